"""The language of an answer: what is asked for, else what was chosen by hand, else what the browser likes best."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request

from kropki.api.http.weights import weights
from kropki.languages import ENGLISH, LANGUAGES, OF_DOTS, Language, language

COOKIE = "language"  # keeps what a player chose
VARY = "Accept-Language, Cookie"


def language_of(request: Request) -> str:
    """Return the code of the language that *request* is answered in: ``lang``, the cookie, ``Accept-Language``."""
    offered = offered_at(request.url.path)
    liked = weights(request.headers.get("accept-language", ""))
    accepted = sorted((code for code in liked if liked[code] > 0), key=lambda code: -liked[code])
    asked = (request.query_params.get("lang", ""), request.cookies.get(COOKIE, ""), *accepted)
    plain = (code.partition("-")[0] for code in asked)  # de-AT is read as de
    return next((code for code in plain if code in offered), ENGLISH.code)


def offered_at(path: str) -> Mapping[str, str]:
    """Return the languages of an address, by their codes."""
    return OF_DOTS if path.startswith(("/dots", "/sw.js")) else LANGUAGES


def headers_of(language: Language) -> dict[str, str]:
    """Return the headers that say in which *language* an answer is, and by what it was chosen."""
    return {"Content-Language": language.code, "Vary": VARY}


def language_for(request: Request) -> Language:
    """Return the language that *request* is answered in."""
    return language(language_of(request))
