"""Regrading: grade the records of older versions of the generator by the newest ladder, and write that beside them.

Each chunk is kept when it is written, so a run that was cut off goes on with the rest, and any number of runs may work
beside the service.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator

from api.errors import DamagedError
from api.store.repository import Stock
from generator.errors import KropkiError
from generator.ladder.grade import grade
from generator.ladder.rungs import Difficulty

CHUNK = 200  # puzzles that are written together: about a second of work

_log = logging.getLogger(__name__)


def regrade(stock: Stock) -> Iterator[int]:
    """Grade all records of *stock* that an older version made; yield how many of each chunk have a new grade."""
    last = ""
    while ids := stock.grades.ungraded(last, CHUNK):
        graded = [(each, found) for each in ids if (found := _graded(stock, each))]
        stock.grades.write(graded)
        last = ids[-1]
        yield len(graded)


def _graded(stock: Stock, puzzle_id: str) -> Difficulty | None:
    """Return the newest grade of a puzzle; ``None`` where its record is damaged or gone."""
    try:
        record = stock.find(puzzle_id)
        return grade(record.puzzle).difficulty if record else None
    except (DamagedError, KropkiError) as error:
        _log.warning("%s: %s", puzzle_id, error)
        return None
