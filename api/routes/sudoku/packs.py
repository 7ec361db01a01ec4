"""The route of packs: many puzzles at once, which an app keeps for where there is no network.

They come from the stock alone, in an order that stays, so that any cache may keep a pack.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Request
from pydantic_core import to_json
from starlette.responses import Response

from kropki.api.client import admit, count
from kropki.api.http import errors
from kropki.api.http.media import NDJSON
from kropki.api.http.prepared import COMPRESSION, Prepared, prepare
from kropki.api.http.query import QueryReader, Read
from kropki.api.routes.dependencies import executor, source
from kropki.api.routes.sudoku.schemas import PackQuery
from kropki.generator.generation.record import Record

_AN_HOUR = "public, max-age=3600"  # the refill adds puzzles
_A_MINUTE = "public, max-age=60"  # of the last pack, to which it adds them

packs = APIRouter(
    prefix="/kropki", tags=["puzzles"], responses=errors.responses(400, 404, 422, 429, 503), route_class=Read
)
ForPack = Annotated[PackQuery, Depends(QueryReader(PackQuery).of)]


@packs.get(
    "/pack",
    operation_id="get_pack",
    response_class=Response,
    responses={200: {"description": "A puzzle a line.", "content": {NDJSON: {"schema": {"type": "string"}}}}},
)
async def get_pack(query: ForPack, request: Request) -> Response:
    """Return many puzzles of one kind from the stock, one a line, for use without a network.

    To get more, ask again with the last id as `after`, as the header `Link` does: no puzzle comes twice. Without that
    header, there are no more puzzles for now. The answer may be compressed. Any cache may keep it for an hour, and the
    last pack for a minute.
    """
    kind = query.kind
    await admit()
    await count(query.nb - 1)  # each puzzle as one request
    found = await source(request).pack(kind, query.after, query.nb)
    prepared = await executor(request).run(partial(_prepared, found.records, solution=query.solution))
    response = prepared.answer(request, _AN_HOUR if found.last else _A_MINUTE)
    response.headers["Vary"] = "Accept-Encoding"
    if found.last:
        response.headers["Link"] = f'<{_next(query, found.last)}>; rel="next"'
    return response


def _prepared(records: Sequence[Record], *, solution: bool) -> Prepared:
    lines = (to_json(record.as_json(solution=solution)) + b"\n" for record in records)
    return prepare(b"".join(lines), NDJSON, COMPRESSION)


def _next(query: PackQuery, after: str) -> str:
    asked = query.model_dump(mode="json", exclude_defaults=True) | {"after": after}
    plain = {name: str(value).lower() if isinstance(value, bool) else value for name, value in asked.items()}
    return f"/kropki/pack?{urlencode(plain)}"
