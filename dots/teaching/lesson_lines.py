"""How lessons go on: after the answer, and after every other move, with the best play of both sides.

A line of ``lesson_lines.txt`` belongs to a lesson:

    id level answer wrong wrong ...

*level* is how many dots ahead one has to look to find the answer. The others are the moves of both sides in turn, two
letters each, ``--`` for a dot far away, with the rings that are closed as in a lesson: first those from the answer on,
then those from each other point of the window on, and those from ``--`` on, which stands for any point outside of it.
A line ends with the last dot that matters: with the last capture, or the answer to its threat. After a wrong move the
other side's reply always matters. It refutes the move: after it, no play gains as much as the answer of the lesson.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kropki.dots.board.board import Point
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player
from kropki.dots.teaching.lessons import Lesson, LessonError, Step, read_steps, suite

FILE = Path(__file__).with_name("lesson_lines.txt")
LEVELS = 5

Line = tuple[Step, ...]  # moves of both sides in turn


@dataclass(frozen=True, slots=True)
class Lines:
    """How a lesson goes on: its *level*, the line of the *answer*, and those of the other moves by their first."""

    level: int
    answer: Line
    wrong: Mapping[Point | None, Line]


def read(lesson: Lesson, text: str) -> Lines:
    """Read the line of text of *lesson*; raise ``LessonError`` where it belongs to another one."""
    name, level, *words = text.split()
    found = [read_steps(lesson.board, word) for word in words]
    if name != lesson.id or not found or found[0][0] != Step(lesson.answer, lesson.rings):
        raise LessonError(f"expected the lines of {lesson.id}, not {text[:40]!r}")
    return Lines(int(level), found[0], {line[0].point: line for line in found[1:]})


@cache
def known() -> Mapping[str, Lines]:
    """Return the lines of the lessons that come with the package, by the lessons' ids."""
    texts = (line for line in FILE.read_text(encoding="ascii").splitlines() if not line.startswith("#"))
    by_id = {text.split(" ", 1)[0]: text for text in texts}
    return {lesson.id: read(lesson, by_id[lesson.id]) for lesson in suite()}


def moves(first: Player, line: Line) -> Iterator[Move]:
    """Yield the dots of *line*, which *first* begins, as moves; passes are left out."""
    for number, (point, rings) in enumerate(line):
        if point is not None:
            yield Move(first if number % 2 == 0 else 3 - first, MoveKind.DOT, point, rings)
