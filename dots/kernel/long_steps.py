"""What a new dot closes where chains have steps of two: an approximation, for a search that tries many dots.

A dot closes what floods from the points around it cannot leave. Three things stop a flood: a dot, the point under a
straight step of two, and a knight's move, which parts two neighbours:

    X . .        the flood goes from a to b neither here          . . X      nor to a here, which is
    . a b        nor the other way                                . a .      under the step
    . . X                                                         X . .

A step that crosses a drawn line stops nothing, and a flood goes along drawn lines. The steps of a cell are STEPS, from
the upper of two, a bit each in its *line* and its *bar*. Where no chain leads along what stopped a flood, it is wrong:
the rings of a move that is really made are found by ``ring_search``. An enemy dot put where a flood cannot leave is
taken at once.
"""

from __future__ import annotations

import numpy as np

from kropki.dots.board.outline import meet
from kropki.dots.kernel.capture import bind, has_foe, take, worth
from kropki.dots.kernel.cells import (
    AREAS,
    AROUND,
    BOUND,
    DOTS,
    LIVE,
    STRIDE,
    TAKEN,
    WALL,
    Cell,
    Numbers,
    Shorts,
    Side,
    column_of,
    row_of,
    wide,
)
from kropki.dots.kernel.jit import compiled, compiled_part
from kropki.dots.kernel.state import (
    BAR,
    LEFT,
    LINE,
    LONG,
    MARK,
    PARENT,
    QUEUE,
    RING,
    ROWS,
    SIZE,
    BoardState,
    toggle,
    write,
    write_cell,
)

STEPS = ((1, 0), (-1, 1), (0, 1), (1, 1), (2, 0), (0, 2), (2, 2), (-2, 2), (1, 2), (-1, 2), (2, 1), (-2, 1))
_FREE, _HELD = 1, 2  # what is known of a cell: a flood leaves from it, or cannot


def _crossing() -> tuple[Shorts, Shorts]:
    """Return for each step where the steps that cross it begin, from its own cell, and which they are; 12 ends them."""
    begin = np.zeros((len(STEPS), 64), np.int16)
    number = np.full((len(STEPS), 64), len(STEPS), np.int16)
    places = [(x, y) for y in range(-2, 3) for x in range(-4, 5)]
    for at, step in enumerate(STEPS):
        crossing = [
            (y * STRIDE + x, other)
            for x, y in places
            for other, (right, down) in enumerate(STEPS)
            if meet((0, 0), step, (x, y), (x + right, y + down))
        ]
        for place, (cell, other) in enumerate(crossing):
            begin[at, place], number[at, place] = cell, other
    return begin, number


OFFSETS = np.array([down * STRIDE + right for right, down in STEPS], np.int16)
BEGIN, NUMBER = _crossing()


@compiled_part
def under(field: Shorts, cell: Cell, own: int) -> int:
    """Return a straight step of two of the dots *own* over *cell*, as its first cell and its number; 0 if none is."""
    if field[cell] & (DOTS | AREAS):
        return wide(0)
    for number in range(4, 8):
        half = wide(OFFSETS[number]) // 2
        if field[cell - half] & own and field[cell + half] & own and not field[BAR + cell - half] >> number & 1:
            return (cell - half) << 4 | number
    return wide(0)


@compiled_part
def between(field: Shorts, here: Cell, there: Cell, own: int) -> int:
    """Return a knight's move of the dots *own* between neighbours, as its first cell and its number; 0 if none is."""
    first, last = min(here, there), max(here, there)
    if last - first == 1:
        number, aside = 8, STRIDE
    else:
        number, aside = 10, 1
    if field[first - aside] & own and field[last + aside] & own and not field[BAR + first - aside] >> number & 1:
        return (first - aside) << 4 | number
    upper = last - aside if number == 8 else first + aside
    lower = first + aside if number == 8 else last - aside
    if field[upper] & own and field[lower] & own and not field[BAR + upper] >> (number + 1) & 1:
        return upper << 4 | (number + 1)
    return wide(0)


