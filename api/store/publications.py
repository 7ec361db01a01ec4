"""Puzzles that players publish: a row each, with its record, its words, and a hash of the secret that may change it.

What is withdrawn by its maker or removed by the operator keeps its row, without words and secret, so that its address
says so for ever. What was removed is not taken again unchanged: *digest* knows it. A puzzle of which the operator wants
nothing more is in a table of its own, and so is neither published nor stored again.

Knows SQL, and neither HTTP nor who may publish how much. Every failure of the database is a ``StockError``.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sql

from api.errors import RemovedError, SecretError, UnknownError
from api.store.engine import INSERTS, reading, writing
from api.store.games import hashed
from api.store.provisional import NETWORK_SHARES
from api.store.removals import of_removed, removed
from api.store.tables import puzzles, recipes
from generator.generation import record
from generator.generation.record import Record

ID_LENGTH = 10  # of a publication; the id of a puzzle has twelve
WITHDRAWN, REMOVED = "withdrawn", "removed"

_tables = sql.MetaData()
publications = sql.Table(
    "publications",
    _tables,
    sql.Column("id", sql.String(ID_LENGTH), primary_key=True),
    sql.Column("puzzle", sql.String(record.ID_LENGTH), nullable=False),
    sql.Column("digest", sql.String(32), nullable=False),  # of the puzzle and the words
    sql.Column("secret", sql.String(32)),  # its hash
    sql.Column("record", sql.Text),  # JSON
    sql.Column("words", sql.Text),  # JSON
    sql.Column("gone", sql.String(10)),
    sql.Column("since", sql.BigInteger, nullable=False),  # seconds since 1970, of its publishing
    sql.Column("bytes", sql.Integer, nullable=False),
    sql.Column("client", sql.String(40)),  # a mark of whose request it was, for two days
    sql.Column("network", sql.String(40)),  # the same, of the largest network that is counted
)
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
class Publication:
    """A puzzle that somebody published, and when, in seconds since 1970."""

    id: str
    record: Record
    words: Words
    since: int


@dataclass(frozen=True, slots=True)
class Share:
    """What one client may publish: of the *mark* so many and so many bytes, and some of these of its *network*."""

    mark: str
    network: str | None
    number: int
    bytes: int


class Publications:
    """The publications in the database of *engine*, whose tables are there."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._insert = INSERTS[engine.dialect.name]

    def publish(self, item: Publication, secret: str, share: Share) -> bool:
        """Keep *item*, to be changed by *secret*; tell whether its client's *share* had room for it.

        Raises ``RemovedError`` for what was removed before.
        """
        row = _row(item.record, item.words) | {"id": item.id, "puzzle": item.record.id, "secret": hashed(secret)}
        row |= {"since": item.since, "client": share.mark, "network": share.network}
        with writing(self._engine, alone=True) as connection:
            _refuse_removed(connection, item.record.id, row["digest"])
            if not _has_room(connection, share, row["bytes"]):
                return False
            connection.execute(publications.insert(), row)
        return True

    def find(self, publication_id: str) -> Publication:
        """Return the publication with this id; raise ``UnknownError``, or ``RemovedError`` for one that has gone."""
        with reading(self._engine) as connection:
            return _found(connection, publication_id)

    def change(self, publication_id: str, secret: str, words: Words) -> Publication:
        """Give a publication other *words*, and return it; raise ``SecretError`` for another secret."""
        with writing(self._engine, alone=True) as connection:
            before = _found(connection, publication_id, secret)
            row = _row(before.record, words)
            _refuse_removed(connection, before.record.id, row["digest"])
            there = sql.and_(publications.c.id == publication_id, publications.c.gone.is_(None))
            connection.execute(publications.update().where(there).values(row))
        return Publication(before.id, before.record, words, before.since)

    def withdraw(self, publication_id: str, secret: str) -> None:
        """Let a publication go for ever; raise as ``change``."""
        with writing(self._engine, alone=True) as connection:
            _found(connection, publication_id, secret)
            _end(connection, publications.c.id == publication_id, WITHDRAWN)

    def remove(self, publication_id: str) -> bool:
        """Take a publication down for ever; tell whether there was one."""
        with writing(self._engine, alone=True) as connection:
            return _end(connection, publications.c.id == publication_id, REMOVED) > 0

    def remove_puzzle(self, puzzle_id: str) -> int:
        """Take a puzzle down for ever, wherever it is; return how many publications of it there were."""
        with writing(self._engine, alone=True) as connection:
            connection.execute(self._insert(removed).values(id=puzzle_id).on_conflict_do_nothing())
            connection.execute(puzzles.delete().where(puzzles.c.id == puzzle_id))
            connection.execute(recipes.delete().where(recipes.c.id == puzzle_id))
            return _end(connection, publications.c.puzzle == puzzle_id, REMOVED)

    def check_puzzle(self, puzzle_id: str) -> None:
        """Raise ``RemovedError`` where the puzzle with this id was taken down."""
        with reading(self._engine) as connection:
            _refuse_removed(connection, puzzle_id)

    def count(self) -> int:
        """Count the publications, with those that have gone."""
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(sql.func.count()).select_from(publications)) or 0

    def forget_clients(self, before: str) -> None:
        """Forget whose request published where the mark sorts *before* this one."""
        for column in (publications.c.client, publications.c.network):
            with reading(self._engine) as connection:
                if connection.scalar(sql.select(column).where(column < before).limit(1)) is None:
                    continue
            with writing(self._engine) as connection:
                connection.execute(publications.update().where(column < before).values({column: None}))


