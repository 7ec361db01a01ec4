"""The application: settings, routes, the page and middleware, put together in one place.

``uvicorn api.app:app`` runs it. Nothing in this process imports cpmpy or ortools.
"""

from __future__ import annotations

import asyncio
import logging
import math
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from typing import Any

from fastapi import FastAPI
from starlette.exceptions import HTTPException

from kropki import jit
from kropki.api.database import Database
from kropki.api.games.badges import Badges
from kropki.api.games.computer import Computer, Thinkers
from kropki.api.games.games import Games
from kropki.api.games.hub import Hub
from kropki.api.games.lobby import Lobby
from kropki.api.games.ratings import Ratings
from kropki.api.http import errors, query
from kropki.api.http.addresses import Proxies, ProxyHeaders
from kropki.api.http.compression import Compression
from kropki.api.http.headers import FRAMED, BodyLimit, HeadMethod, SecurityHeaders
from kropki.api.http.keys import Keys
from kropki.api.http.limits.buckets import Buckets
from kropki.api.http.limits.rate_limit import RateLimit
from kropki.api.http.limits.sockets import SocketLimit
from kropki.api.http.media import NDJSON
from kropki.api.http.metrics import AccessLog, Metrics
from kropki.api.http.prepared import COMPRESSED_BYTES, COMPRESSION, INCOMPRESSIBLE
from kropki.api.http.stopping import Stopping
from kropki.api.http.targets import Targets
from kropki.api.jobs import compiled, processes
from kropki.api.jobs.executor import Executor
from kropki.api.jobs.warmup import end_compiling, warm_up
from kropki.api.live import document as live_parts
from kropki.api.live.exchange import Exchange
from kropki.api.publications import Publisher
from kropki.api.puzzles import PuzzleSource
from kropki.api.races.hub import RaceHub
from kropki.api.races.races import Races
from kropki.api.routes.dots import analyses, lessons, live, live_document, moves
from kropki.api.routes.dots import book as book_routes
from kropki.api.routes.dots import games as game_routes
from kropki.api.routes.dots import lobby as lobby_routes
from kropki.api.routes.dots import ratings as rating_routes
from kropki.api.routes.dots import sharing as game_sharing
from kropki.api.routes.site import docs, document, health, lost, machines, static
from kropki.api.routes.sudoku import (
    collection_pages,
    collections,
    embeds,
    keeping,
    negotiation,
    packs,
    practice,
    publication_pages,
    publications,
    puzzles,
    questions,
    race_document,
    races,
    sharing,
    times,
    workshop,
)
from kropki.api.settings import EVERYBODY, PUBLIC, Settings
from kropki.api.store import engine
from kropki.dots.warm import compile_dots
from kropki.generator.solver.jit import COMPILER

_log = logging.getLogger(__name__)
_DESCRIPTION = """
Kropki Sudoku: puzzles with exactly one solution and exactly the level that you ask for, a solver, and hints.

The rules are those of sudoku. A white dot joins consecutive neighbours. A black dot joins neighbours of which one is
twice the other. If `negative` is true, neighbours without a dot are neither. Puzzles are written in KEN.
There is also the game of Dots: replays, moves, analysis, lessons, and games with friends.

Every error is a problem object (RFC 9457). Any site may read every answer below `/kropki` and `/dots`.
"""

_COMPRESSION: dict[str, Any] = {
    "minimum_size": COMPRESSED_BYTES,
    "compresslevel": COMPRESSION,
    "exclude_content_types": (*INCOMPRESSIBLE, NDJSON),  # of which each line is sent at once
}
_UNATTRIBUTED = re.compile(  # a line of the log tells neither who plays with whom, nor who sends or publishes what
    r"\S+ (?:/dots/games?/|/dots/(?:lobby|ratings)(?:/|$)|/kropki/races(?:/|$)|/race/)"
    r"|(?:POST|PUT|DELETE) /kropki/(?:publications|collections)(?:/|$)"
    r"|POST /kropki/(?:times/forget|[^/]+/times)$"
)
# Whether somebody wants to be told is otherwise asked at each request; what there is to tell is in our own metrics.
_TELEMETRY: Any = {"tracing": False, "metrics": False, "logs": False}

LIVE = (
    "Kropki: games of dots and races, live",
    health.VERSION,
    "One WebSocket is one game of dots, or one race in sudoku. The first message is `hello`.",
    (live_document.CHANNEL, race_document.CHANNEL),
)


