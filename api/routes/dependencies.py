"""The parameters of handlers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import Depends, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from kropki.api.database import Database
from kropki.api.http.public import settings
from kropki.api.http.query import QueryReader
from kropki.api.http.spoken import headers_of, language_for
from kropki.api.jobs.executor import Executor
from kropki.api.publications import Publisher
from kropki.api.puzzles import PuzzleSource
from kropki.generator.errors import BudgetError
from kropki.languages import ENGLISH, OF_DOTS, Language

T = TypeVar("T")

_FEW_NODES = 20_000  # as docs/api.md says: some ten milliseconds, many times what a puzzle for people takes


def held(kind: type[T], name: str) -> Callable[[Request], T]:  # noqa: ARG001 - the type of what is found
    """Return what finds the thing of this *kind* that the application of a request holds under *name*."""

    def find(request: Request) -> T:
        found: T = getattr(request.app.state, name)
        return found

    return find


source = held(PuzzleSource, "source")
publisher = held(Publisher, "publisher")
database = held(Database, "database")
executor = held(Executor, "executor")  # of the heavy work
thinkers = held(Executor, "thinkers")  # of the long questions, which wait for their turn
drawers = held(Executor, "drawers")  # in other processes; drawings wait for their turn, and nothing else waits for them


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


class LanguageQuery(BaseModel):
    """The language of what is said."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    lang: str | None = Field(
        None,
        description="The language of sentences, a code. Without it, `Accept-Language` chooses.",
        examples=[ENGLISH.code],
        pattern="^(" + "|".join(OF_DOTS) + ")$",
    )


def spoken(request: Request, response: Response) -> Language:
    """Return the language in which *request* is answered; the *response* says which."""
    language = language_for(request)
    response.headers.update(headers_of(language))
    return language


ForNothing = Annotated[NoQuery, Depends(QueryReader(NoQuery).of)]
ForLanguage = Annotated[LanguageQuery, Depends(QueryReader(LanguageQuery).of)]
Spoken = Annotated[Language, Depends(spoken)]
