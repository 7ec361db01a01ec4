"""Make generator/ladder/data/practice.txt.xz anew: for each technique, positions where it is the next that gets on.

They lie on the ways through real puzzles with and without boxes: small boards before large ones, those of some seeds of
every size, rule and level, those of tests/data/rungs.txt, and puzzles of no level, with dots drawn at random and as few
givens as can be, which have what is rare. No two positions of a technique are symmetric. Most are filled in from the
solution, as far as the technique stays the next, so that candidates are few. Those that take long to tell are left out
in the end. The same bytes every time.
"""

from __future__ import annotations

import argparse
import lzma
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import count, islice, product
from typing import NamedTuple

import numpy as np

from kropki.cli import streams
from kropki.generator.board import geometry, ken
from kropki.generator.board.geometry import Cell
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.generation.generate import draw_dots, full_solution, generate
from kropki.generator.generation.request import Request, levels_of
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.findings import allocate
from kropki.generator.ladder.deduction.sweep import LADDER
from kropki.generator.ladder.explanation.steps import Position, position_of
from kropki.generator.ladder.explanation.telling import taught
from kropki.generator.ladder.practice import (
    DATA,
    KINDS,
    LONGEST,
    MAX_ANSWERS,
    TECHNIQUES,
    filled,
    lines_by_technique,
    named,
    positions,
    puzzle_of,
)
from kropki.generator.ladder.rungs import RUNGS
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel
from lab.make import ladder as make_ladder

EACH = {True: 60, False: 30}  # positions of a technique with boxes, or not; fewer where so many puzzles have fewer
PUZZLES = {True: 45_000, False: 12_000}
MOST = {  # of them, on boards of a size: the small ones that there are, then large ones
    True: {4: 12, 6: 18, 9: 60},
    False: {4: 4, 5: 5, 6: 5, 7: 5, 8: 5, 9: 30},
}
SEEDS = {9: 8, 8: 8, 7: 8, 6: 8, 5: 4, 4: 4}  # of each rule and level
SMALL = 400  # small puzzles of no level and of each size and rule, for what is rare there
BUDGET = kernel.DEFAULT_BUDGET // 8  # to prove one solution; where a seed turns the board, that may cost more
OPEN = (*[0] * 6, 24, 36, 81, 81)  # cells that stay open at least, by the tenth of the positions of a technique
MANY = 40  # open cells, of which single ones are not tried
PROCESSES = 2
SHARE = 60  # per cent of the dots that a puzzle of some dots has at most


class Kept(NamedTuple):
    """A position, by its puzzle and its number among those on its way where the technique is next."""

    size: int
    open: int  # cells
    line: str


def puzzles(*, boxes: bool) -> Iterator[Puzzle]:
    """Yield the puzzles to choose from, without end: small ones first, and of those of a level the hard ones."""
    kinds = [
        Request(size=size, boxes=boxes, negative=rule) for size in geometry.sizes(boxes=boxes) for rule in (True, False)
    ]
    small = [kind for kind in kinds if kind.size < max(SEEDS)]
    yield from of_levels(small)
    for number, kind in product(range(SMALL), small):
        yield unique(f"practice/small/{number}", kind)
    yield from (puzzle for _, puzzle in make_ladder.puzzles() if puzzle.boxes == boxes)
    yield from of_levels(kind for kind in kinds if kind not in small)
    for number in count():
        for kind in kinds:
            yield unique(f"practice/{number}", kind)


def of_levels(kinds: Iterable[Request]) -> Iterator[Puzzle]:
    """Yield puzzles of each level of some kinds."""
    each = [
        (-level.rank, kind.size, kind.negative, replace(kind, difficulty=level))
        for kind in kinds
        for level in levels_of(kind.size, kind.negative, boxes=kind.boxes)
    ]
    for _, size, _, request in sorted(each, key=lambda one: one[:3]):
        for number in range(SEEDS[size]):
            yield generate(f"practice/{number}", request).puzzle


def unique(seed: str, request: Request) -> Puzzle:
    """Return a puzzle with dots drawn at random, and no given that could go."""
    rng, grid = Rng(f"{seed}/unique"), full_solution(seed, request)
    dots = draw_dots(grid, request.one_two, rng)
    if not request.negative:
        share = rng.below(SHARE)
        dots = tuple(dot if rng.below(100) < share else Dot.NONE for dot in dots)
    puzzle = Puzzle(request.size, grid.digits, dots, request.negative, request.boxes)
    for cell in rng.shuffled(grid.board.cells):
        fewer = replace(puzzle, givens=(*puzzle.givens[:cell], EMPTY, *puzzle.givens[cell + 1 :]))
        outcome = kernel.solve(fewer, budget=BUDGET)
        if outcome.complete and outcome.second is None:
            puzzle = fewer
    return puzzle


