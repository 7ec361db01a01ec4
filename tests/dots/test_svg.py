"""Pictures of positions: what must be in them."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree as ET

from kropki.dots.board.board import Board, board
from kropki.dots.board.position import Position
from kropki.dots.drawing import svg


def a_position(grid: Board, dots: dict[str, int], regions: dict[str, int], ring: str = "") -> Position:
    """Return the position with *dots* and *regions* by the names of points, and a *ring* of player 1."""

    def laid(named: dict[str, int]) -> tuple[int, ...]:
        return tuple(named.get(grid.name(point), 0) for point in grid.points)

    rings = ((1, tuple(map(grid.named, ring.split()))),) if ring else ()
    return Position(grid, "standard", laid(dots), laid(regions), laid({"aa": 2}), 1, (1, 0), rings)


CAPTURE = a_position(board(5, 4), {"bb": 1, "cc": 2, "cb": 1, "dc": 1, "cd": 1, "bc": 1}, {"cc": 1}, "cb dc cd bc")


def classes(drawing: str) -> list[str]:
    return re.findall(r'class="([a-z]+[12]?)"', drawing)


def test_a_picture_is_well_formed_and_has_each_part() -> None:
    drawing = svg.draw(CAPTURE, last=6)
    root = ET.fromstring(drawing)  # noqa: S314 - our own text
    assert root.attrib["viewBox"] == "0 0 120 100"
    found = classes(drawing)
    assert [found.count(name) for name in ("d1", "d2", "r1", "r2", "gone", "c1", "c2", "last", "p2")] == [
        5,
        1,
        1,
        0,
        1,
        1,
        0,
        1,
        1,
    ]
    assert "captured 1 to 0" in drawing


def test_numbers_marks_and_coordinates_are_drawn_where_they_are_asked_for() -> None:
    drawing = svg.draw(CAPTURE, numbers={6: 131}, marks={0: "<A>"}, coordinates=True, title="a & b")
    assert ">131<" in drawing
    captured = next(point for point, region in enumerate(CAPTURE.regions) if region and CAPTURE.dots[point])
    over_the_cross = svg.draw(CAPTURE, numbers={captured: 2}).partition('class="c')[2]
    assert '<text class="over"' in over_the_cross
    assert ">&lt;A&gt;<" in drawing
    assert "<title>a &amp; b</title>" in drawing
    assert re.findall(r'class="at"[^>]*>([^<]*)<', drawing) == [*"abcde", *"1234"]


def test_a_point_taken_without_a_ring_is_tinted() -> None:
    taken = a_position(board(5, 4), {"bb": 2}, {"bb": 1})
    assert classes(svg.draw(taken)).count("p1") == 1


def test_columns_beyond_the_letters_have_numbers() -> None:
    nothing = (0,) * 180
    wide = Position(board(60, 3), "standard", nothing, nothing, nothing)
    assert re.findall(r'class="at"[^>]*>([^<]*)<', svg.draw(wide, coordinates=True))[59] == "60"


def test_a_png_has_the_width_that_is_asked_for() -> None:
    pixels = svg.png(svg.draw(CAPTURE), 300)
    assert pixels.startswith(b"\x89PNG")
    assert int.from_bytes(pixels[16:20], "big") == 300


def test_kepung_links_neighbours_at_once() -> None:
    position = a_position(board(4, 4), {"aa": 1, "bb": 1, "ca": 2, "cc": 1}, {"cc": 2})
    assert 'class="g1"' not in svg.draw(position)
    drawing = svg.draw(replace(position, rules="kepung+move_limit=9"))
    assert re.findall(r'class="g([12])" d="([^"]*)"', drawing) == [("1", "M0 0L20 20")]
