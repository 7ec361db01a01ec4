"""The measuring of strength: it goes on where it ended, counts one engine alone, and says what was reached."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kropki.dots.match.setting import Setting
from kropki.dots.teaching import lessons
from lab.bench import strength
from lab.bench.strength import Journal, Row

pytestmark = pytest.mark.release

ROW = Row("Strength", "near", "random", 1, Setting(5, 5), least=0.1)
REFERENCE = Row("Strength", "near", "uct", 1, Setting(5, 5), least=0.1)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "games.jsonl", "now")


def played(journal: Journal, number: int) -> list[int]:
    strength.play([ROW, REFERENCE], journal, number, "", 1, journal.path.with_name("report.md"))
    return [game.number for game in journal.games(ROW)]


def test_a_run_goes_on_with_the_games_that_are_missing(journal: Journal) -> None:
    assert played(journal, 2) == [0, 1]
    again = Journal(journal.path, "now")
    assert played(again, 4) == [0, 1, 2, 3]
    assert len(journal.path.read_text().splitlines()) == 4
    assert "moves" in json.loads(journal.path.read_text().splitlines()[0])["game"]


def test_games_of_another_engine_are_left_out(journal: Journal) -> None:
    played(journal, 2)
    other = Journal(journal.path, "then")
    assert (other.games(ROW), other.others) == ([], 2)


def test_the_report_says_what_is_measured_and_what_is_not(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "rows", lambda: iter([ROW, REFERENCE]))
    played(journal, 4)
    report = "\n".join(strength.told(journal, ""))
    assert "| near | random | 5x5 cross | 4 |" in report
    assert "| near | reference, uct | 5x5 cross | 0 |" in report
    assert "not measured" in report
    assert "at least 0.10" in report


def test_the_report_that_is_kept_counts_the_lessons_that_there_are() -> None:
    assert f" of the {len(lessons.suite())} lessons " in strength.REPORT.read_text(encoding="utf-8")


def test_every_row_of_the_table_can_be_played() -> None:
    every = list(strength.rows())
    assert len({row.key for row in every}) == len(every)
    for row in every:
        row.match("/reference").setting.begin(0)
