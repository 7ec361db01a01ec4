"""The models of the workshop: a board in the making, and what is told of it."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Self

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from kropki.api.http.bodies import whole
from kropki.api.routes.sudoku.question_schemas import CellName, Said
from kropki.api.routes.sudoku.schemas import PUZZLE, Boxes, Difficulty, DotColour, Rule, Size
from kropki.api.routes.sudoku.teaching_schemas import TaughtStep
from kropki.generator.board import geometry, ken
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.errors import RequestError
from kropki.generator.generation.request import SEED_LIMIT, check_seed
from kropki.generator.ladder.rungs import Level
from kropki.generator.workshop.analyse import Question, with_entries
from kropki.generator.workshop.completing import Outcome
from kropki.generator.workshop.counting import MOST_COUNTED, Verdict
from kropki.generator.workshop.neighbours import MOST, Kind, Want
from kropki.generator.workshop.wishes import Symmetry, Wishes, named

Whole = Annotated[int, BeforeValidator(whole)]

_DOTS = {".": Dot.NONE, "w": Dot.WHITE, "k": Dot.BLACK}
_SIZES = {size**2: size for size in geometry.SQUARES}
_MOST_EDGES = len(geometry.board(max(geometry.SIZES)).edges)
_Count = Annotated[int, Field(ge=0, le=max(_SIZES)), BeforeValidator(whole)]

BOARD: dict[str, Any] = {"ken": "4A1A/D/D/D", "negative": False, "entries": "42.............."}
ANALYSED: dict[str, Any] = {
    "id": "PKQHJHJEPKF3",
    "ken": BOARD["ken"],
    "size": 4,
    "negative": False,
    "solutions": {"verdict": "many", "count": 24, "exact": True, "about": None, "solution": "4213/1324/2431/3142"},
    "candidates": None,
    "conflict": None,
    "unique_by": None,
    "difficulty": None,
    "redundant": None,
    "argument": None,
    "equal": None,
    "entered": {
        "solutions": {"verdict": "many", "count": 12, "exact": True, "about": None, "solution": "4213/1324/2431/3142"},
        "candidates": None,
        "conflict": None,
    },
}


_WISHES = (
    "no_dots",
    "dots_within",
    "picture",
    "white_only",
    "givens_max",
    "symmetric",
    "symmetry",
    "symmetric_dots",
    "difficulty",
    "technique",
    "break_in",
)
WISHES: dict[str, Any] = {"ken": "1C/D/D/D", "difficulty": "easy", "number": 1, "seed": "tea"}
MOST_PROPOSALS = 3


Edge = Annotated[list[CellName], Field(min_length=2, max_length=2)]


class BoardBody(BaseModel):
    """A board in the making."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    ken: str | None = Field(
        None,
        description="The board in KEN. Or leave it out and send `digits` and `dots`.",
        max_length=ken.LIMIT,
        json_schema_extra={"pattern": "^[0-9A-Iwkx()/]*$"},
    )
    digits: str | None = Field(
        None,
        description="The givens: a character for each cell in reading order, its digit or `.`.",
        max_length=max(_SIZES),
        examples=["4.1............."],
    )
    dots: str | None = Field(
        None,
        description="The dots: `w`, `k` or `.` for each edge. The edges are in the order of their upper or left "
        "cell. The edge below a cell comes before the edge to its right. Without it there are no dots.",
        max_length=_MOST_EDGES,
        examples=["." * 24],
    )
    negative: Rule = True
    boxes: Boxes = True

    @cached_property
    def puzzle(self) -> Puzzle:
        """The board; raises ``KenError``, or ``RequestError`` for digits and dots that no board has."""
        if self.ken is not None:
            return ken.parse(self.ken, negative=self.negative, boxes=self.boxes)
        digits = self.digits or ""
        size = _SIZES.get(len(digits))
        if size is None or size not in geometry.sizes(boxes=self.boxes):
            cells = "16, 36 or 81" if self.boxes else "16, 25, 36, 49, 64 or 81"
            raise RequestError(f"expected a digit or '.' for each of {cells} cells, got {len(digits)}")
        edges = len(geometry.board(size, boxes=self.boxes).edges)
        dots = "." * edges if self.dots is None else self.dots
        if len(dots) != edges or set(dots) - set(_DOTS):
            raise RequestError(f"expected 'w', 'k' or '.' for each of {edges} edges")
        empty = Puzzle(size, (0,) * len(digits), tuple([_DOTS[dot] for dot in dots]), self.negative, self.boxes)
        return with_entries(empty, digits)

    @model_validator(mode="after")
    def _parse(self) -> Self:
        """Read the board once all fields are valid; the errors are those of the generator."""
        if (self.ken is None) == (self.digits is None):
            raise RequestError("expected either ken or digits")
        if self.ken is not None and self.dots is not None:
            raise RequestError("expected dots only with digits: ken has its own dots")
        _ = self.puzzle
        return self


