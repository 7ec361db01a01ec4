"""The route of the opening book: what the computer's games against itself tell of a position."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from kropki.api.errors import GameError
from kropki.api.http import errors, etag
from kropki.api.http.media import JSON
from kropki.api.http.query import QueryReader, Read
from kropki.api.routes.dependencies import executor
from kropki.api.routes.dots.book_schemas import BookMove, BookQuery, KnownOpening
from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import start
from kropki.dots.board.rulesets import named
from kropki.dots.book.book import RULES, own
from kropki.dots.errors import DotsError
from kropki.dots.rules.game import Play

_DAY = "public, max-age=86400"  # the book is the same until there is another one

book = APIRouter(prefix="/dots", tags=["games"], responses=errors.responses(400, 422, 429, 503), route_class=Read)

ForBook = Annotated[BookQuery, Depends(QueryReader(BookQuery).of)]


@book.get("/book", operation_id="get_opening", response_model=KnownOpening)
async def get_opening(query: ForBook, request: Request) -> Response:
    """Return the moves that the opening book knows after the first dots of a game.

    The book has games by the rule set `standard`. A game that cannot be played is the problem `game` (422), whose
    `move` is the number of the move that is not allowed.
    """
    content = await executor(request).run(lambda: _known(query))
    return etag.answer(request, content, media_type=JSON, cache_control=_DAY)


def warm() -> None:
    """Read the book, so that no request waits for it."""
    own()


def _known(query: BookQuery) -> bytes:
    play = _played(query)
    grid = play.board
    moves = [
        BookMove(
            points=[list(grid.xy(point)) for point in each.points],
            games=each.summary.games,
            chance=each.summary.chance,
            score=each.summary.score,
        )
        for each in own().known(play)
    ]
    return KnownOpening(player=play.to_move, games=own().games(grid), moves=moves).model_dump_json().encode()


def _played(query: BookQuery) -> Play:
    """Play the game of *query*."""
    width, height = map(int, query.size.split("x"))
    number = 0
    try:
        grid = board(width, height)
        play = Play(grid, named(RULES), start(query.start, grid))
        for number in range(1, len(query.moves) // 2 + 1):
            point = grid.named(query.moves[2 * number - 2 : 2 * number])
            play.play(Move(play.to_move, MoveKind.DOT, point))
    except DotsError as error:
        raise GameError(error.message, code=error.code, move=number) from None
    return play
