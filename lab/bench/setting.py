"""Boards of setters at work, and what the constraint model says of them: the judge of the workshop."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import product
from typing import NamedTuple, cast

from kropki.generator.board import geometry, rules
from kropki.generator.board.geometry import SIZES, Board, Cell
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Digit, Dot, Link
from kropki.generator.generation import solutions
from kropki.generator.rng import Rng
from kropki.generator.solver import model
from kropki.generator.workshop.analyse import Analysis

_PER_CENT = 100
_SPOILT = 3  # every third board has a wrong given and a wrong dot
_PAIRS = 8  # a cell and a digit, on a large board, of which the model is asked
_FEW = 12  # solutions that the model counts


def board(size: int, number: int) -> Puzzle:
    """Return a board with a share of the clues of a full one, and every third time with wrong ones."""
    rng = Rng(f"workshop/{size}/{number}")
    grid = solutions.pick(geometry.board(size), rng)
    negative = bool(number % 2)
    digits, dots = 5 * rng.below(8), _PER_CENT if negative else 20 + rng.below(70)
    givens = [digit if rng.below(_PER_CENT) < digits else EMPTY for digit in grid.digits]
    drawn = [rules.dot_of(grid.digits[a], grid.digits[b]) for a, b in grid.board.edges]
    drawn = [dot if rng.below(_PER_CENT) < dots else Dot.NONE for dot in drawn]
    if number % _SPOILT == 0:
        givens[rng.below(len(givens))] = 1 + rng.below(size)
        drawn[rng.below(len(drawn))] = rng.choice(list(Dot))
    return Puzzle(size, tuple(givens), tuple(drawn), negative)


def dotted(dots: int, number: int) -> Puzzle:
    """Return a board of 9x9 without givens that has so many dots of a full one, of which some are not drawn."""
    rng = Rng(f"workshop/dots/{dots}/{number}")
    grid = solutions.pick(geometry.board(max(SIZES)), rng)
    drawn = [rules.dot_of(grid.digits[a], grid.digits[b]) for a, b in grid.board.edges]
    chosen = set(rng.shuffled([edge for edge, dot in enumerate(drawn) if dot])[:dots])
    kept = tuple([dot if edge in chosen else Dot.NONE for edge, dot in enumerate(drawn)])
    return Puzzle(grid.size, (EMPTY,) * len(grid.digits), kept, negative=False)


class _Part(NamedTuple):
    """Some clues of a board, as the model reads a puzzle: edges without a clue demand nothing."""

    size: int
    board: Board
    givens: tuple[Digit, ...]
    links: tuple[Link, ...]


def part(puzzle: Puzzle, clues: Collection[int]) -> Puzzle:
    """Return the *clues* of *puzzle* alone, for the model."""
    cells = len(puzzle.givens)
    givens = tuple(given if cell in clues else EMPTY for cell, given in enumerate(puzzle.givens))
    links = tuple(link if cells + edge in clues else Link.FREE for edge, link in enumerate(puzzle.links))
    return cast("Puzzle", _Part(puzzle.size, puzzle.board, givens, links))


def with_clue(puzzle: Puzzle, clue: int, value: int) -> Puzzle:
    """Return *puzzle* with one clue more, or another one there; 0 for none."""
    cells = len(puzzle.givens)
    givens = tuple(value if cell == clue else given for cell, given in enumerate(puzzle.givens))
    dots = tuple(Dot(value) if cells + edge == clue else dot for edge, dot in enumerate(puzzle.dots))
    return replace(puzzle, givens=givens, dots=dots)


def is_possible(puzzle: Puzzle, cell: Cell, digit: Digit) -> bool:
    """Ask the model whether some solution has *digit* in *cell*."""
    fits = puzzle.givens[cell] in (EMPTY, digit)
    return fits and bool(model.solve(with_clue(puzzle, cell, digit), limit=1))


def candidates(puzzle: Puzzle) -> list[set[Digit]]:
    """Return the digits that the model finds for each cell, one solve for each that is not seen before."""
    seen: list[set[Digit]] = [set() for _ in puzzle.givens]
    for cell, digit in product(puzzle.board.cells, puzzle.board.digits):
        if digit not in seen[cell] and puzzle.givens[cell] in (EMPTY, digit):
            for grid in model.solve(with_clue(puzzle, cell, digit), limit=1):
                for each, found in enumerate(grid.digits):
                    seen[each].add(found)
    return seen


def count(puzzle: Puzzle) -> int:
    """Count the solutions of a board by the model, up to a few."""
    return len(model.solve(puzzle, limit=_FEW))


def agrees(puzzle: Puzzle) -> bool:
    """Tell whether the model finds all that the workshop says of *puzzle*, on a large board a sample of it."""
    return all(_judged(puzzle, Analysis(puzzle)))


def _judged(puzzle: Puzzle, found: Analysis) -> Iterator[bool]:
    solutions, known = found.solutions, count(puzzle)
    yield (min(solutions.count, _FEW) == known) if solutions.exact else min(solutions.count, _FEW) <= known
    cells = found.candidates.cells
    if not found.candidates.complete:
        yield all(is_possible(puzzle, cell, digit) for cell, digits in enumerate(cells[:_PAIRS]) for digit in digits)
    elif puzzle.size == max(SIZES):
        rng = Rng(f"judge/{puzzle}")
        pairs = [(rng.choice(puzzle.board.cells), rng.choice(puzzle.board.digits)) for _ in range(_PAIRS)]
        yield all((digit in cells[cell]) == is_possible(puzzle, cell, digit) for cell, digit in pairs)
    else:
        yield [set(cell) for cell in cells] == candidates(puzzle)
    if known == 0:
        clues = set(found.conflict.clues)
        yield not model.solve(part(puzzle, clues), limit=1)
        yield found.conflict.irreducible <= all(model.solve(part(puzzle, clues - {one}), limit=1) for one in clues)
    elif known == 1:
        yield _is_redundancy(puzzle, found)


def _is_redundancy(puzzle: Puzzle, found: Analysis) -> bool:
    """Tell whether the clues that can go are those without which the one solution stays the only one."""
    cells = range(len(puzzle.givens))
    clues = [cell for cell in cells if puzzle.givens[cell] != EMPTY]
    clues += [] if puzzle.negative else [len(cells) + edge for edge, dot in enumerate(puzzle.dots) if dot]
    tried = clues if puzzle.size < max(SIZES) else clues[::_PAIRS]
    goes = {clue for clue in tried if count(with_clue(puzzle, clue, EMPTY)) == 1}
    left = puzzle
    for clue in found.redundant.together:
        left = with_clue(left, clue, EMPTY)
    return goes == set(found.redundant.alone) & set(tried) and count(left) == 1


def boards(number: int) -> Iterator[Puzzle]:
    """Yield so many boards of all sizes, every fifth of them 9x9."""
    sizes = sorted(geometry.SIZES)
    for turn in range(number):
        yield board(sizes[0] if turn % 5 < 2 else sizes[1] if turn % 5 < 4 else sizes[2], turn)
