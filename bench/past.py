"""How fast a checkout of before and this one make records, side by side in turns, in Markdown.

    taskset -c 1 python -m bench.past FOLDER

FOLDER needs the same packages. Each process makes the same number of records of the same seeds, by its processor time.
Where this one makes them by the generator of before, the records must be the same.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from contextlib import closing
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from bench.kernel import zero_givens
from generator.board import ken
from generator.ladder.rungs import Level

MAKER = Path(__file__).with_name("past_rates.py")
_MICRO = 1e6


class Checkout:
    """The generator of one folder, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(MAKER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(folder.resolve())},
        )
        line = self._process.stdout.readline() if self._process.stdout else ""
        if not line or json.loads(line) != str(folder.resolve()):
            self.close()
            raise SystemExit(f"{folder} has no package generator of its own")

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    def asked(self, **case: Any) -> tuple[float, int]:
        """Return the seconds that a *case* took, and a sum of the records."""
        if self._process.stdin:
            self._process.stdin.write(json.dumps(case) + "\n")
            self._process.stdin.flush()
        seconds, records = self._answer()
        return seconds, records

    def _answer(self) -> Any:
        line = self._process.stdout.readline() if self._process.stdout else ""
        if not line:
            raise SystemExit("a process has ended")
        return json.loads(line)


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("before", type=Path)
    reader.add_argument("--size", type=int, default=9)
    reader.add_argument("--seconds", type=float, default=0.3, help="of each turn")
    reader.add_argument("--turns", type=int, default=5)
    asked = reader.parse_args()
    with closing(Checkout(Path(__file__).parents[1])) as now, closing(Checkout(asked.before)) as before:
        _compare(now, before, asked)


def _compare(now: Checkout, before: Checkout, asked: argparse.Namespace) -> None:
    """Print the table of both checkouts, and how long each takes for a solution."""
    print("| Records a second | Before | Generator 1 now | By before | Generator 2 now | By before | Goal |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for negative, level in product((True, False), (None, *Level)):
        print(_row(now, before, asked, {"size": asked.size, "negative": negative, "level": level}), flush=True)
    kens = [ken.write(zero_givens(f"bench/{number}")) for number in range(200)]
    both = [(before.asked(kens=kens, number=3)[0], now.asked(kens=kens, number=3)[0]) for _ in range(asked.turns)]
    old, new = (median(times) * _MICRO for times in zip(*both, strict=True))
    print(f"\n`kernel.solve` from a puzzle object: {old:.1f} µs before, {new:.1f} µs now (goal: at most 12).")


def _row(now: Checkout, before: Checkout, asked: argparse.Namespace, kind: dict[str, Any]) -> str:
    """Return the row of a *kind* of records: rates, and each by the rate of before, medians over the turns."""
    ways = [(before, "1"), (now, "1"), (now, "2")]
    for checkout, generator in ways:
        checkout.asked(**kind, generator=generator, seed="warm", number=2)
    one = before.asked(**kind, generator="1", seed="size", number=5)[0] / 5
    number = max(3, int(asked.seconds / one))
    turns = []
    for turn in range(asked.turns):
        made = [each.asked(**kind, generator=name, seed=f"past/{turn}", number=number) for each, name in ways]
        if made[0][1] != made[1][1]:
            raise SystemExit(f"{kind}: other records than before")
        turns.append([seconds for seconds, _ in made])
    rates = [number / median(times) for times in zip(*turns, strict=True)]
    by_before = [median(turn[0] / turn[way] for turn in turns) for way in (1, 2)]
    name = f"{kind['level'] or 'no level'}, {'all dots' if kind['negative'] else 'some dots'}"
    figures = f"{rates[0]:.0f} | {rates[1]:.0f} | {by_before[0]:.2f} | {rates[2]:.0f} | {by_before[1]:.2f}"
    return f"| {name} | {figures} | {2.5 if kind['level'] else 2.0} |"


if __name__ == "__main__":
    main()
