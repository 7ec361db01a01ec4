"""A position of a record, as the commands of ``kropki dots`` show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from kropki.dots.board.position import Player, Ring
    from kropki.dots.records.record import Record
    from kropki.dots.rules.game import Play


def played(record: Record, count: int | None) -> tuple[Play, tuple[tuple[Player, Ring], ...]]:
    """Return a record's game after *count* moves, else after all, and then also the borders drawn at its end.

    Raises ``click.UsageError`` if it has fewer moves, and ``MoveError`` for one that cannot be played.
    """
    from kropki.dots.errors import DotsError, MoveError
    from kropki.dots.records import sgf
    from kropki.dots.rules.game import Play

    script = sgf.script(record)
    turns = [turn for turn in script.turns if not turn.implied]
    if count is not None and count > len(turns):
        raise click.UsageError(f"expected a move from 0 to {len(turns)}, not {count}")
    play = Play(record.board, record.ruleset, script.start, rings=script.rings)
    for number, turn in enumerate(turns[:count], 1):
        if turn.move is None:
            raise MoveError(f"move {number} cannot be read: {turn.said[:20]!r}; try --move {number - 1}")
        try:
            play.play(turn.move)
        except DotsError as error:
            raise MoveError(f"move {number} is not allowed: {error.message}; try --move {number - 1}") from None
    return play, script.borders if count is None or count == len(turns) else ()
