"""``kropki export`` and ``import``: which records are written, in which order and form."""

from __future__ import annotations

from pathlib import Path

import pytest

from kropki.generator.board import ken
from kropki.generator.errors import RequestError
from kropki.generator.formats import fpuzzles
from tests.support.command_line import UNSOLVABLE, answers, invoke


def test_a_draft_is_a_record_that_check_refuses() -> None:
    draft = invoke("import", "--no-negative", "D/D/D/D")
    (made,) = answers(draft.stdout)
    assert (made["difficulty"], made["solution"], draft.code) == (None, "", 4)
    assert draft.stderr == "kropki: line 1: expected exactly one solution, got more than one\n"
    assert invoke("check", stdin=draft.stdout) == (4, "line 1: solution: the puzzle has more than one\n", "")
    assert "solution" not in fpuzzles.from_json(fpuzzles.as_json(ken.parse("D/D/D/D", negative=False))).ignored
    assert invoke("export", "--format", "fpuzzles", stdin=draft.stdout).code == 0
    with pytest.raises(RequestError, match="got a draft"):
        invoke("export", "--format", "pdf", stdin=draft.stdout)


def test_records_are_sorted_both_ways() -> None:
    made = invoke("generate", "-q", "-n", "12", "--size", "6", "--seed", "sorted").stdout
    draft = invoke("import", UNSOLVABLE).stdout  # without a rating: the last in any order
    orders = [
        [each["difficulty"] and each["difficulty"]["rating"] for each in answers(told.stdout)]
        for told in (invoke("export", "--sort", "rating", *more, stdin=draft + made) for more in ((), ("--reverse",)))
    ]
    for found, is_reversed in zip(orders, (False, True), strict=True):
        assert found[:-1] == sorted(found[:-1], reverse=is_reversed)
        assert found[-1] is None
    assert len(set(orders[0])) > 2
    with pytest.raises(RequestError, match="expected --sort"):
        invoke("export", "--reverse", stdin=made)


def test_a_mistyped_technique_of_export_is_answered_with_the_one_that_was_meant() -> None:
    with pytest.raises(RequestError, match="did you mean 'dot pair'"):
        invoke("export", "--technique", "dot pear", stdin="")


def test_an_export_that_chooses_nothing_says_so(tmp_path: Path) -> None:
    said = "kropki: no puzzle is as the options ask, so none is written\n"
    for level, told in (("extreme", said), ("easy", "")):
        file = tmp_path / f"{level}.csv"
        done = invoke("export", "--no-negative", "-d", level, "-o", file, stdin="1234/3412/2143/A3B\n")
        assert (done.code, done.stderr) == (0, told)
        assert len(file.read_text().splitlines()) == (1 if told else 2)
