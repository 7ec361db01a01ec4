"""Why a digit fits no white run of a house: such a run counts straight, and both ways to count from it fail."""

from __future__ import annotations

from collections.abc import Sequence

from kropki.generator.board.geometry import Cell
from kropki.generator.board.rules import Digit, Mask
from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.ladder.explanation.sentences.filling import Case
from kropki.generator.ladder.explanation.sentences.listing import hyphened
from kropki.generator.ladder.explanation.view import View, digits, each_of


def why_not_straight(view: View, path: Sequence[Cell], gone: Sequence[Case]) -> Said | None:
    """Say of each digit that is *gone* how the cells of *path* would count with it, and why they do not."""
    neither: dict[Cell, Mask] = {}
    parts = []
    for cell, bit in gone:
        if runs := _runs(view, path, cell, bit):
            parts.append(_why_not(view, path, cell, bit, runs))
        else:
            neither[cell] = neither.get(cell, 0) | bit
    said = [say("count-neither", digits=digits(mask), cell=view.name(cell)) for cell, mask in neither.items()]
    told = [part for part in parts if part]
    return each_of([*said, *told]) if len(told) == len(parts) else None


def _runs(view: View, path: Sequence[Cell], cell: Cell, bit: Mask) -> list[list[Digit]]:
    """Return how the cells of *path* would count with a digit in *cell*."""
    digit, place = bit.bit_length(), path.index(cell)
    counts = [[digit + turn * (k - place) for k in range(len(path))] for turn in (1, -1)]
    return [run for run in counts if min(run) >= 1 and max(run) <= view.size]


def _why_not(view: View, path: Sequence[Cell], cell: Cell, bit: Mask, runs: list[list[Digit]]) -> Said | None:
    digit = bit.bit_length()
    found = [_fails(view, path, run) for run in runs]
    reasons = [one for one in found if one is not None]
    if len(reasons) < len(found):
        return None
    counted = [hyphened(tuple(run)) for run in runs]
    how = "counts-both" if len(runs) > 1 else "counts-one"
    return say(how, digit=digit, cell=view.name(cell), ways=counted, parts=_both(view, reasons))


def _fails(view: View, path: Sequence[Cell], run: Sequence[Digit]) -> tuple[Cell, Mask] | Said | None:
    """Return which cell cannot have its digit of *run*; else say beside which dot, or missing dot, two do not fit."""
    digit_of = dict(zip(path, run, strict=True))
    for cell, digit in digit_of.items():
        if not view.candidates[cell] >> digit - 1 & 1:
            return cell, 1 << digit - 1
    for edge in view.edges_among(path):
        one, other = view.board.edges[edge]
        if not view.partners(edge, 1 << digit_of[one] - 1) >> digit_of[other] - 1 & 1:
            pair = f"{view.name(one)}-{view.name(other)}"
            if view.is_gap(edge):
                return say("no-dot-joins", pairs=[pair])
            return say("a-dot-joins", colour=view.colour(edge), pair=pair)
    return None


def _both(view: View, reasons: Sequence[tuple[Cell, Mask] | Said]) -> list[Said]:
    """Say *reasons*, those of one cell together."""
    gone: dict[Cell, Mask] = {}
    for one in reasons:
        if not isinstance(one, Said):
            gone[one[0]] = gone.get(one[0], 0) | one[1]
    said = [say("has-not", cells=[view.name(cell)], digits=digits(mask)) for cell, mask in gone.items()]
    return [*said, *dict.fromkeys(one for one in reasons if isinstance(one, Said))]
