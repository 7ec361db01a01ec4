"""Records in the forms that others read: what comes back, what is refused."""

from __future__ import annotations

import csv
import io
import json
import re
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from lzstring import LZString
from PIL import Image
from pyarrow import parquet

from kropki.generator import formats
from kropki.generator.board import ken
from kropki.generator.board.rules import Dot
from kropki.generator.errors import FPuzzlesError, KropkiError, RequestError
from kropki.generator.formats import fpuzzles, importing, pictures, sudokupad, svg
from kropki.generator.generation import record
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from tests.support.exports import bound, invoke, records, written

# Lines


def test_ndjson_comes_back_as_it_was() -> None:
    assert [record.from_json(json.loads(line)) for line in written("ndjson").splitlines()] == list(records())


def test_ken_is_a_puzzle_a_line() -> None:
    assert written("ken").decode().splitlines() == [made.ken for made in records()]


def test_a_table_has_every_field_under_its_name() -> None:
    table = list(csv.DictReader(io.StringIO(written("csv").decode(), newline="")))
    for row, made in zip(table, records(), strict=True):
        assert made.difficulty
        assert (row["id"], row["ken"], row["solution"]) == (made.id, made.ken, made.solution)
        assert (row["level"], float(row["rating"])) == (made.difficulty.level, made.difficulty.rating)
        assert row["techniques"].count("=") == len(made.difficulty.techniques)


def test_a_record_without_a_difficulty_leaves_its_columns_empty() -> None:
    (bare,) = [record.from_json({**records()[0].as_json(), "difficulty": None})]
    (row,) = csv.DictReader(io.StringIO(written("csv", (bare,)).decode(), newline=""))
    assert (row["level"], row["rating"], row["techniques"]) == ("", "", "")


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("a.ndjson", "ndjson"), ("a", "ndjson"), ("a.json", "json"), ("a.db", "sqlite"), ("a.parquet", "parquet"),
        ("a.ken", "ken"), ("a.CSV", "csv"),
        ("a.svg", "svg"), ("a.svg.zip", "svg-zip"), ("a.b.png.zip", "png-zip"), ("a.png", "png"), ("a.pdf", "pdf"),
    ],
)  # fmt: skip
def test_a_files_ending_tells_its_form(name: str, form: str) -> None:
    assert formats.form_of(Path(name), None) == form
    assert formats.form_of(Path(name), "ken") == "ken"


@pytest.mark.parametrize("name", ["a.pfd", "a.xlsx", "b.tex", "a.ndjson.part", "svg.zap"])
def test_an_ending_that_is_not_known_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(RequestError, match=r"ends in \.ndjson, .*\.pdf, or a --format, got"):
        formats.form_of(Path(name), None)
    assert formats.form_of(Path(name), "ken") == "ken"


def test_an_array_of_json_has_the_records() -> None:
    assert json.loads(written("json")) == [made.as_json() for made in records()]
    assert json.loads(written("json", ())) == []


def test_tables_have_the_columns_and_rows_of_csv(tmp_path: Path) -> None:
    wanted = list(csv.DictReader(io.StringIO(written("csv").decode(), newline="")))
    (tmp_path / "made.sqlite").write_bytes(written("sqlite"))
    with closing(sqlite3.connect(tmp_path / "made.sqlite")) as database:
        database.row_factory = sqlite3.Row
        rows = [dict(row) for row in database.execute("SELECT * FROM puzzles")]
        assert database.execute("SELECT count(*) FROM puzzles WHERE rating >= 1 AND size = 9").fetchone()[0]
    columns = parquet.read_table(io.BytesIO(written("parquet"))).to_pylist()
    for found in (rows, columns):
        texts = [{name: "" if value is None else str(value) for name, value in row.items()} for row in found]
        for row in texts:
            row |= {name: str(row[name] in ("1", "True")) for name in ("negative", "boxes")}
        assert texts == wanted


