"""What explanations take: the way to a digit, why a cell has its digit, and every step of a solution."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from statistics import median
from time import process_time
from typing import Any, TypeVar

from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.explanation.explain import NO_DIGIT
from kropki.generator.ladder.explanation.taught_steps import Way
from kropki.generator.ladder.explanation.view import MAX_CHAIN
from kropki.generator.ladder.rungs import Level
from kropki.generator.rng import Rng
from lab.bench import easiest
from lab.bench.section import Effort, Row, Section
from lab.bench.timing import longest_of_95

T = TypeVar("T")

_MILLI = 1e3
_STEPS = {Level.EASY: 1, Level.MEDIUM: 2, Level.HARD: 3, Level.EXPERT: 6}  # to a first digit, at most
_HINTS = 200  # with a step above singles and dots from digits, that are judged at the full effort
_BEYOND = 1.5  # the value of the hardest of those
_PUZZLES = 40  # of a level, at the full effort
_STAGES = (0, 2, 4, 6)  # tenths of the cells that are filled when a cell is asked about
_ASKED = 2  # cells of each puzzle and stage
_WHY = 300  # milliseconds, at most


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the steps to a first digit at each level, then the times of each explanation."""
    number = min(_PUZZLES, effort.checks)
    made = {level: list(_puzzles(level, number)) for level in Level}
    puzzles = [puzzle for level in Level for puzzle in made[level]]
    for puzzle in (made[level][0] for level in Level):
        _why(puzzle, 0, 0), list(explain.path(puzzle))  # compiled from here on
    to_digit: list[float] = []
    for level in Level:
        found = [_timed(to_digit, partial(_first, puzzle)) for puzzle in made[level] if puzzle.negative]
        yield Row(f"{level}: steps to a first digit", median(found), "steps", at_most=_STEPS.get(level))
    yield Row("the way to a first digit", median(to_digit), "ms", at_most=50)
    yield Row("the way to a first digit, 95 of 100", longest_of_95(to_digit), "ms", at_most=500)
    yield from _judged(min(_HINTS, effort.checks))
    yield Row("told below", _longest(made[Level.EXPERT] + made[Level.EXTREME]), "characters", at_most=MAX_CHAIN)
    why: list[float] = []
    for puzzle, stage, turn in product(puzzles, _STAGES, range(_ASKED)):
        _timed(why, partial(_why, puzzle, stage, turn))
    yield Row("why a cell has its digit", median(why), "ms")
    yield Row("why a cell has its digit, 95 of 100", longest_of_95(why), "ms", at_most=_WHY)
    yield Row("why a cell has its digit, at most", max(why), "ms", at_most=_WHY)
    path: list[float] = []
    for puzzle in puzzles:
        _timed(path, partial(explain.path, puzzle))
    yield Row("every step of a solution", median(path), "ms")
    yield Row("every step of a solution, 95 of 100", longest_of_95(path), "ms")


def _judged(number: int) -> Iterator[Row]:
    """Yield in how many of *number* hints beyond singles and dots an easier argument stood, and what hints take."""
    took: list[float] = []
    beyond = easier = positions = 0
    for position in easiest.asked():
        way = _timed(took, partial(explain.to_digit, position.puzzle, position.entries, position.marks))
        positions += 1
        if isinstance(way, Way) and max(step.step.value for step in way.steps) > _BEYOND:
            beyond += 1
            easier += easiest.needless(position, way) is not None
            if beyond == number:
                break
    yield Row("positions that hints were asked from", positions, "positions")
    yield Row("hints beyond singles and dots", beyond, "hints")
    yield Row("of these, an easier argument stood there", easier, "hints", at_most=0)
    yield Row("a hint from any position", median(took), "ms", at_most=100)
    yield Row("a hint from any position, at most", max(took), "ms", at_most=500)


def _longest(puzzles: Sequence[Puzzle]) -> int:
    """Return how many characters are told below a sentence, at most, on the ways through *puzzles*."""
    steps = (step for puzzle in puzzles for way in explain.ways(puzzle) for step in way.steps)
    return max(sum(len(link.sentence) for link in step.chain) for step in steps)


def _puzzles(level: Level, number: int) -> Iterator[Puzzle]:
    """Yield puzzles of *level*, of which one in four has only some of its dots."""
    for index in range(number):
        negative = index % 4 != 1
        request = Request(difficulty=level, negative=negative)
        yield ken.parse(generate(f"bench/teaching/{index}", request).ken, negative=negative)


def _first(puzzle: Puzzle) -> int:
    """Return the number of steps to the first digit."""
    answer = explain.to_digit(puzzle, NO_DIGIT * len(puzzle.givens))
    return len(answer.steps) if isinstance(answer, Way) else 0


def _why(puzzle: Puzzle, stage: int, turn: int) -> dict[str, Any]:
    """Ask about a cell of *puzzle* of which *stage* tenths are filled, as the service does."""
    rng = Rng(f"why/{stage}/{turn}")
    solution = explain.only_solution(puzzle).digits
    entries = "".join(str(digit) if rng.below(10) < stage else NO_DIGIT for digit in solution)
    asked = [cell for cell in puzzle.board.cells if puzzle.givens[cell] == EMPTY and entries[cell] == NO_DIGIT]
    return explain.why(puzzle, puzzle.board.name(asked[rng.below(len(asked))]), entries).as_json()


def _timed(took: list[float], task: Callable[[], T]) -> T:
    """Do *task* and add the milliseconds of the processor that it took."""
    begun = process_time()
    answer = task()
    took.append((process_time() - begun) * _MILLI)
    return answer


SECTION = Section(
    "Teaching",
    "Puzzles of 9x9 of every level, of which one in four has only some of its dots; the steps to a first digit are of"
    " the others. Hints are asked for from the start and the middle of games, with marks and without; a ladder in plain"
    " Python that shares no code with them judges those beyond singles and dots. Of each puzzle, cells are asked about"
    " with none, two, four and six tenths of the digits filled in.",
    rows,
)
