"""``kropki solve``, ``grade``, ``check`` and ``analyse``: answers, exit codes, and what a person is told."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kropki.cli import analyse_words
from kropki.cli.questions import QUESTIONS
from kropki.generator.board import ken
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.solver import kernel, model
from kropki.generator.workshop.analyse import Question
from tests.support.command_line import (
    KROPKI,
    PUBLISHED,
    SOLUTION,
    UNSOLVABLE,
    answers,
    assert_failed,
    invoke,
    kropki,
    solved,
)


def test_an_answer_has_the_canonical_text_count_solution_and_nodes() -> None:
    puzzle = ken.parse(PUBLISHED)
    nodes = kernel.solve(puzzle).nodes
    answer = {"ken": ken.write(puzzle), "negative": True, "solutions": 1, "solution": SOLUTION, "nodes": nodes}
    done = kropki("solve", PUBLISHED)
    assert (done.returncode, answers(done.stdout), done.stderr) == (0, [answer], b"")
    assert list(answers(done.stdout)[0]) == ["ken", "negative", "solutions", "solution", "nodes"]


def test_an_unsolvable_puzzle_has_no_solution() -> None:
    answer = {"ken": UNSOLVABLE, "negative": True, "solutions": 0, "solution": None, "nodes": 1}
    assert solved(UNSOLVABLE) == (3, [answer])


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ([PUBLISHED], 0),
        ([PUBLISHED, PUBLISHED], 0),
        (["?"], 1),
        ([UNSOLVABLE], 3),
        (["--no-negative", UNSOLVABLE], 4),
        (["--no-negative", "--limit", "1", UNSOLVABLE], 0),
        (["--no-negative", "--limit", "9", UNSOLVABLE], 4),
        (["--model", UNSOLVABLE], 3),
        (["?", PUBLISHED, UNSOLVABLE], 3),
        ([UNSOLVABLE, PUBLISHED, "?"], 3),
        (["--no-negative", PUBLISHED, UNSOLVABLE, "?"], 4),
    ],
)
def test_the_exit_code_of_solve_tells_none_one_and_many_apart(args: list[str], code: int) -> None:
    assert solved(*args)[0] == code


def test_what_is_not_settled_has_an_exit_code_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "LONG_BUDGET", 1)
    code, (said,) = solved("--no-negative", UNSOLVABLE)
    assert (code, said["error"]["code"]) == (5, "budget")
    assert solved("?", "--no-negative", UNSOLVABLE)[0] == 5


def test_the_model_ends_within_its_budget_however_many_solutions_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "LONG_BUDGET", 0.2)
    code, (said,) = solved("--certify", "--limit", "1000", "--no-negative", "I/I/I/I/I/I/I/I/I")
    assert (code, said["error"]["code"]) == (5, "budget")
    assert 0 < int(re.findall(r"at least (\d+) solutions", said["error"]["message"])[0]) < 1000


@pytest.mark.parametrize("options", [[], ["--model"]])
def test_a_puzzle_with_some_dots_that_is_solved_as_if_it_had_all_gets_a_hint(options: list[str]) -> None:
    made = generate("hint", Request(size=4, negative=False))
    result = invoke("solve", *options, UNSOLVABLE, made.ken, made.ken)
    counts = [answer["solutions"] for answer in answers(result.stdout)]
    assert (result.code, counts) == (3, [0, 0, 0])
    assert result.stderr.splitlines() == [
        f"kropki: line {line}: no solution; with --no-negative exactly one" for line in (2, 3)
    ]
    assert solved("--no-negative", made.ken)[0] == 0


def test_a_grade_gives_that_hint() -> None:
    made = generate("hint", Request(size=4, negative=False))
    result = invoke("grade", made.ken, UNSOLVABLE)
    assert (result.code, result.stderr) == (3, "kropki: line 1: no solution; with --no-negative exactly one\n")


@pytest.mark.parametrize(
    ("options", "count"), [([], 2), (["--limit", "1"], 1), (["--limit", "100"], 100), (["--limit", "1000"], 288)]
)
def test_a_count_goes_up_to_the_limit(options: list[str], count: int) -> None:
    code, (answer,) = solved("--no-negative", *options, UNSOLVABLE)
    assert (code, answer["solutions"]) == (4 if count > 1 else 0, count)
    assert ken.parse(UNSOLVABLE, negative=False).is_solved_by(ken.parse_grid(answer["solution"]))


def test_the_model_gives_the_same_counts() -> None:
    texts = [PUBLISHED, UNSOLVABLE, "1C/D/D/3C"]
    for options in ([], ["--no-negative"], ["--no-negative", "--limit", "5"]):
        (code, found), (other, checked) = solved(*options, *texts), solved("--model", *options, *texts)
        assert code == other
        assert [answer["solutions"] for answer in checked] == [answer["solutions"] for answer in found]
        assert [answer["ken"] for answer in checked] == [answer["ken"] for answer in found]
        assert {answer["nodes"] for answer in checked} == {None}


def test_answers_are_not_held_back() -> None:
    with subprocess.Popen([KROPKI, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        for text in (UNSOLVABLE, PUBLISHED):
            process.stdin.write(f"{text}\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ken"] == ken.write(ken.parse(text))


# Check


def ndjson(*made: Record) -> str:
    return "".join(f"{json.dumps(one.as_json())}\n" for one in made)


@pytest.mark.parametrize("by", ["file", "dash", "nothing"])
def test_sound_records_pass_in_silence(by: str, tmp_path: Path) -> None:
    text = ndjson(*(generate(f"sound {index}") for index in range(3)))
    (tmp_path / "made").write_text(text)
    args: dict[str, list[str | Path]] = {"file": [tmp_path / "made"], "dash": ["-"], "nothing": []}
    result = invoke("check", *args[by], stdin=b"" if by == "file" else text)
    assert result == (0, "", "")


def test_faults_have_a_line_each_that_names_their_line() -> None:
    good = generate("good", Request(size=4))
    result = invoke("check", stdin=ndjson(good, replace(good, id="X", size=6), good, replace(good, ken="?")))
    assert [line.split(": ")[:2] for line in result.stdout.splitlines()] == [
        ["line 2", "id"],
        ["line 2", "size"],
        ["line 4", "ken"],
    ]
    assert (result.code, result.stderr) == (1, "")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({}, 0),
        ({"givens": 99}, 1),
        ({"ken": "D/D/D/D"}, 3),
        ({"ken": "D/D/D/D", "negative": False}, 4),
    ],
)
def test_the_exit_code_of_check_tells_none_one_and_many_apart(change: dict[str, Any], code: int) -> None:
    good = generate("good", Request(size=4))
    assert invoke("check", stdin=ndjson(good, replace(good, **change), good)).code == code
    assert invoke("check", stdin=ndjson(replace(good, id="X"), replace(good, **change))).code == max(code, 1)


def test_a_record_that_is_not_settled_has_an_exit_code_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "solve", partial(kernel.solve, budget=1))
    text = ndjson(replace(generate("good", Request(size=4)), ken="D/D/D/D", negative=False))
    assert invoke("check", stdin=text).code == 5


def test_what_is_no_record_is_a_fault_of_its_line() -> None:
    good = generate("good", Request(size=4))
    bad = [b"\0", b"\xff", b"{", b"", b"[]", b"{}", b"null", b"[" * 60_000, b"5" * 2**20, b'{"id": NaN}', b'{"id": 1}']
    done = kropki("check", stdin=b"\n".join([*bad, ndjson(good).encode()]))
    lines = done.stdout.decode().splitlines()
    assert [re.split(": (?:record|puzzle): ", line)[0] for line in lines] == [
        f"line {n}" for n, text in enumerate(bad, 1) if text
    ]
    assert all(len(line) < 250 for line in lines)
    assert (done.returncode, done.stderr) == (1, b"")


# Analyse


def test_analyse_asks_what_the_library_knows() -> None:
    assert list(QUESTIONS) == [each.value for each in Question]
    for question in QUESTIONS:
        (said,) = answers(invoke("analyse", "--no-negative", "--ask", question, "D/D/D/D").stdout)
        assert set(said) == {"id", "ken", "size", "negative", "solutions", question}


def test_analyse_counts_entries_apart() -> None:
    told = invoke("analyse", "--no-negative", "4A1A/D/D/D", "--entries", "42..............")
    (said,) = answers(told.stdout)
    assert (said["solutions"]["count"], said["entered"]["solutions"]["count"], told.code) == (24, 12, 4)
    (refused,) = answers(invoke("analyse", "D/D/D/D", "--entries", "42").stdout)
    assert refused["error"]["code"] == "request"


def test_analyse_keeps_a_symmetry_that_the_board_has() -> None:
    asked = ("analyse", "--no-negative", "--ask", "redundant", "--symmetry")
    (said,) = answers(invoke(*asked, "half-turn", "1234/3412/2143/432A").stdout)
    assert "r1c1" not in said["redundant"]["alone"]["givens"] or "r4c4" not in said["redundant"]["alone"]["givens"]
    assert {"r1c2", "r4c3"} <= set(said["redundant"]["alone"]["givens"])
    told = invoke("analyse", "--no-negative", "--words", "--ask", "unique_by", "--symmetry", "half-turn", UNSOLVABLE)
    assert told.stdout.splitlines()[2] == "  a black dot r1c2-r1c3 with r4c2-r4c3 would leave 16"
    (refused,) = answers(invoke(*asked, "diagonal", "F/F/F/F/F/F").stdout)
    assert refused["error"]["message"].startswith("expected a symmetry of size 6 (half-turn")


def test_a_board_without_a_solution_leads_to_why() -> None:
    why = "--ask conflict --ask argument says why"
    assert_failed(kropki("hint", UNSOLVABLE), 3, f"there is none; kropki analyse PUZZLE {why}")
    assert invoke("analyse", UNSOLVABLE).stderr == f"kropki: line 1: no solution; {why}\n"
    assert invoke("analyse", UNSOLVABLE, "--ask", "argument").stderr == ""


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("1234/3412/2143/A3B", ""),
        (UNSOLVABLE, "no single clue makes it unique; the best leaves 72 solutions"),
        (
            "/".join(["I"] * 9),
            "each clue that was tried leaves at least 20 solutions; the best are listed by an estimate",
        ),
    ],
)
def test_what_one_more_clue_is_worth_is_said(board: str, words: str) -> None:
    told = invoke("analyse", "--no-negative", board, "--ask", "unique_by").stderr
    assert told == (f"kropki: line 1: {words}\n" if words else "")


def test_analyse_speaks_to_people() -> None:
    every = [word for question in QUESTIONS for word in ("--ask", question)]
    told = invoke("analyse", "--words", "1C/D/D/D", "?", "1234/3412/2143/A3B", *every)
    lines = told.stdout.splitlines()
    assert lines[:2] == ["1C/D/D/D", "  no solution"]
    assert "  these contradict each other: the digit in r1c1, no dot r2c1-r2c2" in lines
    assert "  There is no digit left for r2c1: it sees 1, and earlier steps ruled out 2, 3 and 4." in lines
    assert "expected a digit, a run from A to I, '(' or '/', got '?'" in lines
    assert told.code == 3
    many = invoke("analyse", "--words", "--no-negative", "D/D/D/D", "--ask", "unique_by", "--ask", "redundant")
    assert many.stdout.splitlines()[:3] == [
        "D/D/D/D",
        "  288 solutions, such as 1234/3412/2143/4321",
        "  1 in r1c1 would leave 72",
    ]
    one = invoke("analyse", "--words", "--no-negative", "1234/3412/2143/A3B", "--ask", "difficulty")
    assert one.stdout == "1234/3412/2143/A3B\n  one solution: 1234/3412/2143/4321\n  easy, rating 1.0\n"
    gone = invoke("analyse", "--words", "--no-negative", "1234/3412/2143/432A", "--ask", "redundant").stdout
    assert "  without r1c1: easy 1.0" in gone.splitlines()
    ask = ["--ask", "candidates", "--ask", "equal"]
    told = invoke("analyse", "--words", "--no-negative", "1234/34B/2143/43B", *ask)
    assert told.stdout.splitlines()[2:] == [
        "  the digits that some solution has:",
        "    1  2  3  4",
        "    3  4  12 12",
        "    2  1  4  3",
        "    4  3  12 12",
        "  the same digit in every solution: r2c3 and r4c4, r2c4 and r4c3",
    ]


def test_words_tell_below_a_step_what_it_leaves_out() -> None:
    step = {"sentence": "So it is; the rest is told below.", "chain": [{"sentence": "One link."}]}
    argument = {"steps": [step], "sentence": "There is no digit left."}
    assert list(analyse_words.lines({"ken": "", "argument": argument}))[1:] == [
        "  1. So it is; the rest is told below.",
        "       One link.",
        "  There is no digit left.",
    ]


def test_what_the_budget_leaves_open_is_said_in_words() -> None:
    candidates = {"cells": [{"1": 2, "2": 1}, {}, {"3": 1}, {}], "open": ["34", "12", "", ""]}
    pairs = {"pairs": [["r1c1", f"r1c{other}"] for other in range(2, 14)], "complete": False}
    first = ", ".join([f"r1c1 and r1c{other}" for other in range(2, 12)])
    assert list(analyse_words.lines({"ken": "", "candidates": candidates, "equal": pairs}))[1:] == [
        "  the digits that some solution has (in brackets: not settled within the budget of the search):",
        "    12(34) (12)",
        "    3      -",
        f"  the same digit in every solution: {first}, 2 pairs more; the search has not settled all pairs",
    ]
