"""The library: puzzles and records that answer questions about themselves.

A ``Puzzle`` is the value that the other packages know, with methods for what a person wants of it;
a ``Record`` is a puzzle with all that is known of it. The solvers, the ladder and what draws are
imported by the method that needs them.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import fields
from enum import StrEnum
from typing import TYPE_CHECKING, Self, TypeVar, Unpack, overload

from kropki import extras
from kropki.generator.board import puzzle as board
from kropki.generator.board.ken import Unsaid
from kropki.generator.board.puzzle import Grid
from kropki.generator.board.rules import Negative, OneTwo
from kropki.generator.errors import BudgetError, RequestError
from kropki.generator.generation import record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Difficulty, Level

if TYPE_CHECKING:  # slow to import
    from kropki.generator.ladder.explanation.explain import End, Lost, Mistakes
    from kropki.generator.ladder.explanation.steps import Step
    from kropki.generator.ladder.explanation.taught_steps import Way
    from kropki.generator.ladder.explanation.why_digit import Why
    from kropki.generator.solver.kernel import Outcome
    from kropki.generator.workshop.analyse import Analysis
    from kropki.generator.workshop.completing import Completion
    from kropki.generator.workshop.neighbours import Neighbourhood

_SEED_BYTES = 8  # of a seed that nobody has named
Choice = TypeVar("Choice", bound=StrEnum)


class _Answering:
    """What a puzzle, and a record of one, can be asked."""

    __slots__ = ()

    def _asked(self) -> Puzzle:
        raise NotImplementedError

    def solve(self, *, limit: int = 2) -> Outcome:
        """Count the solutions up to *limit*: ``solutions`` is 0, 1 or, with the usual limit, 2 for several.

        ``solution`` is the first one found. Raise ``BudgetError`` where the search takes too long.

        >>> outcome = Puzzle.from_ken("(2xw)B1/A1B/A2B/(xw)C", negative=False).solve()
        >>> outcome.solutions, str(outcome.solution)
        (1, '2341/4123/1234/3412')
        """
        from kropki.generator.solver import kernel

        if limit < 1:
            raise RequestError(f"expected a limit of at least 1, got {limit!r}")
        outcome = kernel.solve(self._asked(), limit=limit, budget=kernel.LONG_BUDGET)
        if not outcome.complete:
            raise BudgetError(f"not settled within {outcome.nodes} nodes; at least {outcome.solutions} solutions")
        return outcome

    def grade(self) -> Difficulty:
        """Say how hard the puzzle is; raise ``UniquenessError`` unless it has exactly one solution.

        >>> Puzzle.from_ken("(2xw)B1/A1B/A2B/(xw)C", negative=False).grade().level
        'easy'
        """
        from kropki.generator.ladder import grade
        from kropki.generator.ladder.explanation import explain
        from kropki.generator.solver import kernel

        puzzle = self._asked()
        explain.only_solution(puzzle, budget=kernel.LONG_BUDGET)
        return grade.difficulty(puzzle)

    def explain(self) -> tuple[Step, ...]:
        """Return the steps from the givens to the solution as a person would take them, each with its ``sentence``.

        They stop early where the puzzle is deeper than the known techniques reach. Raise
        ``UniquenessError`` unless there is exactly one solution.

        >>> Puzzle.from_ken("(2xw)B1/A1B/A2B/(xw)C", negative=False).explain()[0].technique
        'dot from a digit'
        """
        from kropki.generator.ladder.explanation import explain

        return explain.path(self._asked())

    @overload
    def hint(self, entries: str | None = None, marks: Sequence[str] | None = None) -> Step | Mistakes | End: ...
    @overload
    def hint(
        self, entries: str | None = None, marks: Sequence[str] | None = None, *, until: str, near: str | None = None
    ) -> Way | Lost | End: ...
    def hint(
        self,
        entries: str | None = None,
        marks: Sequence[str] | None = None,
        *,
        until: str | None = None,
        near: str | None = None,
    ) -> Step | Way | Mistakes | Lost | End:
        """Return the next step from a position: a ``Step``, or the ``Mistakes`` in it, or the ``End`` of the way.

        *entries* has a character for each cell in reading order, its digit or ``.``; without it,
        nothing is entered but the givens. *marks* has the digits that are still possible in each
        cell, such as ``"247"``; an empty text says nothing. With *until* ``"digit"``, return the easiest ``Way`` to
        a digit; of equally easy ones, to the nearest to the cell *near*. With *until* a cell, such as ``"r4c5"``,
        return an easy ``Way`` to its digit. Where something is wrong, return what is ``Lost``. Raise ``RequestError``
        for other texts and ``UniquenessError`` unless there is exactly one solution.

        >>> Puzzle.from_ken("(2xw)B1/A1B/A2B/(xw)C", negative=False).hint("..3.............").as_json()
        {'mistakes': ['r1c3']}
        """
        from kropki.generator.ladder.explanation import explain

        puzzle = self._asked()
        text = explain.NO_DIGIT * len(puzzle.givens) if entries is None else entries
        if until is None:
            return explain.hint(puzzle, text, marks)
        return explain.until(puzzle, until, text, marks, near)

    def wrong(self, entries: str, order: Sequence[str] | None = None) -> Lost | End:
        """Say which of *entries* are wrong, and why the first is; else the ``End``: whether all is filled in.

        *order* has the cells in the order in which they were filled: then ``Lost.since`` names the digit that
        was wrong first.

        >>> lost = Puzzle.from_ken("(2xw)B1/A1B/A2B/(xw)C", negative=False).wrong("..3.............")
        >>> lost.as_json()["wrong"]["sentence"]
        'If r1c3 were 3, the white dot between r1c1 and r1c2 would join 2 and 4.'
        """
        from kropki.generator.ladder.explanation import explain

        return explain.wrong(self._asked(), entries, order)

    def why(self, cell: str, entries: str | None = None, *, alone: bool = False) -> Why | Lost:
        """Say why a *cell*, such as ``"r1c2"``, has its digit: few clues that force it, and the argument.

        With *alone* it may use every technique that the puzzle needs, and no other digits first.
        *entries* as for ``hint``; where they are wrong, say what is ``Lost``. Raise ``RequestError`` for a cell
        that is given, or none, and ``UniquenessError`` unless there is exactly one solution.

        >>> reason = Puzzle.from_ken("(2xw)B1/A1B/A2B/(xw)C", negative=False).why("r2c1")
        >>> reason.digit, reason.status.value
        (4, 'minimal')
        """
        from kropki.generator.ladder.explanation import explain

        puzzle = self._asked()
        text = explain.NO_DIGIT * len(puzzle.givens) if entries is None else entries
        return explain.why(puzzle, cell, text, None, alone)

    def analyse(self, entries: str = "", *, symmetry: str | None = None, budget: int | None = None) -> Analysis:
        """Return an analysis, for any board, solvable or not: its attributes are found when you first ask for them.

        They are ``solutions``, ``candidates``, ``unique_by``, ``difficulty``, ``redundant``, ``conflict``, ``argument``
        and ``equal``. With *entries*, a character for each cell, those digits count as givens. With a *symmetry*, named
        as for ``complete``, a clue is ``redundant`` only with its images, and a dot of ``unique_by`` comes with them.
        *budget* is in nodes, for each question.

        >>> analysis = Puzzle.from_ken("4A1A/D/D/D", negative=False).analyse()
        >>> analysis.solutions.verdict.value, analysis.solutions.count
        ('many', 24)
        >>> analysis.candidates.cells[1]
        {2: 12, 3: 12}
        """
        from kropki.generator.solver import kernel
        from kropki.generator.workshop import analyse, wishes

        puzzle = analyse.with_entries(self._asked(), entries) if entries else self._asked()
        kept = None if symmetry is None else _choice(wishes.Symmetry, symmetry, "the symmetry")
        return analyse.Analysis(puzzle, budget=kernel.DEFAULT_BUDGET if budget is None else budget, symmetry=kept)

    def neighbours(
        self, want: str | None = None, *, difficulty: str | None = None, budget: int | None = None
    ) -> Neighbourhood:
        """Return the puzzles one change away that have exactly one solution, as this puzzle has.

        *want* is harder, easier or symmetric; *difficulty* is exactly this level. *budget* is in nodes, for each kind
        of change. Raise ``UniquenessError`` unless there is exactly one solution.

        >>> near = Puzzle.from_ken("1234/3412/2143/432A", negative=False).neighbours("harder")
        >>> near.neighbours[0].kind.value, near.neighbours[0].difficulty.rating > near.difficulty.rating
        ('minimal', True)
        """
        from kropki.generator.solver import kernel
        from kropki.generator.workshop import neighbours

        wanted = None if want is None else _choice(neighbours.Want, want, "what is wanted")
        level = None if difficulty is None else _choice(Level, difficulty, "the difficulty")
        nodes = kernel.DEFAULT_BUDGET if budget is None else budget
        return neighbours.find(self._asked(), wanted, level, budget=nodes)

    def svg(self, solution: Grid | None = None) -> str:
        """Draw the puzzle as SVG, and in its empty cells the digits of a *solution*, if given."""
        from kropki.generator.formats import svg

        if solution is not None and not isinstance(solution, Grid):
            raise RequestError(f"expected a Grid as the solution, got {solution!r:.40}")
        return svg.draw(self._asked(), solution)

    def _repr_svg_(self) -> str:
        """Draw the puzzle where a notebook shows it."""
        return self.svg()


class Puzzle(_Answering, board.Puzzle):
    """A Kropki puzzle: its *size*, *givens* (0 = empty), *dots*, *negative* (which dots are all drawn) and *boxes*.

    A missing dot means something if all dots of a colour are drawn: ``True`` for both colours, ``False`` for neither,
    ``"white"`` or ``"black"`` for one. Without *boxes*, only rows and columns hold every digit. ``str`` gives KEN, and
    what ``repr`` gives can be pasted back.

    >>> Puzzle.from_ken("(2xw)B1/A1B/A2B/(xw)C", negative=False)
    Puzzle.from_ken('(2xw)B1/A1B/A2B/(xw)C', negative=False)
    """

    __slots__ = ()

    def _asked(self) -> Puzzle:
        return self

    @classmethod
    def _of(cls, puzzle: board.Puzzle) -> Self:
        return cls(puzzle.size, puzzle.givens, puzzle.dots, puzzle.negative, puzzle.boxes)


class Record(_Answering, record.Record):
    """A puzzle and everything known about it: *id*, *ken*, *difficulty*, *seed*, *solution* and the rest.

    ``as_json()`` gives the fields as plain values, as a line of ``kropki generate`` has them.
    """

    __slots__ = ()

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that *ken*, *negative* and *boxes* describe."""
        return Puzzle.from_ken(self.ken, negative=self.negative, boxes=self.boxes)

    def _asked(self) -> Puzzle:
        return self.puzzle

    @classmethod
    def from_json(cls, plain: object) -> Self:
        """Read a record from the decoded JSON of a line of ``kropki generate``; raise ``RecordError`` for others.

        >>> Record.from_json({"id": "XZZV5QCRY4YR"})
        Traceback (most recent call last):
        kropki.generator.generation.record.RecordError: expected the field 'ken', which is missing
        """
        return cls._of(record.from_json(plain))

    @classmethod
    def _of(cls, made: record.Record) -> Self:
        return cls(**{field.name: getattr(made, field.name) for field in fields(made)})


