"""One corpus, both implementations: the engine of dots and the slow judge answer every line alike.

What runs here is a sample of some seconds, the same games every time; ``scripts/lab soak.dots`` looks at
2,000 games of each rule set and more, and lab/results/soak-dots.md says what it found. The rings
of small boards are held against all simple cycles of the king's graph.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import count, islice

import pytest

from judge import game as judge_game
from judge.cases import every
from judge.game import Judge
from judge.plane import Point, Ring, around, insides, tightest
from judge.regions import AUTOMATIC, Refused
from kropki.dots.board import rulesets as rules
from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.errors import MoveError
from kropki.dots.records.replay import move as as_move
from kropki.dots.records.replay import read
from kropki.dots.rules.game import Play
from lab.soak import dots as soak
from lab.soak.dots_movers import VARIANTS, Game

SAMPLE = 6  # games of each rule set
LARGE = 200  # points: larger boards are left to the soak
LARGE_WITH_LONG_STEPS = 40  # there the movers think for longer
POSITIONS = 5  # of each rule set where closing is a choice
MOST_CYCLES = 200  # of a position


# games


def is_quick(made: Game) -> bool:
    """Tell whether a game is part of the sample."""
    return len(made.board.points) < (LARGE_WITH_LONG_STEPS if "two_steps" in made.rules else LARGE)


@cache
def looked(rules: str) -> list[soak.Looked]:
    """Look at the sample of a rule set."""
    numbers = (number for number in count() if is_quick(Game(rules, number)))
    return [soak.look(rules, number) for number in islice(numbers, SAMPLE)]


@pytest.mark.parametrize("rules", VARIANTS)
def test_the_engine_answers_as_the_judge(rules: str) -> None:
    assert [fault for each in looked(rules) for fault in each.faults] == []


def test_the_corpus_captures_recaptures_closes_and_refuses() -> None:
    found = [each for rules in VARIANTS for each in looked(rules)]
    assert sum(each.captured for each in found) > 20 * SAMPLE
    assert sum(each.recaptured for each in found) > 0
    assert sum(each.rings for each in found) > 2 * SAMPLE
    assert "ring-empty" in {each.refused for each in found}


def test_grounded_is_what_one_can_walk_to_from_the_edge() -> None:
    """In every case of the rules, some of which break pools, and in some games."""
    made = [Game(name, number) for name in AUTOMATIC for number in range(12)]
    games = [each.line() for each in made if len(each.board.points) < LARGE]
    for line in [*(case.line(name) for case in every() for name in case.rules), *games]:
        judge = judge_game.begin(line)
        begun = read(line)
        play = Play(begun.board, begun.ruleset, begun.start, alternate=begun.alternate)
        often = 1 + len(line["moves"]) // 8
        for number, move in enumerate(line["moves"], 1):
            try:
                judge.move(*move)
            except Refused:
                break
            play.play(as_move(move, play.board))
            if number % often == 0:
                live = {point for point, player in judge.dots.items() if judge.is_live(point, player)}
                held = live & (judge.grounded(1) | judge.grounded(2))
                found = {(x, y) for x, y in live if play.is_grounded(play.board.point(x, y))}
                assert found == held, f"after move {number} of {line}"


# rings


def cycles(dots: set[Point]) -> Iterator[Ring]:
    """Yield every simple cycle of the king's graph over *dots* once, from its first point on."""
    for first in sorted(dots):
        paths: list[Ring] = [(first,)]
        while paths:
            path = paths.pop()
            for point in around(path[-1]):
                if point == first and len(path) > 2 and path[1] < path[-1]:
                    yield path
                elif point in dots and point > first and point not in path:
                    paths.append((*path, point))


def position(chance: random.Random) -> tuple[int, int, dict[Point, int]]:
    """Return the sides of a small board and dots on it, most of player 1."""
    width, height = chance.choice([(4, 4), (5, 4), (5, 5), (5, 5)])
    share = chance.uniform(0.45, 0.65)
    places = [(x, y) for y in range(height) for x in range(width)]
    return (
        width,
        height,
        {place: 1 if chance.random() < 0.75 else 2 for place in places if chance.random() < share + 0.15},
    )


