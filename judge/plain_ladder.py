"""The ladder of sudoku once more, in plain Python: the least value up to which techniques lead to a digit.

It judges the choice of hints, and shares no code with what makes them: it is told the dots, the digits and the values
of the techniques by name. Each rung looks at the whole board and returns what it rules out; digits are placed where a
cell, or a house for a digit, has one possibility left. Suppositions are left out: whoever needs one finds nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

NOTHING = 99.0  # no technique of these leads to a digit
WHITE, BLACK = 1, 2
_LONGEST = 6  # cells of a tree
_BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3)}  # rows and columns of a box, by the size of the board

Cell = int
Digit = int
Digits = set[Digit]
Gone = list[tuple[Cell, Digit]]


@cache
def houses_of(size: int) -> list[list[Cell]]:
    """Return the rows, then the columns, then the boxes."""
    height, width = _BOXES[size]
    rows = [[row * size + column for column in range(size)] for row in range(size)]
    columns = [list(column) for column in zip(*rows, strict=True)]
    boxes = [
        [row * size + column for row in range(top, top + height) for column in range(left, left + width)]
        for top in range(0, size, height)
        for left in range(0, size, width)
    ]
    return [*rows, *columns, *boxes]


@cache
def peers(size: int) -> list[set[Cell]]:
    """Return for each cell those that share a house with it."""
    return [
        {other for house in houses_of(size) if cell in house for other in house} - {cell} for cell in range(size * size)
    ]


@cache
def neighbours(size: int) -> list[tuple[Cell, Cell]]:
    """Return the pairs of cells that touch."""
    right = [(cell, cell + 1) for cell in range(size * size) if (cell + 1) % size]
    return right + [(cell, cell + size) for cell in range(size * (size - 1))]


@cache
def neighbour_pairs(size: int) -> frozenset[tuple[Cell, Cell]]:
    """Return the same as a set."""
    return frozenset(neighbours(size))


class Plain:
    """A position: what each cell may be, and which cells are filled.

    *dots* are the colours by pair of cells, the lower first; *negative* tells whether a missing one says something.
    *digits* has 0 for an empty cell, *marks* a text for each cell, empty for all digits.
    """

    def __init__(
        self,
        size: int,
        dots: Mapping[tuple[Cell, Cell], int],
        *,
        negative: bool,
        digits: Sequence[Digit],
        marks: Sequence[str] | None = None,
    ) -> None:
        self.size = size
        self.digits = range(1, size + 1)
        self.houses = houses_of(size)
        self.dots = dots
        self.negative = negative
        self.filled: dict[Cell, Digit] = {}
        self.options = [set(self.digits) for _ in digits]
        for cell, text in enumerate(marks or ()):
            if text:
                self.options[cell] &= set(map(int, text))
        for cell, digit in enumerate(digits):
            if digit:
                self.options[cell] = {digit}
        for cell, digit in enumerate(digits):
            if digit:
                self._fill(cell, digit)

    def _fill(self, cell: Cell, digit: Digit) -> None:
        self.filled[cell] = digit
        for other in peers(self.size)[cell]:
            self.options[other].discard(digit)

    def open_cells(self, cells: Iterable[Cell]) -> list[Cell]:
        """Return those of *cells* that are not filled."""
        return [cell for cell in cells if cell not in self.filled]

    def agree(self, a: Cell, x: Digit, b: Cell, y: Digit) -> bool:
        """Tell whether *x* in *a* goes with *y* in *b*, by a house, a dot, or a missing dot."""
        if x == y and b in peers(self.size)[a]:
            return False
        pair = (min(a, b), max(a, b))
        colour = self.dots.get(pair, 0)
        if colour == WHITE:
            return abs(x - y) == 1
        if colour == BLACK:
            return x == 2 * y or y == 2 * x
        says = self.negative and pair in neighbour_pairs(self.size)
        return not says or not (abs(x - y) == 1 or x == 2 * y or y == 2 * x)

    def is_dot(self, a: Cell, b: Cell) -> bool:
        """Tell whether a dot joins two cells."""
        return bool(self.dots.get((min(a, b), max(a, b))))

    def joined(self) -> Iterator[tuple[Cell, Cell]]:
        """Yield the pairs of neighbours with a dot, both ways round."""
        yield from self.edges(dotted=True)

    def is_decided_across(self) -> bool:
        """Tell whether the dot, or the missing dot, to one filled neighbour leaves one digit to a cell."""
        return any(
            a in self.filled
            and b not in self.filled
            and sum(self.agree(a, self.filled[a], b, digit) for digit in self.options[b]) == 1
            for dotted in (True, False)
            for a, b in self.edges(dotted=dotted)
        )

    def edges(self, *, dotted: bool) -> Iterator[tuple[Cell, Cell]]:
        """Yield the pairs of neighbours with a dot, or those whose missing dot says something, both ways round."""
        for a, b in neighbours(self.size):
            if self.is_dot(a, b) == dotted and (dotted or self.negative):
                yield a, b
                yield b, a


def last_cell(position: Plain) -> Gone | None:
    """Tell by ``None`` that a house has one empty cell."""
    return None if any(len(position.open_cells(house)) == 1 for house in position.houses) else []


def hidden_single(kinds: slice) -> Callable[[Plain], Gone | None]:
    """Return the rung that tells by ``None`` that a house of *kinds* has one place for a digit."""

    def rung(position: Plain) -> Gone | None:
        for house in position.houses[kinds]:
            for digit in position.digits:
                places = [cell for cell in house if digit in position.options[cell]]
                if len(places) == 1 and places[0] not in position.filled:
                    return None
        return []

    return rung


def naked_single(position: Plain) -> Gone | None:
    """Tell by ``None`` that an empty cell has one digit left."""
    return (
        None if any(len(position.options[cell]) == 1 for cell in position.open_cells(range(position.size**2))) else []
    )


def across(*, dotted: bool, filled: bool) -> Callable[[Plain], Gone]:
    """Return the rung that rules out what nothing across a dot, or a missing one, goes with."""

    def rung(position: Plain) -> Gone:
        return [
            (b, y)
            for a, b in position.edges(dotted=dotted)
            if b not in position.filled and (a in position.filled) == filled
            for y in position.options[b]
            if not any(position.agree(a, x, b, y) for x in position.options[a])
        ]

    return rung


def dot_digits(position: Plain) -> Gone:
    """Rule out what has no partner at all across a dot."""
    digits = position.digits
    return [
        (b, y)
        for a, b in position.joined()
        if b not in position.filled
        for y in position.options[b]
        if not any(position.agree(a, x, b, y) for x in digits)
    ]


def intersection(position: Plain) -> Gone:
    """Rule out a digit whose places in a second house all lie in the first."""
    gone = []
    for one, other in ((a, b) for a in position.houses for b in position.houses if a != b):
        both = set(one) & set(other)
        for digit in position.digits if len(both) > 1 else ():
            places = {cell for cell in one if digit in position.options[cell]}
            if len(places) > 1 and places <= both:
                gone += [(cell, digit) for cell in other if cell not in both and digit in position.options[cell]]
    return gone


def naked_set(size: int) -> Callable[[Plain], Gone]:
    """Return the rung of *size* cells that have as many digits."""

    def rung(position: Plain) -> Gone:
        gone = []
        for house in position.houses:
            free = position.open_cells(house)
            for cells in combinations(free, size):
                digits: Digits = set().union(*(position.options[cell] for cell in cells))
                if len(digits) <= size:
                    gone += [(o, d) for o in free if o not in cells for d in digits & position.options[o]]
        return gone

    return rung


def hidden_set(size: int) -> Callable[[Plain], Gone]:
    """Return the rung of *size* digits that have as many places."""

    def rung(position: Plain) -> Gone:
        gone = []
        for house in position.houses:
            free = position.open_cells(house)
            missing = [d for d in position.digits if d not in {position.filled.get(cell) for cell in house}]
            for digits in combinations(missing, size):
                cells = [cell for cell in free if position.options[cell] & set(digits)]
                if len(cells) <= size:
                    gone += [(cell, d) for cell in cells for d in position.options[cell] - set(digits)]
        return gone

    return rung


def contained(position: Plain) -> Gone:
    """Rule out what every filling of a dot uses, in the cells that see both its ends."""
    gone = []
    for a, b in position.joined():
        if a in position.filled or b in position.filled:
            continue
        ways = [{x, y} for x in position.options[a] for y in position.options[b] if position.agree(a, x, b, y)]
        for digit in set.intersection(*ways) if ways else ():
            seen = peers(position.size)[a] & peers(position.size)[b]
            gone += [(cell, digit) for cell in seen if digit in position.options[cell]]
    return gone


def against(position: Plain) -> Gone:
    """Rule out what would leave a digit without a place in a house."""
    gone = []
    for house in position.houses:
        for digit in position.digits:
            places = [cell for cell in house if digit in position.options[cell]]
            if len(places) < 2:
                continue
            for cell in position.open_cells(peers(position.size)[places[0]] | {places[0]}):
                gone += [
                    (cell, value)
                    for value in position.options[cell]
                    if not any(
                        value == digit if place == cell else position.agree(cell, value, place, digit)
                        for place in places
                    )
                ]
    return gone


def fish(size: int) -> Callable[[Plain], Gone]:
    """Return the rung of a digit whose places in *size* lines lie in as many lines across."""

    def rung(position: Plain) -> Gone:
        n = position.size
        rows, columns = position.houses[:n], position.houses[n : 2 * n]
        gone = []
        for lines, crossing in ((rows, columns), (columns, rows)):
            for digit in position.digits:
                places = [{k for k, cell in enumerate(line) if digit in position.options[cell]} for line in lines]
                candidates = [k for k in range(n) if 2 <= len(places[k]) <= size]
                for chosen in combinations(candidates, size):
                    taken = set().union(*(places[k] for k in chosen))
                    if len(taken) == size:
                        inside = {cell for k in chosen for cell in lines[k]}
                        cells = [cell for k in taken for cell in crossing[k] if cell not in inside]
                        gone += [(cell, digit) for cell in cells if digit in position.options[cell]]
        return gone

    return rung


def wing(position: Plain) -> Gone:
    """Rule out the digit that one of two ends has, whatever the pivot is."""
    pairs = [cell for cell in range(position.size**2) if len(position.options[cell]) == 2]
    gone = []
    for pivot in pairs:
        ends = [cell for cell in pairs if cell in peers(position.size)[pivot]]
        for one, two in combinations(ends, 2):
            x, y, z = position.options[pivot], position.options[one], position.options[two]
            shared = y & z
            if len(shared) == 1 and not shared & x and len(x & y) == 1 and len(x & z) == 1 and x & y != x & z:
                (digit,) = shared
                seen = peers(position.size)[one] & peers(position.size)[two]
                gone += [(cell, digit) for cell in seen if digit in position.options[cell]]
    return gone


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
    near: dict[Cell, set[Cell]] = {}
    for a, b in position.joined():
        near.setdefault(a, set()).add(b)
    layer = {frozenset((a, b)) for a in near for b in near[a]}
    found: set[tuple[Cell, ...]] = set()
    for _ in range(3, most + 1):
        layer = {cells | {new} for cells in layer for cell in cells for new in near[cell] - cells}
        found |= {tuple(sorted(cells)) for cells in layer}
    return found


def houses(position: Plain) -> Gone:
    """Rule out what no filling of a whole house uses."""
    return [one for house in position.houses for one in unfit(position, tuple(house))]


def unfit(position: Plain, cells: tuple[Cell, ...]) -> Gone:
    """Return what no filling of *cells* together uses."""
    used: dict[Cell, Digits] = {cell: set() for cell in cells}
    for cell in cells:
        for digit in position.options[cell]:
            if digit not in used[cell] and (way := filling(position, {cell: digit}, cells)):
                for one, value in way.items():
                    used[one].add(value)
    return [(cell, d) for cell in position.open_cells(cells) for d in position.options[cell] - used[cell]]


def filling(position: Plain, chosen: dict[Cell, Digit], cells: tuple[Cell, ...]) -> dict[Cell, Digit] | None:
    """Return a way to fill *cells* that has what is *chosen*."""
    rest = {
        cell: [d for d in position.options[cell] if all(position.agree(cell, d, o, v) for o, v in chosen.items())]
        for cell in cells
        if cell not in chosen
    }
    if not rest:
        return chosen
    cell = min(rest, key=lambda one: len(rest[one]))
    for digit in rest[cell]:
        if way := filling(position, {**chosen, cell: digit}, cells):
            return way
    return None


def is_straight(position: Plain, cells: tuple[Cell, ...]) -> bool:
    """Tell whether *cells* lie in one row or column."""
    return any(set(cells) <= set(line) for line in position.houses[: 2 * position.size])


def is_path(position: Plain, cells: tuple[Cell, ...]) -> bool:
    """Tell whether dots lead through four *cells*: unless one is joined to all others."""
    return all(sum(position.is_dot(cell, other) for other in cells if other != cell) < 3 for cell in cells)


def _bent(position: Plain, cells: tuple[Cell, ...]) -> bool:
    return not is_straight(position, cells)


def _tree(position: Plain, cells: tuple[Cell, ...]) -> bool:
    return len(cells) > 4 or not is_path(position, cells)


RUNGS: dict[str, Callable[[Plain], Gone | None]] = {  # the cheapest first
    "last cell": last_cell,
    "dot from a digit": across(dotted=True, filled=True),
    "hidden single in a box": lambda position: hidden_single(slice(2 * position.size, None))(position),
    "gap from a digit": across(dotted=False, filled=True),
    "naked single": naked_single,
    "hidden single in a line": lambda position: hidden_single(slice(2 * position.size))(position),
    "black dot digits": dot_digits,
    "dot pair": across(dotted=True, filled=False),
    "straight run of three": groups(is_straight, [3]),
    "gap pair": across(dotted=False, filled=False),
    "pointing or claiming": intersection,
    "bent run of three": groups(_bent, [3]),
    "naked pair": naked_set(2),
    "dot pair must contain": contained,
    "hidden pair": hidden_set(2),
    "digit against gaps": against,
    "naked triple": naked_set(3),
    "run of four": groups(is_path, [4]),
    "hidden triple": hidden_set(3),
    "X-wing": fish(2),
    "long run or tree": groups(_tree, range(4, _LONGEST + 1)),
    "XY-wing": wing,
    "swordfish": fish(3),
    "house with its dots": houses,
}


def least(position: Plain, values: dict[str, float], below: float = NOTHING) -> float:
    """Return the least value up to which techniques lead to a digit; of those *below* a value, else ``NOTHING``.

    *position* is changed.
    """
    hardest = 0.0
    rungs = [(values[name], rung) for name, rung in RUNGS.items() if values[name] < below]
    while True:
        value, gone = next(((value, gone) for value, rung in rungs if (gone := rung(position)) != []), (NOTHING, []))
        if value == NOTHING:
            return NOTHING
        hardest = max(hardest, value)
        if gone is None:
            return hardest
        for cell, digit in gone:
            position.options[cell].discard(digit)
