"""What the page says of the supply of puzzles is so: which ratings there are, and which techniques are rare."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from kropki.api.settings import Settings
from kropki.api.store import starter
from kropki.generator.board import geometry
from kropki.generator.board.rules import Negative
from kropki.generator.errors import BudgetError
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import LEVELS, TECHNIQUES, Request
from kropki.generator.ladder.grade import needs
from tests.support import node

pytestmark = pytest.mark.release

FEW = 3  # puzzles of the first stock that need a technique; with fewer, it is searched for
SMALL = 4  # of which, and of boards without boxes, a request tries ten times as many
SEEDS = 3
COLOURS: tuple[Negative, ...] = ("white", "black")
OTHERS = [
    (size, boxes, colour) for boxes in (True, False) for size in geometry.sizes(boxes=boxes) for colour in COLOURS
]
OTHERS += [(size, False, every) for size in geometry.SQUARES for every in (True, False)]


def named(size: int, negative: bool) -> str:
    return f"{size} {str(negative).lower()}"


def test_the_page_has_the_ratings_that_puzzles_have() -> None:
    """Each rating of at least one puzzle of twenty of its level, so that what the page offers is found at once."""
    found: dict[str, Counter[tuple[str, float]]] = defaultdict(Counter)
    for each in starter.records():
        assert each.difficulty is not None
        found[named(each.size, each.negative is True)][each.difficulty.level, each.difficulty.rating] += 1
    common = {kind: sorted(often(counts)) for kind, counts in found.items()}
    page = ratings()
    assert {kind: page[kind] for kind in common} == common


def ratings() -> dict[str, list[float]]:
    (page,) = node.ask("constants", [["sudoku/puzzle/rarity", ["RATINGS"]]])
    found: dict[str, list[float]] = page["RATINGS"]
    return found


@pytest.mark.parametrize(("size", "boxes", "negative"), OTHERS)
def test_the_page_has_ratings_of_each_kind_that_is_not_in_the_stock(size: int, boxes: bool, negative: Negative) -> None:
    """Each was seen twice among the puzzles of 40 seeds of a level: every fourth is found when it is asked for."""
    name = f"{size} {str(negative).lower()}{'' if boxes else ' no-boxes'}"
    for rating in ratings()[name][1::4]:
        asked = Request(size=size, boxes=boxes, negative=negative, rating_min=rating, rating_max=rating)
        assert is_found(asked), rating


def often(counts: Counter[tuple[str, float]]) -> list[float]:
    levels: Counter[str] = Counter()
    for (level, _), number in counts.items():
        levels[level] += number
    return [rating for (level, rating), number in counts.items() if number >= levels[level] / 20]


@pytest.mark.parametrize(("size", "negative"), list(LEVELS))
def test_a_technique_is_rare_where_hardly_any_puzzle_needs_it(size: int, negative: bool) -> None:
    rare = node.ask("constants", [["sudoku/puzzle/rarity", ["RARE"]]])[0]["RARE"]
    assert rare.keys() < set(TECHNIQUES)
    there = [each for each in starter.records() if (each.size, each.negative) == (size, negative)]
    for technique in TECHNIQUES[1:]:
        in_stock = len(list(islice(needing(there, technique), FEW))) == FEW
        if named(size, negative) in rare.get(technique, []):
            assert not in_stock, technique
        else:
            assert in_stock or is_found(Request(size=size, negative=negative, techniques=(technique,))), technique


def needing(records: Iterable[Record], technique: str) -> Iterator[Record]:
    for each in records:
        found = each.difficulty
        if found and technique in found.techniques and needs(each.puzzle, technique, found.rating):
            yield each


def is_found(request: Request) -> bool:
    """Tell whether a request with a seed finds a puzzle, as the service searches for it."""
    attempts = range(Settings().attempts * (10 if request.size == SMALL or not request.boxes else 1))
    for seed in range(SEEDS):
        try:
            return bool(generate(f"supply/{seed}", request, attempts))
        except BudgetError:
            continue
    return False
