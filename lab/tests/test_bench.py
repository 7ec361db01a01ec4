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
from typing import Any, NamedTuple

import pytest

from generator.board import ken
from generator.board.puzzle import Puzzle
from generator.generation import verify
from generator.solver import kernel
from lab.bench import api, lighthouse, plain, process, report, startup, watch
from lab.bench.__main__ import SECTIONS
from lab.bench.section import QUICK, Row, Section
from lab.bench.timing import Way, side_by_side
from lab.people import table
from tests.support.browsers import chromium_path
from tests.support.cases import lines, puzzle_of
from tests.support.processes import UNWARMED, command

ROOT = Path(__file__).parents[2]
TABLES = {
    "Is the solution the only one?": (
        "from a puzzle to its number of solutions",
        "the same; CPMpy with a table of pairs for each edge",
        "the search alone; CPMpy's model built beforehand",
        "the search alone, puzzle after puzzle",
        "the same, nine puzzles of ten take less than",
        "nodes of the search",
        "puzzles of 1 with the same answer every way",
    ),
    "Boards made to be hard": (
        "boards of 318 that were settled",
        "the slowest of these",
        "the most nodes of these",
        "the slowest of those that used up the budget",
    ),
    "Making records": (
        "one unique, minimal 9x9 record",
        "4x4, negative, per second of a core",
        "4x4, some dots, per second of a core",
        "6x6, negative, per second of a core",
        "6x6, some dots, per second of a core",
        "9x9, negative, per second of a core",
        "9x9, negative, per second on the clock, one thread",
        "9x9, some dots, per second of a core",
    ),
    "Levels": (
        "easy, negative, per second of a core",
        "medium, negative, per second of a core",
        "hard, negative, per second of a core",
        "expert, negative, per second of a core",
        "extreme, negative, per second of a core",
        "easy, some dots, per second of a core",
        "medium, some dots, per second of a core",
        "hard, some dots, per second of a core",
        "expert, some dots, per second of a core",
        "extreme, some dots, per second of a core",
        "grading one puzzle",
        "a hint at the start",
    ),
    "Teaching": (
        *(f"{level}: steps to a first digit" for level in ("easy", "medium", "hard", "expert", "extreme")),
        "the way to a first digit",
        "the way to a first digit, 95 of 100",
        "positions that hints were asked from",
        "hints beyond singles and dots",
        "of these, an easier argument stood there",
        "a hint from any position",
        "a hint from any position, at most",
        "why a cell has its digit",
        "why a cell has its digit, 95 of 100",
        "why a cell has its digit, at most",
        "every step of a solution",
        "every step of a solution, 95 of 100",
    ),
    "The workshop": (
        *(
            f"{what}{most}"
            for what in (
                "the verdict of a 9x9 without givens",
                "the candidates of 9x9 with ten dots",
                "the candidates of 9x9 with thirty dots",
                "the clues that leave the fewest, ten dots",
                "the clues that leave the fewest, thirty dots",
                "the clues that contradict each other",
                "the level of a 9x9 without givens",
                "the clues that can go, thirty dots",
            )
            for most in ("", ", 95 of 100")
        ),
        "of a hundred boards with ten dots, all settled",
        "of a hundred contradictions, proved irreducible",
        "boards of 5 with the answers of the model",
    ),
    "Batches": (
        "one worker, per second",
        "two workers, per second",
        "two workers, times the rate of one",
        "one worker, processor time of a record",
        "two workers, processor time of a record, all processes",
        "of that, the process that collects",
        "from nothing to the first two records, two workers",
        "peak of the process that collects 2 records",
        "peak of the process that collects 4 records",
        "4 records, more than 2",
    ),
    "Start-up": (
        "Python itself",
        "Python itself, processor time",
        "`import kropki`",
        "`import kropki`, processor time",
        "`import generator`",
        "`import generator`, processor time",
        "`import generator.generation.generate`",
        "`import generator.generation.generate`, processor time",
        "`kropki generate -n 1`",
        "`kropki generate -n 1`, processor time",
        "`kropki generate -n 1`, nothing compiled yet",
        "`kropki generate -n 1`, nothing compiled yet, processor time",
        "compiling, processor time: the difference",
    ),
    "Memory": (
        "`kropki generate -n 2 --workers 1`, peak",
        "`kropki generate -n 2 --workers 2`, peak, what its processes share counted once",
        "`kropki generate -n 2 --workers 2`, peaks of its processes added up",
        "`kropki generate`, modules of CPMpy and OR-Tools imported",
        "`kropki serve`, idle, peak",
        "`kropki serve`, modules of CPMpy and OR-Tools imported",
    ),
    "The API": (
        "from the start of `kropki serve` to the first puzzle",
        "random reads, per second",
        "a bare endpoint that returns a constant of their size, per second",
        "random reads, of every hundred answers of the bare endpoint",
        "a random read, processor time",
        "the bare endpoint, processor time",
        "at half that rate, 99 of 100 random reads take less than",
        "`kropki serve` after 20 reads and more, peak",
        "a puzzle by its id, processor time",
        "a drawing (SVG), processor time",
        "a picture (PNG), processor time",
        "the page, processor time",
        "a medium puzzle by its seed, processor time",
        "an extreme puzzle by its seed, processor time",
        "is it unique? (solve), processor time",
        "how hard is it? (grade), processor time",
        "what is next? (hint), processor time",
        "is it right so far? (check), processor time",
        "`GET /healthz` beside 2 clients, 99 of 100 take less than",
        "answers to those clients, per second",
        "of a hundred of them, 503: try again",
        "a puzzle in the database, SQLite",
    ),
    "How fast are the rules of dots?": (
        "39x32: a dot of a random game, many games in a call",
        "39x32: the same with undo, grounding and hash, and each game taken back",
        "20x20: a dot of a random game, many games in a call",
        "20x20: the same with undo, grounding and hash, and each game taken back",
        "9x9: a dot of a random game, many games in a call",
        "9x9: the same with undo, grounding and hash, and each game taken back",
        "games of 3 with the same captures both ways",
    ),
}
PAGE = """
import sys
from lab.bench import page
page.KROPKI = sys.argv.pop(1)
page._SIZE, page._DOTS, page._SLOWED = (9, 9), 20, 1
page.main()
"""  # measures the page of that command, with few dots, at the processor's own speed
FIGURE = re.compile(r"-?[\d,]+(\.\d+)?( (ns|µs|ms|s|MB|records|bytes|steps|positions|hints))?")
VERDICT = re.compile(r"at (least|most) [\d,.]+( \S+)?: (reached|\*\*not reached\*\*)")


