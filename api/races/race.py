"""A race: up to eight people solve the same puzzle, and how far each of them is.

Pure, and reads no clock: what time it is, is told. A function that changes nothing returns the race that it was given.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any

from kropki.api.errors import ImpossibleError, RaceError

MOST_RACERS = 8
LEAST_RACERS = 2
COUNTDOWN_MS = 5000  # from the word to start until the puzzle counts
KEY_MS = 80  # for each cell: nobody types faster, as for times that are sent
VISIT_MS = 30_000  # for which a player without a socket counts as there after a request
_RENEWED_MS = 20_000  # of those that are left, below which another request makes them all again: few are written


@dataclass(frozen=True, slots=True)
class Racer:
    """One of the players; *secret* is a hash of what only his device knows."""

    secret: str
    name: str | None = None
    right: int = 0  # cells that he has filled as they are in the solution
    hints: int = 0  # as his device says
    ms: int | None = None  # from the start until all were right
    away: bool = False  # no connection
    until: int | None = None  # when he counts as away unless he asks again; None: he has a socket


@dataclass(frozen=True, slots=True)
class Visit:
    """What a player without a socket says in one request."""

    secret: str
    name: str | None = None
    start: bool = False
    entries: str | None = None
    hints: int = 0


@dataclass(frozen=True, slots=True)
class Race:
    """A race; *sought* has the solution of each empty cell in reading order, and a full stop for each given."""

    ken: str
    negative: bool | str
    sought: str
    started: int | None = None  # milliseconds since 1970
    number: int = 0  # of the last change
    racers: tuple[Racer, ...] = ()
    boxes: bool = True

    @property
    def cells(self) -> int:
        """How many cells are to be filled."""
        return len(self.sought) - self.sought.count(".")

    def place_of(self, secret: str) -> int | None:
        """Return the place of the player with this hash of a secret, from 1."""
        return next((place for place, each in enumerate(self.racers, 1) if each.secret == secret), None)

    def right_in(self, entries: str) -> int:
        """Count the right ones among *entries*, a character for each cell, of which givens do not count."""
        return sum(mine == its for mine, its in zip(entries, self.sought, strict=False) if its != ".")

    def write(self) -> str:
        """Return it as JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Race:
        """Return the race that ``write`` wrote."""
        plain = json.loads(text)
        return cls(**{**plain, "racers": tuple(Racer(**each) for each in plain["racers"])})

    def told(self, now: int) -> dict[str, Any]:
        """Return what all may know at this time: the puzzle only once the race has been started, the solution never."""
        racers = [
            {"place": place, **{name: getattr(each, name) for name in ("name", "right", "hints", "ms", "away")}}
            for place, each in enumerate(self.racers, 1)
        ]
        kind = {"negative": self.negative, **({} if self.boxes else {"boxes": False})}
        puzzle = None if self.started is None else {"ken": self.ken, **kind}
        shared = {"number": self.number, "now": now, "started": self.started, "cells": self.cells}
        return {**shared, "puzzle": puzzle, "players": racers}


def joined(race: Race, secret: str, name: str | None, until: int | None = None) -> Race:
    """Return the race with the player of this *secret* there: at the place that he has, or at the next one."""
    place = race.place_of(secret)
    if place is not None:
        racer = race.racers[place - 1]
        return _with(race, place, replace(racer, away=False, name=name or racer.name, until=until))
    if len(race.racers) >= MOST_RACERS:
        raise RaceError(f"the race has {MOST_RACERS} players already", code="full")
    return replace(race, racers=(*race.racers, Racer(secret, name, until=until)))


def left(race: Race, place: int) -> Race:
    """Return the race in which the player at *place* has no connection."""
    return _with(race, place, replace(race.racers[place - 1], away=True))


def visited(race: Race, visit: Visit, now: int) -> Race:
    """Return the race after a request of a player without a socket, who is there for a while then."""
    until = next((each.until for each in race.racers if each.secret == visit.secret), None)
    if until is None or until - now < _RENEWED_MS:
        until = now + VISIT_MS
    race = joined(race, visit.secret, visit.name, until)
    race = started(race, now) if visit.start else race
    if visit.entries is None:
        return race
    return advanced(race, race.place_of(visit.secret) or 0, visit.entries, visit.hints, now)


def lapsed(race: Race, place: int, now: int) -> Race:
    """Return the race in which the player at *place* is away, if the time of his last request is over."""
    until = race.racers[place - 1].until
    return race if until is None or now < until else left(race, place)


def started(race: Race, now: int) -> Race:
    """Return the race that starts after the countdown; one that has been started stays as it is."""
    if race.started is not None:
        return race
    if len(race.racers) < LEAST_RACERS:
        raise RaceError(f"expected at least {LEAST_RACERS} players before the start", code="alone")
    return replace(race, started=now + COUNTDOWN_MS)


def advanced(race: Race, place: int, entries: str, hints: int, now: int) -> Race:
    """Return the race in which the player at *place* has these *entries*; once all were right, nothing changes it.

    Raises ``RaceError`` before the start, and ``ImpossibleError`` for more right cells than anybody can have typed.
    """
    racer = race.racers[place - 1]
    if race.started is None or now < race.started:
        raise RaceError("the race has not started", code="early")
    if racer.ms is not None:
        return race
    right, passed = race.right_in(entries), now - race.started
    if right * KEY_MS > passed:
        raise ImpossibleError(f"expected at least {KEY_MS} ms for each cell: nobody enters it faster", code="too-fast")
    ms = passed if right == race.cells else None
    return _with(race, place, replace(racer, right=right, hints=max(hints, racer.hints), ms=ms, away=False))


def _with(race: Race, place: int, racer: Racer) -> Race:
    """Return the race with another player at *place*; the same race where he is the same."""
    if racer == race.racers[place - 1]:
        return race
    return replace(race, racers=(*race.racers[: place - 1], racer, *race.racers[place:]))
