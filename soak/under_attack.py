"""Under attack: what other addresses get while sixty clients do their worst, attack by attack.

Everything has its default. Beside each attack, one address asks for the health and for hints, and
readers behind a proxy (127.0.0.1 is believed) ask for random puzzles as fast as they are answered.
Each attack comes from an address of its own, or from so many networks (`--networks`), so that it begins
with all that an address may have, and each is preceded by a quiet time, to which its reads are compared.
The attackers are one process with bare sockets, which wait a fiftieth of a second after a connection
that was refused; all processes have the same priority, and share the cores with the service.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import pickle
import signal
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from api.store.repository import Stock
from bench.load import Outcome, at_once, paced, post, send
from bench.report import machine
from generator.generation.generate import generate
from generator.generation.record import Record
from generator.generation.request import Request
from generator.ladder.rungs import Level
from soak.attacks import ATTACKS, CLIENTS
from soak.others import HEALTH_S, HEALTHS, READING, SHARE, ends, get, random_reads
from soak.service import Look, Service, some_keys

_OTHER = "127.0.0.3"  # asks for health and hints
_HINTS = 2  # a second
_REST_S = 3.0  # after an attack: what it began is ended
_QUIET = 0.25  # of the time of an attack
_HINT_S = 1.0  # the goal: 95 of 100
_GROWTH_MB = 48.0  # that the process may hold more in the end than after the first attack
_LEFT = 30  # descriptors more than in the beginning


@dataclass(frozen=True, slots=True)
class Moment:
    """What others got for a while, and what the process held after it."""

    health: Outcome
    hints: Outcome
    reads: Outcome
    attackers: Counter[str]  # their answers by status
    look: Look
    log: float  # megabytes
    rows: int

    @property
    def refused(self) -> int:
        """How many hints were not answered with 200."""
        return self.hints.statuses.total() - self.hints.statuses[200]


@dataclass(frozen=True, slots=True)
class Beside:
    """One attack, and the quiet before it."""

    name: str
    quiet: Moment
    under: Moment

    @property
    def share(self) -> float:
        """The reads, of the quiet ones."""
        return self.under.reads.rate / self.quiet.reads.rate

    def missed(self) -> Iterator[str]:
        """Yield the goals that were not reached."""
        if self.under.health.within(99) > HEALTH_S:
            yield "health"
        if self.under.hints.within(95) > _HINT_S:
            yield "hints"
        if self.under.refused:
            yield "hints refused"
        if self.share < SHARE:
            yield "reads"
        if set(self.under.health.statuses) != {200} or set(self.under.reads.statuses) != {200}:
            yield "an answer that is no 200"


class UnderAttack:
    """One service with a stock, and what is asked of it."""

    def __init__(self, folder: Path, records: Sequence[Record]) -> None:
        self._file = folder / "stock.db"
        url = f"sqlite:///{self._file}"
        environment = {"KROPKI_REFILL": "0", "KROPKI_DATABASE_URL": url, "KROPKI_KEYS": some_keys(folder)}
        self.service = Service(folder, environment)
        self._known = records[0].id
        self._hints = [
            post("/kropki/hint", json.dumps({"ken": record.ken, "negative": record.negative, "entries": "." * 81}))
            for record in records
        ]

    async def beside(self, name: str, number: int, seconds: float, networks: int) -> Beside:
        """Let it be quiet, then attack from so many *networks*, for so many *seconds*."""
        quiet = await self.moment(seconds * _QUIET)
        addresses = [f"--address=127.1.{network}.{number + 1}" for network in range(networks)]
        command = (sys.executable, "-m", "soak.attacks", name, *addresses)
        options = ("--port", str(self.service.port), "--seconds", str(seconds), "--known", self._known)
        attack = await asyncio.create_subprocess_exec(*command, *options, stdout=asyncio.subprocess.PIPE)
        try:
            assert attack.stdout is not None  # noqa: S101 - it is piped
            await attack.stdout.readline()
            under = await self.moment(seconds, attack.stdout)
        finally:
            if attack.returncode is None:
                attack.kill()
            await attack.wait()
        return Beside(name, quiet, under)

    async def moment(self, seconds: float, attackers: asyncio.StreamReader | None = None) -> Moment:
        """Ask for so many *seconds*; give what came of it."""
        port, until, logged = self.service.port, perf_counter() + seconds, self._logged()
        health, hints, reads = await asyncio.gather(
            send(port, ends(until, paced(cycle([get("/healthz")]), HEALTHS)), 1, _OTHER),
            send(port, ends(until, paced(cycle(self._hints), _HINTS)), 2, _OTHER),
            send(port, ends(until, at_once(random_reads())), READING),
        )
        counted = Counter(json.loads(await attackers.read()) if attackers else {})
        if attackers:
            await asyncio.sleep(min(_REST_S, seconds))
        log = (self._logged() - logged) / 1e6
        return Moment(health, hints, reads, counted, self.service.look(), log, self._rows())

    def _logged(self) -> int:
        return self.service.log.stat().st_size

    def _rows(self) -> int:
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)) as database:
            return int(database.execute("SELECT count(*) FROM puzzles").fetchone()[0])


async def measure(names: Sequence[str], seconds: float, stocked: int, networks: int = 1) -> list[Beside]:
    """Do the attacks of these *names*, each for so many *seconds*, with so many puzzles of each level in the stock.

    They come from so many *networks*.
    """
    records = [generate(f"attack/{n}", Request(difficulty=level)) for level in Level for n in range(stocked)]
    with TemporaryDirectory(prefix="kropki-attacks-") as folder:
        stock = Stock(f"sqlite:///{folder}/stock.db")
        stock.open()
        stock.keep(records, certified=True)
        stock.close()
        around = UnderAttack(Path(folder), records)
        await around.service.start()
        try:
            await around.moment(min(seconds, _REST_S))  # everything is done for the first time
            return [await around.beside(name, number, seconds, networks) for number, name in enumerate(names)]
        finally:
            await around.service.end(signal.SIGKILL)


def growth(attacks: Sequence[Beside]) -> Iterator[str]:
    """Yield what has grown that should not."""
    first, last = attacks[0], attacks[-1]
    if last.under.look.memory > first.under.look.memory + _GROWTH_MB:
        yield f"memory has grown from {first.under.look.memory:.0f} to {last.under.look.memory:.0f} MB"
    if last.under.look.descriptors > first.quiet.look.descriptors + _LEFT:
        yield f"{last.under.look.descriptors} descriptors are left of {first.quiet.look.descriptors}"


def misses(parts: Sequence[Sequence[Beside]]) -> list[str]:
    """Return the goals that were not reached, by attack, and what has grown in any of the *parts*."""
    missed = [f"{each.name}: {', '.join(goals)}" for part in parts for each in part if (goals := list(each.missed()))]
    return missed + [grown for part in parts for grown in growth(part)]


def report(parts: Sequence[Sequence[Beside]], seconds: float, networks: int = 1) -> Iterator[str]:
    """Yield the lines of the report, in Markdown; each of the *parts* had a service of its own."""
    attacks, missed = [each for part in parts for each in part], misses(parts)
    yield "# Under attack\n"
    yield (
        f"Made by `scripts/soak-attacks --seconds {seconds:g}` on {machine()}; the attackers, those who are measured"
        f" and the service share it, and what else runs there (load {os.getloadavg()[2]:.0f} in the last minutes)."
        f" {len(attacks)} attacks, {len(parts)} time(s) with a new service, each of {CLIENTS} clients"
        f" of {'one address' if networks == 1 else f'{networks} networks'}:"
        f" **{len(missed)} goals missed**.\n"
    )
    yield from (f"- {each}" for each in missed)
    yield from [""] if missed else []
    yield (__doc__ or "").partition("\n\n")[2]
    yield (
        f"Goals: 99 of 100 answers of `/healthz` within {HEALTH_S * 1000:.0f} ms, 95 of 100 hints within"
        f" {_HINT_S:.0f} s and none refused, more than {SHARE * 100:.0f} of 100 of the quiet reads; memory and"
        " descriptors do not grow.\n"
    )
    yield "| Attack | Health, 99 of 100 | Hints, 95 of 100 | Hints refused | Reads a second | of 100 quiet ones |"
    yield "|---|--:|--:|--:|--:|--:|"
    for each in attacks:
        got = each.under
        times = f"{got.health.within(99) * 1000:.0f} ms | {got.hints.within(95) * 1000:.0f} ms"
        refused = f"{got.refused} of {got.hints.statuses.total()}"
        yield f"| {each.name} | {times} | {refused} | {got.reads.rate:,.0f} | {each.share * 100:.0f} |"
    yield "\n| Attack | Answers to the attackers | Memory | Descriptors | Log | Puzzles |"
    yield "|---|---|--:|--:|--:|--:|"
    for each in attacks:
        statuses = ", ".join(f"{number:,} of {status}" for status, number in sorted(each.under.attackers.items()))
        look = each.under.look
        yield (
            f"| {each.name} | {statuses} | {look.memory:.0f} MB | {look.descriptors} | {each.under.log:.1f} MB |"
            f" {each.under.rows:,} |"
        )
    yield "\n`none`: a connection that was refused, or of half a request."


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/soak-attacks", description=__doc__)
    reader.add_argument("--seconds", type=float, default=60, help="for each attack")
    reader.add_argument("--stocked", type=int, default=20, help="puzzles of each level in the stock")
    reader.add_argument("--networks", type=int, default=1, help="from which each attack comes at once")
    reader.add_argument("--only", choices=ATTACKS, action="append", help="this attack, and others that are named so")
    reader.add_argument("--results", type=Path, help="a file of earlier parts: this one is added, and all are told")
    given = reader.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended
    is_there = given.results is not None and given.results.exists()
    parts = pickle.loads(given.results.read_bytes()) if is_there else []  # noqa: S301 - our own
    parts.append(asyncio.run(measure(given.only or list(ATTACKS), given.seconds, given.stocked, given.networks)))
    if given.results is not None:
        given.results.write_bytes(pickle.dumps(parts))
    print("\n".join(report(parts, given.seconds, given.networks)))
    sys.exit(bool(misses(parts)))


if __name__ == "__main__":
    main()
