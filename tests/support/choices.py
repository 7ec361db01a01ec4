"""Games whose moves levels 1 to 4 chose: the page's own opponent must choose the same.

    python -m tests.support.choices > tests/data/dots/choices.ndjson

A line is a game as ``kropki dots replay`` reads it, with ``level``, ``seed`` and ``from``: each move from that number
on is what the level chooses there for the side to move. The moves before it are drawn by chance.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

from dots.engine.engine import Budget, Engine
from dots.engine.levels import LEVELS
from dots.records import replay as replaying
from dots.rules.game import Play

RULES = (
    "standard",
    "no-territory",
    "territory",
    "territory+szkrab",
    "gorilla",
    "kepung",
    "kepung+move_limit=20",
    "paper",
    "paper+two_steps",
    "paper+all_points+early_end",
)
Board = tuple[list[int], str]  # columns and rows, and the start

SMALL: tuple[Board, ...] = (([7, 7], "cross"), ([9, 6], "empty"), ([8, 8], "two-crosses"), ([10, 10], "four-crosses"))
LARGE: tuple[Board, ...] = (([15, 15], "cross"), ([20, 20], "four-crosses"), ([39, 32], "cross"), ([60, 60], "empty"))
OF_A_LARGE_BOARD = 24  # moves that were chosen


def chosen(line: dict[str, Any], made: int) -> list[Any] | None:
    """Return what the level of *line* chooses after its first moves, as many as *made*; None where there is none."""
    play = after(line, made)
    return _choose(play, line["level"], line["seed"])


def after(line: dict[str, Any], made: int) -> Play:
    """Return the game of *line* after its first moves, as many as *made*."""
    game = replaying.read({key: line[key] for key in ("size", "rules", "start", "moves")} | {"alternate": False})
    play = Play(game.board, game.ruleset, game.start)
    for given, move in list(game.moves)[:made]:
        replaying.make(play, given, move)
    return play


def _choose(play: Play, level: int, seed: int) -> list[Any] | None:
    player = play.may_close or play.to_move
    budget = Budget(nodes=LEVELS[level - 1].nodes or None)
    move = Engine(level=level, seed=seed).choose(play, budget, player).move
    return None if move is None else list(replaying.written(move, play.board))


def game(rules: str, board: Board, level: int, number: int, most: int) -> dict[str, Any]:
    """Return a game by *rules* of which *most* moves were chosen at *level*."""
    size, start = board
    rng = random.Random(f"{rules} {size} {level} {number}")  # noqa: S311 - a game
    line: dict[str, Any] = {"size": size, "rules": rules, "start": start, "moves": [], "level": level}
    line["seed"] = rng.randrange(2**31)
    play = after(line, 0)
    for _ in range(rng.randrange(size[0] * size[1] // 3)):
        _put(play, line, [play.to_move, *play.board.xy(rng.choice([p for p in play.board.points if play.is_open(p)]))])
        if play.over:
            break
    line["from"] = len(line["moves"])
    while len(line["moves"]) < line["from"] + most:
        move = _choose(play, level, line["seed"])
        if move is None:
            break
        _put(play, line, move)
    return line


def _put(play: Play, line: dict[str, Any], move: list[Any]) -> None:
    line["moves"].append(move)
    replaying.make(play, move, replaying.move(move, play.board))


def games() -> Iterator[dict[str, Any]]:
    """Yield a game of each level by each rule set on a small board, and some on large ones."""
    for at, rules in enumerate(RULES):
        for level in range(1, 5):
            yield game(rules, SMALL[(at + level) % len(SMALL)], level, at, 120)
    for at, board in enumerate(LARGE):
        for level, rules in enumerate(("standard", "territory", "no-territory", "gorilla"), 1):
            yield game(RULES[(at + level) % len(RULES)] if at else rules, board, level, at, OF_A_LARGE_BOARD)


if __name__ == "__main__":
    for each in games():
        sys.stdout.write(json.dumps(each, separators=(",", ":")) + "\n")
