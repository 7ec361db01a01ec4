"""The page's own rules of dots agree with the engine, and its records are those of the package."""

from __future__ import annotations

import json
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

from judge.cases import every
from kropki.dots.errors import MoveError
from kropki.dots.records import replay as replaying
from kropki.dots.records import sgf
from kropki.dots.rules.game import Play
from lab.soak.dots_movers import game
from tests.support import node

pytestmark = pytest.mark.release

ROOT = Path(__file__).parents[2]
AUTOMATIC = ("standard", "no-territory", "kepung")
GAMES = 40  # random ones of each rule set where rings close by themselves
RECORDED = (
    ROOT / "tests/data/dots/games.ndjson"
)  # of the other rule sets, by ``lab.soak.dots_movers``: to make them takes long


@cache
def lines() -> tuple[dict[str, Any], ...]:
    """Return the cases of the rules and random games, of every rule set."""
    cases = [case.line(name) for case in every() for name in case.rules]
    games = [game(name, number) for name in AUTOMATIC for number in range(GAMES)]
    games += [json.loads(line) for line in RECORDED.read_text("ascii").splitlines()]
    by_player = itemgetter(0)  # the order that records have
    return tuple(
        line | {"alternate": False, "start": sorted(line["start"], key=by_player)} for line in [*cases, *games]
    )


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """What the page's modules say of each line."""
    return node.ask("play_dots", lines())


def test_the_page_plays_as_the_engine(told: list[dict[str, Any]]) -> None:
    assert len(told) == len(lines())
    for line, said in zip(lines(), told, strict=True):
        wanted = replaying.replay(line)
        wanted["error"] = wanted["error"] and wanted["error"]["code"]
        assert said["answer"] == wanted, line
    assert sum(sum(said["answer"]["captured"]) for said in told) > 100


def test_the_page_offers_the_rings_of_the_engine(told: list[dict[str, Any]]) -> None:
    found: list[int] = []
    for line, said in zip(lines(), told, strict=True):
        if not said["offered"]:
            continue
        asked = replaying.read(line)
        play = Play(asked.board, asked.ruleset, asked.start)
        for _, move in asked.moves:
            play.play(move)
        for point, offered in said["offered"]:
            assert offered == rings_at(play, point), (line, point)
            found.append(len(offered))
    assert len([rings for rings in found if rings]) > 100


def rings_at(play: Play, point: int) -> list[list[int]] | str:
    """Give the rings of who is to move: around a dot, or the code of the refusal; on an open point, by a dot there."""
    try:
        rings = [play.ring_around(play.to_move, point)] if play.dot(point) else play.closings(play.to_move, point)
        return [list(ring) for ring in rings]
    except MoveError as error:
        return error.code


def test_what_is_taken_back_leaves_nothing(told: list[dict[str, Any]]) -> None:
    assert all(said["undone"] for said in told)


def test_a_record_of_the_page_is_the_same_game_to_the_package_and_to_the_page(told: list[dict[str, Any]]) -> None:
    tried = 0
    for said in told:
        assert said["again"]
        if said["record"]:
            file = sgf.read(said["record"])
            assert {fault.code for fault in file.forgiven} <= {"rule-lead"}  # which is told, and no fault
            [record] = file.records
            found = replaying.replay_record(record)
            assert found["captured"] == said["answer"]["captured"], said["record"]
            tried += 1
    assert tried > 100
