"""The language in which a command tells a player things."""

from __future__ import annotations

import os
from collections.abc import Collection

import click

from kropki.languages import ENGLISH, LANGUAGES, Language, language


def spoken(offered: Collection[str] = LANGUAGES) -> Language:
    """Return the language of ``--lang``; else that of LC_ALL, LC_MESSAGES or LANG; English unless it is *offered*."""
    asked = click.get_current_context().find_root().params.get("lang")
    set_ = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    code = asked or set_.partition("_")[0].partition(".")[0]
    return language(code) if code in offered else ENGLISH


def technique(told: Language, name: str) -> str:
    """Return what the technique called *name* is called in a language."""
    return told.write(f"name-{name.lower().replace(' ', '-')}", {})
