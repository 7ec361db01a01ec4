"""A gate before a database: it lets connections through, breaks them, or keeps them waiting.

Knows bytes and connections, and nothing of what is said.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Gate:
    """A port of this machine that leads to the Unix socket *path* for as long as the gate is open."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._shut = False
        self._moving = asyncio.Event()
        self._moving.set()
        self._through: set[asyncio.StreamWriter] = set()
        self._passes: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def build(self) -> int:
        """Begin to let connections through; give the port."""
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    def open(self) -> None:
        """Let through what comes, and what was kept waiting."""
        self._shut = False
        self._moving.set()

    def shut(self) -> None:
        """Break every connection, and each that comes."""
        self._shut = True
        for writer in self._through:
            writer.transport.abort()

    def hold(self) -> None:
        """Keep every connection, and let nothing through."""
        self._moving.clear()

    async def remove(self) -> None:
        """End it all."""
        self.open()
        self.shut()
        if self._server:
            self._server.close()
        await asyncio.gather(*self._passes, return_exceptions=True)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        if self._shut or task is None:
            writer.transport.abort()
            return
        self._passes.add(task)
        task.add_done_callback(self._passes.discard)
        try:
            inner_reader, inner_writer = await asyncio.open_unix_connection(self._path)
        except OSError:
            writer.transport.abort()
            return
        pair = {writer, inner_writer}
        self._through |= pair
        await asyncio.gather(self._pump(reader, inner_writer), self._pump(inner_reader, writer))
        self._through -= pair

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(65536):
                await self._moving.wait()
                writer.write(piece)
                await writer.drain()
        writer.close()
