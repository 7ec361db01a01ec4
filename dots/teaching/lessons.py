"""Lessons: positions with exactly one best move, each with what was proved of it; found in games, kept as text.

A line is a lesson:

    theme answer window proof POSITION start moves

*answer* is a point; *window* two corners of a rectangle (``bb:fg``), or ``all``; *proof* a list such as
``4:2>0,5:3>1``: with four dots and passes within the window the answer gains 2, whatever the other side does, and every
other move, passing too, at most 0; with five, 3 and 1. With ``all`` it is the whole board to its end, and nobody
passes. *moves* are what led there from *start*, first player first: a position alone does not say how it came about.

Where closing is a choice, the rings that are closed with a dot follow it, each in brackets: ``dc(cbdcccbc)``. The
answer has those by which it gains what is proved. All other moves were tried with every choice of rings, and so was
each reply. In these positions no ring stands yet that would capture.

The rules of a lesson are one of ``RULES``, without options. ``lesson_sources.txt`` names the game between people that
a lesson is from, if it is from one: ``id name``.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from kropki.dots.board import rulesets
from kropki.dots.board.board import Board, Point
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player, Position, Ring, start
from kropki.dots.engine.exhaustive import DEEPEST, Window, nearest, rectangle
from kropki.dots.errors import DotsError
from kropki.dots.rules.game import Play
from kropki.dots.teaching.choosing import Choosing

THEMES = ("capture", "double-attack", "ladder", "defence", "pool", "grounding")
RULES = tuple(rulesets.RULES)
SUITE = Path(__file__).with_name("lessons.txt")
SOURCES = Path(__file__).with_name("lesson_sources.txt")
NODES = 20_000  # positions that a proof may take, at each depth
LENGTH = 20_000  # characters of a line
WHOLE = "all"
FAR = "--"  # the point of a dot far away
_STEP = re.compile(r"([a-zA-Z]{2}|--)((?:\((?:[a-zA-Z]{2})+\))*)")
_PROOF = re.compile(r"([0-9]{1,2}):(-?[0-9]{1,4})>(-?[0-9]{1,4})")


class LessonError(DotsError):
    """A line that is no lesson."""

    code = "lesson"


class Step(NamedTuple):
    """A dot on *point*, or far away, and the rings that are closed with it, where that is a choice."""

    point: Point | None
    rings: tuple[Ring, ...] = ()

    def text(self, on: Board) -> str:
        """Return what ``read_steps`` reads."""
        rings = ("".join(map(on.name, ring)) for ring in self.rings)
        return (FAR if self.point is None else on.name(self.point)) + "".join(f"({ring})" for ring in rings)


def read_steps(on: Board, text: str) -> tuple[Step, ...]:
    """Read steps one after the other; raise a ``DotsError`` for any other text."""
    found = _STEP.findall(text)
    if "".join(name + rings for name, rings in found) != text:
        raise LessonError(f"expected points, and rings in brackets, not {text[:40]!r}")
    return tuple(Step(None if name == FAR else on.named(name), _rings(on, rings)) for name, rings in found)


def _rings(on: Board, text: str) -> tuple[Ring, ...]:
    rings = text.strip("()").split(")(") if text else []
    return tuple(tuple(on.named(ring[at : at + 2]) for at in range(0, len(ring), 2)) for ring in rings)


@dataclass(frozen=True, slots=True)
class Proof:
    """At *depth* the answer gains *worth*, and any other move at most *second*."""

    depth: int
    worth: int
    second: int

    def __str__(self) -> str:
        return f"{self.depth}:{self.worth}>{self.second}"


@dataclass(frozen=True)
class Lesson:
    """A position after *moves* from the start called *begun*, with the one best move, *answer*."""

    theme: str
    answer: Point
    corners: tuple[Point, ...]  # of the window; none: the whole board to its end
    proofs: tuple[Proof, ...]
    position: Position
    begun: str
    moves: tuple[Step, ...]
    rings: tuple[Ring, ...] = ()  # that are closed with the answer, where that is a choice

    @cached_property
    def id(self) -> str:
        """Eight letters and digits: the same for the same position."""
        return hashlib.sha256(str(self.position).encode()).hexdigest()[:8]

    @property
    def board(self) -> Board:
        """The board."""
        return self.position.board

    @property
    def player(self) -> Player:
        """Who is to move."""
        return self.position.to_move

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """The points of the window, the nearest to the answer first: the order in which a proof tries them."""
        within = rectangle(self.board, self.corners) if self.corners else self.board.points
        return tuple(nearest(self.board, within, self.answer))

    def play(self) -> Play:
        """Return the game up to here."""
        return replayed(self.board, self.position.rules, self.begun, self.moves)

    @property
    def is_choice(self) -> bool:
        """Whether closing is a choice."""
        return rulesets.parse(self.position.rules).optional

    def window(self, limit: int = NODES) -> Window | Choosing:
        """Return the window for a search of at most *limit* positions."""
        return search(self.play(), self.points, passing=bool(self.corners), limit=limit)

    def holds(self) -> bool:
        """Prove the lesson again, not by the judge; raise ``SpentError`` where that takes more than NODES."""
        return all(self._holds(each) for each in self.proofs)

    def _holds(self, proof: Proof) -> bool:
        window = self.window()
        if isinstance(window, Choosing):
            return window.proves(self.answer, self.rings, proof.depth, proof.worth, proof.second)
        return window.proves(self.answer, proof.depth, proof.worth, proof.second)

    def __str__(self) -> str:
        name = self.board.name
        window = ":".join(map(name, self.corners)) if self.corners else WHOLE
        proof = ",".join(map(str, self.proofs))
        moves = "".join(step.text(self.board) for step in self.moves) or "-"
        answer = Step(self.answer, self.rings).text(self.board)
        return " ".join([self.theme, answer, window, proof, str(self.position), self.begun, moves])


def replayed(board: Board, ruleset: str, begun: str, moves: Iterable[Step]) -> Play:
    """Play *moves* in turn from the start called *begun*; raise a ``DotsError`` where that cannot be."""
    play = Play(board, rulesets.parse(ruleset), start(begun, board))
    for point, rings in moves:
        play.play(Move(play.to_move, MoveKind.DOT, point, rings))
    return play


def steps_of(moves: Iterable[Move]) -> tuple[Step, ...]:
    """Return *moves*, which put dots in turn, as steps."""
    return tuple(Step(move.point, move.rings) for move in moves)


def search(play: Play, points: Iterable[Point], *, passing: bool, limit: int) -> Window | Choosing:
    """Return the search of *play* within *points*, by at most *limit* positions."""
    if play.ruleset.optional:
        return Choosing(play, points, limit=limit)
    return Window(play.field, play.to_move - 1, points, passing=passing, limit=limit)


def parse(line: str) -> Lesson:
    """Read a line; raise ``LessonError``, or another ``DotsError``, where it is no lesson.

    Its moves must lead to its position. What it says of the answer is taken as it is; ``Lesson.holds`` proves it.
    """
    words = line[:LENGTH].split()
    if len(line) > LENGTH or len(words) != 13:
        raise LessonError(f"expected a lesson of 13 words, not {line[:40]!r}")
    theme, answer, window, proof, *said, begun, moves = words
    position = Position.parse(" ".join(said))
    board = position.board
    proofs = [_PROOF.fullmatch(part) for part in proof.split(",")]
    deep = all(each and 1 <= int(each[1]) <= DEEPEST for each in proofs)
    if theme not in THEMES or not deep:
        raise LessonError(f"expected a theme, a point, a window and a proof, not {' '.join(words[:4])[:60]!r}")
    if position.rules not in RULES:
        raise LessonError(f"expected one of the rule sets {', '.join(RULES)}, not {position.rules!r}")
    corners = () if window == WHOLE else tuple(board.named(corner) for corner in window.split(":")[:2])
    steps = read_steps(board, answer)
    point = steps[0].point if len(steps) == 1 else None
    if point is None or (not corners and rulesets.parse(position.rules).optional):
        raise LessonError(f"expected a dot, and a window where closing is a choice, not {answer[:40]!r} {window!r}")
    lesson = Lesson(
        theme=theme,
        answer=point,
        rings=steps[0].rings,
        corners=corners,
        proofs=tuple(Proof(*map(int, each.groups())) for each in proofs if each),
        position=position,
        begun=begun,
        moves=() if moves == "-" else read_steps(board, moves),
    )
    if lesson.play().position() != position:
        raise LessonError(f"expected moves that lead to the position, not {moves[:40]!r}")
    return lesson


def read(lines: Iterable[str]) -> Iterator[Lesson]:
    """Yield the lessons of *lines*; those that begin with ``#`` are remarks."""
    return (parse(line) for line in lines if line.strip() and not line.startswith("#"))


@cache
def suite() -> tuple[Lesson, ...]:
    """Return the lessons that come with the package; the same ones each time."""
    return tuple(read(SUITE.read_text(encoding="ascii").splitlines()))


@cache
def sources() -> Mapping[str, str]:
    """Return the names of the games between people that lessons are from, by the lessons' ids."""
    lines = (line for line in SOURCES.read_text(encoding="ascii").splitlines() if not line.startswith("#"))
    return dict(line.split() for line in lines)
