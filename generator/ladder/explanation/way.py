"""The way to the next digit: an easy argument from where a person stands, in steps that can be followed.

``argument`` finds arguments for several digits, ``replay`` drops what they can do without, and the
easiest is told. Like steps in one house are told as one. Every step is used by a later one, and the
step that leaves one digit to a cell places it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, zip_longest
from typing import Any

import numpy as np

from generator.board import geometry
from generator.board.geometry import Cell, EdgeIndex
from generator.board.rules import Digit, Mask, each_bit
from generator.ladder.deduction import climbing
from generator.ladder.deduction.findings import allocate
from generator.ladder.deduction.sweep import LADDER
from generator.ladder.explanation import argument, reasons
from generator.ladder.explanation import chain as plain
from generator.ladder.explanation.argument import Explorer
from generator.ladder.explanation.budget import ENDLESS, Budget, SpentError
from generator.ladder.explanation.catalogue import Said, say
from generator.ladder.explanation.folding import folded
from generator.ladder.explanation.reasons import DECIDED
from generator.ladder.explanation.replay import Replay, apply, copy_of, is_group
from generator.ladder.explanation.sentences import describe, groups, read, several
from generator.ladder.explanation.steps import Position, Step, step_of
from generator.ladder.explanation.view import NOTHING, Description, Finding, Forced, Known, View
from generator.ladder.rungs import RUNGS, Primitive

ROUNDS = 6  # of one rung each, in which more digits are looked for once one has fallen
MAX_DIGITS = 4  # of each exploration, whose arguments are tried
COMPARING = 100_000  # units of work for all but the first of them
TELLING = 150_000  # units of work for short sentences
_MORE = 30  # times that the cheapest technique is told where a clash has not come yet
_RETOLD = 4  # times that steps are left out which none needs
BROAD = 60  # findings of an argument that rests on too much for few clues
MAX_TOGETHER = 4  # findings that are told as one step
_ARGUED = (Primitive.GROUP, Primitive.WHOLE_HOUSE, Primitive.WHAT_IF, Primitive.FORCING)  # at length
_LISTED = (Primitive.GROUP, Primitive.HOUSE_RUN, Primitive.TWO_GROUPS)  # whose few ways are listed
_ACROSS = (Primitive.DOT_FROM_DIGIT, Primitive.GAP_FROM_DIGIT)
_TOGETHER = (  # of which several can be told as one
    Primitive.DOT_FROM_DIGIT,
    Primitive.GAP_FROM_DIGIT,
    Primitive.DOT_DIGITS,
    Primitive.DOT_PAIR,
    Primitive.GAP_PAIR,
    Primitive.RUN_CONTAINED,
)


@dataclass(frozen=True, slots=True)
class Picture:
    """What of the board matters to a step."""

    houses: tuple[int, ...]
    dots: tuple[EdgeIndex, ...]
    gaps: tuple[EdgeIndex, ...]
    digits: tuple[Cell, ...]  # filled cells that matter
    candidates: tuple[Known, ...]  # the candidates of the open cells that matter


@dataclass(frozen=True, slots=True)
class TaughtStep:
    """A step, what it rests on, and what to draw for it."""

    step: Step
    steps: tuple[int, ...]  # earlier ones that it rests on, by their numbers from 0
    gone: tuple[Known, ...]  # candidates that those have ruled out and that had to go for this one
    picture: Picture
    chain: tuple[Forced, ...]  # of a what-if: the supposition link by link; else what its sentence leaves out

    def as_json(self) -> dict[str, Any]:
        """Return plain values: those of the step, and ``because``, ``picture`` and ``chain``."""
        board = geometry.board(self.step.size)
        picture = self.picture
        return {
            **self.step.as_json(),
            "because": {"steps": list(self.steps), "gone": _by_name(board, self.gone)},
            "picture": {
                "houses": [house_name(board.size, house) for house in picture.houses],
                "dots": [_edge(board, edge) for edge in picture.dots],
                "gaps": [_edge(board, edge) for edge in picture.gaps],
                "digits": [board.name(cell) for cell in picture.digits],
                "candidates": _by_name(board, picture.candidates),
            },
            "chain": [
                {
                    "cell": None if link.cell is None else board.name(link.cell),
                    "digit": link.digit or None,
                    "sentence": link.sentence,
                    "message": link.sentence.message.as_json(),
                }
                for link in self.chain
            ],
        }


@dataclass(frozen=True, slots=True)
class Way:
    """The steps to a digit, the last of which places it; one to a cell that was asked for may place others before."""

    size: int
    steps: tuple[TaughtStep, ...]
    cell: Cell
    digit: Digit

    def as_json(self) -> dict[str, Any]:
        """Return ``{"steps": [...], "cell": "r1c1", "digit": 7}``."""
        return {
            "steps": [step.as_json() for step in self.steps],
            "cell": geometry.board(self.size).name(self.cell),
            "digit": self.digit,
        }


def find(position: Position, near: Cell | None = None, *, budget: Budget = ENDLESS) -> Way | None:
    """Return the easiest way from *position*, which stays, to a digit; ``None`` where none leads.

    No technique is above the least value up to which techniques lead to any digit. Among those ways it is that of the
    least effort, then the shortest, then the one whose digit is the nearest to the cell *near*.
    """
    rungs = argument.easiest(position)
    if not rungs:
        return None
    ways = list(_easy_ways(position, rungs, near, budget))
    if not ways:
        return _as_it_comes(position)
    parts = min(ways, key=lambda parts: _price(position, parts, near))
    cell, replay = parts[-1][-1].where[0], Replay(position.candidates.size, budget)
    return _way(position, parts, cell, replay, budget=Budget(TELLING))


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

    No technique is above the least value up to which techniques lead there. ``None`` where none leads.
    """
    rungs = argument.easiest(position, cell)
    if not rungs:
        return None
    found = Explorer(position, rungs, stepwise=True, placing=True, budget=budget).to_cell(cell)
    replay = Replay(position.candidates.size, budget)
    findings = found.chain(found.ends[cell])
    return _way(position, _told_together(position, replay, findings), cell, replay, budget=Budget(TELLING))


