"""The models of a puzzle that is asked for, as OpenAPI shows them, every field explained.

A puzzle in KEN is parsed here, so that no handler sees text that is not KEN. The limits here
are the generator's.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    ValidatorFunctionWrapHandler,
    WrapValidator,
    model_validator,
)
from pydantic_core import PydanticCustomError

from kropki.api.http.query import HIDDEN, NAME
from kropki.api.routes.sudoku.negotiation import Form
from kropki.api.store.kinds import Kind, kinds_for
from kropki.generator.board import geometry, ken
from kropki.generator.board import puzzle as board
from kropki.generator.board.rules import OneTwo
from kropki.generator.generation.record import ID_LENGTH
from kropki.generator.generation.request import BOUNDS, SEED_LIMIT, TECHNIQUES, Request
from kropki.generator.ladder.grade import DEEPER
from kropki.generator.ladder.rungs import Level

CELLS = max(geometry.SIZES) ** 2
KEN: dict[str, Any] = {
    "maxLength": ken.LIMIT,
    "pattern": "^[0-9A-Iwkx()/]*$",
}  # KenError says what is wrong
BATCH_LIMIT = 50  # puzzles of one answer
PACK_LIMIT = 500  # the same, of puzzles that are made already
_REPEATED = 40  # characters of a client's own words that are repeated

# One small puzzle in every example: GET /kropki?size=4&seed=tea&solution=true
PUZZLE: dict[str, Any] = {
    "id": "RYKETAHWY2H2",
    "ken": "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A",
    "size": 4,
    "negative": True,
    "difficulty": {
        "level": "medium",
        "rating": 1.6,
        "score": 67,
        "first": 1.6,
        "openings": 3.2,
        "techniques": {
            "last cell": 6,
            "dot from a digit": 11,
            "hidden single in a box": 10,
            "black dot digits": 16,
        },
        "moments": 1,
    },
    "givens": 0,
    "seed": "tea",
    "generator": "1",
    "solution": "3214/4132/2341/1423",
}
SOLUTION: dict[str, Any] = {"id": PUZZLE["id"], "solution": PUZZLE["solution"]}


def _check_size(size: int) -> int:
    if size not in geometry.SQUARES:
        raise ValueError(f"expected 4, 6 or 9, or 4 to 9 without boxes, got {size}")
    return size


def _check_technique(name: str) -> str:
    if name not in TECHNIQUES:
        raise ValueError(f"expected one of {', '.join(TECHNIQUES)}; got {name[:_REPEATED]!r}")
    return name


Size = Annotated[
    int,
    AfterValidator(_check_size),
    Field(
        description="Rows, columns and digits of the board: 4, 6 or 9 with boxes, 4 to 9 without.",
        json_schema_extra={"enum": list(geometry.SQUARES), NAME: "Size"},
    ),
]
Technique = Annotated[
    str, AfterValidator(_check_technique), Field(json_schema_extra={"enum": list(TECHNIQUES), NAME: "Technique"})
]
GradedLevel = Annotated[str, Field(json_schema_extra={"enum": [*Level, DEEPER], NAME: "GradedLevel"})]
Rating = Annotated[float, Field(ge=0, le=10, allow_inf_nan=False)]
Count = Annotated[float, Field(ge=0, le=CELLS, allow_inf_nan=False)]
Moments = Annotated[int, Field(ge=0, le=10_000)]
Negative = Annotated[bool, Field(description="Whether a missing dot means neither consecutive nor double.")]
Boxes = Annotated[bool, Field(description="Whether each box holds every digit, too. Missing: true.")]
DotColour = Annotated[Literal["white", "black"], Field(json_schema_extra={NAME: "DotColour"})]


def _as_one_fault(value: object, validate: ValidatorFunctionWrapHandler) -> object:
    """Return what *validate* makes of *value*; refuse it once, and not once for each type that it might have."""
    try:
        return validate(value)
    except ValidationError:
        raise PydanticCustomError("rule", "expected true, false, white or black") from None


Rule = Annotated[
    bool | DotColour,
    WrapValidator(_as_one_fault),
    Field(
        description="What a missing dot means. True: neither consecutive nor double. False: nothing. `white`: not "
        "consecutive, as all white dots are drawn. `black`: not double, as all black dots are drawn."
    ),
]


class PuzzleQuery(BaseModel):
    """What a puzzle can be asked to be."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seed: str | None = Field(
        None,
        description="Any text. The same seed always gives the same puzzle. Without a seed, each request gives "
        "another puzzle.",
        examples=[PUZZLE["seed"]],
        json_schema_extra={"minLength": 1, "maxLength": SEED_LIMIT},
    )
    size: Size = 9
    boxes: Boxes = True
    negative: Rule = True
    one_two: OneTwo = Field(
        OneTwo.BLACK,
        description="The dot of a pair 1-2, where both colours fit. If all dots of one colour are drawn, it has that "
        "colour.",
    )
    difficulty: Level | None = Field(
        None,
        description="Exactly this level. Default: medium. With techniques or ratings: any level.",
        examples=["hard"],
    )
    technique: list[Technique] = Field(
        [], description="A technique that the puzzle needs. May be repeated.", max_length=len(TECHNIQUES)
    )
    rating_min: Rating | None = Field(None, description="The least rating.")
    rating_max: Rating | None = Field(None, description="The greatest rating.")
    first_rating_min: Rating | None = Field(
        None, description="The least value of the hardest technique needed to find a first digit."
    )
    first_rating_max: Rating | None = Field(
        None, description="The greatest value of the hardest technique needed to find a first digit."
    )
    openings_min: Count | None = Field(
        None, description="The least number of digits from which a player can choose the next one, on average."
    )
    openings_max: Count | None = Field(
        None, description="The greatest number of digits from which a player can choose the next one, on average."
    )
    moments_min: Moments | None = Field(
        None, description="At how many moments the next digit needs a technique of the puzzle's own level, at least."
    )
    moments_max: Moments | None = Field(
        None, description="At how many moments the next digit needs a technique of the puzzle's own level, at most."
    )
    solution: bool = Field(default=False, description="Whether the answer also has the solution.")

    @cached_property
    def request(self) -> Request:
        """The same as a request to the generator; raises ``RequestError`` when no puzzle can be like that."""
        bounds = {name: getattr(self, name) for name in BOUNDS}
        plain = not self.technique and all(bound is None for bound in bounds.values())
        return Request(
            size=self.size,
            boxes=self.boxes,
            negative=self.negative,
            one_two=self.one_two,
            difficulty=Level.MEDIUM if plain and self.difficulty is None else self.difficulty,
            techniques=tuple(self.technique),
            **bounds,
        )


