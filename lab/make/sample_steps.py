"""Print steps of all techniques, drawn by a seed, each with its board: for a reader to judge what they say.

    python -m lab.make.sample_steps 200 [SEED] > steps.txt

A cell shows its candidates, or its digit in brackets; ``o`` is a white dot and ``*`` a black one, on
the line between two cells.
"""

from __future__ import annotations

import sys
from itertools import pairwise

from generator.board.rules import Dot
from generator.ladder.explanation.taught_steps import TaughtStep
from generator.ladder.practice import TECHNIQUES, Practice, draw

DOTS = {Dot.NONE: " ", Dot.WHITE: "o", Dot.BLACK: "*"}


def sample(number: int, seed: str) -> str:
    """Return the text of step *number*: its technique, its board, its sentences and its chain."""
    technique = TECHNIQUES[number % len(TECHNIQUES)]
    one = draw(technique, f"{seed}/{number}")
    answer = one.answers[number % len(one.answers)]
    chain = "".join(f"   {link.sentence}\n" for link in answer.chain)
    rule = "a missing dot says: neither" if one.puzzle.negative else "a missing dot says nothing"
    return f"{number + 1}. {technique} ({rule})\n{board(one, answer)}\n{answer.step.sentence}\n{chain}"


def board(one: Practice, answer: TaughtStep) -> str:
    """Draw the rows of the board that the step looks at, with the rows beside them that have dots to them."""
    shape, dots = one.puzzle.board, dict(zip(one.puzzle.board.edges, one.puzzle.dots, strict=True))
    rows = []
    for number, row in enumerate(shape.rows, 1):
        right = [DOTS[dots.get((a, b), Dot.NONE)] for a, b in pairwise(row)]
        cells = [content(one, cell).center(shape.size) for cell in row]
        mixed = "".join(part for pair in zip(cells, [*right, ""], strict=True) for part in pair)
        below = [DOTS[dots.get((cell, cell + shape.size), Dot.NONE)].center(shape.size) for cell in row]
        rows += [f"r{number} {mixed}".rstrip(), f"   {' '.join(below)}".rstrip()]
    head = "   " + " ".join(f"c{number}".center(shape.size) for number in shape.digits)
    looked_at = ", ".join(shape.name(cell) for cell in answer.step.cells)
    return "\n".join([head, *rows[:-1], f"looked at: {looked_at}"])


def content(one: Practice, cell: int) -> str:
    """Return the digit or the candidates of *cell*."""
    entry = one.entries[cell]
    return f"[{entry}]" if entry.isdigit() else one.marks[cell]


def main() -> None:
    """Print as many steps as the command says, 52 without."""
    count, seed = [*sys.argv[1:], *("52", "sample")[len(sys.argv) - 1 :]][:2]
    for number in range(int(count)):
        sys.stdout.write(sample(number, seed) + "\n")


if __name__ == "__main__":
    main()
