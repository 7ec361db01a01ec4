"""The randomness of a seed: the same numbers in any process, on any machine, for ever.

Python's ``random`` does not promise its sequences across versions, so the numbers are read
from SHAKE-256 (FIPS 202), an endless stream of bytes that depends on the seed's text only.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD = 4  # bytes drawn at a time
_BLOCK = 34  # words hashed at first, what SHAKE-256 gives at once; four times as many whenever they run out
_REACH = 1 << 32


class Rng:
    """Draws numbers from the text *seed*; two rng with the same seed draw the same."""

    __slots__ = ("_at", "_stream", "_words")

    def __init__(self, seed: str) -> None:
        self._stream = hashlib.shake_256(seed.encode("utf-8"))
        self._words = self._drawn(_BLOCK)
        self._at = 0

    def below(self, bound: int) -> int:
        """Draw a whole number from 0 up to *bound*, without it; every number equally likely. *bound* <= 2**32."""
        reach = _REACH - _REACH % bound
        while True:
            self._provide(1)
            word = self._words[self._at]
            self._at += 1
            if word < reach:
                return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of *items*."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put *items* into a random order (Fisher and Yates), in place."""
        self._provide(len(items))
        words, at = self._words, self._at
        for last in range(len(items) - 1, 0, -1):
            bound = last + 1
            word = words[at]
            if word >= _REACH - bound:  # seldom: it may lie beyond the last whole multiple of the bound
                self._at = at
                other = self.below(bound)
                self._provide(last)
                words, at = self._words, self._at
            else:
                at += 1
                other = word % bound
            items[last], items[other] = items[other], items[last]
        self._at = at

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return *items* in a random order."""
        order = list(items)
        self.shuffle(order)
        return order

    def _provide(self, number: int) -> None:
        """See that there are *number* words that nobody has drawn."""
        while self._at + number > len(self._words):
            self._words = self._drawn(4 * len(self._words))

    def _drawn(self, number: int) -> array[int]:
        words = array("I", self._stream.digest(_WORD * number))
        if sys.byteorder == "big":
            words.byteswap()
        return words
