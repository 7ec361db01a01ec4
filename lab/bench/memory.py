"""Memory: the most that a long run and an idle server ever hold."""

from __future__ import annotations

from collections.abc import Iterator

from lab.bench.process import KROPKI, idle_peak, run
from lab.bench.section import Effort, Row, Section

_AT_MOST_MB = 300
_PATHS = ("/kropki?seed=bench", "/kropki?seed=bench&negative=false", "/")


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the peaks."""
    generate = (KROPKI, "generate", "--seed", "bench", "-n")
    alone = run(*generate, str(effort.many), "--workers", "1")
    yield Row(f"`kropki generate -n {effort.many} --workers 1`, peak", alone.peak, "MB", at_most=_AT_MOST_MB)
    workers = run(*generate, str(effort.many), "--workers", "2")
    two = f"`kropki generate -n {effort.many} --workers 2`"
    yield Row(f"{two}, peak, what its processes share counted once", workers.held, "MB", at_most=_AT_MOST_MB)
    yield Row(f"{two}, peaks of its processes added up", workers.peak, "MB")
    yield Row("`kropki serve`, idle, peak", idle_peak(_PATHS), "MB", at_most=_AT_MOST_MB)


SECTION = Section(
    "Memory",
    "The high-water mark of resident memory, as Linux keeps it. Two workers are forked from one process and share most"
    " of what they hold: added up, high-water marks count it several times. What is held together, shared pages in"
    " equal parts (PSS), is looked at twenty times a second, and its highest value given. The server is idle after it"
    " has made a puzzle of each kind and sent the page.",
    rows,
)
