"""The measurements: that each is there and runs, that a goal is judged by its number, that like is compared with like.

Nothing here asserts how long anything takes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache, partial
from pathlib import Path

import pytest

from lab.bench import api, process, report, startup, watch
from lab.bench.__main__ import SECTIONS
from lab.bench.section import QUICK, Row, Section
from tests.support.browsers import chromium_path
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
    ],
)
def test_a_goal_is_judged_by_its_number(row: Row, verdicts: list[tuple[str, bool]]) -> None:
    assert list(row.goals()) == verdicts


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
