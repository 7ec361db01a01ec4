"""A walk through all rows of a table by their ids, past what cannot be read.

Knows ids, and no SQL. First the ids are read, from an index that has them alone; then their rows.
So a damaged row is known by its id; only a damaged part of the index is a gap between two ids.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence

from kropki.api.errors import DamagedError
from kropki.generator.generation.record import ALPHABET, ID_LENGTH

OnDamage = Callable[[str, DamagedError], None]  # an id, or two ids with " to " between, and what is wrong there
IdsAfter = Callable[[str, int], Sequence[str]]  # ids after this one, in order, up to so many
TextsOf = Callable[[Sequence[str]], list[tuple[str, str]]]  # the ids and texts of the rows with these ids

_BITS = 5  # of a character of an id
_LAST = (1 << _BITS * ID_LENGTH) - 1  # the last id, as a number


def every(ids_after: IdsAfter, texts_of: TextsOf, chunk: int, on_damage: OnDamage | None) -> Iterator[tuple[str, str]]:
    """Yield all ids and their texts; tell *on_damage* what is passed over, or raise the error where it is ``None``."""
    last = ""
    while True:
        try:
            ids = _next_ids(ids_after, last, chunk)
        except DamagedError as error:
            if on_damage is None:
                raise
            beyond = _beyond(ids_after, last)
            on_damage(f"{last or 'the first'} to {beyond or 'the last'}", error)
            if not beyond:
                return
            last = beyond
            continue
        if not ids:
            return
        ordered = _ordered(ids, last)
        if len(ordered) < len(ids):  # a damaged index
            disorder = DamagedError("the index is out of order here")
            if on_damage is None:
                raise disorder
            on_damage(ids[len(ordered)], disorder)
        if ordered:
            yield from _texts(texts_of, ordered, on_damage)
        if not ordered and max(ids) <= last:
            return
        last = (ordered or [max(ids)])[-1]


def _ordered(ids: Sequence[str], last: str) -> Sequence[str]:
    """Return those of *ids* with which it begins for as long as each is after the one before, and after *last*.

    >>> _ordered(["B", "D", "C", "E"], "A")
    ['B', 'D']
    """
    before = [last, *ids]
    return ids[: next((number for number, its in enumerate(ids) if its <= before[number]), len(ids))]


def _next_ids(ids_after: IdsAfter, last: str, number: int) -> Sequence[str]:
    """Return the ids after *last*: up to *number*, or fewer where a damaged part of the index comes then."""
    while True:
        try:
            return ids_after(last, number)
        except DamagedError:
            if number == 1:
                raise
            number //= 2


def _texts(texts_of: TextsOf, ids: Sequence[str], on_damage: OnDamage | None) -> Iterator[tuple[str, str]]:
    try:
        yield from texts_of(ids)
    except DamagedError as error:
        if on_damage is None:
            raise
        if len(ids) == 1:
            on_damage(ids[0], error)
            return
        half = len(ids) // 2
        yield from _texts(texts_of, ids[:half], on_damage)
        yield from _texts(texts_of, ids[half:], on_damage)


def _beyond(ids_after: IdsAfter, last: str) -> str | None:
    """Return the first id from which the index, which cannot be read after *last*, can be read again."""

    def is_read(number: int) -> bool:
        try:
            ids_after(_id(number), 1)
        except DamagedError:
            return False
        return True

    start, step = _number(last), 1
    while not is_read(start + step):
        step *= 2
        if start + step >= _LAST:
            return None
    unread, read = start + step // 2, start + step
    while read - unread > 1:
        middle = (unread + read) // 2
        unread, read = (unread, middle) if is_read(middle) else (middle, read)
    return _id(read)


def random_id() -> str:
    """Return any id, each as likely as any other."""
    return _id(random.randrange(_LAST + 1))  # noqa: S311 - not a secret


def _id(number: int) -> str:
    """Return the id with this place in the order of ids.

    >>> _id(33), _number(_id(33))
    ('000000000011', 33)
    """
    shifts = range(_BITS * (ID_LENGTH - 1), -1, -_BITS)
    return "".join([ALPHABET[number >> shift & (1 << _BITS) - 1] for shift in shifts])


def _number(puzzle_id: str) -> int:
    number = 0
    for character in puzzle_id.ljust(ID_LENGTH, ALPHABET[0])[:ID_LENGTH]:
        number = (number << _BITS) + min(bisect_left(ALPHABET, character), len(ALPHABET) - 1)
    return number
