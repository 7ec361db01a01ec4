"""The page in Firefox: a puzzle is played to its end, each dialog opens, pictures are as kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest

from kropki.generator.board import ken
from tests.support.firefox import Firefox, Tab, running
from tests.support.playing import SMALL
from tests.support.views import (
    DIALOGS,
    PICTURED,
    THEMES,
    WEAR,
    WITH_PICTURES,
    settings_script,
    tour,
    unlike,
)

pytestmark = pytest.mark.release

WELCOMED = "localStorage['kropki:settings'] ??= '{\"welcomed\": true}'"
WIDTH, HEIGHT = 1280, 1600  # of the pictures that are kept
PLAYED = 3  # rows of a puzzle: each key takes Firefox a frame or two


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with running(tmp_path_factory.mktemp("firefox")) as browser:
        yield browser


def nearly_full(puzzle: str, solution: str) -> str:
    """Return a puzzle with all its digits above the rows that are to be played, as KEN."""
    known = ken.parse(puzzle)
    digits = [int(digit) for digit in solution.replace("/", "")]
    given = len(digits) - PLAYED * known.size
    return ken.write(replace(known, givens=(*digits[:given], *known.givens[given:])))


def open_small(tab: Tab) -> None:
    """Open a small puzzle and wait for its board."""
    tab.resize(WIDTH, HEIGHT)
    tab.open(f"/?ken={SMALL}")
    tab.until("[role=gridcell]")


@pytest.mark.parametrize(("size", "negative"), [(9, "true"), (6, "false")])
def test_a_puzzle_is_played_to_its_end_with_the_keyboard(
    firefox: Firefox, server: str, size: int, negative: str
) -> None:
    wish = {"size": str(size), "negative": negative, "seed": "in Firefox", "solution": "true"}
    record = httpx2.get(f"{server}/kropki", params=wish, trust_env=False).json()
    with firefox.tab(server, WELCOMED) as tab:
        tab.open(f"/?ken={nearly_full(record['ken'], record['solution'])}&negative={negative}")
        tab.until("[role=gridcell]")
        tab.press("Control+Home", *["ArrowDown"] * (size - PLAYED))
        for row in record["solution"].split("/")[-PLAYED:]:
            assert tab.run("() => document.querySelector('.board.solved')") is None
            tab.press(*[key for digit in row for key in (digit, "ArrowRight")], "Home", "ArrowDown")
        tab.until(".board.solved")
        assert "Solved" in tab.run("() => document.querySelector('#message').textContent")
        digits = "() => [...document.querySelectorAll('#board .digit')].map(digit => digit.textContent).join('')"
        assert tab.run(digits) == record["solution"].replace("/", "")


def test_the_dialogs_of_the_menu_open_with_the_mouse_and_close_with_escape(firefox: Firefox, server: str) -> None:
    with firefox.tab(server, WELCOMED) as tab:
        open_small(tab)
        for name in ("new", "daily", "puzzles", "settings", "print", "rules"):
            button = f"[data-open={name}]"
            if tab.run("button => document.querySelector(button).closest('#menu') !== null", button):
                tab.click("[popovertarget=menu]")
                tab.until("#menu:popover-open")
            tab.click(button)
            tab.until(f"#{name}[open]")
            tab.press("Escape")
            tab.until("body:not(:has(dialog[open]))")
        assert {"settings", "print", "rules"} <= set(DIALOGS)


def test_the_pictures_in_dialogs_are_those_that_were_looked_at(firefox: Firefox, server: str, tmp_path: Path) -> None:
    faults = []
    with firefox.tab(server, settings_script(THEMES[0])) as tab:
        open_small(tab)
        for view in tour(tab.run, tab.until, WITH_PICTURES):
            for theme in THEMES:
                tab.run(WEAR, theme)
                seen = enumerate(tab.pictures(PICTURED))
                faults += [unlike(picture, f"{view}-{theme}-{number}", tmp_path) for number, picture in seen]
    assert len(faults) >= 6 * len(THEMES)  # four in the rules, two in the tutorial
    assert [fault for fault in faults if fault] == []


def test_a_stranger_joins_a_game_of_the_lobby(firefox: Firefox, server: str) -> None:
    host = {"X-Player": "pR0Yc1sGq2bQmXw4n6uJfA"}
    wish = {"size": [5, 5], "player": 1, "name": "Ada"}
    game = httpx2.post(f"{server}/dots/lobby", json=wish, headers=host, trust_env=False).json()["id"]
    with firefox.tab(server) as tab:
        tab.resize(320, 568)
        tab.open("/dots/game")
        tab.until(f"[data-game='{game}']")
        tab.run("() => { document.querySelector('#person [name=name]').value = 'Bob' }")
        tab.run("selector => document.querySelector(selector).scrollIntoView()", f"[data-game='{game}']")
        tab.click(f"[data-game='{game}']")
        tab.until("#name-2 .badge")
        assert tab.run("() => document.querySelector('#name-2 bdi').textContent") == "Bob"
        assert tab.run("() => document.documentElement.scrollWidth") <= 320