def positions(seed: str) -> Iterator[tuple[int, int, dict[Point, int], list[Ring]]]:
    """Yield positions that hold an enemy dot, with all cycles of player 1 where they are not too many."""
    chance = random.Random(seed)  # noqa: S311  a sample
    while True:
        width, height, dots = position(chance)
        own = {point for point, player in dots.items() if player == 1}
        judge = judge_game.begin({"size": [width, height], "rules": "gorilla", "start": listed(dots)})
        held = any(player == 2 and judge.area(point, 1) for point, player in dots.items())
        found = list(islice(cycles(own), MOST_CYCLES + 1)) if held and len(dots) < width * height else []
        if 0 < len(found) <= MOST_CYCLES:
            yield width, height, dots, found


def listed(dots: dict[Point, int]) -> list[list[int]]:
    """Return dots as a line of JSON has them."""
    return [[player, *point] for point, player in dots.items()]


def begin(name: str, width: int, height: int, dots: dict[Point, int]) -> tuple[Judge, Play]:
    """Set both up with the same dots."""
    judge = judge_game.begin({"size": [width, height], "rules": name, "start": listed(dots)})
    shape = board(width, height)
    start = tuple((player, shape.point(*point)) for point, player in dots.items())
    return judge, Play(shape, rules.parse(name), start)


def said_by_judge(judge: Judge, place: Point, ring: Ring) -> tuple[str, int]:
    """Return the refusal of a ring, or none, and what player 1 holds then; the judge is left as it was."""
    before = {key: value.copy() if hasattr(value, "copy") else value for key, value in vars(judge).items()}
    try:
        judge.move(1, *place, [ring])
    except Refused as refused:
        return refused.code, judge.captured(1)
    held = judge.captured(1)
    vars(judge).update(before)
    return "", held


def said_by_engine(play: Play, place: Point, ring: Ring) -> tuple[str, int]:
    """Return the same of the engine."""
    move = Move(1, MoveKind.DOT, play.board.point(*place), (tuple(play.board.point(*point) for point in ring),))
    try:
        play.play(move)
    except MoveError as refused:
        return refused.code, play.captured[0]
    held = play.captured[0]
    play.undo()
    return "", held


@pytest.mark.parametrize("name", ["territory", "territory+szkrab", "gorilla", "paper", "paper+two_steps"])
def test_of_all_cycles_the_engine_closes_those_that_every_sentence_allows(name: str) -> None:
    allowed = 0
    for width, height, dots, found in islice(positions(name), POSITIONS):
        judge, play = begin(name, width, height, dots)
        for turn in range(3):  # with no old region, then with one, then with two
            open_points = sorted(judge.open_points())
            if not open_points:
                break
            place = open_points[turn % len(open_points)]
            answers = [(ring, said_by_judge(judge, place, ring)) for ring in found]
            assert [(ring, said_by_engine(play, place, ring)) for ring, _ in answers] == answers
            legal = [ring for ring, (code, _) in answers if not code]
            allowed += len(legal)
            if not legal:
                break
            least = min(legal, key=lambda ring: (len(insides(ring)), ring))
            judge.move(1, *place, [least])
            points = tuple(play.board.point(*point) for point in least)
            play.play(Move(1, MoveKind.DOT, play.board.point(*place), (points,)))
    assert allowed > 20


def test_the_tightest_ring_is_the_cycle_with_the_fewest_points_inside_and_then_the_fewest_dots() -> None:
    seen = 0
    for width, height, dots, found in islice(positions("tightest"), 15):
        judge, play = begin("gorilla", width, height, dots)
        legal = [ring for ring in found if not said_by_judge(judge, min(judge.open_points()), ring)[0]]
        for enemy in [point for point, player in dots.items() if player == 2]:
            holding = {(len(insides(ring)), len(ring)): set(ring) for ring in legal if enemy in insides(ring)}
            area = judge.area(enemy, 1)
            assert bool(holding) == (area is not None)
            shape = play.board
            if area is None:
                with pytest.raises(MoveError):
                    play.ring_around(1, shape.point(*enemy))
                continue
            seen += 1
            assert tightest(area) == holding[min(holding)]
            assert {shape.xy(point) for point in play.ring_around(1, shape.point(*enemy))} == tightest(area)
    assert seen >= 15
