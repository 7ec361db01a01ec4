"""For how long players waited for the service: that does not count on their clocks.

A player waits from when an event was sent that was refused because the service was late or busy, until a moment after
the refusal, in which it can be sent again; and everybody waits while no process of the service runs. Until an event
that was sent is decided, its player *still* waits: no time is over meanwhile that was not over when it came. Whoever
has moves refused on purpose, by keeping their own address busy, gains some minutes a game, and no more. Reads no clock:
moments are told, in milliseconds since 1970.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

AGAIN_MS = 3000  # after a refusal, for which it counts as the service's time
_PLAYERS = 10_000  # of whom it is known
_MOST_MS = 600_000  # that refusals may give one player in one game

Stretch = tuple[int, int]


class Lateness:
    """The stretches of time of each player, and those of all."""

    def __init__(self) -> None:
        self._of: OrderedDict[tuple[str, str], list[Stretch]] = OrderedDict()  # by game and hash of the seat's secret
        self._waiting: dict[tuple[str, str], list[int]] = {}  # when events were sent that are not decided yet
        self.outages: list[Stretch] = []

    @contextmanager
    def waiting(self, game_id: str, seat: str, sent: int) -> Iterator[None]:
        """Take note, for as long as this lasts, that a player still waits for an event that was *sent* then."""
        player = (game_id, seat)
        self._waiting[player] = [*self._waiting.get(player, ()), sent]
        try:
            yield
        finally:
            left = list(self._waiting.pop(player))
            left.remove(sent)
            if left:
                self._waiting[player] = left

    def note(self, game_id: str, seat: str, sent: int, refused: int) -> None:
        """Take note that an event of a player that was *sent* then was *refused* later."""
        known = self._of.setdefault((game_id, seat), [])
        waits = joined([*known, (sent, refused + AGAIN_MS)])
        if sum(end - begin for begin, end in waits) <= _MOST_MS:
            known[:] = waits
        self._of.move_to_end((game_id, seat))
        if len(self._of) > _PLAYERS:
            self._of.popitem(last=False)

    def within(self, game_id: str, seat: str | None, since: int, now: int, *, still: bool = False) -> int:
        """Return how many milliseconds of those from *since* to *now* a player has waited; with *still*, also waits."""
        player = (game_id, seat or "")
        waits = [*self.outages, *self._of.get(player, ())]
        if still:
            waits += [(sent, now) for sent in self._waiting.get(player, ())]
        return sum(max(min(end, now) - max(begin, since), 0) for begin, end in joined(waits)) if waits else 0


def joined(stretches: Iterable[Stretch]) -> Sequence[Stretch]:
    """Return *stretches* in their order, those that touch each other as one.

    >>> joined([(5, 9), (1, 3), (2, 4)])
    [(1, 4), (5, 9)]
    """
    found: list[Stretch] = []
    for begin, end in sorted(stretches):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((begin, end))
    return found
