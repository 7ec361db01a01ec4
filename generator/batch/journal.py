"""The records of a run on disk, so that a run that was cut off anywhere can go on.

    FILE.part   the records so far, a line each: the journal
    FILE.run    lines of JSON: the plan that they belong to, what failed, at last the exit code
    FILE        appears when all is done

The part is made before the plan and goes away before it, so a plan without a part is a run
that had ended. Knows what a record's seed and key are, and nothing of how puzzles are made.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

from kropki.generator.batch import dedup
from kropki.generator.batch.runner import BatchState, Plan
from kropki.generator.batch.worker import Made, Result, Why
from kropki.generator.errors import KropkiError, RequestError
from kropki.generator.generation import record
from kropki.generator.generation.record import Record

_FAILED, _CODE = "failed", "code"  # what a note says


class Journal:
    """The part of the file at *path*; ``begin`` or ``resume``, ``keep``, ``finish``, and ``close`` in any case."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.part = path.with_name(f"{path.name}.part")
        self._plan_path = path.with_name(f"{path.name}.run")
        self._stream: BinaryIO | None = None

    def planned_seed(self) -> str | None:
        """Return the seed of the run that was cut off, if there is one."""
        plan, _ = self._notes()
        return str(plan.get("seed")) if plan else None

    def had_ended(self, plan: Plan) -> int | None:
        """Return the exit code of *plan* where it was cut off only after its file was made: nothing is left to do."""
        if self.part.exists() or not self.path.exists():
            return None
        planned, notes = self._notes()
        if planned != plan.as_json():
            return None
        self._plan_path.unlink()
        return next((int(note[_CODE]) for note in notes if _CODE in note), 0)

    def is_cut_off(self) -> bool:
        """Tell whether there is a run to go on with."""
        return self._plan_path.exists() and self.part.exists()

    def begin(self, plan: Plan) -> BatchState:
        """Begin *plan* anew; raise ``RequestError`` where a part has records already."""
        if self.part.exists() and self.part.stat().st_size:
            raise RequestError(f"{self.part} holds an unfinished run: go on with --resume, or delete it")
        self._open()
        self._stream_now.truncate()
        self._write_notes(plan.as_json())
        return BatchState.start(plan)

    def resume(self, plan: Plan) -> BatchState:
        """Go on with *plan* after the last whole record of its part; begin it where there is none."""
        planned, notes = self._notes()
        if planned is None or not self.part.exists():
            return self.begin(plan)
        _check_same(planned, plan.as_json())
        self._open()
        state = BatchState.start(plan)
        self._stream_now.truncate(_replay(self._stream_now, plan, state))
        self._stream_now.seek(0, os.SEEK_END)
        failed = [note for note in notes if _FAILED in note and state.is_past(plan, note[_FAILED])]
        self._write_notes(planned, *failed)
        state.failed = len(failed)
        return state

    def keep(self, result: Result) -> None:
        """Write the result of a seed and flush it: its record, or that it failed."""
        if isinstance(result, Made):
            self._stream_now.write(result.record.as_line())
            self._stream_now.flush()
        elif result.why is Why.FAILED:
            self._note({_FAILED: result.seed})

    def count(self) -> int:
        """Count the records in the part, wherever a signal has cut off what was writing them."""
        self._stream_now.flush()
        with self.part.open("rb") as part:
            return sum(block.count(b"\n") for block in iter(lambda: part.read(1 << 20), b""))

    def finish(self, publish: Callable[[Iterator[Record]], None] | None, code: int) -> None:
        """Make the file of the part: the part itself under the file's name, or what *publish* makes of its records.

        The exit *code* is for a run that is cut off right after that.
        """
        self._note({_CODE: code})
        stream = self._stream_now
        stream.flush()
        os.fsync(stream.fileno())
        if publish is None:
            self.part.replace(self.path)
        else:
            stream.seek(0)
            publish(record.from_json(json.loads(line)) for line in stream)
            self.part.unlink()
        self._plan_path.unlink()

    def close(self) -> None:
        """Close the part; leave nothing of a run that has made nothing."""
        if self._stream is None:
            return
        with suppress(OSError):  # what could not be written was reported then
            self._stream.close()
        self._stream = None
        if self.part.exists() and not self.part.stat().st_size:
            self.part.unlink()
            self._plan_path.unlink(missing_ok=True)

    @property
    def _stream_now(self) -> BinaryIO:
        if self._stream is None:
            raise ValueError("the journal is closed")
        return self._stream

    def _notes(self) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
        """Return the plan, if there is one, and what was noted after it; a last note may be half written."""
        try:
            first, *rest = self._plan_path.read_text(encoding="utf-8").splitlines()
            return dict(json.loads(first)), [_decoded(note) for note in rest]
        except FileNotFoundError:
            return None, []
        except (ValueError, TypeError):
            raise RequestError(f"{self._plan_path} is not the plan of a run") from None

    def _write_notes(self, *notes: dict[str, Any]) -> None:
        beside = self._plan_path.with_name(f".{self._plan_path.name}.{os.getpid()}")
        beside.write_text("".join([f"{json.dumps(note)}\n" for note in notes]), encoding="utf-8")
        beside.replace(self._plan_path)

    def _note(self, note: dict[str, Any]) -> None:
        with self._plan_path.open("a", encoding="utf-8") as stream:
            stream.write(f"{json.dumps(note)}\n")
            stream.flush()
            os.fsync(stream.fileno())

    def _open(self) -> None:
        """Open the part for reading and writing, for this process alone."""
        self._stream = os.fdopen(os.open(self.part, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
        if not _lock(self._stream):
            self._stream.close()
            self._stream = None
            raise RequestError(f"{self.part} is being written by another run")


@contextmanager
def opened(path: Path) -> Iterator[Journal]:
    """Return the journal of *path*, closed at the end; errors of the system name the file that the user knows."""
    journal = Journal(path)
    try:
        yield journal
    except OSError as error:
        if error.filename in (None, str(journal.part)):
            error.filename = str(path)
        raise
    finally:
        journal.close()


def _lock(stream: BinaryIO) -> bool:
    """Lock *stream* for this process, where the system can; tell whether no other has it."""
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:
        return True
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _check_same(planned: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Raise ``RequestError`` unless the run that was cut off had the plan of this one."""
    before, now = dict(_options(planned)), dict(_options(wanted))
    for path in before | now:
        expected, got = json.dumps(before.get(path)), json.dumps(now.get(path))
        if expected != got:
            raise RequestError(f"the run to resume had another {path[-1]}: expected {expected:.100}, got {got:.100}")


def _options(plan: Any, *path: Any) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield where each single value of a *plan* is, and the value; the name of a target follows from the others."""
    if path == ("targets",) and isinstance(plan, list):
        plan = dict(enumerate(plan))
    if not isinstance(plan, dict):
        yield path, plan
        return
    for name, part in plan.items():
        if name != "name":
            yield from _options(part, *path, name)


def _decoded(note: str) -> dict[str, Any]:
    try:
        return dict(json.loads(note))
    except (ValueError, TypeError):  # cut off
        return {}


def _replay(stream: BinaryIO, plan: Plan, state: BatchState) -> int:
    """Bring *state* up to the last whole record of *stream*; give the offset of its end."""
    end = 0
    at = 0  # the number of the target that the records have come to
    for line in stream:
        place = _place(line, plan, at)
        if place is None:
            break
        at, index, key = place
        state.take(plan.targets[at], index, key)
        end += len(line)
    return end


def _place(line: bytes, plan: Plan, at: int) -> tuple[int, int, dedup.Key] | None:
    """Return the target, the index and the key of the record *line*; ``None`` where it is no whole record of *plan*."""
    try:
        made = record.from_json(json.loads(line if line.endswith(b"\n") else b""))
        key = dedup.key(made.puzzle)
    except (ValueError, KropkiError):
        return None
    for number, target in enumerate(plan.targets[at:], at):
        index = plan.index_of(target, made.seed)
        if index is not None:
            return number, index, key
    return None
