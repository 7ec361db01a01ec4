"""The application: settings, work, addresses, page and middleware, put together in one place.

``uvicorn api.app:app`` runs it. Nothing in this process imports cpmpy or ortools.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware

from api.http import errors, query, rate_limit
from api.http.headers import BodyLimit, HeadMethod, SecurityHeaders
from api.http.metrics import AccessLog, Metrics
from api.jobs.executor import Work
from api.jobs.warmup import warm_up
from api.puzzles import Source
from api.routes import health, negotiation, puzzles, questions, sharing, static
from api.routes.costs import bucket_of
from api.settings import Settings

_DESCRIPTION = """
Kropki Sudoku: puzzles with exactly one solution and exactly the level asked for, a solver, and hints.

Sudoku rules, and a white dot joins neighbours that are consecutive, a black dot neighbours of which one is twice the
other; where `negative` is true, neighbours without a dot are neither. Puzzles are written in KEN.
Every error is a problem object (RFC 9457). Every answer below `/kropki` may be read from any site.
"""


_SMALL = 1000  # bytes that are not worth compressing
_UNCOMPRESSED = (*DEFAULT_EXCLUDED_CONTENT_TYPES, puzzles.NDJSON)  # its lines must not wait for each other


class Service(FastAPI):
    """FastAPI, whose OpenAPI tells what queries may be, and that problems have a media type of their own."""

    def openapi(self) -> dict[str, Any]:
        """Give the OpenAPI document."""
        if self.openapi_schema:
            return self.openapi_schema
        document = super().openapi()
        query.tell(document, self.routes)
        for path in document["paths"].values():
            for operation in path.values():
                for status, response in operation["responses"].items():
                    content = response.get("content", {})
                    if int(status) >= 400 and "application/json" in content:
                        content[errors.MEDIA_TYPE] = content.pop("application/json")
        return document


def create_app(settings: Settings | None = None) -> FastAPI:
    """Build the application with *settings*, or with those of the environment."""
    settings = settings or Settings.from_environment()
    app = Service(
        title="Kropki",
        version=health.VERSION,
        description=_DESCRIPTION,
        lifespan=_lifespan,
        exception_handlers=errors.HANDLERS,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # an address that is not quite right is a 404, not a detour
    )
    app.state.settings = settings
    app.state.work = Work(threads=settings.threads, queue=settings.queue, deadline=settings.deadline)
    app.state.source = Source(app.state.work, settings)
    for router in (puzzles.kropki, questions.questions, health.probes, sharing.links):
        app.router.routes.extend(router.routes)  # to include a router costs each request another search for its route
    app.router.routes.extend([static.docs(app.title), *static.links(), *static.routes(static.folder())])
    numbers = Metrics(_gauges(app.state.work))
    app.router.routes.append(numbers.route())
    app.add_middleware(BodyLimit, limit=settings.body)
    app.add_middleware(GZipMiddleware, minimum_size=_SMALL, compresslevel=5, exclude_content_types=_UNCOMPRESSED)
    app.add_middleware(HeadMethod)
    app.add_middleware(
        rate_limit.RateLimit, settings=settings, store=rate_limit.store(settings.limits_url), bucket_of=bucket_of
    )
    app.add_middleware(SecurityHeaders)
    app.add_middleware(AccessLog, numbers=numbers)  # the last one added is the first one met
    return app


def _gauges(work: Work) -> tuple[tuple[str, str, Callable[[], float]], ...]:
    return (
        ("kropki_work_pending", "Searches that run or wait.", lambda: work.pending),
        ("kropki_warm", "Whether the solvers are compiled.", lambda: work.is_warm),
    )


def warm() -> None:
    """Call all that is compiled once, so that no request has to wait for it."""
    warm_up([writer.write for writer in negotiation.WRITERS.values()])


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.source.start()
    app.state.work.warm(warm)
    yield
    await asyncio.to_thread(app.state.work.stop)
    await asyncio.to_thread(app.state.source.stop)


app = create_app()
