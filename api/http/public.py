"""The public name of the service: the one that the operator has set or, without it, the one by which it was asked.

Whoever asks may write any name into a request. So an answer that has such a name is for the cache of the one who asked:
another cache may keep answers by their addresses alone.
"""

from __future__ import annotations

from starlette.requests import Request

from kropki.api.settings import SAME, Settings


def base(request: Request) -> str:
    """Return the address of the service, with a slash at its end."""
    return str(request.base_url) if not _is_set(request) else f"{settings(request).public_url.rstrip('/')}/"


def cached(request: Request, seconds: int) -> str:
    """Return how long an answer that names the service may be kept, and whether by any cache."""
    return f"{'public' if _is_set(request) else 'private'}, max-age={seconds}"


def _is_set(request: Request) -> bool:
    return settings(request).public_url != SAME


def settings(request: Request) -> Settings:
    """Return the settings of the service."""
    found: Settings = request.app.state.settings
    return found