def read(text: str, *, negative: Negative = True, boxes: bool = True) -> Puzzle:
    """Read a puzzle from KEN, a record, or a string, a link or the JSON of another program.

    For KEN, *negative* says which dots are all drawn and *boxes* whether there are boxes, as for ``Puzzle``. Other
    texts say it themselves. Raise ``KenError`` or ``FPuzzlesError``, both ``KropkiError``, for any other text.

    >>> read("(2xw)B1/A1B/A2B/(xw)C").negative
    True
    """
    from kropki.generator.formats import importing

    if not isinstance(text, str):
        raise RequestError(f"expected a text, got {text!r:.40}")
    return Puzzle._of(importing.puzzle(text, negative=negative, boxes=boxes))  # noqa: SLF001 - of this module


def generate(  # noqa: PLR0913 - one for each option of the command
    seed: str | None = None,
    *,
    size: int = 9,
    negative: Negative = True,
    boxes: bool = True,
    difficulty: str | None = None,
    technique: str | Sequence[str] = (),
    rating_min: float | None = None,
    rating_max: float | None = None,
    first_rating_min: float | None = None,
    first_rating_max: float | None = None,
    openings_min: float | None = None,
    openings_max: float | None = None,
    moments_min: int | None = None,
    moments_max: int | None = None,
    givens_max: int | None = None,
    symmetric: bool = False,
    one_two: str = OneTwo.BLACK,
    sampling: int | None = None,
    fewest: bool = False,
    fresh: bool = False,
    certify: bool = False,
) -> Record:
    """Make the puzzle of *seed*, or a random one. It has exactly one solution and all properties that you ask for.

    The options are those of ``kropki generate``, and the same seed and options give the same puzzle here and there.
    Raise ``RequestError`` for options that no puzzle can have, and ``BudgetError`` if the seed leads to no puzzle.

    >>> generate("tea", size=4, difficulty="easy").ken
    '(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(4kx)A/A(xk)(2xw)A'
    """
    from kropki.generator.generation import certify as model
    from kropki.generator.generation import generate as making

    if certify or fresh or fewest:
        extras.need("cpmpy")
    if seed is not None and not isinstance(seed, str):
        raise RequestError(f"expected a text as the seed, got {seed!r:.40}")
    request = Request(
        size=size,
        negative=negative,
        boxes=boxes,
        one_two=_choice(OneTwo, one_two, "a 1-2 pair"),
        sampling=sampling,
        fewest=fewest,
        fresh=fresh,
        difficulty=None if difficulty is None else _choice(Level, difficulty, "the difficulty"),
        techniques=(technique,) if isinstance(technique, str) else tuple(technique),
        rating_min=rating_min,
        rating_max=rating_max,
        givens_max=givens_max,
        symmetric=symmetric,
        first_rating_min=first_rating_min,
        first_rating_max=first_rating_max,
        openings_min=openings_min,
        openings_max=openings_max,
        moments_min=moments_min,
        moments_max=moments_max,
    )
    made = making.generate(secrets.token_hex(_SEED_BYTES) if seed is None else seed, request)
    if certify:
        model.certify(made)
    return Record._of(made)  # noqa: SLF001 - of this module