@compiled_part
def flood(field: Shorts, seed: Cell, own: int, start: int, long: bool) -> int:
    """Write to the queue from *start* on what hangs together with *seed*; return its end, negative if a flood leaves.

    It goes deep first, so that it soon leaves where it can. What it has seen stays marked.
    """
    field[MARK + seed] = _HELD
    field[QUEUE + start] = seed
    field[RING] = seed
    end, top = start + 1, wide(1)
    while top > 0:
        top -= 1
        here = wide(field[RING + top])
        for turn in range(28 if long and field[here] & BOUND else 4):
            if turn < 4:
                there = here + (-1 if turn == 0 else (-STRIDE if turn == 1 else (1 if turn == 2 else STRIDE)))
            else:
                number = (turn - 4) >> 1
                first = here if turn & 1 else here - OFFSETS[number]
                if first < 0 or not field[LINE + first] >> number & 1:
                    continue
                there = first + OFFSETS[number] if turn & 1 else first
            byte = wide(field[there])
            if byte & own or field[MARK + there] == _HELD:
                continue
            if long and turn < 4 and byte != WALL and (under(field, there, own) or between(field, here, there, own)):
                continue
            if byte == WALL or field[MARK + there] == _FREE:
                for place in range(start, end):
                    field[MARK + wide(field[QUEUE + place])] = _FREE
                return -end
            field[MARK + there] = _HELD
            field[QUEUE + end] = there
            end += 1
            field[RING + top] = there
            top += 1
    return end


@compiled_part
def forget(field: Shorts, end: int) -> None:
    """Take the marks from the first *end* cells of the queue."""
    for place in range(end):
        field[MARK + wide(field[QUEUE + place])] = 0


@compiled_part
def sweep(state: BoardState, cell: Cell, side: Side) -> int:
    """Mark as held what a dot of *side* on *cell* captures; return the end of the queue that has all that is marked."""
    field, own = state.field, LIVE << side
    end = wide(0)
    near = dots_near(state.tally, cell, side)
    if near & (near - 1) == 0:
        return end
    for turn in range(8):
        seed = cell + wide(AROUND[turn])
        if field[seed] == WALL or field[seed] & own or field[MARK + seed] or under(field, seed, own):
            continue
        start = end
        end = flood(field, seed, own, start, True)
        if end < 0:
            end = -end
        elif not has_foe(field, start, end, side):
            for place in range(start, end):
                field[MARK + wide(field[QUEUE + place])] = _FREE
    return end


@compiled_part
def dots_near(tally: Numbers, cell: Cell, side: Side) -> int:
    """Return the live dots of *side* within two steps of *cell*, that on it left out, as bits."""
    x, row = column_of(cell), ROWS + side * STRIDE + row_of(cell)
    dots = wide(0)
    for down in range(-2, 3):
        dots = dots << 5 | (tally[row + down] << 2 >> x & 31)
    return dots & ~(wide(1) << 12)


@compiled_part
def draw(state: BoardState, first: Cell, number: int, keep: bool) -> None:
    """Draw the line of a step: nothing crosses it from then on, and a point under it is closed."""
    field = state.field
    if field[LINE + first] >> number & 1:
        return
    write(state, LINE, first, field[LINE + first] | 1 << number, keep)
    last = first + wide(OFFSETS[number])
    bind(state, first, keep)
    bind(state, last, keep)
    if 4 <= number < 8 and not field[(first + last) >> 1] & TAKEN:
        state.tally[LEFT] -= 1
        write_cell(state, (first + last) >> 1, BOUND, keep)
    for place in range(64):
        other = wide(NUMBER[number, place])
        if other == len(STEPS):
            break
        cell = first + wide(BEGIN[number, place])
        if cell > 0:
            write(state, BAR, cell, field[BAR + cell] | 1 << other, keep)


@compiled
def draw_all(state: BoardState, firsts: Numbers, numbers: Numbers) -> None:
    """Draw the lines of the steps *numbers* from the cells *firsts*."""
    for place in range(firsts.size):
        draw(state, firsts[place], numbers[place], False)


