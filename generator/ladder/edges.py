"""Deductions about edges: what a dot or a gap leaves to its two cells, and what it takes from others."""

from __future__ import annotations

from generator.ladder.context import Scene, is_dotted, places_of, sees
from generator.ladder.findings import Finds, begin
from generator.ladder.masks import bits
from generator.solver.jit import compiled_part
from generator.solver.tables import Flags, Masks


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
