"""Practice in a lesson: what is answered is judged at once."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from kropki.generator.ladder import practice
from kropki.generator.ladder.rungs import RUNGS
from tests.support import node
from tests.support.lessons import begin, elimination, looked_at, pick, told, truth


def test_a_candidate_is_crossed_out_and_judged_with_the_keyboard_alone(page: Page) -> None:
    position = begin(page, "dot pair")
    name, digit = elimination(position)
    pick(page, name)
    page.keyboard.press(str(truth(position, name)))
    kept = f"does not rule out {truth(position, name)} in {name}: across the "
    expect(told(page)).to_contain_text(kept)
    page.keyboard.press(f"Shift+{digit}")  # the other way: as its digit
    expect(told(page)).to_contain_text(re.compile(f"{digit} in {name} is not certain|{name} cannot be {digit}"))
    page.keyboard.press("?")
    expect(told(page)).to_contain_text("Look at ")
    page.keyboard.press(str(digit))
    expect(told(page)).to_contain_text(f"Right: {name} is not {digit}.")
    step = next(each for each in position["answers"] if digit in each["eliminations"].get(name, []))
    expect(told(page)).to_contain_text(step["sentence"])
    expect(page.locator("#live")).to_contain_text("Right: row ")
    expect(page.locator(".count")).to_have_text("1 of 10 found")
    with page.expect_response(re.compile("seed=1")):
        page.keyboard.press("Enter")
    expect(told(page)).to_contain_text("Find: dot pair")
    page.get_by_role("button", name="Show me").click()
    expect(told(page)).to_contain_text("This is one.")
    expect(page.locator(".count")).to_have_text("1 of 10 found")  # it was shown
    page.goto("/learn")
    expect(page.get_by_role("link", name=re.compile("^dot pair 1 of 10"))).to_have_count(1)


def test_what_is_said_of_an_answer_is_true() -> None:
    found = [practice.draw(rung.name, "said 0").as_json() for rung in RUNGS]
    elsewhere = 0
    for position, said in zip(found, node.ask("tell_answers", found), strict=True):
        right = position["solution"].replace("/", "")
        for each in said:
            is_true = (right[each["cell"]] == str(each["digit"])) == each["isPlaced"]
            assert is_true or not each["isTrue"], (position["technique"], each)
            assert not each["isRight"] or each["isTrue"]
            elsewhere += each["isTrue"] and not each["isRight"]
    assert elsewhere > 250


def test_a_true_answer_of_another_technique_does_not_count_as_a_wrong_one(page: Page) -> None:
    first = next(rung.name for rung in RUNGS if rung.level == "medium")
    position = practice.draw(first, "test 0").as_json()
    (said,) = node.ask("tell_answers", [position])
    crossed = [each for each in said if not each["isPlaced"]]
    other = next(each for each in crossed if each["isTrue"] and not each["isRight"])
    right = next(each for each in crossed if each["isRight"])
    page.goto("/learn#test-medium")
    expect(page.locator(".count")).to_contain_text("Position 1 of 10")
    for each in (other, right):
        pick(page, f"r{each['cell'] // position['size'] + 1}c{each['cell'] % position['size'] + 1}")
        page.keyboard.press(str(each["digit"]))
        expect(told(page)).to_contain_text(each["text"])
        expect(told(page).locator(".wrong")).to_have_count(0)
    assert "But another step is looked for here, so this does not count." in other["text"]
    expect(page.locator(".count")).to_have_text("1 of 1 right")


def test_a_digit_is_entered_with_the_keys_on_the_page_and_ends_a_station(page: Page) -> None:
    position = begin(page, "hidden single in a line", '{"hidden-single-in-a-line": {"seen": 9, "right": 9}}')
    assert position["seed"] == "9"
    ((name, digit),) = position["answers"][0]["placements"].items()
    pick(page, name)
    page.get_by_role("button", name="Cross out", exact=True).click()
    page.get_by_role("button", name=f"Cross out {digit}").click()
    expect(told(page)).to_contain_text(f"does not rule out {digit} in {name}: a digit is to be found here")
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("button", name=f"Enter {digit}", exact=True).click()
    expect(told(page)).to_contain_text(f"Right: {name} is {digit}.")
    expect(page.locator(".count")).to_have_text("Ten positions found: this lesson is done.")


def test_what_gives_the_reason_and_what_goes_look_different_and_where_marks_the_house(page: Page) -> None:
    position = begin(page, "naked pair")
    step = position["answers"][0]
    page.get_by_role("button", name="Where?").click()
    marked = page.locator(".cell[data-role=look]")
    expect(marked).to_have_count(looked_at(step, position["size"]))
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".cell[data-role=cause]")).to_have_count(2)
    expect(page.locator(".cell[data-role=goes]")).to_have_count(len(step["eliminations"]))
    expect(page.locator(".roles span")).to_have_text(["gives the reason", "loses what is crossed out"])
    looks = [
        page.locator(f".cell[data-role={role}]").first.evaluate("node => getComputedStyle(node).background")
        for role in ("cause", "goes")
    ]
    assert looks[0] != looks[1]


def test_a_level_is_tested_by_ten_positions_and_the_lessons_that_fit_are_named(page: Page) -> None:
    page.goto("/learn#test-easy")
    easy = [rung.name for rung in RUNGS if rung.level == "easy"]
    for number in range(10):
        expect(page.locator(".count")).to_contain_text(f"Position {number + 1} of 10")
        if number == 0:
            page.get_by_role("button", name="Show me").click()
        else:
            asked: dict[str, str | float | bool] = {"technique": easy[number % len(easy)], "seed": f"test {number}"}
            answers = page.request.get("/kropki/practice", params=asked).json()["answers"]
            step = next((each for each in answers if each["placements"]), answers[0])
            name, digit = next(iter((step["placements"] or step["eliminations"]).items()))
            pick(page, name)
            page.keyboard.press(str(digit if step["placements"] else digit[0]))
        page.get_by_role("button", name=re.compile("^(Next position|How it went)$")).click()
    expect(told(page)).to_contain_text("9 of 10 right. Your best so far.")
    expect(told(page).get_by_role("link")).to_have_text([easy[0]])
