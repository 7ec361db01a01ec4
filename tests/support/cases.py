"""Files of cases in tests/data, a case a line, as tests read them."""

from __future__ import annotations

from pathlib import Path

from kropki.generator.board import ken
from kropki.generator.board.puzzle import Puzzle

DATA = Path(__file__).parents[1] / "data"
SMALL = "(2xw)B1/A1B/A2B/(xw)C"  # some dots; the solution is 2341/4123/1234/3412


def lines(name: str) -> list[str]:
    """Return the lines of a file of cases, without comments and blank lines."""
    text = (DATA / name).read_text(encoding="utf-8")
    return [line for line in text.split("\n") if line and not line.startswith("#")]


def puzzle_of(rule: str, text: str) -> Puzzle:
    """Read `<negative|some-dots>[-no-boxes] <KEN>`."""
    name = rule.removesuffix("-no-boxes")
    return ken.parse(text, negative={"negative": True, "some-dots": False}[name], boxes=name == rule)


def small() -> Puzzle:
    """Return the small puzzle, which is without the negative rule."""
    return ken.parse(SMALL, negative=False)
