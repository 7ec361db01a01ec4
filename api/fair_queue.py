"""A queue from which clients are served in turn, however much each of them has waiting."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from heapq import nsmallest
from math import log
from time import monotonic
from typing import Generic, TypeVar

from api.client import networks, room

T = TypeVar("T")

_HALF_S = 10.0  # after which half of what a client took is forgotten
STEP_S = 0.25  # of a processor: clients that differ by less take turns
_WHOLE_S = _HALF_S / log(2)  # what a client had in the end that took all of the time
_LEAST_S = 0.01  # of a processor, below which a client is forgotten
_SWEEP_S = 10.0  # between two looks for those


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

    def __len__(self) -> int:
        """How many clients wait."""
        return len(self._waiting)

    def has(self, client: str) -> bool:
        """Tell whether anything of *client* waits."""
        return client in self._waiting

    def put(self, client: str, item: T) -> None:
        """Add *item* behind all others of *client*."""
        self._waiting.setdefault(client, deque()).append(item)

    def put_back(self, client: str, item: T) -> None:
        """Add an *item* that was taken before and is not done: *client* comes before its equals.

        >>> queue = FairQueue[str]()
        >>> queue.put("a", "a1")
        >>> queue.put_back("b", "b1")
        >>> queue.take()
        'b1'
        """
        self._waiting.setdefault(client, deque()).appendleft(item)
        self._waiting.move_to_end(client, last=False)

    def take(self, may: Callable[[str], bool] = lambda _: True) -> T | None:
        """Remove the first item of the client whose turn it is, of those that *may*; ``None`` where none waits."""
        client = next(filter(may, self._waiting), None)
        return None if client is None else self.take_of(client)

    def take_of(self, client: str) -> T:
        """Remove the first item of *client*, which waits; others have their turns before it has another."""
        items = self._waiting.pop(client)
        item = items.popleft()
        if items:
            self._waiting[client] = items
        return item

    def remove(self, client: str, item: T) -> None:
        """Remove *item* of *client*, if it is still there."""
        items = self._waiting.get(client)
        if items and item in items:  # else what is not there would be written into the error
            items.remove(item)
            if not items:
                del self._waiting[client]


class Served:
    """How much of a processor each client, and each network of one, has had lately. Not safe for threads by itself.

    Those who differ by less than *step_s* seconds have the same rank.
    """

    def __init__(self, step_s: float = STEP_S) -> None:
        self._step_s = step_s
        self._had: dict[str, tuple[float, float]] = {}  # by network: seconds, and when that was
        self._sweep_at = 0.0

    def __len__(self) -> int:
        return len(self._had)

    def add(self, client: str, seconds: float) -> None:
        """Take note that *client* had so many *seconds*."""
        now = monotonic()
        if now > self._sweep_at:
            self._had = {name: had for name, had in self._had.items() if _left(had, now) > _LEAST_S}
            self._sweep_at = now + _SWEEP_S
        for network in networks(client):
            self._had[network] = _left(self._had.get(network, (0.0, now)), now) + seconds, now

    def rank(self, client: str) -> int:
        """Return how far behind the others *client* has to stand, by what it or a network that it is in has had.

        >>> served = Served()
        >>> served.add("2001:db8:1:2::", 2.0)
        >>> served.rank("2001:db8:1:2::"), served.rank("2001:db8:1:3::"), served.rank("2001:db8:2::")
        (7, 3, 0)
        """
        now = monotonic()
        had = (_left(self._had.get(name, (0.0, now)), now) / room(name) for name in networks(client))
        return int(max(had) / self._step_s)

    def taken(self) -> float:
        """Return which part of the time all together have had lately.

        >>> served = Served()
        >>> served.add("192.0.2.1", 5.0)
        >>> served.add("2001:db8:1:2::", 5.0)
        >>> round(served.taken(), 2)
        0.69
        """
        now = monotonic()
        return sum(_left(had, now) for name, had in self._had.items() if "/" not in name) / _WHOLE_S

    def above(self, times: float, least_s: float) -> tuple[frozenset[str], float]:
        """Return the networks that have had so many *times* the mean of all others; with it, what those took of time.

        Nobody is above who had no more than *least_s* seconds. Those above do not count in the mean: however many they
        are, they make no room for each other.

        >>> served = Served()
        >>> for number in range(9):
        ...     served.add(f"198.51.100.{number}", 40.0)
        >>> served.add("192.0.2.1", 2.0)
        >>> served.add("192.0.2.2", 5.0)
        >>> above, others = served.above(3, 1.0)
        >>> len(above), "192.0.2.2" in above, round(others, 2)
        (9, False, 0.49)
        """
        now = monotonic()
        had = {name: _left(each, now) / room(name) for name, each in self._had.items() if each[0] > _LEAST_S}
        within, bound = 0.0, least_s
        worth = sorted(seconds for name, seconds in had.items() if "/" not in name and seconds > _LEAST_S)
        for number, seconds in enumerate(worth):  # one a client
            if number and seconds > bound:
                break
            within += seconds
            bound = max(times * within / (number + 1), least_s)
        return frozenset(name for name, seconds in had.items() if seconds > bound), within / _WHOLE_S


class LeastServed(FairQueue[T]):
    """Holds what clients wait for: whoever has had least of a processor lately comes first; equals take turns.

    >>> queue = LeastServed[str]()
    >>> for client, item in [("a", "a1"), ("a", "a2"), ("b", "b1"), ("b", "b2")]:
    ...     queue.put(client, item)
    >>> queue.served.add("a", 1.0)
    >>> [queue.take() for _ in range(4)]
    ['b1', 'b2', 'a1', 'a2']
    """

    def __init__(self, step_s: float = STEP_S) -> None:
        super().__init__()
        self.served = Served(step_s)

    def take(self, may: Callable[[str], bool] = lambda _: True) -> T | None:
        """Remove the first item of the client that comes first, of those that *may*; ``None`` where none waits."""
        client = min(filter(may, self._waiting), key=self.served.rank, default=None)
        return None if client is None else self.take_of(client)

    def first(self, number: int, may: Callable[[str], bool]) -> list[str]:
        """Return so many of the clients that *may*, in the order in which they come: all are looked at once."""
        return nsmallest(number, filter(may, self._waiting), key=self.served.rank)

    def give_way(self, client: str) -> T | None:
        """Remove the last item of whoever comes last, if that is after *client*; ``None`` where nobody does.

        Of equals, whoever has most items comes last, by two at least.

        >>> queue = LeastServed[str]()
        >>> for item in ("a1", "a2"):
        ...     queue.put("a", item)
        >>> queue.give_way("b"), queue.give_way("b")
        ('a2', None)
        """
        last = max(self._waiting, key=lambda other: (self.served.rank(other), len(self._waiting[other])), default=None)
        if last is None:
            return None
        its, own = self.served.rank(last), self.served.rank(client)
        if its < own or (its == own and len(self._waiting[last]) <= len(self._waiting.get(client, ())) + 1):
            return None
        item = self._waiting[last].pop()
        if not self._waiting[last]:
            del self._waiting[last]
        return item

    def ahead(self, client: str) -> int:
        """Return how many items would be taken before one more of *client*."""
        own, rank = len(self._waiting.get(client, ())), self.served.rank(client)
        others = [(other, len(items)) for other, items in self._waiting.items() if other != client]
        ranks = ((self.served.rank(other), number) for other, number in others)
        return own + sum(min(number, own + 1) if its == rank else number for its, number in ranks if its <= rank)


def _left(had: tuple[float, float], now: float) -> float:
    """Return what is left of what a client had: half after ten seconds, and so on."""
    seconds, at = had
    return float(seconds * 0.5 ** ((now - at) / _HALF_S))
