"""``kropki complete`` and ``neighbours``: proposals for a board in the making."""

from __future__ import annotations

import json
from pathlib import Path

import click
import pytest

from kropki.generator.errors import KropkiError, RequestError, UniquenessError
from kropki.generator.generation import record
from tests.support.command_line import README_PUZZLE, answers, invoke


def test_neighbours_are_records_or_one_line_of_json() -> None:
    wanted = ("neighbours", "1234/3412/2143/432A", "--no-negative", "--want", "harder")
    made = invoke(*wanted)
    told = invoke(*wanted, "--json")
    found = json.loads(told.stdout)
    assert [each["ken"] for each in answers(made.stdout)] == [each["ken"] for each in found["neighbours"]]
    assert made.stderr.splitlines()[0].startswith("1. without 1 in r1c1 and ")
    graded = answers(invoke("grade", stdin=made.stdout).stdout)
    assert [each["difficulty"] for each in graded] == [each["difficulty"] for each in found["neighbours"]]
    assert "id" not in invoke("check", stdin=made.stdout).stdout
    assert invoke("neighbours", "1234/3412/2143/432A", "--no-negative", "-d", "extreme")[1:] == (
        "",
        "kropki: no neighbour is like that\n",
    )
    assert (told.code, found["neighbours"][0]["kind"]) == (0, "minimal")
    assert all(each["difficulty"]["rating"] > found["difficulty"]["rating"] for each in found["neighbours"])
    with pytest.raises(UniquenessError):
        invoke("neighbours", "D/D/D/D")


def test_complete_makes_proposals_and_says_what_is_impossible_or_was_not_found(tmp_path: Path) -> None:
    wishes = ["-d", "easy", "--seed", "tea", "-n", "2", "--no-dot", "r1c1-r2c1"]
    made = invoke("complete", "1C/D/D/D", *wishes)
    proposals = [record.from_line(line) for line in made.stdout.splitlines()]
    assert (len(proposals), made.code) == (2, 0)
    assert {(each.puzzle.givens[0], each.puzzle.dots[0]) for each in proposals} == {(1, 0)}
    assert invoke("check", stdin=made.stdout).code in {0, 1}
    like = tmp_path / "board.ken"
    like.write_text("1C/D/D/D\n")
    assert invoke("complete", "--like", str(like), *wishes) == made
    like.write_text("1C/D/D/D\n2C/D/D/D\n")
    with pytest.raises(KropkiError, match=r"expected one puzzle on .*board\.ken, got 2"):
        invoke("complete", "--like", str(like))
    with pytest.raises(click.UsageError, match="expected either a puzzle or --like, got both"):
        invoke("complete", "1C/D/D/D", "--like", str(like))
    finished = invoke("complete", README_PUZZLE, "-n", "3", "--seed", "tea")
    assert [each["ken"] for each in answers(finished.stdout)] == [README_PUZZLE]
    assert finished[::2] == (0, "kropki: the board is a finished puzzle, so it is the only proposal\n")
    assert invoke("complete", "11B/D/D/D") == (3, "", "kropki: no full board has these clues\n")
    few = invoke("complete", "1234/3412/2143/432A", "--no-negative", "-d", "hard", "--attempts", "4")
    assert few == (5, "", "kropki: 0 of 1 found; another level: 4 (easy: 4)\n")
    with pytest.raises(RequestError, match="expected two neighbours"):
        invoke("complete", "D/D/D/D", "--no-dot", "r1c1")
