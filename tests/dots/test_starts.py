"""Starts by their names: crosses, crosses by chance, free dots. The page has the same, by the same file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge import game as judge
from kropki.dots.board.board import board
from kropki.dots.board.position import FREE, RANDOM, STARTS, handicap, start
from kropki.dots.board.rulesets import named
from kropki.dots.engine.engine import Engine
from kropki.dots.records import replay, sgf
from kropki.dots.rules.game import Play

ROWS = [json.loads(row) for row in (Path(__file__).parents[1] / "data/dots/starts.ndjson").read_text().splitlines()]
SIDES = {"the engine": replay.replay, "the judge": judge.replay}


def placed(name: str, width: int, height: int) -> list[list[int]]:
    """Return the dots of a start, each as player, column and row."""
    on = board(width, height)
    return [[player, *on.xy(point)] for player, point in start(name, on)]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: "{} {}".format(row["size"], row["start"]))
def test_a_start_can_be_played_or_is_refused(row: dict[str, Any], side: str) -> None:
    answer = SIDES[side]({"size": row["size"], "start": row["start"], "moves": []})
    assert (answer["error"] or {}).get("code") == row.get("error")


@pytest.mark.parametrize("row", [row for row in ROWS if "dots" in row], ids=lambda row: str(row["start"]))
def test_a_start_has_its_dots(row: dict[str, Any]) -> None:
    width, height = row["size"]
    assert placed(row["start"], width, height) == row["dots"]
    assert [list(dot) for dot in judge.start_dots(row["start"], width, height)] == row["dots"]


NAMES = st.builds(
    lambda kind, free: kind + (f"+handicap={free}" if free else ""),
    st.one_of(st.sampled_from(list(STARTS)), st.integers(0, 999_999_999).map(lambda seed: f"{RANDOM}={seed}")),
    st.integers(0, FREE),
)


@given(NAMES, st.integers(3, 60), st.integers(3, 60))
def test_a_start_is_that_of_the_judge(name: str, width: int, height: int) -> None:
    refused = [side for side, told in SIDES.items() if told({"size": [width, height], "start": name})["error"]]
    assert refused in ([], list(SIDES))
    if not refused:
        dots = placed(name, width, height)
        assert dots == [list(dot) for dot in judge.start_dots(name, width, height)]
        assert sum(1 if player == 1 else -1 for player, *_ in dots) == handicap(name)


@given(st.integers(0, 999_999_999), st.integers(5, 60), st.integers(5, 60))
def test_crosses_by_chance_are_in_their_quarters(seed: int, width: int, height: int) -> None:
    dots = placed(f"{RANDOM}={seed}", width, height)
    assert len(dots) == 16
    for at, (is_right, is_low) in enumerate(((False, False), (True, False), (False, True), (True, True))):
        for _, x, y in dots[4 * at : 4 * at + 4]:
            assert (2 * x + 1 > width, 2 * y + 1 > height) == (is_right, is_low)


def test_each_seed_has_its_crosses() -> None:
    assert len({str(placed(f"{RANDOM}={seed}", 39, 32)) for seed in range(200)}) == 200


def test_whoever_has_free_dots_leads() -> None:
    chances = [
        Engine(level=5, seed=1).choose(Play(on := board(10, 10), named("standard"), start(name, on))).chance
        for name in ("cross", "cross+handicap=6")
    ]
    assert chances[1] > max(chances[0], 0.7)


def test_a_record_says_the_handicap() -> None:
    on = board(9, 9)
    dots = start("cross+handicap=2", on)
    record = sgf.record(on, named("standard"), dots, (), [("RE", "B+3"), *sgf.handicapped(2)])
    text = sgf.write([record])
    assert text.strip() == (
        "(;FF[4]GM[40]CA[UTF-8]SZ[9]RU[Punish=0,Holes=1,AddTurn=0,MustSurr=1,MinArea=1,Pass=0,Stop=0,LastSafe=0,"
        "ScoreTerr=0,InstantWin=0]RE[B+3]HA[2]AB[dd][ee][gc][cg]AW[de][ed])"
    )
    [read] = sgf.read(text).records
    assert (read, read.handicap) == (record, 2)
    assert set(sgf.script(read).start) == set(dots)


@pytest.mark.parametrize(("said", "number"), [("HA[3]", 3), ("HA[x]", 0), ("HA[]", 0), ("", 0), ("HA[99999]", 0)])
def test_a_handicap_is_a_number_or_none(said: str, number: int) -> None:
    assert sgf.read(f"(;GM[40]SZ[9]{said};B[cc])").records[0].handicap == number
