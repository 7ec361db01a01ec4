"""The stock on SQLite and on a real PostgreSQL: nothing lost, nothing twice."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, nullcontext
from dataclasses import replace
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from click.testing import CliRunner

from kropki.api.errors import SettingsError, StockError
from kropki.api.jobs import refill
from kropki.api.store import repository
from kropki.api.store.kinds import KINDS, Kind
from kropki.api.store.provisional import row_of
from kropki.api.store.repository import HEAD, Stock, _drawn
from kropki.api.store.tables import puzzles
from kropki.cli import main
from kropki.cli import stock as stock_command
from kropki.generator.board.rules import OneTwo
from kropki.generator.generation.certify import CertifyError
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from tests.support.command_line import KROPKI, Answer, invoke
from tests.support.command_line import kropki as run_kropki
from tests.support.grades import graded

EASY = Kind(4, True, "easy")


@pytest.fixture(scope="module")
def records() -> list[Record]:
    made = [generate(f"stock/{i}", Request(size=4, difficulty=Level.EASY)) for i in range(12)]
    return list({record.id: record for record in made}.values())


def test_a_puzzle_that_is_kept_is_found_as_it_was(stock: Stock, records: list[Record]) -> None:
    stock.keep(records, certified=False)
    assert [stock.find(record.id) for record in records] == records
    assert stock.find("000000000000") is None


def test_any_seed_can_be_kept(stock: Stock, records: list[Record]) -> None:
    record = replace(records[0], seed="\x00 ß 🎲 ' \" %s :x")
    stock.keep([record], certified=False)
    assert stock.find(record.id) == record


def test_what_is_kept_twice_is_there_once_and_as_first_told(stock: Stock, records: list[Record]) -> None:
    stock.keep(records[:1], certified=False)
    stock.keep([replace(records[0], seed="another")], certified=False)
    assert stock.find(records[0].id) == records[0]
    assert stock.count() == {EASY: (0, 1)}


def test_once_certified_stays_certified(stock: Stock, records: list[Record]) -> None:
    stock.keep(records[:3], certified=False)
    assert stock.draw(EASY, 10) == []
    stock.keep(records[:2], certified=True)
    stock.keep(records[:3], certified=False)
    assert (stock.count(), stock.count_certified(EASY, 9)) == ({EASY: (2, 3)}, 2)


def test_a_puzzle_comes_to_the_kind_that_it_is_first_certified_for(stock: Stock, records: list[Record]) -> None:
    stock.keep(records[:1], certified=False)
    for dots in ("white", "mixed", "black"):
        stock.keep(records[:1], certified=True, one_two=dots)
    assert stock.count() == {replace(EASY, one_two="white"): (1, 1)}


def test_a_draw_gives_each_at_most_once_and_all_where_it_may(stock: Stock, records: list[Record]) -> None:
    stock.keep(records, certified=True)
    for number in (1, 2, len(records), 100):
        drawn = stock.draw(EASY, number)
        assert len({record.id for record in drawn}) == len(drawn) == min(number, len(records))
    assert len({stock.draw(EASY, 1)[0].id for _ in range(100)}) > 1
    assert stock.draw(replace(EASY, level="hard"), 5) == []


@pytest.mark.parametrize("number", [1, 3, 100])
def test_a_draw_may_be_by_techniques_and_ratings(stock: Stock, records: list[Record], number: int) -> None:
    stock.keep(records, certified=True)
    names = {name for record in records for name in graded(record).techniques}
    for technique in (*names, "swordfish", "%", ","):
        for least, most in ((0, 10), (1.3, 10), (0, 1.3), (9, 10), (2, 1)):
            fit = {
                record.id
                for record in records
                if technique in graded(record).techniques and least <= graded(record).rating <= most
            }
            drawn = {record.id for record in stock.draw(EASY, number, techniques=[technique], ratings=(least, most))}
            assert drawn <= fit
            assert len(drawn) == min(number, len(fit))


def test_a_draw_keeps_to_its_dots(stock: Stock, records: list[Record]) -> None:
    stock.keep(records[:2], certified=True)
    stock.keep(records[2:5], certified=True, one_two="white")
    drawn = {dots: {record.id for record in stock.draw(replace(EASY, one_two=dots), 9)} for dots in OneTwo}
    assert drawn == {
        "black": {record.id for record in records[:2]},
        "white": {record.id for record in records[2:5]},
        "mixed": set(),
    }


def test_a_draw_looks_at_few_rows_and_in_the_index_alone(stock: Stock, records: list[Record]) -> None:
    stock.keep(records, certified=True)
    many = [{**row_of(records[0]), "id": f"{i:012}", "certified": i % 2 == 0, "one_two": "black"} for i in range(3000)]
    with stock._engine.begin() as connection:
        connection.execute(puzzles.insert(), many)
        if stock._engine.dialect.name == "postgresql":
            connection.exec_driver_sql("analyze puzzles")
    plan = " ".join(explained(stock, _drawn(EASY, puzzles.c.place >= 0.5, ["last cell"], (0, 10), 20)))
    assert "puzzles_by_shelf" in plan
    assert "SCAN puzzles" not in plan
    assert "Seq Scan on puzzles" not in plan


def explained(stock: Stock, query: sql.Select[Any]) -> Iterator[str]:
    text = query.compile(stock._engine, compile_kwargs={"literal_binds": True})
    verb = "explain query plan" if stock._engine.dialect.name == "sqlite" else "explain"
    with stock._engine.connect() as connection:
        for line in connection.exec_driver_sql(f"{verb} {text}".replace("%", "%%")):
            yield str(line)


def test_every_puzzle_is_passed_in_chunks_of_any_size(stock: Stock, records: list[Record]) -> None:
    stock.keep(records, certified=False)
    for chunk in (1, 5, 100):
        assert [found for found, _ in stock.every(chunk)] == sorted(record.id for record in records)


def test_a_failure_in_the_middle_keeps_nothing_of_it(stock: Stock, records: list[Record]) -> None:
    broken = replace(records[1], size=None)  # type: ignore[arg-type]
    with pytest.raises(StockError):
        stock.keep([records[0], broken], certified=True)
    assert stock.find(records[0].id) is None


def test_many_writers_lose_and_double_nothing(url: str, records: list[Record]) -> None:
    stocks = [Stock(url) for _ in range(4)]

    def write(stock: Stock) -> None:
        stock.open()  # all at once, on an empty database
        for record in records:
            stock.keep([record], certified=True)

    with ThreadPoolExecutor(len(stocks)) as pool:
        list(pool.map(write, stocks))
    assert stocks[0].count() == {EASY: (len(records), len(records))}
    for stock in stocks:
        stock.close()


def test_the_tables_of_a_newer_service_are_left_alone(stock: Stock, records: list[Record]) -> None:
    stock.keep(records, certified=True)
    execute(stock, "update alembic_version set version_num = '9999'")
    with pytest.raises(StockError, match="9999"):
        stock.open()
    assert not stock.is_current()
    assert len(rows(stock)) == len(records)


def execute(stock: Stock, script: str) -> None:
    statements = [part for part in re.sub(r"^--.*$", "", script, flags=re.MULTILINE).split(";\n") if part.strip()]
    with stock._engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)


def rows(stock: Stock) -> dict[str, str]:
    with stock._engine.connect() as connection:
        return dict(connection.execute(sql.text("select id, record from puzzles")).all())


@pytest.mark.parametrize(
    "url", ["", "x", "mysql://a/b", "sqlite", "oracle://", "sqlite+nothing:///a", "sqlite://", "sqlite:///:memory:"]
)
def test_a_url_of_no_known_database_is_refused(url: str) -> None:
    with pytest.raises(SettingsError, match="expected the URL"):
        Stock(url)


def test_a_file_may_be_told_as_sqlite_tells_it(tmp_path: Path, records: list[Record]) -> None:
    stock = Stock(f"sqlite:///file:{tmp_path}/stock.db?uri=true")
    stock.open()
    stock.keep(records, certified=True)
    assert stock.find(records[0].id) == records[0]
    stock.close()
    assert (tmp_path / "stock.db").exists()


@pytest.mark.parametrize(
    "url", ["sqlite:////nowhere/at/all.db", "postgresql://127.0.0.1:1/none", "sqlite:////dev/null/x"]
)
def test_a_database_that_is_away_is_one_kind_of_error(url: str) -> None:
    with pytest.raises(StockError) as caught:
        Stock(url).find("000000000000")
    assert "select" not in caught.value.message.lower()
    assert url.partition("///")[2] in caught.value.message  # the file, so that whoever mistyped it sees that


def test_what_is_no_database_is_one_kind_of_error(tmp_path: Path) -> None:
    (tmp_path / "stock.db").write_text("not a database, but long enough to be looked at" * 100)
    with pytest.raises(StockError):
        Stock(f"sqlite:///{tmp_path}/stock.db").open()


# kropki stock


@pytest.fixture
def kropki(url: str, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Answer]:
    """Return what runs a command on the stock: within this process, since each new one would load everything anew."""
    monkeypatch.setenv("KROPKI_DATABASE_URL", url)
    return partial(invoke, "stock")


def test_filling_makes_what_is_lacking_and_no_more(kropki: Callable[..., Answer]) -> None:
    for added in ("2 puzzles added\n", "0 puzzles added\n"):
        assert kropki("fill", "--per-level", "1", "--size", "4", "-d", "easy") == (0, "", added)
    told = [json.loads(line) for line in kropki("status").stdout.splitlines()]
    assert {(item["size"], item["level"], item["one_two"]) for item in told if item["judged"]} == {(4, "easy", "black")}
    assert len(told) == len(KINDS)
    assert kropki("verify", "--certify") == (0, "", "good puzzles: 2, faults: 0\n")


def test_several_refills_fill_one_stock_together(url: str) -> None:
    each, refills = 6, 2
    command: list[str | Path] = [KROPKI, "stock", "fill", "--per-level", str(each), "--size", "4", "-d", "hard"]
    environment = os.environ | {"KROPKI_DATABASE_URL": url}
    running = [subprocess.Popen(command, env=environment) for _ in range(refills)]
    assert [process.wait() for process in running] == [0] * refills
    stock = Stock(url)
    [(certified, kept)] = stock.count().values()
    stock.close()
    assert each <= certified == kept < each + refills


def test_verify_finds_what_is_wrong(stock: Stock, records: list[Record], kropki: Callable[..., Answer]) -> None:
    lie = replace(records[0], solution=records[1].solution, id="000000000000")
    stock.keep([records[1], lie], certified=True)
    with stock._engine.begin() as connection:
        connection.execute(puzzles.insert(), {**row(EASY), "id": "111111111111", "record": "{"})
    verified = kropki("verify")
    assert verified.code == 1
    assert {line[:12] for line in verified.stdout.splitlines()} == {"000000000000", "111111111111"}
    assert verified.stderr == "good puzzles: 1, faults: 2\n"


@pytest.mark.parametrize(
    "command",
    [
        ("stock", "status"),
        ("stock", "remove", "000000000000"),
        ("stock", "verify"),
        ("dots", "remove", "000000"),
    ],
)
def test_a_command_makes_no_database_that_is_not_there(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KROPKI_DATABASE_URL", f"sqlite:///{tmp_path}/typo.db")
    with pytest.raises(FileNotFoundError) as caught:
        invoke(*command)
    assert caught.value.filename == f"{tmp_path}/typo.db"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("kropki.db", "expected the URL of a SQLite or PostgreSQL database, such as sqlite:///kropki.db"),
        ("sqlite:////nowhere/a.db", "there is no such database (KROPKI_DATABASE_URL): /nowhere/a.db"),
    ],
)
def test_a_database_that_is_none_is_bad_use(url: str, told: str) -> None:
    done = run_kropki("stock", "verify", KROPKI_DATABASE_URL=url)
    assert (done.returncode, done.stderr.decode()) == (2, f"kropki: {told}\n")


def test_a_puzzle_is_removed_once_and_what_was_not_there_is_told_so(
    stock: Stock, records: list[Record], kropki: Callable[..., Answer]
) -> None:
    stock.keep(records[:1], certified=True)
    [name] = [record.id for record in records[:1]]
    for code, told in (
        (0, "removed, with 0 publications; 0 collections had it"),
        (1, "it was removed before"),
    ):
        assert kropki("remove", name) == (code, "", f"{name}: {told}\n")
    told = "it was not stored here; from now on, nobody can store or publish it"
    assert kropki("remove", records[1].id) == (0, "", f"{records[1].id}: {told}\n")
    stock.keep(records[1:2], certified=True)
    assert stock.find(records[1].id) is None
    small = records[2].id.lower()
    stock.keep(records[2:3], certified=True)
    assert kropki("remove", small) == (0, "", f"{small}: removed, with 0 publications; 0 collections had it\n")
    assert stock.find(records[2].id) is None


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("none/a.db", "expected a folder"),
        ("text.db", "got another file"),
        (".", "Is a directory"),
        ("newer.db", "expected tables of version"),
        ("empty.db", None),
        ("ours.db", None),
        ("none.db", None),
    ],
)
def test_a_service_refuses_what_can_be_no_database_of_it(
    name: str, told: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.db").write_text("Some words, which are no database.")
    (tmp_path / "empty.db").touch()
    for file, version in (("newer.db", "9999"), ("ours.db", HEAD)):
        with closing(sqlite3.connect(file)) as made:
            made.execute("create table alembic_version (version_num text)")
            made.execute("insert into alembic_version values (?)", [version])
            made.commit()
    with pytest.raises((SettingsError, OSError), match=told) if told else nullcontext():
        repository.check(f"sqlite:///{name}")


def test_a_database_that_is_away_may_come_back() -> None:
    repository.check("postgresql://127.0.0.1:1/none")


def test_verify_certifies_where_it_is_asked(
    stock: Stock, url: str, records: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    stock.keep(records[:1], certified=True)
    monkeypatch.setenv("KROPKI_DATABASE_URL", url)
    monkeypatch.setattr("kropki.generator.solver.model.solve", lambda _puzzle: ())
    result = CliRunner().invoke(main.kropki, ["stock", "verify", "--certify"], standalone_mode=False)
    assert (result.return_value, "does not certify" in result.stdout) == (1, True)


def row(kind: Kind) -> dict[str, object]:
    columns = {"size": kind.size, "negative": True, "boxes": True, "level": kind.level}
    columns |= {"one_two": kind.one_two, "techniques": ","}
    return columns | {"rating": 1.0, "certified": False, "place": 0.5}


def test_a_fill_makes_one_of_each_kind_in_turn(stock: Stock) -> None:
    kinds = [Kind(6, True, "medium"), EASY, Kind(4, False, "hard", "white")]
    made = list(refill.fill(stock, kinds, 2))
    assert [(it.size, it.negative, graded(it).level) for it in made] == [
        (kind.size, kind.negative, kind.level) for kind in kinds * 2
    ]
    assert stock.count() == dict.fromkeys(kinds, (2, 2))


def test_a_fill_ends_where_there_are_no_more_puzzles(
    stock: Stock, records: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    again = cycle(records[:3])
    monkeypatch.setattr(refill, "make", lambda _kind: next(again))
    assert list(refill.fill(stock, [EASY], 5)) == records[:3]


def test_a_watch_waits_for_a_database_that_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KROPKI_DATABASE_URL", f"sqlite:///{tmp_path}/later/stock.db")
    stock_command._try_to_fill((EASY,), 1)
    assert capsys.readouterr().err == f"kropki: the database: unable to open database file: {tmp_path}/later/stock.db\n"
    (tmp_path / "later").mkdir()
    stock_command._try_to_fill((EASY,), 1)
    assert capsys.readouterr().err == ""
    assert (tmp_path / "later" / "stock.db").exists()


def test_what_is_not_certified_does_not_enter(
    stock: Stock, records: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    lie = replace(records[0], solution=records[1].solution)
    monkeypatch.setattr(refill, "generate", lambda *_: lie)
    with pytest.raises(CertifyError):
        list(refill.fill(stock, (EASY,), 1))
    assert stock.count() == {}
