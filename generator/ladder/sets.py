"""Deductions about houses: digits and cells that keep to each other. Intersections, sets, fish and wings."""

from __future__ import annotations

import numpy as np

from generator.ladder.context import Scene, places_of, sees
from generator.ladder.findings import Finds, begin
from generator.ladder.masks import bits, digit_of, is_single
from generator.solver.jit import compiled_part
from generator.solver.tables import Flags, Masks

MOST_SETS = 84  # threes of nine


@compiled_part
def intersections(scene: Scene, state: Masks, placed: Flags, finds: Finds) -> None:
    """Find digits whose places in one house all lie in a second, too: pointing and claiming."""
    houses = scene.board.houses
    for house in range(houses.shape[0]):
        for digit in range(houses.shape[1]):
            low = 1 << digit
            shared = (1 << houses.shape[0]) - 1
            places = 0
            for k in range(houses.shape[1]):
                if state[houses[house, k]] & low:
                    shared &= scene.board.homes[houses[house, k]]
                    places += 1
            if places < 2 or shared == 0:
                continue
            for second in range(houses.shape[0]):
                if second == house or shared >> second & 1 == 0:
                    continue
                find = -1
                for k in range(houses.shape[1]):
                    cell = houses[second, k]
                    if state[cell] & low and scene.board.homes[cell] >> house & 1 == 0:
                        if find < 0:
                            find = begin(finds)
                            finds.where[find, 0] = house
                            finds.where[find, 1] = second
                            finds.where[find, 2] = digit + 1
                        finds.removed[find, cell] = low


@compiled_part
def closed_sets(masks: Masks, size: int, found: Masks) -> int:
    """Find *size* (2 or 3) of *masks* with no more than that many bits together; those below 0 take no part.

    Give how many there are, and write each to a row of *found*: three numbers of masks, of
    which a pair has the last one twice, and the bits.
    """
    n = masks.size
    count = 0
    for i in range(n):
        if masks[i] < 0 or bits(masks[i]) > size:
            continue
        for j in range(i + 1, n):
            pair = masks[i] | masks[j]
            if masks[j] < 0 or bits(pair) > size:
                continue
            for k in range(j if size == 2 else j + 1, j + 1 if size == 2 else n):
                trio = pair | masks[k]
                if masks[k] >= 0 and bits(trio) <= size:
                    found[count, 0] = i
                    found[count, 1] = j
                    found[count, 2] = k
                    found[count, 3] = trio
                    count += 1
    return count


@compiled_part
def naked_sets(scene: Scene, state: Masks, placed: Flags, size: int, finds: Finds) -> None:
    """Find *size* (2 or 3) empty cells of a house with no more than that many candidates together."""
    houses = scene.board.houses
    masks = np.empty(houses.shape[1], dtype=np.int16)
    found = np.empty((MOST_SETS, 4), dtype=np.int16)
    for house in range(houses.shape[0]):
        for k in range(masks.size):
            masks[k] = -1 if placed[houses[house, k]] else state[houses[house, k]]
        for row in range(closed_sets(masks, size, found)):
            i, j, k, mask = found[row]
            naked_set(scene, state, placed, house, i, j, k, mask, finds)


@compiled_part
def naked_set(
    scene: Scene, state: Masks, placed: Flags, house: int, i: int, j: int, k: int, mask: int, finds: Finds
) -> None:
    """Append what the cells numbered *i*, *j* and *k* of *house* rule out with their candidates *mask*."""
    cells = scene.board.houses[house]
    find = -1
    for other in range(cells.size):
        if other in (i, j, k) or placed[cells[other]] or state[cells[other]] & mask == 0:
            continue
        if find < 0:
            find = begin(finds)
            finds.where[find, 0] = house
            finds.where[find, 1] = cells[i]
            finds.where[find, 2] = cells[j]
            finds.where[find, 3] = cells[k]
        finds.removed[find, cells[other]] = state[cells[other]] & mask


