"""One contract for every text that holds a puzzle: the library and the command read it alike, or refuse it.

The API is held to the same cases in tests/api/test_read.py.
"""

from __future__ import annotations

import copy
import json
import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from lzstring import LZString

import kropki
from kropki.generator.board import ken
from kropki.generator.board.rules import Dot, Negative
from kropki.generator.errors import FPuzzlesError, KenError, KropkiError
from kropki.generator.formats import fpuzzles, importing, lz, penpa, rule_words
from kropki.generator.formats.importing import Named
from tests.support.command_line import compile_all, invoke
from tests.support.import_cases import CASES, NAMES, text_of

GRADED = "expected exactly one solution"  # what the command says of a puzzle that it has read but that is none


def outcome(text: str) -> dict[str, Any]:
    """Read *text*, and tell it as a case does."""
    try:
        found = importing.parse(text)
    except KenError as error:
        return {"code": error.code, "offset": error.offset}
    except FPuzzlesError as error:
        return {"refused": error.message}
    if isinstance(found, Named):
        return {"id": found.id}
    puzzle = found.puzzle
    boxes = {} if puzzle.boxes else {"boxes": False}
    return {"ken": ken.write(puzzle), "negative": puzzle.negative, **boxes, "ignored": list(found.ignored)}


def expected(case: dict[str, Any]) -> dict[str, Any]:
    """Return what *case* says that its text is read as."""
    said = {name: value for name, value in case.items() if name not in ("what", "from", "text", "change", "cells")}
    return {"ignored": [], **said} if "ken" in said else said


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_the_library_reads_it(case: dict[str, Any]) -> None:
    text = text_of(case)
    assert outcome(text) == expected(case)
    if "ken" in case:
        assert kropki.read(text) == kropki.Puzzle.from_ken(
            case["ken"], negative=case["negative"], boxes=case.get("boxes", True)
        )
    else:
        with pytest.raises((FPuzzlesError, KenError)):
            kropki.read(text)


def test_the_command_reads_what_the_library_reads() -> None:
    compile_all()
    result = invoke("import", "--", *map(text_of, CASES))
    records = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.code == max(3 if each["solution"] == "" else 0 for each in records) + 1  # some have several solutions
    prefixed = [line.removeprefix("kropki: line ").partition(": ") for line in result.stderr.splitlines()]
    said = {int(number): words for number, _, words in prefixed}
    for number, case in enumerate(CASES, 1):
        if "ken" in case:
            record = records.pop(0)
            assert (record["ken"], record["negative"]) == (case["ken"], case["negative"])
            assert record.get("boxes") == case.get("boxes")
            assert said.get(number, GRADED).startswith(GRADED)
            assert (record["difficulty"] is None) == (number in said)
        elif "refused" in case:
            assert said[number] == case["refused"]
        else:
            assert said[number].startswith("this link names a puzzle by its id" if "id" in case else "expected ")
    assert records == []


@pytest.mark.parametrize("reads", [kropki.read, importing.read], ids=["library", "command"])
def test_a_text_that_is_too_long_is_refused(reads: Callable[[str], object]) -> None:
    with pytest.raises(FPuzzlesError, match="the text has more than 100,000 characters"):
        reads("x" * (importing.LIMIT + 1))


def test_a_string_does_not_unpack_to_more_than_a_text_may_have() -> None:
    plain = json.dumps({"title": "a" * importing.LIMIT})
    packed = LZString.compressToBase64(plain)
    assert len(packed) < 3000
    with pytest.raises(FPuzzlesError, match="damaged or cut off"):
        kropki.read(f"fpuzzles{packed}")
    assert lz.decompress(packed, len(plain)) == plain
    assert lz.decompress(packed, len(plain) - 1) is None


@pytest.mark.parametrize("text", ["", "a", "ab" * 500, "aß½→\u0000\uffff" * 20, "0123456789" * 99])
def test_what_lz_string_packs_is_unpacked(text: str) -> None:
    assert lz.decompress(LZString.compressToBase64(text), 10_000) == text


def test_every_cut_of_a_string_is_refused() -> None:
    packed = fpuzzles.pack(fpuzzles.as_json(ken.parse("(wx)C/A(kx)(3xk)A/D/B(xw)A")))
    whole = packed.rstrip("=")
    for end in range(len(whole) - 2):
        assert lz.decompress(whole[:end], 10_000) is None


# Standard input

FOUR = "(2xw)B1/A1B/A2B/(xw)C"


@pytest.mark.parametrize("indent", [None, 0, 1, 2, 4, "\t"])
def test_json_may_be_printed_over_several_lines(indent: int | str | None) -> None:
    plain = fpuzzles.as_json(ken.parse(FOUR, negative=False))
    text = json.dumps(plain, indent=indent)
    result = invoke("import", "--no-negative", stdin=f"{text}\n{FOUR}\n{text}")
    found = [json.loads(line)["ken"] for line in result.stdout.splitlines()]
    assert (found, result.stderr, result.code) == ([FOUR] * 3, "", 0)


