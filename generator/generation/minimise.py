"""The subtractive search: drop clues in one fixed order for as long as an oracle holds.

Knows neither what a clue is nor what the oracle asks; a clue is an index into an array of
flags. The oracles used here are monotone (they hold of every larger set too), and that is
why one pass is enough: a clue that could not be dropped cannot be dropped later either. It
is also why a whole run of clues may be tried at once: if the oracle holds without them all,
each of them would have been dropped in its turn. So a run is tried, and halved where it
fails; the result is that of visiting the clues one by one, with far fewer questions.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from kropki.generator.errors import BudgetError

Flags = npt.NDArray[np.bool_]
Order = npt.NDArray[np.intp]
Oracle = Callable[[Flags], bool]


def reduce(kept: Flags, order: Order, holds: Oracle) -> None:
    """Drop from *kept*, in place, each clue of *order* in turn if the oracle *holds* of what remains.

    *holds* must be monotone and hold of *kept* at the start. Afterwards it still does, and of
    no set with one clue of *order* less. Where it raises ``BudgetError`` for a run of clues, the
    run is halved; for a single clue, that is the end.
    """
    if not order.size:
        return
    kept[order] = False
    if _holds(kept, holds, certain=order.size == 1):
        return
    kept[order] = True
    half = order.size // 2
    if half:
        reduce(kept, order[:half], holds)
        reduce(kept, order[half:], holds)


def _holds(kept: Flags, holds: Oracle, *, certain: bool) -> bool:
    """Ask the oracle; where the answer need not be *certain*, one that costs too much is a no."""
    try:
        return holds(kept)
    except BudgetError:
        if certain:
            raise
        return False


def sample(kept: Flags, order: Order, size: int, holds: Oracle) -> Order:
    """Keep of the clues of *order* only the last *size*, doubled until the oracle *holds*; give those, in order.

    This is the partial start: from fewer clues the search has less to drop. The clues that
    it drops here are the first of the order, the ones that the whole search would try first.
    """
    while True:
        dropped = order[: max(order.size - size, 0)]
        kept[dropped] = False
        if not dropped.size or _holds(kept, holds, certain=False):
            return order[dropped.size :]
        kept[dropped] = True
        size = max(2 * size, 1)
