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
from dataclasses import dataclass, replace
from functools import cache, partial

from generator.board.geometry import Cell
from generator.board.rules import Mask
from generator.ladder import climbing
from generator.ladder.context import Scene
from generator.ladder.findings import NOBODY, Finds, room
from generator.ladder.refutation import bits
from generator.ladder.rungs import RUNGS, Primitive
from generator.ladder.sentences import read, tell
from generator.ladder.steps import Position, Step, take
from generator.ladder.sweep import LADDER, sweep
from generator.ladder.words import Find, View
from generator.solver.tables import Indices, Masks

# all that these say follows from what they rest on: it is the same on every board where that holds
_SELF_CONTAINED = (Primitive.GROUP, Primitive.WHOLE_HOUSE, Primitive.WHAT_IF, Primitive.FORCING)

_Link = tuple[int, int]  # of a chain: the number of a round, and the row of a find in it


@dataclass(frozen=True, slots=True)
class _Round:
    """What one rung found in one state."""

    rung: int
    state: list[Mask]  # before
    where: Indices
    removed: Masks
    placed: Indices

    def find(self, row: int) -> Find:
        """Give the find in *row*."""
        return read(self.rung, self.where[row], self.removed[row], self.placed[row])


def to_next_digit(position: Position) -> Iterator[Step]:
    """Take the steps of the shortest chain, one by one, in place; none where the ladder decides no more cells.

    It may end early: where a step has changed what a later one is about, there may be a shorter way.
    """
    rounds = _climb(position)
    if not rounds:
        return
    sources = cache(partial(_sources, position.scene, rounds, cache(partial(_source, rounds))))
    last = len(rounds) - 1
    chains = [_chain((last, row), sources) for row in range(rounds[last].placed.size)]
    finds = room(position.state.size)
    for number, row in min(chains, key=len):
        find = rounds[number].find(row)
        if find.placed is None and not _left(position, find):
            continue
        again = _again(position, find, finds)
        if again is None:
            return
        yield take(position, again)


def _climb(position: Position) -> list[_Round]:
    """Climb until a rung decides a cell; give the rounds, none where that does not happen."""
    scene, state, placed = position.scene, position.state.copy(), position.placed.copy()
    finds = room(state.size)
    rounds: list[_Round] = []
    while True:
        rung, count = climbing.cheapest(scene, state, placed, LADDER, finds)
        if not count:
            return []
        rows = (finds.where[:count].copy(), finds.removed[:count].copy(), finds.placed[:count].copy())
        rounds.append(_Round(rung, state.tolist(), *rows))
        if finds.placed[0] != NOBODY:
            return rounds
        climbing.apply(scene, state, placed, finds, 0, count)


def _chain(end: _Link, sources: Callable[[_Link], set[_Link]]) -> list[_Link]:
    """Give the finds that the one at *end* rests on, and it, in order."""
    chain = {end}
    waiting = [end]
    while waiting:
        new = sources(waiting.pop()) - chain
        chain |= new
        waiting += new
    return sorted(chain)


def _sources(scene: Scene, rounds: list[_Round], source: Callable[[Cell, Mask], _Link], link: _Link) -> set[_Link]:
    """Give the finds that ruled out what the one at *link* needs to be gone."""
    number, row = link
    told = tell(View(scene, rounds[number].state, rounds[number].find(row), silent=True))
    start = rounds[0].state
    return {source(cell, bit) for cell, mask in told.needs for bit in bits(mask & start[cell])}


def _source(rounds: list[_Round], cell: Cell, bit: Mask) -> _Link:
    """Give the first find that rules out *bit* in *cell*."""
    number = next(number for number, after in enumerate(rounds[1:]) if not after.state[cell] & bit)
    rows = rounds[number].removed[:, cell] & bit
    return number, int(rows.argmax())


def _left(position: Position, find: Find) -> dict[Cell, Mask]:
    """Give what *find* rules out that is not gone yet."""
    left = {cell: mask & int(position.state[cell]) for cell, mask in find.removed.items()}
    return {cell: mask for cell, mask in left.items() if mask}


def _again(position: Position, find: Find, finds: Finds) -> Find | None:
    """Give what *find* says of *position*: it may rule out more, digits that the rounds had ruled out before."""
    if RUNGS[find.rung].primitive in _SELF_CONTAINED:
        return replace(find, removed=_left(position, find))
    numbers = LADDER.primitive[find.rung], LADDER.parameter[find.rung]
    count = sweep(position.scene, position.state, position.placed, *numbers, finds)
    said = (read(find.rung, finds.where[k], finds.removed[k], finds.placed[k]) for k in range(count))
    return next((new for new in said if _is_same(new, find)), None)


def _is_same(one: Find, other: Find) -> bool:
    """Tell whether two finds of a rung are about the same thing; a cell may be decided in another house."""
    if one.placed is not None:
        return one.placed == other.placed
    return one.where == other.where
