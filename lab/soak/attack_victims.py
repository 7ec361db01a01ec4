"""What others get while a service is attacked: the health, hints, random puzzles, and friends who play.

Each at an address of its own, over several processes of a service where there are some. Answers are looked at: a
hint has to be the one of a quiet time, a puzzle of the stock the one that was kept.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, cycle
from statistics import median
from time import perf_counter

import httpx2

from kropki.generator.generation.record import Record
from lab.bench.load import Check, Outcome, Plan, at_once, paced, post, send
from lab.bench.report import milliseconds
from lab.soak.bystanders import HEALTHS, READING, ends, get, random_reads
from lab.soak.game_players import BrokenGameError, Friends, Played
from lab.soak.service import Look, Service
from lab.soak.text_sockets import BrokenSocketError

_OTHERS = ("127.0.0.3", "127.0.0.4", "127.0.0.5", "127.0.0.6")  # ask for the health
_PLAYERS = 20  # addresses behind the proxy that ask for hints
_MEASURED = 120  # hints and moves, if there are twenty seconds for them
_HINTS = 2  # a second, at the least
_FRIENDS = 4  # games, at the least; there is a move a second in each
_PROBES = 4  # connections of each that asks for the health: none that is late delays the next one
_MOST = 6  # hints a second, and games, where the time is short
_LOOKED_AT = 16  # one of so many reads is read
_LOOK_S = 0.5  # between two looks at the process
_HEALTH_S, _HINT_S, _MOVE_S = 0.3, 1.0, 0.25  # the goals: 95 of 100
_MEMORY_MB = 150.0  # the goal: more than in the quiet
_FLAT = 1.05  # the goal: memory in the last quarter, of that in the one before
_CHARGED_MS = 100  # the goal: at most, for one hint of somebody who has asked for nothing else
_LATE_S = 30.0  # after which there is no answer
_PROXY = "127.0.0.1"  # readers are behind it
_WORK = re.compile(r'"work";r=(\d+)')
_ALL_WORK = 12_000
_NOTHING = Look(0, 0.0, 0, 0)


@dataclass(frozen=True, slots=True)
class Moment:
    """What others got for a while, and what the processes held."""

    health: Outcome
    hints: Outcome
    reads: Outcome
    played: Played
    looks: list[Look]
    charged: int  # milliseconds, to one who asked for a hint
    attackers: Counter[str] = field(default_factory=Counter)  # their answers by status
    after: Look = _NOTHING  # what the processes hold at rest
    log: float = 0.0  # megabytes
    rows: int = 0

    @property
    def refused(self) -> int:
        """How many hints were not answered with 200."""
        return self.hints.statuses.total() - self.hints.statuses[200]

    @property
    def wrong(self) -> int:
        """How many answers were not right."""
        return self.hints.wrong + self.reads.wrong

    @property
    def moves(self) -> Outcome:
        """The moves of the friends."""
        return Outcome(self.played.seconds or [float("inf")], wall=self.played.wall)

    @property
    def memory(self) -> float:
        """The most megabytes that they held."""
        return max(look.memory for look in self.looks)

    @property
    def growth(self) -> float:
        """What they held in the last quarter, of what they held in the one before."""
        quarter = max(len(self.looks) // 4, 1)
        last, before = self.looks[-quarter:], self.looks[-2 * quarter : -quarter] or self.looks
        return median(look.memory for look in last) / median(look.memory for look in before)


@dataclass(frozen=True, slots=True)
class Beside:
    """One attack, and the quiet before it."""

    name: str
    quiet: Moment
    under: Moment
    load: float = 0.0  # of the machine

    @property
    def share(self) -> float:
        """The reads, of the quiet ones."""
        return self.under.reads.rate / self.quiet.reads.rate

    def missed(self) -> Iterator[str]:
        """Yield the goals that were not reached."""
        under = self.under
        for goal, is_missed in (
            ("health", under.health.within(95) > _HEALTH_S),
            ("hints", under.hints.within(95) > _HINT_S),
            ("hints refused", under.refused > 0),
            ("moves", under.moves.within(95) > _MOVE_S),
            ("wrong answers", under.wrong > 0),
            ("an answer that is no 200", set(under.health.statuses) != {200} or set(under.reads.statuses) != {200}),
            (f"{under.memory - self.quiet.memory:.0f} MB more", under.memory > self.quiet.memory + _MEMORY_MB),
            (f"memory grows by {under.growth * 100 - 100:.0f} of 100", under.growth > _FLAT),
            (f"{under.charged} ms charged for a hint", under.charged > _CHARGED_MS),
        ):
            if is_missed:
                yield goal
        yield from (f"a game with {fault}" for fault in under.played.broken)


GOALS = (
    f"95 of 100 answers of `/healthz` within {milliseconds(_HEALTH_S)}, 95 of 100 hints within {_HINT_S:.0f} s and none"
    f" refused, 95 of 100 moves at the friend within {milliseconds(_MOVE_S)} and no game broken, every answer right;"
    f" memory within {_MEMORY_MB:.0f} MB of the quiet, and in"
    f" the last quarter within {_FLAT * 100 - 100:.0f} of 100 of the one before; at most {_CHARGED_MS} ms of work"
    " charged to somebody who asks for one hint"
)


def _hint(body: str, player: int) -> bytes:
    """Return a request for a hint, of a player behind the proxy."""
    asked = post("/kropki/hint", body)
    return asked.replace(b"\r\n", f"\r\nX-Forwarded-For: 192.0.2.{100 + player}\r\n".encode(), 1)


class Victims:
    """Those who ask the processes of one service for what is in its stock."""

    def __init__(self, services: Sequence[Service], records: Sequence[Record]) -> None:
        self._services = services
        self._kens = {record.id: record.ken for record in records}
        bodies = ({"ken": record.ken, "negative": record.negative, "entries": "." * 81} for record in records)
        self._hints = [_hint(json.dumps(body), number % _PLAYERS) for number, body in enumerate(bodies)]
        self._right: dict[bytes, bytes] = {}  # hints, by request
        self._reads = count()
        self._moments = count()

    async def moment(self, seconds: float) -> Moment:
        """Ask for so many *seconds*; give what came of it."""
        number, until = next(self._moments), perf_counter() + seconds
        rate = min(max(_HINTS, _MEASURED / seconds), _MOST)
        health, hints, reads, played, looks = await asyncio.gather(
            self._ask(until, lambda part: paced(cycle([get("/healthz")]), HEALTHS * part), _PROBES, _OTHERS),
            self._ask(until, lambda part: paced(cycle(self._hints), rate * part), 2, check=self._is_right),
            self._ask(until, lambda _: at_once(random_reads()), READING, check=self._is_kept),
            self._play(until, min(max(_FRIENDS, round(_MEASURED / seconds)), _MOST), number),
            self._look(until),
        )
        return Moment(health, hints, reads, played, looks, await self._charged(number))

    async def _ask(
        self,
        until: float,
        plan: Callable[[float], Plan],
        connections: int,
        addresses: Sequence[str] = (_PROXY,),
        check: Check | None = None,
    ) -> Outcome:
        """Send each process its part of what is planned, and from each address its part of that."""
        fronts = [(service.port, address) for service in self._services for address in addresses]
        part = 1 / len(fronts)
        got = await asyncio.gather(
            *(send(port, ends(until, plan(part)), connections, address, check) for port, address in fronts)
        )
        return Outcome(
            [second for each in got for second in each.seconds],
            sum((each.statuses for each in got), Counter()),
            max(each.wall for each in got),
            sum(each.wrong for each in got),
        )

    async def _play(self, until: float, games: int, number: int) -> Played:
        """Begin games and play them, at addresses of their own."""
        friends = Friends([each.port for each in self._services], f"198.{18 + number // 256}.{number % 256}", 1)
        try:
            await friends.begin(games)
        except (BrokenGameError, BrokenSocketError, httpx2.HTTPError, TimeoutError) as error:
            await friends.leave()
            said = error.response.text if isinstance(error, httpx2.HTTPStatusError) else repr(error)
            return Played(broken=Counter([f"no beginning: {said}"]))
        return await friends.play(until - perf_counter())

    async def _look(self, until: float) -> list[Look]:
        """See what the processes hold together, again and again."""
        looks: list[Look] = []
        while perf_counter() < until or not looks:
            looks.append(self.look())
            await asyncio.sleep(_LOOK_S)
        return looks

    def look(self) -> Look:
        """See what the processes hold together now."""
        each = [service.look() for service in self._services]
        return Look(
            each[0].life,
            sum(look.memory for look in each),
            sum(look.descriptors for look in each),
            sum(look.threads for look in each),
            sum(look.processor for look in each),
        )

    async def _charged(self, number: int) -> int:
        """Return how many milliseconds one has to pay for a hint who has asked for nothing else."""
        body = self._hints[0].partition(b"\r\n\r\n")[2]
        client = {"Content-Type": "application/json", "X-Forwarded-For": f"203.0.113.{number % 256}"}
        async with httpx2.AsyncClient(base_url=self._services[0].url, trust_env=False, timeout=_LATE_S) as asker:
            answer = await asker.post("/kropki/hint", content=body, headers=client)
        left = _WORK.search(answer.headers.get("ratelimit", ""))
        return _ALL_WORK - int(left[1]) if left else _ALL_WORK

    def _is_right(self, request: bytes, body: bytes) -> bool:
        return self._right.setdefault(request, body) == body

    def _is_kept(self, _request: bytes, body: bytes) -> bool:
        """Tell whether a puzzle is the one that was kept; of most nobody asks, so that asking costs little."""
        if next(self._reads) % _LOOKED_AT:
            return True
        given = json.loads(body)
        return bool(self._kens.get(given["id"], given["ken"]) == given["ken"])