def test_an_export_is_chosen_sorted_and_cut(tmp_path: Path) -> None:
    made = [record.difficulty for record in records() if record.difficulty]
    (tmp_path / "all.ndjson").write_bytes(written("ndjson"))

    def ratings(*options: str) -> list[float]:
        said = invoke("export", tmp_path / "all.ndjson", *options).stdout
        return [json.loads(line)["difficulty"]["rating"] for line in said.splitlines()]

    assert ratings("--sort", "rating") == sorted(each.rating for each in made)
    assert ratings("--sort", "rating", "--first", "2") == sorted(each.rating for each in made)[:2]
    lowest = sorted(each.rating for each in made)[1]
    assert ratings("--rating-min", str(lowest)) == [each.rating for each in made if each.rating >= lowest]
    assert ratings("--rating-max", "0.5") == []
    assert len(ratings("-d", made[0].level)) == sum(each.level == made[0].level for each in made)
    assert isinstance(invoke("export", tmp_path / "all.ndjson", "--technique", "magic").exception, RequestError)


# F-puzzles and SudokuPad


@pytest.mark.parametrize("made", records(), ids=lambda made: made.id)
def test_a_puzzle_comes_back_from_every_text_of_f_puzzles(made: Record) -> None:
    puzzle = made.puzzle
    text = fpuzzles.pack(fpuzzles.as_json(puzzle))
    links = [written(form, (made,)).decode().strip() for form in ("fpuzzles", "sudokupad")]
    older = [
        f"https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{text}",
        f"https://sudokupad.app/fpuzzles{text}",
        f"https://www.f-puzzles.com/?load={text}&x=1",
    ]
    mangled = [text.replace("+", " "), text.replace("//", "/", 1), f"fpuzzles{text}", f" {text} "]
    for form in [text, json.dumps(fpuzzles.as_json(puzzle)), *links, *older, *mangled]:
        assert importing.puzzle(form) == puzzle


def test_a_link_within_the_title_of_a_puzzle_is_none() -> None:
    made = records()[0]
    for mark in ("https://sudokupad.app/fpuzzlesN4Ig", "https://sudokupad.app/?puzzleid=x", fpuzzles.ADDRESS):
        plain = {**fpuzzles.as_json(made.puzzle), "title": mark}
        assert importing.puzzle(json.dumps(plain)) == made.puzzle


def test_a_string_is_what_lz_string_gives() -> None:
    for made in records():
        plain = fpuzzles.as_json(made.puzzle)
        text = fpuzzles.pack(plain)
        assert text == LZString.compressToBase64(json.dumps(plain, separators=(",", ":")))
        assert json.loads(LZString.decompressFromBase64(text)) == plain


def test_a_link_has_no_letter_that_a_link_must_not_have() -> None:
    for line in written("sudokupad").decode().splitlines():
        packed = line.removeprefix(sudokupad.ADDRESS)
        assert packed != line
        assert not set(packed) & set("+/= ")
        assert json.loads(LZString.decompressFromBase64(unquote(packed)))["size"] in (4, 6, 9)


def test_the_rule_is_stated_both_ways() -> None:
    for made in records():
        plain = fpuzzles.as_json(made.puzzle, made.grid)
        assert ("nonconsecutive" in plain, plain.get("negative")) == (
            made.negative,
            ["ratio"] if made.negative else None,
        )
        assert ("All dots are given" in plain["ruleset"]) == made.negative
        assert plain["solution"] == [int(digit) for digit in made.solution.replace("/", "")]


EMPTY: dict[str, Any] = {"size": 4, "grid": [[{} for _ in range(4)] for _ in range(4)]}
DOT = {"cells": ["R1C1", "R1C2"]}
READ = [
    ({}, "D/D/D/D", False),
    ({"nonconsecutive": True, "negative": ["ratio"]}, "D/D/D/D", True),
    ({"title": "x", "author": "y", "cage": []}, "D/D/D/D", False),
    ({"difference": [{**DOT, "value": "1"}]}, "(xw)C/D/D/D", False),
    ({"ratio": [{"cells": ["R1C2", "R1C1"], "value": ""}]}, "(xk)C/D/D/D", False),
    ({"grid": [[{"value": 3, "given": True}, {"value": 2}, {}, {}], *EMPTY["grid"][1:]]}, "3C/D/D/D", False),
]


@pytest.mark.parametrize(("change", "text", "negative"), READ, ids=lambda value: str(value)[:40])
def test_what_f_puzzles_may_leave_out_is_understood(change: dict[str, Any], text: str, negative: bool) -> None:
    assert fpuzzles.from_json({**EMPTY, **change}).puzzle == ken.parse(text, negative=negative)


