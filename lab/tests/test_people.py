"""The comparison with people: a run goes on with its journal, and the report says what that has."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from dots.engine.strengths import STRENGTHS
from lab.bench import records
from lab.bench.journal import Journal

GAME = "(;FF[4]GM[40]SZ[8]BR[1300]WR[1700];B[dd];W[ee];B[ed];W[de];B[cc];W[ff];B[cd];W[fe];B[bb];W[gg];B[bc];W[gf])"
MOVES = [
    {"key": "one 9", "rating": 1300, "lost": 2.0, "far": 1, "of": {"1": [True, 2.0, 1], "2": [False, 0.5, 3]}},
    {"key": "one 10", "rating": 1700, "lost": 0.0, "far": 4, "of": {"1": [False, 6.0, 1], "2": [True, 0.0, 4]}},
]


def test_the_report_says_how_often_each_chose_alike_lost_how_much_and_was_beside(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "found.jsonl", "now")
    for line in (*MOVES, {"own": 1, "game": 0, "steps": [1, 1, 2, 9]}):
        journal.add(line)
    told = list(records.told(journal, {"from 1600": [1, 4]}, 1, 100, STRENGTHS[:2]))
    assert "| 1, child |  | 100.0 |  | 0.0 | 50.0 (9 to 91) | 100.0 | 4.00 ± 4.00 |" in told
    assert "| 2, newcomer |  | 0.0 |  | 100.0 | 50.0 (9 to 91) | 0.0 | 0.25 ± 0.50 |" in told
    assert "| players lose |  | 2.00 |  | 0.00 | 1.00 ± 2.00 | | |" in told
    assert "| players' dots beside |  | 100.0 |  | 0.0 | 50.0 | | |\n" in told
    assert "| people, from 1600 | 2 | 50 | 0 | 0 | 50 | 0 | 0 |" in told
    assert "| 1, child | 4 | 50 | 25 | 0 | 0 | 0 | 25 |" in told


def test_the_strengths_choose_by_the_rules_of_the_record_its_target_too(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;GM[40]SZ[7]RU[standard+lead=1]BR[1300];B[cb];W[cc];B[bc];W[ff];B[dc];W[fg];B[cd];W[aa])")
    taken = list(records.moves_of(path))
    assert [each.number for each in taken] == [1, 2, 3, 4, 5, 6, 7]  # the seventh wins
    assert taken[0].play.ruleset.lead == 1
    assert taken[0].play.over


def test_a_run_goes_on_with_the_moves_that_are_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game.sgf").write_text(GAME)
    monkeypatch.setattr(records, "OWN_GAMES", 1)
    monkeypatch.setattr(records, "OWN_MOVES", 6)
    journal, output = tmp_path / "found.jsonl", tmp_path / "people.md"
    files = ["--journal", str(journal), "-o", str(output)]
    for every, keys in ((2, [10, 12]), (1, [10, 12, 9, 11]), (1, [10, 12, 9, 11])):
        monkeypatch.setattr(
            sys, "argv", ["", str(tmp_path), *files, "--nodes", "8", "--most", "1", "--every", str(every)]
        )
        records.main()
        lines = [json.loads(line) for line in journal.read_text().splitlines()]
        assert [int(line["key"].split()[1]) for line in lines if "key" in line] == keys
        assert [line["own"] for line in lines if "own" in line] == [1]
    assert "Moves that every strength chose for: 4" in output.read_text()


def test_moves_are_taken_and_judged_by_their_number_among_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two", "three"):
        (tmp_path / f"{name}.sgf").write_text(GAME.replace("GM[40]", f"GM[40]GN[{name}]"))
    journal = tmp_path / "found.jsonl"
    files = ["--journal", str(journal), "-o", str(tmp_path / "people.md")]
    monkeypatch.setattr(records, "OWN_GAMES", 0)
    monkeypatch.setattr(
        sys, "argv", ["", str(tmp_path), *files, "--nodes", "8", "--most", "1", "--every", "3", "--judged", "2"]
    )
    records.main()
    lines = [json.loads(line) for line in journal.read_text().splitlines()]
    found = [(int(line["key"].split()[1]), line["lost"] is not None) for line in lines]
    assert found == [(11, False), (10, True), (9, False), (12, True)]  # four dots of each game count
