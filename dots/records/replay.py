"""Replays games that are lines of JSON, and says what came of each. docs/dots/command.md has the form.

    {"size": [9, 9], "rules": "standard", "start": "cross", "moves": [[1, 2, 3], [2, 4, 5]]}
    {"captured": [0, 0], "after": [[0, 0], [0, 0]], "open": 75, "over": false, "result": null, "error": null}

A line may come from anybody: whatever it holds, the answer is a line, with an error that says
what was wrong at which move (0: the line itself). Records go the same way as ``Script``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from kropki.dots.board import rulesets
from kropki.dots.board.board import Board, Point, board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Dots, Ring, start
from kropki.dots.board.rulesets import RuleSet
from kropki.dots.errors import DotsError, MoveError
from kropki.dots.records.record import Record
from kropki.dots.records.script import Script, script
from kropki.dots.rules.game import Play

Answer = dict[str, Any]

LENGTH = 4 * 2**20  # characters of a line
LONGEST_SIDE = 10_000  # that is worth asking a board for
NOWHERE = -1  # a point that no board has
LONGEST_NAME = 100  # of rules with their options, or of a start
EXCERPT = 40  # characters of what was given that an error quotes

_FIELDS = frozenset({"size", "rules", "start", "moves", "alternate"})
_WORDS = {kind.value: kind for kind in MoveKind if kind not in (MoveKind.DOT, MoveKind.CLOSE)}


class LineError(DotsError):
    """A line that is none: ``json``, ``line``, ``size``, ``start``, ``move``; rules have errors of their own."""

    code = "line"


@dataclass(frozen=True, slots=True)
class Game:
    """A line that was understood; *moves* come as they are read, each with how it was given."""

    board: Board
    ruleset: RuleSet
    start: Dots
    moves: Iterable[tuple[object, Move]]
    alternate: bool = False


def replay_text(text: str) -> Answer:
    """Replay the game in a line of JSON."""
    if len(text) > LENGTH:
        return refused(LineError(f"expected at most {LENGTH} characters in a line, not {len(text)}", code="line"), 0)
    try:
        line = json.loads(text)
    except (ValueError, RecursionError) as error:
        reason = str(error) if isinstance(error, ValueError) else "brackets within brackets without end"
        return refused(LineError(f"expected a line of JSON: {reason}", code="json"), 0)
    return replay(line)


def replay(line: object) -> Answer:
    """Replay the game in *line*, which is a value as JSON has it."""
    try:
        game = read(line)
    except DotsError as error:
        return refused(error)
    return replay_game(game)


def replay_game(game: Game) -> Answer:
    """Replay a game that was understood."""
    try:
        play = Play(game.board, game.ruleset, game.start, alternate=game.alternate)
    except DotsError as error:
        return _refused_start(error)
    return _played(play, game.moves)


def replay_record(record: Record) -> Answer:
    """Replay the main line of *record*."""
    said = script(record)
    try:
        play = Play(record.board, record.ruleset, said.start, rings=said.rings)
    except DotsError as error:
        return _refused_start(error)

    def moves() -> Iterator[tuple[object, Move]]:
        for turn in said.turns:
            if turn.move is None:
                raise LineError(f"expected a point of the {record.board} board, not {_quoted(turn.said)}", code="move")
            if not (turn.implied and play.over):
                yield turn.said, turn.move

    answer = _played(play, moves())
    result = None if answer["error"] else claim(play, record, said)
    ended = {"captured": list(play.captured), "open": play.open}
    return answer | ended | ({"over": True, "result": result} if result else {})


def claim(play: Play, record: Record, said: Script) -> str | None:
    """Enclose what the borders at the end of *record* hold, and return the result that the record says of them, if any.

    A site draws borders when players agree that a game is over, and counts what they would still have captured, dot by
    dot: half of the open points within. So the result is the site's, and the captures are those on the board.
    """
    if not said.borders or not record.ruleset.optional or play.over:
        return None
    play.claim(said.borders)
    result = record.info("RE").strip()
    return result if re.fullmatch(r"[BW]\+[0-9]+|0", result) else None


def _played(play: Play, moves: Iterable[tuple[object, Move]]) -> Answer:
    after: list[list[int]] = []
    refused: dict[str, Any] | None = None
    try:
        for given, move in moves:
            make(play, given, move)
            after.append(list(play.captured))
    except DotsError as error:
        refused = _error(error, len(after) + 1, play.board)
    return {
        "captured": list(play.captured),
        "after": after,
        "open": play.open,
        "over": play.over,
        "result": play.result,
        "error": refused,
    }


def make(play: Play, given: object, move: Move) -> None:
    """Play a move that was read from *given*; raise ``MoveError``, of a point that no board has with what was given."""
    try:
        play.play(move)
    except MoveError as error:
        if error.code != "off":
            raise
        message = f"expected points of the {play.board} board, not {_quoted(given)}"
        raise MoveError(message, code="off") from None  # Play does not know how the point was given


def refused(error: DotsError, move: int = 0) -> Answer:
    """Return the answer to what is no game, or breaks off at *move*."""
    nothing: Answer = {"captured": [0, 0], "after": [], "open": 0, "over": False, "result": None}
    return nothing | {"error": _error(error, move, None)}


def _refused_start(error: DotsError) -> Answer:
    return refused(LineError(f"expected a start that can be set up: {error.message}", code="start"))


def _error(error: DotsError, move: int, on: Board | None) -> dict[str, Any]:
    said: dict[str, Any] = {"code": error.code, "move": move, "message": error.message}
    between = getattr(error, "between", None)
    if between is not None and on is not None:
        said["between"] = [list(on.xy(point)) for point in between]
    return said


def _quoted(value: object) -> str:
    """Show what was given, as JSON and not at length."""
    try:
        text = json.dumps(value)
    except RecursionError:
        return "brackets within brackets"
    return text if len(text) <= EXCERPT else text[: EXCERPT - 3] + "..."


def read(line: object) -> Game:
    """Understand *line*; raise ``LineError`` or ``RulesError`` where it is no game. Its moves are read when taken."""
    if not isinstance(line, dict):
        raise LineError(f"expected an object, not {_quoted(line)}", code="line")
    unknown = sorted(set(line) - _FIELDS)
    if unknown:
        raise LineError(f"expected the fields {', '.join(sorted(_FIELDS))}, not {_quoted(unknown[0])}", code="line")
    grid = _board(line.get("size"))
    ruleset = line.get("rules", rulesets.DEFAULT)
    if not isinstance(ruleset, str) or len(ruleset) > LONGEST_NAME:
        raise LineError(f"expected the name of rules, not {_quoted(ruleset)}", code="rules")
    alternate = line.get("alternate", False)
    if not isinstance(alternate, bool):
        raise LineError(f"expected true or false for alternate, not {_quoted(alternate)}", code="line")
    moves = line.get("moves", [])
    if not isinstance(moves, list):
        raise LineError(f"expected a list of moves, not {_quoted(moves)}", code="line")
    game_rules = rulesets.parse(ruleset)
    return Game(
        grid,
        game_rules,
        _start(line.get("start", "empty"), grid),
        ((each, move(each, grid)) for each in moves),
        alternate,
    )


def _board(size: object) -> Board:
    if not isinstance(size, list) or len(size) != 2 or not all(_is_number(side) for side in size):
        raise LineError(f"expected a size such as [39, 32], not {_quoted(size)}", code="size")
    if max(map(abs, size)) > LONGEST_SIDE:
        raise LineError(f"expected sides from 3 to 60, not {_quoted(size)}", code="size")
    return board(*size)


def _start(given: object, grid: Board) -> Dots:
    if isinstance(given, str) and len(given) <= LONGEST_NAME:
        try:
            return start(given, grid)
        except DotsError as error:
            raise LineError(error.message, code="start") from None
    if not isinstance(given, list):
        raise LineError(f"expected the name of a start or a list of dots, not {_quoted(given)}", code="start")
    dots: list[tuple[int, Point]] = []
    for each in given:
        if not (isinstance(each, list | tuple) and len(each) == 3 and all(map(_is_number, each)) and each[0] in (1, 2)):
            raise LineError(f"expected a dot such as [1, 4, 4], not {_quoted(each)}", code="start")
        if not grid.holds(each[1], each[2]):
            raise LineError(f"expected a point of the {grid} board, not {_quoted(each)}", code="start")
        dots.append((each[0], grid.point(each[1], each[2])))
    return tuple(dots)


def move(given: object, grid: Board) -> Move:
    """Read one move: ``[1, x, y]``, ``[1, x, y, rings]``, ``[1, null, null, rings]``, ``[1, "stop"]``.

    A point that is not on *grid* becomes ``NOWHERE``, which the rules refuse in their own order.
    """
    if not isinstance(given, list) or not 2 <= len(given) <= 4 or not _is_number(given[0]) or given[0] not in (1, 2):
        raise LineError(f'expected a move such as [1, 4, 4] or [2, "stop"], not {_quoted(given)}', code="move")
    player, *rest = given
    if len(rest) == 1:
        if not isinstance(rest[0], str) or rest[0] not in _WORDS:
            raise LineError(f"expected one of {', '.join(_WORDS)}, not {_quoted(rest[0])}", code="move")
        return Move(player, _WORDS[rest[0]])
    rings = tuple(_ring(ring, grid) for ring in _list(rest[2] if len(rest) == 3 else []))
    if rest[:2] == [None, None]:
        return Move(player, MoveKind.CLOSE, None, rings)
    return Move(player, MoveKind.DOT, _point(rest[:2], grid), rings)


def written(made: Move, grid: Board) -> list[Any]:
    """Return what ``move`` reads as *made*.

    >>> from kropki.dots.board.board import board
    >>> written(Move(1, MoveKind.DOT, 4), board(3, 3)), written(Move(2, MoveKind.STOP), board(3, 3))
    ([1, 1, 1], [2, 'stop'])
    """
    if made.kind not in {MoveKind.DOT, MoveKind.CLOSE}:
        return [made.player, made.kind.value]
    place: list[Any] = [None, None] if made.point is None else list(grid.xy(made.point))
    rings = [[list(grid.xy(point)) for point in ring] for ring in made.rings]
    return [made.player, *place, *([rings] if rings else [])]


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise LineError(f"expected a list of rings, not {_quoted(value)}", code="move")
    return value


def _ring(value: object, grid: Board) -> Ring:
    ring = tuple(_point(each, grid) for each in _list(value))
    return ring[:-1] if len(ring) > 1 and ring[0] == ring[-1] else ring


def _point(value: object, grid: Board) -> Point:
    if not isinstance(value, list) or len(value) != 2 or not all(map(_is_number, value)):
        raise LineError(f"expected a point as column and row from 0, not {_quoted(value)}", code="move")
    return grid.point(*value) if grid.holds(*value) else NOWHERE


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
