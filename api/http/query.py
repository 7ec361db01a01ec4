"""The query of a request: read at once, as the one model that its address takes, and told in the OpenAPI.

FastAPI can do both, but takes longer to read one query, and to bring it to its handler, than all
the rest of an answer takes. So its part is done here; what may be asked is for the model to say,
as before.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Iterator
from functools import lru_cache
from typing import Any, Generic, TypeVar
from urllib.parse import parse_qsl

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute

M = TypeVar("M", bound=BaseModel)

_SHORT = 200  # bytes of a query that is worth remembering: most ask for what others asked for


class QueryReader(Generic[M]):
    """Reads queries as *model*, which is frozen; ``of`` is a dependency, for ``Depends``."""

    def __init__(self, model: type[M]) -> None:
        self._model = model
        self._schema = model.model_json_schema(ref_template="#/components/schemas/{model}")
        self._repeatable = {name for name, about in self._properties.items() if about.get("type") == "array"}
        self._read_before = lru_cache(maxsize=1024)(self._read)

    async def of(self, request: Request) -> M:
        """Read the query of *request*."""
        return self.read(request.scope["query_string"])

    def read(self, query: bytes) -> M:
        """Read *query*; refuse one that is not UTF-8, that has two meanings, or that the model does not take.

        >>> from api.routes.schemas import KropkiQuery
        >>> QueryReader(KropkiQuery).read(b"size=4&technique=X-wing&technique=swordfish").technique
        ['X-wing', 'swordfish']
        """
        return self._read_before(query) if len(query) <= _SHORT else self._read(query)

    def _read(self, query: bytes) -> M:
        try:
            return self._model.model_validate(self._values(_pairs(query)))
        except ValidationError as error:
            faults = error.errors(include_url=False)
            raise _refusal({**fault, "loc": ("query", *fault["loc"])} for fault in faults) from None

    def parameters(self) -> Iterator[dict[str, Any]]:
        """Yield what OpenAPI says of each parameter."""
        required = self._schema.get("required", [])
        for name, about in self._properties.items():
            schema = {key: value for key, value in about.items() if (key, value) != ("default", None)}
            words = {"description": about["description"]}
            yield {"name": name, "in": "query", "required": name in required, "schema": schema} | words

    def components(self) -> dict[str, Any]:
        """Give the schemas that the parameters refer to."""
        components: dict[str, Any] = self._schema.get("$defs", {})
        return components

    @property
    def _properties(self) -> dict[str, Any]:
        properties: dict[str, Any] = self._schema["properties"]
        return properties

    def _values(self, pairs: list[tuple[str, str]]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        twice = []
        for name, value in pairs:
            if name in self._repeatable:
                values.setdefault(name, []).append(value)
            elif name in values:
                twice.append({"type": "repeated", "loc": ("query", name), "msg": "given more than once"})
            else:
                values[name] = value
        if twice:
            raise _refusal(twice)
        return values


class Read(APIRoute):
    """A route of ``GET``; its handler takes a query, the request and what is in the path, and gives the response."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Give what calls the handler; a route of another method is FastAPI's own affair."""
        if self.methods != {"GET"}:
            return super().get_route_handler()
        handler, takes_request = self.endpoint, self.dependant.request_param_name
        [(takes_query, asked)] = _asked(self).items()

        async def handle(request: Request) -> Response:
            scope = request.scope
            given = {takes_request: request, takes_query: asked.read(scope["query_string"]), **scope["path_params"]}
            response: Response = await handler(**given)
            return response

        return handle


def tell(document: dict[str, Any], routes: Iterable[BaseRoute]) -> None:
    """Put into the OpenAPI *document* what the queries of *routes* may be."""
    for route in routes:
        if isinstance(route, APIRoute) and route.include_in_schema:
            for asked in _asked(route).values():
                operations = document["paths"][route.path_format]
                for method in route.methods or ():
                    operations[method.lower()].setdefault("parameters", []).extend(asked.parameters())
                document["components"]["schemas"] |= asked.components()


def _asked(route: APIRoute) -> dict[str, QueryReader[Any]]:
    """Give what reads the query of *route*, under the name that its handler has for that."""
    owners = {str(taken.name): getattr(taken.call, "__self__", None) for taken in route.dependant.dependencies}
    return {name: owner for name, owner in owners.items() if isinstance(owner, QueryReader)}


def _pairs(query: bytes) -> list[tuple[str, str]]:
    try:
        return parse_qsl(query.decode("ascii"), keep_blank_values=True, errors="strict")
    except UnicodeDecodeError:
        raise HTTPException(400, "expected a query of UTF-8 text, percent-encoded") from None


def _refusal(faults: Iterable[dict[str, Any]]) -> RequestValidationError:
    return RequestValidationError(list(faults))
