"""The ``kropki`` command as a process: where its output goes, how it ends, what a first run says."""

from __future__ import annotations

import json
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from kropki.cli.exit_codes import WHY_NONE
from kropki.generator import formats
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from kropki.jit import INTERPRETED
from tests.support import forks
from tests.support.command_line import (
    KROPKI,
    UNSOLVABLE,
    Done,
    answers,
    assert_failed,
    files,
    invoke,
    shell,
    started,
)
from tests.support.processes import program

pytestmark = pytest.mark.release

# Whoever runs the tests may ignore a signal, as nohup does, and so would the command.
LISTENING = f"""
import signal, sys
signal.signal(int(sys.argv.pop(1)), signal.SIG_DFL)
{forks.KROPKI}
"""


# Output


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    done = shell('"$@" | head -n 1', "generate", "-n", "100000", "--quiet")
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""


def test_a_run_of_a_billion_begins_at_once_in_little_memory_and_can_be_interrupted() -> None:
    run = ["generate", "-n", "1000000000", "--size", "6", "--workers", "1", "--quiet"]
    with subprocess.Popen([KROPKI, *run], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        json.loads(process.stdout.readline())
        status = Path(f"/proc/{process.pid}/status").read_text()
        assert int(re.findall(r"VmHWM:\s+(\d+) kB", status)[0]) < 1_000_000
        process.send_signal(signal.SIGINT)
        _, said = process.communicate()
    assert (process.returncode, said.strip()) == (130, b"kropki: interrupted")


@pytest.mark.parametrize(
    "args",
    [["--help"], ["generate", "--size", "4"], ["solve", UNSOLVABLE], ["check", __file__]],
    ids=lambda args: args[0],
)
def test_a_full_disk_is_one_line(args: list[str]) -> None:
    with Path("/dev/full").open("wb") as full, TemporaryFile() as errors:
        code = forks.start(forks.KROPKI, args, environment=os.environ, stdout=full, stderr=errors).wait()
        errors.seek(0)
        assert_failed(Done(args, code, b"", errors.read()), 2, "No space left on device")


@pytest.mark.parametrize("command", ["solve", "check"])
def test_a_closed_input_is_an_empty_one(command: str) -> None:
    done = shell('"$@" <&-', command)
    assert_failed(done, 1, "nothing to read")


def test_a_closed_standard_error_changes_nothing() -> None:
    done = shell('"$@" 2>&-', "generate", "-n", "2", "--seed", "quiet", "--size", "4")
    assert answers(done.stdout) == [generate(f"quiet/{index}", Request(size=4)).as_json() for index in range(2)]


def test_a_dash_is_standard_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert invoke("generate", "--seed", "dash", "--format", "ken", "-o", "-").stdout == generate("dash").ken + "\n"
    assert files(tmp_path) == []


def test_a_disk_that_fills_up_keeps_the_older_file_and_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "out"
    path.write_text("old")
    done = shell('ulimit -f 8 && exec "$@"', "generate", "-n", "100", "--size", "6", "-q", "-o", path)
    assert_failed(done, 2, f"File too large: {path}")
    assert path.read_text() == "old"
    assert files(tmp_path) == ["out", "out.part", "out.run"]


@pytest.mark.parametrize(
    ("number", "code", "message"),
    [(signal.SIGTERM, 143, ""), (signal.SIGHUP, 129, ""), (signal.SIGINT, 130, "\nkropki: interrupted\n")],
)
def test_a_signal_keeps_the_older_file_and_what_is_done(tmp_path: Path, number: int, code: int, message: str) -> None:
    path, part = tmp_path / "out", tmp_path / "out.part"
    path.write_text("old")
    wish = ("generate", "-n", "1000000", "--size", "6", "--workers", "1", "-q", "-o", str(path))
    with program(LISTENING, str(int(number)), *wish) as running:
        process = running.process
        while not (part.exists() and part.stat().st_size):
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=0.02)
            assert process.poll() is None
        process.send_signal(number)
        output, errors = running.end()
    done = len(answers(part.read_bytes()))
    kept = f"kropki: {done} of 1000000 puzzles are in {part}; --resume goes on\n"
    assert (process.returncode, output, errors) == (code, "", kept + message)
    assert path.read_text() == "old"
    assert files(tmp_path) == ["out", "out.part", "out.run"]


def test_a_bar_is_shown_where_standard_error_is_a_terminal(tmp_path: Path) -> None:
    code, shown = on_a_terminal("generate", "-n", "40", "--size", "6", "-o", tmp_path / "out")
    assert code == 0
    assert b"puzzles" in shown


