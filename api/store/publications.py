"""Puzzles and collections that players publish: a row each, with the records, the words, and a hash of the secret.

What is withdrawn by its maker or removed by the operator keeps its row, without words and secret, so that its address
says so for ever. What was removed is not taken again unchanged: *digest* knows it. A puzzle of which the operator wants
nothing more is in a table of its own, and so is neither published nor stored again.

Knows SQL, and neither HTTP nor who may publish how much. Every failure of the database is a ``StockError``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

import sqlalchemy as sql

from kropki.api.errors import DamagedError, RemovedError, SecretError, UnknownError
from kropki.api.store.engine import METADATA, Tables, forget_marks, index, reading, writing
from kropki.api.store.ids import hashed
from kropki.api.store.provisional import NETWORK_SHARES
from kropki.api.store.removals import of_removed, removed
from kropki.api.store.tables import puzzles, recipes
from kropki.generator.errors import KropkiError
from kropki.generator.generation import record
from kropki.generator.generation.record import Record

ID_LENGTH = 10  # of a publication; the id of a puzzle has twelve
WITHDRAWN, REMOVED = "withdrawn", "removed"
_COUNTED_BYTES = 4096
_READ = 256  # rows that are kept as they were read, each 50 KB at the most

publications = sql.Table(
    "publications",
    METADATA,
    sql.Column("id", sql.String(ID_LENGTH), primary_key=True),
    sql.Column("puzzle", sql.String(record.ID_LENGTH), nullable=False),
    sql.Column("digest", sql.String(32), nullable=False),  # of the puzzle and the words
    sql.Column("secret", sql.String(32)),  # its hash
    sql.Column("record", sql.Text),  # JSON
    sql.Column("words", sql.Text),  # JSON
    sql.Column("gone", sql.String(10)),
    sql.Column("since", sql.BigInteger, nullable=False),  # seconds since 1970, of its publishing
    sql.Column("corrected", sql.BigInteger),  # seconds since 1970, of when it got other puzzles
    sql.Column("bytes", sql.Integer, nullable=False),
    sql.Column("client", sql.String(40)),  # a mark of whose request it was, for two days
    sql.Column("network", sql.String(40)),  # the same, of the largest network that is counted
)
for _column in ("puzzle", "digest", "client", "network"):
    index(publications, _column, _column, known=True)
_GONE = {
    WITHDRAWN: "its maker has withdrawn this publication",
    REMOVED: "this was taken down here",
}


@dataclass(frozen=True, slots=True)
class Words:
    """What the maker of a puzzle says of it."""

    title: str
    author: str
    note: str


@dataclass(frozen=True, slots=True)
class Part:
    """A puzzle of a collection, and its title there; alone, it has none."""

    record: Record
    title: str = ""


@dataclass(frozen=True, slots=True)
class Publication:
    """A puzzle, or a collection in its order, that somebody published, and when, in seconds since 1970.

    It was *corrected* when it got other puzzles last; None: it has those that it had at first.
    """

    id: str
    parts: tuple[Part, ...]
    words: Words
    since: int
    is_collection: bool = False
    corrected: int | None = None

    @property
    def record(self) -> Record:
        """The puzzle; of a collection the first."""
        return self.parts[0].record

    @property
    def titled(self) -> list[Record]:
        """The puzzles in their order, each with its title."""
        return [replace(part.record, title=part.title) for part in self.parts]

    @property
    def edition(self) -> tuple[object, ...]:
        """What is another one as soon as anything of it changes."""
        return self.id, self.words, *[(part.record.id, part.title) for part in self.parts]

    def row(self) -> dict[str, Any]:
        """Return the columns that say what is published."""
        said = json.dumps(asdict(self.words), ensure_ascii=False)
        kept = _written(self.parts, is_collection=self.is_collection)
        about = " ".join([f"{part.record.id}{part.title}" for part in self.parts])
        digest = hashlib.sha256(f"{about} {said}".encode()).hexdigest()[:32]
        size = len(said.encode()) + len(kept.encode())
        puzzle = "" if self.is_collection else self.record.id
        return {
            "puzzle": puzzle,
            "digest": digest,
            "words": said,
            "record": kept,
            "corrected": self.corrected,
            "bytes": size,
        }


class Correction(NamedTuple):
    """Puzzles that take the place of those that were published, and when, in seconds since 1970."""

    parts: tuple[Part, ...]
    at: int


@dataclass(frozen=True, slots=True)
class Share:
    """What one client may publish: of the *mark* so many and so many bytes, and some of these of its *network*."""

    mark: str
    network: str | None
    number: int
    bytes: int


class RemovedPuzzle(NamedTuple):
    """What there was of a puzzle that the operator took down."""

    was_removed: bool  # before
    was_stored: bool  # in the stock, or as a seed and options
    publications: int
    collections: int  # that had it

    @property
    def was_there(self) -> bool:
        """Whether there was anything to remove."""
        return bool(self.was_stored or self.publications or self.collections)


class Publications(Tables):
    """The publications in the database of *engine*, whose tables are there."""

    def publish(self, item: Publication, secret: str, share: Share) -> bool:
        """Keep *item*, to be changed by *secret*; tell whether its client's *share* had room for it.

        Raises ``RemovedError`` for what was removed before.
        """
        row = item.row() | {"id": item.id, "secret": hashed(secret), "since": item.since}
        row |= {"client": share.mark, "network": share.network}
        with writing(self._engine, alone=True) as connection:
            _refuse_removed(connection, item.parts, row["digest"])
            if not _has_room(connection, share, row["bytes"]):
                return False
            connection.execute(publications.insert(), row)
        return True

    def find(self, publication_id: str, *, is_collection: bool = False) -> Publication:
        """Return the publication with this id; raise ``UnknownError``, or ``RemovedError`` for one that has gone."""
        with reading(self._engine) as connection:
            row = _row(connection, publication_id, is_collection=is_collection)
        return _publication(row)

    def change(  # noqa: PLR0913 - all but three are named
        self,
        publication_id: str,
        secret: str,
        words: Words,
        correction: Correction | None = None,
        *,
        share: Share | None = None,
        is_collection: bool = False,
    ) -> Publication | None:
        """Give a publication other *words*, and other puzzles if there is a *correction*; return it.

        If it grows, all of it counts to the *share* of whoever asks; ``None``: that has no room for it. Raise
        ``SecretError`` for another secret, and ``RemovedError`` for what was removed before.
        """
        its = publications.c.id == publication_id
        is_kept = False
        while not is_kept:  # what is long is read and written outside of the change, which keeps others waiting
            with reading(self._engine) as connection:
                before = _row(connection, publication_id, is_collection=is_collection, secret=secret)
            changed = _corrected(replace(_publication(before), words=words), correction)
            row = changed.row()
            growing = share if row["bytes"] > before.bytes else None
            if growing:
                row |= {"client": growing.mark, "network": growing.network}
            as_before = sql.and_(publications.c.record == before.record, publications.c.words == before.words)
            with writing(self._engine, alone=True) as connection:
                if growing and not _has_room(connection, growing, row["bytes"], publication_id):
                    return None
                is_kept = connection.execute(publications.update().where(its, as_before).values(row)).rowcount > 0
                if is_kept:  # and is taken back where this raises
                    _refuse_removed(connection, changed.parts, row["digest"])
        return changed

    def withdraw(self, publication_id: str, secret: str, *, is_collection: bool = False) -> None:
        """Let a publication go for ever; raise as ``change``."""
        with writing(self._engine, alone=True) as connection:
            _row(connection, publication_id, is_collection=is_collection, secret=secret)
            _end(connection, publications.c.id == publication_id, WITHDRAWN)

    def remove(self, publication_id: str) -> bool:
        """Take a publication down for ever; tell whether there was one."""
        with writing(self._engine, alone=True) as connection:
            return _end(connection, publications.c.id == publication_id, REMOVED) > 0

    def remove_puzzle(self, puzzle_id: str) -> RemovedPuzzle:
        """Take a puzzle down for ever, wherever it is; tell what there was of it."""
        with writing(self._engine, alone=True) as connection:
            was_removed = bool(of_removed(connection, [puzzle_id]))
            connection.execute(self._insert(removed).values(id=puzzle_id).on_conflict_do_nothing())
            stored = [
                connection.execute(its.delete().where(its.c.id == puzzle_id)).rowcount for its in (puzzles, recipes)
            ]
            collections = _take_out(connection, puzzle_id)
            ended = _end(connection, publications.c.puzzle == puzzle_id, REMOVED)
        return RemovedPuzzle(was_removed, any(stored), ended, collections)

    def check_puzzle(self, puzzle_id: str) -> None:
        """Raise ``RemovedError`` where the puzzle with this id was taken down."""
        with reading(self._engine) as connection:
            if of_removed(connection, [puzzle_id]):
                raise RemovedError(_GONE[REMOVED], code=REMOVED)

    def count(self) -> int:
        """Count the publications, with those that have gone; of what is there, each 4 KiB count as one more."""
        there = sql.func.sum(sql.case((publications.c.gone.is_(None), publications.c.bytes), else_=0))
        with reading(self._engine) as connection:
            number, size = connection.execute(sql.select(sql.func.count(), there).select_from(publications)).one()
        return int(number) + int(size or 0) // _COUNTED_BYTES

    def evict(self, number: int) -> int:
        """Forget up to *number* publications that were withdrawn, the oldest first; return how many.

        Those of the last days stay, since they count to the share of their clients.
        """
        old = sql.and_(publications.c.gone == WITHDRAWN, publications.c.client.is_(None))
        with writing(self._engine, alone=True) as connection:
            oldest = sql.select(publications.c.id).where(old).order_by(publications.c.since).limit(number)
            ids = connection.scalars(oldest).all()
            return connection.execute(publications.delete().where(publications.c.id.in_(ids), old)).rowcount

    def forget_clients(self, before: str) -> None:
        """Forget whose request published where the mark sorts *before* this one."""
        forget_marks(self._engine, before, publications.c.client, publications.c.network)


def _written(parts: Sequence[Part], *, is_collection: bool) -> str:
    if not is_collection:
        return json.dumps(parts[0].record.as_json())
    return json.dumps([{"title": part.title, "record": part.record.as_json()} for part in parts], ensure_ascii=False)


def _parts(text: str) -> tuple[Part, ...]:
    found = json.loads(text)
    listed = found if isinstance(found, list) else [{"title": "", "record": found}]
    return tuple([Part(record.from_json(each["record"]), each["title"]) for each in listed])


def _take_out(connection: sql.Connection, puzzle_id: str) -> int:
    """Take a puzzle out of every collection; one of which nothing is left goes. Return how many had it."""
    has = publications.c.record.contains(f'"id": "{puzzle_id}"', autoescape=True)
    rows = connection.execute(
        sql.select(publications.c.id, publications.c.record).where(publications.c.puzzle == "", has)
    ).all()
    for its, text in rows:
        left = [part for part in _parts(text) if part.record.id != puzzle_id]
        if left:
            kept = _written(left, is_collection=True)
            connection.execute(publications.update().where(publications.c.id == its).values(record=kept))
        else:
            _end(connection, publications.c.id == its, REMOVED)
    return len(rows)


def _row(
    connection: sql.Connection, publication_id: str, *, is_collection: bool, secret: str | None = None
) -> sql.Row[Any]:
    row = connection.execute(sql.select(publications).where(publications.c.id == publication_id)).one_or_none()
    if row is None or (row.puzzle == "") != is_collection:
        raise UnknownError("there is no publication with this id")
    if row.gone:
        raise RemovedError(_GONE[row.gone], code=row.gone)
    if secret is not None and row.secret != hashed(secret):
        raise SecretError("expected the secret of this publication in the header X-Secret")
    return row


def _publication(row: sql.Row[Any]) -> Publication:
    """Return what a row says; raise ``DamagedError`` where it cannot be read."""
    try:
        return _read(row.id, row.record, row.words, (row.since, row.corrected), row.puzzle == "")
    except (ValueError, TypeError, KeyError, KropkiError) as error:
        raise DamagedError(f"the publication {row.id} is damaged: {error!r:.200}") from None


def _corrected(item: Publication, correction: Correction | None) -> Publication:
    """Return *item* with the puzzles of a *correction*; one that changes none is no correction of today."""
    if correction is None:
        return item
    before, now = ([part.record.id for part in parts] for parts in (item.parts, correction.parts))
    return replace(item, parts=correction.parts, corrected=item.corrected if now == before else correction.at)


@lru_cache(maxsize=_READ)
def _read(
    name: str,
    kept: str,
    said: str,
    times: tuple[int, int | None],
    is_collection: bool,  # noqa: FBT001 - a key
) -> Publication:
    """Read the columns of a row; one that many ask for is read once, until it is changed."""
    since, corrected = times
    return Publication(name, _parts(kept), Words(**json.loads(said)), since, is_collection, corrected)


def _refuse_removed(connection: sql.Connection, parts: Sequence[Part], digest: str) -> None:
    same = sql.select(publications.c.id).where(publications.c.digest == digest, publications.c.gone == REMOVED)
    ids = [part.record.id for part in parts]
    if of_removed(connection, ids) or connection.scalar(same.limit(1)) is not None:
        raise RemovedError(_GONE[REMOVED], code=REMOVED)


def _has_room(connection: sql.Connection, share: Share, size: int, changed: str = "") -> bool:
    """Tell whether a *share* has room for a publication of this *size*, a new one or that which is *changed*."""
    for column, name, times in (
        (publications.c.client, share.mark, 1),
        (publications.c.network, share.network, NETWORK_SHARES),
    ):
        used = sql.select(sql.func.count(), sql.func.coalesce(sql.func.sum(publications.c.bytes), 0))
        its = sql.and_(column == name, publications.c.id != changed)
        number, total = connection.execute(used.where(its)).one() if name else (0, 0)
        if (number >= times * share.number and not changed) or total + size > times * share.bytes:
            return False
    return True


def _end(connection: sql.Connection, where: sql.ColumnElement[bool], how: str) -> int:
    """Leave nothing of the publications *where* but that they were there; return how many."""
    nothing = {"words": None, "record": None, "secret": None}
    there = publications.c.gone.is_(None) if how == WITHDRAWN else sql.func.coalesce(publications.c.gone, "") != how
    return connection.execute(publications.update().where(where, there).values(gone=how, **nothing)).rowcount
