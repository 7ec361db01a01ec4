"""Make tests/data/counts.txt anew: puzzles and their numbers of solutions, the same bytes every time.

The constraint model alone counts here, so that every other solver can be tested against the corpus. The one count
that is beyond it is that of the empty 9x9 board under the negative constraint.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

from generator.board import geometry, ken, rules
from generator.board.puzzle import EMPTY, Grid, Puzzle, blank
from generator.board.rules import Dot
from generator.generation import solutions
from generator.rng import Rng
from generator.solver import kernel, model
from kropki.cli import streams

DATA = Path(__file__).parents[2] / "tests" / "data"
CAP = {4: 300, 6: 100, 9: 20}  # the model counts no further; a 4x4 board has 288 grids
EMPTY_9 = 8448
EACH = {4: 8, 6: 8, 9: 10}  # puzzles of each kind
HEAD = """\
# How many solutions puzzles have: what every solver must say. Made by scripts/make corpus.
#
# <solutions> <negative|some-dots> <KEN>
#
# 20+ is twenty or more: the count was not taken further. In a some-dots puzzle an edge without a dot is free."""

Kind = Callable[[Grid, Rng], Puzzle]


def main() -> None:
    with streams.output(DATA / "counts.txt") as stream:
        for line in lines():
            stream.write(f"{line}\n".encode("ascii"))
            if line.startswith("#"):
                print(line, file=sys.stderr)


def lines() -> Iterator[str]:
    """Yield the corpus; a puzzle that came before does not come again."""
    yield from HEAD.splitlines()
    seen: set[Puzzle] = set()
    for title, puzzles in (("the published example", published()), ("boards of one mark", uniform()), *drawn()):
        yield ""
        yield f"# {title}"
        for puzzle in puzzles:
            if puzzle not in seen:
                yield f"{count(puzzle)} {'negative' if puzzle.negative else 'some-dots'} {ken.write(puzzle)}"
            seen.add(puzzle)


def count(puzzle: Puzzle) -> str:
    if puzzle == blank(9, negative=True):
        return str(EMPTY_9)
    cap = CAP[puzzle.size]
    solutions = len(model.solve(puzzle, limit=cap))
    return f"{cap}+" if solutions == cap else str(solutions)


def published() -> Iterator[Puzzle]:
    text = (DATA / "ken_published.txt").read_text(encoding="ascii")
    puzzle = next(line for line in text.splitlines() if not line.startswith("#"))
    for negative in (True, False):
        yield ken.parse(puzzle, negative=negative)


def uniform() -> Iterator[Puzzle]:
    for size, dot, negative in product(geometry.SIZES, Dot, (True, False)):
        bare = blank(size, negative=negative)
        yield replace(bare, dots=(dot,) * len(bare.dots))


def drawn() -> Iterator[tuple[str, Iterator[Puzzle]]]:
    """Yield each kind of each size: its title, and puzzles of random grids, the same grids for every kind."""
    for size, (title, kind) in product(geometry.SIZES, KINDS.items()):
        yield f"{size}x{size}: {title}", of_kind(kind, size)


def of_kind(kind: Kind, size: int) -> Iterator[Puzzle]:
    for number in range(EACH[size]):
        rng = Rng(f"counts/{size}/{number}")
        yield kind(solutions.pick(size, rng), rng)


def dotted(grid: Grid, rng: Rng) -> Puzzle:
    """Return all dots of *grid* and no given; a 1-2 pair has either colour."""
    edges = grid.board.edges
    coins = [(Dot.WHITE, Dot.BLACK)[rng.below(2)] for _ in edges]
    dots = [rules.dot_of(grid.digits[a], grid.digits[b], coin) for (a, b), coin in zip(edges, coins, strict=True)]
    return replace(blank(grid.size, negative=True), dots=tuple(dots))


def dotted_some(grid: Grid, rng: Rng) -> Puzzle:
    return replace(dotted(grid, rng), negative=False)


def both_ways(grid: Grid, rng: Rng) -> Puzzle:
    """Draw every 1-2 pair in the colour that ``dotted`` did not choose."""
    first = dotted(grid, rng)
    pairs = [{grid.digits[a], grid.digits[b]} == {1, 2} for a, b in grid.board.edges]
    dots = [Dot(3 - dot) if is_pair else dot for dot, is_pair in zip(first.dots, pairs, strict=True)]
    return replace(first, dots=tuple(dots))


