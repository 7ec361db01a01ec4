"""What is taught: a step with what it rests on and what to draw for it, and the way that such steps make."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from kropki.generator.board import geometry
from kropki.generator.board.geometry import Cell, EdgeIndex
from kropki.generator.board.rules import Digit, each_bit
from kropki.generator.ladder.explanation.steps import Step
from kropki.generator.ladder.explanation.view import Forced, Known


@dataclass(frozen=True, slots=True)
class Picture:
    """What of the board matters to a step."""

    houses: tuple[int, ...]
    dots: tuple[EdgeIndex, ...]
    gaps: tuple[EdgeIndex, ...]
    digits: tuple[Cell, ...]  # filled cells that matter
    candidates: tuple[Known, ...]  # the candidates of the open cells that matter


@dataclass(frozen=True, slots=True)
class TaughtStep:
    """A step, what it rests on, and what to draw for it."""

    step: Step
    steps: tuple[int, ...]  # earlier ones that it rests on, by their numbers from 0
    gone: tuple[Known, ...]  # candidates that those have ruled out and that had to go for this one
    picture: Picture
    chain: tuple[Forced, ...]  # of a what-if: the supposition link by link; else what its sentence leaves out

    def as_json(self) -> dict[str, Any]:
        """Return plain values: those of the step, and ``because``, ``picture`` and ``chain``."""
        board = geometry.board(self.step.size, boxes=False)
        picture = self.picture
        return {
            **self.step.as_json(),
            "because": {"steps": list(self.steps), "gone": _by_name(board, self.gone)},
            "picture": {
                "houses": [house_name(board.size, house) for house in picture.houses],
                "dots": [_edge(board, edge) for edge in picture.dots],
                "gaps": [_edge(board, edge) for edge in picture.gaps],
                "digits": [board.name(cell) for cell in picture.digits],
                "candidates": _by_name(board, picture.candidates),
            },
            "chain": [
                {
                    "cell": None if link.cell is None else board.name(link.cell),
                    "digit": link.digit or None,
                    **link.sentence.as_json(),
                }
                for link in self.chain
            ],
        }


@dataclass(frozen=True, slots=True)
class Way:
    """The steps to a digit, the last of which places it; one to a cell that was asked for may place others before."""

    size: int
    steps: tuple[TaughtStep, ...]
    cell: Cell
    digit: Digit

    def as_json(self) -> dict[str, Any]:
        """Return ``{"steps": [...], "cell": "r1c1", "digit": 7}``."""
        return {
            "steps": [step.as_json() for step in self.steps],
            "cell": geometry.board(self.size, boxes=False).name(self.cell),
            "digit": self.digit,
        }


def house_name(size: int, house: int) -> str:
    """Name a house: row 3.

    >>> house_name(9, 20)
    'box 3'
    """
    kind, number = divmod(house, size)
    return f"{('row', 'column', 'box')[kind]} {number + 1}"


def _edge(board: geometry.Board, edge: EdgeIndex) -> list[str]:
    return [board.name(cell) for cell in board.edges[edge]]


def _by_name(board: geometry.Board, known: Iterable[Known]) -> dict[str, list[Digit]]:
    return {board.name(cell): [bit.bit_length() for bit in each_bit(mask)] for cell, mask in known}
