"""The models of the analysis of games of dots, as OpenAPI shows them."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from kropki.api.routes.dots.move_schemas import (
    GAME,
    MOVES_LIMIT,
    LevelNumber,
    MoveReason,
    Moves,
    Rules,
    Size,
    Start,
    Whole,
)
from kropki.dots.board.rulesets import DEFAULT

RECORD_LIMIT = 60_000  # characters of SGF; the body has a bound of its own
ANALYSE: dict[str, Any] = {**GAME, "level": 1}
JUDGED: dict[str, Any] = {
    "move": 4,
    "player": 2,
    "played": [2, 2, 2],
    "score": -1.0,
    "chance": 0.35,
    "best": [2, 4, 2],
    "best_score": 0.2,
    "best_chance": 0.52,
    "lost": 1.2,
    "doubt": 0.6,
    "reason": {"code": "save", "dots": 1, "sentence": "Saves 1 dot: it was one move from capture."},
    "threats": [[4, 2, 1]],
    "refutation": None,
    "line": [],
}
REFUTED: dict[str, Any] = {
    "code": "double attack",
    "dots": 2,
    "sentence": "Loses 2 dots: an attack in two places at once.",
    "line": [[1, 4, 2], [2, 3, 3], [1, 5, 4]],
}


class AnalysisBody(BaseModel):
    """A game of dots to analyse: its *size* and *moves*, or a record, *sgf*."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [ANALYSE]})

    size: Size | None = Field(None, description="Columns and rows of points.")
    rules: Rules = DEFAULT
    start: Start = "empty"
    moves: Moves = []
    sgf: str | None = Field(
        None,
        max_length=RECORD_LIMIT,
        description="Instead of the fields above, a record, whose main line is analysed: `(;GM[40]SZ[5];B[cc])`.",
    )
    first: Whole = Field(
        1,
        ge=1,
        le=MOVES_LIMIT,
        description="The number of the first move to analyse, such as where another answer ended.",
    )
    level: LevelNumber = Field(
        3,
        description="How long to think about each position, the last one included, from 1 to 5. Each level makes about "
        "twice as many playouts as the one below, and fewer on a larger board.",
    )


class Refutation(BaseModel):
    """What the other side takes by force after a move."""

    model_config = ConfigDict(json_schema_extra={"examples": [REFUTED]})

    code: str = Field(description="`capture`, `double attack` or `ladder`.")
    dots: int = Field(description="How many dots it takes at least.", ge=1)
    sentence: str = Field(description="The same in words.")
    line: list[list[Any]] = Field(
        description="How it can go on, up to the capture: moves of both sides, as in a game's moves."
    )


class JudgedMove(BaseModel):
    """What a move was worth. Scores and chances are the mover's."""

    model_config = ConfigDict(json_schema_extra={"examples": [JUDGED]})

    move: int = Field(description="Its number, from 1.", ge=1)
    player: int = Field(description="The player who made it.", ge=1, le=2)
    played: list[Any] = Field(description="As in a game's moves.")
    score: float = Field(description="The difference that is expected at the end after it, in dots.")
    chance: float = Field(description="The chance of winning after it. A draw counts as half a win.", ge=0, le=1)
    best: list[Any] = Field(description="The best move that was found, as in a game's moves.")
    best_score: float = Field(description="The difference that is expected after the best move.")
    best_chance: float = Field(description="The chance of winning after the best move.", ge=0, le=1)
    lost: float = Field(description="By how many dots the best move is better. 0 if not by more than `doubt`.", ge=0)
    doubt: float = Field(
        description="By how many dots the difference between the two moves is uncertain: it is within this of the"
        " truth 19 times of 20. 0 if there is no difference to tell.",
        ge=0,
    )
    reason: MoveReason | None = Field(description="Why the best move is good. Null if no capture is near.")
    threats: list[list[int]] = Field(
        description="Where the other side could capture with its next dot: column, row and the number of dots, at most "
        "eight. Only if rings close by themselves."
    )
    refutation: Refutation | None = Field(
        None,
        description="For a move that lost two dots or more: what the other side takes by force after it. Null if that "
        "is nothing, or if closing is a choice.",
    )
    line: list[list[Any]] = Field(
        [],
        description="For a move that lost two dots or more: how the best move takes dots by force, up to the capture. "
        "Empty if it does not, or if closing is a choice.",
    )
