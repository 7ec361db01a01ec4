"""Searches how lessons go on, and writes the file; ``dots.teaching.lesson_lines`` says what a line of it means."""

from __future__ import annotations

from collections.abc import Iterable

from dots.board.board import Board, Point
from dots.board.moves import Move, MoveKind
from dots.engine.exhaustive import LOWEST, Window
from dots.teaching.choosing import Choosing
from dots.teaching.lesson_lines import FILE, LEVELS, Line, Lines
from dots.teaching.lessons import Lesson, Step

NODES = 2_000_000  # positions that one move of a line may take


def of(lesson: Lesson) -> Lines:
    """Search the lines of *lesson*."""
    others = [point for point in lesson.window().points if point != lesson.answer]
    firsts: list[Point | None] = [*others, *([None] if lesson.corners else [])]
    line = _line_of_choices if lesson.is_choice else _line
    return Lines(_level(lesson), line(lesson, lesson.answer), {first: line(lesson, first) for first in firsts})


def is_playable(lines: Lines) -> bool:
    """Tell whether every ring in *lines* is closed with a dot that has a place, and not with one far away."""
    return not any(step.point is None and step.rings for line in (lines.answer, *lines.wrong.values()) for step in line)


def _level(lesson: Lesson) -> int:
    """Return the fewest dots and passes, LEVELS at most, from which on the answer alone is the best move."""
    deepest = min(LEVELS, lesson.proofs[0].depth)
    for depth in range(deepest - 1, 0, -1):
        found = lesson.window(NODES).best(depth)
        if found.point != lesson.answer or not found.is_only:
            return depth + 1
    return 1


def _line(lesson: Lesson, first: Point | None) -> Line:
    """Play on from *first* as well as both sides can, within the window, as deep as the proof is."""
    play = lesson.play()
    line: list[Point | None] = []
    length = 0  # up to the last capture, and the threat that it answers
    move, player = first, lesson.player
    for depth in range(lesson.proofs[-1].depth - 1, -1, -1):
        line.append(move)
        held = play.captured
        if move is not None:
            play.play(Move(player, MoveKind.DOT, move))
        if play.captured != held:
            length = len(line)
        player = 3 - player
        if not depth or line[-2:] == [None, None]:
            break
        window = Window(play.field, player - 1, lesson.points, passing=bool(lesson.corners), limit=NODES)
        if not window.points:
            break
        move = _best(window, depth, passed=len(line) > 1 and line[-1] is None)  # the first one is a dot, far away
    return _ended(lesson, tuple(map(Step, line)), length)


def _line_of_choices(lesson: Lesson, first: Point | None) -> Line:
    """Play on as ``_line`` does, each dot with the rings by which it is worth most."""
    window = Choosing(lesson.play(), lesson.points, limit=NODES)
    line: list[Step] = []
    length = 0
    move = first
    for depth in range(lesson.proofs[-1].depth, 0, -1):
        rings = lesson.rings if not line and move == lesson.answer else window.closing(move, depth)
        line.append(Step(move, rings))
        if rings:
            length = len(line)
        window.follow(move, rings)
        window.nodes = 0
        if depth == 1 or [step.point for step in line[-2:]] == [None, None] or not window.points:
            break
        move = _best(window, depth - 1, passed=len(line) > 1 and move is None)
    return _ended(lesson, tuple(line), length)


def _ended(lesson: Lesson, line: Line, length: int) -> Line:
    """Return *line* up to what matters: *length* steps, but after a wrong move the reply that refutes it, too."""
    is_refuted = line[0].point != lesson.answer and len(line) > 1 and line[1].point is not None
    return line[: max(length, 2 if is_refuted else 1)]


def _best(window: Window | Choosing, depth: int, *, passed: bool) -> Point | None:
    """Return the best move, a dot before a pass, and what gains soon before what gains late; a second pass ends it."""
    best: Point | None = None
    most = (0, 0) if passed else (LOWEST, 0)
    is_passing = isinstance(window, Choosing) or window.passing
    for point in [*window.points, *([None] if is_passing and not passed else [])]:
        rank = window.value(point, depth, LOWEST, -LOWEST), window.value(point, 1, LOWEST, -LOWEST)
        if rank > most:
            best, most = point, rank
    return best


def written(lesson: Lesson, lines: Lines) -> str:
    """Return the line of text that ``read`` reads."""
    words = [_word(lesson.board, line) for line in (lines.answer, *lines.wrong.values())]
    return " ".join([lesson.id, str(lines.level), *words])


def _word(board: Board, line: Line) -> str:
    return "".join(step.text(board) for step in line)


def write(lessons: Iterable[Lesson]) -> None:
    """Search the lines of *lessons*, and keep them in the file."""
    head = "# How lessons go on. dots/teaching/lesson_lines.py says what a line means; made by scripts/make lessons."
    lines = [head, *(written(lesson, of(lesson)) for lesson in lessons)]
    FILE.write_text("\n".join(lines) + "\n", encoding="ascii")
