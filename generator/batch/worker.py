"""What a worker does: it makes the puzzles of some seeds and says what each gave.

Knows nothing of plans, files and other workers. Whoever hands out tasks and reads results
imports this, too; so what makes puzzles is loaded only when one is made.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from enum import StrEnum

from generator.batch import dedup
from generator.batch.dedup import Key
from generator.errors import BudgetError, KropkiError
from generator.generation.certify import certify
from generator.generation.request import Request


class Why(StrEnum):
    """Why a seed gave nothing."""

    DUPLICATE = "duplicate"
    BUDGET = "no such puzzle within the budget"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Made:
    """A seed gave a new puzzle: its record as a line of JSON, its key, its level."""

    seed: str
    line: bytes
    key: Key
    level: str


@dataclass(frozen=True, slots=True)
class Missed:
    """A seed gave nothing."""

    seed: str
    why: Why
    message: str
    code: str = "failed"


Result = Made | Missed


def attempt(seeds: tuple[str, ...], request: Request, certified: bool) -> tuple[list[Result], float]:  # noqa: FBT001
    """Do the task of a worker: give what each of *seeds* gave, and the seconds that it took."""
    start = time.monotonic()
    return [_result(seed, request, certified=certified) for seed in seeds], time.monotonic() - start


def _result(seed: str, request: Request, *, certified: bool) -> Result:
    from generator.generation import generate  # noqa: PLC0415 - compiled code, which only a worker needs

    try:
        made = generate.generate(seed, request)
        if certified:
            certify(made)
    except BudgetError as error:
        return Missed(seed, Why.BUDGET, error.message, error.code)
    except Exception as error:  # noqa: BLE001 - one seed that fails must not take a run of millions with it
        return failed(seed, error)
    key = dedup.key(made.puzzle)
    return Made(seed, json.dumps(made.as_json()).encode(), key, made.difficulty.level if made.difficulty else "")


def failed(seed: str, error: BaseException) -> Missed:
    """Give the result of a *seed* whose task ended with *error*."""
    if isinstance(error, KropkiError):
        return Missed(seed, Why.FAILED, error.message, error.code)
    return Missed(seed, Why.FAILED, f"{type(error).__name__}: {error}")