@pytest.mark.parametrize("form", sorted(formats.BINARY))
def test_what_is_no_text_is_not_shown_on_a_terminal(form: str) -> None:
    code, shown = on_a_terminal("generate", "--size", "4", "--seed", "tea", "--format", form)
    ending = formats.FORMS[form].endings[0]
    said = f"kropki: expected a file for {form}, which is no text: add -o NAME{ending}"
    assert (code, shown.decode().split()) == (2, said.split())


def on_a_terminal(*arguments: str | Path) -> tuple[int, bytes]:
    """Run the command on a terminal; return its exit code, and what is shown there."""
    terminal, screen = os.openpty()
    with os.fdopen(screen, "r+b", buffering=0) as there:
        environment = {**os.environ, "TERM": "xterm"}
        words = [str(each) for each in arguments]
        process = forks.start(forks.KROPKI, words, environment=environment, stdout=there, stderr=there)
    shown = b"".join(iter(partial(read_terminal, terminal), b""))
    os.close(terminal)
    return process.wait(), shown


def read_terminal(terminal: int) -> bytes:
    """Read what is shown on *terminal*, nothing once the last program has left it."""
    with suppress(OSError):
        return os.read(terminal, 1 << 12)
    return b""


# Compiling


def test_compiling_is_told_on_the_first_run_only(tmp_path: Path) -> None:
    first, second = (started("solve", UNSOLVABLE, NUMBA_CACHE_DIR=str(tmp_path / "cache")) for _ in range(2))
    assert first.stdout == second.stdout
    assert first.stderr.decode().count("\n") == 1
    assert first.stderr.startswith(b"kropki: compiling ")
    assert second.stderr == b""


def test_it_works_with_no_cache_folder_at_all(tmp_path: Path) -> None:
    for name in ("api", "dots", "generator", "jit", "kropki", "languages"):
        shutil.copytree(forks.ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("dots", "generator"):
        (tmp_path / name / "__pycache__").touch()  # no folder can be made there
    nowhere = dict.fromkeys(["NUMBA_CACHE_DIR", "XDG_CACHE_HOME", "HOME"], "/dev/null/none")
    program = f"import sys; sys.argv = ['kropki', 'grade', {UNSOLVABLE!r}]; from kropki.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name != INTERPRETED} | nowhere,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, answers(done.stdout)[0]["solutions"]) == (3, 0)
    assert done.stderr == b""  # nothing is compiled for one question


# Another system


WINDOWS = """
import multiprocessing, os, signal, sys
for module, names in {
    os: ("fork", "register_at_fork", "sched_getaffinity", "getuid", "setpriority", "nice"),
    signal: ("SIGHUP", "SIGKILL", "SIGALRM", "pthread_sigmask"),
}.items():
    for name in names:
        vars(module).pop(name, None)
sys.modules.update(dict.fromkeys(("fcntl", "readline", "resource", "pwd", "grp", "termios")))
multiprocessing.get_all_start_methods = lambda: ["spawn"]
from kropki.cli.main import main
main()
"""


@pytest.mark.parametrize(
    "args",
    [
        ["solve", "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"],
        ["generate", "-n", "3", "--size", "4", "--seed", "tea", "-o", "tea.ndjson"],
        ["generate", "-n", "2", "--size", "4", "--workers", "2", "--seed", "tea"],
        ["dots", "replay"],
    ],
    ids=["solve", "journal", "workers", "dots"],
)
def test_the_command_runs_without_what_windows_lacks(args: list[str], tmp_path: Path) -> None:
    line = json.dumps({"size": [5, 5], "moves": [[1, 2, 2]]})
    done = subprocess.run(
        [sys.executable, "-c", WINDOWS, *args], cwd=tmp_path, input=line, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads((done.stdout or (tmp_path / "tea.ndjson").read_text()).splitlines()[0])


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["solve", UNSOLVABLE], WHY_NONE.encode()),
        (["import", UNSOLVABLE], WHY_NONE.encode()),
        (["check"], WHY_NONE.encode()),
        (["solve"], b"reading puzzles from the keyboard"),
        (["analyse", UNSOLVABLE], b"  no solution"),
    ],
)
def test_whoever_sits_at_a_terminal_is_told_more(args: list[str], words: bytes) -> None:
    ours, theirs = pty.openpty()
    os.write(ours, b"D/D/D/D\n\x04")
    with os.fdopen(theirs, "r+b", buffering=0) as there:
        forks.start(forks.KROPKI, args, environment=os.environ, stdin=there, stdout=there, stderr=there).wait()
    shown = b""
    with suppress(OSError):  # how the end of a terminal looks
        while more := os.read(ours, 65536):
            shown += more
    os.close(ours)
    assert words in shown
