"""What an operator may set: one field a ``KROPKI_...`` variable, with defaults that work with none set.

Knows the environment and nothing of what the numbers are used for.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

from kropki.api.errors import SettingsError

PREFIX = "KROPKI_"
ON, OFF = "on", "off"
EVERYBODY = "*"  # as proxies: whoever connects is believed
SAME = "same"  # as origins: pages of this service
PUBLIC = "public"  # at /metrics, where everything else is
_LAST_PORT = 65_535
_CONTACT = re.compile(r"mailto:[!-~]+@[!-~]+|https://[!-~]+|tel:[+\d-]+", re.ASCII)
_ORIGIN = re.compile(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d+)?", re.ASCII | re.IGNORECASE)
_MAY_BE_0 = {"refill"}
_READERS: Mapping[str, Callable[[str], Any]] = {"int": int, "float": float, "str": str}


@dataclass(frozen=True, slots=True)
class Settings:
    """The numbers of one running service; field ``queue`` is the variable ``KROPKI_QUEUE``."""

    threads: int = field(default_factory=lambda: os.cpu_count() or 1)  # searches at the same time
    queue: int = 64  # searches that may wait for a thread; one more is refused
    deadline: float = 2.0  # seconds from a request's arrival to its answer
    nodes: int = 500_000  # states of the board that one solve may look at; about a quarter of a second
    attempts: int = 300  # full solutions that are tried for one puzzle, ten times as many of 4x4 or without boxes
    body: int = 16 * 1024  # bytes of a request's body
    game: int = 64 * 1024  # the same, of a game of dots, where 3,600 moves take 40 KiB, and of a text to read
    requests: int = 6000  # a minute, of one address
    work: int = 12_000  # milliseconds of a worker's processor a minute, for one address
    thinking: int = 120_000  # the same, of moves at level 5 and analysis: two processors' whole time
    play: int = 12_000  # the same, of the thread that changes games with friends
    patience: float = 10.0  # seconds that a long question may wait for its turn
    searches: int = 24  # of one address that may run or wait: a class asks at the same moment, a page for twelve sheets
    times: int = 60  # that one address may send a minute
    keys: str = OFF  # a file of those who have limits of their own, a line each
    proxies: str = "127.0.0.1"  # addresses and networks, or *: whose word is taken for the client's address
    connections: int = 1000  # that may be open at once
    database_url: str = "sqlite:///kropki.db"  # a file in the working directory
    new_games: int = 100  # of dots with a friend that one address may begin a day
    post_games: int = 40  # of them, by post: days a move, and so they stay for weeks
    games_kept: int = 100_000  # of those in the database, above which one that nobody plays goes for each new one
    games_bytes: int = 32 * 2**20  # of the games that one address began in a day, above which they take only bare dots
    lobby: str = ON  # whether there is one, where players find others for games of dots: ON or OFF
    conversation: str = ON  # whether players of a game may write to each other: ON or OFF
    rating: str = ON  # whether games of the lobby may count for ratings: ON or OFF
    ratings_kept: int = 100_000  # in the database, of devices and kinds of games; above it, those of long ago go
    lobby_games: int = 20  # that one address may have waiting there at once
    lobby_kept: int = 500  # that may wait there in all
    lobby_joins: int = 60  # that one address may make there an hour
    new_publications: int = 50  # of puzzles that one address may publish a day
    publications_bytes: int = 256 * 1024  # the same, in bytes
    publications_kept: int = 100_000  # in the database, with those that have gone; no more are taken
    game_days: int = 30  # for which a game that goes on is kept after its last event
    record_days: int = 365  # the same, of a game that has ended
    new_races: int = 100  # that one address may begin a day
    races_kept: int = 10_000  # in the database, each for a day, above which none begins; 3 KB each
    sockets: int = 500  # WebSockets that may be open at once
    peer_sockets: int = 50  # the same for one address
    spectators: int = 50  # of one game, for each process of the service
    public_url: str = SAME  # the address of the service in links: as it was asked, or https://kropki.example
    contact: str = OFF  # where to report a fault of security: mailto:, https: or tel:, several with blanks between
    origins: str = SAME  # of pages whose scripts may open a WebSocket: this service's own, others with commas, or *
    keep: int = 1_000_000  # puzzles in the stock, above which those that were kept for a day go; one to two gigabytes
    share: int = 1000  # puzzles made on the spot that are kept of one address and day
    refill: int = 200  # puzzles of a kind that a process beside the service makes ahead; 0: there is none
    metrics: str = "127.0.0.1:9464"  # where they are served: an address of their own, or PUBLIC, or OFF

    def __post_init__(self) -> None:
        for item in fields(self):
            value = getattr(self, item.name)
            if not (value if item.type == "str" else value > 0 or (value == 0 and item.name in _MAY_BE_0)):
                raise _error(item.name, str(item.type), value)
        for name in ("lobby", "conversation", "rating"):
            if (value := getattr(self, name)) not in (ON, OFF):
                raise SettingsError(f"expected {_variable(name)} to be {ON} or {OFF}, got {value!r}")
        _check_proxies(self.proxies)
        _check_origins(self.origins)
        _check_url(self.public_url)
        _check_contact(self.contact)
        if self.metrics not in (OFF, PUBLIC):
            host_and_port(self.metrics)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """Read the settings; raise ``SettingsError`` naming the variable that is not what it should be.

        >>> Settings.from_environment({"KROPKI_QUEUE": "8"}).queue
        8
        """
        given = {item.name: (item.type, _text(item.name, environment)) for item in fields(cls)}
        return cls(**{name: _value(name, str(kind), text) for name, (kind, text) in given.items() if text is not None})


def unknown(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Return a sentence for each variable that looks like a setting and is none.

    >>> unknown({"KROPKI_REQEUSTS": "1", "KROPKI_QUEUE": "8", "HOME": "/"})
    ['KROPKI_REQEUSTS is no setting; did you mean KROPKI_REQUESTS?']
    """
    known = [_variable(name) for name in (item.name for item in fields(Settings))]
    said = []
    for name in sorted(name for name in environment if name.startswith(PREFIX) and name not in known):
        near = get_close_matches(name, known, 1, 0.8)
        said.append(f"{name} is no setting{f'; did you mean {near[0]}?' if near else ''}")
    return said


