"""The making of the opening book: the same bytes for the same games, and what it is worth."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from kropki.dots.board.board import Point, board
from kropki.dots.book.book import Book, BookError
from kropki.dots.rules.game import Play
from lab.make import book as make_book
from lab.openings import Opening, fold, write
from tests.support.dots_games import play

GAMES = ("cbcdbc", "cbcdbd", "cbcddd", "ddcbbb", "aaabac")


def opening(moves: str, number: int = 0, chance: float = 0.5, size: tuple[int, int] = (6, 6)) -> Opening:
    return Opening(size, "empty", number, tuple(moves[at : at + 2] for at in range(0, len(moves), 2)), chance, 1.0)


def games() -> list[Opening]:
    return [opening(moves, number, 0.4 + number / 20) for number, moves in enumerate(GAMES * 2)]


def told(book: Book, position: Play) -> dict[Point, tuple[int, float]]:
    return {point: (each.summary.games, each.summary.chance) for each in book.known(position) for point in each.points}


def test_the_same_games_give_the_same_bytes_in_any_order(tmp_path: Path) -> None:
    rng = random.Random(3)
    written = []
    for number in range(3):
        some = games() + games()[:number]  # a game that comes twice counts once
        rng.shuffle(some)
        path = tmp_path / f"{number}.xz"
        write(fold(some, least=1), path)
        written.append(path.read_bytes())
    assert written[0] == written[1] == written[2]
    again = tmp_path / "again.xz"
    write(Book.read(tmp_path / "0.xz"), again)
    assert again.read_bytes() == written[0]


def test_a_book_tells_how_often_a_move_was_played_and_what_came_of_it() -> None:
    book = fold([opening("cbcd", n, chance) for n, chance in enumerate((0.4, 0.5, 0.6))], least=3)
    on = board(6, 6)
    begun = play(on, [])
    (first,) = book.known(begun)
    assert (first.summary.games, round(first.summary.chance, 3), round(first.summary.spread, 3)) == (3, 0.5, 0.082)
    assert on.named("cb") in first.points
    assert len(first.points) == 8
    (answer,) = book.known(play(on, [on.named("cb")]))
    assert answer.points == (on.named("cd"),)
    assert (answer.summary.games, round(answer.summary.chance, 3), answer.summary.score) == (3, 0.5, -1.0)
    assert book.games(on) == 3


def test_a_position_of_few_games_and_a_move_of_one_are_left_out() -> None:
    book = fold(games(), least=4)
    on = board(6, 6)
    assert sum(games for games, _ in told(book, play(on, [])).values()) > 0
    assert book.known(play(on, [on.named("aa")])) == ()
    one = fold([opening("cbcd"), opening("cbdd", 1), opening("cbcd", 2)], least=3)
    assert [each.summary.games for each in one.known(play(on, [on.named("cb")]))] == [2]


def test_a_game_with_a_move_that_is_not_allowed_is_named() -> None:
    with pytest.raises(BookError, match="game 7 from empty on 6x6"):
        fold([opening("cbcb", 7)])


@pytest.mark.parametrize("line", ["", "{}", "[]", '{"size": [6], "start": "empty"}', "x"])
def test_a_line_that_is_no_game_is_refused(line: str) -> None:
    with pytest.raises(BookError):
        Opening.of_line(line)


def test_a_game_is_read_as_it_is_written() -> None:
    for game in games():
        assert Opening.of_line(game.line()) == game


def run(*words: object) -> str:
    result = CliRunner().invoke(make_book.main, [str(word) for word in words], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_games_that_were_interrupted_go_on_and_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_book, "PLAYOUTS", 4)
    monkeypatch.setattr(make_book, "LAST", 4)
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    run("play", whole, "--size", 8, "--games", 3)
    run("play", parts, "--size", 8, "--games", 2)
    text = parts.read_text()
    parts.write_text(text[:-9])  # the last line was cut
    with pytest.raises(BookError):
        Opening.of_line(text.splitlines()[1][:-9])
    run("play", parts, "--size", 8, "--games", 3)
    one, other = (run("fold", path, "-o", path.with_suffix(".xz")) for path in (whole, parts))
    assert "8x8: 3 games" in one
    assert one.splitlines()[0] == other.splitlines()[0]
    assert whole.with_suffix(".xz").read_bytes() == parts.with_suffix(".xz").read_bytes()
    run("play", whole, "--size", 8, "--games", 9, "--seconds", 0)
    assert len(whole.read_text().splitlines()) == 3


def test_one_command_makes_the_book_from_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_book, "PLAYOUTS", 4)
    monkeypatch.setattr(make_book, "LAST", 4)
    monkeypatch.setattr(make_book, "PLAN", (((8, 8), "cross", 3), ((8, 6), "empty", 1)))
    book = tmp_path / "book.xz"
    said = run("remake", tmp_path / "games", "-o", book)
    assert "8x8: 3 games" in said
    assert "8x6: 1 games" in said
    assert Book.read(book).games(board(8, 6)) == 1


def test_the_page_knows_which_games_the_book_has(tmp_path: Path) -> None:
    module = tmp_path / "boards.js"
    run("page", "-o", module)
    assert module.read_text(encoding="utf-8") == make_book.PAGE.read_text(encoding="utf-8")
    planned = {(f"{width}x{height}", name) for (width, height), name, _ in make_book.PLAN}
    assert all(f'"{size}"' in module.read_text() and f'"{name}"' in module.read_text() for size, name in planned)


def test_of_a_board_without_room_for_a_start_it_has_none() -> None:
    book = fold(games())
    assert '["6x6", ["empty"]]' in make_book.module(book)


def test_what_the_book_is_worth_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_book, "LONG", 4)
    said = run("measure", "--games", 2, "--nodes", 4).splitlines()
    assert [line.partition(" with the book: ")[0] for line in said] == ["chance", "score"]
    assert said == run("measure", "--games", 2, "--nodes", 4).splitlines()