def to_clash(
    position: Position, findings: Sequence[Finding], replay: Replay
) -> tuple[tuple[TaughtStep, ...], Position] | None:
    """Tell *findings* until something cannot be; return the steps and that board, ``None`` where it does not come."""
    parts: Sequence[Sequence[Finding]] = _told_together(position, replay, findings)
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
        board = _after(teller.board, filter(None, (replay.again(teller.board, finding) for finding in part)))
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
    return _way(position, _told_together(position, replay, least), cell, replay, budget=budget, local=local)


def take(position: Position, way: Way) -> None:
    """Follow *way* in *position*, in place."""
    for taught_step in way.steps:
        for cell, digit in taught_step.step.eliminations:
            position.candidates[cell] &= ~(1 << digit - 1)
        for cell, digit in taught_step.step.placements:
            position.candidates[cell] = 1 << digit - 1
            climbing.put(position.context, position.candidates, position.placed, cell)


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
    return _told_together(position, replay, findings)


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

    def price(cell: Cell) -> tuple[float, int]:
        return found.cost(found.ends[cell]), _distance(position, cell, near)

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


def _size(position: Position) -> int:
    return int(position.context.tables.houses.shape[1])


def _distance(position: Position, cell: Cell, near: Cell | None) -> int:
    """Return how many steps from neighbour to neighbour *cell* is away from *near*."""
    if near is None:
        return 0
    size = _size(position)
    (row, column), (other_row, other_column) = divmod(cell, size), divmod(near, size)
    return abs(row - other_row) + abs(column - other_column)


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
        used |= set(_facts(before, position, only))
    return kept[::-1]


def _as_it_comes(position: Position) -> Way | None:
    """Return the way by the next steps as they come, without what they rest on."""
    steps = tuple(plain.to_next_digit(copy_of(position)))
    if not steps or not steps[-1].placements:
        return None
    nothing = Picture((), (), (), (), ())
    (cell, digit), *_ = steps[-1].placements
    return Way(steps[-1].size, tuple(TaughtStep(step, (), (), nothing, ()) for step in steps), cell, digit)


def _price(position: Position, parts: Sequence[Sequence[Finding]], near: Cell | None) -> tuple[float, int, int]:
    """Return what a way costs a person, how long it is, and how far away."""
    told = [part for part in parts if part[0].rung != argument.NAKED_SINGLE or len(parts) == 1]
    effort = sum(argument.EFFORT[part[0].rung] for part in told)
    return effort, len(told), _distance(position, parts[-1][-1].where[0], near)


