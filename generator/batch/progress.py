"""What a long run writes to standard error: how far it is, what it left out, the command that makes it again.

A line that is always written anew on a terminal, one now and then elsewhere, a summary at the end. Knows a plan
and its results, not where they go.
"""

from __future__ import annotations

import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from kropki.generator.batch.runner import BatchState, Plan, shortages
from kropki.generator.batch.worker import Made, Missed, Result, Why
from kropki.generator.errors import KropkiError
from kropki.generator.generation.record import Record

FIRST_REPORT_S = 10.0  # from the start, where standard error is no terminal
REPORT_EVERY_S = 30.0
REDRAW_S = 0.1  # on a terminal
Clock = Callable[[], float]


class Progress:
    """Watches the results of a run and reports on them; a *quiet* one reports only what failed.

    Of a run for one puzzle it says no more than the command for the same one again.
    """

    def __init__(
        self,
        plan: Plan,
        state: BatchState,
        *,
        workers: int,
        quiet: bool,
        clock: Clock = time.monotonic,
    ) -> None:
        self._plan = plan
        self._state = state
        self._workers = workers
        self._quiet = quiet or plan.number == 1
        self._tells_again = not quiet
        self._stream = sys.stderr
        self._clock = clock
        self._start = clock()
        self._first = 0.0
        self._on_screen = not self._quiet and self._stream.isatty()
        self._next = self._start + (0 if self._on_screen else FIRST_REPORT_S)
        self._before = state.total
        self._failed_before = state.failed
        self._missed: Counter[Why] = Counter()
        self._levels: Counter[str] = Counter()

    def watch(self, results: Iterator[Result]) -> Iterator[Result]:
        """Yield *results*, and count and report them."""
        for result in results:
            yield result
            if isinstance(result, Made):
                self._count(result.record)
                self._first = self._first or self._clock()
                self._show()
            else:
                self._note(result)

    def summary(self, again: str) -> None:
        """Say what was made and left out, which targets were not met, and the command *again* for the same."""
        self.close()
        if self._failed_before:
            self._say(f"seeds that failed before: {self._failed_before}", loud=True)
        for target, made in shortages(self._plan, self._state):
            self._say(f"{target.name}: only {made} of {target.count}, given up within the budget", loud=True)
        self._say(self._made())
        left_out = [f"{count} x {why}" for why, count in sorted(self._missed.items())]
        if left_out:
            self._say(f"seeds passed over: {', '.join(left_out)}")
        if self._tells_again:
            self._print(f"again: {again}")  # as it is: a seed may have more spaces than one, but no end of a line

    def cut_off(self, part: Path, records: int) -> None:
        """Say that the *records* of a run that is cut off are in *part*."""
        self.close()
        if records:
            self._say(f"{records} of {self._plan.number} puzzles are in {part}; --resume goes on", loud=True)

    def close(self) -> None:
        """Take the line on the screen away."""
        self._draw("")

    def _count(self, made: Record) -> None:
        self._levels[made.difficulty.level if made.difficulty else ""] += 1

    def _note(self, missed: Missed) -> None:
        """Count *missed*; where only one puzzle was asked for, there is nothing else to tell."""
        if self._plan.number == 1:
            raise KropkiError(missed.message, code=missed.code)
        self._missed[missed.why] += 1
        if missed.why is Why.FAILED:
            self._say(f"seed {missed.seed!r} failed: {missed.message}", loud=True)

    def _show(self) -> None:
        if self._clock() >= self._next:
            self._next = self._clock() + (REDRAW_S if self._on_screen else REPORT_EVERY_S)
            line = f"{self._made()}, {_duration(self._seconds_left())} left"
            (self._draw if self._on_screen else self._say)(line)

    def _made(self) -> str:
        total = f"{self._state.total} of {self._plan.number} puzzles"
        kept = f", {self._before} of them before" if self._before else ""
        seconds = self._clock() - self._start
        workers = f"{self._workers} worker{'s' if self._workers > 1 else ''}"
        return f"{total}{kept} in {_duration(seconds)}, {self._rate():.1f} a second with {workers}{self._by_level()}"

    def _rate(self) -> float:
        return (self._state.total - self._before) / max(self._clock() - self._start, 1e-9)

    def _seconds_left(self) -> float:
        """Guess from the pace since the first puzzle: before it, the workers were on their way."""
        pace = (self._clock() - self._first) / max(self._state.total - self._before - 1, 1)
        return pace * (self._plan.number - self._state.total)

    def _by_level(self) -> str:
        levels = ", ".join([f"{level} {count}" for level, count in self._levels.items()])
        return f": {levels}" if levels else ""

    def _say(self, text: str, *, loud: bool = False) -> None:
        if loud or not self._quiet:
            self._draw("")
            self._print(" ".join(text.split()))

    def _draw(self, text: str) -> None:
        """Write *text* over the line on the screen, where there is one."""
        if self._on_screen:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\x1b[K{text[:width]}", end="", file=self._stream, flush=True)

    def _print(self, text: str) -> None:
        print(f"kropki: {text}", file=self._stream, flush=True)


def _duration(seconds: float) -> str:
    """Write a time for people.

    >>> _duration(7.25), _duration(90), _duration(7290)
    ('7.2 s', '1 min 30 s', '2 h 1 min')
    """
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 60:
        return f"{minutes} min {rest} s"
    return f"{minutes // 60} h {minutes % 60} min"
