"""Lines of JSON: what is played in them, and that whatever they hold, the answer is a line."""

from __future__ import annotations

import json
import random
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge import game as judge
from kropki.dots.board import rulesets
from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import start
from kropki.dots.engine.greedy import Greedy, moves_of
from kropki.dots.errors import SgfError
from kropki.dots.records import replay, sgf
from kropki.dots.rules.game import Play

CORPUS = Path(__file__).parents[1] / "data/dots/sgf"
FIELDS = {"captured", "after", "open", "over", "result", "error"}
NOTHING = {"captured": [0, 0], "after": [], "open": 0, "over": False, "result": None}


def line(**fields: object) -> dict[str, object]:
    return {"size": [5, 5], **fields}


CAPTURE = [[1, 2, 1], [2, 2, 2], [1, 1, 2], [2, 0, 0], [1, 3, 2], [2, 4, 0], [1, 2, 3]]


@pytest.mark.parametrize(
    ("given", "code", "move"),
    [
        (None, "line", 0),
        ([], "line", 0),
        (line(moves={}), "line", 0),
        (line(alternate=1), "line", 0),
        ({}, "size", 0),
        ({"size": [5]}, "size", 0),
        ({"size": [5.0, 5]}, "size", 0),
        ({"size": [True, 5]}, "size", 0),
        ({"size": [2, 5]}, "size", 0),
        ({"size": [5, 61]}, "size", 0),
        (line(rules="chess"), "rules", 0),
        (line(rules="x" * 10**6), "rules", 0),
        (line(rules="standard+two_steps"), "option", 0),
        (line(start="triangle"), "start", 0),
        (line(start=[[1, 5, 0]]), "start", 0),
        (line(start=[[3, 0, 0]]), "start", 0),
        (line(start=[[1, 0, 0], [2, 0, 0]]), "start", 0),
        (line(moves=[7]), "move", 1),
        (line(moves=[[1, 0, 0], [3, 1, 1]]), "move", 2),
        (line(moves=[[1, "sing"]]), "move", 1),
        (line(moves=[[1, 0.5, 0]]), "move", 1),
        (line(moves=[[1, 0, 0, 4]]), "move", 1),
        (line(moves=[[1, 0, 0, [[[1]]]]]), "move", 1),
        (line(moves=[[1, 5, 0]]), "off", 1),
        (line(moves=[[1, 0, -1]]), "off", 1),
        (line(moves=[[1, 0, 0], [2, 0, 0]]), "taken", 2),
        (line(moves=[*CAPTURE, [2, 2, 2]]), "taken", 8),
        (line(moves=[[1, "stop"]]), "kind", 1),
        (line(moves=[[1, None, None, []]]), "kind", 1),
        (line(moves=[[1, 0, 0], [1, 1, 0]], alternate=True), "turn", 2),
        (line(moves=[[1, "resign"], [2, 0, 0]]), "over", 2),
        (line(rules="gorilla", moves=[[1, 0, 0, [[[9, 9], [0, 1], [1, 1]]]]]), "off", 1),
    ],
)
def test_a_fault_is_named_with_its_move(given: object, code: str, move: int) -> None:
    answer = replay.replay(given)
    assert (answer["error"]["code"], answer["error"]["move"]) == (code, move)
    assert set(answer) == FIELDS
    assert len(answer["error"]["message"]) < 300
    if move == 0:
        assert {key: value for key, value in answer.items() if key != "error"} == NOTHING


@pytest.mark.parametrize(
    "text", ["", "{", "nul", "[" * 100_000, '{"size": NaN}', '{"size": [' + "9" * 5000 + ", 5]}", "\ud800"]
)
def test_what_is_no_line_is_answered_by_a_line(text: str) -> None:
    answer = replay.replay_text(text)
    assert answer["error"]["code"] in ("json", "size")
    assert json.loads(json.dumps(answer)) == answer


