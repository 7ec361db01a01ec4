"""How programs write sizes, points, chains, moves and rules of dots in SGF, and how we do.

Each function reads one value, unescaped; none of them knows the tree that it stands in.
Seen in the files of zagram, szkrab, playdots, notAgo, GoRilla, KataGo for dots, oppai and kropla.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from kropki.dots.board import rulesets
from kropki.dots.board.board import LETTERS, Board, Point
from kropki.dots.board.moves import MoveKind
from kropki.dots.board.position import Player, Ring
from kropki.dots.board.rulesets import End, RuleSet
from kropki.dots.errors import BoardError, RulesError
from kropki.dots.records.text import Notes

USUAL = (39, 32)  # the board of most sites, for a record that does not say
COLOURS: dict[str, Player] = {"B": 1, "W": 2}
NAMES = {player: name for name, player in COLOURS.items()}

_SIZE = re.compile(r"([0-9]{1,4})(?:(?:\s*[^\s0-9a-zA-Z]\s*|\s*[xX]\s*|\s+)([0-9]{1,4}))?")
_NUMBERS = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_WORDS = {
    "": MoveKind.STOP,
    "stop": MoveKind.STOP,
    "pass": MoveKind.STOP,
    "done": MoveKind.DONE,
    "resign": MoveKind.RESIGN,
    "time": MoveKind.TIME,
    "draw": MoveKind.DRAW,
    "count": MoveKind.COUNT,
}
_TAGS = "punish holes addturn mustsurr minarea pass stop lastsafe scoreterr instantwin".split()  # noqa: SIM905
_OLD_TAGS = {"additionalturn": "addturn", "mustsurround": "mustsurr", "minimalarea": "minarea"}
_UNKNOWN_TAGS = ("punish", "addturn", "pass", "scoreterr")  # rules that we do not have
_LEAD = "instantwin"
_WRITTEN = "Punish=0,Holes={},AddTurn=0,MustSurr={},MinArea={},Pass=0,Stop={},LastSafe={},ScoreTerr=0"
_TAGGED = {
    "standard": _WRITTEN.format(1, 1, 1, 0, 0),
    "no-territory": _WRITTEN.format(1, 1, 1, 1, 0),
    "territory": _WRITTEN.format(1, 0, 0, 0, 0),
    "territory+szkrab": _WRITTEN.format(0, 0, 0, 0, 1),
}


def size(value: str) -> tuple[int, int] | None:
    """Read ``19``, ``39:32``, ``39-32``, or GoRilla's letters from 0: ``N``, ``NG``; None for any other text."""
    text = value.strip()
    if found := _SIZE.fullmatch(text):
        return int(found[1]), int(found[2] or found[1])
    if re.fullmatch(r"[a-zA-Z]{1,2}", text):
        return LETTERS.index(text[0]), LETTERS.index(text[-1])
    return None


def lettered(value: str) -> str:
    """Write a point as two letters where vpoints has written its column and row from 0; else return *value*.

    >>> lettered("07-30"), lettered("aa")
    ('hE', 'aa')
    """
    found = _NUMBERS.fullmatch(value.strip())
    if not found or max(int(found[1]), int(found[2])) >= len(LETTERS):
        return value
    return LETTERS[int(found[1])] + LETTERS[int(found[2])]


def written_size(board: Board) -> str:
    """Write a size: one number for a square.

    >>> from kropki.dots.board.board import board
    >>> written_size(board(39, 32))
    '39:32'
    """
    return str(board.width) if board.width == board.height else f"{board.width}:{board.height}"


@dataclass(frozen=True, slots=True)
class Said:
    """What the value of a move says; *whole* where nothing of it had to be left out."""

    kind: MoveKind
    point: Point | None = None
    rings: tuple[Ring, ...] = ()
    whole: bool = True


def move(value: str, board: Board) -> Said:
    """Read ``ab``, ``ab.chain.chain``, ``.chain``, a word, or nothing; raise ``BoardError`` for any other text.

    A chain that is not closed is taken as if it were; one of fewer than three dots is left out.
    """
    text = "".join(value.split())
    if text.lower() in _WORDS:
        return Said(_WORDS[text.lower()])
    dot, *chains = text.split(".")
    point = board.named(dot) if dot or not chains else None
    read = [_chain(chain, board) for chain in chains]
    rings = tuple(ring for ring in read if ring is not None)
    if point is None and not rings:
        raise BoardError(f"expected a point or a chain, not {value[:20]!r}", code="letters")
    kind = MoveKind.CLOSE if point is None else MoveKind.DOT
    return Said(kind, point, rings, whole=len(rings) == len(chains))


