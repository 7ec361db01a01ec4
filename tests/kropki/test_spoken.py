"""The language in which a command tells a player things."""

from __future__ import annotations

import click
import pytest

from kropki.cli import spoken
from kropki.cli.main import kropki
from kropki.generator.ladder.rungs import RUNGS
from kropki.languages import LANGUAGES, language


@pytest.mark.parametrize(
    ("lang", "locale", "code"),
    [
        (None, "", "en"),
        (None, "C.UTF-8", "en"),
        (None, "xx_YY.UTF-8", "en"),
        *((code, "C", code) for code in LANGUAGES),
        *((None, f"{code}_XX.UTF-8", code) for code in LANGUAGES),
    ],
)
def test_the_option_chooses_then_the_locale(
    lang: str | None, locale: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_MESSAGES", locale)
    monkeypatch.setenv("LANG", "de_DE.UTF-8" if locale else "")
    with click.Context(kropki) as context:
        context.params["lang"] = lang
        assert spoken.spoken().code == code


def test_every_technique_has_a_name() -> None:
    assert [rung.name for rung in RUNGS if spoken.technique(language("en"), rung.name) != rung.name] == []
