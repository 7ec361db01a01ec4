"""Puzzles that players publish, and the ids of puzzles that the operator took down.

The version before knows neither table: it serves nothing of them, and may store a removed puzzle again. A database may
come here twice: going back to the version before means no more than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make both tables, and the indexes."""
    op.create_table(
        "publications",
        sql.Column("id", sql.String(10), primary_key=True),
        sql.Column("puzzle", sql.String(12), nullable=False),
        sql.Column("digest", sql.String(32), nullable=False),
        sql.Column("secret", sql.String(32)),
        sql.Column("record", sql.Text),
        sql.Column("words", sql.Text),
        sql.Column("gone", sql.String(10)),
        sql.Column("since", sql.BigInteger, nullable=False),
        sql.Column("bytes", sql.Integer, nullable=False),
        sql.Column("client", sql.String(40)),
        sql.Column("network", sql.String(40)),
        if_not_exists=True,
    )
    op.create_table("removed", sql.Column("id", sql.String(12), primary_key=True), if_not_exists=True)
    for column in ("puzzle", "digest", "client", "network"):
        there = sql.text(f"{column} is not null")
        op.create_index(
            f"publications_by_{column}",
            "publications",
            [column],
            sqlite_where=there,
            postgresql_where=there,
            if_not_exists=True,
        )
