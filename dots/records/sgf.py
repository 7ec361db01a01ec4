"""Games of dots as records: SGF to games and back (FF[4], GM[40]); docs/dots/sgf.md is its page.

A record is its tree in one normal form, the board and the rules. The reader is lenient and
says what it forgave; the writer has one output for a record, and reading that gives the record
again. What a line of the tree means as moves is a ``Script``; whether those moves are allowed,
only the rules know (``dots.rules.game``).

    text        characters to nodes and back        record     nodes to normal form
    dialects    single values                       script     a line of nodes to moves
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from kropki.dots.board import rulesets
from kropki.dots.board.board import LETTERS, Board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Dots
from kropki.dots.board.rulesets import RuleSet
from kropki.dots.errors import SgfError
from kropki.dots.records import dialects
from kropki.dots.records import record as sgf_record
from kropki.dots.records import text as sgf_text
from kropki.dots.records.dialects import NAMES
from kropki.dots.records.record import Record
from kropki.dots.records.script import ENDING, GIVEN_UP, Script, Turn, script
from kropki.dots.records.text import Forgiven, Node, Nodes, Notes, Property

__all__ = ["FAULTS", "File", "Forgiven", "Record", "Script", "Turn", "handicapped", "read", "record", "script", "write"]

FAULTS = (  # the codes of ``SgfError``
    "too-long",
    "too-many-nodes",
    "too-many-values",
    "too-deep",
    "no-game",
    "other-game",
    "size",
    "letters",  # a board larger than 52x52, which SGF has no letters for
)


@dataclass(frozen=True, slots=True)
class File:
    """What was read: the games, and what was forgiven in them and around them."""

    records: tuple[Record, ...]
    forgiven: tuple[Forgiven, ...]


def read(data: bytes | str) -> File:
    """Read the games of a file; raise ``SgfError`` where it holds none, or is too large.

    >>> file = read("(;GM[40]SZ[5];B[cc];W[cd])")
    >>> [turn.move.point for turn in script(file.records[0]).turns]
    [12, 17]
    """
    notes = Notes()
    records: list[Record] = []
    refused: list[SgfError] = []
    for nodes in sgf_text.read(data, notes):
        try:
            records.append(sgf_record.normal(nodes, notes, _judged))
        except SgfError as error:
            refused.append(error)
    if not records:
        raise refused[0]
    for other in refused:
        notes.add(other.code, other.offset, f"passed over a game: {other.message}")
    for record in records:
        script(record, notes=notes)
    return File(tuple(records), notes.listed())


def _judged(record: Record) -> Record:
    """Return *record* by the rules that allow its moves, if the standard ones do not and those of territory do."""
    from kropki.dots.records.replay import replay_record  # noqa: PLC0415 - loads the compiler, which records seldom need

    other = replace(record, ruleset=rulesets.named("territory"))
    is_other = replay_record(record)["error"] and not replay_record(other)["error"]
    return other if is_other else record


def write(records: Iterable[Record]) -> str:
    """Write *records* as one file, to be encoded as UTF-8; ``read`` of it gives the same records."""
    return "".join(sgf_text.write(_with_file_properties(record.nodes)) for record in records)


def _with_file_properties(nodes: Nodes) -> Nodes:
    said: tuple[Property, ...] = (("FF", ("4",)), ("GM", ("40",)), ("CA", ("UTF-8",)))
    return (replace(nodes[0], properties=said + nodes[0].properties), *nodes[1:])


def record(
    board: Board,
    ruleset: RuleSet,
    start: Dots,
    moves: Iterable[Move],
    info: Iterable[tuple[str, str]] = (),
) -> Record:
    """Make the record of a game; *info* are further properties of the root, such as ``("RE", "B+3")``.

    Raises ``SgfError``: ``letters``, for a board larger than 52x52.
    """
    if max(board.width, board.height) > len(LETTERS):
        raise SgfError(f"expected at most 52x52, which letters can name, not {board}", code="letters")
    properties: list[Property] = [(name, (sgf_text.escape(text),)) for name, text in info]
    properties += [("SZ", (dialects.written_size(board),)), ("RU", (dialects.written_rules(ruleset),))]
    for player, name in NAMES.items():
        dots = tuple(board.name(point) for who, point in start if who == player)
        properties += [(f"A{name}", dots)] if dots else []
    nodes = [Node(-1, tuple(sorted(properties, key=sgf_record.rank)))]
    for move in moves:
        if move.kind in GIVEN_UP:
            ending = (ENDING, (f"{NAMES[move.player]}:{move.kind}",))
            nodes[-1] = replace(nodes[-1], properties=(*nodes[-1].properties, ending))
        else:
            nodes.append(Node(len(nodes) - 1, ((NAMES[move.player], (_said(board, move),)),)))
    return Record(tuple(nodes), board, ruleset)


def handicapped(number: int) -> list[tuple[str, str]]:
    """Return what ``record`` takes as *info* of *number* free dots."""
    return [("HA", str(number))] if number else []


def _said(board: Board, move: Move) -> str:
    if move.kind in (MoveKind.DOT, MoveKind.CLOSE):
        return dialects.written_move(board, move.point, move.rings)
    return ""
