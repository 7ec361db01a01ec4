"""What a setter waits for: the verdict, candidates, clues to add or to drop, and contradictions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median
from time import process_time

from kropki.generator.board.puzzle import Puzzle
from kropki.generator.workshop.analyse import Analysis
from kropki.generator.workshop.counting import Verdict
from lab.bench import setting
from lab.bench.kernel import zero_givens
from lab.bench.section import Effort, Row, Section
from lab.bench.timing import longest_of_95

_MILLI = 1e3
_JUDGED = 500
_FULL = 300  # boards of each sort at the full effort

Ask = Callable[[Analysis], object]


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the times of each question, then the boards on which the constraint model agrees."""
    number = effort.checks
    unique = [zero_givens(f"bench/workshop/{index}") for index in range(number)]
    ten, thirty = ([setting.dotted(dots, index) for index in range(number)] for dots in (10, 30))
    unsolvable = _unsolvable(max(number // 3, 1))
    timed = (
        ("the verdict of a 9x9 without givens", unique, lambda asked: asked.solutions, 2),
        ("the candidates of 9x9 with ten dots", ten, lambda asked: asked.candidates, 20),
        ("the candidates of 9x9 with thirty dots", thirty, lambda asked: asked.candidates, 10),
        ("the clues that leave the fewest, ten dots", ten, lambda asked: asked.unique_by, 300),
        ("the clues that leave the fewest, thirty dots", thirty, lambda asked: asked.unique_by, 300),
        ("the clues that contradict each other", unsolvable, lambda asked: asked.conflict, 200),
        ("the level of a 9x9 without givens", unique, lambda asked: asked.difficulty, 20),
        ("the clues that can go, thirty dots", thirty, lambda asked: asked.redundant, None),
    )
    for what, puzzles, ask, at_most in timed:
        yield from _times(what, puzzles, ask, at_most)
    whole = [Analysis(puzzle).candidates.complete for puzzle in ten]
    yield Row("of a hundred boards with ten dots, all settled", 100 * sum(whole) / len(whole), "")
    proved = [Analysis(puzzle).conflict.irreducible for puzzle in unsolvable]
    yield Row("of a hundred contradictions, proved irreducible", 100 * sum(proved) / len(proved), "")
    judged = _JUDGED if number >= _FULL else 5 * number
    agreed = sum(map(setting.agrees, setting.boards(judged)))
    yield Row(f"boards of {judged} with the answers of the model", agreed, "", at_least=judged)


def _times(what: str, puzzles: Sequence[Puzzle], ask: Ask, at_most: float | None) -> Iterator[Row]:
    took = sorted(map(partial(_timed, ask), puzzles))
    yield Row(what, median(took), "ms", at_most=at_most)
    yield Row(f"{what}, 95 of 100", longest_of_95(took), "ms")


def _timed(ask: Ask, puzzle: Puzzle) -> float:
    """Return the milliseconds of the processor that a question takes, the second time: all is loaded then."""
    ask(Analysis(puzzle))
    begun = process_time()
    ask(Analysis(puzzle))
    return (process_time() - begun) * _MILLI


def _unsolvable(number: int) -> list[Puzzle]:
    """Return boards of 9x9 without a solution."""
    found: list[Puzzle] = []
    turn = 0
    while len(found) < number:
        puzzle = setting.board(9, 3 * turn)
        turn += 1
        found += [puzzle] if Analysis(puzzle).solutions.verdict is Verdict.NONE else []
    return found


SECTION = Section(
    "The workshop",
    "Processor time of one question about one board, its puzzle parsed, nothing else known of it. Boards with ten and"
    " thirty dots are empty else, and say nothing where no dot is drawn. Boards that contradict themselves are 9x9 with"
    " a wrong given and a wrong dot. The constraint model judges solutions, candidates, conflicts and redundancy on"
    " boards of all sizes, of 9x9 a sample.",
    rows,
)
