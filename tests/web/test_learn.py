"""The lessons in a real Chromium: the path, examples to click through, and practice that is judged at once."""

from __future__ import annotations

import datetime as dt
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from generator.ladder import practice
from generator.ladder.rungs import RUNGS
from tests.support import node
from tests.support.playing import cell, resize, wait_until
from tests.support.processes import wait_for
from tests.support.views import LOAD_AXE, in_themes, settings_script

SIZES = [(320, 568), (390, 844), (844, 390), (1280, 720)]
CLASSICS = [
    *("dot from a digit", "gap from a digit", "black dot digits", "dot pair", "five-seven-nine"),
    *("white run in a house", "black run in a house"),
]
STATIONS = 1 + 2 + len(RUNGS) + 5 + 3 + 1  # a dot, games, techniques, tests, drills, review
WIDE = "document.documentElement.scrollWidth > innerWidth"


def told(page: Page) -> Locator:
    """Find what is said beside the board."""
    return page.locator(".told")


def begin(page: Page, technique: str, learned: str = "{}") -> dict[str, Any]:
    """Begin to practise; give the position."""
    page.add_init_script(f"localStorage['kropki:learned'] ??= '{learned}'")
    page.goto(f"/learn#{technique.lower().replace(' ', '-')}")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    with page.expect_response(re.compile("/kropki/practice")) as response:
        page.get_by_role("button", name="Practice").click()
    expect(told(page)).to_contain_text(f"Find: {technique}")
    position: dict[str, Any] = response.value.json()
    position["answers"].sort(key=length)
    return position


def length(step: dict[str, Any]) -> int:
    """Return how long a step is told: the shortest is shown first."""
    return 1000 * len(step["chain"]) + len(step["sentence"])


def looked_at(step: dict[str, Any], size: int) -> int:
    """Return how many cells are to be looked at: those of two houses, or else six of the step."""
    houses = step["picture"]["houses"][:2]
    crossing = int(sorted(name.split()[0] for name in houses) == ["column", "row"])
    return len(houses) * size - crossing if houses else min(6, len(step["cells"]))


def pick(page: Page, name: str) -> None:
    cell(page, int(name[1]), int(name[3])).click()


def elimination(position: dict[str, Any]) -> tuple[str, int]:
    """Return a cell and a candidate that goes."""
    name, digits = next(iter(position["answers"][0]["eliminations"].items()))
    return name, digits[0]


def truth(position: dict[str, Any], name: str) -> int:
    return int(position["solution"].split("/")[int(name[1]) - 1][int(name[3]) - 1])


def test_the_path_leads_from_a_dot_to_every_technique_by_level(page: Page) -> None:
    page.add_init_script("""localStorage['kropki:learned'] = '{"dot-pair": {"seen": 12, "right": 10}}'""")
    page.goto("/learn")
    names = page.locator(".station .name")
    expect(page.locator("ol.pictured .name")).to_have_text(CLASSICS)
    expect(names).to_have_count(STATIONS)
    expect(page.locator(".idea-picture")).to_have_count(len(CLASSICS))
    levels = page.locator(".learn h2")
    beginning = ["Beginning", "Games with the teacher", "The classics"]
    expect(levels).to_have_text([*beginning, "Easy", "Medium", "Hard", "Expert", "Extreme", "Drills", "Review"])
    for level in ("easy", "medium", "hard", "expert", "extreme"):
        list_ = page.locator("h2", has_text=re.compile(f"^{level}$", re.IGNORECASE)).locator(
            "xpath=following-sibling::ol[1]"
        )
        expect(list_.locator(".name")).to_have_text(
            [*(rung.name for rung in RUNGS if rung.level == level and rung.name not in CLASSICS), f"Test: {level}"]
        )
    expect(page.get_by_role("link", name="dot pair medium · ✓ done")).to_have_count(1)
    page.get_by_role("link", name=re.compile("^naked pair 0 of 10")).click()
    expect(page.get_by_role("heading", name="naked pair")).to_be_focused()
    expect(page).to_have_title("Naked pair: Learn Kropki")
    page.get_by_role("link", name="Next: Dot pair must contain").click()
    expect(page.get_by_role("heading", name="dot pair must contain")).to_be_focused()
    page.go_back()
    page.go_back()
    expect(names).to_have_count(STATIONS)


