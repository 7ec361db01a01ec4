"""The calendar file of a game by post (RFC 5545): one entry, at the end of the days for the move that is waited for.

Pure: knows neither HTTP nor the database.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from kropki.api.errors import GameError

_LINE = 74  # letters, all of them of one byte
_SIDES = ("Blue", "Red")


def written(game_id: str, state: Mapping[str, Any], link: str) -> str:
    """Write the calendar of a game, whose page has this *link*; *state* is what anybody may know of it.

    Raises ``GameError`` for a game that is not by post, or that nobody has joined: it waits for no move.
    """
    days = (state["clock"] or {}).get("days")
    if not days or not state["clocks"]["since"]:
        raise GameError("expected a game by post that both players have joined", code="clock")
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Kropki//Dots//EN",
        "BEGIN:VEVENT",
        f"UID:{game_id}@dots.kropki",
        f"SEQUENCE:{state['number']}",
        f"DTSTAMP:{_moment(state['clocks']['since'])}",
        *_about(state, days, link),
        f"URL:{link}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line))


def _about(state: Mapping[str, Any], days: int, link: str) -> Iterator[str]:
    """Yield when something is, what, and when to ring."""
    clocks, board = state["clocks"], "x".join(map(str, state["size"]))
    if state["over"]:
        yield f"DTSTART:{_moment(clocks['since'])}"
        yield f"SUMMARY:Dots {board}: the game has ended"
        yield f"DESCRIPTION:{link}"
        return
    mover, other = _SIDES[clocks["running"] - 1], _SIDES[2 - clocks["running"]]
    yield f"DTSTART:{_moment(clocks['until'])}"
    yield f"SUMMARY:Dots {board}: {mover} must have moved"
    term = f"{days} day{'' if days == 1 else 's'}"
    yield f"DESCRIPTION:{mover} has {term} for this move. After that\\, {other} may claim the win.\\n{link}"
    yield from ("BEGIN:VALARM", "ACTION:DISPLAY", f"DESCRIPTION:Dots: {mover} is to move")
    yield from (f"TRIGGER:-PT{6 if days == 1 else 24}H", "END:VALARM")


def _moment(ms: int) -> str:
    """Write a moment in milliseconds since 1970.

    >>> _moment(1_790_000_000_000)
    '20260921T141320Z'
    """
    return f"{datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=ms):%Y%m%dT%H%M%SZ}"


def _folded(line: str) -> Iterator[str]:
    """Yield a line in parts that are short enough, each but the first with a blank before it."""
    yield line[:_LINE]
    for first in range(_LINE, len(line), _LINE - 1):
        yield f" {line[first : first + _LINE - 1]}"
