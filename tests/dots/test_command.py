"""``kropki dots``: what it prints, how it ends, and that its page says the truth."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import click
import pytest

from kropki.dots.errors import MoveError
from tests.support.command_line import KROPKI, invoke, kropki

pytestmark = pytest.mark.release

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/dots/command.md").read_text()
RECORDS = (ROOT / "docs/dots/sgf.md").read_text()
CORPUS = ROOT / "tests/data/dots/sgf"
CAPTURE = "(;GM[40]SZ[5]RU[standard];B[cb];W[cc];B[bc];W[aa];B[dc];W[ea];B[cd])"
LINE = '{"size": [5, 5], "moves": [[1, 2, 1], [2, 2, 2]]}'


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compile the engine where it is not yet, so that no command has a first run's notice to give."""
    invoke("dots", "replay", stdin=LINE)


def examples(page: str) -> list[tuple[str, list[str]]]:
    """Return each command of *page* that stands before what it prints, and that."""
    blocks = re.findall(r"^```console\n\$ (.*?)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    return [(command, printed.splitlines()) for command, printed in blocks]


@pytest.mark.parametrize(("command", "printed"), examples(PAGE))
def test_an_example_prints_what_the_page_says(command: str, printed: list[str], tmp_path: Path) -> None:
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-euc", command],
        cwd=tmp_path,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.rstrip("\n").splitlines()
    if printed[0] == "...":
        printed = printed[1:]
        lines = lines[-len(printed) :]
    assert lines == printed


def test_the_python_on_the_page_about_records_does_what_its_comments_say() -> None:
    source = re.search(r"^```python\n(.*?)^```$", RECORDS, re.MULTILINE | re.DOTALL)
    assert source
    named: dict[str, object] = {}
    for line in source[1].splitlines():
        code, _, expected = line.partition("  # ")
        if expected:
            assert str(eval(code, named)) == expected  # noqa: S307 - our own page
        else:
            exec(code, named)  # noqa: S102 - our own page


def test_the_page_about_records_has_every_code_and_no_other() -> None:
    rooms = ("sgf", "encodings", "text", "record", "script", "dialects")
    sources = "".join((ROOT / f"dots/records/{name}.py").read_text() for name in rooms)
    codes = set(re.findall(r'(?:notes\.add\(\s*|note\(|Forgiven\(|code=|code = )"([a-z-]+)"', sources)) | {
        "move-off-board",
        "move-unreadable",
    }
    cells = {
        cell
        for row in re.findall(r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \|", RECORDS, re.MULTILINE)
        for cell in re.findall("`([a-z-]+)`", row)
    }
    rules = {"standard", "no-territory", "territory"}
    assert cells - rules == codes - {"off"}


def test_lines_are_replayed_in_order_and_one_that_breaks_off_makes_the_code_one() -> None:
    done = invoke("dots", "replay", stdin=f'{LINE}\n\n{{"size": 5}}\n{LINE}\n')
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["error"] and answer["error"]["code"] for answer in answers] == [None, "size", None]
    assert (done.code, done.stderr) == (1, "")
    assert invoke("dots", "replay", stdin=LINE).code == 0


def test_records_are_replayed_and_what_was_forgiven_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(CAPTURE.replace("RU[standard]", "") + CAPTURE)
    done = invoke("dots", "replay", path)
    assert [json.loads(line)["captured"] for line in done.stdout.splitlines()] == [[1, 0], [1, 0]]
    assert done.stderr.endswith("read as standard (rules-assumed)\n")
    assert done.code == 0


def test_records_come_by_standard_input_as_well_and_lines_by_files(tmp_path: Path) -> None:
    assert json.loads(invoke("dots", "replay", stdin=CAPTURE).stdout)["captured"] == [1, 0]
    path = tmp_path / "games.jsonl"
    path.write_text(LINE)
    assert json.loads(invoke("dots", "replay", path).stdout)["open"] == 23


@pytest.mark.parametrize("last", [0, 255])
def test_a_game_of_points_xt_is_refused_by_its_name(tmp_path: Path, last: int) -> None:
    """As its layout is known: a version, a number of moves, who moved last, names, and 13 bytes a move."""
    head = bytes([121, 0, 1, last, last]) + bytes(6) + b"Red      Black    "
    moves = b"".join(bytes([x, 10, 1, colour, colour]) + bytes(8) for x, colour in ((40, 255), (41, 0)))
    path = tmp_path / "game.sav"
    path.write_bytes(head.ljust(58, b"\0") + moves)
    done = invoke("dots", "replay", path)
    error = json.loads(done.stdout)["error"]
    assert (error["code"], "PointsXT" in error["message"], done.code) == ("no-game", True, 1)


def test_a_file_that_is_not_there_is_bad_use() -> None:
    done = kropki("dots", "replay", "no/such.sgf")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"kropki: ")
    assert done.stderr.count(b"\n") == 1


