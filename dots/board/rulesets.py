"""The rule sets: one row of properties each, and what options change of a row.

To add a rule set is to add a row. What the properties mean in play is the business of
``field``, ``rings`` and ``game``; the sentences stand in docs/dots/rules.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from kropki.dots.errors import RulesError


class Empty(StrEnum):
    """What a ring around no enemy dot is."""

    BASE = "base"  # nothing, until an enemy dot enters without capturing: then it closes
    POOL = "pool"  # stays open until its owner closes it
    NONE = "none"  # never a region, and nothing else either


class End(StrEnum):
    """How a game may end before the board is full; resigning and time end any game."""

    STOP = "stop"  # one side stops at a price, the other goes on alone, for a while
    EARLY = "early"  # one side ends, the other goes on alone until he is done
    LAST_DOT = "last-dot"  # the dot that fills the board may stand in a pool: it closes
    AGREED = "agreed"  # both agree; open pools are counted
    LIMIT = "limit"  # each side has so many dots
    COUNTED = "counted"  # both agree on the score as it is, or it is proved that it stays


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The properties of a rule set, and the options it is played with."""

    name: str
    optional: bool = False  # closing is a choice; otherwise every minimal ring closes at once
    empty: Empty = Empty.BASE
    ends: frozenset[End] = frozenset()
    shared: int | None = None  # dots that a ring may share with each group of old regions inside it; None: any number
    holes: bool = True  # open points may be left between the borders of own regions
    closes_alone: bool = False  # where no point is open, the side to move may still close once
    two_steps: bool = False  # a section of a chain may be two steps long
    all_points: bool = False  # every point inside a region counts, not the enemy dots alone
    move_limit: int | None = None  # dots of each side
    early_end: bool = False
    szkrab: bool = False
    first_to: int | None = None  # captures that win at once
    lead: int | None = None  # that wins at once

    @property
    def has_target(self) -> bool:
        """Whether a number of captures, or a lead, wins at once."""
        return self.first_to is not None or self.lead is not None

    @property
    def automatic(self) -> bool:
        """Whether every minimal ring closes at once, without anybody's choice."""
        return not self.optional

    @property
    def options(self) -> dict[str, bool | int]:
        """The options that differ from the row's own, by name."""
        row = RULES[self.name]
        return {key: getattr(self, key) for key in OPTIONS[self.name] if getattr(self, key) != getattr(row, key)}

    def __str__(self) -> str:
        """Return the name, and after it the options: ``paper+two_steps``, ``kepung+move_limit=20``."""
        parts = (key if value is True else f"{key}={value}" for key, value in self.options.items())
        return "+".join([self.name, *parts])


_ROWS = (
    RuleSet("standard", ends=frozenset({End.COUNTED})),
    RuleSet("no-territory", ends=frozenset({End.STOP})),
    RuleSet(
        "territory",
        optional=True,
        empty=Empty.POOL,
        ends=frozenset({End.LAST_DOT, End.AGREED}),
        shared=1,
    ),
    RuleSet("gorilla", optional=True, empty=Empty.NONE, closes_alone=True),
    RuleSet("kepung", ends=frozenset({End.LIMIT})),
    RuleSet("paper", optional=True, empty=Empty.NONE, closes_alone=True),
)
RULES: Mapping[str, RuleSet] = MappingProxyType({row.name: row for row in _ROWS})
COUNTS = ("move_limit", "first_to", "lead")  # the options that are numbers from 1
_TARGETS = ("first_to", "lead")
OPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "standard": _TARGETS,
        "no-territory": _TARGETS,
        "territory": ("szkrab", *_TARGETS),
        "gorilla": _TARGETS,
        "kepung": ("move_limit", *_TARGETS),
        "paper": ("two_steps", "all_points", "early_end", *_TARGETS),
    }
)
DEFAULT = "standard"
SIDE_MINUTES = 4  # that the side left alone after STOP may play on


def named(name: str, **options: bool | int | None) -> RuleSet:
    """Return the rule set called *name* with *options*; raise ``RulesError`` for what does not exist.

    >>> str(named("paper", two_steps=True))
    'paper+two_steps'
    """
    if name not in RULES:
        raise RulesError(f"expected one of {', '.join(RULES)}, not {name!r}", code="rules")
    for key, value in options.items():
        _check_option(name, key, value)
    row = replace(RULES[name], **options)  # type: ignore[arg-type]
    if row.szkrab:
        row = replace(row, shared=0, holes=False, ends=row.ends - {End.LAST_DOT})
    return replace(row, ends=row.ends | {End.EARLY}) if row.early_end else row


def parse(text: str) -> RuleSet:
    """Read what ``str`` of a rule set gives; raise ``RulesError`` for any other text.

    >>> parse("kepung+move_limit=20").move_limit
    20
    """
    name, *parts = text.split("+")
    options: dict[str, bool | int] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if equals and not (value.isascii() and value.isdigit() and len(value) < 8):
            raise RulesError(f"expected a number after '=', not {value[:20]!r}", code="option")
        options[key] = int(value) if equals else True
    return named(name, **options)


def _check_option(name: str, key: str, value: object) -> None:
    allowed = OPTIONS[name]
    if key not in allowed:
        raise RulesError(f"expected an option of {name} ({', '.join(allowed)}), not {key!r}", code="option")
    is_count = isinstance(value, int) and not isinstance(value, bool) and value > 0
    if key in COUNTS and not (value is None or is_count):
        raise RulesError(f"expected a number of dots from 1 for {key}, not {value!r}", code="option")
    if key not in COUNTS and not isinstance(value, bool):
        raise RulesError(f"expected true or false for {key}, not {value!r}", code="option")
