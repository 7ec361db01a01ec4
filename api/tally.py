"""How many connections, sockets, tasks or bytes each client has now."""

from __future__ import annotations

from collections import Counter


class Tally(Counter[str]):
    """How many each name has. A name that has none is forgotten, so that it holds no memory.

    >>> tally = Tally(["a", "a", "b"])
    >>> tally.less("a")
    >>> tally.less("b")
    >>> tally
    Tally({'a': 1})
    """

    def less(self, name: str, number: int = 1) -> None:
        """Count so many less of *name*."""
        self[name] -= number
        if not self[name]:
            del self[name]
