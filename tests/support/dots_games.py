"""Games of Dots that several tests play, and what they ask of a field."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from judge.cases import Case
from kropki.dots.board import rulesets
from kropki.dots.board.board import Board, Point, board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import start
from kropki.dots.kernel.field import Field
from kropki.dots.rules.game import Play

RULES = (
    "standard",
    "no-territory",
    "territory",
    "territory+szkrab",
    "gorilla",
    "kepung",
    "kepung+move_limit=12",
    "paper",
    "paper+two_steps+all_points+early_end",
)


def rng_of(seed: str | int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - what comes by chance comes by a seed, and is no secret


def moves(on: Board, seed: str) -> Iterator[tuple[Point, int]]:
    """Yield a game that stays near the last dot more often than not, so that rings nest."""
    rng = rng_of(seed)
    game = Field(on)
    last, side = rng.choice(on.points), 0
    while game.open:
        x, y = on.xy(last)
        beside = [p for p in on.points if game.is_open(p) and max(abs(on.xy(p)[0] - x), abs(on.xy(p)[1] - y)) < 3]
        last = rng.choice(beside if beside and rng.random() < 0.8 else [p for p in on.points if game.is_open(p)])
        game.put(last, side)
        yield last, side
        side = 1 - side if rng.random() < 0.9 else side


def game(ruleset: str = "standard", size: tuple[int, int] = (8, 7), dots: str = "cross") -> Play:
    grid = board(*size)
    return Play(grid, rulesets.parse(ruleset), start(dots, grid))


def play(on: Board, points: list[Point], *, begun: str = "empty", ruleset: str = "standard") -> Play:
    found = Play(on, rulesets.parse(ruleset), start(begun, on))
    for point in points:
        found.play(Move(found.to_move, MoveKind.DOT, point))
    return found


def drawn(drawing: str) -> Field:
    rows = [line.split() for line in drawing.strip().splitlines()]
    game = Field(board(len(rows[0]), len(rows)))
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign != ".":
                game.put(game.board.point(x, y), "XO".index(sign))
    return game


def lead(game: Field, side: int) -> int:
    return game.held[side] - game.held[1 - side]


def open_points(game: Field) -> list[Point]:
    return [point for point in game.board.points if game.is_open(point)]


def most_in_one(game: Field, side: int) -> int:
    """Return what the best dot of *side* gains at once."""
    before, most = lead(game, side), 0
    for point in open_points(game):
        game.put(point, side)
        most = max(most, lead(game, side) - before)
        game.take_back()
    return most


def least_after_any_answer(game: Field, side: int, dots: int) -> int:
    """Return what *side*, which has just put a dot, has more at least after any answer and *dots* more of its own."""
    before, least = lead(game, side), 10_000
    for answer in open_points(game):
        game.put(answer, 1 - side)
        now = lead(game, side) - before
        most = now + most_in_one(game, side)
        if dots > 1 and most <= 0:
            for point in open_points(game):
                game.put(point, side)
                most = max(most, lead(game, side) - before + least_after_any_answer(game, side, dots - 1))
                game.take_back()
        game.take_back()
        least = min(least, most)
        if least <= 0:
            return 0
    return least


def complaint(case: Case, said: dict[str, Any]) -> str | None:
    """Tell what is not as the case says, if anything."""
    error = said["error"] and (said["error"]["move"], said["error"]["code"])
    if error != case.error:
        return f"expected the error {case.error}, got {error} after {said['after']}"
    if said["after"] != case.after:
        return f"expected {case.after} captured, got {said['after']}"
    found = {key: said[key] for key in case.end}
    return None if found == case.end else f"expected {case.end}, got {found}"
