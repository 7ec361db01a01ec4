"""The clients of a soak: some that ask, and one that looks at the process, all at the same time."""

from __future__ import annotations

import asyncio
import json
from typing import Self

import httpx2

from lab.soak.monitor import Diary
from lab.soak.sound_requests import Load, Sent

_CLIENTS = 6  # that are sound, at once
_TIMEOUT_S = 30.0  # for an answer
_LOOKS = 800  # at the process, in all
_PARTS = 20  # connections of a client before it opens another one


class Workers:
    """Ask *rate* sound questions a second, and some others, for as long as the block lasts."""

    def __init__(self, diary: Diary, rate: float) -> None:
        self._diary = diary
        self._gap = _CLIENTS / rate
        self._load = Load("soak")
        self._ended = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        """Begin."""
        jobs = [*(self._ask() for _ in range(_CLIENTS)), self._look()]
        self._tasks = [asyncio.create_task(job) for job in jobs]
        return self

    async def __aexit__(self, *_: object) -> None:
        """End, once what was asked is answered; raise what a client raised."""
        self._ended.set()
        await asyncio.gather(*self._tasks)

    async def _ask(self) -> None:
        while not self._ended.is_set():
            async with httpx2.AsyncClient(
                base_url=self._diary.service.url, trust_env=False, timeout=_TIMEOUT_S
            ) as client:
                for _ in range(_PARTS):
                    asked = self._load.ask()
                    await self._answer(client, asked)
                    await self._wait(self._gap)

    async def _answer(self, client: httpx2.AsyncClient, asked: Sent) -> None:
        diary, service = self._diary, self._diary.service
        trouble, life, was_up = diary.now, service.life, service.is_up
        headers = {**asked.headers, "Content-Type": "application/json"}
        content = None if asked.body is None else json.dumps(asked.body)
        try:
            answer = await client.request(
                asked.method, asked.path, params=asked.query or None, content=content, headers=headers
            )
        except httpx2.TransportError as error:
            lived = was_up and service.is_up and service.life == life
            diary.answered(trouble, asked.kind, "no answer", f"{type(error).__name__} {error}" if lived else None)
            return
        fault = self._load.fault_of(asked, answer)
        diary.answered(trouble, asked.kind, str(answer.status_code), fault and f"{asked.method} {answer.url}: {fault}")

    async def _look(self) -> None:
        while not self._ended.is_set():
            self._diary.look()
            await self._wait(self._diary.seconds / _LOOKS)

    async def _wait(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._ended.wait(), seconds)
        except TimeoutError:
            return
