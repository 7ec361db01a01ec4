"""A step of a solution as a value, with the sentence for it.

Knows one position and one finding at a time; ``chain`` decides which findings become steps.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from generator.board import geometry
from generator.board.geometry import Cell
from generator.board.rules import Digit, each_bit
from generator.ladder import climbing
from generator.ladder.context import Context
from generator.ladder.rungs import RUNGS
from generator.ladder.sentences import describe
from generator.ladder.words import Finding, View
from generator.solver.tables import Flags, Masks


@dataclass(frozen=True, slots=True)
class Step:
    """One deduction on a board of *size*: where it looks, what follows, and its sentence."""

    size: int
    technique: str  # "dot pair"
    value: float  # 1.7
    sentence: str
    cells: tuple[Cell, ...]  # looked at or changed, ascending
    edges: tuple[tuple[Cell, Cell], ...]  # the dots and gaps that it used
    placements: tuple[tuple[Cell, Digit], ...]
    eliminations: tuple[tuple[Cell, Digit], ...]  # from other cells than those

    def as_json(self) -> dict[str, Any]:
        """Give plain values, with cells by name: ``{"r1c2": 5}`` is placed, ``{"r1c2": [2, 4]}`` are eliminated."""
        name = geometry.board(self.size).name
        eliminations: dict[str, list[Digit]] = {}
        for cell, digit in self.eliminations:
            eliminations.setdefault(name(cell), []).append(digit)
        return {
            "technique": self.technique,
            "value": self.value,
            "sentence": self.sentence,
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


def take(position: Position, finding: Finding) -> Step:
    """Apply *finding* to *position* in place; give the step that it is."""
    step = _step(View(position.context, position.candidates.tolist(), finding))
    for cell, mask in finding.removed.items():
        position.candidates[cell] &= ~mask
    if finding.placed is not None:
        climbing.put(position.context, position.candidates, position.placed, finding.placed)
    return step


def _step(view: View) -> Step:
    finding, description = view.finding, describe(view)
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
