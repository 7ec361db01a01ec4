"""Makes what ``bench.past`` asks for, a line of JSON each, by the generator of the checkout that is first on the path.

Run as a file, so that it needs nothing of the checkout but ``generator``.
"""

from __future__ import annotations

import json
import sys
import zlib
from pathlib import Path
from time import process_time
from typing import Any

import generator
from generator.board import ken
from generator.generation import request as requests
from generator.generation.generate import generate
from generator.ladder.rungs import Level
from generator.solver import kernel


def made(case: dict[str, Any]) -> list[Any]:
    """Return the seconds of the processor for the records of a *case*, and a sum of their bytes."""
    wanted = _request(case)
    begun = process_time()
    records = [generate(f"{case['seed']}/{index}", wanted) for index in range(case["number"])]
    seconds = process_time() - begun
    return [seconds, zlib.crc32(repr([_plain(record) for record in records]).encode())]


def solved(case: dict[str, Any]) -> list[Any]:
    """Return the seconds of the processor for one solution of a puzzle object, the median of puzzles without givens."""
    puzzles = [ken.parse(text) for text in case["kens"]]
    kernel.solve(puzzles[0])
    begun = process_time()
    for _ in range(case["number"]):
        for puzzle in puzzles:
            kernel.solve(puzzle)
    return [(process_time() - begun) / case["number"] / len(puzzles), 0]


def _request(case: dict[str, Any]) -> Any:
    said: dict[str, Any] = {"size": case["size"], "negative": case["negative"]}
    if case["level"]:
        said["difficulty"] = Level(case["level"])
    if "generator" in requests.Request.__dataclass_fields__:  # a checkout from before there were two has one
        said["generator"] = getattr(requests, "Version")(case["generator"])  # noqa: B009 - not there in every checkout
    return requests.Request(**said)


def _plain(record: Any) -> Any:
    """Return what a record of version 1 has had since there was one."""
    found = record.difficulty
    return record.id, record.ken, record.seed, record.solution, found.level, found.rating, found.score, found.techniques


def main() -> None:
    """Answer the lines of standard input; the first answer names the checkout."""
    print(json.dumps(str(Path(generator.__file__).resolve().parents[1])), flush=True)
    for line in sys.stdin:
        case = json.loads(line)
        print(json.dumps(solved(case) if "kens" in case else made(case)), flush=True)


if __name__ == "__main__":
    main()
