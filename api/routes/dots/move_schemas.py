"""The models of what is asked about games of dots, and answered, as OpenAPI shows them.

A game comes as the line that ``kropki dots replay`` reads. Its moves are checked one by one as they
are played, so here they are lists of anything.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from kropki.api.http.bodies import whole
from kropki.dots.board.board import LARGEST, SMALLEST
from kropki.dots.board.rulesets import DEFAULT
from kropki.dots.engine.strengths import LEVELS, STRENGTHS

MOVES_LIMIT = 2 * LARGEST**2  # of a game: dots, and words
PARTS_LIMIT = 8  # of one move or dot, which has four at most: so the game itself says what is wrong with five
POSITION_LIMIT = 16_000  # characters; a full board of 60x60 takes 4,000, and its rings are outlines
GAME: dict[str, Any] = {
    "size": [9, 9],
    "rules": "standard",
    "start": "cross",
    "moves": [[1, 5, 3], [2, 5, 4], [1, 4, 5], [2, 2, 2]],
}
REPLAYED: dict[str, Any] = {
    "captured": [0, 0],
    "after": [[0, 0], [0, 0], [0, 0], [0, 0]],
    "open": 73,
    "over": False,
    "result": None,
    "error": None,
}
MOVE: dict[str, Any] = {**GAME, "level": 3}
REASON: dict[str, Any] = {"code": "capture", "dots": 1, "sentence": "Captures 1 dot."}
CHOSEN: dict[str, Any] = {"move": [1, 4, 2], "score": 1.0, "chance": 0.75, "reason": REASON, "level": 3}
CHOSEN |= {"strength": None, "waited": 0}


Whole = Annotated[int, BeforeValidator(whole)]
_Side = Annotated[int, Field(ge=SMALLEST, le=LARGEST), BeforeValidator(whole)]
Player = Annotated[int, Field(ge=1, le=2), BeforeValidator(whole)]
LevelNumber = Annotated[int, Field(ge=1, le=len(LEVELS)), BeforeValidator(whole)]
StrengthNumber = Annotated[int, Field(ge=1, le=len(STRENGTHS)), BeforeValidator(whole)]
_Seed = Annotated[int, Field(ge=0, lt=2**32), BeforeValidator(whole)]
Size = Annotated[
    list[_Side],
    Field(fail_fast=True, min_length=2, max_length=2, description="Columns and rows of points."),
]
_Dot = Annotated[  # a tuple, as State keeps it, although JSON has lists
    tuple[Whole, ...], Field(max_length=PARTS_LIMIT, fail_fast=True, strict=False)
]
_Move = Annotated[list[Any], Field(max_length=PARTS_LIMIT)]
STARTS_SAID = (
    "The dots on the board before the first move: `empty`, `cross`, `two-crosses`, `three-crosses`, `four-crosses`, or "
    "`random-crosses=17` with any seed. A handicap of free dots of player 1 stands behind it: `cross+handicap=3`."
)
Start = Annotated[
    Annotated[str, Field(max_length=100)] | Annotated[list[_Dot], Field(max_length=LARGEST**2, fail_fast=True)],
    Field(description=f"{STARTS_SAID} Or dots, each as player, column and row."),
]
Moves = Annotated[
    list[_Move],
    Field(
        fail_fast=True,
        max_length=MOVES_LIMIT,
        description="The moves: `[1, x, y]`, a dot of player 1 in column x and row y, both from 0 at the top "
        'left. If closing is a choice: `[1, x, y, rings]` and `[1, null, null, rings]`. Words: `[1, "stop"]`, '
        '`"done"`, `"resign"`, `"time"`, `"draw"`, `"count"`.',
    ),
]
Rules = Annotated[
    str,
    Field(
        max_length=100,
        description="`standard`, `no-territory`, `territory`, `gorilla`, `kepung` or `paper`, with its options "
        "after it: `paper+two_steps`, `standard+first_to=10`.",
    ),
]


class ReplayBody(BaseModel):
    """A game of dots."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [GAME]})

    size: Size
    rules: Rules = DEFAULT
    start: Start = "empty"
    moves: Moves = []
    alternate: bool = Field(
        default=False, description="True: players must take turns. False: each move names its player."
    )


