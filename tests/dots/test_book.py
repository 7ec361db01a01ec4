"""The opening book: one key for each position, and good moves or none."""

from __future__ import annotations

import json
import lzma
import random
import re
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest

from kropki.dots.board.board import Point, board
from kropki.dots.board.position import STARTS, start
from kropki.dots.board.rulesets import named
from kropki.dots.book import keys
from kropki.dots.book.book import OWN, RULES, Book, BookError, own
from kropki.dots.errors import DotsError
from kropki.dots.rules.game import Play
from tests.support.dots_games import play

ROOT = Path(__file__).parents[2]
SIZES = [(6, 6), (9, 9), (7, 5)]


# keys


@pytest.mark.parametrize("size", SIZES)
def test_a_position_has_one_key_however_it_is_turned_and_whatever_led_there(size: tuple[int, int]) -> None:
    on = board(*size)
    rng = random.Random(str(size))  # noqa: S311
    points = rng.sample(on.points, 8)
    found = keys.view(play(on, points), 1)
    for turn in on.symmetries:
        turned = play(on, [turn[point] for point in points])
        other = keys.view(turned, 1)
        assert other.key == found.key
        for point in on.points:
            assert other.known_as(turn[point]) == found.known_as(point)
            assert turn[point] in other.points(found.known_as(point))
    swapped = points[2:4] + points[0:2] + points[4:]
    assert keys.view(play(on, swapped), 1).key == found.key
    assert keys.view(play(on, points), 2).key != found.key


def test_colours_do_not_matter_but_whose_turn_it_is_does() -> None:
    on = board(6, 6)
    one, other = play(on, [7, 8, 14, 20]), play(on, [8, 7, 20, 14])
    assert keys.view(one, 1).key == keys.view(other, 2).key != keys.view(one, 2).key


def test_points_that_a_symmetry_makes_the_same_have_one_name() -> None:
    on = board(5, 5)
    centre, corners = keys.view(play(on, [12]), 2), {0, 4, 20, 24}
    assert {centre.known_as(point) for point in corners} == {0}
    assert centre.points(0) == tuple(sorted(corners))


def test_a_capture_is_part_of_a_position_and_its_order_is_not() -> None:
    on = board(5, 5)
    ring, inside = [7, 11, 13, 17], 12
    captured = play(on, [ring[0], inside, ring[1], 0, ring[2], 4, ring[3], 24])
    later = play(on, [ring[0], 24, ring[1], 4, ring[2], inside, ring[3], 0])
    lacking = play(on, [ring[0], inside, ring[1], 0, ring[2], 4, 23, 24])
    assert captured.captured == later.captured == (1, 0)
    assert keys.view(captured, 1).key == keys.view(later, 1).key != keys.view(lacking, 1).key


# the book that comes with the package


def test_it_is_small_and_the_document_says_what_it_has() -> None:
    assert OWN.stat().st_size < 1_000_000
    document = (Path(__file__).parents[2] / "docs/dots/book.md").read_text()
    for size, section in own().sections.items():
        assert f"| {size} | {section.games:,} | {len(section.positions):,} |" in document


@pytest.mark.parametrize(("size", "begun"), [((15, 15), "cross"), ((20, 20), "cross"), ((39, 32), "cross")])
def test_it_knows_the_usual_starts_and_can_play_what_it_knows(size: tuple[int, int], begun: str) -> None:
    on = board(*size)
    line: list[Point] = []
    while known := own().known(play(on, line, begun=begun)):
        assert all(0 <= each.summary.chance <= 1 for each in known)
        line.append(known[0].points[-1])
    assert len(line) >= 3


@pytest.mark.parametrize(
    ("ruleset", "size"), [("no-territory", 15), ("standard+first_to=3", 15), ("kepung", 15), ("standard", 14)]
)
def test_a_book_knows_nothing_of_other_rules_and_boards(ruleset: str, size: int) -> None:
    assert own().known(play(board(size, size), [], ruleset=ruleset)) == ()


@pytest.mark.parametrize(
    "content",
    [b"", b"6x6 1\n", lzma.compress(b"x\n"), lzma.compress(b"6x6 1\nff 1:2:3\n"), lzma.compress(b"\xff")],
)
def test_a_file_that_is_no_book_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "book.xz"
    path.write_bytes(content)
    with pytest.raises(BookError, match=r"book\.xz"):
        Book.read(path)


def test_the_page_knows_which_boards_and_starts_the_book_has() -> None:
    known: dict[str, list[str]] = {}
    for size, name in product(own().sections, STARTS):
        on = board(*map(int, size.split("x")))
        with suppress(DotsError):  # the board has no room for the start
            if own().known(Play(on, named(RULES), start(name, on))):
                known.setdefault(size, []).append(name)
    listed = re.findall(r"^\t(\[.*\]),$", (ROOT / "web/dots/records/book-boards.js").read_text(), re.MULTILINE)
    assert dict(map(json.loads, listed)) == known
