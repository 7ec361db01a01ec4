"""The lobby of games of dots: what waits there, who plays by which name, and the key by which badges are computed.

The version before does not know of them. A database may come here twice: going back to the version before means no more
than telling it its own number. The key stays then, and so does everybody's badge.
"""

from __future__ import annotations

import secrets

import sqlalchemy as sql
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the tables, the indexes, and the key."""
    op.create_table(
        "dots_lobby",
        sql.Column("game", sql.String(12), primary_key=True),
        sql.Column("invitation", sql.String(64)),
        sql.Column("host", sql.SmallInteger, nullable=False),
        sql.Column("wanted", sql.String(16), nullable=False),
        sql.Column("timed", sql.Boolean, nullable=False),
        sql.Column("since", sql.BigInteger, nullable=False),
        sql.Column("seen", sql.BigInteger, nullable=False),
        sql.Column("host_name", sql.String(20)),
        sql.Column("host_badge", sql.String(6), nullable=False),
        sql.Column("host_watch", sql.Boolean, nullable=False),
        sql.Column("guest_name", sql.String(20)),
        sql.Column("guest_badge", sql.String(6)),
        sql.Column("guest_watch", sql.Boolean),
        sql.Column("client", sql.String(40)),
        if_not_exists=True,
    )
    for column in ("since", "client"):
        op.create_index(f"dots_lobby_by_{column}", "dots_lobby", [column], if_not_exists=True)
    op.create_table("dots_nameless", sql.Column("badge", sql.String(6), primary_key=True), if_not_exists=True)
    op.create_table("dots_badge_key", sql.Column("key", sql.String(64), primary_key=True), if_not_exists=True)
    key = sql.table("dots_badge_key", sql.column("key", sql.String))
    if op.get_bind().scalar(sql.select(key.c.key)) is None:
        op.bulk_insert(key, [{"key": secrets.token_hex(32)}])
