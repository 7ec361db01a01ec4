"""The tables of the first release.

A migration is never edited once it is released: it says what the tables were.
"""

from __future__ import annotations

import secrets

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables and their indexes."""
    for make in (_puzzles, _times, _publications, _races, _games, _lobby, _ratings):
        make()


def _puzzles() -> None:
    """Make the stock, what makes a puzzle of it again, and the ids of puzzles that the operator took down."""
    op.create_table(
        "puzzles",
        sql.Column("id", sql.String(12), primary_key=True),
        sql.Column("size", sql.SmallInteger, nullable=False),
        sql.Column("negative", sql.Boolean, nullable=False),
        sql.Column("level", sql.String(16), nullable=False),
        sql.Column("rating", sql.Float, nullable=False),
        sql.Column("certified", sql.Boolean, nullable=False),
        sql.Column("place", sql.Float, nullable=False),
        sql.Column("record", sql.Text, nullable=False),
        sql.Column("one_two", sql.String(5), nullable=False),
        sql.Column("techniques", sql.Text, nullable=False),
        sql.Column("since", sql.BigInteger),
        sql.Column("client", sql.String(40)),
        sql.Column("recipe", sql.Text),
        sql.Column("opened", sql.BigInteger),
        sql.Column("network", sql.String(40)),
    )
    shelf = ("size", "negative", "one_two", "level", "place", "rating", "techniques")
    _index("puzzles", "shelf", *shelf, where=("certified = 1", "certified"))
    _index_of_known("puzzles", "age", "since", "id")
    _index_of_known("puzzles", "client", "client", "since", "id")
    _index_of_known("puzzles", "opened", "opened", "id")
    _index_of_known("puzzles", "network", "network")
    op.create_table(
        "recipes",
        sql.Column("id", sql.String(12), primary_key=True),
        sql.Column("recipe", sql.Text, nullable=False),
    )
    op.create_table("removed", sql.Column("id", sql.String(12), primary_key=True))


def _times() -> None:
    """Make the times that people took, and the difficulty that is measured by them."""
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
        sql.Column("weight", sql.SmallInteger, nullable=False),
        sql.Column("network", sql.String(40)),
        sql.Column("steps", sql.Text),
        sqlite_autoincrement=True,
    )
    op.create_index("times_by_token", "times", ["token", "puzzle"], unique=True)
    _index("times", "level", "size", "negative", "level", "pasted", "serial", "ms", "weight")
    _index("times", "puzzle", "puzzle", "pasted", "serial", "ms", "token", "hints", "checks", "weight")
    _index_of_known("times", "network", "network", "puzzle", "serial")
    op.create_table(
        "measured",
        sql.Column("puzzle", sql.String(12), primary_key=True),
        sql.Column("ms", sql.Integer, nullable=False),
        sql.Column("level", sql.String(16), nullable=False),
        sql.Column("solves", sql.Integer, nullable=False),
    )


def _publications() -> None:
    """Make the puzzles that players publish."""
    op.create_table(
        "publications",
        sql.Column("id", sql.String(10), primary_key=True),
        sql.Column("puzzle", sql.String(12), nullable=False),
        sql.Column("digest", sql.String(32), nullable=False),
        sql.Column("secret", sql.String(32)),
        sql.Column("record", sql.Text),
        sql.Column("words", sql.Text),
        sql.Column("gone", sql.String(10)),
        sql.Column("since", sql.BigInteger, nullable=False),
        sql.Column("bytes", sql.Integer, nullable=False),
        sql.Column("client", sql.String(40)),
        sql.Column("network", sql.String(40)),
        sql.Column("corrected", sql.BigInteger),
    )
    for column in ("puzzle", "digest", "client", "network"):
        _index_of_known("publications", column, column)


def _races() -> None:
    """Make the races on one puzzle."""
    op.create_table(
        "races",
        sql.Column("id", sql.String(12), primary_key=True),
        sql.Column("began", sql.BigInteger, nullable=False),
        sql.Column("client", sql.String(40)),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("race", sql.Text, nullable=False),
    )
    for column in ("began", "client"):
        _index("races", column, column)


def _games() -> None:
    """Make the games of dots between friends: one row a game, and its events, which are only ever added."""
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
        sql.Column("bytes", sql.BigInteger, nullable=False),
        sql.Column("spared", sql.BigInteger),
        sql.Column("reported", sql.BigInteger),
    )
    _index("dots_games", "age", "over", "changed")
    _index("dots_games", "client", "client")
    for column in ("spared", "reported"):
        _index_of_known("dots_games", column, column)
    op.create_table(
        "dots_events",
        sql.Column("game", sql.String(12), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("event", sql.Text, nullable=False),
    )


def _lobby() -> None:
    """Make the lobby: what waits there, who plays by which name, and the key by which badges are computed."""
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
        sql.Column("host_key", sql.String(32)),
        sql.Column("guest_key", sql.String(32)),
    )
    for column in ("since", "client", "host_key", "guest_key"):
        _index("dots_lobby", column, column)
    op.create_table("dots_nameless", sql.Column("badge", sql.String(6), primary_key=True))
    key = op.create_table("dots_badge_key", sql.Column("key", sql.String(64), primary_key=True))
    op.bulk_insert(key, [{"key": secrets.token_hex(32)}])


def _ratings() -> None:
    """Make the ratings of players of dots, and the results that they come from."""
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
    )
    _index("dots_ratings", "day", "day")
    op.create_table(
        "dots_rating_results",
        sql.Column("game", sql.String(12), primary_key=True),
        sql.Column("key", sql.String(32), primary_key=True),
        sql.Column("rules", sql.String(16), nullable=False),
        sql.Column("speed", sql.String(8), nullable=False),
        sql.Column("rating", sql.Float, nullable=False),
        sql.Column("deviation", sql.Float, nullable=False),
        sql.Column("score", sql.Float, nullable=False),
    )
    _index("dots_rating_results", "key", "key")
    op.create_table(
        "dots_rating_days",
        sql.Column("key", sql.String(32), primary_key=True),
        sql.Column("rules", sql.String(16), primary_key=True),
        sql.Column("speed", sql.String(8), primary_key=True),
        sql.Column("day", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("rating", sql.Float, nullable=False),
        sql.Column("deviation", sql.Float, nullable=False),
    )
    op.create_table(
        "dots_rating_shown",
        sql.Column("key", sql.String(32), primary_key=True),
        sql.Column("badge", sql.String(6), nullable=False),
        sql.Column("name", sql.String(20)),
    )


def _index(table: str, by: str, *columns: str, where: tuple[str, str] | None = None) -> None:
    """Make an index; *where* says which rows it has, to SQLite and to PostgreSQL."""
    lite, post = map(sql.text, where) if where else (None, None)
    op.create_index(f"{table}_by_{by}", table, columns, sqlite_where=lite, postgresql_where=post)


def _index_of_known(table: str, by: str, *columns: str) -> None:
    """Make an index of the rows that have the first of the *columns*."""
    there = f"{columns[0]} is not null"
    _index(table, by, *columns, where=(there, there))
