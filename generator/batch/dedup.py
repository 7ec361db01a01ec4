"""Keys that a puzzle shares with its rotations and reflections, and a set that holds millions of them.

Knows the symmetries of a board, and neither how puzzles are made nor what makes them hard.
A key is a number of 64 bits that all rotations and reflections of a puzzle share. Two puzzles
that differ share one by accident only: about once in 37 million runs of a million puzzles.
"""

from __future__ import annotations

import hashlib
from array import array
from functools import cache

from kropki.generator.board.geometry import Board
from kropki.generator.board.puzzle import Puzzle

Key = int

_RULES: dict[bool | str, int] = {False: 0, True: 1, "white": 2, "black": 3}


def key(puzzle: Puzzle) -> Key:
    """Return the number that *puzzle* shares with its rotations and reflections, and no other puzzle should have."""
    clues = bytes([*puzzle.givens, *puzzle.dots]).ljust(256)  # translate() wants as many
    first = min([image.translate(clues) for image in _images(puzzle.board)])
    digest = hashlib.blake2b(
        bytes([puzzle.size, _RULES[puzzle.negative] + 4 * (not puzzle.boxes)]) + first, digest_size=8
    )
    return int.from_bytes(digest.digest(), "little")


@cache
def _images(board: Board) -> tuple[bytes, ...]:
    """Give, for each symmetry, which clue of a puzzle, its givens and then its dots, comes to each place."""
    images: list[bytes] = []
    for symmetry in board.symmetries:
        edges = [len(symmetry) + edge for edge in board.move_edges(symmetry)]
        places = [*symmetry, *edges]
        images.append(bytes(sorted(range(len(places)), key=places.__getitem__)))
    return tuple(images)


_SHARES = 4096  # of the keys, each with a table of its own: one grows at a time, so no pause is long
_FIRST = 4  # places of a share that has no key yet


class Keys:
    """A set of keys in 11 to 22 bytes each: open addressing, and nothing is removed.

    It takes memory as it grows. 0 marks a free place; the key 0 itself is kept as 1.
    """

    __slots__ = ("_counts", "_tables")

    def __init__(self) -> None:
        self._tables = [_free(_FIRST) for _ in range(_SHARES)]
        self._counts = [0] * _SHARES

    def __len__(self) -> int:
        return sum(self._counts)

    def add(self, new: Key) -> bool:
        """Add the key *new*; tell whether it was not there before."""
        new = new or 1
        share = new % _SHARES
        table = self._tables[share]
        if 4 * self._counts[share] >= 3 * len(table):
            table = self._tables[share] = _grown(table)
        place = _find(table, new)
        if table[place]:
            return False
        table[place] = new
        self._counts[share] += 1
        return True


def _find(table: array[int], wanted: Key) -> int:
    """Return the place of *table* where *wanted* is, or the free one where it belongs."""
    last = len(table) - 1
    place = wanted // _SHARES & last
    while table[place] not in (0, wanted):
        place = (place + 1) & last
    return place


def _grown(old: array[int]) -> array[int]:
    table = _free(2 * len(old))
    for there in old:
        if there:
            table[_find(table, there)] = there
    return table


def _free(places: int) -> array[int]:
    return array("Q", [0]) * places
