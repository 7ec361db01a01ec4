"""The sentences for each finding, and what the finding rests on.

One function for each primitive reads the numbers that the primitive wrote (``findings.LAYOUT``).
It gives the cells and edges that were looked at, the candidates that had to be gone, and what a
person would say in at most three short sentences: what is looked at, why the others fail, and what
follows. A new rung on an old primitive needs no new function. Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Callable

from kropki.generator.ladder.deduction.findings import FIELDS, NONE, Findings
from kropki.generator.ladder.explanation.sentences import edges, groups, sets, singles, suppositions
from kropki.generator.ladder.explanation.sentences.several import several
from kropki.generator.ladder.explanation.view import Description, Finding, View
from kropki.generator.ladder.rungs import RUNGS, Primitive
from kropki.generator.solver.tables import Indices, Masks

__all__ = ["describe", "read", "same", "several"]


def describe(view: View) -> Description:
    """Describe the finding of *view*."""
    return _DESCRIBE[RUNGS[view.finding.rung].primitive](view)


def read(rung: int, where: Indices, removed: Masks, placed: int) -> Finding:
    """Read one row of the findings of *rung*, by its number in ``RUNGS``."""
    width = len(FIELDS[RUNGS[rung].primitive])
    (cells,) = removed.nonzero()
    return Finding(
        rung=rung,
        where=tuple(where[:width].tolist()),
        removed=dict(zip(cells.tolist(), removed[cells].tolist(), strict=True)),
        placed=None if placed == NONE else int(placed),
    )


def same(finding: Finding, among: Findings, count: int, *, fewer_places: bool = False) -> Finding | None:
    """Read, of the first *count* findings *among* those of its rung, the one that is about the same as *finding*.

    A cell may be decided in another house; with *fewer_places*, the places of a digit may have become fewer.
    """
    if finding.placed is not None:
        (rows,) = (among.placed[:count] == finding.placed).nonzero()
    else:
        fields = FIELDS[RUNGS[finding.rung].primitive]
        width = len(fields) - (fewer_places and fields[-1] == "places")
        (rows,) = (among.where[:count, :width] == finding.where[:width]).all(axis=1).nonzero()
    if not rows.size:
        return None
    return read(finding.rung, among.where[rows[0]], among.removed[rows[0]], among.placed[rows[0]])


_DESCRIBE: dict[Primitive, Callable[[View], Description]] = {
    Primitive.LAST_CELL: singles.last_cell,
    Primitive.HIDDEN_SINGLE_BOX: singles.hidden_single,
    Primitive.HIDDEN_SINGLE_LINE: singles.hidden_single,
    Primitive.NAKED_SINGLE: singles.naked_single,
    Primitive.DOT_FROM_DIGIT: edges.dot_from_digit,
    Primitive.GAP_FROM_DIGIT: edges.gap_from_digit,
    Primitive.DOT_DIGITS: edges.dot_digits,
    Primitive.DOT_PAIR: edges.dot_pair,
    Primitive.GAP_PAIR: edges.gap_pair,
    Primitive.GROUP: groups.group,
    Primitive.INTERSECTION: sets.intersection,
    Primitive.NAKED_SET: sets.naked_set,
    Primitive.HIDDEN_SET: sets.hidden_set,
    Primitive.CONTAINED: edges.contained,
    Primitive.AGAINST: edges.against,
    Primitive.FISH: sets.fish,
    Primitive.WING: sets.wing,
    Primitive.WHOLE_HOUSE: groups.whole_house,
    Primitive.WHAT_IF: suppositions.what_if,
    Primitive.FORCING: suppositions.forcing,
    Primitive.NO_PARTNER: edges.no_partner,
    Primitive.HOUSE_RUN: groups.house_run,
    Primitive.RUN_CONTAINED: groups.run_contained,
    Primitive.TWO_GROUPS: groups.two_groups,
}
