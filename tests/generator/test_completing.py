"""Finished boards keep what is fixed and what is wished for, and what is called impossible is proved."""

from __future__ import annotations

from itertools import combinations

import pytest

from generator.board import ken
from generator.board.puzzle import EMPTY, Puzzle
from generator.board.rules import Dot
from generator.errors import RequestError
from generator.generation import verify
from generator.generation.generate import generate
from generator.generation.record import Record
from generator.generation.request import Request
from generator.ladder.grade import difficulty, needs
from generator.ladder.rungs import Level
from generator.solver import kernel, model
from generator.workshop import completing
from generator.workshop.completing import Completion, Hurdle, Outcome, Wishes, alike, complete, edge_of

SMALL, MIDDLE, LARGE = ("/".join([row] * size) for row, size in (("D", 4), ("F", 6), ("HA", 9)))


def empty(text: str, *, negative: bool = True) -> Puzzle:
    return ken.parse(text, negative=negative)


def of_the_middle(seed: str, *, negative: bool) -> Puzzle:
    """Return some of the clues of a finished puzzle: what is asked for is possible, then."""
    whole = generate(seed, Request(size=6, negative=negative, difficulty=Level.MEDIUM)).puzzle
    givens = tuple(given if cell % 2 else EMPTY for cell, given in enumerate(whole.givens))
    dots = tuple(dot if edge % 3 == 0 else Dot.NONE for edge, dot in enumerate(whole.dots))
    return Puzzle(6, givens, dots, negative)


WISHES = [
    Wishes(empty(SMALL), difficulty=Level.EASY),
    Wishes(empty(SMALL, negative=False), white_only=True),
    Wishes(empty(MIDDLE), white_only=True, difficulty=Level.MEDIUM),
    Wishes(empty(MIDDLE, negative=False), givens_max=3, difficulty=Level.HARD),
    Wishes(empty(MIDDLE), symmetric=True, difficulty=Level.MEDIUM),
    Wishes(empty(MIDDLE), no_dots=tuple(range(0, 60, 4)), difficulty=Level.MEDIUM),
    Wishes(empty(MIDDLE, negative=False), no_dots=tuple(range(30)), symmetric=True),
    Wishes(empty(LARGE, negative=False), white_only=True, symmetric=True, difficulty=Level.HARD),
    Wishes(ken.parse(f"12B(wk)B7A/{LARGE[:-3]}"), givens_max=9, difficulty=Level.MEDIUM),
    Wishes(of_the_middle("a", negative=True), difficulty=Level.MEDIUM),
    Wishes(of_the_middle("b", negative=False), difficulty=Level.MEDIUM),
]


def keeps(wishes: Wishes, record: Record) -> bool:
    """Tell whether a proposal has all that is fixed, and is as it is wished for."""
    puzzle, board = record.puzzle, wishes.board
    fixed = zip((*board.givens, *board.dots), (*puzzle.givens, *puzzle.dots), strict=True)
    symmetric = all(bool(puzzle.givens[cell]) == bool(puzzle.givens[-1 - cell]) for cell in board.board.cells)
    return (
        all(there == given for given, there in fixed if given)
        and puzzle.negative == board.negative
        and not any(puzzle.dots[edge] for edge in wishes.no_dots)
        and not (wishes.white_only and Dot.BLACK in puzzle.dots)
        and (wishes.givens_max is None or record.givens <= wishes.givens_max)
        and (symmetric or not wishes.symmetric)
        and (wishes.difficulty is None or difficulty(puzzle).level == wishes.difficulty)
    )


@pytest.mark.parametrize("wishes", WISHES, ids=lambda wishes: str(WISHES.index(wishes)))
def test_proposals_keep_what_is_wished_for(wishes: Wishes) -> None:
    done = complete(wishes, "tea", number=2)
    assert done.outcome is Outcome.COMPLETED
    for record in done.proposals:
        assert keeps(wishes, record)
        assert kernel.solve(record.puzzle).solutions == 1
        assert [fault for fault in verify.faults(record) if not is_about_fixed(wishes, fault)] == []
    for one, other in combinations(done.proposals, 2):
        assert not alike(wishes.board, one.puzzle, other.puzzle)


