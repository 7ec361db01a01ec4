"""Start-up: from the shell's prompt to the first puzzle, with compiled code in the cache and without."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from tempfile import TemporaryDirectory

from lab.bench.process import KROPKI, PYTHON, Ended, run
from lab.bench.section import Effort, Row, Section

_IMPORT_S = 0.3
_WARM_S = 1.2
_COMPILING_S = 15
_ONE = "`kropki generate -n 1`"
_COMMANDS = {
    "Python itself": (PYTHON, "-c", "pass"),
    "`import kropki`": (PYTHON, "-c", "import kropki"),
    "`import generator`": (PYTHON, "-c", "import generator"),
    "`import generator.generation.generate`": (PYTHON, "-c", "import generator.generation.generate"),
    _ONE: (KROPKI, "generate", "-n", "1", "--seed", "bench"),
}
_PROMISED = {"`import kropki`": _IMPORT_S, "`import generator`": _WARM_S, _ONE: _WARM_S}


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the medians of real and processor time of each command, then of a first run."""
    for command in _COMMANDS.values():
        run(*command)
    rounds = [{what: run(*command) for what, command in _COMMANDS.items()} for _ in range(effort.starts)]
    for what in _COMMANDS:
        yield from _medians(what, [ended[what] for ended in rounds], _PROMISED.get(what))
    first = [_first_run() for _ in range(effort.first_runs)]
    yield from _medians(f"{_ONE}, nothing compiled yet", first, None)
    compiling = median(each.processor for each in first) - median(ended[_ONE].processor for ended in rounds)
    yield Row("compiling, processor time: the difference", compiling, "s", at_most=_COMPILING_S)


def _medians(what: str, ended: list[Ended], at_most: float | None) -> Iterator[Row]:
    yield Row(what, median(each.wall for each in ended), "s", at_most=at_most)
    yield Row(f"{what}, processor time", median(each.processor for each in ended), "s")


def _first_run() -> Ended:
    with TemporaryDirectory() as cache:
        return run(*_COMMANDS[_ONE], NUMBA_CACHE_DIR=cache)


SECTION = Section(
    "Start-up",
    "Whole processes, one of each in turn, after one of each that does not count; medians. A first run is one with an"
    " empty `NUMBA_CACHE_DIR`.",
    rows,
)
