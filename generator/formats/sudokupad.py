"""SudokuPad: links with the strings of f-puzzles in them.

SudokuPad draws the dots and does not know the negative constraint: the rules in the string state it
in words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import BinaryIO

from kropki.generator.board.puzzle import Grid, Puzzle
from kropki.generator.formats import fpuzzles
from kropki.generator.generation.record import Record

ADDRESS = "https://sudokupad.app/?puzzleid=fpuzzles"


def write_links(records: Iterable[Record], stream: BinaryIO) -> None:
    """Write a line for each record: the link that opens its puzzle in SudokuPad."""
    fpuzzles.write_links(records, stream, ADDRESS)


def link(puzzle: Puzzle, solution: Grid | None, name: str) -> str:
    """Return the link that opens *puzzle* in SudokuPad."""
    return fpuzzles.link(puzzle, solution, name, ADDRESS)
