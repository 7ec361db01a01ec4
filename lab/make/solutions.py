"""Make the shipped full solutions anew: ``scripts/make solutions``, the same bytes every time.

Line n of a size comes from the n-th seed of that size, without repeats. Knows the model
and where the bank lies; the bank itself knows only the files.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice

import click

from generator.board import ken
from generator.generation import solutions
from generator.solver import model
from kropki.cli import streams

LINES = {4: 24, 6: 200, 9: 1000}  # per size: there are only 288 grids of size 4


def lines(size: int) -> Iterator[str]:
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
        path = solutions.FOLDER / f"solutions-{size}.txt"
        wanted_lines = islice(lines(size), wanted)
        with (
            streams.output(path) as stream,
            click.progressbar(wanted_lines, length=wanted, label=path.name, file=sys.stderr) as progress,
        ):
            stream.writelines(f"{line}\n".encode("ascii") for line in progress)


if __name__ == "__main__":
    main()
