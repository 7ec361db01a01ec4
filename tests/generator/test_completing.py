"""Finished boards keep what is fixed and what is wished for, and what is called impossible is proved."""

from __future__ import annotations

from itertools import combinations

import pytest

from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY, Puzzle, blank
from kropki.generator.board.rules import Dot
from kropki.generator.errors import RequestError
from kropki.generator.generation import verify
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.grade import difficulty, needs
from kropki.generator.ladder.rungs import Level
from kropki.generator.solver import kernel, model
from kropki.generator.workshop import completing
from kropki.generator.workshop.completing import Completion, Hurdle, Outcome, alike, complete, is_broken_into
from kropki.generator.workshop.wishes import Symmetry, Wishes, edge_of, named
from lab.bench.wishing import is_about_fixed

SMALL, MIDDLE, LARGE = ("/".join([row] * size) for row, size in (("D", 4), ("F", 6), ("HA", 9)))


def empty(text: str, *, negative: bool = True) -> Puzzle:
    return ken.parse(text, negative=negative)


def of_the_middle(seed: str, *, negative: bool) -> Puzzle:
    """Return some of the clues of a finished puzzle: what is asked for is possible, then."""
    whole = generate(seed, Request(size=6, negative=negative, difficulty=Level.MEDIUM)).puzzle
    givens = tuple(given if cell % 2 else EMPTY for cell, given in enumerate(whole.givens))
    dots = tuple(dot if edge % 3 == 0 else Dot.NONE for edge, dot in enumerate(whole.dots))
    return Puzzle(6, givens, dots, negative)


PICTURE = frozenset(edge for edge, dot in enumerate(generate("a", Request(size=6)).puzzle.dots) if dot)
WISHES = [
    Wishes(empty(SMALL), difficulty=Level.EASY),
    Wishes(empty(SMALL, negative=False), white_only=True),
    Wishes(empty(MIDDLE), white_only=True, difficulty=Level.MEDIUM),
    Wishes(empty(MIDDLE, negative=False), givens_max=3, difficulty=Level.HARD),
    Wishes(empty(MIDDLE), symmetry=Symmetry.HALF_TURN, difficulty=Level.MEDIUM),
    Wishes(empty(MIDDLE), no_dots=tuple(range(0, 60, 4)), difficulty=Level.MEDIUM),
    Wishes(empty(MIDDLE, negative=False), no_dots=tuple(range(30)), symmetry=Symmetry.HALF_TURN),
    Wishes(empty(LARGE, negative=False), white_only=True, symmetry=Symmetry.HALF_TURN, difficulty=Level.HARD),
    Wishes(ken.parse(f"12B(wk)B7A/{LARGE[:-3]}"), givens_max=9, difficulty=Level.MEDIUM),
    *[Wishes(empty(LARGE, negative=False), symmetry=each, difficulty=Level.HARD) for each in Symmetry],
    Wishes(empty(LARGE), symmetry=Symmetry.QUARTER_TURN, difficulty=Level.EASY),
    Wishes(empty(MIDDLE), symmetry=Symmetry.LEFT_RIGHT, difficulty=Level.EASY),
    Wishes(empty(LARGE), dots_within=frozenset(range(36))),
    Wishes(empty(LARGE, negative=False), dots_within=frozenset(range(27, 54)), difficulty=Level.HARD),
    Wishes(empty(MIDDLE), picture=PICTURE, difficulty=Level.MEDIUM),
    Wishes(empty(LARGE, negative=False), picture=frozenset(range(0, 60, 4))),
    Wishes(empty(MIDDLE, negative=False), picture=frozenset(range(0, 60, 9)), white_only=True),
    Wishes(ken.parse("(kw)E/F/F/F/F/F", negative=False), picture=frozenset({3, 9})),
    Wishes(empty(LARGE), break_in=5, difficulty=Level.MEDIUM),
    Wishes(empty(LARGE, negative=False), break_in=9, difficulty=Level.EXPERT),
    Wishes(empty(MIDDLE, negative=False), break_in=2, symmetry=Symmetry.TOP_BOTTOM),
    Wishes(empty(LARGE, negative=False), symmetry=Symmetry.HALF_TURN, symmetric_dots=True, difficulty=Level.HARD),
    Wishes(empty(LARGE, negative=False), symmetry=Symmetry.DIAGONAL, symmetric_dots=True),
    Wishes(ken.parse("(kw)E/F/F/F/F/F", negative=False), symmetry=Symmetry.LEFT_RIGHT, symmetric_dots=True),
    Wishes(empty(SMALL, negative=False), symmetry=Symmetry.QUARTER_TURN, symmetric_dots=True, white_only=True),
    Wishes(blank(6, negative="white"), symmetry=Symmetry.HALF_TURN, difficulty=Level.MEDIUM),
    Wishes(blank(5, negative="black", boxes=False), symmetry=Symmetry.DIAGONAL, difficulty=Level.HARD),
    Wishes(ken.parse("1E/F/F/F/F/F", negative="white"), symmetry=Symmetry.LEFT_RIGHT),
    Wishes(of_the_middle("a", negative=True), difficulty=Level.MEDIUM),
    Wishes(of_the_middle("b", negative=False), difficulty=Level.MEDIUM),
]


