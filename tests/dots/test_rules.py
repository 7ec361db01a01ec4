"""Every sentence of docs/dots/rules.md by a case, which the judge and the engine answer alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from judge import game as judge
from judge.cases import Case, every
from kropki.dots.records.replay import replay
from tests.support.dots_games import complaint

CASES = [
    pytest.param(case, rules, id=f"{case.file}: {case.name} ({rules})") for case in every() for rules in case.rules
]
SIDES: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {"judge": judge.replay, "engine": replay}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("case", "rules"), CASES)
def test_a_case_holds(case: Case, rules: str, side: str) -> None:
    line = case.line(rules)
    assert SIDES[side](line | {"moves": []})["captured"] == case.start
    assert complaint(case, SIDES[side](line)) is None
