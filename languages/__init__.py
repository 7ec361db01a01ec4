"""What a player reads, in each language: catalogues in Fluent, and the interpreter of what is compiled of them.

``<language>/*.ftl`` is written by hand; ``scripts/make languages`` compiles it to ``<language>.json``, which runs here
and in the page (web/shared/speak.js). docs/translating.md says how to correct and to add a language.
"""

from __future__ import annotations

from kropki.languages.interpreter import Argument, Language, language

__all__ = ["ENGLISH", "LANGUAGES", "OF_DOTS", "Argument", "Language", "language"]

ENGLISH = language("en")
LANGUAGES = {"en": "English", "pl": "Polski", "ru": "Русский", "de": "Deutsch", "it": "Italiano"}  # that are whole
OF_DOTS = LANGUAGES | {"ms": "Bahasa Melayu"}  # and those that have the game of Dots
