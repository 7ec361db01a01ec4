"""The compiled deductions: each function is one way to reason, on shapes that a rung chooses.

A function is given the scene, the candidates (*state*), which cells are *placed*, and where
to write. It appends a *find* for each place where its reasoning gives something new, all seen
from the same state. None changes the state. None uses that the
solution is unique.

    finds.removed[i, cell]   the candidates that find i rules out
    finds.placed[i]          the cell it decides, or NOBODY
    finds.where[i]           what it is about: cells, edges, houses and digits, which ``sentences`` reads

All are monotone: with fewer candidates they, and the simpler ones, still rule out as much.
That makes what a set of rungs can reach independent of the order of steps.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from generator.compiled import compiled_part
from generator.tables import Flags, Indices, Masks
from generator.techniques.scene import Scene, is_dotted

CAPACITY = 1024  # finds of one rung in one state; what does not fit is found in the next
WIDTH = 8  # numbers that say where
NOBODY = 255


class Finds(NamedTuple):
    """Room for what a rung finds in one state."""

    removed: Masks  # (CAPACITY + 1, cells); the last row is for what does not fit
    placed: Indices  # (CAPACITY + 1,)
    where: Indices  # (CAPACITY + 1, WIDTH)
    number: npt.NDArray[np.int64]  # (1,) how many there are


def room(cells: int) -> Finds:
    """Give room for the finds on a board of *cells* cells."""
    return Finds(
        np.zeros((CAPACITY + 1, cells), dtype=np.int16),
        np.zeros(CAPACITY + 1, dtype=np.uint8),
        np.zeros((CAPACITY + 1, WIDTH), dtype=np.uint8),
        np.zeros(1, dtype=np.int64),
    )


@compiled_part
def begin(finds: Finds) -> int:
    """Append an empty find; give its number."""
    find = int(finds.number[0])
    for cell in range(finds.removed.shape[1]):
        finds.removed[find, cell] = 0
    finds.placed[find] = NOBODY
    if find < CAPACITY:
        finds.number[0] += 1
    return find


@compiled_part
def bits(mask: int) -> int:
    """Count the digits of *mask*."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled_part
def is_single(mask: int) -> bool:
    """Tell whether *mask* is exactly one digit."""
    return mask != 0 and mask & (mask - 1) == 0


@compiled_part
def digit_of(mask: int) -> int:
    """Give the highest digit of *mask*."""
    digit = 0
    while mask:
        mask >>= 1
        digit += 1
    return digit


@compiled_part
def place(finds: Finds, state: Masks, cell: np.int64, mask: np.int64, house: int) -> None:
    """Append the find that *cell* is *mask*, unless an earlier one decides that cell."""
    for find in range(finds.number[0]):
        if finds.placed[find] == cell:
            return
    find = begin(finds)
    finds.removed[find, cell] = state[cell] & ~mask
    finds.placed[find] = cell
    finds.where[find, 0] = cell
    finds.where[find, 1] = digit_of(int(mask))
    finds.where[find, 2] = house


@compiled_part
def last_cells(scene: Scene, state: Masks, placed: Flags, finds: Finds) -> None:
    """Find houses with one empty cell."""
    houses = scene.board.houses
    for house in range(houses.shape[0]):
        empty = 0
        last = 0
        for k in range(houses.shape[1]):
            if not placed[houses[house, k]]:
                empty += 1
                last = houses[house, k]
        if empty == 1:
            rest = (1 << houses.shape[1]) - 1
            for k in range(houses.shape[1]):
                if houses[house, k] != last:
                    rest &= ~state[houses[house, k]]
            place(finds, state, np.int64(last), np.int64(rest & state[last]), house)


