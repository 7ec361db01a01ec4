"""Make generator/ladder/data/practice.txt.xz anew: for each technique, positions where it is the next that gets on.

They lie on the ways through real puzzles: those of tests/data/rungs.txt, those of some seeds of every size, rule and
level, and puzzles of no level, with dots drawn at random and as few givens as can be, which have what is rare. No two
positions of a technique are symmetric. The same bytes every time.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, count
from typing import NamedTuple

import numpy as np

from generator.board import ken
from generator.board.puzzle import EMPTY, Puzzle
from generator.board.rules import NAMES, Dot
from generator.generation.generate import draw_dots, full_solution, generate
from generator.generation.request import LEVELS, Request
from generator.ladder.deduction import climbing
from generator.ladder.deduction.findings import allocate
from generator.ladder.deduction.sweep import LADDER
from generator.ladder.explanation.steps import Position, position_of
from generator.ladder.practice import DATA, MAX_ANSWERS, TECHNIQUES
from generator.ladder.rungs import RUNGS
from generator.rng import Rng
from generator.solver import kernel
from kropki.cli import streams
from tools import make_ladder

EACH = 60  # positions of a technique
MOST = {4: 12, 6: 18, 9: EACH}  # of them, on boards of a size
SEEDS = {9: 8, 6: 8, 4: 4}  # of each rule and level
BUDGET = kernel.DEFAULT_BUDGET // 8  # to prove one solution; where a seed turns the board, that may cost more
SHARE = 60  # per cent of the dots that a puzzle of some dots has at most


class Kept(NamedTuple):
    """A position, by its puzzle and its number among those on its way where the technique is next."""

    size: int
    open: int  # cells
    line: str


def puzzles() -> Iterator[Puzzle]:
    """Yield the puzzles to choose from, without end: first those that people are given, and of them the hard ones."""
    for _, puzzle in make_ladder.puzzles():
        yield puzzle
    kinds = [(size, negative, level) for (size, negative), levels in LEVELS.items() for level in levels]
    for size, negative, level in sorted(kinds, key=lambda kind: (-kind[0], -kind[2].rank)):
        for number in range(SEEDS[size]):
            made = generate(f"practice/{number}", Request(size=size, negative=negative, difficulty=level))
            yield ken.parse(made.ken, negative=negative)
    for number in count():
        for size, negative in LEVELS:
            yield unique(f"practice/{number}", Request(size=size, negative=negative))


def unique(seed: str, request: Request) -> Puzzle:
    """Return a puzzle with dots drawn at random, and no given that could go."""
    rng, grid = Rng(f"{seed}/unique"), full_solution(seed, request)
    dots = draw_dots(grid, request.one_two, rng)
    if not request.negative:
        share = rng.below(SHARE)
        dots = tuple(dot if rng.below(100) < share else Dot.NONE for dot in dots)
    puzzle = Puzzle(request.size, grid.digits, dots, request.negative)
    for cell in rng.shuffled(grid.board.cells):
        fewer = replace(puzzle, givens=(*puzzle.givens[:cell], EMPTY, *puzzle.givens[cell + 1 :]))
        outcome = kernel.solve(fewer, budget=BUDGET)
        if outcome.complete and outcome.second is None:
            puzzle = fewer
    return puzzle


def chosen() -> dict[str, list[Kept]]:
    """Return the positions of each technique, from small and nearly full boards to large and open ones."""
    kept: dict[str, list[Kept]] = {name: [] for name in TECHNIQUES}
    forms: set[tuple[str, bytes]] = set()
    missing = set(TECHNIQUES)
    for number, puzzle in enumerate(puzzles()):
        for name, places in _places(puzzle).items():
            for place in dict.fromkeys((0, len(places) - 1)):  # the most open one, and the fullest
                position = places[place]
                form = (name, _form(puzzle, position))
                same_size = sum(each.size == puzzle.size for each in kept[name])
                if form in forms or same_size >= MOST[puzzle.size] or len(kept[name]) >= EACH:
                    continue
                forms.add(form)
                text = f"{place} {NAMES[puzzle.negative]} {ken.write(puzzle)} {name}"
                kept[name].append(Kept(puzzle.size, int((~position.placed).sum()), text))
                if len(kept[name]) == EACH:
                    missing.discard(name)
        if number % 10_000 == 0:
            print(f"{number} puzzles, missing: {', '.join(sorted(missing))}", file=sys.stderr)
        if not missing:
            break
    return {name: sorted(each) for name, each in kept.items()}


def _places(puzzle: Puzzle) -> dict[str, list[Position]]:
    """Return the positions on the way through *puzzle* by the technique that is next."""
    position, found = position_of(puzzle, puzzle.givens), dict[str, list[Position]]()
    buffer = allocate(position.candidates.size)
    while True:
        rung, number = climbing.cheapest(*position, LADDER, buffer)
        if not number:
            return found
        if number <= MAX_ANSWERS:
            now = Position(position.context, position.candidates.copy(), position.placed.copy())
            found.setdefault(RUNGS[rung].name, []).append(now)
        climbing.apply(*position, buffer, 0, number)


def _form(puzzle: Puzzle, position: Position) -> bytes:
    """Return the same bytes for positions that are symmetric."""
    board = puzzle.board
    dots, candidates = np.array(puzzle.dots, dtype=np.int16), position.candidates
    return min(
        np.concatenate((dots[list(board.move_edges(each))], candidates[list(each)])).tobytes()
        for each in board.symmetries
    )


def main() -> None:
    """Write the file, whole or not at all."""
    lines = [f"{each.line}\n" for each in chain.from_iterable(chosen().values())]
    DATA.parent.mkdir(exist_ok=True)
    with streams.output(DATA) as stream:
        stream.write(lzma.compress("".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main()
