"""Make the pictures of docs/workshop.md anew, each of an analysis: the same bytes every time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from kropki.generator.board import ken, rules
from kropki.generator.board.geometry import Cell
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Digit
from kropki.generator.ladder.explanation.catalogue import Said
from kropki.generator.ladder.explanation.steps import Step
from kropki.generator.ladder.rungs import RUNGS
from kropki.generator.workshop.analyse import Analysis, with_entries
from kropki.generator.workshop.counting import Candidates
from lab.make.ladder import Example, frame, picture, write

PICTURES = Path(__file__).parents[2] / "docs/workshop"
ENTERED = "4A1A/D/D/D", ".2.............."
EQUAL = "(kx)B(kx)/(wx)A1A/(xw)(kx)(kx)A/(xk)C"
CONFLICT = "1C/D/D/D"
SIZE = 4

Pair = tuple[Cell, Cell]
Gone = tuple[Cell, Digit]


def files() -> dict[Path, str]:
    """Return the text of each picture."""
    return {PICTURES / f"{name}.svg": text for name, text in _drawn()}


def _drawn() -> Iterator[tuple[str, str]]:
    board = ken.parse(ENTERED[0], negative=False)
    entered = with_entries(board, ENTERED[1])
    before, after = (Analysis(each).candidates for each in (board, entered))
    gone = [
        (cell, digit)
        for cell, (most, left) in enumerate(zip(before.cells, after.cells, strict=True))
        for digit in sorted(most.keys() - left)
        if not entered.givens[cell]
    ]
    yield "entered", _picture(entered, before, _step("What is possible with 2 in r1c2, and without", gone=gone))
    board = ken.parse(EQUAL, negative=False)
    analysis = Analysis(board)
    cells = sorted({cell for pair in analysis.equal.pairs for cell in pair})
    yield "equal", _picture(board, analysis.candidates, _step("Cells that are the same in every solution", cells=cells))
    board = ken.parse(CONFLICT)
    clues = Analysis(board).conflict.clues
    number = len(board.givens)
    edges = [board.board.edges[clue - number] for clue in clues if clue >= number]
    none = Candidates(({},) * number, 0, exact=True)
    cells = [clue for clue in clues if clue < number]
    yield "conflict", _picture(board, none, _step("Clues that contradict each other", cells=cells, edges=edges))


def _step(title: str, *, cells: Iterable[Cell] = (), edges: Iterable[Pair] = (), gone: Iterable[Gone] = ()) -> Step:
    """Return what is to be seen: *cells* shaded, *edges* ringed, and what has *gone* struck out."""
    return Step(SIZE, "", 0, Said(title), tuple(cells), tuple(edges), (), tuple(gone))


def _picture(puzzle: Puzzle, possible: Candidates, step: Step) -> str:
    """Draw the whole board."""
    masks = [rules.mask_of(found) for found in possible.cells]
    givens = frozenset(cell for cell, digit in enumerate(puzzle.givens) if digit)
    before = tuple(
        [rules.mask_of([puzzle.givens[cell]]) if cell in givens else masks[cell] for cell in range(len(masks))]
    )
    example = Example(RUNGS[0], puzzle, step, before, givens)
    return picture(example, frame(puzzle.board, tuple(puzzle.board.cells)))


if __name__ == "__main__":
    write(files(), PICTURES)
