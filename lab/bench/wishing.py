"""Whether boards are finished as setters wish: scripts/lab bench.wishing > lab/results/wishes.md.

Fifty sets of wishes lie beside this, a line of JSON each. Of some a finished puzzle is known that keeps them (the
``witness``); some are impossible. Each is asked for three proposals in the steps of the service.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from kropki.generator.board import ken
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.generation import verify
from kropki.generator.generation.record import Record
from kropki.generator.ladder.rungs import Level
from kropki.generator.workshop.completing import Outcome, alike, complete
from kropki.generator.workshop.wishes import Wishes, named
from lab.bench import report
from lab.bench.section import Row, Section
from lab.bench.timing import longest_of_95

SETS = Path(__file__).with_name("wishes.jsonl")
_NUMBER = 3  # proposals
_BOARDS = 200  # full ones that the service tries
_STEP = 8
_SHARE, _MEDIAN, _LONGEST = 90, 5, 20  # the goals: of a hundred, and seconds


@dataclass(frozen=True)
class Asked:
    """A set of wishes: its *kinds*, and what is known of it."""

    kinds: tuple[str, ...]
    board: Puzzle
    said: dict[str, Any]
    witness: Puzzle | None
    impossible: bool

    @cached_property
    def wishes(self) -> Wishes:
        """The same for the search."""
        level = self.said.get("difficulty")
        return named(self.board, **{**self.said, "difficulty": level and Level(level)})


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a set: the seconds up to each proposal and to the end."""

    asked: Asked
    outcome: Outcome
    proposals: tuple[Record, ...]
    found_after: tuple[float, ...]
    seconds: float


def sets() -> list[Asked]:
    """Return the sets of wishes."""
    return [_read(json.loads(line)) for line in SETS.read_text().splitlines()]


def _read(line: dict[str, Any]) -> Asked:
    negative = line["negative"]
    board = ken.parse(line["ken"], negative=negative)
    witness = ken.parse(line["witness"], negative=negative) if "witness" in line else None
    return Asked(tuple(line["kinds"]), board, line["wishes"], witness, line.get("impossible", False))


def answer(asked: Asked, number: int) -> Answer:
    """Finish the board as the service does, by a seed made of its *number*."""
    begun, tried = process_time(), 0
    found: list[Record] = []
    after: list[float] = []
    while len(found) < _NUMBER and tried < _BOARDS:
        known = [record.puzzle for record in found]
        steps = range(tried, min(tried + _STEP, _BOARDS))
        done = complete(asked.wishes, f"wishes {number}", attempts=steps, known=known)
        tried += done.tried
        found += done.proposals
        after += [process_time() - begun] * len(done.proposals)
        if done.outcome is Outcome.IMPOSSIBLE:
            return Answer(asked, done.outcome, (), (), process_time() - begun)
    outcome = Outcome.COMPLETED if found else Outcome.NOT_FOUND
    return Answer(asked, outcome, tuple(found), tuple(after), process_time() - begun)


def rows(answers: Sequence[Answer]) -> Iterator[Row]:
    """Yield what the goals are held to."""
    possible = [each for each in answers if each.asked.witness]
    others = [each for each in answers if each.asked.impossible]
    done = [each for each in possible if each.proposals]
    yield Row(f"of {len(possible)} possible sets, completed", 100 * len(done) / len(possible), "%", at_least=_SHARE)
    three = [each for each in possible if len(each.proposals) == _NUMBER]
    yield Row("with three proposals", 100 * len(three) / len(possible), "%")
    first = sorted(each.found_after[0] for each in done)
    yield Row("a first proposal", median(first), "s", at_most=_MEDIAN)
    yield Row("a first proposal, 95 of 100", longest_of_95(first), "s", at_most=_LONGEST)
    whole = sorted(each.seconds for each in possible)
    yield Row("three, or the end of the search", median(whole), "s", at_most=_MEDIAN)
    yield Row("three, or the end of the search, 95 of 100", longest_of_95(whole), "s", at_most=_LONGEST)
    proved = [each for each in others if each.outcome is Outcome.IMPOSSIBLE]
    yield Row(f"of {len(others)} impossible sets, proved", len(proved), "sets")
    wrong = sum(bool(each.proposals) for each in others)
    wrong += sum(each.outcome is Outcome.IMPOSSIBLE for each in answers if not each.asked.impossible)
    yield Row("called impossible by guess, or completed against proof", wrong, "sets", at_most=0)
    plain, capped = ([each for each in answers if bool(each.asked.wishes.technique) == at] for at in (False, True))
    yield Row(
        "proposals with a fault by kropki check, no technique wished for", sum(map(_faulty, plain)), "", at_most=0
    )
    yield Row("proposals with such a fault, a technique wished for", sum(map(_faulty, capped)), "")
    yield Row("pairs of proposals that are too alike", sum(map(_too_alike, answers)), "", at_most=0)
    yield Row(f"of all {len(answers)} sets, completed", sum(bool(each.proposals) for each in answers), "sets")


def _faulty(found: Answer) -> int:
    """Count the proposals with a fault that is not about a clue that had to stay."""
    return sum(any(not is_about_fixed(found.asked.wishes, fault) for fault in verify.faults(each))
               for each in found.proposals)  # fmt: skip


def is_about_fixed(wishes: Wishes, fault: str) -> bool:
    """Tell whether a fault is that a puzzle does without a clue that had to stay."""
    board = wishes.board.board
    givens = [board.name(cell) for cell, given in enumerate(wishes.board.givens) if given]
    edges = [" and ".join(map(board.name, edge)) for edge, stays in zip(board.edges, wishes.fixed_dots, strict=True)
             if stays]  # fmt: skip
    _, _, clue = fault.partition("minimal: the puzzle does without the ")
    kind, _, where = clue.partition(" in " if clue.startswith("given") else " between ")
    return any(name in givens for name in where.split(" and ")) if kind == "given" else where in edges


def _too_alike(found: Answer) -> int:
    return sum(alike(found.asked.board, a.puzzle, b.puzzle) for a, b in combinations(found.proposals, 2))


METHOD = (
    "Seconds of the processor, in the steps of the service: 200 full boards at most, three proposals. A set is possible"
    " if a finished puzzle is known that keeps its wishes; none of these was made by this search. That a fixed clue"
    " could go is no fault. If a technique is wished for, some clues could go by a harder one: that is counted apart."
)


def main() -> None:
    """Measure all sets, and print the report."""
    asked = sets()
    complete(asked[0].wishes, "compiled first", attempts=range(2))
    answers = []
    for number, each in enumerate(asked, 1):
        answers.append(answer(each, number))
        last = answers[-1]
        print(f"{number}: {each.kinds} {last.outcome} {len(last.proposals)} {last.seconds:.1f} s", file=sys.stderr)
    measured = list(rows(answers))
    heading = report.heading(quick=False).replace("scripts/lab bench", "scripts/lab bench.wishing")
    print(heading, report.section(Section("Finished as wished", METHOD, lambda _effort: measured), measured),
          report.summary(measured), sep="\n", end="")  # fmt: skip


if __name__ == "__main__":
    main()
