"""Matches: pairs of openings, faults that are named and lost, numbers that prove what they say."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.engine.clock import Clocks
from kropki.dots.errors import DotsError
from kropki.dots.match import games, players, programs, report
from kropki.dots.match.games import Game, Match
from kropki.dots.match.players import SpecError
from kropki.dots.match.setting import Setting, decided
from kropki.dots.match.statistics import Sequential, elo, stopped_at, wilson
from kropki.dots.records import sgf
from kropki.dots.rules.game import Play
from tests.support.command_line import invoke

pytestmark = pytest.mark.release

SMALL = Setting(6, 6)
TALKER = """
import sys
script = {script!r}
for line in sys.stdin:
    word = line.split()[0] if line.split() else ""
    answer = script.get(word, "=")
    if answer == "end":
        sys.exit()
    print(answer, flush=True)
    if {gtp!r}:
        print(flush=True)
"""


def program(tmp_path: Path, kind: str, **script: str) -> str:
    """Return the name of a program that answers each command as *script* says, else by ``=``."""
    path = tmp_path / f"talker{len(list(tmp_path.iterdir()))}.py"
    path.write_text(TALKER.format(script=script, gtp=kind == "gtp"))
    return f"{kind}:{sys.executable} {path}"


def match(a: str, b: str, setting: Setting = SMALL, milliseconds: int = 5) -> Match:
    return Match(players.read(a, milliseconds), players.read(b, milliseconds), setting)


def played(found: Match, number: int = 2) -> list[Game]:
    return list(games.run(found, iter(range(number))))


def test_both_games_of_a_pair_begin_alike_and_each_side_moves_first_once() -> None:
    first, second, third = played(match("near", "random"), 3)
    assert first.moves[: first.opening] == second.moves[: second.opening] != third.moves[: third.opening]
    assert (first.first, second.first, first.opening) == ("a", "b", 4)


def test_the_same_seed_plays_the_same_match_in_one_process_and_in_two() -> None:
    found = match("greedy", "near")
    moves = [game.moves for game in played(found)]
    assert [game.moves for game in games.run(found, iter(range(2)), jobs=2)] == moves
    assert [game.moves for game in played(match("greedy", "near", Setting(6, 6, seed=2)))] != moves


@pytest.mark.parametrize("a", ["level:1", "nodes:20", "ms:2"])
def test_every_player_of_ours_plays_a_game(a: str) -> None:
    (game,) = played(match(a, "greedy"), 1)
    assert game.fault == ""
    assert game.a.moves == len(game.moves) // 2 - 2 + len(game.moves) % 2
    assert 0 <= game.a.seconds < 60


@pytest.mark.parametrize("rules", ["no-territory", "territory", "gorilla", "paper+early_end", "kepung+move_limit=5"])
def test_every_rule_set_is_played_to_its_end(rules: str) -> None:
    for game in played(match("greedy", "near", Setting(6, 6, rules))):
        assert (game.fault, game.result != "") == ("", True)


def test_a_game_that_is_decided_ends_as_it_would_have_ended() -> None:
    for number in range(10):
        early = match("greedy", "near").play(number)
        whole = match("greedy", "near", Setting(6, 6, whole=True)).play(number)
        assert whole.moves[: len(early.moves)] == early.moves
        assert (early.points, whole.decided) == (whole.points, False)


def test_what_is_not_held_to_the_edge_keeps_a_game_open() -> None:
    play = Setting(7, 7, start="empty", opening=0).begin(0)
    for number, name in enumerate(["dc", "dd", "cd", "aa", "ed", "ga", "de"]):
        play.play(Move(1 + number % 2, MoveKind.DOT, play.board.named(name)))
    assert (play.score, decided(play)) == (1, 0)


LOST = [
    ("line", {"genmove": "= 99 0"}, "played 99 0, which is not on the board"),
    ("line", {"genmove": "= x y"}, "answered genmove with 'x y'"),
    ("line", {"genmove": "= pass"}, "passed while points are open"),
    ("line", {"genmove": "= 2 2"}, "made a move that is not allowed, cc: expected an open point, not cc with a dot"),
    ("line", {"genmove": "? no"}, "answered 'genmove b 5' with '? no'"),
    ("line", {"boardsize": "end"}, "ended at 'boardsize 6 6'"),
    ("gtp", {"genmove": "= zz"}, "answered genmove with 'zz': expected a point of the 6x6 board, not (25, 25)"),
    ("gtp", {"genmove": "= resign", "kropki-captures": "= 0 0"}, ""),
    ("gtp", {"known_command": "? eh"}, "answered 'known_command kropki-rules' with '? eh'"),
]


@pytest.mark.parametrize(("kind", "script", "what"), LOST)
def test_a_program_that_does_what_it_should_not_loses_and_is_told_of(
    kind: str, script: dict[str, str], what: str, tmp_path: Path
) -> None:
    game = match(program(tmp_path, kind, **script), "near").play(0)
    assert (game.fault, game.points) == (f"a: {what}" if what else "", 0.0)
    assert game.result == ("W+F" if what else "W+R")


def test_a_program_that_cannot_be_started_or_counts_wrong_loses(tmp_path: Path) -> None:
    assert match("near", "line:no/such/program").play(0).fault == (
        "b: cannot be started: No such file or directory: no/such/program"
    )
    full = Setting(3, 3, start="empty", opening=9)
    assert match("near", program(tmp_path, "line", score="= 9 9"), full).play(0).fault == (
        "b: counts (9, 9) captured dots, the referee (0, 0)"
    )


def test_a_silent_program_is_not_waited_for_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "ANSWER_S", 0.05)
    path = tmp_path / "silent.py"
    path.write_text("import time\ntime.sleep(60)\n")
    asked = programs.LineProgram(f"{sys.executable} {path}", 5, Clocks())
    with pytest.raises(programs.Fault, match="was silent"):
        asked._ask("boardsize 6 6", 0.05)
    asked.close()


@pytest.mark.parametrize(
    "break_it", [lambda play: play.play(Move(play.to_move, MoveKind.RESIGN)), lambda play: 1 // len(play.moves[99:])]
)
def test_a_player_of_this_process_that_fails_or_moves_by_itself_is_at_fault(break_it: Callable[[Play], object]) -> None:
    def choose(play: Play, _player: int) -> None:
        break_it(play)

    with pytest.raises(programs.Fault, match=r"changed the game|failed with ZeroDivisionError"):
        players.InProcess(choose).choose(SMALL.begin(0), 1)


@pytest.mark.parametrize(
    "name", ["", "level", "level:6", "level:x", "ms:0", "nodes:-1", "greedy:2", "gtp:", "gtp", "deep", "random:"]
)
def test_a_name_that_no_player_has_is_refused(name: str) -> None:
    with pytest.raises(SpecError):
        players.read(name)


def test_a_player_by_a_clock_that_there_is_not_and_a_board_that_cannot_be_are_refused() -> None:
    for found in (match("clock", "near"), match("near", "near", Setting(3, 90))):
        with pytest.raises(DotsError):
            games.check(found)


def test_a_game_is_kept_as_a_record_that_replays_to_its_result() -> None:
    found = match("greedy", "near", Setting(6, 6, whole=True))
    game = found.play(1)
    (record,) = sgf.read(games.record(found, game)).records
    assert (record.info("PB"), record.info("RE")) == ("near", game.result)
    line = json.loads(json.dumps(game.as_json()))
    assert Game.of_json(line) == game


@given(st.integers(1, 400), st.data())
def test_wilsons_interval_holds_the_score_and_narrows(number: int, data: st.DataObject) -> None:
    points = data.draw(st.integers(0, 2 * number)) / 2
    low, high = wilson(points, number)
    assert 0 <= low <= points / number + 1e-9
    assert points / number - 1e-9 <= high <= 1
    assert wilson(4 * points, 4 * number)[1] - wilson(4 * points, 4 * number)[0] < high - low


def test_the_sequential_test_tells_the_two_scores_apart() -> None:
    test = Sequential()
    assert stopped_at(test, [1.0] * 100) == ("passed", 24)
    assert stopped_at(test, [0.0] * 100) == ("failed", 20)
    assert stopped_at(test, [1.0, 0.0] * 20) is None
    assert math.isclose(test.ratio(57, 100), 57 * math.log(1.14) + 43 * math.log(0.86))
    assert math.isinf(elo(1.0))


def test_a_match_is_told_in_lines_and_in_one_object() -> None:
    found = match("greedy", "near")
    each = played(found, 4)
    said = report.summary(each, Sequential())
    assert said["games"] == said["wins"] + said["draws"] + said["losses"] == 4
    assert said["score"] == (said["first"] + said["second"]) / 2
    lines = "\n".join(report.table("greedy", "near", each, Sequential()))
    assert "Wilson" in lines
    assert "sequential test" in lines


def test_the_command_plays_a_match_keeps_its_games_and_tells_of_faults(tmp_path: Path) -> None:
    done = invoke(
        "dots", "match", "--a", "greedy", "--b", "near", "--games", "2", "--size", "6", "--sgf", tmp_path / "kept",
        "--json",
    )  # fmt: skip
    *each, last = [json.loads(line) for line in done.stdout.splitlines()]
    assert ([line["number"] for line in each], last["match"]["games"], done.code) == ([0, 1], 2, 0)
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == ["0001.sgf", "0002.sgf"]
    bad = invoke(
        "dots", "match", "--a", "near", "--b", program(tmp_path, "line", genmove="= x"), "--games", "2", "--size", "6"
    )
    assert bad.code == 1
    assert "fault            game 1, B: answered genmove with 'x'" in bad.stdout


@pytest.mark.parametrize(
    "args",
    [["--a", "x", "--b", "near"], ["--a", "near", "--b", "near", "--rules", "chess"],
     ["--a", "near", "--b", "near", "--size", "2"], ["--a", "near", "--b", "clock"],
     ["--a", "near", "--b", "near", "--size", "3", "--start", "four-crosses"]],
)  # fmt: skip
def test_a_match_that_cannot_be_is_bad_use(args: list[str]) -> None:
    with pytest.raises(click.UsageError):
        invoke("dots", "match", *args)
