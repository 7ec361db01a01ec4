"""The tarpit: connections that are refused are closed a second later, unanswered.

Whoever opens the next one when the last is closed so opens one a second, and not hundreds, each of which takes the
event loop and the kernel some 100 microseconds. The word is that of T. Liston's LaBrea (2001).
"""

from __future__ import annotations

import asyncio
import socket

_HELD_S = 1.0


class Tarpit:
    """Holds at most *most* connections at a time, each for a second."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[socket.socket, asyncio.TimerHandle] = {}

    def __len__(self) -> int:
        return len(self._held)

    def take(self, connection: socket.socket) -> None:
        """Close *connection* in a second, or at once if as many are held as may be."""
        if len(self._held) < self._most:
            self._held[connection] = asyncio.get_running_loop().call_later(_HELD_S, self._close, connection)
        else:
            connection.close()

    def close(self) -> None:
        """Close all of them at once."""
        for connection, timer in list(self._held.items()):
            timer.cancel()
            self._close(connection)

    def _close(self, connection: socket.socket) -> None:
        del self._held[connection]
        connection.close()
