"""The page reads and writes records as the package does, case by case, and changes them without losing anything."""

from __future__ import annotations

import base64
import random
from functools import cache
from typing import Any

import pytest

from kropki.dots.errors import SgfError
from kropki.dots.records import sgf
from tests.support import node
from tests.support.sgf_corpus import FILES, PIECES, described, expected

DAMAGED, PIECED = 150, 250  # texts by chance
# where the page guesses an encoding in its own way, or decoders differ in what they put for half a character
OTHER_CHARSETS = ("shift-jis", "utf-16", "comment-alone", "latin", "unknown-charset", "vpoints", "wrong-charset")


@cache
def texts() -> tuple[bytes | str, ...]:
    """Return the files of the corpus, the same damaged, and pieces of records by chance."""
    rng = random.Random("records")  # noqa: S311 - texts by a seed
    files = [path.read_bytes() for path in FILES]
    damaged = []
    plain = [path.read_bytes() for path in FILES if path.stem not in OTHER_CHARSETS]
    for _ in range(DAMAGED):
        raw = bytearray(rng.choice(plain))
        for _ in range(rng.randint(1, 4)):
            at = rng.randint(0, len(raw))
            raw[at : at + rng.randint(0, 3)] = rng.choice([b"(", b")", b"]", b"\\", b";", b"[", b"x", b"\r\n", b""])
        damaged.append(bytes(raw))
    extra = [*PIECES, "C[W pressed STOP]", "\n", "\r", " ", "\u00e9", "\U0001f600", "AE[bb]", "TW[.aabbab]", "RE[W+T]"]
    pieced = ["(;GM[40]" + "".join(rng.choices(extra, k=rng.randint(0, 40))) for _ in range(PIECED)]
    return (*files, *damaged, *pieced)


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """What the page's reader makes of each text."""
    return node.ask(
        "read_records",
        ({"text": text} if isinstance(text, str) else {"bytes": base64.b64encode(text).decode()} for text in texts()),
    )


def test_the_corpus_is_read_as_it_is_known(told: list[dict[str, Any]]) -> None:
    found = {path.name: said["lines"] for path, said in zip(FILES, told, strict=False)}
    assert found == expected()


def test_any_text_is_read_and_written_as_by_the_package(told: list[dict[str, Any]]) -> None:
    assert len(told) == len(texts())
    for text, said in zip(texts(), told, strict=True):
        assert said["lines"] == described(text), text
        assert said["again"], text
        try:
            assert said["text"] == sgf.write(sgf.read(text).records), text
        except SgfError:
            assert not said["text"]
    assert sum("game" in said["lines"][0] for said in told) > len(told) / 2


@pytest.mark.parametrize("seed", range(4))
def test_changes_leave_the_rest_as_it_was(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311 - numbers by a seed
    answer = node.ask("edit_record", [[rng.randrange(10**6) for _ in range(200)]])[0]
    assert all(answer["out"])
    file = sgf.read(answer["text"])
    assert (file.forgiven, len(file.records)) == ((), 1)
    assert file.records[0].nodes[0].values("XX") == ("kept",)
