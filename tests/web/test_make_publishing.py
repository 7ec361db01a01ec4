"""What the workshop publishes, in a real Chromium, and how others see it: puzzles and collections."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browsers import Chromium
from tests.support.making import SMALL, small, verdict
from tests.support.playing import resize
from tests.support.views import LOAD_AXE, THEMES, faults

WIDE = "document.documentElement.scrollWidth > innerWidth"


def test_a_board_that_is_not_unique_says_what_it_lacks_to_be_published(page: Page) -> None:
    page.goto("/make?ken=4A1A/D/D/D&negative=false")
    expect(verdict(page)).to_have_text("24 solutions.")
    page.get_by_role("button", name="Publish", exact=True).click()
    expect(page.locator("#message")).to_have_text(
        "To be published, a board needs exactly one solution: it has several."
    )
    expect(page.get_by_role("dialog")).to_have_count(0)


def publish(page: Page, title: str) -> Locator:
    """Publish the board that is open; return the panel."""
    page.get_by_role("button", name="Publish", exact=True).click()
    panel = page.get_by_role("dialog", name="Publish")
    expect(panel).to_contain_text(re.compile("Missing dots mean: (nothing|not consecutive, not double)."))
    expect(panel.get_by_label("Title")).to_be_focused()
    panel.get_by_label("Title").fill(title)
    panel.get_by_label("Author").fill("Ada")
    panel.get_by_label("Note").fill("Begin here.\nThen there.")
    panel.get_by_role("button", name="Publish", exact=True).click()
    expect(panel.get_by_role("status")).to_have_text("Published.")
    return panel


def test_a_board_is_published_seen_elsewhere_changed_and_withdrawn(
    page: Page, tabs: Chromium, server: str, complaints: list[str]
) -> None:
    small(page)
    link = publish(page, "<i>Tea").get_by_role("link").get_attribute("href") or ""
    page.keyboard.press("Escape")
    with tabs.open(server) as other:
        other.goto(link)
        expect(other.get_by_role("heading")).to_have_text("<i>Tea")
        expect(other.locator(".note")).to_have_text("Begin here.\nThen there.", use_inner_text=True)
        expect(other.get_by_role("img")).to_have_js_property("complete", value=True)
        other.get_by_role("link", name="Play").click()
        expect(other.get_by_role("gridcell")).to_have_count(16)
    page.reload()
    page.get_by_role("button", name="Drafts").click()
    expect(page.locator("#draft-list li")).to_have_text([re.compile("^<i>Tea")])
    page.locator("#published").get_by_role("button", name="Change").click()
    panel = page.get_by_role("dialog", name="Change what is published")
    expect(panel.get_by_label("Note")).to_have_value("Begin here.\nThen there.")
    panel.get_by_label("Title").fill("a\u202eb")
    panel.get_by_role("button", name="Save").click()
    expect(panel.get_by_role("status")).to_contain_text("Expected letters that can be seen")
    assert complaints  # the browser says that it was refused
    complaints.clear()
    panel.get_by_label("Title").fill("Green tea")
    panel.get_by_role("button", name="Save").click()
    expect(panel.get_by_role("status")).to_have_text("Saved.")
    panel.get_by_role("button", name="Withdraw").click()
    panel.get_by_role("button", name="Withdraw it forever").click()
    expect(panel.get_by_role("status")).to_have_text("Withdrawn.")
    page.keyboard.press("Escape")
    expect(page.locator("#published")).to_be_hidden()
    answer = page.goto(link)
    assert answer
    assert answer.status == 410
    complaints.clear()


def test_the_clues_of_a_published_puzzle_are_corrected_under_its_link(page: Page) -> None:
    small(page)
    panel = publish(page, "Tea")
    link = panel.get_by_role("link").get_attribute("href") or ""
    page.keyboard.press("Escape")

    def change() -> None:
        page.get_by_role("button", name="Drafts").click()
        page.locator("#published").get_by_role("button", name="Change").click()

    change()
    panel = page.get_by_role("dialog", name="Change what is published")
    swap = panel.get_by_label("Replace its puzzle by the board that is open")
    expect(panel).to_contain_text("It is the board that is open: change a clue there, then come back.")
    expect(swap).to_be_disabled()
    page.goto("/make?ken=D/D/D/D&negative=false")
    expect(verdict(page)).to_have_text("288 solutions.")
    change()
    expect(panel).to_contain_text("That board does not have exactly one solution.")
    expect(swap).to_be_disabled()
    panel.get_by_role("link", name="Open it on the board").click()
    expect(verdict(page)).to_have_text("One solution.")
    first = page.get_by_role("gridcell").first
    first.focus()
    page.keyboard.press("3")
    expect(first).to_have_accessible_name(re.compile("given 3"))
    expect(page.locator("#reasons")).to_contain_text("It opens")
    change()
    swap.check()
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    panel.get_by_role("button", name="Save").click()
    expect(panel.get_by_role("status")).to_have_text("Saved.")
    page.goto(link)
    expect(page.locator(".ken")).to_have_text(re.compile(r"^\(3ww\)"))
    expect(page.get_by_text("Corrected on")).to_be_visible()


def test_a_published_puzzle_keeps_its_name_while_it_is_played_and_after(page: Page) -> None:
    resize(page, 320, 568)
    page.goto("/make?ken=1234/3412/2143/432A&negative=false")
    expect(verdict(page)).to_have_text("One solution.")
    link = publish(page, "Tea").get_by_role("link").get_attribute("href") or ""
    page.goto(link)
    expect(page.locator(".rules")).to_contain_text("Not all dots are given: where there is none, nothing is said.")
    expect(page.locator(".ken")).to_have_text(re.compile(r"^http\S+/\?ken=\S+&negative=false$"))
    page.get_by_role("link", name="Play").click()
    credit = page.locator(".credit")
    expect(credit.locator("summary")).to_have_text("Tea, by Ada")
    expect(page.locator("#name")).to_be_hidden()
    page.get_by_role("button", name="Not now").click()
    credit.locator("summary").click()
    expect(credit.locator(".note")).to_have_text("Begin here.\nThen there.", use_inner_text=True)
    assert not page.evaluate(WIDE)
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    page.keyboard.press("Escape")
    expect(credit).not_to_have_attribute("open", "")
    page.get_by_role("gridcell").last.click()
    page.keyboard.press("1")
    result = page.locator("#result")
    expect(result.locator(".credits")).to_have_text(["Tea, by Ada", re.compile("Begin here.")])
    expect(result).not_to_contain_text("pasted in")
    assert not faults(page.evaluate, THEMES)
    result.get_by_role("link", name="Tea, by Ada").click()
    expect(page.get_by_role("heading")).to_have_text("Tea")
    page.goto(f"/?ken={SMALL}")  # of nobody
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.get_by_role("button", name="Puzzles").click()
    expect(page.locator("#done .entry b")).to_have_text(re.compile("^Tea, by Ada, "))
    page.keyboard.press("Escape")
    expect(page.get_by_role("gridcell", name=re.compile("empty"))).to_have_count(16)
    expect(credit).to_be_hidden()
    expect(page.locator("#name")).to_be_visible()


def test_what_was_taken_down_is_forgotten_here(page: Page, complaints: list[str]) -> None:
    small(page)
    publish(page, "Tea")
    page.evaluate(
        """async () => {
            const key = Object.keys(localStorage).find((key) => key.startsWith("kropki:make:published."));
            const headers = { "X-Secret": JSON.parse(localStorage[key]).secret };
            await fetch(`/kropki/publications/${key.split(".")[1]}`, { method: "DELETE", headers });
        }"""
    )
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Drafts").click()
    page.locator("#published").get_by_role("button", name="Change").click()
    panel = page.get_by_role("dialog", name="Change what is published")
    expect(panel.get_by_role("status")).to_have_text("It is gone: its maker has withdrawn it.")
    page.keyboard.press("Escape")
    expect(page.locator("#published")).to_be_hidden()
    complaints.clear()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (1280, 720)])
def test_publishing_fits_every_screen_and_theme(page: Page, width: int, height: int) -> None:
    resize(page, width, height)
    small(page)
    panel = publish(page, "Wordwithoutblanks" * 4)
    page.evaluate(LOAD_AXE)
    assert panel.evaluate("node => node.scrollWidth <= node.clientWidth")
    assert not faults(page.evaluate, THEMES)
    page.goto(panel.get_by_role("link").get_attribute("href") or "")
    assert not page.evaluate(WIDE)
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)


def take_the_first_out(change: Locator) -> None:
    """Correct a collection of two puzzles in its panel: leave the second alone."""
    lines = change.get_by_label("Puzzles, one a line")
    expect(lines).to_have_value(re.compile(r"^http\S+negative=false\n\(ww\)\S+ The second$"))
    lines.evaluate("(node) => { node.value = node.value.split('\\n')[1] }")
    change.get_by_role("button", name="Save").click()
    expect(change.get_by_role("status")).to_have_text("Saved.")


def test_a_puzzle_that_was_published_goes_into_a_collection_by_its_link(page: Page) -> None:
    small(page)
    publish(page, "Tea")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Drafts").click()
    page.get_by_role("button", name="Make a collection").click()
    panel = page.get_by_role("dialog", name="Make a collection")
    panel.get_by_role("button", name="Add what I published").click()
    expect(panel.get_by_label("Puzzles, one a line")).to_have_value(re.compile(r"^http\S+/p/[0-9A-Z]{10} Tea$"))
    panel.get_by_label("Title", exact=True).fill("Teas")
    panel.get_by_role("button", name="Publish", exact=True).click()
    expect(panel.get_by_role("status")).to_have_text("Published.")
    page.goto(panel.get_by_role("link").get_attribute("href") or "")
    expect(page.get_by_role("listitem").filter(has_text="4x4")).to_have_text([re.compile("Tea")])


def test_a_collection_is_published_played_in_order_and_remembered(page: Page, complaints: list[str]) -> None:
    small(page)
    page.evaluate("localStorage.setItem('kropki:favourites', JSON.stringify(['1234/3412/2143/432A some-dots', 'x']))")
    page.get_by_role("button", name="Drafts").click()
    page.get_by_role("button", name="Make a collection").click()
    panel = page.get_by_role("dialog", name="Make a collection")
    panel.get_by_role("button", name="Add favourites").click()
    panel.get_by_role("button", name="Add this board").click()
    lines = panel.get_by_label("Puzzles, one a line")
    expect(lines).to_have_value(re.compile(r"^http\S+ken=1234/3412/2143/432A&negative=false\n\(ww\)\S+$"))
    lines.evaluate("(node) => { node.value += ' The second' }")
    panel.get_by_role("button", name="Add this board").click()  # it has no title, and so is another line
    lines.evaluate("(node) => { node.value = node.value.split('\\n').slice(0, 2).join('\\n') + '\\nD/D' }")
    panel.get_by_label("Title", exact=True).fill("Tea")
    panel.get_by_role("button", name="Publish", exact=True).click()
    expect(panel.get_by_role("status")).to_contain_text("In line 3: ")
    lines.evaluate("(node) => { node.value = node.value.replace('\\nD/D', '') }")
    panel.get_by_role("button", name="Publish", exact=True).click()
    expect(panel.get_by_role("status")).to_have_text("Published.")
    link = panel.get_by_role("link").get_attribute("href") or ""
    page.goto(link)
    expect(page.locator(".rules")).to_contain_text("What a missing dot means is said of each.")
    expect(page.get_by_role("listitem").filter(has_text="4x4")).to_have_text(
        [re.compile("Puzzle 1"), re.compile("The second")]
    )
    expect(page.locator(".solved")).to_have_count(0)
    page.get_by_role("link", name="Play").click()
    expect(page.get_by_role("gridcell")).to_have_count(16)
    page.get_by_role("gridcell").last.click()
    page.keyboard.press("1")
    onward = page.locator("#result .collected")
    expect(onward).to_have_text("Next in the collection: The second")
    expect(onward.get_by_role("link")).to_have_attribute("href", re.compile(r"ken=\(ww\)"))
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    page.goto(link)
    expect(page.locator(".collected li").first).to_contain_text("solved")
    expect(page.get_by_role("status")).to_have_text("1 of 2 solved on this device.")
    expect(page.get_by_role("link", name="Play the next")).to_have_attribute("href", re.compile(r"ken=\(ww\)"))
    assert not page.evaluate(WIDE)
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    page.goto("/make")
    page.get_by_role("button", name="Drafts").click()
    page.locator("#published").get_by_role("button", name="Change").click()
    change = page.get_by_role("dialog", name="Change what is published")
    expect(change.get_by_label("Title", exact=True)).to_have_value("Tea")
    take_the_first_out(change)
    assert len(page.request.get(link.replace("/c/", "/kropki/collections/")).json()["puzzles"]) == 1
    change.get_by_role("button", name="Withdraw").click()
    change.get_by_role("button", name="Withdraw it forever").click()
    expect(change.get_by_role("status")).to_have_text("Withdrawn.")
    assert complaints == []
