"""The ``kropki stock`` commands, about puzzles and publications: fill, status, remove, verify.

Imported with every ``kropki``, so what is slow to import is imported by the command that needs it.
"""

from __future__ import annotations

import errno
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from itertools import repeat
from threading import Thread
from typing import TYPE_CHECKING

import click

from kropki.cli import signals
from kropki.cli.exit_codes import ExitCode
from kropki.generator.board.geometry import SIZES
from kropki.generator.board.rules import OneTwo
from kropki.generator.errors import KropkiError
from kropki.generator.ladder.rungs import Level

if TYPE_CHECKING:
    from kropki.api.jobs.measure import Measurer
    from kropki.api.store.kinds import Kind
    from kropki.api.store.publications import RemovedPuzzle
    from kropki.api.store.repository import Stock

_MOST = 10_000_000  # puzzles of a kind


@click.group()
def stock() -> None:
    """Fill, count and verify the stock of puzzles that the server draws from (KROPKI_DATABASE_URL)."""


@stock.command()
@click.option(
    "--per-level",
    type=click.IntRange(1, _MOST),
    default=100,
    show_default=True,
    help="The number of puzzles of each kind.",
)
@click.option(
    "--size",
    "sizes",
    type=click.Choice([str(size) for size in SIZES]),
    multiple=True,
    help="Only this size. May be repeated.",
)
@click.option(
    "-d",
    "--difficulty",
    "levels",
    type=click.Choice([str(level) for level in Level]),
    multiple=True,
    help="Only this level. May be repeated.",
)
@click.option(
    "--one-two",
    "dots",
    type=click.Choice([str(dot) for dot in OneTwo]),
    multiple=True,
    default=[OneTwo.BLACK.value],
    show_default=True,
    help="The dot of a pair 1-2. May be repeated.",
)
@click.option(
    "--watch", type=click.FloatRange(min=0.1), metavar="SECONDS", help="Look again after this time, and never end."
)
@click.option("--until-eof", is_flag=True, help="End when standard input ends.")
def fill(  # noqa: PLR0913 - one for each option
    per_level: int,
    sizes: tuple[str, ...],
    levels: tuple[str, ...],
    dots: tuple[str, ...],
    watch: float | None,
    *,
    until_eof: bool,
) -> None:
    """Make the puzzles that the stock lacks. The constraint model certifies each of them first."""
    if until_eof:
        Thread(target=_end_with_stdin, daemon=True).start()
    kinds = _kinds(sizes, levels, dots)
    if watch is None:
        with opened_stock(may_create=True) as opened:
            click.echo(f"{_fill(opened, kinds, per_level)} puzzles added", err=True)
        return
    from kropki.api.jobs.measure import Measurer

    measurer = Measurer()
    for _ in signals.raise_pending_signals(repeat(None)):
        _try_to_fill(kinds, per_level)
        _try_to_measure(measurer)
        time.sleep(watch)


def _end_with_stdin() -> None:
    while os.read(sys.stdin.fileno(), 1):  # with no buffer, whose lock would be held when the process ends
        pass
    os.kill(os.getpid(), signal.SIGTERM)


@stock.command()
def status() -> None:
    """Count the puzzles of each kind, as lines of JSON: those that requests may draw, and all."""
    from kropki.api.store.kinds import KINDS

    with opened_stock() as opened:
        counted = opened.count()
    for kind in dict.fromkeys([*KINDS, *counted]):
        certified, kept = counted.get(kind, (0, 0))
        click.echo(json.dumps({**asdict(kind), "judged": certified, "kept": kept}))


@stock.command()
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
def remove(ids: tuple[str, ...]) -> int:
    """Take down forever a publication by its ID (10 characters), or a puzzle by its ID (12 characters).

    The address of each then answers 410, and so does `/embed`. Nobody can publish it again unchanged. If you take down
    a puzzle, it also leaves all collections, its publications go, and nobody can store it again.
    """
    from kropki.api.store.publications import ID_LENGTH
    from kropki.generator.generation import record

    missing = 0
    with opened_stock() as opened:
        for each in ids:
            named = each.upper()
            if len(named) == record.ID_LENGTH and set(named) <= set(record.ALPHABET):
                found = opened.publications.remove_puzzle(named)
                click.echo(f"{each}: {_told(found)}", err=True)
                missing += found.was_removed and not found.was_there
            elif len(named) == ID_LENGTH and opened.publications.remove(named):
                click.echo(f"{each}: removed", err=True)
            else:
                click.echo(f"{each}: nothing has this id, or it was removed before", err=True)
                missing += 1
    return ExitCode.FELL_SHORT if missing else ExitCode.OK