@compiled_part
def hidden_singles(scene: Scene, state: Masks, placed: Flags, first: int, last: int, finds: Finds) -> None:
    """Find, in the houses from *first* to *last*, digits with one place."""
    houses = scene.board.houses
    for house in range(first, last):
        once = 0
        twice = 0
        for k in range(houses.shape[1]):
            mask = state[houses[house, k]]
            twice |= once & mask
            once |= mask
        single = once & ~twice
        for k in range(houses.shape[1]):
            cell = houses[house, k]
            hit = state[cell] & single
            if hit and not placed[cell]:
                place(finds, state, np.int64(cell), np.int64(hit), house)


@compiled_part
def naked_singles(scene: Scene, state: Masks, placed: Flags, finds: Finds) -> None:
    """Find empty cells with one candidate."""
    nobody = int(NOBODY)  # a variable: a literal would have ``place`` compiled once more
    for cell in range(state.size):
        if not placed[cell] and is_single(state[cell]):
            place(finds, state, np.int64(cell), np.int64(state[cell]), nobody)


@compiled_part
def across(scene: Scene, state: Masks, placed: Flags, dotted: bool, from_digit: bool, finds: Finds) -> None:
    """Find candidates without a partner across one edge: *dotted* edges or gaps, from a digit or from candidates."""
    for edge in range(scene.edges.shape[0]):
        if is_dotted(scene.links[edge]) != dotted:
            continue
        for turn in range(2):
            one, other = scene.edges[edge, turn], scene.edges[edge, 1 - turn]
            if placed[one] != from_digit or placed[other]:
                continue
            gone = state[other] & ~scene.board.partners[scene.links[edge], state[one]]
            if gone:
                find = begin(finds)
                finds.removed[find, other] = gone
                finds.where[find, 0] = one
                finds.where[find, 1] = other
                finds.where[find, 2] = edge


@compiled_part
def dot_digits(scene: Scene, state: Masks, placed: Flags, finds: Finds) -> None:
    """Find candidates that a dot cannot touch, whatever stands on its other side: those off every double, say."""
    for edge in range(scene.edges.shape[0]):
        if not is_dotted(scene.links[edge]):
            continue
        possible = scene.board.partners[scene.links[edge], (1 << scene.board.houses.shape[1]) - 1]
        for turn in range(2):
            cell = scene.edges[edge, turn]
            gone = state[cell] & ~possible
            if gone and not placed[cell]:
                find = begin(finds)
                finds.removed[find, cell] = gone
                finds.where[find, 0] = cell
                finds.where[find, 1] = edge


@compiled_part
def fill(
    scene: Scene, state: Masks, cells: Indices, size: int, start: int, digit: int, chosen: Masks, options: Masks
) -> bool:
    """Tell whether *cells*[:size] can be filled together with the mask *digit* in *cells*[start].

    Depth first with forward checks; a filling that is found is left in *chosen*, in the order
    of *cells*, before the order of the depths. *options* has a row of masks for each depth.
    """
    for k in range(size):
        options[0, k] = state[cells[k]] & scene.board.partners[scene.relation[cells[start], cells[k]], digit]
        if k != start and options[0, k] == 0:
            return False
    for k in range(size):
        chosen[k] = 0
    chosen[start] = digit
    order = chosen[cells.size :]  # which cell is filled at each depth
    depth = 0
    order[0] = _tightest(options[0], chosen, size, start)
    while depth >= 0:
        k = order[depth]
        if k == size:
            return True
        mask = int(options[depth, k])
        if mask == 0:
            chosen[k] = 0
            depth -= 1
            continue
        low = mask & -mask
        options[depth, k] = mask ^ low
        chosen[k] = low
        alive = True
        for j in range(size):
            if chosen[j] == 0:
                rest = options[depth, j] & scene.board.partners[scene.relation[cells[k], cells[j]], low]
                options[depth + 1, j] = rest
                if rest == 0:
                    alive = False
                    break
        if alive:
            depth += 1
            order[depth] = _tightest(options[depth], chosen, size, start)
    return False