def keeps(wishes: Wishes, puzzle: Puzzle) -> bool:
    """Tell whether a puzzle has all that is fixed, and is as it is wished for."""
    board = wishes.board
    fixed = zip((*board.givens, *board.dots), (*puzzle.givens, *puzzle.dots), strict=True)
    return (
        all(there == given for given, there in fixed if given)
        and puzzle.negative == board.negative
        and keeps_dots(wishes, puzzle)
        and (wishes.givens_max is None or puzzle.count_givens() <= wishes.givens_max)
        and (wishes.symmetry is None or looks_the_same(puzzle, wishes.symmetry))
        and (not wishes.symmetric_dots or wishes.symmetry is None or has_images(puzzle, wishes.symmetry))
        and (wishes.difficulty is None or difficulty(puzzle).level == wishes.difficulty)
        and (wishes.technique is None or needs(puzzle, wishes.technique, difficulty(puzzle).rating))
        and (wishes.break_in is None or is_broken_into(puzzle, wishes.break_in))
    )


def keeps_dots(wishes: Wishes, puzzle: Puzzle) -> bool:
    """Tell whether the dots are where they may be, and of the colours that they may have."""
    new = {edge for edge, dot in enumerate(puzzle.dots) if dot and not wishes.board.dots[edge]}
    within = wishes.dots_within
    return (
        not new & set(wishes.no_dots)
        and not (wishes.white_only and Dot.BLACK in puzzle.dots)
        and (within is None or all(set(puzzle.board.edges[edge]) <= within for edge in new))
        and (wishes.picture is None or new == {edge for edge in wishes.picture if not wishes.board.dots[edge]})
    )


def looks_the_same(puzzle: Puzzle, symmetry: Symmetry) -> bool:
    """Tell whether the cells of the givens look the same when each row and column goes where *symmetry* puts it."""
    last = puzzle.size - 1
    places = {divmod(cell, puzzle.size) for cell, given in enumerate(puzzle.givens) if given}
    moves = {
        Symmetry.HALF_TURN: lambda r, c: (last - r, last - c),
        Symmetry.QUARTER_TURN: lambda r, c: (c, last - r),
        Symmetry.LEFT_RIGHT: lambda r, c: (r, last - c),
        Symmetry.TOP_BOTTOM: lambda r, c: (last - r, c),
        Symmetry.DIAGONAL: lambda r, c: (c, r),
        Symmetry.OTHER_DIAGONAL: lambda r, c: (last - c, last - r),
    }
    return {moves[symmetry](*place) for place in places} == places


def has_images(puzzle: Puzzle, symmetry: Symmetry) -> bool:
    """Tell whether each dot is there at all places where *symmetry* carries it, in its colour."""
    board = puzzle.board
    move = symmetry.on(board)
    drawn = {frozenset(ends): dot for ends, dot in zip(board.edges, puzzle.dots, strict=True) if dot}
    return all(drawn.get(frozenset(move[cell] for cell in ends)) == dot for ends, dot in drawn.items())