@stock.command()
@click.option("--certify", is_flag=True, help="Also let the constraint model certify each puzzle (slow).")
def verify(*, certify: bool) -> int:
    """Check every puzzle of the stock as `kropki check` does. Print a line a fault, also for unreadable puzzles."""
    good = faulty = 0

    def on_damage(name: str, error: KropkiError) -> None:
        nonlocal faulty
        click.echo(f"{name}: {error.message}")
        faulty += 1

    with opened_stock() as opened:
        for puzzle_id, text in opened.every(on_damage=on_damage):
            found = list(_faults(puzzle_id, text, certified=certify))
            for fault in found:
                click.echo(f"{puzzle_id}: {fault}")
            faulty += bool(found)
            good += not found
    click.echo(f"good puzzles: {good}, faults: {faulty}", err=True)
    return ExitCode.FELL_SHORT if faulty else ExitCode.OK


@contextmanager
def opened_stock(*, may_create: bool = False) -> Iterator[Stock]:
    """Yield the database of the service (KROPKI_DATABASE_URL), brought up to date.

    Unless this *may_create* one, a SQLite file that is not there is a ``FileNotFoundError``.
    """
    from kropki.api.settings import Settings
    from kropki.api.store.engine import file_of
    from kropki.api.store.repository import Stock

    url = Settings.from_environment().database_url
    file = file_of(url)
    if file and not may_create and not file.exists():
        raise FileNotFoundError(errno.ENOENT, "there is no such database (KROPKI_DATABASE_URL)", str(file.absolute()))
    stock = Stock(url)
    try:
        stock.open()
        yield stock
    finally:
        stock.close()


def _told(found: RemovedPuzzle) -> str:
    if found.was_there:
        return f"removed, with {found.publications} publications; {found.collections} collections had it"
    if found.was_removed:
        return "it was removed before"
    return "it was not stored here; from now on, nobody can store or publish it"


def _kinds(sizes: tuple[str, ...], levels: tuple[str, ...], dots: tuple[str, ...]) -> tuple[Kind, ...]:
    from kropki.api.store.kinds import KINDS

    kinds = [kind for kind in KINDS if kind.one_two in dots and str(kind.size) in (sizes or map(str, SIZES))]
    return tuple([kind for kind in kinds if not levels or kind.level in levels])


def _fill(opened: Stock, kinds: tuple[Kind, ...], each: int) -> int:
    from kropki.api.jobs.refill import fill

    return sum(1 for _ in signals.raise_pending_signals(fill(opened, kinds, each)))


def _try_to_fill(kinds: tuple[Kind, ...], each: int) -> None:
    """Fill as far as the database allows; one that is away is waited for."""
    from kropki.api.errors import StockError

    try:
        with opened_stock(may_create=True) as opened:
            _fill(opened, kinds, each)
    except StockError as error:
        click.echo(f"kropki: {error.message}", err=True)


def _try_to_measure(measurer: Measurer) -> None:
    """Measure puzzles by the times of their solvers as far as the database allows."""
    from kropki.api.errors import StockError

    try:
        with opened_stock(may_create=True) as opened:
            measurer.keep_up(opened.times)
    except StockError as error:
        click.echo(f"kropki: {error.message}", err=True)


def _faults(puzzle_id: str, text: str, *, certified: bool) -> Iterator[str]:
    from kropki.generator.generation import record, verify
    from kropki.generator.generation.certify import certify

    try:
        found = record.from_json(json.loads(text))
        if found.id != puzzle_id:
            yield f"id: stored under {puzzle_id}, says {found.id}"
        yield from verify.faults(found)
        if certified:
            certify(found)
    except (KropkiError, ValueError, RecursionError) as error:
        yield f"record: {error}"
