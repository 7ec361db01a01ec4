"""The ``kropki`` command, as tests run it: as a process of its own, or quickly within theirs."""

from __future__ import annotations

import json
import os
import subprocess
import sysconfig
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, NamedTuple

from click.testing import CliRunner

from kropki.cli import main
from tests.support import forks
from tests.support.cases import lines

KROPKI = Path(sysconfig.get_path("scripts")) / "kropki"
PUBLISHED, SOLUTION = lines("ken_published.txt")
UNSOLVABLE = "D/D/D/D"
README_PUZZLE = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"  # of the README
Done = subprocess.CompletedProcess[bytes]


def kropki(*args: str | bytes | Path, stdin: bytes = b"", folder: Path | None = None, **environment: str) -> Done:
    """Run the command as a process of its own, which begins as a fork of one that has loaded it."""
    with TemporaryFile() as given, TemporaryFile() as output, TemporaryFile() as errors:
        given.write(stdin)
        given.seek(0)
        words = [os.fsdecode(arg) for arg in args]
        streams = {"stdin": given, "stdout": output, "stderr": errors}
        process = forks.start(forks.KROPKI, words, folder=folder, environment={**os.environ, **environment}, **streams)
        code = process.wait()
        for stream in (output, errors):
            stream.seek(0)
        return Done([KROPKI, *args], code, output.read(), errors.read())


def started(*args: str | Path, **environment: str) -> Done:
    """Run the command as a user does: it loads all that it needs."""
    return subprocess.run([KROPKI, *args], capture_output=True, check=False, env={**os.environ, **environment})


def shell(script: str, *args: str | Path) -> Done:
    """Run a line of shell in which "$@" is the command."""
    return subprocess.run(["sh", "-c", script, "sh", KROPKI, *args], capture_output=True, check=False)


class Answer(NamedTuple):
    """What a command left behind."""

    code: int
    stdout: str
    stderr: str


def invoke(*args: str | Path, stdin: str | bytes = b"") -> Answer:
    """Run the command within this process: quick, for what does not hang on the process."""
    result = CliRunner().invoke(
        main.kropki, [str(arg) for arg in args], input=stdin, catch_exceptions=False, standalone_mode=False
    )
    return Answer(result.return_value or 0, result.stdout, result.stderr)


def compile_all() -> None:
    """Compile what the command uses, so that no process has a first run's notice to give."""
    made = invoke("generate", "--size", "4", "--no-negative", "-d", "hard")
    assert invoke("check", stdin=made.stdout) == (0, "", "")


def solved(*args: str, stdin: str | bytes = b"") -> tuple[int, list[Any]]:
    """Run `kropki solve`, which says nothing on standard error; give its code and its answers."""
    result = invoke("solve", *args, stdin=stdin)
    assert result.stderr == ""
    return result.code, answers(result.stdout)


def answers(output: str | bytes) -> list[Any]:
    return [json.loads(line) for line in output.splitlines()]


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def assert_failed(done: Done, code: int, message: str = "") -> None:
    """Check that *done* printed nothing but one line of error and ended with *code*."""
    errors = done.stderr.decode()
    assert (done.returncode, done.stdout) == (code, b""), errors
    assert errors.startswith("kropki: "), errors
    assert errors.endswith("\n"), errors
    assert errors.count("\n") == 1, errors
    assert message in errors
