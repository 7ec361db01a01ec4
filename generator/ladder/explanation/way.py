"""The way to the next digit: a short argument from where a person stands, in steps that can be followed.

``argument`` finds arguments for several digits, ``replay`` drops what they can do without, and the
shortest is told. Like steps in one house are told as one. Every step is used by a later one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

import numpy as np

from generator.board import geometry
from generator.board.geometry import Cell, EdgeIndex
from generator.board.rules import Digit, Mask, each_bit
from generator.ladder.deduction import climbing
from generator.ladder.explanation import argument, reasons
from generator.ladder.explanation import chain as plain
from generator.ladder.explanation.budget import ENDLESS, Budget
from generator.ladder.explanation.reasons import DECIDED
from generator.ladder.explanation.replay import Replay, copy_of, is_group
from generator.ladder.explanation.sentences import describe, several
from generator.ladder.explanation.steps import Position, Step, step_of
from generator.ladder.explanation.view import Description, Finding, Forced, Known, View
from generator.ladder.rungs import RUNGS, Level, Primitive, rungs_up_to

MAX_DIGITS = 3  # whose arguments are tried
LONG = 24  # steps of an argument; of longer ones only the first is tried
BROAD = 60  # findings of an argument that rests on too much for few clues
MAX_TOGETHER = 4  # findings that are told as one step
_ARGUED = (Primitive.GROUP, Primitive.WHOLE_HOUSE, Primitive.WHAT_IF, Primitive.FORCING)  # at length
_TOGETHER = (  # of which several can be told as one
    Primitive.DOT_FROM_DIGIT,
    Primitive.GAP_FROM_DIGIT,
    Primitive.DOT_DIGITS,
    Primitive.DOT_PAIR,
    Primitive.GAP_PAIR,
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
    chain: tuple[Forced, ...]  # of a what-if: the supposition link by link

    def as_json(self) -> dict[str, Any]:
        """Give plain values: those of the step, and ``because``, ``picture`` and ``chain``."""
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
                }
                for link in self.chain
            ],
        }


@dataclass(frozen=True, slots=True)
class Way:
    """The steps to a digit, the last of which places it."""

    size: int
    steps: tuple[TaughtStep, ...]
    cell: Cell
    digit: Digit

    def as_json(self) -> dict[str, Any]:
        """Give ``{"steps": [...], "cell": "r1c1", "digit": 7}``."""
        return {
            "steps": [step.as_json() for step in self.steps],
            "cell": geometry.board(self.size).name(self.cell),
            "digit": self.digit,
        }


def find(
    position: Position, level: Level | None, cell: Cell | None = None, *, local: bool = False, budget: Budget = ENDLESS
) -> Way | None:
    """Give the way from *position*, which stays, to a digit by the techniques up to *level*; ``None`` where none leads.

    With a *cell*, to the digit of that cell, without another digit on the way.

    Without a level all techniques may be used; those of the last are tried only where the others do not suffice.
    A *local* one has not more than ``BROAD`` findings before it is shortened, and long arguments lack their sentences:
    it is asked for what it uses. Raise ``SpentError`` where the *budget* does not suffice.
    """
    cap = len(RUNGS) if level is None else rungs_up_to(level)
    replay = Replay(position.candidates.size, budget)
    for rungs in dict.fromkeys((min(cap, rungs_up_to(Level.EXPERT)), cap)):
        found = argument.explore(position, rungs, cell, budget=budget)
        if local and any(cone.bit_count() > BROAD for cone, _ in found.ends.values()):
            return None
        if arguments := _arguments(position, found, replay):
            parts = [_told_together(position, replay, findings) for findings in arguments]
            return _way(position, min(parts, key=_price), budget, local=local)
    return _as_it_comes(position) if cell is None else None


def take(position: Position, way: Way) -> None:
    """Follow *way* in *position*, in place."""
    for taught_step in way.steps:
        for cell, digit in taught_step.step.eliminations:
            position.candidates[cell] &= ~(1 << digit - 1)
    position.candidates[way.cell] = 1 << way.digit - 1
    climbing.put(position.context, position.candidates, position.placed, way.cell)


def _arguments(position: Position, found: argument.Exploration, replay: Replay) -> list[list[Finding]]:
    """Give the shortest arguments, each without what it can do without; of long ones only the first."""
    arguments: list[list[Finding]] = []
    for count, _, cone in sorted((cone.bit_count(), number, cone) for cone, number in found.ends.values()):
        findings = found.chain(cone)
        if arguments and (count > LONG or len(arguments) == MAX_DIGITS):
            break
        if replay.reaches(position, findings):
            arguments.append(_used(position, replay, replay.minimise(position, findings)))
    return arguments


def _used(position: Position, replay: Replay, findings: Sequence[Finding]) -> list[Finding]:
    """Give *findings* with only what later ones need of cells that are filled together: the rest need not be told."""
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
    """Give the way by the next steps as they come, without what they rest on."""
    steps = tuple(plain.to_next_digit(copy_of(position)))
    if not steps or not steps[-1].placements:
        return None
    nothing = Picture((), (), (), (), ())
    (cell, digit), *_ = steps[-1].placements
    return Way(steps[-1].size, tuple(TaughtStep(step, (), (), nothing, ()) for step in steps), cell, digit)


def _price(parts: Sequence[Sequence[Finding]]) -> tuple[int, float]:
    return len(parts), sum(RUNGS[part[0].rung].value for part in parts)


def _told_together(position: Position, replay: Replay, findings: Sequence[Finding]) -> list[list[Finding]]:
    """Part *findings*, found again, into those that are told as one: like ones in one house, on the same candidates."""
    parts: list[list[Finding]] = []
    found_by: dict[argument.Fact, int] = {}  # the part that rules it out
    board = copy_of(position)
    for finding in replay.run(board, findings, limited=True):
        after = max((found_by.get(fact, -1) for fact in _facts(board, position, finding)), default=-1)
        number = next((k for k in range(after + 1, len(parts)) if _fits(board, parts[k], finding)), len(parts))
        if number == len(parts):
            parts.append([])
        parts[number].append(finding)
        for cell, mask in finding.removed.items():
            for bit in each_bit(mask):
                found_by.setdefault((cell, bit), number)
    return parts


def _fits(position: Position, part: Sequence[Finding], finding: Finding) -> bool:
    if part[0].rung != finding.rung or RUNGS[finding.rung].primitive not in _TOGETHER or len(part) == MAX_TOGETHER:
        return False
    cells = {cell for one in (*part, finding) for cell in one.removed}
    homes = np.bitwise_and.reduce(position.context.tables.homes[sorted(cells)])
    return bool(homes) and (RUNGS[finding.rung].primitive is not Primitive.DOT_DIGITS or _same_digits(part, finding))


def _same_digits(part: Sequence[Finding], finding: Finding) -> bool:
    return set(part[0].removed.values()) == set(finding.removed.values())


def _facts(now: Position, start: Position, finding: Finding) -> Iterator[argument.Fact]:
    """Give what had to be gone, of what was there at the start, for *finding* to be found."""
    scene = reasons.scene(now.context, start.candidates, now.candidates, now.placed)
    wanted = [(cell, bit) for cell, mask in finding.removed.items() for bit in each_bit(mask)]
    if finding.placed is not None:
        wanted = [(finding.placed, 0)]
    for cell, mask in chain.from_iterable(reasons.needs(scene, finding, *one) for one in wanted):
        for bit in each_bit(mask & int(start.candidates[cell]) & ~DECIDED):
            yield cell, bit


def _way(position: Position, parts: Sequence[Sequence[Finding]], budget: Budget, *, local: bool) -> Way:
    board = copy_of(position)
    steps: list[TaughtStep] = []
    found_by: dict[argument.Fact, int] = {}
    for part in parts:
        facts = {fact for finding in part for fact in _facts(board, position, finding)}
        steps.append(taught(board, part, facts, found_by, brief=local, budget=budget))
        for finding in part:
            for cell, mask in finding.removed.items():
                for bit in each_bit(mask & int(board.candidates[cell])):
                    found_by[cell, bit] = len(steps) - 1
                board.candidates[cell] &= ~mask
            if finding.placed is not None:
                climbing.put(board.context, board.candidates, board.placed, finding.placed)
    (cell, digit), *_ = steps[-1].step.placements
    return Way(steps[-1].step.size, tuple(steps), cell, digit)


def taught(
    position: Position,
    part: Sequence[Finding],
    facts: Iterable[argument.Fact],
    found_by: dict[argument.Fact, int],
    *,
    brief: bool = False,
    budget: Budget = ENDLESS,
) -> TaughtStep:
    """Give the findings of *part*, which are told as one, as a step from *position*; a *brief* one argues nothing.

    Where the *budget* does not suffice, less is argued.
    """
    candidates, placed = position.candidates.tolist(), position.placed.tolist()
    silent = brief and RUNGS[part[0].rung].primitive in _ARGUED
    views = [
        View(position.context, candidates, finding, placed=placed, silent=silent, budget=budget) for finding in part
    ]
    descriptions = [describe(view) for view in views]
    step = step_of(views[0], descriptions[0])
    if len(part) > 1:
        step = joined([step_of(view, one) for view, one in zip(views, descriptions, strict=True)], several(views))
    gone: dict[Cell, Mask] = {}
    numbers = set()
    for cell, bit in sorted(facts):
        gone[cell] = gone.get(cell, 0) | bit
        numbers.add(found_by[cell, bit])
    return TaughtStep(
        step,
        tuple(sorted(numbers)),
        tuple(gone.items()),
        _picture(views[0], descriptions, step),
        tuple(descriptions[0].chain),
    )


def joined(steps: Sequence[Step], sentence: str) -> Step:
    """Give like *steps* as one, with its *sentence*."""
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
