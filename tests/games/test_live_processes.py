"""Games of dots between friends at a real service: what is logged."""

from __future__ import annotations

import json
from pathlib import Path

import httpx2
import pytest

from tests.support.live_players import begin_at, playing_at
from tests.support.processes import UNWARMED, service

pytestmark = pytest.mark.release


def test_no_log_has_the_secret_of_a_seat(tmp_path: Path) -> None:
    with service(tmp_path, program=UNWARMED, logs_requests=True) as served:
        client = httpx2.Client(base_url=served.url, trust_env=False, timeout=60)
        game, secrets = begin_at(served)
        open_game, (mine, _) = begin_at(served, open=True)
        path, seats = f"/dots/games/{game}", [{"X-Seat": secret} for secret in secrets]
        with client, playing_at(served, game, secrets[0]) as blue, playing_at(served, game, secrets[1]) as red:
            blue.wait_for_event(2)
            blue.act("move", move=[1, 2, 2])
            red.wait_for_event(3)
            assert client.post(f"{path}/moves", json={"number": 4, "move": [2, 0, 0]}, headers=seats[1]).is_success
            assert client.post(f"{path}/seat", headers=seats[0]).is_success
            assert client.post(f"{path}/code", headers=seats[1]).is_success
            said = {"number": 5, "kind": "say", "phrase": "hello"}
            assert client.post(f"{path}/events", json=said, headers=seats[0]).is_success
            for wrong in ("x" * 22, secrets[0][:-1], mine):  # as one may mistype it, or of another game
                assert client.post(f"{path}/seat", headers={"X-Seat": wrong}).status_code == 403
                secrets.append(wrong)
            assert client.post(f"{path}/moves?seat={secrets[0]}", json=said).status_code == 422
            taken = client.post(f"/dots/games/{open_game}/seat").json()["secret"]
            with playing_at(served, open_game, taken) as friend:
                friend.session.send_text(json.dumps({"type": "hello", "seat": taken, "more": taken}))
                assert friend.wait("problem")["problem"]["code"] == "invalid"
            begun = client.post("/dots/games", json={"size": [5, 5]}).json()
            [invitation] = [seat["invitation"] for seat in begun["seats"] if seat["invitation"]]
            for _ in range(2):  # the second time it is refused
                client.post(f"/dots/games/{begun['id']}/seat", headers={"X-Invitation": invitation})
            secrets.append(invitation)
            with playing_at(served, begin_at(served, open=True)[0], None) as friend:
                friend.session.send_json({"type": "sit"})
                secrets += [taken, friend.wait("seat")["secret"]]
        served.process.terminate()
        served.process.wait()
        logged = served.log.read_text()
    assert f'"path": "{path}/moves"' in logged or f'"path":"{path}/moves"' in logged
    assert [secret for secret in secrets if secret in logged] == []
