"""The stock: puzzles that were served, and those made ahead, in a database.

One table, one row a puzzle; the id is computed from the puzzle, so that storing it twice, from
any process, stores it once. A row stays for ever, unless it has a time in *since*: then it is
*provisional*, and may be evicted a day after that. *client* says whose request added it, by a mark
that is forgotten after two days (``marks``). A row is *certified* once the constraint model has certified it.
Only certified rows are selected at random, and only they are in the index. *place* is a random number: a random
row is the next place after another random number, which the index finds at once. The index also holds the rating
and the techniques, by which finer requests select.

Knows SQL and records, and neither HTTP nor how puzzles are made. Every failure of the database
is a ``StockError``; where only a part of it cannot be read, a ``DamagedError``, and the rest is found.
"""

from __future__ import annotations

import math
import random
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sql
from pydantic_core import from_json as decode

from kropki.api.errors import DamagedError, SettingsError, StockError
from kropki.api.store import marks
from kropki.api.store.engine import METADATA, check_file, connect, reading, writing
from kropki.api.store.games import StoredGames
from kropki.api.store.kinds import Kind
from kropki.api.store.lobby import StoredLobby
from kropki.api.store.lobby_tables import badge_key
from kropki.api.store.provisional import KEPT_S, LOOKS, Provisional, row_of
from kropki.api.store.publications import Publications
from kropki.api.store.races import StoredRaces
from kropki.api.store.ratings import StoredRatings
from kropki.api.store.recipes import Pins
from kropki.api.store.removals import of_removed
from kropki.api.store.tables import puzzles
from kropki.api.store.times import Times
from kropki.generator.board.rules import OneTwo
from kropki.generator.errors import KropkiError
from kropki.generator.generation import record
from kropki.generator.generation.record import Record

T = TypeVar("T")
OnDamage = Callable[[str, DamagedError], None]  # is told an id, and what is wrong there

HEAD = "0003"  # the version of the tables, to be raised with whatever changes them
_LOCK = 0x6B726F706B69  # the number of the lock for making them: "kropki"
_version = sql.Table("alembic_version", METADATA, sql.Column("version_num", sql.String(32), primary_key=True))


class Shelf(NamedTuple):
    """Puzzles that stand beside each other, and the id of the last one if there may be more."""

    records: list[Record]
    last: str | None


