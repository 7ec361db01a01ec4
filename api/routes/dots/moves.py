"""The routes of games of dots: a move in one, and what comes of one. The game comes with the question."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from kropki.api.client import Bucket
from kropki.api.errors import GameError
from kropki.api.http import errors
from kropki.api.http.bodies import Asked
from kropki.api.http.media import JSON
from kropki.api.http.public import settings
from kropki.api.jobs.executor import Executor
from kropki.api.routes.dependencies import ForLanguage, ForNothing, Spoken, executor, thinkers
from kropki.api.routes.dots.move_schemas import ChosenMove, MoveBody, MoveReason, ReplayBody, ReplayedGame
from kropki.dots.board.moves import Move
from kropki.dots.board.position import Position
from kropki.dots.book.players import chooser
from kropki.dots.engine.engine import Budget, Chooser, scored
from kropki.dots.engine.strengths import Strength, named
from kropki.dots.errors import DotsError, MoveError
from kropki.dots.records import replay as replaying
from kropki.dots.rules.game import Play
from kropki.dots.rules.resume import resume
from kropki.dots.teaching.analysis import hundredths
from kropki.dots.teaching.reasons import reason
from kropki.languages import Language

_LONG_S = 1.0  # from which on the search for a move is a long question
_DOT = 3  # parts of a move without rings
RINGS_LIMIT = 60  # of one move; each may take some milliseconds
GAME_FIELDS = {"size", "rules", "start", "moves"}

Moves = Iterable[tuple[object, Move]]

games = APIRouter(
    prefix="/dots",
    tags=["games"],
    responses=errors.responses(400, 413, 415, 422, 429, 503),
    route_class=Asked,
)


@games.post(
    "/replay", operation_id="replay_game", response_model=ReplayedGame, response_description="What became of the game."
)
async def replay(body: ReplayBody, _query: ForNothing, request: Request) -> Response:
    """Replay a game of dots, as `kropki dots replay` does.

    A move that is not allowed is no problem. It ends the replay, and `error` says which move it is and why.
    """
    tasks = thinkers(request)  # a game with great rings takes a second
    answer = await tasks.run(partial(_replay, body.model_dump(), partial(bounded, tasks)))
    return Response(answer, media_type=JSON, headers={"Cache-Control": "no-store"})


@games.post("/move", operation_id="choose_move", response_description="The move.")
async def move(body: MoveBody, _query: ForLanguage, language: Spoken, request: Request) -> ChosenMove:
    """Choose a move in a game of dots, or in a position.

    At level 5, and at the highest strengths, questions wait for their turn: `waited` tells how long. A game that cannot
    be played is the problem `game` (422), whose `move` is the number of the move that is not allowed. So is a position
    that does not follow from its dots alone, with the code `order`.
    """
    seconds = min(_asked(body).seconds, settings(request).deadline / 2)
    is_long = _is_long(body)
    has_rings = any(len(move) > _DOT for move in body.moves)
    tasks = (thinkers if is_long or has_rings else executor)(request)
    task = partial(_choose_in_turn, body, language, seconds, partial(bounded, tasks), time.monotonic())
    return await tasks.run(task, Bucket.THINKING if is_long else Bucket.WORK)


def _replay(line: dict[str, Any], bounded: Callable[[Moves], Moves]) -> bytes:
    try:
        game = replaying.read(line)
    except DotsError as error:
        return json.dumps(replaying.refused(error)).encode()
    return json.dumps(replaying.replay_game(replace(game, moves=bounded(game.moves)))).encode()


def _asked(body: MoveBody) -> Strength:
    return named(body.level, body.strength)


def _chooser(body: MoveBody) -> Chooser:
    return chooser(level=body.level, strength=body.strength, seed=body.seed, book=body.book)


def _is_long(body: MoveBody) -> bool:
    return _asked(body).seconds >= _LONG_S


def _choose_in_turn(
    body: MoveBody, language: Language, seconds: float, bounded: Callable[[Moves], Moves], asked: float
) -> ChosenMove:
    """Choose a move that was *asked* for at that moment; tell how long it waited for its turn."""
    waited = time.monotonic() - asked
    return _choose(body, language, seconds, bounded).model_copy(update={"waited": round(waited * 1000)})


def _choose(body: MoveBody, language: Language, seconds: float, bounded: Callable[[Moves], Moves]) -> ChosenMove:
    play, player = _resume(body) if body.position is not None else (_played(body, bounded), None)
    player = body.player or player or play.to_move
    by_wall = _is_long(body)  # so that it ends in time on a busy machine; of lower levels the playouts are few
    budget = Budget(seconds=seconds, nodes=_asked(body).nodes or None, wall=by_wall)
    chosen = scored(play, _chooser(body).choose(play, budget, player), budget)
    name = next((each.reason for each in chosen.candidates if each.move == chosen.move), None)
    found = reason(play, chosen.move, name) if chosen.move else None
    return ChosenMove(
        move=replaying.written(chosen.move, play.board) if chosen.move else [],
        score=hundredths(chosen.score),
        chance=round(chosen.chance, 3),
        reason=MoveReason(code=found.code, dots=found.dots, sentence=found.told(language)) if found else None,
        level=body.level if body.strength is None else None,
        strength=body.strength,
        waited=0,
    )


def _resume(body: MoveBody) -> tuple[Play, int]:
    if body.size is not None or body.moves or not body.position:
        raise GameError("expected the moves of a game or a position, not both", code="line")
    try:
        position = Position.parse(body.position)
        return resume(position), position.to_move
    except DotsError as error:
        raise GameError(error.message, code=error.code) from None


def _played(body: MoveBody, bounded: Callable[[Moves], Moves]) -> Play:
    """Play the game of *body* up to where a move is wanted."""
    play: Play | None = None
    try:
        game = replaying.read(body.model_dump(include=GAME_FIELDS))
        play = Play(game.board, game.ruleset, game.start)
        for given, made in bounded(game.moves):
            replaying.make(play, given, made)
    except DotsError as error:
        raise GameError(error.message, code=error.code, move=len(play.moves) + 1 if play else 0) from None
    return play


def bounded(tasks: Executor, moves: Moves) -> Iterator[tuple[object, Move]]:
    """Yield *moves* while there is time; refuse one with more rings than anybody closes."""
    return few_rings(tasks.in_time(moves))


def few_rings(moves: Moves) -> Iterator[tuple[object, Move]]:
    """Yield *moves*; refuse one with more rings than anybody closes."""
    for given, made in moves:
        if len(made.rings) > RINGS_LIMIT:
            raise MoveError(f"expected at most {RINGS_LIMIT} rings in a move, not {len(made.rings)}", code="move")
        yield given, made