def test_a_long_line_is_refused_and_the_next_one_is_read() -> None:
    done = invoke("dots", "replay", stdin="[" + "1," * 4_000_000 + "]\n" + LINE + "\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["error"] and answer["error"]["code"] for answer in answers] == ["line", None]


def test_a_position_is_drawn_in_svg_and_in_png(tmp_path: Path) -> None:
    for name, beginning in (("x.svg", b"<svg"), ("x.png", b"\x89PNG")):
        done = invoke("dots", "draw", "-", "-o", tmp_path / name, stdin=CAPTURE)
        assert done == (0, "", "")
        assert (tmp_path / name).read_bytes().startswith(beginning)


def test_a_drawing_has_regions_captured_dots_the_last_move_and_numbers() -> None:
    drawing = invoke("dots", "draw", "-", "--numbers", "--coordinates", stdin=CAPTURE).stdout
    assert all(f'class="{name}"' in drawing for name in ("r1", "gone", "c1", "last", "at", "n2"))
    before = invoke("dots", "draw", "-", "--move", "6", stdin=CAPTURE).stdout
    assert 'class="r1"' not in before
    assert before.count('class="d1"') == 3


def test_borders_at_the_end_of_a_record_are_drawn() -> None:
    drawing = invoke("dots", "draw", CORPUS / "eidokropki.sgf").stdout
    assert drawing.count('class="r2"') == 1


@pytest.mark.parametrize(
    "args", [["--move", "9"], ["--game", "2"], ["-o", "x.gif"], ["--width", "1", "-o", "x.png"], ["--move", "-1"]]
)
def test_a_picture_that_there_is_not_is_bad_use(args: list[str]) -> None:
    with pytest.raises(click.UsageError):
        invoke("dots", "draw", "-", *args, stdin=CAPTURE)


@pytest.mark.parametrize(
    "text", ["(;GM[40]SZ[5]RU[standard];B[aa];W[aa])", "(;GM[40]SZ[5]RU[standard];B[aa];W[zz])", "no game"]
)
def test_a_record_that_cannot_be_drawn_falls_short(text: str) -> None:
    done = kropki("dots", "draw", "-", stdin=text.encode())
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.startswith(b"kropki: ")
    assert b"Traceback" not in done.stderr


def test_a_game_is_played_through_a_pipe_and_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    done = invoke(
        "dots", "play", "--size", "5", "--start", "empty", "--seed", "1", "--save", path, stdin="a1\nresign\n"
    )
    assert "The game is over, a win for Red, Blue gave up." in done.stdout
    assert f"Saved as {path}." in done.stdout.replace("\n", "")
    assert json.loads(invoke("dots", "replay", path).stdout)["result"] == "W+R"


@pytest.mark.parametrize(
    "args",
    [
        ["--rules", "chess"],
        ["--size", "2"],
        ["--size", "x"],
        ["--size", "3", "--start", "four-crosses"],
        ["--size", "9", "--handicap", "9"],
        ["--handicap", "10"],
        ["--level", "9"],
    ],
)
def test_a_game_that_there_is_not_is_bad_use(args: list[str]) -> None:
    with pytest.raises(click.UsageError):
        invoke("dots", "play", *args)


def test_a_game_begins_with_crosses_by_chance_and_free_dots(tmp_path: Path) -> None:
    begun = []
    for at in range(2):
        path = tmp_path / f"{at}.sgf"
        args = ("--size", "9", "--start", "random-crosses", "--handicap", "2", "--seed", "7")
        invoke("dots", "play", *args, "--save", str(path), stdin="quit\n")
        begun.append(path.read_text())
    assert begun[0] == begun[1]
    assert "HA[2]" in begun[0]
    assert json.loads(invoke("dots", "replay", str(path)).stdout)["open"] == 81 - 16 - 2


def test_the_engine_answers_until_it_is_told_to_quit() -> None:
    done = kropki("dots", "engine", "--level", "1", stdin=b"name\n1 boardsize 5\ngenmove b\n\xff\nquit\nname\n")
    assert re.fullmatch(rb"= Kropki\n\n=1\n\n= [a-e]{2}\n\n\? unknown command\n\n=\n\n", done.stdout)
    assert done.returncode == 0


def test_records_and_pictures_need_no_compiler() -> None:
    source = (
        "import sys, dots.records.sgf, dots.drawing.svg, dots.drawing.text\n"
        "loaded = {name.partition('.')[0] for name in sys.modules}\n"
        "assert not loaded & {'numba', 'numpy', 'generator', 'resvg_py', 'click'}"
    )
    subprocess.run([sys.executable, "-c", source], check=True)


@pytest.mark.parametrize("command", ["replay", "play", "draw", "engine", "match", "analyse", "lessons"])
def test_every_command_has_its_section(command: str) -> None:
    assert f"## {command.title()}" in PAGE
    assert command in subprocess.run([KROPKI, "dots", "--help"], capture_output=True, text=True, check=True).stdout


# the book

CROSS = "(;GM[40]SZ[15]RU[standard]AB[gg][hh]AW[gh][hg];B[aa])"


def test_the_book_shows_a_position_of_a_game() -> None:
    done = invoke("dots", "book", "show", "--move", "0", "-", stdin=CROSS)
    assert done.code == 0
    head, *moves = done.stdout.splitlines()
    assert head.startswith("Blue to move. The book has ")
    assert all(re.fullmatch(r"[a-zA-Z ]+: played \d+ times?, \d+%, score [+-]\d+\.\d", move) for move in moves)
    said = json.loads(invoke("dots", "book", "show", "--json", "--move", "0", "-", stdin=CROSS).stdout)
    assert (said["player"], len(said["moves"])) == (1, len(moves))


def test_the_book_says_where_it_knows_nothing() -> None:
    done = invoke("dots", "book", "show", "-", stdin=CROSS)
    assert (done.code, done.stdout) == (1, "The opening book does not know this position.\n")
    with pytest.raises(click.UsageError, match="from 0 to 1, not 2"):
        invoke("dots", "book", "show", "--move", "2", "-", stdin=CROSS)


@pytest.mark.parametrize("moves", ["B[aa];W[aa]", "B[aa];W[zz]"])
def test_the_book_names_a_move_that_is_not_allowed(moves: str) -> None:
    with pytest.raises(MoveError, match="try --move"):
        invoke("dots", "book", "show", "-", stdin=f"(;GM[40]SZ[15]RU[standard];{moves})")
