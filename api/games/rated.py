"""Which games of Dots may be rated, for which group of games, and what a result makes of a rating.

A rated game has a clock, a plain rule set, an even start and a board that is not too small. It counts once it has ended
with enough dots of each player. Ratings are Glicko-2, with a day (UTC) as the period.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kropki.api.errors import GameError
from kropki.api.games.state import State
from kropki.api.store.rating_tables import Anchor, Ended, Group, Scored, Standing
from kropki.dots.board.position import handicap
from kropki.dots.board.rulesets import RULES
from kropki.dots.engine.strengths import STRENGTHS
from kropki.dots.rating import Rating, Result, after

FAST, NORMAL = "fast", "normal"
FAST_S = 600  # of each player for so many moves, below which a game is fast
SMALLEST = 10  # columns and rows
LEAST_DOTS = 8  # of each of two people, below which a game says nothing of their strength
MOST_MOVE_S, MOST_RESERVE_S = 300, 3600
DAY_S = 24 * 3600
ANCHORED = 30.0  # the deviation of the computer's ratings
_COMPUTER = "computer:"
_MOVES = 60
_SCORES = {"B": 1.0, "W": 0.0}  # of player 1, by the first letter of a result; all others are draws


def anchor(strength: int) -> Anchor:
    """Return the computer at a *strength* as a player whose rating is fixed."""
    return Anchor(f"{_COMPUTER}{strength}", STRENGTHS[strength - 1].rating, ANCHORED)


def strength_of(key: str | None) -> int | None:
    """Return the strength of the computer that has this *key* in the lobby; ``None`` for that of a device.

    >>> strength_of(anchor(7).key), strength_of("9f86d081884c7d659a2feaa0c55ad015")
    (7, None)
    """
    return int(key.removeprefix(_COMPUTER)) if key and key.startswith(_COMPUTER) else None


def check(setup: Mapping[str, Any]) -> None:
    """Raise ``GameError`` for a game that cannot be rated."""
    clock, wrong = setup["clock"] or {}, ""
    if "move" not in clock or clock["move"] > MOST_MOVE_S or clock["reserve"] > MOST_RESERVE_S:
        wrong = f"a clock of at most {MOST_MOVE_S} seconds for a move, and {MOST_RESERVE_S} in reserve"
    elif setup["rules"] not in RULES:
        wrong = "a rule set without options"
    elif handicap(setup["start"]):
        wrong = "no free dots"
    elif min(setup["size"]) < SMALLEST:
        wrong = f"a board of at least {SMALLEST}x{SMALLEST}"
    if wrong:
        raise GameError(f"expected {wrong} in a rated game", code="rated")


def group_of(setup: Mapping[str, Any]) -> Group:
    """Return the group of a game with a clock: its rule set, and whether it is fast.

    >>> group_of({"rules": "standard", "clock": {"move": 5, "reserve": 60}})
    Group(rules='standard', speed='fast')
    """
    seconds = _MOVES * setup["clock"]["move"] + setup["clock"]["reserve"]
    return Group(setup["rules"], FAST if seconds < FAST_S else NORMAL)


def ended(state: State, now: int, most: int) -> Ended | None:
    """Return what a game that ends *now*, in seconds since 1970, may count; there may be *most* ratings."""
    setup, play = state.setup, state.play
    put = [move.player for move in play.moves if move.point is not None]
    is_played = min(put.count(1), put.count(2)) >= (1 if setup.get("computer") else LEAST_DOTS)
    if not (setup.get("lobby") and "move" in (setup["clock"] or {}) and play.result and is_played):
        return None
    computer = setup.get("computer")
    fixed = anchor(computer["strength"]) if computer else None
    return Ended(group_of(setup), now // DAY_S, _SCORES.get(play.result[0], 0.5), most, later, fixed)


def later(standing: Standing | None, scored: Sequence[Scored], day: int) -> Standing:
    """Return the standing at the beginning of *day*, after what was *scored* on the day of the one before."""
    if standing is None:
        begun = Rating()
        return Standing(day, begun.rating, begun.deviation, begun.volatility)
    before = Rating(standing.rating, standing.deviation, standing.volatility)
    found = after(before, [Result(each.rating, each.deviation, each.score) for each in scored], day - standing.day)
    return Standing(day, found.rating, found.deviation, found.volatility, standing.games)
