"""The proofs of lessons a second time: exhaustive search of a window by the judge, slowly.

As in ``dots.engine.exhaustive``: both sides put dots on open points of the window, or pass, which stands for a dot
far away; two passes in turn end it, and so does the depth. Where nobody may pass, the window is the whole board to
its end. Where closing is a choice, each dot, and each pass, is tried with every choice of all the rings that stand.
Shares nothing with ``dots`` but the line of a lesson.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from judge import game as judge_game
from judge.choosing import choices, kept
from judge.game import Judge
from judge.plane import Point, Ring, named
from judge.regions import AUTOMATIC


class Claim(NamedTuple):
    """What a lesson says."""

    judge: Judge
    player: int
    answer: Point
    rings: tuple[Ring, ...]  # that are closed with it, where that is a choice
    window: tuple[Point, ...]
    passing: bool
    proofs: tuple[tuple[int, int, int], ...]  # depth, what the answer gains, what any other move gains at most


def read(line: str) -> Claim:
    """Read the line of a lesson, and play its moves."""
    _, answer, window, proof, size, rules, player, *_, begun, moves = line.split()
    width, height = map(int, size.split("x"))
    judge = judge_game.begin({"size": [width, height], "rules": rules, "start": begun})
    for number, (point, rings) in enumerate(_steps("" if moves == "-" else moves)):
        judge.move(1 + number % 2, *point, rings)
    assert judge.to_move == int(player)
    corners = [named(corner) for corner in window.split(":")] if window != "all" else [(0, 0), (width - 1, height - 1)]
    (left, right), (top, bottom) = (sorted((corners[0][axis], corners[-1][axis])) for axis in (0, 1))
    [((x, y), closed)] = _steps(answer)
    points = [(a, b) for b in range(top, bottom + 1) for a in range(left, right + 1)]
    points.sort(key=lambda p: (max(abs(p[0] - x), abs(p[1] - y)) * 64 + abs(p[0] - x) + abs(p[1] - y), p[1], p[0]))
    proofs = tuple((int(depth), int(worth), int(second)) for depth, worth, second in map(_numbers, proof.split(",")))
    return Claim(judge, judge.to_move, (x, y), closed, tuple(points), window != "all", proofs)


def holds(line: str) -> bool:
    """Tell whether the judge proves all that the line claims."""
    claim = read(line)
    search = _Search(claim)
    moves: list[Point | None] = [point for point in claim.window if claim.judge.is_open(point)]
    moves += [None] if claim.passing else []
    assert claim.answer in moves
    return all(
        second < worth
        and search.answered(depth, worth - 1, worth) >= worth
        and all(search.value(move, depth, second, second + 1) <= second for move in moves if move != claim.answer)
        for depth, worth, second in claim.proofs
    )


class _Search:
    """Alpha-beta over the moves of a window."""

    def __init__(self, claim: Claim) -> None:
        self.judge = claim.judge
        self.player = claim.player
        self.answer = claim.answer, claim.rings
        self.is_choice = claim.judge.rules not in AUTOMATIC
        self.window = claim.window
        self.passing = claim.passing
        self.before = self.lead(claim.player)

    def lead(self, player: int) -> int:
        """Return what *player* holds captured over the other."""
        return self.judge.captured(player) - self.judge.captured(3 - player)

    def value(self, move: Point | None, depth: int, alpha: int, beta: int) -> int:
        """Return what *move* gains, exact between *alpha* and *beta*."""
        found = self.made(move, self.player, depth, alpha + self.before, beta + self.before, passed=False)
        return found - self.before

    def answered(self, depth: int, alpha: int, beta: int) -> int:
        """Return what the answer gains with its own rings, exact between *alpha* and *beta*."""
        point, rings = self.answer
        if not self.is_choice:
            return self.value(point, depth, alpha, beta)
        before = kept(self.judge)
        self.judge.dots[point] = self.player
        for ring in rings:
            self.judge.close(ring, self.player)
        alpha, beta = alpha + self.before, beta + self.before
        found = -self.best(3 - self.player, depth - 1, -beta, -alpha, passed=False)
        vars(self.judge).update(before)
        return found - self.before

    def made(self, move: Point | None, player: int, depth: int, alpha: int, beta: int, *, passed: bool) -> int:
        """Return the lead of *player* after *move* of his and *depth* - 1 more."""
        before = kept(self.judge)
        top = -(10**6)
        for _ in self.put(move, player):
            is_end = move is None and passed
            found = (
                self.lead(player)
                if is_end
                else -self.best(3 - player, depth - 1, -beta, -max(alpha, top), passed=move is None)
            )
            top = max(top, found)
            if top >= beta:
                break
        vars(self.judge).update(before)
        return top

    def put(self, move: Point | None, player: int) -> Iterator[None]:
        """Put a dot, or one far away; stop once on each board that may follow."""
        if self.is_choice:
            if move is not None:
                self.judge.dots[move] = player
            yield from choices(self.judge, player)
        else:
            if move is not None:
                self.judge.put_automatic(move, player)
            yield

    def best(self, player: int, depth: int, alpha: int, beta: int, *, passed: bool) -> int:
        """Return the lead of *player*, who is to move, with both at their best."""
        moves: list[Point | None] = [point for point in self.window if self.judge.is_open(point)] if depth > 0 else []
        if depth > 0 and self.passing:
            moves.append(None)
        if not moves:
            return self.lead(player)
        top = -(10**6)
        for move in moves:
            top = max(top, self.made(move, player, depth, max(alpha, top), beta, passed=passed))
            if top >= beta:
                break
        return top


def _steps(text: str) -> list[tuple[Point, tuple[Ring, ...]]]:
    """Read dots, each with the rings that are closed with it in brackets."""
    steps = re.findall(r"([a-zA-Z]{2})((?:\([a-zA-Z]+\))*)", text)
    assert "".join(point + rings for point, rings in steps) == text
    return [(named(point), tuple(map(_ring, re.findall("[a-zA-Z]+", rings)))) for point, rings in steps]


def _ring(text: str) -> Ring:
    return tuple(named(text[at : at + 2]) for at in range(0, len(text), 2))


def _numbers(text: str) -> tuple[str, str, str]:
    depth, _, values = text.partition(":")
    worth, _, second = values.partition(">")
    return depth, worth, second
