"""The name of the service in its answers: the one that is set, whoever asks; else no shared cache keeps it."""

from __future__ import annotations

from typing import Any

import pytest

from kropki.api.errors import SettingsError
from kropki.api.settings import Settings
from tests.conftest import Make

NAME = "https://kropki.example"
QR = "/kropki/qr.svg?ken=(wx)C/A(kx)(3xk)A/D/B(xw)A&negative=false"
EVIL = {"Host": "evil.example"}


def test_with_a_name_of_its_own_no_header_changes_an_answer(make: Make) -> None:
    with make(public_url=NAME) as client:
        puzzle_id = client.get("/kropki?size=4&seed=tea").json()["id"]
        oembed = f"/oembed?url={NAME}/k/{puzzle_id}"
        for path in (QR, oembed, f"/k/{puzzle_id}"):
            answers = [client.get(path, headers=headers) for headers in ({}, EVIL)]
            assert {answer.status_code for answer in answers} == {200}
            assert answers[0].content == answers[1].content
            assert b"evil.example" not in answers[1].content
        assert client.get(QR).headers["cache-control"] == "public, max-age=86400"
        assert client.get(oembed).json()["provider_url"] == f"{NAME}/"
        body: dict[str, Any] = {"size": [9, 9]}
        assert client.post("/dots/games", json=body, headers=EVIL).json()["link"].startswith(f"{NAME}/dots/game/")


def test_without_one_what_names_the_host_is_for_the_cache_of_whoever_asked(make: Make) -> None:
    with make() as client:
        puzzle_id = client.get("/kropki?size=4&seed=tea").json()["id"]
        for path in (QR, f"/oembed?url=http://testserver/k/{puzzle_id}"):
            assert client.get(path).headers["cache-control"] == "private, max-age=86400"


@pytest.mark.parametrize("url", ["kropki.example", "ftp://kropki.example", "https://", "https://a/b", "https://a/?b"])
def test_what_is_no_address_of_a_service_is_refused(url: str) -> None:
    with pytest.raises(SettingsError, match="KROPKI_PUBLIC_URL"):
        Settings(public_url=url)
