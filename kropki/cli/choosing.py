"""Which records of a file are exported, and in which order: the options for it, and the choice itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

import click

from generator.board.geometry import SIZES
from generator.errors import RequestError
from generator.generation.record import Record
from generator.generation.request import TECHNIQUES
from generator.ladder.rungs import Level

ORDERS: dict[str, Callable[[Record], Any]] = {  # what is not known comes last
    "rating": lambda record: (record.difficulty is None, record.difficulty and record.difficulty.rating, record.id),
    "score": lambda record: (record.difficulty is None, record.difficulty and record.difficulty.score, record.id),
    "givens": lambda record: (record.givens, record.id),
    "id": lambda record: record.id,
}
Command = TypeVar("Command", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Choice:
    """What is asked for: of *level*, *size* and ratings, with *technique*, in order of *sort*, the *first* alone."""

    level: str | None
    size: str | None
    rating_min: float | None
    rating_max: float | None
    technique: tuple[str, ...]
    sort: str | None
    first: int | None

    def of(self, records: Iterable[Record]) -> Iterator[Record]:
        """Return those of *records* that are asked for; only an order holds all of them in memory."""
        found = (record for record in records if self._allows(record))
        in_order = found if self.sort is None else iter(sorted(found, key=ORDERS[self.sort]))
        return islice(in_order, self.first)

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


def chosen(command: Command) -> Command:
    """Return *command* with the options of a choice; ``choice`` reads them."""
    for option in reversed(
        (
            click.option(
                "-d",
                "--difficulty",
                "level",
                type=click.Choice([str(level) for level in Level]),
                help="Only this level.",
            ),
            click.option("--size", type=click.Choice([str(size) for size in SIZES]), help="Only this size."),
            click.option("--rating-min", type=float, help="Only puzzles with at least this rating."),
            click.option("--rating-max", type=float, help="Only puzzles with at most this rating."),
            click.option("--technique", multiple=True, help="Only puzzles that use it. May be repeated."),
            click.option("--sort", type=click.Choice(list(ORDERS)), help="Sort by this, the least first."),
            click.option("--first", type=click.IntRange(min=1), metavar="N", help="Only the first N of them."),
        )
    ):
        command = option(command)
    return command


def choice(options: dict[str, Any]) -> Choice:
    """Read the options of ``chosen``; raise ``RequestError`` for a technique that is not known."""
    for name in options["technique"]:
        if name not in TECHNIQUES:
            raise RequestError(f"expected a technique ({', '.join(TECHNIQUES)}), got {name!r}")
    return Choice(**{name: options[name] for name in Choice.__dataclass_fields__})