class MoveBody(BaseModel):
    """A game of dots to choose a move in: its *size* and *moves*, or a *position*."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [MOVE]})

    size: Size | None = Field(None, description="Columns and rows of points.")
    rules: Rules = DEFAULT
    start: Start = "empty"
    moves: Moves = []
    position: str | None = Field(
        None,
        max_length=POSITION_LIMIT,
        description="Instead of the fields above, a position as a line of text: `3x3 standard 1 0 0 3/1XO/3 -`. "
        "These are the size, the rule set, the player to move, the captured dots of both, the rows and the rings. In a "
        "row, `X` is a dot of player 1, `O` is one of player 2, and a number is that many open points.",
    )
    player: Player | None = Field(None, description="The player to move for. Default: the player whose turn it is.")
    level: LevelNumber = Field(3, description="The level: from 1, a beginner, to 5.")
    strength: StrengthNumber | None = Field(
        None,
        description=f"Instead of a level, a strength on a finer scale: from 1, a child, to {len(STRENGTHS)}, which "
        "plays as level 5.",
    )
    seed: _Seed = Field(0, description="Another seed may give another good move.")
    book: bool = Field(
        default=True,
        description="False: level 5 and the highest strength search each move, and never play by the opening book.",
    )


class ReplayError(BaseModel):
    """The move at which a game stops."""

    code: str = Field(description="Stable.", examples=["taken"])
    move: int = Field(description="The number of the move, from 1. 0: the game itself.", ge=0)
    message: str = Field(description="A sentence for people.")
    between: list[list[int]] | None = Field(None, description="The two points between which a ring breaks or crosses.")


class ReplayedGame(BaseModel):
    """What comes of a game."""

    model_config = ConfigDict(json_schema_extra={"examples": [REPLAYED]})

    captured: list[int] = Field(description="The captured dots that player 1 and player 2 hold at the end.")
    after: list[list[int]] = Field(description="The same after each move.")
    open: int = Field(description="How many points are open.", ge=0)
    over: bool = Field(description="Whether the game has ended.")
    result: str | None = Field(description="`B+3`, `W+R`, `0`, `Draw` and others. Null while the game goes on.")
    error: ReplayError | None = Field(description="For a move that is not allowed. The moves before it still count.")


class MoveReason(BaseModel):
    """What a move is good for."""

    code: str = Field(
        description="`capture`: it captures dots. `save`: it saves dots from capture. `threat`: it threatens to "
        "capture dots. `double attack`: it threatens several captures, and no single answer prevents all. "
        "`ladder`: it captures by one threat after another. `net`: it captures by force, although it "
        "threatens nothing. `defence`: it is the best answer to an attack. `grounding`: it links dots to "
        "the edge. `pool`: it makes or fills a pool. `book`: it is from the opening book, and so are "
        "`score` and `chance`. `solved`: it was worked out to the end of the game. `end`: it ends the "
        "game."
    )
    dots: int = Field(description="How many dots, or points of a pool, it is about. 0 if they were not counted.", ge=0)
    sentence: str = Field(description="The same in words.")


class ChosenMove(BaseModel):
    """A move."""

    model_config = ConfigDict(json_schema_extra={"examples": [CHOSEN]})

    move: list[Any] = Field(description="As in a game's moves. Empty if there is nothing to play.")
    score: float = Field(description="By how many dots the mover should lead at the end.")
    chance: float = Field(description="The chance of winning. A draw counts as half a win.", ge=0, le=1)
    reason: MoveReason | None = Field(description="Null if the search itself is the only reason.")
    level: int | None = Field(description="The level that chose it. Null if a strength did.")
    strength: int | None = Field(description="The strength that chose it. Null if a level did.")
    waited: int = Field(0, description="Milliseconds that the question waited for its turn.", ge=0)
