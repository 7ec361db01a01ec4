"""Races, which are kept for a day.

The version before does not know of them. A database may come here twice: going back to the version before means no more
than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the table, and its indexes."""
    op.create_table(
        "races",
        sql.Column("id", sql.String(12), primary_key=True),
        sql.Column("began", sql.BigInteger, nullable=False),
        sql.Column("client", sql.String(40)),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("race", sql.Text, nullable=False),
        if_not_exists=True,
    )
    for column in ("began", "client"):
        op.create_index(f"races_by_{column}", "races", [column], if_not_exists=True)
