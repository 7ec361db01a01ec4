"""Compile all that Dots need: call what is compiled for a game of each rule set, each level and each strength."""

from __future__ import annotations

from kropki.dots.board.rulesets import RULES
from kropki.dots.book.players import chooser
from kropki.dots.engine import tree as trees
from kropki.dots.engine.engine import Budget, scored
from kropki.dots.engine.strengths import LEVELS, STRENGTHS, named
from kropki.dots.kernel.jit import COMPILER
from kropki.dots.records import replay
from kropki.dots.rules.game import Play
from kropki.dots.teaching.reasons import reason


def compile_dots() -> None:
    """Choose a move by each rule set, at each level and each strength."""
    for rules in RULES:
        _choose(rules, level=3)
    for level in range(1, len(LEVELS) + 1):
        _choose("standard", level=level)
    for strength in range(1, len(STRENGTHS) + 1):
        _choose("standard", strength=strength)
    trees.copy_below(trees.make_tree(4), trees.make_tree(4), 1)  # which only a long search comes to
    COMPILER.note_warm()


def _choose(rules: str, *, level: int | None = None, strength: int | None = None) -> None:
    game = replay.read({"size": [9, 9], "start": "cross", "rules": rules, "moves": [[1, 5, 3]]})
    play = Play(game.board, game.ruleset, game.start)
    for given, move in game.moves:
        replay.make(play, given, move)
    budget = Budget(seconds=LEVELS[-1].seconds, nodes=named(level, strength).nodes or None)
    chosen = scored(play, chooser(level=level, strength=strength).choose(play, budget, play.to_move), budget)
    if chosen.move:
        reason(play, chosen.move)
