"""Lines in and lines out, whatever the other end does.

Knows nothing of puzzles. Input is cut into lines of bounded length. Output to a file is
written beside it and renamed at the end, so that nothing half-written is ever left under
its name; a reader that has gone away ends the program quietly.
"""

from __future__ import annotations

import codecs
import errno
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain, repeat
from pathlib import Path
from typing import BinaryIO, Protocol

from kropki.cli import first_start

LINE_LIMIT = 1 << 16  # bytes of one line that are kept
OBJECT_LIMIT = 1 << 17  # characters that are kept of a JSON object on several lines

_BLANKS = "kropki.blanks"  # how bytes that are no UTF-8 are read
_MARKS = (  # byte order marks and their encodings; that of UTF-32 begins as that of UTF-16 does
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"|([{\[])|([}\]])')  # or a text, in which there may be some
_OPEN_END = re.compile(r"[{\[,:]\s*$")  # of a line within an object
_WITHIN = re.compile(r'\s*(?:["{}\[\],]|(?:true|false|null|-?[0-9][0-9.eE+-]*)\s*(?:[,}\]]|$))')  # a line within one
_CLOSING = re.compile(r"\s*[}\],]")  # a line that closes what is open, or goes on after it


class ReaderGone(Exception):  # noqa: N818 - no error: the program may end quietly
    """Nobody reads standard output any more."""


class Lines(Protocol):
    """What gives lines as bytes, as a file does."""

    def readline(self, size: int = -1, /) -> bytes:
        """Return the next line, or as much of it as *size* says."""
        ...


class _Recoded:
    """The lines of a *stream* in another encoding, of which *head* was read already, in UTF-8."""

    def __init__(self, head: bytes, stream: Lines, encoding: str) -> None:
        self._stream = stream
        self._decode = codecs.getincrementaldecoder(encoding)(errors="replace").decode
        self._held = self._decode(head).encode()
        self._has_ended = False

    def readline(self, size: int = LINE_LIMIT, /) -> bytes:
        """Return the next line, or as much of it as *size* says."""
        while b"\n" not in self._held and len(self._held) < size and not self._has_ended:
            more = self._stream.readline(LINE_LIMIT)
            self._has_ended = not more
            self._held += self._decode(more, self._has_ended).encode()
        end = min(size, self._held.find(b"\n") + 1 or size)
        line, self._held = self._held[:end], self._held[end:]
        return line


def decoded(head: bytes, stream: Lines) -> tuple[bytes, Lines]:
    """Return the first line in UTF-8 and what has the others; *head* is what was read as the first line.

    The byte order mark says which encoding it is, as PowerShell writes it.
    """
    for mark, encoding in _MARKS:
        if head.startswith(mark):
            recoded = _Recoded(head, stream, encoding)
            return recoded.readline(LINE_LIMIT), recoded
    return head.removeprefix(codecs.BOM_UTF8), stream


def lines(stream: Lines, part: bytes = b"") -> Iterator[str]:
    """Yield the lines of *stream* without their ends, each cut at ``LINE_LIMIT`` bytes.

    A line ends with LF, CR LF or CR. Bad UTF-8 becomes U+FFFD, or the blank that its byte is in other encodings. If the
    first *part* has been read already, it comes before the rest.
    """
    line, is_open = b"", False
    part = part or stream.readline(LINE_LIMIT)
    while part:
        if part.endswith(b"\r"):  # LF may come next
            part += stream.readline(1)
        for piece in part.splitlines(keepends=True):
            line = (line + piece.rstrip(b"\r\n"))[:LINE_LIMIT]
            is_open = not piece.endswith((b"\r", b"\n"))
            if not is_open:
                yield line.decode(errors=_BLANKS)
                line = b""
        part = stream.readline(LINE_LIMIT)
    if is_open:
        yield line.decode(errors=_BLANKS)


def _blank_of(error: UnicodeError) -> tuple[str, int]:
    """Return what stands for bytes that are no UTF-8: a blank of Latin alphabets and their like, or U+FFFD."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    letter = chr(error.object[error.start])
    return letter if letter in "\xa0\xad" else "\ufffd", error.end


codecs.register_error(_BLANKS, _blank_of)


def items(stream: Lines) -> Iterator[str]:
    """Yield the elements of the array of JSON that *stream* begins with, a line each; or else its lines."""
    head, stream = decoded(stream.readline(LINE_LIMIT), stream)
    above = 0  # blank lines
    while head and not head.strip():
        above, head = above + len(head.splitlines()), stream.readline(LINE_LIMIT)
    return _elements(head, stream) if head.lstrip().startswith(b"[") else chain(repeat("", above), lines(stream, head))


def _elements(head: bytes, stream: Lines) -> Iterator[str]:
    r"""Yield the elements of arrays of JSON, of which *head* is the first part, a line each; a text as it is.

    What is no element any more is the last line, at most ``OBJECT_LIMIT`` characters of it.

    >>> import io
    >>> list(_elements(b'[{"a":', io.BytesIO(b' [1]},\n"D/D/D/D"]\n[{\n"b": 2}\n] D')))
    ['{"a": [1]}', 'D/D/D/D', '{ "b": 2}', 'D']
    """
    decode = codecs.getincrementaldecoder("utf-8")(errors=_BLANKS).decode
    text, enough, is_within, has_ended = decode(head), 0, False, False
    while True:
        text = text.lstrip(" \t\r\n," if is_within else " \t\r\n")
        if text.startswith("]" if is_within else "["):
            text, is_within = text[1:], not is_within
            continue
        if text and is_within and (has_ended or len(text) >= enough):
            try:
                value, end = json.JSONDecoder().raw_decode(text)
            except (ValueError, RecursionError):
                enough = len(text) * 5 // 4  # so that a long element is not tried at each of its lines
            else:
                yield value if isinstance(value, str) else " ".join(text[:end].splitlines())
                text, enough = text[end:], 0
                continue
        if has_ended or len(text) > OBJECT_LIMIT:
            if text:
                yield " ".join(text[:OBJECT_LIMIT].split())
            return
        more = stream.readline(LINE_LIMIT)
        has_ended = not more
        text += decode(more, has_ended)


def objects(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    r"""Yield *lines* with their numbers; those that a JSON object is spread over are one, with the number of the first.

    An object that breaks off ends where a line begins that cannot be within it. Of one with more than
    ``OBJECT_LIMIT`` characters, no more lines are kept.

    >>> list(objects(["{", '  "size": 4', "}", "D/D/D/D", '{"size": 4', "D/D/D/D"]))
    [(1, '{\n  "size": 4\n}'), (4, 'D/D/D/D'), (5, '{"size": 4'), (6, 'D/D/D/D')]
    """
    held: list[str] = []
    first, depth, room = 0, 0, 0
    for number, line in enumerate(lines, 1):
        if held and not _goes_on(held[-1], line):
            yield first, "\n".join(held)
            held = []
        if not held:
            if not line.lstrip().startswith("{"):
                yield number, line
                continue
            first, depth, room = number, 0, OBJECT_LIMIT
        if room > 0:
            held.append(line)
            room -= len(line) + 1
        depth += _depth(line)
        if depth <= 0:
            yield first, "\n".join(held)
            held = []
    if held:
        yield first, "\n".join(held)


def _goes_on(before: str, line: str) -> bool:
    """Tell whether *line* goes on with the object that the line *before* has left open."""
    return bool(_CLOSING.match(line) or (_OPEN_END.search(before) and _WITHIN.match(line)))


def _depth(line: str) -> int:
    """Return how many brackets more *line* opens than it closes."""
    found = _BRACKET.findall(line)
    return sum(bool(opening) - bool(closing) for opening, closing in found)


@contextmanager
def output(path: Path | None) -> Iterator[BinaryIO]:
    """Open *path* for writing, or standard output for ``None``; a file appears under its name only when all is well."""
    if path is None:
        with _standard_output() as stream:
            yield stream
    elif path.exists() and not path.is_file():  # a device or a pipe: there is nothing to rename
        with path.open("wb") as stream:
            yield stream
    else:
        with _whole_file(path.resolve()) as stream:
            yield stream


@contextmanager
def _whole_file(path: Path) -> Iterator[BinaryIO]:
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        first_start.settle()
        beside.replace(path)
    except OSError as error:
        if error.filename in (None, str(beside)):  # the name that the user knows
            error.filename = str(path)
        raise
    finally:
        with suppress(OSError):  # renamed, or never made
            beside.unlink()


def drop_output() -> None:
    """Lead standard output nowhere: what it holds could not be written, and Python would try again at its exit."""
    if not sys.stdout:
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


@contextmanager
def _standard_output() -> Iterator[BinaryIO]:
    """Yield standard output, flushed at the end; where that fails, leave Python nothing to flush at its exit."""
    if not sys.stdout:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), "standard output")
    try:
        with first_start.held(sys.stdout.buffer) as stream:
            yield stream
        sys.stdout.flush()
    except OSError as error:
        drop_output()
        if isinstance(error, BrokenPipeError):
            raise ReaderGone from None
        raise
