"""A game in the terminal: what is typed, what is said, and that nothing that is typed upsets it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.dots.board import rulesets
from kropki.dots.board.board import board
from kropki.dots.board.position import Player, Position, start
from kropki.dots.drawing import text as text_board
from kropki.dots.drawing.text import PLAIN
from kropki.dots.engine.greedy import Greedy
from kropki.dots.records import sgf
from kropki.dots.rules.game import Play
from kropki.dots.terminal import Session

CAPTURE = ["c2", "c3", "b3", "a1", "d3", "e1", "c4"]


class Script:
    """A console that types *lines*, and keeps what is said."""

    signs = PLAIN
    clears = False

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.said: list[str] = []
        self.boards: list[str] = []

    def board(self, heading: str, position: Position, last: int | None) -> None:
        self.boards.append(heading + "\n" + text_board.plain(position, last))

    def say(self, text: str, player: Player | None = None) -> None:  # noqa: ARG002 - letters alone
        self.said.append(text)

    def ask(self, prompt: str, player: Player | None = None) -> str | None:  # noqa: ARG002 - letters alone
        self.said.append(prompt)
        return next(self.lines, None)


def played(
    *lines: str, ruleset: str = "standard", size: int = 5, begin: str = "empty", computer: Player | None = None
) -> tuple[Session, Script]:
    """Play *lines* on a board of *size*, the *computer* on one side where it is given."""
    console = Script(lines)
    dots = start(begin, board(size, size))
    opponents = {computer: Greedy("1")} if computer else {}
    session = Session(Play(board(size, size), rulesets.parse(ruleset), dots), dots, console, opponents)
    session.run()
    return session, console


def test_two_people_play_and_a_capture_is_told() -> None:
    session, console = played(*CAPTURE)
    assert session.play.captured == (1, 0)
    assert console.said[-3:] == ["Blue c4, Blue captures 1.", "Red (O): ", "The game was left; Blue (X) 1 : 0 Red (O)"]
    assert console.boards[-1].splitlines() == [
        "Blue (X) 1 : 0 Red (O)",
        "  a b c d e",
        "1 O . . . O",
        "2 . . X . .",
        "3 . X o X .",
        "4 . .(X). .",
        "5 . . . . .",
    ]


@pytest.mark.parametrize("way", ["c4", "C4", " c4 ", "cd", "3 4", "3, 4", "3,4"])
def test_a_point_is_written_in_several_ways(way: str) -> None:
    session, _ = played(way)
    assert [move.point for move in session.play.moves] == [17]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("c9", "The 5x5 board has no point 'c9'."),
        ("hello", "Write a point such as c4, or help, not 'hello'."),
        ("c3", "c3 is not open: there is a dot."),
        ("undo", None),
        ("save", "Write the name of a file after save."),
        ("stop", None),
        ("d3 around c3", "Write a point alone: in standard rings close by themselves."),
    ],
)
def test_what_does_not_work_is_said_and_the_game_goes_on(line: str, answer: str | None) -> None:
    session, console = played("c3", line, "d4")
    if answer:
        assert f"That does not work. {answer}" in console.said
    assert session.play.dot(18)


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    _, console = played("undo")
    assert "That does not work. There is no move of yours to take back." in console.said


def test_against_the_computer_undo_takes_back_both_moves() -> None:
    session, _ = played("c3", "undo", computer=2)
    assert session.play.moves == []
    session, console = played("e5", "undo", computer=1)
    assert [move.player for move in session.play.moves] == [1]
    assert "Taken back." in console.said


def test_the_computer_answers_and_begins_where_it_is_blue() -> None:
    session, _ = played("c3", computer=2)
    assert [move.player for move in session.play.moves] == [1, 2]
    session, _ = played(computer=1)
    assert [move.player for move in session.play.moves] == [1]


def test_a_game_ends_by_resigning_and_by_agreeing_to_a_draw() -> None:
    assert played("resign")[1].said[-1].startswith("The game is over, a win for Red, Blue gave up.")
    assert played("draw", "no", "draw", "yes")[1].said[-1].startswith("The game is over, a draw.")


def walled(*lines: str, prisoner: Player) -> Script:
    """Play *lines* against the computer where two walls leave three points, and a dot is within each wall."""
    on, console = board(7, 3), Script(lines)
    walls = [(player, x, y) for player, columns in ((1, (0, 1, 2)), (2, (4, 5, 6))) for x in columns for y in range(3)]
    dots = [each for each in walls if each[1:] != (5, 1)]
    begun = tuple((player, on.point(x, y)) for player, x, y in [(prisoner, 5, 1), *dots])
    Session(Play(on, rulesets.named("standard"), begun), begun, console, {2: Greedy("1")}).run()
    return console


def test_the_computer_agrees_to_a_draw_late_and_where_it_does_not_expect_to_win() -> None:
    assert "Red goes on." in played("draw", computer=2)[1].said  # the board is empty
    assert walled("draw", prisoner=2).said[-1].startswith("The game is over, a draw.")
    assert "Red goes on." in walled("draw", prisoner=1).said


def test_a_hint_says_why() -> None:
    assert "The computer would play c4. Captures 1 dot." in played(*CAPTURE[:-1], "hint")[1].said


def test_the_board_is_shown_once_a_turn() -> None:
    assert len(played("c3", "a1", computer=2)[1].boards) == 3
    assert len(played("c3", "a1")[1].boards) == 3


def test_a_game_is_counted_where_both_agree() -> None:
    session, console = played(*CAPTURE, "count", "no", "count", "yes")
    assert (session.play.result, session.play.moves[-1].kind) == ("B+1", "count")
    assert console.said.count("Counted now, this is a win for Blue, by 1. Blue (X) 1 : 0 Red (O)") == 2
    assert played("count", computer=2)[0].play.result == "0"
    assert played(*CAPTURE, "count", ruleset="kepung")[0].play.result is None


def test_the_computer_does_not_count_where_it_expects_to_win_more() -> None:
    on, console = board(9, 9), Script(["count"])
    blue, red = [(2, 2), (6, 6)], [(2, 1), (1, 2), (3, 2), (6, 5), (5, 6), (7, 6), (2, 4), (6, 8)]
    dots = tuple((player, on.point(x, y)) for player, places in ((1, blue), (2, red)) for x, y in places)
    session = Session(Play(on, rulesets.named("standard"), dots), dots, console, {2: Greedy("1")})
    session.run()
    assert "Red goes on." in console.said
    assert session.play.result is None


def test_a_game_that_is_settled_is_counted_without_asking() -> None:
    rows = [f"{column}{row}" for row in range(1, 4) for column in "ac"]
    session, console = played(*rows, "count", size=3)
    assert console.said.count("No move can change the score.") == 1
    assert session.play.result == "0"


def test_help_names_what_the_rules_have() -> None:
    def helped(ruleset: str) -> str:
        return played("help", ruleset=ruleset)[1].said[2]

    assert "stop" not in helped("standard")
    assert "both agree" in helped("standard")
    assert "STOP" in helped("no-territory")
    assert "around" in helped("gorilla")
    assert "half the difference" in helped("territory")


def test_stop_leaves_the_other_alone_for_four_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 10_000, 150))
    monkeypatch.setattr("kropki.dots.terminal.time.monotonic", lambda: next(clock))
    session, console = played("stop", "a1", "a2", "a3", "a4", ruleset="no-territory")
    assert "The 4 minutes are over." in console.said
    assert session.play.over


def test_a_ring_is_chosen_from_the_menu() -> None:
    session, console = played(*CAPTURE, "9", "1", ruleset="gorilla")
    assert session.play.captured == (1, 0)
    assert "Write numbers from 1 to 1, or nothing." in console.said


@pytest.mark.parametrize(("after", "held"), [("around c3", 1), ("ring d3 c2 b3", 1), ("only", 0)])
def test_a_ring_is_named_at_once(after: str, held: int) -> None:
    session, _ = played(*CAPTURE[:-1], f"c4 {after}", ruleset="gorilla")
    assert session.play.captured == (held, 0)


def test_a_ring_that_is_none_is_refused_and_nothing_of_the_move_is_done() -> None:
    session, console = played(*CAPTURE[:-1], "c4 ring a5 b5", "c4 sideways", ruleset="gorilla")
    assert len(session.play.moves) == 6
    assert sum(line.startswith("That does not work. ") for line in console.said) == 2


def test_in_territory_the_result_is_shown_before_it_is_agreed() -> None:
    session, console = played("c3", "done", "no", "d3", "done", "yes", ruleset="territory")
    assert console.said.count("Ended here, this is a draw. Blue (X) 0 : 0 Red (O)") == 2
    assert (session.play.result, len(session.play.moves)) == ("0", 4)


def test_the_computer_agrees_to_end_where_it_does_not_lose_by_it() -> None:
    assert played("c3", "done", ruleset="territory", computer=2)[0].play.over


def test_on_a_full_board_rings_may_be_closed_once_where_the_rules_have_that() -> None:
    dots = [*CAPTURE[:-1], "c4 only", *"b1 c1 d1 a2 b2 d2 e2 a3 e3 a4 b4 d4 e4 a5 b5 c5 d5 e5".split()]  # noqa: SIM905
    dots = [f"{dot} only" if " " not in dot else dot for dot in dots]
    session, console = played(*dots, "around a1", "around c3", ruleset="gorilla")
    assert session.play.open == 0
    assert any("the board is full" in line for line in console.said)


def test_a_game_is_saved_as_a_record_and_no_file_is_replaced_unasked(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("mine")
    _, console = played(*CAPTURE, f"save {path}", computer=None)
    assert path.read_text() == "mine"
    assert f"{path} exists. Write save! {path} to replace it." in console.said
    session, console = played(*CAPTURE, f"save! {path}", f"save {path}")
    assert console.said.count(f"Saved as {path}.") == 2
    record = sgf.read(path.read_bytes()).records[0]
    assert [turn.move for turn in sgf.script(record).turns] == session.play.moves


def test_what_cannot_be_saved_is_said(tmp_path: Path) -> None:
    _, console = played(f"save {tmp_path}/no/game.sgf")
    assert "Not saved: No such file or directory." in console.said
    _, console = played("save x.sgf", size=53)
    assert any(line.startswith("Not saved. Records have letters for 52 columns") for line in console.said)


WORDS = [
    "c3",
    "c4",
    "3 4",
    "undo",
    "hint",
    "score",
    "stop",
    "done",
    "draw",
    "count",
    "yes",
    "1",
    "",
    "around c3",
    "c2 around c3",
    "c2 ring b2 c3",
    "help",
]


@settings(max_examples=60)
@given(
    st.lists(st.sampled_from(WORDS) | st.text(max_size=8).filter(lambda line: "save" not in line), max_size=12),
    st.sampled_from(["standard", "no-territory", "territory", "gorilla", "kepung+move_limit=3", "paper+early_end"]),
    st.sampled_from([None, 2]),
)
def test_nothing_that_is_typed_upsets_a_game(lines: list[str], ruleset: str, computer: Player | None) -> None:
    _, console = played(*lines, ruleset=ruleset, size=4, computer=computer)
    assert console.said[-1].startswith("The game ")
