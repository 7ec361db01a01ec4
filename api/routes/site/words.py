"""Puts a language into the page, which names texts by ids: ``phrase("id", {…})`` in a script, ``{{id}}`` in HTML."""

from __future__ import annotations

import json
import re
from typing import Any

from kropki.languages import LANGUAGES, language

_SAID = re.compile(r'(?<![.\w])phrase\(\s*"([\w-]+)"(\s*\))?')
_PLACE = re.compile(r"\{\{([\w-]+)\}\}")
FINGERPRINT = json.dumps([language(code).patterns for code in LANGUAGES]).encode()  # of all that can be said


def into_script(text: str, code: str) -> str:
    """Return a script with its phrases in the language *code*; raise ``KeyError`` for an id that is not known.

    A phrase that is a mere text takes the place of the call. It goes by how ``bare.script`` writes.
    """
    patterns = language(code).patterns

    def said(found: re.Match[str]) -> str:
        pattern = patterns[found[1]]
        whole = found[2] and isinstance(pattern, str)
        return _json(pattern) if whole else f"phrase({_json(pattern)}{found[2] or ''}"

    known = {name: pattern for name, pattern in patterns.items() if name.startswith("-")}
    text = _SAID.sub(said, text).replace('LANGUAGE="en"', f'LANGUAGE="{code}"', 1)  # in web/shared/speak.js
    return text.replace("PATTERNS={}", f"PATTERNS={_json(known)}", 1)


def into_page(text: str, code: str) -> str:
    """Return the HTML *text* in the language *code*; raise as ``into_script``."""
    written = _PLACE.sub(lambda found: language(code).write(found[1], {}), text)
    return written.replace('<html lang="en">', f'<html lang="{code}">', 1)


def _json(pattern: Any) -> str:
    return json.dumps(pattern, ensure_ascii=False, separators=(",", ":"))
