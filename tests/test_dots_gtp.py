"""The engine by GTP: transcripts, and that no line of text upsets it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dots.gtp import Engine
from dots.moves import Move, MoveKind


def told(*lines: str) -> list[str]:
    """Give the answers to *lines*, without their ends."""
    return [answer.rstrip("\n") for answer in Engine().answers(line + "\n" for line in lines)]


def test_a_game_by_the_protocol() -> None:
    dots = ["1 play b cb", "2 play white cc", "play B bc", "play w aa", "play b dc", "play w ea", "play b cd"]
    asked = ["kropki-captures", "final_score", "undo", "kropki-captures", "quit", "name"]
    answers = ["=", "=1", "=2", "=", "=", "=", "=", "=", "= 1 0", "= B+1", "=", "= 0 0", "="]
    assert told("boardsize 5 5", *dots, *asked) == answers


def test_the_board_is_shown_in_letters() -> None:
    assert told("boardsize 4 3", "play b bb", "play w cc", "showboard")[-1].splitlines() == [
        "=",
        "  a b c d",
        "1 . . . .",
        "2 . X . .",
        "3 . .(O).",
    ]


def test_each_answer_ends_with_one_empty_line() -> None:
    engine = Engine()
    for command in ("name", "7 list_commands", "showboard", "nonsense", "play", "boardsize 4"):
        answer = engine.answer(command)
        assert answer.endswith("\n\n")
        assert "\n\n" not in answer[:-2]


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["frobnicate"], "? unknown command"),
        (["5 frobnicate"], "?5 unknown command"),
        (["boardsize"], "? boardsize not an integer"),
        (["boardsize x"], "? boardsize not an integer"),
        (["boardsize 2"], "? unacceptable size"),
        (["boardsize 53"], "? unacceptable size"),
        (["boardsize 99999999999"], "? unacceptable size"),
        (["boardsize 5", "play b ff"], "? invalid vertex: expected a point of the 5x5 board, not (5, 5)"),
        (["play b"], "? expected a colour and a vertex"),
        (["play c aa"], "? expected b or w, not 'c'"),
        (["genmove"], "? expected b or w, not ''"),
        (["undo"], "? cannot undo"),
        (["kropki-movetime soon"], "? expected milliseconds"),
        (["loadsgf"], "? expected the name of a file"),
        (["loadsgf no/such.sgf"], "? cannot load file: [Errno 2] No such file or directory: 'no/such.sgf'"),
        (["x" * 200_000], "? unknown command"),
    ],
)
def test_what_cannot_be_done_is_said(lines: list[str], answer: str) -> None:
    assert told(*lines)[-1] == answer


def test_rules_and_starts_that_do_not_exist_leave_things_as_they_were() -> None:
    answers = told(
        "boardsize 9",
        "kropki-rules chess",
        "kropki-start moon",
        "kropki-start four-crosses",
        "kropki-start cross",
        "showboard",
    )
    assert [answer[0] for answer in answers] == ["=", "?", "?", answers[3][0], "=", "="]
    assert answers[-1].count("X") == 2


def test_comments_empty_lines_and_control_characters_are_as_in_the_protocol() -> None:
    assert told("# a comment", "", "  ", "\x01na\x02me # what", "known_command\tplay", "known_command sing") == [
        "= Kropki",
        "= true",
        "= false",
    ]


def test_komi_and_clocks_change_nothing() -> None:
    assert set(told("komi 6.5", "time_settings 60 5 1", "time_left b 3 0", "kropki-movetime 200")) == {"="}


def test_a_vertex_may_be_a_whole_move() -> None:
    answers = told(
        "boardsize 5",
        "kropki-rules gorilla",
        "play b cb",
        "play w cc",
        "play b bc",
        "play b dc",
        "play b cd.cbdccdbccb",
        "kropki-captures",
    )
    assert answers[-2:] == ["=", "= 1 0"]


def test_stop_is_a_vertex() -> None:
    assert told("boardsize 5", "kropki-rules no-territory", "play b cc", "play b stop", "kropki-captures")[-2:] == [
        "=",
        "= 0 1",
    ]


def test_passes_after_the_end_are_taken_as_they_come() -> None:
    assert told("boardsize 3", "play b resign", "final_score", "play w pass", "genmove b")[-3:] == [
        "= W+R",
        "=",
        "= pass",
    ]


def test_a_record_is_loaded_up_to_a_move(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_text("(;GM[40]SZ[5]RU[standard]RE[B+R];B[cb];W[cc];B[bc])")
    answers = told(f"loadsgf {path} 3", "showboard", f"loadsgf {path}", "genmove w")
    assert answers[0] == "= b"
    assert answers[1].count("X") == 1
    assert (answers[2], answers[3][:2]) == ("= w", "= ")


def test_a_record_that_cannot_be_played_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_text("(;GM[40]SZ[5]RU[standard];B[cb];W[cb])")
    answers = told("boardsize 4", "play b aa", f"loadsgf {path}", "showboard")
    assert answers[2].startswith("? cannot load file: move 2: ")
    assert answers[3].count("X") == 1


def test_moves_of_every_kind_are_written_as_vertices() -> None:
    moves = iter([Move(1, MoveKind.DOT, 0), Move(2, MoveKind.STOP)])
    engine = Engine(lambda _play, _player: next(moves))
    assert [
        engine.answer(line).strip() for line in ("boardsize 5", "kropki-rules no-territory", "genmove b", "genmove w")
    ][2:] == [
        "= aa",
        "= stop",
    ]


@given(
    st.lists(
        st.text(max_size=12)
        | st.sampled_from(["boardsize 4", "genmove b", "play b aa", "play w bb.aabbab", "undo", "showboard"]),
        max_size=8,
    )
)
def test_no_line_of_text_upsets_it(lines: list[str]) -> None:
    engine = Engine()
    engine.answer("boardsize 5")
    for line in lines:
        answer = engine.answer(line)
        assert answer == "" or (answer[0] in "=?" and answer.endswith("\n\n"))
