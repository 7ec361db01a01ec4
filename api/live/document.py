"""The AsyncAPI document of what is live: a channel each, made from the models that read and write its messages."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kropki.api.http.prepared import Prepared, prepare

Json = dict[str, Any]
Asked = Mapping[str, tuple[str, tuple[str, ...], tuple[str, ...]]]  # what it is, fields it has, others it may have

_SCHEMAS = "#/components/schemas/"


@dataclass(frozen=True, slots=True)
class Channel:
    """One kind of WebSocket; names of its messages begin with *prefix*, and operations are *receive* and *send*."""

    name: str
    address: str
    parameters: Json
    message: type[BaseModel]  # what a client sends
    asked: Asked
    examples: Mapping[str, Json]
    told: tuple[type[BaseModel], ...]
    receive: str
    send: str
    prefix: str = ""


def route(title: str, version: str, words: str, channels: Sequence[Channel]) -> Route:
    """Return the route of the document, which is made when it is first asked for."""

    @cache
    def prepared() -> Prepared:
        content = json.dumps(document(title, version, words, channels), ensure_ascii=False)
        return prepare(content.encode(), "application/json")

    async def serve(request: Request) -> Response:
        return prepared().answer(request, "no-cache")

    return Route("/asyncapi.json", serve)


def document(title: str, version: str, words: str, channels: Sequence[Channel]) -> Json:
    """Return the document."""
    messages: Json = {}
    operations: Json = {}
    described: Json = {}
    for channel in channels:
        asked, told = _asked(channel), _told(channel)
        messages |= asked | told
        operations[channel.receive] = _operation("receive", "What you send.", channel, list(asked))
        operations[channel.send] = _operation("send", "What you receive.", channel, list(told))
        described[channel.name] = {
            "address": channel.address,
            "parameters": channel.parameters,
            "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*asked, *told)},
        }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": title, "version": version, "description": words},
        "defaultContentType": "application/json",
        "channels": described,
        "operations": operations,
        "components": {"messages": messages, "schemas": _schemas(channels)},
    }


def _operation(action: str, words: str, channel: Channel, names: list[str]) -> Json:
    its = f"#/channels/{channel.name}"
    messages = [{"$ref": f"{its}/messages/{name}"} for name in names]
    return {"action": action, "channel": {"$ref": its}, "summary": words, "messages": messages}


def _asked(channel: Channel) -> Json:
    fields = channel.message.model_json_schema(ref_template=f"{_SCHEMAS}{{model}}")["properties"]
    return {
        f"{channel.prefix}{kind}": {
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
            "examples": [{"payload": channel.examples[kind]}],
        }
        for kind, (words, needed, others) in channel.asked.items()
    }


def _needed(field: Json) -> Json:
    """Return what a field holds that may be left out elsewhere."""
    kinds = [kind for kind in field.get("anyOf", ()) if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else field


def _told(channel: Channel) -> Json:
    return {
        name: {
            "name": name.removeprefix(channel.prefix),
            "summary": " ".join((model.__doc__ or "").split()),
            "payload": {"$ref": f"{_SCHEMAS}{model.__name__}"},
        }
        for model in channel.told
        for name in (f"{channel.prefix}{_kind_of(model, channel.asked)}",)
    }


def _kind_of(model: type[BaseModel], asked: Asked) -> str:
    kind: str = model.model_json_schema()["properties"]["type"]["const"]
    return kind if kind not in asked else f"{kind}_told"


def _schemas(channels: Sequence[Channel]) -> Json:
    models = [(model, "validation") for channel in channels for model in channel.told]
    _, found = models_json_schema(models, ref_template=f"{_SCHEMAS}{{model}}")  # type: ignore[arg-type]
    schemas: Json = found["$defs"]
    return schemas