class AnalyseBody(BoardBody):
    """A board in the making, what has been entered, and what to tell of it."""

    model_config = ConfigDict(json_schema_extra={"examples": [BOARD]})

    entries: str = Field(
        "",
        description="What has been entered: a character for each cell in reading order, its digit or `.`. With digits "
        "that are not given, the answer also has `entered`.",
        max_length=max(_SIZES),
    )
    ask: list[Annotated[Question, Field(strict=False)]] = Field(
        [Question.SOLUTIONS],
        description="What to tell. Each question has a budget of its own and costs its own work.",
        min_length=1,
        max_length=len(Question),
    )
    symmetry: Annotated[Symmetry, Field(strict=False)] | None = Field(
        None,
        description="`redundant` and `unique_by` keep this symmetry: a clue goes, and a dot comes, with its images. "
        "Quarter turns and diagonals are not for size 6.",
    )

    @model_validator(mode="after")
    def _match(self) -> Self:
        """Refuse entries and a symmetry that are not those of this board."""
        if self.entries:
            with_entries(self.puzzle, self.entries)
        if self.symmetry is not None:
            self.symmetry.on(self.puzzle.board)
        return self


class CompleteBody(BoardBody):
    """A board whose clues stay, and your wishes for the rest."""

    model_config = ConfigDict(json_schema_extra={"examples": [WISHES]})

    no_dots: list[Edge] = Field(
        [], description="Pairs of neighbours that have no dot.", max_length=_MOST_EDGES, fail_fast=True
    )
    dots_within: list[CellName] | None = Field(
        None, description="New dots join two of these cells.", max_length=max(_SIZES), fail_fast=True
    )
    picture: list[Edge] | None = Field(
        None,
        description="Pairs of neighbours that get a dot, of either colour. The server adds no dot anywhere else.",
        max_length=_MOST_EDGES,
        fail_fast=True,
    )
    white_only: bool = Field(default=False, description="Whether there are no black dots.")
    givens_max: _Count | None = Field(None, description="The most givens, fixed ones included.")
    symmetric: bool = Field(
        default=False, description="Whether the pattern of the givens looks the same after half a turn."
    )
    symmetry: Annotated[Symmetry, Field(strict=False)] | None = Field(
        None,
        description="Another symmetry of the pattern of the givens. Quarter turns and diagonals are not for size 6.",
    )
    symmetric_dots: bool = Field(
        default=False,
        description="Whether the pattern of the dots has that symmetry, too: each dot comes with all its images. Needs "
        "`symmetry`, and `negative` false: otherwise all dots are drawn.",
    )
    difficulty: Annotated[Level, Field(strict=False)] | None = Field(None, description="Exactly this level.")
    technique: str | None = Field(None, description="A technique that the puzzle needs, by name.", max_length=40)
    break_in: _Count | None = Field(
        None, description="The box, from 1 in reading order, where the easiest techniques find the first digits."
    )
    number: Whole = Field(3, description="How many proposals, at most.", ge=1, le=MOST_PROPOSALS)
    seed: str | None = Field(
        None,
        description="Any text. The same seed and wishes give the same proposals. Without it, they are random.",
        max_length=SEED_LIMIT,
    )

    @cached_property
    def wishes(self) -> Wishes:
        """The same for the search; raises ``RequestError`` for wishes that contradict each other."""
        return named(self.puzzle, **{wish: getattr(self, wish) for wish in _WISHES})

    @model_validator(mode="after")
    def _wish(self) -> Self:
        """Read the wishes once all fields are valid."""
        if self.seed is not None:
            check_seed(self.seed)
        _ = self.wishes
        return self


class Proposal(BaseModel):
    """A finished puzzle with exactly one solution."""

    id: str = Field(description="The id of this puzzle. The server does not keep it.")
    ken: str = Field(description="The puzzle in KEN, canonical.")
    size: Size
    boxes: Boxes = True
    negative: Rule
    difficulty: Difficulty = Field(description="How hard it is.")
    givens: int = Field(description="How many digits are given.", ge=0)
    solution: str = Field(description="The solution, in KEN.")


class CompletionStep(BaseModel):
    """A line of the answer: a proposal, or how far the search is. The last line has the outcome."""

    proposal: Proposal | None = Field(description="A puzzle that is as you wish.")
    outcome: Outcome | None = Field(
        description="Only on the last line. `completed`: there was a proposal. `impossible`: it is proved that no "
        "full board has these clues. `not found`: the attempts found none."
    )
    tried: int = Field(description="How many full boards were tried so far.")
    hurdles: dict[str, int] = Field(description="Why others gave no proposal, and how often.")
    levels: dict[str, int] = Field(description="The levels that were found instead of the one wished for.")


