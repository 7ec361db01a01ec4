"""What every command reads: puzzles in any form, from arguments, standard input and files."""

from __future__ import annotations

import codecs
import csv
import io
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kropki.cli import exit_codes, puzzle_input
from kropki.generator.board import ken
from kropki.generator.errors import KropkiError
from kropki.generator.formats import fpuzzles, importing, sudokupad
from kropki.generator.generation import record
from tests.support.cases import SMALL
from tests.support.command_line import (
    PUBLISHED,
    README_PUZZLE,
    UNSOLVABLE,
    answers,
    assert_failed,
    invoke,
    kropki,
    solved,
)

# Where a puzzle comes from


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


def test_a_question_about_one_puzzle_takes_no_two() -> None:
    with pytest.raises(KropkiError, match="expected one puzzle on standard input, got 2"):
        invoke("explain", "-", stdin=f"{PUBLISHED}\n{PUBLISHED}\n")


# What is read, and what is refused


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


RULED = '{"ken": "4A1A/D/D/D", "negative": false}'
DIALECTS = {  # what other programs write of one puzzle
    "semicolons": "ken;negative\r\n4A1A/D/D/D;FALSCH\r\n",
    "tabs": "title\tken\tnegative\nTea\t4A1A/D/D/D\tfaux\n",
    "sep": "sep=;\r\nken;negative\r\n4A1A/D/D/D;ЛОЖЬ\r\n",
    "quoted sep": '"sep=,"\nken,negative\n4A1A/D/D/D,FAŁSZ\n',
    "one column": "ken\n4A1A/D/D/D\n",
    "a mark before the heading": '\ufeff"ken","negative"\n4A1A/D/D/D,False\n',
    "capitals and blanks": "Title ;KEN; Negative\nTea;4A1A/D/D/D;Falsch\n;;\n",
    "bars": "ken|negative\n4A1A/D/D/D|false\n",
    "JSON on two lines": '\u200b{"ken": "4A1A/D/D/D",\r\n "negative": false}\u200b',
    "a grid behind what nobody sees": "\u200b4.1.\n....\n....\n....\u200b\n",
    "what nobody sees": "\u200bken;negative\n\u20604A1A/D/D/D\u200e;FALSO \n",
    "lines above the heading": "\n \n\r\nsep=;\n\nken;negative\n\n4A1A/D/D/D;FALSE\n",
    "line ends of an old Mac": "sep=;\rken;negative\r\r4A1A/D/D/D;FALSE\r",
    "another delimiter within a cell of the heading": "ken,a;b\n4A1A/D/D/D,1;2\n",
    "a line break within a cell": 'title,ken\r\n"Tea\r\nfor two",4A1A/D/D/D\r\n',
    "KEN below an empty line": "\r\n\r\n4A1A/D/D/D",
    "KEN of an old Mac": "\r4A1A/D/D/D\r",
    "a grid of an old Mac": "4.1.\r....\r....\r....",
    "a grid with no-break spaces": "4\u00a0.\u00a01\u00a0.\n.\u3000. . .\n. . . .\n. . . .\u00a0\n",
    "an array below an empty line": f"\n\r[{RULED}]",
    "KEN": "\u200b4A1A/D/D/D\u200b\r\n",
    "JSON": f"{RULED}\r\n",
    "an array": f"[\n{RULED}\n]",
    "a grid": "4.1.\n....\n....\n....\n",
}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-32"])
@pytest.mark.parametrize("text", DIALECTS.values(), ids=list(DIALECTS))
def test_a_text_is_read_as_another_program_wrote_it(text: str, encoding: str) -> None:
    mark = codecs.BOM_UTF16_BE if encoding == "utf-16-be" else b""
    lines = [line for _, line in puzzle_input.piped(io.BytesIO(mark + text.encode(encoding)))]
    assert [importing.puzzle(line, negative=False) for line in lines] == [ken.parse("4A1A/D/D/D", negative=False)]


