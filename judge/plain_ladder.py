"""The ladder of sudoku once more, in plain Python: the least value up to which techniques lead to a digit.

It judges the choice of hints, and shares no code with what makes them: it is told the dots, the digits and the values
of the techniques by name. Each rung looks at the whole board and returns what it rules out; digits are placed where a
cell, or a house for a digit, has one possibility left. Suppositions are left out: whoever needs one finds nothing here.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from judge.plain_groups import (
    groups,
    house_run,
    houses,
    is_bent,
    is_path,
    is_straight,
    is_tree,
    lone_digits,
    run_contained,
    squares,
    two_groups,
)
from judge.plain_position import BLACK, WHITE, Cell, Digits, Gone, Plain

NOTHING = 99.0  # no technique of these leads to a digit
_LONGEST = 6  # cells of a tree


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
            seen = position.peers[a] & position.peers[b]
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
            for cell in position.open_cells(position.peers[places[0]] | {places[0]}):
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
        ends = [cell for cell in pairs if cell in position.peers[pivot]]
        for one, two in combinations(ends, 2):
            x, y, z = position.options[pivot], position.options[one], position.options[two]
            shared = y & z
            if len(shared) == 1 and not shared & x and len(x & y) == 1 and len(x & z) == 1 and x & y != x & z:
                (digit,) = shared
                seen = position.peers[one] & position.peers[two]
                gone += [(cell, digit) for cell in seen if digit in position.options[cell]]
    return gone


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
    "five-seven-nine": lone_digits,
    "gap pair": across(dotted=False, filled=False),
    "white run in a house": house_run(WHITE),
    "black run in a house": house_run(BLACK),
    "pointing or claiming": intersection,
    "bent run of three": groups(is_bent, [3]),
    "square of four": squares,
    "naked pair": naked_set(2),
    "dot pair must contain": contained,
    "run of three must contain": run_contained([3]),
    "hidden pair": hidden_set(2),
    "two groups of dots in a house": two_groups,
    "no place for a digit": against,
    "naked triple": naked_set(3),
    "run of four": groups(is_path, [4]),
    "hidden triple": hidden_set(3),
    "X-wing": fish(2),
    "long run or tree": groups(is_tree, range(4, _LONGEST + 1)),
    "long run must contain": run_contained(range(4, _LONGEST + 1)),
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


def reaches(position: Plain, cell: Cell, values: dict[str, float], below: float) -> bool:
    """Tell whether techniques *below* a value lead to the digit of *cell*, over the digits that they place before.

    *position* is changed.
    """
    names = [name for name in RUNGS if values[name] < below]
    while cell not in position.filled:
        name, gone = next(((name, gone) for name in names if (gone := RUNGS[name](position)) != []), ("", []))
        if gone == []:
            return False
        if gone is None:
            position.place(name)
        for other, digit in gone or ():
            position.options[other].discard(digit)
    return True
