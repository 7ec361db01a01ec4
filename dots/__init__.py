"""Dots, the game of points and rings: boards, rule sets, the engine, records, opponents.

Knows nothing of the puzzles that share its name, nor of the service and the page. What users of the library find here
is in ``kropki.dots.library``, and loaded when it is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kropki.dots.library import Best, DotsError, Game, Judged, Point, read

__all__ = ["Best", "DotsError", "Game", "Judged", "Point", "read"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from kropki.dots import library  # noqa: PLC0415 - most of those who import a part of this package need nothing of it

    return getattr(library, name)
