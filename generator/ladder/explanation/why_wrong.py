"""Why a digit is wrong: it is followed, by the easiest steps there are, to what cannot be.

The other wrong digits of the position are left out, so the argument rests on right ones alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from kropki.generator.board import rules
from kropki.generator.board.geometry import Cell, EdgeIndex
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Digit, Dot, Link
from kropki.generator.ladder.explanation import way
from kropki.generator.ladder.explanation.argument import Clash, Explorer, clashes
from kropki.generator.ladder.explanation.budget import Budget, SpentError
from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.ladder.explanation.replay import Replay, copy_of
from kropki.generator.ladder.explanation.steps import Position, position_of
from kropki.generator.ladder.explanation.taught_steps import TaughtStep, house_name
from kropki.generator.ladder.explanation.view import Finding
from kropki.generator.ladder.rungs import RUNGS

FOLLOWING = 100_000  # units of work to follow a wrong digit
MAX_STEPS = 40  # that are told
_COLOURS = {Dot.WHITE: "white", Dot.BLACK: "black"}


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why *digit* in *cell* is wrong: the steps that follow from it, and what cannot be then."""

    puzzle: Puzzle
    cell: Cell
    digit: Digit
    sentence: Said
    steps: tuple[TaughtStep, ...] = ()
    cells: tuple[Cell, ...] = ()  # of what cannot be
    house: int | None = None
    edge: EdgeIndex | None = None

    def as_json(self) -> dict[str, Any]:
        """Return plain values, with cells and houses by name."""
        board = self.puzzle.board
        return {
            "cell": board.name(self.cell),
            "digit": self.digit,
            **self.sentence.as_json(),
            "steps": [step.as_json() for step in self.steps],
            "clash": {
                "cells": [board.name(cell) for cell in sorted(set(self.cells))],
                "houses": [] if self.house is None else [house_name(board.size, self.house)],
                "edges": [] if self.edge is None else [[board.name(cell) for cell in board.edges[self.edge]]],
            },
        }


def explain(puzzle: Puzzle, digits: Sequence[Digit], solution: Sequence[Digit], cell: Cell) -> Wrong:
    """Say why what stands in *cell*, one of *digits* and not that of the *solution*, is wrong."""
    right = [digit if digit == known else EMPTY for digit, known in zip(digits, solution, strict=True)]
    if found := _at_once(puzzle, digits, right, cell):
        return found
    right[cell] = digits[cell]
    try:
        found = _followed(puzzle, position_of(puzzle, right), cell, digits[cell])
    except SpentError:
        found = None
    return found or Wrong(puzzle, cell, digits[cell], _said(puzzle, "wrong-by-trying", cell, digits[cell]))


