"""The page of lessons in a real Chromium: its path, and what it does without a network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kropki.generator.ladder.practice import lines_by_technique
from kropki.generator.ladder.rungs import RUNGS
from tests.support.lessons import STATIONS, told
from tests.support.playing import wait_until

PICTURED = 19  # techniques that are seen at once
WHOLE_WAY = "How to read a whole way"


def test_the_path_leads_from_a_dot_to_every_technique_by_level(page: Page) -> None:
    page.add_init_script("""localStorage['kropki:learned'] = '{"dot-pair": {"seen": 12, "right": 10}}'""")
    page.goto("/learn")
    names = page.locator(".station .name")
    expect(names).to_have_count(STATIONS)
    expect(page.locator(".idea-picture")).to_have_count(PICTURED)
    levels = page.locator(".learn h2")
    expect(levels).to_have_text(
        ["Beginning", "Games with the teacher", "Easy", "Medium", "Hard", "Expert", "Extreme", "Drills", "Review"]
    )
    for level in ("easy", "medium", "hard", "expert", "extreme"):
        list_ = page.locator("h2", has_text=re.compile(f"^{level}$", re.IGNORECASE)).locator(
            "xpath=following-sibling::ol[1]"
        )
        expect(list_.locator(".name")).to_have_text(
            [
                *([WHOLE_WAY] if level == "expert" else []),
                *(rung.name for rung in RUNGS if rung.level == level),
                f"Test: {level}",
            ]
        )
    expect(page.get_by_role("link", name="dot pair ✓ done")).to_have_count(1)
    page.get_by_role("link", name=re.compile("^naked pair 0 of 10")).click()
    expect(page.get_by_role("heading", name="naked pair")).to_be_focused()
    expect(page).to_have_title("Naked pair: Learn Kropki")
    page.get_by_role("link", name=f"Next: {WHOLE_WAY}").click()
    expect(page.get_by_role("heading", name=WHOLE_WAY)).to_be_focused()
    page.go_back()
    page.go_back()
    expect(names).to_have_count(STATIONS)


def test_the_links_lead_through_the_whole_path_in_its_order(page: Page) -> None:
    page.goto("/learn")
    stations = page.locator(".station").evaluate_all("nodes => nodes.map(node => node.getAttribute('href'))")
    lessons = [href for href in stations if not re.match("#(test-|which-|quick-|review)", href)]
    assert len(lessons) == 1 + 3 + len(RUNGS)
    page.goto(f"/learn{lessons[0]}")
    for href in lessons[1:]:
        page.get_by_role("link", name=re.compile("^Next: ")).click()
        expect(page).to_have_url(re.compile(f"{re.escape(href)}$"))
    expect(page.get_by_role("link", name=re.compile("^Next: "))).to_have_count(0)


def test_where_rows_and_columns_are_chosen_no_lesson_speaks_of_boxes(page: Page, complaints: list[str]) -> None:
    page.add_init_script("""localStorage['kropki:settings'] ??= '{"boxes": false}'""")
    page.route(re.compile("/kropki/practice"), lambda route: route.abort())
    page.goto("/learn")
    lines = page.get_by_role("button", name="Rows and columns only")
    expect(lines).to_have_attribute("aria-pressed", "false")  # what was played last chooses nothing here
    lines.click()
    expect(lines).to_have_attribute("aria-pressed", "true")
    lessons = page.locator(".station").evaluate_all("nodes => nodes.map(node => node.getAttribute('href'))")
    expect(page.locator(".station")).to_have_count(STATIONS - len(RUNGS) + len(lines_by_technique(boxes=False)))
    for href in lessons:
        page.evaluate("hash => { location.hash = hash; }", href)
        expect(page.locator("#learn h1")).to_be_focused()
        assert not re.search(r"\bbox", page.locator("#learn").inner_text(), re.IGNORECASE), href
    page.goto("/learn#")
    page.get_by_role("button", name="Rows, columns and boxes").click()
    expect(page.locator(".station")).to_have_count(STATIONS)
    complaints.clear()


def test_without_the_network_the_lesson_says_so_and_its_text_is_there(page: Page, complaints: list[str]) -> None:
    page.route(re.compile("/kropki/practice"), lambda route: route.abort())
    page.goto("/learn#x-wing")
    expect(page.get_by_role("heading", name="X-wing")).to_be_visible()
    expect(told(page)).to_contain_text("No position: the server cannot be reached.")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert all("ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()


@pytest.mark.service_worker
def test_lessons_that_were_seen_are_there_without_the_network(page: Page, complaints: list[str]) -> None:
    page.goto("/learn#dot-pair")
    expect(told(page)).to_contain_text("A position of a puzzle.")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait_until(page, "navigator.serviceWorker.controller !== null")
    page.reload()  # through the worker, which keeps what it sees
    expect(told(page)).to_contain_text("A position of a puzzle.")
    page.context.set_offline(True)
    page.reload()
    expect(told(page)).to_contain_text("A position of a puzzle.")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".station")).to_have_count(STATIONS)
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in complaints), complaints
    complaints.clear()
