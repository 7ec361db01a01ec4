"""The difficulty of records, as tests read it."""

from __future__ import annotations

from kropki.generator.generation.record import Record
from kropki.generator.ladder.rungs import Difficulty


def graded(record: Record) -> Difficulty:
    """Return the difficulty of a record that has one."""
    assert record.difficulty
    return record.difficulty