def _told_together(position: Position, replay: Replay, findings: Sequence[Finding]) -> list[list[Finding]]:
    """Part *findings*, found again, into those that are told as one: like ones in one house, on the same candidates."""
    parts: list[list[Finding]] = []
    found_by: dict[argument.Fact, int] = {}  # the part that rules it out
    board = copy_of(position)
    for finding in replay.run(board, findings, limited=True):
        last = max((found_by.get(fact, -1) for fact in _facts(board, position, finding)), default=-1)
        number = next((k for k in range(last + 1, len(parts)) if _fits(board, parts[k], finding)), len(parts))
        if number == len(parts):
            parts.append([])
        parts[number].append(finding)
        after = copy_of(board)
        apply(after, finding)
        for fact in _new_facts(board, after):
            found_by.setdefault(fact, number)
    return parts


def _new_facts(before: Position, after: Position) -> Iterator[argument.Fact]:
    """Yield what is known *after* a step and was not *before*."""
    gone = before.candidates & ~after.candidates
    for cell in np.flatnonzero(gone).tolist():
        yield from ((cell, bit) for bit in each_bit(int(gone[cell])))
    for cell in np.flatnonzero(after.placed & ~before.placed).tolist():
        yield cell, DECIDED


def _fits(position: Position, part: Sequence[Finding], finding: Finding) -> bool:
    if part[0].rung != finding.rung or RUNGS[finding.rung].primitive not in _TOGETHER or len(part) == MAX_TOGETHER:
        return False
    if RUNGS[finding.rung].primitive is Primitive.RUN_CONTAINED:
        return part[0].where[0] == finding.where[0]
    cells = {cell for one in (*part, finding) for cell in one.removed}
    homes = np.bitwise_and.reduce(position.context.tables.homes[sorted(cells)])
    return bool(homes) and (RUNGS[finding.rung].primitive is not Primitive.DOT_DIGITS or _same_digits(part, finding))


def _same_digits(part: Sequence[Finding], finding: Finding) -> bool:
    return set(part[0].removed.values()) == set(finding.removed.values())


def _facts(now: Position, start: Position, finding: Finding) -> Iterator[argument.Fact]:
    """Yield what had to be gone, of what was there at the start, for *finding* to be found."""
    scene = reasons.scene(now.context, start.candidates, now.candidates, now.placed)
    wanted = [(cell, bit) for cell, mask in finding.removed.items() for bit in each_bit(mask)]
    if finding.placed is not None:
        wanted = [(finding.placed, 0)]
    for cell, mask in chain.from_iterable(reasons.needs(scene, finding, *one) for one in wanted):
        for bit in each_bit(mask & (int(start.candidates[cell]) | DECIDED)):
            if bit != DECIDED or not start.placed[cell]:
                yield cell, bit


def _way(
    position: Position,
    parts: Sequence[Sequence[Finding]],
    cell: Cell,
    replay: Replay,
    *,
    budget: Budget,
    local: bool = False,
) -> Way:
    """Tell *parts* as the steps from *position* to the digit of *cell*, and again without those that none needs."""
    singles = {part[0].placed for part in parts if part[0].rung == argument.NAKED_SINGLE}
    for _ in range(_RETOLD if len(parts) > 1 else 0):
        silent = Teller(position, replay, budget, singles, quiet=tuple(Primitive))
        silent.tell_to(cell, parts)
        needed = silent.needed()
        parts = [part for part, number in silent.told if number in needed]
        if len(needed) == len(silent.steps):
            break
    teller = Teller(position, replay, budget, singles, quiet=_ARGUED if local else ())
    teller.tell_to(cell, parts)
    return Way(_size(position), tuple(teller.steps), cell, dict(teller.steps[-1].step.placements)[cell])


def _is_single(board: Position, cell: Cell) -> bool:
    return int(board.candidates[cell]).bit_count() == 1


