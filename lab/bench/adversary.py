"""Boards that are made to be hard on a solver: all alike, at random, or true ones with one clue spoilt.

The same boards on every machine. Most have no solution or a great many, few have one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from time import process_time

from kropki.generator.board import geometry
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot, OneTwo
from kropki.generator.generation import solutions
from kropki.generator.generation.generate import draw_dots
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel
from kropki.generator.solver.kernel import Outcome
from lab.bench.section import Effort, Row, Section

_PER_CENT = 100
_MILLI = 1e3
_AT_MOST_MS = 50
_AGAIN_MS = 20  # a time from which on it is taken again, for what the machine did meanwhile
RANDOM = (2, 5, 10, 15, 20, 40)  # dots, of a hundred edges
KEPT = (0, 20, 40, 60, 100)  # dots, of a hundred of a full solution's
GIVENS = (0, 2, 8, 17, 24)
SPOILT = ("", "given", "dot")


def rows(effort: Effort) -> Iterator[Row]:
    """Yield how long the slowest board took, of those that were settled and of those that were given up."""
    kernel.solve(_uniform(9, Dot.NONE, negative=True))  # compiled from here on
    answers = [_solve(puzzle) for _, puzzle in boards(effort.boards)]
    settled = [(took, outcome.nodes) for took, outcome in answers if outcome.complete]
    times, nodes = zip(*settled, strict=True)
    yield Row(f"boards of {len(answers)} that were settled", len(settled), "")
    yield Row("the slowest of these", max(times), "ms", at_most=_AT_MOST_MS)
    yield Row("the most nodes of these", max(nodes), "")
    given_up = max((took for took, outcome in answers if not outcome.complete), default=0.0)
    yield Row("the slowest of those that used up the budget", given_up, "ms", at_most=_AT_MOST_MS)


def _solve(puzzle: Puzzle) -> tuple[float, Outcome]:
    """Return the milliseconds of the processor and the outcome."""
    took, outcome = _timed(puzzle)
    if took > _AGAIN_MS:
        took = min(took, *(_timed(puzzle)[0] for _ in range(2)))
    return took, outcome


def _timed(puzzle: Puzzle) -> tuple[float, Outcome]:
    begun = process_time()
    outcome = kernel.solve(puzzle)
    return (process_time() - begun) * _MILLI, outcome


def boards(each: int) -> Iterator[tuple[str, Puzzle]]:
    """Yield boards with their families' names, *each* of every family that has more than one."""
    for size, negative in product(geometry.SIZES, (True, False)):
        rule = f"{size}x{size} {'negative' if negative else 'some dots'}"
        for dot in Dot:
            yield f"{rule}, every edge {dot.name}", _uniform(size, dot, negative=negative)
        most = size**2 // 3
        for share, givens, number in product(RANDOM, GIVENS, range(each)):
            if givens < most:
                name = f"{rule}, {share}% dots and {givens} givens at random"
                yield name, _random(size, share, givens, Rng(f"{name}/{number}"), negative=negative)
        for share, givens, spoilt, number in product((100,) if negative else KEPT, GIVENS, SPOILT, range(each)):
            if givens < most:
                name = f"{rule}, {share}% of the dots and {givens} givens of a solution, {spoilt or 'nothing'} spoilt"
                yield name, _true(size, share, givens, spoilt, Rng(f"{name}/{number}"), negative=negative)


def _uniform(size: int, dot: Dot, *, negative: bool) -> Puzzle:
    return Puzzle(size, (EMPTY,) * size**2, (dot,) * len(geometry.board(size).edges), negative)


def _random(size: int, share: int, givens: int, rng: Rng, *, negative: bool) -> Puzzle:
    dots = [
        rng.choice([Dot.WHITE, Dot.BLACK]) if rng.below(_PER_CENT) < share else Dot.NONE
        for _ in geometry.board(size).edges
    ]
    digits = [EMPTY] * size**2
    for cell in rng.shuffled(range(size**2))[:givens]:
        digits[cell] = 1 + rng.below(size)
    return Puzzle(size, tuple(digits), tuple(dots), negative)


def _true(size: int, share: int, givens: int, spoilt: str, rng: Rng, *, negative: bool) -> Puzzle:  # noqa: PLR0913
    grid = solutions.pick(geometry.board(size), rng)
    dots = [dot if rng.below(_PER_CENT) < share else Dot.NONE for dot in draw_dots(grid, OneTwo.BLACK, rng)]
    cells = rng.shuffled(range(size**2))
    digits = [digit if cell in cells[:givens] else EMPTY for cell, digit in enumerate(grid.digits)]
    if spoilt == "given":
        digits[cells[0]] = 1 + grid.digits[cells[0]] % size
    elif spoilt == "dot":
        edge = rng.below(len(dots))
        dots[edge] = Dot((dots[edge] + 1) % len(Dot))
    return Puzzle(size, tuple(digits), tuple(dots), negative)


SECTION = Section(
    "Boards made to be hard",
    "Of every size and with both rules: boards whose edges are all alike, random dots and givens, and the dots and"
    f" givens of a full solution with one of them changed. A search may visit {kernel.DEFAULT_BUDGET:,} nodes, and says"
    " so where that is not enough. Processor time from a puzzle to its outcome; what takes longer than"
    f" {_AGAIN_MS} ms is done three times, and the least counts.",
    rows,
)
