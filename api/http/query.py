"""The query of a request: parsed once, validated by the one model of its address, described in the OpenAPI.

FastAPI can do both, but its ordinary route takes a fifth more processor time for a read. What may
be asked is for the model to say, as with FastAPI.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Iterator
from copy import deepcopy
from functools import lru_cache
from itertools import chain
from typing import Any, Generic, TypeVar
from urllib.parse import parse_qsl

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute
from starlette.types import Scope

from kropki.api.http.bodies import FAULTS, Asked, first_faults, refusal

M = TypeVar("M", bound=BaseModel)

Pairs = tuple[tuple[str, str], ...]  # names and values, in order: (("size", "4"), ("seed", "tea"))

NAME = "x-name"  # in a schema: the name by which it is a component
HIDDEN = "x-hidden"  # in the schema of a parameter: it is read, and the OpenAPI does not tell of it
_PAIRS = "kropki.query"  # where a scope keeps them
PAIRS = 100  # names and values in a query; each technique once is not half as many
_SHORT = 200  # bytes of a query that is worth caching: most ask for what others asked for


def pairs_of(scope: Scope) -> Pairs:
    """Return the names and values in the query of a request, parsed the first time that they are wanted."""
    if _PAIRS not in scope:
        query = scope["query_string"]
        scope[_PAIRS] = (_parse_cached if len(query) <= _SHORT else parse)(query)
    pairs: Pairs = scope[_PAIRS]
    return pairs


def parse(query: bytes) -> Pairs:
    r"""Parse *query*; a byte that is not part of UTF-8 text becomes half a surrogate pair, which no text has.

    >>> parse(b"size=4&seed=%C3%A9&x=%FF")
    (('size', '4'), ('seed', 'é'), ('x', '\udcff'))
    """
    return tuple(parse_qsl(query.decode("ascii", "surrogateescape"), keep_blank_values=True, errors="surrogateescape"))


_parse_cached = lru_cache(maxsize=1024)(parse)


class QueryReader(Generic[M]):
    """Reads queries as *model*, which is frozen; ``of`` is a dependency, for ``Depends``."""

    def __init__(self, model: type[M]) -> None:
        self._model = model
        self._schema = model.model_json_schema(ref_template="#/components/schemas/{model}")
        self._repeatable = {name for name, about in self._properties.items() if about.get("type") == "array"}
        self._read_cached = lru_cache(maxsize=1024)(self.read)

    async def of(self, request: Request) -> M:
        """Read the query of *request*."""
        return self.of_scope(request.scope)

    def of_scope(self, scope: Scope) -> M:
        """Read the query of the request with this *scope*."""
        return (self._read_cached if len(scope["query_string"]) <= _SHORT else self.read)(pairs_of(scope))

    def read(self, pairs: Pairs) -> M:
        """Validate *pairs*; refuse what is not UTF-8, has two meanings, or is not what the model takes.

        >>> from kropki.api.routes.sudoku.schemas import KropkiQuery
        >>> QueryReader(KropkiQuery).read(parse(b"size=4&technique=X-wing&technique=swordfish")).technique
        ['X-wing', 'swordfish']
        """
        _check_text(pairs)
        if len(pairs) > PAIRS:
            words = f"expected at most {PAIRS} parameters, got {len(pairs):,}"
            raise refusal([{"type": "too_many_fields", "loc": (), "msg": words}], "query")
        try:
            return self._model.model_validate(self._values(pairs))
        except ValidationError as error:
            raise refusal(first_faults(error), "query") from None

    def parameters(self) -> Iterator[dict[str, Any]]:
        """Yield what OpenAPI says of each parameter."""
        required = self._schema.get("required", [])
        for name, about in self._properties.items():
            if about.get(HIDDEN):
                continue
            schema = {key: deepcopy(value) for key, value in about.items() if (key, value) != ("default", None)}
            words = {"description": about["description"]}
            yield {"name": name, "in": "query", "required": name in required, "schema": schema} | words

    def components(self) -> dict[str, Any]:
        """Return the schemas that the parameters refer to."""
        components: dict[str, Any] = deepcopy(self._schema.get("$defs", {}))
        return components

    @property
    def _properties(self) -> dict[str, Any]:
        properties: dict[str, Any] = self._schema["properties"]
        return properties

    def _values(self, pairs: Pairs) -> dict[str, Any]:
        values: dict[str, Any] = {}
        twice = []
        for name, value in pairs:
            if name in self._repeatable:
                values.setdefault(name, []).append(value)
            elif name in values:
                twice.append({"type": "repeated", "loc": (name,), "msg": "given more than once"})
            else:
                values[name] = value
        if twice:
            raise refusal(twice[:FAULTS], "query")
        return values


class Read(Asked):
    """A route of ``GET`` whose handler takes query, request and the path's parameters, and returns a response.

    What is posted at one is read as everywhere, but takes no work: a time, a move of a game with a friend. So is what
    needs a header.
    """

    needs_work = False

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return what calls the handler; one of another method takes a body."""
        if self.methods != {"GET"} or any(header.field_info.is_required() for header in self.dependant.header_params):
            return super().get_route_handler()
        handler, takes_request = self.endpoint, self.dependant.request_param_name
        [(takes_query, reader)] = _readers(self).items()

        async def handle(request: Request) -> Response:
            scope = request.scope
            given = {takes_request: request, takes_query: reader.of_scope(scope), **scope["path_params"]}
            response: Response = await handler(**given)
            return response

        return handle


def describe(document: dict[str, Any], routes: Iterable[BaseRoute]) -> None:
    """Add the queries that *routes* take to the OpenAPI *document*."""
    for route in routes:
        if isinstance(route, APIRoute) and route.include_in_schema:
            for reader in _readers(route).values():
                operations = document["paths"][route.path_format]
                for method in route.methods or ():
                    operations[method.lower()].setdefault("parameters", []).extend(reader.parameters())
                document["components"]["schemas"] |= reader.components()


def _readers(route: APIRoute) -> dict[str, QueryReader[Any]]:
    """Return what reads the query of *route*, by the name of the handler's parameter."""
    owners = {str(taken.name): getattr(taken.call, "__self__", None) for taken in route.dependant.dependencies}
    return {name: owner for name, owner in owners.items() if isinstance(owner, QueryReader)}


def _check_text(pairs: Pairs) -> None:
    try:
        "".join(chain.from_iterable(pairs)).encode()
    except UnicodeEncodeError:
        raise HTTPException(400, "expected a query of UTF-8 text, percent-encoded") from None
