"""A queue from which clients are served in turn, however much each of them has waiting."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Holds what clients wait for. Not safe for threads by itself.

    >>> queue = FairQueue[str]()
    >>> for client, item in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1")]:
    ...     queue.put(client, item)
    >>> [queue.take() for _ in range(5)]
    ['a1', 'b1', 'a2', 'a3', None]
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()  # by client, whose turn is next first

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, client: str, item: T) -> None:
        """Add *item* behind all others of *client*."""
        self._waiting.setdefault(client, deque()).append(item)

    def take(self, may: Callable[[str], bool] = lambda _: True) -> T | None:
        """Remove the first item of the client whose turn it is, of those that *may*; ``None`` where none waits."""
        client = next(filter(may, self._waiting), None)
        if client is None:
            return None
        items = self._waiting.pop(client)
        item = items.popleft()
        if items:
            self._waiting[client] = items
        return item

    def remove(self, client: str, item: T) -> None:
        """Remove *item* of *client*, if it is still there."""
        items = self._waiting.get(client, deque())
        with suppress(ValueError):
            items.remove(item)
            if not items:
                del self._waiting[client]
