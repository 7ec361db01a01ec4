"""`POST /dots/replay` and `POST /dots/move`: what the command says, what the rules allow, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx2
import pytest

from judge.cases import every
from kropki.dots.board import rulesets
from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Position, start
from kropki.dots.board.rulesets import RULES
from kropki.dots.book import players as choosing
from kropki.dots.engine.strengths import LEVELS, STRENGTHS
from kropki.dots.errors import DotsError
from kropki.dots.opponents.opponent import Opponent
from kropki.dots.records import replay as replaying
from kropki.dots.rules.game import Play
from kropki.dots.rules.resume import resume
from kropki.dots.teaching.reasons import reason
from kropki.languages import ENGLISH
from tests.conftest import Make
from tests.support.problems import check_problem

TAKE_OR_LOSE: dict[str, Any] = {"size": [5, 5], "start": [[1, 2, 1], [1, 1, 2], [1, 3, 2], [2, 2, 2]], "moves": []}
CROSS: dict[str, Any] = {"size": [9, 9], "start": "cross", "moves": [[1, 5, 3], [2, 5, 4], [1, 4, 5], [2, 2, 2]]}


def lines() -> list[dict[str, Any]]:
    """Return every case of the rules as a game, for each of its rule sets."""
    return [case.line(name) for case in every() for name in case.rules]


# replay


def test_cases_of_the_rules_are_replayed_as_the_command_does(client: httpx2.Client) -> None:
    for line in lines()[::4]:
        response = client.post("/dots/replay", json=line)
        assert response.headers["cache-control"] == "no-store"
        assert response.json() == replaying.replay(line)


def test_a_move_that_is_not_allowed_ends_the_replay_and_what_came_before_stands(client: httpx2.Client) -> None:
    answer = client.post("/dots/replay", json={"size": [3, 3], "moves": [[1, 1, 1], [2, 1, 1], [1, 0, 0]]}).json()
    assert answer["after"] == [[0, 0]]
    assert (answer["error"]["code"], answer["error"]["move"]) == ("taken", 2)


def test_a_full_game_on_the_largest_board_fits(client: httpx2.Client) -> None:
    moves = [[1 + number % 2, number % 60, number // 60] for number in range(3600)]
    answer = client.post("/dots/replay", json={"size": [60, 60], "moves": moves}).json()
    assert (answer["open"], answer["over"], len(answer["after"])) == (0, True, 3600)


# move


@pytest.mark.parametrize("name", RULES)
def test_the_moves_of_a_rule_set_are_allowed_to_the_end(client: httpx2.Client, name: str) -> None:
    line: dict[str, Any] = {"size": [4, 4], "rules": name, "start": "cross", "moves": []}
    for number in range(20):
        answer = client.post("/dots/move", json={**line, "level": 1, "seed": number}).json()
        if not answer["move"]:
            break
        line["moves"].append(answer["move"])
    replayed = replaying.replay(line)
    assert (replayed["error"], replayed["over"]) == (None, True)


@pytest.mark.parametrize("level", range(1, len(LEVELS) + 1))
def test_every_level_moves_and_from_the_third_on_takes_what_would_get_away(client: httpx2.Client, level: int) -> None:
    answer = client.post("/dots/move", json={**TAKE_OR_LOSE, "level": level}).json()
    assert answer["level"] == level
    assert 0 <= answer["chance"] <= 1
    assert (answer["score"], answer["chance"]) != (0, 0.5)
    assert replaying.replay({**TAKE_OR_LOSE, "moves": [answer["move"]]})["error"] is None
    if level > 2:  # those below may miss it
        assert answer["move"] == [1, 2, 3]
        assert answer["reason"] == {"code": "capture", "dots": 1, "sentence": "Captures 1 dot."}


@pytest.mark.parametrize("strength", [1, 5, 9, 13])
def test_every_strength_moves_and_says_that_it_did(client: httpx2.Client, strength: int) -> None:
    asked = {**CROSS, "strength": strength, "seed": 7}
    answers = [client.post("/dots/move", json=asked).json() for _ in range(2)]
    assert [(each["strength"], each["level"]) for each in answers] == [(strength, None)] * 2
    assert answers[0]["move"] == answers[1]["move"]
    played = {**CROSS, "moves": [*CROSS["moves"], answers[0]["move"]]}
    assert replaying.replay(played)["error"] is None


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_score_of_a_move_rests_on_a_search_however_little_its_level_looks_at(
    client: httpx2.Client, level: int
) -> None:
    for seed in range(4):
        answer = client.post("/dots/move", json={**CROSS, "level": level, "seed": seed}).json()
        assert (answer["score"], answer["chance"]) != (0, 0.5), answer


def test_a_move_is_wanted_of_who_is_to_move_or_of_who_is_named(client: httpx2.Client) -> None:
    asked = {"size": [9, 9], "start": "cross", "level": 1}
    assert client.post("/dots/move", json=asked).json()["move"][0] == 1
    assert client.post("/dots/move", json={**asked, "player": 2}).json()["move"][0] == 2
    assert client.post("/dots/move", json={"position": "3x3 standard 2 0 0 3/1X1/3 -"}).json()["move"][0] == 2


def test_a_finished_game_has_no_move(client: httpx2.Client) -> None:
    answer = client.post("/dots/move", json={"size": [3, 3], "moves": [[1, "resign"]]}).json()
    assert (answer["move"], answer["reason"]) == ([], None)


@pytest.mark.parametrize(
    ("body", "code", "move"),
    [
        ({}, "size", 0),
        ({"size": [3, 3], "rules": "chess"}, "rules", 0),
        ({"size": [3, 3], "start": "nowhere"}, "start", 0),
        ({"size": [3, 3], "start": [[1, 1, 1], [2, 1, 1]]}, "start", 0),
        ({"size": [3, 3], "moves": [[1, 1, 1], [2, 1, 1]]}, "taken", 2),
        ({"size": [3, 3], "moves": [[1, 1, 1], [2]]}, "move", 2),
        ({"size": [3, 3], "moves": [[1, 9, 9]]}, "off", 1),
        ({"size": [3, 3], "moves": [[1, "resign"], [2, 1, 1]]}, "over", 2),
        ({"size": [3, 3], "rules": "paper", "moves": [[1, 1, 1, [[]] * 61]]}, "move", 1),
        ({"position": ""}, "line", 0),
        ({"position": "nothing"}, "parts", 0),
        ({"size": [3, 3], "position": "3x3 standard 1 0 0 3/1XO/3 -"}, "line", 0),
        ({"position": "3x3 standard 1 5 0 3/1XO/3 -"}, "order", 0),
        ({"position": "3x3 standard 1 0 0 3/1xO/3 -"}, "order", 0),  # captured by no ring
    ],
)
def test_a_game_that_cannot_be_played_is_refused(
    client: httpx2.Client, body: dict[str, Any], code: str, move: int
) -> None:
    problem = check_problem(client.post("/dots/move", json=body), 422, code)
    assert (problem.type, problem.move) == ("urn:kropki:problem:game", move)


@pytest.mark.parametrize("path", ["/dots/move", "/dots/replay"])
@pytest.mark.parametrize(
    "body",
    [
        {"size": [2, 3]},
        {"size": [61, 3]},
        {"size": [3]},
        {"size": ["3", 3]},
        {"size": [3, 3], "rules": "x" * 101},
        {"size": [3, 3], "moves": "a"},
        {"size": [3, 3], "moves": [1]},
        {"size": [3, 3], "moves": [[]] * 7201},
        {"size": [3, 3], "komi": 1},
        {"size": [3, 3], "level": 6},
        {"size": [3, 3], "strength": 0},
        {"size": [3, 3], "strength": len(STRENGTHS) + 1},
        {"size": [3, 3], "strength": "3"},
        [],
    ],
)
def test_what_is_no_game_is_not_valid(client: httpx2.Client, path: str, body: object) -> None:
    check_problem(client.post(path, json=body), 422, "invalid")


@pytest.mark.parametrize("path", ["/dots/move", "/dots/replay"])
def test_a_body_has_a_bound_of_its_own(client: httpx2.Client, path: str) -> None:
    body = json.dumps({"size": [3, 3], "moves": []})
    headers = {"Content-Type": "application/json"}
    assert client.post(path, content=body + " " * (2**16 - len(body)), headers=headers).status_code == 200
    check_problem(client.post(path, content=body + " " * (2**16 - len(body) + 1), headers=headers), 413, "too-large")
    check_problem(client.post(path, content=body, headers={"Content-Type": "text/plain"}), 415, "media-type")


# what it costs


@pytest.mark.parametrize("path", ["/dots/move", "/dots/replay"])
def test_who_has_no_work_left_is_refused(make: Make, path: str) -> None:
    with make(work=1, deadline=60.0) as client:
        first = client.post(path, json=CROSS)
        assert "work" in first.headers["ratelimit"]
        check_problem(client.post(path, json=CROSS), 429, "limit")


@pytest.mark.parametrize("path", ["/dots/move", "/dots/replay"])
def test_a_game_that_takes_too_long_is_given_up(make: Make, path: str) -> None:
    with make(deadline=1e-9) as client:
        check_problem(client.post(path, json=CROSS), 503, "late")


@pytest.mark.parametrize(("deadline", "seconds"), [(60.0, LEVELS[-1].seconds), (1.0, 0.5)])
def test_a_move_has_so_much_time(make: Make, monkeypatch: pytest.MonkeyPatch, deadline: float, seconds: float) -> None:
    given = []

    class Spy(Opponent):
        def choose(self, play: Any, budget: Any = None, player: Any = None) -> Any:
            given.append(budget)
            return super().choose(play, budget, player)

    monkeypatch.setattr(choosing, "Opponent", Spy)
    with make(deadline=deadline) as client:
        assert client.post("/dots/move", json={**CROSS, "level": 5}).status_code == 200
    assert [budget.seconds for budget in given] == [seconds]


# what is behind it


def positions(name: str) -> Iterator[Position]:
    """Yield the position after each move of the cases of a rule set."""
    for line in lines():
        if line["rules"].partition("+")[0] == name:
            with suppress(DotsError):
                begun = replaying.read(line)
                play = Play(begun.board, begun.ruleset, begun.start, alternate=begun.alternate)
                for _, move in begun.moves:
                    play.play(move)
                    yield play.position()


@pytest.mark.parametrize("name", RULES)
def test_a_game_goes_on_from_most_positions_or_is_refused(name: str) -> None:
    before = list(positions(name))
    resumed = 0
    for position in before:
        with suppress(DotsError):
            found = resume(Position.parse(str(position))).position()
            assert (found.dots, found.regions, found.captured) == (position.dots, position.regions, position.captured)
            resumed += 1
    assert resumed > 0.8 * len(before) > 8


@pytest.mark.parametrize(("name", "expected"), [("standard", ("grounding", 2)), ("territory", None)])
def test_a_dot_that_makes_others_safe_is_said_to(name: str, expected: tuple[str, int] | None) -> None:
    grid = board(9, 9)
    play = Play(grid, rulesets.parse(name))
    for text in ([1, 2, 2], [2, 7, 7], [1, 1, 2], [2, 6, 7]):
        play.play(replaying.move(text, grid))
    found = reason(play, replaying.move([1, 0, 2], grid))
    assert (found and (found.code, found.dots)) == expected
    assert not found or found.told(ENGLISH) == "Links 2 dots to the edge: they are safe."
    assert reason(play, replaying.move([1, 0, 3], grid)) is None


@pytest.mark.parametrize(
    ("line", "player", "point", "expected"),
    [
        (
            "6x6 standard 1 0 0 6/2XX2/1X2X1/2X3/6/6 -",
            1,
            21,
            ("pool", 2, "Makes a pool of 2 points: as many quiet moves for the end."),
        ),
        ("4x3 standard 1 0 0 1X2/X1X1/4 -", 1, 9, ("pool", 1, "Makes a pool of 1 point: a quiet move for the end.")),
        ("4x3 paper 1 0 0 1X2/X1X1/4 -", 1, 9, None),
        ("4x3 no-territory 1 0 0 1X2/X1X1/4 -", 2, 11, None),
    ],
)
def test_what_a_pool_is_worth_is_said(
    line: str, player: int, point: int, expected: tuple[str, int, str] | None
) -> None:
    play = resume(Position.parse(line))
    found = reason(play, Move(player, MoveKind.DOT, point))
    assert (found and (found.code, found.dots, found.told(ENGLISH))) == expected
    if expected:
        play.play(Move(player, MoveKind.DOT, point))
        inner = play.position().pools.index(player)
        inside = reason(play, Move(player, MoveKind.DOT, inner))
        left = ", the last one" if expected[1] == 1 else "; 1 more is left"
        assert inside is not None
        assert inside.told(ENGLISH) == f"A quiet move in an own pool{left}."


@pytest.mark.parametrize("name", RULES)
def test_a_reason_is_given_and_the_game_left_as_it_was(name: str) -> None:
    grid = board(9, 9)
    play = Play(grid, rulesets.parse(name), start("cross", grid))
    for text in ([1, 5, 3], [2, 5, 4], [1, 4, 5]):
        play.play(replaying.move(text, grid))
    before = str(play.position())
    ring = [[4, 2], [5, 3], [4, 4], [3, 3]]
    takes = replaying.move([1, 4, 2, [ring]], grid)
    saves = replaying.move([2, 4, 2], grid)
    quiet = replaying.move([1, 8, 8], grid)
    found = [reason(play, move) for move in (takes, saves, quiet)]
    assert [each and (each.code, each.dots) for each in found] == [("capture", 1), ("save", 1), None]
    assert str(play.position()) == before