def chosen(*, boxes: bool) -> dict[str, list[Kept]]:
    """Return the positions of each technique, from small and nearly full boards to large and open ones."""
    kept: dict[str, list[Kept]] = {name: [] for name in TECHNIQUES}
    forms: set[tuple[str, bytes]] = set()
    missing = set(kept)
    kinds = {kind: name for name, kind in KINDS.items()}
    for number, puzzle in enumerate(islice(puzzles(boxes=boxes), PUZZLES[boxes])):
        for name, places in _places(puzzle).items():
            for place in dict.fromkeys((0, len(places) - 1)):  # the most open one, and the fullest
                position = places[place]
                form = (name, _form(puzzle, position))
                same_size = sum(each.size == puzzle.size for each in kept[name])
                if form in forms or same_size >= MOST[boxes][puzzle.size] or len(kept[name]) >= EACH[boxes]:
                    continue
                forms.add(form)
                text = f"{place} {kinds[puzzle.negative, boxes]} {ken.write(puzzle)} 0 {name}"
                kept[name].append(Kept(puzzle.size, int((~position.placed).sum()), text))
                if len(kept[name]) == EACH[boxes]:
                    missing.discard(name)
        if number % 5_000 == 0:
            print(f"{number} puzzles, missing: {', '.join(sorted(missing))}", file=sys.stderr)
        if not missing:
            break
    print({name: len(each) for name, each in kept.items()}, file=sys.stderr)
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


def fuller(lines: Sequence[str]) -> list[str]:
    """Return the positions of a technique, small boards first, with as many cells filled in as their tenth allows."""
    kept = []
    for at, line in enumerate(lines):
        number, kind, text, _, name = line.split(" ", 4)
        puzzle = puzzle_of(kind, text)
        position, _ = next(islice(positions(puzzle, name), int(number), None))
        cells = to_fill(puzzle, position, name, OPEN[at * len(OPEN) // len(lines)])
        left = int((~position.placed).sum()) - len(cells)
        full = sum(1 << cell for cell in cells)
        kept.append(Kept(puzzle.size, left, f"{number} {kind} {text} {full:x} {name}"))
    print(f"filled: {name}", file=sys.stderr, flush=True)
    return [each.line for each in sorted(kept) if is_told_soon(each.line)]


def is_told_soon(line: str) -> bool:
    """Tell whether any answer of a position is short, with the whole of its argument."""
    _, position, findings = named(line)
    told = (taught(position, [finding], (), {}) for finding in findings)
    return any(len(each.step.sentence) + sum(len(link.sentence) for link in each.chain) <= LONGEST for each in told)


def to_fill(puzzle: Puzzle, position: Position, name: str, least: int) -> list[Cell]:
    """Return cells of *position* that can be filled in while the technique stays the next, so many at a time.

    At *least* so many cells stay open, unless easier techniques fill them then.
    """
    rng = Rng(f"practice/{ken.write(puzzle)}/{name}/fill")
    cells: list[Cell] = []
    waiting = rng.shuffled([cell for cell in puzzle.board.cells if not position.placed[cell]])
    if len(waiting) <= least:
        return cells
    for some in (16, 8, 4, 2, 1) if len(waiting) <= MANY else (32, 16, 8, 4, 2):
        later = []
        for first in range(0, len(waiting), some):
            group = waiting[first : first + some]
            found = filled(puzzle, position, name, [*cells, *group])
            if found and int((~found[0].placed).sum()) >= least:
                cells += group
            else:
                later += group
        waiting = later
    return cells


def main() -> None:
    """Write the file, whole or not at all."""
    reader = argparse.ArgumentParser(prog="scripts/make practice", description=__doc__)
    reader.add_argument("--fill", action="store_true", help="keep the positions that are there, and only fill them")
    reader.add_argument("--no-boxes", action="store_true", help="keep all positions on boards with boxes as they are")
    options = reader.parse_args()
    lines: list[str] = []
    with ProcessPoolExecutor(PROCESSES) as pool:
        for boxes in (True, False):
            there = lines_by_technique(boxes=boxes)
            if boxes and options.no_boxes:
                found: Iterable[list[str]] = there.values()
            elif options.fill:
                found = pool.map(fuller, there.values())
            else:
                lists = [[each.line for each in some] for some in chosen(boxes=boxes).values() if some]
                found = pool.map(fuller, lists)
            lines += [f"{line}\n" for some in found for line in some]
    DATA.parent.mkdir(exist_ok=True)
    with streams.output(DATA) as stream:
        stream.write(lzma.compress("".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main()
