"""The addresses of clients: what is counted as one of them, and whom a proxy says it speaks for.

Texts from outside are parsed here, and never kept: a header may say anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from kropki.api.settings import EVERYBODY

_ADDRESS = re.compile(r'\s*"?(?:\[([0-9A-Fa-f:.]+)[^\]]*\]|([0-9A-Fa-f:.]+))')  # what follows it says nothing
_LONGEST = 100  # bytes of what one proxy says; an address with its port has 54 at the most
_HOPS = 10  # proxies that are looked past, one behind the other
_SCHEMES = {b"http": "http", b"https": "https"}


@lru_cache(maxsize=1024)
def counted(host: str) -> str:
    """Return what the address *host* is counted as: of IPv6 the network of 64 bits, since one client has a whole one.

    >>> counted("2001:db8:1:2:3:4:5:6"), counted("::ffff:192.0.2.1"), counted("192.0.2.1")
    ('2001:db8:1:2::', '192.0.2.1', '192.0.2.1')
    """
    try:
        address = _unmapped(host)
    except ValueError:
        return host
    return str(IPv6Address(int(address) >> 64 << 64)) if address.version == 6 else str(address)


def parse(text: str) -> str | None:
    """Return the address at the beginning of *text*, without its port and whatever follows; ``None`` for no address.

    >>> parse("192.0.2.1:80"), parse(" [2001:DB8::1]:80"), parse("2001:db8::1 (mobile)"), parse("unknown")
    ('192.0.2.1', '2001:db8::1', '2001:db8::1', None)
    """
    found = _ADDRESS.match(text) if len(text) <= _LONGEST else None
    if found is None:
        return None
    bracketed, bare = found.groups()
    host = bracketed or (bare.partition(":")[0] if bare.count(":") == 1 else bare)
    try:
        return str(_unmapped(host))
    except ValueError:
        return None


class Proxies:
    """Addresses and networks, with commas between, that are believed when they name another client; or ``*``."""

    def __init__(self, text: str) -> None:
        names = ("0.0.0.0/0", "::/0") if text == EVERYBODY else text.split(",")
        self._networks = [ip_network(name.strip()) for name in names]
        self.believe = lru_cache(maxsize=1024)(self._believe)

    def _believe(self, host: str) -> bool:
        """Tell whether *host* is one of them."""
        try:
            address = _unmapped(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    def client(self, told: str) -> str | None:
        """Return the last address of ``X-Forwarded-For`` that is none of theirs; of none but theirs, the first.

        ``None`` where something else stands in its place.

        >>> Proxies("10.0.0.0/8").client("6.6.6.6, 192.0.2.1:5, 10.0.0.1"), Proxies("10.0.0.0/8").client("192.0.2.1, x")
        ('192.0.2.1', None)
        """
        host = None
        for text in reversed(told.rsplit(",", _HOPS)[-_HOPS:]):
            host = parse(text)
            if host is None or not self.believe(host):
                break
        return host


class ProxyHeaders:
    """Puts the client that a proxy speaks for, and the scheme that it was asked by, in place of the proxy's own."""

    def __init__(self, app: ASGIApp, *, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on."""
        peer: Any = scope.get("client")
        if scope["type"] in ("http", "websocket") and peer and self._proxies.believe(peer[0]):
            told = _values(scope, b"x-forwarded-for")
            client = self._proxies.client(b",".join(told).decode("latin-1")) if told else None
            if client is not None:
                scope["client"] = (client, 0)
            for value in _values(scope, b"x-forwarded-proto") if scope["type"] == "http" else ():
                scope["scheme"] = _SCHEMES.get(value.strip(), scope["scheme"])
        await self._app(scope, receive, send)


def _values(scope: Scope, wanted: bytes) -> list[bytes]:
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return [value for name, value in headers if name == wanted]


def client_of(scope: Scope) -> str:
    """Return what the address is counted as that *scope* came from; "" where nobody knows it."""
    client: Any = scope.get("client")
    return counted(client[0]) if client else ""


def _unmapped(host: str) -> IPv4Address | IPv6Address:
    """Return the address *host*; an IPv4 address that is written as one of IPv6 is one of IPv4."""
    address = ip_address(host)
    return getattr(address, "ipv4_mapped", None) or address
