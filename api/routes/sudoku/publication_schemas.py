"""The models of publications: what a player says of a puzzle, and what is told of it.

A title, an author and a note are text alone. What nobody sees, or what turns the direction of other text, is refused.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from kropki.api.http.plain_text import plain
from kropki.api.routes.sudoku.question_schemas import BODY
from kropki.api.routes.sudoku.schemas import KEN, PUZZLE, Boxes, Difficulty, HasKen, Rule, Size
from kropki.api.store.publications import Words
from kropki.generator.board import ken
from kropki.generator.board import puzzle as board
from kropki.generator.errors import RequestError

LINE_LIMIT, NOTE_LIMIT = 80, 1000  # characters
SECRET_LIMIT = 100
MOST_COLLECTED = 30  # puzzles of a collection

_WORDS: dict[str, Any] = {"title": "Three blacks", "author": "Ada", "note": "Begin in the corner."}
_NEW: dict[str, Any] = {**BODY, **_WORDS}
PUBLICATION: dict[str, Any] = {
    "id": "5M0Q2V7K4T",
    "link": "/p/5M0Q2V7K4T",
    **_WORDS,
    "published": "2026-11-23",
    "corrected": None,
    "puzzle": PUZZLE["id"],
    **{name: PUZZLE[name] for name in ("ken", "size", "negative", "difficulty", "givens")},
}

_NEW_PART: dict[str, Any] = {**BODY, "title": "To begin with"}
COLLECTION: dict[str, Any] = {
    "id": "C1B7TM0Q2V",
    "link": "/c/C1B7TM0Q2V",
    **_WORDS,
    "published": "2026-11-23",
    "corrected": None,
    "puzzles": [
        {
            "title": "To begin with",
            **{name: PUZZLE[name] for name in ("id", "ken", "size", "negative", "difficulty", "givens")},
        }
    ],
}

_Title = Annotated[str, Field(description="Its title, one line of text.", min_length=1, max_length=LINE_LIMIT)]
_Author = Annotated[str, Field(description="The author, one line of text. May be empty.", max_length=LINE_LIMIT)]
_PartTitle = Annotated[
    str, Field(description="Its title in the collection, one line of text. May be empty.", max_length=LINE_LIMIT)
]
_Note = Annotated[str, Field(description="A note of any number of lines.", max_length=NOTE_LIMIT)]


Corrected = Annotated[
    str | None,
    Field(
        description="The day (UTC) on which it got other puzzles. Null: it has those that it had at first.",
        json_schema_extra={"format": "date"},
    ),
]


class WordsBody(BaseModel):
    """What the maker of a puzzle says of it."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [_WORDS]})

    title: _Title
    author: _Author = ""
    note: _Note = ""

    @cached_property
    def words(self) -> Words:
        """The same as what is kept; raises ``RequestError`` for what is not plain text."""
        title, author = plain("title", self.title), plain("author", self.author)
        if not title:
            raise RequestError("expected a title, got only blanks")
        return Words(title, author, plain("note", self.note.replace("\r\n", "\n"), allowed="\n"))

    @model_validator(mode="after")
    def _check(self) -> Self:
        """Read the words once all fields are valid."""
        _ = self.words
        return self


class PublishedBoard(HasKen):
    """A puzzle that somebody publishes."""

    ken: str = Field(description="A puzzle in KEN with exactly one solution.", json_schema_extra=KEN)
    negative: Rule = True


class PublicationBody(WordsBody, PublishedBoard):
    """A puzzle to publish, and what its maker says of it."""

    model_config = ConfigDict(json_schema_extra={"examples": [_NEW]})


class PublicationChangeBody(WordsBody):
    """What the maker of a puzzle says of it now, and the puzzle that takes its place, if there is one."""

    model_config = ConfigDict(json_schema_extra={"examples": [_NEW]})

    ken: str | None = Field(
        None,
        description="A puzzle in KEN with exactly one solution, in place of the one that is published. Without it, the "
        "puzzle stays.",
        json_schema_extra=KEN,
    )
    negative: Rule = True
    boxes: Boxes = True

    @cached_property
    def puzzle(self) -> board.Puzzle | None:
        """The puzzle; raises ``KenError``."""
        return None if self.ken is None else ken.parse(self.ken, negative=self.negative, boxes=self.boxes)

    @model_validator(mode="after")
    def _parse(self) -> Self:
        """Read the puzzle once all fields are valid."""
        _ = self.puzzle
        return self


