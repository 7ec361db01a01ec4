"""What one dot wins by what counts, the strong strengths find, by every rule set and option; none closes less.

The positions are those that brute force has found; see ``tests.support.best_dots``.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from itertools import islice
from pathlib import Path

import pytest

from kropki.dots.board import rulesets
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Position
from kropki.dots.engine.strengths import STRENGTHS
from kropki.dots.opponents.opponent import Opponent
from kropki.dots.rules.game import Play
from kropki.dots.rules.resume import resume
from tests.support.best_dots import EACH, RULES, best_on, gain, outcome, positions

POSITIONS = Path(__file__).parents[1] / "data/dots/best/positions.txt"
UPPER = (15, 16, 17)
MANY = 67  # positions of a rule set where there is time
FOUND = 0.95


def recorded() -> list[tuple[Play, Move]]:
    """Return the positions, each with its best dot."""
    found = []
    for line in POSITIONS.read_text("ascii").splitlines():
        text, _, name = line.rpartition(" ")
        position = Position.parse(text)
        point = position.board.named(name)
        found.append((resume(position), Move(position.to_move, MoveKind.DOT, point)))
    return found


def check(chosen: list[tuple[Play, Move]], numbers: tuple[int, ...]) -> None:
    """Check that the strengths *numbers* find the best dots, or what comes to as much with the answer."""
    found = Counter[int]()
    for play, best in chosen:
        best_at = cache(partial(best_on, play, best.player))
        for number in numbers:
            move = Opponent(STRENGTHS[number - 1], seed=1).choose(play, None, best.player).move
            assert move is not None
            assert move.point is not None
            assert gain(play, move) == best_at(move.point)[0], (str(play.position()), number)
            found[number] += move.point == best.point or outcome(play, move) >= outcome(
                play, best_at(best.point or 0)[1]
            )
    for number in set(numbers) & set(UPPER):
        assert found[number] >= FOUND * len(chosen), number


def test_the_upper_strengths_find_the_dot_that_wins_most() -> None:
    every = recorded()
    of_rules = Counter(str(play.ruleset) for play, _ in every)
    assert of_rules == Counter({str(rulesets.parse(name)): EACH for name in RULES})
    check(every, UPPER[-1:])
    check(every[::EACH], (1, 5, 9, 12))


@pytest.mark.release
@pytest.mark.timeout(1800)  # to try every ring takes seconds for a position, by long steps and in territory
@pytest.mark.parametrize("ruleset", RULES)
def test_all_strengths_close_what_wins_most_and_the_upper_ones_find_it(ruleset: str) -> None:
    check(list(islice(positions(ruleset, 2), MANY)), (*UPPER, 1, 5, 9, 12, 14))


@pytest.mark.release
def test_the_positions_are_what_brute_force_finds() -> None:
    for at, name in enumerate(RULES):
        play, best = next(positions(name, 1))
        known, wanted = recorded()[EACH * at]
        assert (str(known.position()), wanted.point) == (str(play.position()), best.point)
