"""The compiled deductions: each function is one way to reason, on shapes that a rung chooses.

A function is given the scene, the candidates (*state*), which cells are *placed*, and where
to write. It appends a *find* for each place where its reasoning gives something new, all seen
from the same state, and gives the number of finds. None changes the state. None uses that the
solution is unique.

    finds.removed[i, cell]   the candidates that find i rules out
    finds.placed[i]          the cell it decides, or NOBODY
    finds.where[i]           what it is about, in the order that ``ladder.Rung.about`` names

All are monotone: with fewer candidates they, and the simpler ones, still rule out as much.
That makes what a set of rungs can reach independent of the order of steps.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from generator.compiled import compiled
from generator.tables import Flags, Indices, Masks
from generator.techniques.scene import Scene, is_dotted

CAPACITY = 1024  # finds of one rung in one state; what does not fit is found in the next
WIDTH = 8  # numbers that say where
NOBODY = 255


class Finds(NamedTuple):
    """Room for what a rung finds in one state."""

    removed: Masks  # (CAPACITY, cells)
    placed: Indices  # (CAPACITY,)
    where: Indices  # (CAPACITY, WIDTH)


def room(cells: int) -> Finds:
    """Give room for the finds on a board of *cells* cells."""
    return Finds(
        np.zeros((CAPACITY, cells), dtype=np.int16),
        np.zeros(CAPACITY, dtype=np.uint8),
        np.zeros((CAPACITY, WIDTH), dtype=np.uint8),
    )


@compiled
def begin(finds: Finds, count: int) -> None:
    """Clear the place of find *count*."""
    finds.removed[count] = 0
    finds.placed[count] = NOBODY


@compiled
def bits(mask: int) -> int:
    """Count the digits of *mask*."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def is_single(mask: int) -> bool:
    """Tell whether *mask* is exactly one digit."""
    return mask != 0 and mask & (mask - 1) == 0


@compiled
def digit_of(mask: int) -> int:
    """Give the highest digit of *mask*."""
    digit = 0
    while mask:
        mask >>= 1
        digit += 1
    return digit


@compiled
def place(finds: Finds, count: int, state: Masks, cell: int, mask: int, house: int) -> int:
    """Append the find that *cell* is *mask*, unless an earlier one decides that cell."""
    for k in range(count):
        if finds.placed[k] == cell:
            return count
    if count == CAPACITY:
        return count
    begin(finds, count)
    finds.removed[count, cell] = state[cell] & ~mask
    finds.placed[count] = cell
    finds.where[count, 0] = cell
    finds.where[count, 1] = digit_of(mask)
    finds.where[count, 2] = house
    return count + 1


@compiled
def last_cells(scene: Scene, state: Masks, placed: Flags, finds: Finds, count: int) -> int:
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
            count = place(finds, count, state, last, rest & state[last], house)
    return count


@compiled
def hidden_singles(scene: Scene, state: Masks, placed: Flags, first: int, last: int, finds: Finds, count: int) -> int:
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
                count = place(finds, count, state, cell, hit, house)
    return count


@compiled
def naked_singles(scene: Scene, state: Masks, placed: Flags, finds: Finds, count: int) -> int:
    """Find empty cells with one candidate."""
    for cell in range(state.size):
        if not placed[cell] and is_single(state[cell]):
            count = place(finds, count, state, cell, state[cell], NOBODY)
    return count


@compiled
def across(
    scene: Scene,
    state: Masks,
    placed: Flags,
    dotted: bool,
    from_digit: bool,
    finds: Finds,
    count: int,
) -> int:
    """Find candidates without a partner across one edge: *dotted* edges or gaps, from a digit or from candidates."""
    for edge in range(scene.edges.shape[0]):
        if is_dotted(scene.links[edge]) != dotted:
            continue
        for turn in range(2):
            one, other = scene.edges[edge, turn], scene.edges[edge, 1 - turn]
            if placed[one] != from_digit or placed[other]:
                continue
            gone = state[other] & ~scene.board.partners[scene.links[edge], state[one]]
            if gone and count < CAPACITY:
                begin(finds, count)
                finds.removed[count, other] = gone
                finds.where[count, 0] = one
                finds.where[count, 1] = other
                finds.where[count, 2] = edge
                count += 1
    return count


