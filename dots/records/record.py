"""A game's tree in its one normal form, with its board and rules: what SGF nodes are for dots.

Knows what a value says (``dialects``), not what a line of moves comes to (``script``)
nor whether the moves are allowed (``dots.rules.game``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from kropki.dots.board import board as boards
from kropki.dots.board import rulesets
from kropki.dots.board.board import LETTERS, Board
from kropki.dots.board.moves import MoveKind
from kropki.dots.board.rulesets import RuleSet
from kropki.dots.errors import BoardError, SgfError
from kropki.dots.records import dialects
from kropki.dots.records import text as sgf_text
from kropki.dots.records.dialects import COLOURS
from kropki.dots.records.text import Node, Nodes, Notes, Property

FILE_PROPERTIES = ("FF", "GM", "CA")  # what the writer says of each file, and no record keeps
_PLACES = ("B", "W", "AB", "AW", "AE", "TR", "SQ", "CR", "MA")  # properties whose values are points
_FIRST = ("AP", "SZ", "RU", "PB", "BR", "PW", "WR", "RE", "HA", "AB", "AW")  # of a root; elsewhere the move is first


@dataclass(frozen=True, slots=True)
class Record:
    """A game: its tree in normal form, its board and its rules."""

    nodes: Nodes
    board: Board
    ruleset: RuleSet

    def info(self, name: str) -> str:
        """Return the text of the root's property *name*, empty where it has none."""
        return sgf_text.unescape("".join(self.nodes[0].values(name)[:1]))

    @property
    def handicap(self) -> int:
        """How many free dots the record says that player 1 has; they are among those of ``AB``."""
        said = self.info("HA").strip()
        return int(said) if re.fullmatch("[0-9]{1,4}", said) else 0

    def comment(self, node: int) -> str:
        """Return the comment of *node*, empty where it has none."""
        return sgf_text.unescape("".join(self.nodes[node].values("C")[:1]))

    def main_line(self) -> tuple[int, ...]:
        """Return the nodes of the main line, the root first."""
        below, path = sgf_text.children(self.nodes), [0]
        while below[path[-1]]:
            path.append(below[path[-1]][0])
        return tuple(path)

    def path(self, node: int) -> tuple[int, ...]:
        """Return the nodes from the root to *node*."""
        path = [node]
        while self.nodes[path[-1]].parent >= 0:
            path.append(self.nodes[path[-1]].parent)
        return tuple(reversed(path))


def normal(nodes: Nodes, notes: Notes, judged: Callable[[Record], Record]) -> Record:
    """Make a record of *nodes*; raise ``SgfError`` (``other-game``, ``size``, ``letters``) where they are none.

    Where nothing in the record tells its rules, *judged* gives it those that allow its moves.
    """
    root = nodes[0]
    _check_game(root, notes)
    board = _board(root, notes)
    numbered = any(map(_is_numbered, nodes))
    reader = _Normal(board, notes, numbered=numbered)
    held = tuple(replace(node, properties=reader.properties(node)) for node in nodes)
    if not (reader.moves or reader.comments or root.values("GM") or root.values("SZ")):
        message = "expected GM[40], a size, a move of dots or a comment, and found none of them"
        raise SgfError(message, code="other-game", offset=root.offset)
    if reader.strange and not reader.moves:
        raise SgfError(
            f"expected moves of dots in a game that says GM[40], not {reader.strange[:20]!r}",
            code="other-game",
            offset=root.offset,
        )
    ruleset, doubt = _ruleset(held, reader, notes)
    record = Record((_normal_root(held[0], board), *held[1:]), board, ruleset)
    if doubt:
        record = judged(record) if ruleset == rulesets.named("standard") else record
        notes.add("rules-assumed", root.offset, f"{doubt}; read as {record.ruleset}")
    return record


def _check_game(root: Node, notes: Notes) -> None:
    said = "".join(root.values("GM")[:1]).strip()
    if not said:
        notes.add("game-missing", root.offset, "expected GM[40], the number of dots among games; read as if it said so")
    elif said != "40":
        raise SgfError(f"expected GM[40], dots, not GM[{said[:20]}]", code="other-game", offset=root.offset)


def _board(root: Node, notes: Notes) -> Board:
    values = root.values("SZ")
    sides = 2 if all(re.fullmatch("[0-9]+", each) for each in values) else 1  # SZ[39][32] is seen, too
    value = ":".join(values[:sides])
    size, said = dialects.size(value), f"SZ[{value[:20]}]"
    if size is None:
        if value.strip():
            raise SgfError(f"expected a size such as 20 or 39:32, not {said}", code="size", offset=root.offset)
        size = dialects.USUAL
        notes.add("size-missing", root.offset, "expected a size, SZ; read as 39:32, the board of most sites")
    if max(size) > len(LETTERS):
        message = f"expected at most 52x52, which letters can name, not {said}"
        raise SgfError(message, code="letters", offset=root.offset)
    if min(size) < boards.SMALLEST:
        message = f"expected sides from {boards.SMALLEST} to {len(LETTERS)}, not {said}"
        raise SgfError(message, code="size", offset=root.offset)
    return boards.board(*size)


