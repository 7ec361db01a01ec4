"""Publications in the store: who may change them, what stays, what goes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kropki.api.errors import DamagedError, RemovedError, SecretError, UnknownError
from kropki.api.store import publications
from kropki.api.store.provisional import NETWORK_SHARES, Wish
from kropki.api.store.publications import REMOVED, WITHDRAWN, Correction, Part, Publication, Share, Words
from kropki.api.store.repository import Stock
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request

WORDS = Words("Three blacks", "Ada", "Begin in the corner.")
PLENTY = Share("739999a", None, 100, 10**6)


@pytest.fixture(scope="module")
def record() -> Record:
    return generate("publish", Request(size=4))


def item(record: Record, name: str = "0000000001", words: Words = WORDS) -> Publication:
    return Publication(name, (Part(record),), words, 1_800_000_000)


def test_what_is_published_is_found_changed_and_withdrawn_by_its_secret_alone(stock: Stock, record: Record) -> None:
    its, mine = stock.publications, item(record)
    assert its.publish(mine, "secret", PLENTY)
    assert its.find(mine.id) == mine
    other = replace(WORDS, title="Other")
    with pytest.raises(SecretError):
        its.change(mine.id, "another", other)
    with pytest.raises(SecretError):
        its.withdraw(mine.id, "another")
    assert its.find(mine.id) == mine
    assert its.change(mine.id, "secret", other) == its.find(mine.id) == replace(mine, words=other)
    its.withdraw(mine.id, "secret")
    with pytest.raises(RemovedError) as caught:
        its.find(mine.id)
    assert caught.value.code == WITHDRAWN
    with pytest.raises(RemovedError):
        its.change(mine.id, "secret", WORDS)
    assert its.publish(item(record, "0000000002"), "secret", PLENTY)  # it may come again
    with pytest.raises(UnknownError):
        its.find("0000000003")


def test_a_correction_takes_the_place_of_the_puzzle_and_says_when(stock: Stock, record: Record) -> None:
    its, mine, better = stock.publications, item(record), generate("better", Request(size=4))
    assert its.publish(mine, "secret", PLENTY)
    with pytest.raises(SecretError):
        its.change(mine.id, "another", WORDS, Correction((Part(better),), 1_900_000_000))
    same = its.change(mine.id, "secret", WORDS, Correction((Part(record),), 1_900_000_000))
    assert same == mine
    corrected = replace(mine, parts=(Part(better),), corrected=1_900_000_000)
    assert its.change(mine.id, "secret", WORDS, Correction((Part(better),), 1_900_000_000)) == corrected
    assert its.find(mine.id) == its.change(mine.id, "secret", WORDS) == corrected
    with stock._engine.connect() as connection:
        kept = connection.exec_driver_sql("select record, puzzle from publications").one()
    assert record.id not in "".join(kept)
    its.remove_puzzle(record.id)
    assert its.find(mine.id) == corrected
    with pytest.raises(RemovedError):  # nor back to what was taken down
        its.change(mine.id, "secret", WORDS, Correction((Part(record),), 1_900_000_001))
    its.remove_puzzle(better.id)
    with pytest.raises(RemovedError):
        its.find(mine.id)


def test_of_what_has_gone_nothing_is_kept_but_that_it_was_there(stock: Stock, record: Record) -> None:
    for name in ("0000000001", "0000000002"):
        stock.publications.publish(item(record, name), "secret", PLENTY)
    stock.publications.withdraw("0000000001", "secret")
    assert stock.publications.remove("0000000002")
    assert not stock.publications.remove("0000000002")
    with stock._engine.connect() as connection:
        rows = connection.exec_driver_sql("select record, words, secret from publications").all()
    assert [tuple(row) for row in rows] == [(None, None, None)] * 2


def test_what_was_removed_is_not_taken_again_unchanged(stock: Stock, record: Record) -> None:
    its = stock.publications
    its.publish(item(record), "secret", PLENTY)
    assert its.remove("0000000001")
    with pytest.raises(RemovedError) as caught:
        its.publish(item(record, "0000000002"), "secret", PLENTY)
    assert caught.value.code == REMOVED
    other = replace(WORDS, note="Other")
    assert its.publish(item(record, "0000000002", other), "secret", PLENTY)
    with pytest.raises(RemovedError):  # nor by the way round
        its.change("0000000002", "secret", WORDS)
    assert its.find("0000000002").words == other


def test_a_removed_puzzle_is_neither_found_nor_published_nor_stored_again(stock: Stock, record: Record) -> None:
    its = stock.publications
    stock.keep([record], certified=True)
    for name in ("0000000001", "0000000002"):
        its.publish(item(record, name), "secret", PLENTY)
    assert its.remove_puzzle(record.id) == (False, True, 2, 0)
    assert its.remove_puzzle(record.id) == (True, False, 0, 0)
    assert stock.find(record.id) is None
    with pytest.raises(RemovedError):
        its.check_puzzle(record.id)
    with pytest.raises(RemovedError):
        its.publish(item(record, "0000000003", replace(WORDS, title="Other")), "secret", PLENTY)
    stock.keep([record], certified=True)
    kept = stock.keep_for_a_day([Wish(record, "739999a")], share=9, now=1e9, has_room=lambda _: True)
    assert (kept, stock.find(record.id), stock.pins.recipe(record.id)) == ([False], None, None)


def test_shares_count_publications_bytes_and_networks(stock: Stock, record: Record) -> None:
    names = iter(f"{number:010}" for number in range(100))

    def publish(share: Share) -> bool:
        return stock.publications.publish(item(record, next(names)), "secret", share)

    assert [publish(Share("739999a", "739999n", 2, 10**6)) for _ in range(3)] == [True, True, False]
    others = [publish(Share(f"739999{mark}", "739999n", 2, 10**6)) for mark in "bcdefghij"]
    assert others == [True] * (2 * NETWORK_SHARES - 2) + [False] * 3
    with stock._engine.connect() as connection:
        size = connection.exec_driver_sql("select max(bytes) from publications").scalar_one()
    assert [publish(Share("739999z", None, 9, 2 * size)) for _ in range(3)] == [True, True, False]
    stock.publications.forget_clients("739999b")
    assert publish(Share("739999a", None, 1, 10**6))


def collection(name: str, *records: Record, words: Words = WORDS) -> Publication:
    parts = tuple([Part(record, f"No. {number}") for number, record in enumerate(records, 1)])
    return Publication(name, parts, words, 1_800_000_000, is_collection=True)


def test_a_collection_keeps_its_order_and_is_no_single_puzzle(stock: Stock, record: Record) -> None:
    its, made = stock.publications, collection("0000000001", record, generate("two", Request(size=4)), record)
    assert its.publish(made, "secret", PLENTY)
    assert its.find(made.id, is_collection=True) == made
    for ask in (its.find, lambda name: its.withdraw(name, "secret")):
        with pytest.raises(UnknownError):
            ask(made.id)
    other = replace(WORDS, title="Other")
    changed = its.change(made.id, "secret", other, is_collection=True)
    assert changed == its.find(made.id, is_collection=True) == replace(made, words=other)
    with pytest.raises(SecretError):
        its.withdraw(made.id, "another", is_collection=True)
    its.withdraw(made.id, "secret", is_collection=True)
    with pytest.raises(RemovedError):
        its.find(made.id, is_collection=True)


def test_a_removed_puzzle_leaves_its_collections_and_an_empty_one_goes(stock: Stock, record: Record) -> None:
    its, rest = stock.publications, generate("two", Request(size=4))
    for made in (collection("0000000001", record, rest), collection("0000000002", record, record)):
        assert its.publish(made, "secret", PLENTY)
    its.remove_puzzle(record.id)
    assert [part.record for part in its.find("0000000001", is_collection=True).parts] == [rest]
    with pytest.raises(RemovedError):
        its.find("0000000002", is_collection=True)
    with pytest.raises(RemovedError):
        its.publish(collection("0000000003", rest, record), "secret", PLENTY)
    with stock._engine.connect() as connection:
        kept = connection.exec_driver_sql("select record from publications").scalars().all()
    assert record.id not in "".join(filter(None, kept))


def test_what_comes_while_a_long_change_is_written_stays(
    stock: Stock, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    its, rest, corrected = stock.publications, generate("two", Request(size=4)), publications._corrected
    made = collection("0000000001", record, rest)
    assert its.publish(made, "secret", PLENTY)

    def meanwhile(item: Publication, correction: Correction | None) -> Publication:
        its.remove_puzzle(record.id)
        return corrected(item, correction)

    monkeypatch.setattr(publications, "_corrected", meanwhile)
    other = replace(WORDS, title="Other")
    left = replace(made, parts=made.parts[1:], words=other)
    assert its.change(made.id, "secret", other, is_collection=True) == left
    assert its.find(made.id, is_collection=True) == left


def test_what_is_damaged_is_told_from_the_rest(stock: Stock, record: Record) -> None:
    for name in ("0000000001", "0000000002", "0000000003"):
        stock.publications.publish(item(record, name), "secret", PLENTY)
    for name, change in (("0000000001", "record = '{'"), ("0000000002", "words = '[]'")):
        with stock._engine.begin() as connection:
            connection.exec_driver_sql(f"update publications set {change} where id = '{name}'")  # noqa: S608 - ours
        with pytest.raises(DamagedError):
            stock.publications.find(name)
    assert stock.publications.find("0000000003").record == record


def test_what_was_withdrawn_days_ago_makes_room_and_nothing_else_does(stock: Stock, record: Record) -> None:
    its = stock.publications
    names = [f"000000000{number}" for number in range(4)]
    for name in names:
        assert its.publish(item(record, name, replace(WORDS, title=name)), "secret", PLENTY)
    for name in names[:2]:
        its.withdraw(name, "secret")
    its.remove(names[2])
    assert its.evict(9) == 0
    its.forget_clients("739999b")
    assert [its.evict(1), its.evict(9), its.count()] == [1, 1, 2]
    with pytest.raises(UnknownError):
        its.find(names[0])
    with pytest.raises(RemovedError):
        its.find(names[2])
    assert its.find(names[3]).words.title == names[3]
    large = collection("0000000009", *[record] * 30)
    assert its.publish(large, "secret", PLENTY)
    assert its.count() == 3 + large.row()["bytes"] // 4096
