"""The tables of the lobby, which the games' own removal and rematches change, too."""

from __future__ import annotations

import sqlalchemy as sql

from kropki.api.store.engine import METADATA, index

BADGE_LENGTH = 6

lobby = sql.Table(
    "dots_lobby",
    METADATA,
    sql.Column("game", sql.String(12), primary_key=True),
    sql.Column(
        "invitation", sql.String(64)
    ),  # to the seat of the guest, until it is used; null: of a game that followed
    sql.Column("host", sql.SmallInteger, nullable=False),  # the player who put it here
    sql.Column("wanted", sql.String(16), nullable=False),  # who is looked for
    sql.Column("timed", sql.Boolean, nullable=False),  # whether the game has a clock
    sql.Column("since", sql.BigInteger, nullable=False),  # seconds since 1970: put here, or joined
    sql.Column("seen", sql.BigInteger, nullable=False),  # the same, of when its host was last there
    sql.Column("host_name", sql.String(20)),
    sql.Column("host_badge", sql.String(BADGE_LENGTH), nullable=False),
    sql.Column("host_watch", sql.Boolean, nullable=False),  # whether the host lets anybody watch
    sql.Column("guest_name", sql.String(20)),
    sql.Column("guest_badge", sql.String(BADGE_LENGTH)),  # null: nobody has joined
    sql.Column("guest_watch", sql.Boolean),
    sql.Column("client", sql.String(40)),  # a mark of whose request put it here, for two days
    sql.Column("host_key", sql.String(32)),  # by which the host is rated, if the game is
    sql.Column("guest_key", sql.String(32)),
    sql.Column("only", sql.String(BADGE_LENGTH)),  # the badge of who alone may join; null: anybody may
    sql.Column("rules", sql.String(16)),  # the rule set without options, as the setup of the game has it
    sql.Column("width", sql.SmallInteger),
    sql.Column("height", sql.SmallInteger),
)
for _column in ("since", "client", "host_key", "guest_key"):
    index(lobby, _column, _column)
nameless = sql.Table("dots_nameless", METADATA, sql.Column("badge", sql.String(BADGE_LENGTH), primary_key=True))
badge_key = sql.Table("dots_badge_key", METADATA, sql.Column("key", sql.String(64), primary_key=True))
