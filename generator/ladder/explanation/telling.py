"""Tells an argument as steps that a person can follow.

Like steps in one house are told as one. Every step is used by a later one, and the step that leaves one digit to a cell
places it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

import numpy as np

from kropki.generator.board.geometry import Cell
from kropki.generator.board.rules import Digit, Mask, each_bit
from kropki.generator.ladder.deduction import climbing
from kropki.generator.ladder.deduction.findings import allocate
from kropki.generator.ladder.deduction.sweep import LADDER
from kropki.generator.ladder.explanation import argument, reasons
from kropki.generator.ladder.explanation.budget import ENDLESS, Budget
from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.ladder.explanation.folding import clauses, folded
from kropki.generator.ladder.explanation.reasons import DECIDED
from kropki.generator.ladder.explanation.replay import Replay, apply, copy_of
from kropki.generator.ladder.explanation.sentences import describe, groups, read, several
from kropki.generator.ladder.explanation.steps import Position, Step, step_of
from kropki.generator.ladder.explanation.taught_steps import Picture, TaughtStep, Way
from kropki.generator.ladder.explanation.view import (
    MAX_CHAIN,
    NOTHING,
    Description,
    Finding,
    Forced,
    View,
)
from kropki.generator.ladder.rungs import RUNGS, Primitive

_RETOLD = 4  # times that steps are left out which none needs
MAX_TOGETHER = 4  # findings that are told as one step
_ARGUED = (Primitive.GROUP, Primitive.WHOLE_HOUSE, Primitive.WHAT_IF, Primitive.FORCING)  # at length
_LISTED = (Primitive.GROUP, Primitive.HOUSE_RUN, Primitive.TWO_GROUPS)  # whose few ways are listed
_TOGETHER = (  # of which several are one step of a person
    Primitive.DOT_FROM_DIGIT,
    Primitive.GAP_FROM_DIGIT,
    Primitive.DOT_DIGITS,
    Primitive.DOT_PAIR,
    Primitive.GAP_PAIR,
    Primitive.RUN_CONTAINED,
)
_APART = (Primitive.DOT_PAIR, Primitive.GAP_PAIR)  # which are seen at one look, and told one after the other


def told_together(position: Position, replay: Replay, findings: Sequence[Finding]) -> list[list[Finding]]:
    """Part *findings*, found again, into those that are told as one: like ones in one house, on the same candidates."""
    parts: list[list[Finding]] = []
    found_by: dict[argument.Fact, int] = {}  # the part that rules it out
    board = copy_of(position)
    for finding in replay.run(board, findings, limited=True):
        last = max((found_by.get(fact, -1) for fact in facts_of(board, position, finding)), default=-1)
        number = next((k for k in range(last + 1, len(parts)) if _fits(board, parts[k], finding)), len(parts))
        if number == len(parts):
            parts.append([])
        parts[number].append(finding)
        after = copy_of(board)
        apply(after, finding)
        for fact in _new_facts(board, after):
            found_by.setdefault(fact, number)
    return parts


def apart(parts: Iterable[Sequence[Finding]]) -> list[Sequence[Finding]]:
    """Part those of *parts* that are told one finding after the other."""
    told: list[Sequence[Finding]] = []
    for part in parts:
        told += [[one] for one in part] if RUNGS[part[0].rung].primitive in _APART else [part]
    return told


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


def facts_of(now: Position, start: Position, finding: Finding) -> Iterator[argument.Fact]:
    """Yield what had to be gone, of what was there at the start, for *finding* to be found."""
    scene = reasons.scene(now.context, start.candidates, now.candidates, now.placed)
    wanted = [(cell, bit) for cell, mask in finding.removed.items() for bit in each_bit(mask)]
    if finding.placed is not None:
        wanted = [(finding.placed, 0)]
    for cell, mask in chain.from_iterable(reasons.needs(scene, finding, *one) for one in wanted):
        for bit in each_bit(mask & (int(start.candidates[cell]) | DECIDED)):
            if bit != DECIDED or not start.placed[cell]:
                yield cell, bit


def way_of(
    position: Position,
    parts: Sequence[Sequence[Finding]],
    cell: Cell,
    replay: Replay,
    *,
    budget: Budget,
    local: bool = False,
) -> Way:
    """Tell *parts* as the steps from *position* to the digit of *cell*, and again without those that none needs."""
    parts = apart(parts)
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
    return Way(position.size, tuple(teller.steps), cell, dict(teller.steps[-1].step.placements)[cell])


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
            return self._go_on(part, after_all(self.board, part), self.said[cell])
        board = self.board
        again = [one for one in (self._replay.again(board, finding, limited=True) for finding in part) if one]
        if not again:
            return None
        again = [self._whole(one) for one in again]
        facts = {fact for finding in again for fact in facts_of(board, self._start, finding)}
        after = after_all(board, again)
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
        facts = {fact for finding in part for fact in facts_of(self.board, self._start, finding)}
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


def after_all(board: Position, findings: Iterable[Finding]) -> Position:
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
    longest: int = MAX_CHAIN,
) -> TaughtStep:
    """Return the findings of *part*, which are told as one, as a step from *position*; a *quiet* one has no sentence.

    It *places* digits in cells to which it leaves one. Where the *budget* does not suffice, less is argued. Of an
    argument below its sentence that has more than *longest* characters, it is told what to try.
    """
    candidates, placed = position.candidates.tolist(), position.placed.tolist()
    silent = RUNGS[part[0].rung].primitive in quiet
    how: dict[str, Any] = {"placed": placed, "silent": silent, "budget": budget, "longest": longest}
    views = [View(position.context, candidates, finding, **how) for finding in part]
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
        _below([Forced(*_first_change(step), text) for text in left], descriptions[0].chain),
    )


def _below(left: Sequence[Forced], links: Sequence[Forced]) -> tuple[Forced, ...]:
    """Return what is *left* of a sentence, unless *links* say it and what follows from it, then *links*, each once."""
    told = {text for link in links for text in (link.clause, link.clause.message.arguments.get("text"))}
    first: dict[str, Forced] = {}
    for link in (*(link for link in left if not told.issuperset(clauses(link.clause))), *links):
        first.setdefault(link.clause, link)
    return tuple(first.values())


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
