"""The task of a worker: make the puzzles of some seeds, and say what each seed gave.

Knows nothing of plans, files and other workers. The process that hands out tasks and reads results
imports this, too; so what makes puzzles is imported only when one is made.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from enum import StrEnum

from kropki.generator.batch import dedup
from kropki.generator.batch.dedup import Key
from kropki.generator.errors import BudgetError, KropkiError
from kropki.generator.generation.certify import certify
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request


class Why(StrEnum):
    """Why a seed gave nothing."""

    DUPLICATE = "duplicate"
    BUDGET = "no such puzzle within the budget"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Made:
    """A seed gave a puzzle: its record, and the key that it shares with its rotations and reflections."""

    record: Record
    key: Key

    @property
    def seed(self) -> str:
        """The seed that gave it."""
        return self.record.seed


@dataclass(frozen=True, slots=True)
class Missed:
    """A seed gave nothing."""

    seed: str
    why: Why
    message: str
    code: str = "failed"


Result = Made | Missed


def attempt(seeds: tuple[str, ...], request: Request, certified: bool) -> tuple[list[Result], float]:  # noqa: FBT001
    """Make the puzzle of each of *seeds*; give their results in order, and the seconds that it took."""
    start = time.monotonic()
    return [_result(seed, request, certified=certified) for seed in seeds], time.monotonic() - start


def _result(seed: str, request: Request, *, certified: bool) -> Result:
    from kropki.generator.generation import generate  # noqa: PLC0415 - compiled code, which only a worker needs

    try:
        made = generate.generate(seed, request)
        if certified:
            certify(made)
    except BudgetError as error:
        return Missed(seed, Why.BUDGET, error.message, error.code)
    except Exception as error:  # noqa: BLE001 - one seed that fails must not end a run of millions
        return failed(seed, error)
    return Made(made, dedup.key(made.puzzle))


def failed(seed: str, error: BaseException) -> Missed:
    """Return the result of a *seed* whose task ended with *error*."""
    if isinstance(error, KropkiError):
        return Missed(seed, Why.FAILED, error.message, error.code)
    return Missed(seed, Why.FAILED, f"{type(error).__name__}: {error}")
