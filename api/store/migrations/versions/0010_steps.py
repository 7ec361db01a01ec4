"""The seconds between the digits of a solve, where its device sends them.

The version before keeps times without them. A database may come here twice: going back to the version before means no
more than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column."""
    columns = [column["name"] for column in sql.inspect(op.get_bind()).get_columns("times")]
    if "steps" not in columns:
        op.add_column("times", sql.Column("steps", sql.Text))