class _Normal:
    """Brings the properties of the nodes of one game into their normal form, and counts what they hold."""

    def __init__(self, board: Board, notes: Notes, *, numbered: bool) -> None:
        self.board = board
        self.numbered = numbered  # points are written as numbers
        self.notes = notes
        self.moves = 0
        self.chains = 0
        self.stops = 0
        self.comments = 0
        self.strange = ""  # a move that cannot be read

    def properties(self, node: Node) -> tuple[Property, ...]:
        """Return *node*'s properties with their moves in one spelling, the move first."""
        held = [
            (name, tuple(self._move(value, node.offset) for value in values) if name in COLOURS else values)
            for name, values in _usual(node.properties, numbered=self.numbered)
        ]
        self.comments += any(name == "C" for name, _ in held)
        self.chains += sum("." in value for name, values in held if name in ("TB", "TW") for value in values)
        return tuple(sorted(held, key=lambda each: each[0] not in COLOURS))

    def _move(self, value: str, offset: int) -> str:
        text = sgf_text.unescape(value)
        try:
            said = dialects.move(text, self.board)
        except BoardError as error:
            self.strange = self.strange or text
            code = "move-off-board" if error.code == "off" else "move-unreadable"
            self.notes.add(code, offset, error.message)
            return value
        self.moves += 1
        self.chains += bool(said.rings)
        self.stops += said.kind is MoveKind.STOP
        if not said.whole:
            self.notes.add("chain-unreadable", offset, f"passed over a chain that is none in {text[:40]!r}")
            return value
        if said.kind not in (MoveKind.DOT, MoveKind.CLOSE):
            return "" if said.kind is MoveKind.STOP else said.kind.value
        normal = dialects.written_move(self.board, said.point, said.rings)
        if len(normal) > len("".join(text.split())):
            self.notes.add("chain-open", offset, f"expected the first point again at the end of a chain: {text[:40]!r}")
        return normal


def _is_numbered(node: Node) -> bool:
    """Tell whether *node* has a move of vpoints, ``R[07-08]``: red is the second player. Checkers have ``B[12-16]``."""
    return any(dialects.lettered(value) != value for value in node.values("R"))


def _usual(properties: tuple[Property, ...], *, numbered: bool) -> Iterator[Property]:
    """Yield properties by their usual names, points as letters, and a comment of several values as one text."""
    names = {name for name, _ in properties}
    for name, values in properties:
        points = tuple(map(dialects.lettered, values)) if numbered else values
        if name == "PR" and "PW" not in names:
            yield "PW", values
        elif name == "R" and "W" not in names and points != values:
            yield "W", points
        elif name == "C":
            yield name, ("\n".join(values),)
        else:
            yield name, points if name in _PLACES else values


def _ruleset(nodes: Nodes, found: _Normal, notes: Notes) -> tuple[RuleSet, str]:
    """Return the rules that the root names, or those that its moves tell of, and why these are taken."""
    root = nodes[0]
    value = sgf_text.unescape("".join(root.values("RU")[:1]))
    named = dialects.ruleset(value, notes, root.offset) if value.strip() else None
    if named is not None:
        # KataGo names no rules of its end: where a player stops, stopping brings the other what is not grounded
        return (rulesets.named("no-territory") if value.strip().startswith("dots") and found.stops else named), ""
    if found.chains:
        name = "gorilla" if "gorilla" in "".join(root.values("AP")[:1]).lower() else "territory"
    else:
        grounded = re.search(r"\+\s*G", "".join(root.values("RE")))  # notAgo's word for what a stop brings
        name = "no-territory" if found.stops or grounded else "standard"
    why = f"expected rules that are known, not RU[{value[:20]}]" if value.strip() else "the file names no rules, RU"
    return rulesets.named(name), why


def _normal_root(root: Node, board: Board) -> Node:
    kept = {name: values for name, values in root.properties if name not in FILE_PROPERTIES}
    kept["SZ"] = (dialects.written_size(board),)
    return replace(root, properties=tuple(sorted(kept.items(), key=rank)))


def rank(each: Property) -> int:
    """Return the place of a root's property, for sorting: what tells games apart comes first."""
    return _FIRST.index(each[0]) if each[0] in _FIRST else len(_FIRST)
