"""Where puzzles come from: a pool in memory, the stock, or made on the spot; the first of these that has one.

A plain random puzzle is taken from the pool of its kind; for a finer request the stock is
queried each time. Where there is none, a puzzle is made.

A puzzle of a seed can always be made again, so it is served whether or not it can be stored: the
answer says which. It is stored for a day, within its client's share of the stock, and stays if somebody
keeps it: until the stock is full and nobody opened it for a year, and then its id makes it again. The
puzzle of the day, and what the stock has, stay for ever.
"""

from __future__ import annotations

import logging
import math
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from kropki.api.client import CLIENT, client_address, networks
from kropki.api.database import Database
from kropki.api.errors import BusyError, DamagedError, LateError, LimitError, RemovedError, StockError, UnknownError
from kropki.api.jobs import compiled
from kropki.api.jobs.batcher import Batcher
from kropki.api.jobs.executor import Executor
from kropki.api.pool import Pool
from kropki.api.settings import Settings
from kropki.api.store import recipes
from kropki.api.store.kinds import Kind, is_plain, kinds_for
from kropki.api.store.provisional import Wish
from kropki.api.store.quota import Quota
from kropki.api.store.recipes import Pinned
from kropki.api.store.repository import Shelf, parse
from kropki.generator.errors import BudgetError
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.grade import needs

POOL_BATCH = 200  # puzzles of a kind that are fetched into memory at once
LOW = 50  # when so many of them are left, the next batch is fetched
CANDIDATES = 20  # puzzles that use a technique, of which perhaps one needs it
_CANDIDATES_AT_FIRST = 2  # while what compiles nothing tells it, in half a second each
_SMALL = 4  # the size of which ten times as many full solutions are tried: each takes a third of a millisecond
_TRIES = 3  # to find a puzzle that is not one of those that were given already
_DAY_S = 24 * 3600
STORED_MS = 1  # of a processor, for a puzzle that is stored among others: at least as much as that takes

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """A puzzle that is served, and whether its id finds it for a day, or for ever."""

    record: Record
    kept: bool = True


