"""The models of questions about a puzzle that is sent, and of their answers, as OpenAPI shows them."""

from __future__ import annotations

from typing import Annotated, Any, cast

from pydantic import BaseModel, ConfigDict, Field

from kropki.api.routes.sudoku.schemas import CELLS, KEN, PUZZLE, Boxes, Difficulty, HasKen, Rule, Size
from kropki.generator.board import geometry
from kropki.languages import language

_LEAST = min(geometry.SIZES) ** 2
_MARKS = Field(max_length=max(geometry.SIZES), json_schema_extra={"pattern": "^[1-9]*$"})
BODY: dict[str, Any] = {"ken": PUZZLE["ken"], "negative": True}
TEXT: dict[str, Any] = {"text": f"https://kropki.example/?ken={PUZZLE['ken']}"}
READ: dict[str, Any] = {
    **{name: PUZZLE[name] for name in ("id", "ken", "size", "negative", "givens")},
    "ignored": [],
    "title": "",
    "author": "",
}
SOLVED: dict[str, Any] = {"solutions": 1, "solution": PUZZLE["solution"], "nodes": 1}
GRADED: dict[str, Any] = {"ken": PUZZLE["ken"], "difficulty": PUZZLE["difficulty"]}
CHECK: dict[str, Any] = {**BODY, "entries": "3214............"}
CHECKED: dict[str, Any] = {"mistakes": [], "complete": False}
STEP: dict[str, Any] = {
    "technique": "dot from a digit",
    "value": 1.1,
    "sentence": "A white dot joins r1c1, which is 3, and r2c1. Only 2 and 4 are consecutive to 3. "
    "2 is in box 1 already, so r2c1 is 4.",
    "message": {
        "id": "dot-from-digit-white-less",
        "arguments": {
            "cell": "r1c1",
            "digit": 3,
            "other": "r2c1",
            "digits": [2, 4],
            "so": {"id": "is", "arguments": {"cells": ["r2c1"], "digits": [4]}},
            "parts": [{"id": "is-in-house", "arguments": {"digits": [2], "house": "box 1"}}],
        },
    },
    "cells": ["r1c1", "r2c1"],
    "edges": [["r1c1", "r2c1"]],
    "placements": {},
    "eliminations": {"r2c1": [1]},
}


class PuzzleBody(HasKen):
    """A puzzle that a question is about."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [BODY]})

    ken: str = Field(description="The puzzle in KEN.", json_schema_extra=KEN)
    negative: Rule = True


class ReadBody(BaseModel):
    """A text that holds a puzzle."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [TEXT]})

    text: str = Field(
        description="KEN, a link of this service, or a link, a string or the JSON of f-puzzles or SudokuPad."
    )
    negative: Rule = Field(default=True, description="For a puzzle in KEN: what a missing dot means. True by default.")
    boxes: bool = Field(default=True, description="For a puzzle in KEN: whether there are boxes. True by default.")
    one_colour: bool = Field(
        default=False,
        description="Whether the answer may have `white` or `black` for `negative`. Otherwise such a puzzle is the "
        "problem `text`.",
    )
    no_boxes: bool = Field(
        default=False,
        description="Whether the answer may have false for `boxes`. Otherwise such a puzzle is the problem `text`.",
    )


CellName = Annotated[str, Field(max_length=4, pattern="^r[1-9]c[1-9]$")]


class EnteredBody(PuzzleBody):
    """A puzzle, and what has been entered."""

    model_config = ConfigDict(json_schema_extra={"examples": [CHECK]})

    entries: str = Field(
        description="A character for each cell in reading order: its digit, or `.` if it has none. You may enter "
        "givens or leave them out.",
        max_length=CELLS,
        json_schema_extra={"minLength": _LEAST, "pattern": "^[1-9.]*$"},
    )
    order: list[CellName] | None = Field(
        None,
        description="The cells in the order in which they were filled. The answer then names the digit that "
        "was wrong first.",
        max_length=CELLS,
        fail_fast=True,
    )


class CheckBody(EnteredBody):
    """A puzzle, what has been entered, and whether the answer says why it is wrong."""

    model_config = ConfigDict(json_schema_extra={"examples": [CHECK]})

    why: bool = Field(default=False, description="Whether the answer says why a digit is wrong.")