@dataclass(frozen=True, slots=True)
class Contradiction:
    """What cannot be on a board without a solution, and the *steps* that lead there."""

    sentence: Said
    steps: tuple[TaughtStep, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Return plain values, with cells and houses by name."""
        steps = [step.as_json() for step in self.steps]
        return {**self.sentence.as_json(), "steps": steps}


def contradiction(puzzle: Puzzle, gaps: Collection[EdgeIndex] = (), gap: Link = Link.GAP) -> Contradiction | None:
    """Follow the clues of *puzzle*, which has no solution, and *gaps* to what cannot be; None where nothing shows it.

    *gaps* demand *gap*, by no rule of the puzzle.
    """
    for number, house in enumerate(puzzle.board.houses):
        for digit in puzzle.board.digits:
            if len(twice := [cell for cell in house if puzzle.givens[cell] == digit]) > 1:
                names = [puzzle.board.name(cell) for cell in twice]
                said = say("clash-house", digit=digit, house=house_name(puzzle.size, number), cells=names)
                return Contradiction(said)
    try:
        found = _to_clash(position_of(puzzle, puzzle.givens, gaps, gap))
    except SpentError:
        return None
    if found is None:
        return None
    steps, board = found
    said, _ = _end(puzzle, board, clashes(board)[0], "clash")
    return Contradiction(said, steps)


def _said(puzzle: Puzzle, name: str, cell: Cell, digit: Digit, **rest: Any) -> Said:
    return say(name, digit=digit, cell=puzzle.board.name(cell), **rest)


def twice(puzzle: Puzzle, digits: Sequence[Digit], cell: Cell) -> tuple[int, Cell] | None:
    """Return a house in which the digit of *cell* stands twice among *digits*, and where else; none if it does not."""
    others = ((number, other) for number, house in enumerate(puzzle.board.houses) if cell in house for other in house)
    return next(((number, other) for number, other in others if other != cell and digits[other] == digits[cell]), None)


def _at_once(puzzle: Puzzle, digits: Sequence[Digit], right: Sequence[Digit], cell: Cell) -> Wrong | None:
    """Say which rule *cell* breaks: in a house with any of *digits*, at a dot with one that is *right*."""
    board, digit = puzzle.board, digits[cell]
    if again := twice(puzzle, digits, cell):
        house, other = again
        said = _said(puzzle, "wrong-house", cell, digit, house=house_name(board.size, house), other=board.name(other))
        return Wrong(puzzle, cell, digit, said, cells=(cell, other), house=house)
    for edge, pair in enumerate(board.edges):
        other = pair[0] if pair[1] == cell else pair[1]
        link = rules.link(puzzle.dots[edge], negative=puzzle.negative)
        if cell in pair and right[other] and not rules.permits(link, digit, right[other]):
            name = f"wrong-{_COLOURS.get(puzzle.dots[edge], 'gap')}"
            said = _said(puzzle, name, cell, digit, other=board.name(other), known=right[other])
            return Wrong(puzzle, cell, digit, said, cells=(cell, other), edge=edge)
    return None


def _followed(puzzle: Puzzle, position: Position, cell: Cell, digit: Digit) -> Wrong | None:
    """Follow *digit*, which stands in *cell* in *position*, to what cannot be; ``None`` where nothing shows it."""
    found = _to_clash(position)
    if found is None:
        return None
    steps, board = found
    clash = clashes(board)[0]
    said, cells = _end(puzzle, board, clash, "wrong", digit=digit, cell=puzzle.board.name(cell))
    return Wrong(puzzle, cell, digit, said, steps, cells, clash.house, clash.edge)


def _to_clash(position: Position) -> tuple[tuple[TaughtStep, ...], Position] | None:
    """Return the easiest steps from *position* to what cannot be, and that board; ``None`` where nothing shows it."""
    found = Explorer(position, len(RUNGS), stepwise=True, placing=True, budget=Budget(FOLLOWING)).to_clash()
    if not found.clashes:
        return None
    cone = min(found.clashes.values(), key=found.cost)
    replay = Replay(position.candidates.size, Budget(FOLLOWING))
    told = way.to_clash(position, _minimal(position, replay, found.chain(cone)), replay)
    return None if told is None or len(told[0]) > MAX_STEPS else told


def _minimal(position: Position, replay: Replay, findings: list[Finding]) -> list[Finding]:
    """Drop findings, the hardest first, as long as something still cannot be."""
    kept = list(findings)
    for finding in sorted(findings, key=lambda one: -one.rung):
        rest = [one for one in kept if one is not finding]
        board = copy_of(position)
        for _ in replay.run(board, rest):
            if clashes(board):
                break
        if clashes(board):
            kept = rest
    return kept


def _end(puzzle: Puzzle, board: Position, clash: Clash, what: str, **about: Any) -> tuple[Said, tuple[Cell, ...]]:
    """Say what cannot be on *board*, by a message of those for *what*, and return the cells that matter."""
    name = puzzle.board.name
    if clash.cell is not None:
        parts, cells = _why_no_digit(puzzle, board, clash.cell)
        return say(f"{what}-no-digit", **about, other=name(clash.cell), parts=parts), (clash.cell, *cells)
    if clash.edge is not None:
        one, other = puzzle.board.edges[clash.edge]
        kind = f"{what}-between-{_COLOURS.get(puzzle.dots[clash.edge], 'gap')}"
        digits, names = [_filled(board, one), _filled(board, other)], [name(one), name(other)]
        return say(kind, **about, digits=digits, cells=names), (one, other)
    house = clash.house or 0
    parts, cells = _why_no_place(puzzle, board, house, clash.digit)
    where = house_name(puzzle.size, house)
    said = say(f"{what}-no-place", **about, house=where, missing=clash.digit, parts=parts)
    return said, (*puzzle.board.houses[house], *cells)


def _filled(board: Position, cell: Cell) -> Digit:
    """Return the digit that stands in *cell* of *board*, or ``EMPTY``."""
    mask = int(board.candidates[cell])
    return mask.bit_length() if board.placed[cell] and mask.bit_count() == 1 else EMPTY


def _why_no_digit(puzzle: Puzzle, board: Position, cell: Cell) -> tuple[list[Said], list[Cell]]:
    """Say what rules out each digit of *cell*: filled cells that it sees, dots and missing dots, steps."""
    left = set(puzzle.board.digits)
    seers: dict[Digit, Cell] = {}
    for house in puzzle.board.houses:
        for other in house if cell in house else ():
            if other != cell and (known := _filled(board, other)):
                seers.setdefault(known, other)
    parts = [say("rules-out-seen", digits=sorted(seers))] if seers else []
    cells = list(seers.values())
    left -= set(seers)
    for edge, pair in enumerate(puzzle.board.edges):
        other = pair[0] if pair[1] == cell else pair[1]
        link = Link(board.context.links[edge])
        if cell not in pair or not (known := _filled(board, other)):
            continue
        if gone := [one for one in sorted(left) if not rules.permits(link, one, known)]:
            colour = _COLOURS.get(puzzle.dots[edge])
            shared: dict[str, Any] = {"cell": puzzle.board.name(other), "digit": known, "digits": gone}
            parts.append(say("rules-out-dot", colour=colour, **shared) if colour else say("rules-out-gap", **shared))
            cells.append(other)
            left -= set(gone)
    if left:
        parts.append(say("rules-out-steps", digits=sorted(left)) if parts else say("rules-out-all"))
    return parts, cells


def _why_no_place(puzzle: Puzzle, board: Position, house: int, digit: Digit) -> tuple[list[Said], list[Cell]]:
    """Say what keeps *digit* out of each open cell of *house*."""
    name = puzzle.board.name
    waiting = [cell for cell in puzzle.board.houses[house] if not _filled(board, cell)]
    if not waiting:
        return [say("keeps-out-filled")], []
    sources = [cell for cell in puzzle.board.cells if _filled(board, cell) == digit]
    seen: dict[Cell, list[Cell]] = {}
    for source in sources:
        if new := [cell for cell in waiting if _share(puzzle, source, cell)]:
            seen[source] = new
            waiting = [cell for cell in waiting if cell not in new]
    parts = []
    if seen:
        cells = sorted(cell for new in seen.values() for cell in new)
        parts.append(
            say(
                "keeps-out-seen", digit=digit, sources=[name(one) for one in seen], cells=[name(cell) for cell in cells]
            )
        )
    if waiting:
        parts.append(say("keeps-out-steps", digit=digit, cells=[name(cell) for cell in waiting]))
    return parts, list(seen)


def _share(puzzle: Puzzle, one: Cell, other: Cell) -> bool:
    return any(one in house and other in house for house in puzzle.board.houses)


def lost(puzzle: Puzzle, cells: Sequence[Cell], marks: Sequence[Cell]) -> Said:
    """Say what must be put right: wrong digits among *cells*, else the *marks* that have lost the right one."""
    digits = [puzzle.board.name(cell) for cell in cells if cell not in marks]
    if digits:
        return say("wrong-digits", cells=digits)
    return say("lost-marks", cells=[puzzle.board.name(cell) for cell in marks])
