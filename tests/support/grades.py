"""The difficulty of records, as tests read it."""

from __future__ import annotations

from dataclasses import replace

from generator.generation.record import Record
from generator.ladder.rungs import NEWEST, Difficulty


def graded(record: Record) -> Difficulty:
    """Return the difficulty of a record that has one."""
    assert record.difficulty
    return record.difficulty


def made_anew(record: Record) -> Record:
    """Return *record* as the newest generator would have made it."""
    return replace(record, difficulty=replace(graded(record), rounds=2), generator=NEWEST.value)
