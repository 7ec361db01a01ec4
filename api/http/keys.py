"""Keys for those whose users share an address: a request with a key counts to the limits of the key.

The file of keys has a line for each: a name, the SHA-256 of the key, and limits of its own. ``#`` begins a comment.

    reader-app 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 requests=60000 searches=64

Knows the hashes alone. The file is read again when it has changed, so a key can be taken back without a restart.
"""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from kropki.api.client import Bucket
from kropki.api.errors import SettingsError, UnknownKeyError
from kropki.api.settings import OFF

LIMITS = (*(str(bucket) for bucket in Bucket), "searches")  # what a key may have numbers of its own for
_BEGIN = "kropki_"  # of a key, by which people and scanners of secrets know it
_BYTES = 32  # of chance in a key
_LONGEST = 200  # bytes of a key that are looked at
_FILE_BYTES = 2**20
_MOST = 10**9  # of a limit
_LOOK_S = 1.0  # between two looks at the file
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")
_DIGEST = re.compile(r"[0-9a-f]{64}")
_NUMBER = re.compile(r"[1-9][0-9]{0,9}")
_SCHEME = b"bearer"

_log = logging.getLogger(__name__)
Headers = Iterable[tuple[bytes, bytes]]


@dataclass(frozen=True, slots=True)
class Key:
    """Who has a key, and the limits that differ from those of an address."""

    name: str
    limits: Mapping[str, int]


class Keys:
    """The keys in the file at *path*; ``off``: there are none, and nobody's ``Authorization`` is looked at."""

    def __init__(self, path: str) -> None:
        self._path = None if path == OFF else Path(path)
        self._seen: tuple[int, int, int] | None = None
        self._known: Mapping[str, Key] = {}
        self._look_at = 0.0
        if self._path:
            self._known = self._read(self._path)
            self._look_at = time.monotonic() + _LOOK_S

    def of(self, headers: Headers) -> Key | None:
        """Return the key that a request has, if it has one; raise ``UnknownKeyError`` if that is not in the file."""
        if self._path is None:
            return None
        tokens = [token for name, value in headers if name == b"authorization" and (token := _token(value)) is not None]
        if not tokens:
            return None
        self._look(self._path)
        key = self._known.get(_digest(tokens[0])) if len(tokens) == 1 and len(tokens[0]) <= _LONGEST else None
        if key is None:
            raise UnknownKeyError("expected a key of this server after Authorization: Bearer, or no key")
        return key

    def _look(self, path: Path) -> None:
        """Read the file again if it has changed; go on with what was there if it cannot be read."""
        now = time.monotonic()
        if now < self._look_at:
            return
        self._look_at = now + _LOOK_S
        try:
            if _state(path) != self._seen:
                self._known = self._read(path)
        except (SettingsError, OSError) as error:
            _log.error("the keys stay as they were: %s", error)

    def _read(self, path: Path) -> Mapping[str, Key]:
        try:
            self._seen = _state(path)
            with path.open("rb") as file:
                content = file.read(_FILE_BYTES + 1)
            if len(content) > _FILE_BYTES:
                raise _error(f"KROPKI_KEYS of at most {_FILE_BYTES:,} bytes", "more")
            return parse(content.decode())
        except OSError as error:
            raise SettingsError(f"cannot read KROPKI_KEYS: {error.strerror}: {path}") from None
        except UnicodeDecodeError:
            raise _error("KROPKI_KEYS in UTF-8", "other bytes") from None


def make() -> str:
    """Return a new key.

    >>> len(make()), make().startswith("kropki_")
    (50, True)
    """
    return _BEGIN + secrets.token_urlsafe(_BYTES)


def line(name: str, key: str, limits: Iterable[str]) -> str:
    """Return the line of the file for *key*; raise ``SettingsError`` for what cannot stand in one.

    >>> line("app", "kropki_x", ["requests=9"])[:20], line("app", "kropki_x", ["requests=9"])[-11:]
    ('app e08665eb003de49c', ' requests=9')
    """
    words = [name, _digest(key.encode()), *limits]
    _row(words, 0)
    return " ".join(words)


def parse(text: str) -> dict[str, Key]:
    """Read a file of keys: by the SHA-256 of each, who has it. Raise ``SettingsError`` naming the line that is wrong.

    The hash of a line is never repeated in an error.
    """
    known: dict[str, Key] = {}
    names = set[str]()
    for number, written in enumerate(text.splitlines(), 1):
        words = written.partition("#")[0].split()
        if not words:
            continue
        name, digest, limits = _row(words, number)
        if name in names or digest in known:
            raise _error("a name and a key that no other line has", f"{name!r} again", number)
        names.add(name)
        known[digest] = Key(name, limits)
    return known


def _row(words: list[str], number: int) -> tuple[str, str, dict[str, int]]:
    name, digest, *rest = [*words, ""] if len(words) == 1 else words
    if not _NAME.fullmatch(name):
        raise _error("a name of at most 40 letters, digits, dots, - and _", repr(name[:40]), number)
    if not _DIGEST.fullmatch(digest.lower()):
        raise _error(f"the SHA-256 of a key behind {name!r}, 64 digits of 0 to f", "something else", number)
    limits: dict[str, int] = {}
    for word in rest:
        what, _, amount = word.partition("=")
        if what not in LIMITS or what in limits or not _NUMBER.fullmatch(amount) or int(amount) > _MOST:
            raise _error(f"LIMIT=NUMBER, each once, with a limit of {', '.join(LIMITS)}", repr(word[:40]), number)
        limits[what] = int(amount)
    return name, digest.lower(), limits


def _error(wanted: str, got: str, number: int = 0) -> SettingsError:
    place = f"line {number} of KROPKI_KEYS: " if number else ""
    return SettingsError(f"{place}expected {wanted}, got {got}")


def _token(value: bytes) -> bytes | None:
    """Return the key in an ``Authorization``; ``None`` for another scheme, which may be meant for a proxy.

    A word alone is no scheme with its key: perhaps a key without ``Bearer``, which is none.

    >>> _token(b"Bearer  abc "), _token(b"Basic abc"), _token(b"bearer"), _token(b"abc")
    (b'abc', None, b'', b'')
    """
    scheme, _, token = value.strip().partition(b" ")
    return token.strip() if scheme.lower() == _SCHEME or (scheme and not token) else None


def _digest(key: bytes) -> str:
    return hashlib.sha256(key).hexdigest()


def _state(path: Path) -> tuple[int, int, int]:
    stat = path.stat()
    return stat.st_mtime_ns, stat.st_size, stat.st_ino
