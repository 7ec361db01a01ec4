"""What a side may close by choice: every ring that stands, and every choice of several; a part of the judge."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from judge.game import Judge
from judge.plane import Point, Ring, around, insides
from judge.regions import Refused

Holding = tuple[Ring, frozenset[Point]]  # a ring, and what is inside
_ON_BOARD = ("dots", "owner", "pools", "border", "regions", "drawn")  # what a judge has there


@lru_cache(maxsize=200_000)
def chains(dots: frozenset[Point]) -> tuple[Holding, ...]:
    """Return every closed chain of *dots* with something inside; each once, whatever it crosses.

    They are found dot by dot, the last one in reading order first: those that pass it, and those of the others.
    """
    if len(dots) < 4:
        return ()
    last = max(dots)
    others = dots - {last}
    near = [point for point in around(last) if point in others]
    if len(near) < 2:
        return chains(others)
    found = [
        (last, *way) for begin in near for way in _ways(begin, frozenset(near), others - {begin}) if begin < way[-1]
    ]
    held = [(ring, frozenset(insides(ring))) for ring in found if len(ring) > 3]
    return (*chains(others), *(each for each in held if each[1]))


def _ways(here: Point, ends: frozenset[Point], free: frozenset[Point]) -> Iterator[Ring]:
    """Yield each way over *free* dots from *here* to one of *ends*."""
    for there in around(here):
        if there in free:
            if there in ends:
                yield here, there
            for way in _ways(there, ends, free - {there}):
                yield here, *way


def kept(judge: Judge) -> dict[str, Any]:
    """Return what *judge* has on the board, to be put back by ``vars(judge).update``."""
    return {name: getattr(judge, name).copy() for name in _ON_BOARD}


def choices(judge: Judge, player: int) -> Iterator[None]:
    """Stop once on the board of each choice of rings of *player*, none included; leave it as it was."""
    live = frozenset(point for point in judge.dots if judge.is_live(point, player))
    new = {point for point, dot in judge.dots.items() if dot != player and judge.owner.get(point) != player}
    standing = [(ring, held) for ring, held in chains(live) if held & new]
    yield from _choices(judge, player, sorted(standing, key=lambda each: (len(each[1]), each[0])))


def _choices(judge: Judge, player: int, standing: list[Holding]) -> Iterator[None]:
    for number, (ring, _) in enumerate(standing):
        before = kept(judge)
        try:
            judge.close(ring, player)
        except Refused:
            vars(judge).update(before)
            continue
        yield from _choices(judge, player, standing[number + 1 :])
        vars(judge).update(before)
    yield
