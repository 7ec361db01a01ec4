"""What goes in and comes out, as OpenAPI shows it: one pydantic model for each, every field explained.

Says how things look, not how they are made. The limits here are the generator's.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from generator import geometry, ken
from generator.request import SEED_LIMIT, Request
from generator.rules import OneTwo

# One small puzzle in every example: GET /kropki?size=4&seed=tea&solution=true
PUZZLE: dict[str, Any] = {
    "id": "KXS9XWYGBS2B",
    "ken": "(xw)(wx)(xk)(kx)/(xk)(kw)(ww)A/(ww)(xk)(kk)A/(xk)A(xw)A",
    "size": 4,
    "negative": True,
    "difficulty": None,
    "givens": 0,
    "seed": "tea",
    "generator": "1",
    "solution": "4312/1234/3421/2143",
}
SOLVE: dict[str, Any] = {"ken": PUZZLE["ken"], "negative": True}
SOLVED: dict[str, Any] = {"solutions": 1, "solution": PUZZLE["solution"], "nodes": 1}
PROBLEM: dict[str, Any] = {
    "type": "urn:kropki:problem:ken",
    "title": "The text is not KEN",
    "status": 422,
    "detail": "expected 4, 6 or 9 rows, got 3",
    "code": "row-count",
    "offset": 5,
    "excerpt": "",
}


def _check_size(size: int) -> int:
    if size not in geometry.SIZES:
        raise ValueError(f"expected 4, 6 or 9, got {size}")
    return size


Size = Annotated[
    int,
    AfterValidator(_check_size),
    Field(description="Rows, columns and digits of the board.", json_schema_extra={"enum": list(geometry.SIZES)}),
]
Negative = Annotated[bool, Field(description="Whether a missing dot is a promise: neither consecutive nor double.")]


class KropkiQuery(BaseModel):
    """What ``GET /kropki`` can be asked for."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seed: str | None = Field(
        None,
        description="Any text: the same seed gives the same puzzle for ever. Without one, each request gives another.",
        examples=[PUZZLE["seed"]],
        json_schema_extra={"minLength": 1, "maxLength": SEED_LIMIT},
    )
    size: Size = 9
    negative: Negative = True
    one_two: OneTwo = Field(OneTwo.BLACK, description="The dot of a pair 1-2, which both colours fit.")
    solution: bool = Field(default=False, description="Whether the answer has the solution as well.")

    def request(self) -> Request:
        """Say the same to the generator; raise ``RequestError`` when no puzzle can be like that."""
        return Request(size=self.size, negative=self.negative, one_two=self.one_two)


class NoQuery(BaseModel):
    """A query without parameters."""

    model_config = ConfigDict(extra="forbid")


class Difficulty(BaseModel):
    """How hard a puzzle is, by the reasoning that it needs."""

    level: str = Field(description="What kind of reasoning is needed.", examples=["hard"])
    rating: float = Field(description="The value of the hardest step needed.", examples=[3.0])
    score: int = Field(description="The effort of all steps.", examples=[57])
    first: float = Field(description="The value of the hardest step up to the first digit.", examples=[1.6])
    openings: float = Field(description="How many digits can be placed at a time, on average.", examples=[2.4])
    techniques: dict[str, int] = Field(description="How often each is used.", examples=[{"dot pair": 9}])


class Puzzle(BaseModel):
    """A puzzle with exactly one solution."""

    model_config = ConfigDict(json_schema_extra={"examples": [PUZZLE]})

    id: str = Field(description="Made from the puzzle itself: the same puzzle has the same id anywhere.")
    ken: str = Field(description="The puzzle in KEN, canonical.")
    size: Size
    negative: Negative
    difficulty: Difficulty | None = Field(None, description="How hard it is; null where it has not been graded.")
    givens: int = Field(description="How many digits are given.", ge=0)
    seed: str = Field(description="Ask for this seed, and the same options, to get this puzzle again.")
    generator: str = Field(description="The version of the generator that keeps this promise.")
    solution: str = Field("", description="The solution, in KEN. Only when asked for.")


class SolveBody(BaseModel):
    """A puzzle to be solved."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [SOLVE]})

    ken: str = Field(description="The puzzle in KEN.", json_schema_extra={"maxLength": ken.LIMIT})
    negative: Negative = True


class Solved(BaseModel):
    """What the search found."""

    model_config = ConfigDict(json_schema_extra={"examples": [SOLVED]})

    solutions: int = Field(description="0, 1, or 2 for two or more.", ge=0, le=2)
    solution: str | None = Field(description="The first solution found, in KEN; null when there is none.")
    nodes: int = Field(description="How many states of the board the search looked at.", ge=0)


class Health(BaseModel):
    """That the process answers."""

    status: str = Field(description="Always `ok`.", examples=["ok"])
    version: str = Field(description="The version of the service.", examples=["0.1.0"])


class Fault(BaseModel):
    """One thing that is wrong with a request."""

    where: str = Field(description="The part of the request.", examples=["query"])
    name: str = Field(description="The parameter or field, or the part itself.", examples=["size"])
    code: str = Field(description="Stable.", examples=["int_parsing"])
    detail: str = Field(description="A sentence for people.")


class Problem(BaseModel):
    """Every error looks like this (RFC 9457), as ``application/problem+json``."""

    model_config = ConfigDict(json_schema_extra={"examples": [PROBLEM]})

    type: str = Field(description="What kind of problem it is: stable.", json_schema_extra={"format": "uri"})
    title: str = Field(description="The kind, in words.")
    status: int = Field(description="The HTTP status.")
    detail: str = Field(description="What is wrong this time.")
    code: str = Field(description="Finer than the type: stable.")
    offset: int = Field(0, description="Faults of KEN: how many characters are before the fault.")
    excerpt: str = Field("", description="Faults of KEN: the text there.")
    faults: list[Fault] = Field([], description="Of a request that is not valid: all that is wrong with it.")
