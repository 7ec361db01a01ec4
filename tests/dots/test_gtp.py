"""The engine by GTP: dialogues of tests/data/dots/gtp/dialogues.txt, clocks, and that no line of text upsets it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.engine.clock import Clocks, Periods
from kropki.dots.engine.engine import Budget
from kropki.dots.gtp import Session

DIALOGUES = Path(__file__).parents[1] / "data/dots/gtp/dialogues.txt"
CHANGING = {"*": r".+", "POINT": r"[a-zA-Z]{2}", "NUMBER": r"-?[0-9]+(\.[0-9]+)?"}  # what an answer may have for these


def told(*lines: str) -> list[str]:
    """Return the answers to *lines*, without their ends."""
    return [answer.rstrip("\n") for answer in Session(1).answers(line + "\n" for line in lines)]


def dialogues() -> dict[str, list[tuple[str, list[str]]]]:
    """Return each dialogue by its name: the commands, and the lines of their answers."""
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for line in DIALOGUES.read_text().splitlines():
        if line.startswith("== "):
            found[line[3:]] = []
        elif line.startswith("> ") and found:
            found[list(found)[-1]].append((line[2:], []))
        elif line.strip() and found:
            found[list(found)[-1]][-1][1].append(line)
    return found


@pytest.mark.parametrize("name", dialogues())
def test_a_dialogue_goes_as_it_is_written(name: str) -> None:
    engine = Session(1)
    for command, expected in dialogues()[name]:
        answer = engine.answer(command.encode().decode("unicode_escape"))
        assert answer.endswith("\n\n") == bool(expected), command
        lines = answer.rstrip("\n").splitlines() if expected else []
        assert len(lines) == len(expected), (command, answer)
        for line, pattern in zip(lines, expected, strict=True):
            assert re.fullmatch(" ".join(CHANGING.get(word, re.escape(word)) for word in pattern.split(" ")), line), (
                command,
                answer,
            )


def test_every_command_stands_in_a_dialogue_and_in_the_document() -> None:
    said = {word for each in dialogues().values() for command, _ in each for word in command.split()}
    document = (Path(__file__).parents[2] / "docs/dots/engine.md").read_text()
    for command in Session(1).commands:
        assert command in said
        assert f"`{command}" in document


@pytest.mark.parametrize(
    ("periods", "told", "used", "least", "most"),
    [
        (None, None, [], None, None),
        (Periods(0, 10, 0), None, [], None, None),  # a period for no moves: no limit
        (Periods(60), None, [], 2.5, 2.7),  # 30 moves to come before the end is solved, and half as much more now
        (Periods(60), None, [59.5], 0.001, 0.02),
        (Periods(60), None, [70], 0.001, 0.001),
        (Periods(0, 10, 5), None, [], 1.8, 1.8),
        (Periods(0, 10, 5), None, [6, 1], 0.9, 0.9),
        (Periods(0, 10, 2), None, [6, 1], 4.5, 4.5),  # the next period
        (Periods(5, 10, 5), None, [7], 1.44, 1.44),  # over into the first one
        (None, (30, 10), [], 2.7, 2.7),
        (Periods(60), (4, 0), [], 0.1, 0.2),
        (Periods(60, added=2), None, [], 4.3, 4.5),
        (Periods(60, added=2), None, [2] * 9, 4.3, 4.5),
        (Periods(60, free=2), None, [2] * 9, 4.3, 4.5),
        (Periods(0, free=2), None, [], 1.8, 1.8),
    ],
)
def test_clocks_divide_what_they_leave(
    periods: Periods | None, told: tuple[int, int] | None, used: list[float], least: float | None, most: float | None
) -> None:
    clocks = Clocks()
    clocks.set(periods)
    if told:
        clocks.tell(1, *told)
    for seconds in used:
        clocks.used(1, seconds)
    share = clocks.share(1, 80)
    if least is None or most is None:
        assert share is None
    else:
        assert share is not None
        assert least - 1e-9 <= share.seconds <= most + 1e-9
        assert share.seconds <= share.most <= max(0.9 * (clocks.left(1) or 0), 0.001)


@pytest.mark.parametrize(
    ("lines", "budget"),
    [
        ((), Budget()),
        (("kropki-movetime 250", "kropki-nodes 90", "time_left b 10 1"), Budget(0.25, 90)),
        (("kropki-movetime 250", "kropki-movetime 0", "kropki-nodes 90"), Budget(None, 90)),
        (("time_left b 10 1",), Budget(9.0, most=9.0, wall=True)),
        (("time_settings 0 2 1", "time_settings 0 0 0"), Budget(0.001, most=0.001, wall=True)),
        (("kropki-clock 2/0", "kropki-nodes 90"), Budget(1.8, 90, most=1.8, wall=True)),
        (("time_settings 0 2 0",), Budget()),
    ],
)
def test_what_a_move_may_take_comes_from_what_was_said_last(lines: tuple[str, ...], budget: Budget) -> None:
    engine = Session(1)
    for line in lines:
        assert engine.answer(line) == "=\n\n"
    assert engine._budget(1) == budget


def test_the_seed_and_the_level_decide_the_move() -> None:
    lines = ["boardsize 7", "kropki-start cross", "kropki-level 3", "kropki-nodes 30"]
    moves = [told(*lines, f"kropki-seed {seed}", "reg_genmove b", "genmove b")[-2:] for seed in ("x", "x", "y", "z")]
    assert moves[0] == moves[1]
    assert all(one == other for one, other in moves[:2])


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["boardsize"], "? boardsize not an integer"),
        (["boardsize 2"], "? unacceptable size"),
        (["boardsize 99999999999"], "? unacceptable size"),
        (["play b"], "? expected a colour and a vertex"),
        (["play c aa"], "? expected b or w, not 'c'"),
        (["loadsgf no/such.sgf"], "? cannot load file: [Errno 2] No such file or directory: 'no/such.sgf'"),
        (["x" * 200_000], "? unknown command"),
    ],
)
def test_what_cannot_be_done_is_said(lines: list[str], answer: str) -> None:
    assert told(*lines)[-1] == answer


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


@pytest.mark.parametrize("name", ["a.sgf", "my games of 2026.sgf", "game 3"])
def test_a_record_is_loaded_up_to_a_move(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
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
    engine = Session(1)
    moves = [Move(1, MoveKind.DOT, 0), Move(2, MoveKind.CLOSE, None, ((1, 2, 3),)), Move(2, MoveKind.STOP)]
    assert [engine._vertex(move) for move in moves] == ["aa", ".bacadaba", "stop"]


@settings(max_examples=30)
@given(
    st.lists(
        st.text(max_size=12)
        | st.sampled_from(["boardsize 4", "genmove b", "play b aa", "play w bb.aabbab", "undo", "time_left b 3 1"]),
        max_size=8,
    )
)
def test_no_line_of_text_upsets_it(lines: list[str]) -> None:
    engine = Session(1)
    engine.answer("boardsize 5")
    engine.answer("kropki-nodes 1")
    for line in lines:
        answer = engine.answer(line)
        assert answer == "" or (answer[0] in "=?" and answer.endswith("\n\n"))
