"""Who a client is: what a proxy says of it, and how little of that is believed."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.http import metrics
from kropki.api.http.addresses import Proxies, counted, parse
from kropki.api.settings import Settings
from tests.support import databases

OURS = "10.0.0.0/8, 2001:db8:f::/48"
PROXY = "10.0.0.1"


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("192.0.2.1", "192.0.2.1"),
        (" 192.0.2.1 ", "192.0.2.1"),
        ("192.0.2.1:443", "192.0.2.1"),
        ("192.0.2.1:", "192.0.2.1"),
        ("192.0.2.1 (mobile)", "192.0.2.1"),
        ("192.0.2.1;by=10.0.0.1", "192.0.2.1"),
        ('"192.0.2.1"', "192.0.2.1"),
        ("2001:db8::1", "2001:db8::1"),
        ("2001:db8::1%eth0", "2001:db8::1"),
        ("2001:db8::1 text", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("[2001:db8::1]:443", "2001:db8::1"),
        ('"[2001:db8::1]:443"', "2001:db8::1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("[::ffff:192.0.2.1]:443", "192.0.2.1"),
        ("192.0.2.1" + " " * 91, "192.0.2.1"),
        ("192.0.2.1" + " " * 92, None),
        ("", None),
        ("unknown", None),
        ("192.0.2", None),
        ("192.0.02.1", None),
        ("2001:db8::1:", None),
        ("[192.0.2.1", None),
        ("[]", None),
        (":::::", None),
        (":" * 200, None),
        ("\u0661\u0669\u0662.0.2.1", None),
    ],
)
def test_an_address_is_parsed_off_what_stands_around_it(text: str, address: str | None) -> None:
    assert parse(text) == address


@pytest.mark.parametrize(
    ("told", "client"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("6.6.6.6, 192.0.2.1", "192.0.2.1"),
        ("6.6.6.6,192.0.2.1:80,10.0.0.2,10.0.0.3:80", "192.0.2.1"),
        ("6.6.6.6, 2001:db8::1, [2001:db8:f::9]:1", "2001:db8::1"),
        ("garbage, 192.0.2.1", "192.0.2.1"),
        ("192.0.2.1, garbage", None),
        ("192.0.2.1, ", None),
        ("x" * 101 + ", 192.0.2.1", "192.0.2.1"),
        ("192.0.2.1, " + "1" * 101, None),
        ("10.0.0.7, 10.0.0.8", "10.0.0.7"),  # a proxy is the client
        (", ".join(["192.0.2.1"] + ["10.0.0.2"] * 9), "192.0.2.1"),
        (", ".join(["192.0.2.1"] + ["10.0.0.2"] * 5000), "10.0.0.2"),
        ("," * 9000, None),
        ("", None),
    ],
)
def test_the_last_address_that_is_no_proxy_is_the_client(told: str, client: str | None) -> None:
    assert Proxies(OURS).client(told) == client


def test_whoever_is_believed_names_the_first() -> None:
    assert Proxies("*").client("6.6.6.6, 192.0.2.1") == "6.6.6.6"
    assert Proxies("*").believe("192.0.2.1")
    assert Proxies("*").believe("2001:db8::1")
    assert not Proxies("*").believe("a socket")


@pytest.mark.parametrize("host", ["10.0.0.1", "::ffff:10.0.0.1", "2001:db8:f::1"])
def test_a_proxy_is_known_however_it_is_written(host: str) -> None:
    assert Proxies(OURS).believe(host)
    assert not Proxies("192.0.2.1").believe(host)


@pytest.mark.parametrize(
    ("host", "as_what"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_counted_as_what_one_client_has(host: str, as_what: str) -> None:
    assert counted(host) == as_what


def client(tmp_path: Path, peer: str, proxies: str = OURS) -> TestClient:
    url = databases.sqlite_kept_in(tmp_path)
    settings = replace(Settings.from_environment(), database_url=url, proxies=proxies)
    return TestClient(create_app(settings), client=(peer, 50_000))


@pytest.mark.parametrize(
    ("peer", "told", "seen"),
    [
        (PROXY, ["6.6.6.6, 192.0.2.1:80"], "192.0.2.1"),
        (PROXY, ["6.6.6.6", "192.0.2.1"], "192.0.2.1"),  # two headers are one list
        (PROXY, ["garbage"], PROXY),
        (PROXY, ["192.0.2.999, 192.0.2.1"], "192.0.2.1"),  # mistyped by the client, and what the proxy saw
        (PROXY, ["1" * 101], PROXY),
        (PROXY, [], PROXY),
        ("192.0.2.9", ["6.6.6.6"], "192.0.2.9"),
        ("testclient", ["6.6.6.6"], "testclient"),
    ],
)
def test_only_a_proxy_is_believed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, peer: str, told: list[str], seen: str
) -> None:
    with client(tmp_path, peer) as asks, caplog.at_level(logging.INFO, logger=metrics.log.name):
        asks.get("/healthz", headers=[("X-Forwarded-For", text) for text in told])
    (line,) = [record.getMessage() for record in caplog.records if record.name == metrics.log.name]
    assert json.loads(line)["client"] == seen


@pytest.mark.parametrize(
    ("peer", "scheme", "seen"),
    [(PROXY, "https", "https"), (PROXY, "gopher", "http"), (PROXY, "", "http"), ("192.0.2.9", "https", "http")],
)
def test_the_scheme_is_what_a_proxy_says(tmp_path: Path, peer: str, scheme: str, seen: str) -> None:
    with client(tmp_path, peer) as asks:
        told = asks.get("/?ken=D/D/D/D", headers={"X-Forwarded-Proto": scheme, "Host": "kropki.example"})
    assert f"{seen}://kropki.example/" in told.text


@pytest.mark.parametrize(("proxies", "warned"), [("*", True), (OURS, False)])
def test_to_believe_everybody_is_warned_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, proxies: str, *, warned: bool
) -> None:
    with client(tmp_path, PROXY, proxies):
        pass
    assert any("KROPKI_PROXIES=*" in record.getMessage() for record in caplog.records) is warned
