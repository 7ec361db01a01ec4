"""The route of the analysis of a game of dots: a line a move, each a search of its own among those of others."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from kropki.api.client import Bucket
from kropki.api.errors import GameError
from kropki.api.http import errors, lines
from kropki.api.http.bodies import Asked
from kropki.api.http.media import NDJSON
from kropki.api.http.public import settings
from kropki.api.http.spoken import headers_of, language_for
from kropki.api.jobs.executor import Executor
from kropki.api.routes.dependencies import ForLanguage, thinkers
from kropki.api.routes.dots.analysis_schemas import AnalysisBody, JudgedMove, Refutation
from kropki.api.routes.dots.move_schemas import MoveReason
from kropki.api.routes.dots.moves import GAME_FIELDS, Moves, bounded, few_rings
from kropki.dots.board.moves import Move
from kropki.dots.board.position import Player
from kropki.dots.engine.engine import Engine
from kropki.dots.errors import DotsError, MoveError
from kropki.dots.records import replay as replaying
from kropki.dots.records import sgf
from kropki.dots.rules.game import Play
from kropki.dots.teaching.analysis import Once, budget_for, hundredths, weigh
from kropki.dots.teaching.forcing import Forcing
from kropki.dots.teaching.reasons import reason, threats
from kropki.languages import Language

analyses = APIRouter(
    prefix="/dots",
    tags=["games"],
    responses=errors.responses(400, 413, 415, 422, 429, 503),
    route_class=Asked,
)
_SEARCHES = 8  # for a move: before it, after it and after the best one, and two that may be searched again for longer
_SLIP = 2.0  # dots that a move lost, from which on it is shown how: less may be chance
_LINES: dict[int | str, dict[str, Any]] = {
    200: {"description": "A `JudgedMove` a line.", "content": {NDJSON: {"schema": {"type": "string"}}}}
}


@analyses.post("/analyse", operation_id="analyse_game", response_class=Response, responses=_LINES)
async def analyse(body: AnalysisBody, _query: ForLanguage, request: Request) -> Response:
    """Analyse each move of a game of Dots: its score, the best move, and how many dots it lost. One line a move.

    Each line comes as soon as it is there. If an error occurs midway, the last line is that problem. That may be a move
    that is not allowed, a client that has no work left, or a server that stops. To continue, send the number of the
    next move as `first`.
    """
    if body.sgf is not None and (body.size is not None or body.moves):
        raise GameError("expected the moves of a game or a record, not both", code="line")
    tasks = thinkers(request)
    seconds = settings(request).deadline / _SEARCHES
    language = language_for(request)
    analysis = await tasks.run(partial(_Analysis, body, language, seconds, tasks), Bucket.THINKING)
    response = lines.answer(request, _lines(analysis, tasks))
    response.headers.update(headers_of(language))
    return response


async def _lines(analysis: _Analysis, tasks: Executor) -> AsyncIterator[bytes]:
    while line := await tasks.run(analysis.step, Bucket.THINKING):
        yield line


class _Analysis:
    """A game up to the move that is judged next; raises ``GameError`` where it cannot be played up to there."""

    def __init__(self, body: AnalysisBody, language: Language, seconds: float, tasks: Executor) -> None:
        self._language = language
        self._engine = Once(lambda: Engine(seed=0))  # a new one each time: none keeps its tree while a client reads
        try:
            self._play, moves = _of_line(body) if body.sgf is None else _of_record(body.sgf)
        except DotsError as error:
            raise GameError(error.message, code=error.code) from None
        try:
            for given, move in islice(bounded(tasks, moves), body.first - 1):
                replaying.make(self._play, given, move)
        except DotsError as error:
            raise self._broken(error) from None
        self._budget = budget_for(len(self._play.board.points), body.level, seconds)
        self._moves = few_rings(moves)
        self._forcing = Forcing(self._play.board)

    def step(self) -> bytes:
        """Judge the next move, and make it; nothing where there is none."""
        play = self._play
        try:
            move = next((move for _, move in self._moves), None)
            if move is None:
                return b""
            number = len(play.moves) + 1
            found = weigh(play, move, self._engine, self._budget)
            why = reason(play, found.best, found.name)
            proof = self._proof(found.best) if found.lost >= _SLIP else []
            play.play(move)
        except DotsError as error:
            raise self._broken(error) from None
        points = ((*play.board.xy(point), dots) for point, dots in threats(play, 3 - move.player))
        lost = hundredths(found.lost)
        judged = JudgedMove(
            move=number,
            player=move.player,
            played=replaying.written(move, play.board),
            score=hundredths(found.score),
            chance=round(found.chance, 3),
            best=replaying.written(found.best, play.board),
            best_score=hundredths(found.best_score),
            best_chance=round(found.best_chance, 3),
            lost=lost,
            doubt=hundredths(found.doubt),
            reason=MoveReason(code=why.code, dots=why.dots, sentence=why.told(self._language)) if why else None,
            threats=[list(each) for each in points],
            refutation=self._refuted(3 - move.player) if lost >= _SLIP else None,
            line=proof,
        )
        return judged.model_dump_json().encode()

    def _proof(self, best: Move) -> list[list[Any]]:
        """Return the line by which *best* takes something by force; nothing where it does not."""
        forced = self._forcing.of(self._play, best.player, best.point) if best.point is not None else None
        return self._written(forced.moves) if forced else []

    def _refuted(self, player: Player) -> Refutation | None:
        """Tell what *player* now takes by force."""
        forced = self._forcing.of(self._play, player) if self._play.to_move == player else None
        if forced is None:
            return None
        return Refutation(
            code=forced.kind,
            dots=forced.dots,
            sentence=forced.as_loss(self._language),
            line=self._written(forced.moves),
        )

    def _written(self, moves: Iterable[Move]) -> list[list[Any]]:
        return [replaying.written(move, self._play.board) for move in moves]

    def _broken(self, error: DotsError) -> GameError:
        return GameError(error.message, code=error.code, move=len(self._play.moves) + 1)


def _of_line(body: AnalysisBody) -> tuple[Play, Moves]:
    game = replaying.read(body.model_dump(include=GAME_FIELDS))
    return Play(game.board, game.ruleset, game.start), iter(game.moves)


def _of_record(text: str) -> tuple[Play, Moves]:
    """Read the main line of the first record in *text*."""
    record = sgf.read(text).records[0]
    said = sgf.script(record)
    play = Play(record.board, record.ruleset, said.start, rings=said.rings)

    def moves() -> Iterator[tuple[object, Any]]:
        for turn in said.turns:
            if turn.move is None:
                raise MoveError(f"expected a point of the {record.board} board, not {turn.said[:20]!r}", code="move")
            if not turn.implied:
                yield turn.said, turn.move

    return play, moves()
