"""The documents are read once: short sentences, short cells, and none of the phrases that make a reader go back.

A machine sees only this much of English. The rest is for people: subject, verb, object; one thought a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")])
WORDS = 25  # at most, of a sentence and of a cell of a table
PARAGRAPH = 120  # words: one idea has no more

FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
CODE = re.compile(r"`[^`]+`")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
ITEM = re.compile(r"^ *(?:[-*]|\d+\.) +")
END = re.compile(r"(?<=[.!?])[\")*_]*\s+(?=[\"(*_A-Z0-9`])")


class Text(NamedTuple):
    """A paragraph, an item of a list, a heading or a cell of a table, without its marks."""

    line: int
    words: str
    is_cell: bool


def texts(document: str) -> Iterator[Text]:
    """Yield what a reader reads of *document*, but fenced blocks and quotations: those are what programs say."""
    prose = FENCE.sub(lambda fence: "\n" * fence[0].count("\n"), document)
    begun, lines = 0, list[str]()
    for number, line in enumerate([*prose.splitlines(), ""], 1):
        is_row = line.startswith("|")
        if lines and (not line.strip() or is_row or line.startswith("#") or ITEM.match(line)):
            yield Text(begun, plain(" ".join(lines)), is_cell=False)
            lines = []
        if is_row:
            yield from (Text(number, plain(cell), is_cell=True) for cell in re.split(r"(?<!\\)\|", line.strip("|")))
        elif line.startswith("    ") and not lines:
            continue  # code
        elif line.strip() and not line.startswith((">", "<")):
            begun = begun if lines else number
            lines.append(ITEM.sub("", line) if not lines else line.strip())


def plain(text: str) -> str:
    """Return *text* without marks; a piece of code is one word, which may begin a sentence, and a link its text."""
    bare = LINK.sub(r"\1", CODE.sub("Code", PICTURE.sub("", text)))
    return re.sub(r"<[^>]+>|[*]+", "", bare).lstrip("# ").strip()


def sentences(text: Text) -> list[str]:
    return [text.words] if text.is_cell else END.split(text.words)


def length(sentence: str) -> int:
    return sum(1 for word in sentence.split() if re.search(r"\w", word))


def phrases() -> list[tuple[re.Pattern[str], str]]:
    rows = (ROOT / "tests/data/english.txt").read_text().splitlines()
    parts = (re.split(r" {2,}", row, maxsplit=1) for row in rows if not row.startswith("#"))
    return [(re.compile(phrase), instead) for phrase, instead in parts]


def faults(document: str) -> Iterator[str]:
    """Yield what is hard to read in *document*, each with its line."""
    for text in texts(document):
        if not text.is_cell and length(text.words) > PARAGRAPH:
            yield f"{text.line}: {length(text.words)} words in a paragraph: {text.words[:60]}"
        for sentence in sentences(text):
            if length(sentence) > WORDS:
                yield f"{text.line}: {length(sentence)} words: {sentence}"
            if ";" in sentence and not text.is_cell:
                yield f"{text.line}: a full stop instead of a semicolon: {sentence}"
            for phrase, instead in phrases():
                if phrase.search(sentence):
                    yield f"{text.line}: {instead}: {sentence}"


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