def _chain(text: str, board: Board) -> Ring | None:
    try:
        points = tuple(board.named(text[at : at + 2]) for at in range(0, len(text), 2))
    except BoardError:
        return None
    ring = points[:-1] if len(points) > 1 and points[0] == points[-1] else points
    return ring if len(ring) > 2 else None


def written_move(board: Board, point: Point | None, rings: tuple[Ring, ...]) -> str:
    """Write a dot and what it closes, each chain with its first point again at the end."""
    return ".".join([board.name(point) if point is not None else "", *(written_ring(board, ring) for ring in rings)])


def written_ring(board: Board, ring: Ring) -> str:
    """Write a chain, its first point again at the end."""
    return "".join(board.name(point) for point in (*ring, ring[0]))


def points(value: str, board: Board) -> Iterator[Point]:
    """Read ``ab``, or a rectangle ``aa:cd``; raise ``BoardError`` for any other text."""
    first, _, last = value.strip().partition(":")
    corners = [board.xy(board.named(name)) for name in (first, last or first)]
    (left, right), (top, bottom) = (sorted(column) for column in zip(*corners, strict=True))
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            yield board.point(x, y)


def ruleset(value: str, notes: Notes, offset: int) -> RuleSet | None:
    """Read the names of rules; None where the text names none that is known."""
    text = value.strip()
    tags = _tags(text)
    if tags:
        return _tagged(tags, notes, offset)
    if text.lower() == "russian":
        return rulesets.named("no-territory")
    if text.startswith("dots"):  # KataGo: dotsCaptureEmptyBase0startPosIsRandom1sui1
        if "CaptureEmptyBase1" in text:
            notes.add("rule-tag", offset, "expected rules in which an empty ring is nothing; read as standard")
        return rulesets.named("standard")
    try:
        return rulesets.parse(text)
    except RulesError:
        return None


def _tags(text: str) -> dict[str, str]:
    """Read ``Tag=1,Tag``; an empty mapping where no tag is known."""
    parts = [part.strip().lower().partition("=") for part in text.split(",")]
    named = {
        _OLD_TAGS.get(name.strip(), name.strip()): value.strip() if equals else "1" for name, equals, value in parts
    }
    return named if set(named) & set(_TAGS) else {}


def _lead(tags: dict[str, str]) -> int | None:
    """Return the lead that wins at once, if there is one."""
    said = tags.get(_LEAD, "")
    return int(said) if re.fullmatch("[1-9][0-9]{0,4}", said) else None


def _tagged(tags: dict[str, str], notes: Notes, offset: int) -> RuleSet:
    if wins := _lead(tags):
        notes.add("rule-lead", offset, f"a lead of {wins} wins at once")
    for tag in _UNKNOWN_TAGS if wins else (*_UNKNOWN_TAGS, _LEAD):
        if tags.get(tag, "0") != "0":
            notes.add("rule-tag", offset, f"expected {tag}=0: we do not have that rule, and read the game without it")
    if tags.get("mustsurr", "0") == "1":
        if tags.get("minarea", "1") == "0":
            notes.add("rule-tag", offset, "expected minarea=1 where rings must be closed; read as if it were")
        return rulesets.named("no-territory" if tags.get("stop", "0") == "1" else "standard", lead=wins)
    return rulesets.named("territory", szkrab=tags.get("holes", "0") == "0", lead=wins)


def written_rules(ruleset: RuleSet) -> str:
    """Write rules as zagram does, where it has them, so that others can read them; else by our own name.

    >>> written_rules(rulesets.parse("standard+lead=15"))[-13:], written_rules(rulesets.parse("standard+first_to=15"))
    ('InstantWin=15', 'standard+first_to=15')
    """
    tags = _TAGGED.get(str(replace(ruleset, lead=None)))
    return str(ruleset) if tags is None else f"{tags},InstantWin={ruleset.lead or 0}"


def can_stop(ruleset: RuleSet) -> bool:
    """Tell whether a move may stop."""
    return bool(ruleset.ends & {End.STOP, End.EARLY})
