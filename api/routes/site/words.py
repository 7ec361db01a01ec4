"""Puts a language into the page, which names texts by ids: ``phrase("id", {…})`` in a script, ``{{id}}`` in HTML."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from kropki import languages
from kropki.languages import LANGUAGES, OF_DOTS, language

_SAID = re.compile(r'(?<![.\w])phrase\(\s*"([\w-]+)"(\s*\))?')
_PLACE = re.compile(r"\{\{([\w-]+)\}\}")
_TERMS = {"OR": "-or", "HOUSE": "-house"}  # of functions
_CATALOGUES = sorted(Path(languages.__file__).parent.glob("*.json"))
FINGERPRINT = b"".join(map(Path.read_bytes, _CATALOGUES))  # of all that can be said


def into_script(text: str, code: str, beside: str | None = None) -> str:
    """Return a script with its phrases in the language *code*; raise ``KeyError`` for an id that is not known.

    A phrase that is a mere text takes the place of the call. The interpreter gets all terms, or those that phrases of
    this script refer to and of what is *beside* it. It goes by how ``bare.script`` writes.
    """
    patterns = language(code).patterns

    def said(found: re.Match[str]) -> str:
        pattern = patterns[found[1]]
        whole = found[2] and isinstance(pattern, str)
        return _json(pattern) if whole else f"phrase({_json(pattern)}{found[2] or ''}"

    if "PATTERNS={}" in text:  # in web/shared/speak.js
        terms = [name for name in patterns if name.startswith("-")]
        names = terms if beside is None else _referred(patterns, _SAID.findall(text + beside))
        known = {name: patterns[name] for name in names}
        text = text.replace('LANGUAGE="en"', f'LANGUAGE="{code}"', 1)
        text = text.replace("PATTERNS={}", f"PATTERNS={_json(known)}", 1)
    return _SAID.sub(said, text)


def _referred(patterns: Mapping[str, Any], calls: Iterable[tuple[str, str]]) -> list[str]:
    """Return the names of all terms that phrases refer to, and of those that lists are written with."""
    names = dict.fromkeys(["-and", "-none", "-apart"])
    waiting = [_json(patterns[name]) for name, _ in calls]
    while waiting:
        text = waiting.pop()
        found = {f"-{term}" for term in re.findall(r'"@","-([\w-]+)"', text)}
        found |= {term for function, term in _TERMS.items() if f'"{function}"' in text}
        waiting += [_json(patterns[name]) for name in found - names.keys()]
        names |= dict.fromkeys(sorted(found))
    return list(names)


def into_page(text: str, code: str) -> str:
    """Return the *text* of HTML or of a manifest in the language *code*; raise as ``into_script``."""
    written = _PLACE.sub(lambda found: language(code).write(found[1], {}), text)
    for place, offered in (("[[languages]]", LANGUAGES), ("[[languages of dots]]", OF_DOTS)):
        written = written.replace(place, _choice(offered, code))
    for tag in ('<html lang="{}">', '"lang": "{}"'):
        written = written.replace(tag.format("en"), tag.format(code), 1)
    return written


def _choice(offered: Mapping[str, str], code: str) -> str:
    """Return a list of the languages *offered*, by their own names; web/shared/theme.js keeps what is chosen in it."""
    options = "".join(
        f'<option value="{each}" lang="{each}"{" selected" * (each == code)}>{name}</option>'
        for each, name in offered.items()
    )
    label = language(code).write("language", {})
    return (
        f'<label class="language"><svg aria-hidden="true"><use href="/icons.svg#language"/></svg>'
        f'<select aria-label="{label}">{options}</select></label>'
    )


def _json(pattern: Any) -> str:
    return json.dumps(pattern, ensure_ascii=False, separators=(",", ":"))
