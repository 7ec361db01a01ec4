"""Games of dots between friends, hundreds at once: how fast a move is at the other side, and what others get meanwhile.

Everything has its default: the database is a file in which each move is committed before it is told. Two clients a game
play over WebSockets; each moves every two seconds, so that there is a move a second in each game. The time of a move
counts from when it was due to when the other client has it. Beside the games, one address asks for the health, and
readers behind a proxy (127.0.0.1 is believed) ask for random puzzles as fast as they are answered; so they do in a
quiet time before, to which they are compared. The players are one process, those who ask another one; both share the
cores with the service.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from kropki.api.store.repository import Stock
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from lab.bench.load import Outcome, at_once, paced, send
from lab.bench.report import bullets, machine, milliseconds
from lab.soak.bystanders import HEALTH_S, HEALTHS, READING, SHARE, ends, get, random_reads
from lab.soak.service import Look, Service

_OTHER = "127.0.0.3"  # asks for health
_STOCKED = 4  # puzzles of each level
_FIRST_S = 3.0  # in which everything is done for the first time
_QUIET = 0.5  # of the time of the games
_MOVE_S = 0.1  # the goal: 95 of 100 moves at the other side
_RATE = 0.95  # the goal: moves a second, of those that the players would make


@dataclass(frozen=True, slots=True)
class Moment:
    """What others got for a while, and what the process held after it."""

    health: Outcome
    reads: Outcome
    look: Look


@dataclass(frozen=True, slots=True)
class Found:
    """What came of it all."""

    games: int
    quiet: Moment
    beside: Moment
    moves: Outcome
    broken: Counter[str]  # games, by what was wrong

    @property
    def share(self) -> float:
        """The reads, of the quiet ones."""
        return self.beside.reads.rate / self.quiet.reads.rate

    def missed(self) -> Iterator[str]:
        """Yield the goals that were not reached."""
        if (moves := self.moves.within(95)) > _MOVE_S:
            yield f"95 of 100 moves at the other side within {milliseconds(moves)}"
        if self.moves.rate < _RATE * self.games:
            yield f"{self.moves.rate:.0f} moves a second"
        if (health := self.beside.health.within(99)) > HEALTH_S:
            yield f"99 of 100 answers of `/healthz` within {milliseconds(health)}"
        if self.share < SHARE:
            yield f"{self.share * 100:.0f} of 100 of the quiet reads"
        if set(self.beside.health.statuses) != {200} or set(self.beside.reads.statuses) != {200}:
            yield "an answer that is no 200"
        yield from (f"{fault}, in {number} games" for fault, number in self.broken.items())


async def measure(games: int, seconds: float) -> Found:
    """Let so many *games* be played for so many *seconds*."""
    records = [generate(f"games/{n}", Request(difficulty=level)) for level in Level for n in range(_STOCKED)]
    with TemporaryDirectory(prefix="kropki-games-") as folder:
        url = f"sqlite:///{folder}/stock.db"
        stock = Stock(url)
        stock.open()
        stock.keep(records, certified=True)
        stock.close()
        service = Service(Path(folder), {"KROPKI_REFILL": "0", "KROPKI_METRICS": "off", "KROPKI_DATABASE_URL": url})
        await service.start()
        try:
            await _moment(service, min(seconds, _FIRST_S))
            quiet = await _moment(service, seconds * _QUIET)
            return await _beside(service, games, seconds, quiet)
        finally:
            await service.end(signal.SIGKILL)


async def _beside(service: Service, games: int, seconds: float, quiet: Moment) -> Found:
    command = (sys.executable, "-m", "lab.soak.game_players", "--port", str(service.port))
    options = ("--games", str(games), "--seconds", str(seconds))
    friends = await asyncio.create_subprocess_exec(*command, *options, stdout=asyncio.subprocess.PIPE)
    try:
        assert friends.stdout is not None  # noqa: S101 - it is piped
        await friends.stdout.readline()
        beside = await _moment(service, seconds)
        played = json.loads(await friends.stdout.read())
    finally:
        if friends.returncode is None:
            friends.kill()
        await friends.wait()
    moves = Outcome(played["seconds"], wall=played["wall"])
    return Found(games, quiet, beside, moves, Counter(played["broken"]))


async def _moment(service: Service, seconds: float) -> Moment:
    """Ask for so many *seconds*; give what came of it."""
    until = perf_counter() + seconds
    health, reads = await asyncio.gather(
        send(service.port, ends(until, paced(cycle([get("/healthz")]), HEALTHS)), 1, _OTHER),
        send(service.port, ends(until, at_once(random_reads())), READING),
    )
    return Moment(health, reads, service.look())


def report(found: Found, seconds: float) -> Iterator[str]:
    """Yield the lines of the report, in Markdown."""
    missed = list(found.missed())
    yield "# Games with friends\n"
    yield (
        f"Made by `scripts/lab soak.games --games {found.games} --seconds {seconds:g}` on {machine()}; the players,"
        f" those who ask and the service share it, and what else runs there (load {os.getloadavg()[0]:.1f} in the last"
        f" minute). {found.games} games, {len(found.moves.seconds):,} moves: **{len(missed)} goals missed**.\n"
    )
    yield from bullets(f"**{each}**" for each in missed)
    yield (__doc__ or "").partition("\n\n")[2]
    yield (
        f"Goals: 95 of 100 moves at the other side within {milliseconds(_MOVE_S)}, and as many moves as the players"
        f" would make; no event lost, doubled or out of order; 99 of 100 answers of `/healthz` within"
        f" {milliseconds(HEALTH_S)}; more than {SHARE * 100:.0f} of 100 of the quiet reads.\n"
    )
    yield "| Moves a second | 50 of 100 | 95 of 100 | 99 of 100 | the slowest |"
    yield "|--:|--:|--:|--:|--:|"
    times = (milliseconds(found.moves.within(percent)) for percent in (50, 95, 99, 100))
    yield f"| {found.moves.rate:.0f} | {' | '.join(times)} |\n"
    yield "| | Health, 99 of 100 | Reads a second | of 100 quiet ones | Read, 99 of 100 | Memory | Descriptors |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for name, got in (("quiet", found.quiet), ("beside the games", found.beside)):
        share = got.reads.rate / found.quiet.reads.rate * 100
        yield (
            f"| {name} | {milliseconds(got.health.within(99))} | {got.reads.rate:,.0f} | {share:.0f} |"
            f" {milliseconds(got.reads.within(99))} | {got.look.memory:.0f} MB | {got.look.descriptors} |"
        )


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab soak.games", description=__doc__)
    reader.add_argument("--games", type=int, default=200, help="that are played at once, 240 at the most")
    reader.add_argument("--seconds", type=float, default=60, help="of play; 400 fill the boards")
    given = reader.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended
    found = asyncio.run(measure(given.games, given.seconds))
    print("\n".join(report(found, given.seconds)))
    sys.exit(any(found.missed()))


if __name__ == "__main__":
    main()
