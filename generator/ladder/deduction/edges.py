"""Deductions about edges: what a dot or a gap rules out in its two cells, and in others."""

from __future__ import annotations

from kropki.generator.board.rules import Link
from kropki.generator.ladder.deduction.context import Context, is_dotted, places_of, sees
from kropki.generator.ladder.deduction.findings import Findings, append
from kropki.generator.ladder.deduction.masks import count_bits
from kropki.generator.solver.jit import compiled_part
from kropki.generator.solver.tables import Flags, Masks

_BLACK = int(Link.BLACK)
MOST_PLACES = 5  # that can forbid a cell together: the cell itself, and those beside it


@compiled_part
def across(
    context: Context, candidates: Masks, placed: Flags, dotted: bool, from_digit: bool, findings: Findings
) -> None:
    """Find candidates without a partner across one edge: *dotted* edges or gaps, from a digit or from candidates."""
    for edge in range(context.edges.shape[0]):
        if is_dotted(context.links[edge]) != dotted:
            continue
        for turn in range(2):
            one, other = context.edges[edge, turn], context.edges[edge, 1 - turn]
            if placed[one] != from_digit or placed[other]:
                continue
            gone = candidates[other] & ~context.tables.partners[context.links[edge], candidates[one]]
            if gone:
                finding = append(findings)
                findings.removed[finding, other] = gone
                findings.where[finding, 0] = one
                findings.where[finding, 1] = other
                findings.where[finding, 2] = edge


@compiled_part
def dot_digits(context: Context, candidates: Masks, placed: Flags, findings: Findings) -> None:
    """Find candidates that no digit can stand beside across a dot, such as 5 at a black one."""
    for edge in range(context.edges.shape[0]):
        if not is_dotted(context.links[edge]):
            continue
        possible = context.tables.partners[context.links[edge], (1 << context.tables.houses.shape[1]) - 1]
        for turn in range(2):
            cell = context.edges[edge, turn]
            gone = candidates[cell] & ~possible
            if gone and not placed[cell]:
                finding = append(findings)
                findings.removed[finding, cell] = gone
                findings.where[finding, 0] = cell
                findings.where[finding, 1] = edge


@compiled_part
def no_partner(context: Context, candidates: Masks, placed: Flags, findings: Findings) -> None:
    """Find houses with as few cells open and off black dots as digits without half or double are left for them."""
    houses = context.tables.houses
    lone = ((1 << houses.shape[1]) - 1) & ~context.tables.partners[_BLACK, (1 << houses.shape[1]) - 1]
    for house in range(houses.shape[0]):
        rest = lone
        free = 0
        for k in range(houses.shape[1]):
            cell = houses[house, k]
            if placed[cell]:
                rest &= ~candidates[cell]
            elif not touches_black(context, cell):
                free += 1
        if rest == 0 or free != count_bits(rest):
            continue
        finding = -1
        for k in range(houses.shape[1]):
            cell = houses[house, k]
            gone = candidates[cell] & ~rest
            if gone == 0 or placed[cell] or touches_black(context, cell):
                continue
            if finding < 0:
                finding = append(findings)
                findings.where[finding, 0] = house
            findings.removed[finding, cell] = gone


@compiled_part
def touches_black(context: Context, cell: int) -> bool:
    """Tell whether *cell* is an end of a black dot."""
    for side in range(4):
        if context.links[context.tables.border[cell, side]] == _BLACK:
            return True
    return False


@compiled_part
def contained(context: Context, candidates: Masks, placed: Flags, findings: Findings) -> None:
    """Find digits that every filling of a dotted edge uses, in cells that see both its ends."""
    for edge in range(context.edges.shape[0]):
        if not is_dotted(context.links[edge]):
            continue
        a, b = context.edges[edge, 0], context.edges[edge, 1]
        partners = context.tables.partners[context.links[edge]]
        for digit in range(context.tables.houses.shape[1]):
            low = 1 << digit
            if placed[a] or placed[b] or (candidates[a] | candidates[b]) & low == 0:
                continue
            if partners[candidates[a] & ~low] & candidates[b] & ~low:
                continue
            finding = -1
            for k in range(context.tables.peers.shape[1]):
                cell = context.tables.peers[a, k]
                if cell == b or candidates[cell] & low == 0 or not sees(context, cell, b):
                    continue
                if finding < 0:
                    finding = append(findings)
                    findings.where[finding, 0] = a
                    findings.where[finding, 1] = b
                    findings.where[finding, 2] = edge
                    findings.where[finding, 3] = digit + 1
                findings.removed[finding, cell] = low


@compiled_part
def against(context: Context, candidates: Masks, placed: Flags, findings: Findings) -> None:
    """Find candidates that would leave a digit without a place in some house: every place of it forbids them."""
    houses = context.tables.houses
    for house in range(houses.shape[0]):
        for digit in range(houses.shape[1]):
            places = places_of(context, candidates, house, digit)
            if not 2 <= count_bits(places) <= MOST_PLACES:
                continue
            first = 0
            while places >> first & 1 == 0:
                first += 1
            nearest = houses[house, first]
            for k in range(context.tables.peers.shape[1] + 1):
                cell = nearest if k == context.tables.peers.shape[1] else context.tables.peers[nearest, k]
                gone = candidates[cell] if not placed[cell] else candidates[cell] & 0
                for j in range(first, houses.shape[1]):
                    if gone and places >> j & 1:
                        gone &= forbidden(context, houses[house, j], cell, 1 << digit)
                if gone:
                    finding = append(findings)
                    findings.removed[finding, cell] = gone
                    findings.where[finding, 0] = house
                    findings.where[finding, 1] = digit + 1
                    findings.where[finding, 2] = cell
                    findings.where[finding, 3] = places


@compiled_part
def forbidden(context: Context, place: int, cell: int, low: int) -> int:
    """Return the digits that *cell* cannot have when *place* has *low*."""
    full = (1 << context.tables.houses.shape[1]) - 1
    if place == cell:
        return int(full & ~low)
    return int(full & ~context.tables.partners[context.relation[place, cell], low])
