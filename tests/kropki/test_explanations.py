"""``kropki explain``, ``hint`` and ``why``: what they say, and where they lead on."""

from __future__ import annotations

import pytest

from kropki.cli.questions import QUESTIONS
from kropki.generator.errors import UniquenessError
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from tests.support.cases import SMALL, lines, puzzle_of
from tests.support.command_line import README_PUZZLE, UNSOLVABLE, answers, invoke


@pytest.mark.parametrize("command", [("explain",), ("hint",), ("why", "r1c1")])
def test_each_command_that_needs_a_solution_gives_that_hint(command: tuple[str, ...]) -> None:
    made = generate("hint", Request(size=4, negative=False))
    name, *more = command
    with pytest.raises(UniquenessError, match=r"there is none.*; with --no-negative exactly one$"):
        invoke(name, made.ken, *more)
    with pytest.raises(UniquenessError, match=r"there is none(?!.*--no-negative)"):
        invoke(name, UNSOLVABLE, *more)


@pytest.mark.parametrize(("options", "said"), [((), "kropki hint PUZZLE --until r1c2"), (("--alone",), "without them")])
def test_why_of_a_far_cell_says_how_to_go_on(options: tuple[str, ...], said: str) -> None:
    first, second = invoke("why", README_PUZZLE, "r1c2", *options).stdout.splitlines()
    assert first == "2 other digits come first on the way to r1c2."
    assert second.endswith(f"{said}." if options else said)


def test_hint_says_the_next_step_what_is_wrong_and_the_end() -> None:
    told = [SMALL, "--no-negative"]
    step = [*told, "--until", "step"]
    assert invoke("hint", *step).stdout.startswith("A white dot joins r1c1")
    wrong = invoke("hint", *told, "--entries", "..3.............")
    assert (wrong.code, wrong.stdout.splitlines()[0], wrong.stderr) == (1, "wrong: r1c3", "")
    assert "If r1c3 were 3, the white dot between r1c1 and r1c2 would join 2 and 4." in wrong.stdout
    assert invoke("hint", *step, "--marks", ",3" + "," * 14).stdout != invoke("hint", *step).stdout
    assert answers(invoke("hint", *told, "--json").stdout)[0]["steps"]
    assert answers(invoke("hint", *told, "--json", "--until", "r2c1").stdout)[0]["cell"] == "r2c1"
    assert invoke("hint", *told, "--entries", "2341412312343412") == (0, "the board is complete\n", "")


@pytest.mark.parametrize("line", lines("commands.txt"))
def test_each_command_ends_well_for_a_puzzle_with_one_solution(line: str) -> None:
    rule, text = line.split()
    puzzle = [text, "--negative", str(rule == "negative").lower()]
    parsed = puzzle_of(rule, text)
    cell, *others = [parsed.board.name(cell) for cell in parsed.board.cells if not parsed.givens[cell]]
    for more in ("", "--json", f"--until {cell}", f"--near {cell}", "--until step"):
        assert invoke("hint", *puzzle, *more.split()).code == 0, more
    for more in ("", "--json", "--alone"):
        assert invoke("why", *puzzle, cell, *more.split()).code == 0, more
    for command in ("solve", "grade", "explain --json", *(f"analyse --ask {question}" for question in QUESTIONS)):
        assert invoke(*command.split(), *puzzle).code == 0, command
    told = invoke("explain", *puzzle)
    placed = [line.split()[0] for line in told.stdout.splitlines() if not line.startswith(" ")]
    assert (told.code, sorted(placed)) == (0, [cell, *others])