@compiled
def dot_digits(scene: Scene, state: Masks, placed: Flags, finds: Finds, count: int) -> int:
    """Find candidates that a dot cannot touch, whatever stands on its other side: those off every double, say."""
    for edge in range(scene.edges.shape[0]):
        if not is_dotted(scene.links[edge]):
            continue
        possible = scene.board.partners[scene.links[edge], (1 << scene.board.houses.shape[1]) - 1]
        for turn in range(2):
            cell = scene.edges[edge, turn]
            gone = state[cell] & ~possible
            if gone and not placed[cell] and count < CAPACITY:
                begin(finds, count)
                finds.removed[count, cell] = gone
                finds.where[count, 0] = cell
                finds.where[count, 1] = edge
                count += 1
    return count


@compiled
def fill(
    scene: Scene, state: Masks, cells: Indices, size: int, start: int, digit: int, chosen: Masks, options: Masks
) -> bool:
    """Tell whether *cells*[:size] can be filled together with the mask *digit* in *cells*[start].

    Depth first with forward checks; a filling that is found is left in *chosen*, in the order
    of *cells*. *options* has a row of masks for each depth.
    """
    for k in range(size):
        options[0, k] = state[cells[k]] & scene.board.partners[scene.relation[cells[start], cells[k]], digit]
        if k != start and options[0, k] == 0:
            return False
    chosen[start] = digit
    order = chosen[2 * WIDTH :]  # which cell is filled at each depth
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


@compiled
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


@compiled
def fillings(
    scene: Scene, state: Masks, cells: Indices, size: int, group: int, kind: int, finds: Finds, count: int
) -> int:
    """Find what no joint filling of *cells*[:size] can hold: one find at most, about *kind* and *group*."""
    chosen = np.zeros(4 * WIDTH, dtype=np.int16)
    options = np.empty((size + 1, size), dtype=np.int16)
    held = np.zeros(size, dtype=np.int16)
    fresh = True
    for k in range(size):
        rest = int(state[cells[k]])
        while rest:
            low = rest & -rest
            rest ^= low
            if held[k] & low:
                continue
            chosen[:] = 0
            if fill(scene, state, cells, size, k, low, chosen, options):
                for j in range(size):
                    held[j] |= chosen[j]
                continue
            if fresh:
                if count == CAPACITY:
                    return count
                begin(finds, count)
                finds.where[count, 0] = kind
                finds.where[count, 1] = group >> 8
                finds.where[count, 2] = group & 255
                fresh = False
            finds.removed[count, cells[k]] |= low
    return count if fresh else count + 1


@compiled
def groups(scene: Scene, state: Masks, placed: Flags, shape: int, finds: Finds, count: int) -> int:
    """Find what no joint filling of a group of cells of this *shape* can hold."""
    for group in range(scene.sizes.size):
        if scene.shapes[group] == shape:
            size = scene.sizes[group]
            empty = False
            for k in range(size):
                empty = empty or not placed[scene.groups[group, k]]
            if empty:
                count = fillings(scene, state, scene.groups[group], size, group, 0, finds, count)
    return count


@compiled
def whole_houses(scene: Scene, state: Masks, placed: Flags, finds: Finds, count: int) -> int:
    """Find what no complete filling of a house, with every dot and gap inside it, can hold."""
    for house in range(scene.board.houses.shape[0]):
        count = fillings(scene, state, scene.board.houses[house], scene.board.houses.shape[1], house, 1, finds, count)
    return count