@compiled_part
def _tightest(options: Masks, chosen: Masks, size: int, start: int) -> int:
    """Give the unfilled cell with the fewest options, or *size* when all are filled."""
    best = size
    least = 99
    for k in range(size):
        if k != start and chosen[k] == 0:
            count = bits(options[k])
            if count < least:
                least = count
                best = k
    return best


@compiled_part
def groups(scene: Scene, state: Masks, placed: Flags, shape: int, finds: Finds) -> None:
    """Find what no joint filling of a group of cells of this *shape* can hold: one find a group, at most."""
    width = scene.groups.shape[1]
    cells = np.zeros(width, dtype=np.uint8)
    chosen = np.zeros(2 * width, dtype=np.int16)
    options = np.zeros((width + 1, width), dtype=np.int16)
    held = np.zeros(width, dtype=np.int16)
    for group in range(scene.sizes.size):
        if scene.shapes[group] != shape:
            continue
        size = int(scene.sizes[group])
        known = True
        for k in range(size):
            cells[k] = scene.groups[group, k]
            held[k] = 0
            known = known and scene.barren[group, k] == state[cells[k]]
        if known:
            continue
        find = -1
        for k in range(size):
            rest = 0 if placed[cells[k]] else int(state[cells[k]])
            while rest:
                low = rest & -rest
                rest ^= low
                if held[k] & low:
                    continue
                if fill(scene, state, cells, size, k, low, chosen, options):
                    for j in range(size):
                        held[j] |= chosen[j]
                    continue
                if find < 0:
                    find = begin(finds)
                    finds.where[find, 0] = group >> 8
                    finds.where[find, 1] = group & 255
                finds.removed[find, cells[k]] |= low
        if find < 0:
            for k in range(size):
                scene.barren[group, k] = state[cells[k]]


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
def naked_sets(scene: Scene, state: Masks, placed: Flags, size: int, finds: Finds) -> None:
    """Find *size* (2 or 3) empty cells of a house with no more than that many candidates together."""
    houses = scene.board.houses
    n = houses.shape[1]
    for house in range(houses.shape[0]):
        for i in range(n):
            if placed[houses[house, i]] or bits(state[houses[house, i]]) > size:
                continue
            for j in range(i + 1, n):
                pair = state[houses[house, i]] | state[houses[house, j]]
                if placed[houses[house, j]] or bits(pair) > size:
                    continue
                if size == 2:
                    naked_set(scene, state, placed, house, i, j, j, pair, finds)
                    continue
                for k in range(j + 1, n):
                    trio = pair | state[houses[house, k]]
                    if not placed[houses[house, k]] and bits(trio) <= size:
                        naked_set(scene, state, placed, house, i, j, k, trio, finds)


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
def places_of(scene: Scene, state: Masks, house: int, digit: int) -> int:
    """Give the places of *digit* (from 0) in *house*, a bit for each cell of the house in its order."""
    places = 0
    for k in range(scene.board.houses.shape[1]):
        places |= (state[scene.board.houses[house, k]] >> digit & 1) << k
    return places


@compiled_part
def hidden_sets(scene: Scene, state: Masks, placed: Flags, size: int, finds: Finds) -> None:
    """Find *size* (2 or 3) digits of a house with no more than that many places together."""
    houses = scene.board.houses
    n = houses.shape[1]
    places = np.zeros(n, dtype=np.int16)
    for house in range(houses.shape[0]):
        for digit in range(n):
            places[digit] = places_of(scene, state, house, digit)
        for k in range(n):
            if placed[houses[house, k]]:
                places[digit_of(state[houses[house, k]]) - 1] = 0
        for i in range(n):
            if places[i] == 0 or bits(places[i]) > size:
                continue
            for j in range(i + 1, n):
                pair = places[i] | places[j]
                if places[j] == 0 or bits(pair) > size:
                    continue
                if size == 2:
                    hidden_set(scene, state, house, i, j, j, pair, finds)
                    continue
                for k in range(j + 1, n):
                    trio = pair | places[k]
                    if places[k] and bits(trio) <= size:
                        hidden_set(scene, state, house, i, j, k, trio, finds)


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
def sees(scene: Scene, cell: int, other: int) -> bool:
    """Tell whether two cells share a house."""
    return cell != other and scene.board.homes[cell] & scene.board.homes[other] != 0


