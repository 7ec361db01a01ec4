"""Puzzles of an exact level: how many a second, and what a grade and a hint take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product
from statistics import median
from time import process_time

from kropki.generator.board import geometry, ken
from kropki.generator.board.rules import Negative
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import SQUARE_LEVELS, Request, levels_of
from kropki.generator.ladder.explanation import explain
from kropki.generator.ladder.grade import grade
from kropki.generator.ladder.rungs import Level
from lab.bench.section import Effort, Row, Section

_MILLI = 1e3
_COLOURS: tuple[Negative, ...] = ("white", "black")
_KINDS = {True: "negative", False: "some dots", "white": "all white dots", "black": "all black dots"}
_GOALS = {Level.EASY: 800, Level.MEDIUM: 400, Level.HARD: 200, Level.EXPERT: 80, Level.EXTREME: 80}
_SOME_DOTS_GOAL = 20
_RARE_GOAL = 1  # without boxes, or of the hardest level with all dots of one colour: one that has fewer is not offered


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the rate of each level and kind, then the times of a grade and of a hint."""
    requests = [Request(negative=negative, difficulty=level) for negative, level in product((True, False), Level)]
    requests += [
        Request(size=size, boxes=False, negative=negative, difficulty=level)
        for (size, negative), levels in SQUARE_LEVELS.items()
        for level in levels
    ]
    requests += [
        Request(size=size, boxes=boxes, negative=colour, difficulty=levels_of(size, colour, boxes=boxes)[-1])
        for boxes, colour in product((True, False), _COLOURS)
        for size in geometry.sizes(boxes=boxes)
    ]
    made = {request: [generate("bench", request)] for request in requests}  # compiled from here on
    rates: dict[Request, list[float]] = {request: [] for request in requests}
    for number, request in product(range(effort.batches), requests):
        begun = process_time()
        made[request] += [generate(f"bench/{number}/{index}", request) for index in range(effort.level_batch)]
        rates[request].append(effort.level_batch / (process_time() - begun))
    for request in requests:
        yield _rate(request, median(rates[request]))
    usual = [request for request in requests if request.boxes and request.negative is True]
    negative = [record for request in usual for record in made[request]]
    puzzles = [ken.parse(record.ken) for record in negative]
    yield Row("grading one puzzle", _median_of(partial(grade, puzzle) for puzzle in puzzles), "ms", at_most=3)
    hints = (partial(explain.hint, puzzle, "." * len(puzzle.givens)) for puzzle in puzzles)
    yield Row("a hint at the start", _median_of(hints), "ms", at_most=10)


def _rate(request: Request, rate: float) -> Row:
    kind = _KINDS[request.negative]
    goal = _GOALS[request.difficulty or Level.EASY] if request.negative else _SOME_DOTS_GOAL
    if not request.boxes or isinstance(request.negative, str):
        boxes = "" if request.boxes else " without boxes"
        kind, goal = f"{request.size}x{request.size}{boxes}, {kind}", _RARE_GOAL
    return Row(f"{request.difficulty}, {kind}, per second of a core", rate, "records", at_least=goal)


def _median_of(tasks: Iterable[Callable[[], object]]) -> float:
    """Return the median time of a task, in milliseconds of the processor."""
    return median(map(_seconds, tasks)) * _MILLI


def _seconds(task: Callable[[], object]) -> float:
    begun = process_time()
    task()
    return process_time() - begun


SECTION = Section(
    "Levels",
    "Records of exactly one level, of 9x9 where nothing else is said, in batches of each level and kind in turn, in one"
    " thread: medians over the batches. Grades and hints are of the puzzles with boxes so made, all levels alike, with"
    " the negative constraint; their medians.",
    rows,
)
