"""nginx as Debian has it, with the configuration that is shipped: it serves players, and holds back who floods."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import fields
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin
from yaml import safe_load

from kropki.api.settings import PREFIX, Settings
from lab.bench.process import free_port
from lab.soak.service import nginx
from tests.support.command_line import README_PUZZLE
from tests.support.friend_games import begin
from tests.support.live_players import Player, WireSession
from tests.support.processes import service

pytestmark = pytest.mark.release

ROOT = Path(__file__).parents[2]
CONNECTIONS = 250  # at once: deploy/nginx.conf
HEAD = "POST /kropki/hint HTTP/1.1\r\nHost: kropki\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Run the service behind nginx; give its port."""
    folder, outer, inner = tmp_path_factory.mktemp("proxy"), free_port(), free_port()
    proxy = nginx(folder, outer, inner, is_bounded=True)
    try:
        with service(folder, port=inner):
            yield outer
    finally:
        proxy.terminate()
        proxy.wait()


@pytest.fixture
def client(port: int) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as client:
        yield client


def test_the_page_puzzles_and_uploads_pass(client: httpx2.Client) -> None:
    assert "<title>" in client.get("/").text
    made = client.get("/kropki?size=4&seed=tea").json()
    read = client.post("/kropki/read", json={"text": made["ken"]})
    assert read.is_success, read.text
    assert client.get("/metrics").status_code == 404


def test_two_play_dots_through_it(client: httpx2.Client, port: int) -> None:
    begun = begin(client)
    address = f"ws://127.0.0.1:{port}/dots/games/{begun['id']}/live"
    with connect(address, origin=Origin(f"http://127.0.0.1:{port}")) as one, connect(address) as two:
        player = Player(WireSession(one), begun["seats"][0]["secret"])
        other = Player(WireSession(two), "a-secret-that-the-friend-draws", invitation=begun["seats"][1]["invitation"])
        assert (player.welcome["player"], other.welcome["player"]) == (1, 2)


def test_a_race_goes_through_it(client: httpx2.Client, port: int) -> None:
    race = client.post("/kropki/races", json={"ken": README_PUZZLE}).json()
    with connect(f"ws://127.0.0.1:{port}/kropki/races/{race['id']}/live") as runner:
        runner.send(json.dumps({"type": "hello", "secret": "a-secret-of-a-runner-1", "name": "Ada"}))
        assert json.loads(runner.recv(timeout=60))["type"] == "welcome"


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: kropki\r\n"], ids=["idle", "half a head"])
def test_who_says_too_little_is_hung_up_on(port: int, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=60) as peer:
        peer.sendall(said)
        with suppress(ConnectionResetError):  # which spares nginx the rest
            assert peer.recv(1000) == b""


def test_more_connections_than_a_school_has_are_refused(port: int, client: httpx2.Client) -> None:
    with ExitStack() as stack:
        peers = [stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=60)) for _ in range(300)]
        for peer in peers:
            peer.sendall(HEAD.encode())
        answers = [peer.recv(12) for peer in peers[CONNECTIONS:]]
        assert set(answers) == {b"HTTP/1.1 429"}
    assert client.get("/healthz").is_success


def test_the_compose_file_names_what_there_is() -> None:
    services = safe_load((ROOT / "compose.yaml").read_text())["services"]
    [configuration] = services["proxy"]["volumes"]
    assert (ROOT / configuration.partition(":")[0]).is_file()
    settings = {name for name in services["kropki"]["environment"] if name.startswith(PREFIX)}
    assert settings <= {f"{PREFIX}{field.name.upper()}" for field in fields(Settings)}
    assert services["kropki"]["command"] == "kropki serve --port 8000"
    assert "server 127.0.0.1:8000;" in (ROOT / "deploy/nginx.conf").read_text()
