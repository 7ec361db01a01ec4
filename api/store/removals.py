"""The ids of puzzles that the operator took down: they are neither stored nor published again.

Knows SQL, and neither HTTP nor what a puzzle is.
"""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sql

from kropki.api.store.engine import METADATA
from kropki.generator.generation.record import ID_LENGTH

removed = sql.Table("removed", METADATA, sql.Column("id", sql.String(ID_LENGTH), primary_key=True))


def of_removed(connection: sql.Connection, ids: Iterable[str]) -> set[str]:
    """Return those of the *ids* whose puzzles were taken down."""
    return set(connection.scalars(sql.select(removed.c.id).where(removed.c.id.in_(set(ids)))))
