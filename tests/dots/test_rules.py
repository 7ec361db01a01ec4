"""Every sentence of docs/dots/rules.md by a case, which the judge and the engine answer alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dots.records.replay import replay
from judge import game as judge
from judge.cases import Case, every

CASES = [
    pytest.param(case, rules, id=f"{case.file}: {case.name} ({rules})") for case in every() for rules in case.rules
]
SIDES: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {"judge": judge.replay, "engine": replay}


def complaint(case: Case, said: dict[str, Any]) -> str | None:
    """Tell what is not as the case says, if anything."""
    error = said["error"] and (said["error"]["move"], said["error"]["code"])
    if error != case.error:
        return f"expected the error {case.error}, got {error} after {said['after']}"
    if said["after"] != case.after:
        return f"expected {case.after} captured, got {said['after']}"
    found = {key: said[key] for key in case.end}
    return None if found == case.end else f"expected {case.end}, got {found}"


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("case", "rules"), CASES)
def test_a_case_holds(case: Case, rules: str, side: str) -> None:
    line = case.line(rules)
    assert SIDES[side](line | {"moves": []})["captured"] == case.start
    assert complaint(case, SIDES[side](line)) is None
