"""The limits of each client: so many requests, and so many milliseconds of work, a minute.

A request is counted when it comes. Its work is paid for when it is done, by what it took: whoever
has none left is not admitted to the workers. Only public addresses are counted: not the page, its
files and the probes. A request with a key counts to the key; one with a wrong key to its address.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kropki.api.client import CLIENT, Bucket
from kropki.api.errors import LimitError, UnknownKeyError
from kropki.api.http import errors
from kropki.api.http.addresses import client_of
from kropki.api.http.headers import Raw, is_public
from kropki.api.http.keys import Key, Keys
from kropki.api.http.limits.buckets import WINDOW_S, Buckets, Rest
from kropki.api.http.limits.sockets import refuse
from kropki.generator.errors import RequestError


class RateLimit:
    """Counts each request of its client in *buckets*; refuses it with 429 when there were too many."""

    def __init__(self, app: ASGIApp, *, buckets: Buckets, keys: Keys) -> None:
        self._app = app
        self._buckets = buckets
        self._keys = keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on, unless its client has made too many."""
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        is_socket = scope["type"] == "websocket"
        client = (SocketClient if is_socket else HttpClient)(client_of(scope), self._buckets, receive)
        token = CLIENT.set(client)
        try:
            await (self._open if is_socket else self._answer)(client, scope, receive, send)
        finally:
            CLIENT.reset(token)

    async def _open(self, client: HttpClient, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a WebSocket on, which is a request, too; its messages are counted where they are read."""
        try:
            await self._admit(client, scope)
        except (LimitError, UnknownKeyError) as error:
            return await refuse(error, scope, receive, send)
        return await self._app(scope, receive, send)

    async def _answer(self, client: HttpClient, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] == "OPTIONS" or not is_public(scope["path"]):
            return await self._app(scope, receive, send)

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *client.headers()]
            await send(message)

        try:
            await self._admit(client, scope)
        except (LimitError, UnknownKeyError) as error:
            return await errors.render(error)(scope, receive, marked)
        return await self._app(scope, receive, marked)

    async def _admit(self, client: HttpClient, scope: Scope) -> None:
        """Count one request to the key that it has, else to its address; a wrong key is an error that is counted."""
        try:
            client.key = self._keys.of(scope["headers"])
        except UnknownKeyError:
            await client.count(1, Bucket.REQUESTS)
            raise
        await client.count(1, Bucket.REQUESTS)


class HttpClient:
    """The client of one request, as ``api.client.Client`` describes it."""

    def __init__(self, address: str, buckets: Buckets, receive: Receive) -> None:
        self.address = address
        self.key: Key | None = None
        self._buckets = buckets
        self._receive = receive
        self._known: dict[Bucket, Rest] = {}
        self._counted = Counter[Bucket]()  # of this request

    @property
    def name(self) -> str:
        """Whose limits count: no address is written like a key."""
        return f"key:{self.key.name}" if self.key else self.address

    @property
    def searches(self) -> int | None:
        """How many searches may run or wait, where the key says so."""
        return self._most("searches")

    async def count(self, number: int, bucket: Bucket) -> None:
        """Take so much from a *bucket*; raise ``LimitError`` where it is more than the client has left.

        Raises ``RequestError`` where one request counts more than the client ever has, and takes nothing more for it.
        """
        limit = self._buckets.limit(bucket, self._most(bucket))
        needed = self._counted[bucket] + number
        if needed > limit:
            words = f"this request counts as {needed} {bucket}, and a client has at most {limit} a minute; ask for less"
            raise RequestError(words, code="above-limit")
        self._counted[bucket] = needed
        self._take(number, bucket).check()

    async def admit(self, bucket: Bucket = Bucket.WORK) -> None:
        """Raise ``LimitError`` if the client has nothing left in a *bucket* of work."""
        self._take(0, bucket).check(1)

    async def charge(self, milliseconds: int, bucket: Bucket = Bucket.WORK) -> None:
        """Take what was worked from what is left in a *bucket*; that may be more than there is."""
        self._take(milliseconds, bucket)

    async def gone(self) -> None:
        """Return when the client waits for its answer no longer."""
        while (await self._receive())["type"] != "http.disconnect":
            pass

    def _take(self, amount: int, bucket: Bucket) -> Rest:
        rest = self._known[bucket] = self._buckets.take(bucket, self.name, amount, self._most(bucket))
        return rest

    def _most(self, what: str) -> int | None:
        return self.key.limits.get(what) if self.key else None

    def headers(self) -> Raw:
        """Return what an answer tells of the limits that its request has met."""
        if not self._known:
            return []
        rests = self._known.values()
        policy = ", ".join(f'"{rest.bucket}";q={rest.limit};w={WINDOW_S}' for rest in rests)
        left = ", ".join(f'"{rest.bucket}";r={max(rest.left, 0)};t={rest.seconds}' for rest in rests)
        return [(b"ratelimit-policy", policy.encode()), (b"ratelimit", left.encode())]


class SocketClient(HttpClient):
    """The client of a WebSocket."""

    async def count(self, number: int, bucket: Bucket) -> None:
        """Take so much for one message, which is a request of its own."""
        self._counted.clear()
        await super().count(number, bucket)

    async def gone(self) -> None:
        """Wait: that a client has gone is noticed where its messages are read."""
        await asyncio.Event().wait()
