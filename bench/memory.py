"""Memory: the most that a long run and an idle server ever hold, and whether the judge is in it."""

from __future__ import annotations

from collections.abc import Iterator

from bench.process import KROPKI, judges_modules, run, serve
from bench.section import Effort, Row, Section

_AT_MOST = 300  # megabytes
_PATHS = ("/kropki?seed=bench", "/kropki?seed=bench&negative=false", "/")


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the peaks, and the counts of modules that should not be there."""
    generate = (KROPKI, "generate", "--seed", "bench", "-n")
    alone = run(*generate, str(effort.many), "--workers", "1")
    yield Row(f"`kropki generate -n {effort.many} --workers 1`, peak", alone.peak, "MB", at_most=_AT_MOST)
    workers = run(*generate, str(effort.many))
    yield Row(f"`kropki generate -n {effort.many}`, peak of all its processes", workers.peak, "MB", at_most=_AT_MOST)
    loaded = judges_modules(*generate, "1")
    yield Row("`kropki generate`, modules of CPMpy and OR-Tools imported", loaded, "", at_most=0)
    idle = serve(_PATHS)
    yield Row("`kropki serve`, idle, peak", idle.peak, "MB", at_most=_AT_MOST)
    yield Row("`kropki serve`, modules of CPMpy and OR-Tools imported", idle.judges_modules, "", at_most=0)


SECTION = Section(
    "Memory",
    "The high-water mark of resident memory, as Linux keeps it; those of several processes are added up, though they"
    " share a part. By default, `kropki generate` starts a worker for each processor once many puzzles are asked for."
    " The server is idle after it has made a puzzle of each kind and sent the page.",
    rows,
)