@compiled_part
def hidden_sets(scene: Scene, state: Masks, placed: Flags, size: int, finds: Finds) -> None:
    """Find *size* (2 or 3) digits of a house with no more than that many places together."""
    houses = scene.board.houses
    places = np.empty(houses.shape[1], dtype=np.int16)
    found = np.empty((MOST_SETS, 4), dtype=np.int16)
    for house in range(houses.shape[0]):
        for digit in range(places.size):
            places[digit] = places_of(scene, state, house, digit) or -1
        for k in range(places.size):
            if placed[houses[house, k]]:
                places[digit_of(state[houses[house, k]]) - 1] = -1
        for row in range(closed_sets(places, size, found)):
            i, j, k, together = found[row]
            hidden_set(scene, state, house, i, j, k, together, finds)


@compiled_part
def hidden_set(scene: Scene, state: Masks, house: int, i: int, j: int, k: int, places: int, finds: Finds) -> None:
    """Append what the digits *i*, *j* and *k* (from 0) rule out in their *places* in *house*."""
    cells = scene.board.houses[house]
    mask = 1 << i | 1 << j | 1 << k
    find = -1
    for other in range(cells.size):
        gone = state[cells[other]] & ~mask
        if places >> other & 1 == 0 or gone == 0:
            continue
        if find < 0:
            find = begin(finds)
            finds.where[find, 0] = house
            finds.where[find, 1] = i + 1
            finds.where[find, 2] = j + 1
            finds.where[find, 3] = k + 1
            finds.where[find, 4] = places & 255
            finds.where[find, 5] = places >> 8
        finds.removed[find, cells[other]] = gone


@compiled_part
def fish(scene: Scene, state: Masks, placed: Flags, size: int, finds: Finds) -> None:
    """Find digits whose places in *size* lines (2 or 3) lie in as many lines across."""
    n = scene.board.houses.shape[1]
    places = np.empty(n, dtype=np.int16)
    found = np.empty((MOST_SETS, 4), dtype=np.int16)
    for turn in range(2):
        for digit in range(n):
            for line in range(n):
                places[line] = places_of(scene, state, turn * n + line, digit)
                if bits(places[line]) < 2:
                    places[line] = -1
            for row in range(closed_sets(places, size, found)):
                i, j, k, columns = found[row]
                one_fish(scene, state, turn, digit, i, j, k, columns, finds)


@compiled_part
def one_fish(
    scene: Scene, state: Masks, turn: int, digit: int, i: int, j: int, k: int, columns: int, finds: Finds
) -> None:
    """Append what *digit* in the lines *i*, *j* and *k* rules out in the lines across."""
    n = scene.board.houses.shape[1]
    low = 1 << digit
    find = -1
    for line in range(n):
        if line in (i, j, k):
            continue
        for column in range(n):
            cell = scene.board.houses[turn * n + line, column]
            if columns >> column & 1 == 0 or state[cell] & low == 0:
                continue
            if find < 0:
                find = begin(finds)
                finds.where[find, 0] = digit + 1
                finds.where[find, 1] = turn
                finds.where[find, 2] = i
                finds.where[find, 3] = j
                finds.where[find, 4] = k
                finds.where[find, 5] = columns & 255
                finds.where[find, 6] = columns >> 8
            finds.removed[find, cell] = low


@compiled_part
def wings(scene: Scene, state: Masks, placed: Flags, finds: Finds) -> None:
    """Find XY-wings: a pivot of two candidates, and two cells that share one each with it and a third together."""
    peers = scene.board.peers
    for pivot in range(state.size):
        if placed[pivot] or bits(state[pivot]) != 2:
            continue
        for i in range(peers.shape[1]):
            one = peers[pivot, i]
            if bits(state[one]) != 2 or bits(state[one] & state[pivot]) != 1:
                continue
            for j in range(i + 1, peers.shape[1]):
                two = peers[pivot, j]
                third = state[one] & state[two]
                if bits(state[two]) != 2 or state[pivot] != (state[one] | state[two]) & ~third or not is_single(third):
                    continue
                find = -1
                for k in range(peers.shape[1]):
                    cell = peers[one, k]
                    if cell == pivot or state[cell] & third == 0 or not sees(scene, cell, two):
                        continue
                    if find < 0:
                        find = begin(finds)
                        finds.where[find, 0] = pivot
                        finds.where[find, 1] = one
                        finds.where[find, 2] = two
                        finds.where[find, 3] = digit_of(third)
                    finds.removed[find, cell] = third
