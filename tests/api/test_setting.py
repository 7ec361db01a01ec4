"""A setter at work, at the usual limits: three minutes of changes, with the ranking on, beside a player.

They are the fourth to the sixth of a session of ten. Each minute has its own limit, so those with the most work decide:
the fifth and the sixth take 6 s of work each, and no other more than 5 s.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.http.limits import buckets
from kropki.api.settings import Settings
from kropki.generator.board import ken, rules
from kropki.generator.board.puzzle import EMPTY, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.generation import solutions
from kropki.generator.rng import Rng

CHANGES = range(180, 360)  # of the session, one a second
DRAG = 6  # edges of a drag, one after the other; then the setter rests, and the ranking is asked for
HINT = {"ken": "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A", "entries": "." * 16, "until": "digit"}


def session() -> Iterator[Puzzle]:
    """Yield the board after each change: dots of a full board are dragged, each fourth drag is undone."""
    rng = Rng("a setter at work")
    grid = solutions.pick(9, rng)
    dots = [Dot.NONE] * len(grid.board.edges)
    right = [rules.dot_of(grid.digits[a], grid.digits[b]) for a, b in grid.board.edges]
    drag: list[int] = []
    for change in range(CHANGES.stop):
        turn = change // DRAG % 4
        if change % DRAG == 0 and turn < 3:
            drag = rng.shuffled([edge for edge, dot in enumerate(right) if dot])[:DRAG]
        edge = drag[change % DRAG] if turn < 3 else drag[-1 - change % DRAG]
        dots[edge] = right[edge] if dots[edge] is Dot.NONE else Dot.NONE
        yield Puzzle(9, (EMPTY,) * 81, tuple(dots), negative=False)


def test_a_setter_at_work_is_never_told_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(buckets, "time", SimpleNamespace(time=lambda: now, monotonic=lambda: now))
    said: Counter[int] = Counter()
    left: set[int] = set()  # milliseconds of work, in the minute of each answer
    settings = replace(Settings.from_environment(), deadline=60.0)  # a busy machine is no reason to wait either
    with TestClient(create_app(settings)) as client:

        def ask(path: str, **body: Any) -> None:
            answer = client.post(f"/kropki/{path}", json=body)
            said[answer.status_code] += 1
            left.update(map(int, re.findall(r'"work";r=(\d+)', answer.headers["ratelimit"])))

        for change, board in islice(enumerate(session()), CHANGES.start, None):
            now += 1
            known = {"ken": ken.write(board), "negative": False}
            ask("analyse", **known, ask=["solutions", "candidates"])
            if change % DRAG == DRAG - 1:
                ask("analyse", **known, ask=["difficulty", "equal"])
                ask("analyse", **known, ask=["unique_by", "redundant"])
                ask("hint", **HINT)  # of a second player of the same address
    assert said == {200: len(CHANGES) + 3 * len(CHANGES) // DRAG}
    assert min(left) < max(left)  # the work is counted, and each minute begins anew
