"""What the dots mean: the only module that knows the rules of Kropki.

Everything the solvers use is a table computed from one predicate, ``agrees``. A set of
digits is a bit mask: digit d is bit d - 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum, StrEnum
from functools import cache
from typing import Literal, TypeGuard

from kropki.generator.board.geometry import SQUARES, Board
from kropki.generator.errors import PuzzleError

Digit = int
Mask = int
EMPTY: Digit = 0  # in place of a digit: the cell has none


class Dot(IntEnum):
    """What is drawn between two neighbours."""

    NONE = 0
    WHITE = 1
    BLACK = 2


class Link(IntEnum):
    """What an edge demands: a dot's relation, the absence of both (GAP) or of one (NO_WHITE, NO_BLACK), or nothing."""

    FREE = 0
    WHITE = 1
    BLACK = 2
    GAP = 3
    NO_WHITE = 4
    NO_BLACK = 5


# Which dots are all drawn, so that a missing one is a promise: those of both colours, of neither, or of one.
Negative = bool | Literal["white", "black"]

# What an edge without a dot demands then. A puzzle has one such link, so this is also all that a rule changes.
GAPS: dict[Negative, Link] = {True: Link.GAP, False: Link.FREE, "white": Link.NO_WHITE, "black": Link.NO_BLACK}

# The rule in one word, as ids and files of puzzles have it beside the KEN.
NAMES: dict[Negative, str] = {True: "negative", False: "some-dots", "white": "all-white", "black": "all-black"}

# The rule as addresses and options have it.
WORDS: dict[str, Negative] = {"true": True, "false": False, "white": "white", "black": "black"}


class OneTwo(StrEnum):
    """Which dot a 1-2 pair, which both colours fit, is drawn with."""

    BLACK = "black"
    WHITE = "white"
    MIXED = "mixed"


_RULED_OUT = {Link.GAP: (Dot.WHITE, Dot.BLACK), Link.NO_WHITE: (Dot.WHITE,), Link.NO_BLACK: (Dot.BLACK,)}


def agrees(dot: Dot, a: Digit, b: Digit) -> bool:
    """Tell whether neighbours *a* and *b* may have *dot* between them.

    One and two are both consecutive and double: either colour may join them,
    and an empty edge may not.

    >>> agrees(Dot.WHITE, 1, 2), agrees(Dot.BLACK, 1, 2), agrees(Dot.NONE, 1, 2)
    (True, True, False)
    """
    consecutive = abs(a - b) == 1
    double = a == 2 * b or b == 2 * a
    if dot is Dot.WHITE:
        return consecutive
    if dot is Dot.BLACK:
        return double
    return not (consecutive or double)


def is_rule(value: object) -> TypeGuard[Negative]:
    """Tell whether *value* is one of the four rules about missing dots."""
    return isinstance(value, bool | str) and value in GAPS


def gap(negative: object) -> Link:
    """Return what an edge without a dot demands under the rule *negative*; raise ``PuzzleError`` for no such rule.

    >>> gap(True), gap("white")
    (<Link.GAP: 3>, <Link.NO_WHITE: 4>)
    """
    if is_rule(negative):
        return GAPS[negative]
    raise PuzzleError(f"expected true, false, 'white' or 'black' for negative, got {negative!r:.40}")


def link(dot: Dot, *, negative: Negative) -> Link:
    """Return what an edge drawn with *dot* demands; *negative* tells which missing dots are promises."""
    return gap(negative) if dot is Dot.NONE else Link(dot)


def ruled_out(link: Link) -> tuple[Dot, ...]:
    """Return the dots that a gap of this *link* would have, were its digits to ask for one; none for other links.

    >>> ruled_out(Link.NO_WHITE), ruled_out(Link.FREE)
    ((<Dot.WHITE: 1>,), ())
    """
    return _RULED_OUT.get(link, ())


def permits(link: Link, a: Digit, b: Digit) -> bool:
    """Tell whether *a* and *b* satisfy *link*; that neighbours differ is the house's business, not a free edge's.

    One and two are both consecutive and double, so no gap that says anything joins them.

    >>> permits(Link.NO_WHITE, 2, 4), permits(Link.NO_BLACK, 2, 3), permits(Link.NO_BLACK, 1, 2)
    (True, True, False)
    """
    if link is Link.FREE:
        return True
    if a == b:
        return False
    if link in _RULED_OUT:
        return not any(agrees(dot, a, b) for dot in _RULED_OUT[link])
    return agrees(Dot(link), a, b)


@cache
def partners(size: int, link: Link) -> tuple[Mask, ...]:
    """Give, for each set of digits (a mask, as index), the digits that have a partner in it across *link*.

    >>> bin(partners(9, Link.WHITE)[0b000010000])
    '0b101000'
    """
    digits = range(1, size + 1)
    single = [mask_of(b for b in digits if permits(link, a, b)) for a in digits]
    table = [0] * (1 << size)
    for mask in range(1, 1 << size):
        lowest = mask & -mask
        table[mask] = table[mask ^ lowest] | single[lowest.bit_length() - 1]
    return tuple(table)


def mask_of(digits: Iterable[Digit]) -> Mask:
    """Return the mask of an iterable of digits.

    >>> mask_of([1, 3])
    5
    """
    mask = 0
    for digit in digits:
        mask |= 1 << (digit - 1)
    return mask


def each_bit(mask: Mask) -> Iterator[Mask]:
    """Yield the single bits of *mask*, lowest first.

    >>> list(each_bit(0b101))
    [1, 4]
    """
    while mask:
        low = mask & -mask
        mask ^= low
        yield low


@cache
def dots(one_two: Dot) -> tuple[tuple[Dot, ...], ...]:
    """Return the dot to draw between any two neighbours, by their digits; *one_two* is the dot of a 1-2 pair.

    >>> dots(Dot.BLACK)[1][2], dots(Dot.WHITE)[1][2], dots(Dot.WHITE)[4][8]
    (<Dot.BLACK: 2>, <Dot.WHITE: 1>, <Dot.BLACK: 2>)
    """
    digits = range(max(SQUARES) + 1)
    return tuple(tuple(dot_of(a, b, one_two) for b in digits) for a in digits)


def dot_of(a: Digit, b: Digit, one_two: Dot = Dot.BLACK) -> Dot:
    """Return the dot to draw between neighbours *a* and *b*; *one_two* is the dot of a 1-2 pair."""
    if {a, b} == {1, 2}:
        return one_two
    if agrees(Dot.WHITE, a, b):
        return Dot.WHITE
    return Dot.BLACK if agrees(Dot.BLACK, a, b) else Dot.NONE


def is_solution(board: Board, digits: tuple[Digit, ...], links: tuple[Link, ...], givens: tuple[Digit, ...]) -> bool:
    """Tell whether *digits* (one a cell) fill every house, satisfy every link and keep the givens (0 = none)."""
    whole = set(board.digits)
    return (
        all({digits[cell] for cell in house} == whole for house in board.houses)
        and all(permits(link, digits[a], digits[b]) for link, (a, b) in zip(links, board.edges, strict=True))
        and all(given in (0, digit) for given, digit in zip(givens, digits, strict=True))
    )
