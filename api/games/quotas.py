"""What clients may have of games: how many an address may begin, how many bytes they have, how long an event takes."""

from __future__ import annotations

import time
from collections.abc import Mapping

from kropki.api.client import WIDER, networks, room
from kropki.api.errors import BusyError, GameError, LimitError
from kropki.api.games.memory import CachedGame, Memory
from kropki.api.games.state import Action
from kropki.api.settings import Settings
from kropki.api.store.games import StoredGames
from kropki.api.store.marks import Marks, network_of
from kropki.api.store.quota import PART

_DAY_S = 24 * 3600
_HOUR_S = 3600
_LARGE = 64 * 1024  # characters of a game, up to which nobody asks how many bytes an address has
_WITH_RINGS = 4  # parts of a move, one of which is its rings
_NETWORK = max(WIDER.values())  # times as many bytes as of an address the games of its largest network may have
_FEW = ", since few more can be stored,"  # why a client may begin fewer than usual
_POST_SHARE = 2  # one in so many of the games in the database may be by post and spared
_TASK_NS = 500_000_000  # of a processor, for one event, above which it is refused: no move of a game comes near
_FILLED_S = 30.0  # for which it is known how many bytes the games of an address have


class Quotas:
    """What *settings* allow of the games in the database and in *memory*, each for so many seconds, *kept_s*."""

    def __init__(self, settings: Settings, memory: Memory, kept_s: Mapping[bool, int]) -> None:
        self._settings = settings
        self._memory = memory
        self._kept_s = kept_s
        self._marks = Marks()
        self._filled: dict[str, tuple[int, float]] = {}  # bytes by mark, and until when that is known

    def check_room(self, store: StoredGames, client: str, now: int, *, by_post: bool) -> str:
        """Make room for one more game, and return the mark of its *client*.

        Raise where the client, or the largest network that it is in, began too many, or the database has too many.
        """
        largest = networks(client)[-1]
        mark = self._marks.nested(client, largest, now)
        asking = {mark: 1} if largest == client else {mark: 1, network_of(mark): room(largest)}
        self._check_begun(store, asking, self._settings.new_games, "new games")
        if by_post:
            self._check_begun(store, asking, self._settings.post_games, "games by post", by_post=True)
        store.forget(unfinished=now - self._kept_s[False], finished=now - self._kept_s[True])
        if by_post:
            left = self._settings.games_kept // _POST_SHARE - store.count_spared(now)
            left -= self._memory.begun_by(by_post=True)
            if left <= 0:
                raise BusyError("there are too many games by post; play with another clock, or try again in a day")
            self._check_begun(store, asking, -(-left // PART), f"games by post{_FEW}", by_post=True)
        left = self._settings.games_kept - store.count() - self._memory.begun_by()
        if left > 0:
            self._check_begun(store, asking, -(-left // PART), f"new games{_FEW}")
        elif not store.forget(unfinished=now - _DAY_S, finished=now - _DAY_S, spared=now):
            raise BusyError("there are too many games; try again in a day")
        return mark

    def _check_begun(
        self, store: StoredGames, asking: Mapping[str, int], most: int, what: str, *, by_post: bool = False
    ) -> None:
        """Raise ``LimitError`` where as many games of the day have one of these marks: so many times *most*."""
        for mark, times in asking.items():
            own = store.count_of(mark, times * most, by_post=by_post) + self._memory.begun_by(mark, by_post=by_post)
            if own >= times * most:
                of = "address" if times == 1 else "network"
                words = f"expected at most {times * most} {what} of one {of} a day; try again tomorrow"
                raise LimitError(words, _HOUR_S)

    def check_filled(self, cached: CachedGame, action: Action, store: StoredGames) -> None:
        """Refuse what is more than dots alone in a large game of an address whose games have too many bytes."""
        is_bare = action.is_always_taken or (action.kind == "move" and len(action.move or ()) < _WITH_RINGS)
        if not is_bare and cached.row.client and cached.state.size > _LARGE:
            for mark, times in ((cached.row.client, 1), (network_of(cached.row.client), _NETWORK)):
                if self._bytes_of(mark, store) > times * self._settings.games_bytes:
                    words = "expected a dot without rings: the games of this address are too large"
                    raise GameError(words, code="full")

    def _bytes_of(self, mark: str, store: StoredGames) -> int:
        now = time.monotonic()
        bytes_, until = self._filled.get(mark, (0, 0.0))
        if now > until:
            self._filled = {each: known for each, known in self._filled.items() if known[1] > now}
            bytes_ = store.bytes_of(mark)
            self._filled[mark] = bytes_, now + _FILLED_S
        return bytes_


class Patience:
    """The time of a processor that one event may take."""

    def __init__(self) -> None:
        self._until_ns = time.thread_time_ns() + _TASK_NS

    def check(self) -> None:
        """Raise ``GameError`` where it is over: asked again, the same would take as long."""
        if time.thread_time_ns() > self._until_ns:
            raise GameError("expected a move that takes less time to decide", code="long")