class KropkiQuery(PuzzleQuery):
    """What ``GET /kropki`` can be asked for."""

    format: Form | None = Field(
        None, description="The form of the answer. Without it, `Accept` decides.", json_schema_extra={HIDDEN: True}
    )


class BatchQuery(PuzzleQuery):
    """What ``GET /kropki/batch`` can be asked for."""

    seed: str | None = Field(
        None,
        description="Any text. Puzzle i has the seed `SEED/i`. Without a seed, all puzzles are random.",
        examples=[PUZZLE["seed"]],
        json_schema_extra={"minLength": 1, "maxLength": SEED_LIMIT},
    )
    nb: int = Field(15, description="How many puzzles.", ge=1, le=BATCH_LIMIT)
    first: int = Field(0, description="With a seed: the number of the first puzzle.", ge=0, le=1_000_000_000)


class PackQuery(BaseModel):
    """What ``GET /kropki/pack`` can be asked for."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    level: Level = Field(description="The level of all puzzles.", examples=["hard"])
    size: Size = 9
    negative: Negative = True
    one_two: OneTwo = Field(OneTwo.BLACK, description="The dot of a pair 1-2, where both colours fit.")
    nb: int = Field(100, description="How many puzzles, at most.", ge=1, le=PACK_LIMIT)
    after: str | None = Field(
        None,
        description="The id of the last puzzle that you have: the pack begins after it.",
        pattern=f"^[0-9A-HJKMNP-TV-Z]{{{ID_LENGTH}}}$",
    )
    solution: bool = Field(default=False, description="Whether each puzzle also has its solution.")

    @cached_property
    def kind(self) -> Kind:
        """What is asked for; raises ``RequestError`` when no puzzle can be like that."""
        asked = Request(size=self.size, negative=self.negative, one_two=self.one_two, difficulty=self.level)
        return kinds_for(asked)[0]


class IdQuery(BaseModel):
    """What the answer about a known puzzle has."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    solution: bool = Field(default=False, description="Whether the answer also has the solution.")


class FormQuery(IdQuery):
    """In which form the answer is."""

    format: Form | None = Field(
        None, description="The form of the answer. Without it, `Accept` decides.", json_schema_extra={HIDDEN: True}
    )


class HasKen(BaseModel):
    """What a client says of a puzzle: its *ken*, and what that does not say: *negative* and *boxes*."""

    ken: str
    negative: Rule
    boxes: Boxes = True

    @cached_property
    def puzzle(self) -> board.Puzzle:
        """The puzzle that *ken*, *negative* and *boxes* describe."""
        return ken.parse(self.ken, negative=self.negative, boxes=self.boxes)

    @model_validator(mode="after")
    def _parse(self) -> Self:
        """Parse the puzzle once all fields are valid; raise ``KenError``, which is no fault of pydantic's but ours."""
        _ = self.puzzle
        return self


