"""The tables of ratings, and what stands in them. Who is rated is known by a key alone: a keyed hash of a secret."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sql

from kropki.api.store.engine import METADATA, index

KEY_LENGTH = 32

ratings = sql.Table(  # of each device, as it was at the beginning of the last day on which it ended a rated game
    "dots_ratings",
    METADATA,
    sql.Column("key", sql.String(KEY_LENGTH), primary_key=True),
    sql.Column("rules", sql.String(16), primary_key=True),
    sql.Column("speed", sql.String(8), primary_key=True),
    sql.Column("day", sql.Integer, nullable=False),  # since 1970
    sql.Column("rating", sql.Float, nullable=False),
    sql.Column("deviation", sql.Float, nullable=False),
    sql.Column("volatility", sql.Float, nullable=False),
    sql.Column("games", sql.Integer, nullable=False),  # that have counted, those of the last day among them
)
index(ratings, "day", "day")
results = sql.Table(  # of that day
    "dots_rating_results",
    METADATA,
    sql.Column("game", sql.String(12), primary_key=True),
    sql.Column("key", sql.String(KEY_LENGTH), primary_key=True),
    sql.Column("rules", sql.String(16), nullable=False),
    sql.Column("speed", sql.String(8), nullable=False),
    sql.Column("rating", sql.Float, nullable=False),  # of the other player
    sql.Column("deviation", sql.Float, nullable=False),
    sql.Column("score", sql.Float, nullable=False),
)
index(results, "key", "key")
history = sql.Table(  # after each of the days before
    "dots_rating_days",
    METADATA,
    sql.Column("key", sql.String(KEY_LENGTH), primary_key=True),
    sql.Column("rules", sql.String(16), primary_key=True),
    sql.Column("speed", sql.String(8), primary_key=True),
    sql.Column("day", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("rating", sql.Float, nullable=False),
    sql.Column("deviation", sql.Float, nullable=False),
)
shown = sql.Table(  # who agreed to be in the public table
    "dots_rating_shown",
    METADATA,
    sql.Column("key", sql.String(KEY_LENGTH), primary_key=True),
    sql.Column("badge", sql.String(6), nullable=False),
    sql.Column("name", sql.String(20)),
)


class Group(NamedTuple):
    """What a rating is of: games of one rule set and one speed."""

    rules: str
    speed: str


@dataclass(frozen=True, slots=True)
class Standing:
    """The rating of a device as it was at the beginning of a *day*, and how many *games* have counted till now."""

    day: int
    rating: float
    deviation: float
    volatility: float
    games: int = 0


@dataclass(frozen=True, slots=True)
class Scored:
    """A result of that day: the *rating* and the *deviation* of the other player, and the *score*."""

    rating: float
    deviation: float
    score: float


class Anchor(NamedTuple):
    """A player whose rating nothing changes, by the *key* that it has in the lobby."""

    key: str
    rating: float
    deviation: float


Later = Callable[[Standing | None, Sequence[Scored], int], Standing]  # up to the beginning of a day; None: has none yet


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that has ended on a *day*, with the *score* of player 1, which counts if both players are to be rated.

    One of them may be an *anchor*. There may be so many ratings at the *most*.
    """

    group: Group
    day: int
    score: float
    most: int
    later: Later
    anchor: Anchor | None = None
