"""The attacks that ask about games of Dots: moves, games with friends, the lobby, and their WebSockets."""

from __future__ import annotations

import json
from collections.abc import Generator
from random import Random
from typing import Any

from kropki.api.games.conversation import LINE_LIMIT
from kropki.api.games.state import MOST_RING_POINTS_OF_A_MOVE
from kropki.dots.engine.strengths import STRENGTHS
from lab.soak.attack_clients import DeafClient, SocketClient, Talk
from lab.soak.attack_games import stacked_moves, stacked_setup
from lab.soak.attack_requests import Attack, Known, anew, answered, get, letters, posted, repeated
from lab.soak.text_sockets import handshake, text

_FULL_BOARD = {"size": [60, 60], "rules": "paper", "start": [[1 + n % 2, n % 60, n // 60] for n in range(3599)]}
_GAME = {"size": [30, 30], "moves": [[1 + n % 2, n % 30, n // 30] for n in range(40)], "level": 5}
_NONSENSE = text(json.dumps({"type": "sit", **{str(number): 1 for number in range(1500)}}))
_HELLO = text(json.dumps({"type": "hello", "seat": None, "after": 0}))


def _level_5(chance: Random, _known: Known) -> bytes:
    return posted("/dots/move", {"size": [60, 60], "start": "cross", "level": 5, "seed": chance.getrandbits(32)})


def _begun(chance: Random, setup: dict[str, Any]) -> Generator[bytes, bytes, tuple[str, tuple[str, str]]]:
    """Begin a game with oneself; return its address, and the secrets of both seats, which are taken."""
    begun: dict[str, Any] = {}
    while "id" not in begun:
        begun = answered((yield posted("/dots/games", {**setup, "player": 1})))
    path, seats = f"/dots/games/{begun['id']}", (begun["seats"][0]["secret"], letters(chance, 22))
    yield posted(f"{path}/seat", X_Seat=seats[0])
    yield posted(f"{path}/seat", X_Seat=seats[1], X_Invitation=begun["seats"][1]["invitation"])
    return path, seats


def _stacked_rings(chance: Random, _known: Known) -> Talk:
    """Play against oneself and draw rings over rings; before each, it and others over it that are refused."""
    setup, moves = stacked_setup(), list(stacked_moves())
    while True:
        path, seats = yield from _begun(chance, setup)
        for number, (mover, *move) in enumerate(moves, 3):
            for made in ([*move[:2], _with_others(*move[2])], move) if move[2:] else (move,):
                asked = {"number": number, "move": [mover, *made]}
                yield posted(f"{path}/moves", asked, X_Seat=seats[mover - 1])


def _with_others(ring: list[list[int]]) -> list[list[list[int]]]:
    """Return a ring and as many again as a move may have: all of them are looked at, and take nothing more."""
    return [ring] * (MOST_RING_POINTS_OF_A_MOVE // len(ring))


def _invitations(chance: Random, known: Known) -> Talk:
    """Guess secrets and invitations of games, of which most are cold."""
    while True:
        path = f"/dots/games/{chance.choice(known.cold)}"
        yield posted(f"{path}/seat", X_Seat=letters(chance, 22), X_Invitation=f"join.{letters(chance, 22)}")
        yield posted(f"{path}/moves", {"number": 3, "move": [1, 1, 1]}, X_Seat=letters(chance, 22))


def _found(chance: Random) -> Generator[bytes, bytes, str]:
    """Look at the lobby; return the id of a game that waits there, or one that nothing has."""
    lists = answered((yield get("/dots/lobby")))
    found: str = chance.choice(lists.get("waiting") or [{"id": letters(chance)}])["id"]
    return found


def _in_the_lobby(chance: Random, _known: Known) -> Talk:
    """Put games into the lobby, each of another device, look at the lists, and join what others have put there."""
    while True:
        mine, seat = {"X_Player": letters(chance, 22)}, letters(chance, 22)
        wish = {"size": [60, 60], "name": letters(chance, 20), "watch": True}
        begun = answered((yield posted("/dots/lobby", wish, **mine)))
        found = yield from _found(chance)
        yield posted(f"/dots/lobby/{found}/seat", {"name": letters(chance, 20)}, X_Seat=seat, **mine)
        yield get(f"/dots/lobby/{begun.get('id', found)}")
        yield posted(f"/dots/lobby/{found}", method="DELETE", X_Seat=seat)


def _against_the_computer(chance: Random, _known: Known) -> Talk:
    """Begin rated games with the computer on the largest board, and move as soon as it may have answered."""
    while True:
        asked = {"size": [60, 60], "player": 1, "clock": {"move": 300, "reserve": 3600}, "rated": True}
        strength = {"computer": chance.choice((8, 12, len(STRENGTHS)))}
        begun = answered((yield posted("/dots/lobby", asked | strength, X_Player=letters(chance, 22))))
        if "id" not in begun:
            continue
        path, mine = f"/dots/games/{begun['id']}", begun["secret"]
        number = answered((yield posted(f"{path}/seat", X_Seat=mine))).get("number", 2)
        for turn in range(20):
            made = {"number": number + 1 + 2 * turn, "move": [1, chance.randrange(60), chance.randrange(60)]}
            yield posted(f"{path}/moves", made, X_Seat=mine)


def _by_post(chance: Random, _known: Known) -> Talk:
    """Begin games by post as fast as that is taken, sit on both sides, ask for calendars and claim too early."""
    while True:
        path, seats = yield from _begun(chance, {"size": [60, 60], "clock": {"days": 14}})
        yield get(f"{path}.ics")
        yield posted(f"{path}/events", {"number": 3, "kind": "claim"}, X_Seat=seats[0])


def _talking(chance: Random, _known: Known) -> Talk:
    """Write to oneself in a game as fast as that is taken, the longest lines that there may be, and report each."""
    while True:
        path, seats = yield from _begun(chance, {"size": [5, 5]})
        for number, seat in enumerate(seats, 3):
            yield posted(f"{path}/events", {"number": number, "kind": "talk", "on": True}, X_Seat=seat)
        for number in range(5, 50):
            line = {"number": number, "kind": "line", "text": "\U0001f600" * LINE_LIMIT}
            yield posted(f"{path}/events", line, X_Seat=seats[number % 2])
            yield posted(f"{path}/report", X_Seat=seats[number % 2])


def _watching(chance: Random, known: Known) -> Talk:
    """Watch a long game from its beginning."""
    yield handshake("localhost", f"/dots/games/{chance.choice(known.long)}/live", {})
    yield _HELLO


def _nonsense(chance: Random, known: Known) -> Talk:
    """Say what is no message, as fast as it is taken: after the first one, or at once."""
    yield handshake("localhost", f"/dots/games/{chance.choice(known.cold)}/live", {})
    if chance.random() < 0.5:
        yield _HELLO
    while True:
        yield _NONSENSE


DOTS = (
    Attack("moves at level 5", anew(_level_5)),
    Attack("analyses", repeated(posted("/dots/analyse", _GAME))),
    Attack("games on full boards", repeated(posted("/dots/games", _FULL_BOARD))),
    Attack("rings over rings", _stacked_rings),
    Attack("cold games", anew(lambda chance, known: get(f"/dots/games/{chance.choice(known.cold)}"))),
    Attack("invitations that are guessed", _invitations),
    Attack("the lobby", _in_the_lobby),
    Attack("rated games with the computer", _against_the_computer),
    Attack("games by post", _by_post),
    Attack("conversations", _talking),
    Attack("sockets of nonsense", _nonsense, SocketClient),
    Attack("spectators", _watching, SocketClient, each=10),
    Attack("sockets that never read", _watching, DeafClient, each=10),
)
