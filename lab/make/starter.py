"""Make api/store/data/starter.ndjson.xz anew: the puzzles that a service has before it has made any.

``EACH`` of every kind that has the usual rule for 1-2 pairs, no two of them symmetric; fewer where no more are found.
Each is certified by the constraint model. The same bytes every time.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterator
from itertools import count, islice

from kropki.api.store.kinds import Kind
from kropki.api.store.starter import DATA, STARTED
from kropki.cli import streams
from kropki.generator.board import ken
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.errors import BudgetError
from kropki.generator.generation.certify import certify
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level

EACH = 100
_IN_VAIN = 200  # seeds in a row without a new puzzle, after which a kind has no more


def records(kind: Kind) -> Iterator[Record]:
    """Yield the puzzles of *kind*, of which no two are symmetric."""
    request = Request(size=kind.size, negative=kind.negative, difficulty=Level(kind.level))
    seen: set[str] = set()
    in_vain = 0
    for number in count():
        try:
            record = generate(f"starter/{number}", request)
        except BudgetError:
            record = None
        if record is None or (form := _form(record.puzzle)) in seen:
            in_vain += 1
            if in_vain == _IN_VAIN:
                return
            continue
        in_vain = 0
        seen.add(form)
        certify(record)
        yield record


def _form(puzzle: Puzzle) -> str:
    """Return the same text for puzzles that are symmetric."""
    return min(ken.write(puzzle.moved(symmetry)) for symmetry in puzzle.board.symmetries)


def lines() -> Iterator[bytes]:
    """Yield the lines of the file."""
    for kind in STARTED:
        of_kind = [record.as_line() for record in islice(records(kind), EACH)]
        print(f"{kind.size}x{kind.size} {kind.level}, all dots: {kind.negative}: {len(of_kind)}", file=sys.stderr)
        yield from of_kind


def main() -> None:
    """Write the file, whole or not at all."""
    DATA.parent.mkdir(exist_ok=True)
    with streams.output(DATA) as stream:
        stream.write(lzma.compress(b"".join(lines()), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main()
