"""The plural of a whole number in each language, as CLDR has it (unicode.org/cldr, plurals.json)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

Category: TypeAlias = Literal["one", "few", "many", "other"]


def _germanic(count: int) -> Category:
    return "one" if count == 1 else "other"


def _italian(count: int) -> Category:
    if count and count % 1_000_000 == 0:
        return "many"
    return _germanic(count)


def _polish(count: int) -> Category:
    if count == 1:
        return "one"
    return "few" if _is_few(count) else "many"


def _russian(count: int) -> Category:
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if _is_few(count) else "many"


def _is_few(count: int) -> bool:
    return count % 10 in {2, 3, 4} and count % 100 not in {12, 13, 14}


def _malay(_count: int) -> Category:
    return "other"


CATEGORY: Mapping[str, Callable[[int], Category]] = {
    "de": _germanic,
    "en": _germanic,
    "it": _italian,
    "ms": _malay,
    "pl": _polish,
    "ru": _russian,
}