NEIGHBOURLY: dict[str, Any] = {"ken": "1234/3412/2143/432A", "negative": False, "want": "harder"}


class NeighboursBody(BoardBody):
    """A finished puzzle, and which neighbours you want."""

    model_config = ConfigDict(json_schema_extra={"examples": [NEIGHBOURLY]})

    want: Annotated[Want, Field(strict=False)] | None = Field(
        None, description="`symmetric`: fewer givens lack a given in the opposite place. Default: any neighbours."
    )
    difficulty: Annotated[Level, Field(strict=False)] | None = Field(None, description="Exactly this level.")


class ChangedClue(BaseModel):
    """A digit in a cell, or a dot between two cells."""

    cell: CellName | None = Field(description="The cell of a digit.")
    digit: int | None = Field(description="The digit.")
    edge: Edge | None = Field(description="The two cells that a dot joins.")
    dot: DotColour | None = Field(description="The dot.")


class FoundNeighbour(BaseModel):
    """A puzzle with exactly one solution, one change away."""

    kind: Kind = Field(
        description="`minimal`: without superfluous clues. `drop`, `add`: one clue less or more. `change`: another "
        "digit or dot in the same place. `move`: one clue less and another one more, with the same "
        "solution."
    )
    removed: list[ChangedClue] = Field(description="The clues that it does not have.")
    added: list[ChangedClue] = Field(description="The clues that it has and the puzzle does not.")
    id: str = Field(description="The id of this puzzle. The server does not keep it.")
    ken: str = Field(description="The puzzle in KEN, canonical.")
    difficulty: Difficulty = Field(description="How hard it is.")


class Neighbourhood(BaseModel):
    """The puzzles one change away."""

    id: str = Field(description="The id of the puzzle that you asked about.")
    ken: str = Field(description="That puzzle in KEN, canonical.")
    size: Size
    boxes: Boxes = True
    negative: Rule
    difficulty: Difficulty = Field(description="How hard that puzzle is.")
    neighbours: list[FoundNeighbour] = Field(
        description=f"The hardest, easiest or most symmetric ones first, or each kind in turn: at most {MOST}."
    )
    tried: int = Field(description="How many changes were tried.")
    complete: bool = Field(description="False: the budget left some changes untried, or there are more neighbours.")


class FoundSolutions(BaseModel):
    """How many solutions a board has."""

    verdict: Verdict = Field(description="`none`, `one`, `many`, or `not settled` within the budget.")
    count: int = Field(
        description="How many solutions were found. If `exact` is false, there are at least as many.",
        ge=0,
        le=MOST_COUNTED,
    )
    exact: bool = Field(description="Whether these are all solutions.")
    about: float | None = Field(
        description="If `exact` is false: about how many solutions there are, estimated from random ways through the "
        "board. Null if too few of these ways met a solution."
    )
    solution: str | None = Field(description="The first solution found, in KEN. Null if none was found.")


class FoundCandidates(BaseModel):
    """Which digits a cell has in some solution."""

    cells: list[dict[str, int]] = Field(
        description="For each cell in reading order: each digit that some solution has there, and how many of the "
        "`counted` solutions have it."
    )
    counted: int = Field(description="How many solutions were counted.", ge=0)
    exact: bool = Field(description="Whether these are all solutions. If not, they are a sample that shows each digit.")
    complete: bool = Field(description="Whether each digit that `cells` leaves out is proved to be impossible.")
    open: list[str] = Field(
        description="If `complete` is false: for each cell, the digits that the budget did not settle."
    )


class FoundConflict(BaseModel):
    """Clues that contradict each other. There are none if the board has a solution, or if that is not settled."""

    givens: list[str] = Field(description="The cells of the givens among them.")
    dots: list[Edge] = Field(description="The pairs of cells of the dots among them.")
    gaps: list[Edge] = Field(description="The pairs of cells whose missing dot is one of them.")
    irreducible: bool = Field(description="Whether it is proved that none of these clues can be left out.")


class Counted(BaseModel):
    """What one more clue leaves of several solutions."""

    left: int = Field(description="How many solutions it leaves. If `exact` is false, there are at least as many.")
    exact: bool = Field(description="Whether that is the exact number.")


class ProposedDigit(Counted):
    """One more clue: a digit in a cell."""

    cell: CellName = Field(description="The cell.")
    digit: int = Field(description="The digit.")


class ProposedDot(Counted):
    """One more clue: a dot between two cells."""

    edge: Edge = Field(description="The two cells that it joins.")
    dot: DotColour = Field(description="Its colour.")
    images: list[Edge] = Field(description="With a `symmetry`: where it comes, too. `left` counts them all.")


