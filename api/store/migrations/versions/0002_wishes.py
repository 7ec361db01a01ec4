"""What finer wishes are drawn by: how 1-2 pairs are drawn, and the techniques that are used.

Until now only black 1-2 pairs were wished for when puzzles were made ahead. The index holds
what may be drawn and no more; a wish is looked for in the index alone.
"""

from __future__ import annotations

import json

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"
_CHUNK = 1000  # rows

puzzles = sql.table("puzzles", sql.column("id"), sql.column("record"), sql.column("techniques"))


def upgrade() -> None:
    """Add the columns, fill them, and make the index anew."""
    op.add_column("puzzles", sql.Column("one_two", sql.String(5), nullable=False, server_default="black"))
    op.add_column("puzzles", sql.Column("techniques", sql.Text, nullable=False, server_default=","))
    _fill(op.get_bind())
    op.drop_index("puzzles_by_place", "puzzles")
    op.create_index(
        "puzzles_by_shelf",
        "puzzles",
        ["size", "negative", "one_two", "level", "place", "rating", "techniques"],
        sqlite_where=sql.text("judged = 1"),
        postgresql_where=sql.text("judged"),
    )


def _fill(connection: sql.Connection) -> None:
    """Fill the techniques, a chunk of rows at a time."""
    filled = puzzles.update().where(puzzles.c.id == sql.bindparam("its")).values(techniques=sql.bindparam("used"))
    chosen = sql.select(puzzles.c.id, puzzles.c.record).order_by(puzzles.c.id).limit(_CHUNK)
    last = ""
    while rows := connection.execute(chosen.where(puzzles.c.id > last)).all():
        connection.execute(filled, [{"its": its, "used": _used(text)} for its, text in rows])
        last = rows[-1][0]


def _used(text: str) -> str:
    """Return the names of the techniques that a record tells, a comma around each; what is no record tells none."""
    try:
        names = json.loads(text)["difficulty"]["techniques"]
    except (KeyError, TypeError, ValueError):
        names = ()
    return "".join([",", *(f"{name}," for name in names)])
