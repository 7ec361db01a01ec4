"""Whole records: how many a second of each size and kind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from statistics import median
from time import perf_counter, process_time

from kropki.generator.board.geometry import SIZES
from kropki.generator.generation import generate
from kropki.generator.generation.request import Request
from lab.bench.section import Effort, Row, Section

_PER_SECOND = 1000  # the goal on 9x9
_PROMISED = Request()  # the request that the goal is about


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the rates."""
    requests = [Request(size=size, negative=negative) for size, negative in product(SIZES, (True, False))]
    for request in requests:
        generate.generate("bench", request)  # compiled from here on
    rates: dict[Request, list[tuple[float, float]]] = {request: [] for request in requests}
    for number, request in product(range(effort.batches), requests):
        rates[request].append(_rates(f"bench/{number}", request, effort.batch))
    for request in requests:
        goal = _PER_SECOND if request == _PROMISED else None
        processor, wall = (median(rate) for rate in zip(*rates[request], strict=True))
        yield Row(f"{_kind(request)}, per second of a core", processor, "records", at_least=goal)
        if request == _PROMISED:
            yield Row(f"{_kind(request)}, per second on the clock, one thread", wall, "records")


def _make_batch(seed: str, request: Request, number: int) -> None:
    for index in range(number):
        generate.generate(f"{seed}/{index}", request)


def _rates(seed: str, request: Request, number: int) -> tuple[float, float]:
    """Return records per second of processor time and of real time."""
    begun = _clocks()
    _make_batch(seed, request, number)
    processor, wall = (end - start for start, end in zip(begun, _clocks(), strict=True))
    return number / processor, number / wall


def _clocks() -> tuple[float, float]:
    return process_time(), perf_counter()


def _kind(request: Request) -> str:
    return f"{request.size}x{request.size}, {'negative' if request.negative else 'some dots'}"


SECTION = Section(
    "Making records",
    "Medians over batches of each size and kind in turn, in one thread; a second of a core is one of processor time.",
    rows,
)
