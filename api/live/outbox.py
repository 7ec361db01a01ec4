"""What waits to be sent to one who listens, bounded in messages and characters. Knows neither HTTP nor sockets."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

QUEUE = 64  # messages that one who listens may lag behind
LAG = 64 * 1024  # characters of them, if there is more than one


@dataclass(eq=False, slots=True, kw_only=True)
class Outbox:
    """The messages for one who listens, in their order."""

    queue: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    lag: int = 0  # characters that wait

    def give(self, message: str) -> None:
        """Queue a message; ``None``, for the end, where it lags too far behind."""
        if self.queue.full() or (self.lag and self.lag + len(message) > LAG):
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
        else:
            self.queue.put_nowait(message)
            self.lag += len(message)

    async def next(self) -> str | None:
        """Return the next message once there is one; ``None`` at the end."""
        message = await self.queue.get()
        self.lag -= len(message or "")
        return message
