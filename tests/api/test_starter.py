"""The starter stock: puzzles that come with the package, served before anything is compiled."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kropki.api import puzzles
from kropki.api.app import create_app
from kropki.api.errors import UnkeptError
from kropki.api.settings import Settings
from kropki.api.store import starter
from kropki.api.store.kinds import Kind
from kropki.api.store.repository import Stock
from kropki.generator.board import ken
from kropki.generator.generation import verify
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from lab.make import starter as make_starter
from tests.support.grades import graded

MOST_BYTES = 400_000  # of the file in the wheel
FEW = {Kind(4, True, "medium"): 35}  # all that were found


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return list(starter.records())


def kind_of(record: Record) -> Kind:
    return Kind(record.size, bool(record.negative), graded(record).level)


def test_there_are_a_hundred_of_each_kind(records: list[Record]) -> None:
    assert Counter(map(kind_of, records)) == {kind: FEW.get(kind, 100) for kind in starter.STARTED}
    assert starter.DATA.stat().st_size <= MOST_BYTES


def test_each_is_what_the_newest_generator_makes(records: list[Record]) -> None:
    for record in records[::40]:
        assert list(verify.faults(record)) == []
        assert record.generator == "1"
        request = Request(size=record.size, negative=bool(record.negative), difficulty=Level(graded(record).level))
        assert request.allows(graded(record))


@pytest.mark.parametrize("kind", [kind for kind in starter.STARTED if kind.size == 6], ids=str)
def test_the_script_makes_them_again(records: list[Record], kind: Kind) -> None:
    first = next(record for record in records if kind_of(record) == kind)
    assert next(make_starter.records(kind)) == first


def test_no_two_of_a_kind_are_symmetric(records: list[Record]) -> None:
    small = [record.puzzle for record in records if record.size < 9]
    forms = Counter(
        min(ken.write(each.moved(by)) for by in each.board.symmetries) + str(each.negative) for each in small
    )
    assert set(forms.values()) == {1}
    assert len({record.id for record in records}) == len(records)


def test_a_new_service_serves_them(records: list[Record], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = replace(
        Settings.from_environment(), database_url=f"sqlite:///{tmp_path}/stock.db", refill=1, deadline=60
    )
    monkeypatch.setattr(puzzles, "generate", None)  # nothing is made
    known = {record.id for record in records}
    with TestClient(create_app(settings)) as client:
        for kind in starter.STARTED:
            asked: dict[str, Any] = {"size": kind.size, "negative": kind.negative, "difficulty": kind.level}
            served = client.get("/kropki", params=asked).json()
            assert served["id"] in known
            assert (served["size"], served["negative"], served["difficulty"]["level"]) == tuple(asked.values())


def test_they_stay_when_a_later_package_has_others(
    records: list[Record], stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, later = records[::2], records[1::2]
    for package in (first, later):
        monkeypatch.setattr(starter, "records", lambda package=package: package)
        starter.put_into(stock)
    assert stock.count_all() == len(first)  # it has some of each kind: the refill does the rest
    assert stock.find(first[0].id) == first[0]


def test_a_database_that_takes_nothing_is_served_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = replace(Settings.from_environment(), database_url=f"sqlite:///{tmp_path}/stock.db", refill=1)
    Stock(settings.database_url).open()

    def refuse(*_: object, **__: object) -> None:
        raise UnkeptError("the disk is full")

    monkeypatch.setattr(Stock, "keep", refuse)
    with TestClient(create_app(settings)) as client:
        assert client.get("/kropki/000000000000").status_code == 404
