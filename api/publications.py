"""What players publish: who may publish how much, and what the database then keeps.

Knows neither HTTP nor what a text may have in it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from functools import partial

from kropki.api.client import client_address, networks
from kropki.api.database import Database
from kropki.api.errors import LimitError
from kropki.api.settings import Settings
from kropki.api.store.ids import new_id, new_secret
from kropki.api.store.publications import ID_LENGTH, Correction, Part, Publication, Share, Words
from kropki.api.store.quota import Quota

READ_MS = 4  # of a processor, for what is read: its query, and its page or JSON
WRITTEN_MS = 5  # of a processor, for what is written: at least as much as that takes
WRITTEN_IN_A_MS = 4  # more puzzles of a collection
_DAY_S = 24 * 3600


class Publisher:
    """Publishes puzzles and collections, and finds, changes and withdraws them."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._its = database.stock.publications
        self._most = settings.new_publications, settings.publications_bytes
        self._quota = Quota(settings.publications_kept, self._its.count, self._its.count)

    async def publish(
        self, parts: Sequence[Part], words: Words, *, is_collection: bool = False
    ) -> tuple[Publication, str]:
        """Keep a puzzle, or a collection, with what is said of it; return it, and the secret by which it is changed.

        Raises ``LimitError`` where the address has published its share of today, and ``RemovedError`` for what the
        operator took down.
        """
        now = time.time()
        item = Publication(new_id(ID_LENGTH), tuple(parts), words, int(now), is_collection)
        secret = new_secret()
        kept = partial(self._kept, item, secret, client_address(), now)
        if not await self._database.query(kept):
            raise _refusal(now)
        return item, secret

    async def find(self, publication_id: str, *, is_collection: bool = False) -> Publication:
        """Return the publication with this id; raise ``UnknownError``, or ``RemovedError`` for one that has gone."""
        return await self._database.query(partial(self._its.find, publication_id, is_collection=is_collection))

    async def change(
        self, publication_id: str, secret: str, words: Words, parts: Sequence[Part] = (), *, is_collection: bool = False
    ) -> Publication:
        """Give a publication other *words*, and other *parts* if there are any; return it.

        Raise ``LimitError`` if it grows beyond the address's share of today, ``SecretError`` for another secret, and
        ``RemovedError`` for what the operator took down.
        """
        now, client = time.time(), client_address()
        correction = Correction(tuple(parts), int(now)) if parts else None

        def change() -> Publication | None:
            share = self._share(client, now)
            return self._its.change(publication_id, secret, words, correction, share=share, is_collection=is_collection)

        if (changed := await self._database.query(change)) is None:
            raise _refusal(now)
        return changed

    async def withdraw(self, publication_id: str, secret: str, *, is_collection: bool = False) -> None:
        """Let a publication go for ever; raise as ``change``."""
        await self._database.query(partial(self._its.withdraw, publication_id, secret, is_collection=is_collection))

    def _kept(self, item: Publication, secret: str, client: str, now: float) -> bool:
        share = self._share(client, now)
        return self._quota.take(self._its.evict) and self._its.publish(item, secret, share)

    def _share(self, client: str, now: float) -> Share:
        number, size = self._most
        return Share(*self._database.marks.of_both(networks(client), now), self._quota.share(number), size)


def _refusal(now: float) -> LimitError:
    refused = "no more can be published from this address today; try again tomorrow"
    return LimitError(refused, math.ceil(_DAY_S - now % _DAY_S))
