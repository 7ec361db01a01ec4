"""The strengths: each plays by the rules to the end, the last as the engine does, and the low ones as people do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from kropki.dots.board import rulesets
from kropki.dots.board.board import Board, Point, board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import start
from kropki.dots.engine.engine import Budget, Engine
from kropki.dots.engine.strengths import STRENGTHS, Person
from kropki.dots.kernel.cells import cell_of, point_of
from kropki.dots.kernel.field import Field
from kropki.dots.opponents.fence import ROOM, fence
from kropki.dots.opponents.opponent import Opponent
from kropki.dots.rules.game import Play
from tests.support.dots_games import RULES, moves

MOST = 3  # dots that a ring may lack, where all are tried
PEOPLE = [strength.number for strength in STRENGTHS if strength.person]
SAID = (  # by document: how many strengths there are
    ("api.md", "1 (a child) to {} (like level 5)"),
    ("api.md", "a strength from 13 to {} | 1,000 ms"),
    ("api.md", "With a `computer` strength from 1 to {},"),
    ("dots/command.md", "from 1 (a child) to {};"),
    ("dots/command.md", "`--strength` from 1 to {}."),
    ("dots/engine.md", "from 1 to {} |"),
    ("dots/page.md", "has {0} [strengths](search.md#strengths), from 1 (plays like a child) to {0} (the strongest)"),
    ("dots/search.md", "has {} *strengths*"),
    ("dots/search.md", "| {} | strongest | like level 5, with the opening book"),
)
TREES = [strength.number for strength in STRENGTHS if not strength.person and strength.nodes <= 100]


def field(seed: str, dots: int, size: int = 6) -> Field:
    found = Field(board(size, size))
    for number, (point, side) in enumerate(moves(found.board, seed)):
        if number == dots:
            break
        found.put(point, side)
    return found


def fenced(found: Field, target: Point, side: int) -> tuple[set[Point], int]:
    """Return the points that *side* lacks around the dot on *target*, and what the ring would hold."""
    lacks = np.zeros(MOST + 2, np.int64)
    count = fence(found.state, cell_of(found.board, target), side, MOST, np.zeros(ROOM, np.int64), lacks)
    return {point_of(found.board, cell) for cell in lacks[:count].tolist()}, int(lacks[count])


def closed_in(found: Field, walls: set[Point], target: Point, side: int) -> set[Point] | None:
    """Return what lies within *walls* and the live dots of *side* around *target*; None if the edge does."""
    grid = found.board
    todo, seen = [target], {target}
    while todo:
        here = todo.pop()
        if grid.is_edge(here):
            return None
        for other in grid.neighbours[here]:
            if other not in seen and other not in walls and not found.is_live(other, side):
                seen.add(other)
                todo.append(other)
    return seen


def fewest(found: Field, target: Point, side: int) -> int:
    """Return how many dots a ring lacks at least, by trying all; 0 where it stands, or lacks more than MOST."""
    free = [point for point in found.board.points if found.is_open(point)]
    for count in range(MOST + 1):
        if any(closed_in(found, set(few), target, side) is not None for few in combinations(free, count)):
            return count
    return 0


@pytest.mark.parametrize(("seed", "dots"), [("1", 14), ("2", 16), ("3", 18), ("4", 12), ("5", 20), ("6", 16)])
def test_a_fence_is_the_fewest_dots_around_a_dot(seed: str, dots: int) -> None:
    found = field(seed, dots)
    tried = Counter[int]()
    for side in (0, 1):
        for target in (point for point in found.board.points if found.is_live(point, 1 - side)):
            lacks, held = fenced(found, target, side)
            assert len(lacks) == fewest(found, target, side), (seed, side, target)
            if lacks:
                within = closed_in(found, lacks, target, side)
                assert within is not None
                assert held == sum(found.is_live(point, 1 - side) for point in within)
            tried[len(lacks)] += 1
    assert tried.total() > 4


def played(number: int, ruleset: str, size: int = 7, most: int = 200) -> Iterator[tuple[Play, Move]]:
    """Yield the moves of a game of a strength against itself, each before it is made."""
    grid = board(size, size)
    play = Play(grid, rulesets.parse(ruleset), start("cross", grid))
    sides = {side: Opponent(STRENGTHS[number - 1], seed=side) for side in (1, 2)}
    while len(play.moves) < most and (not play.over or play.may_close):
        move = sides[play.may_close or play.to_move].choose(play, None, play.may_close or play.to_move).move
        if move is None:
            return
        yield play, move
        play.play(move)


@pytest.mark.parametrize("number", [*PEOPLE, TREES[0]])
@pytest.mark.parametrize("ruleset", RULES)
def test_it_plays_by_the_rules_to_the_end(number: int, ruleset: str) -> None:
    made = list(played(number, ruleset))
    last = made[-1][0]
    assert last.over
    assert len(made) > 8


@pytest.mark.parametrize("number", [strength.number for strength in STRENGTHS])
def test_the_same_seed_and_moves_give_the_same_move_and_leave_the_game_as_it_was(number: int) -> None:
    play = Play(board(8, 8), rulesets.parse("standard"), start("cross", board(8, 8)))
    before = play.hash
    first = Opponent(STRENGTHS[number - 1], seed="tea").choose(play)
    again = Opponent(STRENGTHS[number - 1], seed="tea").choose(play)
    assert first.move == again.move
    assert first.move is not None
    assert (play.hash, play.moves) == (before, [])


def test_the_strongest_plays_as_the_strongest_level() -> None:
    play = Play(board(9, 9), rulesets.parse("standard"), start("cross", board(9, 9)))
    ours, level = Opponent(STRENGTHS[-1], seed=3), Engine(level=5, seed=3)
    for _ in range(4):
        budget = Budget(nodes=60)
        chosen, expected = ours.choose(play, budget), level.choose(play, budget)
        assert (chosen.move, chosen.score, chosen.nodes) == (expected.move, expected.score, expected.nodes)
        assert chosen.move is not None
        play.play(chosen.move)


def test_no_other_strength_takes_more_playouts_than_it_has() -> None:
    play = Play(board(9, 9), rulesets.parse("standard"), start("cross", board(9, 9)))
    for strength in STRENGTHS[:-1]:
        choice = Opponent(strength, seed=1).choose(play, Budget(nodes=5000))
        assert choice.nodes <= max(strength.nodes, 1)


@pytest.mark.parametrize("number", PEOPLE)
def test_it_answers_beside_the_last_dot_no_more_often_than_people_do(number: int) -> None:
    """People put 43 to 47 of 100 dots beside the last one (lab/results/dots-people.md); level 1 nearly all."""
    made = [(play.board, play.moves[-1].point, move.point) for play, move in _copies(number)]
    beside = sum(last in grid.around[point] for grid, last, point in made if point is not None) / len(made)
    assert 0.3 < beside < 0.6


def _copies(number: int) -> Iterator[tuple[Play, Move]]:
    return ((play, move) for play, move in played(number, "standard", 15, 120) if play.moves)


def test_the_weakest_overlooks_most_captures_and_the_best_eye_none() -> None:
    def takes(number: int) -> int:
        return sum(_after_capture(number, seed) == 1 for seed in range(30))

    assert takes(1) < 20
    assert takes(PEOPLE[-2]) >= 27


def _after_capture(number: int, seed: int) -> int:
    """Return how many dots a strength captures at once where it can take one."""
    grid: Board = board(8, 8)
    play = Play(grid, rulesets.parse("standard"))
    for player, name in ((1, "cb"), (2, "cc"), (1, "bc"), (2, "gg"), (1, "dc"), (2, "gf")):
        play.play(Move(player, MoveKind.DOT, grid.named(name)))
    move = Opponent(STRENGTHS[number - 1], seed=seed).choose(play, None, 1).move
    assert move is not None
    play.play(move)
    return play.captured[0]


def test_the_table_grows() -> None:
    assert [each.number for each in STRENGTHS] == list(range(1, len(STRENGTHS) + 1))
    assert len({each.name for each in STRENGTHS}) == len(STRENGTHS)
    means = [(each.person is None, each.tactics, each.nodes, *_eye(each.person)) for each in STRENGTHS]
    assert means == sorted(means)


@pytest.mark.parametrize(("document", "words"), SAID)
def test_the_documents_say_how_many_there_are(document: str, words: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / document).read_text("utf-8")
    assert words.format(len(STRENGTHS)) in " ".join(text.split())


def _eye(person: Person | None) -> tuple[float, ...]:
    """Return how well a *person* sees, plans and keeps to what looks best."""
    return (person.sight, person.plan, person.reach, -person.mood) if person else ()
