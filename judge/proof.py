"""The proofs of lessons a second time: exhaustive search of a window by the judge, slowly.

As in ``dots.engine.exhaustive``: both sides put dots on open points of the window, or pass, which stands for a dot
far away; two passes in turn end it, and so does the depth. Where nobody may pass, the window is the whole board to
its end. Shares nothing with ``dots`` but the line of a lesson.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from judge import game as judge_game
from judge.game import Judge
from judge.plane import Point, named


class Claim(NamedTuple):
    """What a lesson says."""

    judge: Judge
    player: int
    answer: Point
    window: tuple[Point, ...]
    passing: bool
    proofs: tuple[tuple[int, int, int], ...]  # depth, what the answer gains, what any other move gains at most


def read(line: str) -> Claim:
    """Read the line of a lesson, and play its moves."""
    _, answer, window, proof, size, rules, player, *_, begun, moves = line.split()
    width, height = map(int, size.split("x"))
    judge = judge_game.begin({"size": [width, height], "rules": rules, "start": begun})
    names = [] if moves == "-" else [moves[at : at + 2] for at in range(0, len(moves), 2)]
    for number, name in enumerate(names):
        judge.move(1 + number % 2, *named(name))
    assert judge.to_move == int(player)
    corners = [named(corner) for corner in window.split(":")] if window != "all" else [(0, 0), (width - 1, height - 1)]
    (left, right), (top, bottom) = (sorted((corners[0][axis], corners[-1][axis])) for axis in (0, 1))
    x, y = named(answer)
    points = [(a, b) for b in range(top, bottom + 1) for a in range(left, right + 1)]
    points.sort(key=lambda p: (max(abs(p[0] - x), abs(p[1] - y)) * 64 + abs(p[0] - x) + abs(p[1] - y), p[1], p[0]))
    proofs = tuple((int(depth), int(worth), int(second)) for depth, worth, second in map(_numbers, proof.split(",")))
    return Claim(judge, judge.to_move, (x, y), tuple(points), window != "all", proofs)


def holds(line: str) -> bool:
    """Tell whether the judge proves all that the line claims."""
    claim = read(line)
    search = _Search(claim)
    moves: list[Point | None] = [point for point in claim.window if claim.judge.is_open(point)]
    moves += [None] if claim.passing else []
    assert claim.answer in moves
    return all(
        second < worth
        and search.value(claim.answer, depth, worth - 1, worth) >= worth
        and all(search.value(move, depth, second, second + 1) <= second for move in moves if move != claim.answer)
        for depth, worth, second in claim.proofs
    )


class _Search:
    """Alpha-beta over the moves of a window."""

    def __init__(self, claim: Claim) -> None:
        self.judge = claim.judge
        self.player = claim.player
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

    def made(self, move: Point | None, player: int, depth: int, alpha: int, beta: int, *, passed: bool) -> int:
        """Return the lead of *player* after *move* of his and *depth* - 1 more."""
        if move is None:
            return self.lead(player) if passed else -self.best(3 - player, depth - 1, -beta, -alpha, passed=True)
        judge = self.judge
        kept: dict[str, Any] = {name: getattr(judge, name).copy() for name in ("dots", "owner", "pools", "border")}
        judge.put_automatic(move, player)
        found = -self.best(3 - player, depth - 1, -beta, -alpha, passed=False)
        vars(judge).update(kept)
        return found

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


def _numbers(text: str) -> tuple[str, str, str]:
    depth, _, values = text.partition(":")
    worth, _, second = values.partition(">")
    return depth, worth, second
