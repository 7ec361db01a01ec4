"""Lines in and lines out, whatever the other end does.

Knows nothing of puzzles. Input is cut into lines of bounded length. Output to a file is
written beside it and renamed at the end, so that nothing half-written is ever left under
its name; a reader that has gone away ends the program quietly.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

LINE_LIMIT = 1 << 16  # bytes of one line that are kept


class ReaderGone(Exception):  # noqa: N818 - no error: the program may end quietly
    """Nobody reads standard output any more."""


def lines(stream: BinaryIO) -> Iterator[str]:
    """Yield the lines of *stream* without their ends, each cut at ``LINE_LIMIT`` bytes; bad UTF-8 becomes U+FFFD."""
    while line := stream.readline(LINE_LIMIT):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(LINE_LIMIT)
        yield line.decode("utf-8", errors="replace").rstrip("\r\n")


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
    """Give standard output, flushed at the end; where that fails, leave Python nothing to flush at its exit."""
    if not sys.stdout:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), "standard output")
    try:
        yield sys.stdout.buffer
        sys.stdout.flush()
    except OSError as error:
        drop_output()
        if isinstance(error, BrokenPipeError):
            raise ReaderGone from None
        raise
