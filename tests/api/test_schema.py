"""The OpenAPI is true: what it allows is answered as it says, what it forbids is refused, and nothing is a crash.

Schemathesis thinks of the requests, from the document alone; the same ones every time. They are
for the application in this process, and a few of them go over the wire to a ``kropki serve`` (or to
the service at KROPKI_URL, whose limits for an address have to be wide).
"""

from __future__ import annotations

from typing import Any

import httpx2
import pytest
import requests
import schemathesis
from schemathesis import Case, GenerationMode
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.python._constants.orchestrator import make_constants_value_source

from kropki.api.app import app

pytestmark = pytest.mark.release

CHECKS = {
    "not_a_server_error": {"expected-statuses": ["2xx", "3xx", "4xx", 501, 503]},
    "negative_data_rejection": {  # as it is by default, and 413 and 414 for what is too long
        "expected-statuses": [400, 401, 403, 404, 405, 406, 409, 413, 414, 415, 422, 428, 429, "5xx"]
    },
    "positive_data_acceptance": {"enabled": False},  # by the test itself: see there
}
DOCUMENT = app.openapi()


def schema(examples: int, *, bounds: bool) -> schemathesis.schemas.BaseSchema:
    """Return the schema, with so many *examples* of each operation, and of one whose answer is many puzzles a third.

    The *bounds* of each parameter are tried beside, of that one with the same parameters for one puzzle.
    """
    config = {
        "seed": 1,
        "phases": {"coverage": {"enabled": bounds}},
        "generation": {"deterministic": True, "max-examples": examples, "database": "none"},
        "operations": [
            {
                "include-path": "/kropki/batch",
                "generation": {"max-examples": examples // 3},
                "phases": {"coverage": {"enabled": False}},
            }
        ],
        "checks": CHECKS,
    }
    return schemathesis.openapi.from_dict(DOCUMENT, config=schemathesis.Config.from_dict(config))


HERE, OVER_THE_WIRE = schema(15, bounds=True), schema(3, bounds=False)
OPERATIONS = [(method.upper(), path) for path, item in DOCUMENT["paths"].items() for method in item]
UNFIT = {"urn:kropki:problem:invalid", "urn:kropki:problem:malformed", "urn:kropki:problem:media-type"}
UNSEEN = "name: expected letters that can be seen in the name"  # which letters these are, no schema can say


def ask(client: httpx2.Client, case: Case[Any]) -> httpx2.Response:
    """Send the request of *case* as it is."""
    wanted = requests.Request(**case.as_transport_kwargs(base_url=str(client.base_url))).prepare()
    headers = {name: value if isinstance(value, str) else value.decode() for name, value in wanted.headers.items()}
    assert isinstance(wanted.body, str | bytes | None)
    return client.request(
        wanted.method or "", wanted.url or "", headers=headers, content=wanted.body, follow_redirects=False
    )


@pytest.mark.parametrize("client", ["in process"], indirect=True)
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_as_documented(method: str, path: str, client: httpx2.Client) -> None:
    try_operation(HERE, method, path, client)


@pytest.mark.parametrize("client", ["over the wire"], indirect=True)
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_as_documented_over_the_wire(method: str, path: str, client: httpx2.Client) -> None:
    try_operation(OVER_THE_WIRE, method, path, client)


def try_operation(schema: schemathesis.schemas.BaseSchema, method: str, path: str, client: httpx2.Client) -> None:
    """Think of requests of one operation, and check each answer.

    This is what ``schema.parametrize()`` does, but when the test runs: thinking takes seconds, and each process of the
    tests would do it for all operations while it collects them.
    """
    build_operation_test(
        config=schema.config,
        operation=schema[path][method],
        test_func=check,
        given_kwargs={},
        feedback=FeedbackSources(constants_value_source=make_constants_value_source(schema)),
    )(client=client)


def check(case: Case[Any], client: httpx2.Client) -> None:
    response = ask(client, case)
    case.validate_response(response)
    if case.meta and case.meta.generation.mode is GenerationMode.POSITIVE and response.status_code >= 400:
        # text may be no KEN, and a wish for what there is not; but no form of it may be wrong
        problem = response.json()
        assert problem["type"] not in UNFIT or problem["detail"].startswith(UNSEEN), response.text