def _row(item: Record, words: Words) -> dict[str, Any]:
    """Return the columns that say what is published."""
    said, kept = json.dumps(asdict(words), ensure_ascii=False), json.dumps(item.as_json())
    digest = hashlib.sha256(f"{item.id} {said}".encode()).hexdigest()[:32]
    return {"digest": digest, "words": said, "record": kept, "bytes": len(said.encode()) + len(kept)}


def _found(connection: sql.Connection, publication_id: str, secret: str | None = None) -> Publication:
    row = connection.execute(sql.select(publications).where(publications.c.id == publication_id)).one_or_none()
    if row is None:
        raise UnknownError("nothing is published with this id")
    if row.gone:
        raise RemovedError(_GONE[row.gone], code=row.gone)
    if secret is not None and row.secret != hashed(secret):
        raise SecretError("expected the secret of this publication in the header X-Secret")
    item = record.from_json(json.loads(row.record))
    return Publication(row.id, item, Words(**json.loads(row.words)), row.since)


def _refuse_removed(connection: sql.Connection, puzzle_id: str, digest: str = "") -> None:
    same = sql.select(publications.c.id).where(publications.c.digest == digest, publications.c.gone == REMOVED)
    if of_removed(connection, [puzzle_id]) or (digest and connection.scalar(same.limit(1)) is not None):
        raise RemovedError(_GONE[REMOVED], code=REMOVED)


def _has_room(connection: sql.Connection, share: Share, size: int) -> bool:
    for column, name, times in (
        (publications.c.client, share.mark, 1),
        (publications.c.network, share.network, NETWORK_SHARES),
    ):
        used = sql.select(sql.func.count(), sql.func.coalesce(sql.func.sum(publications.c.bytes), 0))
        number, total = connection.execute(used.where(column == name)).one() if name else (0, 0)
        if number >= times * share.number or total + size > times * share.bytes:
            return False
    return True


def _end(connection: sql.Connection, where: sql.ColumnElement[bool], how: str) -> int:
    """Leave nothing of the publications *where* but that they were there; return how many."""
    nothing = {"words": None, "record": None, "secret": None}
    there = publications.c.gone.is_(None) if how == WITHDRAWN else sql.func.coalesce(publications.c.gone, "") != how
    return connection.execute(publications.update().where(where, there).values(gone=how, **nothing)).rowcount
