r"""SGF as text: characters to nodes, nodes to the one form that is written; ``encodings`` makes bytes characters.

Knows nothing of any game: a node is an ordered list of properties, a property a name and its
values. A game is a flat tuple of nodes in the order of the text; each knows its parent, and of
the children of one node the first is the main line. So nothing here recurses, and a game of
any depth can be compared, hashed and printed.

    (;a;b(;c)(;d;e))        number   0  1  2  3  4
                            node     a  b  c  d  e
                            parent  -1  0  1  1  3

Values are kept as they are escaped in the text, with the escapes that mean nothing taken out:
a backslash stands only before ``]``, ``\\`` and ``:`` (that of a colon tells ``a:b`` from a pair).

The reader forgives what it can name, with the place; it refuses only what is too large. It is
written here rather than taken from sgfmill, the maintained library: that one cuts bytes (so a
``]`` inside a character of Shift-JIS ends the value), stops at the first fault, merges and sorts
properties, and says no place; what we forgive is the larger part of this module.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from kropki.dots.errors import SgfError
from kropki.dots.records.encodings import decode

_XT_VERSION, _XT_HEAD = 121, 58  # the first byte of PointsXT's files, and how many come before the moves
BYTES = 8 * 2**20  # of a file; the longest game of a 52x52 board has 20 thousand without its comments
NODES = 200_000
VALUES = 500_000
DEPTH = 1_000  # variations within variations
NOTES = 100  # faults that are listed; of any others only the number is told

Property = tuple[str, tuple[str, ...]]

_GAME = re.compile(r"\(\s*(?=;|[A-Z]{1,2}\s*\[)")
_VALUE = r"\[(?P<value>[^\\\]]*(?:\\.[^\\\]]*)*)(?:\]|\\?\Z)"
_TOKEN = re.compile(rf"\s*(?:(?P<sign>[();])|(?P<name>[A-Za-z][A-Za-z0-9]*)|{_VALUE})", re.DOTALL)
_STRAY = re.compile(r"\s*[^\s();\[A-Za-z][^();\[A-Za-z]*")
_SMALL = re.compile("[a-z]+")
_ESCAPE = re.compile(r"\\(\r\n|\n\r|.)|\r\n|\n\r|\r", re.DOTALL)
_WIDTH = 100  # characters of a line that is written, where a node does not need more


@dataclass(frozen=True, slots=True)
class Forgiven:
    """A fault that the reader passed over: a stable *code*, the place in characters from 0, a sentence."""

    code: str
    offset: int
    message: str


class Notes:
    """What is forgiven, in the order in which it was found; beyond ``NOTES`` of them only how many."""

    def __init__(self) -> None:
        self._listed: list[Forgiven] = []
        self._more = 0

    def add(self, code: str, offset: int, message: str) -> None:
        """Note one fault."""
        if len(self._listed) < NOTES:
            self._listed.append(Forgiven(code, offset, message))
        else:
            self._more += 1

    def listed(self) -> tuple[Forgiven, ...]:
        """Return the notes, and one in the end that counts those that were left out."""
        last = Forgiven("more", self._listed[-1].offset, f"and {self._more} more faults") if self._more else None
        return (*self._listed, last) if last else tuple(self._listed)


@dataclass(frozen=True, slots=True)
class Node:
    """Properties in their order; *parent* is the number of a node further up, -1 for the root."""

    parent: int
    properties: tuple[Property, ...] = ()
    offset: int = field(default=0, compare=False)  # in the text that was read

    def values(self, name: str) -> tuple[str, ...]:
        """Return the values of the property called *name*, none where the node has no such property."""
        return next((values for held, values in self.properties if held == name), ())


Nodes = tuple[Node, ...]


def children(nodes: Nodes) -> list[list[int]]:
    """Return for each node the numbers of its children, the main line first."""
    below: list[list[int]] = [[] for _ in nodes]
    for number, node in enumerate(nodes):
        if node.parent >= 0:
            below[node.parent].append(number)
    return below


def unescape(value: str) -> str:
    r"""Return the text that *value* stands for.

    >>> unescape(r"a\]b\:c")
    'a]b:c'
    """
    return re.sub(r"\\(.)", r"\1", value, flags=re.DOTALL)


def escape(text: str) -> str:
    r"""Return the value that stands for *text*.

    >>> escape("a]b")
    'a\\]b'
    """
    return re.sub(r"([\]\\])", r"\\\1", text.replace("\r\n", "\n").replace("\r", "\n"))


def read(data: bytes | str, notes: Notes) -> list[Nodes]:
    """Read the games of *data*; what was passed over is added to *notes*.

    Raises ``SgfError``: ``too-long``, ``too-many-nodes``, ``too-many-values``, ``too-deep``, ``no-game``.
    """
    if len(data) > BYTES:
        raise SgfError(f"expected at most {BYTES} bytes, not {len(data)}", code="too-long")
    if isinstance(data, bytes) and is_of_points_xt(data):
        raise SgfError("expected SGF and not a game of PointsXT (.sav), which is not read", code="no-game")
    text = decode(data, notes.add) if isinstance(data, bytes) else data.encode("utf-8", "replace").decode()
    return _Reader(text, notes).games()


def is_of_points_xt(data: bytes) -> bool:
    """Tell whether *data* begins like a game that PointsXT has saved: its version, and twice the colour of a player.

    >>> is_of_points_xt(bytes([121, 0, 9, 255, 255]) + bytes(53)), is_of_points_xt(b"y(;GM[40])")
    (True, False)
    """
    return len(data) >= _XT_HEAD and data[0] == _XT_VERSION and data[3:5] in (b"\x00\x00", b"\xff\xff")


class _Reader:
    """One pass over *text*; *nodes* is the game under way, *current* the node that is last or was gone back to."""

    def __init__(self, text: str, notes: Notes) -> None:
        self.text = text
        self.notes = notes
        self.count = 0  # of nodes, in all games
        self.worth = 0  # of values, in all games
        self.place = 0

    def games(self) -> list[Nodes]:
        found: list[Nodes] = []
        while match := _GAME.search(self.text, self.place):
            self._outside(match.start())
            self.place = match.start()
            nodes = self._game()
            if nodes:
                found.append(nodes)
        self._outside(len(self.text))
        if not found:
            raise SgfError("expected a game in brackets, '(;', and found none", code="no-game")
        return found

    def _outside(self, end: int) -> None:
        between = self.text[self.place : end]
        if between.strip().strip("\ufeff\x00\x1a"):
            self.notes.add("text-outside", self.place, f"passed over text between games, {between.strip()[:20]!r}")

    def _game(self) -> Nodes:
        """Read from a '(' to the ')' that belongs to it, or to the end of the text."""
        self.nodes: list[tuple[int, list[tuple[str, list[str]]], int]] = []
        self.returns: list[int] = []
        self.current = -1
        self.fresh = False  # a '(' was the last sign: a node must follow
        self.holds = False  # a node is open: properties belong to it
        while self.place < len(self.text):
            match = _TOKEN.match(self.text, self.place)
            if match is None:
                self._stray()
            elif match["sign"]:
                self.place = match.end()
                self._sign(match["sign"], match.end() - 1)
                if not self.returns:
                    break
            elif match["name"]:
                self.place = match.end()
                self._property(match["name"], match.start("name"))
            else:
                self.place = match.end()
                self.notes.add(
                    "value-alone", match.start("value"), "passed over a value without the name of a property"
                )
        if self.returns:
            self.notes.add("game-open", len(self.text), f"expected ')' {len(self.returns)} times more at the end")
        self._check_depth()
        return tuple(
            Node(parent, tuple((name, tuple(values)) for name, values in held), offset)
            for parent, held, offset in self.nodes
        )

    def _check_depth(self) -> None:
        """Count for each node those before it that have several children; brackets around one child are nothing."""
        ways = Counter(parent for parent, _, _ in self.nodes)
        depths = [0]
        for parent, _, offset in self.nodes[1:]:
            depths.append(depths[parent] + (ways[parent] > 1))
            if depths[-1] > DEPTH:
                raise SgfError(f"expected at most {DEPTH} variations within each other", code="too-deep", offset=offset)

    def _stray(self) -> None:
        match = _STRAY.match(self.text, self.place)
        end = match.end() if match else len(self.text)
        if self.text[self.place : end].strip():
            self.notes.add("stray-text", self.place, f"passed over {self.text[self.place : end].strip()[:20]!r}")
        self.place = end

    def _sign(self, sign: str, offset: int) -> None:
        if sign == "(":
            self.returns.append(self.current)
            self.fresh, self.holds = True, False
        elif sign == ")":
            if self.fresh:
                self.notes.add("variation-empty", offset, "passed over a pair of brackets without a node")
            self.current = self.returns.pop()
            self.fresh = self.holds = False
        else:
            if self.nodes and not (self.fresh or self.holds):
                self.notes.add("node-after-variation", offset, "expected ')' after a variation; read as another one")
            self._node(offset)

    def _node(self, offset: int) -> None:
        self.count += 1
        if self.count > NODES:
            raise SgfError(f"expected at most {NODES} nodes", code="too-many-nodes", offset=offset)
        parent = 0 if self.nodes and self.current < 0 else self.current  # a game has one root
        self.nodes.append((parent, [], offset))
        self.current = len(self.nodes) - 1
        self.fresh, self.holds = False, True

    def _property(self, name: str, offset: int) -> None:
        values: list[str] = []
        while (match := _TOKEN.match(self.text, self.place)) and match["value"] is not None:
            if match.end("value") == match.end() or match[0][-1] != "]":
                self.notes.add("value-open", match.start("value"), "expected ']' before the end of the text")
            values.append(_ESCAPE.sub(_unified, match["value"]))
            self.place = match.end()
        if not values:
            self.notes.add("property-empty", offset, f"passed over {name[:20]!r}, a property without a value")
        elif not self.holds and not self.fresh:
            self.notes.add("property-outside", offset, f"passed over {name[:20]!r} after the end of a variation")
        else:
            self._hold(name, values, offset)

    def _hold(self, name: str, values: list[str], offset: int) -> None:
        if self.fresh:
            self.notes.add("semicolon", offset, "expected ';' before a node")
            self._node(offset)
        self.worth += len(values)
        if self.worth > VALUES:
            raise SgfError(f"expected at most {VALUES} values", code="too-many-values", offset=offset)
        plain = _SMALL.sub("", name)
        plain = plain if plain[:1].isalpha() else name.upper()
        if plain != name:
            self.notes.add("lower-case", offset, f"expected capital letters, not {name[:20]!r}; read as {plain[:20]!r}")
        held = self.nodes[-1][1]
        for other, known in held:
            if other == plain:
                self.notes.add("property-twice", offset, f"expected {plain[:20]!r} once in a node")
                known.extend(values)
                return
        held.append((plain, values))


def _unified(match: re.Match[str]) -> str:
    if match[1] is None:
        return "\n"
    if match[1][0] in "\r\n":
        return ""  # an escaped end of line is none
    return match[0] if match[1] in "]\\:" else match[1]


def write(nodes: Nodes) -> str:
    """Write one game; what is read from it is *nodes* again."""
    branches = [len(below) > 1 for below in children(nodes)]
    lines = ["("]
    opened = [0]
    for number, node in enumerate(nodes):
        text = ";" + "".join(f"{name}[{']['.join(values)}]" for name, values in node.properties)
        if number and branches[node.parent]:
            if node.parent != number - 1:  # back from an earlier variation of the same node
                while nodes[opened[-1]].parent != node.parent:
                    opened.pop()
                    lines[-1] += ")"
                opened.pop()
                lines[-1] += ")"
            opened.append(number)
            lines.append("(" + text)
        elif number and len(lines[-1]) + len(text) > _WIDTH:
            lines.append(text)
        else:
            lines[-1] += text
    return "\n".join(lines) + ")" * len(opened) + "\n"
