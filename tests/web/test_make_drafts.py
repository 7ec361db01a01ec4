"""Drafts of the workshop in a real Chromium: new, kept, branched, removed, as text, and without the network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.making import SMALL, small, verdict
from tests.support.processes import wait_for
from tests.support.views import LOAD_AXE, THEMES, faults

pytestmark = pytest.mark.release


def kept(page: Page) -> Locator:
    """Open that puzzle and keep it as a draft, with a 3 in its first cell; return the cell."""
    small(page)
    first = page.get_by_role("gridcell").first
    first.focus()
    page.keyboard.press("3")
    return first


def test_a_new_board_has_the_focus_and_a_text_keeps_its_rule(page: Page) -> None:
    page.goto("/make?ken=D/D/D/D")
    page.get_by_role("button", name="New").click()
    page.get_by_role("group", name="Rows, columns and boxes").get_by_role("button", name=re.compile("^4")).click()
    expect(verdict(page)).to_have_text("288 solutions.")
    expect(page.get_by_role("gridcell").first).to_be_focused()
    page.keyboard.press("4")
    page.get_by_role("button", name="Text", exact=True).click()
    text = page.get_by_role("textbox")
    expect(text).to_have_value(re.compile(r"^http://\S+/\?ken=4C/D/D/D&negative=false$"))
    page.get_by_role("button", name="Put it on the board").click()
    expect(verdict(page)).to_have_text("72 solutions.")
    expect(page.get_by_role("gridcell").first).to_be_focused()


def test_a_draft_that_is_open_is_removed_and_taken_back(page: Page) -> None:
    first = kept(page)
    page.get_by_role("button", name="Drafts").click()
    page.get_by_label("Name of this draft").fill("Pearls")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Drafts").click()
    mine = page.get_by_role("button", name=re.compile("^Pearls, 4"))
    expect(mine).to_have_attribute("aria-current", "true")
    expect(mine).to_contain_text("open now")
    page.get_by_role("button", name="Remove").click()
    back = page.get_by_role("button", name="Take it back")
    expect(back).to_be_focused()
    expect(page.locator("#removed")).to_contain_text("“Pearls” is removed.")
    expect(page.get_by_label("Name of this draft")).to_have_value("")
    expect(page.locator("[role=gridcell]").first).to_have_attribute("aria-label", re.compile("empty"))
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    back.click()
    expect(page.locator("#removed")).to_be_hidden()
    expect(mine).to_be_focused()
    page.keyboard.press("Escape")
    expect(first).to_have_accessible_name(re.compile("given 3"))
    page.get_by_role("button", name="Drafts").click()
    page.get_by_role("button", name="Remove").click()
    page.reload()
    expect(page.get_by_role("gridcell", name=re.compile("empty"))).to_have_count(81)


def test_a_draft_is_found_again_and_a_copy_goes_on_where_another_tab_wrote(page: Page) -> None:
    small(page)
    assert page.url.endswith("/make")  # so that a reload opens the draft
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("3")
    page.get_by_role("button", name="Drafts").click()
    page.get_by_label("Name of this draft").fill("Spiral <b>")
    page.keyboard.press("Escape")
    page.get_by_label("Symmetry").select_option("half turn")
    page.reload()
    expect(page.get_by_label("Symmetry")).to_have_value("half")
    page.get_by_label("Symmetry").select_option("none")
    expect(page.get_by_role("gridcell").first).to_have_accessible_name(re.compile("given 3"))
    other = page.context.new_page()
    other.goto("/make")
    other.get_by_role("gridcell").nth(1).focus()
    other.keyboard.press("2")
    expect(other.get_by_role("gridcell").nth(1)).to_have_accessible_name(re.compile("given 2"))
    page.get_by_role("gridcell").nth(2).focus()
    page.keyboard.press("1")
    expect(page.locator("#message")).to_have_text("You changed this draft in another tab. Here you go on with a copy.")
    page.get_by_role("button", name="Drafts").click()
    expect(page.get_by_role("button", name="Spiral <b>")).to_have_count(2)
    page.get_by_role("button", name="Remove").first.click()
    expect(page.get_by_role("button", name="Spiral <b>")).to_have_count(1)


def test_a_text_is_read_and_what_is_none_is_refused_with_its_fault(page: Page) -> None:
    small(page)
    page.get_by_role("button", name="Text", exact=True).click()
    text = page.get_by_role("textbox")
    expect(text).to_have_value(SMALL)
    text.fill("D/D")
    page.get_by_role("button", name="Put it on the board").click()
    expect(page.locator("#text-fault")).to_contain_text("This cannot be read: expected 4, 6 or 9 rows")
    text.fill("F/F/F/F/F/F")
    page.get_by_role("button", name="Put it on the board").click()
    expect(page.get_by_role("gridcell")).to_have_count(36)
    expect(page.get_by_role("link", name="Play it")).to_have_attribute("href", "/?ken=F/F/F/F/F/F")


@pytest.mark.service_worker
def test_the_workshop_opens_without_the_network_and_so_do_its_panels(page: Page, complaints: list[str]) -> None:
    kept(page)
    wait_for(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    page.context.set_offline(True)
    page.reload()
    first = page.get_by_role("gridcell").first
    expect(first).to_have_accessible_name(re.compile("given 3"))
    expect(verdict(page)).to_contain_text("The verdict needs the server")
    page.get_by_role("button", name="Turn and exchange").click()
    page.get_by_role("button", name="Turn right").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("gridcell").nth(3)).to_have_accessible_name(re.compile("given 3"))
    page.get_by_role("button", name="Undo").click()
    expect(first).to_have_accessible_name(re.compile("given 3"))
    page.context.set_offline(False)
    assert all("ERR_" in complaint for complaint in complaints)
    complaints.clear()


def test_a_neighbour_is_taken_as_a_branch(page: Page) -> None:
    page.goto("/make?ken=1234/3412/2143/432A&negative=false")
    expect(page.locator("#reasons")).to_contain_text("It opens at ")  # nothing more is asked about this board
    page.get_by_role("button", name="Neighbours").click()
    panel = page.get_by_role("dialog", name="Puzzles one change away")
    items = panel.locator(".proposals button")
    expect(items.first).to_be_visible(timeout=60_000)
    panel.get_by_label("Want").select_option("harder")
    panel.get_by_role("button", name="Find").click()
    expect(items.first).to_contain_text("Without 11 clues: minimal", timeout=60_000)
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    items.first.click()
    expect(panel).to_have_count(0)
    expect(verdict(page)).to_have_text("One solution.")
    assert page.get_by_role("gridcell", name=re.compile("given")).count() == 4
    page.get_by_role("button", name="Drafts").click()
    expect(page.locator("#draft-list li")).to_have_count(2)
    expect(page.locator("#draft-list")).to_contain_text("Draft (branch)")


def test_a_puzzle_of_the_player_is_edited_as_a_copy(page: Page) -> None:
    page.goto(f"/?ken={SMALL}")
    expect(page.get_by_role("gridcell")).to_have_count(16)
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_role("button", name="Make or paste").click()
    page.get_by_role("link", name="Change this one").click()
    expect(verdict(page)).to_have_text("One solution.")
