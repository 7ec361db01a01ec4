"""Keys that a puzzle shares with its rotations and reflections, and a set that holds millions of them.

Knows the symmetries of a board, and neither how puzzles are made nor what makes them hard.
A key is a number of 64 bits that all rotations and reflections of a puzzle share. Two puzzles
that differ share one by accident only: about once in 37 million runs of a million puzzles.
"""

from __future__ import annotations

import hashlib
from array import array
from functools import cache

from generator.board import geometry
from generator.board.puzzle import Puzzle

Key = int


def key(puzzle: Puzzle) -> Key:
    """Give the number that *puzzle* shares with its rotations and reflections, and no other puzzle should have."""
    clues = bytes([*puzzle.givens, *puzzle.dots]).ljust(256)  # translate() wants as many
    first = min([image.translate(clues) for image in _images(puzzle.size)])
    digest = hashlib.blake2b(bytes([puzzle.size, puzzle.negative]) + first, digest_size=8)
    return int.from_bytes(digest.digest(), "little")


@cache
def _images(size: int) -> tuple[bytes, ...]:
    """Give, for each symmetry, which clue of a puzzle, its givens and then its dots, comes to each place."""
    board = geometry.board(size)
    images: list[bytes] = []
    for symmetry in board.symmetries:
        edges = [len(symmetry) + edge for edge in board.move_edges(symmetry)]
        places = [*symmetry, *edges]
        images.append(bytes(sorted(range(len(places)), key=places.__getitem__)))
    return tuple(images)


class Keys:
    """A set of keys in 8 bytes a place, at most half of the places taken: open addressing, and nothing is removed.

    0 marks a free place; the key 0 itself is kept as 1.
    """

    __slots__ = ("_count", "_places")

    def __init__(self, expected: int = 0) -> None:
        self._places = _free(1 << max(10, (2 * expected).bit_length()))
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, new: Key) -> bool:
        """Add the key *new*; tell whether it was not there before."""
        if 2 * self._count >= len(self._places):
            self._grow()
        place = self._find(new or 1)
        if self._places[place]:
            return False
        self._places[place] = new or 1
        self._count += 1
        return True

    def _find(self, wanted: Key) -> int:
        """Give the place where *wanted* is, or the free one where it belongs."""
        last = len(self._places) - 1
        place = wanted & last
        while self._places[place] not in (0, wanted):
            place = (place + 1) & last
        return place

    def _grow(self) -> None:
        old = self._places
        self._places = _free(2 * len(old))
        for there in old:
            if there:
                self._places[self._find(there)] = there


def _free(places: int) -> array[int]:
    return array("Q", [0]) * places
