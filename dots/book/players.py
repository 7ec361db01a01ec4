"""Who plays against people and programs: a level of the engine or a strength, with the opening book before the best."""

from __future__ import annotations

from kropki.dots.book.book_move import Prepared
from kropki.dots.engine.engine import Chooser
from kropki.dots.engine.strengths import STRONGEST, named
from kropki.dots.opponents.opponent import Opponent


def chooser(
    *, level: int | None = None, strength: int | None = None, seed: int | str = 0, threads: int = 1, book: bool = True
) -> Chooser:
    """Return the player of a *strength*, else of a *level* (``None``: the strongest), who opens by the book.

    Only the strongest does that, and without *book* nobody does.
    """
    row = named(level, strength)
    player = Opponent(row, seed=seed, threads=threads)
    return Prepared(player, seed) if book and row is STRONGEST else player