@compiled
def intersections(scene: Scene, state: Masks, placed: Flags, finds: Finds, count: int) -> int:
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
                if second == house or shared >> second & 1 == 0 or count == CAPACITY:
                    continue
                fresh = True
                for k in range(houses.shape[1]):
                    cell = houses[second, k]
                    if state[cell] & low and scene.board.homes[cell] >> house & 1 == 0:
                        if fresh:
                            begin(finds, count)
                            finds.where[count, 0] = house
                            finds.where[count, 1] = second
                            finds.where[count, 2] = digit + 1
                            fresh = False
                        finds.removed[count, cell] = low
                if not fresh:
                    count += 1
    return count


@compiled
def naked_sets(scene: Scene, state: Masks, placed: Flags, size: int, finds: Finds, count: int) -> int:
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
                    count = naked_set(scene, state, placed, house, i, j, j, pair, finds, count)
                    continue
                for k in range(j + 1, n):
                    trio = pair | state[houses[house, k]]
                    if not placed[houses[house, k]] and bits(trio) <= size:
                        count = naked_set(scene, state, placed, house, i, j, k, trio, finds, count)
    return count


@compiled
def naked_set(
    scene: Scene, state: Masks, placed: Flags, house: int, i: int, j: int, k: int, mask: int, finds: Finds, count: int
) -> int:
    """Append what the cells numbered *i*, *j* and *k* of *house* rule out with their candidates *mask*."""
    cells = scene.board.houses[house]
    if count == CAPACITY:
        return count
    fresh = True
    for other in range(cells.size):
        if other in (i, j, k) or placed[cells[other]] or state[cells[other]] & mask == 0:
            continue
        if fresh:
            begin(finds, count)
            finds.where[count, 0] = house
            finds.where[count, 1] = cells[i]
            finds.where[count, 2] = cells[j]
            finds.where[count, 3] = cells[k]
            fresh = False
        finds.removed[count, cells[other]] = state[cells[other]] & mask
    return count if fresh else count + 1


@compiled
def places_of(scene: Scene, state: Masks, house: int, digit: int) -> int:
    """Give the places of *digit* (from 0) in *house*, a bit for each cell of the house in its order."""
    places = 0
    for k in range(scene.board.houses.shape[1]):
        places |= (state[scene.board.houses[house, k]] >> digit & 1) << k
    return places


@compiled
def hidden_sets(scene: Scene, state: Masks, placed: Flags, size: int, finds: Finds, count: int) -> int:
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
                    count = hidden_set(scene, state, house, i, j, j, pair, finds, count)
                    continue
                for k in range(j + 1, n):
                    trio = pair | places[k]
                    if places[k] and bits(trio) <= size:
                        count = hidden_set(scene, state, house, i, j, k, trio, finds, count)
    return count


@compiled
def hidden_set(
    scene: Scene, state: Masks, house: int, i: int, j: int, k: int, places: int, finds: Finds, count: int
) -> int:
    """Append what the digits *i*, *j* and *k* (from 0) rule out in their *places* in *house*."""
    cells = scene.board.houses[house]
    mask = 1 << i | 1 << j | 1 << k
    if count == CAPACITY:
        return count
    fresh = True
    for other in range(cells.size):
        gone = state[cells[other]] & ~mask
        if places >> other & 1 == 0 or gone == 0:
            continue
        if fresh:
            begin(finds, count)
            finds.where[count, 0] = house
            finds.where[count, 1] = i + 1
            finds.where[count, 2] = j + 1
            finds.where[count, 3] = k + 1
            finds.where[count, 4] = places & 255
            finds.where[count, 5] = places >> 8
            fresh = False
        finds.removed[count, cells[other]] = gone
    return count if fresh else count + 1


@compiled
def sees(scene: Scene, cell: int, other: int) -> bool:
    """Tell whether two cells share a house."""
    return cell != other and scene.board.homes[cell] & scene.board.homes[other] != 0


