"""The application: settings, work, addresses, page and middleware, put together in one place.

``uvicorn api.app:app`` runs it. Nothing in this process imports cpmpy or ortools.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware

from api import asked, errors, pace, page, probes, questions, routes, sharing
from api.middleware import Dressed, Headed, Limited
from api.settings import Settings
from api.source import Source
from api.warm import warm_up
from api.watch import Numbers, Watched
from api.work import Work

_DESCRIPTION = """
Kropki Sudoku: puzzles with exactly one solution and exactly the level asked for, a solver, and hints.

Sudoku rules, and a white dot joins neighbours that are consecutive, a black dot neighbours of which one is twice the
other; where `negative` is true, neighbours without a dot are neither. Puzzles are written in KEN.
Every error is a problem object (RFC 9457). Every answer below `/kropki` may be read from any site.
"""


_SMALL = 1000  # bytes that are not worth compressing
_UNCOMPRESSED = (*DEFAULT_EXCLUDED_CONTENT_TYPES, routes.NDJSON)  # its lines must not wait for each other


class Service(FastAPI):
    """FastAPI, whose OpenAPI tells what queries may be, and that problems have a media type of their own."""

    def openapi(self) -> dict[str, Any]:
        """Give the OpenAPI document."""
        if self.openapi_schema:
            return self.openapi_schema
        document = super().openapi()
        asked.tell(document, self.routes)
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
        version=probes.VERSION,
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
    for router in (routes.kropki, questions.questions, probes.probes, sharing.links):
        app.router.routes.extend(router.routes)  # to include a router costs each request another search for its route
    app.router.routes.extend([page.docs(app.title), *page.links(), *page.routes(page.folder())])
    numbers = Numbers(app.state.work)
    app.router.routes.append(numbers.route())
    app.add_middleware(Limited, limit=settings.body)
    app.add_middleware(GZipMiddleware, minimum_size=_SMALL, compresslevel=5, exclude_content_types=_UNCOMPRESSED)
    app.add_middleware(Headed)
    app.add_middleware(pace.Paced, settings=settings, store=pace.store(settings.limits_url))
    app.add_middleware(Dressed)
    app.add_middleware(Watched, numbers=numbers)  # the last one added is the first one met
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.source.start()
    app.state.work.warm(warm_up)
    yield
    await asyncio.to_thread(app.state.work.stop)
    await asyncio.to_thread(app.state.source.stop)


app = create_app()
