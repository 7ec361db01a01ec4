"""The report of a soak of the service, in Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from statistics import median
from typing import TypeVar

from lab.bench.report import bullets, machine
from lab.soak.monitor import PEACE, Diary

Row = TypeVar("Row", bound=str)
_ROWS = 12  # of the table of the last process
_LOOKED_FOR = """\
Looked for: a status that the request does not allow (any 500), an error that is no problem document, a 503
without `Retry-After`, an answer that does not come, a puzzle that was acknowledged and is lost or is another one,
a seed with two puzzles, an error or a line of more than 1,500 characters in the log, descriptors that are not given
back, memory that grows.
"""


def report(diary: Diary, minutes: float) -> Iterator[str]:
    """Yield its lines."""
    yield "# The service on bad days\n"
    yield f"Made by `scripts/lab soak.api --minutes {minutes:g}` on {machine()}; load and service share it.\n"
    yield (
        f"{sum(diary.answers.values()):,} requests of every kind "
        f"in {diary.passed / 60:.1f} minutes, with PostgreSQL, "
        f"{sum(diary.troubles.values())} faults and {diary.service.life} starts of the service: "
        f"**{len(diary.wrong)} things wrong**.\n"
    )
    yield from bullets(diary.wrong)
    yield _LOOKED_FOR
    yield "## Answers\n"
    times = {name: f" ({number} times)" for name, number in diary.troubles.items()}
    answers = {(name, "no answer"): 0 for name in times} | diary.answers  # nothing may have been asked meanwhile
    yield from _table(
        "Fault at that time",
        Counter({(f"{name}{times.get(name, '')}", outcome): number for (name, outcome), number in answers.items()}),
    )
    yield "\n`no answer`: the service was down, killed or restarted.\n"
    yield from _table("Kind of request", diary.kinds)
    yield "\n## What the last process held\n"
    before, after = diary.growth()
    yield f"Medians. Memory in its second eighth {before:.0f} MB, in its last {after:.0f} MB."
    yield f"{diary.looks[0][1].descriptors} descriptors before all, {diary.looks[-1][1].descriptors} at rest after all."
    yield f"The log has {diary.lines:,} lines, the longest of {diary.longest:,} characters.\n"
    yield from _life(diary)


def _table(what: str, counted: Counter[tuple[str, str]]) -> Iterator[str]:
    columns = sorted({outcome for _, outcome in counted})
    names = sorted({name for name, _ in counted}, key=lambda name: (name != PEACE, name))
    yield f"| {what} | {' | '.join(columns)} |"
    yield f"|---|{'--:|' * len(columns)}"
    yield from (f"| {name} | {' | '.join(_number(counted[name, column]) for column in columns)} |" for name in names)


def _number(number: int) -> str:
    return f"{number:,}" if number else ""


def _life(diary: Diary) -> Iterator[str]:
    looks = diary.last_life()
    size = max(len(looks) // _ROWS, 1)
    yield "| Minutes | Memory | Descriptors | Threads |"
    yield "|---|--:|--:|--:|"
    for start in range(0, len(looks), size):
        part = looks[start : start + size]
        yield (
            f"| {part[0][0] / 60:.1f} to {part[-1][0] / 60:.1f} | {_median(look.memory for _, look in part)} MB | "
            f"{_median(look.descriptors for _, look in part)} | {_median(look.threads for _, look in part)} |"
        )


def _median(values: Iterable[float]) -> str:
    return f"{median(values):.0f}"