def sampled(grid: Grid, rng: Rng) -> Puzzle:
    """Keep a random share of the dots and a few givens."""
    whole = dotted_some(grid, rng)
    share = 30 + rng.below(60)
    dots = tuple(dot if rng.below(100) < share else Dot.NONE for dot in whole.dots)
    return replace(whole, dots=dots, givens=some_givens(grid, rng, rng.below(grid.size)))


def givens_only(grid: Grid, rng: Rng) -> Puzzle:
    """Keep about as many givens as a sudoku needs, and no dot."""
    needed = {4: 4, 6: 9, 9: 30}[grid.size]
    return replace(blank(grid.size, negative=False), givens=some_givens(grid, rng, needed + rng.below(3)))


def gaps_only(grid: Grid, rng: Rng) -> Puzzle:
    """Put some givens of a grid without a single dot, if its size has one; of the given grid if not."""
    bare = blank(grid.size, negative=True)
    grid = rng.choice(model.solve(bare, limit=3) or [grid])
    return replace(bare, givens=some_givens(grid, rng, 3 + rng.below(4)))


def lost_dot(grid: Grid, rng: Rng) -> Puzzle:
    """Take away one dot, which then promises what is not so, and put a few givens."""
    whole = dotted(grid, rng)
    lost = rng.choice([edge for edge, dot in enumerate(whole.dots) if dot is not Dot.NONE])
    dots = tuple(Dot.NONE if edge == lost else dot for edge, dot in enumerate(whole.dots))
    return replace(whole, dots=dots, givens=some_givens(grid, rng, rng.below(3)))


def wrong_dot(grid: Grid, rng: Rng) -> Puzzle:
    """Draw one edge otherwise, where the negative constraint is off."""
    puzzle = sampled(grid, rng)
    edge = rng.below(len(puzzle.dots))
    dots = list(puzzle.dots)
    dots[edge] = rng.choice([dot for dot in (Dot.WHITE, Dot.BLACK) if dot is not dots[edge]])
    return replace(puzzle, dots=tuple(dots))


def all_given(grid: Grid, rng: Rng) -> Puzzle:
    return replace(dotted(grid, rng), givens=grid.digits)


def exchanged(grid: Grid, rng: Rng) -> Puzzle:
    """Return every digit, two of them in each other's cell."""
    one = rng.below(len(grid.digits))
    other = rng.choice([cell for cell in grid.board.cells if grid.digits[cell] != grid.digits[one]])
    givens = list(grid.digits)
    givens[one], givens[other] = givens[other], givens[one]
    return replace(dotted_some(grid, rng), givens=tuple(givens))


def wrong_given(grid: Grid, rng: Rng) -> Puzzle:
    """Put one given that the grid does not have."""
    whole = dotted(grid, rng)
    cell = rng.below(len(whole.givens))
    digit = rng.choice([digit for digit in grid.board.digits if digit != grid.digits[cell]])
    return replace(whole, givens=tuple(digit if at == cell else EMPTY for at in grid.board.cells))


def ambiguous(grid: Grid, rng: Rng) -> Puzzle:
    """Try grid after grid until all its dots leave more than one solution; the kernel only looks for it."""
    puzzle = dotted(grid, rng)
    while kernel.solve(puzzle).solutions < 2:
        puzzle = dotted(solutions.pick(grid.size, rng), rng)
    return puzzle


def some_givens(grid: Grid, rng: Rng, how_many: int) -> tuple[int, ...]:
    kept = set(rng.shuffled(grid.board.cells)[:how_many])
    return tuple(digit if cell in kept else EMPTY for cell, digit in enumerate(grid.digits))


KINDS: dict[str, Kind] = {
    "all dots of a grid": dotted,
    "all dots, the negative constraint off": dotted_some,
    "1-2 pairs drawn with the other colour": both_ways,
    "all dots, and still ambiguous": ambiguous,
    "some of the dots, and some givens": sampled,
    "givens alone": givens_only,
    "no dot at all": gaps_only,
    "one dot lost": lost_dot,
    "one wrong dot": wrong_dot,
    "one wrong given": wrong_given,
    "every digit given": all_given,
    "every digit given, two exchanged": exchanged,
}


if __name__ == "__main__":
    main()
