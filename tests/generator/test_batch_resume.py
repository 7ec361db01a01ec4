"""Runs that were cut off, at any byte: they end with the bytes and the exit code of one that was not."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import click
import pytest
from click.testing import CliRunner

from kropki.cli import main
from kropki.generator.batch import journal
from kropki.generator.batch.runner import BatchState, Plan, Target
from kropki.generator.errors import RequestError
from kropki.generator.generation import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from tests.support.batches import SMALL, invoke, plan_of, start
from tests.support.processes import wait_for

pytestmark = pytest.mark.release

RUN = ["-n", "150", "--size", "6", "--seed", "again"]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("whole") / "out"
    assert invoke(*RUN, "-q", "-o", path).code == 0
    return path.read_bytes()


def left_behind(folder: Path, done: bytes) -> Path:
    """Lay out what a run that was killed leaves."""
    path = folder / "out"
    kept = journal.Journal(path)
    kept.begin(Plan("again", (Target("any", 150, SMALL),)))
    kept._stream_now.write(done)
    kept.close()
    (folder / "out.run").write_text(json.dumps(Plan("again", (Target("any", 150, SMALL),)).as_json()))
    return path


CUTS = [0, 1, 50, 0.2, 0.5, 0.9, -2, -1, None]


@pytest.mark.parametrize("note", ['{"failed": "again/', '{"failed": "again/140"}\n', "7\n", "{}"])
def test_a_note_that_is_cut_off_or_ahead_of_the_records_is_none(whole: bytes, tmp_path: Path, note: str) -> None:
    path = left_behind(tmp_path, whole[:5000])
    with (tmp_path / "out.run").open("a") as stream:
        stream.write(f"\n{note}")
    assert invoke(*RUN, "-q", "--resume", "-o", path).code == 0
    assert path.read_bytes() == whole


@pytest.mark.parametrize("cut", CUTS)
def test_a_run_that_was_cut_off_at_any_byte_ends_the_same(whole: bytes, tmp_path: Path, cut: float | None) -> None:
    at = int(cut * len(whole)) if isinstance(cut, float) else cut
    path = left_behind(tmp_path, whole[:at])
    assert invoke(*RUN, "-q", "--resume", "-o", path).code == 0
    assert path.read_bytes() == whole
    assert [file.name for file in tmp_path.iterdir()] == ["out"]


def test_a_hole_in_the_part_is_filled(whole: bytes, tmp_path: Path) -> None:
    middle = len(whole) // 2
    path = left_behind(tmp_path, whole[:middle] + bytes(600) + whole[middle + 600 :])
    assert invoke(*RUN, "-q", "--resume", "-o", path).code == 0
    assert path.read_bytes() == whole


def holds(path: Path, number: int) -> bool:
    """Tell whether the file at *path* has *number* bytes or more."""
    return path.exists() and path.stat().st_size >= number


def test_a_run_that_is_killed_again_and_again_ends_the_same(tmp_path: Path) -> None:
    options = ["-n", "3000", "--size", "6", "--seed", "crash", "-d", "medium", "-q"]
    assert invoke(*options, "-o", tmp_path / "calm", "--workers", "1").code == 0
    rng = random.Random(3)  # noqa: S311 - no secret
    part = tmp_path / "out.part"
    goals = sorted(rng.randrange((tmp_path / "calm").stat().st_size) for _ in range(4))
    for goal, workers in zip(goals, "1212", strict=True):
        with start(*options, "--resume", "--workers", workers, "-o", tmp_path / "out") as process:
            wait_for(partial(holds, part, goal), process)
            process.kill()
    assert invoke(*options, "--resume", "-o", tmp_path / "out").code == 0
    assert (tmp_path / "out").read_bytes() == (tmp_path / "calm").read_bytes()


def test_resume_knows_a_random_seed(tmp_path: Path) -> None:
    path = left_behind(tmp_path, b"")
    assert invoke("-n", "150", "--size", "6", "-q", "--resume", "-o", path).code == 0
    assert json.loads(path.read_bytes().splitlines()[0])["seed"] == "again/0"


FAILURES = {
    "early": ["again/3"],
    "late": ["again/148"],
    "both": ["again/3", "again/4", "again/148"],
    "the last": ["again/149"],
}


@pytest.mark.parametrize("failing", FAILURES.values(), ids=FAILURES)
def test_a_failure_before_the_cut_counts_as_without_one(
    failing: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = generate.generate
    cut = {"again/100": KeyboardInterrupt()}

    def flawed(seed: str, request: Request) -> Record:
        if seed in failing:
            raise MemoryError("no room")
        if seed in cut:
            raise cut.pop(seed)
        return make(seed, request)

    monkeypatch.setattr("kropki.generator.generation.generate.generate", flawed)
    path = tmp_path / "out"
    interrupted = CliRunner().invoke(main.kropki, ["generate", *RUN, "-q", "-o", str(path)], standalone_mode=False)
    assert isinstance(interrupted.exception, click.Abort)
    resumed = invoke(*RUN, "-q", "--resume", "-o", path)
    whole = invoke(*RUN, "-q", "-o", tmp_path / "whole")
    assert (resumed.code, path.read_bytes()) == (1, (tmp_path / "whole").read_bytes())
    assert whole.code == 1
    assert sorted(file.name for file in tmp_path.iterdir()) == ["out", "whole"]
    assert ("seeds that failed before" in resumed.stderr) == ("again/3" in failing)


@pytest.mark.parametrize(("notes", "code"), [("", 0), ('{"code": 0}\n', 0), ('{"failed": "x"}\n{"code": 1}\n', 1)])
def test_a_run_that_was_cut_off_after_its_end_is_done(whole: bytes, tmp_path: Path, notes: str, code: int) -> None:
    path = left_behind(tmp_path, whole)
    (tmp_path / "out.part").replace(path)
    with (tmp_path / "out.run").open("a") as stream:
        stream.write(f"\n{notes}")
    assert invoke(*RUN, "-q", "--resume", "-o", path).code == code
    assert [file.name for file in tmp_path.iterdir()] == ["out"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (RUN, "holds an unfinished run"),
        ([*RUN, "--seed", "other", "--resume"], 'another seed: expected "again", got "other"'),
        ([*RUN, "-n", "151", "--resume"], "another count: expected 150, got 151"),
        ([*RUN, "-d", "hard", "--resume"], 'another difficulty: expected null, got "hard"'),
        ([*RUN, "--technique", "dot pair", "--resume"], "another techniques"),
    ],
)
def test_a_part_of_another_run_is_not_touched(whole: bytes, tmp_path: Path, options: list[str], message: str) -> None:
    path = left_behind(tmp_path, whole[:5000])
    result = CliRunner().invoke(main.kropki, ["generate", *options, "-q", "-o", str(path)])
    assert isinstance(result.exception, RequestError)
    assert message in result.exception.message
    assert (tmp_path / "out.part").read_bytes() == whole[:5000]


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    first, second = journal.Journal(tmp_path / "out"), journal.Journal(tmp_path / "out")
    first.begin(plan_of(5))
    with pytest.raises(RequestError, match="another run"):
        second.begin(plan_of(5))
    first.close()
    assert list(tmp_path.iterdir()) == []


class CutOff:
    """A stream at which a signal ends the run as soon as *step*, ``write`` or ``flush``, is done the second time."""

    def __init__(self, stream: BinaryIO, step: str) -> None:
        self.stream, self.step, self.times = stream, step, 0

    def __getattr__(self, name: str) -> Any:
        done = getattr(self.stream, name)
        return partial(self._cut_off_after, done) if name == self.step else done

    def _cut_off_after(self, done: Callable[..., Any], *arguments: Any) -> None:
        done(*arguments)
        self.times += 1
        if self.times == 2:
            raise KeyboardInterrupt


@pytest.mark.parametrize("step", ["write", "flush"])
def test_what_is_said_to_be_kept_is_what_the_part_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path, begin = tmp_path / "out", journal.Journal.begin

    def cut_off(kept: journal.Journal, plan: Plan) -> BatchState:
        state = begin(kept, plan)
        monkeypatch.setattr(kept, "_stream", CutOff(kept._stream_now, step))
        return state

    monkeypatch.setattr(journal.Journal, "begin", cut_off)
    result = CliRunner().invoke(main.kropki, ["generate", *RUN, "-q", "--workers", "1", "-o", str(path)])
    assert result.exit_code == 1
    assert len((tmp_path / "out.part").read_bytes().splitlines()) == 2
    assert "kropki: 2 of 150 puzzles" in result.stderr


def test_resume_says_if_there_is_nothing_to_resume(tmp_path: Path) -> None:
    path = tmp_path / "out"
    again = f"kropki: {path} has no run to resume; all puzzles are made anew\n"
    options = ["generate", "--size", "4", "--seed", "again", "--resume", "-o", str(path)]
    for quiet, told in ((), True), (("-q",), False):
        done = CliRunner().invoke(main.kropki, [*options, *quiet])
        assert (done.exception, again in done.stderr) == (None, told)


def test_resume_needs_a_file() -> None:
    result = CliRunner().invoke(main.kropki, ["generate", "--resume"])
    assert isinstance(result.exception, RequestError)
    assert "expected a file" in result.exception.message