class PuzzleSource:
    """Gives puzzles: of a seed, random, or by their id."""

    def __init__(
        self, executor: Executor, database: Database, settings: Settings, patient: Executor | None = None
    ) -> None:
        self._executor = executor
        self._patient = patient or executor  # for what few seeds have
        self._database = database
        self._attempts = settings.attempts
        self._stock = database.stock
        self._quota = Quota(settings.keep, self._stock.count_all, lambda: self._stock.count_staying(time.time()))
        self._share = settings.share
        self._marks = database.marks
        self._provisional = Batcher(self._keep_provisional)
        self._pools: dict[Kind, Pool] = {}

    async def from_seed(self, seed: str, request: Request) -> Answer:
        """Make the puzzle of *seed*, and store it for a day if the share of who asks allows it.

        Raises ``RemovedError`` for one that the operator took down.
        """
        client = CLIENT.get()
        record = await self._made(seed, request)
        kept = await self._stored(self._provisional.ask((record, client_address(), request)))
        if not kept:
            with suppress(StockError, LateError, BusyError):
                await self.check(record.id)
        if client and kept:
            await client.charge(STORED_MS)
        return Answer(record, kept=kept)

    async def of_today(self, seed: str, request: Request) -> Answer:
        """Make the puzzle of *seed*, and store it for ever: of these there is one a level and day.

        Raises ``RemovedError`` for one that the operator took down.
        """
        record = await self._made(seed, request)
        return Answer(record, kept=await self._stored(self._database.query(partial(self._keep, record))))

    async def random(self, request: Request, given: Collection[str] = ()) -> Answer:
        """Return a random puzzle that meets *request*, from the stock or made on the spot, with no id of *given*."""
        for _ in range(_TRIES):
            record = await self._from_stock(request)
            if record is None:
                break
            if record.id not in given:
                return Answer(record)
        words = "no puzzle like that was found in time; there may be few, or none: try again, or wish for less"
        for _ in range(_TRIES):
            try:
                answer = await self.from_seed(secrets.token_hex(8), request)
            except RemovedError:
                continue
            except BudgetError:
                if is_plain(request):
                    continue  # of some kinds not every seed has one
                raise LateError(words) from None
            if answer.record.id not in given:
                return answer
        raise LateError(words)

    async def pack(self, kind: Kind, after: str | None, number: int) -> Shelf:
        """Return up to *number* puzzles of *kind* from the stock, in an order that stays: those behind the id *after*.

        Raises ``UnknownError`` where no such puzzle has that id.
        """
        found = await self._database.query(partial(self._stock.shelf, kind, after, number))
        if found is None:
            words = f"the stock has no puzzle {after} of this kind, or no longer; leave out after to begin anew"
            raise UnknownError(words)
        return found

    async def keep(self, puzzle_id: str) -> None:
        """Let the puzzle with this id stay; raise ``UnknownError`` without one, ``LimitError`` over the share."""
        pin = partial(self._pin, puzzle_id, client_address())
        pinned = await self._database.query(pin)
        if pinned is Pinned.UNKNOWN:
            await self.by_id(puzzle_id)  # which makes it again if it can
            pinned = await self._database.query(pin)
        if pinned is Pinned.SHARE:
            now = time.time()
            words = "this address has had its share of the stock for today: the link with the seed works all the same"
            raise LimitError(words, math.ceil(_DAY_S - now % _DAY_S))

    async def check(self, puzzle_id: str) -> None:
        """Raise ``RemovedError`` where the operator took down the puzzle with this id."""
        await self._database.query(partial(self._stock.publications.check_puzzle, puzzle_id))

    async def stays(self, puzzle_id: str) -> bool:
        """Tell whether the puzzle with this id is there, and not for a day only."""
        return await self._database.query(partial(self._stock.pins.stays, puzzle_id))

    async def by_id(self, puzzle_id: str) -> Record:
        """Return the puzzle with this id, made again if it went; raise ``UnknownError`` or ``RemovedError``."""
        found, recipe = await self._database.query(partial(self._find, puzzle_id))
        if found is None and recipe is not None:
            found = await self._again(puzzle_id, recipe)
        if found is None:
            raise UnknownError("no puzzle with this id is kept here")
        return found

    def _find(self, puzzle_id: str) -> tuple[Record | None, str | None]:
        found = self._stock.find(puzzle_id)
        if found is None:
            self._stock.publications.check_puzzle(puzzle_id)
            return None, self._stock.pins.recipe(puzzle_id)
        self._stock.pins.opened(puzzle_id, time.time())
        return found, None

    async def _again(self, puzzle_id: str, text: str) -> Record | None:
        """Make the puzzle with this id by its recipe, and keep it for a day."""
        recipe = recipes.parse(text)
        if recipe is None:
            return None
        record = (await self.from_seed(*recipe)).record
        return record if record.id == puzzle_id else None

    def _pin(self, puzzle_id: str, client: str) -> Pinned:
        now = time.time()
        mark, network = self._marks.of_both(networks(client), now)
        share = self._quota.share(self._share)
        return self._stock.pins.pin(puzzle_id, mark, network=network, share=share, now=now)

    async def _made(self, seed: str, request: Request) -> Record:
        is_rare = request.is_fine  # many may have to be made until one is as asked
        if compiled.is_compiling() and is_rare:
            raise BusyError("the server is still getting ready; try again in a moment")
        executor = self._patient if is_rare else self._executor
        tried = range(self._attempts * (10 if request.size == _SMALL or not request.boxes else 1))
        attempts = tried if compiled.is_compiling() else executor.in_time(tried)
        return await executor.run(partial(compiled.here, generate, seed, request, attempts))

    async def _stored(self, storing: Awaitable[bool]) -> bool:
        """Return the answer of *storing*; ``False`` where the stock fails: the puzzle is there."""
        try:
            return await storing
        except (StockError, LateError, BusyError, LimitError):
            return False

    async def _keep_provisional(self, asked: Sequence[tuple[Record, str, Request]]) -> list[bool]:
        """Store puzzles for a day, each in the name of the address beside it; tell of each whether it is kept."""
        return await self._database.query(partial(self._for_a_day, asked))

    def _for_a_day(self, asked: Sequence[tuple[Record, str, Request]]) -> list[bool]:
        now = time.time()
        own = {marks[0]: marks for marks in (self._marks.of(client, now) for _, client, _ in asked)}
        marked = [
            Wish(record, *self._marks.of_both(networks(client), now), recipe=recipes.write(record, request))
            for record, client, request in asked
        ]

        def evict(mark: str, number: int) -> int:
            evicted = self._stock.evict(number, own=own[mark], now=now)
            return evicted or self._stock.pins.evict(number, now=now)

        def has_room(mark: str) -> bool:
            return self._quota.take(partial(evict, mark))

        share = self._quota.share(self._share)
        keep = partial(self._stock.keep_for_a_day, share=share, now=now, has_room=has_room)
        try:
            return keep(marked)
        except DamagedError as error:  # of one of them, perhaps
            _log.warning("%s", error)
            return [_kept_alone(partial(keep, [each])) for each in marked]

    def _keep(self, record: Record) -> bool:
        if not self._stock.keep_for_ever(record.id):
            self._stock.publications.check_puzzle(record.id)
            self._stock.keep([record], certified=False)
        return True

    async def _from_stock(self, request: Request) -> Record | None:
        kinds = kinds_for(request)
        if kinds and is_plain(request):
            return await self._from_pool(kinds[0])
        for kind in random.sample(kinds, len(kinds)):
            record = await self._of_kind(kind, request)
            if record:
                return record
        return None

    async def _of_kind(self, kind: Kind, request: Request) -> Record | None:
        """Return a puzzle of *kind* from the stock that meets *request*; ``None`` if none is found, or the stock fails.

        Candidates are selected by the techniques that they use, then checked for whether they need them.
        """
        ratings = (request.rating_min or 0.0, 10.0 if request.rating_max is None else request.rating_max)
        number = _CANDIDATES_AT_FIRST if compiled.is_compiling() else CANDIDATES
        draw = partial(self._stock.draw, kind, number, techniques=request.techniques, ratings=ratings)
        try:
            candidates = await self._database.query(draw)
        except (StockError, LateError, BusyError):
            return None
        if not candidates:
            return None
        return await self._executor.run(partial(compiled.here, _first_fit, candidates, request))

    async def _from_pool(self, kind: Kind) -> Record | None:
        if kind not in self._pools:
            self._pools[kind] = Pool(
                partial(self._database.query, partial(self._stock.draw_texts, kind, POOL_BATCH)), LOW
            )
        for _ in range(POOL_BATCH):  # of which any may be damaged
            text = await self._pools[kind].take()
            if text is None:
                return None
            try:
                return parse(text)
            except DamagedError as error:
                _log.warning("%s", error)
        return None


def _kept_alone(keep: Callable[[], list[bool]]) -> bool:
    try:
        return keep() == [True]
    except DamagedError:
        return False


def _first_fit(candidates: Iterable[Record], request: Request) -> Record | None:
    """Return the first of *candidates* that is as *request* asks and needs its techniques."""
    return next((record for record in candidates if _fits(record, request)), None)


def _fits(record: Record, request: Request) -> bool:
    found = record.difficulty
    return (
        found is not None
        and request.allows(found)
        and all(needs(record.puzzle, technique, found.rating) for technique in request.techniques)
    )
