"""Cases of the rules of dots as text: a board, moves, and what they capture or why they are refused.

    == a chain around a dot captures it
    rules standard, kepung
      abc
    a .X.
    b XO.        X and O: dots of players 1 and 2 at the start, put down in reading order
    c .X.
    1 cb -> 1 0
    = open 4

A point is its column's letter and its row's. A move is the player and a point, or a word, or ``-``
where a turn only closes; after it the rings that are closed, each as points joined by hyphens. After
the arrow stands how many dots each player holds then; without an arrow, as many as before. An
exclamation mark and a code: the move is refused. ``start -> a b`` says what the start captures. What
holds at the end follows equals signs: ``open n``, ``over RESULT``, ``going``, ``settled``, ``unsettled``.
``alternate`` holds the players to their turns. Lines that begin with ``#`` are remarks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judge.plane import LETTERS, named

FOLDER = Path(__file__).parents[1] / "tests/data/dots"


@dataclass
class Case:
    """A case as it is read, for each of its rule sets the same."""

    name: str
    file: str
    rules: list[str] = field(default_factory=list)
    rows: list[str] = field(default_factory=list)
    moves: list[list[Any]] = field(default_factory=list)
    after: list[list[int]] = field(default_factory=list)
    start: list[int] = field(default_factory=lambda: [0, 0])
    error: tuple[int, str] | None = None
    end: dict[str, Any] = field(default_factory=dict)
    alternate: bool = False
    settled: bool | None = None

    def line(self, rules: str) -> dict[str, Any]:
        """Return the case as a line of JSON."""
        dots = [[" XO".index(dot), x, y] for y, row in enumerate(self.rows) for x, dot in enumerate(row) if dot in "XO"]
        line = {"size": [len(self.rows[0]), len(self.rows)], "rules": rules, "start": dots, "moves": self.moves}
        return line | ({"alternate": True} if self.alternate else {})


def read(path: Path) -> Iterator[Case]:
    """Yield the cases of a file."""
    case: Case | None = None
    for text in path.read_text(encoding="ascii").splitlines():
        line = text.strip()
        if line.startswith("== "):
            if case:
                yield case
            case = Case(line[3:], path.stem)
        elif line and not line.startswith("#"):
            assert case is not None, text
            _add(case, line)
    if case:
        yield case


def every() -> list[Case]:
    """Return the cases of all files."""
    return [case for path in sorted(FOLDER.glob("*.txt")) for case in read(path)]


def _add(case: Case, line: str) -> None:
    first, _, rest = line.partition(" ")
    if first == "rules":
        case.rules = [name.strip() for name in rest.split(",")]
    elif line == "alternate":
        case.alternate = True
    elif first == "start":
        case.start = _captured(rest.removeprefix("-> "))
    elif first == "=":
        _add_end(case, rest.split())
    elif first in ("1", "2"):
        _add_move(case, line)
    elif rest:  # a row after its letter; a line of letters alone stands above the board
        assert first == LETTERS[len(case.rows)], line
        assert not case.rows or len(rest) == len(case.rows[0]), line
        assert set(rest) <= set(".XO"), line
        case.rows.append(rest)


def _add_move(case: Case, line: str) -> None:
    assert case.error is None, line
    words, _, code = line.partition("!")
    words, _, captured = words.partition("->")
    player, what, *rings = words.split()
    if len(what) == 2 or what == "-":
        place = [None, None] if what == "-" else list(named(what))
        chains = [[list(named(name)) for name in ring.split("-")] for ring in rings]
        case.moves.append([int(player), *place, *([chains] if chains or what == "-" else [])])
    else:
        case.moves.append([int(player), what])
    if code:
        case.error = len(case.moves), code.strip()
    else:
        case.after.append(_captured(captured) if captured else (case.after or [case.start])[-1])


def _add_end(case: Case, words: list[str]) -> None:
    while words:
        word = words.pop(0)
        if word == "going":
            case.end |= {"over": False, "result": None}
        elif word == "over":
            case.end |= {"over": True, "result": words.pop(0)}
        elif word in ("settled", "unsettled"):
            case.settled = word == "settled"
        else:
            assert word == "open", word
            case.end["open"] = int(words.pop(0))


def _captured(text: str) -> list[int]:
    one, two = text.split()
    return [int(one), int(two)]
