"""From a seed to a record: a full solution, its dots, the clues that are needed, the KEN.

The seed is a text, and it and the request decide every byte of the record, in any process
and on any machine. Each part of the work draws from its own dice, so that one part can
change without moving the others.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from generator import bank, geometry, ken, kernel, record, rules, search
from generator.dice import Dice
from generator.errors import BudgetError, RequestError
from generator.puzzle import EMPTY, Grid, Puzzle
from generator.record import Record
from generator.rules import Dot, Link, OneTwo
from generator.tables import Indices, Masks, tables

SEED_LIMIT = 200  # characters
SEARCH_BUDGET = 20_000  # nodes for one question of the search; few questions ever need a tenth of it
ATTEMPTS = 1_000  # full solutions that are tried for one seed


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked of a puzzle; raises ``RequestError`` for what no puzzle can be."""

    size: int = 9
    negative: bool = True  # False: not all dots are drawn, and dots are clues
    one_two: OneTwo = OneTwo.BLACK
    sampling: int | None = None  # givens of the partial start; None: all
    fewest: bool = False  # the provably fewest givens, all dots drawn
    fresh: bool = False  # a new solution from the constraint model

    def __post_init__(self) -> None:
        if self.size not in geometry.SIZES:
            raise RequestError(f"expected size 4, 6 or 9, got {self.size!r}")
        if not isinstance(self.one_two, OneTwo):
            raise RequestError(f"expected one of {', '.join(OneTwo)} for a 1-2 pair, got {self.one_two!r}")
        if self.sampling is not None and not 0 <= self.sampling <= self.size**2:
            raise RequestError(f"expected a sampling from 0 to {self.size**2} givens, got {self.sampling!r}")
        if self.fewest and self.sampling is not None:
            raise RequestError("expected either a sampling or the fewest givens, got both")


def generate(seed: str, request: Request | None = None) -> Record:
    """Make the puzzle of *seed*: exactly one solution, and no clue that could be left out."""
    request = request or Request()
    check_seed(seed)
    for attempt in range(ATTEMPTS):
        try:
            grid, puzzle = _attempt(f"{seed}/{attempt}", request)
        except BudgetError:
            continue
        return make_record(seed, puzzle, grid)
    raise BudgetError(f"expected a puzzle within {ATTEMPTS} attempts, got none for seed {seed!r}")


def _attempt(seed: str, request: Request) -> tuple[Grid, Puzzle]:
    grid = full_solution(seed, request)
    dots = draw_dots(grid, request.one_two, Dice(f"{seed}/one-two"))
    clues = Clues(grid, dots, negative=request.negative)
    kept = np.ones(clues.count, dtype=np.bool_)
    order = np.array(Dice(f"{seed}/order").shuffled(clues.droppable), dtype=np.intp)
    if request.fewest:
        order = _fewest_givens(clues, kept, order)
    elif request.sampling is not None:
        order = _partial_start(clues, kept, order, request.sampling)
    search.reduce(kept, order, clues.is_unique)
    return grid, clues.puzzle(kept)


def check_seed(seed: str) -> None:
    """Raise ``RequestError`` unless *seed* is Unicode text of 1 to ``SEED_LIMIT`` characters."""
    if not 1 <= len(seed) <= SEED_LIMIT:
        raise RequestError(f"expected a seed of 1 to {SEED_LIMIT} characters, got {len(seed)}")
    if any("\ud800" <= character <= "\udfff" for character in seed):
        raise RequestError("expected a seed of Unicode text, got a lone surrogate")


def full_solution(seed: str, request: Request) -> Grid:
    """Give the full solution that *seed* picks from the bank, or a new one from the model."""
    if not request.fresh:
        return bank.pick(request.size, Dice(f"{seed}/solution"))
    from generator import model  # noqa: PLC0415 - slow and large, and seldom wanted

    return model.fresh(request.size, f"{seed}/solution")


def draw_dots(grid: Grid, one_two: OneTwo, dice: Dice) -> tuple[Dot, ...]:
    """Give every dot that the rules put into *grid*; a 1-2 pair is drawn by the policy *one_two*."""
    digits = grid.digits
    if one_two is OneTwo.MIXED:
        coins = [Dot.WHITE if dice.below(2) else Dot.BLACK for _ in grid.board.edges]
    else:
        coins = [Dot.BLACK if one_two is OneTwo.BLACK else Dot.WHITE] * len(grid.board.edges)
    return tuple(
        [rules.dot_of(digits[a], digits[b], coin) for (a, b), coin in zip(grid.board.edges, coins, strict=True)]
    )


