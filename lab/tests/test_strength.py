"""The measuring of strength: it goes on where it ended, counts one engine alone, and says what was reached."""

from __future__ import annotations

import json
from pathlib import Path
from typing import ClassVar, Self

import pytest

from dots.match.setting import Setting
from dots.teaching import lessons
from lab.bench import alike, strength
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


def test_no_game_begins_after_the_time_of_a_run(journal: Journal) -> None:
    strength.play([ROW], journal, 4, "", 1, journal.path.with_name("report.md"), minutes=-1)
    assert journal.games(ROW) == []


def test_every_row_has_its_first_games_before_any_has_more(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    longer = Row("Strength", "near", "random", 1, Setting(6, 6))
    monkeypatch.setattr(strength, "ROUNDS", (2,))
    strength.play([longer, ROW], journal, 4, "", 1, journal.path.with_name("report.md"))
    rows = [json.loads(line)["row"] for line in journal.path.read_text().splitlines()]
    assert rows == [ROW.key] * 2 + [longer.key] * 2 + [ROW.key] * 2 + [longer.key] * 2


@pytest.mark.parametrize(
    ("names", "others"),
    [
        (["kernel/cells.py", "engine/tree.py", "engine/weights.txt", "rules/game.py"], ["rules/rings.py", "gtp.py"]),
        ([*(f"{name}.py" for name in strength.BEFORE_ROOMS), "search/tree.py", "search/weights.txt"], ["rings.py"]),
    ],
    ids=["with rooms", "before rooms"],
)
def test_the_sources_of_an_engine_are_all_that_decides_how_it_plays(
    tmp_path: Path, names: list[str], others: list[str]
) -> None:
    def engine_with(name: str) -> str:
        path = tmp_path / "dots" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(path.read_text() + "." if path.exists() else ".")
        return strength.engine_of(tmp_path)

    for name in names:
        path = tmp_path / "dots" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    assert len({engine_with(name) for name in names}) == len(names)
    before = strength.engine_of(tmp_path)
    assert {engine_with(name) for name in others} == {before}


def test_the_engine_of_this_checkout_has_a_name() -> None:
    assert len(strength.engine_of(strength.ROOT)) == 12  # no file of its list is missing


def test_games_of_another_engine_are_left_out(journal: Journal) -> None:
    played(journal, 2)
    other = Journal(journal.path, "then")
    assert (other.games(ROW), other.others) == ([], 2)


def test_games_of_an_engine_that_plays_alike_are_counted_until_this_one_has_played_them(journal: Journal) -> None:
    played(journal, 2)
    now = Journal(journal.path, "later")
    now.add(alike="now", choices=900, speed=1.25)
    now = Journal(journal.path, "later")
    assert [game.number for game in now.games(ROW)] == [0, 1]
    told = "\n".join(strength.told(now, ""))
    assert "2 lines of sources now, which play alike. In 900 choices" in told
    assert "1.25 times as many playouts" in told
    again = now.lines[0]["game"] | {"lead": 99}
    now.add(row=ROW.key, game=again)
    assert [game.lead for game in Journal(journal.path, "later").games(ROW)][again["number"]] == 99
    assert Journal(journal.path, "later").others == 0
    assert Journal(journal.path, "other").games(ROW) == []


class Scripted:
    """A checkout whose choices are given, by the name of its folder."""

    choices: ClassVar[dict[str, list[list[object]]]] = {}

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def check(self) -> None:
        pass

    def played(self, _: object) -> list[list[object]]:
        return self.choices[self.folder.name]


@pytest.mark.parametrize(
    ("there", "said"),
    [
        ([["a", 100, 0.1], ["b", 100, 0.1]], ""),
        ([["a", 100, 0.2], ["b", 100, 0.2]], ""),
        ([["a", 100, 0.09], ["b", 100, 0.09]], "0.900 of the speed"),
        ([["a", 100, 0.1], ["c", 100, 0.1]], "choice 2: b here, c there"),
        ([["a", 100, 0.1]], "longer in one"),
        ([["a", 100, 0.1], ["b", 100, 0.1], ["c", 100, 0.1]], "longer in one"),
    ],
)
def test_engines_play_alike_that_choose_the_same_and_are_as_fast(
    there: list[list[object]], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Scripted.choices = {"ours": [["a", 100, 0.1], ["b", 100, 0.1]], "theirs": there}
    monkeypatch.setattr(alike, "Checkout", Scripted)
    monkeypatch.setattr(alike, "FEWEST", 20)
    if said:
        with pytest.raises(alike.Different, match=said):
            alike.compare(Path("ours"), Path("theirs"), [Setting(9, 9)])
    else:
        found = alike.compare(Path("ours"), Path("theirs"), [Setting(9, 9)])
        assert found.choices >= 40
        assert found.speed >= 1


def test_too_few_choices_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    Scripted.choices = {"ours": [["a", 100, 0.1]]}
    monkeypatch.setattr(alike, "Checkout", Scripted)
    with pytest.raises(alike.Different, match="fewer than"):
        alike.compare(Path("ours"), Path("ours"), [Setting(9, 9)])


def test_a_checkout_is_asked_in_a_process_of_its_own(tmp_path: Path) -> None:
    case = next(alike.cases([Setting(6, 6)], 1)) | {"nodes": 5}
    with alike.Checkout(strength.ROOT) as checkout:
        checkout.check()
        first, again = checkout.played(case), checkout.played(case)
    assert [each[0] for each in first] == [each[0] for each in again] != []
    with alike.Checkout(tmp_path) as checkout, pytest.raises(alike.Different, match="no package"):
        checkout.check()


def test_the_report_says_what_is_measured_and_what_is_not(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "rows", lambda: iter([ROW, REFERENCE]))
    played(journal, 4)
    report = "\n".join(strength.told(journal, ""))
    assert "| near | random | 5x5 cross | 4 |" in report
    assert "| near | reference, uct | 5x5 cross | 0 |" in report
    assert "not measured" in report
    assert "at least 0.10" in report


def test_a_row_that_this_engine_has_not_played_has_the_games_of_the_last_that_did(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "rows", lambda: iter([ROW]))
    played(Journal(journal.path, "first"), 4)
    played(Journal(journal.path, "then"), 2)
    report = "\n".join(strength.told(Journal(journal.path, "now"), ""))
    assert "| near | random | 5x5 cross | 2 by then |" in report
    report = "\n".join(strength.told(Journal(journal.path, "first"), ""))
    assert "| near | random | 5x5 cross | 4 |" in report


def test_the_report_that_is_kept_counts_the_lessons_that_there_are() -> None:
    assert f" of the {len(lessons.suite())} lessons " in strength.REPORT.read_text(encoding="utf-8")


def test_every_row_of_the_table_can_be_played() -> None:
    every = list(strength.rows())
    assert len({row.key for row in every}) == len(every)
    for row in every:
        row.match("/reference").setting.begin(0)
