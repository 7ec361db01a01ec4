"""What the version before the move into rooms left: its database, its interrupted batch, its saved games.

tests/data/before has what that version really wrote. Its table stays as it was; there are more beside it.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from api.store.kinds import KINDS
from api.store.provisional import Wish
from api.store.repository import Stock
from generator.generation import verify
from generator.generation.generate import generate
from generator.generation.record import from_json
from generator.generation.request import Request
from generator.ladder.rungs import Level
from tests.support.batches import invoke
from tests.support.grades import made_anew
from tests.support.playing import names

ROOT = Path(__file__).parents[2]
BEFORE = ROOT / "tests" / "data" / "before"
WHOLE = "c45db6a02d9b857c3ecddf809a3b6d6a2d5e10897c1a69cf3442de1c187eb2b0"  # SHA-256 of that version's whole batch
Rows = list[tuple[str, ...]]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "stock.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((BEFORE / "stock.sql").read_text(encoding="utf-8"))
    return path


@pytest.fixture
def stock(database: Path) -> Iterator[Stock]:
    stock = Stock(f"sqlite:///{database}")
    stock.open()
    yield stock
    stock.close()


def ask(database: Path, question: str) -> Rows:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(question).fetchall()


def test_a_database_of_the_version_before_serves_all_its_puzzles(database: Path, stock: Stock) -> None:
    rows = ask(database, "select id, record from puzzles")
    assert len(rows) == 20
    for puzzle_id, text in rows:
        found = stock.find(puzzle_id)
        assert found == from_json(json.loads(text))
        assert list(verify.faults(found)) == []
    assert [found for kind in KINDS for found in stock.draw(kind, 100)] == []  # their levels are by an older ladder
    stock.keep([made_anew(from_json(json.loads(text))) for _, text in rows], certified=True)
    drawn = [found.id for kind in KINDS for found in stock.draw(kind, 100)]
    assert sorted(drawn) == sorted(puzzle_id for puzzle_id, _ in rows)


COLUMNS = "id, size, negative, level, rating, judged, place, record, one_two, techniques"  # that it knows


def test_the_version_before_finds_its_table_when_it_is_told_its_number(database: Path) -> None:
    index = "select type, name, sql from sqlite_master where name = 'puzzles_by_shelf'"
    columns = "select * from pragma_table_info('puzzles') where cid < 10"
    before = [ask(database, question) for question in (index, columns)]
    kept = ask(database, f"select {COLUMNS} from puzzles order by id")  # noqa: S608 - ours
    stock = Stock(f"sqlite:///{database}")
    stock.open()
    record = generate("after", Request(size=4, difficulty=Level.EASY))
    stock.keep([record], certified=True)
    stock.keep_for_a_day(
        [Wish(generate("lent", Request(size=4)), "739999a")], share=9, now=1e9, has_room=lambda _: True
    )
    stock.close()
    after = [ask(database, question) for question in (index, columns)]
    assert after == before
    old = f"select {COLUMNS} from puzzles where since is null and id <> '{record.id}' order by id"  # noqa: S608 - ours
    assert ask(database, old) == kept
    ((text,),) = ask(database, f"select record from puzzles where id = '{record.id}'")  # noqa: S608 - ours
    fields = [list(json.loads(each)) for each in (text, kept[0][7])]
    assert fields[0] == fields[1]


def test_what_the_version_before_adds_stays_for_ever_and_the_way_to_and_fro_loses_nothing(database: Path) -> None:
    statement = next(iter(re.findall(r'sqlite3 \S+ "(update [^"]+)"', (ROOT / "docs/deploy.md").read_text())))
    provisional, added = (generate(seed, Request(size=4)) for seed in ("lent", "added"))
    stock = Stock(f"sqlite:///{database}")
    for _ in range(2):
        stock.open()
        stock.keep_for_a_day([Wish(provisional, "739999a")], share=9, now=1e9, has_room=lambda _: True)
        stock.close()
        with closing(sqlite3.connect(database)) as connection:
            connection.execute(statement)
            values = (added.id, 4, True, "medium", 1.0, False, 0.5, added.as_line().decode().strip(), "black", ",")
            signs = ", ".join("?" * len(values))
            connection.execute(f"insert into puzzles ({COLUMNS}) values ({signs}) on conflict do nothing", values)  # noqa: S608 - ours
            connection.commit()
        assert ask(database, "select version_num from alembic_version") == [("0002",)]
    stock.open()
    assert stock.evict(9, own=[], now=2e9) == 1
    assert (stock.find(provisional.id), stock.find(added.id)) == (None, added)
    assert len(ask(database, "select id from puzzles")) == 21
    stock.close()


def test_a_batch_that_the_version_before_began_ends_with_its_bytes(tmp_path: Path) -> None:
    for name in ("batch.ndjson.part", "batch.ndjson.run"):
        shutil.copy(BEFORE / name, tmp_path / name)
    path = tmp_path / "batch.ndjson"
    ended = invoke("-n", "60", "--size", "6", "-d", "hard", "-q", "--resume", "-o", path)
    assert ended.code == 0
    assert hashlib.sha256(path.read_bytes()).hexdigest() == WHOLE
    assert path.read_bytes().startswith((BEFORE / "batch.ndjson.part").read_bytes())
    assert [file.name for file in tmp_path.iterdir()] == ["batch.ndjson"]


def test_games_and_settings_that_the_page_before_kept_are_there(page: Page) -> None:
    kept = json.loads((BEFORE / "storage.json").read_text(encoding="utf-8"))
    page.clock.install(time="2026-11-22")  # a week after its last move, a game is no longer under way
    page.goto("/healthz")
    page.evaluate(
        "kept => Object.entries(kept).forEach(([key, text]) => localStorage.setItem(key, text))", kept["storage"]
    )
    page.goto("/")
    expect(page.get_by_role("gridcell")).to_have_count(16)
    assert names(page) == kept["names"]
    expect(page.locator("html")).to_have_attribute("data-theme", "barbie")
    expect(page.locator("#timer")).to_be_hidden()
    page.keyboard.press("Control+y")
    assert names(page) != kept["names"]
    page.keyboard.press("Control+z")
    assert names(page) == kept["names"]
    page.get_by_role("button", name="Puzzles").click()
    expect(page.locator("#going li")).to_have_count(2)
    expect(page.locator("#done li")).to_have_count(1)
    page.locator("#going li:not(.current)").get_by_role("button").first.click()
    expect(page.get_by_role("gridcell")).to_have_count(81)
    assert names(page)[0] == "Row 1 column 1, 3"
    assert sum("corner" in name for name in names(page)) == 1
