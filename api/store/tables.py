"""The tables as SQLAlchemy knows them; ``migrations`` made them so."""

from __future__ import annotations

import sqlalchemy as sql

from kropki.generator.generation import record

_tables = sql.MetaData()
puzzles = sql.Table(
    "puzzles",
    _tables,
    sql.Column("id", sql.String(record.ID_LENGTH), primary_key=True),
    sql.Column("size", sql.SmallInteger, nullable=False),
    sql.Column("negative", sql.Boolean, nullable=False),
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
    _tables,
    sql.Column("id", sql.String(record.ID_LENGTH), primary_key=True),
    sql.Column("recipe", sql.Text, nullable=False),
)
sql.Index(
    "puzzles_by_shelf",
    *(puzzles.c[name] for name in ("size", "negative", "one_two", "level", "place", "rating", "techniques")),
    sqlite_where=puzzles.c.certified,
    postgresql_where=puzzles.c.certified,
)
sql.Index(
    "puzzles_by_age",
    puzzles.c.since,
    puzzles.c.id,
    sqlite_where=puzzles.c.since.is_not(None),
    postgresql_where=puzzles.c.since.is_not(None),
)
sql.Index(
    "puzzles_by_client",
    puzzles.c.client,
    puzzles.c.since,
    puzzles.c.id,
    sqlite_where=puzzles.c.client.is_not(None),
    postgresql_where=puzzles.c.client.is_not(None),
)
for _name, _columns in (("opened", ("opened", "id")), ("network", ("network",))):
    sql.Index(
        f"puzzles_by_{_name}",
        *(puzzles.c[_column] for _column in _columns),
        sqlite_where=puzzles.c[_name].is_not(None),
        postgresql_where=puzzles.c[_name].is_not(None),
    )