@pytest.mark.parametrize("plain", [None, [], 7, "x", {}, {"size": 4}, {"grid": []}])
def test_what_is_no_puzzle_is_refused(plain: object) -> None:
    with pytest.raises(FPuzzlesError):
        fpuzzles.from_json(plain)


@pytest.mark.parametrize(
    "text", ["", "{", "{}", '{"x":' * 9999, "https://example.org/", "https://sudokupad.app/?puzzleid=abc", "N" * 99]
)
def test_text_that_is_none_of_it_is_refused(text: str) -> None:
    with pytest.raises(FPuzzlesError):
        importing.puzzle(text)


# Import


def test_an_import_gives_the_record_that_was_exported() -> None:
    made = [each for each in records() if each.negative]
    lines = written("fpuzzles", records()[:4]) + written("sudokupad", records()[4:]) + written("ken", tuple(made))
    result = invoke("import", stdin=lines)
    found = [{**json.loads(line), "seed": ""} for line in result.stdout.splitlines()]
    assert found == [{**each.as_json(), "seed": ""} for each in [*records(), *made]]
    assert (result.return_value, result.stderr) == (0, "")


def test_ken_is_imported_by_the_rule_that_is_given() -> None:
    for made in records():
        assert importing.read(made.ken, negative=made.negative).id == made.id


def test_an_import_names_the_line_that_is_none_and_goes_on() -> None:
    result = invoke("import", "D/D/D/D", "?", records()[0].ken, "https://example.org/")
    assert [json.loads(line)["difficulty"] is None for line in result.stdout.splitlines()] == [True, False]
    first, second, fourth = result.stderr.splitlines()
    assert first == "kropki: line 1: expected exactly one solution, got no solution"
    assert second.startswith("kropki: line 2: expected a digit")
    assert fourth.startswith("kropki: line 4: this link names no puzzle that can be read: known are")
    assert result.return_value == 3


# Pictures


def test_a_drawing_needs_nothing_from_outside_and_has_every_dot_and_digit() -> None:
    for made in records():
        puzzle = made.puzzle
        drawn, solved = svg.draw(puzzle), svg.draw(puzzle, made.grid)
        assert drawn.count("http") == 1  # the name of the language
        assert "viewBox" in drawn
        assert "class" not in drawn
        assert drawn.count("<circle") == len(puzzle.dots) - puzzle.dots.count(Dot.NONE)
        assert (drawn.count("<text"), solved.count("<text")) == (made.givens, made.size**2)


def pixels(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture)).convert("L")


def test_dots_can_be_told_apart_without_colours() -> None:
    made = records()[0]
    puzzle = made.puzzle
    shown = pixels(pictures.png(svg.draw(puzzle)))
    side = puzzle.size * svg.CELL + 2 * svg.MARGIN
    scale = shown.width / side
    seen = set()
    for edge, dot in zip(puzzle.board.edges, puzzle.dots, strict=True):
        x, y = ((svg.MARGIN + svg.CELL * at) * scale for at in svg.middle(puzzle.board, edge))
        if dot is not Dot.NONE:
            seen.add((dot, shown.getpixel((int(x), int(y)))))
    assert seen == {(Dot.WHITE, 255), (Dot.BLACK, 0)}


def test_a_black_dot_looks_as_large_as_a_white_one() -> None:
    drawn = svg.draw(records()[0].puzzle)
    looks = re.findall(r'<circle .* r="(.*)" fill="(.*)" stroke=".*" stroke-width="(.*)"/>', drawn)
    ends = {fill: float(radius) + float(line) / 2 * (1 if fill == "#fff" else -1) for radius, fill, line in looks}
    assert ends["#fff"] == pytest.approx(ends["#000"])  # the ring around a black dot is white on white


def test_one_picture_shows_one_puzzle() -> None:
    assert written("svg", records()[:1]) == svg.draw(records()[0].puzzle).encode()
    assert pixels(written("png", records()[:1])).size == (1000, 1000)
    for form in formats.SINGLE:
        for some in (records(), ()):
            with pytest.raises(RequestError, match="one puzzle for one picture"):
                written(form, some)


