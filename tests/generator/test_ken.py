"""The notation: what reads, what it is written as, and what is refused with which fault."""

from __future__ import annotations

import doctest
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.generator.board import geometry, ken
from kropki.generator.board.puzzle import EMPTY, Grid, Puzzle
from kropki.generator.board.rules import Dot
from kropki.generator.errors import KenError
from tests.support.cases import lines

ROOT = Path(__file__).parents[2]
SOLUTION = {
    4: "1234/3412/2143/4321",
    6: "123456/456123/231564/564231/312645/645312",
    9: "123456789/456789123/789123456/234567891/567891234/891234567/345678912/678912345/912345678",
}


FAULTS = [
    (code, int(offset), json.loads(text)) for code, offset, text in (f.split("\t") for f in lines("ken_faults.txt"))
]
LENIENT = [line.split("\t") for line in lines("ken_lenient.txt")]
CANONICAL = lines("ken_canonical.txt")
PUBLISHED, PUBLISHED_SOLUTION = lines("ken_published.txt")


def canonical(text: str) -> str:
    return ken.write(ken.parse(text))


T = TypeVar("T")


def puzzles(size: int) -> st.SearchStrategy[Puzzle]:
    """Draw well-formed puzzles, crowded or sparse, solvable or not."""
    board = geometry.board(size)
    digits = [EMPTY] * (size + 1) + [*range(EMPTY, size + 1)]  # half of them empty
    dots = [Dot.NONE] * len(Dot) + [*Dot]
    return st.builds(Puzzle, st.just(size), each_of(digits, board.cells), each_of(dots, board.edges), st.booleans())


def each_of(values: Sequence[T], places: Sequence[object]) -> st.SearchStrategy[tuple[T, ...]]:
    """Draw one of *values* for each place, from bytes: lists are drawn item by item, ten times as slowly."""
    drawn = st.binary(min_size=len(places), max_size=len(places))
    return drawn.map(lambda letters: tuple(values[letter % len(values)] for letter in letters))


PUZZLES = st.sampled_from(geometry.SIZES).flatmap(puzzles)
ANY_TEXT = st.text(st.characters(exclude_categories=()))  # lone surrogates and NUL as well
KEN_LETTERS = st.text("0123456789ABCDEFGHIwkx()/")
TOKENS = st.sampled_from(
    [*"123456789ABCDEFGHI", *"////////", "(xw)", "(kx)", "(3xx)", "(xx)", "(2wk)", "(9kk)", "0", "("]
)
NEAR_KEN = st.lists(TOKENS, max_size=60).map("".join)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """Draw valid KEN in which a few stretches were replaced by something else."""
    text = draw(st.one_of(PUZZLES.map(ken.write), st.sampled_from([PUBLISHED, *CANONICAL])))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(start + 6, len(text))))
        text = text[:start] + draw(st.one_of(KEN_LETTERS, ANY_TEXT, st.just(""))) + text[end:]
    return text


def reads_or_refuses(text: str) -> None:
    """Check that *text* is a puzzle whose canonical form is stable, or is refused with a well-formed error."""
    try:
        puzzle = ken.parse(text)
    except KenError as error:
        check_error(error, text)
    else:
        written = ken.write(puzzle)
        assert ken.parse(written) == puzzle
        assert is_canonical(written)


def check_error(error: KenError, text: str) -> None:
    assert error.code in ken.FAULTS
    assert 0 <= error.offset <= len(text)
    assert error.excerpt == text[error.offset : error.offset + 12]
    assert error.message.startswith("expected ")
    assert error.message.endswith(f", got {error.excerpt!r}" if error.excerpt else ", but the text ends")


def is_canonical(text: str) -> bool:
    """Tell whether *text* has no needless bracket, no split run, no I, and as many cells a row as rows."""
    rows = text.split("/")
    tidy = not re.search(r"xx|I|[A-G][A-H]|H[B-H]", text)
    return tidy and all(width(row) == len(rows) for row in rows)


def width(row: str) -> int:
    """Return the number of cells of a row, counted by other means than the reader's."""
    bare = re.sub(r"\([^)]*\)", "5", row)
    return sum("ABCDEFGHI".find(character) + 1 or 1 for character in bare)


# Reading and writing


@pytest.mark.parametrize("text", CANONICAL)
def test_canonical_text_is_written_as_it_was_read(text: str) -> None:
    assert canonical(text) == text
    assert is_canonical(text)


@pytest.mark.parametrize(("text", "written"), LENIENT)
def test_lenient_forms_have_a_canonical_form(text: str, written: str) -> None:
    assert canonical(text) == written
    assert canonical(written) == written


@given(PUZZLES)
def test_what_is_written_reads_as_the_same_puzzle(puzzle: Puzzle) -> None:
    text = ken.write(puzzle)
    assert ken.parse(text, negative=puzzle.negative) == puzzle
    assert is_canonical(text)
    assert len(text) <= ken.LIMIT


def test_a_cell_carries_its_given_the_dot_below_and_the_dot_to_its_right() -> None:
    puzzle = ken.parse("D/A(3wk)B/D/D")
    board = puzzle.board
    cell = board.cell("r2c2")
    assert puzzle.givens[cell] == 3
    assert puzzle.dots[board.edges.index((cell, board.cell("r3c2")))] is Dot.WHITE
    assert puzzle.dots[board.edges.index((cell, board.cell("r2c3")))] is Dot.BLACK
    assert sum(puzzle.givens) == 3
    assert sorted(puzzle.dots)[-3:] == [Dot.NONE, Dot.WHITE, Dot.BLACK]