class Published(BaseModel):
    """What is told of a publication and of a collection."""

    id: str = Field(description="Random. It says nothing of what is published.")
    link: str = Field(description="The address of its page, to share.")
    title: str = Field(description="Its title, one line of text.")
    author: str = Field(description="The author, one line of text. It may be empty.")
    note: str = Field(description="A note of any number of lines. It may be empty.")
    published: str = Field(description="The day (UTC), such as 2026-11-23.", json_schema_extra={"format": "date"})
    corrected: Corrected


class GradedBoard(BaseModel):
    """A puzzle that was published."""

    ken: str = Field(description="The puzzle in KEN, canonical.")
    size: Size
    boxes: Boxes = True
    negative: Rule
    difficulty: Difficulty = Field(description="How hard it is.")
    givens: int = Field(description="How many digits are given.", ge=0)


class Publication(GradedBoard, Published):
    """A published puzzle, and what its maker says of it. The words are a stranger's: escape them."""

    model_config = ConfigDict(json_schema_extra={"examples": [PUBLICATION]})

    puzzle: str = Field(description="The id of the puzzle alone. The stock need not have it.")


class NewPublication(Publication):
    """A puzzle that was just published."""

    model_config = ConfigDict(json_schema_extra={"examples": [{**PUBLICATION, "secret": "pZ0n2v1cG8mZl3yX7b4Q9w"}]})

    secret: str = Field(
        description="Whoever has it may change and withdraw the publication. The server stores only a hash of it."
    )


class WithdrawnPublication(BaseModel):
    """A publication that has gone."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"id": PUBLICATION["id"]}]})

    id: str = Field(description="Its id, whose address answers 410 from now on.")


class CollectedBody(PublishedBoard):
    """A puzzle for a collection."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [_NEW_PART]})

    title: _PartTitle = ""

    @cached_property
    def name(self) -> str:
        """The title as it is kept; raises ``RequestError`` for what is not plain text."""
        return plain("title", self.title)

    @model_validator(mode="after")
    def _check(self) -> Self:
        """Read the title once all fields are valid."""
        _ = self.name
        return self


class CollectionBody(WordsBody):
    """Puzzles to publish together, in the order of play, and what their maker says of them."""

    model_config = ConfigDict(json_schema_extra={"examples": [{**_WORDS, "puzzles": [_NEW_PART]}]})

    puzzles: list[CollectedBody] = Field(
        description="The puzzles, first to last.", min_length=1, max_length=MOST_COLLECTED
    )


class CollectionChangeBody(WordsBody):
    """What the maker of a collection says of it now, and the puzzles that take the place of its own, if any."""

    model_config = ConfigDict(json_schema_extra={"examples": [{**_WORDS, "puzzles": [_NEW_PART]}]})

    puzzles: list[CollectedBody] | None = Field(
        None,
        description="The puzzles, first to last. Without it, the puzzles stay.",
        min_length=1,
        max_length=MOST_COLLECTED,
    )


class CollectedPuzzle(GradedBoard):
    """A puzzle of a collection."""

    title: str = Field(description="Its title in the collection. It may be empty.")
    id: str = Field(description="The id of the puzzle alone. The stock need not have it.")


class Collection(Published):
    """Published puzzles in an order, and what their maker says of them. The words are a stranger's: escape them."""

    model_config = ConfigDict(json_schema_extra={"examples": [COLLECTION]})

    puzzles: list[CollectedPuzzle] = Field(description="The puzzles, first to last.")


class NewCollection(Collection):
    """A collection that was just published."""

    model_config = ConfigDict(json_schema_extra={"examples": [{**COLLECTION, "secret": "pZ0n2v1cG8mZl3yX7b4Q9w"}]})

    secret: str = Field(
        description="Whoever has it may change and withdraw the collection. The server stores only a hash of it."
    )
