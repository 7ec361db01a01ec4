"""By which version of the ladder a puzzle has its level, and its newest grade beside the record that is stored.

Puzzles of before were made and graded by version 1. Only those of the newest are drawn, from an index of their own; the
index of before stays for the version before, to which a database may go back.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"
_COLUMNS = ["size", "negative", "one_two", "level", "place", "rating", "techniques"]


def upgrade() -> None:
    """Add the columns and their index."""
    if "ladder" in {column["name"] for column in sql.inspect(op.get_bind()).get_columns("puzzles")}:
        return
    op.add_column("puzzles", sql.Column("ladder", sql.SmallInteger, nullable=False, server_default="1"))
    op.add_column("puzzles", sql.Column("grade", sql.Text))
    op.create_index(
        "puzzles_by_ladder",
        "puzzles",
        _COLUMNS,
        sqlite_where=sql.text("judged = 1 and ladder = 2"),
        postgresql_where=sql.text("judged and ladder = 2"),
    )
