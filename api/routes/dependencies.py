"""The parameters of handlers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import Depends, Request
from pydantic import BaseModel, ConfigDict

from api.database import Database
from api.http.query import QueryReader
from api.jobs.executor import Executor
from api.publications import Publisher
from api.puzzles import PuzzleSource
from api.settings import Settings
from generator.errors import BudgetError

T = TypeVar("T")

_FEW_NODES = 20_000  # as docs/api.md says: some ten milliseconds, many times what a puzzle for people takes


def source(request: Request) -> PuzzleSource:
    """Return where puzzles come from."""
    found: PuzzleSource = request.app.state.source
    return found


def publisher(request: Request) -> Publisher:
    """Return what publishes puzzles."""
    found: Publisher = request.app.state.publisher
    return found


def database(request: Request) -> Database:
    """Return what runs queries of the database."""
    found: Database = request.app.state.database
    return found


def executor(request: Request) -> Executor:
    """Return what runs the heavy work."""
    found: Executor = request.app.state.executor
    return found


def thinkers(request: Request) -> Executor:
    """Return what runs the long questions, which wait for their turn."""
    found: Executor = request.app.state.thinkers
    return found


def drawers(request: Request) -> Executor:
    """Return what draws in other processes; drawings wait for their turn, and nothing else waits for them."""
    found: Executor = request.app.state.drawers
    return found


def settings(request: Request) -> Settings:
    """Return the settings of the service."""
    found: Settings = request.app.state.settings
    return found


async def within_nodes(request: Request, search: Callable[[int], T]) -> T:
    """Return what *search* finds within the nodes that a solve may look at; raise ``BudgetError`` as it does.

    One that needs more than a few is a long question, and begins again among these: a hint waits for none of them.
    """
    most = settings(request).nodes
    few = min(_FEW_NODES, most)
    try:
        return await executor(request).run(lambda: search(few))
    except BudgetError:
        if few == most:
            raise
        return await thinkers(request).run(lambda: search(most))


class NoQuery(BaseModel):
    """A query without parameters."""

    model_config = ConfigDict(extra="forbid", frozen=True)


ForNothing = Annotated[NoQuery, Depends(QueryReader(NoQuery).of)]
