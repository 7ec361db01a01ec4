"""A call of each operation by the client that openapi-python-client makes: ``python calls.py URL``.

Prints, as JSON, whether each answered as its type says. ``tests/api/test_clients.py`` puts the client,
``kropki_client``, beside this file and those that it imports, checks the types of all, and runs it.
"""

from __future__ import annotations

import json
import sys

from answers import TOKEN, Call
from call_dots import of_dots
from call_publications import collecting, publishing
from call_puzzles import of_puzzles
from call_questions import of_questions
from kropki_client import Client
from kropki_client.api.puzzles import get_puzzle
from kropki_client.api.races import begin_race, get_race, take_part_in_race
from kropki_client.api.service import describe_link, is_alive, is_ready
from kropki_client.api.times import forget_times, get_times, send_time
from kropki_client.models import (
    Embedding,
    ForgetBody,
    ForgottenTimes,
    Health,
    NewRace,
    Puzzle,
    PuzzleBody,
    RacePart,
    RacePartState,
    RaceState,
    Size,
    TimeBody,
    Times,
)


def calls(client: Client, url: str) -> dict[str, Call]:
    """Return a call of each operation, by its name: whether the answer is what its type says."""
    puzzle = get_puzzle.sync(client=client, size=Size.VALUE_4, seed="clients", solution=True)
    if not isinstance(puzzle, Puzzle) or not isinstance(puzzle.solution, str):
        raise TypeError(f"expected a puzzle with its solution, got {puzzle}")
    known, ken = puzzle.id, puzzle.ken
    return {
        **of_puzzles(client, known, ken),
        **of_questions(client, known, ken, puzzle.solution.replace("/", "")),
        **publishing(client, ken),
        **collecting(client, ken),
        **racing(client, ken),
        **of_dots(client),
        **timing(client, known, puzzle.solution),
        **serving(client, url, known),
    }


def racing(client: Client, ken: str) -> dict[str, Call]:
    """Return the calls of a race, which is begun here."""
    begun = begin_race.sync(client=client, body=PuzzleBody(ken=ken))
    race = begun.id if isinstance(begun, NewRace) else ""

    def tells() -> bool:
        state = get_race.sync(race, client=client)
        return isinstance(state, RaceState) and state.puzzle is None and state.players == []

    def takes_part() -> bool:
        told = take_part_in_race.sync(race, client=client, body=RacePart(secret=TOKEN))
        return isinstance(told, RacePartState) and told.place == 1

    return {"begin_race": lambda: bool(race), "get_race": tells, "take_part_in_race": takes_part}


def timing(client: Client, known: str, solution: str) -> dict[str, Call]:
    """Return the calls of times; they are made in this order."""

    def sends_a_time() -> bool:
        body = TimeBody(token=TOKEN, ms=86_400_000, hints=0, checks=0, pasted=True, solution=solution)
        return isinstance(send_time.sync(known, client=client, body=body), Times)

    return {
        "get_times": lambda: isinstance(get_times.sync(known, client=client), Times),
        "send_time": sends_a_time,
        "forget_times": lambda: isinstance(
            forget_times.sync(client=client, body=ForgetBody(token=TOKEN)), ForgottenTimes
        ),
    }


def serving(client: Client, url: str, known: str) -> dict[str, Call]:
    """Return the calls about the service itself."""
    return {
        "describe_link": lambda: isinstance(describe_link.sync(client=client, url_query=f"{url}/k/{known}"), Embedding),
        "is_alive": lambda: isinstance(is_alive.sync(client=client), Health),
        "is_ready": lambda: isinstance(is_ready.sync(client=client), Health),
    }


def main(url: str) -> None:
    """Call all, and print how each went."""
    with Client(base_url=url) as client:
        print(json.dumps({name: call() for name, call in calls(client, url).items()}))


if __name__ == "__main__":
    main(sys.argv[1])
