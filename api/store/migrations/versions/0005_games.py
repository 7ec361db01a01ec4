"""Games of dots between friends: one row a game, and its events, which are only ever added.

A database may come here twice: going back to the version before means no more than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the two tables and their indexes."""
    op.create_table(
        "dots_games",
        sql.Column("id", sql.String(12), primary_key=True),
        sql.Column("setup", sql.Text, nullable=False),
        sql.Column("seat_1", sql.String(32)),
        sql.Column("seat_2", sql.String(32)),
        sql.Column("events", sql.Integer, nullable=False),
        sql.Column("over", sql.Boolean, nullable=False),
        sql.Column("changed", sql.BigInteger, nullable=False),
        sql.Column("client", sql.String(40)),
        if_not_exists=True,
    )
    op.create_index("dots_games_by_age", "dots_games", ["over", "changed"], if_not_exists=True)
    op.create_index("dots_games_by_client", "dots_games", ["client"], if_not_exists=True)
    op.create_table(
        "dots_events",
        sql.Column("game", sql.String(12), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("event", sql.Text, nullable=False),
        if_not_exists=True,
    )
