"""The ``kropki`` command as a whole: help, bad use, exit codes, and names in any case."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import click
import pytest

from kropki.cli import main
from kropki.cli.exit_codes import ExitCode
from kropki.generator.errors import RequestError
from tests.support.command_line import PUBLISHED, README_PUZZLE, assert_failed, files, invoke, kropki, started
from tests.support.english import faults

# Help


COMMANDS = dict(sorted(main.kropki.commands.items()))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_of_every_command_has_its_help(name: str) -> None:
    command = COMMANDS[name]
    shown = invoke(name, "--help").stdout
    assert command.help
    for parameter in command.params:
        if isinstance(parameter, click.Option) and parameter.hidden:  # an old name
            assert not any(option in shown for option in parameter.opts)
        elif isinstance(parameter, click.Option):
            assert parameter.help, parameter.name
            assert all(option in shown for option in parameter.opts)
        else:
            assert parameter.make_metavar(click.Context(command)) in shown


def test_every_help_is_read_once() -> None:
    found = [(place, fault) for place, words in helps(main.kropki) for fault in faults(words)]
    assert found == []


def helps(command: click.Command, place: str = "kropki") -> Iterator[tuple[str, str]]:
    """Yield the help of *command* and of all that it has, each with its place; a list of names is no sentence."""
    yield place, (command.help or "").replace("\b", "")
    for option in command.params:
        if isinstance(option, click.Option) and option.help:
            yield f"{place} {option.opts[0]}", option.help.partition(" One of: ")[0]
    if isinstance(command, click.Group):
        for name, inner in command.commands.items():
            yield from helps(inner, f"{place} {name}")


def test_every_command_is_in_the_help_of_the_whole() -> None:
    done = started("--help")
    assert (done.returncode, done.stderr) == (0, b"")
    assert all(f"\n  {name} " in done.stdout.decode() for name in COMMANDS)


def test_the_commands_are_those_that_are_promised() -> None:
    assert {"generate", "solve", "check", "serve"} <= set(COMMANDS)


def test_without_a_command_the_help_stands_on_standard_error() -> None:
    done = kropki()
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Commands:" in done.stderr


def test_the_version_is_that_of_the_distribution() -> None:
    assert metadata.version("kropki") in invoke("--version").stdout


def test_plain_work_imports_neither_cpmpy_nor_ortools(tmp_path: Path) -> None:
    made = tmp_path / "made.ndjson"
    program = """
import sys
from kropki.cli.main import kropki
for line in sys.argv[1:]:
    kropki.main(line.split(), standalone_mode=False)
print(*sorted({name.partition(".")[0] for name in sys.modules} & {"cpmpy", "ortools", "fastapi"}))
"""
    runs = [f"generate -n 2 --seed a -o {made}", f"solve {PUBLISHED}", f"check {made}"]
    done = subprocess.run([sys.executable, "-c", program, *runs], capture_output=True, check=True, text=True)
    assert done.stdout.splitlines()[-1] == ""


# Bad use, and other spellings


BAD_USE = [
    (["bogus"], "No such command 'bogus'"),
    (["--bogus"], "No such option"),
    (["generate", "--bogus"], "No such option"),
    (["generate", "extra"], "unexpected extra argument"),
    (["generate", "-n", "0"], "'-n'"),
    (["generate", "--size", "3"], "'--size'"),
    (["generate", "--size", "5"], "size 4, 6 or 9"),
    (["generate", "--sampling", "few"], "'--sampling'"),
    (["generate", "--sampling", "-1"], "sampling from 0 to 81"),
    (["generate", "--size", "4", "--sampling", "17"], "sampling from 0 to 16"),
    (["generate", "--sampling", "3", "--fewest"], "sampling or the fewest"),
    (["generate", "--seed"], "'--seed' requires an argument"),
    (["generate", "--seed", ""], "a seed of 1 to 200 characters"),
    (["generate", "--seed", "x" * 201], "a seed of 1 to 200 characters"),
    (["generate", "-n", "11", "--seed", "x" * 198], "a seed of 1 to 200 characters"),
    (["generate", "--seed", b"\xff"], "a lone surrogate"),
    (["generate", "--seed", "a\nb"], "without control characters"),
    (["generate", "-o", "."], "is a directory"),
    (["generate", "-o", "missing/out"], "No such file or directory"),
    (["solve", "--limit", "0"], "'--limit'"),
    (["solve", "--limit", "1000001"], "'--limit'"),
    (["check", "missing"], "No such file or directory"),
    (["check", "."], "Is a directory"),
    (["check", "1C/D/D/A3B"], "name of a file, got the text of a puzzle: write echo 1C/D/D/A3B | kropki check"),
    (["export", "(2xw)B1/A1B/A2B/(xw)C"], "write echo '(2xw)B1/A1B/A2B/(xw)C' | kropki export"),
    (["check", "-", "b"], "unexpected extra argument"),
    (["serve", "--port", "65536"], "'--port'"),
]


@pytest.mark.parametrize(("args", "message"), BAD_USE, ids=lambda value: str(value)[:60])
def test_bad_use_is_refused(
    args: list[str | bytes], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises((click.ClickException, RequestError, OSError)) as refused:
        invoke(*map(os.fsdecode, args))
    said = refused.value.format_message() if isinstance(refused.value, click.ClickException) else str(refused.value)
    assert message in said
    assert files(tmp_path) == []


@pytest.mark.parametrize(("args", "message"), BAD_USE[::13], ids=lambda value: str(value)[:60])
def test_what_is_refused_is_one_line_and_code_two(
    args: list[str | bytes], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_failed(kropki(*args), 2, message)
    assert files(tmp_path) == []


@pytest.mark.parametrize("command", [("generate",), ("export",), ("complete", "D/D/D/D"), ("neighbours", "D/D/D/D")])
def test_one_level_is_enough(command: tuple[str, ...]) -> None:
    with pytest.raises(click.BadParameter, match="expected one level, got hard and easy"):
        invoke(*command, "-d", "hard", "-d", "easy")


def test_names_may_be_spelled_in_capitals() -> None:
    for command, *words in (
        ("why", README_PUZZLE, "R1C2"),
        ("hint", README_PUZZLE, "--until", "R1C2"),
        ("hint", README_PUZZLE, "--near", "R4C4"),
        ("practice", "Dot Pair", "--seed", "tea"),
        ("generate", "-q", "--size", "4", "-d", "EASY", "--technique", "Hidden Single in a Box", "--seed", "tea"),
        ("complete", "1C/D/D/D", "--no-dot", "R1C1-R2C1", "-d", "Easy", "--seed", "tea"),
    ):
        told = invoke(command, *words)
        assert told.code == 0
        assert told == invoke(command, *(word if "/" in word else word.lower() for word in words))


# Exit codes


def test_the_document_has_the_exit_codes() -> None:
    text = (Path(__file__).parents[2] / "docs/batch.md").read_text()
    assert [int(code) for code in re.findall(r"^\| (\d) \|", text, re.MULTILINE)] == sorted(ExitCode)


@pytest.mark.parametrize(
    "command",
    ["solve", "grade", "explain", "hint", "why", "check", "analyse", "complete", "neighbours", "export", "import"],
)
def test_the_help_has_the_exit_codes(command: str) -> None:
    shown = invoke(command, "--help").stdout
    codes = [int(code) for code in re.findall(r"^ +(\d)  ", shown, re.MULTILINE)]
    assert codes == sorted(ExitCode)
