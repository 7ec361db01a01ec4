"""Whatever text comes: a puzzle, or an error of ours; the kept corpus of ``scripts/fuzz``, and some by chance."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from lzstring import LZString

from kropki.generator.errors import FPuzzlesError
from kropki.generator.formats import importing
from lab.soak import fuzz, fuzz_check, fuzz_corpus, fuzz_texts

DATA = Path(__file__).parents[1] / "data"
BUGS = fuzz_corpus.load(DATA / "reading_bugs.txt")
KEPT = fuzz_corpus.load()
NUMBER = 3000


@pytest.mark.parametrize("text", BUGS)
def test_a_text_that_was_a_bug_is_read_or_refused(text: str) -> None:
    fuzz_check.check(text)


def test_the_kept_corpus_is_read_or_refused() -> None:
    assert {fuzz_check.check(text) for text in KEPT} == {True, False}
    assert len(KEPT) >= 30


def test_random_texts_of_every_kind_are_read_or_refused() -> None:
    found = fuzz.read_all(islice(fuzz_texts.texts("tests"), NUMBER))
    assert found.bad == []
    assert set(found.seconds) == set(fuzz_texts.KINDS)
    assert found.counted["KEN", False] == found.counted["JSON", False] == 0
    assert found.counted["any characters", True] == 0


def deep(depth: int) -> str:
    return f'{{"size": 4, "grid": {"[" * depth}{"]" * depth}}}'


@pytest.mark.parametrize("depth", [*range(100, 1100, 50), 5000])
def test_deep_json_is_refused_at_any_depth(depth: int) -> None:
    for text in (deep(depth), f"fpuzzles{LZString.compressToBase64(deep(depth))}"):
        with pytest.raises(FPuzzlesError):
            importing.puzzle(text)


@pytest.mark.parametrize(
    "text",
    [
        "{" + "[" * importing.LIMIT,
        "https://x/?load=" + "/a" * importing.LIMIT,
        "fpuzzles" + "N4" * importing.LIMIT,
    ],
)
def test_a_text_that_is_too_long_is_not_even_looked_at(text: str) -> None:
    with pytest.raises(FPuzzlesError, match="the text has more than 100,000 characters"):
        importing.puzzle(text)


@pytest.mark.parametrize("letter", ["/", "/a", "N4Ig/", "A", "gg"])
def test_the_longest_strings_are_refused_soon(letter: str) -> None:
    text = "fpuzzles" + letter * ((importing.LIMIT - 8) // len(letter))
    assert not fuzz_check.check(text)
