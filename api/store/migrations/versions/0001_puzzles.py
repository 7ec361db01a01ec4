"""The table of puzzles.

A migration is never edited once it is released: it says what the tables were.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the table and its index."""
    op.create_table(
        "puzzles",
        sql.Column("id", sql.String(12), primary_key=True),
        sql.Column("size", sql.SmallInteger, nullable=False),
        sql.Column("negative", sql.Boolean, nullable=False),
        sql.Column("level", sql.String(16), nullable=False),
        sql.Column("rating", sql.Float, nullable=False),
        sql.Column("judged", sql.Boolean, nullable=False),
        sql.Column("place", sql.Float, nullable=False),
        sql.Column("record", sql.Text, nullable=False),
    )
    op.create_index("puzzles_by_place", "puzzles", ["judged", "size", "negative", "level", "place"])