class Teller:
    """Tells parts of an argument one after the other, each on the board that those before it leave.

    The part that leaves one digit to one of the *singles* says so, and a later one that only says it again is not told.
    For the parts between them the cell is open all the same, as it was where they were found. Of techniques that are
    *quiet* no sentences are made.
    """

    def __init__(
        self,
        position: Position,
        replay: Replay,
        budget: Budget,
        singles: Collection[Cell | None],
        quiet: Collection[Primitive],
    ) -> None:
        self.steps: list[TaughtStep] = []
        self.board = copy_of(position)
        self.said: dict[Cell | None, int] = {}  # the step that places the digit of each cell
        self.told: list[tuple[Sequence[Finding], int]] = []  # the parts, and the steps that say them
        self._start = position
        self._replay = replay
        self._budget = budget
        self._singles = singles
        self._quiet = quiet
        self._found_by: dict[argument.Fact, int] = {}

    def tell_to(self, cell: Cell, parts: Sequence[Sequence[Finding]]) -> None:
        """Tell *parts* until *cell* has its digit."""
        for part in parts:
            if cell in self.said:
                return
            self.tell(part)
        while cell not in self.said:
            self.tell_cheapest()

    def tell(self, part: Sequence[Finding]) -> None:
        """Tell *part* as a step; nothing if it is known or said already."""
        if (cell := part[0].placed) in self.said:
            return self._go_on(part, _after(self.board, part), self.said[cell])
        board = self.board
        again = [one for one in (self._replay.again(board, finding, limited=True) for finding in part) if one]
        if not again:
            return None
        again = [self._whole(one) for one in again]
        facts = {fact for finding in again for fact in _facts(board, self._start, finding)}
        after = _after(board, again)
        changed = {cell for finding in again for cell in finding.removed if finding.placed is None}
        known = self._singles if RUNGS[part[0].rung].primitive not in _LISTED else changed
        decided = [cell for cell in sorted(changed) if cell in known and _is_single(after, cell)]
        decided = [cell for cell in decided if not _is_single(board, cell)]
        facts |= {fact for cell in decided for fact in self._gone(cell)}
        places = [(cell, int(after.candidates[cell]).bit_length()) for cell in decided]
        step = taught(board, again, facts, self._found_by, places, quiet=self._quiet, budget=self._budget)
        self.said |= dict.fromkeys(decided, len(self.steps))
        self.said |= dict.fromkeys((one.placed for one in again if one.placed is not None), len(self.steps))
        self._go_on(part, after, len(self.steps))
        self.steps.append(step)
        return None

    def _whole(self, finding: Finding) -> Finding:
        """Return *finding* with all that it rules out, where a sentence can list the ways to fill its cells."""
        primitive = RUNGS[finding.rung].primitive
        if primitive not in _LISTED or primitive in self._quiet:
            return finding
        board = self.board
        view = View(board.context, board.candidates.tolist(), finding, silent=True)
        return (self._replay.again(board, finding) if groups.are_listed(view) else None) or finding

    def tell_cheapest(self) -> None:
        """Tell what the cheapest technique finds: where a finding says more than before, a later one may be no more."""
        buffer = allocate(self.board.candidates.size)
        rung, count = climbing.cheapest(*self.board, LADDER, buffer)
        if not count:
            raise RuntimeError("expected a way that the ladder reaches")
        for row in range(count):
            self.tell([read(rung, buffer.where[row], buffer.removed[row], buffer.placed[row])])

    def _go_on(self, part: Sequence[Finding], after: Position, number: int) -> None:
        """Go on with the board *after* *part*, which the step of that *number* says."""
        self.told.append((part, number))
        self._found_by |= dict.fromkeys(_new_facts(self.board, after), number)
        self.board = after

    def needed(self) -> set[int]:
        """Return the numbers of the steps that the last one rests on, and its own."""
        return self.behind({len(self.steps) - 1})

    def under(self, clash: argument.Clash) -> set[int]:
        """Return the numbers of the steps that made something so that it cannot be."""
        known = argument.behind_clash(self.board.context, clash)
        facts = [(cell, bit) for cell, mask in known for bit in each_bit(mask)]
        return {self._found_by[fact] for fact in facts if fact in self._found_by}

    def under_part(self, part: Sequence[Finding]) -> set[int]:
        """Return the numbers of the steps that *part* rests on."""
        facts = {fact for finding in part for fact in _facts(self.board, self._start, finding)}
        return {self._found_by[fact] for fact in facts if fact in self._found_by}

    def behind(self, steps: Collection[int]) -> set[int]:
        """Return the numbers of *steps* and of those that they rest on."""
        numbers, waiting = set(steps), list(steps)
        while waiting:
            new = set(self.steps[waiting.pop()].steps) - numbers
            numbers |= new
            waiting += new
        return numbers

    def _gone(self, cell: Cell) -> Iterator[argument.Fact]:
        """Yield what earlier steps have ruled out in *cell*."""
        for bit in each_bit(int(self._start.candidates[cell] & ~self.board.candidates[cell])):
            yield cell, bit


def _after(board: Position, findings: Iterable[Finding]) -> Position:
    """Return *board*, which stays, after *findings*."""
    after = copy_of(board)
    for finding in findings:
        apply(after, finding)
    return after


