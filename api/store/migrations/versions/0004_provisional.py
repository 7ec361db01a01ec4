"""Puzzles that may go: since when, and whose request added them. Those of before stay for ever.

The version before knows neither column, and what it adds stays for ever. A database may come here twice: going back to
that version means no more than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns and their indexes."""
    if "since" in {column["name"] for column in sql.inspect(op.get_bind()).get_columns("puzzles")}:
        return
    op.add_column("puzzles", sql.Column("since", sql.BigInteger))
    op.add_column("puzzles", sql.Column("client", sql.String(40)))
    for name, columns in (("age", ["since", "id"]), ("client", ["client", "since", "id"])):
        there = sql.text(f"{columns[0]} is not null")
        op.create_index(f"puzzles_by_{name}", "puzzles", columns, sqlite_where=there, postgresql_where=there)
