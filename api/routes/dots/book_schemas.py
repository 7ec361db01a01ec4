"""The models of the opening book, as OpenAPI shows them."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from kropki.dots.board.board import LARGEST, LETTERS

MOVES_LIMIT = 40  # dots of a game; after so many the book has long ended
SIZE_PATTERN = r"^[1-9][0-9]?x[1-9][0-9]?$"
POINTS_PATTERN = rf"^(?:[{LETTERS[0]}-{LETTERS[25]}{LETTERS[26]}-{LETTERS[51]}]{{2}})*$"
KNOWN: dict[str, Any] = {
    "player": 1,
    "games": 1061,
    "moves": [{"points": [[8, 6], [6, 8]], "games": 351, "chance": 0.5, "score": 0.1}],
}


class BookQuery(BaseModel):
    """The first moves of a game by the rule set `standard`."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    size: str = Field(
        pattern=SIZE_PATTERN,
        description=f"Columns and rows of points, up to {LARGEST}x{LARGEST}.",
        examples=["15x15"],
    )
    start: str = Field(
        "empty",
        max_length=100,
        description="The dots on the board before the first move, by the name of a start.",
        examples=["cross"],
    )
    moves: str = Field(
        "",
        max_length=2 * MOVES_LIMIT,
        pattern=POINTS_PATTERN,
        description="The dots since then, player 1 first, each as two letters of SGF: column and row.",
        examples=["fhgi"],
    )


class BookMove(BaseModel):
    """A move that the book knows."""

    points: list[list[int]] = Field(
        description="Column and row of each point where it can be made. Symmetry makes several points the same move."
    )
    games: int = Field(description="In how many games the computer played it.", ge=1)
    chance: float = Field(
        description="The mover's chance of winning after the opening, as the computer estimated it on average.",
        ge=0,
        le=1,
    )
    score: float = Field(description="By how many dots the mover should lead at the end, on average.")


class KnownOpening(BaseModel):
    """What the book knows of a position."""

    model_config = ConfigDict(json_schema_extra={"examples": [KNOWN]})

    player: int = Field(description="The player to move.", ge=1, le=2)
    games: int = Field(description="How many games the book has on boards of this size.", ge=0)
    moves: list[BookMove] = Field(description="The most played first. Empty: the book does not know the position.")
