"""Records: a kept corpus of every dialect, what is forgiven in it, and what must hold for any bytes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.rulesets import named, parse
from kropki.dots.errors import SgfError
from kropki.dots.records import dialects, sgf
from kropki.dots.records import text as sgf_text
from kropki.dots.records.text import Node, Notes
from tests.support.sgf_corpus import CORPUS, ENCODED, FILES, PIECES, described, encoded, expected


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_the_corpus_is_read_as_it_is_known(path: Path) -> None:
    assert described(path.read_bytes()) == expected()[path.name]


def test_every_file_of_the_corpus_is_known() -> None:
    assert sorted(expected()) == [path.name for path in FILES]


@pytest.mark.parametrize(("codec", "said", "comment"), ENCODED)
def test_a_comment_is_read_in_any_encoding_and_the_move_after_it(codec: str, said: str, comment: str) -> None:
    record = sgf.read(encoded(codec, said, comment)).records[0]
    assert record.comment(1) == comment
    assert [turn.said for turn in sgf.script(record).turns] == ["aa", "bb"]


def test_every_error_that_a_small_file_can_have_is_in_the_corpus() -> None:
    found = {line.split()[1] for lines in expected().values() for line in lines if line.startswith("error ")}
    large = {"too-long", "too-many-nodes", "too-many-values", "too-deep"}
    assert found | large == set(sgf.FAULTS)


@pytest.mark.parametrize("path", [path for path in FILES if "error-" not in path.name], ids=lambda path: path.stem)
def test_what_is_written_is_read_as_the_same(path: Path) -> None:
    check_round_trip(path.read_bytes())


def check_round_trip(data: bytes | str) -> None:
    """Reading gives games or the named error, and what is written of the games is read as the same, as is."""
    try:
        file = sgf.read(data)
    except SgfError as error:
        if error.code not in sgf.FAULTS:
            raise
        return
    text = sgf.write(file.records)
    again = sgf.read(text.encode())
    assert again.records == file.records
    assert sgf.write(again.records) == text
    assert [sgf.script(record) for record in again.records] == [sgf.script(record) for record in file.records]


@given(st.binary(max_size=200))
def test_any_bytes_are_games_or_the_named_error(data: bytes) -> None:
    check_round_trip(data)


@settings(max_examples=300)
@given(st.lists(st.sampled_from([*PIECES, "C[W pressed STOP]", "\n", "\r", " "]) | st.text(max_size=3), max_size=40))
def test_any_pieces_of_records_are_games_or_the_named_error(pieces: list[str]) -> None:
    text = "(;GM[40]" + "".join(pieces)
    check_round_trip(text)
    check_round_trip(text.encode("utf-8", "replace"))


@settings(max_examples=150)
@given(st.data())
def test_a_damaged_file_of_the_corpus_is_games_or_the_named_error(data: st.DataObject) -> None:
    raw = bytearray(data.draw(st.sampled_from(FILES)).read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw)))
        raw[at : at + data.draw(st.integers(0, 3))] = data.draw(
            st.binary(max_size=3) | st.sampled_from([b"(", b")", b"]", b"\\", b";"])
        )
    check_round_trip(bytes(raw))


VALUES = st.text(st.characters(exclude_categories=["Cs"]), max_size=12).map(sgf_text.escape)
PROPERTIES = st.dictionaries(
    st.sampled_from(["C", "N", "LB", "XX", "CR", "AE"]), st.lists(VALUES, min_size=1, max_size=3).map(tuple)
)


@st.composite
def trees(draw: st.DrawFn) -> sgf_text.Nodes:
    """Return nodes in the order of a text: the parent of each is the one before it, or one further up."""
    nodes: list[Node] = []
    spine: list[int] = []
    for number in range(draw(st.integers(1, 12))):
        if spine:
            del spine[draw(st.integers(1, len(spine))) :]
        nodes.append(Node(spine[-1] if spine else -1, tuple(draw(PROPERTIES).items())))
        spine.append(number)
    return tuple(nodes)


@given(trees())
def test_any_tree_is_read_as_it_was_written(nodes: sgf_text.Nodes) -> None:
    notes = Notes()
    assert sgf_text.read(sgf_text.write(nodes), notes) == [nodes]
    assert notes.listed() == ()


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("too-long", "(;" + " " * sgf_text.BYTES),
        ("too-many-nodes", "(" + ";" * (sgf_text.NODES + 1)),
        ("too-many-values", "(;A" + "[]" * (sgf_text.VALUES + 1)),
        ("too-deep", "(;" + "(;)(;" * 2000),
    ],
)
def test_what_is_too_large_is_a_named_error(code: str, text: str) -> None:
    with pytest.raises(SgfError) as caught:
        sgf.read(text)
    assert caught.value.code == code


def test_a_long_game_and_deep_variations_need_no_recursion() -> None:
    check_round_trip("(;GM[40]SZ[9]" + ";B[aa]" * 20_000 + ")")
    check_round_trip("(;GM[40]SZ[9]" + "(;B[aa]" * 2000)
    check_round_trip("(;GM[40]SZ[9]" + "(;B[aa])(;B[bb]" * 999)


def test_faults_beyond_the_first_hundred_are_counted() -> None:
    forgiven = sgf.read("(;GM[40]SZ[9]" + ";&" * 300 + ")").forgiven
    assert len(forgiven) == sgf_text.NOTES + 1
    assert (forgiven[-1].code, forgiven[-1].message) == ("more", "and 201 more faults")


def test_rectangles_over_rectangles_end_soon() -> None:
    record = sgf.read("(;GM[40]SZ[52]AB" + "[aa:ZZ]" * 50_000 + ")").records[0]
    assert len(sgf.script(record).start) == 52 * 52


def test_variations_comments_and_unknown_properties_are_kept() -> None:
    record = sgf.read((CORPUS / "gorilla.sgf").read_bytes()).records[0]
    last = len(record.nodes) - 1
    assert record.comment(last) == "second: ]\\ and a:b"
    assert record.nodes[last].values("LB") == ("ff:A", "gg:B\\:C")
    assert record.path(last)[-2:] == (record.nodes[last].parent, last)
    assert sgf.script(record, record.path(last)).turns[-1].said == "gg"


RULES = (
    "standard",
    "no-territory",
    "territory",
    "territory+szkrab",
    "gorilla",
    "kepung+move_limit=20",
    "paper+two_steps+all_points",
    "standard+first_to=12",
    "no-territory+lead=3",
    "territory+szkrab+lead=15",
    "territory+szkrab+first_to=2+lead=9",
)


@pytest.mark.parametrize("text", RULES)
def test_rules_are_written_so_that_they_are_read_again(text: str) -> None:
    assert dialects.ruleset(dialects.written_rules(parse(text)), Notes(), 0) == parse(text)


def test_a_game_that_is_made_a_record_is_read_as_the_same_moves() -> None:
    grid = board(39, 32)
    ring = (grid.named("bb"), grid.named("cc"), grid.named("bd"), grid.named("ac"))
    start = ((1, grid.named("tp")), (2, grid.named("MF")))
    moves = [
        Move(1, MoveKind.DOT, grid.named("bc"), (ring,)),
        Move(2, MoveKind.DOT, 5),
        Move(1, MoveKind.CLOSE, None, (ring, ring)),
        Move(2, MoveKind.STOP),
        Move(1, MoveKind.DONE),
    ]
    record = sgf.record(grid, named("paper", early_end=True), start, moves, [("PB", "a]b"), ("RE", "B+3")])
    file = sgf.read(sgf.write([record]))
    assert file == sgf.File((record,), ())
    script = sgf.script(file.records[0])
    assert (script.start, [turn.move for turn in script.turns]) == (start, moves)
    assert record.info("PB") == "a]b"


@pytest.mark.parametrize("kind", [MoveKind.RESIGN, MoveKind.TIME, MoveKind.DRAW, MoveKind.COUNT])
def test_a_game_that_was_given_up_is_read_as_given_up(kind: MoveKind) -> None:
    moves = [Move(1, MoveKind.DOT, 5), Move(1, kind)]
    record = sgf.record(board(5, 5), named("standard"), (), moves, [("RE", "W+R")])
    assert [turn.move for turn in sgf.script(sgf.read(sgf.write([record])).records[0]).turns] == moves


def test_a_board_that_has_no_letters_is_refused() -> None:
    with pytest.raises(SgfError) as caught:
        sgf.record(board(53, 5), named("standard"), (), ())
    assert caught.value.code == "letters"
