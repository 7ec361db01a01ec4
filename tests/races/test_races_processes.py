"""A race at two real services that share a PostgreSQL: one of them is killed, and nothing of the race is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import sqlalchemy as sql
from websockets.sync.client import connect

from api.routes.sudoku.schemas import PUZZLE
from tests.support import databases
from tests.support.live_players import WireSession
from tests.support.processes import UNWARMED, Service, service

pytestmark = pytest.mark.release

MOST = 12  # messages until what is waited for
SOLVED = PUZZLE["solution"].replace("/", "")
QUICK = f"""
from api.races import hub, race
hub.POLL_S = 3600  # so that what one sees, the other process has told
race.COUNTDOWN_MS = race.KEY_MS = 0
{UNWARMED}"""


@pytest.fixture
def database(postgresql: sql.URL) -> str:
    """Give the URL of an empty database, for several processes."""
    return databases.postgresql_with(postgresql, name="races")


class Racer:
    """A player at the end of a socket."""

    def __init__(self, session: WireSession, number: int) -> None:
        self.session = session
        session.send_json({"type": "hello", "secret": secret(number)})
        self.sees(type="welcome", place=number)  # places are given in the order in which players come

    def sees(self, **wanted: Any) -> dict[str, Any]:
        """Wait until a player of the race, or the race, is told to be so."""
        seen: list[dict[str, Any]] = []
        while len(seen) < MOST:
            told: dict[str, Any] = json.loads(self.session.receive_text())
            if any(wanted.items() <= part.items() for part in (told, *told.get("players", ()))):
                return told
            seen.append(told)
        pytest.fail(f"never seen: {wanted}, but {seen}")

    def enters(self, entries: str) -> None:
        self.session.send_json({"type": "progress", "entries": entries})


def secret(number: int) -> str:
    return f"a-secret-of-{number:012}"


@contextmanager
def racing_at(served: Service, race: str, number: int) -> Iterator[Racer]:
    with connect(f"{served.url.replace('http', 'ws')}/kropki/races/{race}/live", proxy=None) as connection:
        yield Racer(WireSession(connection), number)


def test_two_processes_share_a_race_and_one_of_them_is_killed(database: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        served = []
        for name in ("first", "second"):
            (tmp_path / name).mkdir()
            each = service(tmp_path / name, program=QUICK, KROPKI_DATABASE_URL=database)
            served.append(stack.enter_context(each))
        first, second = served
        puzzle = {"ken": PUZZLE["ken"], "negative": PUZZLE["negative"]}
        race = httpx2.post(f"{first.url}/kropki/races", json=puzzle, trust_env=False, timeout=60).json()["id"]
        ada, bob = (
            stack.enter_context(racing_at(each, race, number)) for number, each in enumerate((first, second), 1)
        )
        ada.sees(place=2, away=False)
        bob.session.send_json({"type": "start"})
        cells = ada.sees(puzzle=puzzle)["cells"]
        ada.enters(SOLVED[:-1] + ".")
        bob.sees(place=1, right=cells - 1)
        first.process.kill()
        first.process.wait()
        answer = httpx2.post(
            f"{second.url}/kropki/races/{race}/players",
            json={"secret": secret(1), "entries": SOLVED},
            trust_env=False,
            timeout=60,
        ).json()  # by a plain request, as a device without a socket does
        assert (answer["place"], answer["players"][0]["right"]) == (1, cells)
        bob.enters(SOLVED)
        told = bob.sees(place=2, right=cells)
        assert [player["ms"] is None for player in told["players"]] == [False, False]
