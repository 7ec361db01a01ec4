"""What all attacks are made of: what is known of the service, and the requests that a client sends without end."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from kropki.generator.generation.record import ALPHABET
from lab.soak.attack_clients import Client, Talk
from lab.soak.raw_requests import request

KEPT = {"Connection": "keep-alive"}


@dataclass(frozen=True, slots=True)
class Known:
    """What the attackers have found out: a puzzle of the stock, games that anybody may watch, and races."""

    puzzle: str
    solution: str
    cold: list[str]
    long: list[str]
    races: list[str]


Talks = Callable[[Random, Known], Talk]


@dataclass(frozen=True, slots=True)
class Attack:
    """What a client of this *kind* says without end, with its random numbers; ``None`` to hold what is half sent."""

    name: str
    talk: Talks | None
    kind: type[Client] = Client
    each: int = 1  # connections of each client


def get(target: str, host: str = "localhost") -> bytes:
    """Return the bytes of a request for a *target*."""
    return request("GET", target, {**KEPT, "Host": host})


def posted(path: str, body: object = None, method: str = "POST", **headers: str) -> bytes:
    """Return the bytes of a request with a *body*; the names of its *headers* have `_` for each hyphen."""
    content = b"" if body is None else json.dumps(body, separators=(",", ":")).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return request(method, path, {**KEPT, "Content-Type": "application/json", **named}, content)


def answered(body: bytes) -> dict[str, Any]:
    """Return the object that was answered; an empty one for whatever else was."""
    try:
        found = json.loads(body)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def letters(chance: Random, number: int = 12) -> str:
    """Return so many letters of an id by chance."""
    return "".join(chance.choices(ALPHABET, k=number))


def anew(make: Callable[[Random, Known], bytes]) -> Talks:
    """Return a talk whose every request is made anew."""

    def talk(chance: Random, known: Known) -> Talk:
        while True:
            yield make(chance, known)

    return talk


def repeated(made: bytes) -> Talks:
    """Return a talk that is one request, again and again."""
    return anew(lambda *_: made)
