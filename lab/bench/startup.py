"""Start-up: from the shell's prompt to the first answer, with compiled code in the cache and without."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from statistics import median
from subprocess import run as finished
from tempfile import TemporaryDirectory

from kropki.jit import INTERPRETED
from lab.bench.process import KROPKI, PYTHON, Ended, run
from lab.bench.section import Effort, Row, Section

_IMPORT_S = 0.3
_WARM_S = 1.2
_COMPILING_S = 15
_ONE = "`kropki generate -n 1`"
_COMMANDS = {
    "Python itself": (PYTHON, "-c", "pass"),
    "`import kropki`": (PYTHON, "-c", "import kropki"),
    "`import kropki.generator`": (PYTHON, "-c", "import kropki.generator"),
    "`import kropki.generator.generation.generate`": (PYTHON, "-c", "import kropki.generator.generation.generate"),
    _ONE: (KROPKI, "generate", "-n", "1", "--seed", "bench"),
}
_PUZZLE = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
_AT_FIRST = (  # commands of the README; HARD is a hard puzzle of the seed
    "generate", "generate -d easy", "generate -d hard", "generate -d expert", "generate -d extreme",
    "generate --no-negative -d hard", "generate -n 20 --size 6 -o OUT.ndjson", "generate -n 8 -d easy -o OUT.pdf",
    "generate -o OUT.svg", "generate -n 10 -d medium -o OUT.pdf", "solve HARD --limit 100", "grade HARD",
    "explain HARD", "hint HARD", "why HARD r5c5", "analyse HARD --ask unique_by",
    "analyse HARD --ask conflict --ask argument",
    "complete SMALL -d easy -n 3", "neighbours SMALL --want harder", "import HARD", "dots play",
)  # fmt: skip
_MEDIAN_S, _WORST_S, _LONG_S = 1.5, 5, 10  # of processor time; the last is for extreme ones and some dots
_PROMISED = {"`import kropki`": _IMPORT_S, "`import kropki.generator`": _WARM_S, _ONE: _WARM_S}


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
    for asked in _AT_FIRST:
        spent = [_at_first(asked, f"first/{number}") for number in range(effort.seeds)]
        is_long = "extreme" in asked or "--no-negative" in asked
        what = f"`kropki {asked}` interpreted at first, processor time"
        yield Row(f"{what}, median", median(spent), "s", at_most=None if is_long else _MEDIAN_S)
        yield Row(f"{what}, the most", max(spent), "s", at_most=_LONG_S if is_long else _WORST_S)


def _medians(what: str, ended: list[Ended], at_most: float | None) -> Iterator[Row]:
    yield Row(what, median(each.wall for each in ended), "s", at_most=at_most)
    yield Row(f"{what}, processor time", median(each.processor for each in ended), "s")


def _first_run() -> Ended:
    with TemporaryDirectory() as kept:
        return run(*_COMMANDS[_ONE], **{"NUMBA_CACHE_DIR": kept, INTERPRETED: "0"})


def _at_first(command: str, seed: str) -> float:
    """Run a command as if nothing were compiled yet; return its seconds of processor time."""
    with TemporaryDirectory() as folder:
        texts = {"HARD": _hard(seed), "SMALL": _PUZZLE}
        words = [texts.get(word, word.replace("OUT", f"{folder}/out")) for word in command.split()]
        words += ["--seed", seed] if words[0] in {"generate", "complete", "dots"} else []
        return run(
            KROPKI, *words, **{"NUMBA_CACHE_DIR": folder, INTERPRETED: "1", "PYTHONWARNINGS": "ignore"}
        ).processor


@cache
def _hard(seed: str) -> str:
    made = finished([KROPKI, "generate", "-d", "hard", "--seed", seed], capture_output=True, check=True, text=True)
    return made.stdout.strip()


SECTION = Section(
    "Start-up",
    "Whole processes, one of each in turn, after one of each that does not count; medians. A first run is one with an"
    " empty `NUMBA_CACHE_DIR` that compiles. What is interpreted at first compiles nothing, as commands that are asked"
    " for little do until a warm-up has come to its end; they are those of the README, each with several seeds.",
    rows,
)
