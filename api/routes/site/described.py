"""What the OpenAPI document says of all operations alike: summaries, tags, keys, limits, and what caches may do.

A table has a line for each operation. Knows the addresses that are counted, and no handler.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kropki.api.http import errors
from kropki.api.http.headers import is_public

Json = dict[str, Any]

TAGS: Mapping[str, str] = {
    "puzzles": "Puzzles with exactly one solution: made, drawn from the stock, kept, drawn and printed.",
    "questions": "Questions about any puzzle, and what helps to learn.",
    "publications": "Puzzles that players publish, with a title, an author and a note.",
    "races": "Races: several people solve the same puzzle at the same time.",
    "times": "How long others took for a puzzle.",
    "games": "The game of Dots: replays, moves, analysis, lessons, openings, and games with friends.",
    "service": "The service itself, and previews of its links.",
}
SUMMARIES: Mapping[str, str] = {
    "get_puzzle": "Get a puzzle",
    "get_puzzle_of_today": "Get the puzzle of today",
    "get_puzzle_of_day": "Get the puzzle of a day",
    "get_batch": "Get several puzzles",
    "get_pack": "Get many puzzles for offline use",
    "draw_picture": "Draw any puzzle as PNG",
    "draw_qr_code": "Draw the link to a puzzle as a QR code",
    "open_in_sudokupad": "Open any puzzle in SudokuPad",
    "get_puzzle_by_id": "Get a puzzle by its id",
    "get_puzzle_as_json": "Get a puzzle as JSON",
    "get_puzzle_as_svg": "Get a puzzle as SVG",
    "get_puzzle_as_png": "Get a puzzle as PNG",
    "get_puzzle_as_pdf": "Get a puzzle as a sheet to print",
    "get_puzzle_as_ken": "Get a puzzle as KEN",
    "get_puzzle_as_fpuzzles": "Get a puzzle as JSON of f-puzzles",
    "get_puzzle_as_sudokupad": "Get a puzzle as a link to SudokuPad",
    "get_solution": "Get the solution of a puzzle",
    "get_steps": "Get all steps of a puzzle, explained",
    "keep_puzzle": "Let a puzzle stay forever",
    "publish_puzzle": "Publish a puzzle",
    "get_publication": "Get a published puzzle",
    "change_publication": "Change the words of a publication",
    "withdraw_publication": "Withdraw a published puzzle",
    "publish_collection": "Publish a collection of puzzles",
    "get_collection": "Get a published collection",
    "change_collection": "Change the words of a collection",
    "withdraw_collection": "Withdraw a collection",
    "solve": "Count the solutions of a puzzle",
    "grade": "Tell how hard a puzzle is",
    "hint": "Get the next step",
    "why": "Tell why a cell has its digit",
    "check": "Check what has been entered",
    "analyse_board": "Analyse a board in the making",
    "find_neighbours": "Find puzzles one change away",
    "complete_board": "Finish a board under wishes",
    "read_text": "Read a puzzle from any text",
    "get_practice": "Get a position to practise a technique",
    "begin_race": "Begin a race",
    "get_race": "Get how a race stands",
    "take_part_in_race": "Take part in a race",
    "get_times": "Get the times of a puzzle",
    "send_time": "Send a time",
    "forget_times": "Forget the times that were sent",
    "replay_game": "Replay a game of Dots",
    "choose_move": "Get a move of the computer",
    "analyse_game": "Analyse a game of Dots",
    "get_lessons": "Get the lessons of Dots",
    "get_opening": "Get what the opening book knows of a position",
    "begin_game": "Begin a game with a friend",
    "get_game": "Get a game with a friend",
    "get_game_as_sgf": "Get a game as SGF",
    "get_game_as_svg": "Get a game as SVG",
    "get_game_as_png": "Get a game as PNG",
    "get_game_as_ics": "Get the next deadline of a game by post",
    "take_seat": "Take a seat of a game",
    "play_move": "Play a move",
    "add_event": "Offer, answer, write, or claim the win",
    "get_lobby": "Get the lobby of Dots",
    "open_lobby_game": "Begin a game that waits in the lobby",
    "find_games": "Find finished games of the lobby",
    "get_lobby_game": "Get who plays a game of the lobby",
    "join_lobby_game": "Join a game of the lobby",
    "leave_lobby": "Take a game out of the lobby",
    "get_ratings": "Get the strongest players of Dots",
    "get_own_ratings": "Get your ratings",
    "list_rating": "Be listed among the strongest, or not",
    "forget_ratings": "Forget your ratings",
    "report_game": "Report the other player of a game",
    "draw_game_code": "Draw an invitation as a QR code",
    "is_alive": "Tell whether the process answers",
    "is_ready": "Tell whether the service can answer in time",
    "describe_link": "Describe a link for an embedding site (oEmbed)",
}
CACHED = frozenset(  # those whose answers have an ETag, if a client can have them twice
    {
        "get_puzzle",
        "get_puzzle_of_today",
        "get_puzzle_of_day",
        "get_pack",
        "draw_picture",
        "draw_qr_code",
        "get_puzzle_by_id",
        "get_solution",
        "get_steps",
        "get_collection",
        "get_publication",
        "get_race",
        "get_times",
        "get_game",
        "get_lessons",
        "get_opening",
        "find_games",
        "get_lobby",
        "get_lobby_game",
        "get_ratings",
    }
) | {name for name in SUMMARIES if name.startswith(("get_puzzle_as_", "get_game_as_"))}
_KEY = "key"
_OPTIONAL: list[Json] = [
    {},
    {_KEY: []},
]  # said of the whole document: makers of clients have a key be needed where an operation says it
_SCHEME: Json = {
    "type": "http",
    "scheme": "bearer",
    "description": "A key that the operator gave to an app, with limits of its own. No request needs one.",
}
_HEADERS: Mapping[str, tuple[str, str]] = {
    "RateLimit": ("What is left of each limit (`r`), and in how many seconds all of it is back (`t`).", "string"),
    "RateLimit-Policy": ("Each limit that was used (`q`), and the seconds for which it counts (`w`).", "string"),
    "X-Request-ID": ("The id of the request in the log: yours, if you sent one.", "string"),
    "Retry-After": ("The seconds to wait.", "integer"),
    "ETag": ("What `If-None-Match` may name.", "string"),
    "Cache-Control": ("Whether caches may store the answer, and for how long.", "string"),
    "Link": ("Another address that belongs to the answer (RFC 8288).", "string"),
    "WWW-Authenticate": ("Always `Bearer`.", "string"),
}
_COUNTED = ("RateLimit", "RateLimit-Policy", "X-Request-ID")
_OF_STATUS: Mapping[str, tuple[str, ...]] = {
    "401": ("WWW-Authenticate",),
    "429": ("Retry-After",),
    "503": ("Retry-After",),
    "304": ("ETag", "Cache-Control"),
}
_NOT_MODIFIED = "The client has this answer already: `If-None-Match` names its ETag."


def describe(document: Json) -> None:
    """Add to *document* what is the same for all operations, and a summary for each."""
    document["tags"] = [{"name": name, "description": words} for name, words in TAGS.items()]
    document["components"]["securitySchemes"] = {_KEY: _SCHEME}
    document["security"] = _OPTIONAL
    document["components"]["headers"] = {
        name: {"description": words, "schema": {"type": kind}} for name, (words, kind) in _HEADERS.items()
    }
    for path, item in document["paths"].items():
        for operation in item.values():
            _describe(operation, is_counted=is_public(path))


def _describe(operation: Json, *, is_counted: bool) -> None:
    name, responses = operation["operationId"], operation["responses"]
    operation["summary"] = SUMMARIES[name]
    if is_counted:
        content = {errors.MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}
        responses["401"] = {"description": errors.responses(401)[401]["description"], "content": content}
    else:
        operation["security"] = []
    if name in CACHED:
        responses["304"] = {"description": _NOT_MODIFIED}
    for status, response in responses.items():
        headers = [*_OF_STATUS.get(status, ()), *(_COUNTED if is_counted else _COUNTED[-1:])]
        if status == "200" and name in CACHED:
            headers += _OF_STATUS["304"]
        if name == "get_pack" and status == "200":
            headers.append("Link")
        response["headers"] = {each: {"$ref": f"#/components/headers/{each}"} for each in sorted(headers)}
