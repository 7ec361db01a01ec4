"""The diary of a soak: what was answered and when, what the process held, and what was wrong."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import monotonic

from lab.soak.service import Look, Service

PEACE = "none"
_AFTER_FAULT_S = 5.0  # after a fault that still count as its time
_LONGEST = 1500  # characters of a line of the log; a traceback's lines are shorter
_GROWTH_MB = 16.0  # that the last process may grow from its second eighth to its last
_WARM_UP_S = 300  # for which a process may grow as it likes: everything is done for the first time
_MORE_DESCRIPTORS = 30  # descriptors more than at the start: connections to the database are kept
_DRAIN_S = 40  # for which the service may need to let go of its clients
_TOLD = 50  # wrong things that are kept word by word


class Diary:
    """What is written down while *service* is loaded for so many *seconds*."""

    def __init__(self, service: Service, seconds: float) -> None:
        self.service = service
        self.seconds = seconds
        self.answers: Counter[tuple[str, str]] = Counter()  # (trouble, outcome)
        self.kinds: Counter[tuple[str, str]] = Counter()  # (kind of request, outcome)
        self.troubles: Counter[str] = Counter()
        self.looks: list[tuple[float, Look]] = [(0.0, service.look())]
        self.wrong: list[str] = []
        self.lines = 0
        self.longest = 0
        self._began = monotonic()
        self._trouble = PEACE
        self._over = 0.0

    @property
    def passed(self) -> float:
        """The seconds since the beginning."""
        return monotonic() - self._began

    @property
    def now(self) -> str:
        """The trouble of this moment."""
        return self._trouble if self._over > monotonic() else PEACE

    @contextmanager
    def trouble(self, name: str) -> Iterator[None]:
        """Write down that there is trouble, and for a moment after it."""
        self.troubles[name] += 1
        self._trouble, self._over = name, float("inf")
        yield
        self._over = monotonic() + min(_AFTER_FAULT_S, self.seconds / 60)

    def answered(self, trouble: str, kind: str, outcome: str, fault: str | None) -> None:
        """Write down an answer, or that there was none."""
        self.answers[trouble, outcome] += 1
        self.kinds[kind, outcome] += 1
        if fault:
            self.note(f"{kind}, {trouble}: {fault}")

    def note(self, fault: str) -> None:
        """Write down what should not be."""
        if len(self.wrong) < _TOLD:
            self.wrong.append(f"{self.passed:.0f} s: {fault}")

    def look(self) -> None:
        """Write down what the process holds."""
        if self.service.is_up:
            self.looks.append((self.passed, self.service.look()))

    async def rest(self) -> None:
        """Wait until the clients are let go; look at what the process still holds."""
        late = monotonic() + _DRAIN_S
        first = self.looks[0][1].descriptors
        while self.service.look().descriptors > first + _MORE_DESCRIPTORS and monotonic() < late:
            await asyncio.sleep(1)
        self.look()
        last = self.looks[-1][1].descriptors
        if last > first + _MORE_DESCRIPTORS:
            self.note(f"{last} descriptors are left, at the start there were {first}")
        before, after = self.growth()
        if self.looks[-1][0] - self.last_life()[0][0] > _WARM_UP_S and after > before + _GROWTH_MB:
            self.note(f"memory has grown from {before:.0f} MB to {after:.0f} MB")

    def last_life(self) -> list[tuple[float, Look]]:
        """Return the looks at the last process."""
        life = self.looks[-1][1].life
        return [(at, look) for at, look in self.looks if look.life == life]

    def growth(self) -> tuple[float, float]:
        """Return the median memory of the last process in its second eighth and in its last, in megabytes."""
        memory = [look.memory for _, look in self.last_life()]
        part = max(len(memory) // 8, 1)
        return median(memory[part : 2 * part] or memory), median(memory[-part:])

    def read_log(self) -> None:
        """Look for faults in the log of the service."""
        lines = self.service.log.read_text(errors="replace").splitlines()
        self.lines, self.longest = len(lines), max(map(len, lines), default=0)
        for number, line in enumerate(lines):
            if line.startswith("Traceback"):
                after = (each for each in lines[number + 1 :] if not each.startswith((" ", "{")))
                self.note(f"in the log, after {lines[number - 1]!r}: {next(after, '')}")
        if self.longest > _LONGEST:
            self.note(f"a line of the log has {self.longest} characters")
