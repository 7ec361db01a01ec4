"""What is fixed of a board and what is wished for, checked before any work is done."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Any

from kropki.generator.board import rules
from kropki.generator.board.geometry import Board, Cell, EdgeIndex, Permutation
from kropki.generator.board.puzzle import Grid, Puzzle
from kropki.generator.board.rules import Digit, Dot, Link
from kropki.generator.errors import RequestError
from kropki.generator.generation.request import Request, rung_called
from kropki.generator.ladder.rungs import Level

Pairs = frozenset[tuple[Digit, Digit]]
Names = Sequence[str]  # of two neighbours


class Symmetry(StrEnum):
    """A symmetry of the pattern of the givens. Quarter turns and diagonals need square boxes."""

    HALF_TURN = "half-turn"
    QUARTER_TURN = "quarter-turn"
    LEFT_RIGHT = "left-right"
    TOP_BOTTOM = "top-bottom"
    DIAGONAL = "diagonal"
    OTHER_DIAGONAL = "other-diagonal"

    def on(self, board: Board) -> Permutation:
        """Return where each cell goes; raise ``RequestError`` for a symmetry that *board* does not have."""
        if _MOVES[self] >= len(board.symmetries):
            known = ", ".join(each for each in Symmetry if _MOVES[each] < len(board.symmetries))
            raise RequestError(f"expected a symmetry of size {board.size} ({known}), got {str(self)!r}")
        return board.symmetries[_MOVES[self]]


_MOVES = {  # the place of each among the symmetries of a board
    Symmetry.LEFT_RIGHT: 1,
    Symmetry.TOP_BOTTOM: 2,
    Symmetry.HALF_TURN: 3,
    Symmetry.DIAGONAL: 4,
    Symmetry.QUARTER_TURN: 5,
    Symmetry.OTHER_DIAGONAL: 7,
}


@dataclass(frozen=True)
class Wishes:
    """What is fixed and what is wished for; raises ``RequestError`` for wishes that contradict each other.

    The givens and dots of *board* are fixed, and it says the rule. Everything else is free, but for the edges of
    *no_dots*, which have none.
    """

    board: Puzzle
    no_dots: tuple[EdgeIndex, ...] = ()
    dots_within: frozenset[Cell] | None = None  # dots that are not fixed join two of these
    picture: frozenset[EdgeIndex] | None = None  # dots, of any colour, are here and where one is fixed, nowhere else
    white_only: bool = False
    givens_max: int | None = None
    symmetry: Symmetry | None = None  # of the cells of the givens
    symmetric_dots: bool = False  # the dots look the same, too: the images of fixed ones are fixed
    difficulty: Level | None = None
    technique: str | None = None  # the puzzle needs it
    break_in: int | None = None  # the box of the first digits, in reading order from 1

    def __post_init__(self) -> None:
        Request(  # which knows the levels and bounds that there are
            size=self.board.size,
            boxes=self.board.boxes,
            negative=self.board.negative,
            difficulty=self.difficulty,
            techniques=() if self.technique is None else (self.technique,),
            givens_max=self.givens_max,
        )
        if self.symmetric_dots:
            object.__setattr__(self, "board", replace(self.board, dots=self._images()))
        self._check_dots()
        if self.givens_max is not None and self.board.count_givens() > self.givens_max:
            raise RequestError(f"expected at most {self.givens_max} givens, got {self.board.count_givens()} fixed ones")
        if self.symmetry is not None:
            self.symmetry.on(self.board.board)
        if self.break_in is not None and not self.board.boxes:
            raise RequestError("expected no box for the break-in: this board has none")
        if self.break_in is not None and not 1 <= self.break_in <= self.board.size:
            raise RequestError(f"expected a box from 1 to {self.board.size}, got {self.break_in!r:.20}")

    def _images(self) -> tuple[Dot, ...]:
        """Return the fixed dots with all their images; raise ``RequestError`` where there are none."""
        if self.symmetry is None:
            raise RequestError("expected a symmetry for symmetric dots, got none")
        if self.board.negative:
            raise RequestError("expected symmetric dots only where missing dots mean nothing: else all dots are drawn")
        found = list(self.board.dots)
        for edge, dot in enumerate(self.board.dots):
            for image in self._orbit(edge) if dot else ():
                if found[image] not in {Dot.NONE, dot}:
                    raise RequestError("expected an image of each dot in its colour, got one of the other colour")
                found[image] = dot
        return tuple(found)

    def _orbit(self, edge: EdgeIndex) -> set[EdgeIndex]:
        """Return where the symmetry carries an edge."""
        board = self.board.board
        powers = board.powers(self.symmetry.on(board)) if self.symmetry else ()
        return {board.edge_across(edge, power) for power in powers}

    def _check_dots(self) -> None:
        if any(self.board.dots[edge] for edge in self.no_dots):
            raise RequestError("expected no dot where none is wished for, got one that is fixed")
        if self.white_only and Dot.BLACK in self.board.dots:
            raise RequestError("expected white dots only, got a black one that is fixed")
        if self.drawn & self._barred:
            raise RequestError("expected a picture of dots where dots may be, got one where there are none")

    @property
    def hardest(self) -> Level | None:
        """The level whose techniques the puzzle must be solved by; None: it need only have one solution."""
        if self.difficulty is not None or self.technique is None:
            return self.difficulty
        return rung_called(self.technique).level

    @cached_property
    def drawn(self) -> frozenset[EdgeIndex]:
        """The edges that have a dot of any colour."""
        return frozenset(edge for edge in self.picture or () if not self.board.dots[edge])

    @cached_property
    def without(self) -> frozenset[EdgeIndex]:
        """The edges that have no dot."""
        if self.picture is None:
            return self._barred
        return frozenset(edge for edge, dot in enumerate(self.board.dots) if not dot) - self.drawn

    @cached_property
    def _barred(self) -> frozenset[EdgeIndex]:
        """The edges that have no dot by any wish but the picture."""
        within = self.dots_within
        edges = enumerate(self.board.board.edges)
        outside = [edge for edge, ends in edges if within is not None and not within.issuperset(ends)]
        return frozenset(self.no_dots).union(edge for edge in outside if not self.board.dots[edge])

    @property
    def fixed_dots(self) -> list[bool]:
        """Tell of each edge whether its dot stays."""
        return [bool(dot) or edge in self.drawn for edge, dot in enumerate(self.board.dots)]

    def allowed(self, edge: EdgeIndex) -> Pairs | None:
        """Return the pairs of digits that may stand at *edge*; None for any that the houses let stand there."""
        dot = self.board.dots[edge]
        if dot is not Dot.NONE:
            return _pairs(self.board, [Link(dot)])
        colours = [Link.WHITE] if self.white_only else [Link.WHITE, Link.BLACK]
        if edge in self.drawn:
            return _pairs(self.board, colours)
        gap = rules.gap(self.board.negative)
        if gap is Link.FREE:
            return None
        if edge in self.without:
            return _pairs(self.board, [gap])
        return _pairs(self.board, [gap, Link.WHITE]) if self.white_only else None

    def dots(self, grid: Grid) -> tuple[Dot, ...]:
        """Return the dots that may be drawn in *grid*: the fixed ones as they are."""
        is_white = self.white_only or self.symmetric_dots or self.board.negative == "white"
        one_two = Dot.WHITE if is_white else Dot.BLACK
        drawn = []
        for edge, (fixed, (a, b)) in enumerate(zip(self.board.dots, grid.board.edges, strict=True)):
            dot = rules.dot_of(grid.digits[a], grid.digits[b], one_two)
            barred = edge in self.without or (self.white_only and dot is Dot.BLACK)
            drawn.append(fixed or (Dot.NONE if barred else dot))
        return self._with_images(drawn) if self.symmetric_dots else tuple(drawn)

    def _with_images(self, drawn: Sequence[Dot]) -> tuple[Dot, ...]:
        """Return those that are fixed, and those whose images are all there in the same colour."""
        is_whole = [
            fixed or all(drawn[image] is drawn[edge] for image in self._orbit(edge))
            for edge, fixed in enumerate(self.fixed_dots)
        ]
        return tuple([dot if whole else Dot.NONE for dot, whole in zip(drawn, is_whole, strict=True)])


def named(  # noqa: PLR0913 - one for each wish
    board: Puzzle,
    *,
    no_dots: Iterable[Names] = (),
    dots_within: Collection[str] | None = None,
    picture: Collection[Names] | None = None,
    symmetric: bool = False,
    symmetry: str | None = None,
    **others: Any,
) -> Wishes:
    """Return wishes of cells and pairs of neighbours by their names; *symmetric* is short for a half turn."""
    if symmetric and symmetry not in {None, Symmetry.HALF_TURN}:
        raise RequestError(f"expected either symmetric or another symmetry, got both, and {symmetry!r:.40}")
    return Wishes(
        board,
        no_dots=tuple([edge_of(board, *pair) for pair in no_dots]),
        dots_within=None if dots_within is None else frozenset(cell_of(board, name) for name in dots_within),
        picture=None if picture is None else frozenset(edge_of(board, *pair) for pair in picture),
        symmetry=Symmetry.HALF_TURN if symmetric else _symmetry(symmetry),
        **others,
    )


def _symmetry(name: str | None) -> Symmetry | None:
    if name is None:
        return None
    if name not in set(Symmetry):
        raise RequestError(f"expected one of {', '.join(Symmetry)} for the symmetry, got {name!r:.40}")
    return Symmetry(name)


def cell_of(board: Puzzle, name: str) -> Cell:
    """Return the cell of *name*; raise ``RequestError`` for any other text."""
    try:
        return board.board.cell(name)
    except ValueError:
        raise RequestError(f"expected a cell such as r1c1, got {name!r:.20}") from None


def edge_of(board: Puzzle, one: str, other: str) -> EdgeIndex:
    """Return the edge between two cells by their names; raise ``RequestError`` unless they are neighbours."""
    names = {frozenset(map(board.board.name, edge)): index for index, edge in enumerate(board.board.edges)}
    if frozenset((one, other)) not in names:
        raise RequestError(f"expected two neighbours such as r1c1 and r1c2, got {one!r:.20} and {other!r:.20}")
    return names[frozenset((one, other))]


def free_clues(board: Puzzle, puzzle: Puzzle) -> set[tuple[int, int]]:
    """Return the clues of *puzzle* that *board* does not fix, each with its value."""
    both = zip((*board.givens, *board.dots), (*puzzle.givens, *puzzle.dots), strict=True)
    return {(clue, value) for clue, (fixed, value) in enumerate(both) if value and not fixed}


def _pairs(board: Puzzle, links: Iterable[Link]) -> Pairs:
    digits = board.board.digits
    return frozenset((a, b) for link in links for a in digits for b in digits if rules.permits(link, a, b))
