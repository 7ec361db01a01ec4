"""The log of requests: how many lines a client may fill, and that a fault of ours is always in it."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from kropki.api.http import metrics, tokens
from tests.api.conftest import REQUESTS, ClientAt


def test_of_requests_that_are_refused_a_few_are_logged(client_at: ClientAt, caplog: pytest.LogCaptureFixture) -> None:
    client, other = client_at("192.0.2.1"), client_at("192.0.2.2")
    with caplog.at_level(logging.INFO, logger=metrics.log.name):
        for _ in range(REQUESTS + 15):
            client.get("/kropki/nothing")
        for _ in range(REQUESTS + 1):
            other.get("/kropki/nothing")
    lines = [json.loads(record.getMessage()) for record in caplog.records if record.name == metrics.log.name]
    refused = [line for line in lines if line["status"] == 429]
    assert [line.get("left_out") for line in refused] == [0] * 10 + [5]
    assert all("left_out" not in line for line in lines if line["status"] != 429)


def test_of_one_client_so_many_lines_are_logged_a_minute(
    client_at: ClientAt, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "_LINES", 6)
    now = [1000.0]
    client = client_at("192.0.2.1")
    monkeypatch.setattr(tokens, "monotonic", lambda: now[0])
    with caplog.at_level(logging.INFO, logger=metrics.log.name):
        for _ in range(9):
            client.get("/healthz")
        now[0] += 60
        client.get("/healthz")
    lines = [json.loads(record.getMessage()) for record in caplog.records if record.name == metrics.log.name]
    assert [line.get("left_out") for line in lines] == [None] * 6 + [3]


def test_a_fault_of_ours_is_always_logged(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_LINES", 2)

    async def fail(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise ZeroDivisionError

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await Response(status_code=500)(scope, receive, send)

    async def nothing(*_: object) -> Any:
        return None

    scope: Scope = {"type": "http", "method": "GET", "path": "/", "raw_path": b"/", "headers": []}
    scope["client"] = ("192.0.2.1", 5)
    with caplog.at_level(logging.INFO, logger=metrics.log.name):
        layer = metrics.AccessLog(fail, metrics=metrics.Metrics())
        for _ in range(5):
            with pytest.raises(ZeroDivisionError):
                asyncio.run(layer(scope, nothing, nothing))
        layer = metrics.AccessLog(answer, metrics=metrics.Metrics())
        for _ in range(5):
            asyncio.run(layer(scope, nothing, nothing))
    lines = [json.loads(record.getMessage()) for record in caplog.records if record.name == metrics.log.name]
    assert [line["status"] for line in lines] == [500] * 10
