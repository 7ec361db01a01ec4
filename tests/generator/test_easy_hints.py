"""The shared cases of hints without the network are what the teacher says; the page is held to them, too."""

from __future__ import annotations

from tests.support.easy_hints import CASES, HARDER, Case, answer, cases

EACH = 25  # of the cases: all of them are said anew by python -m tests.support.easy_hints


def test_the_teacher_says_what_the_shared_cases_have() -> None:
    found = [case for case in cases(CASES.read_text(encoding="utf-8")) if isinstance(case, Case)]
    assert sum(case.answer != HARDER for case in found) >= 2000
    some = found[::EACH] + [case for case in found if case.answer == HARDER][::EACH]
    assert [answer(case) for case in some] == [case.answer for case in some]
