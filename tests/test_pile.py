"""The pile of puzzles in memory: each once, one question for all who wait, and the last ones when the stock is away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from api.database import StockError
from api.pile import Pile
from generator.generate import generate
from generator.record import Record
from generator.request import Request

RECORDS = [generate(f"pile/{number}", Request(size=4)) for number in range(6)]


class Draws:
    """A stock that notes how often it is asked, and answers late."""

    def __init__(self, *answers: list[Record] | StockError) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def __call__(self) -> list[Record]:
        self.asked += 1
        answer = self.answers.pop(0)
        await asyncio.sleep(0)
        if isinstance(answer, StockError):
            raise answer
        return answer


def ids(records: list[Record | None]) -> list[str]:
    return sorted(record.id for record in records if record)


def taken(draws: Callable[..., object], number: int, *, at_once: bool) -> list[Record | None]:
    async def take() -> list[Record | None]:
        pile = Pile(draws)  # type: ignore[arg-type]
        if at_once:
            return list(await asyncio.gather(*(pile.take() for _ in range(number))))
        return [await pile.take() for _ in range(number)]

    return asyncio.run(take())


def test_a_crowd_that_finds_it_empty_asks_the_stock_once() -> None:
    draws = Draws(RECORDS)
    assert ids(taken(draws, 6, at_once=True)) == ids([*RECORDS])
    assert draws.asked == 1


def test_it_is_filled_again_when_the_last_is_gone() -> None:
    draws = Draws(RECORDS[:2], RECORDS[2:4])
    assert ids(taken(draws, 4, at_once=False)) == ids([*RECORDS[:4]])
    assert draws.asked == 2


def test_while_the_stock_is_away_the_last_ones_are_dealt_again() -> None:
    draws = Draws(RECORDS[:3], StockError("away"), StockError("away"))
    told = taken(draws, 9, at_once=False)
    assert [ids(told[start : start + 3]) for start in (0, 3, 6)] == [ids([*RECORDS[:3]])] * 3


def test_a_stock_that_has_none_is_left_in_peace_for_a_while() -> None:
    draws = Draws([])
    assert taken(draws, 5, at_once=True) == [None] * 5
    assert draws.asked == 1
