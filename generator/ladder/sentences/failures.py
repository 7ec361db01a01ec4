"""Why some cells cannot be filled with a certain digit in one of them, as a person would find out.

The digit is supposed; what it forces among the cells follows, and then there is a contradiction, or
a cell with few ways left, each of which ends in one. Only what leads to the contradiction is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from generator.board.geometry import Cell
from generator.board.rules import Mask, each_bit
from generator.ladder.words import View, digits, listed

_MAX_BRANCHES = 3
_DEPTH = 2  # how often a branch may branch


@dataclass(slots=True)
class _State:
    """Cells that are being filled: what each may be, and by which cells a digit has gone."""

    options: dict[Cell, Mask]
    causes: dict[tuple[Cell, Mask], Cell] = field(default_factory=dict)
    forced: list[Cell] = field(default_factory=list)  # in order, with the supposed one first
    hidden: dict[Cell, list[Cell]] = field(default_factory=dict)  # where a digit had no other place: those places

    def copy(self) -> _State:
        return _State(dict(self.options), dict(self.causes), list(self.forced), dict(self.hidden))


@dataclass(frozen=True, slots=True)
class _End:
    """A contradiction: a cell without a digit, or a digit without a place."""

    cell: Cell | None
    bit: Mask


def failure(view: View, cells: Sequence[Cell], cell: Cell, bit: Mask, house: int | None) -> str | None:
    """Say why *cells* cannot be filled with *bit* in *cell*; ``None`` where that takes too many words.

    *house*: the number of the house that the cells are, if they are a whole one.
    """
    state = _State({one: view.candidates[one] for one in cells})
    state.options[cell] = bit
    end = _follow(view, state, cell, house)
    if end:
        return f"If {view.name(cell)} were {digits(bit)}, {_told(view, state, end, {cell}, house)}"
    branched = _branches(view, state, {cell}, house, _DEPTH)
    return None if branched is None else f"If {view.name(cell)} were {digits(bit)}, {branched}"


def _branches(view: View, state: _State, known: set[Cell], house: int | None, depth: int) -> str | None:
    open_cells = [one for one, mask in state.options.items() if mask.bit_count() > 1]
    order = sorted(open_cells, key=lambda one: state.options[one].bit_count())
    for one in order:
        if state.options[one].bit_count() > _MAX_BRANCHES:
            break
        said = _each_branch(view, state, one, known, house, depth)
        if said is not None:
            before = [other for other in state.forced if other not in known]
            head = (
                f"{listed([f'{view.shown(other)} would be {digits(state.options[other])}' for other in before])} and "
                if before
                else ""
            )
            return f"{head}{view.shown(one)} would be {digits(state.options[one])}; {said}"
    return None


def _each_branch(view: View, state: _State, one: Cell, known: set[Cell], house: int | None, depth: int) -> str | None:
    parts = []
    for bit in each_bit(state.options[one]):
        trial = state.copy()
        trial.options[one] = bit
        inside = {*known, *state.forced, one}
        end = _follow(view, trial, one, house)
        if end:
            parts.append(f"with {digits(bit)}, {_told(view, trial, end, inside, house)}")
            continue
        if depth > 1:
            deeper = _branches(view, trial, {*inside, *trial.forced}, house, depth - 1)
            if deeper is not None and not parts:
                parts.append(f"with {digits(bit)}, {deeper}")
                continue
        return None
    return "; ".join(parts)


def _follow(view: View, state: _State, start: Cell, house: int | None) -> _End | None:
    """Rule out what the digit of *start* and all that it forces rule out; give the contradiction, if there is one."""
    waiting = [start]
    while waiting:
        one = waiting.pop(0)
        state.forced.append(one)
        for other, mask in state.options.items():
            if other == one:
                continue
            left = mask & view.allowed(one, state.options[one], other)
            if left == mask:
                continue
            for gone in each_bit(mask & ~left):
                state.causes[other, gone] = one
            state.options[other] = left
            if not left:
                return _End(other, 0)
            if left.bit_count() == 1 and other not in waiting:
                waiting.append(other)
        if house is not None and not waiting:
            end = _hidden(state, waiting, view.full)
            if end:
                return end
    return None


def _hidden(state: _State, waiting: list[Cell], full: Mask) -> _End | None:
    """Find a digit without a place in the whole house, or with one place only."""
    for bit in each_bit(full):
        places = [one for one, mask in state.options.items() if mask & bit]
        if not places:
            return _End(None, bit)
        if len(places) == 1 and state.options[places[0]] != bit:
            state.hidden[places[0]] = [one for one in state.options if one != places[0]]
            for gone in each_bit(state.options[places[0]] & ~bit):
                state.causes[places[0], gone] = places[0]
            state.options[places[0]] = bit
            waiting.append(places[0])
            return None
    return None


def _told(view: View, state: _State, end: _End, known: set[Cell], house: int | None) -> str:
    """Say what is forced on the way to *end*, of what matters to it, and the end."""
    matters: set[Cell] = set()
    waiting = [end.cell] if end.cell is not None else []
    if end.cell is None:
        waiting += [state.causes[one, end.bit] for one in state.options if (one, end.bit) in state.causes]
    while waiting:
        one = waiting.pop()
        if one in matters:
            continue
        matters.add(one)
        if one in state.hidden:
            bit = state.options[one]
            waiting += [state.causes[other, bit] for other in state.hidden[one] if (other, bit) in state.causes]
        waiting += [source for (cell, _), source in state.causes.items() if cell == one and source != one]
    forced = [one for one in state.forced if one in matters and one not in known]
    steps = [f"{view.shown(one)} would be {digits(state.options[one])}" for one in forced]
    steps.append(_contradiction(view, end, house))
    return listed(steps)


def _contradiction(view: View, end: _End, house: int | None) -> str:
    if end.cell is not None:
        return (
            f"{view.shown(end.cell)} would have no digit"
            if not view.is_placed(end.cell)
            else f"{view.shown(end.cell)} would not fit"
        )
    return f"{view.house(house or 0)} would have no place for {digits(end.bit)}"
