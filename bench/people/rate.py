"""Rate puzzles with pencilmark, a grader fitted to people's solving: records as NDJSON on standard input.

Runs beside the project, in an environment of its own that has pencilmark and nothing of ours:

    python -m venv /tmp/pencil && /tmp/pencil/bin/pip install pencilmark==1.0.0rc1
    /tmp/pencil/bin/python bench/people/rate.py < records.ndjson > ratings.ndjson
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from typing import Any

import pencilmark  # type: ignore[import-not-found]

BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3)}
COLOURS = {"w": "white", "k": "black"}
_TOKEN = re.compile(r"\((\d?)([wkx])([wkx])\)|([A-I])|(\d)")


def main() -> None:
    """Write a line for each record: its id, and how hard it is."""
    for line in sys.stdin:
        record = json.loads(line)
        card = pencilmark.rate(puzzle(record), fields=["difficulty", "time", "band"])
        rated = {name: card[name] for name in ("difficulty", "time", "band")}
        said = {name: value for name, value in record["difficulty"].items() if name != "techniques"}
        print(json.dumps({"id": record["id"], **said, "pencilmark": rated}), flush=True)


def puzzle(record: dict[str, Any]) -> dict[str, Any]:
    """Return *record* as pencilmark reads it: dots as kropki rules, missing ones as `notdiff` 1 and `notratio` 2."""
    size = record["size"]
    height, width = BOXES[size]
    givens, dots = [0] * size**2, []
    for row, text in enumerate(record["ken"].split("/")):
        for column, (given, below, right) in enumerate(cells(text)):
            givens[row * size + column] = int(given or 0)
            here = name(row, column)
            dots += [(below, [here, name(row + 1, column)])] * (below != "x")
            dots += [(right, [here, name(row, column + 1)])] * (right != "x")
    rules: list[dict[str, Any]] = [{"type": "kropki", "color": COLOURS[dot], "cells": pair} for dot, pair in dots]
    if record["negative"]:
        dotted = [pair for _, pair in dots]
        for rel, number in (("notdiff", 1), ("notratio", 2)):
            rules.append({"type": "pairs", "rel": rel, "params": [number], "where": "orthogonal", "except": dotted})
    return {"size": size, "box": f"{height}x{width}", "numbers": "".join(map(str, givens)), "rules": rules}


def cells(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield the given, the dot below and the dot to the right of each cell of a row of KEN."""
    for token in _TOKEN.finditer(text):
        if token[4]:
            yield from [("", "x", "x")] * (ord(token[4]) - ord("A") + 1)
        elif token[5]:
            yield token[5], "x", "x"
        else:
            yield token[1], token[2], token[3]


def name(row: int, column: int) -> str:
    """Return the name of a cell: r1c1."""
    return f"r{row + 1}c{column + 1}"


if __name__ == "__main__":
    main()
