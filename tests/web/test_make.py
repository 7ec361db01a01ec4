"""The workshop in a real Chromium: digits and dots by keys and pointer, the verdict after each change, drafts, text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browsers import Chromium
from tests.support.playing import resize
from tests.support.processes import wait_for
from tests.support.views import LOAD_AXE, THEMES, faults

SIZES = [(320, 568), (390, 844), (844, 390), (1280, 720)]
WIDE = "document.documentElement.scrollWidth > innerWidth"
SMALL = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"


def verdict(page: Page) -> Locator:
    return page.locator("#verdict")


def small(page: Page) -> None:
    """Open the workshop with a puzzle of 4x4 that has one solution."""
    page.goto(f"/make?ken={SMALL}")
    expect(verdict(page)).to_have_text("One solution.")


def edge(page: Page, row: float, column: float) -> tuple[float, float]:
    """Return where a point of the board is on the screen, measured in cells from its corner."""
    box = page.locator("#board").bounding_box()
    size = page.locator("#board [role=row]").count()
    assert box
    return box["x"] + column * box["width"] / size, box["y"] + row * box["height"] / size


def test_a_board_is_made_by_keys_and_judged_after_each_change(page: Page) -> None:
    small(page)
    expect(page.locator("#level")).to_have_text(re.compile("^(Easy|Medium), rated "))
    first = page.get_by_role("gridcell").first
    first.focus()
    page.keyboard.press("1")
    expect(first).to_have_accessible_name(re.compile("Row 1 column 1, given 1"))
    expect(verdict(page)).to_have_text("No solution.")
    page.keyboard.press("0")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#message")).to_have_text("Black dot between r1c1 and r1c2.")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#message")).to_have_text("No dot between r1c1 and r1c2.")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(verdict(page)).to_have_text("One solution.")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("gridcell").nth(4)).to_be_focused()


def test_a_tap_near_an_edge_turns_its_dot_and_a_drag_paints_one_step(page: Page) -> None:
    page.goto("/make?ken=D/D/D/D&negative=false")
    expect(verdict(page)).to_have_text("288 solutions.")
    white, black = page.locator("#board .dots .white"), page.locator("#board .dots .black")
    page.mouse.click(*edge(page, 0.5, 1))
    expect(white).to_have_count(1)
    page.mouse.click(*edge(page, 0.5, 1))
    expect(black).to_have_count(1)
    page.mouse.click(*edge(page, 2.5, 2.5))
    expect(page.get_by_role("gridcell").nth(10)).to_be_focused()
    page.get_by_role("button", name="White").click()
    page.mouse.move(*edge(page, 1, 0.5))
    page.mouse.down()
    for column in (1.5, 2.5, 3.5):
        page.mouse.move(*edge(page, 1, column), steps=4)
    page.mouse.up()
    expect(white).to_have_count(4)
    page.get_by_role("button", name="Undo").click()
    expect(white).to_have_count(0)
    expect(black).to_have_count(1)


def test_clues_that_contradict_each_other_are_named_and_drawn(page: Page) -> None:
    page.goto("/make?ken=(xw)C/D/D/D&negative=false")
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("3")
    expect(verdict(page)).to_have_text("No solution.")
    expect(page.locator("#level")).to_contain_text(
        "Contradiction: the digits in r1c1, r1c2; the dot between r1c1 and r1c2."
    )
    expect(page.locator("#board .faults path").first).to_be_attached()
    page.keyboard.press("Delete")
    expect(page.locator("#board .wrong")).to_have_count(0)


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


def test_a_wrong_entry_is_marked_and_not_the_solution(page: Page) -> None:
    small(page)
    page.get_by_label("Show").select_option("candidates")
    page.get_by_role("button", name="Entry", exact=True).click()
    page.get_by_role("gridcell").first.click()
    page.keyboard.press("1")  # it is a 3
    expect(page.locator("#board .wrong")).to_have_count(1)
    expect(page.get_by_role("gridcell").first).to_have_accessible_name(re.compile("wrong"))
    expect(page.locator("#board .possible text").first).to_be_visible()
    expect(page.locator("#board .possible .out")).to_have_count(0)
    page.get_by_role("button", name="Dots from digits").click()
    expect(page.locator("#message")).to_contain_text("No dot has changed.")
    page.get_by_role("button", name="Clear entries").click()
    expect(page.locator("#board .wrong")).to_have_count(0)


def test_a_board_that_is_not_unique_says_what_it_lacks_to_be_published(page: Page) -> None:
    page.goto("/make?ken=4A1A/D/D/D&negative=false")
    expect(verdict(page)).to_have_text("24 solutions.")
    page.get_by_role("button", name="Publish", exact=True).click()
    expect(page.locator("#message")).to_have_text(
        "To be published, a board needs exactly one solution: it has several."
    )
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_tap_in_the_middle_of_a_cell_paints_nothing_and_a_swipe_what_it_crosses(page: Page) -> None:
    page.goto("/make?ken=I/I/I/I/I/I/I/I/I&negative=false")
    expect(verdict(page)).to_contain_text("About 10")
    page.get_by_role("button", name="White").click()
    page.mouse.click(*edge(page, 4.5, 4.5))
    expect(page.get_by_role("gridcell").nth(40)).to_be_focused()
    expect(page.locator("#board .dots circle")).to_have_count(0)
    page.mouse.move(*edge(page, 8.5, 4.66))
    page.mouse.down()
    for row, column in ((7.6, 4.36), (6.2, 4.64), (3.5, 4.4), (1.5, 4.6)):  # few points, beside the middle
        page.mouse.move(*edge(page, row, column))
    page.mouse.up()
    expect(page.locator("#board .dots circle")).to_have_count(7)
    places = page.locator("#board .dots circle").evaluate_all(
        "all => all.map(one => [one.cx.baseVal.value, one.cy.baseVal.value])"
    )
    assert sorted(places) == [[4.5, row] for row in range(2, 9)]


def test_a_new_board_has_the_focus_and_a_text_keeps_its_rule(page: Page) -> None:
    page.goto("/make?ken=D/D/D/D")
    page.get_by_role("button", name="New").click()
    page.get_by_role("dialog", name="New board").get_by_role("button", name=re.compile("^4")).click()
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
    small(page)
    first = page.get_by_role("gridcell").first
    first.focus()
    page.keyboard.press("3")
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


def test_the_rules_of_one_colour_can_be_chosen(page: Page) -> None:
    small(page)
    page.get_by_label("Missing dots mean").select_option("not consecutive")
    expect(verdict(page)).to_contain_text("solution")
    expect(page.get_by_role("link", name="Play it")).to_have_attribute("href", re.compile("negative=white$"))


def test_dots_follow_a_solved_grid_and_what_is_possible_is_shown(page: Page) -> None:
    page.goto("/make?ken=1234/3412/2143/4321")
    page.get_by_role("button", name="Dots from digits").click()
    expect(verdict(page)).to_have_text("One solution.")
    assert page.locator("#board .dots circle").count() > 10
    page.get_by_label("Show").select_option("candidates")
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("Delete")
    expect(page.locator(".possible .only")).to_have_text("1")


def test_a_draft_is_found_again_and_a_copy_goes_on_where_another_tab_wrote(page: Page) -> None:
    small(page)
    assert page.url.endswith("/make")  # so that a reload opens the draft
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("3")
    page.get_by_role("button", name="Drafts").click()
    page.get_by_label("Name of this draft").fill("Spiral <b>")
    page.keyboard.press("Escape")
    page.reload()
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


def test_a_branch_goes_on_beside_its_draft(page: Page) -> None:
    small(page)
    first = page.get_by_role("gridcell").first
    first.focus()
    page.keyboard.press("3")
    page.get_by_role("button", name="Drafts").click()
    page.get_by_role("button", name="Go on in a branch").click()
    expect(page.get_by_role("button", name="Draft (branch)")).to_have_count(1)
    page.keyboard.press("Escape")
    first.focus()
    page.keyboard.press("4")
    page.get_by_role("button", name="Drafts").click()
    page.locator("#draft-list button").nth(2).click()
    expect(first).to_have_accessible_name(re.compile("given 3"))


def test_a_text_is_read_and_what_is_none_is_refused_with_its_fault(page: Page) -> None:
    small(page)
    page.get_by_role("button", name="Text", exact=True).click()
    text = page.get_by_role("textbox")
    expect(text).to_have_value(SMALL)
    text.fill("nonsense")
    page.get_by_role("button", name="Put it on the board").click()
    expect(page.locator("#text-fault")).to_contain_text("expected")
    text.fill("F/F/F/F/F/F")
    page.get_by_role("button", name="Put it on the board").click()
    expect(page.get_by_role("gridcell")).to_have_count(36)
    expect(page.get_by_role("link", name="Play it")).to_have_attribute("href", "/?ken=F/F/F/F/F/F")


def test_without_the_service_the_board_works_and_says_what_it_lacks(page: Page, complaints: list[str]) -> None:
    small(page)
    page.route("**/kropki/analyse", lambda route: route.abort())
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("1")
    expect(verdict(page)).to_contain_text("The verdict needs the service")
    page.unroute("**/kropki/analyse")
    expect(verdict(page)).to_have_text("No solution.")  # it asks again by itself
    assert all("ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()


@pytest.mark.service_worker
def test_the_workshop_opens_without_the_network_and_so_do_its_panels(page: Page, complaints: list[str]) -> None:
    small(page)
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("3")
    wait_for(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    page.context.set_offline(True)
    page.reload()
    first = page.get_by_role("gridcell").first
    expect(first).to_have_accessible_name(re.compile("given 3"))
    expect(verdict(page)).to_contain_text("The verdict needs the service")
    page.get_by_role("button", name="Turn and exchange").click()
    page.get_by_role("button", name="Turn right").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("gridcell").nth(3)).to_have_accessible_name(re.compile("given 3"))
    page.get_by_role("button", name="Undo").click()
    expect(first).to_have_accessible_name(re.compile("given 3"))
    page.context.set_offline(False)
    assert all("ERR_" in complaint for complaint in complaints)
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


def test_a_puzzle_of_the_player_is_edited_as_a_copy(page: Page) -> None:
    page.goto(f"/?ken={SMALL}")
    expect(page.get_by_role("gridcell")).to_have_count(16)
    page.get_by_role("button", name="More").click()
    page.get_by_role("link", name="Edit a copy").click()
    expect(verdict(page)).to_have_text("One solution.")


def test_a_board_is_finished_within_wishes_and_what_is_liked_stays(page: Page) -> None:
    page.goto("/make?ken=1C/D/D/D")
    page.get_by_role("button", name="Finish it for me").click()
    panel = page.get_by_role("dialog", name="Finish it for me")
    panel.get_by_label("Level").select_option("easy")
    panel.get_by_role("button", name="Find three").click()
    items = panel.locator(".proposals li")
    expect(items).to_have_count(3, timeout=60_000)
    expect(items.first).to_contain_text("Easy, rated ")
    panel.get_by_role("button", name="Keep its digits").first.click()
    expect(panel.locator(".kept rect").first).to_be_attached()
    kept = panel.locator(".kept rect").count()
    panel.get_by_text("Keep single clues").first.press("Enter")
    single = items.first.locator(".singles").get_by_role("button", name=re.compile("^[1-4] in r")).first
    expect(single).to_have_attribute("aria-pressed", "true")
    single.press("Space")
    expect(single).to_have_attribute("aria-pressed", "false")
    expect(panel.locator(".kept rect")).to_have_count(kept - 1)
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    assert panel.evaluate("node => node.scrollWidth <= node.clientWidth")
    single.press("Space")
    expect(panel.locator(".kept rect")).to_have_count(kept)
    panel.get_by_role("button", name="Find others").click()
    expect(panel.locator(".kept")).to_have_count(0, timeout=60_000)
    expect(items.first).to_be_visible(timeout=60_000)
    panel.get_by_role("button", name="Take it").first.click()
    expect(verdict(page)).to_have_text("One solution.")
    assert page.get_by_role("gridcell", name=re.compile("given")).count() > kept
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("gridcell", name=re.compile("given"))).to_have_count(1)


def test_dots_that_are_drawn_are_finished_in_any_colour(page: Page) -> None:
    page.goto("/make?ken=(kx)C/D/D/D&negative=false")
    page.get_by_role("button", name="Finish it for me").click()
    panel = page.get_by_role("dialog", name="Finish it for me")
    panel.get_by_label("Dots: ").select_option("mine, of any colour")
    panel.get_by_label("Symmetry").select_option("main diagonal")
    panel.get_by_label("Break-in in box").select_option("1")
    panel.get_by_role("button", name="Find three").click()
    panel.get_by_role("button", name="Take it").first.click(timeout=60_000)
    expect(verdict(page)).to_have_text("One solution.")
    assert page.locator("#board .drawing .dots circle").count() == 1


def test_own_marks_and_colours_stay_and_ask_nothing(page: Page) -> None:
    page.goto("/make?ken=1C/D/D/D&negative=false")
    page.get_by_label("Show").select_option("candidates")
    page.get_by_role("gridcell").nth(1).click()
    expect(page.locator("#board .possible text").first).to_be_visible()
    expect(page.locator("#reasons")).to_contain_text("stall")  # nothing more is asked about this board
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/kropki/" in request.url else None)
    for keys in ("Shift+2", "Control+3", "Control+Shift+4"):
        page.keyboard.press(keys)
    page.get_by_role("button", name="Mark", exact=True).click()
    page.locator("#digits").get_by_role("button", name="4").click()
    page.get_by_role("button", name="Colour", exact=True).click()
    page.locator("#digits").get_by_role("button", name="1").click()
    cell = page.get_by_role("gridcell").nth(1)
    expect(cell.locator("b")).to_have_attribute("data-marks", "34")
    expect(cell.locator("i")).to_have_attribute("data-marks", "2")
    assert "conic-gradient" in cell.evaluate("node => node.style.background")
    assert not asked
    page.get_by_role("button", name="Digit", exact=True).click()
    page.keyboard.press("2")
    page.keyboard.press("0")
    expect(cell.locator("b")).to_have_attribute("data-marks", "34")
    page.reload()
    expect(cell.locator("b")).to_have_attribute("data-marks", "34")
    assert "conic-gradient" in cell.evaluate("node => node.style.background")


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


def test_the_way_to_solve_it_is_told_digit_by_digit(page: Page) -> None:
    small(page)
    expect(page.locator("#reasons")).to_have_text(re.compile("^It opens at "))
    page.get_by_role("button", name="How it is solved").click()
    panel = page.get_by_role("dialog", name="The way to solve it")
    steps = panel.locator(".way li")
    expect(steps).to_have_count(1)
    expect(steps.first).to_contain_text(re.compile(r"r\dc\d is [1-4]\..*: "))
    opens = page.locator("#reasons").text_content() or ""
    told = {steps.first.locator("b").inner_text()[:4]}
    assert told <= set(re.findall(r"r\dc\d", opens.split(".")[0]))
    for count in range(2, 17):
        panel.get_by_role("button", name="Next digit").click()
        expect(steps).to_have_count(count)
        told.add(steps.last.locator("b").inner_text()[:4])
    assert len(told) == 16
    panel.get_by_role("button", name="Next digit").click()
    expect(panel.get_by_role("status")).to_have_text("Every cell has its digit.")
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    page.keyboard.press("Escape")
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="How it is solved")).to_be_hidden()


def test_what_is_impossible_is_said_and_a_search_is_stopped(page: Page) -> None:
    page.goto("/make?ken=11B/D/D/D")
    page.get_by_role("button", name="Finish it for me").click()
    panel = page.get_by_role("dialog", name="Finish it for me")
    panel.get_by_role("button", name="Find three").click()
    expect(panel.get_by_role("status")).to_contain_text("Impossible", timeout=60_000)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="New").click()
    page.get_by_role("button", name=re.compile("^9")).click()
    page.get_by_role("button", name="Finish it for me").click()
    panel.get_by_label("Level").select_option("extreme")
    panel.get_by_role("button", name="Find three").click()
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("status")).to_have_text("Stopped.")


def test_a_board_is_turned_and_digits_are_exchanged_with_a_warning(page: Page) -> None:
    page.goto("/make?ken=(1xw)2B/D/D/D")
    page.get_by_role("button", name="Turn and exchange").click()
    panel = page.get_by_role("dialog", name="Turn and exchange")
    panel.get_by_label("with").select_option("4")
    expect(panel.get_by_role("status")).to_contain_text("It breaks")
    panel.get_by_role("button", name="Turn right").click()
    expect(page.locator("[role=gridcell]").nth(3)).to_have_attribute("aria-label", re.compile("given 1"))
    page.keyboard.press("Escape")
    page.get_by_label("Symmetry").select_option("half turn")
    before = page.locator("#board .dots circle").count()
    page.mouse.click(*edge(page, 2.5, 1))
    expect(page.locator("#board .dots circle")).to_have_count(before + 2)


def test_givens_are_placed_symmetrically(page: Page) -> None:
    small(page)
    page.get_by_label("Symmetry").select_option("half turn")
    cells, message = page.get_by_role("gridcell"), page.locator("#message")
    cells.first.focus()
    page.keyboard.press("1")  # not that of the solution
    expect(message).to_have_text("To be symmetric, r4c4 needs a digit, too.")
    expect(page.locator("#board .hinted")).to_have_count(1)
    page.keyboard.press("0")
    expect(page.locator("#board .hinted")).to_have_count(0)
    expect(message).to_have_text("")
    expect(verdict(page)).to_have_text("One solution.")
    expect(page.locator(".verdict.waits")).to_have_count(0)  # the words stay until the next verdict is there
    page.keyboard.press("3")
    expect(message).to_have_text("Changed with it: r4c4.")
    expect(cells.last).to_have_accessible_name(re.compile("column 4, given 3"))
    page.get_by_label("Symmetry").select_option("quarter turn")
    expect(message).to_have_text("To be symmetric, r1c4, r4c1 need a digit, too.")
    cells.last.focus()
    page.keyboard.press("Delete")
    expect(message).to_have_text("Changed with it: r1c1.")
    expect(page.get_by_role("gridcell", name=re.compile("given"))).to_have_count(0)


def test_a_verdict_that_waits_for_the_next_stays_readable(page: Page) -> None:
    small(page)
    page.route("**/kropki/analyse", lambda _: None)  # never answered
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("1")
    expect(page.locator(".verdict.waits")).to_be_visible()
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_workshop_fits_every_screen_and_theme(page: Page, width: int, height: int) -> None:
    resize(page, width, height)
    small(page)
    page.get_by_label("Show").select_option("candidates")
    assert not page.evaluate(WIDE)
    expect(page.locator("#board")).to_be_in_viewport(ratio=1)
    for name in ("Digit", "White", "Black", "Erase dot", "Clear", "Publish"):
        box = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
    page.evaluate(LOAD_AXE)
    assert not faults(page.evaluate, THEMES)
    for name in ("Turn and exchange", "Finish it for me"):
        page.get_by_role("button", name=name).click()
        panel = page.get_by_role("dialog", name=name)
        for part in panel.locator("summary").all():
            part.click()
        assert panel.evaluate("node => node.scrollWidth <= node.clientWidth")
        assert not faults(page.evaluate, THEMES)
        page.keyboard.press("Escape")


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
    expect(page.locator("#draft-list li")).to_have_count(0)
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
    page.get_by_role("button", name="No", exact=True).click()
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
    expect(panel.get_by_role("status")).to_have_text("It is gone: its maker has withdrawn this publication.")
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
    lines.evaluate("(node) => { node.value = node.value.split('\\n').slice(0, 2).join('\\n') + '\\nwhat?' }")
    panel.get_by_label("Title", exact=True).fill("Tea")
    panel.get_by_role("button", name="Publish").click()
    expect(panel.get_by_role("status")).to_contain_text("In line 3: ")
    lines.evaluate("(node) => { node.value = node.value.replace('\\nwhat?', '') }")
    panel.get_by_role("button", name="Publish").click()
    expect(panel.get_by_role("status")).to_have_text("Published.")
    link = panel.get_by_role("link").get_attribute("href") or ""
    page.goto(link)
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
    expect(change.get_by_label("Title")).to_have_value("Tea")
    change.get_by_role("button", name="Withdraw").click()
    change.get_by_role("button", name="Withdraw it forever").click()
    expect(change.get_by_role("status")).to_have_text("Withdrawn.")
    assert complaints == []