@pytest.mark.parametrize("technique", ["hidden single in a box", "dot pair", "short what-if"])
def test_an_example_is_clicked_through(page: Page, technique: str) -> None:
    with page.expect_response(re.compile("/kropki/practice.*seed=example")) as response:
        page.goto(f"/learn#{technique.replace(' ', '-')}")
    position = response.value.json()
    step = min(position["answers"], key=length)
    expect(told(page)).to_contain_text("A position of a puzzle.")
    page.get_by_role("button", name="Where to look").click()
    expect(told(page)).to_contain_text("Look at ")
    expect(page.locator(".cell[data-role=look]")).to_have_count(looked_at(step, position["size"]))
    page.get_by_role("button", name="The step").click()
    expect(page.locator(".cell[data-role=goes]")).to_have_count(len(step["eliminations"]))
    expect(told(page)).to_contain_text(step["sentence"])
    gone = sum(len(digits) for digits in step["eliminations"].values())
    expect(page.locator(".sketch .strike")).to_have_count(gone)
    expect(told(page).locator("li")).to_have_count(len(step["chain"]))
    for link in range(len(step["chain"])):
        told(page).locator("button").nth(link).click()
        expect(told(page).locator("[aria-current]")).to_have_text(step["chain"][link]["sentence"])
    page.get_by_role("button", name="Back").click()
    expect(told(page)).to_contain_text("Look at ")


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
    expect(page.get_by_role("link", name=re.compile("^dot pair medium · 1 of 10"))).to_have_count(1)


def test_what_is_said_of_an_answer_is_true() -> None:
    found = [practice.draw(rung.name, f"said {number}").as_json() for rung in RUNGS for number in (0, 5)]
    elsewhere = 0
    for position, said in zip(found, node.ask("judge_answers", found), strict=True):
        right = position["solution"].replace("/", "")
        for each in said:
            is_true = (right[each["cell"]] == str(each["digit"])) == each["isPlaced"]
            assert is_true or not each["isTrue"], (position["technique"], each)
            assert not each["isRight"] or each["isTrue"]
            elsewhere += each["isTrue"] and not each["isRight"]
    assert elsewhere > 500


def test_the_first_examples_show_what_their_lesson_says(page: Page) -> None:
    for technique in ("digit against gaps", "two groups of dots in a house", "X-wing", "swordfish"):
        for number in range(4):
            with page.expect_response(re.compile("/kropki/practice.*seed=example")) as response:
                if number:
                    page.get_by_role("button", name="Another example").click()
                else:
                    page.goto(f"/learn#{technique.lower().replace(' ', '-')}")
            position = response.value.json()
            first = min(position["answers"], key=length)
            picture = first["picture"]
            groups: list[set[str]] = []
            for ends in map(set, picture["dots"]):
                joined = [each for each in groups if each & ends]
                groups = [*(each for each in groups if each not in joined), ends.union(*joined)]
            if "gaps" in technique:
                assert (position["negative"], picture["dots"]) == (True, [])
                assert picture["gaps"]
            elif "groups" in technique:
                assert len(groups) == 2
                assert first["sentence"].count(" with ") <= 3
            else:
                assert first["sentence"].startswith("In rows ")
            for name in ("Where to look", "The step"):
                page.get_by_role("button", name=name).click()


def test_a_true_answer_of_another_technique_does_not_count_as_a_wrong_one(page: Page) -> None:
    first = next(rung.name for rung in RUNGS if rung.level == "medium")
    position = practice.draw(first, "test 0").as_json()
    (said,) = node.ask("judge_answers", [position])
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
    expect(told(page)).to_have_text("Right: it can be 3 or 5.")
    expect(page.get_by_role("img", name="A cell with 4, a white dot, and a cell that can be 3 or 5")).to_be_visible()
    expect(page.locator(".pair text")).to_have_text(["4", "3", "5"])
    expect(page.locator(".count")).to_have_text("11 found. This lesson is done; you can go on.")
    page.get_by_role("button", name="Next pair").click()
    expect(told(page)).to_contain_text("A black dot beside 3.")
    expect(page.locator(".pair text")).to_have_text(["3"])


def test_the_links_lead_through_the_whole_path_in_its_order(page: Page) -> None:
    page.goto("/learn")
    stations = page.locator(".station").evaluate_all("nodes => nodes.map(node => node.getAttribute('href'))")
    lessons = [href for href in stations if not re.match("#(test-|which-|quick-|review)", href)]
    assert len(lessons) == 1 + 2 + len(RUNGS)
    page.goto(f"/learn{lessons[0]}")
    for href in lessons[1:]:
        page.get_by_role("link", name=re.compile("^Next: ")).click()
        expect(page).to_have_url(re.compile(f"{re.escape(href)}$"))
    expect(page.get_by_role("link", name=re.compile("^Next: "))).to_have_count(0)


