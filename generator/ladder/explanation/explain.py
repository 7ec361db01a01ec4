"""The way through a puzzle, and the next step from any position, as sentences.

``path`` goes from the givens to the solution. ``hint`` takes a position that a person has reached
and gives what is wrong with it, or else the next step of the shortest chain to a digit. A person
who follows each hint and passes the new marks to the next one reaches the solution. Without marks
a hint knows only the digits, and is the same until the next digit is placed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kropki.generator.board import geometry
from kropki.generator.board.geometry import Cell
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Digit, Mask, mask_of
from kropki.generator.errors import BudgetError, RequestError, UniquenessError
from kropki.generator.ladder.explanation import chain, way, why_digit, why_wrong
from kropki.generator.ladder.explanation.catalogue import Said, say
from kropki.generator.ladder.explanation.steps import Position, Step, position_of
from kropki.generator.ladder.explanation.taught_steps import Way
from kropki.generator.ladder.explanation.why_digit import Why
from kropki.generator.ladder.explanation.why_wrong import Wrong
from kropki.generator.ladder.grade import difficulty
from kropki.generator.ladder.rungs import rungs_of
from kropki.generator.solver import kernel

NO_DIGIT = "."
DIGIT = "digit"  # the end of a way to any
_DIGITS = "123456789"


@dataclass(frozen=True, slots=True)
class Mistakes:
    """The cells of a position that cannot stay as they are: a wrong digit, or marks without the right one."""

    size: int
    cells: tuple[Cell, ...]

    def as_json(self) -> dict[str, list[str]]:
        """Return ``{"mistakes": ["r1c1"]}``."""
        return {"mistakes": [geometry.board(self.size, boxes=False).name(cell) for cell in self.cells]}


@dataclass(frozen=True, slots=True)
class Lost:
    """The *mistakes* of a position, those of its cells whose *marks* have lost the right digit, and why one is wrong.

    If the order of the digits is known, *since* says up to which digit all was right.
    """

    mistakes: Mistakes
    marks: tuple[Cell, ...]
    sentence: Said
    wrong: Wrong | None = None
    since: Said | None = None

    def as_json(self) -> dict[str, Any]:
        """Return ``{"mistakes": ["r1c1", "r1c2"], "marks": ["r1c2"]}``, with ``message``, ``wrong`` and ``since``."""
        name = geometry.board(self.mistakes.size, boxes=False).name
        return {
            **self.mistakes.as_json(),
            "marks": [name(cell) for cell in self.marks],
            **self.sentence.as_json(),
            "wrong": None if self.wrong is None else self.wrong.as_json(),
            "since": None if self.since is None else self.since.as_json(),
        }


@dataclass(frozen=True, slots=True)
class End:
    """There is no next step: the board is *complete* and right, or no known technique helps."""

    complete: bool

    def as_json(self) -> dict[str, bool]:
        """Return ``{"complete": true}`` or ``{"complete": false}``."""
        return {"complete": self.complete}


def path(puzzle: Puzzle) -> tuple[Step, ...]:
    """Return the steps from the givens of *puzzle* to its solution, or to where the ladder ends.

    Raise ``UniquenessError`` unless there is exactly one solution.

    >>> from kropki.generator.board import ken
    >>> path(ken.parse("(2xw)B1/A1B/A2B/(xw)C", negative=False))[0].technique
    'dot from a digit'
    """
    return tuple(step for step, _, _ in walk(puzzle))


def path_as_json(puzzle: Puzzle) -> list[dict[str, Any]]:
    """Return the steps of ``path`` as JSON has them: for who is in another process, which then has less to read."""
    return [step.as_json() for step in path(puzzle)]


def walk(puzzle: Puzzle) -> Iterator[tuple[Step, tuple[Mask, ...], frozenset[Cell]]]:
    """Yield each step of the path with the candidates of all cells before it, and the cells that were decided."""
    only_solution(puzzle)
    position = position_of(puzzle, puzzle.givens)
    while not position.placed.all():
        steps = chain.to_next_digit(position)
        before = _seen(position)
        step = None
        for step in steps:
            yield step, *before
            before = _seen(position)
        if step is None:
            return


def _seen(position: Position) -> tuple[tuple[Mask, ...], frozenset[Cell]]:
    return tuple(position.candidates.tolist()), frozenset(position.placed.nonzero()[0].tolist())


def hint(
    puzzle: Puzzle, entries: str, marks: Sequence[str] | None = None, solution: Grid | None = None
) -> Step | Mistakes | End:
    """Return the next step from the position of *entries* and *marks*, or what is wrong there, or that there is none.

    *entries* has a character for each cell in reading order, ``.`` for an empty one; givens count
    even where it has none for them. *marks* has the digits still possible for each cell, such as
    ``"247"``; an empty text stands for all of them. Raise ``RequestError`` for other texts, and
    ``UniquenessError`` unless there is exactly one solution; if *solution* is given, it is the one.

    >>> from kropki.generator.board import ken
    >>> hint(ken.parse("(2xw)B1/A1B/A2B/(xw)C", negative=False), "..3.............").as_json()
    {'mistakes': ['r1c3']}
    """
    digits = _entered(puzzle, entries)
    possible = _possible(puzzle, marks)
    mistakes = _mistakes(puzzle, solution or only_solution(puzzle), digits, possible)
    if mistakes.cells:
        return mistakes
    position = position_of(puzzle, digits)
    position.candidates[~position.placed] &= np.array(possible, dtype=np.int16)[~position.placed]
    step = next(chain.to_next_digit(position), None)
    return End(complete=bool(position.placed.all())) if step is None else step


def to_digit(
    puzzle: Puzzle,
    entries: str,
    marks: Sequence[str] | None = None,
    near: str | None = None,
    order: Sequence[str] | None = None,
    solution: Grid | None = None,
) -> Way | Lost | End:
    """Return the easiest way to a digit from the position of *entries* and *marks*, or what is wrong; as ``hint``.

    *marks* count as they are: what they have ruled out already is not said again. No technique is above the least value
    up to which techniques lead to a digit, so never above the puzzle's rating. Of equal ways it is that which ends
    nearest to the cell called *near*. *order* names the cells in the order in which they were filled.

    >>> from kropki.generator.board import ken
    >>> way = to_digit(ken.parse("(2xw)B1/A1B/A2B/(xw)C", negative=False), "................")
    >>> way.cell, way.digit, len(way.steps)
    (1, 3, 1)
    """
    beside = None if near is None else _cell(puzzle, near)
    position = _position(puzzle, entries, marks, order, solution)
    if isinstance(position, Lost):
        return position
    found = way.find(position, beside)
    return End(complete=bool(position.placed.all())) if found is None else found


def to_cell(
    puzzle: Puzzle,
    name: str,
    entries: str,
    marks: Sequence[str] | None = None,
    order: Sequence[str] | None = None,
    solution: Grid | None = None,
) -> Way | Lost | End:
    """Return an easy way to the digit of the cell called *name*, over the digits that come first; else as ``to_digit``.

    No technique is above the least value up to which techniques lead there. Raise ``RequestError`` also for a cell that
    is filled, or none.

    >>> from kropki.generator.board import ken
    >>> way = to_cell(ken.parse("(2xw)B1/A1B/A2B/(xw)C", negative=False), "r2c1", "................")
    >>> way.cell, way.digit
    (4, 4)
    """
    cell = _cell(puzzle, name)
    if _entered(puzzle, entries)[cell] != EMPTY:
        raise RequestError(f"expected an empty cell, got {name!r}")
    position = _position(puzzle, entries, marks, order, solution)
    if isinstance(position, Lost):
        return position
    found = way.to_cell(position, cell)
    return End(complete=False) if found is None else found


def until(
    puzzle: Puzzle,
    end: str,
    entries: str,
    marks: Sequence[str] | None = None,
    near: str | None = None,
    order: Sequence[str] | None = None,
    solution: Grid | None = None,
) -> Way | Lost | End:
    """Return the way to any ``"digit"``, as ``to_digit``, or to that of the cell called *end*, as ``to_cell``."""
    if end == DIGIT:
        return to_digit(puzzle, entries, marks, near, order, solution)
    return to_cell(puzzle, end, entries, marks, order, solution)


def wrong(puzzle: Puzzle, entries: str, order: Sequence[str] | None = None, solution: Grid | None = None) -> Lost | End:
    """Return which of *entries* are wrong and why one is or, where none is, whether all is filled in; as ``to_digit``.

    >>> from kropki.generator.board import ken
    >>> found = wrong(ken.parse("(2xw)B1/A1B/A2B/(xw)C", negative=False), "..3.............")
    >>> str(found.wrong.sentence)
    'If r1c3 were 3, the white dot between r1c1 and r1c2 would join 2 and 4.'
    """
    position = _position(puzzle, entries, None, order, solution)
    return position if isinstance(position, Lost) else End(complete=bool(position.placed.all()))


def _position(
    puzzle: Puzzle,
    entries: str,
    marks: Sequence[str] | None,
    order: Sequence[str] | None,
    solution: Grid | None,
) -> Position | Lost:
    """Return the position of *entries* and *marks*, or what is wrong there."""
    digits = _entered(puzzle, entries)
    possible = _possible(puzzle, marks)
    filled = [_cell(puzzle, name) for name in order or ()]
    solution = solution or only_solution(puzzle)
    mistakes = _mistakes(puzzle, solution, digits, possible)
    if mistakes.cells:
        return _lost(puzzle, solution, digits, mistakes, filled)
    position = position_of(puzzle, digits)
    position.candidates[~position.placed] &= np.array(possible, dtype=np.int16)[~position.placed]
    return position


def _lost(
    puzzle: Puzzle,
    solution: Grid,
    digits: Sequence[Digit],
    mistakes: Mistakes,
    filled: Sequence[Cell],
    asked: Cell | None = None,
) -> Lost:
    """Say what is wrong, since when by the order in which cells were *filled*, and why *asked* is, or one.

    A digit that stands twice in a house comes before the first, as that is seen at once.
    """
    marks = tuple(cell for cell in mistakes.cells if digits[cell] == EMPTY)
    cells = [cell for cell in mistakes.cells if digits[cell] != EMPTY]
    first = next((cell for cell in filled if cell in cells), None)
    said = why_wrong.lost(puzzle, mistakes.cells, marks)
    if not cells:
        return Lost(mistakes, marks, said)
    cell = cells[0] if first is None else first
    seen = (one for one in (cell, *cells) if why_wrong.twice(puzzle, digits, one))
    found = why_wrong.explain(
        puzzle, digits, solution.digits, asked if asked is not None and asked in cells else next(seen, cell)
    )
    since = None
    if first is not None:
        since = say("right-until", digit=digits[first], cell=puzzle.board.name(first))
    return Lost(mistakes, marks, said, found, since)


def _cell(puzzle: Puzzle, name: str) -> Cell:
    try:
        return puzzle.board.cell(name)
    except ValueError:
        raise RequestError(f"expected a cell such as r1c2, got {name!r}") from None


def why(
    puzzle: Puzzle,
    name: str,
    entries: str,
    order: Sequence[str] | None = None,
    alone: bool = False,
    solution: Grid | None = None,
) -> Why | Lost:
    """Say why the cell called *name* has its digit: what of the clues and *entries* forces it; raise as ``hint``.

    Raise ``RequestError`` also for a cell that is given, or none. With *alone*, by any technique that the puzzle needs
    and from what stands there alone; else by none above the least value up to which techniques lead there.

    What is entered in the cell itself does not count, unless it is wrong. Mistakes come first, that cell before all.

    >>> from kropki.generator.board import ken
    >>> why(ken.parse("(2xw)B1/A1B/A2B/(xw)C", negative=False), "r2c1", "................").status.value
    'minimal'
    """
    digits, cell = _entered(puzzle, entries), why_digit.open_cell(puzzle, name)
    solution = solution or only_solution(puzzle)
    mistakes = _mistakes(puzzle, solution, digits, _possible(puzzle, None))
    if mistakes.cells:
        return _lost(puzzle, solution, digits, mistakes, [_cell(puzzle, each) for each in order or ()], cell)
    digits[cell] = EMPTY
    position = position_of(puzzle, digits)
    rungs = rungs_of(difficulty(puzzle).rating) if alone else way.rungs_to(position, cell)
    return why_digit.explain(puzzle, position, solution.digits, cell, rungs)


def ways(puzzle: Puzzle) -> Iterator[Way]:
    """Yield the ways from digit to digit, from the givens to the solution or to where the ladder ends.

    What one has ruled out is not said again. Raise ``UniquenessError`` unless there is exactly one solution.
    """
    only_solution(puzzle)
    position = position_of(puzzle, puzzle.givens)
    while found := way.find(position):
        yield found
        way.take(position, found.steps)


def check(puzzle: Puzzle, entries: str, solution: Grid | None = None) -> Mistakes | End:
    """Return the cells of *entries* that are wrong or, where none is, whether all is filled in; raise as ``hint``."""
    digits = _entered(puzzle, entries)
    mistakes = _mistakes(puzzle, solution or only_solution(puzzle), digits, _possible(puzzle, None))
    return mistakes if mistakes.cells else End(complete=EMPTY not in digits)


def _mistakes(puzzle: Puzzle, solution: Grid, digits: Sequence[Digit], possible: Sequence[Mask]) -> Mistakes:
    wrong = [
        cell
        for cell, (digit, mask, right) in enumerate(zip(digits, possible, solution.digits, strict=True))
        if digit not in {EMPTY, right} or (digit == EMPTY and not mask & mask_of([right]))
    ]
    return Mistakes(puzzle.size, tuple(wrong))


def only_solution(puzzle: Puzzle, *, budget: int = kernel.DEFAULT_BUDGET) -> Grid:
    """Return the one solution of *puzzle*; raise ``UniquenessError`` where there is none or more than one."""
    outcome = kernel.solve(puzzle, budget=budget)
    if outcome.solutions > 1:
        raise UniquenessError("expected exactly one solution, there are two or more", code="many-solutions")
    if not outcome.complete:
        raise BudgetError(f"not settled within {outcome.nodes} nodes")
    if outcome.solution is None:
        raise UniquenessError("expected exactly one solution, there is none", code="no-solution")
    return outcome.solution


def _entered(puzzle: Puzzle, entries: str) -> list[Digit]:
    """Read *entries*; a given stands where nothing is entered."""
    if len(entries) != len(puzzle.givens):
        raise RequestError(f"expected {len(puzzle.givens)} entries, one a cell, got {len(entries)}")
    for cell, entry in enumerate(entries):
        if entry != NO_DIGIT:
            _check_digit(puzzle, entry, f"or {NO_DIGIT!r} as the entry", cell)
    return [given if entry == NO_DIGIT else int(entry) for given, entry in zip(puzzle.givens, entries, strict=True)]


def _possible(puzzle: Puzzle, marks: Sequence[str] | None) -> list[Mask]:
    """Read *marks* as masks; all digits where a text is empty."""
    full = mask_of(puzzle.board.digits)
    if marks is None:
        return [full] * len(puzzle.givens)
    if len(marks) != len(puzzle.givens):
        raise RequestError(f"expected {len(puzzle.givens)} marks, one text a cell, got {len(marks)}")
    for cell, text in enumerate(marks):
        for mark in text:
            _check_digit(puzzle, mark, "as marks", cell)
    return [mask_of(map(int, set(text))) or full for text in marks]


def _check_digit(puzzle: Puzzle, text: str, role: str, cell: Cell) -> None:
    if text not in _DIGITS[: puzzle.size]:
        name = puzzle.board.name(cell)
        raise RequestError(f"expected a digit from 1 to {puzzle.size} {role} of {name}, got {text!r}")