class PictureQuery(HasKen):
    """Which puzzle is drawn."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    ken: str = Field(description="Any puzzle in KEN.", examples=[PUZZLE["ken"]], json_schema_extra=KEN)
    negative: Rule = True


class DailyQuery(FormQuery):
    """Which puzzle of a day."""

    difficulty: Level = Field(Level.MEDIUM, description="Its level.", examples=["hard"])


class LinkQuery(BaseModel):
    """Which link to embed, in the words of oEmbed. Other parameters are ignored."""

    model_config = ConfigDict(frozen=True)

    url: str = Field(
        description="The link to a puzzle of this service: `/k/ID` or `/embed/ID`.",
        examples=["https://kropki.example/k/RYKETAHWY2H2"],
        max_length=1000,
    )
    maxwidth: int | None = Field(None, description="The greatest width of the frame, in pixels.", ge=1, le=100_000)
    maxheight: int | None = Field(None, description="The greatest height of the frame, in pixels.", ge=1, le=100_000)
    format: Literal["json", "xml"] = Field("json", description="The form of the answer. XML is refused (501).")


class Difficulty(BaseModel):
    """How hard a puzzle is, by the reasoning that it needs."""

    level: GradedLevel = Field(
        description="The easiest level whose techniques solve it: easy, medium, hard, expert or extreme. Or deeper: "
        "no technique here solves it.",
        examples=["hard"],
    )
    rating: float = Field(description="The value of the hardest technique needed, from 1.0 to 9.0.", examples=[3.0])
    score: int = Field(description="The effort of all steps together, on a logarithmic scale.", examples=[57])
    first: float = Field(description="The value of the hardest technique needed to find a first digit.", examples=[1.6])
    openings: float = Field(
        description="From how many digits a player can choose the next one, on average.", examples=[2.4]
    )
    techniques: dict[str, int] = Field(description="How often each technique is used.", examples=[{"dot pair": 9}])
    moments: int = Field(
        description="At how many moments, on the way to the solution, the next digit needs a technique of the puzzle's "
        "own level. Easy puzzles have 0.",
        examples=[3],
    )


class Puzzle(BaseModel):
    """A puzzle with exactly one solution."""

    model_config = ConfigDict(json_schema_extra={"examples": [PUZZLE]})

    id: str = Field(description="Made from the puzzle itself: the same puzzle has the same id everywhere.")
    ken: str = Field(description="The puzzle in KEN, canonical.")
    size: Size
    boxes: Boxes = True
    negative: Rule
    difficulty: Difficulty = Field(description="How hard it is.")
    givens: int = Field(description="How many digits are given.", ge=0)
    seed: str = Field(description="Ask for this seed, and the same options, to get this puzzle again.")
    generator: str = Field(description="The version of the generator that keeps this promise.")
    solution: str = Field("", description="The solution, in KEN. Only if you ask for it.")
    kept: bool = Field(
        default=True,
        description="False: the id may not find this puzzle, but its `link` does. Missing: the id finds it for at "
        "least a day, and always once it is kept.",
    )
    link: str = Field("", description="Only if `kept` is false: an address that always gives this puzzle.")


class FPuzzlesCell(BaseModel):
    """A cell of f-puzzles: empty, or with a given."""

    value: int = Field(0, description="The digit, if there is one.")
    given: bool = Field(default=False, description="True if there is a digit.")


class FPuzzlesDot(BaseModel):
    """A dot of f-puzzles."""

    cells: list[str] = Field(description="The two cells that it joins, such as R1C2.")


class FPuzzles(BaseModel):
    """A puzzle as f-puzzles and SudokuPad read it."""

    size: Size
    title: str = Field(description="The name: Kropki and the id.")
    author: str = Field(description="Always `kropki`.")
    ruleset: str = Field(description="The rules, in words.")
    grid: list[list[FPuzzlesCell]] = Field(description="The rows of cells.")
    difference: list[FPuzzlesDot] = Field([], description="White dots.")
    ratio: list[FPuzzlesDot] = Field([], description="Black dots.")
    nonconsecutive: bool = Field(default=False, description="Whether a missing dot means not consecutive.")
    negative: list[str] = Field([], description="`ratio` if a missing dot means not double.")
    solution: list[int] = Field(description="The digits of the solution in reading order.")


class PuzzleSolution(BaseModel):
    """The solution of a puzzle."""

    model_config = ConfigDict(json_schema_extra={"examples": [SOLUTION]})

    id: str = Field(description="The id of the puzzle.")
    solution: str = Field(description="The solution, in KEN.")


class Embedding(BaseModel):
    """How the puzzle of a link is shown on another site (oEmbed 1.0)."""

    type: str = Field(default="rich", description="Always `rich`.")
    version: str = Field(default="1.0", description="The version of oEmbed.")
    title: str = Field(description="The puzzle: its size and level.")
    provider_name: str = Field(default="Kropki", description="Always `Kropki`.")
    provider_url: str = Field(description="The address of the service.")
    cache_age: int = Field(default=86400, description="Seconds for which a site may keep this answer.")
    html: str = Field(description="The frame to put into a page.")
    width: int = Field(description="Its width in pixels.")
    height: int = Field(description="Its height in pixels.")
    thumbnail_url: str = Field(description="A picture of the puzzle.")
    thumbnail_width: int = Field(description="The width of the picture in pixels.")
    thumbnail_height: int = Field(description="Its height.")
