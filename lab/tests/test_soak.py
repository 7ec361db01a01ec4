"""The long runs, for a moment each: that they run, and that they find what they look for."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from http.client import HTTPResponse
from itertools import islice
from pathlib import Path
from random import Random

import httpx2
import pytest

from kropki.api.games import memory
from kropki.api.store.repository import Stock
from kropki.generator.board import ken
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import LEVELS, Request
from kropki.generator.ladder.rungs import Level
from lab.bench.load import Outcome
from lab.soak import api, attack_games, games, puzzles, service, under_attack
from lab.soak.api_report import report
from lab.soak.attack_requests import Known
from lab.soak.attack_victims import Beside, Moment
from lab.soak.attacks import ATTACKS
from lab.soak.faults import FAULTS
from lab.soak.game_players import Played
from lab.soak.gate import Gate
from lab.soak.service import Look
from lab.soak.sound_requests import Load, Sent
from tests.support import databases
from tests.support.friend_games import Process
from tests.support.processes import UNWARMED, command

ANY = puzzles.REQUESTS.index(Request(size=4, negative=False))


# puzzles


def test_every_level_of_every_kind_is_looked_at() -> None:
    asked = {(request.size, request.negative, request.difficulty) for request in puzzles.REQUESTS}
    assert asked == {(*kind, level) for kind, levels in LEVELS.items() for level in (*levels, None)}


def test_a_soak_of_puzzles_tells_what_it_did() -> None:
    found = puzzles.soak(30, 1)
    assert [each.faults for each in found] == [()] * 30
    told = "\n".join(puzzles.report(found))
    assert "30 puzzles" in told
    assert "**0 faults**" in told
    assert re.search(r"^\| 4 \| negative \| easy \| 4 \| 0 \| \d+ \| \S+ s \|$", told, re.MULTILINE)


@pytest.fixture(scope="module")
def made() -> Record:
    return generate("soak", puzzles.REQUESTS[ANY])


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda made: replace(made, solution=made.solution.translate(str.maketrans("1234", "2143"))), "model"),
        (lambda made: replace(made, ken="D/D/D/D"), "model"),
        (lambda made: replace(made, givens=made.givens + 1), "givens"),
        (lambda made: replace(made, ken=f"{made.solution}"), "minimal"),
    ],
)
def test_a_bad_puzzle_is_found(made: Record, spoil: Callable[[Record], Record], fault: str) -> None:
    assert list(puzzles.faults(made, ANY)) == []
    assert any(each.startswith(f"{fault}: ") for each in puzzles.faults(spoil(made), ANY))


def test_a_puzzle_that_was_not_asked_for_is_found(made: Record) -> None:
    assert made.difficulty
    assert made.difficulty.level != Level.HARD
    for request in (Request(size=9), Request(size=4, negative=False, difficulty=Level.HARD), Request(size=4)):
        other = puzzles.REQUESTS.index(request)
        assert any(each.startswith("request: ") for each in puzzles.faults(made, other))


# the service


@pytest.fixture
def unwarmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have services begin without their warm-up."""
    monkeypatch.setattr(service, "KROPKI", command(UNWARMED, tmp_path))


@pytest.mark.usefixtures("unwarmed")
def test_a_soak_of_the_service_meets_every_fault_and_finds_nothing_wrong() -> None:
    diary = asyncio.run(api.soak(seconds=3, rate=15))
    assert diary.wrong == []
    told = "\n".join(report(diary, 0.05))
    assert "**0 things wrong**" in told
    assert "6 faults and 3 starts of the service" in told
    for fault in FAULTS:
        assert f"| {fault.name} (1 times) |" in told or fault.name.startswith("clients"), told
    assert re.search(r"^\| none \| \d+ \|", told, re.MULTILINE)


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("connections", 200),
        ("endless boards", 422),
        ("endless boards in the workshop", 200),
        ("wishes that few boards have", 200),
        ("new seeds", 200),
        ("pictures", 200),
        ("QR with a long host", 200),
        ("games on full boards", 201),
        ("the page", 200),
        ("reading what is published", 201),
        ("times that are made up", 404),
        ("analyses", 200),
        ("cold games", 404),
        ("invitations that are guessed", 404),
        ("the lobby", 201),
        ("games by post", 201),
        ("conversations", 201),
        ("new races", 201),
        ("racers", 101),
        ("sockets of nonsense", 101),
        ("spectators", 101),
    ],
)
def test_an_attack_is_what_it_says(patient_server: tuple[str, Path], name: str, status: int) -> None:
    assert next(statuses(patient_server, name)) == status


