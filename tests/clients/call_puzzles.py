"""The calls that give a puzzle, a picture or a file of one."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from answers import Call, starts
from kropki_client import Client
from kropki_client.api.puzzles import (
    draw_picture,
    draw_qr_code,
    get_batch,
    get_pack,
    get_puzzle,
    get_puzzle_as_fpuzzles,
    get_puzzle_as_json,
    get_puzzle_as_ken,
    get_puzzle_as_pdf,
    get_puzzle_as_png,
    get_puzzle_as_sudokupad,
    get_puzzle_as_svg,
    get_puzzle_by_id,
    get_puzzle_of_day,
    get_puzzle_of_today,
    keep_puzzle,
    open_in_sudokupad,
)
from kropki_client.models import (
    FPuzzles,
    GradedLevel,
    KeepBody,
    KeptPuzzle,
    Level,
    OneTwo,
    Problem,
    Puzzle,
    Size,
    Technique,
)

SIZE = Size.VALUE_4
EASY = Level.EASY


def of_puzzles(client: Client, known: str, ken: str) -> dict[str, Call]:
    """Return the calls, by their names: whether each answer is what its type says."""
    today = datetime.now(UTC).date().isoformat()

    def answers_a_wish() -> bool:
        wish = get_puzzle.sync(
            client=client,
            seed="clients",
            size=SIZE,
            difficulty=EASY,
            one_two=OneTwo.BLACK,
            technique=[Technique.HIDDEN_SINGLE_IN_A_BOX],
        )
        refused = get_puzzle.sync(client=client, size=SIZE, difficulty=Level.EXTREME)
        return (
            isinstance(wish, Puzzle)
            and wish.difficulty.level is GradedLevel.EASY
            and wish.size is SIZE
            and isinstance(refused, Problem)
            and refused.status == 422
        )

    def answers_a_batch() -> bool:
        lines = get_batch.sync(client=client, size=SIZE, nb=2, seed="clients")
        return isinstance(lines, str) and [Puzzle.from_dict(json.loads(line)).seed for line in lines.splitlines()] == [
            "clients/0",
            "clients/1",
        ]

    def answers_a_pack() -> bool:
        lines = get_pack.sync(client=client, level=EASY, size=SIZE, nb=2)
        return isinstance(lines, str) and all(
            Puzzle.from_dict(json.loads(line)).size == SIZE for line in lines.splitlines()
        )

    def leads_elsewhere() -> bool:
        answer = open_in_sudokupad.sync_detailed(client=client, ken=ken)
        return answer.status_code == 307 and answer.headers["location"].startswith("https://sudokupad.app/")

    return {
        "get_puzzle": answers_a_wish,
        "get_puzzle_of_today": lambda: isinstance(get_puzzle_of_today.sync(client=client, difficulty=EASY), Puzzle),
        "get_puzzle_of_day": lambda: isinstance(get_puzzle_of_day.sync(today, client=client, difficulty=EASY), Puzzle),
        "get_batch": answers_a_batch,
        "get_pack": answers_a_pack,
        "draw_picture": lambda: starts(draw_picture.sync(client=client, ken=ken), b"\x89PNG"),
        "draw_qr_code": lambda: starts(draw_qr_code.sync(client=client, ken=ken), "<svg"),
        "open_in_sudokupad": leads_elsewhere,
        "get_puzzle_by_id": lambda: isinstance(get_puzzle_by_id.sync(known, client=client), Puzzle),
        "get_puzzle_as_json": lambda: isinstance(get_puzzle_as_json.sync(known, client=client), Puzzle),
        "get_puzzle_as_svg": lambda: starts(get_puzzle_as_svg.sync(known, client=client), "<svg"),
        "get_puzzle_as_png": lambda: starts(get_puzzle_as_png.sync(known, client=client), b"\x89PNG"),
        "get_puzzle_as_pdf": lambda: starts(get_puzzle_as_pdf.sync(known, client=client), b"%PDF"),
        "get_puzzle_as_ken": lambda: starts(get_puzzle_as_ken.sync(known, client=client), ken),
        "get_puzzle_as_fpuzzles": lambda: isinstance(get_puzzle_as_fpuzzles.sync(known, client=client), FPuzzles),
        "get_puzzle_as_sudokupad": lambda: starts(get_puzzle_as_sudokupad.sync(known, client=client), "https://"),
        "keep_puzzle": lambda: isinstance(keep_puzzle.sync(client=client, body=KeepBody(id=known)), KeptPuzzle),
    }
