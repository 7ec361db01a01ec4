"""The models of races: what is asked, what is sent live, and what is told."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from kropki.api.http.bodies import whole
from kropki.api.http.errors import Problem
from kropki.api.http.plain_text import NAME_LIMIT, named
from kropki.api.races.race import MOST_RACERS
from kropki.api.routes.sudoku.schemas import PUZZLE, Boxes, Rule
from kropki.generator.board import geometry

_CELLS = max(geometry.SIZES) ** 2
_MOST_HINTS = 999  # who asked oftener says this
_ID = "7K2M9QX4TBZ0"
NEW: dict[str, Any] = {"id": _ID, "link": f"https://kropki.example/race/{_ID}"}
_PLAYER: dict[str, Any] = {"place": 1, "name": "Ada", "right": 7, "hints": 0, "ms": None, "away": False}
PART: dict[str, Any] = {"secret": "pR0Yc1sGq2bQmXw4n6uJfA", "name": "Ada", "entries": "1..34..2..1.2..3", "hints": 0}
STATE: dict[str, Any] = {
    "id": _ID,
    "number": 9,
    "now": 1790000060000,
    "started": 1790000000000,
    "cells": 12,
    "puzzle": {"ken": PUZZLE["ken"], "negative": PUZZLE["negative"]},
    "players": [_PLAYER, {"place": 2, "name": None, "right": 12, "hints": 1, "ms": 48200, "away": True}],
}


Name = Annotated[
    str,
    Field(max_length=NAME_LIMIT, description="A short name that the others see. Default: your place alone."),
    AfterValidator(named),
]

Secret = Annotated[
    str,
    Field(pattern="^[A-Za-z0-9_-]{22,64}$", description="Random, made by your device: it keeps your place for you."),
]
Entries = Annotated[
    str,
    Field(
        max_length=_CELLS,
        pattern="^[1-9.]*$",
        description="A character for each cell in reading order: its digit, or `.` if it has none.",
    ),
]
Hints = Annotated[
    int,
    Field(ge=0, le=_MOST_HINTS, description="How many hints you have asked for."),
    BeforeValidator(whole),
]


class NewRace(BaseModel):
    """A race that waits for its players."""

    model_config = ConfigDict(json_schema_extra={"examples": [NEW]})

    id: str = Field(description="The race's id. Whoever knows it can join.")
    link: str = Field(description="The page for all who want to join.")


class RacePuzzle(BaseModel):
    """The puzzle of a race."""

    ken: str = Field(description="The puzzle in KEN.")
    boxes: Boxes = True
    negative: Rule


class RacePlayer(BaseModel):
    """A player of a race. The others do not see which cells are right, nor any digit."""

    place: int = Field(description="The order in which they came, from 1.", ge=1, le=MOST_RACERS)
    name: str | None = Field(description="The name, if the player gave one.")
    right: int = Field(description="How many cells are filled as in the solution.", ge=0)
    hints: int = Field(description="How many hints the player used, as the player's device says.", ge=0)
    ms: int | None = Field(description="The milliseconds from the start until all cells were right. Null until then.")
    away: bool = Field(description="Whether the player has no connection now.")


class _Standing(BaseModel):
    number: int = Field(description="How often the race has changed.", ge=0)
    now: int = Field(description="The clock of the server, in milliseconds since 1970.")
    started: int | None = Field(description="When the race starts or started, by that clock. Null: it waits.")
    cells: int = Field(description="How many cells each player has to fill.", ge=0)
    puzzle: RacePuzzle | None = Field(description="Null until the race has been started.")
    players: list[RacePlayer] = Field(description="In the order in which they came.", max_length=MOST_RACERS)


class RaceState(_Standing):
    """How a race stands, as anybody with its id may see it."""

    model_config = ConfigDict(json_schema_extra={"examples": [STATE]})

    id: str = Field(description="The race's id.")


class RacePart(BaseModel):
    """What a player says who takes part in a race by plain requests."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [PART]})

    secret: Secret
    name: Name | None = Field(None, description="A short name that the others see. Default: your place alone.")
    start: Annotated[bool, Field(description="Whether to start the race.")] = False
    entries: Entries | None = Field(
        None, description="A character for each cell in reading order: its digit, or `.` if it has none."
    )
    hints: Hints = 0


class RacePartState(RaceState):
    """How the race stands for a player of it."""

    model_config = ConfigDict(json_schema_extra={"examples": [{**STATE, "place": 1}]})

    place: int = Field(description="Your place. It stays yours as long as you say the same secret.", ge=1)


class StandingMessage(_Standing):
    """How the race stands, each time that it has changed."""

    type: Literal["standing"]


class RaceWelcomeMessage(BaseModel):
    """The first message: which place is yours."""

    type: Literal["welcome"]
    id: str = Field(description="The race.")
    place: int = Field(description="Your place. It stays yours as long as you say the same secret.")


class RaceProblemMessage(BaseModel):
    """The answer to a message of yours that cannot be: the same problem as over HTTP."""

    type: Literal["problem"]
    number: None = Field(description="Always null: messages of a race have no numbers.")
    problem: Problem
    retry_after: int = Field(0, description="The seconds to wait, if there are any.")


class RaceTickMessage(BaseModel):
    """A sign of life: after 20 seconds of silence, and the answer to `ping`."""

    type: Literal["tick"]
    now: int = Field(description="The clock of the server, in milliseconds since 1970.")


TOLD: tuple[type[BaseModel], ...] = (RaceWelcomeMessage, StandingMessage, RaceProblemMessage, RaceTickMessage)


class RaceMessage(BaseModel):
    """What a player of a race says over a WebSocket."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    type: Literal["hello", "start", "progress", "ping"]
    secret: Secret | None = None
    name: Name | None = None
    entries: Entries | None = None
    hints: Hints = 0

    @property
    def number(self) -> int | None:
        """What a problem is told with: nothing, as messages are not counted."""
        return None

    @model_validator(mode="after")
    def _check(self) -> Self:
        """Refuse a message without the field that its type needs."""
        needed = {"hello": "secret", "progress": "entries"}.get(self.type)
        if needed and getattr(self, needed) is None:
            raise ValueError(f"expected {needed} with {self.type}")
        return self