@compiled_part
def contained(scene: Scene, state: Masks, placed: Flags, finds: Finds) -> None:
    """Find digits that every filling of a dotted edge uses, in cells that see both its ends."""
    for edge in range(scene.edges.shape[0]):
        if not is_dotted(scene.links[edge]):
            continue
        a, b = scene.edges[edge, 0], scene.edges[edge, 1]
        partners = scene.board.partners[scene.links[edge]]
        for digit in range(scene.board.houses.shape[1]):
            low = 1 << digit
            if placed[a] or placed[b] or (state[a] | state[b]) & low == 0:
                continue
            if partners[state[a] & ~low] & state[b] & ~low:
                continue
            find = -1
            for k in range(scene.board.peers.shape[1]):
                cell = scene.board.peers[a, k]
                if cell == b or state[cell] & low == 0 or not sees(scene, cell, b):
                    continue
                if find < 0:
                    find = begin(finds)
                    finds.where[find, 0] = a
                    finds.where[find, 1] = b
                    finds.where[find, 2] = edge
                    finds.where[find, 3] = digit + 1
                finds.removed[find, cell] = low


@compiled_part
def against(scene: Scene, state: Masks, placed: Flags, finds: Finds) -> None:
    """Find candidates that would leave a digit without a place in some house: every place of it forbids them."""
    houses = scene.board.houses
    for house in range(houses.shape[0]):
        for digit in range(houses.shape[1]):
            places = places_of(scene, state, house, digit)
            if bits(places) < 2:
                continue
            first = 0
            while places >> first & 1 == 0:
                first += 1
            nearest = houses[house, first]
            for k in range(scene.board.peers.shape[1] + 1):
                cell = nearest if k == scene.board.peers.shape[1] else scene.board.peers[nearest, k]
                gone = state[cell] if not placed[cell] else state[cell] & 0
                for j in range(first, houses.shape[1]):
                    if gone and places >> j & 1:
                        gone &= forbidden(scene, houses[house, j], cell, 1 << digit)
                if gone:
                    find = begin(finds)
                    finds.removed[find, cell] = gone
                    finds.where[find, 0] = house
                    finds.where[find, 1] = digit + 1
                    finds.where[find, 2] = cell
                    finds.where[find, 3] = places & 255
                    finds.where[find, 4] = places >> 8


@compiled_part
def forbidden(scene: Scene, place: int, cell: int, low: int) -> int:
    """Give the digits that *cell* cannot have when *place* has *low*."""
    full = (1 << scene.board.houses.shape[1]) - 1
    if place == cell:
        return int(full & ~low)
    return int(full & ~scene.board.partners[scene.relation[place, cell], low])


@compiled_part
def fish(scene: Scene, state: Masks, placed: Flags, size: int, finds: Finds) -> None:
    """Find digits whose places in *size* lines (2 or 3) lie in as many lines across."""
    n = scene.board.houses.shape[1]
    places = np.zeros(n, dtype=np.int16)
    for turn in range(2):
        for digit in range(n):
            for line in range(n):
                places[line] = places_of(scene, state, turn * n + line, digit)
                if bits(places[line]) < 2:
                    places[line] = 0
            for i in range(n):
                if places[i] == 0 or bits(places[i]) > size:
                    continue
                for j in range(i + 1, n):
                    pair = places[i] | places[j]
                    if places[j] == 0 or bits(pair) > size:
                        continue
                    if size == 2:
                        one_fish(scene, state, turn, digit, i, j, j, pair, finds)
                        continue
                    for k in range(j + 1, n):
                        trio = pair | places[k]
                        if places[k] and bits(trio) <= size:
                            one_fish(scene, state, turn, digit, i, j, k, trio, finds)


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