class Stock(Provisional):
    """The puzzles in the database at *url*, a SQLite file or a PostgreSQL server; times of solvers, games of dots."""

    def __init__(self, url: str) -> None:
        super().__init__(connect(url))
        self.times = Times(self._engine)
        self.games = StoredGames(self._engine)
        self.pins = Pins(self._engine)
        self.publications = Publications(self._engine)
        self.races = StoredRaces(self._engine)
        self.lobby = StoredLobby(self._engine)
        self.ratings = StoredRatings(self._engine)

    def close(self) -> None:
        """Give back every connection."""
        self._engine.dispose()

    def open(self) -> None:
        """Make the tables where there are none; forget the clients of earlier days."""
        if not self.is_current():
            self._make_tables()
        with suppress(StockError):  # a database that may only be read
            self.forget_old_clients()

    def _make_tables(self) -> None:
        """Make the tables, unless another process just has; raise ``StockError`` where they are of another version."""
        with writing(self._engine, alone=True) as connection:
            if self._engine.dialect.name == "postgresql":
                connection.execute(sql.select(sql.func.pg_advisory_xact_lock(_LOCK)))
            found = _version_of(connection)
            if found is None:
                METADATA.create_all(connection)
                connection.execute(_version.insert(), {"version_num": HEAD})
                connection.execute(badge_key.insert(), {"key": secrets.token_hex(32)})
            elif found != HEAD:
                raise StockError(f"expected tables of version {HEAD}, got version {found!r}")

    def forget_old_clients(self) -> None:
        """Forget who added what, where that was before yesterday (UTC): the puzzles, times and games stay."""
        its = (self, self.publications, self.lobby, self.games)
        for forget in (self.times.forget_networks, *(each.forget_clients for each in its)):
            with suppress(DamagedError):  # what cannot be read stays as it is, and is in nobody's way
                forget(marks.oldest(time.time()))

    def is_current(self) -> bool:
        """Tell whether the tables are those that this code knows; raise ``StockError`` where they cannot be asked."""
        with reading(self._engine) as connection:
            return _version_of(connection) == HEAD

    def check_version(self) -> None:
        """Raise ``SettingsError`` where the tables are of another version; ``StockError`` as ``is_current``."""
        with reading(self._engine) as connection:
            found = _version_of(connection)
        if found not in (None, HEAD):
            told = f"expected tables of version {HEAD} (KROPKI_DATABASE_URL), got version {found!r}"
            raise SettingsError(f"{told}: another Kropki has made them")

    def write_nothing(self) -> None:
        """Write, and change nothing; raise ``UnkeptError`` where nothing can be written."""
        with writing(self._engine) as connection:
            connection.execute(_version.update().values(version_num=_version.c.version_num))

    def keep(self, records: Iterable[Record], *, certified: bool, one_two: str = OneTwo.BLACK) -> None:
        """Store *records* for ever, made with that rule for 1-2 pairs, all or none.

        What is stored already stays as it is, but that it may become certified; from then on it keeps its kind.
        """
        items = tuple(records)
        with reading(self._engine) as connection:
            gone = of_removed(connection, [item.id for item in items])
        kept = (item for item in items if item.id not in gone)
        rows = [{**row_of(item), "certified": certified, "one_two": one_two} for item in kept]
        if not rows:
            return
        insert = self._insert(puzzles)
        changed: dict[str, Any] = {"since": None}
        where: sql.ColumnElement[bool] = puzzles.c.since.is_not(None)
        if certified:
            changed |= {"certified": True, "one_two": insert.excluded.one_two}
            where = ~puzzles.c.certified
        with writing(self._engine) as connection:
            connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=changed, where=where), rows)

    def keep_for_ever(self, puzzle_id: str) -> bool:
        """Let the puzzle with this id stay for ever; tell whether there is one."""
        its = puzzles.c.id == puzzle_id
        with reading(self._engine) as connection:
            found = connection.execute(sql.select(puzzles.c.since).where(its)).one_or_none()
        if found is None or found.since is None:
            return found is not None
        with writing(self._engine) as connection:
            return connection.execute(puzzles.update().where(its).values(since=None)).rowcount > 0

    def find(self, puzzle_id: str) -> Record | None:
        """Return the puzzle with this id, or ``None``."""
        with reading(self._engine) as connection:
            text = connection.scalar(sql.select(puzzles.c.record).where(puzzles.c.id == puzzle_id))
        if text is None:
            return None
        found = parse(text)
        if found.id != puzzle_id:
            raise DamagedError(f"the record of {puzzle_id} says that it is {found.id:.40}")
        return found

    def draw(
        self, kind: Kind, number: int, *, techniques: Iterable[str] = (), ratings: tuple[float, float] = (0, math.inf)
    ) -> list[Record]:
        """Draw puzzles as ``draw_texts`` does, and parse them; pass over what is damaged."""
        found = []
        for text in self.draw_texts(kind, number, techniques=techniques, ratings=ratings):
            with suppress(DamagedError):
                found.append(parse(text))
        return found

    def draw_texts(
        self, kind: Kind, number: int, *, techniques: Iterable[str] = (), ratings: tuple[float, float] = (0, math.inf)
    ) -> list[str]:
        """Draw up to *number* certified puzzles of *kind*, as JSON, in random order; their places are adjacent.

        They use all of the *techniques*, and *ratings* has the lowest and the highest rating. No more than ``LOOKS``
        puzzles are looked at: what is rarer than that may be missed. What cannot be read is passed over.
        """

        def draw(read: Callable[[sql.Connection, sql.ColumnElement[bool], int], list[T]]) -> list[T]:
            start = random.random()  # noqa: S311 - which puzzle comes is no secret
            with reading(self._engine) as connection:
                found = read(connection, puzzles.c.place >= start, number)
                return found + read(connection, puzzles.c.place < start, number - len(found))

        def texts(connection: sql.Connection, where: sql.ColumnElement[bool], number: int) -> list[str]:
            return _lines(connection, _drawn(kind, where, uses, ratings, number)) if number else []

        def places(connection: sql.Connection, where: sql.ColumnElement[bool], number: int) -> list[float]:
            return list(
                connection.scalars(_fitting(puzzles.c.place, sql.and_(*_is(kind), where), uses, ratings, number))
            )

        uses = tuple(techniques)
        try:
            drawn = draw(texts)
        except DamagedError:
            drawn = [text for place in draw(places) for text in self._at(kind, place)]
        random.shuffle(drawn)
        return drawn

    def _at(self, kind: Kind, place: float) -> list[str]:
        """Return the certified records of *kind* at *place*, as JSON; none where they cannot be read."""
        chosen = sql.select(puzzles.c.record).where(puzzles.c.certified, *_is(kind), puzzles.c.place == place)
        try:
            with reading(self._engine) as connection:
                return list(connection.scalars(chosen))
        except DamagedError:
            return []

    def shelf(self, kind: Kind, after: str | None, number: int) -> Shelf | None:
        """Return up to *number* certified puzzles of *kind* by their places: those behind the one with the id *after*.

        ``None`` where no puzzle has that id. What is damaged is passed over. A place stays, so no puzzle comes twice.
        """
        with reading(self._engine) as connection:
            begin: float | None = -1.0
            if after is not None:
                begin = connection.scalar(sql.select(puzzles.c.place).where(puzzles.c.id == after, *_is(kind)))
            if begin is None:
                return None
            chosen = sql.select(puzzles.c.id, puzzles.c.record).where(
                puzzles.c.certified, *_is(kind), puzzles.c.place > begin
            )
            rows = connection.execute(chosen.order_by(puzzles.c.place).limit(number)).all()
        found = []
        for _, text in rows:
            with suppress(DamagedError):
                found.append(parse(text))
        return Shelf(found, rows[-1][0] if len(rows) == number else None)

    def count(self) -> dict[Kind, tuple[int, int]]:
        """Count the puzzles of each kind: certified ones, and all."""
        columns = (puzzles.c.size, puzzles.c.negative, puzzles.c.level, puzzles.c.one_two)
        certified = sql.func.sum(sql.case((puzzles.c.certified, 1), else_=0))
        with reading(self._engine) as connection:
            asked = sql.select(*columns, certified, sql.func.count()).where(puzzles.c.boxes)
            rows = connection.execute(asked.group_by(*columns)).all()
        return {Kind(size, negative, *kind): (good, every) for size, negative, *kind, good, every in rows}

    def count_certified(self, kind: Kind, most: int) -> int:
        """Count the certified puzzles of *kind*, up to *most*."""
        some = sql.select(puzzles.c.place).where(puzzles.c.certified, *_is(kind)).limit(most)
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(sql.func.count()).select_from(some.subquery())) or 0

    def count_staying(self, now: float) -> int:
        """Count the puzzles that may not go now: neither because their day is over, nor because nobody opens them."""
        over = sql.select(sql.func.count()).where(puzzles.c.since < now - KEPT_S)
        with reading(self._engine) as connection:
            gone = connection.scalar(over) or 0
        return self.count_all() - gone - self.pins.count_old(now)

    def count_all(self) -> int:
        """Count the puzzles."""
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(sql.func.count()).select_from(puzzles)) or 0

    def every(self, chunk: int = 1000, *, on_damage: OnDamage | None = None) -> Iterator[tuple[str, str]]:
        """Yield the id and the JSON of every puzzle, by id; nothing stays open between chunks.

        With *on_damage*, a record that cannot be read is passed over and named.
        """
        last = ""
        while ids := self._ids_after(last, chunk):
            if max(ids) <= last:
                raise DamagedError("the index of ids is out of order")
            yield from self._texts_of(ids, on_damage)
            last = max(ids)

    def _ids_after(self, last: str, number: int) -> Sequence[str]:
        """Return up to *number* ids after *last*; the index has them, so that no damaged record is in the way."""
        chosen = sql.select(puzzles.c.id).where(puzzles.c.id > last).order_by(puzzles.c.id).limit(number)
        with reading(self._engine) as connection:
            return connection.scalars(chosen).all()

    def _texts_of(self, ids: Sequence[str], on_damage: OnDamage | None) -> Iterator[tuple[str, str]]:
        chosen = sql.select(puzzles.c.id, puzzles.c.record).where(puzzles.c.id.between(ids[0], ids[-1]))
        try:
            with reading(self._engine) as connection:
                found = [(its, text) for its, text in connection.execute(chosen.order_by(puzzles.c.id))]
        except DamagedError as error:
            if on_damage is None:
                raise
            if len(ids) == 1:
                return on_damage(ids[0], error)
            half = len(ids) // 2
            yield from self._texts_of(ids[:half], on_damage)
            yield from self._texts_of(ids[half:], on_damage)
        else:
            yield from found


