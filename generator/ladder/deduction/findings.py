"""The findings of one rung on one board: the arrays that compiled code writes, and their layout.

The compiled deductions are in ``singles``, ``edges``, ``groups``, ``sets`` and ``what_if``. Each
takes the context, the candidates, the cells that are placed, and the arrays to write to. It
appends one finding for each place where its reasoning gives something new. It does not change
the candidates, and does not assume that the solution is unique.

    findings.removed[i, cell]   the candidates that finding i rules out in cell
    findings.placed[i]          the cell that it decides, or NONE
    findings.where[i]           what it is about, by the table ``LAYOUT``

All deductions are monotone: with fewer candidates they, and the cheaper ones, still rule out as
much. So the order of steps does not change what a set of rungs can reach.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kropki.generator.ladder.deduction.masks import digit_of
from kropki.generator.ladder.rungs import Primitive
from kropki.generator.solver.jit import compiled_part
from kropki.generator.solver.tables import Indices, Masks

LAYOUT = """
    primitive             where[0]   [1]     [2]     [3]     [4]     [5]

    LAST_CELL             cell       digit   house
    HIDDEN_SINGLE_BOX     cell       digit   house
    HIDDEN_SINGLE_LINE    cell       digit   house
    NAKED_SINGLE          cell       digit   none
    DOT_FROM_DIGIT        cell       cell    edge
    GAP_FROM_DIGIT        cell       cell    edge
    DOT_DIGITS            cell       edge
    DOT_PAIR              cell       cell    edge
    GAP_PAIR              cell       cell    edge
    GROUP                 group
    INTERSECTION          house      house   digit
    NAKED_SET             house      cell    cell    cell
    HIDDEN_SET            house      digit   digit   digit   places
    CONTAINED             cell       cell    edge    digit
    AGAINST               house      digit   cell    places
    FISH                  digit      turn    line    line    line    places
    WING                  cell       cell    cell    digit
    WHOLE_HOUSE           house
    WHAT_IF               cell       digit
    FORCING               cell       digit
    NO_PARTNER            house
    HOUSE_RUN             group
    RUN_CONTAINED         group      digit
    TWO_GROUPS            group      house

    digit    from 1                         group    a row of Context.groups
    places   a bit for each cell of a       turn     0: the lines are rows, 1: they are columns
             house or line, in its order    none     always NONE
    Of a pair, the last cell, digit or line stands twice.
"""

FIELDS = {
    Primitive[words[0]]: tuple(words[1:])
    for words in map(str.split, LAYOUT.splitlines())
    if words and words[0] in Primitive.__members__
}
WIDTH = max(map(len, FIELDS.values()))
CAPACITY = 1024  # findings of one rung on one board; those that do not fit are found in the next round
NONE = 255  # no cell, no house


class Findings(NamedTuple):
    """Arrays for the findings of one rung on one board."""

    removed: Masks  # (CAPACITY + 1, cells); the last row is for what does not fit
    placed: Indices  # (CAPACITY + 1,)
    where: npt.NDArray[np.int16]  # (CAPACITY + 1, WIDTH)
    number: npt.NDArray[np.int64]  # (1,) how many there are


def allocate(cells: int) -> Findings:
    """Return empty arrays for the findings on a board of *cells* cells."""
    return Findings(
        np.zeros((CAPACITY + 1, cells), dtype=np.int16),
        np.zeros(CAPACITY + 1, dtype=np.uint8),
        np.zeros((CAPACITY + 1, WIDTH), dtype=np.int16),
        np.zeros(1, dtype=np.int64),
    )


@compiled_part
def append(findings: Findings) -> int:
    """Append an empty finding; give its number."""
    finding = int(findings.number[0])
    for cell in range(findings.removed.shape[1]):
        findings.removed[finding, cell] = 0
    findings.placed[finding] = NONE
    if finding < CAPACITY:
        findings.number[0] += 1
    return finding


@compiled_part
def place(findings: Findings, candidates: Masks, cell: np.int64, mask: np.int64, house: int) -> None:
    """Append the finding that *cell* is *mask*, unless an earlier one decides that cell."""
    for finding in range(findings.number[0]):
        if findings.placed[finding] == cell:
            return
    finding = append(findings)
    findings.removed[finding, cell] = candidates[cell] & ~mask
    findings.placed[finding] = cell
    findings.where[finding, 0] = cell
    findings.where[finding, 1] = digit_of(int(mask))
    findings.where[finding, 2] = house