@pytest.mark.parametrize("text", [b"\xa04A1A/D/D/D\xad\xa0\r\n", b"ken\xa0;negative\r\n4A1A/D/D/D\xa0;FALSCH\xa0\r\n"])
def test_blanks_of_an_old_encoding_are_blanks(text: bytes) -> None:
    (found,) = puzzle_input.piped(io.BytesIO(text))
    assert importing.puzzle(found[1], negative=False) == ken.parse("4A1A/D/D/D", negative=False)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_the_lines_of_a_table_are_counted_with_those_above_its_heading(end: str) -> None:
    told = invoke("check", stdin=end.join(["", "sep=;", "ken;negative", "D/D/D/D;falsch", "?;falsch", ""]))
    assert re.findall("line ([0-9]+)", told.stdout) == ["4", "5"]


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("\nken;negative\n", "line 2: .* no puzzle below it"),
        ("ken;negative\n;;\n", "line 1: .* no puzzle below it"),
        ('"ken\n4A1A/D/D/D\n', "line 1: .* nothing closes it"),
        ('ken,title\nD/D/D/D,"Tea"\nD/D/D/D,"Tea\nD/D/D/D,\n', "line 3: .* nothing closes it"),
        ('a,"b;ken"\n1,D/D/D/D\n', "line 1: .* names no column 'ken'"),
        (f'ken\n"{"x" * 65_000}\n{"x" * 65_000}\n{"x" * 65_000}"\n', "line 2: .* larger than field limit"),
    ],
)
def test_a_broken_table_is_told_with_its_line(table: str, said: str) -> None:
    with pytest.raises(KropkiError, match=said) as raised:
        invoke("check", stdin=table)
    assert raised.value.code == "table"


def test_numbers_of_a_table_may_have_a_decimal_comma() -> None:
    made = invoke("generate", "--size", "4", "-d", "easy", "--seed", "tea").stdout
    rows = list(csv.reader(io.StringIO(invoke("export", "--format", "csv", stdin=made).stdout)))
    rows[1] = [value.replace(".", ",") if re.fullmatch(r"[0-9]+\.[0-9]+", value) else value for value in rows[1]]
    csv.writer(table := io.StringIO(), delimiter=";").writerows(rows)
    assert "," in table.getvalue()
    assert invoke("export", stdin=table.getvalue()) == (0, made, "")


def test_a_table_is_read_back_whole(tmp_path: Path) -> None:
    made = invoke("generate", "-q", "-n", "3", "--size", "4", "--seed", "tea,", "--both").stdout
    made += invoke("generate", "--size", "4", "-d", "medium", "--seed", '"quoted"').stdout
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
    told = invoke("check", stdin=f"ken,title,negative,level\n{SMALL},Tea,False,hard\n")
    assert told == (0, "", "kropki: these columns of the table are not read: 'title', 'level'\n")
    many = invoke("solve", stdin=f"ken,{','.join(f'c{n}' for n in range(12))}\n{README_PUZZLE}\n").stderr
    assert many.endswith("'c8', 'c9', ...\n")


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
    faults = {2: ("row-too-long", 6), 3: ("text", None), 5: ("unexpected-character", 0)}
    assert code == 3
    assert [("error" in answer) for answer in said] == [line in faults for line in range(1, 6)]
    for line, (fault, offset) in faults.items():
        answer = said[line - 1]
        assert answer["line"] == line
        assert set(answer) == {"error", "line"}
        assert list(answer["error"]) == ["code", "offset", "message"]
        assert (answer["error"]["code"], answer["error"]["offset"]) == (fault, offset)


def test_hostile_input_has_a_line_for_each_of_its_lines_but_blank_ones() -> None:
    hostile = [b"\0", b"\xff\xfe", b"5" * 2**20, b"", b"\xef\xbb\xbfD/D/D", "٣/●".encode(), b"D /D/D/D", b'{"ken":']
    done = kropki("solve", "-", stdin=b"\n".join([*hostile, UNSOLVABLE.encode()]))
    *errors, last = answers(done.stdout)
    assert [answer["line"] for answer in errors] == [line for line, text in enumerate(hostile, 1) if text]
    assert last["solutions"] == 0
    assert (done.returncode, done.stderr) == (3, b"")


def test_an_argument_that_is_not_text_is_a_bad_line() -> None:
    done = kropki("solve", b"\xff", UNSOLVABLE)
    assert [next(iter(answer)) for answer in answers(done.stdout)] == ["error", "ken"]
    assert (done.returncode, done.stderr) == (3, b"")


# Any text, to every command


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


DRAFTS = {"none": ("D/D/D/D", True, 3), "one": (SMALL, False, 0), "several": ("D/D/D/D", False, 4)}


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
