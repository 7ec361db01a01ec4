"""The pictures of docs/dots/rules.md are those that are made, and the page shows them all."""

from __future__ import annotations

import re

from lab.make.dots_pictures import PICTURES, pictures

PAGE = PICTURES / "rules.md"


def test_the_committed_pictures_are_those_that_are_made() -> None:
    wrong = [name for name, text in pictures() if (PICTURES / f"{name}.svg").read_text(encoding="utf-8") != text]
    assert wrong == [], "scripts/make dots_pictures makes them anew"


def test_the_page_shows_each_picture_and_no_other() -> None:
    shown = re.findall(r"!\[[^]]+\]\(([a-z-]+)\.svg\)", PAGE.read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(name for name, _ in pictures())
    assert {path.stem for path in PICTURES.glob("*.svg")} == set(shown)
