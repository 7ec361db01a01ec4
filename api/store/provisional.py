"""Puzzles that are kept for a day: stored within the shares of clients, evicted when their day is over.

Knows SQL and records, and neither HTTP nor how puzzles are made. Every failure of the database is a ``StockError``.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import NamedTuple

import sqlalchemy as sql

from kropki.api.errors import DamagedError
from kropki.api.store.engine import Tables, forget_marks, reading, writing
from kropki.api.store.removals import of_removed
from kropki.api.store.tables import puzzles
from kropki.generator.board.rules import OneTwo
from kropki.generator.generation.record import Record

LOOKS = 2000  # puzzles of a kind that one draw looks at, at most
FRESH_S = 3600  # for which a provisional puzzle that is given again is not written again
KEPT_S = 24 * 3600 + FRESH_S  # from the last writing of a provisional puzzle until it may be evicted
NETWORK_SHARES = 4  # that a whole network has, of 48 bits where addresses are counted by 64


class Wish(NamedTuple):
    """A puzzle that is to be kept: the marks of its client and, where that is another, of the largest network of it."""

    record: Record
    mark: str
    network: str | None = None
    recipe: str | None = None


class Provisional(Tables):
    """The puzzles in the database of *engine* that are kept for a day."""

    def keep_for_a_day(
        self, asked: Sequence[Wish], *, share: int, now: float, has_room: Callable[[str], bool]
    ) -> list[bool]:
        """Store what is *asked* provisionally; tell of each whether it is there for a day from *now*, or for ever.

        A client has so large a *share* of the stock, and a network some of them; where it is used up, or the stock has
        no room for one more of that client, it is not stored. The others are, all or none.
        """
        with reading(self._engine) as connection:
            its = sql.select(puzzles.c.id, puzzles.c.since, puzzles.c.client)
            known = connection.execute(its.where(puzzles.c.id.in_({each.record.id for each in asked})))
            found = {row.id: (row.since, row.client) for row in known}
            gone = of_removed(connection, {each.record.id for each in asked})
            own = sql.select(puzzles.c.client, sql.func.count()).group_by(puzzles.c.client)
            counted = connection.execute(own.where(puzzles.c.client.in_({each.mark for each in asked})))
            used = Counter({row[0]: row[1] for row in counted})
            own = sql.select(puzzles.c.network, sql.func.count()).group_by(puzzles.c.network)
            counted = connection.execute(
                own.where(puzzles.c.network.in_({each.network for each in asked if each.network}))
            )
            used_of_network = Counter({row[0]: row[1] for row in counted})
        rows, answers, now = [], [], int(now)
        for item, mark, network, recipe in asked:
            since, client = found.get(item.id, (0, None))
            is_there = item.id in found and (since is None or since > now - FRESH_S)
            has_share = used[mark] < share and (network is None or used_of_network[network] < NETWORK_SHARES * share)
            is_taken = has_share and item.id not in gone
            answers.append(is_there or (is_taken and (item.id in found or has_room(mark))))
            if answers[-1] and not is_there:
                used[mark] += client != mark
                used_of_network[network] += network is not None and client != mark
                found[item.id] = now, mark
                whose = {"since": now, "client": mark, "network": network, "recipe": recipe}
                rows.append(row_of(item) | {"certified": False, "one_two": OneTwo.BLACK} | whose)
        if rows:
            insert = self._insert(puzzles)
            new = {name: insert.excluded[name] for name in ("since", "client", "network", "recipe")}
            again = insert.on_conflict_do_update(index_elements=["id"], set_=new, where=puzzles.c.since.is_not(None))
            with writing(self._engine) as connection:
                connection.execute(again, sorted(rows, key=itemgetter("id")))  # in one order, as other processes do
        return answers

    def evict(self, number: int, *, own: Iterable[str], now: float) -> int:
        """Remove up to *number* provisional puzzles whose day is over; return how many.

        Where any were added by the client whose marks are *own*, it is these, the oldest first; else the oldest of all.
        """
        for its in (puzzles.c.client.in_(tuple(own)), sql.true()):
            over = sql.select(puzzles.c.id).where(its, puzzles.c.since < now - KEPT_S).order_by(puzzles.c.since)
            with reading(self._engine) as connection:
                chosen = connection.scalars(over.limit(number)).all()
            if evicted := self._remove(chosen, now):
                return evicted
        return 0

    def _remove(self, chosen: Sequence[str], now: float) -> int:
        """Remove those of the *chosen* ids that are still to go; the damaged ones stay."""
        try:
            with writing(self._engine) as connection:
                still = puzzles.c.since < now - KEPT_S
                return connection.execute(puzzles.delete().where(puzzles.c.id.in_(chosen), still)).rowcount
        except DamagedError:
            half = len(chosen) // 2
            return self._remove(chosen[:half], now) + self._remove(chosen[half:], now) if half else 0

    def forget_clients(self, before: str) -> None:
        """Forget whose request added a puzzle where the mark sorts *before* this one."""
        forget_marks(self._engine, before, puzzles.c.client, puzzles.c.network)


def row_of(item: Record) -> dict[str, object]:
    """Return the columns that say what a puzzle is."""
    difficulty = item.difficulty
    return {
        "id": item.id,
        "size": item.size,
        "negative": item.negative,
        "boxes": item.boxes,
        "level": difficulty.level if difficulty else "",
        "rating": difficulty.rating if difficulty else 0.0,
        "place": random.random(),  # noqa: S311 - not a secret
        "record": json.dumps(item.as_json()),
        "techniques": "".join([",", *(f"{name}," for name in difficulty.techniques)]) if difficulty else ",",
    }
