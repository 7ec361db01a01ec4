"""A restart under games of Dots: how long it takes until each of a hundred games is there.

The games have 200 moves on boards of 30x30, of the rule set Kepung. As soon as `kropki serve` is ready, all are asked
for in one instant, each by an address of its own behind a proxy; so they are a second time. Where somebody has just
moved, the service loads the games as it begins. The others are loaded when they are asked for; whoever is told to ask
again counts as refused. "Processor" is what a game takes the service the first time. Then the service is ended.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from api.store.repository import Stock
from lab.bench.load import Outcome, at_once, send
from lab.bench.report import bullets, machine, milliseconds
from lab.soak import attack_games
from lab.soak.bystanders import get
from lab.soak.service import Service

_GAMES = 100
_MOVES, _SIDE = 200, 30
_SETUP = {"size": [_SIDE, _SIDE], "rules": "kepung", "start": "empty", "clock": None}
_AGO_S = {"just now": 0, "an hour ago": 3600}  # when somebody moved last
_IN_TIME_S = 1.0  # the goal: each game, where somebody has just moved
_ENDED_S = 10.0  # the goal: the end
_OK = 200


@dataclass(frozen=True, slots=True)
class Restart:
    """What came of one restart."""

    moved: str
    first: Outcome
    again: Outcome
    processor_s: float  # of the service, for all games the first time
    ended_s: float

    def missed(self) -> Iterator[str]:
        """Yield the goals that were missed, in words."""
        if self.ended_s > _ENDED_S:
            yield f"the end took {self.ended_s:.1f} s"
        if not _AGO_S[self.moved]:
            if (slowest := self.first.within(100)) > _IN_TIME_S:
                yield f"the slowest game took {milliseconds(slowest)}"
            if refused := _refused(self.first):
                yield f"{refused} games were refused"


def _refused(outcome: Outcome) -> int:
    return outcome.statuses.total() - outcome.statuses[_OK]


async def measure(moved: str) -> Restart:
    """Restart a service under games, and ask for them."""
    with TemporaryDirectory(prefix="kropki-soak-") as name:
        url = f"sqlite:///{name}/stock.db"
        stock = Stock(url)
        stock.open()
        moves = [[1 + number % 2, *divmod(number, _SIDE)] for number in range(_MOVES)]
        ids = attack_games.keep_all(stock.games, _SETUP, moves, attack_games.ids("G0", _GAMES), _AGO_S[moved])
        stock.close()
        service = Service(Path(name), {"KROPKI_DATABASE_URL": url, "KROPKI_REFILL": "0"})
        await service.start()
        try:
            before = service.look().processor
            first = await _ask(service.port, ids)
            spent = service.look().processor - before
            again = await _ask(service.port, ids)
        finally:
            began = time.monotonic()
            await service.end(signal.SIGTERM)
        return Restart(moved, first, again, spent, time.monotonic() - began)


async def _ask(port: int, ids: Sequence[str]) -> Outcome:
    requests = (get(f"/dots/games/{game}", f"192.0.2.{number}") for number, game in enumerate(ids))
    return await send(port, at_once(requests), len(ids))


def report(found: Sequence[Restart]) -> Iterator[str]:
    """Yield the lines of the report, in Markdown."""
    missed = [f"{each.moved}: {goal}" for each in found for goal in each.missed()]
    yield "# A restart under games of Dots\n"
    yield (
        f"Made by `scripts/lab soak.restart --rounds {len(found) // len(_AGO_S)}` on {machine()}; who asks and the"
        f" service share it, and what else runs there (load {os.getloadavg()[0]:.1f} in the last minute)."
        f" {_GAMES} games, asked for in one instant: **{len(missed)} goals missed**.\n"
    )
    yield from bullets(f"**{each}**" for each in missed)
    yield (__doc__ or "").partition("\n\n")[2]
    yield (
        f"Goals: where somebody has just moved, each game within {milliseconds(_IN_TIME_S)} and none refused; the end"
        f" within {_ENDED_S:g} s.\n"
    )
    yield "| Last move | 50 of 100 | 95 of 100 | slowest | refused | processor | again: 95 of 100 | refused | the end |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|--:|"
    for each in found:
        times = " | ".join(milliseconds(each.first.within(percent)) for percent in (50, 95, 100))
        yield (
            f"| {each.moved} | {times} | {_refused(each.first)} | {milliseconds(each.processor_s / _GAMES)} |"
            f" {milliseconds(each.again.within(95))} | {_refused(each.again)} | {each.ended_s:.1f} s |"
        )


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab soak.restart", description=__doc__)
    reader.add_argument("--rounds", type=int, default=3, help="restarts under games of each kind")
    rounds = reader.parse_args().rounds
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended
    found = [asyncio.run(measure(moved)) for _ in range(rounds) for moved in _AGO_S]
    print("\n".join(report(found)))
    sys.exit(any(goal for each in found for goal in each.missed()))


if __name__ == "__main__":
    main()
