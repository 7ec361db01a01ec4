"""The way to the next digit: an easy argument from where a person stands, in steps that can be followed.

``argument`` finds arguments for several digits, ``replay`` drops what they can do without, and the
easiest is told by ``telling``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import zip_longest

from kropki.generator.board.geometry import Cell
from kropki.generator.board.rules import each_bit
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.explanation import argument, chain
from kropki.generator.ladder.explanation.argument import Explorer
from kropki.generator.ladder.explanation.budget import ENDLESS, Budget, SpentError
from kropki.generator.ladder.explanation.catalogue import say
from kropki.generator.ladder.explanation.replay import Replay, copy_of, is_group
from kropki.generator.ladder.explanation.steps import Position
from kropki.generator.ladder.explanation.taught_steps import Picture, TaughtStep, Way
from kropki.generator.ladder.explanation.telling import Teller, after_all, apart, facts_of, told_together, way_of
from kropki.generator.ladder.explanation.view import MAX_CHARACTERS, Finding
from kropki.generator.ladder.rungs import RUNGS, Primitive

ROUNDS = 6  # of one rung each, in which more digits are looked for once one has fallen
MAX_DIGITS = 4  # of each exploration, whose arguments are tried
EQUAL = 1.5  # times the least effort, up to which ways are equally easy
COMPARING = 100_000  # units of work for all but the first of them
SHORTENING = 300_000  # units of work for leaving out what a way to a cell can do without
TELLING = 150_000  # units of work for short sentences
_MORE = 30  # times that the cheapest technique is told where a clash has not come yet
BROAD = 60  # findings of an argument that rests on too much for few clues
_ACROSS = (Primitive.DOT_FROM_DIGIT, Primitive.GAP_FROM_DIGIT)


def find(position: Position, near: Cell | None = None, *, budget: Budget = ENDLESS) -> Way | None:
    """Return the easiest way from *position*, which stays, to a digit; ``None`` where none leads.

    No technique is above the least value up to which techniques lead to any digit. Among those ways it is that of the
    least effort, then the shortest. With a cell *near*, it is of equally easy ones that whose digit is the nearest.
    """
    rungs = argument.easiest(position)
    if not rungs:
        return None
    ways = list(_easy_ways(position, rungs, near, budget))
    if not ways:
        return _as_it_comes(position)
    least, longest = min(map(_price, ways))
    equal = [parts for parts in ways if (price := _price(parts))[0] <= EQUAL * least and price[1] <= longest]
    parts = min(equal, key=lambda parts: (distance(position.size, _end(parts), near), *_price(parts)))
    return way_of(position, parts, _end(parts), Replay(position.candidates.size, budget), budget=Budget(TELLING))


def rungs_to(position: Position, cell: Cell) -> int:
    """Return how many rungs, the cheapest first, lead to the digit of *cell*; all, where they do not suffice."""
    return argument.easiest(position, cell) or len(RUNGS)


def digits_before(position: Position, cell: Cell) -> int:
    """Return how many other digits come first on an easy way to that of *cell*."""
    found = Explorer(position, rungs_to(position, cell), stepwise=True, placing=True).to_cell(cell)
    placed = {finding.placed for finding in found.chain(found.ends.get(cell, 0))}
    return len(placed - {None, cell})


def to_cell(position: Position, cell: Cell, *, budget: Budget = ENDLESS) -> Way | None:
    """Return an easy way from *position*, which stays, to the digit of *cell*, over the digits that come first.

    No technique is above the least value up to which techniques lead there. ``None`` where none leads. If the easiest
    way to any digit ends in *cell*, it is that.
    """
    rungs = argument.easiest(position, cell)
    if not rungs:
        return None
    replay = Replay(position.candidates.size, budget)
    easy = _easy_ways(position, rungs, cell, budget) if rungs == argument.easiest(position) else ()
    ways = [parts for parts in easy if _end(parts) == cell]
    if not ways:
        found = Explorer(position, rungs, stepwise=True, placing=True, budget=budget).to_cell(cell)
        findings = _used(position, replay, _shortened(position, found.chain(found.ends[cell])))
        ways.append(told_together(position, replay, findings))
    parts = min(ways, key=lambda parts: _price(parts)[::-1])
    told = way_of(position, parts, cell, replay, budget=Budget(TELLING))
    return replace(told, steps=with_marks_said(position, told.steps))


def to_clash(
    position: Position, findings: Sequence[Finding], replay: Replay
) -> tuple[tuple[TaughtStep, ...], Position] | None:
    """Tell *findings* until something cannot be; return the steps and that board, ``None`` where it does not come."""
    parts: Sequence[Sequence[Finding]] = apart(told_together(position, replay, findings))
    singles = {part[0].placed for part in parts if part[0].rung == argument.NAKED_SINGLE}
    for quiet in (tuple(Primitive), ()):
        teller = Teller(position, replay, Budget(TELLING), singles, quiet=quiet)
        found = _tell_to_clash(teller, parts, replay)
        if found is None:
            return None
        board, last = found
        needed = teller.behind(teller.under(argument.clashes(board)[0]) | teller.under_part(last))
        parts = [*(part for part, number in teller.told if number in needed), *([last] if last else [])]
    return tuple(teller.steps), board


def _tell_to_clash(
    teller: Teller, parts: Sequence[Sequence[Finding]], replay: Replay
) -> tuple[Position, Sequence[Finding]] | None:
    """Tell *parts*, and more where they do not suffice, until something cannot be.

    Return that board, and the part that leads to it without being told, as what cannot be says it, too.
    """
    for part in parts:
        board = after_all(teller.board, filter(None, (replay.again(teller.board, finding) for finding in part)))
        if RUNGS[part[0].rung].primitive in _ACROSS and argument.clashes(board):
            return board, part
        teller.tell(part)
        if argument.clashes(teller.board):
            return teller.board, ()
    for _ in range(_MORE):
        if argument.clashes(teller.board):
            return teller.board, ()
        teller.tell_cheapest()
    return None


def direct(position: Position, rungs: int, cell: Cell, *, local: bool = False, budget: Budget = ENDLESS) -> Way | None:
    """Return the way to the digit of *cell* by the first *rungs* rungs, without another digit on the way; or ``None``.

    A *local* one has not more than ``BROAD`` findings before it is shortened, and long arguments lack their sentences:
    it is asked for what it uses. Raise ``SpentError`` where the *budget* does not suffice.
    """
    found = Explorer(position, rungs, stepwise=False, budget=budget).to_digit(cell)
    if cell not in found.ends or (local and found.ends[cell].bit_count() > BROAD):
        return None
    replay = Replay(position.candidates.size, budget)
    findings = found.chain(found.ends[cell])
    if not replay.reaches(position, findings):
        return None
    least = _used(position, replay, replay.minimise(position, findings))
    return way_of(position, told_together(position, replay, least), cell, replay, budget=budget, local=local)


def take(position: Position, steps: Iterable[TaughtStep]) -> None:
    """Follow *steps* in *position*, in place."""
    for taught_step in steps:
        for cell, digit in taught_step.step.eliminations:
            position.candidates[cell] &= ~(1 << digit - 1)
        for cell, digit in taught_step.step.placements:
            position.candidates[cell] = 1 << digit - 1
            climbing.put(position.context, position.candidates, position.placed, cell)


def with_marks_said(position: Position, steps: Sequence[TaughtStep]) -> tuple[TaughtStep, ...]:
    """Return *steps*, the first of which that shows digits which are gone from *position* says what counts.

    Such are steps from a part of the clues, and those that were found before a digit that is told earlier.
    """
    board = copy_of(position)
    for number, one in enumerate(steps):
        sentence = say("and-so", text=one.step.sentence, parts=[say("marked-only")])
        shows_more = any(mask & ~int(board.candidates[cell]) for cell, mask in one.picture.candidates)
        if shows_more and len(sentence) <= MAX_CHARACTERS:
            said = replace(one, step=replace(one.step, sentence=sentence))
            return (*steps[:number], said, *steps[number + 1 :])
        take(board, [one])
    return tuple(steps)


def _easy_ways(position: Position, rungs: int, near: Cell | None, budget: Budget) -> Iterator[list[list[Finding]]]:
    """Yield easy ways by the first *rungs* rungs, in the parts that are told: one, and more if that is little work."""
    replay = Replay(position.candidates.size, budget)
    others = Replay(position.candidates.size, Budget(COMPARING))
    for number, findings in enumerate(_arguments(position, rungs, near, budget)):
        try:
            parts = _easy_way(position, others if number else replay, findings)
        except SpentError:
            if number:
                return
            raise
        if parts:
            yield parts


def _easy_way(position: Position, replay: Replay, findings: list[Finding]) -> list[list[Finding]] | None:
    """Return what is told of *findings*: no more than it takes to a digit; ``None`` where they do not lead there."""
    if len(findings) > 1:
        if not replay.reaches(position, findings):
            return None
        findings = _to_first(position, replay, _used(position, replay, replay.minimise(position, findings)))
    return told_together(position, replay, findings)


def _arguments(position: Position, rungs: int, near: Cell | None, budget: Budget) -> Iterator[list[Finding]]:
    """Yield arguments of little effort, those that were found in the one way and in the other in turn."""
    stepwise = Explorer(position, rungs, stepwise=True, budget=budget).to_digit(rounds=ROUNDS)
    explored = [stepwise]
    if min(map(int.bit_count, stepwise.ends.values()), default=3) > 2:
        explored.append(Explorer(position, rungs, stepwise=False, budget=budget).to_digit())
    for one in zip_longest(*(_cheapest(position, found, near) for found in explored)):
        yield from filter(None, one)


def _cheapest(position: Position, found: argument.Exploration, near: Cell | None) -> list[list[Finding]]:
    """Return the arguments for the digits of *found* that seem the cheapest."""

    def cost(cell: Cell) -> float:
        return found.cost(found.ends[cell])

    def price(cell: Cell) -> tuple[bool, bool, int, float]:
        return cell != first, cost(cell) > EQUAL * cost(first), distance(position.size, cell, near), cost(cell)

    first = min(found.ends, key=cost, default=0)
    return [found.chain(found.ends[cell]) for cell in sorted(found.ends, key=price)[:MAX_DIGITS]]


def _to_first(position: Position, replay: Replay, findings: list[Finding]) -> list[Finding]:
    """Return *findings* up to the first that leaves one digit to any cell, without what this can do without."""
    board = copy_of(position)
    before: list[Finding] = []
    for finding in replay.run(board, findings):
        decided = board.candidates & board.candidates - 1 == 0
        decided &= position.candidates & position.candidates - 1 != 0
        if finding.rung != argument.NAKED_SINGLE and decided.any():
            cell = int(decided.argmax())
            end = argument.last_candidate(cell, int(board.candidates[cell]))
            return _used(position, replay, replay.minimise(position, [*before, end]))
        before.append(finding)
    return findings


def distance(size: int, cell: Cell, near: Cell | None) -> int:
    """Return the square of the distance between *cell* and *near* on a board of *size*; 0 where *near* is none."""
    if near is None:
        return 0
    (row, column), (other_row, other_column) = divmod(cell, size), divmod(near, size)
    return (row - other_row) ** 2 + (column - other_column) ** 2


def _shortened(position: Position, findings: list[Finding]) -> list[Finding]:
    """Return *findings* without what they can do without, as far as that can be told with little work."""
    replay, kept = Replay(position.candidates.size, Budget(SHORTENING)), findings
    with suppress(SpentError):
        for shorter in replay.shorter(position, findings):
            kept = shorter
    return kept


def _used(position: Position, replay: Replay, findings: Sequence[Finding]) -> list[Finding]:
    """Return *findings* with only what later ones need of cells that are filled together: the rest need not be told."""
    board = copy_of(position)
    boards, again = [], []
    for finding in replay.run(board, findings):
        boards.append(copy_of(board))
        again.append(finding)
    used: set[argument.Fact] = set()
    kept: list[Finding] = []
    for before, finding in zip(reversed(boards), reversed(again), strict=True):
        wanted = {
            cell: sum(bit for bit in each_bit(mask) if (cell, bit) in used) for cell, mask in finding.removed.items()
        }
        wanted = {cell: mask for cell, mask in wanted.items() if mask}
        only = finding if finding.placed is not None else replace(finding, removed=wanted)
        kept.append(only if is_group(finding) else finding)
        used |= set(facts_of(before, position, only))
    return kept[::-1]


def _as_it_comes(position: Position) -> Way | None:
    """Return the way by the next steps as they come, without what they rest on."""
    steps = tuple(chain.to_next_digit(copy_of(position)))
    if not steps or not steps[-1].placements:
        return None
    nothing = Picture((), (), (), (), ())
    (cell, digit), *_ = steps[-1].placements
    return Way(steps[-1].size, tuple(TaughtStep(step, (), (), nothing, ()) for step in steps), cell, digit)


def _end(parts: Sequence[Sequence[Finding]]) -> Cell:
    """Return the cell to whose digit *parts* lead."""
    return parts[-1][-1].where[0]


def _price(parts: Sequence[Sequence[Finding]]) -> tuple[float, int]:
    """Return what a way costs a person, and how long it is."""
    told = [part for part in parts if part[0].rung != argument.NAKED_SINGLE or len(parts) == 1]
    return sum(argument.EFFORT[part[0].rung] for part in told), len(told)
