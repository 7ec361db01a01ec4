"""Make generator/ladder/data/practice.txt anew: for each technique, puzzles on whose way it is the next that gets on.

They are the puzzles of some seeds, of all sizes, rules and levels, and those of tests/data/rungs.txt, which
has one for each technique. The same bytes every time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from generator.board import ken
from generator.board.puzzle import Puzzle
from generator.board.rules import NAMES
from generator.generation.generate import generate
from generator.generation.request import LEVELS, Request
from generator.ladder.deduction import climbing
from generator.ladder.deduction.findings import allocate
from generator.ladder.deduction.sweep import LADDER
from generator.ladder.explanation.steps import position_of
from generator.ladder.practice import DATA, MAX_ANSWERS, TECHNIQUES
from generator.ladder.rungs import RUNGS
from kropki.cli import streams
from tools import make_ladder

EACH = 12  # puzzles for a technique
SEEDS = {9: 8, 6: 2, 4: 1}  # of each rule and level
HEAD = """\
# For each technique puzzles on whose way it is the next that gets on:
# <positions> <negative|some-dots> <KEN> <technique>.
# Made by scripts/make-practice.
"""


def puzzles() -> Iterator[Puzzle]:
    """Yield the puzzles to choose from: the hard ones first, since they have what is rare."""
    for _, puzzle in make_ladder.puzzles():
        yield puzzle
    kinds = [(size, negative, level) for (size, negative), levels in LEVELS.items() for level in levels]
    for size, negative, level in sorted(kinds, key=lambda kind: (-kind[0], -kind[2].rank)):
        for number in range(SEEDS[size]):
            made = generate(f"practice/{number}", Request(size=size, negative=negative, difficulty=level))
            yield ken.parse(made.ken, negative=negative)


def text() -> str:
    """Return the text of the file."""
    chosen: dict[str, list[str]] = {name: [] for name in TECHNIQUES}
    for puzzle in puzzles():
        for name, count in _positions(puzzle).items():
            line = f"{count} {NAMES[puzzle.negative]} {ken.write(puzzle)} {name}\n"
            if len(chosen[name]) < EACH and line not in chosen[name]:
                chosen[name].append(line)
    return HEAD + "".join(line for lines in chosen.values() for line in lines)


def _positions(puzzle: Puzzle) -> Counter[str]:
    """Count the positions on the way through *puzzle* by the technique that is next."""
    position, counts = position_of(puzzle, puzzle.givens), Counter[str]()
    buffer = allocate(position.candidates.size)
    while True:
        rung, count = climbing.cheapest(*position, LADDER, buffer)
        if not count:
            return counts
        if count <= MAX_ANSWERS:
            counts[RUNGS[rung].name] += 1
        climbing.apply(*position, buffer, 0, count)


def main() -> None:
    """Write the file, whole or not at all."""
    DATA.parent.mkdir(exist_ok=True)
    with streams.output(DATA) as stream:
        stream.write(text().encode())


if __name__ == "__main__":
    main()
