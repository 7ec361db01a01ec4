"""The models of questions and answers that teach: ways to a digit, reasons, practice."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from kropki.api.http.query import NAME
from kropki.api.routes.dependencies import LanguageQuery
from kropki.api.routes.sudoku.question_schemas import CHECK, CHECKED, STEP, Checked, EnteredBody, Said, Stepped
from kropki.api.routes.sudoku.schemas import PUZZLE, Boxes, Negative, Size, Technique
from kropki.generator.generation.request import SEED_LIMIT
from kropki.generator.ladder.explanation.why_digit import Status

TAUGHT: dict[str, Any] = {
    **STEP,
    "because": {"steps": [], "gone": {}},
    "picture": {
        "houses": [],
        "dots": [["r1c1", "r2c1"]],
        "gaps": [],
        "digits": ["r1c1", "r1c2"],
        "candidates": {"r2c1": [1, 4]},
    },
    "chain": [],
}
WAY: dict[str, Any] = {
    "steps": [{**TAUGHT, "placements": {"r2c1": 4}, "eliminations": {}}],
    "cell": "r2c1",
    "digit": 4,
}
WHY: dict[str, Any] = {**CHECK, "cell": "r2c1"}
REASON: dict[str, Any] = {
    "cell": "r2c1",
    "digit": 4,
    "status": "minimal",
    "clues": {"digits": {"r1c1": 3, "r1c2": 2}, "dots": [["r1c1", "r2c1"]], "gaps": [], "houses": ["box 1"]},
    "first": 0,
    "message": None,
    "sentence": "",
    "steps": WAY["steps"],
}


LOST: dict[str, Any] = {
    "mistakes": ["r1c2"],
    "marks": [],
    "message": {"id": "wrong-digits", "arguments": {"cells": ["r1c2"]}},
    "sentence": "This digit is wrong: r1c2.",
    "wrong": {
        "cell": "r1c2",
        "digit": 3,
        "message": {
            "id": "wrong-house",
            "arguments": {"digit": 3, "cell": "r1c2", "house": "row 1", "other": "r1c1"},
        },
        "sentence": "Row 1 has two 3s, in r1c1 and r1c2. The one in r1c2 is wrong.",
        "steps": [],
        "clash": {"cells": ["r1c1", "r1c2"], "houses": ["row 1"], "edges": []},
    },
    "since": None,
}


class PracticeQuery(LanguageQuery):
    """Which technique is practised."""

    technique: Technique = Field(description="The technique.", examples=["dot pair"])
    boxes: Boxes = True
    seed: str | None = Field(
        None,
        description="Any text. The same seed gives the same position. Without a seed, each request gives another. "
        "If the seed ends in a digit, that chooses the size: 0 gives small, nearly full boards, 9 gives large, open "
        "ones.",
        examples=[PUZZLE["seed"]],
        min_length=1,
        max_length=SEED_LIMIT,
    )


class WhyBody(EnteredBody):
    """A puzzle, what has been entered, and a cell."""

    model_config = ConfigDict(json_schema_extra={"examples": [WHY]})

    cell: str = Field(
        description="The cell that you ask about, such as `r1c2`. It must not be given. "
        "A right digit in it counts as empty.",
        max_length=4,
        json_schema_extra={"pattern": "^r[1-9]c[1-9]$"},
    )
    alone: bool = Field(
        default=False,
        description="Whether the argument may use any technique that the puzzle needs, and no other digits first.",
    )


class Reasons(BaseModel):
    """What a step needs from earlier steps."""

    steps: list[int] = Field(description="The earlier steps that it needs, by their places in the list, from 0.")
    gone: dict[str, list[int]] = Field(
        description="The digits that must be gone for this step and that those steps ruled out, by cell."
    )


class StepPicture(BaseModel):
    """The parts of the board that matter to a step."""

    houses: list[str] = Field(description="The houses that it speaks of, such as `row 1` or `box 3`.")
    dots: list[list[str]] = Field(description="The pairs of neighbours whose dot it uses.")
    gaps: list[list[str]] = Field(description="The pairs of neighbours whose missing dot it uses.")
    digits: list[str] = Field(description="The filled cells that matter.")
    candidates: dict[str, list[int]] = Field(
        description="The candidates, before the step, of the open cells that matter."
    )


class ForcedDigit(BaseModel):
    """One link of an argument by supposition."""

    cell: str | None = Field(description="The cell. Null at the contradiction of a what-if.")
    digit: int | None = Field(
        description="The digit that it would have. Null if the link only rules out digits, and at the contradiction "
        "of a what-if."
    )
    message: Said = Field(description="The reason.")
    sentence: str = Field(description="The same in words.")


class TaughtStep(Stepped):
    """A step of an argument."""

    model_config = ConfigDict(json_schema_extra={"examples": [TAUGHT]})

    because: Reasons = Field(description="What it needs from earlier steps.")
    picture: StepPicture = Field(description="What to draw for it.")
    chain: list[ForcedDigit] = Field(
        description="For a what-if: the supposition link by link, the contradiction last. For others, what the "
        "sentence has no room for: it has at most 250 characters."
    )


class PracticePosition(BaseModel):
    """A position where one technique is the next one that helps."""

    technique: Technique = Field(description="The technique.")
    seed: str = Field(description="Ask for this seed to get this position again.")
    ken: str = Field(description="The puzzle, in KEN.")
    size: Size
    negative: Negative
    boxes: Boxes = True
    entries: str = Field(description="A character for each cell in reading order: its digit, or `.` if it has none.")
    marks: list[str] = Field(description="The candidates of each cell in reading order, such as `247`.")
    needs_marks: bool = Field(
        description="Whether the technique needs the candidates. If not, rows, columns, boxes and entries are enough."
    )
    answers: list[TaughtStep] = Field(
        description="Everything that the technique finds there. A placement or an elimination of any of them is right."
    )
    solution: str = Field(description="The solution, in KEN: an elimination of its digit is wrong.")


class WayToDigit(BaseModel):
    """An easy argument that ends in a digit. Every step is used by a later one."""

    model_config = ConfigDict(json_schema_extra={"examples": [WAY]})

    steps: list[TaughtStep] = Field(
        description="The steps in order. The last one places the digit. Those to a cell may place others."
    )
    cell: str = Field(description="The cell that gets its digit.")
    digit: int = Field(description="That digit.")


class WrongClash(BaseModel):
    """The contradiction that a wrong digit leads to."""

    cells: list[str] = Field(description="The cells that matter.")
    houses: list[str] = Field(description="The house that has no place for a digit, or has a digit twice.")
    edges: list[list[str]] = Field(description="The neighbours whose digits do not agree.")


class WrongDigit(BaseModel):
    """Why a digit is wrong: what follows from it, by the easiest steps, up to a contradiction."""

    cell: str = Field(description="The cell.")
    digit: int = Field(description="The wrong digit in it.")
    message: Said = Field(description="The contradiction that it leads to.")
    sentence: str = Field(description="The same in words.")
    steps: list[TaughtStep] = Field(description="The steps that lead there, which may place digits.")
    clash: WrongClash = Field(description="What to draw for it.")


class Since(BaseModel):
    """Which digit was wrong first."""

    message: Said = Field(description="What is said.")
    sentence: str = Field(description="The same in words.")


class LostMarks(BaseModel):
    """What to put right before there is a way to a digit."""

    model_config = ConfigDict(json_schema_extra={"examples": [LOST]})

    mistakes: list[str] = Field(description="The cells with a wrong digit, or whose marks lack the right one.")
    marks: list[str] = Field(description="Those of them whose marks lack the right digit.")
    message: Said = Field(description="What is wrong: digits, or only marks.")
    sentence: str = Field(description="The same in words.")
    wrong: WrongDigit | None = Field(
        description="Why one digit is wrong: the one that you asked about, or the one that was entered first. Without "
        "`order`, the first in reading order. Null if only marks are wrong."
    )
    since: Since | None = Field(description="If you sent `order`: which digit was wrong first.")


class Faults(Checked):
    """What is wrong with what has been entered, and why."""

    model_config = ConfigDict(json_schema_extra={"examples": [{**CHECKED, "wrong": None, "since": None}]})

    wrong: WrongDigit | None = Field(
        description="Why one digit is wrong: the one that was entered first. Without `order`, the first in reading "
        "order."
    )
    since: Since | None = Field(description="If you sent `order`: which digit was wrong first.")


class ForcingClues(BaseModel):
    """What forces a digit."""

    digits: dict[str, int] = Field(description="Given or entered digits, by cell.")
    dots: list[list[str]] = Field(description="The pairs of neighbours whose dot matters.")
    gaps: list[list[str]] = Field(description="The pairs of neighbours whose missing dot matters.")
    houses: list[str] = Field(description="The houses that matter, such as `row 1` or `box 3`.")


class Reason(BaseModel):
    """Why a cell has its digit."""

    model_config = ConfigDict(json_schema_extra={"examples": [REASON]})

    cell: str = Field(description="The cell that you asked about.")
    digit: int = Field(description="Its digit.")
    status: Annotated[str, Field(json_schema_extra={"enum": list(Status), NAME: "ReasonStatus"})] = Field(
        description="`minimal`: without any one of the clues the digit is not forced. `not settled`: they force it, "
        "and some may not be needed. `far`: other digits come first, or more than 12 clues are needed."
    )
    clues: ForcingClues = Field(description="What forces the digit. Nothing if it is far.")
    first: int = Field(description="If it is far: how many other digits come first on the way to it.")
    message: Said | None = Field(description="If it is far: how many other digits come first.")
    sentence: str = Field(description="The same in words.")
    steps: list[TaughtStep] = Field(description="The argument within the clues.")
