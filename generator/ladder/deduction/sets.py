"""Deductions about houses: intersections, naked and hidden sets, fish and XY-wings."""

from __future__ import annotations

import numpy as np

from kropki.generator.ladder.deduction.context import Context, places_of, sees
from kropki.generator.ladder.deduction.findings import Findings, append
from kropki.generator.ladder.deduction.masks import count_bits, digit_of, is_single
from kropki.generator.solver.jit import compiled_part
from kropki.generator.solver.tables import Flags, Masks

MAX_SETS = 84  # threes of nine


@compiled_part
def intersections(context: Context, candidates: Masks, placed: Flags, findings: Findings) -> None:
    """Find digits whose places in one house all lie in a second, too: pointing and claiming."""
    houses = context.tables.houses
    for house in range(houses.shape[0]):
        for digit in range(houses.shape[1]):
            low = 1 << digit
            shared = (1 << houses.shape[0]) - 1
            places = 0
            for k in range(houses.shape[1]):
                if candidates[houses[house, k]] & low:
                    shared &= context.tables.homes[houses[house, k]]
                    places += 1
            if places < 2 or shared == 0:
                continue
            for second in range(houses.shape[0]):
                if second == house or shared >> second & 1 == 0:
                    continue
                finding = -1
                for k in range(houses.shape[1]):
                    cell = houses[second, k]
                    if candidates[cell] & low and context.tables.homes[cell] >> house & 1 == 0:
                        if finding < 0:
                            finding = append(findings)
                            findings.where[finding, 0] = house
                            findings.where[finding, 1] = second
                            findings.where[finding, 2] = digit + 1
                        findings.removed[finding, cell] = low


@compiled_part
def closed_sets(masks: Masks, size: int, found: Masks) -> int:
    """Find *size* (2 or 3) of *masks* with no more than that many bits together; those below 0 take no part.

    Give how many there are, and write each to a row of *found*: three numbers of masks, of
    which a pair has the last one twice, and the bits.
    """
    n = masks.size
    count = 0
    for i in range(n):
        if masks[i] < 0 or count_bits(masks[i]) > size:
            continue
        for j in range(i + 1, n):
            pair = masks[i] | masks[j]
            if masks[j] < 0 or count_bits(pair) > size:
                continue
            for k in range(j if size == 2 else j + 1, j + 1 if size == 2 else n):
                trio = pair | masks[k]
                if masks[k] >= 0 and count_bits(trio) <= size:
                    found[count, 0] = i
                    found[count, 1] = j
                    found[count, 2] = k
                    found[count, 3] = trio
                    count += 1
    return count


@compiled_part
def naked_sets(context: Context, candidates: Masks, placed: Flags, size: int, findings: Findings) -> None:
    """Find *size* (2 or 3) empty cells of a house with no more than that many candidates together."""
    houses = context.tables.houses
    masks = np.empty(houses.shape[1], dtype=np.int16)
    found = np.empty((MAX_SETS, 4), dtype=np.int16)
    for house in range(houses.shape[0]):
        for k in range(masks.size):
            masks[k] = -1 if placed[houses[house, k]] else candidates[houses[house, k]]
        for row in range(closed_sets(masks, size, found)):
            i, j, k, mask = found[row]
            naked_set(context, candidates, placed, house, i, j, k, mask, findings)


@compiled_part
def naked_set(
    context: Context,
    candidates: Masks,
    placed: Flags,
    house: int,
    i: int,
    j: int,
    k: int,
    mask: int,
    findings: Findings,
) -> None:
    """Append what the cells numbered *i*, *j* and *k* of *house* rule out with their candidates *mask*."""
    cells = context.tables.houses[house]
    finding = -1
    for other in range(cells.size):
        if other in (i, j, k) or placed[cells[other]] or candidates[cells[other]] & mask == 0:
            continue
        if finding < 0:
            finding = append(findings)
            findings.where[finding, 0] = house
            findings.where[finding, 1] = cells[i]
            findings.where[finding, 2] = cells[j]
            findings.where[finding, 3] = cells[k]
        findings.removed[finding, cells[other]] = candidates[cells[other]] & mask


