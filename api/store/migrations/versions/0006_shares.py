"""What makes a puzzle again, when it was last opened, and by which network it was added; and of a time, what it weighs.

What was kept for ever before has none of these, and stays. The version before knows neither the columns nor the table,
and what it adds stays for ever. A database may come here twice: going back to that version means no more than telling
it its own number.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns, their indexes and the table."""
    op.create_table(
        "recipes",
        sql.Column("id", sql.String(12), primary_key=True),
        sql.Column("recipe", sql.Text, nullable=False),
        if_not_exists=True,
    )
    _add("puzzles", sql.Column("recipe", sql.Text), sql.Column("opened", sql.BigInteger), _network())
    _add("times", sql.Column("weight", sql.SmallInteger, nullable=False, server_default="10"), _network())
    of_level = ["size", "negative", "level", "pasted", "serial", "ms", "weight"]
    of_puzzle = ["puzzle", "pasted", "serial", "ms", "token", "hints", "checks", "weight"]
    for index, columns in (("times_by_level", of_level), ("times_by_puzzle", of_puzzle)):
        op.drop_index(index, "times", if_exists=True)
        op.create_index(index, "times", columns)
    for table, name, columns in (
        ("puzzles", "opened", ["opened", "id"]),
        ("puzzles", "network", ["network"]),
        ("times", "network", ["network", "puzzle", "serial"]),
    ):
        there = sql.text(f"{columns[0]} is not null")
        op.create_index(
            f"{table}_by_{name}", table, columns, sqlite_where=there, postgresql_where=there, if_not_exists=True
        )


def _network() -> sql.Column[str]:
    return sql.Column("network", sql.String(40))


def _add(table: str, *columns: sql.Column[Any]) -> None:
    there = {column["name"] for column in sql.inspect(op.get_bind()).get_columns(table)}
    for column in columns:
        if column.name not in there:
            op.add_column(table, column)