def test_attackers_go_on_with_what_is_answered(patient_server: tuple[str, Path]) -> None:
    published = list(islice(statuses(patient_server, "publications, and secrets that are guessed"), 5))
    assert published == [201, 200, 403, 200, 201]
    read = list(islice(statuses(patient_server, "reading what is published"), 13))
    assert read == [201] * 2 + [200] * 4 + [404] * 2 + [200] * 5  # no puzzle of the stock is known here
    begun, *looked, joined, asked, taken = islice(statuses(patient_server, "the lobby"), 5)
    assert [begun, *looked, asked, taken] == [201, 200, 200, 403]
    assert joined in {200, 403}  # that of another one, or its own
    assert list(islice(statuses(patient_server, "games by post"), 5)) == [201, 200, 200, 200, 422]
    assert list(islice(statuses(patient_server, "conversations"), 7)) == [201] + [200] * 6
    drawn = [422, 200, 200]  # what is refused, the move with a ring, and one of the other player
    assert list(islice(statuses(patient_server, "rings over rings"), 12)) == [201, 200, 200, *drawn * 3]


def statuses(server: tuple[str, Path], name: str) -> Iterator[int]:
    """Yield what one of those who attack is answered."""
    talk = ATTACKS[name].talk
    assert talk
    ids = ["0123456789AB"]
    said = talk(Random(1), Known(ids[0], "3214/4132/2341/1423", ids, ids, ids))
    request = next(said)
    while True:
        with socket.create_connection(("127.0.0.1", int(server[0].rpartition(":")[2])), timeout=60) as connection:
            connection.sendall(request.replace(b"Connection: keep-alive", b"Connection: close"))
            answer = HTTPResponse(connection)
            answer.begin()
            yield answer.status
            request = said.send(answer.read())


def test_the_games_that_are_attacked_are_dear_within_their_bounds(tmp_path: Path) -> None:
    stock = Stock(databases.sqlite_in(tmp_path))
    stock.open()
    try:
        cold, long = attack_games.keep(stock.games)
        assert len(cold) > memory._GAMES
        process = Process(stock.games)
        for game_id, number in ((cold[-1], 59), (long[-1], 3602)):
            assert process.state(game_id)["number"] == number
    finally:
        stock.close()


@pytest.mark.skipif(sys.platform != "linux", reason="each of 127.0.0.0/8 is an address of the machine on Linux only")
@pytest.mark.usefixtures("unwarmed")
def test_attacks_are_replayed_and_what_others_get_meanwhile_is_told() -> None:
    names = ("long queries", "sockets that never read")
    siege = under_attack.Siege(seconds=3, stocked=2, networks=2)
    told = "\n".join(under_attack.report([asyncio.run(under_attack.measure(names, siege))], siege))
    assert "2 attacks, 1 time(s) with a new service, each of 60 clients of 2 networks" in told
    milliseconds = r"(\d+|inf) ms \((\d+|inf) ms\)"
    for name in names:
        rest = r"\d+ of \d+ \| .* \| 0 \| [\d,]+ \| \d+ \| (\d+|nan) \| \d+"
        row = rf"^\| {name} \| {milliseconds} \| {milliseconds} \| {rest} \|$"
        assert re.search(row, told, re.MULTILINE), told
    assert re.search(r"^\| long queries \| .*\d of 414", told, re.MULTILINE), told
    held = "none"  # on a busy machine, who takes the most waits longer for a turn than the second of this attack
    assert re.search(rf"^\| sockets that never read \| .*\d of (101|{held})", told, re.MULTILINE), told


def outcome(seconds: float, status: int = 200, wrong: int = 0) -> Outcome:
    return Outcome([seconds] * 100, Counter({status: 100}), 10, wrong)


def looks(*megabytes: float) -> list[Look]:
    return [Look(1, each, 20, 30) for each in megabytes]


QUIET = Moment(outcome(0.01), outcome(0.05), outcome(0.01), Played([0.05] * 100, wall=10), looks(300, 300), 5)


@pytest.mark.parametrize(
    ("under", "missed"),
    [
        (QUIET, []),
        (replace(QUIET, health=outcome(0.31)), ["health"]),
        (replace(QUIET, hints=outcome(1.1)), ["hints"]),
        (replace(QUIET, hints=outcome(0.1, 503)), ["hints refused"]),
        (replace(QUIET, hints=outcome(0.1, wrong=1)), ["wrong answers"]),
        (replace(QUIET, reads=outcome(0.1, 429)), ["an answer that is no 200"]),
        (replace(QUIET, played=Played([0.3] * 100, wall=10)), ["moves"]),
        (replace(QUIET, played=Played([0.1], Counter({"the problem busy": 1}))), ["a game with the problem busy"]),
        (replace(QUIET, looks=looks(451, 451)), ["151 MB more"]),
        (replace(QUIET, looks=looks(300, 300, 300, 330)), ["memory grows by 10 of 100"]),
        (replace(QUIET, charged=101), ["101 ms charged for a hint"]),
    ],
)
def test_a_goal_that_is_missed_is_told(under: Moment, missed: list[str]) -> None:
    assert list(Beside("any", QUIET, under).missed()) == missed


