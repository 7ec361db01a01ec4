"""Whether what an analysis says that moves lost agrees with how games ended: ``scripts/lab bench.analysis [FILES]``.

The moves of one side give away what the other side wins, so the difference of both sums is the result, less what the
first position was worth. Without files, it plays games of its own between unequal strengths.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from kropki.dots.board.board import board
from kropki.dots.board.moves import Move
from kropki.dots.board.position import start
from kropki.dots.board.rulesets import parse
from kropki.dots.engine.engine import Engine
from kropki.dots.engine.strengths import STRENGTHS
from kropki.dots.opponents.opponent import Opponent
from kropki.dots.records import sgf
from kropki.dots.rules.game import Play
from kropki.dots.teaching.analysis import FLOOR, Once, budget_for, weigh

LEVEL = 2  # of time: a short one, which leaves more doubt
SECONDS = 0.25  # for a search, as the service gives it
GAMES = 20
SIDES = (8, 9)
PAIRS = ((6, 9), (9, 6), (8, 12), (12, 12), (5, 11))


@dataclass(frozen=True, slots=True)
class Row:
    """What came of one game: its result for player 1, what the moves of each lost, and how uncertain that is."""

    name: str
    moves: int
    result: float
    first: float  # what the first position was worth
    lost: tuple[float, float]
    doubt: float
    seconds: float

    @property
    def is_right(self) -> bool:
        """Whether the sums agree with the result."""
        return abs(self.lost[1] - self.lost[0] - self.result + self.first) <= self.doubt

    def __str__(self) -> str:
        agrees = "yes" if self.is_right else "no"
        won = f"{self.result - self.first:+.0f} | {self.doubt:.0f} | {agrees}"
        return f"| {self.name} | {self.moves} | {self.lost[0]:.0f} | {self.lost[1]:.0f} | {won} | {self.seconds:.0f} |"


def played(number: int) -> tuple[str, Play, list[Move]]:
    """Play a game between two strengths; return it as it began, and its moves."""
    side, pair = SIDES[number % len(SIDES)], PAIRS[number % len(PAIRS)]
    grid, ruleset = board(side, side), parse("standard")
    game = Play(grid, ruleset, start("cross", grid))
    players = [Opponent(STRENGTHS[each - 1], seed=f"analysis {number}") for each in pair]
    while not game.over and (move := players[game.to_move - 1].choose(game).move):
        game.play(move)
    return f"{pair[0]} against {pair[1]}, {grid}", Play(grid, ruleset, start("cross", grid)), game.moves


def recorded(path: Path) -> tuple[str, Play, list[Move]]:
    """Read the main line of the first record in a file."""
    record = sgf.read(path.read_bytes()).records[0]
    said = sgf.script(record)
    moves = [turn.move for turn in said.turns if turn.move and not turn.implied]
    return path.stem, Play(record.board, record.ruleset, said.start, rings=said.rings), moves


def judged(name: str, play: Play, moves: Sequence[Move]) -> Row:
    """Analyse a game."""
    began, points = process_time(), len(play.board.points)
    once, budget = Once(lambda: Engine(seed=0)), budget_for(points, LEVEL, SECONDS)
    lost, doubts, told, first = [0.0, 0.0], list[float](), 0.0, 0.0
    for number, move in enumerate(moves):
        found = weigh(play, move, once, budget)
        if not number:
            first = found.best_score if move.player == 1 else -found.best_score
        lost[move.player - 1] += found.lost
        told += found.doubt if found.lost else 0.0  # playouts misjudge all mistakes alike
        doubts.append(0.0 if found.lost else found.doubt or FLOOR)  # what seems best may lose something, too
        play.play(move)
    return Row(
        name, len(moves), play.score, first, (lost[0], lost[1]), told + math.hypot(*doubts), process_time() - began
    )


def games(files: Sequence[str]) -> Iterator[tuple[str, Play, list[Move]]]:
    """Yield the games to analyse."""
    yield from (recorded(Path(each)) for each in files) if files else map(played, range(GAMES))


def main() -> None:
    """Print the report."""
    print("# What moves lost, and how games ended\n")
    print("| Game | Moves | Blue lost | Red lost | Blue won | Doubt | Agrees | Seconds of processor |")
    print("|---|--:|--:|--:|--:|--:|---|--:|")
    rows = []
    for each in games(sys.argv[1:]):
        rows.append(judged(*each))
        print(rows[-1], flush=True)
    print(f"\n{sum(row.is_right for row in rows)} of {len(rows)} agree.")


if __name__ == "__main__":
    main()
