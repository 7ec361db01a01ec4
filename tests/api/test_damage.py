"""One damaged page or record of the database: only what lies on it fails, and verifying names it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.errors import DamagedError
from kropki.api.jobs import refill
from kropki.api.settings import Settings
from kropki.api.store.kinds import Kind
from kropki.api.store.repository import Stock
from kropki.api.store.tables import puzzles
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from tests.support import databases
from tests.support.command_line import invoke
from tests.support.problems import check_problem

pytestmark = pytest.mark.release

EASY = Kind(6, True, "easy")
NUMBER = 60  # puzzles: some twenty pages
TABLE = 0x0D  # the first byte of a leaf of a table
DRAWN = "/kropki?size=6&difficulty=easy"


@pytest.fixture(scope="module")
def records() -> list[Record]:
    wanted = Request(size=6, difficulty=Level.EASY)
    return sorted([generate(f"damage/{i}", wanted) for i in range(NUMBER)], key=lambda record: record.id)


@pytest.fixture
def settings(tmp_path: Path, records: list[Record]) -> Settings:
    """Return the settings of a service whose stock has *records*."""
    settings = replace(Settings.from_environment(), database_url=databases.sqlite_in(tmp_path))
    stock = Stock(settings.database_url)
    stock.open()
    stock.keep(records, certified=True)
    stock.close()
    return settings


def pages(file: Path, leaf: int, holds: bytes, lacks: bytes) -> list[int]:
    """Return the offsets of the pages that are a *leaf* of this kind, and have the one text and not the other."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        (size,) = connection.execute("pragma page_size").fetchone()
    content = file.read_bytes()
    starts = range(0, len(content), size)
    pages = {start: content[start : start + size] for start in starts}
    return [start for start, page in pages.items() if page[0] == leaf and holds in page and lacks not in page]


def damage(file: Path, offset: int) -> None:
    """Write over a page: what a disk gives back that has lost it."""
    with file.open("r+b") as stream:
        stream.seek(offset)
        stream.write(b"\xff" * 4096)


def test_a_damaged_page_fails_alone(tmp_path: Path, settings: Settings, records: list[Record]) -> None:
    file = tmp_path / "stock.db"
    damage(file, pages(file, TABLE, b'"ken"', b"create table")[3])
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        answers = {record.id: client.get(f"/kropki/{record.id}") for record in records}
        lost = [puzzle_id for puzzle_id, answer in answers.items() if answer.status_code != 200]
        assert 0 < len(lost) < NUMBER / 4
        for puzzle_id in lost:
            check_problem(answers[puzzle_id], 503, "stock")
            for end in (".svg", "/steps", "/solution"):
                check_problem(client.get(f"/kropki/{puzzle_id}{end}"), 503, "stock")
            assert client.get(f"/k/{puzzle_id}").status_code == 200  # the page says what is wrong
        drawn = [client.get(DRAWN) for _ in range(2 * NUMBER)]
        assert {answer.status_code for answer in drawn} == {200}
        assert {answer.json()["id"] for answer in drawn} == set(answers) - set(lost)
        finer = [client.get(f"{DRAWN}&rating_max=9") for _ in range(9)]
        assert {answer.status_code for answer in finer} == {200}
        for record in records:
            again = client.get(f"{DRAWN}&seed={quote(record.seed)}").json()
            assert again["id"] == record.id
            assert again.get("kept", True) == (record.id not in lost)
        assert "kept" not in client.get("/kropki?size=4&seed=new").json()
        assert "kept" not in client.get("/kropki/daily?difficulty=easy").json()


def verified(url: str, monkeypatch: pytest.MonkeyPatch) -> tuple[int, list[str]]:
    monkeypatch.setenv("KROPKI_DATABASE_URL", url)
    code, out, _ = invoke("stock", "verify")
    return code, out.splitlines()


def test_verify_goes_past_a_damaged_page_and_names_what_lies_on_it(
    tmp_path: Path, settings: Settings, records: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "stock.db"
    stock = Stock(settings.database_url)
    stock.keep([replace(records[-1], id="ZZZZZZZZZZZZ")], certified=False)  # a fault behind the damage
    stock.close()
    damage(file, pages(file, TABLE, b'"ken"', b"create table")[3])
    lost = []
    for record in records:
        try:
            assert stock.find(record.id) == record
        except DamagedError:
            lost.append(record.id)
    stock.close()
    code, lines = verified(settings.database_url, monkeypatch)
    assert code == 1
    assert [line[:12] for line in lines] == [*lost, "ZZZZZZZZZZZZ"]
    assert all("malformed" in line for line in lines[:-1])


TEXTS = ["", "{", "null", "[]", "\x00\n", "{}", '{"id": 7}', "\ud7ff\n\u2028" * 50, "[" * 10_000]


def test_a_damaged_record_is_a_503_and_is_passed_over_in_draws(
    url: str, stock: Stock, records: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = records[0].as_json()
    texts = [
        *(text for text in TEXTS if "\x00" not in text),  # which PostgreSQL has in no text
        json.dumps(records[19].as_json()),
        json.dumps({**plain, "ken": records[1].ken}),
        json.dumps({**plain, "solution": plain["solution"][:-1]}),
        json.dumps({**plain, "solution": "x" * 41}),
    ]
    damaged = records[: len(texts)]
    stock.keep(records[:20], certified=True)
    with stock._engine.begin() as connection:
        for record, text in zip(damaged, texts, strict=True):
            connection.execute(puzzles.update().where(puzzles.c.id == record.id).values(record=text))
    lost = {record.id for record in damaged}
    settings = replace(Settings.from_environment(), database_url=url)
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        for record in damaged:
            for end in ("", ".fpuzzles", "/steps", "/solution"):
                check_problem(client.get(f"/kropki/{record.id}{end}"), 503, "stock")
        assert client.get(f"/kropki/{records[19].id}").status_code == 200
        for query in ("", "&rating_max=9"):
            drawn = [client.get(f"{DRAWN}{query}&solution=true") for _ in range(30)]
            assert {answer.status_code for answer in drawn} == {200}
            assert not {answer.json()["id"] for answer in drawn} & lost
    code, lines = verified(url, monkeypatch)
    assert (code, {line[:12] for line in lines}) == (1, lost)


def test_a_damaged_index_of_one_kind_does_not_stop_the_refill(stock: Stock, monkeypatch: pytest.MonkeyPatch) -> None:
    other = Kind(4, True, "easy")
    count = stock.count_certified

    def counted(kind: Kind, most: int) -> int:
        if kind == EASY:
            raise DamagedError("here")
        return count(kind, most)

    monkeypatch.setattr(stock, "count_certified", counted)
    assert len(list(refill.fill(stock, [EASY, other], 1))) == 1
    assert set(stock.count()) == {other}
