"""What is said of like findings in one house that are told as one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from generator.board.geometry import Cell
from generator.board.rules import Mask, each_bit
from generator.ladder.explanation.view import View, are, digits, listed
from generator.ladder.rungs import RUNGS, Primitive

_FEW = 4  # digits that fit across a dot; where more do, what goes says what it would need


def several(views: Sequence[View]) -> str:
    """Return the sentences for the findings of *views*, of one technique and about cells of one house."""
    first = views[0]
    primitive = RUNGS[first.finding.rung].primitive
    if primitive is Primitive.DOT_DIGITS:
        cells = sorted(view.where[0] for view in views)
        gone = next(iter(first.finding.removed.values()))
        has = "has" if gone.bit_count() == 1 else "have"
        head = f"Black dots touch {first.cells(cells)}."
        why = f"{digits(gone, 'and')} {has} neither half nor double from 1 to {first.size}"
        return f"{head} {why}, so none of these cells is {digits(gone)}."
    house = first.houses_of(cell for view in views for cell in view.finding.removed)[0]
    by_cause: dict[str, dict[Mask, list[Cell]]] = {}
    for view in views:
        other = view.where[1]
        by_cause.setdefault(_SHORT[primitive](view), {}).setdefault(view.finding.removed[other], []).append(other)
    told = [f"{cause}, so {_not(first, gone)}" for cause, gone in by_cause.items()]
    return f"Look at {first.house(house)}: {'; '.join(told)}."


def _dot_from_digit(view: View) -> str:
    one, _, edge = view.where
    allowed = digits(view.partners(edge, view.candidates[one]), "and")
    known = f"{view.name(one)}, which is {digits(view.candidates[one])}"
    return f"across a {view.colour(edge)} dot from {known}, only {allowed} fit{'s' * (len(allowed) == 1)}"


def _gap_from_digit(view: View) -> str:
    one = view.where[0]
    return f"no dot joins {view.name(one)}, which is {digits(view.candidates[one])}"


def _dot_pair(view: View) -> str:
    one, other, edge = view.where
    allowed = view.partners(edge, view.candidates[one])
    if allowed.bit_count() <= _FEW:
        fit = "fits" if allowed.bit_count() == 1 else "fit"
        return f"across a {view.colour(edge)} dot from {view.shown(one)}, only {digits(allowed, 'and')} {fit}"
    need = [(bit.bit_length(), view.partners(edge, bit)) for bit in each_bit(view.finding.removed[other])]
    parts = [f"{digit} would need {digits(mask)}" if mask else f"{digit} fits no digit" for digit, mask in need]
    return f"across a {view.colour(edge)} dot to {view.shown(one)}, {listed(parts)}"


def _gap_pair(view: View) -> str:
    one, other, _ = view.where
    gone = digits(view.finding.removed[other])
    return f"without a dot, no digit of {view.shown(one)} goes with {gone}"


def _not(view: View, gone: Mapping[Mask, Sequence[Cell]]) -> str:
    return " and ".join(f"{view.cells(cells)} {are(cells)} not {digits(mask)}" for mask, cells in gone.items())


_SHORT: dict[Primitive, Callable[[View], str]] = {
    Primitive.DOT_FROM_DIGIT: _dot_from_digit,
    Primitive.GAP_FROM_DIGIT: _gap_from_digit,
    Primitive.DOT_PAIR: _dot_pair,
    Primitive.GAP_PAIR: _gap_pair,
}
