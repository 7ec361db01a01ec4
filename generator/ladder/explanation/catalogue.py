"""The catalogue: makes messages by their ids, and the English of them by the templates in ``messages``.

A message is an id and arguments: cells, digits, houses and colours by name, ways to fill cells, lists of these, and
other messages. ``say`` gives the English with the message, so that it can be an argument of another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from kropki.generator.ladder.explanation.messages import TEMPLATES

Argument: TypeAlias = "int | str | Message | Sequence[int] | Sequence[str] | Sequence[Message]"

_FIELD = re.compile(r"\{(\^?)(\w+)(?:/([^}|]*)|\|([^}|]*)\|([^}|]*))?\}")
_CELL = re.compile(r"r\d")


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


def message(name: str, **arguments: Argument) -> Message:
    """Return the message called *name*; raise ``KeyError`` for one that the catalogue does not have.

    >>> english(message("right-until", digit=6, cell="r4c4"))
    'The first wrong digit was the 6 in r4c4.'
    """
    _ = TEMPLATES[name]
    return Message(name, arguments)


def say(name: str, **arguments: Argument) -> Said:
    """Return the English of the message called *name*, with the message; raise as ``message``.

    >>> say("sentence", text=say("is-not", cells=["r1c1"], digits=[2, 4])).message.id
    'sentence'
    """
    told = message(name, **arguments)
    said = Said(english(told))
    said.message = told
    return said


def because(name: str, parts: Sequence[Said], **arguments: Argument) -> Said:
    """Say the message called *name*, with *parts* as its reasons if there are any; raise as ``message``.

    >>> because("then-no-digit", [say("takes", cell="r1c2", digits=[4])], cell="r1c1")
    'then r1c1 would have no digit, as r1c2 takes 4'
    """
    return say(f"{name}-as", **arguments, parts=parts) if parts else say(name, **arguments)


def english(said: Message) -> str:
    """Return the English of *said*, as a sentence or a part of one."""
    return "".join(part if isinstance(part, str) else part.write(said.arguments[part.name]) for part in _parts(said.id))


class _Field(NamedTuple):
    """The place of an argument in a template."""

    name: str
    is_capital: bool
    word: str  # that joins a list
    one: str | None  # what is written instead of a list of one
    many: str  # and instead of others

    def write(self, value: Argument) -> str:
        if self.one is not None:
            return self.one if _count(value) == 1 else self.many
        text = _written(value, self.word)
        return text if not self.is_capital or _CELL.match(text) else f"{text[:1].upper()}{text[1:]}"


@cache
def _parts(name: str) -> tuple[str | _Field, ...]:
    """Return the template called *name* in parts."""
    found: list[str | _Field] = []
    at, template = 0, TEMPLATES[name]
    for field in _FIELD.finditer(template):
        capital, argument, word, one, many = field.groups()
        place = _Field(argument, bool(capital), "and" if word is None else word, one, many)
        found += [template[at : field.start()], place]
        at = field.end()
    return (*found, template[at:])


def _written(value: Argument, word: str) -> str:
    if isinstance(value, Message):
        return english(value)
    if isinstance(value, int | str):
        return str(value)
    words = [english(one) if isinstance(one, Message) else str(one) for one in value]
    match word:
        case "and" | "or":
            is_list = any(f" {word} " in text or ", " in text for text in words)
            return _listed(words, f", {word}" if is_list else f" {word}")
        case ",and" | ",or":
            return _listed(words, f" {word[1:]}")
        case "&" if any(" and " in text for text in words):
            return ", and ".join(words)
        case "&":
            return _listed(words, " and")
        case "" | " ":
            return word.join(words)
        case _:
            return f"{word} ".join(words)


def _listed(words: Sequence[str], last: str) -> str:
    return f"{', '.join(words[:-1])}{last} {words[-1]}" if len(words) > 1 else "".join(words) or "none"


def _count(value: Argument) -> int:
    return 1 if isinstance(value, int | str | Message) else len(value)


def _plain(value: Argument) -> Any:
    if isinstance(value, Said):
        return value.message.as_json()
    if isinstance(value, Message):
        return value.as_json()
    if isinstance(value, int | str):
        return value
    return [_plain(one) for one in value]