def complete(  # noqa: PLR0913 - one for each option of the command
    board: Asked,
    *,
    negative: Negative = True,
    boxes: bool = True,
    no_dots: Sequence[tuple[str, str]] = (),
    dots_within: Sequence[str] | None = None,
    picture: Sequence[tuple[str, str]] | None = None,
    white_only: bool = False,
    givens_max: int | None = None,
    symmetric: bool = False,
    symmetry: str | None = None,
    symmetric_dots: bool = False,
    difficulty: str | None = None,
    technique: str | None = None,
    break_in: int | None = None,
    number: int = 1,
    seed: str | None = None,
    attempts: int | None = None,
) -> Completion:
    """Finish a *board*: return up to *number* puzzles that have its givens and dots, and that fit your wishes.

    *no_dots* are the pairs of neighbours that have no dot. New dots join two cells of *dots_within*. Each pair of a
    *picture* gets a dot of any colour, and no other pair gets one. *symmetry* is ``half-turn``, ``quarter-turn``,
    ``left-right``, ``top-bottom``, ``diagonal`` or ``other-diagonal``. With *symmetric_dots*, each dot comes with its
    images by it. *break_in* is the box, counted from 1 in reading order, where the first digits are found. The
    other wishes are as for ``generate``. The same wishes, *seed* and *number* give the same proposals. *attempts* is
    how many full solutions are tried. Raise ``RequestError`` for wishes that contradict each other.

    >>> done = complete("1C/D/D/D", difficulty="easy", seed="tea")
    >>> done.outcome.value, done.proposals[0].ken
    ('completed', '(1kx)(wk)(kw)A/(kw)(xw)(wx)(kx)/(wx)(kx)(3xw)(kx)/(xw)(xk)B')
    """
    from kropki.generator.workshop import completing, wishes

    extras.need("cpmpy")
    asked = wishes.named(
        _puzzle(board, negative=negative, boxes=boxes),
        no_dots=no_dots,
        dots_within=dots_within,
        picture=picture,
        white_only=white_only,
        givens_max=givens_max,
        symmetric=symmetric,
        symmetry=symmetry,
        symmetric_dots=symmetric_dots,
        difficulty=None if difficulty is None else _choice(Level, difficulty, "the difficulty"),
        technique=technique,
        break_in=break_in,
    )
    tries = range(completing.ATTEMPTS if attempts is None else attempts)
    named = secrets.token_hex(_SEED_BYTES) if seed is None else seed
    return completing.complete(asked, named, number=number, attempts=tries)


