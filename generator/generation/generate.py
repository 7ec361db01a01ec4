"""From a seed to a record: a full solution, its dots, the clues that are needed, the KEN.

The seed is a text, and it and the request decide every byte of the record, in any process
and on any machine. Each part of the work draws from its own rng, so that one part can
change without moving the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import numpy as np

from kropki.generator.board import ken, rules
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot, OneTwo
from kropki.generator.errors import BudgetError
from kropki.generator.generation import drawing, minimise, record, verify
from kropki.generator.generation.oracles import Aim, Clues
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import COMFORT, Request, check_seed, few_dots, least_moments
from kropki.generator.ladder.grade import needs
from kropki.generator.ladder.rungs import Difficulty, Level
from kropki.generator.rng import Rng
from kropki.generator.solver import kernel
from kropki.generator.solver.tables import Indices

ATTEMPTS = 50_000  # full solutions that are tried for one seed; 6x6 with all dots has one expert puzzle in 2,300


def generate(seed: str, request: Request | None = None, attempts: Iterable[int] = range(ATTEMPTS)) -> Record:
    """Make the puzzle of *seed*: exactly one solution, exactly what was asked for, no clue that could be left out.

    The *attempts* are numbers from 0 on. Fewer of them give the same puzzle or none: raises
    ``BudgetError`` when no attempt gives one. What iterating over them raises ends the work.
    With all dots of one colour, a dot of the other one allows a pair 1-2, which an edge without a dot forbids. So less
    can follow from more clues, ``Clues.thin`` may err in one puzzle of a hundred, and each is verified.
    """
    request = request or Request()
    check_seed(seed)
    tried = 0
    for attempt in attempts:
        tried += 1
        try:
            made = _attempt(f"{seed}/{attempt}", request)
        except BudgetError:
            continue
        if made is not None:
            found = make_record(seed, *made)
            if isinstance(request.negative, bool) or not any(verify.faults(found)):
                return found
    raise BudgetError(f"expected a puzzle within {tried:,} attempts, got none for seed {seed!r}")


def _attempt(seed: str, request: Request) -> tuple[Puzzle, Grid, Difficulty] | None:
    """Return the puzzle that one full solution leads to, or ``None`` where it is not what was asked for."""
    board, negative = request.board, request.negative
    digits = _solution(f"{seed}/solution", request)
    links = drawing.links_of(f"{seed}/one-two", digits, board, request.one_two, negative=negative)
    clues = Clues(board, digits, links, negative=negative)
    kept = _thin_out(clues, drawing.order_of(f"{seed}/order", digits.size, clues.droppable_dots), request)
    if request.givens_max is not None and kept[: clues.cells].sum() > request.givens_max:
        return None
    found = _difficulty(clues, kept, request)
    if found is None or not request.allows(found):
        return None
    puzzle = clues.puzzle(kept)
    if all(needs(puzzle, technique, found.rating) for technique in request.techniques):
        return puzzle, clues.grid, found
    return None


def _difficulty(clues: Clues, kept: minimise.Flags, request: Request) -> Difficulty | None:
    """Return the difficulty of the puzzle, or ``None`` where its start or its level is not as asked for."""
    level = request.difficulty
    if level is None:
        return clues.difficulty(kept, request.hardest)
    if request.gentlest is not None:
        return clues.gentle_difficulty(kept, level, request.gentlest)
    moments = clues.moments(level, kept) or 0
    return clues.difficulty(kept, level, moments) if moments >= least_moments(request) else None


def drop_order(clues: Clues, rng: Rng) -> minimise.Order:
    """Return the clues in the order in which they are tried.

    Where dots are clues, too, three quarters of the givens come before all else: a digit tells
    so much more than a dot that after a plain shuffle twice as many givens as dots would stay.
    """
    givens = rng.shuffled(range(clues.cells))
    dots = clues.droppable_dots.tolist()
    early = givens[: 3 * len(givens) // 4] if dots else givens
    return np.array(early + rng.shuffled(givens[len(early) :] + dots), dtype=np.intp)


def _thin_out(clues: Clues, order: minimise.Order, request: Request) -> minimise.Flags:
    """Drop clues in their *order*; give those that remain."""
    kept = np.ones(clues.count, dtype=np.bool_)
    level = request.hardest
    asked = request.difficulty
    if clues.has_all_dots and asked and asked.rank >= Level.HARD.rank and clues.need_no_digit(asked):
        kept[: clues.cells] = False
        return kept
    if request.fewest:
        order = _fewest_givens(clues, kept, order)
    elif request.sampling is not None:
        holds: minimise.Oracle = clues.is_unique if level is None else partial(clues.solves_within, level)
        order = _partial_start(clues, kept, order, request.sampling, holds)
    leaders = clues.leaders(clues.board.half_turn) if request.symmetric else None
    clues.thin(kept, order, Aim(level), leaders)
    if request.difficulty is Level.EASY:
        comfort(clues, kept, order, leaders)
    return kept


def comfort(clues: Clues, kept: minimise.Flags, order: minimise.Order, leaders: minimise.Order | None) -> None:
    """Give an easy puzzle back the givens that were dropped last, up to a number to feel at ease with."""
    givens = kept[: clues.cells]
    for clue in reversed(order.tolist()):
        if givens.sum() >= COMFORT[clues.board.size]:
            break
        if clue < clues.cells:
            kept[clue if leaders is None else leaders == leaders[clue]] = True


def full_solution(seed: str, request: Request) -> Grid:
    """Return the full solution that *seed* picks from the shipped ones, or a new one from the model."""
    return Grid(request.size, tuple(_solution(f"{seed}/solution", request).tolist()), request.boxes)


def _solution(seed: str, request: Request) -> Indices:
    """Return the digits of that solution, by the whole *seed*."""
    if request.fresh:
        from kropki.generator.solver import model  # noqa: PLC0415 - slow and large, and seldom wanted

        digits = np.array(model.fresh(request.board, seed).digits, dtype=np.uint8)
    else:
        digits = drawing.digits_of(seed, request.board)
    most = few_dots(request)
    return digits if most is None else drawing.with_few_dots(digits, request.board, most)


def draw_dots(grid: Grid, one_two: OneTwo, rng: Rng) -> tuple[Dot, ...]:
    """Return every dot that the rules put into *grid*; a 1-2 pair is drawn by the policy *one_two*."""
    black, white = rules.dots(Dot.BLACK), rules.dots(Dot.WHITE)
    if one_two is OneTwo.MIXED:
        tables = [(white if rng.below(2) else black) for _ in grid.board.edges]
    else:
        tables = [white if one_two is OneTwo.WHITE else black] * len(grid.board.edges)
    digits = grid.digits
    return tuple([table[digits[a]][digits[b]] for table, (a, b) in zip(tables, grid.board.edges, strict=True)])


def _partial_start(
    clues: Clues, kept: minimise.Flags, order: minimise.Order, sampling: int, holds: minimise.Oracle
) -> minimise.Order:
    """Sample the givens only: a puzzle that is short of dots has few clues already."""
    is_given = order < clues.cells
    sampled = minimise.sample(kept, order[is_given], sampling, holds)
    return order[~is_given | np.isin(order, sampled)]


def _fewest_givens(clues: Clues, kept: minimise.Flags, order: minimise.Order) -> minimise.Order:
    """Keep provably as few givens as the solution with all its dots allows; the dots remain in the order."""
    from kropki.generator.solver import model  # noqa: PLC0415 - slow and large, and seldom wanted

    grid = clues.grid
    givens = model.fewest(grid, clues.dots, negative=clues.negative, another=lambda puzzle: another(puzzle, grid))
    kept[: clues.cells] = np.array(givens) != EMPTY
    return order[order >= clues.cells]


def another(puzzle: Puzzle, grid: Grid) -> Grid | None:
    """Return a solution of *puzzle* that is not *grid*, or ``None`` where there is none."""
    outcome = kernel.solve(puzzle)
    if not outcome.complete:
        raise BudgetError(f"expected an answer within {kernel.DEFAULT_BUDGET} nodes, got none")
    return outcome.second if outcome.solution == grid else outcome.solution


def make_record(seed: str, puzzle: Puzzle, grid: Grid, found: Difficulty) -> Record:
    """Return the record of *puzzle*, whose only solution is *grid*, with the difficulty *found*."""
    text = ken.write(puzzle)
    return Record(
        id=record.identify_text(text, negative=puzzle.negative, boxes=puzzle.boxes),
        ken=text,
        size=puzzle.size,
        negative=puzzle.negative,
        difficulty=found,
        givens=puzzle.count_givens(),
        seed=seed,
        generator=record.GENERATOR,
        solution=ken.write_grid(grid),
        boxes=puzzle.boxes,
    )
