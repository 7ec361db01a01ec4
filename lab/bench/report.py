"""The report in Markdown: what it was measured on, a table a section, the goals.

Knows the form of the rows and nothing of how they are measured.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from kropki.generator.batch import executors
from lab.bench.section import Row, Section

PACKAGES = ("kropki", "numba", "numpy", "cpmpy", "ortools")


def heading(*, quick: bool) -> str:
    """Return the title, the day, the machine and the versions."""
    versions = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    lines = [
        f"# Measurements of {datetime.now(UTC).date()}",
        "",
        *(["A quick run, to see that everything runs: its numbers mean little.", ""] if quick else []),
        f"- Machine: {machine()}; load {os.getloadavg()[0]:.1f} at the start",
        f"- Versions: Python {platform.python_version()}, {versions}",
        "- Made by `scripts/lab bench`",
    ]
    return "\n".join(lines) + "\n"


def machine() -> str:
    """Return the processor, its cores and the system."""
    return f"{processor()}, {executors.processors()} cores, {platform.system()} {platform.machine()}"


def processor() -> str:
    """Return the name of the processor, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(names), platform.processor() or "unknown processor")


def section(part: Section, rows: Sequence[Row]) -> str:
    """Return the table of *rows* under the title of *part*."""
    lines = [f"| {' | '.join(cells)} |" for cells in map(_cells, rows)]
    return (
        "\n".join([f"## {part.title}", "", part.method, "", "| Measured | Kropki | Goal |", "|---|--:|---|", *lines])
        + "\n"
    )


def summary(rows: Sequence[Row]) -> str:
    """Say how many goals are reached, and name the others."""
    goals = [(row.what, words, reached) for row in rows for words, reached in row.goals()]
    missed = [f"- {what}: {words}" for what, words, reached in goals if not reached]
    lines = ["## Goals", "", f"{len(goals) - len(missed)} of {len(goals)} reached."]
    return "\n".join(lines + (["", "Not reached:", "", *missed] if missed else [])) + "\n"


def _cells(row: Row) -> list[str]:
    goals = [f"{words}: {'reached' if reached else '**not reached**'}" for words, reached in row.goals()]
    return [row.what, f"{figure(row.value)} {row.unit}".rstrip(), "; ".join(goals)]


def bullets(texts: Iterable[str]) -> Iterator[str]:
    """Yield *texts* as the lines of a list, and an empty line below it; nothing where there are none.

    >>> list(bullets(["one"])), list(bullets([]))
    (['- one', ''], [])
    """
    found = [f"- {text}" for text in texts]
    yield from [*found, ""] if found else []


def milliseconds(seconds: float) -> str:
    """Return *seconds* in whole milliseconds, with their unit."""
    return f"{seconds * 1000:.0f} ms"


def figure(value: float) -> str:
    """Return *value* with three digits, and all the digits before the point.

    >>> figure(1234.5), figure(23.456), figure(0.98765)
    ('1,234', '23.5', '0.988')
    """
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
