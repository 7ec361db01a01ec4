"""The AsyncAPI document of the WebSocket of a game of dots, made from the models that read and write its messages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from api.http.prepared import Prepared, prepare
from api.routes.dots.game_schemas import Message
from api.routes.dots.live_schemas import TOLD
from api.routes.site.health import VERSION

Json = dict[str, Any]

_SCHEMAS = "#/components/schemas/"
_ADDRESS = "/dots/games/{game_id}/live"
ASKED: Mapping[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {  # what it is, fields it has, others it may have
    "hello": ("Say who comes: the first message.", (), ("seat", "invitation", "after", "device")),
    "sit": ("Take the open seat.", (), ()),
    "move": ("Play a move.", ("number", "move"), ()),
    "offer": ("Offer a draw, a count, a take-back or a rematch.", ("number", "what"), ()),
    "accept": ("Accept an offer.", ("number", "what"), ()),
    "decline": ("Decline an offer.", ("number", "what"), ()),
    "say": ("Say a phrase.", ("number", "phrase"), ()),
    "look": ("After the end: show the others a position.", (), ("at", "line", "order")),
    "ping": ("Ask whether the server is there: it answers with a tick.", (), ()),
}
_EXAMPLES: Mapping[str, Json] = {
    "hello": {"type": "hello", "seat": "pR0Yc1sGq2bQmXw4n6uJfA", "after": 2},
    "sit": {"type": "sit"},
    "move": {"type": "move", "number": 4, "move": [1, 6, 3]},
    "offer": {"type": "offer", "number": 4, "what": "draw"},
    "accept": {"type": "accept", "number": 5, "what": "draw"},
    "decline": {"type": "decline", "number": 5, "what": "draw"},
    "say": {"type": "say", "number": 5, "phrase": "hello"},
    "look": {"type": "look", "at": 12, "line": "B[ab]W[cd]", "order": 1},
    "ping": {"type": "ping"},
}


def route() -> Route:
    """Return the route of the document, which is made when it is first asked for."""

    @cache
    def prepared() -> Prepared:
        return prepare(json.dumps(document(), ensure_ascii=False).encode(), "application/json")

    async def serve(request: Request) -> Response:
        return prepared().answer(request, "no-cache")

    return Route("/asyncapi.json", serve)


def document() -> Json:
    """Return the document."""
    asked, told = _asked(), _told()
    names = {side: list(messages) for side, messages in (("play", asked), ("watch", told))}
    there = {name: {"$ref": f"#/components/messages/{name}"} for name in (*asked, *told)}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Kropki: games of dots, live",
            "version": VERSION,
            "description": "Events of a game as they happen. One WebSocket is one game. The first message is `hello`.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "game": {
                "address": _ADDRESS,
                "parameters": {"game_id": {"description": "The `id` of the game."}},
                "messages": there,
            }
        },
        "operations": {
            "play": _operation("receive", "What you send.", names["play"]),
            "watch": _operation("send", "What you receive.", names["watch"]),
        },
        "components": {"messages": {**asked, **told}, "schemas": _schemas()},
    }


def _operation(action: str, words: str, names: list[str]) -> Json:
    channel = "#/channels/game"
    messages = [{"$ref": f"{channel}/messages/{name}"} for name in names]
    return {"action": action, "channel": {"$ref": channel}, "summary": words, "messages": messages}


def _asked() -> Json:
    fields = Message.model_json_schema(ref_template=f"{_SCHEMAS}{{model}}")["properties"]
    return {
        kind: {
            "name": kind,
            "summary": words,
            "payload": {
                "type": "object",
                "properties": {
                    "type": {"const": kind},
                    **{name: _needed(fields[name]) for name in needed},
                    **{name: fields[name] for name in others},
                },
                "required": ["type", *needed],
                "additionalProperties": False,
            },
            "examples": [{"payload": _EXAMPLES[kind]}],
        }
        for kind, (words, needed, others) in ASKED.items()
    }


def _needed(field: Json) -> Json:
    """Return what a field holds that may be left out elsewhere."""
    kinds = [kind for kind in field.get("anyOf", ()) if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else field


def _told() -> Json:
    return {
        _kind_of(model): {
            "name": _kind_of(model),
            "summary": " ".join((model.__doc__ or "").split()),
            "payload": {"$ref": f"{_SCHEMAS}{model.__name__}"},
        }
        for model in TOLD
    }


def _kind_of(model: type[BaseModel]) -> str:
    kind: str = model.model_json_schema()["properties"]["type"]["const"]
    return kind if kind not in ASKED else f"{kind}_told"


def _schemas() -> Json:
    _, found = models_json_schema([(model, "validation") for model in TOLD], ref_template=f"{_SCHEMAS}{{model}}")
    schemas: Json = found["$defs"]
    return schemas