def _is(kind: Kind) -> Sequence[sql.ColumnElement[bool]]:
    return (
        puzzles.c.size == kind.size,
        puzzles.c.negative == kind.negative,
        puzzles.c.boxes,
        puzzles.c.one_two == kind.one_two,
        puzzles.c.level == kind.level,
    )


def _fitting(
    column: sql.ColumnElement[Any],
    where: sql.ColumnElement[bool],
    techniques: Iterable[str],
    ratings: tuple[float, float],
    number: int,
) -> sql.Select[Any]:
    """Return the query for *column* of random rows at the places *where*; the index alone has all that it asks for."""
    columns = (column.label("wanted"), puzzles.c.rating, puzzles.c.techniques)
    nearest = sql.select(*columns).where(puzzles.c.certified, where).order_by(puzzles.c.place).limit(LOOKS)
    seen = nearest.subquery()
    uses = [seen.c.techniques.contains(f",{name},", autoescape=True) for name in techniques]
    return sql.select(seen.c.wanted).where(seen.c.rating.between(*ratings), *uses).limit(number)


def _drawn(
    kind: Kind, where: sql.ColumnElement[bool], techniques: Iterable[str], ratings: tuple[float, float], number: int
) -> sql.Select[Any]:
    """Return the query for random records at the places *where*; all but the last step needs the index alone."""
    chosen = _fitting(puzzles.c.id, sql.and_(*_is(kind), where), techniques, ratings, number)
    return sql.select(puzzles.c.record).where(puzzles.c.id.in_(chosen))


