"""The book itself: for each position the moves of the engine's games, how often each was played, and what came of it.

The file is text, packed by xz. A board is a line of its size and its number of games. Each line after it is a position:

    00f3b2a1c4d5e6f7 67:212:541:120:4 68:96:498:131:-2

That is its key, then for each move the point, the games, the mean chance of the mover and its deviation, both in
thousandths, and the mean score in tenths of a dot.
"""

from __future__ import annotations

import lzma
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kropki.dots.board.board import Board, Point
from kropki.dots.board.position import Player
from kropki.dots.board.rulesets import DEFAULT
from kropki.dots.book.keys import view
from kropki.dots.errors import DotsError
from kropki.dots.rules.game import Play

OWN = Path(__file__).with_name("openings.txt.xz")  # docs/dots/book.md says how it was made
RULES = DEFAULT  # whose games the book has
PLIES = 12  # dots of each game that it may know
_BOARD = re.compile(r"(\d+x\d+) (\d+)")
_MOVE = re.compile(r"(\d+):(\d+):(\d+):(\d+):(-?\d+)")


class BookError(DotsError):
    """A file that is no book."""

    code = "book"


@dataclass(frozen=True, slots=True)
class Summary:
    """What a book tells of a move: in how many *games* it was played, and what the engine then thought on average.

    *chance* and *score* are those of the mover; *spread* is the standard deviation of the chance.
    """

    point: Point  # as the book calls it
    games: int
    chance: float
    spread: float
    score: float


@dataclass(frozen=True, slots=True)
class BookMove:
    """A move of a position: the *points* where it can be made, which symmetry makes the same, and its *summary*."""

    points: tuple[Point, ...]
    summary: Summary


@dataclass(frozen=True, slots=True)
class Section:
    """What a book has of one board: the number of *games*, and the moves of each position by its key."""

    games: int
    positions: Mapping[int, tuple[Summary, ...]]


class Book:
    """The sections of some boards, by their size such as ``15x15``."""

    def __init__(self, sections: Mapping[str, Section]) -> None:
        self.sections = dict(sections)

    def games(self, on: Board) -> int:
        """Return on how many games of the board it rests."""
        section = self.sections.get(str(on))
        return section.games if section else 0

    def fits(self, play: Play) -> bool:
        """Tell whether *play* is of a board and rules that the book has, and still so early."""
        dots = len(play.moves)
        return str(play.ruleset) == RULES and str(play.board) in self.sections and dots <= PLIES and not play.over

    def known(self, play: Play, player: Player | None = None) -> tuple[BookMove, ...]:
        """Return the moves that it has for *player*, else for who is to move, the most played first."""
        if not self.fits(play):
            return ()
        seen = view(play, player or play.to_move)
        moves = self.sections[str(play.board)].positions.get(seen.key, ())
        found = (BookMove(seen.points(each.point), each) for each in moves)
        return tuple(each for each in found if all(map(play.is_open, each.points)))  # else two keys are the same

    @classmethod
    def read(cls, path: Path) -> Book:
        """Read a book; raise ``BookError`` for anything else."""
        try:
            return cls(_sections(lzma.decompress(path.read_bytes()).decode().splitlines()))
        except (lzma.LZMAError, UnicodeDecodeError, ValueError, OSError) as error:
            raise BookError(f"expected a book of openings in {path.name}: {error}") from None


@cache
def own() -> Book:
    """Return the book that comes with the package."""
    return Book.read(OWN)


def _sections(lines: Iterable[str]) -> dict[str, Section]:
    sections: dict[str, Section] = {}
    positions: dict[int, tuple[Summary, ...]] = {}
    for line in lines:
        if head := _BOARD.fullmatch(line):
            positions = {}
            sections[head[1]] = Section(int(head[2]), positions)
            continue
        key, *moves = line.split(" ")
        positions[int(key, 16)] = tuple(map(_summary, moves))
    return sections


def _summary(text: str) -> Summary:
    said = _MOVE.fullmatch(text)
    if said is None:
        raise ValueError(f"expected a move, not {text[:40]!r}")
    point, games, chance, spread, score = map(int, said.groups())
    return Summary(point, games, chance / 1000, spread / 1000, score / 10)
