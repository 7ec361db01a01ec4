"""The routes of ratings: who is strongest, one's own, whether one is listed, and how all of it is forgotten."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic_core import to_json

from kropki.api.client import pay
from kropki.api.games.rated import DAY_S
from kropki.api.games.ratings import Own, Ratings
from kropki.api.http import errors, etag
from kropki.api.http.media import JSON
from kropki.api.http.query import QueryReader, Read
from kropki.api.routes.dependencies import ForNothing, held
from kropki.api.routes.dots.lobby import Player, written_rating
from kropki.api.routes.dots.rating_schemas import (
    ForgottenRatings,
    ListedBody,
    ListedRating,
    OwnRating,
    OwnRatings,
    RatedDay,
    RatingRow,
    RatingTable,
    TableQuery,
)
from kropki.api.store.rating_tables import Group

_READ_MS = 2  # of a processor, for what is kept of one device

ratings = APIRouter(
    prefix="/dots/ratings", tags=["games"], responses=errors.responses(400, 404, 422, 429, 503), route_class=Read
)
_posted = errors.responses(403, 413, 415)
_private = {"Cache-Control": "no-store"}


_ratings = held(Ratings, "ratings")


@ratings.get("", operation_id="get_ratings", response_model=RatingTable)
async def table(query: Annotated[TableQuery, Depends(QueryReader(TableQuery).of)], request: Request) -> Response:
    """Return the strongest players of one rule set and speed, of those who agreed to be listed."""
    rows = await _ratings(request).table(Group(query.rules, query.speed))
    players = [
        RatingRow(name=each.name, badge=each.badge, opponents=met, **written_rating(current).model_dump())
        for each, current, met in rows
    ]
    told = RatingTable(rules=query.rules, speed=query.speed, players=players)
    return etag.answer(request, to_json(told.model_dump()), media_type=JSON, cache_control="public, max-age=10")


@ratings.get("/mine", operation_id="get_own_ratings")
async def own(player: Player, _query: ForNothing, request: Request, response: Response) -> OwnRatings:
    """Return the ratings of your device, with their history."""
    await pay(_READ_MS)
    device, found, listed = await _ratings(request).own(player)
    response.headers.update(_private)
    return OwnRatings(badge=device.badge, listed=listed is not None, ratings=[_written(each) for each in found])


@ratings.put("/mine", operation_id="list_rating", responses=_posted)
async def show(
    body: ListedBody, player: Player, _query: ForNothing, request: Request, response: Response
) -> ListedRating:
    """Say whether the public tables may have your device, and under which name.

    A device without a rating cannot be listed: that is the problem `request` with the code `unrated`.
    """
    await pay(_READ_MS)
    its = _ratings(request)
    badge = await (its.show(player, body.name) if body.listed else its.hide(player))
    response.headers.update(_private)
    return ListedRating(badge=badge, listed=body.listed)


@ratings.delete("/mine", operation_id="forget_ratings", responses=errors.responses(403))
async def forget(player: Player, _query: ForNothing, request: Request) -> ForgottenRatings:
    """Forget the ratings of your device. Its games that go on are no longer rated."""
    await pay(_READ_MS)
    return ForgottenRatings(forgotten=await _ratings(request).forget(player))


def _written(own: Own) -> OwnRating:
    days = [
        RatedDay(
            day=datetime.fromtimestamp(each.day * DAY_S, UTC).date().isoformat(),
            rating=round(each.rating),
            deviation=round(each.deviation),
        )
        for each in own.days
    ]
    return OwnRating(**own.group._asdict(), days=days, **written_rating(own.current).model_dump())
