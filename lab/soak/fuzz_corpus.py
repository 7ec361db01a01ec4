"""The kept corpus of texts, ``tests/data/reading.txt``: one a line, as a JSON string, shortest first.

A text is kept if reading it goes a way through the readers that no shorter one goes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from kropki.generator.board import notation
from kropki.generator.formats import fpuzzles, importing, lz
from lab.soak import fuzz_check

if TYPE_CHECKING:
    from _typeshed import TraceFunction

PATH = Path(__file__).parents[2] / "tests/data/reading.txt"
LONGEST = 3000  # characters of a text that is kept
_READERS = {notation.__file__, fpuzzles.__file__, importing.__file__, lz.__file__}
_HEAD = """\
# Texts that are read or refused, each another way: JSON strings. Made by scripts/fuzz --keep; a bug is one more line.

"""

Way = frozenset[tuple[str, int, int]]  # steps from one line of a reader to another


def load(path: Path = PATH) -> list[str]:
    """Return the texts."""
    lines = path.read_text(encoding="ascii").splitlines()
    return [json.loads(line) for line in lines if line and not line.startswith("#")]


def save(texts: Iterable[str], path: Path = PATH) -> None:
    """Keep *texts* instead of those that were kept."""
    path.write_text(_HEAD + "".join(f"{json.dumps(text)}\n" for text in texts), encoding="ascii")


def encode(text: str) -> bytes:
    """Return the bytes that stand for *text* where bytes are wanted."""
    return text.encode("utf-8", "surrogatepass")


def decode(content: bytes) -> str:
    """Return the text that *content* stands for; what is no UTF-8 is escaped."""
    try:
        return content.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return content.decode("utf-8", "surrogateescape")


def minimised(texts: Iterable[str]) -> list[str]:
    """Return those of *texts* that go a step which no shorter one goes."""
    gone: set[tuple[str, int, int]] = set()
    kept = []
    for text in sorted({text for text in texts if len(text) <= LONGEST}, key=lambda text: (len(text), text)):
        way = walked(text)
        if not way <= gone:
            gone |= way
            kept.append(text)
    return kept


def walked(text: str) -> Way:
    """Return the way of *text* through the readers."""
    steps: set[tuple[str, int, int]] = set()
    last: dict[int, int] = {}

    def trace(frame: FrameType, event: str, _argument: object) -> TraceFunction | None:
        if frame.f_code.co_filename not in _READERS:
            return None
        if event == "line":
            here = id(frame)
            steps.add((frame.f_code.co_filename, last.get(here, 0), frame.f_lineno))
            last[here] = frame.f_lineno
        elif event == "call":
            last.pop(id(frame), None)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        with suppress(Exception):  # a bad text has a way, too
            fuzz_check.check(text)
    finally:
        sys.settrace(before)
    return frozenset(steps)