def _version_of(connection: sql.Connection) -> str | None:
    """Return the version of the tables; ``None`` where there are none."""
    if not sql.inspect(connection).has_table(_version.name):
        return None
    return connection.scalar(sql.select(_version.c.version_num))


def _lines(connection: sql.Connection, chosen: sql.Select[Any]) -> list[str]:
    """Run the query *chosen* and return its records; one row holds all, since fetching each row takes the GIL anew."""
    together = sql.func.aggregate_strings(chosen.subquery().c.record, "\n")
    return (connection.scalar(sql.select(together)) or "").splitlines()


def parse(text: str) -> Record:
    """Read the JSON of a row; raise ``DamagedError`` where it is no record, or not the one with its id."""
    try:
        found = record.from_json(decode(text))
    except (ValueError, KropkiError) as error:
        raise DamagedError(f"a record is damaged: {error}") from None
    if record.identify_text(found.ken, negative=found.negative, boxes=found.boxes) != found.id:
        raise DamagedError(f"a record is damaged: {found.id:.40} is not the id of its puzzle")
    rows = found.solution.split("/")
    if [len(row) for row in rows] != [found.size] * found.size or not "".join(rows).isdecimal():
        raise DamagedError(f"a record is damaged: {found.id} has no solution")
    return found


def check(url: str) -> None:
    """Raise ``SettingsError`` or ``OSError`` if no service can use the database at *url*; one that is away passes."""
    check_file(url)
    stock = Stock(url)
    with closing(stock), suppress(StockError):
        stock.check_version()
