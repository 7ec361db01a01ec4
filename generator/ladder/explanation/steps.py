"""A step of a solution as a value, with the sentence for it.

Knows one position and one finding at a time; ``chain`` decides which findings become steps.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from kropki.generator.board import geometry
from kropki.generator.board.geometry import Cell, EdgeIndex
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Digit, Link, each_bit
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.context import Context, build_context
from kropki.generator.ladder.explanation.catalogue import Said
from kropki.generator.ladder.explanation.sentences import describe
from kropki.generator.ladder.explanation.view import Description, Finding, View
from kropki.generator.ladder.grade import masks_of
from kropki.generator.ladder.rungs import RUNGS
from kropki.generator.solver import kernel
from kropki.generator.solver.tables import Flags, Masks


@dataclass(frozen=True, slots=True)
class Step:
    """One deduction on a board of *size*: where it looks, what follows, and its sentence."""

    size: int
    technique: str  # "dot pair"
    value: float  # 1.7
    sentence: Said
    cells: tuple[Cell, ...]  # looked at or changed, ascending
    edges: tuple[tuple[Cell, Cell], ...]  # the dots and gaps that it used
    placements: tuple[tuple[Cell, Digit], ...]
    eliminations: tuple[tuple[Cell, Digit], ...]  # from other cells than those

    def as_json(self) -> dict[str, Any]:
        """Return plain values, with cells by name: ``{"r1c2": 5}`` is placed, ``{"r1c2": [2, 4]}`` are eliminated."""
        name = geometry.board(self.size, boxes=False).name
        eliminations: dict[str, list[Digit]] = {}
        for cell, digit in self.eliminations:
            eliminations.setdefault(name(cell), []).append(digit)
        return {
            "technique": self.technique,
            "value": self.value,
            **self.sentence.as_json(),
            "cells": [name(cell) for cell in self.cells],
            "edges": [[name(a), name(b)] for a, b in self.edges],
            "placements": {name(cell): digit for cell, digit in self.placements},
            "eliminations": eliminations,
        }


class Position(NamedTuple):
    """A board in the middle of its solution; taking steps changes it in place."""

    context: Context
    candidates: Masks
    placed: Flags

    @property
    def size(self) -> int:
        """How many cells a side has."""
        return int(self.context.tables.houses.shape[1])


def position_of(
    puzzle: Puzzle, digits: Sequence[Digit], gaps: Collection[EdgeIndex] = (), gap: Link = Link.GAP
) -> Position:
    """Return the position in which *digits* stand on the board of *puzzle*; *gaps* demand *gap*, by no rule of it."""
    givens = masks_of(digits)
    links = kernel.link_array(puzzle)
    links[list(gaps)] = gap
    position = Position(
        build_context(puzzle.board, links), np.empty_like(givens), np.empty(givens.size, dtype=np.bool_)
    )
    climbing.start(*position, givens)
    return position


def take(position: Position, finding: Finding) -> Step:
    """Apply *finding* to *position* in place; give the step that it is."""
    view = View(position.context, position.candidates.tolist(), finding, placed=position.placed.tolist(), links=False)
    step = step_of(view, describe(view))
    for cell, mask in finding.removed.items():
        position.candidates[cell] &= ~mask
    if finding.placed is not None:
        climbing.put(position.context, position.candidates, position.placed, finding.placed)
    return step


def step_of(view: View, description: Description) -> Step:
    """Return the finding of *view*, as it is described, as a step."""
    finding = view.finding
    rung = RUNGS[finding.rung]
    return Step(
        size=view.size,
        technique=rung.name,
        value=rung.value,
        sentence=description.sentence,
        cells=tuple(sorted({*description.cells, *finding.removed})),
        edges=tuple(sorted({view.board.edges[edge] for edge in description.edges})),
        placements=() if finding.placed is None else ((finding.placed, finding.where[1]),),
        eliminations=tuple(
            (cell, bit.bit_length())
            for cell, mask in finding.removed.items()
            if cell != finding.placed
            for bit in each_bit(mask)
        ),
    )
