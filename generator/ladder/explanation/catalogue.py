"""The catalogue: every message that the teacher has, by its id, and the English that it makes.

A message is an id and arguments: cells, digits, houses and colours by name, lists of these, and other messages. Ids and
the names of arguments are a contract, listed in docs/api.md and only added to. Sentences are none.

A template names its arguments in braces. A list is joined with "and"; a slash gives another word: ``{cells/or}``,
``{parts/;}``, and ``{digits/}`` writes digits as candidates are written. ``{cells|is|are}`` chooses by the number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

Argument: TypeAlias = "int | str | Message | Sequence[int] | Sequence[str] | Sequence[Message]"

_FIELD = re.compile(r"\{(\w+)(?:(/)([^}|]*)|\|([^}|]*)\|([^}|]*))?\}")


@dataclass(frozen=True, slots=True)
class Message:
    """What is said: an id of the catalogue, and its arguments by name."""

    id: str
    arguments: Mapping[str, Argument]

    def as_json(self) -> dict[str, Any]:
        """Return ``{"id": ..., "arguments": {...}}``, with messages in it as the same."""
        return {"id": self.id, "arguments": {name: _plain(value) for name, value in self.arguments.items()}}


def message(name: str, **arguments: Argument) -> Message:
    """Return the message called *name*; raise ``KeyError`` for one that the catalogue does not have.

    >>> english(message("right-until", digit=6, cell="r4c4"))
    'Everything was right until the 6 in r4c4.'
    """
    _ = TEMPLATES[name]
    return Message(name, arguments)


def english(said: Message) -> str:
    """Return the English of *said*, as a sentence or a part of one."""

    def write(field: re.Match[str]) -> str:
        name, slash, word, one, many = field.groups()
        value = said.arguments[name]
        if one is not None:
            return str(one if _count(value) == 1 else many)
        return _written(value, word if slash else "and")

    return _FIELD.sub(write, TEMPLATES[said.id])


def _written(value: Argument, word: str) -> str:
    if isinstance(value, Message):
        return english(value)
    if isinstance(value, int | str):
        return str(value)
    words = [english(one) if isinstance(one, Message) else str(one) for one in value]
    if word in {"", ";"}:
        return "; ".join(words) if word else "".join(words)
    if len(words) < 2:
        return "".join(words)
    glue = f", {word} " if any(f" {word} " in text or ", " in text for text in words) else f" {word} "
    return f"{', '.join(words[:-1])}{glue}{words[-1]}"


def _count(value: Argument) -> int:
    return 1 if isinstance(value, int | str | Message) else len(value)


def _plain(value: Argument) -> Any:
    if isinstance(value, Message):
        return value.as_json()
    if isinstance(value, int | str):
        return value
    return [_plain(one) for one in value]


TEMPLATES = {
    # a position that is not right
    "wrong-digits": "{cells|This digit is|These digits are} wrong: {cells}.",
    "lost-marks": "The marks in {cells} have lost the right digit.",
    "right-until": "Everything was right until the {digit} in {cell}.",
    "wrong-house": "If {cell} were {digit}, {house} would have two {digit}s: {other} is {digit}, too.",
    "wrong-white": "If {cell} were {digit}, the white dot to {other} would join {digit} and {known}, which are not "
    "consecutive.",
    "wrong-black": "If {cell} were {digit}, the black dot to {other} would join {digit} and {known}, and neither is "
    "half of the other.",
    "wrong-gap": "If {cell} were {digit}, there would have to be a dot between it and {other}, which is "
    "{known}. There is none.",
    "wrong-no-digit": "If {cell} were {digit}, {other} would have no digit left: {parts}.",
    "wrong-no-place": "If {cell} were {digit}, {house} would have no place left for {missing}: {parts}.",
    "wrong-between-white": "If {cell} were {digit}, the white dot between {cells} would join {digits}.",
    "wrong-between-black": "If {cell} were {digit}, the black dot between {cells} would join {digits}.",
    "wrong-between-gap": "If {cell} were {digit}, then {cells} would be {digits}, without a dot between them.",
    "wrong-by-trying": "{digit} in {cell} is wrong. No short chain of steps shows it: it is found by trying.",
    # clues that contradict each other
    "clash-house": "There are two {digit}s in {house}: in {cells}.",
    "clash-no-digit": "There is no digit left for {other}: {parts}.",
    "clash-no-place": "There is no place left for {missing} in {house}: {parts}.",
    "clash-between-white": "The white dot between {cells} would join {digits}.",
    "clash-between-black": "The black dot between {cells} would join {digits}.",
    "clash-between-gap": "There would be {digits} in {cells}, without a dot between them.",
    # parts of these
    "rules-out-seen": "it sees {digits}",
    "rules-out-dot": "the {colour} dot to {cell}, which is {digit}, rules out {digits}",
    "rules-out-gap": "the missing dot to {cell}, which is {digit}, rules out {digits}",
    "rules-out-steps": "earlier steps ruled out {digits}",
    "keeps-out-seen": "the {digit} in {sources} sees {cells}",
    "keeps-out-filled": "the other cells are filled",
    "keeps-out-steps": "{cells} {cells|has|have} no {digit} left",
    # a step
    "so-digit": "So {cell} is {digit}.",
    # why
    "far-one": "One other digit comes first on the way to {cell}.",
    "far-steps": "No other digit comes first, but many steps lead to {cell}.",
    "far": "{count} other digits come first on the way to {cell}.",
}
