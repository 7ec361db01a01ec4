"""What the files of calls share."""

from __future__ import annotations

from collections.abc import Callable

from kropki_client.models import Problem
from kropki_client.types import File

TOKEN = "c11e9700c11e9700c11e9700c11e9700"  # noqa: S105 - of no device
Call = Callable[[], bool]


def starts(answer: File | Problem | str | None, beginning: bytes | str) -> bool:
    """Tell whether *answer* is a file or a text that starts with *beginning*."""
    if isinstance(answer, File):
        return isinstance(beginning, bytes) and answer.payload.read().startswith(beginning)
    return isinstance(answer, str) and isinstance(beginning, str) and answer.startswith(beginning)
