"""The routes of races: begin one, see how it stands, and its WebSocket, over which people play.

> {"type": "hello", "secret": "22 to 64 random characters", "name": "Ada"}
< {"type": "welcome", "id": "7K2M9QX4TBZ0", "place": 1}
< {"type": "standing", "players": [...], "started": null, ...}      after each change
> {"type": "start"}
> {"type": "progress", "entries": "1.3...", "hints": 0}
< {"type": "problem", "problem": {...}}                             to who asked
"""

from __future__ import annotations

import json
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response, WebSocket
from pydantic_core import to_json
from starlette.convertors import StringConvertor, register_url_convertor

from kropki.api.client import count
from kropki.api.http import errors, etag, public
from kropki.api.http.bodies import Asked
from kropki.api.http.media import JSON
from kropki.api.http.spoken import language_for
from kropki.api.jobs import compiled
from kropki.api.live.session import Session
from kropki.api.races.hub import RaceHub, RaceListener
from kropki.api.races.race import Race, Visit
from kropki.api.races.races import Races
from kropki.api.routes.dependencies import ForNothing, held, source, within_nodes
from kropki.api.routes.site import previews, static
from kropki.api.routes.sudoku.question_schemas import PuzzleBody
from kropki.api.routes.sudoku.race_schemas import NewRace, RaceMessage, RacePart, RacePartState, RaceState
from kropki.generator.board import ken
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.errors import KropkiError
from kropki.generator.generation.record import ALPHABET, ID_LENGTH, identify
from kropki.generator.ladder.explanation import explain

_NOW = "no-cache"  # a race changes; its ETag tells whether it has


class RaceConvertor(StringConvertor):
    """The id of a race in an address."""

    regex = f"[{ALPHABET}]{{{ID_LENGTH}}}"


register_url_convertor("race", RaceConvertor())
_Id = Annotated[str, Path(description="The race's id.", examples=["7K2M9QX4TBZ0"])]

races = APIRouter(
    prefix="/kropki/races", tags=["races"], responses=errors.responses(400, 422, 429, 503), route_class=Asked
)
links = APIRouter(include_in_schema=False)


_races = held(Races, "races")


@races.post(
    "",
    operation_id="begin_race",
    status_code=201,
    response_description="The race.",
    responses=errors.responses(410, 413, 415),
)
async def begin(body: PuzzleBody, _query: ForNothing, request: Request, response: Response) -> NewRace:
    """Begin a race on a puzzle. Two to eight people join it by its link, and one of them starts it.

    The puzzle must have exactly one solution: the server counts right cells itself. The server deletes the race after
    a day. A puzzle that the operator removed is the problem `removed` (410).
    """
    await _races(request).check_room()
    await source(request).check(identify(body.puzzle))
    race = await within_nodes(request, partial(_race, body.puzzle))
    race_id = await _races(request).begin(race)
    response.headers["Location"] = f"/kropki/races/{race_id}"
    response.headers["Cache-Control"] = "no-store"
    return NewRace(id=race_id, link=f"{public.base(request)}race/{race_id}")


@races.get("/{race_id:race}", operation_id="get_race", response_model=RaceState, responses=errors.responses(404))
async def state(race_id: _Id, _query: ForNothing, request: Request) -> Response:
    """Say how a race stands: how many cells each player has right, not which. The puzzle comes once it has started."""
    race = await _races(request).find(race_id)
    tag = etag.tag_of(b"%s %d" % (race_id.encode(), race.number))
    if etag.has(request, tag):
        return etag.unchanged(tag, cache_control=_NOW)
    told = {"id": race_id, **race.told(_races(request).now())}
    return Response(to_json(told), media_type=JSON, headers={"ETag": tag, "Cache-Control": _NOW})


@races.post(
    "/{race_id:race}/players",
    operation_id="take_part_in_race",
    response_model=RacePartState,
    responses=errors.responses(404, 409, 413, 415),
)
async def take_part(race_id: _Id, body: RacePart, _query: ForNothing, request: Request) -> Response:
    """Take part in a race without a WebSocket: join, start it, say what your board has, and learn how it stands.

    The first request gives you a place. Ask again every two or three seconds. The others see you as away if you do not
    ask for 30 seconds.
    """
    place, race = await _races(request).visit(race_id, Visit(**body.model_dump()))
    hub: RaceHub = request.app.state.race_hub
    hub.visit(race_id, place, race)
    told = {"id": race_id, "place": place, **race.told(_races(request).now())}
    return Response(to_json(told), media_type=JSON, headers={"Cache-Control": "no-store"})


@races.websocket("/{race_id:race}/live")
async def live(websocket: WebSocket, race_id: str) -> None:
    """Serve one socket until either side closes it."""
    await websocket.accept()
    await _RaceSession(websocket, race_id).run()


@links.get("/race/{race_id:race}")
async def page(race_id: str, request: Request) -> Response:
    """Return the page, which opens the race; its link tells nothing of the race to who makes a preview of it."""
    del race_id
    try:
        await count(1)
    except KropkiError:
        return static.serve(previews.page(), request)
    title, words = (language_for(request).write(name, {}) for name in ("a-race-in-kropki", "race-in-short"))
    tags = previews.tags(title, words, f"{public.base(request)}icon.png")
    return static.serve(previews.page(), request, tags)


def _race(puzzle: Puzzle, nodes: int) -> Race:
    solution = compiled.here(partial(explain.only_solution, puzzle, budget=nodes))
    pairs = zip(ken.write_grid(solution).replace("/", ""), puzzle.givens, strict=True)
    sought = "".join(digit if given == EMPTY else "." for digit, given in pairs)
    return Race(ken.write(puzzle), puzzle.negative, sought, boxes=puzzle.boxes)


class _RaceSession(Session[RaceMessage, RaceListener]):
    """One socket of a race."""

    model = RaceMessage

    def __init__(self, websocket: WebSocket, race_id: str) -> None:
        super().__init__(websocket)
        self._race_id = race_id
        self._races: Races = websocket.app.state.races
        self._hub: RaceHub = websocket.app.state.race_hub

    async def join(self, hello: RaceMessage) -> RaceListener:
        """Tell who says *hello* its place, and let it listen."""
        place, race = await self._races.join(self._race_id, hello.secret or "", hello.name)
        await self._socket.send_text(json.dumps({"type": "welcome", "id": self._race_id, "place": place}))
        return self._hub.join(self._race_id, place, race)

    def leave(self, listener: RaceListener) -> None:
        """Let it listen no longer."""
        self._hub.leave(self._race_id, listener)

    async def answer(self, message: RaceMessage) -> None:
        """Start the race, or note how far the player is; all who listen are told how it stands then."""
        if self._listener is None:
            return
        place = self._listener.place
        if message.type == "start":
            race = await self._races.start(self._race_id, place)
        else:
            race = await self._races.advance(self._race_id, place, message.entries or "", message.hints)
        self._hub.tell(self._race_id, race)

    def told_to_live(self) -> str:
        """Return the message that says that the connection lives."""
        return json.dumps({"type": "tick", "now": self._races.now()})