def test_symmetric_dots_are_many_where_the_turn_allows_it() -> None:
    wishes = Wishes(empty(LARGE, negative=False), symmetry=Symmetry.HALF_TURN, symmetric_dots=True)
    [found] = complete(wishes, "tea").proposals
    assert sum(map(bool, found.puzzle.dots)) >= 10


def test_symmetric_dots_need_a_symmetry_and_dots_that_may_be_missing() -> None:
    with pytest.raises(RequestError, match="expected a symmetry for symmetric dots"):
        Wishes(empty(SMALL, negative=False), symmetric_dots=True)
    with pytest.raises(RequestError, match="got one of the other colour"):
        Wishes(ken.parse("(xw)C/D/D/B(xk)A", negative=False), symmetry=Symmetry.HALF_TURN, symmetric_dots=True)
    with pytest.raises(RequestError, match="expected no dot where none is wished for"):
        Wishes(
            ken.parse("(xw)C/D/D/D", negative=False), symmetry=Symmetry.HALF_TURN, symmetric_dots=True, no_dots=(23,)
        )
    with pytest.raises(RequestError, match="only where missing dots mean nothing"):
        Wishes(empty(SMALL), symmetry=Symmetry.HALF_TURN, symmetric_dots=True)


@pytest.mark.parametrize("wishes", WISHES, ids=lambda wishes: str(WISHES.index(wishes)))
def test_proposals_keep_what_is_wished_for(wishes: Wishes) -> None:
    done = complete(wishes, "tea", number=2)
    assert done.outcome is Outcome.COMPLETED
    for record in done.proposals:
        assert keeps(wishes, record.puzzle)
        assert kernel.solve(record.puzzle).solutions == 1
        assert [fault for fault in verify.faults(record) if not is_about_fixed(wishes, fault)] == []
    for one, other in combinations(done.proposals, 2):
        assert not alike(wishes.board, one.puzzle, other.puzzle)


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
        Wishes(ken.parse("1C/D/D/D"), dots_within=frozenset({0, 5, 10, 15})),
        Wishes(empty(SMALL), picture=frozenset(range(24))),
    ],
    ids=["givens", "no dots", "no dots inside a shape", "a picture"],
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
    with pytest.raises(RequestError, match="a picture of dots where dots may be"):
        Wishes(empty(SMALL), picture=frozenset({0, 1}), no_dots=(1,))
    with pytest.raises(RequestError, match="a picture of dots where dots may be"):
        Wishes(empty(SMALL), picture=frozenset({0}), dots_within=frozenset({0}))
    with pytest.raises(RequestError, match="a symmetry of size 6"):
        Wishes(empty(MIDDLE), symmetry=Symmetry.QUARTER_TURN)
    with pytest.raises(RequestError, match="half-turn, quarter-turn"):
        named(empty(SMALL), symmetry="thrice")
    with pytest.raises(RequestError, match="either symmetric or another"):
        named(empty(SMALL), symmetric=True, symmetry="diagonal")
    with pytest.raises(RequestError, match="a box from 1 to 4, got 0"):
        Wishes(empty(SMALL), break_in=0)
    with pytest.raises(RequestError, match="a cell such as r1c1, got 'r9c9'"):
        named(empty(SMALL), dots_within=["r9c9"])
    with pytest.raises(RequestError, match="neighbours"):
        edge_of(empty(SMALL), "r1c1", "r2c2")


def test_a_filled_board_has_only_the_pairs_allowed() -> None:
    pairs = [(1, 2), (2, 1), (2, 4), (4, 2)]
    grid = model.filled(Puzzle.from_ken("D/D/D/D", negative=False), [pairs, *[None] * 23], "tea")
    assert grid
    a, b = grid.board.edges[0]
    assert (grid.digits[a], grid.digits[b]) in pairs
    start = Puzzle.from_ken("1C/D/D/D", negative=False)
    assert model.filled(start, [[(3, 4)], *[None] * 23], "tea") is None
