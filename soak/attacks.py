"""Attacks of one address, or of several, with many clients: what each asks, without end, as fast as it is answered.

A process of its own, so that it takes no time of the one that measures. It prints a line when it
begins, and in the end how often each status came, as JSON.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from string import ascii_lowercase
from time import monotonic
from typing import Any
from urllib.parse import quote

from api.games.conversation import LINE_LIMIT
from api.games.state import MOST_RING_POINTS_OF_A_MOVE
from api.routes.sudoku.publication_schemas import MOST_COLLECTED
from dots.board.rulesets import RULES
from dots.opponents.strengths import STRENGTHS
from generator.generation.record import ALPHABET
from generator.ladder.rungs import Level
from generator.workshop.analyse import Question
from soak.attack_clients import Client, DeafClient, DeafReader, Front, SocketClient, Talk, attack, hold
from soak.attack_games import stacked_moves, stacked_setup
from soak.malformed import question, request
from soak.text_sockets import goodbye, handshake, ping, text

_KEPT = {"Connection": "keep-alive"}
# No dots, and no solution: what is left of it is the search of a computer for minutes.
_ENDLESS = "E{5}A{8}A/C{6}A{1}A{4}{3}/HA/A{1}A{5}E/C{1}A{6}C/{3}G{5}/{5}{3}E{6}{1}/H{4}/HA"
# A puzzle whose neighbours take seconds.
_HARD = (
    "(wx)B(xk)E/(kx)A(wx)A(kx)B(kx)(wx)/E(xw)(wx)B/A(wx)(ww)A(xw)(kk)(xw)A(wx)/(wx)H/(xk)(kw)(wx)A(xw)(kx)C"
    "/(wx)(wk)A(wx)E/D(kx)A(xw)(kx)(kx)/A(xw)E(xw)A"
)
_QUERY = "a=1&" * 15_000
_HOST = "h" * 60_000
_KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
_INVALID = {"size": [9, 9], "start": [["a"] * 12_000]}  # which is nearly all that a body may have
_FULL_BOARD = {"size": [60, 60], "rules": "paper", "start": [[1 + n % 2, n % 60, n // 60] for n in range(3599)]}
_OF_ANOTHER_TYPE = request(
    "POST", "/dots/move", {**_KEPT, "Content-Type": "application/x+json"}, b"[" + b"[]," * 21_000 + b"[]]"
)
_UNKNOWN = {str(number): 1 for number in range(1500)}
_NONSENSE = text(json.dumps({"type": "sit", **_UNKNOWN}))
_IN_CHUNKS = (
    request("POST", "/kropki/solve", {**_KEPT, "Content-Type": "application/json", "Transfer-Encoding": "chunked"})
    + b"1\r\n \r\n" * 16_000
)
_PINGS = ping() * 40_000
_HELLO = text(json.dumps({"type": "hello", "seat": None, "after": 0}))
_GAME = {"size": [30, 30], "moves": [[1 + n % 2, n % 30, n // 30] for n in range(40)], "level": 5}
_RARE = ("swordfish", "hidden triple", "long run or tree")


@dataclass(frozen=True, slots=True)
class Known:
    """What the attackers have found out: a puzzle of the stock, games that anybody may watch, and races."""

    puzzle: str
    solution: str
    cold: list[str]
    long: list[str]
    races: list[str]


@dataclass(frozen=True, slots=True)
class Attack:
    """What a client of this *kind* says without end, with its random numbers; ``None`` to hold what is half sent."""

    name: str
    talk: Callable[[Random, Known], Talk] | None
    kind: type[Client] = Client
    each: int = 1  # connections of each client


def _get(target: str, host: str = "localhost") -> bytes:
    return request("GET", target, {**_KEPT, "Host": host})


def _posted(path: str, body: object = None, method: str = "POST", **headers: str) -> bytes:
    content = b"" if body is None else json.dumps(body, separators=(",", ":")).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return request(method, path, {**_KEPT, "Content-Type": "application/json", **named}, content)


def _answer(body: bytes) -> dict[str, Any]:
    """Return the object that was answered; an empty one for whatever else was."""
    try:
        found = json.loads(body)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _letters(chance: Random, number: int = 12) -> str:
    return "".join(chance.choices(ALPHABET, k=number))


def _repeated(made: bytes) -> Callable[[Random, Known], Talk]:
    def talk(*_: object) -> Talk:
        while True:
            yield made

    return talk


def _about(path: str) -> Callable[[Random, Known], Talk]:
    """Ask for a *path* of the puzzle that is known."""
    return lambda chance, known: _repeated(_get(path.format(known.puzzle)))(chance, known)


def _endless(chance: Random) -> str:
    """Return a board that no budget is enough for: the same one, its digits by other names."""
    digits = chance.sample("123456789", 9)
    return _ENDLESS.format("", *digits)


def _questions(chance: Random, _known: Known) -> Talk:
    while True:
        name = chance.choice(("solve", "grade", "check"))
        body = {"ken": _endless(chance), "negative": False, **({"entries": "." * 81} if name == "check" else {})}
        yield question(name, json.dumps(body).encode(), _KEPT)


def _workshop(chance: Random, _known: Known) -> Talk:
    while True:
        body = {
            "ken": _endless(chance),
            "negative": False,
            "ask": [each.value for each in Question],
            "entries": "." * 80 + "1",
        }
        yield _posted("/kropki/analyse", body)


def _neighbours(chance: Random, _known: Known) -> Talk:
    """Ask for what is near a puzzle that has a solution but is not known to have one alone."""
    while True:
        board = {"ken": _endless(chance), "negative": False}
        yield _posted("/kropki/neighbours", {**board, "want": chance.choice(("harder", "symmetric"))})


def _near(chance: Random, _known: Known) -> Talk:
    """Ask for what is near a hard puzzle, which takes seconds, and why its cells have their digits."""
    while True:
        yield _posted("/kropki/neighbours", {"ken": _HARD, "want": chance.choice(("harder", "easier", None))})
        cell = f"r{chance.randrange(9) + 1}c{chance.randrange(9) + 1}"
        yield _posted("/kropki/why", {"ken": _HARD, "entries": "." * 81, "cell": cell})


def _completing(chance: Random, _known: Known) -> Talk:
    """Wish for what is rare, of boards that the model takes long for."""
    while True:
        wishes = {"difficulty": "extreme", "givens_max": 0, "white_only": chance.choice((False, True))}
        yield _posted("/kropki/complete", {"digits": "." * 81, **wishes})


def _sudokupad(chance: Random, _known: Known) -> Talk:
    while True:
        yield _get(f"/kropki/sudokupad?negative=false&ken={quote(_endless(chance))}")


def _pictures(chance: Random, known: Known) -> Talk:
    """Ask for pictures of boards that nobody has drawn, and of games."""
    while True:
        yield _get(f"/kropki/picture.png?negative=false&ken={quote(_endless(chance))}")
        yield _get(f"/dots/games/{chance.choice(known.long)}.png")


def _rare(chance: Random, _known: Known) -> Talk:
    while True:
        yield _get(f"/kropki?technique={quote(chance.choice(_RARE))}&seed={chance.getrandbits(64):x}")


def _seeds(chance: Random, _known: Known) -> Talk:
    while True:
        yield _get(f"/kropki?seed={chance.getrandbits(64):x}")


def _keeping(chance: Random, _known: Known) -> Talk:
    """Make puzzles, and keep each for ever."""
    while True:
        made = _answer((yield _get(f"/kropki?seed={chance.getrandbits(64):x}")))
        yield _posted("/kropki/keep", {"id": made.get("id", _letters(chance))})


def _publishing(chance: Random, _known: Known) -> Talk:
    """Publish one puzzle again and again with the longest note, correct it, ask for nothing, guess secrets."""
    while True:
        words = {"title": _letters(chance, 80), "author": _letters(chance, 80), "note": _letters(chance, 1000)}
        made = _answer((yield _posted("/kropki/publications", {"ken": _KEN, **words})))
        path = f"/kropki/publications/{made.get('id', _letters(chance, 10))}"
        yield _get(path.replace("/kropki/publications", "/p"))
        yield _posted(path, words, "PUT", X_Secret=_letters(chance, 22))
        other = {**words, "ken": "1234/3412/2143/432A", "negative": False}  # it is graded, and takes the place
        yield _posted(path, other, "PUT", X_Secret=str(made.get("secret", _letters(chance, 22))))
        puzzles = [{"ken": _KEN, "title": _letters(chance, 80)}] * MOST_COLLECTED
        yield _posted("/kropki/collections", {"puzzles": puzzles, **words})


def _changing(chance: Random, _known: Known) -> Talk:
    """Publish a collection of as many as there may be, and change it without end."""
    puzzles = [{"ken": _KEN}] * MOST_COLLECTED
    made = _answer((yield _posted("/kropki/collections", {"puzzles": puzzles, "title": "A"})))
    path, mine = f"/kropki/collections/{made.get('id', _letters(chance, 10))}", str(made.get("secret", "s" * 22))
    while True:
        changed = {"puzzles": puzzles, "title": _letters(chance, 80), "note": _letters(chance, 1000)}
        yield _posted(path, changed, "PUT", X_Secret=mine)


def _reading(chance: Random, known: Known) -> Talk:
    """Publish a puzzle and a collection of as many as there may be, and read both in every form, and what is near."""
    words = {"title": _letters(chance, 80), "author": "Ada", "note": _letters(chance, 1000)}
    puzzles = [{"ken": _KEN}] * MOST_COLLECTED
    one = _answer((yield _posted("/kropki/publications", {"ken": _KEN, **words}))).get("id", _letters(chance, 10))
    all_ = _answer((yield _posted("/kropki/collections", {"puzzles": puzzles, **words})))
    many = all_.get("id", _letters(chance, 10))
    paths = [f"/p/{one}", f"/c/{many}", f"/kropki/publications/{one}", f"/kropki/collections/{many}"]
    paths += [f"/kropki/{known.puzzle}/times", f"/embed/{known.puzzle}"]
    paths += [f"/p/{one}.{form}" for form in ("png", "svg", "pdf")] + [
        f"/c/{many}.{form}" for form in ("pdf", "ndjson")
    ]
    while True:
        for path in paths:
            yield _get(f"{path}?i={chance.getrandbits(32)}" if path.endswith(".pdf") else path)


def _times(chance: Random, known: Known) -> Talk:
    """Send times of a day, each of another device, with the longest order that there may be."""
    said = {"ms": 86_399_000, "hints": 0, "checks": 0, "pasted": False, "solution": known.solution}
    said |= {"order": [f"r{cell // 9 + 1}c{cell % 9 + 1}" for cell in range(81)], "seconds": [3600.0] * 81}
    while True:
        yield _posted(f"/kropki/{known.puzzle}/times", {"token": f"{chance.getrandbits(128):032x}", **said})


def _level_5(chance: Random, _known: Known) -> Talk:
    while True:
        yield _posted("/dots/move", {"size": [60, 60], "start": "cross", "level": 5, "seed": chance.getrandbits(32)})


def _pages(chance: Random, known: Known) -> Talk:
    while True:
        for each in (known.puzzle, _letters(chance)):
            yield _get(f"/k/{each}")
            yield _get(f"/embed/{each}")


def _previews(chance: Random, _known: Known) -> Talk:
    """Ask for pages of boards, of days, and of races by other names of the service: no two are the same."""
    while True:
        yield _get(f"/?negative=false&ken={quote(_endless(chance))}")
        day = f"{2000 + chance.randrange(26)}-{chance.randrange(1, 13):02}-{chance.randrange(1, 29):02}"
        yield _get(f"/daily/{day}/{chance.choice(tuple(Level))}")
        yield _get(f"/race/{_letters(chance)}", _letters(chance))


def _stacked_rings(chance: Random, _known: Known) -> Talk:
    """Play against oneself and draw rings over rings; before each, it and others over it that are refused."""
    setup, moves = stacked_setup(), list(stacked_moves())
    while True:
        begun = _answer((yield _posted("/dots/games", {**setup, "player": 1})))
        if "id" not in begun:
            continue
        path, seats = f"/dots/games/{begun['id']}", (begun["seats"][0]["secret"], _letters(chance, 30))
        yield _posted(f"{path}/seat", X_Seat=seats[0])
        yield _posted(f"{path}/seat", X_Seat=seats[1], X_Invitation=begun["seats"][1]["invitation"])
        for number, (mover, *move) in enumerate(moves, 3):
            for made in ([*move[:2], _with_others(*move[2])], move) if move[2:] else (move,):
                asked = {"number": number, "move": [mover, *made]}
                yield _posted(f"{path}/moves", asked, X_Seat=seats[mover - 1])


def _with_others(ring: list[list[int]]) -> list[list[list[int]]]:
    """Return a ring and as many again as a move may have: all of them are looked at, and take nothing more."""
    return [ring] * (MOST_RING_POINTS_OF_A_MOVE // len(ring))


def _openings(chance: Random, _known: Known) -> Talk:
    """Ask the opening book for long games on the largest of its boards, no two the same."""
    points = [column + row for column in ascii_lowercase[:15] for row in ascii_lowercase[:9]]  # above the crosses
    while True:
        dots = chance.sample(points, 40)
        yield _get(f"/dots/book?size=39x32&start=four-crosses&moves={''.join(dots)}")


def _cold_games(chance: Random, known: Known) -> Talk:
    while True:
        yield _get(f"/dots/games/{chance.choice(known.cold)}")


def _long_games(chance: Random, known: Known) -> Talk:
    while True:
        yield _get(f"/dots/games/{chance.choice(known.long)}")


def _invitations(chance: Random, known: Known) -> Talk:
    """Guess secrets and invitations of games, of which most are cold."""
    while True:
        path = f"/dots/games/{chance.choice(known.cold)}"
        yield _posted(f"{path}/seat", X_Seat=_letters(chance, 22), X_Invitation=f"join.{_letters(chance, 22)}")
        yield _posted(f"{path}/moves", {"number": 3, "move": [1, 1, 1]}, X_Seat=_letters(chance, 22))


def _in_the_lobby(chance: Random, _known: Known) -> Talk:
    """Put games into the lobby, each of another device, look at the lists, and join what others have put there."""
    while True:
        mine, seat = {"X_Player": _letters(chance, 22)}, _letters(chance, 22)
        wish = {"size": [60, 60], "name": _letters(chance, 20), "watch": True}
        begun = _answer((yield _posted("/dots/lobby", wish, **mine)))
        lists = _answer((yield _get("/dots/lobby")))
        found = chance.choice(lists.get("waiting") or [{"id": _letters(chance)}])["id"]
        yield _posted(f"/dots/lobby/{found}/seat", {"name": _letters(chance, 20)}, X_Seat=seat, **mine)
        yield _get(f"/dots/lobby/{begun.get('id', found)}")
        yield _posted(f"/dots/lobby/{found}", method="DELETE", X_Seat=seat)


def _rated(chance: Random, _known: Known) -> Talk:
    """Put rated games into the lobby, join those of others, and ask for, list and forget ratings all the time."""
    while True:
        mine, seat = {"X_Player": _letters(chance, 22)}, _letters(chance, 22)
        yield _posted("/dots/lobby", {"size": [60, 60], "clock": {"move": 1, "reserve": 0}, "rated": True}, **mine)
        lists = _answer((yield _get("/dots/lobby")))
        found = chance.choice(lists.get("waiting") or [{"id": _letters(chance)}])["id"]
        yield _posted(f"/dots/lobby/{found}/seat", {"rated": True}, X_Seat=seat, **mine)
        yield _get(f"/dots/ratings?rules={chance.choice(tuple(RULES))}")
        yield _posted("/dots/ratings/mine", method="GET", **mine)
        yield _posted("/dots/ratings/mine", {"listed": True, "name": _letters(chance, 20)}, method="PUT", **mine)
        yield _posted("/dots/ratings/mine", method="DELETE", **mine)


def _against_the_computer(chance: Random, _known: Known) -> Talk:
    """Begin rated games with the computer on the largest board, and move as soon as it may have answered."""
    while True:
        asked = {"size": [60, 60], "player": 1, "clock": {"move": 300, "reserve": 3600}, "rated": True}
        strength = {"computer": chance.choice((8, 12, len(STRENGTHS)))}
        begun = _answer((yield _posted("/dots/lobby", asked | strength, X_Player=_letters(chance, 22))))
        if "id" not in begun:
            continue
        path, mine = f"/dots/games/{begun['id']}", begun["secret"]
        number = _answer((yield _posted(f"{path}/seat", X_Seat=mine))).get("number", 2)
        for turn in range(20):
            made = {"number": number + 1 + 2 * turn, "move": [1, chance.randrange(60), chance.randrange(60)]}
            yield _posted(f"{path}/moves", made, X_Seat=mine)


def _by_post(chance: Random, _known: Known) -> Talk:
    """Begin games by post as fast as that is taken, sit on both sides, ask for calendars and claim too early."""
    while True:
        begun = _answer((yield _posted("/dots/games", {"size": [60, 60], "player": 1, "clock": {"days": 14}})))
        if "id" not in begun:
            continue
        path, mine, other = f"/dots/games/{begun['id']}", begun["seats"][0]["secret"], begun["seats"][1]["invitation"]
        yield _posted(f"{path}/seat", X_Seat=mine)
        yield _posted(f"{path}/seat", X_Seat=_letters(chance, 22), X_Invitation=other)
        yield _get(f"{path}.ics")
        yield _posted(f"{path}/events", {"number": 3, "kind": "claim"}, X_Seat=mine)


def _talking(chance: Random, _known: Known) -> Talk:
    """Write to oneself in a game as fast as that is taken, the longest lines that there may be, and report each."""
    while True:
        begun = _answer((yield _posted("/dots/games", {"size": [5, 5], "player": 1})))
        if "id" not in begun:
            continue
        path, invitation = f"/dots/games/{begun['id']}", begun["seats"][1]["invitation"]
        seats = (begun["seats"][0]["secret"], _letters(chance, 22))
        yield _posted(f"{path}/seat", X_Seat=seats[0])
        yield _posted(f"{path}/seat", X_Seat=seats[1], X_Invitation=invitation)
        for number, seat in enumerate(seats, 3):
            yield _posted(f"{path}/events", {"number": number, "kind": "talk", "on": True}, X_Seat=seat)
        for number in range(5, 50):
            line = {"number": number, "kind": "line", "text": "\U0001f600" * LINE_LIMIT}
            yield _posted(f"{path}/events", line, X_Seat=seats[number % 2])
            yield _posted(f"{path}/report", X_Seat=seats[number % 2])


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


def _pinging(chance: Random, known: Known) -> Talk:
    """Ping without end, as often as fits into what a service reads at once."""
    yield handshake("localhost", f"/dots/games/{chance.choice(known.long)}/live", {})
    yield _HELLO
    while True:
        yield _PINGS


def _sockets_anew(chance: Random, known: Known) -> Talk:
    """Open a socket, and leave it for another one at once."""
    yield handshake("localhost", f"/dots/games/{chance.choice(known.cold)}/live", {})
    yield _HELLO
    yield goodbye()


def _new_races(chance: Random, _known: Known) -> Talk:
    """Begin races, each second one on a board whose solutions nobody counts in time, and look at what is there."""
    while True:
        begun = _answer((yield _posted("/kropki/races", {"ken": _KEN})))
        yield _get(f"/kropki/races/{begun.get('id', _letters(chance))}")
        yield _posted("/kropki/races", {"ken": _endless(chance), "negative": False})


def _racing(chance: Random, known: Known) -> Talk:
    """Take a place of a race, and change what is right as fast as that is taken."""
    yield handshake("localhost", f"/kropki/races/{chance.choice(known.races)}/live", {})
    yield text(json.dumps({"type": "hello", "secret": _letters(chance, 22), "name": "x" * 20}))
    while True:
        yield text(json.dumps({"type": "progress", "entries": "".join(chance.choices("1234", k=16))}))


def _racing_plainly(chance: Random, known: Known) -> Talk:
    """Take places of races without a socket, and change what is right as fast as that is taken."""
    path, secret = f"/kropki/races/{chance.choice(known.races)}/players", _letters(chance, 22)
    while True:
        yield _posted(path, {"secret": secret, "entries": "".join(chance.choices("1234", k=16))})


ATTACKS: Mapping[str, Attack] = {
    each.name: each
    for each in (
        Attack("long queries", _repeated(_get(f"/?{_QUERY}"))),
        Attack("long hosts", _repeated(_get("/", _HOST))),
        Attack("half requests", None),
        Attack("connections", _repeated(request("GET", "/healthz", {"Connection": "close"}))),
        Attack("endless boards", _questions),
        Attack("endless boards for SudokuPad", _sudokupad),
        Attack("endless boards in the workshop", _workshop),
        Attack("neighbours of endless boards", _neighbours),
        Attack("neighbours of a hard puzzle, and why", _near),
        Attack("wishes that few boards have", _completing),
        Attack("rare techniques by seed", _rare),
        Attack("PNG", _about("/kropki/{}.png")),
        Attack("PDF", _about("/kropki/{}.pdf")),
        Attack("pictures", _pictures),
        Attack("QR with a long host", _repeated(_get(f"/kropki/qr.svg?ken={quote(_KEN)}", "h" * 250))),
        Attack("steps", _about("/kropki/{}/steps")),
        Attack("metrics", _repeated(_get("/metrics"))),
        Attack("new seeds", _seeds),
        Attack("the page", _repeated(request("GET", "/", {**_KEPT, "Accept-Encoding": "gzip"}))),
        Attack("pages of puzzles", _pages),
        Attack("pages that have a preview", _previews),
        Attack("methods that no address takes", _repeated(request("PATCH", "/healthz", _KEPT))),
        Attack("puzzles that are kept", _keeping),
        Attack("publications, and secrets that are guessed", _publishing),
        Attack("collections that change", _changing),
        Attack("reading what is published", _reading),
        Attack("times that are made up", _times),
        Attack("invalid JSON", _repeated(_posted("/dots/move", _INVALID))),
        Attack("bodies of another type", _repeated(_OF_ANOTHER_TYPE)),
        Attack("bodies in chunks of a byte", _repeated(_IN_CHUNKS)),
        Attack("unknown fields", _repeated(_posted("/kropki/read", _UNKNOWN))),
        Attack("moves at level 5", _level_5),
        Attack("analyses", _repeated(_posted("/dots/analyse", _GAME))),
        Attack("openings", _openings),
        Attack("games on full boards", _repeated(_posted("/dots/games", _FULL_BOARD))),
        Attack("rings over rings", _stacked_rings),
        Attack("cold games", _cold_games),
        Attack("long games", _long_games),
        Attack("invitations that are guessed", _invitations),
        Attack("the lobby", _in_the_lobby),
        Attack("ratings", _rated),
        Attack("rated games with the computer", _against_the_computer),
        Attack("games by post", _by_post),
        Attack("conversations", _talking),
        Attack("new races", _new_races),
        Attack("racers", _racing, SocketClient),
        Attack("racers without a socket", _racing_plainly),
        Attack("sockets of nonsense", _nonsense, SocketClient),
        Attack("sockets that ping", _pinging, SocketClient),
        Attack("sockets that are left", _sockets_anew, SocketClient),
        Attack("answers that nobody takes", _repeated(_get("/docs/swagger-ui-bundle.js")), DeafReader, each=10),
        Attack("spectators", _watching, SocketClient, each=10),
        Attack("sockets that never read", _watching, DeafClient, each=10),
    )
}


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="python -m soak.attacks", description=__doc__)
    reader.add_argument("name", choices=ATTACKS)
    reader.add_argument(
        "--address", action="append", required=True, help="of the attackers; any of 127.0.0.0/8 is this machine's"
    )
    reader.add_argument("--port", type=int, action="append", required=True)
    reader.add_argument("--seconds", type=float, required=True)
    reader.add_argument("--known", type=Path, required=True, help="a file with what is known, as JSON")
    reader.add_argument("--each", type=int, help="connections of each client")
    given = reader.parse_args()
    known, wanted = Known(**json.loads(given.known.read_text())), ATTACKS[given.name]
    print("begun", flush=True)
    front = Front(given.address, given.port, monotonic() + given.seconds)
    if wanted.talk is None:
        return print(json.dumps(hold(front)))
    talk = wanted.talk
    each = given.each or wanted.each
    return print(json.dumps(attack(lambda chance: talk(chance, known), front, wanted.kind, each)))


if __name__ == "__main__":
    main()
