"""Whether some clues can be filled where only some houses hold: a second time, slowly and by nothing compiled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from kropki.generator.board import rules
from kropki.generator.board.geometry import Board, Cell, EdgeIndex
from kropki.generator.board.rules import Link, Mask, each_bit


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether there is a filling, ``None`` where the budget did not suffice; and how many nodes were visited."""

    found: bool | None
    nodes: int


class _Search:
    def __init__(self, board: Board, links: Mapping[EdgeIndex, int], houses: Iterable[int]) -> None:
        self._full = (1 << board.size) - 1
        self._houses = [board.houses[house] for house in sorted(houses)]
        self._peers: dict[Cell, set[Cell]] = {}
        self._of: dict[Cell, list[Sequence[Cell]]] = {}
        for house in self._houses:
            for cell in house:
                self._peers.setdefault(cell, set()).update(set(house) - {cell})
                self._of.setdefault(cell, []).append(house)
        self._across: dict[Cell, list[tuple[Cell, tuple[Mask, ...]]]] = {}
        for edge, (a, b) in enumerate(board.edges):
            if links[edge] != Link.FREE:
                table = rules.partners(board.size, Link(links[edge]))
                self._across.setdefault(a, []).append((b, table))
                self._across.setdefault(b, []).append((a, table))
        self.cells = sorted({*self._peers, *self._across})

    def narrow(self, masks: list[Mask], waiting: list[Cell]) -> bool:
        """Rule out from *waiting* on, in place; tell whether every cell and every house still has what it needs."""
        while waiting:
            cell = waiting.pop()
            mask = masks[cell]
            if not mask:
                return False
            for other, table in self._across.get(cell, ()):
                if masks[other] & ~table[mask]:
                    masks[other] &= table[mask]
                    waiting.append(other)
            if mask & (mask - 1) == 0:
                for other in self._peers.get(cell, ()):
                    if masks[other] & mask:
                        masks[other] &= ~mask
                        waiting.append(other)
            for house in self._of.get(cell, ()):
                once = twice = 0
                for other in house:
                    twice |= once & masks[other]
                    once |= masks[other]
                if once != self._full:
                    return False
                single = once & ~twice
                for other in house:
                    hit = masks[other] & single
                    if hit and hit != masks[other]:
                        masks[other] = hit
                        waiting.append(other)
        return True


def has_filling(
    board: Board, masks: list[Mask], links: Mapping[EdgeIndex, int], houses: Iterable[int], budget: int
) -> Answer:
    """Tell whether *masks* can be filled so that *links* and the *houses* (by number) hold; others need not."""
    search = _Search(board, links, houses)
    stack = [(masks, list(board.cells))]
    nodes = 0
    while stack:
        options, changed = stack.pop()
        nodes += 1
        if nodes > budget:
            return Answer(None, nodes)
        if not search.narrow(options, changed):
            continue
        open_cells = [cell for cell in search.cells if options[cell].bit_count() > 1]
        if not open_cells:
            return Answer(found=all(options), nodes=nodes)
        cell = min(open_cells, key=lambda one: options[one].bit_count())
        stack += [
            ([bit if one == cell else mask for one, mask in enumerate(options)], [cell])
            for bit in each_bit(options[cell])
        ]
    return Answer(found=False, nodes=nodes)
