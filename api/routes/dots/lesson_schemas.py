"""The models of the lessons of dots, as OpenAPI shows them."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from kropki.api.http.query import NAME
from kropki.api.routes.dots.lobby_schemas import NamedRules
from kropki.dots.teaching.lesson_lines import LEVELS
from kropki.dots.teaching.lessons import THEMES

MOST = 500  # lessons of one answer: all that there are, so that a page can keep them for when it has no connection


def _check_theme(name: str) -> str:
    if name not in THEMES:
        raise ValueError(f"expected one of {', '.join(THEMES)}")
    return name


Theme = Annotated[
    str, AfterValidator(_check_theme), Field(json_schema_extra={"enum": list(THEMES), NAME: "LessonTheme"})
]
Dots = list[list[Any]]
LESSON: dict[str, Any] = {
    "id": "0a1b2c3d",
    "theme": "capture",
    "level": 1,
    "size": [5, 5],
    "rules": "standard",
    "start": "empty",
    "moves": [[1, 2, 1], [2, 2, 2], [1, 1, 2], [2, 0, 0], [1, 3, 2], [2, 4, 4]],
    "player": 1,
    "answer": [2, 3],
    "line": [[1, 2, 3]],
    "wrong": [{"move": None, "line": [[2, 2, 3]]}],
    "source": None,
}


class LessonsQuery(BaseModel):
    """Which lessons are wanted."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    theme: Theme | None = Field(None, description="The theme of the lessons. Default: any.")
    level: int | None = Field(
        None, ge=1, le=LEVELS, description="How many dots ahead a player must look. Default: any."
    )
    rules: NamedRules | None = Field(None, description="The rule set of the lessons. Default: any.")
    seed: str | None = Field(
        None, min_length=1, max_length=100, description="The same seed gives the same lessons, until some are added."
    )
    day: str | None = Field(
        None,
        pattern=r"^\d{4}-\d\d-\d\d$",
        description="Instead of a seed: the lessons of a day, the same for everybody. The easiest come first.",
        examples=["2026-11-20"],
    )
    nb: int = Field(1, ge=1, le=MOST, description="How many at most. No lesson comes twice.")


class WrongMove(BaseModel):
    """A move that is not the answer, and what follows."""

    move: list[int] | None = Field(description="Column and row. Null for any other point.")
    line: Dots = Field(
        description="What follows from that dot on. Each dot is player, column, row, and the rings that are closed "
        "with it, if closing is a choice."
    )


class Lesson(BaseModel):
    """A position with one best move."""

    model_config = ConfigDict(json_schema_extra={"examples": [LESSON]})

    id: str = Field(description="The same for the same position.")
    theme: Theme = Field(description="What it is about.")
    level: int = Field(description="How many dots ahead a player must look to see it.", ge=1, le=LEVELS)
    size: list[int] = Field(description="Columns and rows of points.")
    rules: str = Field(description="The rule set.")
    start: str = Field(description="The dots on the board before the first move.")
    moves: list[list[Any]] = Field(description="The moves that led to the position, as in a game's moves.")
    player: int = Field(description="The side to move.", ge=1, le=2)
    answer: list[int] = Field(description="Column and row of the best dot.")
    line: Dots = Field(
        description="The answer and the best play of both sides after it. Each dot is player, column, row, and the "
        "rings that are closed with it, if closing is a choice."
    )
    wrong: list[WrongMove] = Field(description="Every other move nearby. Null stands for any other point.")
    source: str | None = Field(
        description="The game between people that the position is from, by the name that its site gave it. Null for "
        "a game that the computer played."
    )


class ChosenLessons(BaseModel):
    """Some of the lessons."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"lessons": [LESSON]}]})

    lessons: list[Lesson] = Field(description="The lessons. There may be fewer than you asked for.")
