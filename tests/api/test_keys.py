"""Keys: whose limits a request counts to, what is refused, and that a key is told to nobody."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx2
import pytest
from click.testing import CliRunner
from prometheus_client import generate_latest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kropki.api.client import CLIENT
from kropki.api.errors import SettingsError, UnknownKeyError
from kropki.api.http import keys
from kropki.api.http.keys import Keys, line, parse
from kropki.api.jobs.executor import Executor
from kropki.api.settings import OFF
from kropki.cli.main import kropki
from tests.conftest import Make

KEY = "kropki_" + "of-a-test" * 4 + "1234567"  # as long as one that is made; each worker of the tests has the same
SEEDED = "/kropki?seed=key&size=4"
LIVE = "/dots/games/ABCDEFGHJKMN/live"


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "keys"
    path.write_text(f"# of whom\n\n{line('app', KEY, ['requests=5'])}\n")
    return path


def left(answer: httpx2.Response) -> int:
    found = re.search(r'"requests";r=(\d+)', answer.headers["ratelimit"])
    assert found
    return int(found[1])


def statuses(client: TestClient, number: int, headers: dict[str, str]) -> list[int]:
    return [client.get("/kropki/000000000000", headers=headers).status_code for _ in range(number)]


# whose limits count


def test_a_key_has_limits_of_its_own_beside_those_of_the_address(make: Make, file: Path) -> None:
    with make(keys=str(file), requests=2) as client:
        assert statuses(client, 6, bearer(KEY)) == [404] * 5 + [429]
        assert statuses(client, 3, {}) == [404, 404, 429]


def test_a_wrong_key_is_refused_and_counts_to_its_address(make: Make, file: Path) -> None:
    with make(keys=str(file), requests=2) as client:
        refused = client.get(SEEDED, headers=bearer("kropki_wrong"))
        assert (refused.status_code, refused.headers["www-authenticate"], left(refused)) == (401, "Bearer", 1)
        assert refused.json()["type"] == "urn:kropki:problem:key"
        assert refused.headers["cache-control"] == "no-store"
        assert statuses(client, 2, {}) == [404, 429]
        assert client.get(SEEDED, headers=bearer("kropki_wrong")).status_code == 429
        assert statuses(client, 1, bearer(KEY)) == [404]


@pytest.mark.parametrize(
    "value", ["Bearer", "bearer  ", "Bearer " + "x" * 3000, f"Bearer {KEY}x", f"Bearer {KEY} x", KEY]
)
def test_what_is_no_key_is_refused(make: Make, file: Path, value: str) -> None:
    with make(keys=str(file)) as client:
        assert client.get("/kropki/000000000000", headers={"Authorization": value}).status_code == 401


def test_two_keys_are_none(file: Path) -> None:
    with pytest.raises(UnknownKeyError):
        Keys(str(file)).of([(b"authorization", f"Bearer {KEY}".encode())] * 2)


def test_what_is_meant_for_a_proxy_is_not_looked_at(make: Make, file: Path) -> None:
    with make(keys=str(file)) as client:
        assert client.get("/kropki/000000000000", headers={"Authorization": "Basic eDp5"}).status_code == 404
    with make(keys=OFF) as client:
        assert client.get("/kropki/000000000000", headers=bearer("kropki_wrong")).status_code == 404


@pytest.mark.parametrize(("key", "status"), [(KEY, None), ("kropki_wrong", 401), (None, 429)])
def test_a_websocket_may_have_a_key_too(make: Make, file: Path, key: str | None, status: int | None) -> None:
    with make(keys=str(file), requests=1) as client:
        if status != 401:
            client.get("/kropki/000000000000")  # all that the address may ask
        headers = bearer(key) if key else {}
        with pytest.raises(WebSocketDisconnect) as refused, client.websocket_connect(LIVE, headers=headers) as socket:
            socket.receive_text()
        assert getattr(refused.value, "status_code", None) == status


def test_searches_at_a_time_are_those_of_the_key(monkeypatch: pytest.MonkeyPatch, make: Make, file: Path) -> None:
    file.write_text(line("app", KEY, ["searches=3"]))
    seen: list[int | None] = []
    accept = Executor._accept

    def accepted(self: Executor, job: object, at_most: int | None) -> None:
        seen.append(at_most)
        accept(self, job, at_most)  # type: ignore[arg-type]

    monkeypatch.setattr(Executor, "_accept", accepted)
    with make(keys=str(file), searches=2) as client:
        seen.clear()
        for headers in (bearer(KEY), {}):
            assert client.get(SEEDED, headers=headers).status_code == 200
    assert [number for number in seen if number] == [3, 2]


def test_what_is_stored_counts_to_the_address(make: Make, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from kropki.api.puzzles import PuzzleSource  # noqa: PLC0415 - of the application that is made here

    clients: list[tuple[str, str]] = []
    from_seed = PuzzleSource.from_seed

    async def seen(self: PuzzleSource, *asked: object) -> object:
        client = CLIENT.get()
        assert client
        clients.append((client.name, client.address))
        return await from_seed(self, *asked)  # type: ignore[arg-type]

    monkeypatch.setattr(PuzzleSource, "from_seed", seen)
    with make(keys=str(file)) as client:
        client.get(SEEDED, headers=bearer(KEY))
    assert clients == [("key:app", "testclient")]


# who is told


def test_an_answer_does_not_depend_on_the_key_so_any_cache_may_keep_it(make: Make, file: Path) -> None:
    with make(keys=str(file)) as client:
        plain, keyed = client.get(SEEDED), client.get(SEEDED, headers=bearer(KEY))
        again = client.get(SEEDED, headers={**bearer(KEY), "If-None-Match": plain.headers["etag"]})
    assert plain.content == keyed.content
    assert "public" in keyed.headers["cache-control"]
    for name in ("cache-control", "vary", "etag"):
        assert plain.headers[name] == keyed.headers[name]
    assert (again.status_code, again.content) == (304, b"")


def test_a_browser_may_send_a_key(client: httpx2.Client) -> None:
    asked = {"Origin": "https://app.example", "Access-Control-Request-Method": "GET"}
    answer = client.options("/kropki", headers={**asked, "Access-Control-Request-Headers": "authorization"})
    assert "Authorization" in answer.headers["access-control-allow-headers"]


def test_no_key_stands_in_logs_metrics_or_answers(
    make: Make, file: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.DEBUG), make(keys=str(file), requests=3) as client:
        answers = [client.get(SEEDED, headers=bearer(key)) for key in (KEY, f"{KEY}x", *[KEY] * 6)]
        metrics = generate_latest(client.app.state.metrics.registry).decode()  # type: ignore[attr-defined]
    assert {answer.status_code for answer in answers} == {200, 401, 429}
    told = [caplog.text, metrics, *capfd.readouterr(), *(f"{answer.headers} {answer.text}" for answer in answers)]
    assert not [text for text in told if KEY in text or KEY[8:] in text]


# the file


@contextmanager
def refused(words: str) -> Iterator[None]:
    with pytest.raises(SettingsError) as error:
        yield
    assert words in error.value.message


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("app", "line 1 of KROPKI_KEYS: expected the SHA-256"),
        (f"\napp {KEY}", "line 2 of KROPKI_KEYS: expected the SHA-256"),
        (f"a/b {'0' * 64}", "a name of at most 40"),
        (f"{'a' * 41} {'0' * 64}", "a name of at most 40"),
        (f"app {'0' * 64} queue=4", "'queue=4'"),
        (f"app {'0' * 64} work=0", "'work=0'"),
        (f"app {'0' * 64} work=9999999999", "'work=9999999999'"),
        (f"app {'0' * 64} work=1 work=2", "'work=2'"),
        (f"app {'0' * 64}\napp {'1' * 64}", "line 2 of KROPKI_KEYS: expected a name and a key that no other line has"),
        (f"app {'0' * 64}\nother {'0' * 64}", "line 2"),
    ],
)
def test_a_line_that_is_none_is_named_and_no_hash_repeated(text: str, words: str) -> None:
    with pytest.raises(SettingsError) as error:
        parse(text)
    assert words in error.value.message
    assert "0" * 9 not in error.value.message
    assert KEY not in error.value.message


def test_a_file_that_is_none_is_told_at_the_start(make: Make, tmp_path: Path) -> None:
    with refused("No such file"), make(keys=str(tmp_path / "none")):
        pass
    (tmp_path / "bytes").write_bytes(b"\xff")
    with refused("UTF-8"):
        Keys(str(tmp_path / "bytes"))
    (tmp_path / "large").write_text("#" * 2**20 + "\n")
    with refused("1,048,576 bytes"):
        Keys(str(tmp_path / "large"))


def test_a_change_of_the_file_counts_without_a_restart(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 0.0
    monkeypatch.setattr(keys, "time", SimpleNamespace(monotonic=lambda: now))
    known, headers = Keys(str(file)), [(b"authorization", f"Bearer {KEY}".encode())]
    assert known.of(headers)
    file.write_text("broken")
    now = 2.0
    assert known.of(headers), "what was known stays"
    assert "the keys stay as they were" in caplog.text
    file.write_text("# nobody")
    os.utime(file, (1, 1))
    assert known.of(headers), "looked at once a second at most"
    now = 4.0
    with pytest.raises(UnknownKeyError):
        known.of(headers)


def test_the_command_makes_a_key_that_the_file_knows(tmp_path: Path) -> None:
    result = CliRunner().invoke(kropki, ["key", "my-app", "--limit", "requests=7", "--limit", "searches=40"])
    assert result.exit_code == 0
    made = re.search(r"kropki_[\w-]{43}", result.stderr)
    assert made
    assert made[0] not in result.stdout
    path = tmp_path / "keys"
    path.write_text(result.stdout)
    found = Keys(str(path)).of([(b"authorization", f"Bearer {made[0]}".encode())])
    assert found
    assert (found.name, found.limits) == ("my-app", {"requests": 7, "searches": 40})


@pytest.mark.parametrize("given", [["a b"], ["app", "--limit", "requests"], ["app", "--limit", "x=1"]])
def test_the_command_refuses_what_cannot_stand_in_a_line(given: list[str]) -> None:
    result = CliRunner().invoke(kropki, ["key", *given])
    assert isinstance(result.exception, SettingsError)
    assert not re.search(r"kropki_[\w-]{43}", result.output)