def host_and_port(address: str) -> tuple[str, int]:
    """Read the *address* of the metrics; raise ``SettingsError`` for what is none.

    >>> host_and_port("127.0.0.1:9464"), host_and_port("[::1]:0")
    (('127.0.0.1', 9464), ('::1', 0))
    """
    host, _, port = address.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > _LAST_PORT:
        raise SettingsError(f"expected {_variable('metrics')} to be HOST:PORT, {PUBLIC} or {OFF}, got {address!r}")
    return host.removeprefix("[").removesuffix("]"), int(port)


def _variable(name: str) -> str:
    return PREFIX + name.upper()


def _text(name: str, environment: Mapping[str, str]) -> str | None:
    return environment.get(_variable(name))


def _value(name: str, kind: str, text: str) -> Any:
    try:
        return _READERS[kind](text)
    except ValueError:
        raise _error(name, kind, text) from None


def _check_proxies(text: str) -> None:
    """Refuse what can be no proxy: else nobody's word is taken, all clients share one limit, and nothing tells why."""
    try:
        for name in text.split(",") if text != EVERYBODY else ():
            ip_network(name.strip())
    except ValueError as error:
        words = f"expected {_variable('proxies')} to be addresses or networks with commas between, or *: {error}"
        raise SettingsError(words) from None


def _check_origins(text: str) -> None:
    """Refuse what no browser sends as an origin: its pages would be refused, and nothing tells why."""
    for each in map(str.strip, text.split(",")):
        if each not in (SAME, EVERYBODY) and not _ORIGIN.fullmatch(each):
            words = f"to be {SAME}, {EVERYBODY} or sites such as https://app.example, separated by commas, got {each!r}"
            raise SettingsError(f"expected {_variable('origins')} {words}")


def _check_url(text: str) -> None:
    parts = urlsplit(text)
    is_one = parts.scheme in ("http", "https") and parts.netloc and parts.path in ("", "/") and not parts.query
    if text != SAME and not is_one:
        raise SettingsError(f"expected {_variable('public_url')} to be {SAME} or https://HOST, got {text!r}")


def _check_contact(text: str) -> None:
    """Refuse what is no contact: whoever finds a fault would write to nobody."""
    if text != OFF and not all(_CONTACT.fullmatch(each) for each in text.split(" ")):
        words = f"expected {_variable('contact')} to be {OFF}, mailto:NAME@HOST, https://... or tel:..., got {text!r}"
        raise SettingsError(words)


def _error(name: str, kind: str, value: object) -> SettingsError:
    wanted = "a text" if kind == "str" else "0 or a number above" if name in _MAY_BE_0 else "a number above 0"
    return SettingsError(f"expected {_variable(name)} to be {wanted}, got {value!r}")
