"""The shelves of the stock: what a puzzle is drawn by, and which shelves can have what is wished for.

Knows requests, and neither puzzles nor a database.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from generator.board.rules import OneTwo
from generator.generation.request import LEVELS, Request
from generator.ladder.rungs import Level


@dataclass(frozen=True, slots=True)
class Kind:
    """A shelf of the stock: the puzzles made with the same wishes, and no others."""

    size: int
    negative: bool
    level: str
    one_two: str = OneTwo.BLACK.value


KINDS = tuple(
    Kind(size, negative, level.value, one_two.value)
    for one_two in OneTwo
    for (size, negative), levels in sorted(LEVELS.items(), reverse=True)  # first what is asked for most
    for level in levels
)


@lru_cache(maxsize=1024)
def kinds_for(wish: Request) -> tuple[Kind, ...]:
    """Give the shelves that can have what is wished for: none where the wish is for more than a shelf knows."""
    known = Request(
        size=wish.size,
        negative=wish.negative,
        one_two=wish.one_two,
        difficulty=wish.difficulty,
        techniques=wish.techniques,
        rating_min=wish.rating_min,
        rating_max=wish.rating_max,
    )
    if wish != known:
        return ()
    hardest = wish.hardest.rank if wish.hardest else len(Level)
    levels = [level for level in LEVELS[wish.size, wish.negative] if level.rank <= hardest]
    wanted = levels if wish.difficulty is None else [wish.difficulty]
    return tuple([Kind(wish.size, wish.negative, level.value, wish.one_two.value) for level in wanted])


def is_plain(wish: Request) -> bool:
    """Tell whether any puzzle of the one shelf that *wish* names fulfils it."""
    fine = wish.techniques or wish.rating_min is not None or wish.rating_max is not None
    return not fine and wish.difficulty is not None