class HintBody(EnteredBody):
    """A puzzle, what has been entered, and what has been ruled out."""

    model_config = ConfigDict(json_schema_extra={"examples": [CHECK]})

    marks: list[Annotated[str, _MARKS]] | None = Field(
        None,
        description="The digits still possible in each cell in reading order, such as `247`. An empty text says "
        "nothing. Without marks, every digit is still possible.",
        max_length=CELLS,
        fail_fast=True,
    )
    until: str | None = Field(
        None,
        description="`digit`: all steps up to the easiest digit. A cell, such as `r4c5`: all steps up to its digit, "
        "with the digits that come first. Default: the next step.",
        max_length=5,
        pattern="^(digit|r[1-9]c[1-9])$",
        examples=["digit"],
    )
    near: str | None = Field(
        None,
        description="The cell that the player filled last. Among equally easy digits, the nearest to it is chosen.",
        max_length=4,
        pattern="^r[1-9]c[1-9]$",
        examples=["r1c2"],
    )


class ReadPuzzle(BaseModel):
    """The puzzle in a text. Whether it has exactly one solution is another question."""

    model_config = ConfigDict(json_schema_extra={"examples": [READ]})

    id: str = Field(description="The id of this puzzle, kept here or not.")
    ken: str = Field(description="The puzzle in KEN, canonical.")
    size: Size
    boxes: Boxes = True
    negative: Rule
    givens: int = Field(description="How many digits are given.", ge=0)
    ignored: list[str] = Field(description="The names of what changes nothing: title, solution, marks, settings.")
    title: str = Field("", description="The name of the puzzle, if the text has one.")
    author: str = Field("", description="The name of its maker, if the text has one.")


class Solved(BaseModel):
    """What the search found."""

    model_config = ConfigDict(json_schema_extra={"examples": [SOLVED]})

    solutions: int = Field(description="0, 1, or 2 for two or more.", ge=0, le=2)
    solution: str | None = Field(description="The first solution found, in KEN. Null if there is none.")
    nodes: int = Field(description="How many states of the board the search looked at.", ge=0)


class Graded(BaseModel):
    """How hard a puzzle is."""

    model_config = ConfigDict(json_schema_extra={"examples": [GRADED]})

    ken: str = Field(description="The puzzle in KEN, canonical.")
    difficulty: Difficulty = Field(description="How hard it is.")


class Said(BaseModel):
    """A message of the catalogue: languages other than English can be made from it.

    `x-messages` has the English of each id: a text, or a list of parts as docs/translating.md describes them.
    """

    model_config = ConfigDict(json_schema_extra={"x-messages": cast("dict[str, Any]", language("en").patterns)})

    id: str = Field(description="Which message. `x-messages` has all of them.", examples=["right-until"])
    arguments: dict[str, Any] = Field(
        description="Its arguments by name: cells, digits, houses and colours, ways to fill cells, lists of these, and "
        "other messages.",
        examples=[{"digit": 6, "cell": "r4c4"}],
    )


class Stepped(BaseModel):
    """The next step. Cells are named by row and column: `r1c2`."""

    model_config = ConfigDict(json_schema_extra={"examples": [STEP]})

    technique: str = Field(description="Which technique it is.")
    value: float = Field(description="The value of the technique. The highest one needed is the rating.")
    message: Said = Field(description="What the step says.")
    sentence: str = Field(description="The same in words.")
    cells: list[str] = Field(description="The cells that it looks at or changes.")
    edges: list[list[str]] = Field(description="The pairs of neighbours whose dot, or lack of one, it uses.")
    placements: dict[str, int] = Field(description="The digits that it places, by cell.")
    eliminations: dict[str, list[int]] = Field(description="The digits that it rules out, by cell.")


class Explanation(BaseModel):
    """A puzzle explained."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"id": PUZZLE["id"], "steps": [STEP]}]})

    id: str = Field(description="The id of the puzzle.")
    steps: list[Stepped] = Field(description="Every step from the givens to the solution, in order.")


class Mistaken(BaseModel):
    """What to put right before there is a next step."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"mistakes": ["r1c1"]}]})

    mistakes: list[str] = Field(description="The cells with a wrong digit, or whose marks lack the right one.")


class Ended(BaseModel):
    """That there is no next step."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"complete": True}]})

    complete: bool = Field(description="True: the board is full and right. False: no technique here helps.")


class Checked(BaseModel):
    """What is wrong with what has been entered."""

    model_config = ConfigDict(json_schema_extra={"examples": [CHECKED]})

    mistakes: list[str] = Field(description="The cells with a wrong digit.")
    complete: bool = Field(description="Whether the board is full and right.")
