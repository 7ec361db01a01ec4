"""What the workshop says of a board, in a real Chromium: the verdict after each change, and what is beside it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.support.making import small, verdict
from tests.support.processes import wait_for
from tests.support.views import LOAD_AXE, THEMES, faults


def test_the_workshop_says_what_would_make_a_board_unique_and_what_could_go(page: Page) -> None:
    page.goto("/make?ken=4A1A/D/D/D&negative=false")
    expect(verdict(page)).to_have_text("24 solutions.")
    page.get_by_role("button", name="What would make it unique?").click()
    page.locator("#unique_by button").first.click()
    expect(verdict(page)).to_have_text("3 solutions.")
    expect(page.get_by_role("button", name="What would make it unique?")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=re.compile(": unique$")).first.click()
    expect(verdict(page)).to_have_text("One solution.")
    page.goto("/make?ken=1234/3412/2143/4321&negative=false")
    page.get_by_role("button", name="What could go?").click()
    page.get_by_role("button", name=re.compile("^Without the 1 in r1c1")).click()
    expect(page.get_by_role("gridcell").first).to_have_accessible_name(re.compile("column 1, empty"))
    page.get_by_role("button", name=re.compile("^Without 1[01] clues together")).click()  # asked again by itself
    expect(page.get_by_role("gridcell", name=re.compile("given"))).to_have_count(4)
    expect(page.locator("#redundant")).to_have_text("Nothing can go: every clue is needed.")
    page.get_by_role("button", name="What could go?").click()
    expect(page.locator("#redundant")).to_have_text("")


def test_proposals_are_shown_where_they_lie_and_keep_the_symmetry(page: Page) -> None:
    page.goto("/make?ken=4A1A/D/D/D&negative=false")
    page.get_by_role("button", name="What would make it unique?").click()
    places, first = page.locator("#board .places"), page.locator("#unique_by button").first
    expect(places.locator("rect, circle").first).to_be_attached()
    several = places.locator("rect, circle").count()
    assert 1 < several <= 12
    first.focus()
    expect(places.locator("rect, circle")).to_have_count(1)
    digit = re.match(r"\d", first.inner_text())
    if digit:
        expect(places.locator("text")).to_have_text(digit[0])
    page.get_by_label("Show").focus()
    expect(places.locator("rect, circle")).to_have_count(several)
    page.get_by_role("button", name="What would make it unique?").click()
    expect(places).to_have_count(0)
    page.goto("/make?ken=1234/3412/2143/4321&negative=false")
    page.get_by_role("button", name="What could go?").click()
    idea = page.locator("#redundant button", has_text="1 in r1c1")
    expect(idea).to_have_text("Without the 1 in r1c1: easy 1.0")
    page.get_by_label("Symmetry").select_option("half turn")
    expect(idea).to_have_text("Without the 1 in r1c1 with its image: easy 1.0")
    idea.click()
    expect(page.get_by_role("gridcell", name=re.compile("given"))).to_have_count(14)
    page.get_by_role("button", name=re.compile(r"^Without \d+ clues together: \w+ \d.\d$")).click()
    given = page.get_by_role("gridcell").evaluate_all("all => all.map(one => /given/.test(one.ariaLabel))")
    assert given == given[::-1]
    page.goto("/make?ken=D/D/D/D&negative=false")
    expect(verdict(page)).to_have_text("288 solutions.")
    expect(page.get_by_role("button", name="What could go?")).to_be_hidden()  # there is nothing


def test_what_is_entered_makes_a_second_reading(page: Page) -> None:
    page.goto("/make?ken=4A1A/D/D/D&negative=false")
    expect(verdict(page)).to_have_text("24 solutions.")
    expect(page.locator("#entered")).to_have_text("")
    page.get_by_label("Show").select_option("candidates")
    page.get_by_role("button", name="Entry", exact=True).click()
    page.get_by_role("gridcell").nth(1).click()
    page.keyboard.press("2")
    expect(page.locator("#entered")).to_have_text("With what is entered: 12 solutions.")
    expect(verdict(page)).to_have_text("24 solutions.")
    expect(page.locator("#board .possible .out").first).to_be_attached()
    cell = page.get_by_role("gridcell").nth(1)
    expect(cell).to_have_accessible_name(re.compile("column 2, 2"))
    expect(page.get_by_role("link", name="Play it")).to_have_attribute("href", re.compile("ken=4A1A/D"))
    page.reload()
    expect(page.locator("#entered")).to_have_text("With what is entered: 12 solutions.")
    page.get_by_role("button", name="Clear entries").click()
    expect(page.locator("#entered")).to_have_text("")
    expect(page.locator("#board .possible .out")).to_have_count(0)


def test_it_says_where_a_board_opens_is_hardest_and_stalls_and_why_it_has_no_solution(page: Page) -> None:
    small(page)
    reasons = page.locator("#reasons")
    expect(reasons).to_have_text("It opens at r1c1, r2c3, r3c2, r4c4. It is hardest there: it needs black dot digits.")
    page.goto("/make?ken=(kx)B(kx)/(wx)A1A/(xw)(kx)(kx)A/(xk)C&negative=false")
    expect(verdict(page)).to_have_text("2 solutions.")
    expect(reasons).to_have_text(
        re.compile("^Techniques lead to .* then stall. Equal in every solution: r1c1 = r2c4, r1c4 = r2c1.$")
    )
    page.get_by_label("Show").select_option("where techniques stall")
    expect(page.locator("#board .possible text").first).to_be_visible()
    page.goto("/make?ken=1C/D/D/D")
    page.get_by_text("Why there is no solution").click()
    expect(page.locator("#argument li")).to_have_text(
        [re.compile("^gap pair: There is no dot between r2c2"), re.compile("^There is no digit left for r2c1")]
    )


def test_a_board_without_a_clue_is_unfinished_and_says_what_missing_dots_do(page: Page) -> None:
    page.goto("/make")
    expect(verdict(page)).to_contain_text("About 10")
    expect(page.get_by_label("Missing dots mean")).to_have_value("0")
    page.goto("/make?ken=D/D/D/D")
    expect(verdict(page)).to_have_text("Unfinished.")
    expect(page.locator("#level")).to_have_text(re.compile("^Missing dots count, and each 4 . 4 grid has dots.$"))
    expect(page.locator("#reasons")).to_contain_text("or have it finished")
    rule = page.get_by_label("Missing dots mean")
    rule.select_option("not consecutive")
    expect(page.locator("#reasons")).to_contain_text("or have it finished")
    rule.select_option("not consecutive, not double")
    expect(page.locator(".verdict.none")).to_have_count(0)
    loosen = page.get_by_role("button", name="Let missing dots mean nothing")
    expect(loosen).to_be_in_viewport()
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("1")
    expect(verdict(page)).to_have_text("No solution.")
    expect(page.locator("#level")).to_have_text(re.compile("^Contradiction: "))
    loosen.click()
    expect(verdict(page)).to_have_text("72 solutions.")
    expect(loosen).to_be_hidden()
    page.get_by_role("button", name="Undo").click()
    expect(verdict(page)).to_have_text("No solution.")


def test_a_contradiction_of_many_clues_leaves_the_tools_where_they_are(page: Page, complaints: list[str]) -> None:
    page.goto("/make?ken=(xw)(xw)(wx)F/B(wx)(kx)E/B(wx)F/I/AB(xk)(xk)D/I/I/E(xk)C/I&negative=false")
    expect(verdict(page)).to_have_text("More than 1,000 solutions.")
    tools = page.get_by_role("group", name="A tap puts")
    before = tools.bounding_box()
    page.get_by_label("Missing dots mean").select_option("not consecutive, not double")
    expect(page.locator("#level")).to_have_text(re.compile("ontradiction.* missing dots, marked on the board.$"))
    assert tools.bounding_box() == before
    expect(page.locator("#blamed")).to_be_hidden()
    page.get_by_text("Which clues these are").click()
    expect(page.locator("#blamed")).to_contain_text("no dot between")
    assert page.locator("#blamed").evaluate("node => node.clientHeight") < 160
    assert page.locator("#board .faults").evaluate("node => node.nextElementSibling.matches('.dots')")
    assert all("503" in complaint for complaint in complaints), complaints  # busy, and asked again
    complaints.clear()


def test_without_the_service_the_board_works_and_says_what_it_lacks(page: Page, complaints: list[str]) -> None:
    small(page)
    page.route("**/kropki/analyse", lambda route: route.abort())
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("1")
    expect(verdict(page)).to_contain_text("The verdict needs the server")
    page.unroute("**/kropki/analyse")
    page.route("**/kropki/analyse", lambda route: route.fulfill(body='{"solutions":', content_type="application/json"))
    page.keyboard.press("2")
    expect(verdict(page)).to_contain_text("The verdict needs the server")  # of which an answer broke off
    page.unroute("**/kropki/analyse")
    expect(verdict(page)).to_have_text("No solution.")  # it asks again by itself
    assert all("ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()


def test_an_answer_is_never_older_than_the_board_and_marks_ask_nothing(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "analyse" in request.url else None)
    small(page)
    before = len(asked)
    page.get_by_label("Show").select_option("nothing")
    expect(verdict(page)).to_have_text("")
    page.get_by_role("gridcell").first.focus()
    for key in ("1", "ArrowRight", "2", "ArrowRight", "3"):
        page.keyboard.press(key)
    assert len(asked) == before
    page.get_by_label("Show").select_option("verdict")
    expect(verdict(page)).to_have_text("No solution.")
    wait_for(lambda: len(asked) == before + 1)


def test_the_way_to_solve_it_is_told_digit_by_digit(page: Page) -> None:
    small(page)
    expect(page.locator("#reasons")).to_have_text(re.compile("^It opens at "))
    page.get_by_role("button", name="How it is solved").click()
    panel = page.get_by_role("region", name="The way to solve it")
    steps = panel.locator(".way li")
    expect(steps).to_have_count(1)
    expect(steps.first).to_contain_text(re.compile(r"r\dc\d is [1-4]\..*: "))
    opens = page.locator("#reasons").text_content() or ""
    told = {steps.first.locator("b").inner_text()[:4]}
    assert told <= set(re.findall(r"r\dc\d", opens.split(".")[0]))
    expect(page.locator("#board .places text")).to_have_count(1)
    expect(page.get_by_role("grid")).to_be_in_viewport(ratio=1)
    for count in range(2, 17):
        panel.get_by_role("button", name="Next digit").click()
        expect(steps).to_have_count(count)
        told.add(steps.last.locator("b").inner_text()[:4])
    assert len(told) == 16
    panel.get_by_role("button", name="Next digit").click()
    expect(panel.get_by_role("status")).to_have_text("Every cell has its digit.")
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    panel.get_by_role("button", name="Close").click()
    expect(page.locator("#board .places")).to_have_count(0)
    expect(page.get_by_role("gridcell").first).to_be_focused()
    page.get_by_role("button", name="How it is solved").click()
    expect(steps).to_have_count(1)
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("1")
    expect(panel).to_have_count(0)
    expect(page.get_by_role("button", name="How it is solved")).to_be_hidden()


def test_a_verdict_that_waits_for_the_next_stays_readable(page: Page) -> None:
    small(page)
    page.route("**/kropki/analyse", lambda _: None)  # never answered
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("1")
    expect(page.locator(".verdict.waits")).to_be_visible()
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
