"""Games whose moves levels 1 to 4, or strengths, chose: the page's own opponent must choose the same.

    python -m tests.support.choices level > tests/data/dots/choices.ndjson
    python -m tests.support.choices strength > tests/data/dots/strengths.ndjson

A line is a game as ``kropki dots replay`` reads it, with ``level`` or ``strength``, ``seed`` and ``from``: each move
from that number on is what is chosen there for the side to move. The moves before it are drawn by chance.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from itertools import cycle
from typing import Any

from dots.engine.engine import Budget, Engine
from dots.engine.levels import LEVELS
from dots.opponents.opponent import Opponent
from dots.opponents.strengths import STRENGTHS
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
TARGETS = ("standard+first_to=2", "territory+first_to=3", "kepung+lead=2")  # of which some end at once
Board = tuple[list[int], str]  # columns and rows, and the start

SMALL: tuple[Board, ...] = (([7, 7], "cross"), ([9, 6], "empty"), ([8, 8], "two-crosses"), ([10, 10], "four-crosses"))
LARGE: tuple[Board, ...] = (([15, 15], "cross"), ([20, 20], "four-crosses"), ([39, 32], "cross"), ([60, 60], "empty"))
OF_A_LARGE_BOARD, FEW = 24, 2  # moves that were chosen; the latter by many playouts
HERE = {"level": 4, "strength": sum(not each.tactics for each in STRENGTHS)}  # how many the page has


def chosen(line: dict[str, Any], made: int) -> list[Any] | None:
    """Return what is chosen in *line* after its first moves, as many as *made*; None where there is none."""
    kind = "level" if "level" in line else "strength"
    return _choose(after(line, made), kind, line[kind], line["seed"])


def after(line: dict[str, Any], made: int) -> Play:
    """Return the game of *line* after its first moves, as many as *made*."""
    game = replaying.read({key: line[key] for key in ("size", "rules", "start", "moves")} | {"alternate": False})
    play = Play(game.board, game.ruleset, game.start)
    for given, move in list(game.moves)[:made]:
        replaying.make(play, given, move)
    return play


def _choose(play: Play, kind: str, number: int, seed: int) -> list[Any] | None:
    player = play.may_close or play.to_move
    budget = Budget(nodes=LEVELS[number - 1].nodes or None) if kind == "level" else None
    chooser = Engine(level=number, seed=seed) if kind == "level" else Opponent(strength=number, seed=seed)
    move = chooser.choose(play, budget, player).move
    return None if move is None else list(replaying.written(move, play.board))


def game(rules: str, board: Board, kind: str, at: int, number: int, most: int) -> dict[str, Any]:  # noqa: PLR0917 - a game
    """Return a game by *rules* of which *most* moves were chosen at the level or strength *at*."""
    size, start = board
    rng = random.Random(f"{rules} {size} {at} {number}")  # noqa: S311 - a game
    line: dict[str, Any] = {"size": size, "rules": rules, "start": start, "moves": [], kind: at}
    line["seed"] = rng.randrange(2**31)
    play = after(line, 0)
    for _ in range(rng.randrange(size[0] * size[1] // 3)):
        _put(play, line, [play.to_move, *play.board.xy(rng.choice([p for p in play.board.points if play.is_open(p)]))])
        if play.over:
            break
    line["from"] = len(line["moves"])
    while len(line["moves"]) < line["from"] + most:
        move = _choose(play, kind, at, line["seed"])
        if move is None:
            break
        _put(play, line, move)
    return line


def _put(play: Play, line: dict[str, Any], move: list[Any]) -> None:
    line["moves"].append(move)
    replaying.make(play, move, replaying.move(move, play.board))


def games(kind: str) -> Iterator[dict[str, Any]]:
    """Yield games by each rule set on small boards, each level in all and each strength in some, and a few on large."""
    most, every = (120, 1) if kind == "level" else (40, 3)
    for at, rules in enumerate(RULES):
        for number in range(1 + -at % every, HERE[kind] + 1, every):
            yield game(rules, SMALL[(at + number) % len(SMALL)], kind, number, at, most)
    for at, board in enumerate(LARGE):
        for number, rules in zip(range(1, HERE[kind] + 1), cycle(("standard", "territory", "no-territory", "gorilla"))):
            chosen = FEW if kind == "strength" and STRENGTHS[number - 1].nodes else OF_A_LARGE_BOARD
            yield game(RULES[(at + number) % len(RULES)] if at else rules, board, kind, number, at, chosen)
    for at, rules in enumerate(TARGETS):
        for number in range(HERE[kind] // 2 if kind == "level" else 1 + at, HERE[kind] + 1, every):
            yield game(rules, SMALL[(at + number) % len(SMALL)], kind, number, at, most)


if __name__ == "__main__":
    for each in games(sys.argv[1]):
        sys.stdout.write(json.dumps(each, separators=(",", ":")) + "\n")
