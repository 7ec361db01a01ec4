"""What the command does where nothing is compiled yet: it answers, and has something else compile."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from kropki.cli import first_start, main
from kropki.generator.solver.jit import COMPILER
from kropki.jit import INTERPRETED
from tests.conftest import compiled_copy
from tests.support.cases import lines
from tests.support.command_line import README_PUZZLE, kropki, started

QUESTIONS = (
    *(f"{name} PUZZLE" for name in ("solve", "grade", "explain", "hint", "analyse", "import")),
    "why PUZZLE r1c1",
    "complete PUZZLE --seed=tea",
    "generate --seed=tea --size=4",
    "generate --seed=tea --size=6 -d medium",
)
GAMES = ("--level=1", "--level=3", "--strength=2", "--strength=9", "--strength=11")
AGAIN = """
import os
from kropki.cli import first_start
from kropki.__main__ import main
first_start.LONG_S = 0.01
first_start.warm_up = lambda: os.write(2, b"once")
main()
"""
HOLDER = "import sys; print(flush=True); sys.stdin.read()"


@pytest.mark.parametrize("line", lines("at_first.txt"))
def test_what_is_asked_for_decides_whether_it_waits(line: str) -> None:
    answer, text = line.split("\t")
    name, *words = text.split()
    command = main.kropki.commands[name]
    if name == "dots":
        name, command = f"dots {words[0]}", command.commands[words.pop(0)]  # type: ignore[attr-defined]
    with command.make_context(name, words) as context:
        assert first_start.is_few(name, context.params) == (answer == "few")


def test_one_warm_up_runs_at_a_time_until_its_process_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with COMPILER.claimed() as held:
        assert held is not None
        other = subprocess.Popen([sys.executable, "-c", HOLDER], pass_fds=[held], **pipes)  # type: ignore[call-overload]
    with other:
        begun = Mock()
        monkeypatch.setattr(subprocess, "Popen", begun)
        first_start.warm_up()
        assert not begun.called
        other.kill()
    first_start.warm_up()
    assert begun.call_count == 1


@pytest.mark.parametrize("line", QUESTIONS)
def test_a_question_has_the_same_answer_interpreted(line: str) -> None:
    words = line.replace("PUZZLE", README_PUZZLE).split()
    assert started(*words, **{INTERPRETED: "1"}).stdout == kropki(*words).stdout


@pytest.mark.parametrize("opponent", GAMES)
def test_a_game_has_the_same_answers_interpreted(opponent: str, tmp_path: Path) -> None:
    words = ["dots", "play", "--seed=tea", "--plain", opponent]
    moves = "c4\nd6\nh8\nj9\nquit\n"
    interpreted = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "kropki", *words],
        input=moves.encode(),
        env=os.environ | {INTERPRETED: "1"},
        capture_output=True,
        check=True,
    )
    assert interpreted.stdout == kropki(*words, stdin=moves.encode(), folder=tmp_path).stdout


@pytest.mark.release
def test_what_turns_out_to_be_long_begins_again_and_reads_its_input_again(tmp_path: Path) -> None:
    cold = shutil.copytree(compiled_copy(), tmp_path / "cold", ignore=shutil.ignore_patterns("warm-*"))
    environment = {name: value for name, value in os.environ.items() if name != INTERPRETED}
    puzzles = f"{README_PUZZLE}\n{README_PUZZLE}\n".encode()
    done = subprocess.run(
        [sys.executable, "-c", AGAIN, "grade"],
        input=puzzles,
        env=environment | {"NUMBA_CACHE_DIR": str(cold)},
        capture_output=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == (kropki("grade", stdin=puzzles).stdout, b"once")
