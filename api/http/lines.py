"""Answers in parts, such as lines of JSON, each sent as soon as it is there; a problem ends the lines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from fastapi import Request
from starlette.responses import StreamingResponse

from kropki.api.errors import stop_error
from kropki.api.http import errors
from kropki.api.http.media import NDJSON
from kropki.generator.errors import KropkiError

_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # nginx would hold the lines back


def answer(request: Request, lines: AsyncIterator[bytes]) -> StreamingResponse:
    """Return the answer that has *lines*. Its last line is a problem if they raise one, or if the service stops."""
    return StreamingResponse(_sent(lines, request.app.state.stopping), media_type=NDJSON, headers=_HEADERS)


async def _sent(lines: AsyncIterator[bytes], stopping: asyncio.Event) -> AsyncIterator[bytes]:
    stop = asyncio.ensure_future(stopping.wait())
    try:
        while line := await _before(stop, lines):
            yield line + b"\n"
    except KropkiError as error:
        yield bytes(errors.render(error).body) + b"\n"
    finally:
        stop.cancel()


async def _before(stop: asyncio.Future[Any], lines: AsyncIterator[bytes]) -> bytes:
    """Return the next of *lines*, nothing after the last one; raise ``BusyError`` if *stop* comes first."""
    coming = asyncio.ensure_future(_next(lines))
    awaited: list[asyncio.Future[Any]] = [coming, stop]
    try:
        await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
        if not coming.done():
            raise stop_error()
        return coming.result()
    finally:
        coming.cancel()


async def _next(lines: AsyncIterator[bytes]) -> bytes:
    return await anext(lines, b"")
