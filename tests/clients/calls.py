"""Calls by the client that openapi-python-client makes, one of each kind of answer: ``python calls.py URL``.

Prints, as JSON, whether each answered as its type says. ``tests/api/test_clients.py`` puts the client,
``kropki_client``, beside this file, checks the types of both, and runs it.
"""

from __future__ import annotations

import json
import sys

from kropki_client import Client
from kropki_client.api.games import begin_game, choose_move, play_move, take_seat
from kropki_client.api.publications import change_publication, publish_puzzle
from kropki_client.api.puzzles import draw_picture, get_batch, get_puzzle, get_puzzle_as_svg, open_in_sudokupad
from kropki_client.api.questions import hint
from kropki_client.models import (
    ChosenMove,
    HintBody,
    Level,
    Mistaken,
    MoveBody,
    NewGame,
    NewGameBody,
    NewPublication,
    OneTwo,
    PlayedMoveBody,
    Problem,
    Publication,
    PublicationBody,
    PublicationChangeBody,
    Puzzle,
    Size,
    Stepped,
    TakenSeat,
    Technique,
    ToldEvents,
    WayToDigit,
)
from kropki_client.types import File

SIZE = Size.VALUE_4


def calls(client: Client) -> dict[str, bool]:
    """Return of each operation whether its answers are what their types say."""
    wish = {"difficulty": Level.EASY, "one_two": OneTwo.BLACK, "technique": [Technique.HIDDEN_SINGLE_IN_A_BOX]}
    puzzle = get_puzzle.sync(client=client, seed="clients", size=SIZE, **wish)  # type: ignore[arg-type]
    refused = get_puzzle.sync(client=client, size=SIZE, difficulty=Level.EXTREME)
    if not isinstance(puzzle, Puzzle):
        raise TypeError(f"expected a puzzle, got {puzzle}")
    ken = puzzle.ken
    picture, svg = draw_picture.sync(client=client, ken=ken), get_puzzle_as_svg.sync(puzzle.id, client=client)
    batch = get_batch.sync(client=client, size=SIZE, nb=2, seed="clients")
    elsewhere = open_in_sudokupad.sync_detailed(client=client, ken=ken)
    step = hint.sync(client=client, body=HintBody(ken=ken, entries="." * 16, marks=[""] * 16))
    wrong = hint.sync(client=client, body=HintBody(ken=ken, entries="1" * 16))
    way = hint.sync(client=client, body=HintBody(ken=ken, entries="." * 16, until="digit"))
    move = choose_move.sync(client=client, body=MoveBody(size=[9, 9], start="cross", moves=[[1, 5, 3]], level=2))
    return {
        "get_puzzle": puzzle.size is SIZE and isinstance(refused, Problem) and refused.status == 422,
        "draw_picture": isinstance(picture, File) and picture.payload.read().startswith(b"\x89PNG"),
        "get_puzzle_as_svg": isinstance(svg, str) and svg.startswith("<svg"),
        "get_batch": isinstance(batch, str)
        and [Puzzle.from_dict(json.loads(line)).seed for line in batch.splitlines()] == ["clients/0", "clients/1"],
        "open_in_sudokupad": elsewhere.status_code == 307 and "location" in elsewhere.headers,
        "hint": isinstance(step, Stepped) and isinstance(wrong, Mistaken) and isinstance(way, WayToDigit),
        "choose_move": isinstance(move, ChosenMove),
        "change_publication": publishes(client, ken),
        "play_move": plays(client),
    }


def publishes(client: Client, ken: str) -> bool:
    """Publish a puzzle and change its title, with its secret in a header and with another one."""
    made = publish_puzzle.sync(client=client, body=PublicationBody(title="Tea", ken=ken, note="Two\nlines"))
    if not isinstance(made, NewPublication):
        return False
    body = PublicationChangeBody(title="Tea, again")
    changed = change_publication.sync(made.id, client=client, body=body, x_secret=made.secret)
    refused = change_publication.sync(made.id, client=client, body=body, x_secret="another")  # noqa: S106
    return isinstance(changed, Publication) and isinstance(refused, Problem) and refused.status == 403


def plays(client: Client) -> bool:
    """Begin a game with a friend, and move in it."""
    begun = begin_game.sync(client=client, body=NewGameBody(size=[5, 5], player=1))
    if not isinstance(begun, NewGame):
        return False
    secret, invitation = begun.seats[0].secret or "", begun.seats[1].invitation or ""
    seats = [
        take_seat.sync(begun.id, client=client, x_seat=secret),
        take_seat.sync(begun.id, client=client, x_invitation=invitation),
    ]
    move = PlayedMoveBody(number=3, move=[1, 2, 2])
    played = play_move.sync(begun.id, client=client, body=move, x_seat=secret)
    return all(isinstance(seat, TakenSeat) for seat in seats) and isinstance(played, ToldEvents)


def main(url: str) -> None:
    """Call all, and print how each went."""
    with Client(base_url=url) as client:
        print(json.dumps(calls(client)))


if __name__ == "__main__":
    main(sys.argv[1])
