"""Measure how hard puzzles are from players' times, and print how well the ladder agrees, as lines of JSON.

For each size and rule there are lines for all puzzles, for each level, and for each technique. ``rating`` and ``score``
are rank correlations (Spearman's) with the measured difficulty: 1 means the same order of puzzles, and 0 no relation.
``score_low`` and ``score_high`` are the 95 % interval. They are null if there are too few puzzles. Even 10 puzzles
leave an uncertainty of 0.6 either way.

Then there is a line for each technique, from the newest solves without hints whose players sent the seconds between
digits. Each digit counts for the hardest technique on the easiest way to it. ``seconds`` is what the technique costs a
typical device at its first solve. ``doubled`` is the part of the seconds that remains when a device has solved twice as
many puzzles. The last line counts the ``pairs`` of neighbouring levels on each device in which the harder one took
``longer``. The goal is 75 of 100.

The database is that of the service (KROPKI_DATABASE_URL).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from kropki.api.errors import DamagedError
from kropki.api.jobs.measure import remeasure
from kropki.api.settings import Settings
from kropki.api.store.repository import Stock
from kropki.api.store.times import ENOUGH, Measured
from kropki.cli.stock import opened_stock
from kropki.generator.generation.record import Record
from lab.calibrate import pace
from lab.calibrate.agreement import agreements


def main() -> None:
    with opened_stock() as opened:
        found = list(_with_records(opened, remeasure(opened.times)))
    unaided = pace.unaided(Settings.from_environment().database_url)
    if not found:
        print(f"no puzzle has been solved on {ENOUGH} devices yet, so there is nothing to compare", file=sys.stderr)
    costs = pace.costs([solve for solve in unaided if solve.steps][-pace.MOST_SOLVES :])
    compared = pace.neighbours(unaided)
    for told in (*agreements(found), *costs, *([compared] if compared.pairs else [])):
        print(json.dumps(asdict(told)))


def _with_records(opened: Stock, measured: Iterable[Measured]) -> Iterator[tuple[Record, Measured]]:
    """Yield each of *measured* with its record; warn of one that is damaged, and leave out one that is gone."""
    for item in measured:
        try:
            record = opened.find(item.puzzle)
        except DamagedError as error:
            print(error.message, file=sys.stderr)
            continue
        if record:
            yield record, item


if __name__ == "__main__":
    main()