def is_about_fixed(wishes: Wishes, fault: str) -> bool:
    """Tell whether a fault is that a puzzle does without a clue that had to stay."""
    board = wishes.board
    fixed = [f"given in {board.board.name(cell)}" for cell, given in enumerate(board.givens) if given]
    edges = [map(board.board.name, edge) for edge, dot in zip(board.board.edges, board.dots, strict=True) if dot]
    fixed += [f"dot between {' and '.join(edge)}" for edge in edges]
    return fault.startswith("minimal: the puzzle does without the ") and any(name in fault for name in fixed)


def test_the_same_wishes_and_seed_give_the_same() -> None:
    once, again, other = (complete(WISHES[3], seed, number=2) for seed in ("tea", "tea", "milk"))
    assert once == again
    assert once.proposals != other.proposals


def test_attempts_in_parts_find_what_they_find_together() -> None:
    whole = complete(WISHES[2], "tea", number=2)
    found: list[Record] = []
    tried = 0
    while len(found) < 2:
        step = complete(
            WISHES[2], "tea", attempts=range(tried, tried + 1), known=tuple(record.puzzle for record in found)
        )
        tried += step.tried
        found += step.proposals
    assert (tuple(found), tried) == (whole.proposals, whole.tried)


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(ken.parse("11B/D/D/D")),
        Wishes(ken.parse("1C/D/D/D"), no_dots=tuple(range(24))),
    ],
    ids=["givens", "no dots"],
)
def test_what_is_impossible_is_proved(wishes: Wishes) -> None:
    assert complete(wishes, "tea") == Completion(Outcome.IMPOSSIBLE, (), {}, {}, 1)


def test_what_is_not_found_is_not_called_impossible() -> None:
    done = complete(Wishes(ken.parse("1234/3412/2143/432A"), difficulty=Level.MEDIUM), "tea", attempts=range(5))
    assert (done.outcome, done.hurdles, done.levels) == (Outcome.NOT_FOUND, {Hurdle.LEVEL: 5}, {"easy": 5})
    few = complete(Wishes(empty(SMALL, negative=False), givens_max=0, no_dots=tuple(range(24))), "tea", attempts=[0])
    assert (few.outcome, few.hurdles) == (Outcome.NOT_FOUND, {Hurdle.GIVENS: 1})
    one = complete(Wishes(ken.parse("1234/3412/2143/432A")), "tea", number=2, attempts=range(4))
    assert (len(one.proposals), one.hurdles) == (1, {Hurdle.ALIKE: 3})


def test_a_model_that_gives_up_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(completing, "_MODEL", 0.0)
    done = complete(Wishes(empty(LARGE), white_only=True), "tea")
    assert (done.outcome, done.hurdles) == (Outcome.NOT_FOUND, {Hurdle.BUDGET: completing.GIVE_UP})


def test_a_technique_that_is_wished_for_is_needed() -> None:
    wishes = Wishes(empty(MIDDLE, negative=False), technique="naked pair")
    done = complete(wishes, "tea", attempts=range(20))
    (made,) = done.proposals
    assert needs(made.puzzle, "naked pair", difficulty(made.puzzle).rating)
    assert set(done.hurdles) <= {Hurdle.TECHNIQUE}
    with pytest.raises(RequestError, match="expected a technique"):
        Wishes(empty(MIDDLE), technique="guess")


def test_wishes_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(RequestError, match="no dot"):
        Wishes(ken.parse("(kx)C/D/D/D"), no_dots=(0,))
    with pytest.raises(RequestError, match="white"):
        Wishes(ken.parse("(kx)C/D/D/D"), white_only=True)
    with pytest.raises(RequestError, match="at most 1 givens, got 2"):
        Wishes(ken.parse("12B/D/D/D"), givens_max=1)
    with pytest.raises(RequestError, match="one of the levels of size 4"):
        Wishes(empty(SMALL), difficulty=Level.EXTREME)
    with pytest.raises(RequestError, match="neighbours"):
        edge_of(empty(SMALL), "r1c1", "r2c2")


def test_a_filled_board_has_only_the_pairs_allowed() -> None:
    pairs = [(1, 2), (2, 1), (2, 4), (4, 2)]
    grid = model.filled((EMPTY,) * 16, [pairs, *[None] * 23], "tea")
    assert grid
    a, b = grid.board.edges[0]
    assert (grid.digits[a], grid.digits[b]) in pairs
    assert model.filled((1, *(EMPTY,) * 15), [[(3, 4)], *[None] * 23], "tea") is None