@pytest.mark.parametrize("negative", [True, False])
def test_the_reader_is_told_whether_a_missing_dot_is_a_promise(negative: bool) -> None:
    puzzle = ken.parse("D/D/D/D", negative=negative)
    assert puzzle.negative is negative
    assert ken.write(puzzle) == "D/D/D/D"


def test_a_missing_dot_is_a_promise_unless_said_otherwise() -> None:
    assert ken.parse("D/D/D/D").negative is True


def test_nine_empties_are_written_as_eight_and_one() -> None:
    text = "/".join(["HA"] * 9)
    assert ken.parse(text) == ken.parse("/".join("I" * 9)) == Puzzle(9, (EMPTY,) * 81, (Dot.NONE,) * 144)
    assert canonical("/".join("I" * 9)) == text


def test_the_longest_puzzle_has_409_characters_far_below_the_limit() -> None:
    """A cell takes five at most, "(5kk)", and the last one, which no edge follows, one; and there are the slashes."""
    board = geometry.board(9)
    text = ken.write(Puzzle(9, (5,) * 81, (Dot.BLACK,) * len(board.edges)))
    assert len(text) == 80 * len("(5kk)") + len("5") + 8 * len("/") == 409
    assert canonical(text) == text


def test_page_and_server_read_texts_of_the_same_length() -> None:
    source = (Path(__file__).parents[2] / "web" / "sudoku" / "puzzle" / "ken.js").read_text(encoding="utf-8")
    assert re.findall(r"^const LIMIT = (\d+); // .* has (\d+)$", source, re.MULTILINE) == [(str(ken.LIMIT), "409")]


def test_the_longest_text_is_read_to_its_end() -> None:
    with pytest.raises(KenError) as caught:
        ken.parse("A" * ken.LIMIT)
    assert caught.value.code == "row-count"
    assert caught.value.offset == ken.LIMIT == 1024


# The published example


def test_the_published_example_has_the_published_solution() -> None:
    assert ken.parse(PUBLISHED).is_solved_by(ken.parse_grid(PUBLISHED_SOLUTION))
    assert ken.parse(PUBLISHED, negative=False).is_solved_by(ken.parse_grid(PUBLISHED_SOLUTION))


def test_the_published_example_gets_its_lost_cell_back() -> None:
    assert canonical(PUBLISHED) == PUBLISHED + "A"


# Grids


@pytest.mark.parametrize("text", [*SOLUTION.values(), PUBLISHED_SOLUTION])
def test_a_solution_is_digits_only(text: str) -> None:
    grid = ken.parse_grid(text)
    assert grid.digits == tuple(map(int, text.replace("/", "")))
    assert ken.write_grid(grid) == text
    assert canonical(text) == text


def test_a_solution_may_stand_in_needless_brackets() -> None:
    assert ken.parse_grid("(1xx)234/3412/2143/432(1xx)") == ken.parse_grid(SOLUTION[4])


@given(st.sampled_from(geometry.SIZES).flatmap(lambda n: st.lists(st.integers(1, n), min_size=n * n, max_size=n * n)))
def test_any_full_board_reads_back(digits: list[int]) -> None:
    grid = Grid({16: 4, 36: 6, 81: 9}[len(digits)], tuple(digits))
    assert ken.parse_grid(ken.write_grid(grid)) == grid


@given(PUZZLES)
def test_only_a_full_board_without_dots_reads_as_a_grid(puzzle: Puzzle) -> None:
    text = ken.write(puzzle)
    if re.fullmatch("[1-9/]*", text):
        assert ken.parse_grid(text).digits == puzzle.givens
        return
    with pytest.raises(KenError) as caught:
        ken.parse_grid(text)
    assert caught.value.code == "not-a-solution"
    assert text[caught.value.offset] in "(ABCDEFGH"
    assert re.fullmatch("[1-9/]*", text[: caught.value.offset])


# Faults


@pytest.mark.parametrize(("code", "offset", "text"), FAULTS)
def test_each_fault_has_its_code_and_offset(code: str, offset: int, text: str) -> None:
    read_puzzle = code != "not-a-solution"
    readers: list[Callable[[str], object]] = [ken.parse, ken.parse_grid] if read_puzzle else [ken.parse_grid]
    for read in readers:
        with pytest.raises(KenError) as caught:
            read(text)
        assert (caught.value.code, caught.value.offset) == (code, offset)
        check_error(caught.value, text)


def test_every_code_has_a_line_that_triggers_it() -> None:
    assert {code for code, _, _ in FAULTS} == set(ken.FAULTS)
    assert len(set(ken.FAULTS)) == len(ken.FAULTS)


@settings(max_examples=900)
@given(st.one_of(ANY_TEXT, KEN_LETTERS, NEAR_KEN, mutated()))
def test_any_text_reads_or_is_refused(text: str) -> None:
    reads_or_refuses(text)


@given(st.one_of(ANY_TEXT, mutated()))
def test_any_text_reads_as_a_grid_or_is_refused(text: str) -> None:
    try:
        grid = ken.parse_grid(text)
    except KenError as error:
        check_error(error, text)
    else:
        assert ken.parse_grid(ken.write_grid(grid)) == grid


# The document


def test_the_examples_of_the_document_are_true() -> None:
    outcome = doctest.testfile("../../docs/ken.md", encoding="utf-8")
    assert outcome.attempted > 0
    assert outcome.failed == 0


def test_the_document_has_an_example_of_every_fault() -> None:
    text = (ROOT / "docs" / "ken.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z-]+) at \d+: expected ", text, flags=re.MULTILINE)) == set(ken.FAULTS)
