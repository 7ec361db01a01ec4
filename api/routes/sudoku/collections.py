"""The routes of collections: several puzzles under one id, in an order, with a title, an author and a note."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic_core import to_json

from kropki.api.client import pay
from kropki.api.http import errors, etag
from kropki.api.http.media import JSON
from kropki.api.http.query import Read
from kropki.api.publications import READ_MS
from kropki.api.routes.dependencies import ForNothing, publisher
from kropki.api.routes.sudoku.publication_schemas import (
    COLLECTION,
    CollectedBody,
    Collection,
    CollectionBody,
    CollectionChangeBody,
    NewCollection,
    WithdrawnPublication,
)
from kropki.api.routes.sudoku.publications import Secret, board_of, charge, graded, needed, said
from kropki.api.store.publications import Part, Publication

PAGE = "/c"

collections = APIRouter(
    prefix="/kropki/collections",
    tags=["publications"],
    responses=errors.responses(400, 410, 422, 429, 503),
    route_class=Read,
)
_Id = Annotated[str, Path(description="The id of the collection.", examples=[COLLECTION["id"]])]


@collections.post(
    "",
    operation_id="publish_collection",
    status_code=201,
    response_description="The collection, and its secret.",
    responses=errors.responses(413, 415),
)
async def publish(body: CollectionBody, _query: ForNothing, request: Request, response: Response) -> NewCollection:
    """Publish several puzzles under one id, in the order of play.

    Each puzzle must have exactly one solution. Otherwise it is the problem `not-unique` (422). A collection counts as
    one publication. It stays and goes as a publication does.
    """
    parts = await _parts(body.puzzles, request)
    await charge(len(parts))
    item, secret = await publisher(request).publish(parts, body.words, is_collection=True)
    response.headers["Location"] = f"/kropki/collections/{item.id}"
    response.headers["Cache-Control"] = "no-store"
    return NewCollection(**_told(item), secret=secret)


@collections.get(
    "/{collection_id:publication}",
    operation_id="get_collection",
    response_model=Collection,
    responses=errors.responses(404),
)
async def find(collection_id: _Id, _query: ForNothing, request: Request) -> Response:
    """Return the puzzles of a collection in their order, and what its maker says. One that has gone is a 410."""
    await pay(READ_MS)
    item = await publisher(request).find(collection_id, is_collection=True)
    return etag.answer(request, to_json(_told(item)), media_type=JSON, cache_control="no-cache")


@collections.put(
    "/{collection_id:publication}",
    operation_id="change_collection",
    responses=errors.responses(403, 404, 413, 415),
)
async def change(
    collection_id: _Id, body: CollectionChangeBody, _query: ForNothing, request: Request, secret: Secret = None
) -> Collection:
    """Change the title, the author and the note, and the puzzles if you send others.

    Its page then says on which day the puzzles were corrected.
    """
    known = needed(secret)
    parts = await _parts(body.puzzles or [], request)
    await charge(len(parts))
    item = await publisher(request).change(collection_id, known, body.words, parts, is_collection=True)
    return Collection(**_told(item))


@collections.delete(
    "/{collection_id:publication}", operation_id="withdraw_collection", responses=errors.responses(403, 404)
)
async def withdraw(
    collection_id: _Id, _query: ForNothing, request: Request, secret: Secret = None
) -> WithdrawnPublication:
    """Withdraw a collection forever. The server deletes the puzzles and the words, and keeps the id."""
    await charge()
    await publisher(request).withdraw(collection_id, needed(secret), is_collection=True)
    return WithdrawnPublication(id=collection_id)


async def _parts(puzzles: Sequence[CollectedBody], request: Request) -> list[Part]:
    """Return *puzzles* with their grades and titles."""
    records = await graded([each.puzzle for each in puzzles], request)
    return [Part(record, each.name) for record, each in zip(records, puzzles, strict=True)]


def _told(item: Publication) -> dict[str, Any]:
    puzzles = [{"title": part.title, "id": part.record.id, **board_of(part.record)} for part in item.parts]
    return {**said(item, PAGE), "puzzles": puzzles}
