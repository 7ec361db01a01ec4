"""What attacks need: games of dots, many that are cold and dear to open, and some with a long history; and races.

The dear ones are rings over rings: each goes along the whole left edge, and the top and the bottom as far as its own
right side, which the one before did not reach. Drawn for k = 2 and k = 4; the dot that closes a ring is at its middle:

      X X X X X
      X O X O X
      X . 1 . 2
      X . X . X
      X X X X X
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from typing import Any

from kropki.api.games.state import Action, State
from kropki.api.races.race import Race
from kropki.api.store.games import Change, GameRow, StoredGames
from kropki.api.store.ids import hashed
from kropki.api.store.races import StoredRaces
from kropki.generator.generation.record import ALPHABET

SIDE = 60
COLD = 600  # games: more than a process has in memory
HISTORIES = 24  # games: each may have fifty spectators
RACES = 24  # each of eight players
_SOUGHT = "321.41322341142."  # of a board of 4x4
_SIDES = range(2, SIDE, 2)  # where the right sides of rings are
_MIDDLE, _TAKEN = SIDE // 2, 20  # rows: of the dots that close, and up to which there are dots to take
_MILLISECOND = 1000

Move = list[Any]


def ring(side: int) -> list[list[int]]:
    """Return the points of the ring whose right side is in this column."""
    top, right = [[x, 0] for x in range(side + 1)], [[side, y] for y in range(1, SIDE)]
    bottom, left = [[x, SIDE - 1] for x in range(side - 1, -1, -1)], [[0, y] for y in range(SIDE - 2, 0, -1)]
    return top + right + bottom + left


def stacked_setup() -> dict[str, Any]:
    """Return the beginning of a game in which all rings lack the dot that closes them."""
    first = {(x, y) for side in _SIDES for x, y in ring(side)} - {(side, _MIDDLE) for side in _SIDES}
    second = [(x, y) for x in range(1, SIDE - 1, 2) for y in range(1, _TAKEN)]
    start = [[1, x, y] for x, y in sorted(first)] + [[2, x, y] for x, y in second]
    return {"size": [SIDE, SIDE], "rules": "paper", "start": start}


def stacked_moves() -> Iterator[Move]:
    """Yield the moves that close all rings, and those of the other player between them."""
    for number, side in enumerate(_SIDES):
        yield [1, side, _MIDDLE, [ring(side)]]
        yield [2, SIDE - 3, _TAKEN + number]


def _filling() -> Iterator[Move]:
    """Yield the moves of a game that fills a board, row by row."""
    for number in range(SIDE * SIDE):
        yield [1 + number % 2, *divmod(number, SIDE)]


def keep(store: StoredGames) -> tuple[list[str], list[str]]:
    """Keep the games as if they had been played; return the ids of those that are dear, and of those that are long."""
    stacked = {**stacked_setup(), "clock": None}
    long = {"size": [SIDE, SIDE], "rules": "kepung", "start": "empty", "clock": None}
    return (
        keep_all(store, stacked, list(stacked_moves())[:-1], ids("C0", COLD)),
        keep_all(store, long, list(_filling()), ids("H0", HISTORIES)),
    )


def keep_races(store: StoredRaces) -> list[str]:
    """Keep races that have started and wait for players; return their ids."""
    race_ids, now = ids("R0", RACES), int(time.time())
    race = Race("D/D/D/D", negative=True, sought=_SOUGHT, started=now * _MILLISECOND)
    for race_id in race_ids:
        store.begin(race_id, race.write(), now, "")
    return race_ids


def keep_all(
    store: StoredGames, setup: dict[str, Any], moves: Sequence[Move], game_ids: list[str], ago_s: int = 0
) -> list[str]:
    """Keep equal games with these ids, whose last event was *ago_s* seconds ago; return the ids."""
    state, now = State(setup), int(time.time()) - ago_s
    for player in (1, 2):
        state.add(json.dumps(state.sitting(player, now * _MILLISECOND)))
    for move in moves:
        state.add(json.dumps(state.decided(move[0], Action("move", move=move), now * _MILLISECOND)))
    text = json.dumps(setup)
    for game_id in game_ids:
        row = GameRow(game_id, text, (hashed(f"1{game_id}"), hashed(f"2{game_id}")), 0, over=False, changed=now)
        store.change([Change(game_id, 0, begun=[row])])
        store.change([Change(game_id, 0, state.events, over=state.play.over, now=now)])
    return game_ids


def ids(prefix: str, number: int) -> list[str]:
    """Return so many ids that begin with *prefix*, of two letters."""
    return [prefix + _numbered(each) for each in range(number)]


def _numbered(number: int) -> str:
    """Return ten letters of an id for a number."""
    letters = []
    for _ in range(10):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(reversed(letters))
