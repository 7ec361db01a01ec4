"""Tables of what pencilmark says of the levels, in Markdown, from the ratings beside this file.

    python -m lab.people.table

Of each kind: the median of each level, of neighbouring levels in how many pairs of a puzzle of each the one of the
lower level is rated harder, and how the scores rank with the ratings.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from pathlib import Path
from statistics import median

from kropki.generator.ladder.rungs import Level
from lab.calibrate.agreement import rank_correlation

HERE = Path(__file__).parent
KINDS = {
    "9-all": "9x9, all dots drawn",
    "9-some": "9x9, some dots drawn",
    "6-all": "6x6, all dots drawn",
    "6-some": "6x6, some dots drawn",
}
APART, REVERSED = 1.0, 0.15  # the goals, of 9x9


def main() -> None:
    """Print the tables."""
    print("# The levels by a grader that is fitted to people")
    print()
    print("Made by `lab/people/rate-levels`: pencilmark 1.0.0rc1 rates puzzles of each level, none left out, from the")
    print("seeds `people-LEVEL`. It plays no part in generating. The ratings are in `lab/people/`. The goals, on 9x9:")
    print(f"medians of neighbouring levels at least {APART} apart, and at most {REVERSED:.0%} of their pairs the other")
    print("way round. For 6x6 there are none.")
    for name, title in KINDS.items():
        print(f"\n## {title}\n")
        with (HERE / f"{name}.csv").open(newline="", encoding="ascii") as file:
            rows = list(csv.DictReader(file))
        print(table(ratings(rows)))
        print()
        print(agreement(rows))


def ratings(rows: Sequence[Mapping[str, str]]) -> dict[Level, list[float]]:
    """Return the ratings of each level."""
    found = {level: [float(row["pencilmark"]) for row in rows if row["level"] == level] for level in Level}
    return {level: each for level, each in found.items() if each}


def agreement(rows: Sequence[Mapping[str, str]]) -> str:
    """Say how the scores rank with the ratings (Spearman), in all and within each level."""
    parts = []
    for what in ("all", *dict.fromkeys(row["level"] for row in rows)):
        some = [row for row in rows if what in ("all", row["level"])]
        found = rank_correlation([float(row["score"]) for row in some], [float(row["pencilmark"]) for row in some])
        parts.append(f"{what} {'-' if found is None else f'{found:.3f}'}")
    return f"Rank correlation of the scores with the ratings: {', '.join(parts)}."


def table(rated: Mapping[Level, Sequence[float]]) -> str:
    """Return the table of *rated*."""
    lines = [
        "| Level | Puzzles | Median | More than the level before | Pairs the other way round |",
        "|---|--:|--:|--:|--:|",
    ]
    first = next(iter(rated))
    lines.append(f"| {first} | {len(rated[first])} | {median(rated[first]):.2f} | | |")
    for low, high in pairwise(rated):
        apart = median(rated[high]) - median(rated[low])
        wrong = reversed_share(rated[low], rated[high])
        lines.append(f"| {high} | {len(rated[high])} | {median(rated[high]):.2f} | {apart:.2f} | {wrong:.1%} |")
    return "\n".join(lines)


def reversed_share(low: Sequence[float], high: Sequence[float]) -> float:
    """Return the share of pairs in which the puzzle of the lower level is rated harder.

    >>> reversed_share([1, 3], [2, 3])
    0.25
    """
    pairs = list(product(low, high))
    return sum(one > other for one, other in pairs) / len(pairs)


if __name__ == "__main__":
    main()
