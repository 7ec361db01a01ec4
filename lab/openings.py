"""Games of the engine against itself, a line each, and the opening book that they make."""

from __future__ import annotations

import json
import lzma
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import start
from kropki.dots.board.rulesets import named
from kropki.dots.book.book import RULES, Book, BookError, Section, Summary
from kropki.dots.book.keys import view
from kropki.dots.errors import DotsError
from kropki.dots.rules.game import Play

LEAST = 3  # games without which a position is left out
PLAYED = 2  # games without which a move of it is left out


@dataclass(frozen=True, slots=True)
class Opening:
    """The first dots of a game, and what the engine thought of it after the last: chance and score of player 1."""

    size: tuple[int, int]
    start: str
    number: int
    moves: tuple[str, ...]  # points as records name them
    chance: float
    score: float

    def line(self) -> str:
        """Return the game as a line of JSON."""
        return json.dumps(asdict(self) | {"moves": "".join(self.moves)})

    @classmethod
    def of_line(cls, line: str) -> Opening:
        """Read what ``line`` gives; raise ``BookError`` for anything else."""
        try:
            said = json.loads(line)
            width, height = said["size"]
            text = said["moves"]
            moves = tuple(text[at : at + 2] for at in range(0, len(text), 2))
            return cls(
                (width, height), said["start"], said["number"], moves, float(said["chance"]), float(said["score"])
            )
        except (KeyError, TypeError, ValueError):
            raise BookError(f"expected a game of the book, not {line[:60]!r}") from None


class _Sum:
    """What is added up of a move."""

    def __init__(self) -> None:
        self.games = 0
        self.chance = self.squares = self.score = 0.0

    def add(self, chance: float, score: float) -> None:
        self.games += 1
        self.chance += chance
        self.squares += chance * chance
        self.score += score

    def summary(self, point: int) -> Summary:
        mean = self.chance / self.games
        spread = math.sqrt(max(self.squares / self.games - mean * mean, 0.0))
        return Summary(point, self.games, mean, spread, self.score / self.games)


Sums = dict[int, dict[int, _Sum]]  # by position, then by move


def fold(games: Iterable[Opening], least: int = LEAST) -> Book:
    """Return the book of *games*, whatever their order: the positions that *least* of them had."""
    sums: dict[str, Sums] = defaultdict(lambda: defaultdict(lambda: defaultdict(_Sum)))
    counts: dict[str, int] = defaultdict(int)
    for game in sorted(set(games), key=lambda each: (each.size, each.start, each.number)):
        size = f"{game.size[0]}x{game.size[1]}"
        counts[size] += 1
        _add(sums[size], game)
    return Book({size: Section(counts[size], _kept(found, least)) for size, found in sums.items()})


def _add(sums: Sums, game: Opening) -> None:
    """Add a game to each of its positions."""
    grid = board(*game.size)
    try:
        play = Play(grid, named(RULES), start(game.start, grid))
        for name in game.moves:
            player, point, seen = play.to_move, grid.named(name), view(play, play.to_move)
            play.play(Move(player, MoveKind.DOT, point))
            first = player == 1
            chance, score = (game.chance, game.score) if first else (1 - game.chance, -game.score)
            sums[seen.key][seen.known_as(point)].add(chance, score)
    except DotsError as error:
        raise BookError(f"game {game.number} from {game.start} on {grid}: {error.message}") from None


def _kept(sums: Sums, least: int) -> Mapping[int, tuple[Summary, ...]]:
    """Return the positions that enough games had, with the moves that more than one had, the most played first."""
    kept = {}
    for key, moves in sums.items():
        if sum(each.games for each in moves.values()) < least:
            continue
        summaries = [each.summary(point) for point, each in moves.items() if each.games >= PLAYED]
        if summaries:
            kept[key] = tuple(sorted(summaries, key=lambda each: (-each.games, each.point)))
    return kept


def write(book: Book, path: Path) -> None:
    """Write *book*; the same one always has the same bytes."""
    path.write_bytes(lzma.compress("".join(_lines(book)).encode(), preset=9 | lzma.PRESET_EXTREME))


def _lines(book: Book) -> Iterator[str]:
    for size, section in sorted(book.sections.items()):
        yield f"{size} {section.games}\n"
        for key, moves in sorted(section.positions.items()):
            yield " ".join([f"{key:016x}", *map(_written, moves)]) + "\n"


def _written(move: Summary) -> str:
    return f"{move.point}:{move.games}:{move.chance * 1000:.0f}:{move.spread * 1000:.0f}:{move.score * 10:.0f}"