@pytest.mark.parametrize("cut", [1, 12, 40, 200, -1])
def test_json_that_breaks_off_leaves_the_puzzles_after_it_alone(cut: int) -> None:
    plain = fpuzzles.as_json(ken.parse(FOUR, negative=False))
    for text in (json.dumps(plain), json.dumps(plain, indent=2)):
        result = invoke("import", "--no-negative", stdin=f"{FOUR}\n{text[:cut].strip()}\n{FOUR}\n")
        assert [json.loads(line)["ken"] for line in result.stdout.splitlines()] == [FOUR] * 2
        assert result.stderr == "kropki: line 2: the text looks like f-puzzles JSON but is not\n"
        assert result.code == 1


def test_an_object_that_never_ends_costs_no_more_than_a_text_may() -> None:
    result = invoke("import", stdin='{"x": [\n' + "{},\n" * 100_000)
    assert result.stderr == f"kropki: line 1: the text has more than {importing.LIMIT:,} characters\n"


VALUES = [None, True, False, 0, 1, 2, 0.5, -1, 81, "", "1", "V", "#000", "white", [], [0.5, 1], {}, {"value": 1}]


def change(whole: Any, rng: Random) -> None:
    """Change one value in *whole* by chance."""
    place = whole
    while True:
        key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if isinstance(place[key], dict | list) and place[key] and rng.random() < 0.9:
            place = place[key]
            continue
        place[key] = rng.choice(VALUES)
        return


def mutations(count: int) -> Iterator[str]:
    """Yield the cases that are JSON with one value in them changed, the same in every run."""
    rng = Random(31)  # noqa: S311 - it keeps no secret
    plain = [json.loads(text) for text in map(text_of, CASES) if text.startswith('{"') and text.endswith("}")]
    for _ in range(count):
        whole = copy.deepcopy(rng.choice(plain))
        change(whole, rng)
        yield json.dumps(whole)


def drawings(count: int) -> Iterator[str]:
    """Yield links of Penpa+ with one value of a drawing that is a puzzle changed, the same in every run."""
    rng = Random(32)  # noqa: S311 - it keeps no secret
    links = [text_of(case) for case in CASES if case["what"].startswith("Penpa+") and "ken" in case]
    for _ in range(count):
        link, _, packed = rng.choice([link for link in links if "%" not in link and " " not in link]).partition("&p=")
        lines = penpa.lengthened(penpa.inflate(packed.split("&")[0], importing.LIMIT)).split("\n")
        whole = {number: json.loads(lines[number]) for number in (3, 5)}
        place = rng.choice([whole, whole[3], *(whole[3][name] for name in ("lineE", "number", "symbol"))])
        change(place or whole, rng)
        lines[3], lines[5] = (json.dumps(whole[number]) for number in (3, 5))
        yield f"{link}&p={deflate(chr(10).join(lines))}"


def deflate(text: str) -> str:
    packing = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return b64encode(packing.compress(text.encode()) + packing.flush()).decode()


def test_changed_cases_are_read_or_refused() -> None:
    for plain in mutations(600):
        assert outcome(f"scl{LZString.compressToBase64(plain)}").keys() & {"ken", "refused"}
        assert outcome(plain).keys() & {"ken", "refused", "code"}


def test_changed_drawings_are_read_or_refused() -> None:
    found = [outcome(text) for text in drawings(400)]
    assert len({each["refused"].split("“")[0] for each in found if "refused" in each}) > 8
    assert sum("ken" in each for each in found) > 20


def test_every_cut_of_a_drawing_is_refused() -> None:
    packed = deflate("sudoku,4,4\n" + "".join(map(chr, range(60, 120))))
    data = b64decode(packed)
    for end in range(1, len(data)):
        cut = b64encode(data[:end]).decode()
        with pytest.raises(ValueError, match=re.escape(cut)):
            penpa.inflate(cut, importing.LIMIT)


@pytest.mark.parametrize("negative", [True, False, "white", "black"])
def test_words_for_missing_dots_are_understood(negative: Negative) -> None:
    words = fpuzzles.rules_of(negative, boxes=True)
    rule_words.check(words, {Dot.WHITE, Dot.BLACK})
    assert rule_words.negative(words) == negative


@pytest.mark.parametrize("rule", [True, False, "white", "black"])
def test_the_rule_of_a_grid_with_dots_may_be_given_and_a_sudoku_has_none(rule: Negative) -> None:
    dotted = "2001 0100 0200 0000 100 000 000 100 0000 0000 0000"
    assert importing.puzzle(dotted, negative=rule).negative == rule
    assert importing.puzzle("2001 0100 0200 0000", negative=rule).negative is False


def test_blank_lines_are_passed_over_and_rows_of_a_grid_are_one_text() -> None:
    rows = "2001\n01 00\n0200\n....\n"
    result = invoke("import", "--no-negative", stdin=f"\n{FOUR}\n\n{rows}\n{rows}{FOUR}\n \n")
    kens = [json.loads(line)["ken"] for line in result.stdout.splitlines()]
    assert kens == [FOUR, "2B1/A1B/A2B/D", "2B1/A1B/A2B/D", FOUR]
    assert [line.split(":")[1] for line in result.stderr.splitlines()] == [" line 4", " line 9"]


def test_blank_lines_alone_are_an_empty_input() -> None:
    with pytest.raises(KropkiError, match="there is nothing to read"):
        invoke("import", stdin="\n \n\n")