@pytest.mark.parametrize("technique", ["gap pair", "naked pair", "black run in a house"])
def test_each_lesson_says_which_board_it_is_and_chooses_no_cell_for_the_reader(page: Page, technique: str) -> None:
    with page.expect_response(re.compile("/kropki/practice.*seed=example")) as response:
        page.goto(f"/learn#{technique.replace(' ', '-')}")
    position = response.value.json()
    rules = {
        True: "All dots drawn: no dot means neither consecutive nor double",
        False: "Some dots drawn: no dot means nothing",
    }
    expect(page.locator(".rule")).to_have_text(rules[position["negative"]])
    assert position["size"] == 9 or "black run" not in technique
    words_of_it = ["r7c4", "house", "candidate", "sees", *(["gap"] if "gap" in technique else [])]
    expect(page.locator(".words dt")).to_have_text(words_of_it)
    for name in ("Where to look", "The step"):
        page.get_by_role("button", name=name).click()
        expect(page.locator(".selected")).to_have_count(0)
        assert page.locator(".seen").evaluate("node => node.style.background") == ""
    expect(page.locator(".roles span").last).to_be_visible()
    pick(page, "r1c1")
    expect(page.locator(".selected")).to_have_count(1)


MARKS = """() => {
    const box = node => node.getBoundingClientRect()
    const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const marks = [...document.querySelectorAll('.sketch text:not(.large)')].map(node => {
        const { left, right, top, bottom, height } = box(node)
        return { left, right, top: top + .25 * height, bottom: bottom - .25 * height } // of a digit, without its line
    })
    const inside = ({ left, right, top, bottom }) => { // the square within a dot
        const part = .15 * (right - left)
        return { left: left + part, right: right - part, top: top + part, bottom: bottom - part }
    }
    const covers = [...document.querySelectorAll('.dots circle, .sketch .dot')].map(node => inside(box(node)))
    const labels = [...document.querySelectorAll('.labels text')].map(box)
    const sizes = [...document.querySelectorAll('.sketch text:not(.large)')].map(node => {
        return parseFloat(getComputedStyle(node).fontSize) * box(node.closest('.board')).width / 9
    })
    return {
        covered: marks.filter(mark => [...covers, ...labels].some(other => meets(mark, other))).length,
        count: marks.length,
        smallest: Math.min(...sizes),
        label: box(document.querySelector('.labels text')).height,
    }
}"""  # candidates of a lesson on a board of 9: those under a dot or label, and their sizes


@pytest.mark.parametrize("size", [(320, 568), (390, 844)])
@pytest.mark.parametrize("technique", ["dot pair", "naked pair", "straight run of three", "white run in a house"])
def test_candidates_are_few_and_large_on_a_phone_and_lie_under_nothing(
    page: Page, technique: str, size: tuple[int, int]
) -> None:
    resize(page, *size)
    position = begin(page, technique, f'{{"{technique.replace(" ", "-")}": {{"seen": 5, "right": 5}}}}')
    assert position["size"] == 9
    for press in ("", "Show me"):
        if press:
            page.get_by_role("button", name=press).click()
        marks = page.evaluate(MARKS)
        assert 0 < marks["count"] <= 18 * 9
        assert marks["covered"] == 0, marks
        assert marks["smallest"] >= (9.5 if size[0] == 390 else 7.5)
        assert marks["label"] >= 12
    assert page.locator("[data-sketched]").count() <= 24


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
@pytest.mark.parametrize("technique", ["dot pair", "hidden single in a box", "run of three must contain", "X-wing"])
def test_what_is_pressed_in_practice_lies_above_the_fold(page: Page, technique: str, size: tuple[int, int]) -> None:
    resize(page, *size)
    slug = technique.lower().replace(" ", "-")
    page.goto(f"/learn#{slug}")
    if size[0] > size[1]:
        button = page.get_by_role("button", name="Where to look").bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= size[1]
    begin(page, technique, f'{{"{slug}": {{"seen": 8, "right": 8}}}}')
    assert page.evaluate("scrollY") == 0
    for part in (page.get_by_role("button", name="Show me"), page.locator(".entry-keys button").last):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_the_first_station_lies_above_the_fold(page: Page, size: tuple[int, int]) -> None:
    resize(page, *size)
    page.goto("/learn#dots")
    box = page.get_by_role("button", name="Check").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]


