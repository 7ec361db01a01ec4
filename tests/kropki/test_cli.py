"""The ``kropki`` command: help, exit codes, one-line errors, and the answer of each command."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from generator.board import ken
from generator.board.rules import OneTwo
from generator.errors import KropkiError, RequestError, UniquenessError
from generator.formats import fpuzzles, sudokupad
from generator.generation import record
from generator.generation.generate import generate
from generator.generation.record import Record
from generator.generation.request import Request
from generator.solver import kernel, model
from generator.workshop.analyse import Question
from kropki.cli import exit_codes, main, verdict
from kropki.cli.exit_codes import ExitCode
from kropki.cli.questions import QUESTIONS
from tests.support.command_line import (
    KROPKI,
    PUBLISHED,
    SOLUTION,
    UNSOLVABLE,
    answers,
    assert_failed,
    compile_all,
    files,
    invoke,
    kropki,
)
from tests.support.english import faults

README_PUZZLE = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"  # of the README


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    compile_all()


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
    done = kropki("--help")
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


# Bad use


BAD_USE = [
    (["bogus"], "No such command 'bogus'"),
    (["--bogus"], "No such option"),
    (["generate", "--bogus"], "No such option"),
    (["generate", "extra"], "unexpected extra argument"),
    (["generate", "-n", "0"], "'-n'"),
    (["generate", "-n", "-1"], "'-n'"),
    (["generate", "-n", "many"], "'-n'"),
    (["generate", "-n", "1e9"], "'-n'"),
    (["generate", "--size", "5"], "'--size'"),
    (["generate", "--one-two", "purple"], "'--one-two'"),
    (["generate", "--format", "xml"], "'--format'"),
    (["generate", "--sampling", "few"], "'--sampling'"),
    (["generate", "--sampling", "-1"], "sampling from 0 to 81"),
    (["generate", "--size", "4", "--sampling", "17"], "sampling from 0 to 16"),
    (["generate", "--sampling", "3", "--fewest"], "sampling or the fewest"),
    (["generate", "--seed"], "'--seed' requires an argument"),
    (["generate", "--seed", ""], "a seed of 1 to 200 characters"),
    (["generate", "--seed", "x" * 201], "a seed of 1 to 200 characters"),
    (["generate", "-n", "11", "--seed", "x" * 198], "a seed of 1 to 200 characters"),
    (["generate", "-n", "2", "--seed", ""], "a seed of 1 to 200 characters"),
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


# Generate


REQUESTS: list[tuple[list[str], Request]] = [
    ([], Request()),
    (["--size", "4"], Request(size=4)),
    (["--size", "6"], Request(size=6)),
    (["--size", "6", "--no-negative"], Request(size=6, negative=False)),
    (["--one-two", "white"], Request(one_two=OneTwo.WHITE)),
    (["--one-two", "mixed"], Request(one_two=OneTwo.MIXED)),
    (["--no-negative", "--size", "6", "--sampling", "3"], Request(size=6, negative=False, sampling=3)),
    (["--fewest", "--size", "6", "--no-negative"], Request(size=6, negative=False, fewest=True)),
    (["--fresh", "--size", "4"], Request(size=4, fresh=True)),
    (["--certify", "--size", "6", "--no-negative"], Request(size=6, negative=False)),
]


@pytest.mark.parametrize(("options", "request_"), REQUESTS, ids=str)
def test_options_ask_for_what_they_say(options: list[str], request_: Request) -> None:
    result = invoke("generate", "--seed", "cli", *options)
    assert result.stdout == json.dumps(generate("cli", request_).as_json()) + "\n"
    assert result.code == 0
    (again,) = result.stderr.splitlines()
    assert again.startswith("kropki: again: kropki generate ")
    assert again.endswith(f" --seed cli --generator {request_.generator}")


def test_a_record_is_one_line_and_nothing_else() -> None:
    done = kropki("generate", "--seed", "●  \u2028")
    again = "kropki: again: kropki generate --seed '●  \u2028' --generator 2\n"
    assert (done.returncode, done.stderr.decode()) == (0, again)
    assert done.stdout.decode() == json.dumps(generate("●  \u2028").as_json()) + "\n"


def test_more_puzzles_have_numbered_seeds_in_order() -> None:
    result = invoke("generate", "-n", "12", "--size", "4", "--seed", "many")
    assert [made["seed"] for made in answers(result.stdout)] == [f"many/{index}" for index in range(12)]
    assert answers(result.stdout) == [generate(f"many/{index}", Request(size=4)).as_json() for index in range(12)]


def test_without_a_seed_every_run_is_another() -> None:
    seeds = {answers(invoke("generate", "--size", "4").stdout)[0]["seed"] for _ in range(20)}
    assert len(seeds) == 20
    assert all(re.fullmatch("[0-9a-f]{16}", seed) for seed in seeds)


def test_ken_is_the_puzzle_alone() -> None:
    result = invoke("generate", "-n", "3", "--seed", "text", "--format", "ken")
    assert result.stdout.splitlines() == [generate(f"text/{index}").ken for index in range(3)]


def test_a_puzzle_that_is_not_certified_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.solver.model.solve", lambda _puzzle: ())
    result = CliRunner().invoke(main.kropki, ["generate", "--certify", "--seed", "doubt"])
    assert isinstance(result.exception, KropkiError)
    assert result.exception.code == "not-certified"
    assert result.stdout == ""


def test_plain_work_imports_neither_cpmpy_nor_ortools(tmp_path: Path) -> None:
    made = tmp_path / "made.ndjson"
    program = """
