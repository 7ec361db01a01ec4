"""The API as one process: reads beside a bare endpoint, its health under attack, its start, memory and costs."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from subprocess import Popen
from tempfile import TemporaryDirectory, TemporaryFile
from time import perf_counter, sleep
from typing import IO

from kropki.api.store.repository import Stock
from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot, OneTwo
from kropki.generator.generation.generate import draw_dots, full_solution, generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from kropki.generator.rng import Rng
from lab.bench.load import Outcome, beside, get, load, post
from lab.bench.process import KROPKI, PYTHON, server
from lab.bench.section import FULL, Effort, Row, Section
from lab.bench.watch import own_peak, processor_time

_MILLI = 1e3
_MICRO = 1e6
_CONNECTIONS = 16
_PROBES = 50  # a second
_POLL_S = 0.05  # from one look to the next
_HEALTH = get("/healthz")
_READS = [get(f"/kropki?difficulty={level}") for level in Level]
_LIMITS = ("REQUESTS", "WORK", "SEARCHES", "TIMES", "SHARE")
_UNLIMITED = {f"KROPKI_{limit}": "1000000000" for limit in _LIMITS} | {"KROPKI_METRICS": "off"}


@dataclass(frozen=True, slots=True)
class _Server:
    """A server that runs, and how it is asked."""

    process: Popen[bytes]
    port: int

    def ask(self, requests: Sequence[bytes], number: int, rate: float | None = None) -> tuple[Outcome, float]:
        """Send *number* requests, these in turn; give what came of it, and the processor time of each."""
        before = processor_time(self.process.pid)
        outcome = load(self.port, islice(cycle(requests), number), _CONNECTIONS, rate)
        if set(outcome.statuses) != {200}:
            raise RuntimeError(f"expected every answer to be a 200, got {dict(outcome.statuses)}")
        return outcome, (processor_time(self.process.pid) - before) / number


def rows(effort: Effort) -> Iterator[Row]:
    """Yield what reads take, beside the bare endpoint; then the health, start, memory and costs."""
    with TemporaryDirectory() as folder, TemporaryFile() as errors:
        file = Path(folder) / "stock.db"
        records = _stock(file, effort.stocked)
        constant = Path(folder) / "constant.json"
        constant.write_text(
            json.dumps(sorted((r.as_json(solution=False) for r in records), key=_size)[len(records) // 2])
        )
        settings = {"KROPKI_DATABASE_URL": f"sqlite:///{file}", **_UNLIMITED}
        yield Row("from the start of `kropki serve` to the first puzzle", _start(settings, effort), "s", at_most=3)
        with _ready(errors, settings) as ours:
            with server(errors, PYTHON, "-m", "lab.bench.bare", constant) as other:
                yield from _reads(ours, _Server(*other), effort)
            yield from _many(ours, effort)
            yield from _costs(ours, records, effort)
        with _ready(errors, settings) as ours:
            yield from _health(ours, effort)
        yield Row("a puzzle in the database, SQLite", file.stat().st_size / len(records), "bytes")


@contextmanager
def _ready(errors: IO[bytes], settings: dict[str, str]) -> Iterator[_Server]:
    """Run the service; give it once it is ready, all that it needs compiled or loaded."""
    with server(errors, KROPKI, "serve", **settings) as served:
        ours = _Server(*served)
        while load(ours.port, [get("/readyz")], 1).statuses[200] == 0:
            sleep(_POLL_S)
        yield ours


def _size(plain: dict[str, object]) -> int:
    return len(json.dumps(plain))


def _stock(file: Path, each: int) -> list[Record]:
    """Put *each* puzzles of every level into the database *file*."""
    records = [generate(f"bench/{n}", Request(difficulty=level)) for level in Level for n in range(each)]
    stock = Stock(f"sqlite:///{file}")
    stock.open()
    stock.keep(records, certified=True)
    stock.close()
    return records


def _start(settings: dict[str, str], effort: Effort) -> float:
    """Return the median time of a start, with all that is compiled in the cache."""
    times = []
    for _ in range(effort.service_starts):
        started = perf_counter()
        with TemporaryFile() as errors, server(errors, KROPKI, "serve", **settings) as served:
            _Server(*served).ask(_READS, 1)
            times.append(perf_counter() - started)
    return median(times)


def _reads(ours: _Server, bare: _Server, effort: Effort) -> Iterator[Row]:
    ours.ask(_READS, effort.reads)  # every pool is drawn once, every path is warm
    bare.ask([_HEALTH], effort.reads)
    turns = [(ours.ask(_READS, effort.reads), bare.ask([_HEALTH], effort.reads)) for _ in range(effort.rounds)]
    rate = median(mine.rate for (mine, _), _ in turns)
    yield Row("random reads, per second", rate, "")
    yield Row(
        "a bare endpoint that returns a constant of their size, per second", median(o.rate for _, (o, _) in turns), ""
    )
    share = median(mine.rate / other.rate for (mine, _), (other, _) in turns)
    yield Row("random reads, of every hundred answers of the bare endpoint", share * 100, "", at_least=50)
    yield Row("a random read, processor time", median(each for (_, each), _ in turns) * _MICRO, "µs")
    yield Row("the bare endpoint, processor time", median(each for _, (_, each) in turns) * _MICRO, "µs")
    half, _ = ours.ask(_READS, effort.reads * effort.rounds, rate / 2)
    yield Row("at half that rate, 99 of 100 random reads take less than", half.within(99) * _MILLI, "ms", at_most=50)


def _many(ours: _Server, effort: Effort) -> Iterator[Row]:
    ours.ask(_READS, effort.many_reads)
    what = f"`kropki serve` after {effort.many_reads:,} reads and more, peak"
    yield Row(what, own_peak(ours.process.pid), "MB", at_most=300)


def _health(ours: _Server, effort: Effort) -> Iterator[Row]:
    """Yield how long the health takes to tell while the crowd is there, and how much of a crowd it is."""
    health, crowd = beside(ours.port, [_HEALTH] * effort.probes, _PROBES, others=_crowd(effort.crowd))
    what = f"`GET /healthz` beside {effort.crowd} clients, 99 of 100 take less than"
    yield Row(what, health.within(99) * _MILLI, "ms", at_most=100)
    yield Row("answers to those clients, per second", crowd.rate, "")
    yield Row("of a hundred of them, 503: try again", crowd.statuses[503] * 100 / max(crowd.statuses.total(), 1), "")


def _crowd(clients: int) -> list[bytes]:
    """Return a request for each client: half of them want extreme puzzles, half have boards that are hard to solve."""
    extreme = [get(f"/kropki?difficulty=extreme&seed=bench/{number}") for number in range(clients // 2)]
    boards = [_hard_board(f"bench/{number}") for number in range(clients // 2)]
    return extreme + [_question("solve", board) for board in boards]


def _hard_board(seed: str) -> Puzzle:
    """Return a board with a few of the dots of a solution and no given: many solutions, or a long search for one."""
    dots = draw_dots(full_solution(seed, Request()), OneTwo.BLACK, Rng(seed))
    kept = set(random.Random(seed).sample(range(len(dots)), 30))
    return Puzzle(9, (EMPTY,) * 81, tuple(dot if n in kept else Dot.NONE for n, dot in enumerate(dots)), negative=True)


def _costs(ours: _Server, records: Sequence[Record], effort: Effort) -> Iterator[Row]:
    """Yield the processor time of the sorts of requests that there are."""
    puzzles = [ken.parse(record.ken) for record in records[:: max(len(records) // 50, 1)]]
    ids = [record.id for record in records[:: max(len(records) // 50, 1)]]
    entries = {"entries": "." * 81}
    sorts = {
        "a puzzle by its id": [get(f"/kropki/{known}") for known in ids],
        "a drawing (SVG)": [get(f"/kropki/{known}.svg") for known in ids],
        "a picture (PNG)": [get(f"/kropki/{known}.png") for known in ids],
        "the page": [get("/")],
        "a medium puzzle by its seed": [get(f"/kropki?seed=cost/{n}") for n in range(effort.asked)],
        "an extreme puzzle by its seed": [
            get(f"/kropki?difficulty=extreme&seed=cost/{n}") for n in range(effort.asked)
        ],
        "is it unique? (solve)": [_question("solve", puzzle) for puzzle in puzzles],
        "how hard is it? (grade)": [_question("grade", puzzle) for puzzle in puzzles],
        "what is next? (hint)": [_question("hint", puzzle, **entries) for puzzle in puzzles],
        "is it right so far? (check)": [_question("check", puzzle, **entries) for puzzle in puzzles],
    }
    for sort, requests in sorts.items():
        _, each = ours.ask(requests, effort.asked)
        yield Row(f"{sort}, processor time", each * _MILLI, "ms")


def _question(what: str, puzzle: Puzzle, **more: str) -> bytes:
    return post(f"/kropki/{what}", json.dumps({"ken": ken.write(puzzle), "negative": puzzle.negative, **more}))


SECTION = Section(
    "The API",
    f"`kropki serve`, one process, with a stock in SQLite and no limits; the load comes from this process, over"
    f" {_CONNECTIONS} connections that are kept. Reads are of all levels in turn; they and the bare endpoint, which"
    " has the same server with the same options, take turns, and the medians stand here. The health is asked"
    f" {_PROBES} times a second while {FULL.crowd} clients ask without a pause, one half for extreme puzzles by seed,"
    " the other half for the solutions of boards with few dots. The processor time is that of the whole process.",
    rows,
)
