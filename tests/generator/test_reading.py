"""Whatever text comes: a puzzle, or an error of ours; the kept corpus of ``scripts/fuzz``, and some by chance."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest
from lzstring import LZString

from generator.errors import FPuzzlesError
from generator.formats import fpuzzles, importing
from lab.soak import fuzz, fuzz_check, fuzz_corpus, fuzz_texts
from lab.soak.fuzz_check import WrongError

DATA = Path(__file__).parents[1] / "data"
BUGS = fuzz_corpus.load(DATA / "reading_bugs.txt")
KEPT = fuzz_corpus.load()
NUMBER = 3000
GRID: list[list[dict[str, object]]] = [[{}] * 4] * 4


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


def test_a_text_for_which_it_does_not_hold_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fpuzzles, "as_json", lambda puzzle: {"size": puzzle.size, "grid": GRID})
    with pytest.raises(WrongError, match="f-puzzles does not give the puzzle again"):
        fuzz_check.check("1C/D/D/D")


def test_the_corpus_that_is_kept_is_the_shortest_that_goes_all_ways() -> None:
    some = [text for _, text in islice(fuzz_texts.texts("corpus"), 300) if len(text) <= 200]
    kept = fuzz_corpus.minimised(some)
    assert kept == sorted(kept, key=lambda text: (len(text), text))
    assert set(kept) < set(some)
    assert {step for text in kept for step in fuzz_corpus.walked(text)} == {
        step for text in some for step in fuzz_corpus.walked(text)
    }


def test_a_text_is_kept_as_it_is(tmp_path: Path) -> None:
    some = ["", "\n", "#", "\ud800", "\x00", "é🎲", json.dumps("x")]
    fuzz_corpus.save(some, tmp_path / "some.txt")
    assert fuzz_corpus.load(tmp_path / "some.txt") == some
    assert [fuzz_corpus.decode(fuzz_corpus.encode(text)) for text in some] == some
    assert fuzz_corpus.decode(b"\xff") == "\udcff"


def test_the_same_seed_gives_the_same_texts() -> None:
    first, second, other = (list(islice(fuzz_texts.texts(seed), 200)) for seed in ("a", "a", "b"))
    assert first == second != other
