"""Until when a game by post stays, though others need its place.

The version before does not know of it: a game by post that it changes is spared until the time it was spared before. A
database may come here twice: going back to the version before means no more than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the column, and its index."""
    if "spared" not in {column["name"] for column in sql.inspect(op.get_bind()).get_columns("dots_games")}:
        op.add_column("dots_games", sql.Column("spared", sql.BigInteger))
    there = sql.text("spared is not null")
    op.create_index(
        "dots_games_by_spared",
        "dots_games",
        ["spared"],
        sqlite_where=there,
        postgresql_where=there,
        if_not_exists=True,
    )
