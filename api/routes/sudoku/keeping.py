"""The route that lets a puzzle stay for ever."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from kropki.api.http import errors
from kropki.api.http.bodies import Asked
from kropki.api.routes.dependencies import ForNothing, source
from kropki.api.routes.sudoku.schemas import PUZZLE

_KEEP: dict[str, Any] = {"id": PUZZLE["id"]}
_KEPT: dict[str, Any] = {**_KEEP, "kept": True, "link": f"/k/{PUZZLE['id']}"}


class KeepBody(BaseModel):
    """A puzzle to keep."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [_KEEP]})

    id: str = Field(description="The id of the puzzle.", pattern=r"^[0-9A-HJKMNP-TV-Z]{12}$")


class KeptPuzzle(BaseModel):
    """A puzzle that stays."""

    model_config = ConfigDict(json_schema_extra={"examples": [_KEPT]})

    id: str = Field(description="The id of the puzzle.")
    kept: bool = Field(description="Always true.")
    link: str = Field(description="The address of the page with this puzzle, to share.")


keeping = APIRouter(
    prefix="/kropki",
    tags=["puzzles"],
    responses=errors.responses(400, 404, 410, 413, 415, 422, 429, 503),
    route_class=Asked,
)


@keeping.post("/keep", operation_id="keep_puzzle", response_description="The puzzle stays.")
async def keep(body: KeepBody, _query: ForNothing, request: Request) -> KeptPuzzle:
    """Let a puzzle stay, before you share its id. Opening its page, `/k/ID`, does not do that.

    A puzzle that was made for a request otherwise stays for a day. If it is not there, the answer is 404, and its seed
    gives it again. A client that has used up its share of the stock for today gets a 429.
    """
    await source(request).keep(body.id)
    return KeptPuzzle(id=body.id, kept=True, link=f"/k/{body.id}")
