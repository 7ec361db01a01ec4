"""The models of the times of solvers: what a device sends, and what is told of those of others."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Self

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from kropki.api.http.bodies import whole
from kropki.api.routes.sudoku.schemas import PUZZLE, GradedLevel
from kropki.api.store.times import ENOUGH, LATEST, MOST_OF_PUZZLE, SPREAD
from kropki.generator.board import geometry, ken
from kropki.generator.board.puzzle import Grid

DAY_MS = 24 * 60 * 60 * 1000
_MOST_HELP = 999  # hints or checks; who asked oftener says this
_GRID = max(geometry.SIZES) ** 2 + max(geometry.SIZES) - 1  # characters: digits, and slashes between rows

MOST_STEPS = 60  # seconds of a solve that are kept
MOST_SECONDS = 3600.0  # between two digits

_TOKEN = "0123456789abcdef0123456789abcdef"  # noqa: S105 - an example
TIME: dict[str, Any] = {
    "token": _TOKEN,
    "ms": 61500,
    "hints": 0,
    "checks": 1,
    "pasted": False,
    "solution": PUZZLE["solution"],
}
TIMES: dict[str, Any] = {
    "id": PUZZLE["id"],
    "solves": 12,
    "unaided": 9,
    "median_ms": 58500,
    "spread_ms": [21000, 33500, 41000, 44000, 52500, 57000, 60000, 64500, 71000, 80500, 102000, 240000],
    "level": {"level": "medium", "solves": 310, "median_ms": 55000},
    "measured": {"ms": 58000, "level": "medium", "solves": 12},
}

Token = Annotated[
    str,
    Field(
        description="32 random hexadecimal digits of the device. The server keeps only a hash of them.",
        pattern="^[0-9a-f]{32}$",
    ),
]


CellName = Annotated[str, Field(pattern="^r[1-9]c[1-9]$")]
Whole = Annotated[int, BeforeValidator(whole)]
Seconds = Annotated[float, Field(ge=0, le=MOST_SECONDS, multiple_of=0.5)]


class TimeBody(BaseModel):
    """The fact that a device solved a puzzle."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [TIME]})

    token: Token
    ms: Whole = Field(description="Milliseconds during which the board was visible, up to a day.", ge=1, le=DAY_MS)
    hints: Whole = Field(description="How many hints the player asked for.", ge=0, le=_MOST_HELP)
    checks: Whole = Field(description="How often the player checked the board.", ge=0, le=_MOST_HELP)
    pasted: bool = Field(description="Whether the puzzle was pasted in. Such times do not count.")
    solution: str = Field(
        description="The full board, in KEN.",
        max_length=_GRID,
        json_schema_extra={"pattern": "^[1-9/]*$"},
    )
    order: list[CellName] | None = Field(
        default=None,
        description="The cells that the player filled, first to last. Send it only if the player agreed to that.",
        max_length=max(geometry.SIZES) ** 2,
        examples=[["r1c2", "r1c3"]],
    )
    seconds: list[Seconds] | None = Field(
        default=None,
        description="For each of these cells, the seconds since the digit before it, rounded to half a second.",
        max_length=max(geometry.SIZES) ** 2,
        examples=[[4.5, 0.5]],
    )

    @cached_property
    def grid(self) -> Grid:
        """The board that *solution* describes."""
        return ken.parse_grid(self.solution)

    @model_validator(mode="after")
    def _parse(self) -> Self:
        """Parse the board once all fields are valid; raise ``KenError``, which is no fault of pydantic's but ours."""
        _ = self.grid
        return self


class ForgetBody(BaseModel):
    """The device to forget."""

    model_config = ConfigDict(
        extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [{"token": _TOKEN}]}
    )

    token: Token


class LevelTimes(BaseModel):
    """The times of the puzzles of the same size, rule and level."""

    level: GradedLevel = Field(description="The computed level.")
    solves: int = Field(description=f"How many the median rests on, up to the newest {LATEST:,}.", ge=0)
    median_ms: int | None = Field(description=f"The median of those. Null below {ENOUGH}.")


class MeasuredTimes(BaseModel):
    """The measured difficulty, which may lag behind the times by some minutes."""

    ms: int = Field(description="The milliseconds that a typical device would need.")
    level: GradedLevel = Field(description="The level whose typical time is nearest.")
    solves: int = Field(description="How many solves it was measured from.", ge=ENOUGH)


class Times(BaseModel):
    """The times of a puzzle, without those of pasted puzzles."""

    model_config = ConfigDict(json_schema_extra={"examples": [TIMES]})

    id: str = Field(description="The id of the puzzle.")
    solves: int = Field(
        description=f"How many devices the figures rest on, up to {MOST_OF_PUZZLE:,}, one of each network.", ge=0
    )
    unaided: int = Field(description="How many of those had no hint and no check.", ge=0)
    median_ms: int | None = Field(description=f"The median. Null below {ENOUGH} solves.")
    spread_ms: list[int] = Field(
        description=f"The times, fastest first: all, or {SPREAD} at even distances. None below {ENOUGH} solves.",
        max_length=SPREAD,
    )
    level: LevelTimes = Field(description="The times of all puzzles of the same size, rule and level.")
    measured: MeasuredTimes | None = Field(description="Null until enough devices have solved it.")


class ForgottenTimes(BaseModel):
    """How much was forgotten."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"forgotten": 3}]})

    forgotten: int = Field(description="How many times of the device were removed.", ge=0)
