"""Recipes: what makes a puzzle again, in a line of JSON; and puzzles that stay because somebody wanted them to.

Such a puzzle is *pinned*: it has no day after which it goes, and *opened* says when it was last wanted. It goes only
if the stock is full, and nobody opened it for a year; then its id still leads to the recipe. What has no *opened*, such
as what was made ahead, never goes.

Knows SQL, and neither HTTP nor how a puzzle is made. Every failure of the database is a ``StockError``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, fields
from enum import StrEnum
from typing import Any

import sqlalchemy as sql

from kropki.api.errors import StockError
from kropki.api.store.engine import Tables, reading, writing
from kropki.api.store.provisional import NETWORK_SHARES
from kropki.api.store.tables import puzzles, recipes
from kropki.generator.board.rules import OneTwo
from kropki.generator.errors import KropkiError
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level

UNOPENED_S = 365 * 24 * 3600  # after which a pinned puzzle may go, where there is no room
NOTED_S = 30 * 24 * 3600  # for which a puzzle that is opened again is not written again
_PLAIN = asdict(Request())


class Pinned(StrEnum):
    """What came of the wish that a puzzle stays."""

    STAYS = "stays"
    UNKNOWN = "unknown"
    SHARE = "share"  # whoever wishes it has had their share of the stock


class Pins(Tables):
    """The pinned puzzles in the database of *engine*, whose tables are there."""

    def pin(self, puzzle_id: str, mark: str, *, network: str | None, share: int, now: float) -> Pinned:
        """Let the puzzle with this id stay, within the *share* of the client of *mark*, and some of its *network*."""
        its = puzzles.c.id == puzzle_id
        columns = (puzzles.c.since, puzzles.c.client, puzzles.c.opened)
        with reading(self._engine) as connection:
            found = connection.execute(sql.select(*columns).where(its)).one_or_none()
            if found is None:
                return Pinned.UNKNOWN
            if found.since is None:
                self._note(puzzle_id, found.opened, now)
                return Pinned.STAYS
            if found.client != mark and not self._has_share(connection, mark, network, share):
                return Pinned.SHARE
        changed = {"since": None, "opened": int(now), "client": mark, "network": network}
        with writing(self._engine) as connection:
            return (
                Pinned.STAYS
                if connection.execute(puzzles.update().where(its).values(changed)).rowcount
                else (Pinned.UNKNOWN)
            )

    def stays(self, puzzle_id: str) -> bool:
        """Tell whether the puzzle with this id is there, and not for a day only."""
        its = sql.select(puzzles.c.id).where(puzzles.c.id == puzzle_id, puzzles.c.since.is_(None))
        with reading(self._engine) as connection:
            return connection.scalar(its) is not None

    def opened(self, puzzle_id: str, now: float) -> None:
        """Take note that the puzzle with this id was opened, once in a while."""
        with reading(self._engine) as connection:
            at = connection.scalar(sql.select(puzzles.c.opened).where(puzzles.c.id == puzzle_id))
        self._note(puzzle_id, at, now)

    def recipe(self, puzzle_id: str) -> str | None:
        """Return the recipe of a puzzle that went."""
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(recipes.c.recipe).where(recipes.c.id == puzzle_id))

    def evict(self, number: int, *, now: float) -> int:
        """Remove up to *number* pinned puzzles that nobody opened for a year, not their recipes; return how many."""
        old = puzzles.c.opened < now - UNOPENED_S
        where = sql.and_(old, ~puzzles.c.certified, puzzles.c.recipe.is_not(None))
        with reading(self._engine) as connection:
            chosen = sql.select(puzzles.c.id, puzzles.c.recipe).where(where).order_by(puzzles.c.opened).limit(number)
            rows = [{"id": its, "recipe": text} for its, text in connection.execute(chosen)]
        if not rows:
            return 0
        with writing(self._engine) as connection:
            connection.execute(self._insert(recipes).on_conflict_do_nothing(), rows)
            return connection.execute(
                puzzles.delete().where(puzzles.c.id.in_([row["id"] for row in rows]), old)
            ).rowcount

    def count_old(self, now: float) -> int:
        """Count the pinned puzzles that nobody opened for a year."""
        old = sql.select(sql.func.count()).where(puzzles.c.opened < now - UNOPENED_S)
        with reading(self._engine) as connection:
            return connection.scalar(old) or 0

    def _has_share(self, connection: sql.Connection, mark: str, network: str | None, share: int) -> bool:
        for column, name, most in (
            (puzzles.c.client, mark, share),
            (puzzles.c.network, network, NETWORK_SHARES * share),
        ):
            used = connection.scalar(sql.select(sql.func.count()).where(column == name)) if name else 0
            if (used or 0) >= most:
                return False
        return True

    def _note(self, puzzle_id: str, opened: int | None, now: float) -> None:
        if opened is None or opened > now - NOTED_S:
            return
        with suppress(StockError), writing(self._engine) as connection:  # a database that may only be read
            connection.execute(puzzles.update().where(puzzles.c.id == puzzle_id).values(opened=int(now)))


def write(record: Record, request: Request) -> str:
    """Write what makes *record* again: its generator, its seed, and what was asked for.

    >>> from kropki.generator.generation.generate import generate
    >>> write(generate("tea", Request(size=4)), Request(size=4))
    '{"generator":"1","seed":"tea","size":4}'
    """
    asked = {name: value for name, value in asdict(request).items() if value != _PLAIN[name]}
    told = {"generator": record.generator, "seed": record.seed, **asked}
    return json.dumps(told, separators=(",", ":"))


def parse(text: str) -> tuple[str, Request] | None:
    """Read a recipe: its seed, and what was asked; ``None`` for what is none.

    >>> parse('{"generator":"1","seed":"tea","size":4}') == ("tea", Request(size=4)), parse("{}")
    (True, None)
    """
    try:
        told = json.loads(text)
        seed = told.pop("seed")
        enums: dict[str, Callable[[Any], Any]] = {"one_two": OneTwo, "difficulty": Level, "techniques": tuple}
        known = {field.name for field in fields(Request)} & told.keys()
        asked: dict[str, Any] = {name: enums[name](told[name]) if name in enums else told[name] for name in known}
        return seed, Request(**asked)
    except (ValueError, TypeError, KeyError, AttributeError, KropkiError):
        return None