def test_friends_play_and_what_others_get_meanwhile_is_told() -> None:
    told = "\n".join(games.report(asyncio.run(games.measure(2, 1.6)), 1.6))
    assert "2 games, 4 moves: **" in told
    assert " games**" not in told  # none is broken
    assert re.search(r"^\| beside the games \| \d+ ms \| [\d,]+ \| \d+ \| \d+ ms \|", told, re.MULTILINE), told


PUZZLE = {"id": "RYKETAHWY2H2", "ken": "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A", "negative": True}
HERE = {"Content-Location": "/kropki/RYKETAHWY2H2"}


def answer(status: int, body: object = None, **headers: str) -> httpx2.Response:
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    return (
        httpx2.Response(status, json=body, headers=given)
        if body is not None
        else httpx2.Response(status, headers=given)
    )


@pytest.mark.parametrize(
    ("kind", "reply", "fault"),
    [
        ("random", answer(200, PUZZLE), None),
        ("random", answer(500, {}, Content_Type="application/problem+json"), "500: {}"),
        ("random", answer(503, {}, Content_Type="application/problem+json"), "503 without Retry-After"),
        ("random", answer(503, {}, Content_Type="application/problem+json", Retry_After="1"), None),
        ("random", answer(404, "x", Content_Type="text/html"), "404 of type 'text/html'"),
        ("called", answer(404, {}, Content_Type="application/problem+json"), "404: {}"),
        ("called", answer(200, {**PUZZLE, "ken": "D/D/D/D"}), "another puzzle under the same id"),
        ("seeded", answer(422, {"code": "budget"}, Content_Type="application/problem+json"), None),
        ("seeded", answer(422, {"code": "invalid"}, Content_Type="application/problem+json"), "422: "),
        ("solve", answer(200, {"solutions": 2}), "not exactly one solution"),
        ("preflight", answer(204), None),
        ("preflight", answer(200), "expected 204"),
        ("page", answer(304), None),
    ],
)
def test_an_answer_that_should_not_be_is_found(kind: str, reply: httpx2.Response, fault: str | None) -> None:
    asked = Sent(kind, "GET", "/kropki", headers={"X-Expected": str(PUZZLE["ken"])})
    found = Load("model").fault_of(asked, reply)
    assert found is None if fault is None else found is not None and found.startswith(fault)


def test_a_seed_with_two_puzzles_is_found() -> None:
    load, asked = Load("model"), Sent("seeded", "GET", "/kropki", {"seed": "1"})
    assert load.fault_of(asked, answer(200, PUZZLE)) is None
    assert load.fault_of(asked, answer(200, PUZZLE)) is None
    assert "another puzzle for the same seed" in str(load.fault_of(asked, answer(200, {**PUZZLE, "id": "x"})))


def test_what_was_acknowledged_is_asked_for_again() -> None:
    load = Load("ask")
    assert "called" not in {load.ask().kind for _ in range(200)}
    load.fault_of(Sent("random", "GET", "/kropki"), httpx2.Response(200, json=PUZZLE, headers=HERE))
    some = [load.ask() for _ in range(500)]
    kinds = {asked.kind for asked in some}
    assert {"random", "called", "seeded", "solve", "grade", "hint", "check", "steps", "svg", "page", "batch"} <= kinds
    assert {asked.path for asked in some if asked.kind == "called"} == {"/kropki/RYKETAHWY2H2"}
    assert {len(str(asked.body["entries"])) for asked in some if asked.kind == "hint" and asked.body} == {16}
    assert all(ken.parse(str(asked.body["ken"])) for asked in some if asked.body)


async def through_a_gate(path: str) -> list[object]:
    """Send a byte through a gate that is open, held, open, shut and open again; give what comes back each time."""
    server = await asyncio.start_unix_server(echo, path)
    gate = Gate(path)
    port = await gate.build()
    heard: list[object] = []
    async with connection(port) as (reader, writer):
        writer.write(b"a")
        heard.append(await reader.readexactly(1))
        gate.hold()
        writer.write(b"b")
        byte = asyncio.ensure_future(reader.readexactly(1))
        for _ in range(20):
            await asyncio.sleep(0)
        heard.append(byte.done())
        gate.open()
        heard.append(await byte)
        gate.shut()
        heard.append(await is_broken(reader))
    async with connection(port) as (reader, _):
        heard.append(await is_broken(reader))
        gate.open()
    async with connection(port) as (reader, writer):
        writer.write(b"c")
        heard.append(await reader.readexactly(1))
    await gate.remove()
    server.close()
    return heard


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while piece := await reader.read(1):
            writer.write(piece)
    writer.close()


@asynccontextmanager
async def connection(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    yield reader, writer
    writer.transport.abort()


async def is_broken(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read() == b""
    except ConnectionError:
        return True


def test_a_gate_lets_through_keeps_waiting_or_breaks(tmp_path: Path) -> None:
    assert asyncio.run(through_a_gate(str(tmp_path / "s"))) == [b"a", False, b"b", True, True, b"c"]
