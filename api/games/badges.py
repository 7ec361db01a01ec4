"""The badge by which people recognise a device, and the key under which its ratings are kept.

Both are computed from a secret of the device with a key of the database. So nobody can look for a secret with the same
badge but by asking here. The secrets of the computer's seats are computed with it, too.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from kropki.api.database import Database
from kropki.api.store.lobby_tables import BADGE_LENGTH
from kropki.api.store.rating_tables import KEY_LENGTH
from kropki.generator.generation.record import ALPHABET


@dataclass(frozen=True, slots=True)
class Device:
    """A device: its *badge*, and the *key* that its ratings have."""

    badge: str
    key: str


class Badges:
    """Tells the devices that *database* knows by their secrets."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._key: bytes | None = None

    async def of(self, secret: str) -> Device:
        """Return the device with this *secret*."""
        key = await self._read_key()
        return Device(badge_of(secret, key), _digest(secret, key).hex()[:KEY_LENGTH])

    async def secret_of(self, game_id: str) -> str:
        """Return the secret of the computer's seat in a game; no device has one that is written like this."""
        return _digest(f"the computer in {game_id}", await self._read_key()).hex()

    async def _read_key(self) -> bytes:
        if self._key is None:
            self._key = await self._database.query(self._database.stock.lobby.key)
        return self._key


def badge_of(secret: str, key: bytes) -> str:
    """Return the badge of the device with this *secret*: thirty bits, as six letters and digits.

    >>> badge_of("pR0Yc1sGq2bQmXw4n6uJfA", b"key")
    'JV3NEK'
    """
    number = int.from_bytes(_digest(secret, key))
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(BADGE_LENGTH))


def _digest(secret: str, key: bytes) -> bytes:
    return hmac.new(key, secret.encode(), hashlib.sha256).digest()
