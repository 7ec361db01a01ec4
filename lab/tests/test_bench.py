"""The measurements: that each is there and runs, that a goal is judged by its number, that like is compared with like.

Nothing here asserts how long anything takes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from pathlib import Path

import pytest

from generator.board import ken
from generator.board.puzzle import Puzzle
from generator.generation import verify
from generator.solver import kernel
from lab.bench import api, plain, process, report, startup, watch
from lab.bench.__main__ import SECTIONS
from lab.bench.section import QUICK, Row, Section
from lab.bench.timing import Way, side_by_side
from tests.support.browsers import chromium_path
from tests.support.cases import lines, puzzle_of
from tests.support.processes import UNWARMED, command

ROOT = Path(__file__).parents[2]
PAGE = """
import sys
from lab.bench import page
page.KROPKI = sys.argv.pop(1)
page._SIZE, page._DOTS, page._SLOWED = (9, 9), 20, 1
page.main()
"""  # measures the page of that command, with few dots, at the processor's own speed


@pytest.mark.parametrize("part", SECTIONS, ids=lambda part: part.title)
def test_a_section_measures_and_is_told(part: Section, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first run finds all compiled, which else takes half a minute, and no service warms up."""
    kropki = command(UNWARMED, tmp_path)
    monkeypatch.setattr(api, "KROPKI", kropki)
    monkeypatch.setattr(process, "KROPKI", kropki)
    monkeypatch.setattr(startup, "run", once := cache(process.run))
    monkeypatch.setattr(startup, "_first_run", lambda: once(sys.executable, "-c", "pass"))
    told = report.section(part, list(part.rows(QUICK)))
    assert re.search(r"^\| .+ \| [\d,.]+", told, re.MULTILINE)


def test_the_page_is_measured_and_shifts_nothing(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PAGE, command(UNWARMED, tmp_path), "--rounds", "1", "--digits", "1", "--puzzles", "0"],
        cwd=ROOT,
        env=os.environ | {"KROPKI_CHROMIUM": chromium_path()},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert re.search(r"layout shift of a visit, at most \| 0 \| at most 0: reached", ended.stdout)


@pytest.mark.parametrize(
    ("row", "verdicts"),
    [
        (Row("x", 3, "s"), []),
        (Row("x", 3, "s", at_most=3), [("at most 3 s", True)]),
        (Row("x", 3.1, "s", at_most=3), [("at most 3 s", False)]),
        (Row("x", 1000, "", at_least=1000), [("at least 1,000", True)]),
        (Row("x", 999, "", at_least=1000), [("at least 1,000", False)]),
        (Row("x", 2, "s", plain=1000, times=500), [("at least 500 times", True)]),
        (Row("x", 2, "s", plain=999, times=500), [("at least 500 times", False)]),
        (Row("x", 2, "s", times=500), [("at least 500 times", False)]),
        (Row("x", 9, "s", plain=900, times=50, at_most=8), [("at least 50 times", True), ("at most 8 s", False)]),
    ],
)
def test_a_goal_is_judged_by_its_number(row: Row, verdicts: list[tuple[str, bool]]) -> None:
    assert list(row.goals()) == verdicts


def test_two_ways_take_turns_and_keep_their_answers_apart() -> None:
    calls: list[tuple[str, int]] = []

    def way(name: str, passes: int) -> Way[int]:
        def call(item: int) -> tuple[str, int]:
            calls.append((name, item))
            return calls[-1]

        return Way(lambda item: partial(call, item), passes)

    timed = side_by_side([1, 2, 3], [way("a", 2), way("b", 1)], turn=2)
    assert [f"{name}{item}" for name, item in calls] == ["a1", "a2", "a1", "a2", "b1", "b2", "a3", "a3", "b3"]
    assert [each.answers for each in timed] == [[(name, item) for item in (1, 2, 3)] for name in "ab"]
    assert [len(each.seconds) for each in timed] == [3, 3]


COUNTS: list[Callable[[Puzzle], int]] = [
    plain.count,
    plain.count_with_tables,
    lambda puzzle: int(plain.loaded(puzzle).solveAll(solution_limit=2)),
]


@pytest.mark.parametrize("count", COUNTS, ids=["plain", "tables", "loaded"])
def test_the_plain_way_agrees_with_the_corpus(count: Callable[[Puzzle], int]) -> None:
    seen = set()
    for puzzle, solutions in small_puzzles():
        assert count(puzzle) == solutions, ken.write(puzzle)
        seen.add((solutions, puzzle.negative))
    assert seen == set(product((0, 1, 2), (True, False)))


def small_puzzles() -> Iterator[tuple[Puzzle, int]]:
    """Yield the 4x4 puzzles of the corpus and how many solutions they have, up to two."""
    for line in lines("counts.txt"):
        solutions, rule, text = line.split()
        puzzle = puzzle_of(rule, text)
        if puzzle.size == 4:
            yield puzzle, min(int(solutions.rstrip("+")), 2)


def test_the_plain_way_makes_a_puzzle_as_good_as_ours() -> None:
    puzzle = plain.make(4, "tea")
    assert kernel.solve(puzzle).solutions == 1
    assert all(kernel.solve(smaller).solutions == 2 for _, smaller in verify.without_each_clue(puzzle))


def test_memory_is_that_of_a_process_and_of_what_it_starts_and_not_ours() -> None:
    measure = partial(process.run, sys.executable, "-c")
    ballast = bytearray(b"x" * 200_000_000)
    # twice that, for a moment; and again, so that it is looked at after the first time
    hold = "all(bytearray(b'x' * 150_000_000) for _ in range(6))"
    start = f"import subprocess, sys; subprocess.run([sys.executable, '-c', \"{hold}\"])"
    assert measure("pass").peak < 100
    assert 300 < measure(hold).peak < 400
    both = measure(f"{hold}; {start}")
    assert 600 < both.peak < 800
    assert 300 < both.own_peak < 400
    assert len(ballast) == 200_000_000


def test_what_two_processes_share_is_held_once() -> None:
    program = "import os, sys; ballast = bytearray(b'x') * 150_000_000; os.fork(); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE) as both:
        try:
            while len(list(watch.family(both.pid))) < 2:
                assert both.poll() is None
            assert 150 < watch.held(both.pid) < 200
            assert 300 < watch.peak(both.pid) < 400
            assert 0 < watch.processor_time(both.pid) < 60
        finally:
            both.communicate()


def test_a_command_that_fails_is_no_measurement() -> None:
    with pytest.raises(RuntimeError, match=r"ended with 3: alas"):
        process.run(sys.executable, "-c", "import sys; print('alas', file=sys.stderr); sys.exit(3)")


def test_modules_of_the_judge_are_counted() -> None:
    assert process.model_modules(sys.executable, "-c", "import generator.solver.kernel") == 0
    assert process.model_modules(sys.executable, "-c", "import generator.solver.model") > 0
