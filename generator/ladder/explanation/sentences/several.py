"""What is said of like findings that are told as one: about cells of one house, or about the same cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from generator.board.geometry import Cell
from generator.board.rules import Link, Mask, each_bit
from generator.ladder.explanation.sentences.edges import akin
from generator.ladder.explanation.sentences.groups import all_used
from generator.ladder.explanation.view import MAX_NAMED_DIGITS, View, clauses, digits, likeness, listed
from generator.ladder.rungs import RUNGS, Primitive


def several(views: Sequence[View]) -> str:
    """Return the sentences for the findings of *views*, of one technique and about cells of one house."""
    return _TOLD[RUNGS[views[0].finding.rung].primitive](views)


def _dot_digits(views: Sequence[View]) -> str:
    first = views[0]
    cells = sorted(view.where[0] for view in views)
    gone = next(iter(first.finding.removed.values()))
    has = "has" if gone.bit_count() == 1 else "have"
    why = f"{digits(gone, 'and')} {has} neither half nor double from 1 to {first.size}"
    return f"Black dots touch {first.cells(cells)}. {why}, so none of these cells is {digits(gone)}."


def _dots_from_digits(views: Sequence[View]) -> str:
    """Say what the dots beside digits leave, those of one digit and one colour together."""
    by_cause: dict[tuple[Cell, str], list[View]] = {}
    for view in views:
        by_cause.setdefault((view.where[0], view.colour(view.where[2])), []).append(view)
    parts = []
    for (one, colour), those in by_cause.items():
        first, known = those[0], those[0].candidates[one]
        cells = first.cells([view.where[1] for view in those])
        dot = f"a {colour} dot joins" if len(those) == 1 else f"{colour} dots join"
        allowed = first.partners(first.where[2], known)
        be = "is" if allowed.bit_count() == 1 else "are"
        only = f"only {digits(allowed, 'and')} {be} {akin(colour)} {digits(known)}"
        parts.append(f"{dot} {first.name(one)}, which is {digits(known)}, and {cells}: {only}")
    return _concluded(views, parts)


def _gaps_from_digits(views: Sequence[View]) -> str:
    """Say what the missing dots beside digits rule out, those of one digit together."""
    by_cause: dict[Cell, list[View]] = {}
    for view in views:
        by_cause.setdefault(view.where[0], []).append(view)
    parts = []
    for one, those in by_cause.items():
        first, gone = those[0], 0
        for view in those:
            gone |= view.finding.removed[view.where[1]]
        known = digits(first.candidates[one])
        cells = first.cells([view.where[1] for view in those], "or")
        why = clauses(first.kin(first.where[2], gone, int(known)))
        parts.append(f"no dot joins {first.name(one)}, which is {known}, to {cells}: {why}")
    return _concluded(views, parts, alone=0)


def _dot_pairs(views: Sequence[View]) -> str:
    """Say what the dots leave, or what each digit that goes would need: of one cell in turn, else of each."""
    first = views[0]
    cells = {view.where[1] for view in views}
    if len(cells) > 1:
        return _concluded(views, [_leaves(view, view.candidates[view.where[1]], named=True) for view in views])
    (cell,) = cells
    left = first.candidates[cell]
    parts: list[str] = []
    for view in sorted(views, key=_many_left):
        if view.finding.removed[cell] & left:
            parts.append(_leaves(view, left, named=False) if not parts else _would_need(view, left))
        left &= ~view.finding.removed[cell]
    head = (
        f"{first.name(cell)} can be {digits(first.candidates[cell])}. " if first.candidates[cell] != first.full else ""
    )
    return f"{head}{_concluded(views, parts)}"


def _many_left(view: View) -> int:
    cell = view.where[1]
    return (view.candidates[cell] & ~view.finding.removed[cell]).bit_count()


def _leaves(view: View, before: Mask, *, named: bool) -> str:
    """Say what a dot leaves of the digits that were there *before*, or what each that goes would need."""
    one, cell, edge = view.where
    gone = view.finding.removed[cell] & before
    dot = f"the {view.colour(edge)} dot to {view.shown(one)}"
    left = before & ~gone
    if left.bit_count() <= MAX_NAMED_DIGITS and gone.bit_count() > 1:
        return f"{dot} leaves {digits(left)} in {view.shown(cell) if named else view.name(cell)}"
    need = [(bit.bit_length(), view.partners(edge, bit)) for bit in each_bit(gone)]
    told = [f"{digit} would need {digits(mask)}" if mask else f"{digit} fits no digit" for digit, mask in need]
    return f"in {view.shown(cell) if named else view.name(cell)}, {listed(told)} across {dot}"


def _would_need(view: View, before: Mask) -> str:
    """Say of each digit that goes, of those that were there *before*, what the dot would need across it."""
    one, cell, edge = view.where
    needed: dict[str, Mask] = {}
    for bit in each_bit(view.finding.removed[cell] & before):
        partners = view.partners(edge, bit)
        what = f"would need {digits(partners)} there" if partners else "fits no digit"
        needed[what] = needed.get(what, 0) | bit
    dot = f"the {view.colour(edge)} dot to {view.shown(one)}"
    return listed([f"for {digits(mask)}, {dot} {what}" for what, mask in needed.items()])


def _gap_pairs(views: Sequence[View]) -> str:
    """Say what each digit that goes is to every digit across the missing dot."""
    parts = []
    for view in views:
        one, cell, edge = view.where
        gap = Link(view.context.links[edge])
        why = []
        for bit in each_bit(view.finding.removed[cell]):
            others = [other.bit_length() for other in each_bit(view.candidates[one] & ~bit)]
            what = listed([f"{likeness(bit.bit_length(), other, gap)} {other}" for other in others])
            taken = f", and {view.name(one)} could not be {digits(bit)}, too" if view.candidates[one] & bit else ""
            why.append(f"{digits(bit)} is {what}{taken}")
        parts.append(f"no dot joins {view.name(cell)} to {view.shown(one)}: {clauses(why)}")
    return _concluded(views, parts, alone=0)


def _concluded(views: Sequence[View], parts: Sequence[str], *, alone: int = MAX_NAMED_DIGITS) -> str:
    """Return *parts* as a sentence, and what follows from all of them; as ``View.verdicts``."""
    gone: dict[Cell, Mask] = {}
    for view in views:
        for cell, mask in view.finding.removed.items():
            gone[cell] = gone.get(cell, 0) | mask
    said = "; ".join(parts)
    return f"{said[0].upper()}{said[1:]}. So {views[0].verdicts_of(gone, alone=alone)}."


_TOLD: dict[Primitive, Callable[[Sequence[View]], str]] = {
    Primitive.DOT_FROM_DIGIT: _dots_from_digits,
    Primitive.GAP_FROM_DIGIT: _gaps_from_digits,
    Primitive.DOT_DIGITS: _dot_digits,
    Primitive.DOT_PAIR: _dot_pairs,
    Primitive.GAP_PAIR: _gap_pairs,
    Primitive.RUN_CONTAINED: all_used,
}
