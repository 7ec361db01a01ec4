"""The tools of an assistant: an MCP server over the library, on standard input and output.

Each tool has typed and bounded arguments, and what is wrong with them is said in its answer. Only
this module knows the package ``mcp``, which the extra of that name installs.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from importlib.metadata import version
from threading import Event
from time import monotonic
from typing import Annotated, Any, Literal, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from kropki import library
from kropki.generator.errors import KropkiError
from kropki.generator.generation import generate as making
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from kropki.generator.workshop import completing, wishes
from kropki.generator.workshop.analyse import Question
from kropki.generator.workshop.wishes import Symmetry

DOTS = """Kropki Sudoku is a sudoku with dots between neighbouring cells. A white dot joins consecutive digits, such
as 4 and 5. A black dot joins a digit and its double, such as 3 and 6. Either may join 1 and 2."""
KEN = """KEN writes the rows of a board from the top, with a slash between them. A digit is a printed digit without
dots. A letter is empty cells without dots: A is one, B is two, and so on up to H for eight. A cell with dots is in
brackets: its printed digit, if any, the dot below it, and the dot to its right. There w is white, k is black, and x
is no dot. So (5wk) is a 5 above a white dot and left of a black one. (xw) is an empty cell left of a white dot."""
INSTRUCTIONS = f"""Make and set Kropki Sudoku puzzles of 4x4, 6x6 and 9x9. {DOTS}

A puzzle is a text: KEN, a record as `generate` answers it, or a link of f-puzzles or SudokuPad. {KEN}