def test_an_archive_has_a_picture_of_each_and_is_the_same_bytes_again() -> None:
    for form, ending in (("svg-zip", "svg"), ("png-zip", "png")):
        content = written(form, records()[:3])
        names = zipfile.ZipFile(io.BytesIO(content)).namelist()
        assert names == [f"{number:06}-{made.id}.{ending}" for number, made in enumerate(records()[:3], 1)]
        assert content == written(form, records()[:3])


# The commands


LAYOUT = ["--per-page", "6", "--paper", "Letter", "--title", "T", "--site", "https://kropki.example"]
LAID_OUT: Any = {"per_page": 6, "paper": "Letter", "title": "T", "site": "https://kropki.example"}


def test_records_go_from_any_form_to_any_file(tmp_path: Path) -> None:
    source = tmp_path / "made.ndjson"
    source.write_bytes(written("ndjson"))
    for name in ("a.csv", "a.ken", "a.svg.zip"):
        assert invoke("export", source, "-o", tmp_path / name).exception is None
        assert (tmp_path / name).read_bytes() == written(formats.form_of(Path(name), None))
    assert invoke("export", source, "--format", "fpuzzles").stdout_bytes == written("fpuzzles")
    assert invoke("export", source, "-o", tmp_path / "a.pdf", *LAYOUT).exception is None
    assert (tmp_path / "a.pdf").read_bytes() == bound(records(), **LAID_OUT)


NO_SITES = ["javascript:alert(1)", "data:text/html,x", "file:///x", "kropki.example", "//x", "https:///x"]
NO_SITES += ["http://[", "http://a:b", "http://a b", " http://a", "http://a\nb"]


@pytest.mark.parametrize("command", ["generate", "export"])
@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--paper", "Letter"], "a booklet (--format pdf) for --paper, got ndjson"),
        (["--format", "csv", "--per-page", "2"], "a booklet (--format pdf) for --per-page, got csv"),
        (["--format", "pdf", "--per-page", "3"], "1, 2, 4 or 6 puzzles a page"),
        (["--format", "pdf", "--paper", "B4"], "expected a paper (A4, A5, Letter"),
        (["--format", "pdf", "--title", "W" * 201], "a title of at most 200 bytes of UTF-8"),
        (["--format", "pdf", "--title", "\udcff"], "a title of at most 200 bytes of UTF-8"),
        (["--format", "pdf", "--site", "\u00e9" * 501], "a site of at most 1,000 bytes of UTF-8"),
        (["--format", "pdf", "--site", "\udcff"], "a site of at most 1,000 bytes of UTF-8"),
        *[(["--format", "pdf", "--site", site], "begins with http:// or https://") for site in NO_SITES],
    ],
)
def test_a_layout_that_cannot_be_is_refused_before_any_work(command: str, options: list[str], message: str) -> None:
    result = invoke(command, *options)
    assert isinstance(result.exception, RequestError)
    assert message in result.exception.message
    assert result.stdout_bytes == b""


def test_an_export_names_the_line_that_is_no_record(tmp_path: Path) -> None:
    result = invoke("export", "-o", tmp_path / "a.csv", stdin=written("ndjson")[:-1] + b"\n{}\n")
    assert isinstance(result.exception, KropkiError)
    assert result.exception.message.startswith(f"line {len(records()) + 1}: expected a record")
    assert list(tmp_path.iterdir()) == []


def test_a_run_ends_in_any_form(tmp_path: Path) -> None:
    run = ["generate", "-n", "4", "--size", "6", "--seed", "form", "-q"]
    made = tuple(generate(f"form/{index}", Request(size=6)) for index in range(4))
    for name in ("a.csv", "a.pdf", "a.png.zip"):
        assert invoke(*run, "-o", tmp_path / name).return_value == 0
        assert (tmp_path / name).read_bytes() == written(formats.form_of(Path(name), None), made)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.pdf", "a.png.zip"]
    assert invoke(*run, "--format", "sudokupad").stdout_bytes == written("sudokupad", made)
    assert invoke(*run, *LAYOUT, "--format", "pdf").stdout_bytes == bound(made, **LAID_OUT)
    assert "one picture" in str(invoke(*run, "-o", tmp_path / "a.png").exception)
