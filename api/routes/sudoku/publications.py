"""The routes of publications: a puzzle with a title, an author and a note, under an id of its own.

The secret of a publication comes in a header and is never part of an address.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Request, Response
from pydantic_core import to_json
from starlette.convertors import StringConvertor, register_url_convertor

from kropki.api.client import CLIENT, admit, pay
from kropki.api.errors import SecretError
from kropki.api.http import errors, etag
from kropki.api.http.media import JSON
from kropki.api.http.query import Read
from kropki.api.jobs import compiled, grading
from kropki.api.publications import READ_MS, WRITTEN_IN_A_MS, WRITTEN_MS
from kropki.api.routes.dependencies import ForNothing, publisher, within_nodes
from kropki.api.routes.sudoku.publication_schemas import (
    PUBLICATION,
    SECRET_LIMIT,
    NewPublication,
    Publication,
    PublicationBody,
    PublicationChangeBody,
    WithdrawnPublication,
)
from kropki.api.store import publications as store
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.generation.record import Record

PAGE = "/p"


class PublicationConvertor(StringConvertor):
    """The id of a publication in an address."""

    regex = f"[0-9A-HJKMNP-TV-Z]{{{store.ID_LENGTH}}}"


register_url_convertor("publication", PublicationConvertor())
publications = APIRouter(
    prefix="/kropki/publications",
    tags=["publications"],
    responses=errors.responses(400, 410, 422, 429, 503),
    route_class=Read,
)
_Id = Annotated[str, Path(description="The id of the publication.", examples=[PUBLICATION["id"]])]
Secret = Annotated[
    str | None, Header(alias="X-Secret", max_length=SECRET_LIMIT, description="The secret of the publication.")
]


@publications.post(
    "",
    operation_id="publish_puzzle",
    status_code=201,
    response_description="The publication, and its secret.",
    responses=errors.responses(413, 415),
)
async def publish(body: PublicationBody, _query: ForNothing, request: Request, response: Response) -> NewPublication:
    """Publish a puzzle under an id of its own, with a title, an author and a note.

    Whoever has the link sees it. Nothing lists it. It stays until somebody withdraws it with its secret, or the
    operator removes it. A puzzle without exactly one solution is the problem `not-unique` (422). A client that has
    published its share of today gets a 429. What the operator removed is the problem `removed` (410).
    """
    [record] = await graded([body.puzzle], request)
    await charge()
    item, secret = await publisher(request).publish([store.Part(record)], body.words)
    response.headers["Location"] = f"/kropki/publications/{item.id}"
    response.headers["Cache-Control"] = "no-store"
    return NewPublication(**_told(item), secret=secret)


@publications.get(
    "/{publication_id:publication}",
    operation_id="get_publication",
    response_model=Publication,
    responses=errors.responses(404),
)
async def find(publication_id: _Id, _query: ForNothing, request: Request) -> Response:
    """Return a published puzzle, and what its maker says of it. One that was withdrawn or removed is a 410."""
    await pay(READ_MS)
    item = await publisher(request).find(publication_id)
    return etag.answer(request, to_json(_told(item)), media_type=JSON, cache_control="no-cache")


@publications.put(
    "/{publication_id:publication}",
    operation_id="change_publication",
    responses=errors.responses(403, 404, 413, 415),
)
async def change(
    publication_id: _Id, body: PublicationChangeBody, _query: ForNothing, request: Request, secret: Secret = None
) -> Publication:
    """Change the title, the author and the note, and the puzzle if you send another one.

    Its page then says on which day the puzzle was corrected. The puzzle that was there is no longer published.
    """
    known = needed(secret)
    records = await graded([] if body.puzzle is None else [body.puzzle], request)
    await charge()
    item = await publisher(request).change(publication_id, known, body.words, [store.Part(each) for each in records])
    return Publication(**_told(item))


@publications.delete(
    "/{publication_id:publication}", operation_id="withdraw_publication", responses=errors.responses(403, 404)
)
async def withdraw(
    publication_id: _Id, _query: ForNothing, request: Request, secret: Secret = None
) -> WithdrawnPublication:
    """Withdraw a publication forever. The server deletes the puzzle and the words, and keeps the id."""
    await charge()
    await publisher(request).withdraw(publication_id, needed(secret))
    return WithdrawnPublication(id=publication_id)


def needed(secret: str | None) -> str:
    """Return the *secret*; raise ``SecretError`` without one."""
    if secret is None:
        raise SecretError("expected the secret of this publication in the header X-Secret")
    return secret


async def charge(puzzles: int = 1) -> None:
    """Have whoever asks pay for what is written: so many *puzzles*."""
    await admit()
    if client := CLIENT.get():
        await client.charge(WRITTEN_MS + puzzles // WRITTEN_IN_A_MS)


async def graded(puzzles: Sequence[Puzzle], request: Request) -> list[Record]:
    """Return the records of *puzzles*; refuse one without exactly one solution.

    They are graded some at a time: others have their turns between them. Whoever asks pays for each time, and is
    refused on the way where no work is left.
    """
    records: list[Record] = []
    while left := puzzles[len(records) :]:
        records += await within_nodes(request, partial(compiled.call, grading.some, left))
    return records


def _told(item: store.Publication) -> dict[str, Any]:
    return {**said(item, PAGE), "puzzle": item.record.id, **board_of(item.record)}


def said(item: store.Publication, page: str) -> dict[str, Any]:
    """Return what is told of a publication or a collection beside its puzzles, whose page is at *page*."""
    return {
        "id": item.id,
        "link": f"{page}/{item.id}",
        **asdict(item.words),
        "published": utc_day(item.since),
        "corrected": item.corrected and utc_day(item.corrected),
    }


def utc_day(seconds: int) -> str:
    """Return the day (UTC) of a time in seconds since 1970."""
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def board_of(record: Record) -> dict[str, Any]:
    """Return what is told of a published puzzle."""
    plain = {"boxes": True} | record.as_json()
    return {name: plain[name] for name in ("ken", "size", "boxes", "negative", "difficulty", "givens")}