If all dots are drawn, a missing dot is a clue, too. Two digits without a dot between them are then not consecutive, and
neither is twice the other. A cell is named by its row and column: r2c3 is in row 2 and column 3."""

_ATTEMPTS = 300  # full boards that one puzzle is looked for in; of 4x4 ten times as many
_COMPLETIONS = 200  # full boards that one completion tries
_PATIENCE_S = 20  # after which no further board is tried
_SMALL = 4
Answer = TypeVar("Answer")

QUESTIONS = """The questions. `solutions`: how many there are. `candidates`: the digits that each cell has in them.
`difficulty`: the level, and how it is reached. `unique_by`: clues that would leave one solution. `redundant`: clues
that could go. `equal`: cells with the same digit in all solutions. If there is none, `conflict`: few clues that
exclude each other. `argument`: why they do."""
Text = Annotated[str, Field(max_length=20_000, description=f"The puzzle: KEN, a record, or a link. {KEN}")]
Negative = Annotated[
    bool, Field(description="For KEN: whether all dots are drawn, so that digits without a dot fit neither colour.")
]
Seed = Annotated[str | None, Field(max_length=100, description="The same seed and wishes give the same answer.")]
Wished = Annotated[Level | None, Field(description="Exactly this level. Default: any.")]
Technique = Annotated[str | None, Field(max_length=40, description="A technique that the puzzle needs, by name.")]
Givens = Annotated[int | None, Field(ge=0, le=81, description="The most givens.")]
Entries = Annotated[str | None, Field(max_length=81, description="A character for each cell: its digit or '.'.")]
Name = Annotated[str, Field(pattern="^r[1-9]c[1-9]$")]
Cell = Annotated[Name | None, Field(description="Explain this cell. Default: next step.")]
Pair = Annotated[list[str], Field(min_length=2, max_length=2)]

_one = asyncio.Lock()  # one question computes at a time


async def _answer(ask: Callable[[Event], Answer]) -> Answer:
    """Return what *ask* returns, found beside the loop; raise ``ToolError`` with the message of a refusal.

    Where the call is cancelled, the event that *ask* gets is set. The next question waits until its work has ended.
    """
    await _one.acquire()
    stop = Event()
    work = asyncio.ensure_future(asyncio.to_thread(ask, stop))
    work.add_done_callback(_done)
    try:
        return await asyncio.shield(work)
    except KropkiError as error:
        raise ToolError(error.message) from error
    finally:
        stop.set()


def _done(work: asyncio.Future[Answer]) -> None:
    """Let the next question begin; nobody hears of an error whose call was cancelled."""
    _one.release()
    if not work.cancelled():
        work.exception()


def _in_time(attempts: int, stop: Event) -> Iterator[int]:
    """Yield the numbers of so many *attempts*, and none when patience is at its end or *stop* is set."""
    end = monotonic() + _PATIENCE_S
    for attempt in range(attempts):
        if stop.is_set() or monotonic() > end:
            return
        yield attempt


async def generate(  # noqa: PLR0913 - one for each wish
    *,
    seed: Seed = None,
    size: Literal[4, 6, 9] = 9,
    negative: Negative = True,
    difficulty: Wished = None,
    technique: Technique = None,
    givens_max: Givens = None,
    symmetric: bool = False,
) -> dict[str, Any]:
    """Make a puzzle with exactly one solution. The answer has its KEN, level and solution."""

    def ask(stop: Event) -> dict[str, Any]:
        request = Request(
            size=size,
            negative=negative,
            difficulty=difficulty,
            techniques=(technique,) if technique else (),
            givens_max=givens_max,
            symmetric=symmetric,
        )
        attempts = _in_time(_ATTEMPTS * 10 if size == _SMALL else _ATTEMPTS, stop)
        made = making.generate(secrets.token_hex(8) if seed is None else seed, request, attempts)
        return made.as_json()

    return await _answer(ask)


async def analyse(
    puzzle: Text,
    *,
    ask: Annotated[list[Question], Field(min_length=1, max_length=len(Question), description=QUESTIONS)],
    negative: Negative = True,
    entries: Entries = None,
    symmetry: Annotated[Symmetry | None, Field(description="A clue goes, and a dot comes, with its images.")] = None,
) -> dict[str, Any]:
    """Answer questions about any board, solvable or not. Each has a budget, and a partial answer says so."""

    def answer(_stop: Event) -> dict[str, Any]:
        return library.read(puzzle, negative=negative).analyse(entries or "", symmetry=symmetry).as_json(ask)

    return await _answer(answer)


async def complete(  # noqa: PLR0913 - one for each wish
    puzzle: Text,
    *,
    negative: Negative = True,
    no_dots: Annotated[list[Pair] | None, Field(max_length=144, description="Neighbours with no dot.")] = None,
    white_only: bool = False,
    givens_max: Givens = None,
    symmetry: Annotated[Symmetry | None, Field(description="A symmetry of the pattern of the givens.")] = None,
    symmetric_dots: Annotated[bool, Field(description="Whether the dots are symmetric, too.")] = False,
    difficulty: Wished = None,
    technique: Technique = None,
    dots_within: Annotated[list[Name] | None, Field(max_length=81, description="New dots join two of these.")] = None,
    picture: Annotated[list[Pair] | None, Field(max_length=144, description="Dots are here and nowhere else.")] = None,
    break_in: Annotated[int | None, Field(description="The box of the first digits, in reading order from 1.")] = None,
    number: Annotated[int, Field(ge=1, le=3, description="How many proposals, at most.")] = 1,
    seed: Seed = None,
) -> dict[str, Any]:
    """Propose puzzles with the givens and dots of a board, or say that there are none, or what stood in the way."""

    def ask(stop: Event) -> dict[str, Any]:
        board = library.read(puzzle, negative=negative)
        asked = wishes.named(
            board,
            no_dots=no_dots or (),
            dots_within=dots_within,
            picture=picture,
            white_only=white_only,
            givens_max=givens_max,
            symmetry=symmetry,
            symmetric_dots=symmetric_dots,
            difficulty=difficulty,
            technique=technique,
            break_in=break_in,
        )
        named = secrets.token_hex(8) if seed is None else seed
        done = completing.complete(asked, named, number=number, attempts=_in_time(_COMPLETIONS, stop))
        return done.as_json()

    return await _answer(ask)


async def explain(
    puzzle: Text,
    *,
    negative: Negative = True,
    entries: Entries = None,
    cell: Cell = None,
) -> dict[str, Any]:
    """Say the next step from a position, or why a cell has its digit, or what is wrong."""

    def ask(_stop: Event) -> dict[str, Any]:
        asked = library.read(puzzle, negative=negative)
        return (asked.hint(entries) if cell is None else asked.why(cell, entries)).as_json()

    return await _answer(ask)


async def draw(
    puzzle: Text,
    *,
    negative: Negative = True,
    form: Annotated[Literal["svg", "ken"], Field(description="A picture, or canonical text.")] = "svg",
) -> str:
    """Draw a puzzle as SVG, or write it as KEN."""

    def ask(_stop: Event) -> str:
        asked = library.read(puzzle, negative=negative)
        return asked.svg() if form == "svg" else str(asked)

    return await _answer(ask)


def server() -> MCPServer:
    """Return the server with all tools."""
    made = MCPServer("kropki", version=version("kropki"), instructions=INSTRUCTIONS, log_level="WARNING")
    for tool in (generate, analyse, complete, explain, draw):
        made.tool(description=f"{tool.__doc__} {DOTS}")(tool)  # some machines see only this
    return made
