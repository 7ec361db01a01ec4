"""The booklet, as a reader of PDF sees it: its pages, their numbers, its fonts, its codes."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pypdfium2
import pytest
from fontTools.ttLib import TTFont

from kropki.generator.board.puzzle import blank
from kropki.generator.errors import RequestError
from kropki.generator.formats import booklet, front_matter, pictures
from kropki.generator.formats.layout import GRIDS, LETTERS, PAPERS, Layout
from kropki.languages import ENGLISH, LANGUAGES, Language
from tests.support.codes import links
from tests.support.exports import Looks, bound, crowded, pages, records, tags


@pytest.mark.parametrize("per_page", GRIDS)
@pytest.mark.parametrize("paper", PAPERS)
def test_puzzles_and_solutions_name_each_others_pages(per_page: int, paper: str) -> None:
    texts = pages(bound(records(), per_page=per_page, paper=paper, title="Dots and Digits"))
    entries = booklet._entries(list(records()), Layout(per_page=per_page))
    assert sorted(entry.record.id for entry in entries) == sorted(made.id for made in records())
    assert "Dots and Digits" in texts[0]
    assert "Contents" in texts[1]
    assert "consecutive" in texts[2]
    assert len(texts) == entries[-1].solution_page
    for entry in entries:
        assert f"solution: page {entry.solution_page}" in texts[entry.page - 1]
        assert f"page {entry.page}" in texts[entry.solution_page - 1]
    for number, text in enumerate(texts[1:], 2):
        assert text.rstrip().endswith(str(number))


TIGHT: Looks = {"margin": 22.5, "gutter": 11.25}
LINKED: Looks = {"margin": 5.0, "site": "https://kropki.example", "bleed": 3.0}
SMALL: list[tuple[str, int, Looks]] = [
    ("105x148mm", 1, {}),
    ("105x148mm", 2, LINKED),
    ("120x120mm", 2, {}),
    ("120x120mm", 4, {"margin": 5.0}),
    ("120x120mm", 1, {"margin": 12.0}),
    ("110x110mm", 1, {"margin": 7.0}),
    ("98x92mm", 1, {"margin": 5.0}),
    ("110x170mm", 6, {}),
    ("110x170mm", 6, LINKED),
    ("90x90mm", 1, TIGHT),
    ("90x90mm", 4, {"margin": 5.0}),
    ("A5", 6, {"site": "https://kropki.example"}),
    ("90x300mm", 4, TIGHT),
    ("300x90mm", 2, {}),
    ("4x6in", 4, LINKED),
]


def wide_enough(looks: Looks) -> Looks:
    """Return *looks* with the paper that is named if this one is too small."""
    try:
        Layout(**looks)
    except RequestError as error:
        return {**looks, "paper": re.findall(r"of at least (\d+x\d+mm) for", str(error))[0]}
    return looks


@pytest.mark.parametrize(("paper", "per_page", "looks"), SMALL)
def test_what_is_told_is_whole_on_small_paper_or_the_size_that_it_needs_is_named(
    paper: str, per_page: int, looks: Looks
) -> None:
    some = records()[:2] + records()[5:9] + records()[-1:]
    wanted = front_matter.rules([made.puzzle for made in some])
    content = bound(some, **wide_enough({**looks, "paper": paper, "per_page": per_page}))
    told = [re.sub(r"\s+", " ", text) for text in pages(content)]
    assert [rule for rule in wanted if not any(rule in text for text in told)] == []
    assert [found for page in pypdfium2.PdfDocument(content) for found in crowded(page)] == []
    keys = [[words for _, words in page if words in ("a white dot", "a black dot")] for page in tags(content)]
    assert list(filter(None, keys)) == [["a white dot", "a black dot"]]


def test_the_rules_tell_only_of_what_is_in_the_book() -> None:
    nines = "".join(front_matter.rules([blank(9, negative=True)]))
    assert "1 to 9." in nines
    assert not re.search("1 to 6|board of|marked|mark above", nines)
    some = "".join(front_matter.rules([blank(4, negative=False), blank(6, negative=False)]))
    assert "1 to 6 on a board of 6 by 6, 1 to 4 on a board of 4 by 4." in some
    assert "All dots are drawn" not in some


def test_the_contents_name_each_level_and_its_first_page() -> None:
    entries = booklet._entries(list(records()), Layout())
    contents = pages(bound(records()))[1].splitlines()
    for heading in {entry.heading for entry in entries}:
        first = next(entry for entry in entries if entry.heading == heading)
        line = next(line for line in contents if line.startswith(f"{heading}: {first.number}"))
        assert contents[contents.index(line) + 1] == str(first.page) or line.endswith(f" {first.page}")


def test_levels_come_from_easy_to_hard() -> None:
    entries = booklet._entries(list(records()), Layout())
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    order = [booklet._headings().index(entry.heading) for entry in entries]
    assert order == sorted(order)


def test_all_fonts_are_embedded() -> None:
    content = bound(records()[:2])
    assert content.count(b"/FontFile2 ") == 2
    assert b"/BaseFont /Helvetica" not in content


def test_a_page_shows_the_board() -> None:
    page = pypdfium2.PdfDocument(bound(records()[:1], per_page=1))[3]
    shown = page.render(scale=2).to_pil().convert("L")
    dark = sum(shown.histogram()[:64]) / (shown.width * shown.height)
    assert 0.005 < dark < 0.2


@pytest.mark.parametrize("per_page", GRIDS)
def test_a_telephone_reads_every_code(per_page: int) -> None:
    some = records()[3 : 3 + 2 * per_page]  # of two kinds and two levels
    content = bound(some, per_page=per_page, site="https://kropki.example/play/")
    entries = booklet._entries(list(some), Layout(per_page=per_page))
    document = pypdfium2.PdfDocument(content)
    for page in {entry.page for entry in entries}:
        shown = document[page - 1].render(scale=3).to_pil().convert("L")
        read = [urlsplit(link) for link in links(shown)]
        puzzles = [(parse_qs(url.query)["ken"][0], parse_qs(url.query).get("negative", ["true"])) for url in read]
        printed = [entry.record for entry in entries if entry.page == page]
        assert sorted(puzzles) == sorted((made.ken, [str(made.negative).lower()]) for made in printed)
        assert {url._replace(query="").geturl() for url in read} == {"https://kropki.example/play/"}


def test_a_booklet_of_nothing_or_of_odd_pages_is_refused() -> None:
    with pytest.raises(RequestError, match="got none"):
        bound(())
    for layout, said in (
        ({"per_page": 3}, "expected 1, 2, 4 or 6 puzzles a page, got 3"),
        (
            {"paper": "A0"},
            "expected a paper (A4, A5, Letter, 6x9in, or such as 170x240mm or 7x10in) with sides from 90 to 1200 mm",
        ),
        ({"paper": "1x1mm"}, "expected a paper"),
        ({"paper": "9999x9999mm"}, "expected a paper"),
        ({"margin": 90.0}, "expected a margin from 5 mm"),
        ({"gutter": -1.0}, "a gutter up to an eighth"),
        ({"order": "colour"}, "expected an order (file or rating), got 'colour'"),
        ({"solutions": "front"}, "expected a place of the solutions (end or parts), got 'front'"),
        ({"lang": "xx"}, f"expected a language ({' or '.join(LANGUAGES)}), got 'xx'"),
        ({"bleed": 11.0}, "expected a bleed from 0 to 10 mm, got 11"),
        ({"bleed": float("nan")}, "expected a bleed"),
        ({"author": "数"}, "expected the author in Latin"),
    ):
        with pytest.raises(RequestError, match=re.escape(said)):
            Layout(**layout)


def loud(part: Any) -> Any:
    """Return a part of a pattern with its own words in capital letters."""
    match part:
        case str():
            return part.upper()
        case ["?", selector, variants, usual]:
            return ["?", selector, {key: loud_whole(each) for key, each in variants.items()}, usual]
    return part


def loud_whole(pattern: Any) -> Any:
    """Return a pattern so."""
    return loud(pattern) if isinstance(pattern, str) else list(map(loud, pattern))


def test_every_word_of_a_book_is_of_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = Language("en", {name: loud_whole(pattern) for name, pattern in ENGLISH.patterns.items()})
    monkeypatch.setattr("kropki.generator.formats.layout.language", lambda _: spoken)
    told = " ".join(pages(bound(records(), title="T", author="A")))
    assert "CONTENTS" in told
    assert re.findall("[a-z]+", told) == []


def test_a_book_has_its_paper_author_and_language() -> None:
    made = bound(records(), paper="6x9in", author="Ada Łukasz", copyright="© 2026 Ada")
    book = pypdfium2.PdfDocument(made)
    assert [round(side / 72 * 25.4, 1) for side in book[0].get_size()] == [152.4, 228.6]
    assert book.get_metadata_dict()["Author"] == "Ada Łukasz"
    assert b"/Lang (en)" in made
    assert "Ada Łukasz" in pages(made)[0]
    assert "© 2026 Ada" in pages(made)[0]


def test_what_is_on_a_page_is_tagged_for_those_who_have_it_read_to_them() -> None:
    made = records()[:2]
    title, contents, rules, *puzzles, solutions = tags(bound(made, per_page=2, site="https://kropki.example"))
    assert [title[0][0], contents[0][0], rules[0][0], solutions[0][0]] == ["H1"] * 4
    assert {tag for tag, _ in title[1:] + contents[1:]} == {"P"}
    assert [words for tag, words in rules if tag == "Figure"] == ["a white dot", "a black dot"]
    told = [words for page in (*puzzles, solutions) for tag, words in page if tag == "Figure"]
    for entry in booklet._entries(list(made), Layout(per_page=2)):
        wanted = [f"puzzle {entry.number} in KEN: {entry.record.ken}", f"QR code of puzzle {entry.number}"]
        assert told[2 * entry.number - 2 : 2 * entry.number] == wanted
        assert told[2 * len(made) + entry.number - 1] == f"solution of puzzle {entry.number}: {entry.record.grid}"
    assert len(told) == 3 * len(made)


def test_each_part_of_a_page_begins_and_ends_one_tag() -> None:
    entries = booklet._entries(list(records()), Layout())
    document = booklet.Book(Layout())
    front_matter.draw(document, entries)
    document.puzzles(entries[:2])
    while document.page < entries[-1].solution_page:
        document.add_page()  # links lead there
    document.set_compression(False)
    contents = re.findall(rb"stream\n(.*? Tf .*?)endstream", bytes(document.output()), re.DOTALL)
    assert len(contents) == document.page
    for number, content in enumerate(contents, 1):
        words = re.findall(rb"\b(BDC|BMC|EMC)\n", content)
        assert [word == b"EMC" for word in words] == [False, True] * (len(words) // 2)
        assert content.count(b"/Artifact BMC") == (number > 1)


def test_a_book_without_front_matter_begins_with_a_puzzle_and_counts_its_pages_so() -> None:
    whole, bare = pages(bound(records())), pages(bound(records(), front=False))
    assert len(bare) == len(whole) - 3
    assert "Contents" not in "".join(bare)
    first = next(number for number, text in enumerate(bare, 1) if text.startswith("Solutions"))
    assert f"solution: page {first}" in bare[0]


def test_ratings_are_printed_in_order_or_not_at_all() -> None:
    made = pages(bound(records(), order="rating", per_page=1, front=False))
    found = [float(rating) for page in made for rating in re.findall(r"rating (\d+\.\d)", page)]
    by_level = sorted(found)
    assert found == by_level
    assert len(found) == sum(record.difficulty is not None for record in records())
    assert "rating" not in "".join(pages(bound(records(), ratings=False, front=False)))


def test_the_gutter_is_where_pages_are_bound() -> None:
    book = pypdfium2.PdfDocument(bound(records(), gutter=15.0, front=False, per_page=1))
    lefts = [page.get_textpage().get_charbox(0)[0] / 72 * 25.4 for page in (book[0], book[1])]
    assert lefts[0] - lefts[1] == pytest.approx(15.0, abs=1.5)


def test_the_solutions_of_a_level_may_stand_behind_it() -> None:
    texts = pages(bound(records(), solutions="parts", per_page=1))
    entries = booklet._entries(list(records()), Layout(solutions="parts", per_page=1))
    assert len(texts) == max(entry.solution_page for entry in entries)
    assert "Solutions" not in texts[1]
    for entry in entries:
        assert f"solution: page {entry.solution_page}" in texts[entry.page - 1]
        assert texts[entry.solution_page - 1].startswith("Solutions")
        assert f"page {entry.page}" in texts[entry.solution_page - 1]
        later = [other.page for other in entries if other.heading != entry.heading and other.number > entry.number]
        assert all(entry.page < entry.solution_page < page for page in later)


def test_solutions_upside_down_are_the_others_turned() -> None:
    usual, turned = (
        pypdfium2.PdfDocument(bound(records()[:1], front=False, per_page=1, upside_down=is_turned))
        for is_turned in (False, True)
    )
    puzzles, solutions = ([book[page].render().to_numpy() for book in (usual, turned)] for page in (0, 1))
    assert (puzzles[0] == puzzles[1]).all()
    inside = slice(60, -60)  # without the number of the page, which is not turned
    there, again = solutions[0][inside].astype(int), solutions[1][::-1, ::-1][inside].astype(int)
    assert abs(there - again).mean() < 3 < abs(there - solutions[1][inside]).mean()


def test_a_bleed_makes_pages_larger_and_moves_what_is_on_them() -> None:
    usual, bled = (pypdfium2.PdfDocument(bound(records(), paper="A5", bleed=bleed)) for bleed in (0.0, 3.0))
    for before, after in zip(usual, bled, strict=True):
        assert after.get_size() == pytest.approx([side + 6 / 25.4 * 72 for side in before.get_size()], abs=0.1)
    before, after = (book[1].get_textpage().get_charbox(0)[0] / 72 * 25.4 for book in (usual, bled))
    assert after - before == pytest.approx(3.0, abs=0.1)
    cut = 3 / 25.4 * 72
    for page in bled:
        width, height = page.get_size()
        assert page.get_trimbox() == pytest.approx((cut, cut, width - cut, height - cut), abs=0.01)
        assert page.get_bleedbox() == pytest.approx((0, 0, width, height), abs=0.01)


def test_crop_marks_are_only_where_the_printer_cuts() -> None:
    [page] = [pypdfium2.PdfDocument(bound(records()[:1], paper="A5", bleed=3.0))[1]]
    shown = page.render(scale=4).to_numpy()[:, :, 0]
    cut = round(3 / 25.4 * 72 * 4)
    strips = [shown[:cut], shown[-cut:], shown[:, :cut], shown[:, -cut:]]
    assert all((strip < 255).any() for strip in strips)
    inner = shown[cut - 6 : -cut + 6, cut - 6 : -cut + 6]
    assert (inner[:12] == 255).all()
    assert (inner[:, :12] == 255).all()


@pytest.mark.parametrize("title", ["Zażółć gęślą jaźń", "Кропки: книга", "Κρόπκι", "кни\u0438\u0306"])
def test_a_title_is_printed_in_the_scripts_that_the_fonts_have(title: str) -> None:
    assert unicodedata.normalize("NFC", title) in pages(bound(records()[:1], title=title))[0]


@pytest.mark.parametrize(("title", "letter"), [("数独", "数"), ("Dots ☃", "☃"), ("a\tb", "\t")])
def test_a_title_that_cannot_be_printed_is_refused_with_its_letter(title: str, letter: str) -> None:
    said = f"expected the title in Latin, Greek or Cyrillic letters, got {letter!r}"
    with pytest.raises(RequestError, match=re.escape(said)):
        Layout(title=title)


@pytest.mark.parametrize("font", [pictures.REGULAR, pictures.BOLD])
def test_the_fonts_have_the_letters_that_are_promised(font: Path) -> None:
    promised = {code for first, last in LETTERS for code in range(first, last + 1)}
    assert set(TTFont(font).getBestCmap()) == promised
