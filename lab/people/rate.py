"""Rate puzzles with pencilmark, a grader fitted to people's solving: files of records, one of each in turn.

Runs beside the project, in an environment of its own that has pencilmark and nothing of ours; `lab/people/rate-levels`
makes it. What is in the ratings already is not rated again.

pencilmark's own `rate` spends most of its time on the band and on building the same puzzle eight times. This asks it
for the difficulty alone and keeps what was built. `--check` rates both ways and ends at a difference.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
from collections.abc import Callable, Iterator
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

import pencilmark  # type: ignore[import-not-found]
from pencilmark import api, card, cbackend

BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3)}
COLOURS = {"w": "white", "k": "black"}
COLUMNS = ("size", "negative", "level", "seed", "id", "rating", "score", "moments", "pencilmark")
_TOKEN = re.compile(r"\((\d?)([wkx])([wkx])\)|([A-I])|(\d)")


def main() -> None:
    """Append a row of each puzzle that has none to the ratings."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("ratings", type=Path, help="a CSV file, made or gone on with")
    reader.add_argument("records", type=Path, nargs="+", help="NDJSON, of one kind and level each")
    reader.add_argument("--check", action="store_true", help="compare each with pencilmark's own, slower way")
    asked = reader.parse_args()
    known = _known(asked.ratings)
    difficulty = quick()
    with asked.ratings.open("a", newline="", encoding="ascii") as file:
        rows = csv.writer(file, lineterminator="\n")
        if not known:
            rows.writerow(COLUMNS)
        for record in _in_turn(asked.records):
            if (record["id"], record["seed"]) not in known:
                rated = difficulty(puzzle(record))
                if asked.check and rated != whole(record):
                    raise SystemExit(f"{record['id']}: {rated}, and {whole(record)} by pencilmark's own way")
                rows.writerow(_row(record, rated))
                file.flush()


def _known(ratings: Path) -> set[tuple[str, str]]:
    if not ratings.exists():
        return set()
    with ratings.open(newline="", encoding="ascii") as file:
        return {(row["id"], row["seed"]) for row in csv.DictReader(file)}


def _in_turn(files: list[Path]) -> Iterator[dict[str, Any]]:
    """Yield the first record of each file, then the second of each: wherever it ends, all levels are alike."""
    lines = zip_longest(*(file.read_text(encoding="ascii").splitlines() for file in files))
    return (json.loads(line) for line in chain.from_iterable(lines) if line)


def _row(record: dict[str, Any], rated: float) -> list[Any]:
    ours = record["difficulty"]
    place = [record["size"], str(record["negative"]).lower(), ours["level"], record["seed"], record["id"]]
    return [*place, ours["rating"], ours["score"], ours["moments"], rated]


def whole(record: dict[str, Any]) -> float:
    """Return the difficulty of *record* by pencilmark's own way."""
    rated: float = pencilmark.rate(puzzle(record), fields=["difficulty"])["difficulty"]
    return rated


def quick() -> Callable[[dict[str, Any]], float]:
    """Return a function that gives the difficulty of a puzzle, the same as `pencilmark.rate`, without its band."""
    built: dict[str, Any] = {}
    build = cbackend.to_cpuzzle

    def kept(made: Any) -> Any:
        key = repr(cbackend._cpuzzle_args(made))  # noqa: SLF001 - pencilmark has no other name for it
        if key not in built:
            built.clear()
            built[key] = build(made)
        return built[key]

    settings = api._params("human") | {"allow_guess": False, "quality": {}, "search": "human"}  # noqa: SLF001

    def difficulty(said: dict[str, Any]) -> float:
        cbackend.to_cpuzzle = kept
        try:
            made = card.grade_card(api.load(said), settings, specific=False, check_rules=False, band=("", []))
        finally:
            cbackend.to_cpuzzle = build
        rated: float = made["score"]
        return rated

    return difficulty


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
