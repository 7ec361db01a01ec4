"""Ids and secrets by chance, which nobody guesses, and what is kept of a secret."""

from __future__ import annotations

import hashlib
import secrets

from kropki.generator.generation.record import ALPHABET, ID_LENGTH

_SECRET_BYTES = 16


def new_id(length: int = ID_LENGTH) -> str:
    """Return an id by chance, of letters that are hard to confuse."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_secret() -> str:
    """Return a secret by chance, which may stand in an address."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def hashed(secret: str) -> str:
    """Return 128 bits of the SHA-256 of *secret*, which is random: so there is nothing to guess it by."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()[:32]
