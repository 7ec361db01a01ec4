"""Attacks of one address, or of several, with many clients: what each asks, without end, as fast as it is answered.

A process of its own, so that it takes no time of the one that measures. It prints a line when it
begins, and in the end how often each status came, as JSON. The attacks on HTTP itself are here.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import monotonic

from lab.soak.attack_clients import DeafReader, Front, attack, hold
from lab.soak.attack_requests import KEPT, Attack, Known, get, posted, repeated
from lab.soak.dots_attacks import DOTS
from lab.soak.raw_requests import request
from lab.soak.sudoku_attacks import SUDOKU

_QUERY = "a=1&" * 15_000
_INVALID = {"size": [9, 9], "start": [["a"] * 12_000]}  # which is nearly all that a body may have
_IN_CHUNKS = (
    request("POST", "/kropki/solve", {**KEPT, "Content-Type": "application/json", "Transfer-Encoding": "chunked"})
    + b"1\r\n \r\n" * 16_000
)
_HTTP = (
    Attack("long queries", repeated(get(f"/?{_QUERY}"))),
    Attack("half requests", None),
    Attack("connections", repeated(request("GET", "/healthz", {"Connection": "close"}))),
    Attack("honest readers", repeated(request("GET", "/kropki?difficulty=hard", KEPT))),
    Attack("the page", repeated(request("GET", "/", {**KEPT, "Accept-Encoding": "gzip"}))),
    Attack("invalid JSON", repeated(posted("/dots/move", _INVALID))),
    Attack("bodies in chunks of a byte", repeated(_IN_CHUNKS)),
    Attack("answers that nobody takes", repeated(get("/docs/swagger-ui-bundle.js")), DeafReader, each=10),
)
ATTACKS = {each.name: each for each in (*_HTTP, *SUDOKU, *DOTS)}


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="python -m lab.soak.attacks", description=__doc__)
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
