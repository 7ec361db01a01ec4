"""Measure everything, and print the report in Markdown to standard output, section by section."""

from __future__ import annotations

import argparse
import os
import sys

from kropki.jit import INTERPRETED
from lab.bench import adversary, api, batch, dots, generate, kernel, levels, memory, report, startup, teaching, workshop
from lab.bench.section import FULL, QUICK, Row

SECTIONS = (
    kernel.SECTION,
    adversary.SECTION,
    generate.SECTION,
    levels.SECTION,
    teaching.SECTION,
    workshop.SECTION,
    batch.SECTION,
    startup.SECTION,
    memory.SECTION,
    api.SECTION,
    dots.SECTION,
)


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab bench", description=__doc__)
    reader.add_argument("--quick", action="store_true", help="try everything once; the numbers then mean little")
    reader.add_argument("titles", nargs="*", help="measure only the sections of these titles")
    asked = reader.parse_args()
    quick = asked.quick
    os.environ.setdefault(INTERPRETED, "0")  # what is measured is compiled, and nothing compiles beside it
    print(report.heading(quick=quick), flush=True)
    every: list[Row] = []
    for part in (part for part in SECTIONS if not asked.titles or part.title in asked.titles):
        print(f"{part.title} ...", file=sys.stderr, flush=True)
        rows = list(part.rows(QUICK if quick else FULL))
        print(report.section(part, rows), flush=True)
        every += rows
    print(report.summary(every), end="", flush=True)


if __name__ == "__main__":
    main()
