"""What the OpenAPI document says of all operations alike is what the service does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from kropki.api.app import app
from kropki.api.http.headers import is_public
from kropki.api.routes.site.described import CACHED, SUMMARIES, TAGS
from tests.support.english import described, faults

DOCUMENT = app.openapi()
OPERATIONS: dict[str, tuple[str, str, dict[str, Any]]] = {
    operation["operationId"]: (method, path, operation)
    for path, item in DOCUMENT["paths"].items()
    for method, operation in item.items()
}
KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
SEED = {"seed": "tea", "size": "4"}
QUERIES = {
    "get_puzzle": SEED,
    "get_puzzle_of_day": {"difficulty": "easy"},
    "get_puzzle_of_today": {"difficulty": "easy"},
    "get_pack": {"level": "easy", "size": "4"},
    "draw_picture": {"ken": KEN},
    "draw_qr_code": {"ken": KEN},
    "get_lessons": {"seed": "tea"},
    "get_opening": {"size": "15x15", "start": "cross"},
}


def test_every_operation_has_a_summary_of_its_own_in_words() -> None:
    assert set(SUMMARIES) == set(OPERATIONS)
    assert {name: operation["summary"] for name, (_, _, operation) in OPERATIONS.items()} == SUMMARIES
    assert len(set(SUMMARIES.values())) == len(SUMMARIES)
    assert all(" " in words and len(words) <= 60 for words in SUMMARIES.values())


def test_every_description_is_read_once() -> None:
    found = [(place, fault) for place, words in described(DOCUMENT) for fault in faults(words)]
    assert found == []


def test_every_tag_is_explained() -> None:
    assert {tag["name"]: tag["description"] for tag in DOCUMENT["tags"]} == TAGS
    assert {tag for _, _, operation in OPERATIONS.values() for tag in operation["tags"]} == set(TAGS)


def test_keys_and_limits_are_described_where_they_count() -> None:
    for _, path, operation in OPERATIONS.values():
        assert ("401" in operation["responses"]) == is_public(path)
        assert operation.get("security", DOCUMENT["security"]) == ([{}, {"key": []}] if is_public(path) else [])
        for response in operation["responses"].values():
            assert ("RateLimit" in response["headers"]) == is_public(path)
    assert set(DOCUMENT["components"]["securitySchemes"]) == {"key"}


def test_the_licence_and_the_server_are_named() -> None:
    assert DOCUMENT["info"]["license"] == {"name": "MIT", "identifier": "MIT"}
    assert [server["url"] for server in DOCUMENT["servers"]] == ["/"]


def test_every_header_that_is_named_is_described() -> None:
    named = {
        reference["$ref"].rpartition("/")[2]
        for _, _, operation in OPERATIONS.values()
        for response in operation["responses"].values()
        for reference in response["headers"].values()
    }
    assert named == set(DOCUMENT["components"]["headers"])


DEVICE = {"X-Player": "pR0Yc1sGq2bQmXw4n6uJfA"}


@pytest.fixture(scope="module")
def ids(client: httpx2.Client) -> dict[str, str]:
    by_post = {"size": [8, 8], "player": 1, "clock": {"days": 3}}
    game = client.post("/dots/lobby", json=by_post, headers=DEVICE)
    client.post(f"/dots/games/{game.json()['id']}/seat", headers={"X-Seat": game.json()["secret"]})
    guest = {"X-Player": "Zk3vTq8yLw1oN5eBc7dHsg"}
    client.post(f"/dots/lobby/{game.json()['id']}/seat", json={}, headers=guest)
    resigned = {"number": 3, "move": [1, "resign"]}  # so that no clock runs, and all answers stay as they are
    client.post(f"/dots/games/{game.json()['id']}/moves", json=resigned, headers={"X-Seat": game.json()["secret"]})
    return {
        "puzzle_id": client.get("/kropki", params=SEED).json()["id"],
        "game_id": game.json()["id"],
        "day": "2026-11-20",
        "race_id": client.post("/kropki/races", json={"ken": KEN}).json()["id"],
        "collection_id": client.post("/kropki/collections", json={"title": "Tea", "puzzles": [{"ken": KEN}]}).json()[
            "id"
        ],
        "publication_id": client.post("/kropki/publications", json={"ken": KEN, "title": "Tea"}).json()["id"],
    }


@pytest.mark.parametrize("name", sorted(name for name, (method, _, _) in OPERATIONS.items() if method == "get"))
def test_what_says_304_answers_it_and_nothing_else_does(client: httpx2.Client, ids: dict[str, str], name: str) -> None:
    _, path, operation = OPERATIONS[name]
    query = QUERIES.get(name, {"technique": "naked single"} if name == "get_practice" else {})
    if name == "describe_link":
        query = {"url": f"{str(client.base_url).rstrip('/')}/k/{ids['puzzle_id']}"}
    if name == "open_in_sudokupad":
        query = {"ken": KEN}
    headers = DEVICE if name == "get_own_ratings" else {}
    answer = client.get(path.format(**ids), params=query, headers=headers, follow_redirects=False)
    assert answer.status_code in {200, 307} or name == "is_ready", answer.text
    assert ("etag" in answer.headers) == ("304" in operation["responses"]) == (name in CACHED)
    for header in operation["responses"][str(answer.status_code)]["headers"]:
        assert header.lower() in answer.headers or header == "Link"
    if name in CACHED:
        again = client.get(path.format(**ids), params=query, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == answer.headers["cache-control"]


def exampled(part: Any, place: str = "") -> Iterator[tuple[str, dict[str, Any], Any]]:
    """Yield each example in the document, with its place and its schema."""
    if isinstance(part, dict):
        schema = part.get("schema", part)
        given = part.get("examples", [])
        each = [example.get("value") for example in given.values()] if isinstance(given, dict) else given
        if {"type", "$ref", "anyOf", "allOf", "enum"} & set(schema):
            yield from (
                (place, schema, example) for example in [*each, *([part["example"]] if "example" in part else [])]
            )
    for name, inner in part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ():
        yield from exampled(inner, f"{place}/{name}")


def test_every_example_obeys_its_schema() -> None:
    shared = {"components": DOCUMENT["components"]}
    found = list(exampled(DOCUMENT))
    assert len(found) > 100
    wrong = [
        (place, error.message)
        for place, schema, example in found
        for error in Draft202012Validator({**shared, **schema}).iter_errors(example)
    ]
    assert wrong == []