class Service(FastAPI):
    """FastAPI, whose OpenAPI also describes queries, and is finished for typed clients."""

    def openapi(self) -> dict[str, Any]:
        """Return the OpenAPI document."""
        if self.openapi_schema:
            return self.openapi_schema
        described = super().openapi()
        query.describe(described, self.routes)
        document.finish(described, negotiation.MEDIA_TYPES)
        return described


def create_app(settings: Settings | None = None) -> FastAPI:
    """Build the application with *settings*, or with those of the environment; refuse them if nothing can use them.

    Opens no database and starts no thread: that is for its lifespan.
    """
    settings = settings or Settings.from_environment()
    engine.parse(settings.database_url)
    app = Service(
        title="Kropki",
        version=health.VERSION,
        description=_DESCRIPTION,
        license_info={"name": "MIT", "identifier": "MIT"},
        servers=[{"url": "/", "description": "The server that gave this document."}],
        lifespan=_lifespan,
        telemetry=_TELEMETRY,
        exception_handlers={**errors.HANDLERS, HTTPException: lost.on_http},
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # an address that is not quite right is a 404; lost.py leads visitors on
    )
    app.state.settings = settings
    app.state.limits = Buckets(settings)
    app.state.keys = Keys(settings.keys)
    app.state.metrics = metrics = Metrics(_gauges(app))
    routers = (
        puzzles.kropki,
        packs.packs,
        keeping.keeping,
        publications.publications,
        collections.collections,
        questions.questions,
        workshop.workshop,
        practice.practice,
        times.times,
        races.races,
        races.links,
        moves.games,
        analyses.analyses,
        lessons.lessons,
        book_routes.book,
        game_routes.friends,
        live.sockets,
        lobby_routes.lobby,
        rating_routes.ratings,
        health.probes,
        embeds.oembed,
        embeds.pages,
        sharing.links,
        publication_pages.pages,
        collection_pages.pages,
        game_sharing.links,
    )
    for router in routers:
        app.router.routes.extend(router.routes)  # an included router would search for the route of each request again
    app.router.routes.extend([document.route(app.openapi), live_parts.route(*LIVE)])
    app.router.routes.extend(machines.routes(settings))
    page = static.folder()
    app.router.routes.extend([*docs.routes(app.title), *static.links(), *static.routes(page)])
    app.router.routes.extend([static.versioned(page), static.versioned(page, FRAMED)])
    if settings.metrics == PUBLIC:
        app.router.routes.append(metrics.route())
    _add_middleware(app, metrics)
    return app


def _add_middleware(app: FastAPI, metrics: Metrics) -> None:
    """Add the layers around the router; the last one added is the first that a request passes."""
    settings: Settings = app.state.settings
    larger = {f"{moves.games.prefix}/": settings.game, "/kropki/read": settings.game}
    app.add_middleware(BodyLimit, limit=settings.body, larger=larger)
    app.add_middleware(Compression, **_COMPRESSION)
    app.add_middleware(HeadMethod)
    app.add_middleware(SocketLimit, settings=settings)
    app.add_middleware(RateLimit, buckets=app.state.limits, keys=app.state.keys)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Stopping)
    app.add_middleware(AccessLog, metrics=metrics, unattributed=_UNATTRIBUTED)
    app.add_middleware(ProxyHeaders, proxies=Proxies(settings.proxies))
    app.add_middleware(Targets)


def _gauges(app: FastAPI) -> tuple[tuple[str, str, Callable[[], float]], ...]:
    def once_begun(read: Callable[[Any], float]) -> Callable[[], float]:
        return lambda: read(app.state) if hasattr(app.state, "race_hub") else math.nan

    return (
        ("kropki_work_pending", "Searches that run or wait.", once_begun(lambda state: state.executor.pending)),
        ("kropki_thinking_pending", "Long ones that run or wait.", once_begun(lambda state: state.thinkers.pending)),
        ("kropki_drawing_pending", "Drawings that run or wait.", once_begun(lambda state: state.drawers.pending)),
        ("kropki_work_seconds", "Processor time of all searches.", once_begun(_spent_s)),
        ("kropki_warm", "Whether the solvers are compiled.", once_begun(lambda state: state.executor.is_warm)),
        ("kropki_sockets", "Who listens to games of dots.", once_begun(lambda state: state.hub.listeners)),
        ("kropki_racers", "Who plays in races.", once_begun(lambda state: state.race_hub.listeners)),
        ("kropki_games_watched", "Games of dots that anybody listens to.", once_begun(lambda state: state.hub.watched)),
        (
            "kropki_tasks",
            "Requests in hand, and what else the event loop does.",
            once_begun(lambda state: len(asyncio.all_tasks(state.loop))),
        ),
    )


