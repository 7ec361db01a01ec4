"""When a player reported the other one of a game.

The version before does not know of it. A database may come here twice: going back to the version before means no more
than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the column, and its index."""
    if "reported" not in {column["name"] for column in sql.inspect(op.get_bind()).get_columns("dots_games")}:
        op.add_column("dots_games", sql.Column("reported", sql.BigInteger))
    there = sql.text("reported is not null")
    op.create_index(
        "dots_games_by_reported",
        "dots_games",
        ["reported"],
        sqlite_where=there,
        postgresql_where=there,
        if_not_exists=True,
    )
