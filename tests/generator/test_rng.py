"""The rng: the same numbers for ever, every number equally likely."""

from __future__ import annotations

import hashlib
from array import array

import pytest

from kropki.generator.rng import Rng

WORDS = 1 << 32


def drawn(seed: str, bound: int, count: int) -> list[int]:
    rng = Rng(seed)
    return [rng.below(bound) for _ in range(count)]


# These numbers are promised: puzzles that were published by their seed hang on them.
@pytest.mark.parametrize(
    ("seed", "bound", "numbers"),
    [
        ("", WORDS, [735951174, 328050699, 3946789667, 619396724, 3931295039, 2182854754, 1680280757, 796317038]),
        ("kropki", WORDS, [639106467, 678485317, 2846154884, 637288076, 1102418249, 878053966, 771970292, 994872242]),
        ("kropki", 81, [24, 76, 50, 2, 68, 34, 35, 29]),
        ("kropki", 9, [6, 4, 5, 2, 5, 7, 8, 2]),
        ("Kropki", 9, [1, 1, 7, 7, 5, 1, 0, 1]),
        ("кропки ●○", 9, [4, 4, 4, 3, 8, 4, 1, 8]),
        (
            "kropki",
            (1 << 31) + 1,
            [639106467, 678485317, 637288076, 1102418249, 878053966, 771970292, 994872242, 1010486553],
        ),
    ],
)
def test_a_seed_gives_the_promised_numbers(seed: str, bound: int, numbers: list[int]) -> None:
    assert drawn(seed, bound, 8) == numbers


def test_a_seed_gives_the_promised_orders() -> None:
    rng = Rng("kropki")
    assert rng.shuffled(range(9)) == [1, 0, 3, 7, 4, 2, 8, 5, 6]
    assert "".join(rng.shuffled("kropki")) == "kikorp"
    assert rng.choice("kropki") == "k"


def test_numbers_are_the_words_of_the_stream_however_far_it_is_read() -> None:
    count = 5000  # the stream grows several times
    stream = hashlib.shake_256(b"far").digest(4 * count)
    words = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, len(stream), 4)]
    assert drawn("far", WORDS, count) == words


def test_words_that_would_favour_some_numbers_are_drawn_again() -> None:
    bound = 3 << 30  # a quarter of all words lies beyond
    words = drawn("again", WORDS, 400)
    fair = [word for word in words if word < bound]
    assert len(fair) < len(words)
    assert drawn("again", bound, len(fair)) == fair


def test_the_first_word_beyond_the_last_fair_one_is_drawn_again() -> None:
    class Loaded(Rng):
        def _drawn(self, number: int) -> array[int]:
            return array("I", [3 << 30, (3 << 30) - 1] * number)

    assert Loaded("").below(3 << 30) == (3 << 30) - 1


@pytest.mark.parametrize("unfair", [(), (0,), (3, 4), (40, 41, 78), (79,), tuple(range(80))])
def test_a_shuffle_draws_as_if_number_by_number(unfair: tuple[int, ...]) -> None:
    class Loaded(Rng):
        def _drawn(self, number: int) -> array[int]:
            words = super()._drawn(number)
            for at in unfair:
                if at < number:
                    words[at] = WORDS - 1  # no number below a bound, but a power of two, may come of it
            return words

    one, other = Loaded("kropki"), Loaded("kropki")
    items = list(range(81))
    for last in range(80, 0, -1):
        swapped = other.below(last + 1)
        items[last], items[swapped] = items[swapped], items[last]
    assert one.shuffled(range(81)) == items
    assert one.below(WORDS) == other.below(WORDS)


# Orders


def test_shuffled_leaves_its_argument_as_it_was() -> None:
    items = list(range(81))
    order = Rng("copy").shuffled(items)
    assert items == list(range(81))
    assert order != items
    assert sorted(order) == items
