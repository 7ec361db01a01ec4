"""The subtractive search of ``minimise`` in compiled code, with the oracles of the generator.

Gives what ``minimise.reduce`` gives, and asks less:

- What the clues without a whole run leave possible is a start for every question within that run, since those questions
  have more clues. So each depth of the halving has a state of the board, narrowed by its own question.
- A question that failed is kept as a set of clues, of which at least one has to stay: those that another solution
  breaks, or those that the rungs did not reach. Later questions without any of them fail at once.
- If a run could not be dropped, but its first half could, then its second half cannot.
- Where one clue is dropped from a puzzle with one solution, every other solution breaks that clue: the search for one
  begins there.

A question is answered by what is cheapest first: the sets of clues, narrowing in layers, another solution, the rungs.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kropki.generator.board.rules import Link
from kropki.generator.generation.minimise import Flags, Order
from kropki.generator.ladder.deduction.climbing import climb_fast, looks_across
from kropki.generator.ladder.deduction.context import Context, Reach, Seen, is_dotted, regroup
from kropki.generator.ladder.deduction.findings import Findings
from kropki.generator.ladder.deduction.sweep import Ladder
from kropki.generator.ladder.rungs import EASY_RUNGS
from kropki.generator.solver.jit import compiled, compiled_part, inlined
from kropki.generator.solver.propagation import (
    CELLS,
    DECIDED,
    DIGITS,
    EDGES,
    LENGTH,
    LOWER,
    SAVED,
    SPLIT,
    STACK,
    STATE,
    Word,
    Words,
    choose,
    go_back,
    load,
    load_edges,
    load_masks,
    narrow_across,
    narrow_decided,
    once_and_twice,
    side,
    trailing_zeros,
    write_digits,
    write_masks,
)
from kropki.generator.solver.tables import Indices, Masks

YES, NO, LATE, UNKNOWN = 0, 1, 2, 3  # answers
_SEVERAL = -1  # clues were dropped, and not one

_DEPTHS = 12  # of halving: more than the binary logarithm of the clues
_SETS = 64  # of clues of which one has to stay, at most

_ZERO = Word(0)
_ONE = Word(1)
_ALL = ~_ZERO
_FREE = int(Link.FREE)
_GAP = int(Link.GAP)
_BROKEN = int(Link.NO_WHITE) - int(Link.WHITE)  # from a dot's link to that of an edge where it must not be


class Task(NamedTuple):
    """A full solution with all its clues."""

    sets: Words  # ``propagation.cell_sets``
    digits: Indices  # of the solution
    links: Indices  # (edges + 1,) with all dots
    edges: Indices  # (edges, 2)
    partners: Masks  # ``tables.Tables.partners``


class Climb(NamedTuple):
    """The ladder, and what it works with."""

    ladder: Ladder
    context: Context  # with room for the groups of any dots
    reach: Reach  # which groups the rungs look at
    seen: Seen  # working memory for ``regroup``
    findings: Findings


class Wanted(NamedTuple):
    """What has to hold of the clues that are kept."""

    gap: int  # the link of an edge whose dot is dropped; GAP: none may be
    rungs: int  # that are to solve the puzzle, counted from the easiest
    searches: bool  # whether another solution is looked for before the rungs are asked
    budget: int  # nodes of such a search


class Memory(NamedTuple):
    """What is known while clues are dropped, and working memory."""

    work: Words  # as ``propagation`` has it
    states: npt.NDArray[np.uint64]  # (_DEPTHS, SAVED)
    links: Indices  # (edges + 1,) of the clues that are kept
    candidates: Masks
    other: Indices  # another solution
    sets: Flags  # (_SETS, clues): of each set at least one clue has to stay
    met: npt.NDArray[np.int64]  # (1,) how many sets there were


def remember(task: Task) -> Memory:
    """Return an empty memory for the work of *task*."""
    cells, clues = task.digits.size, task.digits.size + task.links.size - 1
    return Memory(
        work=np.empty(STACK + (cells + 1) * SAVED, dtype=np.uint64),
        states=np.empty((_DEPTHS, SAVED), dtype=np.uint64),
        links=task.links.copy(),
        candidates=np.empty(cells, dtype=np.int16),
        other=np.empty(cells, dtype=np.uint8),
        sets=np.empty((_SETS, clues), dtype=np.bool_),
        met=np.zeros(1, dtype=np.int64),
    )


@compiled
def find_droppable(digits: Indices, links: Indices, edges: Indices, partners: Masks, found: Order) -> int:
    """Write to *found* the clues that are dots and may go, since a gap permits their digits; give their number.

    *partners* are those across a gap, by a mask as ``rules.partners`` has them.
    """
    count = 0
    for edge in range(edges.shape[0]):
        one, other = digits[edges[edge, 0]] - 1, digits[edges[edge, 1]] - 1
        if is_dotted(links[edge]) and partners[1 << one] >> other & 1:
            found[count] = digits.size + edge
            count += 1
    return count


@compiled
def thin(
    task: Task, climb: Climb, wanted: Wanted, memory: Memory, start: Masks, kept: Flags, order: Order, leaders: Order
) -> int:
    """Drop from *kept*, in place, each clue of *order* in turn, with all that have it as leader, if the rest suffices.

    *start* is what the clues that nobody may drop leave possible, or more. Give how many groups of all dots are in the
    context.
    """
    context = climb.context
    if wanted.gap == _GAP and wanted.rungs > EASY_RUNGS:
        context = regroup(context, task.links, climb.reach, climb.seen)
    drop(task, climb, context, wanted, memory, start, kept, order, leaders)
    return int(context.sizes.size)


@inlined
def drop(
    task: Task,
    climb: Climb,
    context: Context,
    wanted: Wanted,
    memory: Memory,
    start: Masks,
    kept: Flags,
    order: Order,
    leaders: Order,
) -> None:
    """Drop the clues, as ``thin`` says; state 0 is *start*."""
    size = side(task.digits.size)
    load(memory.work, start, task.links, size)
    save(memory.work, memory.states, 0)
    waiting = np.empty((2 * _DEPTHS, 5), dtype=np.int64)  # first, last, depth, answer if known, answer of the whole
    push(waiting, 0, 0, order.size, 0, UNKNOWN)
    top = int(order.size > 0)
    while top:  # as ``minimise.reduce`` does, with a stack in place of calls
        top -= 1
        first, last, depth, answer, whole = waiting[top]
        run = order[first:last]
        mark(kept, run, leaders, value=False)
        if answer == UNKNOWN and is_refuted(memory.sets, memory.met[0], kept):
            answer = NO
        elif answer == UNKNOWN:
            alone = run[0] if run.size == 1 and is_alone(leaders, run[0]) else _SEVERAL
            across = looks_across(climb.ladder, wanted.rungs)
            answer = look(task, wanted, memory, kept, depth, alone, across)
            if answer == UNKNOWN and climbs(climb, context, wanted, memory, task.sets):
                answer = YES
            elif answer == UNKNOWN:
                answer = NO
                if alone == _SEVERAL:
                    note_open(memory.work, memory.sets, memory.met, kept, task.digits.size)
            if answer == NO and run.size > 1:
                depth += 1
                save(memory.work, memory.states, depth)
        if answer == YES:
            if whole == NO:  # of the half before: what is left is the same as was asked for the whole
                waiting[top - 1, 3] = NO
            continue
        mark(kept, run, leaders, value=True)
        if run.size > 1:
            middle = first + run.size // 2
            push(waiting, top, middle, last, depth, UNKNOWN)
            push(waiting, top + 1, first, middle, depth, answer)
            top += 2


@compiled_part
def look(task: Task, wanted: Wanted, memory: Memory, kept: Flags, depth: int, alone: int, across: bool) -> int:
    """Answer without the rungs whether the clues that are *kept* suffice, from the state of a *depth*, or say UNKNOWN.

    Where the answer is not YES, the narrowed state is left. *alone*: all the clues with this one suffice.
    """
    work = memory.work
    cells = task.digits.size
    size = side(cells)
    enter(work, memory.states, depth, task.digits, kept)
    if wanted.gap != _GAP:
        for edge in range(task.links.size - 1):
            memory.links[edge] = task.links[edge] if kept[cells + edge] else wanted.gap
        link(work, memory.links, size)
    if across:
        narrow_across(work, task.sets, size)
    else:
        narrow_decided(work, task.sets, size)
    if work[DECIDED] == work[CELLS] and work[DECIDED + 1] == work[CELLS + 1]:
        return YES
    if not wanted.searches:
        return UNKNOWN if wanted.rungs > EASY_RUNGS else NO
    spare = _DEPTHS - 1
    save(work, memory.states, spare)
    if alone >= cells and wanted.gap == _FREE:  # a board has one kind of gap only
        memory.links[alone - cells] = task.links[alone - cells] + _BROKEN
        link(work, memory.links, size)
        memory.links[alone - cells] = _FREE
    found = seek(work, task.sets, size, task.digits, memory.other, alone, wanted.budget)
    if found == NO and alone == _SEVERAL:
        note_other(task, memory)
    for k in range(SAVED):
        work[k] = memory.states[spare, k]
    return NO if found == NO else UNKNOWN


@compiled_part
def climbs(climb: Climb, context: Context, wanted: Wanted, memory: Memory, sets: Words) -> bool:
    """Tell whether the rungs solve the board of a narrowed state; leave what they reach."""
    if wanted.gap != _GAP:
        context = regroup(context, memory.links, climb.reach, climb.seen)
    write_masks(memory.work, memory.candidates)
    solved = climb_fast(context, sets, memory.candidates, climb.ladder, wanted.rungs, climb.findings)
    load_masks(memory.work, memory.candidates)
    return solved


@compiled_part
def push(waiting: npt.NDArray[np.int64], top: int, first: int, last: int, depth: int, whole: int) -> None:
    """Put a run of clues on the stack."""
    waiting[top, 0] = first
    waiting[top, 1] = last
    waiting[top, 2] = depth
    waiting[top, 3] = UNKNOWN
    waiting[top, 4] = whole


@compiled_part
def mark(kept: Flags, run: Order, leaders: Order, value: bool) -> None:
    """Drop or keep the clues of a *run* and all that have them as leaders."""
    for clue in run:
        kept[clue] = value
        for other in range(clue + 1, leaders.size):
            if leaders[other] == clue:
                kept[other] = value


@compiled_part
def is_alone(leaders: Order, clue: int) -> bool:
    """Tell whether a *clue* is dropped alone."""
    alone = True
    for other in range(clue + 1, leaders.size):
        alone = alone and leaders[other] != clue
    return alone


@compiled_part
def is_refuted(sets: Flags, count: int, kept: Flags) -> bool:
    """Tell whether *kept* has no clue of a set of which one has to stay."""
    for row in range(min(count, sets.shape[0])):
        met = False
        for clue in range(kept.size):
            met |= sets[row, clue] & kept[clue]
        if not met:
            return True
    return False


@compiled_part
def save(work: Words, states: Words, depth: int) -> None:
    """Keep the state of the board for a *depth*."""
    for k in range(SAVED):
        states[depth, k] = work[k]


@compiled_part
def enter(work: Words, states: Words, depth: int, digits: Indices, kept: Flags) -> None:
    """Begin with the state of a *depth*, and enter the digits of the cells that are *kept*."""
    for k in range(SAVED):
        work[k] = states[depth, k]
    for cell in range(digits.size):
        place = _ONE << Word(cell % SPLIT)
        if kept[cell] and work[DECIDED + (cell >= SPLIT)] & place == _ZERO:
            row = STATE + LOWER * (cell >= SPLIT)
            for digit in range(DIGITS):
                if digit != digits[cell] - 1:
                    work[row + digit] &= ~place


@compiled_part
def link(work: Words, links: Indices, size: int) -> None:
    """Load *links*."""
    for k in range(EDGES, LENGTH):
        work[k] = _ZERO
    load_edges(work, links, size)


@compiled_part
def seek(work: Words, sets: Words, size: int, digits: Indices, other: Indices, alone: int, budget: int) -> int:
    """Search for another solution than *digits*, from a narrowed state: NO says that there is one, which is in *other*.

    *alone*: a clue that every other solution breaks; if it is a dot, the links say so.
    """
    if 0 <= alone < digits.size:
        work[STATE + LOWER * (alone >= SPLIT) + digits[alone] - 1] &= ~(_ONE << Word(alone % SPLIT))
    nodes = 0
    depth = 0
    while True:
        nodes += 1
        if nodes > budget:
            return LATE
        if narrow_across(work, sets, size):
            upper, lower = choose(work)
            if upper | lower:
                split_near(work, depth, upper, lower, digits)
                depth += 1
                continue
            write_digits(work, other)
            if differs(other, digits):
                return NO
        if depth == 0:
            return YES
        depth -= 1
        go_back(work, depth)


@compiled_part
def split_near(work: Words, depth: int, upper: Word, lower: Word, digits: Indices) -> None:
    """Decide one cell as in the solution *digits*, if it can be, and put the state without that digit on the stack.

    So the first other solution differs in few cells.
    """
    cell = int(np.int64(trailing_zeros(upper) if upper else Word(SPLIT) + trailing_zeros(lower)))
    row = STATE + LOWER * (cell >= SPLIT)
    place = upper | lower
    chosen = int(digits[cell]) - 1
    if work[row + chosen] & place == _ZERO:
        chosen = 0
        while work[row + chosen] & place == _ZERO:
            chosen += 1
    top = STACK + depth * SAVED
    for k in range(SAVED):
        work[top + k] = work[k]
    work[top + row + chosen] &= ~place
    for digit in range(DIGITS):
        if digit != chosen:
            work[row + digit] &= ~place


@compiled_part
def differs(one: Indices, other: Indices) -> bool:
    """Tell whether two full boards differ."""
    different = False
    for cell in range(one.size):
        different |= one[cell] != other[cell]
    return different


@compiled_part
def note_other(task: Task, memory: Memory) -> None:
    """Note that one of the clues has to stay that the other solution breaks."""
    row = memory.met[0] % memory.sets.shape[0]  # where there is no room, the oldest
    memory.met[0] += 1
    cells = task.digits.size
    for cell in range(cells):
        memory.sets[row, cell] = memory.other[cell] != task.digits[cell]
    for edge in range(task.edges.shape[0]):
        one = memory.other[task.edges[edge, 0]] - 1
        two = memory.other[task.edges[edge, 1]] - 1
        memory.sets[row, cells + edge] = task.partners[task.links[edge], 1 << one] >> two & 1 == 0


@compiled_part
def note_open(work: Words, sets: Flags, count: npt.NDArray[np.int64], kept: Flags, cells: int) -> None:
    """Note that a clue has to stay of those that the rungs did not reach: an open cell, or a dot that is not kept."""
    row = count[0] % sets.shape[0]
    count[0] += 1
    _, _, upper, lower = once_and_twice(work, STATE)
    for clue in range(kept.size):
        sets[row, clue] = not kept[clue]
    for cell in range(cells):
        sets[row, cell] = (lower if cell >= SPLIT else upper) >> Word(cell % SPLIT) & _ONE != _ZERO
