"""The attacks that ask about puzzles: boards without a solution, rare wishes, drawings, publications, times, races."""

from __future__ import annotations

import json
from random import Random
from urllib.parse import quote

from kropki.api.routes.sudoku.publication_schemas import MOST_COLLECTED
from kropki.generator.ladder.rungs import Level
from kropki.generator.workshop.analyse import Question
from lab.soak.attack_clients import SocketClient, Talk
from lab.soak.attack_requests import KEPT, Attack, Known, anew, answered, get, letters, posted, repeated
from lab.soak.raw_requests import question
from lab.soak.text_sockets import handshake, text

# No dots, and no solution: what is left of it is the search of a computer for minutes.
_ENDLESS = "E{5}A{8}A/C{6}A{1}A{4}{3}/HA/A{1}A{5}E/C{1}A{6}C/{3}G{5}/{5}{3}E{6}{1}/H{4}/HA"
# A puzzle whose neighbours take seconds.
_HARD = (
    "(wx)B(xk)E/(kx)A(wx)A(kx)B(kx)(wx)/E(xw)(wx)B/A(wx)(ww)A(xw)(kk)(xw)A(wx)/(wx)H/(xk)(kw)(wx)A(xw)(kx)C"
    "/(wx)(wk)A(wx)E/D(kx)A(xw)(kx)(kx)/A(xw)E(xw)A"
)
_KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
_COLLECTED = [{"ken": _KEN}] * MOST_COLLECTED
_SOLVE = {"ms": 86_399_000, "hints": 0, "checks": 0, "pasted": False}
_STEPS = {"order": [f"r{cell // 9 + 1}c{cell % 9 + 1}" for cell in range(81)], "seconds": [3600.0] * 81}


def _endless(chance: Random) -> str:
    """Return a board that no budget is enough for: the same one, its digits by other names."""
    digits = chance.sample("123456789", 9)
    return _ENDLESS.format("", *digits)


def _question(chance: Random, _known: Known) -> bytes:
    name = chance.choice(("solve", "grade", "check"))
    body = {"ken": _endless(chance), "negative": False, **({"entries": "." * 81} if name == "check" else {})}
    return question(name, json.dumps(body).encode(), KEPT)


def _workshop(chance: Random, _known: Known) -> bytes:
    ask = [each.value for each in Question]
    body = {"ken": _endless(chance), "negative": False, "ask": ask, "entries": "." * 80 + "1"}
    return posted("/kropki/analyse", body)


def _near(chance: Random, _known: Known) -> Talk:
    """Ask for what is near a hard puzzle, which takes seconds, and why its cells have their digits."""
    while True:
        yield posted("/kropki/neighbours", {"ken": _HARD, "want": chance.choice(("harder", "easier", None))})
        cell = f"r{chance.randrange(9) + 1}c{chance.randrange(9) + 1}"
        yield posted("/kropki/why", {"ken": _HARD, "entries": "." * 81, "cell": cell})


def _completing(chance: Random, _known: Known) -> bytes:
    """Wish for what is rare, of boards that the model takes long for."""
    wishes = {"difficulty": "extreme", "givens_max": 0, "white_only": chance.choice((False, True))}
    return posted("/kropki/complete", {"digits": "." * 81, **wishes})


def _new(chance: Random, _known: Known) -> bytes:
    return get(f"/kropki?seed={chance.getrandbits(64):x}")


def _pictures(chance: Random, known: Known) -> Talk:
    """Ask for pictures of boards that nobody has drawn, and of games."""
    while True:
        yield get(f"/kropki/picture.png?negative=false&ken={quote(_endless(chance))}")
        yield get(f"/dots/games/{chance.choice(known.long)}.png")