import sys
from kropki.cli.main import kropki
for line in sys.argv[1:]:
    kropki.main(line.split(), standalone_mode=False)
print(*sorted({name.partition(".")[0] for name in sys.modules} & {"cpmpy", "ortools", "fastapi", "rich"}))
"""
    runs = [f"generate -n 2 --seed a -o {made}", f"solve {PUBLISHED}", f"check {made}"]
    done = subprocess.run([sys.executable, "-c", program, *runs], capture_output=True, check=True, text=True)
    assert done.stdout.splitlines()[-1] == ""


# Solve


def solved(*args: str, stdin: str | bytes = b"") -> tuple[int, list[Any]]:
    result = invoke("solve", *args, stdin=stdin)
    assert result.stderr == ""
    return result.code, answers(result.stdout)


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


@pytest.mark.parametrize("command", [("explain",), ("hint",), ("why", "r1c1")])
def test_each_command_that_needs_a_solution_gives_that_hint(command: tuple[str, ...]) -> None:
    made = generate("hint", Request(size=4, negative=False))
    name, *more = command
    with pytest.raises(UniquenessError, match=r"there is none.*; with --no-negative exactly one$"):
        invoke(name, made.ken, *more)
    with pytest.raises(UniquenessError, match=r"there is none(?!.*--no-negative)"):
        invoke(name, UNSOLVABLE, *more)


def test_a_grade_gives_that_hint() -> None:
    made = generate("hint", Request(size=4, negative=False))
    result = invoke("grade", made.ken, UNSOLVABLE)
    assert (result.code, result.stderr) == (3, "kropki: line 1: no solution; with --no-negative exactly one\n")


def test_the_old_name_of_the_model_still_works_and_is_not_shown() -> None:
    result = invoke("solve", "--judge", PUBLISHED)
    assert (result.code, answers(result.stdout)[0]["nodes"]) == (0, None)
    assert "use --model" in result.stderr
    assert "--judge" not in invoke("solve", "--help").stdout


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


@pytest.mark.parametrize(("options", "said"), [((), "kropki hint PUZZLE --until r1c2"), (("--alone",), "without them")])
def test_why_of_a_far_cell_says_how_to_go_on(options: tuple[str, ...], said: str) -> None:
    first, second = invoke("why", README_PUZZLE, "r1c2", *options).stdout.splitlines()
    assert first == "2 other digits come first on the way to r1c2."
    assert second.endswith(f"{said}." if options else said)


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


@pytest.mark.parametrize("args", [[], ["-"]])
def test_lines_come_from_standard_input(args: list[str]) -> None:
    texts = [UNSOLVABLE, PUBLISHED, "4C/D/D/D"]
    assert solved(*args, stdin="\n".join(texts)) == solved(*texts)
    assert solved(*args, stdin="\r\n".join(texts) + "\r\n") == solved(*texts)


def test_an_empty_input_is_said(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.touch()
    for command in ("solve", "grade", "check", "analyse", "import", "export", "explain", "hint", "complete"):
        assert_failed(kropki(command), 1, "nothing to read")
    assert_failed(kropki("check", empty), 1, "nothing to read")


@pytest.mark.parametrize("form", ["json", "csv", "ndjson"])
def test_every_command_reads_each_text_that_is_written(form: str) -> None:
    made = invoke("generate", "-n", "3", "--size", "4", "--no-negative", "--seed", "tea", "--format", form).stdout
    kens = [json.loads(line)["ken"] for line in invoke("import", stdin=made).stdout.splitlines()]
    assert len(kens) == 3
    for command in ("solve", "grade", "analyse"):
        told = invoke(command, stdin=made)
        assert [(each["ken"], each["negative"]) for each in answers(told.stdout)] == [(text, False) for text in kens]
        assert told.code == 0
    assert invoke("export", "--format", "ken", stdin=made) == (0, "".join(f"{text}\n" for text in kens), "")
    assert invoke("check", stdin=made) == (0, "", "")


def test_a_table_is_read_back_whole(tmp_path: Path) -> None:
    made = invoke("generate", "-q", "-n", "3", "--size", "4", "--seed", "tea,", "--both").stdout
    made += invoke("generate", "--size", "4", "-d", "medium", "--generator", "1", "--seed", '"old"').stdout
    made += invoke("import", "--no-negative", UNSOLVABLE).stdout  # a draft has no difficulty
    table = invoke("export", "--format", "csv", stdin=made).stdout
    assert invoke("export", stdin=table) == (0, made, "")
    assert invoke("check", stdin=table) == (4, "line 6: solution: the puzzle has more than one\n", "")
    database = tmp_path / "made.db"
    invoke("export", "-o", database, stdin=made)
    with closing(sqlite3.connect(database)) as opened:
        found = opened.execute("select *, null as unnamed from puzzles")
        rows = [[name for name, *_ in found.description], *found]
    written = io.StringIO()
    csv.writer(written).writerows(rows)
    assert invoke("export", stdin=written.getvalue().replace("unnamed", "")) == (0, made, "")


def test_what_is_wrong_in_a_table_is_named() -> None:
    made = invoke("generate", "--size", "4", "-d", "medium", "--seed", "tea").stdout
    table = invoke("export", "--format", "csv", stdin=made).stdout
    assert invoke("check", stdin=table.replace("medium", "hard")).stdout.startswith("line 2: level: expected")
    assert "'score', got 'nan'" in invoke("check", stdin=re.sub(r"(medium,[0-9.]+),[0-9]+", r"\1,nan", table)).stdout
    told = invoke("check", stdin=f"ken,title,negative,level\n{ONE},Tea,False,hard\n")
    assert told == (0, "", "kropki: these columns of the table are not read: 'title', 'level'\n")
    many = invoke("solve", stdin=f"ken,{','.join(f'c{n}' for n in range(12))}\n{README_PUZZLE}\n").stderr
    assert many.endswith("'c8', 'c9', ...\n")


def test_a_file_that_is_no_text_says_how_to_get_at_its_puzzles(tmp_path: Path) -> None:
    file = tmp_path / "made.db"
    invoke("generate", "--size", "4", "-o", file)
    for command in ("check", "export"):
        assert_failed(kropki(command, file), 2, "sqlite3 -csv -header FILE")
    assert_failed(kropki("solve", stdin=b"PAR1..."), 2, "pandas.read_parquet")


@pytest.mark.parametrize("command", [("solve",), ("grade",), ("import",), ("hint",), ("why", "r1c1"), ("complete",)])
def test_the_name_of_a_file_is_no_puzzle(command: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "made.csv"
    file.write_text("ken\nD/D/D/D\n")
    name, *more = command
    assert_failed(kropki(name, file, *more), 2, f"write < {file} to read it")


@pytest.mark.parametrize("command", [("hint",), ("explain",), ("why", "r1c1"), ("complete",), ("neighbours",)])
def test_without_a_puzzle_it_comes_from_standard_input(command: tuple[str, ...]) -> None:
    name, *more = command
    told = invoke(name, *more, stdin=f"{README_PUZZLE}\n")
    assert told == invoke(name, "-", *more, stdin=README_PUZZLE) == invoke(name, README_PUZZLE, *more)
    assert told.code == 0


@pytest.mark.parametrize("asked", [("hint",), ("hint", "--until", "step"), ("why", "r1c1"), ("explain",)])
def test_a_hint_is_no_puzzle(asked: tuple[str, ...]) -> None:
    name, *more = asked
    told = invoke(name, README_PUZZLE, *more, "--json").stdout.splitlines()[0]
    (refused,) = answers(invoke("solve", stdin=told).stdout)
    assert refused["error"]["message"] == "this is a step or a hint, not a puzzle"
    assert invoke("check", stdin=told).stdout == "line 1: puzzle: this is a step or a hint, not a puzzle\n"


def test_a_bad_line_says_where_and_the_rest_goes_on() -> None:
    texts = [UNSOLVABLE, "D/D/D/E", "{}", UNSOLVABLE, "?"]
    code, said = solved(stdin="\n".join(texts))
    faults = {2: ("row-too-long", 6), 3: ("f-puzzles", None), 5: ("unexpected-character", 0)}
    assert code == 3
    assert [("error" in answer) for answer in said] == [line in faults for line in range(1, 6)]
    for line, (fault, offset) in faults.items():
        answer = said[line - 1]
        assert answer["line"] == line
        assert set(answer) == {"error", "line"}
        assert list(answer["error"]) == ["code", "offset", "message"]
        assert (answer["error"]["code"], answer["error"]["offset"]) == (fault, offset)


def test_hostile_input_has_a_line_for_each_of_its_lines_but_blank_ones() -> None:
    hostile = [b"\xff\xfe", b"\0", b"5" * 2**20, b"", b"\xef\xbb\xbfD/D/D", "٣/●".encode(), b"D /D/D/D", b'{"ken":']
    done = kropki("solve", "-", stdin=b"\n".join([*hostile, UNSOLVABLE.encode()]))
    *errors, last = answers(done.stdout)
    assert [answer["line"] for answer in errors] == [line for line, text in enumerate(hostile, 1) if text]
    assert last["solutions"] == 0
    assert (done.returncode, done.stderr) == (3, b"")


def test_an_argument_that_is_not_text_is_a_bad_line() -> None:
    done = kropki("solve", b"\xff", UNSOLVABLE)
    assert [next(iter(answer)) for answer in answers(done.stdout)] == ["error", "ken"]
    assert (done.returncode, done.stderr) == (3, b"")


def test_a_count_that_is_not_settled_is_an_error_and_not_a_count() -> None:
    code, (answer,) = solved("--no-negative", "--limit", "1000000", "/".join("F" * 6))
    assert code == 5
    assert (answer["error"]["code"], answer["line"]) == ("budget", 1)


def test_answers_are_not_held_back() -> None:
    with subprocess.Popen([KROPKI, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        for text in (UNSOLVABLE, PUBLISHED):
            process.stdin.write(f"{text}\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ken"] == ken.write(ken.parse(text))


# Any text


ASKED: dict[str, list[str]] = {
    "solve": [],
    "grade": [],
    "explain": ["--json"],
    "hint": ["--json"],
    "import": [],
    "check": [],
    "analyse": [],
    "export": [],
}
ONE = "(2xw)B1/A1B/A2B/(xw)C"  # without the negative rule: one solution
DRAFTS = {"none": ("D/D/D/D", True, 3), "one": (ONE, False, 0), "several": ("D/D/D/D", False, 4)}


def in_every_form(text: str, *, negative: bool) -> dict[str, str]:
    """Return the texts of a puzzle that say its rule themselves, by the names of their forms."""
    puzzle = ken.parse(text, negative=negative)
    return {
        "record": record.unsolved(puzzle).as_line().decode(),
        "answer": json.dumps({"ken": text, "negative": negative}),
        "link": sudokupad.link(puzzle, None, ""),
        "string": f"fpuzzles{fpuzzles.pack(fpuzzles.as_json(puzzle))}",
        "json": json.dumps(fpuzzles.as_json(puzzle), indent=2),
        "ours": f"https://kropki.example/?ken={text}&negative={'true' if negative else 'false'}",
    }


def code_of(command: str, text: str, *options: str) -> int:
    """Ask *command* about the text on standard input, and return what it ends with."""
    piped = ["-"] if command in ("explain", "hint") else []
    try:
        return invoke(command, *piped, *ASKED[command], *options, stdin=text).code
    except KropkiError as error:
        return exit_codes.of_error(error)


@pytest.mark.parametrize("form", ["record", "answer", "link", "string", "json", "ours"])
@pytest.mark.parametrize("draft", DRAFTS)
def test_every_command_finds_the_same_in_every_text(draft: str, form: str) -> None:
    text, negative, code = DRAFTS[draft]
    said = in_every_form(text, negative=negative)[form]
    found = {command: code_of(command, said) for command in ASKED}
    if form == "record":  # a record says of itself what it is: only check looks again, and export does not
        assert (found.pop("check"), found.pop("export")) == (max(code, 1), 0)
    assert found == dict.fromkeys(found, code)


@pytest.mark.parametrize("draft", DRAFTS)
def test_every_command_takes_the_rule_of_ken(draft: str) -> None:
    text, negative, code = DRAFTS[draft]
    options = [] if negative else ["--no-negative"]
    assert {code_of(command, text, *options) for command in ASKED} == {code}


def test_every_command_has_the_same_code_for_what_is_no_puzzle() -> None:
    assert {code_of(command, "(wk") for command in ASKED} == {1}


def test_what_one_command_writes_another_reads() -> None:
    made = invoke("generate", "-n", "3", "--size", "4", "--no-negative", "--seed", "pipe").stdout
    wanted = [each["ken"] for each in answers(made)]
    for command in ("solve", "grade", "import"):
        told = invoke(command, stdin=made)
        assert ([each["ken"] for each in answers(told.stdout)], told.code, told.stderr) == (wanted, 0, "")
        assert invoke("solve", stdin=told.stdout).code == 0


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


def test_a_question_about_one_puzzle_takes_no_two() -> None:
    with pytest.raises(KropkiError, match="expected one puzzle on standard input, got 2"):
        invoke("explain", "-", stdin=f"{PUBLISHED}\n{PUBLISHED}\n")


def test_hint_says_the_next_step_what_is_wrong_and_the_end() -> None:
    told = [ONE, "--no-negative"]
    step = [*told, "--until", "step"]
    assert invoke("hint", *step).stdout.startswith("A white dot joins r1c1")
    wrong = invoke("hint", *told, "--entries", "..3.............")
    assert (wrong.code, wrong.stdout.splitlines()[0], wrong.stderr) == (1, "wrong: r1c3", "")
    assert "If r1c3 were 3, the white dot between r1c1 and r1c2 would join 2 and 4." in wrong.stdout
    assert invoke("hint", *step, "--marks", ",3" + "," * 14).stdout != invoke("hint", *step).stdout
    assert answers(invoke("hint", *told, "--json").stdout)[0]["steps"]
    assert answers(invoke("hint", *told, "--json", "--until", "r2c1").stdout)[0]["cell"] == "r2c1"
    assert invoke("hint", *told, "--entries", "2341412312343412") == (0, "the board is complete\n", "")


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


def test_a_record_without_its_solution_is_a_fault() -> None:
    plain = generate("api", Request(size=4)).as_json(solution=False)
    result = invoke("check", stdin=json.dumps(plain))
    assert result.stdout == "line 1: record: expected the field 'solution', which is missing\n"


def test_a_made_file_passes_its_check(tmp_path: Path) -> None:
    for options in ([], ["--no-negative"], ["--one-two", "mixed", "--size", "6", "--sampling", "2"]):
        invoke("generate", "-n", "5", *options, "-o", tmp_path / "made")
        assert record.from_json(answers((tmp_path / "made").read_text())[0])
        assert invoke("check", tmp_path / "made") == (0, "", "")


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
    (refused,) = answers(invoke(*asked, "diagonal", "F/F/F/F/F/F").stdout)
    assert refused["error"]["message"].startswith("expected a symmetry of size 6 (half-turn")


def test_neighbours_are_records_or_one_line_of_json() -> None:
    wanted = ("neighbours", "1234/3412/2143/432A", "--no-negative", "--want", "harder")
    made = invoke(*wanted)
    told = invoke(*wanted, "--json")
    found = json.loads(told.stdout)
    assert [each["ken"] for each in answers(made.stdout)] == [each["ken"] for each in found["neighbours"]]
    assert made.stderr.splitlines()[0].startswith("1. without 1 in r1c1 and ")
    graded = answers(invoke("grade", stdin=made.stdout).stdout)
    assert [each["difficulty"] for each in graded] == [each["difficulty"] for each in found["neighbours"]]
    assert "id" not in invoke("check", stdin=made.stdout).stdout
    assert invoke("neighbours", "1234/3412/2143/432A", "--no-negative", "-d", "extreme")[1:] == (
        "",
        "kropki: no neighbour is like that\n",
    )
    assert (told.code, found["neighbours"][0]["kind"]) == (0, "minimal")
    assert all(each["difficulty"]["rating"] > found["difficulty"]["rating"] for each in found["neighbours"])
    with pytest.raises(UniquenessError):
        invoke("neighbours", "D/D/D/D")


def test_complete_makes_proposals_and_says_what_is_impossible_or_was_not_found(tmp_path: Path) -> None:
    wishes = ["-d", "easy", "--seed", "tea", "-n", "2", "--no-dot", "r1c1-r2c1"]
    made = invoke("complete", "1C/D/D/D", *wishes)
    proposals = [record.from_line(line) for line in made.stdout.splitlines()]
    assert (len(proposals), made.code) == (2, 0)
    assert {(each.puzzle.givens[0], each.puzzle.dots[0]) for each in proposals} == {(1, 0)}
    assert invoke("check", stdin=made.stdout).code in {0, 1}
    like = tmp_path / "board.ken"
    like.write_text("1C/D/D/D\n")
    assert invoke("complete", "--like", str(like), *wishes) == made
    like.write_text("1C/D/D/D\n2C/D/D/D\n")
    with pytest.raises(KropkiError, match=r"expected one puzzle on .*board\.ken, got 2"):
        invoke("complete", "--like", str(like))
    with pytest.raises(click.UsageError, match="expected either a puzzle or --like, got both"):
        invoke("complete", "1C/D/D/D", "--like", str(like))
    finished = invoke("complete", README_PUZZLE, "-n", "3", "--seed", "tea")
    assert [each["ken"] for each in answers(finished.stdout)] == [README_PUZZLE]
    assert finished[::2] == (0, "kropki: the board is a finished puzzle, so it is the only proposal\n")
    assert invoke("complete", "11B/D/D/D") == (3, "", "kropki: no full board has these clues\n")
    few = invoke("complete", "1234/3412/2143/432A", "--no-negative", "-d", "hard", "--attempts", "4")
    assert few == (5, "", "kropki: 0 of 1 found; another level: 4 (easy: 4)\n")
    with pytest.raises(RequestError, match="expected two neighbours"):
        invoke("complete", "D/D/D/D", "--no-dot", "r1c1")


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
        ("/".join(["I"] * 9), "each single clue leaves 20 solutions or more; the best are listed by an estimate"),
    ],
)
def test_what_one_more_clue_is_worth_is_said(board: str, words: str) -> None:
    told = invoke("analyse", "--no-negative", board, "--ask", "unique_by").stderr
    assert told == (f"kropki: line 1: {words}\n" if words else "")


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


@pytest.mark.parametrize("command", [("generate",), ("export",), ("complete", "D/D/D/D"), ("neighbours", "D/D/D/D")])
def test_one_level_is_enough(command: tuple[str, ...]) -> None:
    with pytest.raises(click.BadParameter, match="expected one level, got hard and easy"):
        invoke(*command, "-d", "hard", "-d", "easy")


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


def test_pictures_in_a_file_have_a_kind() -> None:
    with pytest.raises(RequestError, match=r"ends in \.svg\.zip or \.png\.zip for pictures, got 'pics\.zip'"):
        invoke("generate", "-o", "pics.zip")


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


def test_what_the_budget_leaves_open_is_said_in_words() -> None:
    candidates = {"cells": [{"1": 2, "2": 1}, {}, {"3": 1}, {}], "open": ["34", "12", "", ""]}
    pairs = {"pairs": [["r1c1", f"r1c{other}"] for other in range(2, 14)], "complete": False}
    first = ", ".join([f"r1c1 and r1c{other}" for other in range(2, 12)])
    assert list(verdict.lines({"ken": "", "candidates": candidates, "equal": pairs}))[1:] == [
        "  the digits that some solution has (in brackets: not settled within the budget of the search):",
        "    12(34) (12)",
        "    3      -",
        f"  the same digit in every solution: {first}, 2 pairs more; the search has not settled all pairs",
    ]


def test_an_export_that_chooses_nothing_says_so(tmp_path: Path) -> None:
    said = "kropki: no puzzle is as the options ask, so none is written\n"
    for level, told in (("extreme", said), ("easy", "")):
        file = tmp_path / f"{level}.csv"
        done = invoke("export", "--no-negative", "-d", level, "-o", file, stdin="1234/3412/2143/A3B\n")
        assert (done.code, done.stderr) == (0, told)
        assert len(file.read_text().splitlines()) == (1 if told else 2)
