"""What a measurement is made of: how much of it to do, its rows, the goals they are held to.

Knows no clock and no Markdown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """How often things are measured; the medians need many, a smoke run few."""

    checks: int  # puzzles whose uniqueness is checked
    boards: int  # of each family of boards made to be hard
    batches: int  # batches of records of each size and kind
    batch: int  # records of one batch
    level_batch: int  # records of one batch of a level
    starts: int  # processes started, of each sort
    service_starts: int  # times the service is started, to see how long it takes
    first_runs: int  # processes started with an empty cache of compiled code
    seeds: int  # of each command that is interpreted at first
    many: int  # records of the processes whose memory is looked at
    turns: int  # of one worker and two
    turn: int  # records of each
    few: int  # records of a batch whose memory is held against
    plenty: int  # that of so many
    stocked: int  # puzzles of each level that the API draws from
    reads: int  # of the API in one turn, and of the bare endpoint
    rounds: int  # such turns
    many_reads: int  # after which the memory of the API is looked at
    probes: int  # of the API's health while others keep it busy
    crowd: int  # such clients
    asked: int  # requests of each sort whose processor time is taken


FULL = Effort(
    checks=300, boards=20, batches=15, batch=100, level_batch=20, starts=9,
    service_starts=3, first_runs=3, seeds=20, many=2000, turns=9, turn=3000, few=10_000, plenty=200_000,
    stocked=1000, reads=5000, rounds=9, many_reads=1_000_000, probes=3000, crowd=50, asked=300,
)  # fmt: skip
QUICK = Effort(
    checks=1, boards=1, batches=1, batch=1, level_batch=1, starts=1, service_starts=1, first_runs=1, seeds=1,
    many=2, turns=1, turn=10, few=2, plenty=4,
    stocked=1, reads=10, rounds=1, many_reads=20, probes=5, crowd=2, asked=2,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Row:
    """One figure, and its goals."""

    what: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    def goals(self) -> Iterator[tuple[str, bool]]:
        """Yield each goal in words, and whether it is reached."""
        if self.at_most is not None:
            yield f"at most {self.at_most:,g} {self.unit}".rstrip(), self.value <= self.at_most
        if self.at_least is not None:
            yield f"at least {self.at_least:,g} {self.unit}".rstrip(), self.value >= self.at_least


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the report: a title, how it is measured, and what measures it."""

    title: str
    method: str
    rows: Callable[[Effort], Iterable[Row]]
