"""A step of a solution as a value, with the sentence for it.

Knows one position and one find at a time; which finds are worth a step is ``chain``'s to say.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from generator.board import geometry
from generator.board.geometry import Cell
from generator.board.rules import Digit
from generator.ladder import climbing
from generator.ladder.context import Scene
from generator.ladder.refutation import bits
from generator.ladder.rungs import RUNGS
from generator.ladder.sentences import tell
from generator.ladder.words import Find, View
from generator.solver.tables import Flags, Masks


@dataclass(frozen=True, slots=True)
class Step:
    """One deduction on a board of *size*: where it looks, what follows, and the sentence a person would say."""

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

    scene: Scene
    state: Masks
    placed: Flags


def take(position: Position, find: Find) -> Step:
    """Do in *position* what *find* says of it, and give the step that was taken."""
    step = _step(View(position.scene, position.state.tolist(), find))
    for cell, mask in find.removed.items():
        position.state[cell] &= ~mask
    if find.placed is not None:
        climbing.put(position.scene, position.state, position.placed, find.placed)
    return step


def _step(view: View) -> Step:
    find, told = view.find, tell(view)
    rung = RUNGS[find.rung]
    return Step(
        size=view.size,
        technique=rung.name,
        value=rung.value,
        sentence=told.sentence,
        cells=tuple(sorted({*told.cells, *find.removed})),
        edges=tuple(sorted({view.board.edges[edge] for edge in told.edges})),
        placements=() if find.placed is None else ((find.placed, find.where[1]),),
        eliminations=tuple(
            (cell, bit.bit_length()) for cell, mask in find.removed.items() if cell != find.placed for bit in bits(mask)
        ),
    )
