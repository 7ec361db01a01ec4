"""The answers of ``kropki analyse`` in words, for people who read them on a terminal."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator
from typing import Any

_SHOWN = 10  # clues that would help, of up to sixty; pairs of equal cells
_NAMES = {"id", "ken", "size", "negative", "boxes", "line"}  # of the board, and of no question


def lines(said: dict[str, Any]) -> Iterator[str]:
    r"""Yield the lines that tell one answer; a question that has no words of its own is told in JSON.

    >>> none = {"verdict": "none", "count": 0, "exact": True, "about": None, "solution": None}
    >>> conflict = {"givens": ["r1c1"], "dots": [], "gaps": [["r2c1", "r2c2"]], "irreducible": True}
    >>> print(*lines({"ken": "1C/D/D/D", "solutions": none, "conflict": conflict}), sep="\n")
    1C/D/D/D
      no solution
      these contradict each other: the digit in r1c1, no dot r2c1-r2c2
    """
    if "error" in said:
        yield str(said["error"]["message"])
        return
    yield str(said["ken"])
    for name, answer in said.items():
        if name not in _NAMES:
            yield from (f"  {line}" for line in _WORDS.get(name, _plain(name))(answer))


def _plain(name: str) -> Callable[[Any], Iterable[str]]:
    return lambda answer: (f"{name}: {json.dumps(answer)}",)


def _solutions(answer: dict[str, Any]) -> Iterator[str]:
    count = f"{answer['count']:,}" if answer["exact"] else f"at least {answer['count']:,}"
    about = f", about {answer['about']:.2g}" if answer["about"] else ""
    yield {
        "none": "no solution",
        "one": f"one solution: {answer['solution']}",
        "many": f"{count} solutions{about}, such as {answer['solution']}",
    }.get(answer["verdict"], "not settled within the budget of the search")


def _unique_by(answer: dict[str, Any]) -> Iterator[str]:
    for clue in answer["clues"][:_SHOWN]:
        least = "" if clue["exact"] else "at least "
        yield f"{_added(clue)} would leave {least}{clue['left']}"


def _added(clue: dict[str, Any]) -> str:
    if "cell" in clue:
        return f"{clue['digit']} in {clue['cell']}"
    first, *images = map("-".join, (clue["edge"], *clue["images"]))
    return f"a {clue['dot']} dot {first}" + (f" with {' and '.join(images)}" if images else "")


def _conflict(answer: dict[str, Any]) -> Iterator[str]:
    parts = [f"the digit in {cell}" for cell in answer["givens"]]
    parts += [f"the dot {'-'.join(edge)}" for edge in answer["dots"]]
    parts += [f"no dot {'-'.join(edge)}" for edge in answer["gaps"]]
    if parts:
        yield f"these contradict each other: {', '.join(parts)}"


def _argument(answer: dict[str, Any]) -> Iterator[str]:
    for number, step in enumerate(answer["steps"], 1):
        yield f"{number}. {step['sentence']}"
        yield from (f"     {link['sentence']}" for link in step["chain"])
    if answer["sentence"]:
        yield answer["sentence"]


def _difficulty(answer: dict[str, Any]) -> Iterable[str]:
    found = answer["grade"]
    return (f"{found['level']}, rating {found['rating']}",) if found else _plain("difficulty")(answer)


def _redundant(answer: dict[str, Any]) -> Iterator[str]:
    together = [*answer["together"]["givens"], *map("-".join, answer["together"]["dots"])]
    yield f"superfluous together: {', '.join(together) or 'nothing'}"
    for gone in answer["levels"][: _SHOWN + 1]:
        clues = [*gone["givens"], *map("-".join, gone["dots"])]
        yield f"without {', '.join(clues)}: {gone['level']} {gone['rating']}"


def _candidates(answer: dict[str, Any]) -> Iterator[str]:
    cells = ["".join(cell) for cell in answer["cells"]]
    if answer["open"]:
        cells = [f"{known}({more})" if more else known for known, more in zip(cells, answer["open"], strict=True)]
    size, width = math.isqrt(len(cells)), max(map(len, cells))
    brackets = " (in brackets: not settled within the budget of the search)" if answer["open"] else ""
    yield f"the digits that some solution has{brackets}:"
    for row in range(0, len(cells), size):
        yield "  " + " ".join([(cell or "-").ljust(width) for cell in cells[row : row + size]]).rstrip()


def _equal(answer: dict[str, Any]) -> Iterator[str]:
    pairs = [" and ".join(pair) for pair in answer["pairs"][:_SHOWN]]
    if rest := len(answer["pairs"]) - len(pairs):
        pairs.append(f"{rest} pairs more")
    unsettled = "" if answer["complete"] else "; the search has not settled all pairs"
    yield f"the same digit in every solution: {', '.join(pairs) or 'no two open cells'}{unsettled}"


_WORDS: dict[str, Callable[[Any], Iterable[str]]] = {
    "solutions": _solutions,
    "unique_by": _unique_by,
    "conflict": _conflict,
    "argument": _argument,
    "difficulty": _difficulty,
    "redundant": _redundant,
    "candidates": _candidates,
    "equal": _equal,
}
