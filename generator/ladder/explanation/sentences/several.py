"""What is said of like findings that are told as one: about cells of one house, or about the same cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kropki.generator.board.geometry import Cell
from kropki.generator.board.rules import Link, Mask, each_bit
from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.ladder.explanation.sentences.edges import needs, none_of, touching_none
from kropki.generator.ladder.explanation.sentences.groups import all_used
from kropki.generator.ladder.explanation.view import MAX_NAMED_DIGITS, View, digits, likeness
from kropki.generator.ladder.rungs import RUNGS, Primitive


def several(views: Sequence[View]) -> Said:
    """Return the sentences for the findings of *views*, of one technique and about cells of one house."""
    return _TOLD[RUNGS[views[0].finding.rung].primitive](views)


def _dot_digits(views: Sequence[View]) -> Said:
    first = views[0]
    cells = first.names(sorted(view.where[0] for view in views))
    gone = next(iter(first.finding.removed.values()))
    return say("dots-digits", cells=cells, digits=digits(gone), size=first.size)


def _dots_from_digits(views: Sequence[View]) -> Said:
    """Say what the dots beside digits leave, those of one digit and one colour together."""
    by_cause: dict[tuple[Cell, str], list[View]] = {}
    for view in views:
        by_cause.setdefault((view.where[0], view.colour(view.where[2])), []).append(view)
    parts = []
    for (one, colour), those in by_cause.items():
        first, known = those[0], those[0].candidates[one]
        parts.append(
            say(
                f"dots-from-digit-{colour}",
                cell=first.name(one),
                digit=known.bit_length(),
                cells=first.names(view.where[1] for view in those),
                digits=digits(first.partners(first.where[2], known)),
            )
        )
    return _concluded(views, parts)


def _gaps_from_digits(views: Sequence[View]) -> Said:
    """Say what the missing dots beside digits rule out, those of one digit together."""
    by_cause: dict[Cell, list[View]] = {}
    for view in views:
        by_cause.setdefault(view.where[0], []).append(view)
    parts = []
    for one, those in by_cause.items():
        first, gone = those[0], 0
        for view in those:
            gone |= view.finding.removed[view.where[1]]
        known = first.candidates[one].bit_length()
        cells = first.names(view.where[1] for view in those)
        why = first.kin(first.where[2], gone, known)
        parts.append(say("gaps-from-digit", cell=first.name(one), digit=known, cells=cells, parts=why))
    return _concluded(views, parts, alone=0)


def _dot_pairs(views: Sequence[View]) -> Said:
    """Say what the dots leave, or what each digit that goes would need: of one cell in turn, else of each."""
    first = views[0]
    cells = {view.where[1] for view in views}
    if len(cells) > 1:
        return _concluded(views, [_leaves(view, view.candidates[view.where[1]], named=True) for view in views])
    (cell,) = cells
    left = first.candidates[cell]
    parts: list[Said] = []
    for view in sorted(views, key=_many_left):
        if view.finding.removed[cell] & left:
            parts.append(_leaves(view, left, named=False) if not parts else _would_need(view, left))
        left &= ~view.finding.removed[cell]
    return _concluded(views, parts, of=cell if first.candidates[cell] != first.full else None)


def _many_left(view: View) -> int:
    cell = view.where[1]
    return (view.candidates[cell] & ~view.finding.removed[cell]).bit_count()


def _leaves(view: View, before: Mask, *, named: bool) -> Said:
    """Say what a dot leaves of the digits that were there *before*, or what each that goes would need."""
    one, cell, edge = view.where
    gone = view.finding.removed[cell] & before
    ends = {"colour": view.colour(edge), "other": view.shown(one)}
    name = view.shown(cell) if named else view.name(cell)
    left = before & ~gone
    if left.bit_count() <= MAX_NAMED_DIGITS and gone.bit_count() > 1:
        return say("dot-pair-leaves", **ends, digits=digits(left), cell=name)
    return touching_none(view, edge, gone, view.name(cell)) or say(
        "dot-pair-across", **ends, cell=name, parts=needs(view, edge, gone)
    )


def _would_need(view: View, before: Mask) -> Said:
    """Say of each digit that goes, of those that were there *before*, what the dot would need across it."""
    one, cell, edge = view.where
    needed: dict[Mask, Mask] = {}
    for bit in each_bit(view.finding.removed[cell] & before):
        partners = view.partners(edge, bit)
        needed[partners] = needed.get(partners, 0) | bit
    ends = {"colour": view.colour(edge), "cell": view.shown(one)}
    parts = [
        say("dot-pair-then-needs", digits=digits(mask), **ends, needed=digits(partners))
        if partners
        else say("dot-pair-then-fits-none", digits=digits(mask), **ends)
        for partners, mask in needed.items()
    ]
    return parts[0] if len(parts) == 1 else say("all-of", parts=parts)


def _gap_pairs(views: Sequence[View]) -> Said:
    """Say what a digit that goes is to every digit across the missing dot; of several, that they go with none."""
    parts = []
    for view in views:
        one, cell, edge = view.where
        digit, *more = gone = digits(view.finding.removed[cell])
        if more:
            ends = {"cell": view.name(cell), "other": view.shown(one)}
            parts.append(say("gap-pairs-none", **ends, digits=gone, none=none_of(view.candidates[one])))
            continue
        gap, others = Link(view.context.links[edge]), digits(view.candidates[one] & ~(1 << digit - 1))
        like = [say(f"like-{likeness(digit, other, gap)}", digit=other) for other in others]
        if view.candidates[one] >> digit - 1 & 1:
            why = say("is-like-taken", digit=digit, parts=like, cell=view.name(one))
        else:
            why = say("is-like", digit=digit, parts=like)
        parts.append(say("gap-pairs", cell=view.name(cell), other=view.shown(one), parts=[why]))
    return _concluded(views, parts, alone=0)


def _concluded(
    views: Sequence[View], parts: Sequence[Said], *, alone: int = MAX_NAMED_DIGITS, of: Cell | None = None
) -> Said:
    """Return *parts* as a sentence, and what follows from all of them; as ``View.verdicts``.

    All of it may be said *of* one cell, whose candidates are named first.
    """
    gone: dict[Cell, Mask] = {}
    for view in views:
        for cell, mask in view.finding.removed.items():
            gone[cell] = gone.get(cell, 0) | mask
    first, so = views[0], views[0].verdicts_of(gone, alone=alone)
    if of is None:
        return say("told-together", parts=parts, so=so)
    return say("told-of-one", cell=first.name(of), digits=digits(first.candidates[of]), parts=parts, so=so)


_TOLD: dict[Primitive, Callable[[Sequence[View]], Said]] = {
    Primitive.DOT_FROM_DIGIT: _dots_from_digits,
    Primitive.GAP_FROM_DIGIT: _gaps_from_digits,
    Primitive.DOT_DIGITS: _dot_digits,
    Primitive.DOT_PAIR: _dot_pairs,
    Primitive.GAP_PAIR: _gap_pairs,
    Primitive.RUN_CONTAINED: all_used,
}
