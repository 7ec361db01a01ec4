"""Which one more clue leaves the fewest of a board's many solutions: digits and dots, ranked.

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

from generator.board import rules
from generator.board.geometry import SIZES
from generator.board.puzzle import EMPTY, Puzzle
from generator.board.rules import Dot, Link
from generator.solver.tables import Flags
from generator.workshop.clues import Clue, Clues
from generator.workshop.counting import Counting

LISTED = 60  # clues at most
_SEARCHED = 240  # of the best by the sample
_LIMIT = 20  # solutions that such a search counts
_EACH = 3000  # nodes of such a search, at most
_BUDGETS = 4  # there are hundreds of clues to try


@dataclass(frozen=True, slots=True)
class Proposal:
    """One more clue: a digit in a cell, or a dot on an edge. It leaves *left* solutions, or more if not *exact*."""

    clue: Clue  # as in ``clues``
    value: int  # the digit, or the dot
    left: int
    exact: bool
    share: float  # of the solutions known, for the order of those that leave many


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
        board, cells = self.puzzle.board, len(self.puzzle.givens)
        said: dict[str, Any] = {"cell": None, "digit": None, "edge": None, "dot": None}
        if each.clue < cells:
            said |= {"cell": board.name(each.clue), "digit": each.value}
        else:
            edge = [board.name(cell) for cell in board.edges[each.clue - cells]]
            said |= {"edge": edge, "dot": Dot(each.value).name.lower()}
        return {**said, "left": each.left, "exact": each.exact}


def rank(counting: Counting) -> Ranking:
    """Return the best further clues of a board that has several solutions."""
    puzzle = counting.puzzle
    all_known = counting.solutions.exact
    known = [_among(counting, clue, value) for clue, value in _additions(puzzle)]
    known = sorted((each for each in known if each.left or not all_known), key=_key)
    clues = Clues(puzzle, budget=_BUDGETS * counting.budget)
    to_search = [] if all_known else known[:_SEARCHED]
    to_search += [Proposal(clue, value, 0, exact=False, share=0.0) for clue, value in _for_gaps(puzzle)]
    searched = [_searched(clues, each) for each in to_search]
    found = [each for each in (*(known if all_known else ()), *searched) if each and each.left]
    complete = None not in searched and (all_known or len(known) <= _SEARCHED) and len(found) <= LISTED
    return Ranking(puzzle, tuple(sorted(found, key=_key)[:LISTED]), complete)


def _key(each: Proposal) -> tuple[bool, int, float, Clue, int]:
    return not each.exact, each.left, each.share, each.clue, each.value


def _additions(puzzle: Puzzle) -> Iterator[tuple[Clue, int]]:
    """Yield each digit for an open cell, and each dot for an edge that says nothing."""
    for cell, given in enumerate(puzzle.givens):
        if given == EMPTY:
            yield from ((cell, digit) for digit in puzzle.board.digits)
    for edge, link in enumerate(puzzle.links):
        if link is Link.FREE:
            yield from ((len(puzzle.givens) + edge, int(dot)) for dot in (Dot.WHITE, Dot.BLACK))


def _for_gaps(puzzle: Puzzle) -> Iterator[tuple[Clue, int]]:
    """Yield each dot in the place of a gap."""
    for edge, link in enumerate(puzzle.links):
        if rules.ruled_out(link):
            yield from ((len(puzzle.givens) + edge, int(dot)) for dot in (Dot.WHITE, Dot.BLACK))


def _among(counting: Counting, clue: Clue, value: int) -> Proposal:
    """Return what a clue leaves of the solutions known."""
    known, puzzle = counting.known, counting.puzzle
    if clue < len(puzzle.givens):
        left = int((known[:, clue] == value).sum())
    else:
        a, b = puzzle.board.edges[clue - len(puzzle.givens)]
        left = int(_agree(Dot(value))[known[:, a], known[:, b]].sum())
    return Proposal(clue, value, left, counting.solutions.exact, left / max(len(known), 1))


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
        links[each.clue - clues.cells] = each.value
    left = clues.count(start, links, _LIMIT, at_most=_EACH)
    return None if left is None else replace(each, left=left, exact=left < _LIMIT)
