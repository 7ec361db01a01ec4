"""Snapshots: what a game has come to after so many events, so that it need not be played again from the first one.

A snapshot has the moves that stand, without those that were taken back, and what else the events have left behind. It
is made by this service for itself: one that it cannot read, of another version say, is as good as none.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from api.games.state import State
from dots.errors import DotsError
from dots.records import replay

EVERY = 200  # events, after which there is another one
_VERSION = 1


def text_of(state: State) -> str:
    """Return the snapshot of *state*."""
    return "".join(filter(None, parts(state)))


def parts(state: State) -> Iterator[str | None]:
    """Yield ``None`` for each move that is written, and in the end the snapshot of *state*."""
    moves: list[list[Any]] = []
    for move in state.play.moves:
        moves.append(replay.written(move, state.play.board))
        yield None
    said = {"version": _VERSION, "number": state.number, "moves": moves, "left": state.left()}
    yield json.dumps(said, separators=(",", ":"))


def restored(setup: Mapping[str, Any], text: str) -> Iterator[State | None]:
    """Yield ``None`` for each move that is made, and in the end the state; not that where *text* cannot be read."""
    try:
        said = json.loads(text)
        if said["version"] != _VERSION:
            return
        state = State(setup)
        for given in said["moves"]:
            state.play.play(replay.move(given, state.play.board), was_allowed=True)
            yield None
        state.before = said["number"]
        state.restore(said["left"])
    except (ValueError, KeyError, TypeError, AttributeError, DotsError):
        return
    yield state
