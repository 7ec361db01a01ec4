"""The statistics: what they say, the file that keeps them, and every file that must be refused."""

from __future__ import annotations

import datetime as dt
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.playing import EMPTY, SMALL_SOLUTION, choose, open_puzzle, type_solution
from tests.support.playing import SOLVE as SOLVED

pytestmark = pytest.mark.release

NOW = int(dt.datetime.now(dt.UTC).timestamp() * 1000)
DAY_MS = 86_400_000
SOLVE = SOLVED | {"done": NOW - 1000}
SOLVES = "Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('kropki:solve:')))"


def day(ago: int) -> str:
    return dt.datetime.fromtimestamp(NOW / 1000 - ago * DAY_MS / 1000, dt.UTC).date().isoformat()


def open_statistics(page: Page, *solves: dict[str, Any]) -> Locator:
    """Open the statistics of a device that has solves."""
    for number, solve in enumerate(solves):
        value = json.dumps(json.dumps(SOLVE | solve))
        page.add_init_script(f"localStorage['kropki:solve:kept{number}'] ??= {value}")
    open_puzzle(page, EMPTY)
    choose(page, "Statistics")
    dialog = page.get_by_role("dialog", name="Statistics")
    expect(dialog).to_be_visible()
    return dialog


def write_file(folder: Path, text: str | bytes) -> Path:
    path = folder / "file.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def file_of(**solves: dict[str, Any]) -> str:
    return json.dumps(
        {"form": "kropki-solves", "version": 1, "solves": {key: SOLVE | it for key, it in solves.items()}}
    )


def test_who_has_solved_nothing_is_told_so(page: Page) -> None:
    dialog = open_statistics(page)
    expect(dialog).to_contain_text("Nothing yet.")
    expect(dialog.locator(".totals dd")).to_have_text(["0", "0", "0"])


def test_times_are_told_by_level_in_a_table_and_a_picture_with_words(page: Page) -> None:
    dialog = open_statistics(
        page,
        {"spent": 60_000},
        {"spent": 120_000},
        {"spent": 30_000, "hints": 1},
        {"spent": 1_000, "pasted": True},
        {"level": "easy", "spent": 3_700_000},
        {"size": 4, "negative": False, "level": "medium"},
    )
    expect(dialog.locator(".times tbody tr")).to_have_text(
        [re.compile("Easy.*1.*0.*1:01:40.*1:01:40"), re.compile("Hard.*3.*1.*1:00.*1:30")]
    )
    picture = dialog.get_by_role(
        "img", name="Easy: 1 solved, from 1:01:40 to 1:01:40. Hard: 3 solved, from 0:30 to 2:00."
    )
    expect(picture.locator("circle")).to_have_count(4)
    expect(picture.locator("circle.helped")).to_have_count(1)
    expect(dialog).to_contain_text("Pasted in, and not counted: 1.")
    dialog.get_by_role("combobox").select_option(index=1)
    expect(dialog.locator(".times tbody tr")).to_have_text([re.compile("Medium")])


def test_what_is_solved_is_there_at_once(page: Page) -> None:
    open_puzzle(page)
    type_solution(page, SMALL_SOLUTION)
    expect(page.get_by_role("dialog")).to_be_visible()
    choose(page, "Statistics")
    dialog = page.get_by_role("dialog", name="Statistics")
    expect(dialog.locator(".totals dd").first).to_have_text("1")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_file_brings_everything_to_another_device_and_loses_nothing(page: Page, tmp_path: Path) -> None:
    dialog = open_statistics(page, {"done": NOW - 5, "spent": 9}, {"spent": 8})
    before = page.evaluate(SOLVES)
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save as a file").click()
    saved = Path(download.value.path()).read_text("utf-8")
    assert re.fullmatch(r"kropki-statistics-\d{4}-\d\d-\d\d\.json", download.value.suggested_filename)
    merged = json.loads(saved)
    merged["solves"] |= {
        "other": SOLVE | {"more": "<b>"},
        "kept0": SOLVE | {"done": NOW - 1},
        "kept1": SOLVE | {"done": 7},
    }
    file = page.locator("#statistics-file")
    file.set_input_files(write_file(tmp_path, json.dumps(merged)))
    expect(dialog.locator(".said")).to_have_text("2 solves were added.")
    after = page.evaluate(SOLVES)
    assert after["kropki:solve:kept0"] == before["kropki:solve:kept0"]
    assert json.loads(after["kropki:solve:kept1"])["done"] == 7
    assert json.loads(after["kropki:solve:other"]) == SOLVE
    expect(dialog.locator(".totals dd").first).to_have_text("3")
    file.set_input_files(write_file(tmp_path, saved))
    expect(dialog.locator(".said")).to_have_text("Nothing in it is new.")
    assert page.evaluate(SOLVES) == after


REFUSED: dict[str, tuple[str | bytes, str]] = {  # by name, the file and what is said of it
    "deep": ("[" * 1_900_000, "it is not JSON"),
    "version": ('{"form": "kropki-solves", "version": 2}', "a newer version"),
    "time": (file_of(a={}, b={"spent": -1}), "solved puzzle 2 is not valid"),
    "too many": (file_of(**{f"k{n}": {} for n in range(5_000)}), "more than 5,000 solved puzzles"),
}


def test_any_other_file_is_refused_and_changes_nothing(page: Page, tmp_path: Path) -> None:
    dialog = open_statistics(page, {})
    before = page.evaluate(SOLVES)
    said = dialog.locator(".said")
    for name, (text, says) in REFUSED.items():
        said.evaluate("node => node.textContent = ''")
        page.locator("#statistics-file").set_input_files(write_file(tmp_path, text))
        expect(said, name).to_contain_text("cannot be read")
        expect(said, name).to_contain_text(says)
        assert page.evaluate(SOLVES) == before, name


def test_a_full_storage_says_how_much_was_kept(page: Page, tmp_path: Path) -> None:
    dialog = open_statistics(page)
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') } }")
    page.locator("#statistics-file").set_input_files(write_file(tmp_path, file_of(a={}, b={})))
    expect(dialog.locator(".said")).to_have_text("There is no room for all: 0 of 2 solves were added.")


def test_the_month_is_that_of_today_whenever_the_statistics_are_opened(page: Page) -> None:
    page.clock.set_fixed_time("2026-10-31T12:00:00Z")
    open_puzzle(page)
    dialog = page.get_by_role("dialog", name="Statistics")
    for now, month in [("2026-10-31", "October 2026"), ("2026-11-01", "November 2026")]:
        page.clock.set_fixed_time(f"{now}T12:00:00Z")
        choose(page, "Statistics")
        expect(dialog.locator(".month b")).to_have_text(month)
        dialog.get_by_role("button", name="Month before").click()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_at_midnight_the_month_that_is_open_marks_the_new_day(page: Page) -> None:
    page.clock.install(time="2026-11-28T23:58:50Z")
    open_puzzle(page)
    page.get_by_role("button", name="Daily").click()
    today = page.locator("#calendar [aria-current=date]")
    expect(today).to_have_text("28")
    page.clock.run_for(130_000)
    expect(today).to_have_text("29")
    expect(today).to_be_enabled()
