"""The interpreter of a compiled catalogue; web/shared/speak.js is its twin, and both say the same to the byte.

A pattern is a text, or a list of parts that are written one after the other. A part is a text or one of these lists::

    ["$", name]                          an argument
    ["@", id, {name: value}]             another message or term, with arguments of its own
    ["?", part, {key: pattern}, key]     one of several: by a word, or by the plural of a number; else the last key
    ["AND" | "OR", part, comma]          a list, with a comma before its last word "never", "needed" or for "each"
    ["JOIN", part, text, last]           a list, with a text between its items, and one before the last if there is one
    ["COUNT", part]                      how many a list has
    ["CAPITAL", part]                    with a capital letter, but for the name of a cell
    ["HOUSE", part, {name: value}]       a house, "row 3", by the term -house

A list that stands alone is joined by "and".
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from kropki.languages.plurals import CATEGORY

Pattern: TypeAlias = "str | Sequence[Any]"
Argument: TypeAlias = "int | str | Mapping[str, Any] | Sequence[Argument]"  # a mapping is a message: id and arguments

_CELL = re.compile(r"r\d")


class Language:
    """The messages of one language."""

    def __init__(self, code: str, patterns: Mapping[str, Pattern]) -> None:
        self.code = code
        self.patterns = patterns
        self._category = CATEGORY[code]

    def write(self, name: str, arguments: Mapping[str, Argument]) -> str:
        """Return the text of the message called *name*; raise ``KeyError`` for one that the catalogue does not have."""
        return self._pattern(self.patterns[name], arguments)

    def retell(self, answer: Any) -> Any:
        """Return *answer*, plain values, with each ``sentence`` as this language says the ``message`` beside it.

        What is said in English already stays.
        """
        if self.code == "en":
            return answer
        if isinstance(answer, dict):
            again = {name: value if name == "message" else self.retell(value) for name, value in answer.items()}
            if isinstance(said := answer.get("message"), dict) and "sentence" in answer:
                again["sentence"] = self.write(said["id"], said["arguments"])
            return again
        return [self.retell(each) for each in answer] if isinstance(answer, list) else answer

    def _pattern(self, pattern: Pattern, arguments: Mapping[str, Any]) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(self._text(self._value(part, arguments)) for part in pattern)

    def _value(self, part: Any, arguments: Mapping[str, Any]) -> Any:
        match part:
            case str():
                return part
            case ["$", name]:
                return arguments[name]
            case ["@", name, given]:
                return self._pattern(self.patterns[name], {**arguments, **given})
            case ["?", selector, variants, default]:
                key = self._key(self._value(selector, arguments), variants)
                return self._pattern(variants.get(key, variants[default]), arguments)
            case [function, inner, *rest]:
                return self._call(function, self._value(inner, arguments), *rest)
        raise ValueError(part)

    def _key(self, value: Any, variants: Mapping[str, Pattern]) -> str:
        if isinstance(value, int):
            return str(value) if str(value) in variants else self._category(value)
        return value if isinstance(value, str) else "-".join(map(self._text, value))

    def _call(self, function: str, value: Any, option: Any = None, last: str | None = None) -> Any:
        match function:
            case "COUNT":
                return len(value) if _is_list(value) else 1
            case "CAPITAL":
                text = self._text(value)
                return text if _CELL.match(text) else f"{text[:1].upper()}{text[1:]}"
            case "HOUSE":
                kind, _, number = value.partition(" ")
                return self._pattern(self.patterns["-house"], {"case": "", **option, "kind": kind, "number": number})
            case "JOIN" if _is_list(value):
                return _joined(list(map(self._text, value)), option, option if last is None else last)
            case "AND" | "OR" if _is_list(value):
                return self._listed(value, f"-{function.lower()}", option)
            case "JOIN" | "AND" | "OR":
                return value
        raise ValueError(function)

    def _text(self, value: Any) -> str:
        if isinstance(value, Mapping):
            return self.write(value["id"], value["arguments"])
        return self._listed(value, "-and", "needed") if _is_list(value) else str(value)

    def _listed(self, value: Sequence[Any], word: str, comma: str) -> str:
        """Write a list; items that list things themselves are kept apart by more than a word."""
        texts = list(map(self._text, value))
        last = f" {self._pattern(self.patterns[word], {})} "
        apart = f"{self._pattern(self.patterns['-apart'], {})}{last}"
        if comma == "each" and any(last in text for text in texts):
            return apart.join(texts)
        if comma == "needed" and any(last in text or ", " in text for text in texts):
            last = apart
        if not texts:
            return self._pattern(self.patterns["-none"], {})
        return _joined(texts, ", ", last)


@cache
def language(code: str) -> Language:
    """Return the language called *code*; raise ``FileNotFoundError`` for one that has no catalogue.

    What it does not say yet is in English.
    """
    own = json.loads(Path(__file__).with_name(f"{code}.json").read_text(encoding="utf-8"))
    return Language(code, own if code == "en" else {**language("en").patterns, **own})


def _joined(texts: Sequence[str], between: str, last: str) -> str:
    return f"{between.join(texts[:-1])}{last}{texts[-1]}" if len(texts) > 1 else "".join(texts)


def _is_list(value: Any) -> bool:
    return not isinstance(value, int | str | Mapping)
