"""Who plays against people and programs: a level of the engine or a strength, with the opening book before the best."""

from __future__ import annotations

from dots.book.book_move import Prepared
from dots.engine.engine import STRONGEST, Chooser, Engine
from dots.opponents.opponent import Opponent
from dots.opponents.strengths import STRENGTHS


def chooser(
    *, level: int | None = None, strength: int | None = None, seed: int | str = 0, threads: int = 1, book: bool = True
) -> Chooser:
    """Return the player of a *strength*, else of a *level* (``None``: the strongest); see ``opens_by_book``.

    Without *book* it never plays by that.
    """
    player: Chooser
    if strength is None:
        player = Engine(level=level, seed=seed, threads=threads)
    else:
        player = Opponent(strength=strength, seed=seed, threads=threads)
    return Prepared(player, seed) if book and opens_by_book(level, strength) else player


def opens_by_book(level: int | None, strength: int | None) -> bool:
    """Tell whether a player opens by the book: level 5 and the strength that plays like it."""
    return (STRONGEST if level is None else level) >= STRONGEST if strength is None else strength >= len(STRENGTHS)