class Ranked(BaseModel):
    """The clues that leave the fewest of several solutions."""

    clues: list[ProposedDigit | ProposedDot] = Field(
        description="The best first. With the negative rule, a dot takes the place of a missing dot."
    )
    complete: bool = Field(description="False: there may be more clues that leave some solution.")


class Stalled(BaseModel):
    """Where no technique helps any longer."""

    placed: int = Field(description="How many cells have a digit at that point, givens included.")
    marks: list[str] = Field(description="The digits that are still possible in each cell, by the techniques.")
    techniques: dict[str, int] = Field(description="How often each technique was used up to that point.")
    rating: float | None = Field(
        description="The value of the hardest technique up to that point. Null if none helped."
    )


class HardestMoment(BaseModel):
    """The first moment of the easiest solve that needs the hardest technique."""

    placed: int = Field(description="How many cells have a digit there, givens included.")
    cells: list[str] = Field(description="The cells that get their digits next.")
    technique: str = Field(description="The hardest technique that the easiest way to a digit needs there.")
    value: float = Field(description="The value of that technique.")


class Reasoned(BaseModel):
    """How hard a board is by reasoning."""

    grade: Difficulty | None = Field(description="How hard it is. Null unless there is exactly one solution.")
    stall: Stalled | None = Field(description="Where the techniques stall. Null if they solve it or contradict.")
    break_in: list[str] = Field(description="If there is exactly one solution: the cells of the first digits.")
    hardest: HardestMoment | None = Field(
        description="Where it is hardest. Null unless there is exactly one solution, and techniques lead to a digit."
    )


class NamedClues(BaseModel):
    """Givens and dots."""

    givens: list[str] = Field(description="The cells of the givens.")
    dots: list[Edge] = Field(description="The pairs of cells of the dots.")


class LevelWithout(NamedClues):
    """How hard a board with one solution is without some clues."""

    level: str = Field(description="The level of the rest.")
    rating: float = Field(description="Its rating.")


class FoundRedundant(BaseModel):
    """The clues that do not change the solutions of a board. With the negative rule, these are only givens."""

    alone: NamedClues = Field(description="You can remove each of these if all other clues stay.")
    together: NamedClues = Field(
        description="You can remove all of these at once. It is the largest such set that was found."
    )
    levels: list[LevelWithout] = Field(
        description="If there is one solution: how hard the board is without all of `together`, and then without each "
        "of `alone`, up to 48 of them. With a `symmetry`, each goes with its images."
    )
    complete: bool = Field(description="Whether each clue was tried within the budget.")


class FoundArgument(BaseModel):
    """Why a board has no solution, in the words of hints. It says nothing if techniques do not show it."""

    message: Said | None = Field(description="What cannot be in the end.")
    sentence: str | None = Field(description="The same in words.")
    steps: list[TaughtStep] = Field(description="The steps that lead there, which may place digits.")
    alone: bool = Field(description="Whether the steps use the clues of `conflict` alone. If not, they use any clue.")


class FoundEqual(BaseModel):
    """Pairs of empty cells that have the same digit in every solution, if there are several."""

    pairs: list[Edge] = Field(description="The two cells of each pair. Each of them has several possible digits.")
    complete: bool = Field(description="Whether these are all such pairs.")


class Reading(BaseModel):
    """What a board says. What was not asked for is null."""

    solutions: FoundSolutions | None = Field(None, description="How many solutions it has.")
    candidates: FoundCandidates | None = Field(None, description="The digits that some solution has in each cell.")
    conflict: FoundConflict | None = Field(None, description="If it has no solution: clues that contradict each other.")


class Analysed(Reading):
    """A board, and the answers to what was asked."""

    model_config = ConfigDict(json_schema_extra={"examples": [ANALYSED]})

    id: str = Field(description="The id of this board, kept here or not.", examples=[PUZZLE["id"]])
    ken: str = Field(description="The board in KEN, canonical.")
    size: Size
    boxes: Boxes = True
    negative: Rule
    unique_by: Ranked | None = Field(
        None, description="If it has several solutions: the clues that would leave the fewest of them."
    )
    difficulty: Reasoned | None = Field(None, description="How hard it is, or where the techniques stall.")
    redundant: FoundRedundant | None = Field(None, description="The clues that do not change its solutions.")
    argument: FoundArgument | None = Field(None, description="If it has no solution: why, step by step.")
    equal: FoundEqual | None = Field(None, description="The pairs of cells that are the same in every solution.")
    entered: Reading | None = Field(
        None, description="The solutions, candidates and conflict with what was entered, if that has digits of its own."
    )
