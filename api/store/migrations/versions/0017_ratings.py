"""Ratings of players of Dots, the results that they come from, and by which key a game of the lobby is rated.

The version before does not know of them, and rates no game. A database may come here twice: going back to the version
before means no more than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make the columns, the tables, and the indexes."""
    there = {column["name"] for column in sql.inspect(op.get_bind()).get_columns("dots_lobby")}
    for name in ("host_key", "guest_key"):
        if name not in there:
            op.add_column("dots_lobby", sql.Column(name, sql.String(32)))
        op.create_index(f"dots_lobby_by_{name}", "dots_lobby", [name], if_not_exists=True)
    op.create_table(
        "dots_ratings",
        sql.Column("key", sql.String(32), primary_key=True),
        sql.Column("rules", sql.String(16), primary_key=True),
        sql.Column("speed", sql.String(8), primary_key=True),
        sql.Column("day", sql.Integer, nullable=False),
        sql.Column("rating", sql.Float, nullable=False),
        sql.Column("deviation", sql.Float, nullable=False),
        sql.Column("volatility", sql.Float, nullable=False),
        sql.Column("games", sql.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_index("dots_ratings_by_day", "dots_ratings", ["day"], if_not_exists=True)
    op.create_table(
        "dots_rating_results",
        sql.Column("game", sql.String(12), primary_key=True),
        sql.Column("key", sql.String(32), primary_key=True),
        sql.Column("rules", sql.String(16), nullable=False),
        sql.Column("speed", sql.String(8), nullable=False),
        sql.Column("rating", sql.Float, nullable=False),
        sql.Column("deviation", sql.Float, nullable=False),
        sql.Column("score", sql.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_index("dots_rating_results_by_key", "dots_rating_results", ["key"], if_not_exists=True)
    op.create_table(
        "dots_rating_days",
        sql.Column("key", sql.String(32), primary_key=True),
        sql.Column("rules", sql.String(16), primary_key=True),
        sql.Column("speed", sql.String(8), primary_key=True),
        sql.Column("day", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("rating", sql.Float, nullable=False),
        sql.Column("deviation", sql.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "dots_rating_shown",
        sql.Column("key", sql.String(32), primary_key=True),
        sql.Column("badge", sql.String(6), nullable=False),
        sql.Column("name", sql.String(20)),
        if_not_exists=True,
    )