def test_a_line_that_is_too_long_is_refused() -> None:
    assert replay.replay_text(" " * (replay.LENGTH + 1))["error"]["code"] == "line"


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 9)
    | st.floats()
    | st.sampled_from(["stop", "done", "draw", "empty", "cross"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["size", "moves", "x"]), inner, max_size=2)
    ),
    max_leaves=12,
)
POINT = st.tuples(st.integers(-1, 5), st.integers(-1, 5)).map(list)
RINGS = st.lists(st.lists(POINT, max_size=6), max_size=2)
MOVES = st.lists(
    st.builds(lambda who, point: [who, *point], st.integers(1, 2), POINT)
    | st.builds(lambda who, point, rings: [who, *point, rings], st.integers(1, 2), POINT, RINGS)
    | st.builds(lambda who, rings: [who, None, None, rings], st.integers(1, 2), RINGS)
    | st.builds(
        lambda who, word: [who, word],
        st.integers(1, 2),
        st.sampled_from(["stop", "done", "time", "resign", "draw", "count"]),
    )
    | JSON,
    max_size=30,
)
RULES = st.sampled_from(
    ["standard", "no-territory", "territory", "gorilla", "kepung+move_limit=9", "paper+two_steps+early_end", "x"]
)


@settings(max_examples=200)
@given(
    st.fixed_dictionaries(
        {"size": st.just([5, 5]) | JSON, "moves": MOVES}, optional={"rules": RULES, "start": JSON, "alternate": JSON}
    )
)
def test_whatever_is_in_a_line_the_answer_is_a_line(given: dict[str, Any]) -> None:
    answer = replay.replay(given)
    assert set(answer) == FIELDS
    assert json.loads(json.dumps(answer)) == answer
    if answer["error"] is None:
        assert len(answer["after"]) == len(given["moves"])


@pytest.mark.parametrize("path", sorted(CORPUS.glob("*.sgf")), ids=lambda path: path.stem)
def test_every_record_of_the_corpus_is_replayed(path: Path) -> None:
    try:
        records = sgf.read(path.read_bytes()).records
    except SgfError:
        return
    for record in records:
        answer = replay.replay_record(record)
        turns = [turn for turn in sgf.script(record).turns if not turn.implied]
        assert set(answer) == FIELDS
        if answer["error"] is None:
            assert len(answer["after"]) in (len(turns), len(turns) + 1)
        else:
            assert answer["error"]["code"] in (
                "move",
                "over",
                "stopped",
                "taken",
                "ring-dot",
                "ring-broken",
                "ring-empty",
                "kind",
            )


ALL_RULES = (
    "standard",
    "no-territory",
    "territory",
    "territory+szkrab",
    "gorilla",
    "kepung+move_limit=8",
    "paper+early_end",
    "paper+two_steps+all_points",
    "standard+first_to=2",
    "territory+first_to=3+lead=2",
    "no-territory+lead=2",
)


def chance_line(rng: random.Random) -> dict[str, object]:
    """Return a game by chance: dots anywhere, now and then a ring, a word, a point twice or off the board."""
    width, height = rng.randint(3, 7), rng.randint(3, 7)
    points = [(x, y) for x in range(width) for y in range(height)]
    rng.shuffle(points)
    player, moves = 1, list[list[object]]()
    for x, y in points:
        if rng.random() < 0.03:
            moves.append([player, rng.choice(["stop", "done", "draw", "count", "time", "resign"])])
        move: list[object] = [player, *rng.choice([(x, y)] * 80 + [(-1, y), points[0]])]
        if rng.random() < 0.1:
            move.append([[rng.choice(points) for _ in range(4)]])
        moves.append(move)
        player = 3 - player if rng.random() < 0.9 else player
    begin = rng.choice(
        ["empty", "cross", "four-crosses", "cross+handicap=2", [[1, *rng.choice(points)], [2, *rng.choice(points)]]]
    )
    return {"size": [width, height], "rules": rng.choice(ALL_RULES), "start": begin, "moves": moves}


