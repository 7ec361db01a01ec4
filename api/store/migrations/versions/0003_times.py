"""The times that people took, and the difficulty that is measured by them.

A database may come here twice: going back to the version before means no more than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the two tables and their indexes."""
    op.create_table(
        "times",
        sql.Column("serial", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("token", sql.String(32), nullable=False),
        sql.Column("puzzle", sql.String(12), nullable=False),
        sql.Column("size", sql.SmallInteger, nullable=False),
        sql.Column("negative", sql.Boolean, nullable=False),
        sql.Column("level", sql.String(16), nullable=False),
        sql.Column("ms", sql.Integer, nullable=False),
        sql.Column("hints", sql.SmallInteger, nullable=False),
        sql.Column("checks", sql.SmallInteger, nullable=False),
        sql.Column("pasted", sql.Boolean, nullable=False),
        sqlite_autoincrement=True,
        if_not_exists=True,
    )
    op.create_index("times_by_token", "times", ["token", "puzzle"], unique=True, if_not_exists=True)
    op.create_index(
        "times_by_level", "times", ["size", "negative", "level", "pasted", "serial", "ms"], if_not_exists=True
    )
    op.create_index(
        "times_by_puzzle", "times", ["puzzle", "pasted", "serial", "ms", "token", "hints", "checks"], if_not_exists=True
    )
    op.create_table(
        "measured",
        sql.Column("puzzle", sql.String(12), primary_key=True),
        sql.Column("ms", sql.Integer, nullable=False),
        sql.Column("level", sql.String(16), nullable=False),
        sql.Column("solves", sql.Integer, nullable=False),
        if_not_exists=True,
    )