def _publishing(chance: Random, _known: Known) -> Talk:
    """Publish one puzzle again and again with the longest note, correct it, ask for nothing, guess secrets."""
    while True:
        words = {"title": letters(chance, 80), "author": letters(chance, 80), "note": letters(chance, 1000)}
        made = answered((yield posted("/kropki/publications", {"ken": _KEN, **words})))
        path = f"/kropki/publications/{made.get('id', letters(chance, 10))}"
        yield get(path.replace("/kropki/publications", "/p"))
        yield posted(path, words, "PUT", X_Secret=letters(chance, 22))
        other = {**words, "ken": "1234/3412/2143/432A", "negative": False}  # it is graded, and takes the place
        yield posted(path, other, "PUT", X_Secret=str(made.get("secret", letters(chance, 22))))
        puzzles = [{"ken": _KEN, "title": letters(chance, 80)}] * MOST_COLLECTED
        yield posted("/kropki/collections", {"puzzles": puzzles, **words})


def _reading(chance: Random, known: Known) -> Talk:
    """Publish a puzzle and a collection of as many as there may be, and read both in every form, and what is near."""
    words = {"title": letters(chance, 80), "author": "Ada", "note": letters(chance, 1000)}
    made = answered((yield posted("/kropki/publications", {"ken": _KEN, **words})))
    all_ = answered((yield posted("/kropki/collections", {"puzzles": _COLLECTED, **words})))
    one, many = (each.get("id", letters(chance, 10)) for each in (made, all_))
    paths = [f"/p/{one}", f"/c/{many}", f"/kropki/publications/{one}", f"/kropki/collections/{many}"]
    paths += [f"/kropki/{known.puzzle}/times", f"/embed/{known.puzzle}"]
    paths += [*(f"/p/{one}.{form}" for form in ("png", "svg", "pdf")), f"/c/{many}.pdf", f"/c/{many}.ndjson"]
    while True:
        for path in paths:
            yield get(f"{path}?i={chance.getrandbits(32)}" if path.endswith(".pdf") else path)


def _times(chance: Random, known: Known) -> bytes:
    """Send a time of a day, each of another device, with the longest order that there may be."""
    said = {"token": f"{chance.getrandbits(128):032x}", "solution": known.solution, **_SOLVE, **_STEPS}
    return posted(f"/kropki/{known.puzzle}/times", said)


def _previews(chance: Random, _known: Known) -> Talk:
    """Ask for pages of boards, of days, and of races by other names of the service: no two are the same."""
    while True:
        yield get(f"/?negative=false&ken={quote(_endless(chance))}")
        day = f"{2000 + chance.randrange(26)}-{chance.randrange(1, 13):02}-{chance.randrange(1, 29):02}"
        yield get(f"/daily/{day}/{chance.choice(tuple(Level))}")
        yield get(f"/race/{letters(chance)}", letters(chance))


def _new_races(chance: Random, _known: Known) -> Talk:
    """Begin races, each second one on a board whose solutions nobody counts in time, and look at what is there."""
    while True:
        begun = answered((yield posted("/kropki/races", {"ken": _KEN})))
        yield get(f"/kropki/races/{begun.get('id', letters(chance))}")
        yield posted("/kropki/races", {"ken": _endless(chance), "negative": False})


def _racing(chance: Random, known: Known) -> Talk:
    """Take a place of a race, and change what is right as fast as that is taken."""
    yield handshake("localhost", f"/kropki/races/{chance.choice(known.races)}/live", {})
    yield text(json.dumps({"type": "hello", "secret": letters(chance, 22), "name": "x" * 20}))
    while True:
        yield text(json.dumps({"type": "progress", "entries": "".join(chance.choices("1234", k=16))}))


SUDOKU = (
    Attack("endless boards", anew(_question)),
    Attack("endless boards in the workshop", anew(_workshop)),
    Attack("neighbours of a hard puzzle, and why", _near),
    Attack("wishes that few boards have", anew(_completing)),
    Attack("pictures", _pictures),
    Attack("QR with a long host", repeated(get(f"/kropki/qr.svg?ken={quote(_KEN)}", "h" * 250))),
    Attack("new seeds", anew(_new)),
    Attack("pages that have a preview", _previews),
    Attack("publications, and secrets that are guessed", _publishing),
    Attack("reading what is published", _reading),
    Attack("times that are made up", anew(_times)),
    Attack("new races", _new_races),
    Attack("racers", _racing, SocketClient),
)
