"""What each request takes of its address's limits: the bucket, and how much of it."""

from __future__ import annotations

from contextlib import suppress
from urllib.parse import parse_qs

from starlette.exceptions import HTTPException
from starlette.types import Scope

from api.http.headers import PUBLIC
from api.routes import negotiation
from api.routes.negotiation import Form
from api.routes.schemas import BATCH_LIMIT, BatchQuery

_DRAWN = {Form.PNG, Form.PDF}  # they cost more time than a puzzle does
_DRAWING = 5  # puzzles, of the bucket for those that are made: what one of them counts as
_BATCH = str(BatchQuery.model_fields["nb"].default)  # puzzles, where it is not said how many
_MAKING = {"seed", "technique", "rating_min", "rating_max", "one_two"}  # wishes that the stock may not have


def bucket_of(scope: Scope) -> tuple[str | None, int]:
    """Give the bucket of a request and how much of it is wanted; ``None`` where nothing is counted.

    >>> bucket_of({"path": "/kropki/batch", "method": "GET", "query_string": b"nb=20&seed=a", "headers": []})
    ('makes', 20)
    """
    path, method = scope["path"], scope["method"]
    if method == "OPTIONS" or not (path == PUBLIC or path.startswith(f"{PUBLIC}/")):
        return None, 0
    if method == "POST":
        return ("makes" if path == PUBLIC else "questions"), 1
    query = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    if _is_drawn(scope, query):
        return "makes", _DRAWING
    made = path.startswith(f"{PUBLIC}/daily") or not _MAKING.isdisjoint(query)
    number = query.get("nb", [_BATCH])[0] if path == f"{PUBLIC}/batch" else "1"
    known = number.isascii() and number.isdigit() and len(number) < 5  # other texts may be numbers, too: of the most
    return ("makes" if made else "reads"), min(max(int(number), 1), BATCH_LIMIT) if known else BATCH_LIMIT


def _is_drawn(scope: Scope, query: dict[str, list[str]]) -> bool:
    """Tell whether the answer is a picture or a sheet: by its address, else its query, else what the client accepts."""
    _, dot, ending = scope["path"].rpartition(".")
    if dot:
        return ending in _DRAWN
    if "format" in query:
        return not _DRAWN.isdisjoint(query["format"])
    accepted = next((value for name, value in scope["headers"] if name == b"accept"), b"")
    with suppress(HTTPException):
        return negotiation.accepted(accepted.decode("latin-1")) in _DRAWN
    return False
