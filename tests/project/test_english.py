"""The documents are read once: short sentences, short cells, and none of the phrases that make a reader go back.

A machine sees only this much of English. The rest is for people: subject, verb, object; one thought a sentence.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.english import WORDS, faults

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted({ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")})


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_document_is_read_once(document: Path) -> None:
    assert list(faults(document.read_text(encoding="utf-8"))) == []


LONG = "word " * WORDS


@pytest.mark.parametrize(
    ("document", "count"),
    [
        (f"{LONG}.", 0),
        (f"{LONG}more.", 1),
        (f"{LONG}`much more code`.", 1),
        (f"It is short. {LONG}more.", 1),
        (f"- {LONG}\n- {LONG}", 0),
        (f"- {LONG}\n  more\n", 1),
        (f"| {LONG}| a |\n", 0),
        (f"| {LONG}more | a |\n", 1),
        ("| one; two |\n", 0),
        ("One; two.", 1),
        (f"```text\n{LONG}more; he\n```\n", 0),
        (f"> {LONG}more\n", 0),
        ("Of a cell the digit is kept.", 1),
        ("We keep it. Read are these.", 1),
        ("## Of cells\n", 1),
        ("Who moves goes first.", 1),
        ("Who moves?", 0),
        ("A player keeps his dots.", 1),
        ("There is history in this.", 0),
        ("They keep it for ever.", 1),
        (" ".join(["A thought."] * 61), 1),
    ],
)
def test_the_reader_itself(document: str, count: int) -> None:
    assert len(list(faults(document))) == count