@pytest.mark.parametrize("seed", range(12))
def test_a_line_is_answered_as_the_judge_answers_it(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311 - games by chance
    for _ in range(40):
        given = json.loads(json.dumps(chance_line(rng)))
        ours, theirs = replay.replay(given), judge.replay(given)
        for answer in (ours, theirs):
            error = answer["error"]
            answer["error"] = error and (error["code"], error["move"])
        assert ours == theirs, given


@pytest.mark.parametrize("ruleset", ALL_RULES)
@pytest.mark.parametrize("ending", [None, MoveKind.RESIGN, MoveKind.TIME, MoveKind.DRAW, MoveKind.COUNT])
def test_the_replay_of_what_is_written_is_the_game(ruleset: str, ending: MoveKind | None) -> None:
    grid = board(7, 6)
    dots = start("cross", grid)
    play = Play(grid, rulesets.parse(ruleset), dots)
    opponent = moves_of(Greedy(ruleset), play)
    for _ in islice(opponent, None if ending is None else 12):
        pass
    if ending and not play.over and (ending is not MoveKind.COUNT or rulesets.End.COUNTED in play.ruleset.ends):
        play.play(Move(play.to_move, ending))
    record = sgf.record(grid, play.ruleset, dots, play.moves, [("RE", play.result or "")])
    answer = replay.replay_record(sgf.read(sgf.write([record]).encode()).records[0])
    assert answer["error"] is None
    assert (tuple(answer["captured"]), answer["over"], answer["result"]) == (play.captured, play.over, play.result)


# What a site writes at the end


AGREED = (
    "(;FF[4]GM[40]SZ[7]RU[Punish=0,Holes=1,AddTurn=0,MustSurr=0,MinArea=0,Pass=0,Stop=0,LastSafe=0,ScoreTerr=0,"
    "InstantWin=0]RE[{result}];B[cb];W[cc];B[bc];W[ff];B[dc];W[fg];B[cd];{borders})"
)


def replayed(text: str) -> dict[str, Any]:
    [record] = sgf.read(text.encode()).records
    return replay.replay_record(record)


def test_borders_that_a_site_draws_at_the_end_are_captures_and_the_result_is_the_records() -> None:
    said = replayed(AGREED.format(result="B+1", borders="TB[.cbdccdbccb]"))
    assert (said["captured"], said["over"], said["result"], said["error"]) == ([1, 0], True, "B+1", None)
    assert len(said["after"]) == 7
    assert said["after"][-1] == [0, 0]


@pytest.mark.parametrize(
    ("borders", "captured"),
    [("", 0), ("TB[.cbdc]", 0), ("TB[aa]", 0), ("TW[.cbdccdbccb]", 0), ("TB[.cbdccdbccb][.cbdccdbccb]", 1)],
)
def test_borders_that_are_none_hold_nothing_and_those_drawn_twice_hold_once(borders: str, captured: int) -> None:
    said = replayed(AGREED.format(result="B+1", borders=borders))
    assert (said["captured"], said["error"]) == ([captured, 0], None)


@pytest.mark.parametrize(("tag", "result", "code"), [("1", "B+1", "over"), ("2", None, None), ("x", None, None)])
def test_a_lead_that_wins_at_once_ends_the_game(tag: str, result: str | None, code: str | None) -> None:
    moves = "B[cb];W[cc];B[bc];W[ff];B[dc];W[fg];B[cd.cbdccdbccb];W[aa]"
    said = replayed(f"(;FF[4]GM[40]SZ[7]RU[Punish=0,Holes=1,MustSurr=0,InstantWin={tag}];{moves})")
    assert (said["captured"], said["result"], len(said["after"])) == ([1, 0], result, 7 if code else 8)
    assert (said["error"] or {}).get("code") == code


def test_a_result_that_is_no_number_is_not_repeated() -> None:
    said = replayed(AGREED.format(result="?", borders="TB[.cbdccdbccb]"))
    assert (said["captured"], said["over"], said["result"]) == ([1, 0], False, None)


def test_katagos_empty_move_at_the_end_grounds_its_player() -> None:
    head = "(;FF[4]AP[katago]GM[40]SZ[12]RU[dotsCaptureEmptyBase0sui1]RE[W+1]AB[ff][gg]AW[gf][fg]"
    said = replayed(f"{head};B[fe];W[eg];W[])")
    assert (said["error"], len(said["after"])) == (None, 3)
    assert sgf.read(f"{head};B[fe];W[eg])".encode()).records[0].ruleset == rulesets.named("standard")
    assert sgf.read(f"{head};B[fe];W[])".encode()).records[0].ruleset == rulesets.named("no-territory")
