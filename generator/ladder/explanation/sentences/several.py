"""What is said of like findings that are told as one: about cells of one house, or about the same cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kropki.generator.board.geometry import Cell
from kropki.generator.board.rules import Mask
from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.ladder.explanation.sentences.groups import all_used
from kropki.generator.ladder.explanation.view import MAX_NAMED_DIGITS, View, digits
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


def _concluded(views: Sequence[View], parts: Sequence[Said], *, alone: int = MAX_NAMED_DIGITS) -> Said:
    """Return *parts* as a sentence, and what follows from all of them; as ``View.verdicts``."""
    gone: dict[Cell, Mask] = {}
    for view in views:
        for cell, mask in view.finding.removed.items():
            gone[cell] = gone.get(cell, 0) | mask
    return say("told-together", parts=parts, so=views[0].verdicts_of(gone, alone=alone))


_TOLD: dict[Primitive, Callable[[Sequence[View]], Said]] = {
    Primitive.DOT_FROM_DIGIT: _dots_from_digits,
    Primitive.GAP_FROM_DIGIT: _gaps_from_digits,
    Primitive.DOT_DIGITS: _dot_digits,
    Primitive.RUN_CONTAINED: all_used,
}
