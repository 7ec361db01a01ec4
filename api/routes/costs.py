"""What a request to each route takes of its client's limits: the route declares it, ``RateLimit`` counts it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.types import Scope

from api.http.headers import PUBLIC
from api.http.query import Pairs, pairs_of
from api.routes import negotiation
from api.routes.negotiation import Form
from api.routes.schemas import BATCH_LIMIT, BatchQuery

_PICTURES = frozenset({Form.PNG, Form.PDF})  # to draw one takes longer than to make a puzzle
_PICTURE_AMOUNT = 5  # puzzles made: what a picture counts as
_MAKING = frozenset({"seed", "technique", "rating_min", "rating_max", "one_two"})  # what the stock may not have


@dataclass(frozen=True, slots=True)
class Cost:
    """What a request takes: *amount* of *bucket*, unless its query or the form of its answer costs more."""

    bucket: str
    amount: int = 1
    making: frozenset[str] = frozenset()  # parameters for which puzzles are made: they count in "makes"
    number: str | None = None  # the parameter that says how many puzzles; *amount* is its default
    has_forms: bool = True  # whether the answer may be a picture

    def of(self, scope: Scope) -> tuple[str, int]:
        """Return the bucket that the request with this *scope* counts in, and the amount that it takes.

        >>> BATCH.of({"path": "/kropki/batch", "query_string": b"nb=20&seed=a", "headers": []})
        ('makes', 20)
        """
        if not self.has_forms:
            return self.bucket, self.amount
        pairs = pairs_of(scope)
        if _is_picture(scope, pairs):
            return "makes", _PICTURE_AMOUNT
        is_made = not self.making.isdisjoint(name for name, _ in pairs)
        return "makes" if is_made else self.bucket, self._amount(pairs)

    def _amount(self, pairs: Pairs) -> int:
        """Return how many puzzles are wanted; a text that may be a number all the same counts as the most."""
        if self.number is None:
            return self.amount
        text = next((value for name, value in pairs if name == self.number), str(self.amount))
        is_number = text.isascii() and text.isdigit() and len(text) < 5
        return min(max(int(text), 1), BATCH_LIMIT) if is_number else BATCH_LIMIT


READ = Cost("reads", making=_MAKING)
BATCH = Cost("reads", int(BatchQuery.model_fields["nb"].default), making=_MAKING, number="nb")
DAILY = Cost("makes")
MAKE = Cost("makes", has_forms=False)
QUESTION = Cost("questions", has_forms=False)
TIME = Cost("times", has_forms=False)
UNKNOWN = (  # at addresses that no route has: the first of these whose method and beginning fit
    ("POST", PUBLIC, QUESTION),
    ("GET", f"{PUBLIC}/daily", DAILY),
    ("GET", PUBLIC, READ),
)


def _is_picture(scope: Scope, pairs: Pairs) -> bool:
    """Tell whether the answer is a picture or a sheet: by the address, else the query, else what the client accepts."""
    _, dot, ending = scope["path"].rpartition(".")
    if dot:
        return ending in _PICTURES
    formats = {value for name, value in pairs if name == "format"}
    if formats:
        return not _PICTURES.isdisjoint(formats)
    accepted = next((value for name, value in scope["headers"] if name == b"accept"), b"")
    with suppress(HTTPException):
        return negotiation.accepted(accepted.decode("latin-1")) in _PICTURES
    return False
