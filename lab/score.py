"""Score answers to puzzles of the data set, or of ``kropki generate``: ``score PUZZLES.ndjson < ANSWERS.ndjson``.

An answer is a line of JSON, ``{"id": "...", "answer": "..."}``: all digits of the board, row by row, where blanks, line
ends and slashes do not count. It is right if it is the solution, of which each puzzle has exactly one. The first
answer to a puzzle counts. Needs nothing but Python, and answers may be whatever they like: none ends the scoring.
"""

from __future__ import annotations

import argparse
import json
import lzma
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

LIMIT = 1 << 20  # bytes of one line; what is longer is not read


def objects(stream: BinaryIO | lzma.LZMAFile) -> Iterator[dict[str, Any]]:
    """Yield what each line says, and ``{}`` for one that is too long or no object of JSON."""
    while line := stream.readline(LIMIT):
        is_whole = line.endswith(b"\n") or len(line) < LIMIT
        while not line.endswith(b"\n") and len(line) == LIMIT:
            line = stream.readline(LIMIT)
        try:
            said = json.loads(line) if is_whole else None
        except (ValueError, RecursionError):
            said = None
        yield said if isinstance(said, dict) else {}


def verdict(solution: str, answer: object) -> str:
    """Say whether *answer* is ``right``, ``wrong``, or ``malformed``: another number of digits, or no digits."""
    wanted, digits = _digits(solution), _digits(answer if isinstance(answer, str) else "")
    if len(digits) != len(wanted) or not set(digits) <= set("123456789"):
        return "malformed"
    return "right" if digits == wanted else "wrong"


def _digits(text: str) -> str:
    return "".join(text.replace("/", " ").split())


def score(puzzles: Iterable[dict[str, Any]], answers: Iterable[dict[str, Any]]) -> dict[str, dict[str, int]]:
    """Count the verdicts by the kind of puzzle and in ``all``; ``answers`` has those that answer nothing."""
    asked = {puzzle["id"]: puzzle for puzzle in puzzles}
    said = dict.fromkeys(asked, "missing")
    others = Counter(unknown=0, repeated=0)
    for each in answers:
        name = each.get("id")
        if not isinstance(name, str) or name not in asked:
            others["unknown"] += 1
        elif said[name] != "missing":
            others["repeated"] += 1
        else:
            said[name] = verdict(asked[name]["solution"], each.get("answer"))
    counts: dict[str, Counter[str]] = {}
    for name, puzzle in asked.items():
        rule = "all" if puzzle["negative"] else "some"
        for kind in ("all", f"{puzzle['size']}-{puzzle['difficulty']['level']}-{rule}"):
            counts.setdefault(kind, Counter(puzzles=0, right=0, wrong=0, malformed=0, missing=0)).update(
                ("puzzles", said[name])
            )
    return {**{kind: dict(count) for kind, count in counts.items()}, "answers": dict(others)}


def main() -> None:
    """Print the counts, a line of JSON for each kind."""
    parser = argparse.ArgumentParser(prog="scripts/lab score", description=__doc__)
    parser.add_argument("puzzles", type=Path, help="the puzzles that were asked: NDJSON, or that in xz")
    path = parser.parse_args().puzzles
    try:
        with lzma.open(path) if path.suffix == ".xz" else path.open("rb") as stream:
            counts = score(objects(stream), objects(sys.stdin.buffer))
    except (OSError, EOFError, lzma.LZMAError, KeyError, TypeError) as error:
        sys.exit(f"expected puzzles as NDJSON in {path}, got {type(error).__name__}: {error}")
    for kind, count in counts.items():
        print(json.dumps({"kind": kind} | count))


if __name__ == "__main__":
    main()