@compiled
def contained(scene: Scene, state: Masks, placed: Flags, finds: Finds, count: int) -> int:
    """Find digits that every filling of a dotted edge uses, in cells that see both its ends."""
    for edge in range(scene.edges.shape[0]):
        if not is_dotted(scene.links[edge]):
            continue
        a, b = scene.edges[edge]
        partners = scene.board.partners[scene.links[edge]]
        for digit in range(scene.board.houses.shape[1]):
            low = 1 << digit
            if placed[a] or placed[b] or (state[a] | state[b]) & low == 0 or count == CAPACITY:
                continue
            if partners[state[a] & ~low] & state[b] & ~low:
                continue
            fresh = True
            for k in range(scene.board.peers.shape[1]):
                cell = scene.board.peers[a, k]
                if cell == b or state[cell] & low == 0 or not sees(scene, cell, b):
                    continue
                if fresh:
                    begin(finds, count)
                    finds.where[count, 0] = a
                    finds.where[count, 1] = b
                    finds.where[count, 2] = edge
                    finds.where[count, 3] = digit + 1
                    fresh = False
                finds.removed[count, cell] = low
            if not fresh:
                count += 1
    return count


@compiled
def against(scene: Scene, state: Masks, placed: Flags, finds: Finds, count: int) -> int:
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
                if gone and count < CAPACITY:
                    begin(finds, count)
                    finds.removed[count, cell] = gone
                    finds.where[count, 0] = house
                    finds.where[count, 1] = digit + 1
                    finds.where[count, 2] = cell
                    finds.where[count, 3] = places & 255
                    finds.where[count, 4] = places >> 8
                    count += 1
    return count


@compiled
def forbidden(scene: Scene, place: int, cell: int, low: int) -> int:
    """Give the digits that *cell* cannot have when *place* has *low*."""
    full = (1 << scene.board.houses.shape[1]) - 1
    if place == cell:
        return int(full & ~low)
    return int(full & ~scene.board.partners[scene.relation[place, cell], low])


@compiled
def fish(scene: Scene, state: Masks, placed: Flags, size: int, finds: Finds, count: int) -> int:
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
                        count = one_fish(scene, state, turn, digit, i, j, j, pair, finds, count)
                        continue
                    for k in range(j + 1, n):
                        trio = pair | places[k]
                        if places[k] and bits(trio) <= size:
                            count = one_fish(scene, state, turn, digit, i, j, k, trio, finds, count)
    return count


@compiled
def one_fish(
    scene: Scene, state: Masks, turn: int, digit: int, i: int, j: int, k: int, columns: int, finds: Finds, count: int
) -> int:
    """Append what *digit* in the lines *i*, *j* and *k* rules out in the lines across."""
    n = scene.board.houses.shape[1]
    low = 1 << digit
    if count == CAPACITY:
        return count
    fresh = True
    for line in range(n):
        if line in (i, j, k):
            continue
        for column in range(n):
            cell = scene.board.houses[turn * n + line, column]
            if columns >> column & 1 == 0 or state[cell] & low == 0:
                continue
            if fresh:
                begin(finds, count)
                finds.where[count, 0] = digit + 1
                finds.where[count, 1] = turn
                finds.where[count, 2] = i
                finds.where[count, 3] = j
                finds.where[count, 4] = k
                finds.where[count, 5] = columns & 255
                finds.where[count, 6] = columns >> 8
                fresh = False
            finds.removed[count, cell] = low
    return count if fresh else count + 1


@compiled
def wings(scene: Scene, state: Masks, placed: Flags, finds: Finds, count: int) -> int:
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
                fresh = True
                for k in range(peers.shape[1]):
                    cell = peers[one, k]
                    if cell == pivot or state[cell] & third == 0 or not sees(scene, cell, two) or count == CAPACITY:
                        continue
                    if fresh:
                        begin(finds, count)
                        finds.where[count, 0] = pivot
                        finds.where[count, 1] = one
                        finds.where[count, 2] = two
                        finds.where[count, 3] = digit_of(third)
                        fresh = False
                    finds.removed[count, cell] = third
                if not fresh:
                    count += 1
    return count
