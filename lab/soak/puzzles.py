"""The generator against the constraint model: puzzles of every size, kind and level, each certified and checked.

The model shares no code with the solver that made the puzzle;
``check.faults`` finds everything else in a record again. The clues of the seed's first full solution are dropped by the
plain search, too, and have to be the same. The same seeds, and so the same
puzzles, on every machine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from time import perf_counter

from kropki.generator.batch import executors
from kropki.generator.board import ken
from kropki.generator.board.rules import OneTwo
from kropki.generator.errors import BudgetError, KropkiError
from kropki.generator.generation import verify
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import LEVELS, Request
from kropki.generator.solver import model
from lab.bench.report import bullets, machine
from lab.soak import thinning

_SEED = "soak"
_TURN = 100  # puzzles from one line of progress to the next
_SEEDS = 50  # seeds that may give no puzzle, one after the other


@dataclass(frozen=True, slots=True)
class Looked:
    """What came of one puzzle."""

    request: int  # its index in REQUESTS
    misses: int  # seeds before it that gave no puzzle
    seconds: float  # to make it
    faults: tuple[str, ...]


def requests() -> Iterator[Request]:
    """Yield all that is asked for: each level of each kind and none, with each dot for 1-2, and symmetric givens."""
    for (size, negative), levels in LEVELS.items():
        for level in (*levels, None):
            for one_two in OneTwo:
                yield Request(size=size, negative=negative, difficulty=level, one_two=one_two)
            yield Request(size=size, negative=negative, difficulty=level, symmetric=True)
        yield Request(size=size, negative=negative, sampling=size * size // 3)


REQUESTS = tuple(requests())


def look(request: int, index: int) -> Looked:
    """Make puzzle *index* of a request, and tell what is wrong with it."""
    for misses in range(_SEEDS):
        seed = f"{_SEED}/{request}/{index}/{misses}"
        start = perf_counter()
        try:
            made = generate(seed, REQUESTS[request])
        except BudgetError:
            continue
        seconds = perf_counter() - start
        found = [f"{seed}: {fault} ({made.ken})" for fault in faults(made, request)]
        return Looked(request, misses, seconds, (*found, *thinning.faults(f"{seed}/0", REQUESTS[request])))
    return Looked(request, _SEEDS, 0.0, (f"{REQUESTS[request]}: no puzzle of {_SEEDS} seeds",))


def faults(made: Record, request: int) -> Iterator[str]:
    """Yield what the model, the check and a look at the request find wrong with *made*."""
    puzzle = made.puzzle
    try:
        found = [ken.write_grid(grid) for grid in model.solve(puzzle)]
        if found != [made.solution]:
            yield f"model: expected the solution {made.solution} alone, got {found}"
    except KropkiError as error:
        yield f"model: {error.message}"
    yield from verify.faults(made)
    asked = REQUESTS[request]
    if (made.size, made.negative) != (asked.size, asked.negative) or not (
        made.difficulty and asked.allows(made.difficulty)
    ):
        yield f"request: expected {asked}, got {made.difficulty}"
    if asked.symmetric and not verify.is_symmetric(puzzle):
        yield "request: expected symmetric givens"


def soak(number: int, workers: int) -> list[Looked]:
    """Look at *number* puzzles, each request in turn."""
    found: list[Looked] = []
    start = perf_counter()
    with executors.local(workers) as pool:
        while len(found) < number:
            turn = range(len(found), min(number, len(found) + _TURN))
            tasks = [pool.submit(look, index % len(REQUESTS), index // len(REQUESTS)) for index in turn]
            found += [task.result() for task in tasks]
            bad = sum(bool(each.faults) for each in found)
            words = f"{len(found)} of {number} puzzles, {bad} with faults, {perf_counter() - start:.0f} s"
            print(words, file=sys.stderr, flush=True)
    return found


def report(found: Sequence[Looked]) -> Iterator[str]:
    """Yield the lines of the report."""
    bad = [fault for each in found for fault in each.faults]
    yield "# Puzzles against the constraint model\n"
    yield f"Made by `scripts/lab soak.puzzles -n {len(found)}` on {machine()}.\n"
    yield (
        f"{len(found):,} puzzles for {len(REQUESTS)} requests in turn: each level of each kind and none in particular, "
        "with each dot for a pair 1-2, with symmetric givens, from a partial start. Each was solved by CPMpy (exactly "
        "one solution, that of the record), looked at by `check.faults` (form, solution, level, nothing to spare) and "
        "held to its request. The plain search had to drop the same clues of the seed's first full solution: "
        f"**{len(bad)} faults**.\n"
    )
    yield from bullets(bad)
    yield "| Size | Kind | Level | Puzzles | Faults | Seeds without one | Slowest to make |"
    yield "|--:|---|---|--:|--:|--:|--:|"
    for kind, of_kind in groupby(
        sorted(found, key=lambda each: each.request), lambda each: _kind(REQUESTS[each.request])
    ):
        yield _row(kind, list(of_kind))


def _kind(request: Request) -> str:
    return f"{request.size} | {'negative' if request.negative else 'some dots'} | {request.difficulty or 'any'}"


def _row(kind: str, found: Sequence[Looked]) -> str:
    bad = sum(len(each.faults) for each in found)
    misses = sum(each.misses for each in found)
    slowest = max(each.seconds for each in found)
    return f"| {kind} | {len(found)} | {bad} | {misses} | {slowest:.2f} s |"


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab soak.puzzles", description=__doc__)
    reader.add_argument("-n", "--number", type=int, default=10_000, help="puzzles to look at")
    reader.add_argument("--workers", type=int, default=executors.processors(), help="processes that look")
    given = reader.parse_args()
    found = soak(given.number, given.workers)
    print("\n".join(report(found)))
    sys.exit(any(each.faults for each in found))


if __name__ == "__main__":
    main()
