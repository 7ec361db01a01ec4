"""The pool of puzzles in memory: each once, one question for all who wait, and the last ones when the stock is away."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from kropki.api.client import CLIENT
from kropki.api.errors import StockError
from kropki.api.pool import Pool


class Draws:
    """A stock that notes how often it is asked, and answers late."""

    def __init__(self, *answers: str | Exception) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def __call__(self) -> list[str]:
        self.asked += 1
        answer = self.answers.pop(0)
        await asyncio.sleep(0)
        if isinstance(answer, Exception):
            raise answer
        return list(answer)


def taken(draws: Draws, number: int, *, at_once: bool, low: int = 0) -> list[str | None]:
    async def take() -> list[str | None]:
        pool = Pool(draws, low)
        if at_once:
            return list(await asyncio.gather(*(pool.take() for _ in range(number))))
        return [await pool.take() for _ in range(number)]

    return asyncio.run(take())


def text(told: list[str | None]) -> str:
    return "".join(sorted(puzzle or "-" for puzzle in told))


def test_a_crowd_that_finds_it_empty_asks_the_stock_once() -> None:
    draws = Draws("abcdef")
    assert text(taken(draws, 6, at_once=True)) == "abcdef"
    assert draws.asked == 1


def test_a_crowd_that_is_more_than_a_pile_gets_the_next_one() -> None:
    draws = Draws("ab", "cd", "ef", "")
    assert text(taken(draws, 6, at_once=True)) == "abcdef"
    assert draws.asked == 3


def test_it_is_filled_again_when_the_last_is_gone() -> None:
    draws = Draws("ab", "cd")
    told = taken(draws, 4, at_once=False)
    assert [text(told[:2]), text(told[2:])] == ["ab", "cd"]
    assert draws.asked == 2


def test_the_next_pile_is_fetched_while_there_is_some_left_and_dealt_when_there_is_none() -> None:
    draws = Draws("abcd", "ef", "")

    async def take() -> None:
        pool = Pool(draws, 2)
        first = [await pool.take() for _ in range(2)]
        assert draws.asked == 1
        first.append(await pool.take())
        await asyncio.sleep(0)
        assert draws.asked == 2
        first.append(await pool.take())
        assert text(first) == "abcd"
        assert text([await pool.take() for _ in range(2)]) == "ef"

    asyncio.run(take())


def test_while_the_stock_is_away_the_last_ones_are_dealt_again() -> None:
    draws = Draws("abc", StockError("away"), StockError("away"))
    told = taken(draws, 9, at_once=False)
    assert [text(told[start : start + 3]) for start in (0, 3, 6)] == ["abc"] * 3


def test_a_stock_that_has_none_is_left_in_peace_for_a_while() -> None:
    draws = Draws("")
    assert taken(draws, 5, at_once=True) == [None] * 5
    assert draws.asked == 1


def test_an_error_that_is_not_of_the_stock_reaches_those_who_wait() -> None:
    with pytest.raises(ZeroDivisionError):
        taken(Draws(ZeroDivisionError()), 1, at_once=False)


def test_a_batch_is_fetched_for_nobody_in_particular() -> None:
    whose: list[object] = []

    async def fetch() -> list[str]:
        whose.append(CLIENT.get())
        return ["a"]

    async def take() -> str | None:
        CLIENT.set(SimpleNamespace(name="192.0.2.1"))
        return await Pool(fetch, 0).take()

    assert asyncio.run(take()) == "a"
    assert whose == [None]
