"""A queue from which clients are served in turn, however much each of them has waiting."""

from __future__ import annotations

from collections import deque
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
        self._waiting: dict[str, deque[T]] = {}  # by client, whose turn is next first

    def __len__(self) -> int:
        """How many clients wait."""
        return len(self._waiting)

    def has(self, client: str) -> bool:
        """Tell whether anything of *client* waits."""
        return client in self._waiting

    def put(self, client: str, item: T) -> None:
        """Add *item* behind all others of *client*."""
        self._waiting.setdefault(client, deque()).append(item)

    def put_first(self, client: str, item: T) -> None:
        """Add an *item* that was taken and is not done before all others of *client*, whose turn has passed."""
        self._waiting.setdefault(client, deque()).appendleft(item)

    def put_back(self, client: str, item: T) -> None:
        """Add an *item* that was taken in vain: *client*'s turn is the next.

        >>> queue = FairQueue[str]()
        >>> for client, item in [("a", "a1"), ("b", "b1"), ("c", "c1")]:
        ...     queue.put(client, item)
        >>> first, second = queue.take(), queue.take()
        >>> queue.put_back("b", second)
        >>> queue.put_first("a", first)
        >>> [queue.take() for _ in range(3)]
        ['b1', 'c1', 'a1']
        """
        items = self._waiting.pop(client, deque())
        items.appendleft(item)
        self._waiting = {client: items, **self._waiting}

    def take(self) -> T | None:
        """Remove the first item of the client whose turn it is; ``None`` where none waits."""
        client = next(iter(self._waiting), None)
        if client is None:
            return None
        items = self._waiting.pop(client)
        item = items.popleft()
        if items:
            self._waiting[client] = items  # others have their turns before it has another
        return item

    def ahead(self, client: str) -> int:
        """Return how many items would be taken before one more of *client*."""
        own = len(self._waiting.get(client, ()))
        return own + sum(min(len(items), own + 1) for other, items in self._waiting.items() if other != client)

    def remove(self, client: str, item: T) -> None:
        """Remove *item* of *client*, if it is still there."""
        items = self._waiting.get(client)
        if items and item in items:  # else what is not there would be written into the error
            items.remove(item)
            if not items:
                del self._waiting[client]