class Measured(NamedTuple):
    """A section, and the rows of a run on tiny inputs."""

    part: Section
    rows: list[Row]


@pytest.fixture(scope="module", params=SECTIONS, ids=lambda part: part.title)
def measured(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Measured:
    """Measure a section; its first run finds all compiled, which else takes half a minute, and no service warms up.

    A command whose start is measured starts once, and not first of all for nothing.
    """
    part: Section = request.param
    kropki = command(UNWARMED, tmp_path_factory.mktemp("unwarmed"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(api, "KROPKI", kropki)
        patch.setattr(process, "KROPKI", kropki)
        patch.setattr(startup, "run", once := cache(process.run))
        patch.setattr(startup, "_first_run", lambda: once(sys.executable, "-c", "pass"))
        return Measured(part, list(part.rows(QUICK)))


def tables(text: str) -> dict[str, list[list[str]]]:
    """Return the cells of each row of each table, without its head, by the title above it."""
    found: dict[str, list[list[str]]] = {}
    for part in text.split("\n## ")[1:]:
        title, *lines = part.splitlines()
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
        found[title] = cells[2:]
    return found


def test_every_section_has_its_rows() -> None:
    assert [part.title for part in SECTIONS] == list(TABLES)


def test_a_section_measures_everything(measured: Measured) -> None:
    assert tuple(row.what for row in measured.rows) == TABLES[measured.part.title]


def test_every_figure_is_a_number_and_every_goal_has_its_verdict(measured: Measured) -> None:
    [rows] = tables("\n" + report.section(*measured)).values()
    assert len(rows) == len(measured.rows)
    for what, value, *beside, goals in rows:
        figures = [value, *filter(None, beside)]
        assert all(map(FIGURE.fullmatch, figures)), (what, figures)
        assert all(map(VERDICT.fullmatch, filter(None, goals.split("; ")))), (what, goals)


def test_the_report_has_a_head_the_sections_asked_for_and_the_goals() -> None:
    title = "Boards made to be hard"
    done = subprocess.run(
        [sys.executable, "-m", "lab.bench", "--quick", title], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    parts = done.stdout.split("\n## ")
    assert [part.partition("\n")[0] for part in parts[1:]] == [title, "Goals"]
    assert re.search(r"^# Measurements of \d{4}-\d\d-\d\d$", parts[0], re.MULTILINE)
    assert "A quick run" in parts[0]
    assert re.search(r"^- Machine: .+, \d+ cores, ", parts[0], re.MULTILINE)
    assert re.findall(r"(kropki|numba|numpy|cpmpy|ortools) \d", parts[0]) == list(report.PACKAGES)


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
    (rows,) = tables(ended.stdout).values()
    assert [row[0] for row in rows] == [
        "first board, from the start of the visit",
        "sent until the first board, with headers and the puzzle",
        "layout shift of a visit, at most",
        "a digit, the processor 1 times slower",
        "a move, the processor 1 times slower",
        "a dot on 9x9 with 20 dots, the same",
        "a key on a page of one line, the same",
        "workshop: from a key to the verdict and candidates",
        "workshop: the same, 95 of 100",
    ]
    assert rows[2][1:] == ["0", "at most 0: reached"]


def audit(name: str, score: float | None, shown: str = "", mode: str = "numeric") -> dict[str, Any]:
    """Return what Lighthouse says of one thing that it looked at."""
    return {"id": name, "title": name.title(), "score": score, "displayValue": shown, "scoreDisplayMode": mode}


def judged(performance: float) -> dict[str, Any]:
    """Return a report of Lighthouse, as far as ours reads it."""
    scores = dict.fromkeys(lighthouse.GOALS, 1.0) | {"performance": performance}
    audits = [audit(name, 1, "1.2 s") for name in lighthouse.FIGURES]
    audits += [
        audit("slow", 0.84, "2.8 s"),
        audit("errors", 0, mode="binary")
        | {"details": {"items": [{"description": "503", "sourceLocation": {"url": "http://a/kropki"}}, {"node": 1}]}},
        audit("told", None, mode="informative"),
    ]
    return {
        "lighthouseVersion": "12.8.2",
        "environment": {"hostUserAgent": "Mozilla/5.0 (X11) HeadlessChrome/142.0.0.0 Safari/537.36"},
        "categories": {name: {"title": name, "score": score} for name, score in scores.items()},
        "audits": {each["id"]: each for each in audits},
    }


def test_lighthouse_is_told_by_the_run_in_the_middle_with_all_that_failed() -> None:
    told = lighthouse.text([judged(0.97), judged(0.9), judged(0.94)])
    assert "Lighthouse 12.8.2, Chrome 142.0.0.0\n" in told
    assert "| performance | 94 | at least 95: missed | 90, 94, 97 |" in told
    assert "| seo | 100 | at least 100: reached | 100, 100, 100 |" in told
    errors = "- Errors (`errors`): 0 points\n  - 503 http://a/kropki\n"
    assert told.endswith(f"failed\n\n{errors}- Slow (`slow`): 84 points; 2.8 s\n")


def test_the_summary_counts_the_verdicts_of_the_tables() -> None:
    rows = [Row("a", 3, "s", at_most=2, at_least=1), Row("b", 3, ""), Row("c", 1000, "", at_least=1001)]
    table, summary = report.section(Section("A title", "A method.", lambda _: ()), rows), report.summary(rows)
    assert (table.count(": reached"), table.count("**not reached**")) == (1, 2)
    assert summary.splitlines() == [
        "## Goals", "", "1 of 3 reached.", "", "Not reached:", "", "- a: at most 2 s", "- c: at least 1,001",
    ]  # fmt: skip


def test_the_kept_report_is_a_whole_run() -> None:
    text = (ROOT / "lab/results/bench.md").read_text()
    assert text.startswith("# Measurements of ")
    assert "quick" not in text
    assert "\n## Goals\n" in text


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


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"), (0.001234, "0.00123"), (0.98765, "0.988"), (9.999, "10"), (23.456, "23.5"),
        (99.96, "100"), (1234.5, "1,234"), (5e6, "5,000,000"),
    ],
)  # fmt: skip
def test_a_figure_has_three_digits_and_no_exponent(value: float, text: str) -> None:
    assert report.figure(value) == text


def test_the_plain_columns_stand_only_where_there_is_a_plain_way() -> None:
    part = Section("A title", "A method.", lambda _: ())
    alone, beside = Row("a", 2, "s"), Row("b", 2, "s", plain=8)
    assert tables(report.section(part, [alone]).join(["\n", ""])) == {"A title": [["a", "2 s", ""]]}
    assert tables(report.section(part, [alone, beside]).join(["\n", ""])) == {
        "A title": [["a", "2 s", "", "", ""], ["b", "2 s", "8 s", "4", ""]]
    }


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


def test_the_tables_of_the_levels_are_those_of_the_ratings_beside_them(capsys: pytest.CaptureFixture[str]) -> None:
    table.main()
    assert capsys.readouterr().out == (ROOT / "lab/results/people.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("low", "high", "share"), [([1, 2], [3, 4], 0.0), ([3, 4], [1, 2], 1.0), ([1, 3], [2, 3], 0.25), ([1], [1], 0.0)]
)
def test_a_pair_is_reversed_where_the_lower_level_is_rated_harder(
    low: list[float], high: list[float], share: float
) -> None:
    assert table.reversed_share(low, high) == share
