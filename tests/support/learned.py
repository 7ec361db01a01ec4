"""The learned weights as the page's own opponent has them.

python -m tests.support.learned > web/dots/engine/learned.js
"""

from __future__ import annotations

import sys
import textwrap
from itertools import pairwise

from kropki.dots.engine.weights import LEARNED

HEAD = """\
// The learned weights, from dots/engine/weights.txt: for each feature how far its number lies from the one before, and
// a hundred times its weight. `python -m tests.support.learned` writes this file.

export const LEARNED = [
"""


def written() -> str:
    """Return the module that holds the weights."""
    rows = [line.split() for line in LEARNED.read_text("ascii").splitlines() if not line.startswith("#")]
    numbers = [0, *(int(number) for number, _ in rows)]
    steps = [after - before for before, after in pairwise(numbers)]
    entries = [f"{step},{round(100 * float(value))}" for step, (_, value) in zip(steps, rows, strict=True)]
    lines = "".join(f'\t"{line}",\n' for line in textwrap.wrap(" ".join(entries), 110))
    return f'{HEAD}{lines}].join(" ");\n'


if __name__ == "__main__":
    sys.stdout.write(written())
