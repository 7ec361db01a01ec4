"""Makes messages by their ids, in English: which of several forms is short enough is decided in it for all languages.

A message is an id and arguments: cells, digits, houses and colours by name, ways to fill cells, lists of these, and
other messages. ``say`` gives the English with the message, so that it can be an argument of another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from kropki.languages import ENGLISH

Argument: TypeAlias = "int | str | Sequence[int] | Sequence[str]"


@dataclass(frozen=True, slots=True)
class Message:
    """What is said: an id of the catalogue, and its arguments by name."""

    id: str
    arguments: Mapping[str, Argument]

    def as_json(self) -> dict[str, Any]:
        """Return ``{"id": ..., "arguments": {...}}``, with messages in it as the same."""
        return {"id": self.id, "arguments": {name: _plain(value) for name, value in self.arguments.items()}}


class Said(str):
    """The English of a *message*, which it keeps: it can be an argument of another."""

    __slots__ = ("message",)

    message: Message

    def as_json(self) -> dict[str, Any]:
        """Return the sentence and its message as plain values."""
        return {"sentence": str(self), "message": self.message.as_json()}


def say(name: str, **arguments: Argument) -> Said:
    """Return the English of the message called *name*, with the message.

    Raise ``KeyError`` for one that the catalogue does not have.

    >>> say("sentence", text=say("is-not", cells=["r1c1"], digits=[2, 4])).message.id
    'sentence'
    """
    said = Said(ENGLISH.write(name, arguments))
    said.message = Message(name, arguments)
    return said


def because(name: str, parts: Sequence[Said], **arguments: Argument) -> Said:
    """Say the message called *name*, with *parts* as its reasons if there are any; raise as ``say``.

    >>> because("then-no-digit", [say("takes", cell="r1c2", digits=[4])], cell="r1c1")
    'then r1c1 would have no digit, as r1c2 takes 4'
    """
    return say(f"{name}-as", **arguments, parts=parts) if parts else say(name, **arguments)


def _plain(value: Argument) -> Any:
    if isinstance(value, Said):
        return value.message.as_json()
    return value if isinstance(value, int | str) else [_plain(one) for one in value]
