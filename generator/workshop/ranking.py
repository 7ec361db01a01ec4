"""Which one more clue leaves the fewest of a board's many solutions: digits and dots, ranked.

With a symmetry, a dot comes with its images, and what they leave together is counted.

Where all solutions were counted, what each clue leaves is counted among them. Where there are too many, the
sample of them says which clues leave the smallest share, and the best of these are counted by a search.
With the negative rule a dot takes the place of a gap: that is another board, and always a search.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from kropki.generator.board import rules
from kropki.generator.board.geometry import SIZES, Permutation
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.solver.tables import Flags
from kropki.generator.workshop.clues import Clue, Clues
from kropki.generator.workshop.counting import Counting

LISTED = 60  # clues at most
_SEARCHED = 240  # of the best by the sample
_LIMIT = 20  # solutions that such a search counts
_EACH = 3000  # nodes of such a search, at most
_BUDGETS = 4  # there are hundreds of clues to try


@dataclass(frozen=True, slots=True)
class Proposal:
    """One more clue: a digit in a cell, or a dot on an edge. It leaves *left* solutions, or more if not *exact*.

    *images* are clues of the same value that come with it.
    """

    clue: Clue  # as in ``clues``
    value: int  # the digit, or the dot
    left: int
    exact: bool
    share: float  # of the solutions known, for the order of those that leave many
    images: tuple[Clue, ...] = ()

    @property
    def clues(self) -> tuple[Clue, ...]:
        """The clue and its images."""
        return (self.clue, *self.images)


@dataclass(frozen=True, slots=True)
class Ranking:
    """Proposals for *puzzle*, those that leave the fewest solutions first; not all that there are if not *complete*."""

    puzzle: Puzzle
    proposals: tuple[Proposal, ...]
    complete: bool

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values."""
        return {"clues": [self._plain(each) for each in self.proposals], "complete": self.complete}

    def _plain(self, each: Proposal) -> dict[str, Any]:
        counted = {"left": each.left, "exact": each.exact}
        if each.clue < len(self.puzzle.givens):
            return {"cell": self.puzzle.board.name(each.clue), "digit": each.value, **counted}
        edge, *images = map(self._edge, each.clues)
        return {"edge": edge, "dot": Dot(each.value).name.lower(), "images": images, **counted}

    def _edge(self, clue: Clue) -> list[str]:
        board = self.puzzle.board
        return [board.name(cell) for cell in board.edges[clue - len(self.puzzle.givens)]]


def rank(counting: Counting, symmetry: Permutation | None = None) -> Ranking:
    """Return the best further clues of a board that has several solutions, dots with their images by *symmetry*."""
    puzzle = counting.puzzle
    all_known = counting.solutions.exact
    digits, dots = list(_digits(puzzle)), list(_dots(puzzle, symmetry))
    known = [_among(counting, each) for each in (digits if puzzle.negative else digits + dots)]
    known = sorted((each for each in known if each.left or not all_known), key=_key)
    clues = Clues(puzzle, budget=_BUDGETS * counting.budget)
    to_search = [] if all_known else known[:_SEARCHED]
    to_search += dots if puzzle.negative else []  # each in the place of a gap
    searched = [_searched(clues, each) for each in to_search]
    found = [each for each in (*(known if all_known else ()), *searched) if each and each.left]
    complete = None not in searched and (all_known or len(known) <= _SEARCHED) and len(found) <= LISTED
    return Ranking(puzzle, tuple(sorted(found, key=_key)[:LISTED]), complete)


def _key(each: Proposal) -> tuple[bool, int, float, Clue, int]:
    return not each.exact, each.left, each.share, each.clue, each.value


def _digits(puzzle: Puzzle) -> Iterator[Proposal]:
    """Yield each digit for an open cell."""
    for cell, given in enumerate(puzzle.givens):
        if given == EMPTY:
            yield from (Proposal(cell, digit, 0, exact=False, share=0.0) for digit in puzzle.board.digits)


def _dots(puzzle: Puzzle, symmetry: Permutation | None) -> Iterator[Proposal]:
    """Yield each dot for an edge without one, with its images; none where an image has the other colour."""
    board, cells = puzzle.board, len(puzzle.givens)
    powers = [] if symmetry is None else board.powers(symmetry)
    for edge in range(len(puzzle.dots)):
        images = sorted({edge, *(board.edge_across(edge, power) for power in powers)})
        for dot in (Dot.WHITE, Dot.BLACK):
            first, *others = [cells + each for each in images if puzzle.dots[each] is not dot] or [0]
            if first == cells + edge and all(puzzle.dots[each] in {Dot.NONE, dot} for each in images):
                yield Proposal(first, int(dot), 0, exact=False, share=0.0, images=tuple(others))


def _among(counting: Counting, each: Proposal) -> Proposal:
    """Return the same clue with what it leaves of the solutions known."""
    known, puzzle = counting.known, counting.puzzle
    if each.clue < len(puzzle.givens):
        fits = known[:, each.clue] == each.value
    else:
        ends = np.array([puzzle.board.edges[clue - len(puzzle.givens)] for clue in each.clues]).T
        fits = _agree(Dot(each.value))[known[:, ends[0]], known[:, ends[1]]].all(axis=1)
    left = int(fits.sum())
    return replace(each, left=left, exact=counting.solutions.exact, share=left / max(len(known), 1))


@cache
def _agree(dot: Dot) -> Flags:
    """Return whether *dot* may join two digits, by these."""
    digits = range(max(SIZES) + 1)
    return np.array([[a != b and rules.agrees(dot, a, b) for b in digits] for a in digits])


def _searched(clues: Clues, each: Proposal) -> Proposal | None:
    """Return the same clue with what a search counts; nothing where the budget ends first."""
    start, links = clues.board(clues.all)
    if each.clue < clues.cells:
        start[each.clue] = rules.mask_of([each.value])
    else:
        links[[clue - clues.cells for clue in each.clues]] = each.value
    left = clues.count(start, links, _LIMIT, at_most=_EACH)
    return None if left is None else replace(each, left=left, exact=left < _LIMIT)
