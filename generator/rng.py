"""The randomness of a seed: the same numbers in any process, on any machine, for ever.

Python's ``random`` does not promise its sequences across versions, so the numbers are read
from SHAKE-256 (FIPS 202), an endless stream of bytes that depends on the seed's text only.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD = 4  # bytes drawn at a time
_BLOCK = 2048  # bytes hashed at first; doubled whenever they run out


class Rng:
    """Draws numbers from the text *seed*; two rng with the same seed draw the same."""

    __slots__ = ("_at", "_bytes", "_stream")

    def __init__(self, seed: str) -> None:
        self._stream = hashlib.shake_256(seed.encode("utf-8"))
        self._bytes = self._stream.digest(_BLOCK)
        self._at = 0

    def below(self, bound: int) -> int:
        """Draw a whole number from 0 up to *bound*, without it; every number equally likely. *bound* <= 2**32."""
        reach = (1 << 32) - (1 << 32) % bound
        while True:
            word = self._word()
            if word < reach:
                return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of *items*."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put *items* into a random order (Fisher and Yates), in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return *items* in a random order."""
        order = list(items)
        self.shuffle(order)
        return order

    def _word(self) -> int:
        if self._at == len(self._bytes):
            self._bytes = self._stream.digest(2 * len(self._bytes))
        start = self._at
        self._at = start + _WORD
        return int.from_bytes(self._bytes[start : self._at], "little")