Asked = str | Puzzle | Record  # what the functions below take


def solve(puzzle: Asked, *, negative: Negative = True, boxes: bool = True, limit: int = 2) -> Outcome:
    """Count the solutions of *puzzle*, or of its text, as ``Puzzle.solve`` does; the rest as for ``read``.

    >>> solve("(2xw)B1/A1B/A2B/(xw)C", negative=False).solutions
    1
    """
    return _puzzle(puzzle, negative=negative, boxes=boxes).solve(limit=limit)


def grade(puzzle: Asked, *, negative: Negative = True, boxes: bool = True) -> Difficulty:
    """Say how hard *puzzle*, or that of a text, is, as ``Puzzle.grade`` does; the rest as for ``read``."""
    return _puzzle(puzzle, negative=negative, boxes=boxes).grade()


def explain(puzzle: Asked, *, negative: Negative = True, boxes: bool = True) -> tuple[Step, ...]:
    """Return the steps to the solution of *puzzle*, or of a text, as ``Puzzle.explain``; the rest as for ``read``."""
    return _puzzle(puzzle, negative=negative, boxes=boxes).explain()


@overload
def hint(
    puzzle: Asked,
    entries: str | None = None,
    marks: Sequence[str] | None = None,
    *,
    negative: Negative = True,
    boxes: bool = True,
) -> Step | Mistakes | End: ...
@overload
def hint(
    puzzle: Asked,
    entries: str | None = None,
    marks: Sequence[str] | None = None,
    *,
    until: str,
    near: str | None = None,
    negative: Negative = True,
    boxes: bool = True,
) -> Way | Lost | End: ...
def hint(  # noqa: PLR0913 - what can be said of a position
    puzzle: Asked,
    entries: str | None = None,
    marks: Sequence[str] | None = None,
    *,
    until: str | None = None,
    near: str | None = None,
    negative: Negative = True,
    boxes: bool = True,
) -> Step | Way | Mistakes | Lost | End:
    """Return the next step of *puzzle*, or of its text, as ``Puzzle.hint`` does; the rest as for ``read``."""
    asked = _puzzle(puzzle, negative=negative, boxes=boxes)
    return asked.hint(entries, marks) if until is None else asked.hint(entries, marks, until=until, near=near)


def why(
    puzzle: Asked, cell: str, entries: str | None = None, *, negative: Negative = True, boxes: bool = True
) -> Why | Lost:
    """Say why a *cell* of *puzzle*, or of a text, has its digit, as ``Puzzle.why`` does; the rest as for ``read``."""
    return _puzzle(puzzle, negative=negative, boxes=boxes).why(cell, entries)


def _puzzle(asked: Asked, **kind: Unpack[Unsaid]) -> Puzzle:
    if isinstance(asked, str):
        return read(asked, **kind)
    if isinstance(asked, Record):
        return asked.puzzle
    if isinstance(asked, Puzzle):
        return asked
    raise RequestError(f"expected a puzzle, a record or a text, got {asked!r:.40}")


def _choice(choices: type[Choice], text: str, what: str) -> Choice:
    try:
        return choices(text)
    except ValueError:
        raise RequestError(f"expected one of {', '.join(choices)} for {what}, got {text!r}") from None