@compiled_part
def draw_around(state: BoardState, cell: Cell, side: Side, keep: bool) -> None:
    """Draw what parts a *cell* that *side* has taken from what lies around."""
    field, own = state.field, LIVE << side
    for turn in range(8):
        one, two = cell + wide(AROUND[turn]), cell + wide(AROUND[(turn + 1) & 7])
        if turn & 1 == 0:
            found = wide(0) if field[MARK + one] == _HELD else under(field, one, own)
            found = found or between(field, cell, one, own)
            if found and field[one] != WALL:
                draw(state, found >> 4, found & 15, keep)
            if not field[two] & own:
                two = cell + wide(AROUND[(turn + 2) & 7])
        if field[one] & own and field[two] & own:
            first, last = min(one, two), max(one, two)
            for number in range(4):
                if first + OFFSETS[number] == last:
                    draw(state, first, number, keep)


@compiled_part
def close_held(state: BoardState, end: int, side: Side, keep: bool) -> int:
    """Put all that is marked as held into a region of *side*, and forget the marks; return how many cells that were."""
    field = state.field
    closed = wide(0)
    for place in range(end):
        cell = wide(field[QUEUE + place])
        if field[MARK + cell] == _HELD:
            draw_around(state, cell, side, keep)
            closed += 1
    for place in range(end):
        cell = wide(field[QUEUE + place])
        if field[MARK + cell] == _HELD:
            take(state, cell, side, keep)
    forget(field, end)
    return closed


@compiled_part
def enter(state: BoardState, cell: Cell, side: Side, keep: bool) -> int:
    """Close what holds the enemy dot on *cell* among dots of *side*; return how many cells that were."""
    end = flood(state.field, cell, LIVE << side, wide(0), True)
    return close_held(state, abs(end), side, keep)


@compiled_part
def drop_long(state: BoardState, cell: Cell, side: Side, keep: bool) -> int:
    """Do as ``closing.drop`` does, where chains have steps of two."""
    state.tally[LEFT] -= 1
    write_cell(state, cell, LIVE << side, keep)
    write(state, PARENT, cell, cell, keep)
    closed = close_held(state, sweep(state, cell, side), side, keep)
    if closed == 0 and enter(state, cell, 1 - side, keep):
        return wide(-1)
    return closed


@compiled_part
def gain_long(state: BoardState, cell: Cell, side: Side) -> int:
    """Do as ``lookahead.gain`` does, where chains have steps of two."""
    field = state.field
    byte = field[cell]
    field[cell] = LIVE << side
    end = sweep(state, cell, side)
    field[cell] = byte
    taken = wide(0)
    for place in range(end):
        inside = wide(field[QUEUE + place])
        if field[MARK + inside] == _HELD:
            taken += worth(state.tally, wide(field[inside]), side)
    forget(field, end)
    return taken


@compiled
def threat(state: BoardState, start: Cell, side: Side) -> int:
    """Return the cell near the enemy dot on *start* after which most dots of *side* near there capture; 0 if none does.

    With the cell comes how many there are then, times SIZE.
    """
    field, most = state.field, wide(0)
    for one in range(25):
        cell = start + (one // 5 - 2) * STRIDE + one % 5 - 2
        if cell < 0 or field[cell] & TAKEN:
            continue
        byte = field[cell]
        field[cell] = LIVE << side
        toggle(state.tally, cell, 1 << side)
        ways = wide(0)
        for two in range(25):
            other = start + (two // 5 - 2) * STRIDE + two % 5 - 2
            ways += other > 0 and field[other] & TAKEN == 0 and gain_long(state, other, side) > 0
        toggle(state.tally, cell, 1 << side)
        field[cell] = byte
        most = max(most, ways * SIZE + cell if ways else wide(0))
    return most


@compiled
def held(state: BoardState, cells: Shorts, side: Side, extra: Cell, out: Shorts) -> int:
    """Write to *out* those of *cells* with a live enemy dot from which no way leads past dots of *side*; how many.

    A dot of it on *extra*, if it is not 0, is thought of.
    """
    field = state.field
    byte = field[extra]
    if extra:
        field[extra] = LIVE << side
    end, count = wide(0), wide(0)
    for place in range(cells.size):
        cell = wide(cells[place])
        if field[cell] & (LIVE << (1 - side)):
            if field[MARK + cell] == 0:
                end = abs(flood(field, cell, LIVE << side, end, state.tally[LONG] != 0))
            if field[MARK + cell] == _HELD:
                out[count] = cell
                count += 1
    if extra:
        field[extra] = byte
    forget(field, end)
    return count
