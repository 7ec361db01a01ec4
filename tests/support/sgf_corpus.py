"""The kept corpus of records in SGF, and what a reader makes of a record, in lines."""

from __future__ import annotations

from pathlib import Path

from kropki.dots.board.moves import MoveKind
from kropki.dots.errors import SgfError
from kropki.dots.records import dialects, sgf
from kropki.dots.records.text import escape

CORPUS = Path(__file__).parents[1] / "data/dots/sgf"


FILES = sorted(CORPUS.glob("*.sgf"))


def described(data: bytes | str) -> list[str]:
    """Say in lines what the reader makes of *data*: games, then what was forgiven; or the error."""
    try:
        file = sgf.read(data)
    except SgfError as error:
        said = error.message.partition("not SZ[")  # other words of a text are quoted in another way on the page
        return [f"error {error.code} {error.offset} {said[1]}{said[2]}".rstrip()]
    return [*map(_game, file.records), *(f"forgiven {fault.code} {fault.offset}" for fault in file.forgiven)]


def _game(record: sgf.Record) -> str:
    script = sgf.script(record)
    start = " ".join(f"{player}{record.board.name(point)}" for player, point in script.start)
    turns = " ".join(_turn(record, turn) for turn in script.turns)
    borders = " ".join(
        f"{who}.{dialects.written_ring(record.board, ring)}" for who, ring in script.rings + script.borders
    )
    return f"game {record.board} {record.ruleset} | {start} | {turns} | {borders}".rstrip()


def _turn(record: sgf.Record, turn: sgf.Turn) -> str:
    if turn.move is None:
        return f"?{turn.said}"
    move = turn.move
    if move.kind in (MoveKind.DOT, MoveKind.CLOSE):
        return f"{move.player}{dialects.written_move(record.board, move.point, move.rings)}"
    return f"{move.player}{move.kind}"


def expected() -> dict[str, list[str]]:
    blocks = (CORPUS / "expected.txt").read_text().split("\n\n")
    return {name: lines for name, *lines in (block.strip().split("\n") for block in blocks)}


PIECES = r"""
( ) ; [ ] \ \] : . ; ; ( ) GM[40] FF[4] SZ[ SZ[5] SZ[9:7] B[ W[ B[aa] W[bb] B[] W[] B[cc.bbccdd] AB[aa:cc] AW[ AE[aa]
TB[.aabbab] RU[russian] RU[paper] RU[Holes=1,Stop=1] CA[Shift_JIS] C[x] RE[B+R] KE[B:draw] Black aa .ab
""".split()  # noqa: SIM905 - a list of words

ENCODED = [
    line.split("\t")
    for line in (CORPUS.parents[1] / "encodings.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


def encoded(codec: str, said: str, comment: str) -> bytes:
    """Return a record in an encoding that it names, or not."""
    charset = "" if said == "-" else f"CA[{said}]"
    return f"(;GM[40]FF[4]{charset}SZ[9]RU[standard];B[aa]C[{escape(comment)}];W[bb])".encode(codec)
