"""The times that people took for puzzles of the stock, and the difficulty that is measured by them.

One row for each device and puzzle: the first time counts, since whoever solves a puzzle again
knows it. A device is a hash of its random token. No row says when it was sent; *serial* only says
which rows are older, and *network* is a mark that is forgotten after two days (``marks``). The rows
are bounded in all, for each device, each puzzle and each network, and no query looks at more than
these bounds: so none takes longer as the table grows. Where there are too many, the oldest of a
network that sent very many go first, then what counts for nothing, then the oldest. Times of pasted
puzzles, whose solutions may have been known, are kept apart and count for nothing.

What a time counts is its *weight*: nothing if another device of the network has one for this puzzle, if its network
has sent very many, or if no person takes so long for the level; else one, and one more for each earlier time of
the device, up to ten. So a median rests on devices that have a past, and never on one network.

Knows SQL, and neither HTTP nor how a difficulty is measured. Every failure of the database is a
``StockError``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sql

from kropki.api.store.engine import METADATA, Rule, Tables, forget_marks, index, reading, writing
from kropki.api.store.ids import hashed
from kropki.generator.board.rules import Negative

MOST = 200_000  # times in all
MOST_OF_DEVICE = 1000
MOST_OF_PUZZLE = 1000
MOST_OF_NETWORK = 1000  # times in two days, above which its own oldest go
COUNTED_OF_NETWORK = 100  # times in two days that count, more than a class sends
HEAVIEST = 10  # the weight of a device with so many times
LONGEST_MS = {  # of a level, above which a time counts for nothing: the board was left open
    "easy": 3_600_000,
    "medium": 5_400_000,
    "hard": 7_200_000,
    "expert": 10_800_000,
}
_LONGEST_MS = 14_400_000  # of the others
LATEST = 1000  # times of a level that are looked at
ENOUGH = 10  # devices; below, nothing but their number is told
SPREAD = 100  # times of a puzzle that are told, at most
_CHUNK = 10_000  # rows that are fetched or stored at once

times = sql.Table(
    "times",
    METADATA,
    sql.Column("serial", sql.Integer, primary_key=True),
    sql.Column("token", sql.String(32), nullable=False),  # hashed
    sql.Column("puzzle", sql.String(12), nullable=False),
    sql.Column("size", sql.SmallInteger, nullable=False),
    sql.Column("negative", Rule, nullable=False),
    sql.Column("boxes", sql.Boolean, nullable=False),
    sql.Column("level", sql.String(16), nullable=False),
    sql.Column("ms", sql.Integer, nullable=False),
    sql.Column("hints", sql.SmallInteger, nullable=False),
    sql.Column("checks", sql.SmallInteger, nullable=False),
    sql.Column("pasted", sql.Boolean, nullable=False),
    sql.Column("weight", sql.SmallInteger, nullable=False),
    sql.Column("network", sql.String(40)),
    sql.Column("steps", sql.Text),  # as ``written_steps`` writes them
    sqlite_autoincrement=True,
)
sql.Index("times_by_token", times.c.token, times.c.puzzle, unique=True)
index(times, "level", "size", "negative", "boxes", "level", "pasted", "serial", "ms", "weight")
index(times, "puzzle", "puzzle", "pasted", "serial", "ms", "token", "hints", "checks", "weight")
index(times, "network", "network", "puzzle", "serial", known=True)
measured = sql.Table(
    "measured",
    METADATA,
    sql.Column("puzzle", sql.String(12), primary_key=True),
    sql.Column("ms", sql.Integer, nullable=False),
    sql.Column("level", sql.String(16), nullable=False),
    sql.Column("solves", sql.Integer, nullable=False),
)


@dataclass(frozen=True, slots=True)
class Group:
    """Puzzles whose times may be compared: those of one kind of board, rule and level."""

    size: int
    negative: Negative
    level: str
    boxes: bool = True


@dataclass(frozen=True, slots=True)
class Time:
    """That a device solved a puzzle, in how many milliseconds, and with what help."""

    puzzle: str
    group: Group
    ms: int
    hints: int
    checks: int
    pasted: bool
    steps: str | None = None  # as ``written_steps`` writes them


@dataclass(frozen=True, slots=True)
class Measured:
    """The difficulty of a puzzle as measured by *solves*: the *ms* of a typical device, and the level of such times."""

    puzzle: str
    ms: int
    level: str
    solves: int


@dataclass(frozen=True, slots=True)
class Summary:
    """The times of others for a puzzle and its level that count; a median is ``None`` below ``ENOUGH`` solves."""

    solves: int  # devices, on which the median and the spread rest
    unaided: int  # without hint or check
    median_ms: int | None
    spread_ms: tuple[int, ...]  # ascending: all times, or SPREAD of them at even distances; none below ENOUGH
    level_solves: int  # up to LATEST
    level_median_ms: int | None
    measured: Measured | None


@dataclass(frozen=True, slots=True)
class TimeRow:
    """A time as a measurement takes it; *device* is a hash."""

    device: str
    puzzle: str
    group: Group
    ms: int


class Times(Tables):
    """The times in the database of *engine*, whose tables are there."""

    def add(self, token: str, time: Time, networks: tuple[str, ...] = ()) -> bool:
        """Keep the *time* of the device with *token*; return whether it is its first one for this puzzle.

        A later one changes nothing. *networks* are the marks of where it comes from, first that of today. Where a bound
        is reached, others go.
        """
        row = {"token": hashed(token), **asdict(time.group), **asdict(time)}
        del row["group"]
        known = sql.select(times.c.serial).where(times.c.token == row["token"], times.c.puzzle == time.puzzle)
        with writing(self._engine, alone=True) as connection:
            if connection.scalar(known) is not None:
                return False
            network = networks[0] if networks else None
            row |= {"network": network, "weight": _weight(connection, row["token"], time, networks)}
            insert = self._insert(times).values(row).on_conflict_do_nothing().returning(times.c.serial)
            added = connection.scalar(insert)
            if added is None:  # sent twice at the same time
                return False
            if network is not None:
                _trim(connection, times.c.network == network, MOST_OF_NETWORK)
            _trim(connection, times.c.token == row["token"], MOST_OF_DEVICE)
            of_puzzle = sql.and_(times.c.puzzle == time.puzzle, times.c.pasted == time.pasted)
            _displace(connection, of_puzzle, MOST_OF_PUZZLE)
            if added > MOST:  # else there cannot be so many
                _displace(connection, sql.true(), MOST)
        return True

    def forget_networks(self, before: str) -> None:
        """Forget from where a time came if the mark sorts *before* this one."""
        forget_marks(self._engine, before, times.c.network)

    def of(self, puzzle: str, group: Group, *, without: str | None = None) -> Summary:
        """Sum up the times of *puzzle* and its *group*, *without* those of the device with this token."""
        mine = times.c.token != hashed(without) if without else sql.true()
        columns = (times.c.ms, times.c.weight, times.c.hints + times.c.checks)
        chosen = sql.select(*columns).where(times.c.puzzle == puzzle, ~times.c.pasted, mine, times.c.weight > 0)
        with reading(self._engine) as connection:
            rows = connection.execute(chosen.order_by(times.c.ms).limit(MOST_OF_PUZZLE)).all()
            of_level = _numbers(connection, _latest(group))
            found = connection.execute(sql.select(measured).where(measured.c.puzzle == puzzle)).one_or_none()
        told = [ms for ms, _, _ in rows]
        return Summary(
            solves=len(rows),
            unaided=sum(not help_used for _, _, help_used in rows),
            median_ms=_median([(ms, weight) for ms, weight, _ in rows]),
            spread_ms=_spread(told),
            level_solves=len(of_level),
            level_median_ms=_median(of_level),
            measured=Measured(*found) if found else None,
        )

    def forget(self, token: str) -> int:
        """Remove all that the device with *token* sent; return how many times that were."""
        with writing(self._engine, alone=True) as connection:
            return connection.execute(times.delete().where(times.c.token == hashed(token))).rowcount

    def newest(self) -> int:
        """Return the serial number of the newest time; 0 where there is none."""
        with reading(self._engine) as connection:
            return connection.scalar(sql.select(sql.func.max(times.c.serial))) or 0

    def every(self) -> Iterator[TimeRow]:
        """Yield every time that counts, oldest first; nothing stays open between chunks."""
        last = 0
        columns = (times.c[name] for name in ("serial", "token", "puzzle", "size", "negative", "level", "boxes", "ms"))
        chosen = sql.select(*columns).where(~times.c.pasted, times.c.weight > 0).order_by(times.c.serial).limit(_CHUNK)
        while True:
            with reading(self._engine) as connection:
                rows = connection.execute(chosen.where(times.c.serial > last)).all()
            if not rows:
                return
            for _, device, puzzle, *group, ms in rows:
                yield TimeRow(device, puzzle, Group(*group), ms)
            last = rows[-1].serial

    def keep_measured(self, puzzles: Iterable[Measured]) -> None:
        """Replace all that was measured by what is measured now."""
        rows = [asdict(item) for item in puzzles]
        with writing(self._engine, alone=True) as connection:
            connection.execute(measured.delete())
            if rows:
                connection.execute(measured.insert(), rows)


def written_steps(rungs: Sequence[int | None], seconds: Sequence[float]) -> str | None:
    """Return what each digit took as a short text: rung and half seconds.

    >>> written_steps([3, None, 0], [4.5, 60.0, 0.5])
    '3:9 0:1'
    """
    found = [f"{rung}:{round(2 * s)}" for rung, s in zip(rungs, seconds, strict=False) if rung is not None]
    return " ".join(found) or None


def _trim(connection: sql.Connection, where: sql.ColumnElement[bool], most: int) -> None:
    """Remove the oldest times *where* there are more than *most*."""
    newest = sql.select(times.c.serial).where(where).order_by(times.c.serial.desc())
    oldest = connection.scalar(newest.offset(most).limit(1))
    if oldest is not None:
        connection.execute(times.delete().where(where, times.c.serial <= oldest))


def _displace(connection: sql.Connection, where: sql.ColumnElement[bool], most: int) -> None:
    """Remove what there is *where* above *most* times: what counts for nothing first, then the oldest."""
    over = (connection.scalar(sql.select(sql.func.count()).select_from(times).where(where)) or 0) - most
    if over <= 0:
        return
    chosen = sql.select(times.c.serial).where(where).order_by(times.c.weight > 0, times.c.serial).limit(over)
    connection.execute(times.delete().where(times.c.serial.in_(connection.scalars(chosen).all())))


def _weight(connection: sql.Connection, token: str, time: Time, networks: tuple[str, ...]) -> int:
    """Return what a *time* counts that the device with this hash of a *token* sends now."""
    if time.ms > LONGEST_MS.get(time.group.level, _LONGEST_MS):
        return 0
    counts = times.c.weight > 0
    if networks:
        own = sql.select(times.c.serial).where(times.c.network.in_(networks), counts)
        if connection.scalar(own.where(times.c.puzzle == time.puzzle).limit(1)) is not None:
            return 0
        if len(connection.scalars(own.limit(COUNTED_OF_NETWORK)).all()) >= COUNTED_OF_NETWORK:
            return 0
    earlier = sql.select(times.c.serial).where(times.c.token == token, counts).limit(HEAVIEST - 1)
    return 1 + len(connection.scalars(earlier).all())


def _latest(group: Group) -> sql.Select[Any]:
    """Return the query for the newest times of *group*, which needs the index alone."""
    wanted = [times.c[name] == value for name, value in asdict(group).items()]
    counted = sql.select(times.c.ms, times.c.weight).where(*wanted, ~times.c.pasted, times.c.weight > 0)
    return counted.order_by(times.c.serial.desc()).limit(LATEST)


def _numbers(connection: sql.Connection, chosen: sql.Select[Any]) -> list[tuple[int, int]]:
    """Run the query *chosen* and return its times and their weights; one row holds all.

    Fetching each row would take the GIL anew.
    """
    found = chosen.subquery().c
    each = sql.cast(found.ms, sql.String) + ":" + sql.cast(found.weight, sql.String)
    text = connection.scalar(sql.select(sql.func.aggregate_strings(each, ",")))
    pairs = (pair.split(":") for pair in text.split(",")) if text else ()
    return [(int(ms), int(weight)) for ms, weight in pairs]


def _median(counted: list[tuple[int, int]]) -> int | None:
    """Return the time that has half of the weight below it, of times and their weights; ``None`` of too few.

    >>> _median([(10, 1)] * 5 + [(20, 1)] * 5), _median([(10, 1)] * 9 + [(20, 10)]), _median([(1, 1)])
    (15, 20, None)
    """
    if len(counted) < ENOUGH:
        return None
    ordered = sorted(counted)
    below, half = 0, sum(weight for _, weight in ordered) / 2
    for place, (ms, weight) in enumerate(ordered):
        below += weight
        if below >= half:
            return round((ms + ordered[place + 1][0]) / 2) if below == half else ms
    return None


def _spread(ms: list[int]) -> tuple[int, ...]:
    """Return all of the sorted *ms*, or ``SPREAD`` of them at even distances; none where there are not enough."""
    if len(ms) < ENOUGH:
        return ()
    number = min(len(ms), SPREAD)
    return tuple([ms[(2 * i + 1) * len(ms) // (2 * number)] for i in range(number)])
