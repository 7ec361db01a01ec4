"""The kinds of puzzles in the stock, and which kinds can have what a request asks for.

Knows requests, and neither puzzles nor a database.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from kropki.generator.board.rules import OneTwo
from kropki.generator.generation.request import BOUNDS, LEVELS, Request
from kropki.generator.ladder.rungs import Level


@dataclass(frozen=True, slots=True)
class Kind:
    """What the stock selects random puzzles by: those of one kind were made for equal requests."""

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
def kinds_for(request: Request) -> tuple[Kind, ...]:
    """Return the kinds that can have what *request* asks for; none if it asks for more than a kind says."""
    if not request.boxes or not isinstance(request.negative, bool):
        return ()
    known = Request(
        size=request.size,
        negative=request.negative,
        one_two=request.one_two,
        difficulty=request.difficulty,
        techniques=request.techniques,
        **{name: getattr(request, name) for name in BOUNDS},
    )
    if request != known:
        return ()
    hardest = request.hardest.rank if request.hardest else len(Level)
    levels = [level for level in LEVELS[request.size, request.negative] if level.rank <= hardest]
    wanted = levels if request.difficulty is None else [request.difficulty]
    return tuple([Kind(request.size, request.negative, level.value, request.one_two.value) for level in wanted])


def is_plain(request: Request) -> bool:
    """Tell whether every puzzle of the one kind that *request* names meets it."""
    return not request.is_fine and request.difficulty is not None