def _spent_s(state: Any) -> float:
    return float(sum(each.spent_s for each in (state.executor, state.thinkers, state.drawers)))


def warm() -> None:
    """Call everything that is compiled once, so that no request waits for it."""
    warm_up(
        tuple(writer.write for writer in negotiation.WRITERS.values()),
        compile_dots,
        lessons.all_lessons,
        book_routes.warm,
    )


def _warm_after(database: Database) -> None:
    """Warm up once the database is open: to compile holds Python's lock, and the first boards come from there."""
    with compiled.compiling() if COMPILER.is_cold else nullcontext():  # so that no request compiles before
        database.wait()
        warm()


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the threads and the database while the service runs."""
    settings: Settings = app.state.settings
    if settings.proxies == EVERYBODY:
        _log.warning("KROPKI_PROXIES=* trusts every address that a client names: no limit per address works")
    jit.import_all()
    app.state.loop = asyncio.get_running_loop()
    app.state.stopping = asyncio.Event()  # set by whoever serves the application
    bounds: dict[str, Any] = {"queue": settings.queue, "deadline": settings.deadline, "each": settings.searches}
    app.state.executor = Executor(threads=settings.threads, **bounds)
    app.state.thinkers = Executor(threads=settings.threads, **bounds, patience=settings.patience)
    # What is drawn never has all of the processes that work for hints, too.
    app.state.drawers = Executor(threads=processes.MOST - 1, **bounds, patience=settings.patience)
    app.state.database = Database(settings)
    app.state.database.start()
    app.state.source = PuzzleSource(app.state.executor, app.state.database, settings, app.state.thinkers)
    app.state.publisher = Publisher(app.state.database, settings)
    app.state.games = Games(app.state.database.change_games, settings, read=app.state.database.read_games)
    app.state.hub = Hub(app.state.games, settings.spectators)
    database, games = app.state.database, app.state.games
    badges = Badges(database)
    app.state.ratings = Ratings(badges, database, settings, games.now)
    thinkers = Thinkers(app.state.executor, app.state.thinkers, settings.deadline / 2)
    app.state.computer = Computer(games, badges, thinkers)
    app.state.lobby = Lobby(games, app.state.hub, database, settings, app.state.ratings, app.state.computer)
    app.state.races = Races(database, settings, games.now)
    app.state.race_hub = RaceHub(app.state.races)
    app.state.executor.warm(partial(_warm_after, app.state.database))
    for patient in (app.state.thinkers, app.state.drawers):
        patient.warm_with(app.state.executor)
    tellers = _tell_of_games(app, settings)
    yield
    end_compiling()
    for teller in tellers:
        teller.cancel()
    await asyncio.gather(*tellers, return_exceptions=True)
    await app.state.computer.stop()
    # Both ends come by themselves: what has not begun when its deadline is over is dropped, what runs has a budget of
    # nodes, attempts or seconds, and the database has timeouts. To leave sooner would be to close it beneath a write.
    working = (app.state.executor, app.state.thinkers, app.state.drawers)
    await asyncio.gather(*(asyncio.to_thread(each.stop) for each in working))
    await asyncio.to_thread(app.state.database.stop)


def _tell_of_games(app: FastAPI, settings: Settings) -> list[asyncio.Task[None]]:
    """Let whoever listens to a game hear what is changed here, and by other processes."""
    hub: Hub = app.state.hub
    app.state.games.on_update(hub.changed)
    tellers = [asyncio.create_task(hub.poll()), asyncio.create_task(app.state.race_hub.poll())]
    tellers.append(asyncio.create_task(app.state.lobby.run()))
    tellers.append(asyncio.create_task(app.state.database.forget_old_clients()))
    if arguments := engine.listening(settings.database_url):
        race_hub: RaceHub = app.state.race_hub
        hub.exchange = race_hub.exchange = others = Exchange(arguments, {"game": hub, "race": race_hub})
        tellers.append(asyncio.create_task(others.run()))
    return tellers


app = create_app()
