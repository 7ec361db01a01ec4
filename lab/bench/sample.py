"""What the levels are like: a large sample of our own puzzles, counted, in Markdown.

The same sample and the same numbers on every machine; only making it takes longer on some.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from statistics import mean, quantiles

from generator.generation.generate import generate
from generator.generation.record import Record
from generator.generation.request import LEVELS, Request
from generator.ladder.rungs import RUNGS, Difficulty

_HUNDREDTHS = 100
_SEED = "sample"


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab bench.sample", description=__doc__)
    reader.add_argument("-n", "--number", type=int, default=10_000, help="puzzles of 9x9 with the negative constraint")
    print("\n".join(_report(reader.parse_args().number)))


def _report(number: int) -> Iterator[str]:
    yield "# The levels, counted\n"
    yield f"Made by `scripts/lab bench.sample -n {number}`; the seeds are `{_SEED}/...`.\n"
    yield from _natural(number // 2)
    for size, negative in product((9, 6, 4), (True, False)):
        share = number // 2 if size == 9 and negative else number // 20
        yield from _kind(size, negative, share // len(LEVELS[size, negative]))


def _natural(number: int) -> Iterator[str]:
    """Count the levels of puzzles that are only unique, as few givens as their seeds allow."""
    found = Counter(_difficulty(record).level for record in _make(number, Request()))
    yield f"## Levels that nobody asked for\n\nOf {number} minimal 9x9 puzzles with the negative constraint:\n"
    yield "| Level | Puzzles | Share |\n|---|--:|--:|"
    yield from (f"| {level} | {count} | {count / number:.1%} |" for level, count in found.most_common())


def _kind(size: int, negative: bool, number: int) -> Iterator[str]:  # noqa: FBT001
    kind = "with the negative constraint" if negative else "some dots drawn"
    yield f"\n## {size}x{size}, {kind}: {number} of each level\n"
    yield "| Level | Givens | Dots | Score: least, 10%, 50%, 90%, most | First | Openings | Ratings |"
    yield "|---|--:|--:|---|--:|--:|---|"
    uses: dict[str, Counter[str]] = {}
    for level in LEVELS[size, negative]:
        records = list(_make(number, Request(size=size, negative=negative, difficulty=level)))
        uses[level] = Counter(name for record in records for name in _difficulty(record).techniques)
        yield f"| {level} | {_row(records)} |"
    yield "\nHow many puzzles of a hundred use a technique on the cheapest way:\n"
    yield f"| Technique | Value | {' | '.join(uses)} |\n|---|--:|{'--:|' * len(uses)}"
    for rung in RUNGS:
        shares = (f"{_HUNDREDTHS * used[rung.name] / number:.0f}" for used in uses.values())
        yield f"| {rung.name} | {rung.value} | {' | '.join(shares)} |"


def _row(records: list[Record]) -> str:
    found = [_difficulty(record) for record in records]
    scores = sorted(difficulty.score for difficulty in found)
    tenths = quantiles(scores, n=10, method="inclusive")
    ratings = sorted(Counter(difficulty.rating for difficulty in found).items())
    return " | ".join(
        (
            f"{mean(record.givens for record in records):.1f}",
            f"{mean(record.ken.count('w') + record.ken.count('k') for record in records):.1f}",
            f"{scores[0]}, {tenths[0]:.0f}, {tenths[4]:.0f}, {tenths[8]:.0f}, {scores[-1]}",
            f"{mean(difficulty.first for difficulty in found):.1f}",
            f"{mean(difficulty.openings for difficulty in found):.1f}",
            ", ".join(f"{rating}: {count / len(records):.0%}" for rating, count in ratings),
        )
    )


def _make(number: int, request: Request) -> Iterable[Record]:
    for index in range(number):
        if index % 100 == 0:
            print(f"{request.size}x{request.size} {request.difficulty or 'any level'}: {index}", file=sys.stderr)
        yield generate(f"{_SEED}/{index}", request)


def _difficulty(record: Record) -> Difficulty:
    if record.difficulty is None:
        raise ValueError(f"expected a graded record, got {record}")
    return record.difficulty


if __name__ == "__main__":
    main()
