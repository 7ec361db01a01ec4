"""SudokuPad: links with the strings of f-puzzles in them, both ways.

SudokuPad draws the dots and does not know the negative constraint: the rules in the string state it
in words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import BinaryIO

from generator.board.puzzle import Grid, Puzzle
from generator.formats import fpuzzles
from generator.generation.record import Record

ADDRESS = "https://sudokupad.app/?puzzleid=fpuzzles"
_PREFIX = "fpuzzles"  # of an id of SudokuPad that is a string of f-puzzles
_MARKS = ("puzzleid=", f"/{_PREFIX}")  # what stands before the string in a link: the newer form, the older one


def write_links(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write a line for each record: the link that opens its puzzle in SudokuPad."""
    fpuzzles.write_links(records, stream, ADDRESS)


def link(puzzle: Puzzle, solution: Grid | None, name: str) -> str:
    """Give the link that opens *puzzle* in SudokuPad."""
    return fpuzzles.link(puzzle, solution, name, ADDRESS)


def is_link_or_id(text: str) -> bool:
    """Tell whether *text* looks like a link or an id of SudokuPad."""
    if text.startswith("{") or "?load=" in text:  # JSON, where a link may be in the title; a link of f-puzzles
        return False
    return text.startswith(_PREFIX) or ("://" in text and any(mark in text for mark in _MARKS))


def read(text: str) -> Puzzle:
    """Read a puzzle from a link or an id of SudokuPad; raise ``FPuzzlesError`` where it is none."""
    text = text.strip()
    fpuzzles.check_length(text)
    return fpuzzles.from_string(fpuzzles.string_in(text, *_MARKS) if "://" in text else text)
