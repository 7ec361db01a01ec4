"""Make the shipped bank of full solutions anew: ``scripts/make-bank``, the same bytes every time.

Line n of a size comes from the n-th seed of that size, without repeats. Knows the model
and where the bank lies; the bank itself knows only the files.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice

import click

from generator import bank, ken, model, streams

LINES = {4: 24, 6: 200, 9: 1000}  # per size: there are only 288 grids of size 4


def solutions(size: int) -> Iterator[str]:
    """Yield the solutions of the bank of *size*, each as digit KEN, without end: ask for no more than there are."""
    made: set[str] = set()
    for number in count():
        line = ken.write_grid(model.fresh(size, f"bank/{size}/{number}"))
        if line not in made:
            made.add(line)
            yield line


def main() -> None:
    """Write the files of all sizes, each of them whole or not at all."""
    for size, wanted in LINES.items():
        path = bank.FOLDER / f"solutions-{size}.txt"
        lines = islice(solutions(size), wanted)
        with (
            streams.output(path) as stream,
            click.progressbar(lines, length=wanted, label=path.name, file=sys.stderr) as progress,
        ):
            stream.writelines(f"{line}\n".encode("ascii") for line in progress)


if __name__ == "__main__":
    main()
