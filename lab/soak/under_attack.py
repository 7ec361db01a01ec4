"""Under attack: what other addresses get while sixty clients do their worst, attack by attack.

The service is behind nginx (which has to be installed) as `deploy/nginx.conf` has it, and everything has its default.
Beside each attack, four addresses ask for the health, players behind a proxy (127.0.0.1 is
believed) ask for hints, readers behind it for random puzzles as fast as they are answered, and friends begin games of
dots and play them over WebSockets, a move a second in each game. Each attack comes from an address of its own, or from
so many networks at once (`--networks`), so that it begins with all that an address may have, and each is preceded by a
quiet time, to which its reads are compared. The attackers are one process with bare sockets, which wait a fiftieth of
a second after a connection that was refused; all processes have the same priority, and share the cores with the
service.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import pickle
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sql

from kropki.api.store.repository import Stock
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from lab.bench.report import bullets, machine, milliseconds
from lab.soak import attack_games
from lab.soak.attack_clients import CLIENTS
from lab.soak.attack_victims import GOALS, Beside, Moment, Victims
from lab.soak.attacks import ATTACKS
from lab.soak.service import Service, postgresql, some_keys

_REST_S = 3.0  # after an attack: what it began is ended
_QUIET, _LEAST_QUIET_S = 0.25, 10.0  # of the time of an attack, and seconds
_GROWTH_MB = 48.0  # that the processes may hold more in the end than after the first attack
_LEFT = 30  # descriptors more than in the beginning


@dataclass(frozen=True, slots=True)
class Siege:
    """How a service is attacked."""

    seconds: float  # for each attack
    stocked: int  # puzzles of each level
    networks: int = 1  # from which each attack comes at once
    processes: int = 1  # of the service; if there are more, at one PostgreSQL
    sockets: int = 0  # that each attack with sockets holds; 0: what a service allows by itself


class UnderAttack:
    """One service, its stock, and what is asked of it."""

    def __init__(self, folder: Path, environment: dict[str, str], records: Sequence[Record], siege: Siege) -> None:
        self._url = environment["KROPKI_DATABASE_URL"]
        self.services = [Service(_made(folder / str(n)), environment, proxied=True) for n in range(siege.processes)]
        self.victims = Victims(self.services, records)
        self._known = folder / "known.json"
        self._known.write_text(json.dumps(self._fill(records)))
        self._siege = siege

    async def beside(self, name: str, number: int) -> Beside:
        """Let it be quiet, then attack."""
        siege = self._siege
        quiet = await self.moment(max(siege.seconds * _QUIET, min(siege.seconds, _LEAST_QUIET_S)))
        options = [f"--address=127.1.{network}.{number + 1}" for network in range(siege.networks)]
        options += [f"--port={each.port}" for each in self.services]
        options += [f"--each={-(-siege.sockets // CLIENTS)}"] if siege.sockets else []
        options += ["--seconds", str(siege.seconds), "--known", str(self._known)]
        command = (sys.executable, "-m", "lab.soak.attacks", name)
        attack = await asyncio.create_subprocess_exec(*command, *options, stdout=asyncio.subprocess.PIPE)
        try:
            assert attack.stdout is not None  # noqa: S101 - it is piped
            await attack.stdout.readline()
            under = await self.moment(siege.seconds, attack.stdout)
        finally:
            if attack.returncode is None:
                attack.kill()
            await attack.wait()
        return Beside(name, quiet, under, os.getloadavg()[0])

    async def moment(self, seconds: float, attackers: asyncio.StreamReader | None = None) -> Moment:
        """Ask for so many *seconds*; give what came of it."""
        logged = self._logged()
        moment = await self.victims.moment(seconds)
        counted = Counter(json.loads(await attackers.read()) if attackers else {})
        if attackers:
            await asyncio.sleep(min(_REST_S, seconds))
        log = (self._logged() - logged) / 1e6
        return replace(moment, attackers=counted, after=self.victims.look(), log=log, rows=self._rows())

    def _fill(self, records: Sequence[Record]) -> dict[str, object]:
        """Put puzzles, games and races into the database; return what attackers know of them."""
        stock = Stock(self._url)
        stock.open()
        try:
            stock.keep(records, certified=True)
            cold, long = attack_games.keep(stock.games)
            races = attack_games.keep_races(stock.races)
        finally:
            stock.close()
        known = {"puzzle": records[0].id, "solution": records[0].solution}
        return {**known, "cold": cold, "long": long, "races": races}

    def _logged(self) -> int:
        return sum(each.log.stat().st_size for each in self.services)

    def _rows(self) -> int:
        engine = sql.create_engine(self._url, poolclass=sql.NullPool)
        with engine.connect() as connection:
            return int(connection.scalar(sql.text("SELECT count(*) FROM puzzles")) or 0)


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


async def measure(names: Sequence[str], siege: Siege) -> list[Beside]:
    """Do the attacks of these *names* on a new service."""
    records = [generate(f"attack/{n}", Request(difficulty=level)) for level in Level for n in range(siege.stocked)]
    with TemporaryDirectory(prefix="kropki-attacks-") as folder, _environment(Path(folder), siege) as environment:
        around = UnderAttack(Path(folder), environment, records, siege)
        try:
            for service in around.services:
                await service.start()
            await around.moment(min(siege.seconds, _REST_S))  # everything is done for the first time
            return [await around.beside(name, number) for number, name in enumerate(names)]
        finally:
            for service in around.services:
                await service.end(signal.SIGKILL)
                service.end_proxy()


@contextmanager
def _environment(folder: Path, siege: Siege) -> Iterator[dict[str, str]]:
    """Begin what the service needs; yield its settings."""
    settings = {"KROPKI_REFILL": "0", "KROPKI_METRICS": "off", "KROPKI_KEYS": some_keys(folder)}
    if most := siege.sockets:
        bounds = {"SOCKETS": most, "PEER_SOCKETS": most, "CONNECTIONS": 2 * most}
        settings |= {f"KROPKI_{name}": str(number) for name, number in bounds.items()}
    if siege.processes == 1:
        yield {**settings, "KROPKI_DATABASE_URL": f"sqlite:///{folder}/stock.db"}
        return
    with postgresql() as server:
        yield {**settings, "KROPKI_DATABASE_URL": server.get_uri()}


def growth(attacks: Sequence[Beside]) -> Iterator[str]:
    """Yield what has grown that should not."""
    first, last = attacks[0], attacks[-1]
    before, after = first.under.after, last.under.after
    if after.memory > before.memory + _GROWTH_MB:
        yield f"memory has grown from {before.memory:.0f} to {after.memory:.0f} MB"
    if after.descriptors > first.quiet.after.descriptors + _LEFT:
        yield f"{after.descriptors} descriptors are left of {first.quiet.after.descriptors}"


def misses(parts: Sequence[Sequence[Beside]]) -> list[str]:
    """Return the goals that were not reached, by attack, and what has grown in any of the *parts*."""
    missed = [f"{each.name}: {', '.join(goals)}" for part in parts for each in part if (goals := list(each.missed()))]
    return missed + [grown for part in parts for grown in growth(part)]


def report(parts: Sequence[Sequence[Beside]], siege: Siege) -> Iterator[str]:
    """Yield the lines of the report, in Markdown; each of the *parts* had a service of its own."""
    attacks, missed = [each for part in parts for each in part], misses(parts)
    yield "# Under attack\n"
    yield f"Made by `scripts/lab soak.under_attack{''.join(_options(siege))}` on {machine()}; {_told(siege)}"
    yield (
        f" {len(attacks)} attacks, {len(parts)} time(s) with a new service, each of {CLIENTS} clients"
        f" of {'one address' if siege.networks == 1 else f'{siege.networks} networks'}:"
        f" **{len(missed)} goals missed**.\n"
    )
    yield from bullets(missed)
    yield (__doc__ or "").partition("\n\n")[2]
    yield f"Goals: {GOALS}.\n"
    yield from _table(
        "Attack | Health, 95 of 100 (quiet) | Hints, 95 of 100 (quiet) | Refused | Moves, 95 of 100 (quiet), moves"
        " | Games broken | Wrong answers"
        " | Reads a second | of 100 quiet ones | Load",
        (_row_of_others(each) for each in attacks),
    )
    yield ""
    yield from _table(
        "Attack | Answers to the attackers | Memory before | at most | growth in the end | Charged for a hint"
        " | Descriptors | Log | Puzzles",
        (_row_of_service(each) for each in attacks),
        texts=2,
    )
    yield "\n`none`: a connection that was refused, or of half a request. `101`: a socket."


def _options(siege: Siege) -> Iterator[str]:
    yield f" --seconds {siege.seconds:g}"
    yield from [f" --networks {siege.networks}"] if siege.networks > 1 else []
    yield from [f" --processes {siege.processes}"] if siege.processes > 1 else []
    yield from [f" --sockets {siege.sockets}"] if siege.sockets else []


def _told(siege: Siege) -> str:
    shared = "the attackers, those who are measured and the service share it, and what else runs there."
    if siege.processes == 1:
        return shared
    return f"{shared} The service is {siege.processes} processes at one PostgreSQL, all on that machine."


def _table(heads: str, rows: Iterator[str], texts: int = 1) -> Iterator[str]:
    yield f"| {heads} |"
    yield "|" + "---|" * texts + "--:|" * (heads.count("|") + 1 - texts)
    yield from (f"| {row} |" for row in rows)


def _row_of_others(each: Beside) -> str:
    got, quiet = each.under, each.quiet
    return " | ".join(
        (
            each.name,
            f"{milliseconds(got.health.within(95))} ({milliseconds(quiet.health.within(95))})",
            f"{milliseconds(got.hints.within(95))} ({milliseconds(quiet.hints.within(95))})",
            f"{got.refused} of {got.hints.statuses.total()}",
            f"{milliseconds(got.moves.within(95))} ({milliseconds(quiet.moves.within(95))}), {len(got.played.seconds)}",
            f"{got.played.broken.total()}",
            f"{got.wrong}",
            f"{got.reads.rate:,.0f}",
            f"{each.share * 100:.0f}",
            f"{each.load:.0f}",
        )
    )


def _row_of_service(each: Beside) -> str:
    got = each.under
    return " | ".join(
        (
            each.name,
            ", ".join(f"{number:,} of {status}" for status, number in sorted(got.attackers.items())),
            f"{each.quiet.memory:.0f} MB",
            f"{got.memory:.0f} MB",
            f"{got.growth * 100 - 100:.0f} %",
            f"{got.charged} ms",
            f"{got.after.descriptors}",
            f"{got.log:.1f} MB",
            f"{got.rows:,}",
        )
    )


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab soak.under_attack", description=__doc__)
    reader.add_argument("--seconds", type=float, default=60, help="for each attack")
    reader.add_argument("--stocked", type=int, default=20, help="puzzles of each level in the stock")
    reader.add_argument("--networks", type=int, default=1, help="from which each attack comes at once")
    reader.add_argument("--processes", type=int, default=1, help="of the service; several share a PostgreSQL")
    reader.add_argument("--sockets", type=int, default=0, help="that are attempted, where the service allows so many")
    reader.add_argument("--only", choices=ATTACKS, action="append", help="this attack, and others that are named so")
    reader.add_argument("--results", type=Path, help="a file of earlier parts: this one is added, and all are told")
    given = reader.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended
    siege = Siege(given.seconds, given.stocked, given.networks, given.processes, given.sockets)
    is_there = given.results is not None and given.results.exists()
    parts = pickle.loads(given.results.read_bytes()) if is_there else []  # noqa: S301 - our own
    parts.append(asyncio.run(measure(given.only or list(ATTACKS), siege)))
    if given.results is not None:
        given.results.write_bytes(pickle.dumps(parts))
    print("\n".join(report(parts, siege)))
    sys.exit(bool(misses(parts)))


if __name__ == "__main__":
    main()
