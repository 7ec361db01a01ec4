"""Processes of the service tell each other through PostgreSQL what has changed, and who is present.

What is told is only that there is something new: the database has it, and each process looks there now and then in any
case. So a message that is lost costs a moment, and nothing else.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from psycopg import AsyncConnection

_CHANNEL = "kropki"
_PAUSE_S, _LONGEST_PAUSE_S = 1.0, 60.0  # between two attempts to connect: each pause is twice the one before
_QUEUE = 1000  # messages that wait to be sent
_BYTES = 7999  # of a message, at most: PostgreSQL takes no more
_HELLO_S = 10.0  # between two signs of life
_SILENT_S = 30.0  # without one, after which whoever was present there counts as gone

_log = logging.getLogger(__name__)


class Hearer:
    """What listens to other processes, and tells them something."""

    exchange: Exchange | None = None  # where there are others

    def tell_others(self, message: Mapping[str, Any]) -> None:
        """Tell all others; where that cannot be, they find out by themselves."""
        if self.exchange is not None:
            self.exchange.tell(message)

    def heard(self, sender: str, message: Mapping[str, Any]) -> None:
        """Take note of what another process tells."""

    def found(self) -> None:
        """Take note that others hear what is told from now on."""

    def gone(self, sender: str | None = None) -> None:
        """Forget what another process has told, or any other."""


class Exchange:
    """Tells the processes at one PostgreSQL what happens here, and each of *hearers* what happens there.

    A connection is made by *arguments*. A message has the name of its hearer as a key.
    """

    def __init__(self, arguments: Mapping[str, Any], hearers: Mapping[str, Hearer]) -> None:
        self._arguments = arguments
        self._hearers = hearers
        self._me = secrets.token_hex(8)
        self._waiting: asyncio.Queue[str] | None = None  # none while there is no connection
        self._heard_of: dict[str, float] = {}  # other processes, and when

    def tell(self, message: Mapping[str, Any]) -> None:
        """Tell all others, if they hear it."""
        text = json.dumps({"from": self._me, **message})
        if self._waiting is not None and not self._waiting.full() and len(text) <= _BYTES:
            self._waiting.put_nowait(text)

    async def run(self) -> None:
        """Exchange messages for ever, and begin anew wherever that fails."""
        from psycopg import Error  # noqa: PLC0415 - dear to import, and most services have a file

        pause = _PAUSE_S
        while True:
            try:
                await self._exchange()
            except* Error as errors:
                _log.warning(
                    "PostgreSQL does not pass on what is new: %s", str(errors.exceptions[0]).partition("\n")[0]
                )
            pause = _PAUSE_S if self._waiting is not None else min(2 * pause, _LONGEST_PAUSE_S)
            self._waiting = None
            for hearer in self._hearers.values():
                hearer.gone()
            await asyncio.sleep(pause)

    async def _exchange(self) -> None:
        """Connect twice: whoever listens on a connection can say nothing there."""
        from psycopg import AsyncConnection  # noqa: PLC0415 - the same

        async with (
            await AsyncConnection.connect(**self._arguments, autocommit=True) as ear,
            await AsyncConnection.connect(**self._arguments, autocommit=True) as mouth,
        ):
            await ear.execute(f"listen {_CHANNEL}")
            await mouth.execute("set synchronous_commit = off")  # there is nothing to write to a disk
            self._waiting = asyncio.Queue(_QUEUE)
            for hearer in self._hearers.values():
                hearer.found()
            async with asyncio.TaskGroup() as both:
                both.create_task(self._send(mouth, self._waiting))
                both.create_task(self._receive(ear))

    async def _send(self, mouth: AsyncConnection, waiting: asyncio.Queue[str]) -> None:
        while True:
            try:
                message = await asyncio.wait_for(waiting.get(), _HELLO_S)
            except TimeoutError:
                message = json.dumps({"from": self._me})
            await mouth.execute("select pg_notify(%s, %s)", (_CHANNEL, message))

    async def _receive(self, ear: AsyncConnection) -> None:
        """Take what comes; it is seldom quiet, for what is told here comes, too."""
        loop = asyncio.get_running_loop()
        async for told in ear.notifies():
            self._take(told.payload, loop.time())

    def _take(self, text: str, now: float) -> None:
        try:
            message = json.loads(text)
            sender = str(message["from"])
            if sender != self._me:
                self._heard_of[sender] = now
                for name in self._hearers.keys() & message.keys():
                    self._hearers[name].heard(sender, message)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            _log.warning("another process tells what is not understood: %r", error)
        for other in [other for other, at in self._heard_of.items() if now > at + _SILENT_S]:
            del self._heard_of[other]
            for hearer in self._hearers.values():
                hearer.gone(other)