@compiled_part
def hidden_sets(context: Context, candidates: Masks, placed: Flags, size: int, findings: Findings) -> None:
    """Find *size* (2 or 3) digits of a house with no more than that many places together."""
    houses = context.tables.houses
    places = np.empty(houses.shape[1], dtype=np.int16)
    found = np.empty((MAX_SETS, 4), dtype=np.int16)
    for house in range(houses.shape[0]):
        for digit in range(places.size):
            places[digit] = places_of(context, candidates, house, digit) or -1
        for k in range(places.size):
            if placed[houses[house, k]]:
                places[digit_of(candidates[houses[house, k]]) - 1] = -1
        for row in range(closed_sets(places, size, found)):
            i, j, k, together = found[row]
            hidden_set(context, candidates, house, i, j, k, together, findings)


@compiled_part
def hidden_set(
    context: Context, candidates: Masks, house: int, i: int, j: int, k: int, places: int, findings: Findings
) -> None:
    """Append what the digits *i*, *j* and *k* (from 0) rule out in their *places* in *house*."""
    cells = context.tables.houses[house]
    mask = 1 << i | 1 << j | 1 << k
    finding = -1
    for other in range(cells.size):
        gone = candidates[cells[other]] & ~mask
        if places >> other & 1 == 0 or gone == 0:
            continue
        if finding < 0:
            finding = append(findings)
            findings.where[finding, 0] = house
            findings.where[finding, 1] = i + 1
            findings.where[finding, 2] = j + 1
            findings.where[finding, 3] = k + 1
            findings.where[finding, 4] = places
        findings.removed[finding, cells[other]] = gone


@compiled_part
def fish(context: Context, candidates: Masks, placed: Flags, size: int, findings: Findings) -> None:
    """Find digits whose places in *size* lines (2 or 3) lie in as many lines across."""
    n = context.tables.houses.shape[1]
    places = np.empty(n, dtype=np.int16)
    found = np.empty((MAX_SETS, 4), dtype=np.int16)
    for turn in range(2):
        for digit in range(n):
            for line in range(n):
                places[line] = places_of(context, candidates, turn * n + line, digit)
                if count_bits(places[line]) < 2:
                    places[line] = -1
            for row in range(closed_sets(places, size, found)):
                i, j, k, columns = found[row]
                one_fish(context, candidates, turn, digit, i, j, k, columns, findings)


@compiled_part
def one_fish(
    context: Context, candidates: Masks, turn: int, digit: int, i: int, j: int, k: int, columns: int, findings: Findings
) -> None:
    """Append what *digit* in the lines *i*, *j* and *k* rules out in the lines across."""
    n = context.tables.houses.shape[1]
    low = 1 << digit
    finding = -1
    for line in range(n):
        if line in (i, j, k):
            continue
        for column in range(n):
            cell = context.tables.houses[turn * n + line, column]
            if columns >> column & 1 == 0 or candidates[cell] & low == 0:
                continue
            if finding < 0:
                finding = append(findings)
                findings.where[finding, 0] = digit + 1
                findings.where[finding, 1] = turn
                findings.where[finding, 2] = i
                findings.where[finding, 3] = j
                findings.where[finding, 4] = k
                findings.where[finding, 5] = columns
            findings.removed[finding, cell] = low


@compiled_part
def wings(context: Context, candidates: Masks, placed: Flags, findings: Findings) -> None:
    """Find XY-wings: a pivot of two candidates, and two cells that share one each with it and a third together."""
    peers = context.tables.peers
    for pivot in range(candidates.size):
        if placed[pivot] or count_bits(candidates[pivot]) != 2:
            continue
        for i in range(peers.shape[1]):
            one = peers[pivot, i]
            if count_bits(candidates[one]) != 2 or count_bits(candidates[one] & candidates[pivot]) != 1:
                continue
            for j in range(i + 1, peers.shape[1]):
                two = peers[pivot, j]
                third = candidates[one] & candidates[two]
                if (
                    count_bits(candidates[two]) != 2
                    or candidates[pivot] != (candidates[one] | candidates[two]) & ~third
                    or not is_single(third)
                ):
                    continue
                finding = -1
                for k in range(peers.shape[1]):
                    cell = peers[one, k]
                    if cell == pivot or candidates[cell] & third == 0 or not sees(context, cell, two):
                        continue
                    if finding < 0:
                        finding = append(findings)
                        findings.where[finding, 0] = pivot
                        findings.where[finding, 1] = one
                        findings.where[finding, 2] = two
                        findings.where[finding, 3] = digit_of(third)
                    findings.removed[finding, cell] = third
