"""Why a board has no solution, in the words of hints: the easiest steps from its clues to what cannot be.

The clues of a small conflict are followed first, alone. Where the ladder does not see their contradiction, it often
sees one of the whole board.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from kropki.generator.board import rules
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.ladder.explanation import why_wrong
from kropki.generator.ladder.explanation.why_wrong import Contradiction
from kropki.generator.workshop.clues import Clue


@dataclass(frozen=True, slots=True)
class Argument:
    """The *contradiction*, if techniques show one; *alone*: by the clues of the conflict, with no others."""

    contradiction: Contradiction | None
    alone: bool = False

    def as_json(self) -> dict[str, Any]:
        """Return the fields as plain values: nothing is said where nothing shows it."""
        found = self.contradiction
        said = {"message": None, "sentence": None, "steps": []} if found is None else found.as_json()
        return {**said, "alone": self.alone}


def find(puzzle: Puzzle, conflict: Collection[Clue]) -> Argument:
    """Return the argument of *puzzle*, which has no solution, by the clues of its *conflict* or by all of them."""
    cells = len(puzzle.givens)
    kept = {clue - cells for clue in conflict if clue >= cells}
    part = replace(
        puzzle,
        givens=tuple(given if cell in conflict else EMPTY for cell, given in enumerate(puzzle.givens)),
        dots=tuple(dot if edge in kept else Dot.NONE for edge, dot in enumerate(puzzle.dots)),
        negative=False,
    )
    gap = rules.link(Dot.NONE, negative=puzzle.negative)
    if found := why_wrong.contradiction(part, [edge for edge in kept if not puzzle.dots[edge]], gap):
        return Argument(found, alone=True)
    return Argument(why_wrong.contradiction(puzzle))