def taught(
    position: Position,
    part: Sequence[Finding],
    facts: Iterable[argument.Fact],
    found_by: dict[argument.Fact, int],
    places: Sequence[tuple[Cell, Digit]] = (),
    *,
    quiet: Collection[Primitive] = (),
    budget: Budget = ENDLESS,
) -> TaughtStep:
    """Return the findings of *part*, which are told as one, as a step from *position*; a *quiet* one has no sentence.

    It *places* digits in cells to which it leaves one. Where the *budget* does not suffice, less is argued.
    """
    candidates, placed = position.candidates.tolist(), position.placed.tolist()
    silent = RUNGS[part[0].rung].primitive in quiet
    views = [
        View(position.context, candidates, finding, placed=placed, silent=silent, budget=budget) for finding in part
    ]
    descriptions = [describe(view) for view in views]
    step = step_of(views[0], descriptions[0])
    if len(part) > 1:
        steps = [step_of(view, one) for view, one in zip(views, descriptions, strict=True)]
        step = joined(steps, NOTHING if silent else several(views))
    if places:
        step = placing(step, places)
        step = step if silent else replace(step, sentence=_concluded(views[0], step.sentence, places))
    short, left = folded(step.sentence)
    gone: dict[Cell, Mask] = {}
    numbers = set()
    for cell, bit in sorted(facts):
        if bit != DECIDED:
            gone[cell] = gone.get(cell, 0) | bit
        numbers.add(found_by[cell, bit])
    return TaughtStep(
        replace(step, sentence=short),
        tuple(sorted(numbers)),
        tuple(gone.items()),
        _picture(views[0], descriptions, step),
        (*(Forced(*_first_change(step), text) for text in left), *descriptions[0].chain),
    )


def _first_change(step: Step) -> tuple[Cell, Digit]:
    """Return the first digit that goes, or else that is placed."""
    return min(step.eliminations or step.placements)


def _concluded(view: View, sentence: Said, places: Sequence[tuple[Cell, Digit]]) -> Said:
    """Return *sentence* with the digits that it leaves to cells, where it says only what goes."""
    named = [(view.name(cell), digit) for cell, digit in places]
    more = [say("so-digit", cell=name, digit=digit) for name, digit in named if f"{name} is {digit}" not in sentence]
    return say("and-so", text=sentence, parts=more) if more else sentence


def placing(step: Step, places: Sequence[tuple[Cell, Digit]]) -> Step:
    """Return *step* with the digits that it *places*, too."""
    cells = {cell for cell, _ in places}
    left = tuple((cell, digit) for cell, digit in step.eliminations if cell not in cells)
    return replace(step, placements=tuple(sorted(places)), eliminations=left)


def joined(steps: Sequence[Step], sentence: Said) -> Step:
    """Return like *steps* as one, with its *sentence*."""
    return Step(
        size=steps[0].size,
        technique=steps[0].technique,
        value=steps[0].value,
        sentence=sentence,
        cells=tuple(sorted({cell for step in steps for cell in step.cells})),
        edges=tuple(sorted({edge for step in steps for edge in step.edges})),
        placements=(),
        eliminations=tuple(sorted({one for step in steps for one in step.eliminations})),
    )


def _picture(view: View, descriptions: Sequence[Description], step: Step) -> Picture:
    cells = {cell for one in descriptions for cell in (*one.cells, *one.sources)} | set(step.cells)
    index = {pair: edge for edge, pair in enumerate(view.board.edges)}
    edges = [index[pair] for pair in step.edges]
    return Picture(
        houses=tuple(sorted({house for one in descriptions for house in one.houses})),
        dots=tuple(edge for edge in edges if not view.is_gap(edge)),
        gaps=tuple(edge for edge in edges if view.is_gap(edge)),
        digits=tuple(sorted(cell for cell in cells if view.is_placed(cell))),
        candidates=tuple((cell, view.candidates[cell]) for cell in sorted(cells) if not view.is_placed(cell)),
    )


def house_name(size: int, house: int) -> str:
    """Name a house: row 3.

    >>> house_name(9, 20)
    'box 3'
    """
    kind, number = divmod(house, size)
    return f"{('row', 'column', 'box')[kind]} {number + 1}"


def _edge(board: geometry.Board, edge: EdgeIndex) -> list[str]:
    return [board.name(cell) for cell in board.edges[edge]]


def _by_name(board: geometry.Board, known: Iterable[Known]) -> dict[str, list[Digit]]:
    return {board.name(cell): [bit.bit_length() for bit in each_bit(mask)] for cell, mask in known}
