"""Snapshots of games of dots, and how many bytes each game has.

The version before knows neither: games to which it adds have fewer bytes here than they have. A database may come here
twice: going back to the version before means no more than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table, and the column, whose first values are what the events have."""
    op.create_table(
        "dots_snapshots",
        sql.Column("game", sql.String(12), primary_key=True),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("snapshot", sql.Text, nullable=False),
        if_not_exists=True,
    )
    if "bytes" in {column["name"] for column in sql.inspect(op.get_bind()).get_columns("dots_games")}:
        return
    op.add_column("dots_games", sql.Column("bytes", sql.BigInteger, nullable=False, server_default="0"))
    sums = "select coalesce(sum(length(event)), 0) from dots_events where game = dots_games.id"
    op.execute(f"update dots_games set bytes = ({sums})")  # noqa: S608 - our own words
