"""The record: its id hangs on the content alone, its JSON reads back, and a field at fault is named."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.generator.board import ken
from kropki.generator.errors import KenError
from kropki.generator.generation import record
from kropki.generator.generation.record import Record, RecordError
from kropki.generator.ladder.rungs import Difficulty

HARD = Difficulty("hard", 3.0, 57, 1.6, 2.4, {"dot pair": 9, "hidden single": 40}, 2)
RECORD = Record(
    id="XZZV5QCRY4YR",
    ken="4A1A/D/D/D",
    size=4,
    negative=True,
    difficulty=HARD,
    givens=2,
    seed="2026-11-20/hard",
    generator="1",
    solution="4213/1342/2431/3124",
)
PLAIN = RECORD.as_json()
CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


# The id


# These ids are promised: links hang on them.
@pytest.mark.parametrize(
    ("text", "negative", "name"),
    [
        ("4A1A/D/D/D", True, "XZZV5QCRY4YR"),
        ("4A1A/D/D/D", False, "PKQHJHJEPKF3"),
        ("D/D/D/D", True, "74WMQ5J2PA2G"),
        ("/".join(["F"] * 6), True, "SVZZK78A73AA"),
        ("/".join(["HA"] * 9), True, "1J18FCRMTKZ6"),
        ("/".join(["HA"] * 9), False, "KPKBZMK3JR33"),
    ],
)
def test_a_puzzle_has_the_promised_id(text: str, negative: bool, name: str) -> None:
    assert record.identify(ken.parse(text, negative=negative)) == name


def test_the_id_is_the_first_sixty_bits_of_the_hash_of_puzzle_and_rule() -> None:
    for count in range(1, 10):
        text = f"{count % 4 + 1}C/{'D' if count % 2 else 'A1B'}/D/D"
        bits = format(int(hashlib.sha256(f"{text} some-dots".encode()).hexdigest(), 16), "0256b")
        name = "".join(CROCKFORD[int(bits[at : at + 5], 2)] for at in range(0, 60, 5))
        assert record.identify(ken.parse(text, negative=False)) == name


# What its texts describe


@pytest.mark.parametrize("negative", [True, False])
def test_a_record_gives_its_puzzle_and_its_grid(negative: bool) -> None:
    made = replace(RECORD, negative=negative)
    assert made.puzzle == ken.parse("4A1A/D/D/D", negative=negative)
    assert made.grid.digits == (4, 2, 1, 3, 1, 3, 4, 2, 2, 4, 3, 1, 3, 1, 2, 4)


@pytest.mark.parametrize(
    ("made", "read"), [(replace(RECORD, ken="x"), "puzzle"), (replace(RECORD, solution="4"), "grid")]
)
def test_a_record_whose_text_is_not_ken_says_so_when_it_is_read(made: Record, read: str) -> None:
    with pytest.raises(KenError):
        getattr(made, read)


# JSON


def test_a_record_has_the_documented_fields_in_their_order() -> None:
    assert list(PLAIN) == ["id", "ken", "size", "negative", "difficulty", "givens", "seed", "generator", "solution"]
    assert list(PLAIN["difficulty"]) == ["level", "rating", "score", "first", "openings", "techniques", "moments"]


@pytest.mark.parametrize("made", [RECORD, replace(RECORD, difficulty=None), replace(RECORD, seed="\0 ●○\U0001f600")])
def test_a_record_reads_back_from_its_json(made: Record) -> None:
    assert record.from_json(json.loads(json.dumps(made.as_json()))) == made


def test_the_solution_can_be_left_out() -> None:
    assert RECORD.as_json(solution=False) == {name: value for name, value in PLAIN.items() if name != "solution"}


def test_a_whole_number_will_do_for_a_rating() -> None:
    assert record.from_json(changed("difficulty", HARD_PLAIN | {"rating": 3})) == RECORD


HARD_PLAIN: dict[str, Any] = PLAIN["difficulty"]
WRONG: dict[str, list[object]] = {
    "id": [None, 1, ["8M0Q2V7K4TXA"]],
    "ken": [None, 1, b"D"],
    "size": [None, "9", 9.0, True],
    "negative": [None, "yes", 1, 0],
    "difficulty": ["hard", 3, []],
    "givens": [None, "2", 2.0, False],
    "seed": [None, 1],
    "generator": [None, 1],
    "solution": [None, 1],
}
WRONG_DIFFICULTY: dict[str, list[object]] = {
    "level": [None, 3],
    "rating": [None, "3.0", True],
    "score": [None, 57.0, "57", True],
    "first": [None, "1.6", False],
    "openings": [None, "2.4", False],
    "techniques": [None, ["dot pair"], "dot pair"],
    "moments": [None, 2.0, "2", True],
}


def changed(name: str, value: object) -> dict[str, Any]:
    return {**PLAIN, name: value}


def without(plain: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in plain.items() if key != name}


def message(plain: object) -> str:
    with pytest.raises(RecordError) as caught:
        record.from_json(plain)
    assert caught.value.code == "record"
    assert len(caught.value.message) < 120
    return caught.value.message


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_field_of_the_wrong_type_is_named(name: str, value: object) -> None:
    assert repr(name) in message(changed(name, value))


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in WRONG_DIFFICULTY.items() for value in values]
)
def test_a_field_of_the_wrong_type_within_the_difficulty_is_named(name: str, value: object) -> None:
    assert repr(name) in message(changed("difficulty", HARD_PLAIN | {name: value}))


@pytest.mark.parametrize("count", [None, "9", 9.0, True])
def test_a_technique_without_a_count_is_named(count: object) -> None:
    assert "'dot pair'" in message(changed("difficulty", HARD_PLAIN | {"techniques": {"dot pair": count}}))


@pytest.mark.parametrize("name", PLAIN)
def test_a_missing_field_is_named(name: str) -> None:
    assert message(without(PLAIN, name)) == f"expected the field {name!r}, which is missing"


@pytest.mark.parametrize("name", HARD_PLAIN)
def test_a_missing_field_within_the_difficulty_is_named(name: str) -> None:
    text = message(changed("difficulty", without(HARD_PLAIN, name)))
    assert text == f"expected the field {name!r}, which is missing"


def test_an_unknown_field_is_named() -> None:
    assert message(changed("colour", "red")) == "unknown field 'colour'"
    assert message(changed("difficulty", HARD_PLAIN | {"stars": 5})) == "unknown field 'stars'"
    assert message(changed("x" * 10_000, 1)).startswith("unknown field 'xxx")


@pytest.mark.parametrize("plain", [None, 1, "record", [], [PLAIN], True])
def test_what_is_no_object_is_refused(plain: object) -> None:
    assert message(plain).startswith("expected an object, got ")


VALUES: st.SearchStrategy[object] = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.just([]) | st.just({})
)


@given(st.dictionaries(st.sampled_from([*PLAIN, "x"]), VALUES), st.dictionaries(st.sampled_from([*HARD_PLAIN]), VALUES))
def test_any_object_reads_or_is_refused(patch: dict[str, Any], hard_patch: dict[str, Any]) -> None:
    with suppress(RecordError):
        made = record.from_json({**PLAIN, "difficulty": HARD_PLAIN | hard_patch, **patch})
        assert record.from_json(made.as_json()) == made
