"""The library, ``import kropki``: what it gives, what it loads, and that its document is true."""

from __future__ import annotations

import ast
import copy
import doctest
import json
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import pytest

import kropki
from kropki.generator.board.rules import Dot
from kropki.generator.formats import fpuzzles, importing, sudokupad
from tests.support.command_line import answers, invoke

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs/library.md"
USER = ROOT / "tests/data/library_user.py"
FOUR = "(2xw)B1/A1B/A2B/(xw)C"  # without the negative rule: one solution
HEAVY = {"numpy", "numba", "cpmpy", "ortools", "fastapi", "sqlalchemy", "fpdf", "resvg_py", "click"}


@pytest.fixture(scope="module")
def four() -> kropki.Puzzle:
    return kropki.read(FOUR, negative=False)


# What it says


@pytest.mark.parametrize(("document", "least"), [("library", 30), ("workshop", 12)])
def test_the_examples_of_a_document_run(document: str, least: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / f"docs/{document}.md"), module_relative=False)
    assert (failed, tried > least) == (0, True)


def test_the_code_of_the_document_runs(four: kropki.Puzzle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```python\n(.*?)^```$", DOCUMENT.read_text(), re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {"puzzle": four}
    for block in blocks:
        exec(block, names)  # noqa: S102 - our own text
    assert len(blocks) == 2
    assert {path.name for path in tmp_path.iterdir()} == {"puzzle.svg", "solution.svg"}


def test_the_document_names_every_error_and_option() -> None:
    told = set(re.findall(r"`(?:kropki\.)?(\w+)`", DOCUMENT.read_text()))
    options = {name for name in kropki.generate.__annotations__ if name not in {"seed", "return"}}
    assert {name for name in kropki.__all__ if name.endswith("Error")} | options <= told


# What it has


def test_dir_is_what_is_promised_and_no_more() -> None:
    assert dir(kropki) == sorted(kropki.__all__)
    assert all(getattr(kropki, name) is not None for name in kropki.__all__)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'kropki' has no attribute 'slove'"):
        kropki.slove  # noqa: B018


def test_a_type_checker_is_told_the_modules_that_names_come_from() -> None:
    tree = ast.parse(Path(kropki.__file__).read_text())
    block = next(node for node in tree.body if isinstance(node, ast.If))
    told = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    found = {alias.name: node.module for node in told for alias in node.names}
    assert found.pop("dots") == "kropki"
    assert found == {
        name: kropki._HOMES.get(name, kropki._HERE) for name in kropki.__all__ if name not in ("__version__", "dots")
    }


def test_a_strict_type_checker_knows_all_of_it(tmp_path: Path) -> None:
    cache_folder = ROOT / ".mypy_cache/library"  # of numpy's types, above all: only what has changed is read again
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={cache_folder}", str(USER)]
    path = {"MYPYPATH": str(ROOT / ".mypy_cache/types")}  # as the wheel has it
    done = subprocess.run(command, cwd=tmp_path, env=os.environ | path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "Success: no issues found in 1 source file\n")


def test_what_it_is_told_is_true() -> None:
    done = subprocess.run([sys.executable, USER], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "unclosed-bracket"


# What it loads


def loaded(program: str) -> set[str]:
    """Return the packages that a process of *program* imports, and those in ``kropki``."""
    command = [sys.executable, "-X", "importtime", "-c", program]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    lines = [line for line in done.stderr.splitlines() if line.startswith("import time:")]
    names = {line.rpartition("|")[2].strip() for line in lines}
    return {name.removeprefix("kropki.").partition(".")[0] for name in names}


def test_the_import_loads_nothing_of_ours_but_itself() -> None:
    assert loaded("import kropki") & (HEAVY | {"generator", "jit", "dataclasses"}) == set()


@pytest.mark.parametrize(
    "program",
    [
        "from kropki import Puzzle, Record, read, generate, solve, grade, explain, hint",
        f"import kropki; repr(kropki.read({FOUR!r}))",
        f"import kropki; kropki.Puzzle.from_ken({FOUR!r})._repr_svg_()",
        "import kropki; [getattr(kropki, name) for name in kropki.__all__ if name.endswith('Error')]",
        "import kropki; kropki.__version__",
    ],
)
def test_nothing_heavy_is_loaded_before_a_question_needs_it(program: str) -> None:
    assert loaded(program) & HEAVY == set()


def test_a_question_loads_the_solvers_but_not_the_model_nor_the_command() -> None:
    found = loaded(f"import kropki; kropki.read({FOUR!r}, negative=False).solve()")
    assert found & HEAVY == {"numpy", "numba"}


# What it gives


@pytest.mark.parametrize(
    ("options", "command"),
    [
        ({}, []),
        ({"difficulty": "hard"}, ["-d", "hard"]),
        ({"size": 6, "negative": False, "one_two": "white"}, ["--size", "6", "--no-negative", "--one-two", "white"]),
        ({"size": 6, "technique": "naked pair"}, ["--size", "6", "--technique", "naked pair"]),
        ({"size": 4, "difficulty": "easy", "symmetric": True}, ["--size", "4", "-d", "easy", "--symmetric"]),
        ({"rating_min": 1.7, "rating_max": 2.0}, ["--rating-min", "1.7", "--rating-max", "2.0"]),
    ],
    ids=str,
)
def test_a_seed_gives_what_it_gives_the_command(options: dict[str, object], command: list[str]) -> None:
    made = kropki.generate("tea", **options)  # type: ignore[arg-type]
    assert answers(invoke("generate", "--seed", "tea", *command).stdout) == [made.as_json()]


def test_techniques_are_one_or_several() -> None:
    one = kropki.generate("tea", size=6, technique="naked pair")
    assert kropki.generate("tea", size=6, technique=["naked pair"]) == one


def test_without_a_seed_it_is_a_new_one_that_can_be_had_again() -> None:
    one, other = kropki.generate(size=6), kropki.generate(size=6)
    assert one.seed != other.seed
    assert kropki.generate(one.seed, size=6) == one


def test_a_puzzle_can_be_certified_as_it_is_made() -> None:
    assert kropki.generate("tea", size=4, certify=True) == kropki.generate("tea", size=4)


@pytest.mark.parametrize("negative", [True, False])
def test_it_reads_what_the_command_reads(negative: bool) -> None:
    made = kropki.generate("tea", size=4, negative=negative)
    link = fpuzzles.link(made.puzzle, made.grid, made.id)
    for text in (link, sudokupad.link(made.puzzle, made.grid, made.id), json.dumps(fpuzzles.as_json(made.puzzle))):
        assert kropki.read(text) == made.puzzle
    assert kropki.read(f" {made.ken}\n", negative=negative) == made.puzzle
    assert importing.read(link).ken == made.ken


def test_a_record_answers_as_its_puzzle_does() -> None:
    made = kropki.generate("tea", size=4, difficulty="easy")
    puzzle = made.puzzle
    assert made.grade() == puzzle.grade() == made.difficulty
    assert made.solve().solution == made.grid
    assert made.explain() == puzzle.explain() == kropki.explain(made.ken)
    assert made.hint() == kropki.hint(made) == kropki.hint(puzzle)
    assert made.svg() == puzzle.svg() == puzzle._repr_svg_() == made._repr_svg_()


def test_puzzles_and_records_are_values(four: kropki.Puzzle) -> None:
    made = kropki.generate("tea", size=4)
    for value in (four, made, made.difficulty):
        assert len({value, copy.copy(value)}) == 1
    for value in (four, made):
        assert pickle.loads(pickle.dumps(value)) == copy.deepcopy(value) == value  # noqa: S301 - our own bytes
        with pytest.raises(FrozenInstanceError):
            value.size = 9  # type: ignore[misc]
        with pytest.raises((AttributeError, TypeError)):
            value.note = ""  # type: ignore[union-attr]
    assert {four: 1}[kropki.read(FOUR, negative=False)] == 1
    assert eval(repr(four), {"Puzzle": kropki.Puzzle}) == four  # noqa: S307 - our own text
    assert type(replace(four, negative=True)) is kropki.Puzzle
    assert four.moved(four.board.half_turn) != four


def test_the_functions_take_the_rule_of_ken(four: kropki.Puzzle) -> None:
    assert kropki.solve(FOUR, negative=False) == four.solve()
    assert kropki.grade(FOUR, negative=False) == four.grade()
    assert kropki.explain(FOUR, negative=False) == four.explain()
    assert kropki.hint(FOUR, negative=False) == four.hint()
    assert kropki.hint(FOUR, until="digit", negative=False) == four.hint(until="digit")
    assert kropki.why(FOUR, "r2c1", negative=False) == four.why("r2c1") == kropki.why(four, "r2c1")
    assert kropki.solve(FOUR).solutions == 0


WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: kropki.generate(5), "expected a text as the seed, got 5"),  # type: ignore[arg-type]
    (lambda: kropki.read(None), "expected a text, got None"),  # type: ignore[arg-type]
    (lambda: kropki.solve(None), "expected a puzzle, a record or a text, got None"),  # type: ignore[arg-type]
    (lambda: kropki.read("D/D/D/D").hint(until="end"), "expected a cell such as r1c2, got 'end'"),
    (lambda: kropki.hint("D/D/D/D", until="end"), "expected a cell such as r1c2, got 'end'"),
    (
        lambda: kropki.read("D/D/D/D").svg(kropki.Grid.from_ken("618327495/" * 8 + "618327495")),
        "expected a solution of size 4, got one of size 9",
    ),
    (lambda: kropki.read("D/D/D/D").svg("1234"), "expected a Grid as the solution, got '1234'"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("ask", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_was_expected_is_said(ask: Callable[[], object], said: str) -> None:
    with pytest.raises(kropki.KropkiError, match=re.escape(said)):
        ask()


def test_solutions_are_counted_and_not_raised(four: kropki.Puzzle) -> None:
    bare = replace(four, givens=(0,) * 16, dots=(Dot.NONE,) * 24)
    assert four.solve().solutions == 1
    assert kropki.solve("D/D/D/D").solution is None
    assert bare.solve().solutions == 2
    assert bare.solve(limit=1000).solutions == 288


def test_a_hint_says_what_is_wrong_or_what_comes_next_or_that_nothing_does(four: kropki.Puzzle) -> None:
    assert isinstance(four.hint(), kropki.Step)
    assert isinstance(four.hint("..3............."), kropki.Mistakes)
    assert four.hint("2341412312343412") == kropki.End(complete=True)
    assert four.hint(marks=["", "3", *[""] * 14]) != four.hint()


@pytest.mark.parametrize(
    ("code", "error", "message"),
    [
        ("read('(wk')", "KenError", "closed by ')'"),
        ("read('https://sudokupad.app/?puzzleid=fpuzzlesN4')", "FPuzzlesError", "damaged or cut off"),
        (
            "generate('tea', difficulty='hrad')",
            "RequestError",
            "easy, medium, hard, expert, extreme for the difficulty",
        ),
        ("generate('tea', one_two='red')", "RequestError", "black, white, mixed for a 1-2 pair"),
        ("generate('tea', size=5)", "RequestError", "expected size 4, 6 or 9, or no boxes, got 5"),
        ("generate('')", "RequestError", "1 to 200 characters"),
        ("solve('D/D/D/D', limit=0)", "RequestError", "a limit of at least 1, got 0"),
        ("grade('D/D/D/D')", "UniquenessError", "there is none"),
        ("explain(read('D/D/D/D', negative=False))", "UniquenessError", "two or more"),
        (f"hint(read({FOUR!r}, negative=False), '12')", "RequestError", "expected 16 entries"),
        ("Record.from_json([])", "RecordError", "expected an object"),
    ],
)
def test_what_goes_wrong_is_an_error_of_one_base(code: str, error: str, message: str) -> None:
    with pytest.raises(kropki.KropkiError, match=re.escape(message)) as caught:
        eval(f"kropki.{code}", {"kropki": kropki, "read": kropki.read})  # noqa: S307 - our own text
    assert type(caught.value) is getattr(kropki, error)
    assert caught.value.code


# Dots


def test_a_game_that_a_site_has_counted_has_the_result_of_its_record() -> None:
    moves = "B[cb];W[cc];B[bc];W[ff];B[dc];W[fg];B[cd]"
    [game] = kropki.dots.read(f"(;GM[40]SZ[7]RU[Punish=0,Holes=1]RE[B+1];{moves};TB[.cbdccdbccb])")
    assert (game.captured, game.result) == ((1, 0), "B+1")
    game.undo()
    assert (game.captured, game.result) == ((0, 0), None)
    game.play(2, 3)
    game.play(0, 0)
    assert game.result is None


def test_a_game_of_dots_is_played_undone_written_and_read() -> None:
    game = kropki.dots.Game(size=(7, 7), rules="territory")
    for point in [(3, 2), (3, 3), (2, 3), (0, 0), (4, 3), (6, 6)]:
        game.play(*point)
    [ring] = game.rings(3, 4)[:1]
    game.play(3, 4, [ring])
    assert (game.captured, set(ring)) == ((1, 0), {(3, 2), (2, 3), (3, 4), (4, 3)})
    [again] = kropki.dots.read(game.sgf())
    assert (again.captured, again.moves, str(again)) == (game.captured, game.moves, str(game))
    assert game.svg() == game._repr_svg_()
    game.undo()
    assert (game.captured, len(game.moves)) == ((0, 0), 6)
    assert [each.number for each in game.analyse(level=1)] == [1, 2, 3, 4, 5, 6]


def test_a_game_is_counted_with_its_score() -> None:
    game = kropki.dots.Game(size=(3, 3))
    for column, row in ((0, 0), (2, 0), (0, 1), (2, 1)):
        assert not game.settled
        game.play(column, row)
    assert game.settled  # a point beside dots of both, and points on the edge
    game.say("count")
    assert (game.result, game.moves[-1].word) == ("0", "count")
    assert kropki.dots.read(game.sgf())[0].result == "0"


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (lambda: kropki.dots.Game(size=(2, 2)), "size"),
        *((lambda size=size: kropki.dots.Game(size=size), "size") for size in (9, "99", (9.5, 9), (9, 9, 9))),
        (lambda: kropki.dots.Game(rules="chess"), "rules"),
        (lambda: kropki.dots.read("(;GM[1])"), "other-game"),
        (lambda: kropki.dots.Game(size=(5, 5)).play(5, 0), "off"),
        (lambda: kropki.dots.Game(size=(5, 5)).say("hello"), "move"),
        (lambda: kropki.dots.Game(size=(5, 5)).undo(), "undo"),
        (lambda: kropki.dots.Game(size=(5, 5)).best(level=9), "level"),
    ],
)
def test_what_is_wrong_with_dots_is_an_error_of_the_library(ask: Callable[[], object], code: str) -> None:
    with pytest.raises(kropki.KropkiError) as raised:
        ask()
    assert (type(raised.value), raised.value.code) == (kropki.dots.DotsError, code)


def test_a_board_is_analysed_with_and_without_entries() -> None:
    board = kropki.read("4A1A/D/D/D", negative=False)
    assert isinstance(board.analyse(), kropki.Analysis)
    assert [board.analyse(entries).solutions.count for entries in ("", "42..............")] == [24, 12]
    assert board.analyse(budget=1).solutions.verdict.value == "not settled"
    with pytest.raises(kropki.RequestError):
        board.analyse("42")
    assert board.analyse(symmetry="half-turn").redundant.alone == ()
    with pytest.raises(kropki.RequestError, match="for the symmetry, got 'turn'"):
        board.analyse(symmetry="turn")
