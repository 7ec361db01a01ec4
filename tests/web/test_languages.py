"""The page in another language than English: how it is chosen and kept, and that no English word is left."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from kropki.languages import LANGUAGES, OF_DOTS, language
from tests.support.browsers import Chromium
from tests.support.playing import open_puzzle
from tests.support.views import CLOSE, tour

# What is shown and told: of Russian, each Latin letter is a word of English, but for names.
TEXTS = """() => {
    const isShown = node => node.checkVisibility()
        && !node.closest('.language, kbd, code, script, style, textarea')
        && !node.closest('.open-games, .my-games, #badge') // what players are called
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = [document.title]
    while (walker.nextNode())
        if (isShown(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent.trim())
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const node of document.querySelectorAll(`[${name}]`))
            if (isShown(node)) texts.push(node.getAttribute(name))
    return texts
}"""
NAMES = re.compile(
    r"(?<![A-Za-z])(r\d+c\d+|Kropki|KEN|Barbie|Oppenheimer|SudokuPad|SudokuMaker|f-puzzles|Penpa\+?|XY?-[Ww]ing"
    r"|GoRilla|Kepung|zagram|playdots|QR|SGF|PNG|SVG|PDF|UTC|IP|IPv6|cookie|/\.well-known/security\.txt|Shift|Ctrl|Tab|Esc|Enter|Home|End|Delete)"
    r"(?![A-Za-z])"
)
DIALOG = """id => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    const node = document.getElementById(id)
    node.popover === null ? node.showModal() : node.showPopover()
}"""
DIALOGS = "[...document.querySelectorAll('dialog[id], [popover][id]')].map(node => node.id)"


@pytest.fixture
def russian(tabs: Chromium, server: str, complaints: list[str]) -> Iterator[Page]:
    with tabs.open_on_new_device(server, locale="ru-RU") as tab:
        yield tab
    assert complaints == []


def english(page: Page) -> set[str]:
    """Return the words that are shown or told in English."""
    return {word for text in page.evaluate(TEXTS) for word in re.findall("[A-Za-z]{2,}", NAMES.sub("", text))}


@pytest.mark.release
def test_no_view_of_the_sudoku_has_an_english_word(russian: Page) -> None:
    open_puzzle(russian)
    for view in tour(russian.evaluate, lambda one: russian.locator(one).first.wait_for()):
        assert english(russian) == set(), view


@pytest.mark.parametrize("path", ["/learn", "/make", "/privacy.html"])
@pytest.mark.release
def test_no_other_page_has_an_english_word(russian: Page, path: str) -> None:
    look_at_all_of(russian, path)


@pytest.mark.parametrize("path", ["/dots", "/dots/game", "/dots/practice", "/dots/records"])
@pytest.mark.release
def test_no_page_of_dots_has_an_english_word(russian: Page, path: str) -> None:
    look_at_all_of(russian, path)


def look_at_all_of(page: Page, path: str) -> None:
    """Look at a page and at each of its dialogs and menus."""
    page.goto(path, wait_until="networkidle")
    assert english(page) == set()
    for name in page.evaluate(DIALOGS):
        page.evaluate(CLOSE)
        page.evaluate(DIALOG, name)
        assert english(page) == set(), name


def test_a_language_is_chosen_in_the_settings_and_kept(tabs: Chromium, server: str) -> None:
    with tabs.open_on_new_device(server, locale="de-AT") as page:
        open_puzzle(page)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        page.locator("[popovertarget=menu]").click()
        page.locator("[data-open=settings]").click()
        page.locator("#settings .language select").select_option("pl")
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        page.goto("/learn")
        expect(page).to_have_title(language("pl").write("learn-kropki", {}))


def test_an_address_chooses_a_language_and_is_plain_again(tabs: Chromium, server: str) -> None:
    with tabs.open_on_new_device(server, locale="de-AT") as page:
        page.goto("/learn?lang=it#x-wing")
        expect(page.locator("html")).to_have_attribute("lang", "it")
        assert page.url == f"{server}/learn#x-wing"
        page.goto("/make")
        expect(page.locator("html")).to_have_attribute("lang", "it")


@pytest.mark.parametrize(("path", "offered"), [("/privacy.html", LANGUAGES), ("/dots/practice", OF_DOTS)])
def test_each_page_offers_its_languages(page: Page, path: str, offered: dict[str, str]) -> None:
    page.goto(path)
    assert page.locator(".language option").all_inner_texts() == list(offered.values())
