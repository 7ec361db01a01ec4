"""What holds at every address: what is not there, methods, HEAD, other sites, security headers.

Every test with `client` runs twice: in this process, and over the wire.
"""

from __future__ import annotations

import httpx2
import pytest

from kropki.api.http.headers import POLICY
from tests.support.problems import check_problem


def test_healthz_tells_the_version(client: httpx2.Client) -> None:
    response = client.get("/healthz")
    told = response.json()
    assert told.pop("compiled") in {False, True}
    assert told == {"status": "ok", "version": client.get("/openapi.json").json()["info"]["version"]}
    assert client.get("/healthz?cache=123").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/kropki/",
        "/kropki/8M0Q2V7K4TX",
        "/index.html/",
        "/shared/",
        "/shared/nothing.js",
        "/%2e%2e/pyproject.toml",
        "/shared/%2e%2e/%2e%2e/api/app.py",
        "/shared/..%2f..%2fpyproject.toml",
        "//etc/passwd",
        "/%00",
        "/%ff",
        "/" + "x" * 4000,
        "/redoc",
    ],
)
def test_an_unknown_address_is_a_404(client: httpx2.Client, path: str) -> None:
    check_problem(client.get(path), 404, "not-found")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        *((method, "/kropki", "GET, HEAD") for method in ("POST", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "X")),
        *((method, "/kropki/daily", "GET") for method in ("POST", "DELETE")),
        *((method, "/kropki/8M0Q2V7K4TXA/solution", "GET") for method in ("POST", "DELETE")),
        *((method, "/dots/move", "POST") for method in ("GET", "PUT")),
        *((method, "/kropki/solve", "POST") for method in ("GET", "HEAD", "PUT", "OPTIONS", "X-Y_Z")),
        ("POST", "/kropki/publications/5M0Q2V7K4T", "GET, HEAD, PUT, DELETE"),
        ("POST", "/", "GET"),
        ("DELETE", "/healthz", "GET"),
    ],
)
def test_a_method_that_is_not_taken_is_a_405(client: httpx2.Client, method: str, path: str, allowed: str) -> None:
    response = client.send(httpx2.Request(method, client.base_url.join(path)))
    assert allowed in response.headers["allow"]
    if method != "HEAD":
        check_problem(response, 405, "method")
    assert response.status_code == 405


@pytest.mark.parametrize("path", ["/", "/healthz", "/kropki?seed=head", "/kropki?size=5", "/nothing"])
def test_head_is_get_without_the_body(client: httpx2.Client, path: str) -> None:
    head, get = client.head(path), client.get(path)
    assert (head.status_code, head.content) == (get.status_code, b"")
    unlike = {"date", "x-request-id", "ratelimit"}
    assert {k: v for k, v in head.headers.items() if k not in unlike} == {
        k: v for k, v in get.headers.items() if k not in unlike
    }


@pytest.mark.parametrize("path", ["/kropki?seed=c", "/kropki?size=5", "/kropki/solve", "/kropki/nothing", "/dots/move"])
def test_what_is_below_kropki_may_be_read_from_any_site(client: httpx2.Client, path: str) -> None:
    response = client.get(path, headers={"Origin": "https://example.org"})
    assert response.headers["access-control-allow-origin"] == "*"
    assert response.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "ETag" in response.headers["access-control-expose-headers"]


@pytest.mark.parametrize("path", ["/", "/healthz", "/docs", "/kropkis", "/dots/moves"])
def test_what_is_not_below_kropki_may_not(client: httpx2.Client, path: str) -> None:
    response = client.get(path, headers={"Origin": "https://example.org"})
    assert "access-control-allow-origin" not in response.headers


def test_a_browser_may_post_json_from_any_site(client: httpx2.Client) -> None:
    asks = {
        "Origin": "https://example.org",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }
    response = client.options("/kropki/solve", headers=asks)
    assert (response.status_code, response.content) == (204, b"")
    assert response.headers["access-control-allow-origin"] == "*"
    assert "POST" in response.headers["access-control-allow-methods"]
    assert "content-type" in response.headers["access-control-allow-headers"].lower()
    assert client.options("/", headers=asks).status_code == 405


@pytest.mark.parametrize("path", ["/", "/sudoku/main.js", "/kropki?seed=h", "/kropki?size=5", "/nothing", "/healthz"])
def test_every_answer_has_the_policy(client: httpx2.Client, path: str) -> None:
    assert client.get(path).headers["content-security-policy"] == POLICY


@pytest.mark.parametrize(
    "path", ["/", "/?ken=", "/docs", "/sudoku/main.js", "/kropki?seed=h", "/kropki?size=5", "/nothing", "/healthz"]
)
def test_every_answer_has_the_security_headers(client: httpx2.Client, path: str) -> None:
    headers = client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["permissions-policy"].startswith("camera=()")
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    directives = dict(directive.split(" ", 1) for directive in POLICY.split("; "))
    assert directives["default-src"] == "'self'"
    assert directives["frame-ancestors"] == directives["object-src"] == directives["base-uri"] == "'none'"
    assert "unsafe" not in POLICY