def _partial_start(clues: Clues, kept: search.Flags, order: search.Order, sampling: int) -> search.Order:
    """Sample the givens only: a puzzle that is short of dots has few clues already."""
    is_given = order < clues.cells
    sampled = search.sample(kept, order[is_given], sampling, clues.is_unique)
    return order[~is_given | np.isin(order, sampled)]


class Clues:
    """The clues of a full solution, as flags: its digits, a cell each, then its dots, an edge each.

    Dots are clues, and may be dropped, only where a missing dot promises nothing.
    """

    def __init__(self, grid: Grid, dots: tuple[Dot, ...], *, negative: bool) -> None:
        self.grid = grid
        self.dots = dots
        self.negative = negative
        self.cells = len(grid.digits)
        self.count = self.cells + len(dots)
        drawn = [] if negative else [self.cells + edge for edge, dot in enumerate(dots) if dot]
        self.droppable = [*range(self.cells), *drawn]
        self._digits = np.array([1 << digit - 1 for digit in grid.digits], dtype=np.int16)
        self._links = np.array([*Puzzle(grid.size, (EMPTY,) * self.cells, dots, negative).links, Link.FREE], np.uint8)
        self._tables = tables(grid.size)
        self._found = np.empty((0, self.cells), dtype=np.uint8)

    def is_unique(self, kept: search.Flags) -> bool:
        """Tell whether the clues flagged in *kept* leave one solution; raise ``BudgetError`` if that is not settled."""
        start, links = self.arrays(kept)
        count, nodes = kernel.search(start, links, self._tables, 2, SEARCH_BUDGET, self._found)
        if nodes > SEARCH_BUDGET:
            raise BudgetError(f"expected an answer within {SEARCH_BUDGET} nodes, got none")
        return bool(count == 1)

    def arrays(self, kept: search.Flags) -> tuple[Masks, Indices]:
        """Give the masks and links of the clues flagged in *kept*, as ``kernel.search`` takes them."""
        start = np.where(kept[: self.cells], self._digits, (1 << self.grid.size) - 1).astype(np.int16)
        if self.negative:
            return start, self._links
        links = self._links.copy()
        links[:-1][~kept[self.cells :]] = Link.FREE
        return start, links

    def puzzle(self, kept: search.Flags) -> Puzzle:
        """Give the puzzle of the clues flagged in *kept*."""
        flags = kept.tolist()
        givens = [digit if flag else EMPTY for digit, flag in zip(self.grid.digits, flags, strict=False)]
        dots = [dot if flag else Dot.NONE for dot, flag in zip(self.dots, flags[self.cells :], strict=True)]
        return Puzzle(self.grid.size, tuple(givens), tuple(dots), self.negative)


def _fewest_givens(clues: Clues, kept: search.Flags, order: search.Order) -> search.Order:
    """Keep provably as few givens as the solution with all its dots allows; the dots remain in the order."""
    from generator import model  # noqa: PLC0415 - slow and large, and seldom wanted

    grid = clues.grid
    givens = model.fewest(grid, clues.dots, negative=clues.negative, another=lambda puzzle: another(puzzle, grid))
    kept[: clues.cells] = np.array(givens) != EMPTY
    return order[order >= clues.cells]


def another(puzzle: Puzzle, grid: Grid) -> Grid | None:
    """Give a solution of *puzzle* that is not *grid*, or ``None`` where there is none."""
    outcome = kernel.solve(puzzle)
    if not outcome.complete:
        raise BudgetError(f"expected an answer within {kernel.DEFAULT_BUDGET} nodes, got none")
    return outcome.second if outcome.solution == grid else outcome.solution


def make_record(seed: str, puzzle: Puzzle, grid: Grid) -> Record:
    """Give the record of *puzzle*, whose only solution is *grid*."""
    text = ken.write(puzzle)
    return Record(
        id=record.identify_text(text, negative=puzzle.negative),
        ken=text,
        size=puzzle.size,
        negative=puzzle.negative,
        difficulty=None,
        givens=sum(given != EMPTY for given in puzzle.givens),
        seed=seed,
        generator=record.VERSION,
        solution=ken.write_grid(grid),
    )