def test_a_position_that_is_awaited_is_said_to_be(page: Page) -> None:
    page.goto("/learn#dot-pair")
    expect(told(page)).to_contain_text("A position of a puzzle.")
    for name in ("Where to look", "The step"):
        page.get_by_role("button", name=name).click()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile("/kropki/practice"), hold)
    with page.expect_request(re.compile("/kropki/practice")):
        page.get_by_role("button", name="Another example").click()
    expect(page.get_by_role("button", name="Looking for a position ...")).to_be_disabled()
    expect(page.locator(".board.awaited")).to_be_visible()
    held[0].continue_()
    expect(page.get_by_role("button", name="Where to look")).to_be_enabled()
    expect(page.locator(".board.awaited")).to_have_count(0)


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


def test_without_the_network_the_lesson_says_so_and_its_text_is_there(page: Page, complaints: list[str]) -> None:
    page.route(re.compile("/kropki/practice"), lambda route: route.abort())
    page.goto("/learn#x-wing")
    expect(page.get_by_role("heading", name="X-wing")).to_be_visible()
    expect(told(page)).to_contain_text("No position: the service cannot be reached.")
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


def test_axe_finds_nothing_in_the_lessons_and_nothing_is_cut_off(page: Page) -> None:
    page.add_init_script(settings_script("light"))
    found: dict[str, Any] = {}

    def look(name: str) -> None:
        page.evaluate(LOAD_AXE)
        for theme, faults in in_themes(page.evaluate).items():
            found[f"{name}, {theme}"] = faults
        for width, height in SIZES:
            resize(page, width, height)
            assert not page.evaluate(WIDE), (name, width)

    page.goto("/learn")
    look("path")
    page.goto("/learn#dots")
    look("dots")
    page.goto("/learn#short-what-if")
    page.get_by_role("button", name="Where to look").click()
    look("where")
    page.get_by_role("button", name="The step").click()
    told(page).locator("button").last.click()
    look("link of a what-if")
    page.get_by_role("button", name="Practice").click()
    expect(told(page)).to_contain_text("Find: ")
    look("practice")
    page.get_by_role("button", name="Show me").click()
    look("answer")
    page.goto("/learn#asked-game")
    expect(told(page)).to_contain_text("Look at")
    look("a game")
    page.goto("/learn#which-technique")
    expect(told(page)).to_contain_text("Which of these")
    look("mixed drill")
    page.goto("/learn#quick-runs")
    page.get_by_role("button", name="Start").click()
    look("quick drill")
    assert {name: faults for name, faults in found.items() if faults} == {}


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


def test_what_was_missed_is_asked_again_on_another_day(page: Page) -> None:
    page.clock.install(time=dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC))
    page.goto("/learn")
    expect(page.get_by_role("link", name="What I missed")).not_to_be_visible()
    page.get_by_role("checkbox", name="Ask me again").check()
    expect(page.get_by_role("link", name="What I missed Nothing is due today.")).to_be_visible()
    position = begin(page, "dot pair")
    page.get_by_role("button", name="Show me").click()
    page.clock.set_fixed_time(dt.datetime(2026, 12, 1, 12, tzinfo=dt.UTC))
    page.goto("/learn")
    page.get_by_role("link", name="What I missed Due today: 1.").click()
    expect(told(page)).to_contain_text("Find: dot pair")
    name, digit = elimination(position)
    pick(page, name)
    page.get_by_role("button", name=f"Cross out {digit}").click()
    expect(told(page)).to_contain_text("Right: ")
    page.get_by_role("button", name="Next position").click()
    expect(told(page)).to_have_text("Nothing more is due today.")


def test_a_swipe_over_the_board_of_a_lesson_scrolls_the_page(chromium: Browser, server: str) -> None:
    context = chromium.new_context(
        base_url=server, viewport={"width": 390, "height": 600}, has_touch=True, is_mobile=True, service_workers="block"
    )
    page = context.new_page()
    page.goto("/learn#naked-single")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    box = page.locator(".lesson-page .board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, min(box["y"] + box["height"] - 20, 560)
    assert page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('.board')", [x, y])
    session = context.new_cdp_session(page)
    for step, kind in enumerate(["touchStart", *["touchMove"] * 10]):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y - 20 * step}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_for(lambda: page.evaluate("scrollY") > 100)
    context.close()
