"""The OpenAPI document, finished for programs that make typed clients from it.

FastAPI describes each route by itself. What its generators would do badly is put right here: a
problem has its media type, each form of a puzzle is an operation with one media type, a type that is used in several
places has one name, and nothing has a default that an answer without it does not mean.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kropki.api.http import errors
from kropki.api.http.prepared import Prepared, prepare
from kropki.api.http.query import NAME
from kropki.api.routes.site import described

Json = dict[str, Any]

_REF = "#/components/schemas/"
_FORMED = "/kropki/{puzzle_id}.{form}"
_MODELS = {"json": "Puzzle", "fpuzzles": "FPuzzles"}  # the forms that are JSON
_SIBLINGS = ("description", "default", "examples")  # of a reference


def route(make: Callable[[], Json]) -> Route:
    """Return the route of the document, which is made when it is first asked for."""

    @cache
    def prepared() -> Prepared:
        return prepare(json.dumps(make(), ensure_ascii=False, separators=(",", ":")).encode(), "application/json")

    async def serve(request: Request) -> Response:
        return prepared().answer(request, "no-cache")

    return Route("/openapi.json", serve)


def finish(document: Json, forms: Mapping[str, str]) -> None:
    """Put right what FastAPI has written in *document*; *forms* has the media type of each form of a puzzle."""
    for operation in operations(document):
        _type_problems(operation)
    document["paths"] = {
        path: item for old, kept in document["paths"].items() for path, item in _parted(old, kept, forms).items()
    }
    schemas: Json = document["components"]["schemas"]
    shared: Json = {}
    for part in (document["paths"], schemas):
        _name_shared(part, shared)
    schemas |= shared
    for schema in schemas.values():
        for field in schema.get("properties", {}).values():
            field.pop("default", None)
    _drop_unused(document)
    _restore_nulls(schemas)
    described.describe(document)


def _restore_nulls(schemas: Json) -> None:
    """Put the examples back as their models have them: FastAPI leaves out what is null in them."""
    for model in _models(BaseModel):
        extra = model.model_config.get("json_schema_extra")
        whole = extra.get("examples") if isinstance(extra, dict) else None
        schema = schemas.get(model.__name__, {})
        if whole and schema.get("examples") == _without_nulls(whole):
            schema["examples"] = whole


def _models(base: type[BaseModel]) -> Iterator[type[BaseModel]]:
    for model in base.__subclasses__():
        yield model
        yield from _models(model)


def _without_nulls(part: Any) -> Any:
    if isinstance(part, list):
        return [_without_nulls(inner) for inner in part]
    if isinstance(part, dict):
        return {name: _without_nulls(inner) for name, inner in part.items() if inner is not None}
    return part


def operations(document: Json) -> Iterator[Json]:
    """Yield every operation of *document*."""
    for item in document["paths"].values():
        yield from item.values()


def _type_problems(operation: Json) -> None:
    for status, response in operation["responses"].items():
        content = response.get("content", {})
        if int(status) >= 400 and "application/json" in content:
            content[errors.MEDIA_TYPE] = content.pop("application/json")


def _parted(path: str, item: Json, forms: Mapping[str, str]) -> Json:
    """Return the operations of *path*: of the one whose ending is any form, one for each form."""
    if path != _FORMED:
        return {path: item}
    return {path.replace("{form}", form): {"get": _of_form(item["get"], form, media)} for form, media in forms.items()}


def _of_form(operation: Json, form: str, media: str) -> Json:
    binary = media.startswith(("image/png", "application/pdf"))
    plain = {"type": "string", "format": "binary"} if binary else {"type": "string"}
    schema = {"$ref": _REF + _MODELS[form]} if form in _MODELS else plain
    found = {"description": "The puzzle.", "content": {media.partition(";")[0]: {"schema": schema}}}
    return {
        **operation,
        "operationId": f"{operation['operationId']}_{form}",
        "parameters": [parameter for parameter in operation["parameters"] if parameter["name"] != "form"],
        "responses": {**operation["responses"], "200": found},
    }


def _name_shared(part: Any, shared: Json) -> None:
    """Replace each schema below *part* that has a name by a reference, and put it into *shared*."""
    if isinstance(part, list):
        for inner in part:
            _name_shared(inner, shared)
    elif isinstance(part, dict):
        for inner in part.values():
            _name_shared(inner, shared)
        name = part.pop(NAME, None)
        if name:
            shared[name] = {key: value for key, value in part.items() if key not in _SIBLINGS} | {"title": name}
            kept = {key: part[key] for key in _SIBLINGS if key in part}
            part.clear()
            part |= {"$ref": _REF + name, **kept}


def _drop_unused(document: Json) -> None:
    """Drop the schemas that nothing refers to any more."""
    schemas: Json = document["components"]["schemas"]
    used: set[str] = set()
    waiting = [document["paths"]]
    while waiting:
        found = {name for name in _references(waiting.pop()) if name not in used}
        used |= found
        waiting += [schemas[name] for name in found]
    document["components"]["schemas"] = {name: schema for name, schema in sorted(schemas.items()) if name in used}


def _references(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for inner in part:
            yield from _references(inner)
    elif isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"].removeprefix(_REF)
        for inner in part.values():
            yield from _references(inner)
