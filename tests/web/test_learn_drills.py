"""The lessons that are no technique: pairs of a dot, whole games, drills."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.support.lessons import pick, told
from tests.support.playing import cell


def test_the_first_station_asks_which_digits_a_dot_allows(page: Page) -> None:
    page.add_init_script("""localStorage['kropki:learned'] = '{"dots": {"seen": 20, "right": 11}}'""")
    page.goto("/learn#dots")
    expect(told(page)).to_contain_text("A white dot beside 4.")
    expect(page.get_by_text("There are two kinds:")).to_be_visible()
    expect(page.locator(".words dt")).to_have_text(["White dot", "Black dot", "All dots drawn", "Some dots drawn"])
    expect(page.get_by_role("img", name="A cell with 4, a white dot, and an empty cell")).to_be_visible()
    for key in ("3", "6"):
        page.get_by_role("button", name=key, exact=True).click()
    page.get_by_role("button", name="Check").click()
    expect(told(page)).to_contain_text("6 cannot be there: 4 and 6 are not consecutive.")
    page.get_by_role("button", name="6", exact=True).click()
    page.get_by_role("button", name="5", exact=True).click()
    page.get_by_role("button", name="Check").click()
    expect(told(page)).to_have_text("Right: it can be 3 or 5. Only the first answer counts, so this pair does not.")
    expect(page.get_by_role("img", name="A cell with 4, a white dot, and a cell that can be 3 or 5")).to_be_visible()
    expect(page.locator(".pair text")).to_have_text(["4", "3", "5"])
    expect(page.locator(".count")).to_have_text("11 found. This lesson is done; you can go on.")
    page.get_by_role("button", name="Next pair").click()
    expect(told(page)).to_contain_text("A black dot beside 3.")
    expect(page.locator(".pair text")).to_have_text(["3"])


def test_a_game_is_told_from_start_to_end(page: Page) -> None:
    page.goto("/learn#told-game")
    for left in range(14, 0, -1):
        expect(page.locator(".count")).to_have_text(f"Digits to go: {left}")
        name = ""
        while not name.startswith("Put in"):
            turn = page.locator(".turns button:enabled")
            name = turn.inner_text()
            turn.click()
    expect(told(page)).to_have_text("Solved.")
    expect(page.locator(".digit")).to_have_text(list("3214413223411423"))
    page.goto("/learn")
    expect(page.get_by_role("link", name="A game from start to end ✓ done")).to_be_visible()


def test_a_whole_way_is_read_from_its_end_and_then_from_its_first_step(page: Page) -> None:
    page.goto("/learn#whole-way")
    expect(page.locator(".count")).to_contain_text("The end: step")
    count = int(page.locator(".count").inner_text().removeprefix("The end: step "))
    assert count > 2
    last = told(page).locator("p").first.inner_text()
    expect(told(page).locator("p").last).to_have_text(re.compile(r"^It needs steps? [\d, and]+: .* not .*\.$"))
    page.get_by_role("button", name="Begin with step 1").click()
    expect(told(page)).to_contain_text("It needs no step before it: the board alone shows it.")
    for step in range(2, count + 1):
        page.get_by_role("button", name="Next").click()
        expect(page.locator(".count")).to_have_text(f"Step {step} of {count}")
    expect(told(page)).to_contain_text(last)
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name=re.compile("^Put in")).click()
    expect(told(page)).to_contain_text("that was a whole way")
    page.goto("/learn")
    expect(page.get_by_role("link", name="How to read a whole way ✓ done")).to_be_visible()


def test_in_the_second_game_the_player_finds_the_digits(page: Page) -> None:
    page.goto("/learn#asked-game")
    expect(told(page)).to_contain_text("Which digit is certain there?")
    expect(page.locator(".cell[data-role=look]")).not_to_have_count(0)
    pick(page, "r4c2")
    page.keyboard.press("3")
    expect(told(page)).to_contain_text("r4c2 is not 3.")
    page.get_by_role("button", name="2", exact=True).click()
    expect(page.locator(".count")).to_have_text("Digits to go: 30")
    expect(cell(page, 4, 2)).to_have_text("2")
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("button", name=re.compile("^(Next$|Put in)"))).to_be_visible()


def test_a_quick_drill_counts_first_answers_for_a_minute_and_keeps_the_best(page: Page) -> None:
    page.clock.install()
    page.goto("/learn#quick-partners")
    page.get_by_role("button", name="Start").click()
    digit, colour = re.findall(r"A cell with (\d), and a (\w+) dot", told(page).inner_text())[0]
    answers = [int(digit) * 2, int(digit) // 2] if colour == "black" else [int(digit) + 1, int(digit) - 1]
    right = next(each for each in answers if 1 <= each <= 9 and (colour == "white" or each * 2 != int(digit) - 1))
    page.keyboard.press(str(right))
    expect(page.locator(".count")).to_contain_text("1 right")
    page.keyboard.press(re.findall(r"A cell with (\d)", told(page).inner_text())[0])  # no digit stands beside itself
    expect(told(page)).to_contain_text("Not ")
    page.clock.run_for(61_000)
    expect(told(page)).to_have_text("1 right of 2. Your best so far.")
    page.goto("/learn")
    expect(page.get_by_role("link", name="Quick: partners best: 1")).to_be_visible()


def test_the_easiest_technique_of_a_position_is_named(page: Page) -> None:
    with page.expect_response(re.compile("/kropki/practice")) as response:
        page.goto("/learn#which-technique")
    technique = response.value.json()["technique"]
    names = page.locator(".turns button")
    expect(names).to_have_count(4)
    right = technique[0].upper() + technique[1:]
    wrong = next(name for name in names.all_inner_texts() if name != right)
    page.get_by_role("button", name=wrong, exact=True).click()
    expect(told(page)).to_contain_text("Which one is it?")
    page.get_by_role("button", name=right, exact=True).click()
    expect(told(page)).to_contain_text(f"Right: {technique}.")
    expect(page.get_by_role("button", name="Next position")).to_be_visible()
