"""The rungs of the plain ladder about cells that dots hold together, or a house, and that are filled together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from judge.plain_position import BLACK, Cell, Digit, Digits, Gone, Plain

_MOST = 6  # cells of two groups


def groups(wanted: Callable[[Plain, tuple[Cell, ...]], bool], sizes: Sequence[int]) -> Callable[[Plain], Gone]:
    """Return the rung of cells that dots hold together, of *sizes*, in the shapes that are *wanted*."""

    def rung(position: Plain) -> Gone:
        gone = []
        for cells in held(position, max(sizes)):
            if len(cells) in sizes and wanted(position, cells):
                gone += unfit(position, cells)
        return gone

    return rung


def held(position: Plain, most: int) -> set[tuple[Cell, ...]]:
    """Return all sets of three to *most* cells that dots hold together."""
    return position.once((held, most), lambda: _held(position, most))


def _held(position: Plain, most: int) -> set[tuple[Cell, ...]]:
    near: dict[Cell, set[Cell]] = {}
    for a, b in position.joined():
        near.setdefault(a, set()).add(b)
    layer = {frozenset((a, b)) for a in near for b in near[a]}
    found: set[tuple[Cell, ...]] = set()
    for _ in range(3, most + 1):
        layer = {cells | {new} for cells in layer for cell in cells for new in near[cell] - cells}
        found |= {tuple(sorted(cells)) for cells in layer}
    return found


def squares(position: Plain) -> Gone:
    """Rule out what no filling of four cells round a corner uses, where one of their edges at most says nothing."""
    n, gone = position.size, []
    for corner in (cell for cell in range(n * (n - 1)) if cell % n < n - 1):
        cells = (corner, corner + 1, corner + n, corner + n + 1)
        dots = sum(position.is_dot(a, b) for a, b in combinations(cells, 2))
        if dots and (position.negative or dots > 2):
            gone += unfit(position, cells)
    return gone


def houses(position: Plain) -> Gone:
    """Rule out what no filling of a whole house uses."""
    return [one for house in position.houses for one in unfit(position, tuple(house))]


def unfit(position: Plain, cells: tuple[Cell, ...]) -> Gone:
    """Return what no filling of *cells* together uses."""
    used = position.once((unfit, cells, position.possible(cells)), lambda: _used(position, cells))
    return [(cell, d) for cell in position.open_cells(cells) for d in position.options[cell] - used[cell]]


def _used(position: Plain, cells: tuple[Cell, ...]) -> dict[Cell, Digits]:
    """Return what the fillings of *cells* together use."""
    used: dict[Cell, Digits] = {cell: set() for cell in cells}
    for cell in cells:
        for digit in position.options[cell]:
            if digit not in used[cell] and (way := filling(position, cells, cell, digit)):
                for one, value in way.items():
                    used[one].add(value)
    return used


def filling(position: Plain, cells: tuple[Cell, ...], cell: Cell, digit: Digit) -> dict[Cell, Digit] | None:
    """Return a way to fill *cells* that has *digit* in one *cell* of them."""
    return _filled(position, cell, digit, {other: position.options[other] for other in cells})


def _filled(position: Plain, cell: Cell, digit: Digit, options: dict[Cell, Digits]) -> dict[Cell, Digit] | None:
    """Return a way to fill the cells that have *options*, with *digit* in *cell*."""
    rest = {
        other: {value for value in values if position.agree(cell, digit, other, value)}
        for other, values in options.items()
        if other != cell
    }
    if not rest:
        return {cell: digit}
    following = min(rest, key=lambda one: len(rest[one]))
    for value in rest[following]:
        if way := _filled(position, following, value, rest):
            return {cell: digit, **way}
    return None


def is_straight(position: Plain, cells: tuple[Cell, ...]) -> bool:
    """Tell whether *cells* lie in one row or column."""
    return any(set(cells) <= set(line) for line in position.houses[: 2 * position.size])


def is_path(position: Plain, cells: tuple[Cell, ...]) -> bool:
    """Tell whether dots lead through four *cells*: unless one is joined to all others."""
    return all(sum(position.is_dot(cell, other) for other in cells if other != cell) < 3 for cell in cells)


def is_bent(position: Plain, cells: tuple[Cell, ...]) -> bool:
    """Tell whether *cells* do not lie in one row or column."""
    return not is_straight(position, cells)


def is_tree(position: Plain, cells: tuple[Cell, ...]) -> bool:
    """Tell whether dots lead through *cells* in another shape than a path of four."""
    return len(cells) > 4 or not is_path(position, cells)


def lone_digits(position: Plain) -> Gone:
    """Rule out all but the digits without half or double, where a house has just cells enough off black dots."""
    touched = {cell for (a, b), colour in position.dots.items() if colour == BLACK for cell in (a, b)}
    lone = {d for d in position.digits if d % 2 and 2 * d not in position.digits}
    gone = []
    for house in position.houses:
        free = [cell for cell in position.open_cells(house) if cell not in touched]
        left = lone - {position.filled.get(cell) for cell in house}
        if left and len(free) == len(left):
            gone += [(cell, d) for cell in free for d in position.options[cell] - left]
    return gone


def house_run(colour: int) -> Callable[[Plain], Gone]:
    """Return the rung of cells of a house that dots of one *colour* hold together."""

    def wanted(position: Plain, cells: tuple[Cell, ...]) -> bool:
        dots = sum(position.dots.get(pair) == colour for pair in combinations(cells, 2))
        return dots >= len(cells) - 1 and any(set(cells) <= set(house) for house in position.houses)

    return groups(wanted, range(3, _MOST + 1))


def run_contained(sizes: Sequence[int]) -> Callable[[Plain], Gone]:
    """Return the rung of what every filling of cells on dots uses, in the cells that see all its places."""

    def rung(position: Plain) -> Gone:
        gone = []
        for cells in held(position, max(sizes)):
            if len(cells) in sizes:
                for digit in _always(position, cells, set().union(*(position.options[cell] for cell in cells))):
                    places = [cell for cell in cells if digit in position.options[cell]]
                    seen = set.intersection(*(position.peers[cell] for cell in places)) - set(cells)
                    if not all(cell in position.filled for cell in places):
                        gone += [(cell, digit) for cell in seen if digit in position.options[cell]]
        return gone

    return rung


def two_groups(position: Plain) -> Gone:
    """Rule out what no filling of two groups of dots in a house uses, and in the house what every filling uses."""
    gone = []
    for house in position.houses:
        for cells in _twos(position, house):
            gone += unfit(position, cells)
            others = [cell for cell in position.open_cells(house) if cell not in cells]
            digits = set().union(*(position.options[cell] for cell in others)) if others else set()
            gone += [(o, d) for d in _always(position, cells, digits) for o in others if d in position.options[o]]
    return gone


def _always(position: Plain, cells: tuple[Cell, ...], digits: Digits) -> Digits:
    """Return those of *digits* that every filling of *cells* uses."""
    question = (_always, cells, position.possible(cells), frozenset(digits))
    return position.once(question, lambda: {one for one in digits if not _avoids(position, {}, cells, one)})


def _avoids(position: Plain, chosen: dict[Cell, Digit], cells: tuple[Cell, ...], barred: Digit) -> bool:
    """Tell whether *cells* can be filled as *chosen*, without the digit that is *barred*."""
    rest = [cell for cell in cells if cell not in chosen]
    return not rest or any(
        _avoids(position, {**chosen, rest[0]: digit}, cells, barred)
        for digit in position.options[rest[0]] - {barred}
        if all(position.agree(rest[0], digit, other, value) for other, value in chosen.items())
    )


def _twos(position: Plain, house: list[Cell]) -> list[tuple[Cell, ...]]:
    """Return the cells of one or two groups of dots in *house*: four to six."""
    return position.once((_twos, tuple(house)), lambda: list(_each_twos(position, house)))


def _each_twos(position: Plain, house: list[Cell]) -> Iterator[tuple[Cell, ...]]:
    for size in range(4, _MOST + 1):
        for cells in combinations(house, size):
            parts = [{cell} for cell in cells]
            for a, b in combinations(cells, 2):
                if position.is_dot(a, b):
                    one, other = (next(part for part in parts if cell in part) for cell in (a, b))
                    if one is not other:
                        parts.remove(other)
                        one |= other
            if len(parts) <= 2 and all(len(part) > 1 for part in parts):
                yield cells
