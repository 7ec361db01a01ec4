"""The shortest chain of steps to the next digit.

A person does not cross out all that can be crossed out, only what the next digit needs. So
the way is found forwards, in rounds: all that the cheapest rung finds is done at once, until
a rung decides a cell. From there it is followed backwards, through what each find rests on
(``sentences.Told.needs``) to the finds that made it so. Those are the chain; the other finds
are left undone, and the chain holds without them, because every rung is monotone: the board
before each of its finds has more candidates than in the rounds, but not where it matters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from generator.geometry import Cell
from generator.rules import Mask
from generator.techniques import climbing
from generator.techniques.ladder import LADDER, sweep
from generator.techniques.primitives import NOBODY, Finds, room
from generator.techniques.refutation import bits
from generator.techniques.rungs import RUNGS, Primitive
from generator.techniques.scene import Scene
from generator.techniques.sentences import Find, View, read, tell
from generator.techniques.steps import Position, Step, take

# all that these say follows from what they rest on: it is the same on every board where that holds
_SELF_CONTAINED = (Primitive.GROUP, Primitive.WHOLE_HOUSE, Primitive.WHAT_IF, Primitive.FORCING)

_Link = tuple[int, int]  # of a chain: the number of a round, and the row of a find in it


@dataclass(frozen=True, slots=True)
class _Round:
    """What one rung found in one state."""

    rung: int
    state: list[Mask]  # before
    finds: Finds  # as many rows as there are finds

    def find(self, row: int) -> Find:
        """Give the find in *row*."""
        return read(self.rung, self.finds, row)


def to_next_digit(position: Position) -> Iterator[Step]:
    """Take the steps of the shortest chain, one by one, in place; none where the ladder decides no more cells."""
    rounds = _climb(position)
    if not rounds:
        return
    sources = cache(partial(_sources, position.scene, rounds))
    last = len(rounds) - 1
    chains = [_chain((last, row), sources) for row in range(rounds[last].finds.placed.size)]
    finds = room(position.state.size)
    for number, row in min(chains, key=len):
        yield take(position, _again(position, rounds[number].find(row), finds))


def _climb(position: Position) -> list[_Round]:
    """Climb until a rung decides a cell; give the rounds, none where that does not happen."""
    scene, state, placed = position.scene, position.state.copy(), position.placed.copy()
    finds = room(state.size)
    rounds: list[_Round] = []
    while True:
        rung, count = climbing.cheapest(scene, state, placed, LADDER, finds)
        if not count:
            return []
        kept = Finds(finds.removed[:count].copy(), finds.placed[:count].copy(), finds.where[:count].copy())
        rounds.append(_Round(rung, state.tolist(), kept))
        if kept.placed[0] != NOBODY:
            return rounds
        climbing.apply(scene, state, placed, finds, 0, count)


def _chain(end: _Link, sources: Callable[[_Link], list[_Link]]) -> list[_Link]:
    """Give the finds that the one at *end* rests on, and it, in order."""
    chain = {end}
    waiting = [end]
    while waiting:
        new = set(sources(waiting.pop())) - chain
        chain |= new
        waiting += new
    return sorted(chain)


def _sources(scene: Scene, rounds: list[_Round], link: _Link) -> list[_Link]:
    """Give the finds that ruled out what the one at *link* needs to be gone."""
    number, row = link
    told = tell(View(scene, rounds[number].state, rounds[number].find(row)))
    start = rounds[0].state
    return [_source(rounds, cell, bit) for cell, mask in told.needs for bit in bits(mask & start[cell])]


def _source(rounds: list[_Round], cell: Cell, bit: Mask) -> _Link:
    """Give the first find that rules out *bit* in *cell*."""
    number = next(number for number, after in enumerate(rounds[1:]) if not after.state[cell] & bit)
    rows = rounds[number].finds.removed[:, cell] & bit
    return number, int(rows.argmax())


def _again(position: Position, find: Find, finds: Finds) -> Find:
    """Give what *find* says of *position*, where it may rule out more: digits that the rounds had ruled out before."""
    rung = RUNGS[find.rung]
    if rung.primitive in _SELF_CONTAINED:
        return find
    count = sweep(position.scene, position.state, position.placed, rung.primitive, rung.parameter, finds)
    said = (read(find.rung, finds, row) for row in range(count))
    return next((new for new in said if _is_same(new, find)), find)


def _is_same(one: Find, other: Find) -> bool:
    """Tell whether two finds of a rung are about the same thing; a cell may be decided in another house."""
    if one.placed is not None:
        return one.placed == other.placed
    return one.where == other.where
