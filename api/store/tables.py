"""The tables of the stock, and what makes a puzzle of it again."""

from __future__ import annotations

import sqlalchemy as sql

from kropki.api.store.engine import METADATA, Rule, index
from kropki.generator.generation import record

puzzles = sql.Table(
    "puzzles",
    METADATA,
    sql.Column("id", sql.String(record.ID_LENGTH), primary_key=True),
    sql.Column("size", sql.SmallInteger, nullable=False),
    sql.Column("negative", Rule, nullable=False),
    sql.Column("boxes", sql.Boolean, nullable=False),
    sql.Column("level", sql.String(16), nullable=False),
    sql.Column("rating", sql.Float, nullable=False),
    sql.Column("certified", sql.Boolean, nullable=False),
    sql.Column("place", sql.Float, nullable=False),  # from 0 to 1
    sql.Column("record", sql.Text, nullable=False),  # the whole record as JSON
    sql.Column("one_two", sql.String(5), nullable=False),
    sql.Column("techniques", sql.Text, nullable=False),  # the names, a comma around each
    sql.Column("since", sql.BigInteger),  # seconds since 1970, of a provisional row
    sql.Column("client", sql.String(40)),
    sql.Column("recipe", sql.Text),  # what makes it again
    sql.Column("opened", sql.BigInteger),  # seconds since 1970, of a pinned row
    sql.Column("network", sql.String(40)),  # a mark, as *client*, of the largest network that is counted
)
recipes = sql.Table(
    "recipes",
    METADATA,
    sql.Column("id", sql.String(record.ID_LENGTH), primary_key=True),
    sql.Column("recipe", sql.Text, nullable=False),
)
_SHELF = ("size", "negative", "boxes", "one_two", "level", "place", "rating", "techniques")
sql.Index(
    "puzzles_by_shelf",
    *(puzzles.c[name] for name in _SHELF),
    sqlite_where=sql.text("certified = 1"),
    postgresql_where=puzzles.c.certified,
)
index(puzzles, "age", "since", "id", known=True)
index(puzzles, "client", "client", "since", "id", known=True)
index(puzzles, "opened", "opened", "id", known=True)
index(puzzles, "network", "network", known=True)
