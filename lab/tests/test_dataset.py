"""The data set: the same bytes whoever makes it, no puzzle twice, and answers to it scored whatever they say."""

from __future__ import annotations

import io
import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from kropki.generator.batch import dedup
from kropki.generator.board import geometry
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.generation import record, solutions, verify
from kropki.generator.rng import Rng
from lab import score
from lab.make import dataset
from lab.make.dataset import Settings

FIELDS = {"group", "board"}  # besides those of a record
ROWS: list[dict[str, Any]] = [json.loads(line) for line in lzma.decompress(dataset.SAMPLE.read_bytes()).splitlines()]
RECORDS = [record.from_json({name: row[name] for name in row.keys() - FIELDS}) for row in ROWS]
PARTS = ["4-hard-some", "4-medium-all"]


@pytest.mark.parametrize("settings", [Settings("tiny", 40, "ndjson", steps=True), Settings("tiny", 5, "parquet")])
def test_the_same_command_makes_the_same_bytes(settings: Settings, tmp_path: Path) -> None:
    dataset.make(tmp_path / "at once", PARTS, settings, workers=1)
    for parts in (PARTS[1:], PARTS[:1], PARTS):  # a part that is there stays
        dataset.make(tmp_path / "in parts", parts, settings, workers=1)
    first, second = ({file.name: file.read_bytes() for file in folder.iterdir()} for folder in tmp_path.iterdir())
    assert first == second
    assert len(first) == 3
    with pytest.raises(SystemExit, match="other settings"):
        dataset.make(tmp_path / "at once", PARTS, settings._replace(seed="other"))


def test_a_part_that_was_changed_is_made_anew(tmp_path: Path) -> None:
    settings, file = Settings("tiny", 3), tmp_path / f"{PARTS[0]}.ndjson"
    dataset.make(tmp_path, PARTS[:1], settings, workers=1)
    made = file.read_bytes()
    file.write_bytes(made[:-1])
    dataset.make(tmp_path, PARTS[:1], settings, workers=1)
    assert file.read_bytes() == made


def test_the_sample_is_true_and_has_no_puzzle_twice() -> None:
    assert len(RECORDS) == len({dedup.key(each.puzzle) for each in RECORDS}) == dataset.SAMPLE_PUZZLES
    assert [[*verify.faults(each)] for each in RECORDS[::20]] == [[]] * 50
    assert all(row["group"] == dataset.group(each.grid) for row, each in zip(ROWS, RECORDS, strict=True))


def test_the_sample_begins_each_part(tmp_path: Path) -> None:
    dataset.make(tmp_path, PARTS, Settings(each=3), workers=1)
    made = [json.loads(line) for part in PARTS for line in (tmp_path / f"{part}.ndjson").read_bytes().splitlines()]
    assert [row for row in made if row not in ROWS] == []


def test_the_text_of_a_board_says_all_of_it() -> None:
    assert [row["board"] for row, each in zip(ROWS, RECORDS, strict=True) if read(row["board"]) != each.puzzle] == []


def read(board: str) -> Puzzle:
    """Read the text of a board by the words of docs/dataset.md alone."""
    heading, *lines = board.splitlines()
    size = int(heading[0])
    signs = {(row, column): sign for row, line in enumerate(lines) for column, sign in enumerate(line[::2])}
    edges = geometry.board(size).edges
    dots = [signs[a // size + b // size, a % size + b % size] for a, b in edges]
    givens = [signs[2 * (cell // size), 2 * (cell % size)] for cell in range(size * size)]
    names = {"-": Dot.NONE, "o": Dot.WHITE, "*": Dot.BLACK}
    digits = tuple(0 if sign == "." else int(sign) for sign in givens)
    return Puzzle(size, digits, tuple(names[dot] for dot in dots), negative=" all dots " in heading)


@pytest.mark.parametrize("size", [4, 6, 9])
def test_solutions_that_a_symmetry_joins_are_one_group(size: int) -> None:
    grid = solutions.pick(geometry.board(size), Rng("group"))
    assert {dataset.group(solutions.move(grid, Rng(f"{turn}"))) for turn in range(30)} == {dataset.group(grid)}


SOLUTION = "1234/3412/2143/4321"
VERDICTS: tuple[tuple[object, str], ...] = (
    (SOLUTION, "right"),
    ("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n", "right"),
    ("1234/3412/2143/4312", "wrong"),
    ("", "malformed"),
    ("\u0661234/3412/2143/4321", "malformed"),
    ("1234/3412/2143/432.", "malformed"),
    (1234341221434321, "malformed"),
    (None, "malformed"),
    ([SOLUTION], "malformed"),
)


@pytest.mark.parametrize(("answer", "expected"), VERDICTS)
def test_an_answer_is_judged(answer: object, expected: str) -> None:
    assert score.verdict(SOLUTION, answer) == expected


def test_no_line_ends_the_scoring() -> None:
    right = json.dumps({"id": ROWS[0]["id"], "answer": ROWS[0]["solution"]}).encode()
    wrong = json.dumps({"id": ROWS[1]["id"], "answer": ROWS[0]["solution"]}).encode()
    hostile = [
        b"", b"null", b"[]", b"\xff\xfe", b"\0", b"[" * 100_000, b"1" * 10_000, b'{"id": ["a"]}', b'{"id": "\\ud800"}',
        b'{"id": "' + b"x" * 3 * score.LIMIT + b'"}', b"{}",
    ]  # fmt: skip
    said = io.BytesIO(b"\n".join([*hostile, right, right, wrong]))
    counts = score.score(ROWS, score.objects(said))
    assert counts["all"] == {"puzzles": 1000, "right": 1, "wrong": 1, "malformed": 0, "missing": 998}
    assert counts["answers"] == {"unknown": len(hostile), "repeated": 1}
    assert sum(count["puzzles"] for kind, count in counts.items() if "-" in kind) == 1000


@pytest.mark.parametrize(
    ("name", "content"), [("a", None), ("a", b"D/D/D/D\n"), ("a.xz", b"no xz"), ("a", b'{"id": []}')]
)
def test_what_is_no_puzzles_ends_in_a_sentence(
    name: str, content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    monkeypatch.setattr("sys.argv", ["score", str(tmp_path / name)])
    with pytest.raises(SystemExit, match="expected puzzles as NDJSON"):
        score.main()
