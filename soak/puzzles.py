"""The generator against the judge: puzzles of every size, kind and level, each certified and checked.

The judge is the constraint model, which shares no code with the solver that made the puzzle;
``check.faults`` finds everything else in a record again. The same seeds, and so the same
puzzles, on every machine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from time import perf_counter

from bench.report import machine
from generator.batch import executors
from generator.board import ken
from generator.board.rules import OneTwo
from generator.errors import BudgetError, KropkiError
from generator.generation import verify
from generator.generation.generate import generate
from generator.generation.record import Record
from generator.generation.request import LEVELS, Request
from generator.solver import model

_SEED = "soak"
_TURN = 100  # puzzles from one line of progress to the next
_PATIENCE = 50  # seeds that may give no puzzle, one after the other


@dataclass(frozen=True, slots=True)
class Looked:
    """What came of one puzzle."""

    wish: int  # its place among the wishes
    barren: int  # seeds before it that gave no puzzle
    seconds: float  # to make it
    faults: tuple[str, ...]


def wishes() -> Iterator[Request]:
    """Yield all that is asked for: each level of each kind and none, with each dot for 1-2, and symmetric givens."""
    for (size, negative), levels in LEVELS.items():
        for level in (*levels, None):
            for one_two in OneTwo:
                yield Request(size=size, negative=negative, difficulty=level, one_two=one_two)
            yield Request(size=size, negative=negative, difficulty=level, symmetric=True)
        yield Request(size=size, negative=negative, sampling=size * size // 3)


WISHES = tuple(wishes())


def look(wish: int, index: int) -> Looked:
    """Make puzzle *index* of a wish, and tell what is wrong with it."""
    for barren in range(_PATIENCE):
        seed = f"{_SEED}/{wish}/{index}/{barren}"
        start = perf_counter()
        try:
            made = generate(seed, WISHES[wish])
        except BudgetError:
            continue
        seconds = perf_counter() - start
        return Looked(wish, barren, seconds, tuple(f"{seed}: {fault} ({made.ken})" for fault in faults(made, wish)))
    return Looked(wish, _PATIENCE, 0.0, (f"{WISHES[wish]}: no puzzle of {_PATIENCE} seeds",))


def faults(made: Record, wish: int) -> Iterator[str]:
    """Yield what the judge, the check and a look at what was asked for find wrong with *made*."""
    puzzle = made.puzzle
    try:
        found = [ken.write_grid(grid) for grid in model.solve(puzzle)]
        if found != [made.solution]:
            yield f"judge: expected the solution {made.solution} alone, got {found}"
    except KropkiError as error:
        yield f"judge: {error.message}"
    yield from verify.faults(made)
    asked = WISHES[wish]
    if (made.size, made.negative) != (asked.size, asked.negative) or not (
        made.difficulty and asked.allows(made.difficulty)
    ):
        yield f"wish: expected {asked}, got {made.difficulty}"
    if asked.symmetric and not verify.is_symmetric(puzzle):
        yield "wish: expected symmetric givens"


def soak(number: int, workers: int) -> list[Looked]:
    """Look at *number* puzzles, each wish in turn."""
    found: list[Looked] = []
    start = perf_counter()
    with executors.local(workers) as hands:
        while len(found) < number:
            turn = range(len(found), min(number, len(found) + _TURN))
            tasks = [hands.submit(look, index % len(WISHES), index // len(WISHES)) for index in turn]
            found += [task.result() for task in tasks]
            bad = sum(bool(each.faults) for each in found)
            words = f"{len(found)} of {number} puzzles, {bad} with faults, {perf_counter() - start:.0f} s"
            print(words, file=sys.stderr, flush=True)
    return found


def report(found: Sequence[Looked]) -> Iterator[str]:
    """Yield the lines of the report."""
    bad = [fault for each in found for fault in each.faults]
    yield "# Puzzles against the judge\n"
    yield f"Made by `scripts/soak-puzzles -n {len(found)}` on {machine()}.\n"
    yield (
        f"{len(found):,} puzzles for {len(WISHES)} wishes in turn: each level of each kind and none in particular, "
        "with each dot for a pair 1-2, with symmetric givens, from a partial start. Each was solved by CPMpy (exactly "
        "one solution, that of the record), looked at by `check.faults` (form, solution, level, nothing to spare) and "
        f"held to its wish: **{len(bad)} faults**.\n"
    )
    yield from (f"- {fault}" for fault in bad)
    yield from [""] if bad else []
    yield "| Size | Kind | Level | Puzzles | Faults | Seeds without one | Slowest to make |"
    yield "|--:|---|---|--:|--:|--:|--:|"
    for shelf, of_shelf in groupby(sorted(found, key=lambda each: each.wish), lambda each: _shelf(WISHES[each.wish])):
        yield _row(shelf, list(of_shelf))


def _shelf(wish: Request) -> str:
    return f"{wish.size} | {'negative' if wish.negative else 'some dots'} | {wish.difficulty or 'any'}"


def _row(shelf: str, found: Sequence[Looked]) -> str:
    bad = sum(len(each.faults) for each in found)
    barren = sum(each.barren for each in found)
    slowest = max(each.seconds for each in found)
    return f"| {shelf} | {len(found)} | {bad} | {barren} | {slowest:.2f} s |"


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/soak-puzzles", description=__doc__)
    reader.add_argument("-n", "--number", type=int, default=10_000, help="puzzles to look at")
    reader.add_argument("--workers", type=int, default=executors.processors(), help="processes that look")
    given = reader.parse_args()
    found = soak(given.number, given.workers)
    print("\n".join(report(found)))
    sys.exit(any(each.faults for each in found))


if __name__ == "__main__":
    main()
