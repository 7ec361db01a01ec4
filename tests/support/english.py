"""A reader of English, as far as a machine can be one. It finds long sentences, long cells, and bad phrases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
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


def described(part: object, place: str = "") -> Iterator[tuple[str, str]]:
    """Yield each summary and description of a document such as OpenAPI's, with its place."""
    if isinstance(part, dict):
        for name, inner in part.items():
            if name in {"summary", "description"} and isinstance(inner, str):
                yield place, inner
            yield from described(inner, f"{place}/{name}")
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            yield from described(inner, f"{place}/{number}")
