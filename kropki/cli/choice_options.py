"""Which records of a file are exported, and in which order: the options for it, and the choice itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any, TypeVar

import click

from kropki.generator.board.geometry import SQUARES
from kropki.generator.errors import RequestError, nearest
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import TECHNIQUES
from kropki.generator.ladder.rungs import Level

ORDERS: dict[str, Callable[[Record], Any]] = {  # None: not known
    "rating": lambda record: record.difficulty and record.difficulty.rating,
    "score": lambda record: record.difficulty and record.difficulty.score,
    "givens": lambda record: record.givens,
    "id": lambda record: record.id,
}
SYMMETRIES = ("half-turn", "quarter-turn", "left-right", "top-bottom", "diagonal", "other-diagonal")
Command = TypeVar("Command", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Choice:
    """What is asked for: of *level*, *size* and ratings, with *technique*, in order of *sort*, the *first* alone.

    If *reverse*, the greatest comes first. What is not known comes last in any case.
    """

    level: str | None
    size: str | None
    rating_min: float | None
    rating_max: float | None
    technique: tuple[str, ...]
    sort: str | None
    reverse: bool
    first: int | None

    def of(self, records: Iterable[Record]) -> Iterator[Record]:
        """Return those of *records* that are asked for; only an order holds all of them in memory."""
        found = (record for record in records if self._allows(record))
        return islice(found if self.sort is None else self._sorted(found, ORDERS[self.sort]), self.first)

    def _sorted(self, records: Iterable[Record], key: Callable[[Record], Any]) -> Iterator[Record]:
        unknown: list[Record] = []
        known: list[Record] = []
        for record in sorted(records, key=lambda record: record.id):
            (unknown if key(record) is None else known).append(record)
        return chain(sorted(known, key=key, reverse=self.reverse), unknown)

    def _allows(self, record: Record) -> bool:
        difficulty = record.difficulty
        if self.size is not None and str(record.size) != self.size:
            return False
        if (self.level, self.rating_min, self.rating_max, self.technique) == (None, None, None, ()):
            return True
        return (
            difficulty is not None
            and self.level in (None, difficulty.level)
            and (self.rating_min is None or difficulty.rating >= self.rating_min)
            and (self.rating_max is None or difficulty.rating <= self.rating_max)
            and set(self.technique) <= difficulty.techniques.keys()
        )


def level(words: str, *name: str) -> Callable[[Command], Command]:
    """Return the option for one level, with *words* as its help, and the *name* of its parameter."""
    kinds = click.Choice([str(level) for level in Level], case_sensitive=False)
    return click.option("-d", "--difficulty", *name, type=kinds, multiple=True, callback=_one, help=words)


def symmetry(words: str) -> Callable[[Command], Command]:
    """Return the option for a symmetry, with *words* as its help."""
    return click.option("--symmetry", type=click.Choice(SYMMETRIES), help=words)


def _one(_context: click.Context, _option: click.Parameter, levels: tuple[str, ...]) -> str | None:
    """Return the one of *levels*."""
    if len(set(levels)) > 1:
        raise click.BadParameter(f"expected one level, got {' and '.join(levels)}")
    return levels[0] if levels else None


def technique_names(_context: click.Context, _option: click.Parameter, said: Any) -> Any:
    """Return what is *said*, one name or several, as the table of techniques writes it, whatever its case."""
    names = {name.lower(): name for name in TECHNIQUES}
    if said is None or isinstance(said, str):
        return names.get((said or "").lower(), said)
    return tuple(names.get(name.lower(), name) for name in said)


def chosen(command: Command) -> Command:
    """Return *command* with the options of a choice; ``choice`` reads them."""
    for option in reversed(
        (
            level("Only this level.", "level"),
            click.option("--size", type=click.Choice([str(size) for size in SQUARES]), help="Only this size."),
            click.option("--rating-min", type=float, help="Only puzzles with at least this rating."),
            click.option("--rating-max", type=float, help="Only puzzles with at most this rating."),
            click.option(
                "--technique",
                multiple=True,
                callback=technique_names,
                help="Only puzzles that use it. May be repeated.",
            ),
            click.option("--sort", type=click.Choice(list(ORDERS)), help="Sort by this, the least first."),
            click.option("--reverse", is_flag=True, help="The other way round: with --sort, the greatest first."),
            click.option("--first", type=click.IntRange(min=1), metavar="N", help="Only the first N of them."),
        )
    ):
        command = option(command)
    return command


def choice(options: dict[str, Any]) -> Choice:
    """Read the options of ``chosen``; raise ``RequestError`` for a technique that is not known."""
    for name in options["technique"]:
        if name not in TECHNIQUES:
            words = f"expected a technique ({', '.join(TECHNIQUES)}), got {name!r}{nearest(name, TECHNIQUES)}"
            raise RequestError(words)
    if options["reverse"] and options["sort"] is None:
        raise RequestError(f"expected --sort ({', '.join(ORDERS)}) for --reverse, got none")
    return Choice(**{name: options[name] for name in Choice.__dataclass_fields__})
