"""The catalogues: compiled as they are written, whole in each language, and read alike by both interpreters."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from kropki.generator.ladder import practice
from kropki.generator.ladder.rungs import RUNGS
from kropki.languages import LANGUAGES, Language, language
from lab.make import languages as make_languages
from lab.make.languages import BEGUN
from tests.support.node import ask

CONTRACT = Path(__file__).parents[1] / "data" / "messages.txt"
ENGLISH = language("en")


@pytest.mark.parametrize("code", BEGUN)
def test_what_runs_is_what_is_written(code: str) -> None:
    assert (make_languages.FOLDER / f"{code}.json").read_text("utf-8") == make_languages.write(code), (
        "scripts/make languages"
    )


def arguments(pattern: Any, patterns: Mapping[str, Any] = ENGLISH.patterns) -> set[str]:
    """Return the names of the arguments of a pattern, and of the terms in it: these see what the message sees."""
    match pattern:
        case ["$", str(name)]:
            return {name}
        case ["@", str(name), dict() as given]:
            return arguments(patterns[name], patterns) - set(given)
        case dict():
            return set().union(*(arguments(each, patterns) for each in pattern.values()))
        case list():
            return set().union(*(arguments(each, patterns) for each in pattern))
    return set()


def test_no_message_of_the_teacher_loses_its_id_or_an_argument() -> None:
    rows = [row.partition(":") for row in CONTRACT.read_text(encoding="utf-8").splitlines() if not row.startswith("#")]
    written = {name: arguments(ENGLISH.patterns[name]) for name, _, _ in rows}
    assert written == {name: set(given.split()) for name, _, given in rows}


def names(file: Path) -> set[str]:
    """Return the ids of the messages of a catalogue."""
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def files(code: str) -> list[Path]:
    return sorted((make_languages.FOLDER / code).glob("*.ftl"))


@pytest.mark.parametrize("code", BEGUN)
def test_a_catalogue_has_messages_of_english_with_arguments_of_theirs(code: str) -> None:
    patterns = language(code).patterns
    for file in files(code):
        assert names(file) <= names(make_languages.FOLDER / "en" / file.name), file.name
    told = {name: arguments(patterns[name], patterns) for file in files(code) for name in names(file)}
    assert {name for name, wanted in told.items() if not wanted <= arguments(ENGLISH.patterns[name])} == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_that_is_offered_is_whole(code: str) -> None:
    there, wanted = ({file.name: names(file) for file in files(each)} for each in (code, "en"))
    assert there == wanted


def test_malay_has_all_that_pages_of_dots_say() -> None:
    told = set().union(*map(names, files("ms")))
    assert {name for text in texts("web/dots", "web/shared") for name in called_in(text)} - told == set()
    for file in files("en"):
        if file.name.startswith("dots"):
            assert names(file) <= told, file.name


def steps() -> list[dict[str, Any]]:
    """Return what is said of steps of all techniques, with what is said below them."""
    drawn = [practice.draw(rung.name, seed) for rung in RUNGS for seed in ("0", "4")]
    found = [answer.as_json() for each in drawn for answer in each.answers[:6]]
    told: list[dict[str, Any]] = json.loads(json.dumps([told for step in found for told in (step, *step["chain"])]))
    return told


TAUGHT = [code for code in BEGUN if names(make_languages.FOLDER / code / "teacher.ftl")]


@pytest.mark.parametrize("code", TAUGHT)
def test_the_page_and_the_service_say_the_same(code: str) -> None:
    said = steps()
    here = [told["sentence"] for told in language(code).retell(said)]
    assert ask("say_messages", [{"language": code, **told["message"]} for told in said]) == here
    if code == "en":
        assert here == [told["sentence"] for told in said]


LISTS = [
    (["a", "b and c", "d"], "a, b and c, and d", "a, b and c and d", "a, and b and c, and d"),
    (["a", "b", "c"], "a, b and c", "a, b and c", "a, b and c"),
    (["a"], "a", "a", "a"),
    ([], "none", "none", "none"),
]


@pytest.mark.parametrize(("items", "needed", "never", "each"), LISTS)
def test_items_that_list_things_are_kept_apart(items: list[str], needed: str, never: str, each: str) -> None:
    patterns = {**ENGLISH.patterns, "needed": [["$", "x"]]}
    patterns |= {comma: [["AND", ["$", "x"], comma]] for comma in ("never", "each")}
    written = [Language("en", patterns).write(comma, {"x": items}) for comma in ("needed", "never", "each")]
    assert written == [needed, never, each]


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("de", "one other other other other other"),
        ("en", "one other other other other other"),
        ("it", "one other other other other other"),
        ("ms", "other other other other other other"),
        ("pl", "one few many many few many"),
        ("ru", "one few many many few one"),
    ],
)
def test_numbers_have_the_forms_of_their_language(code: str, forms: str) -> None:
    choice = ["?", ["$", "n"], {form: form for form in ("one", "few", "many", "other")}, "other"]
    said = Language(code, {"form": [choice]})
    assert [said.write("form", {"n": number}) for number in (1, 2, 5, 12, 22, 101)] == forms.split()


ROOT = Path(__file__).parents[2]
SAID = re.compile(r"[\"']([a-z][\w-]*)[\"']|\{\{([\w-]+)\}\}")


def texts(*folders: str) -> list[str]:
    """Return what stands in the sources of these folders that may speak."""
    return [
        file.read_text(encoding="utf-8")
        for folder in folders
        for file in (ROOT / folder).rglob("*")
        if file.suffix in {".html", ".js", ".py", ".webmanifest"}
    ]


def called_in(text: str) -> set[str]:
    """Return the ids of what a script or page has the server write."""
    named = re.findall(r'\bphrase\(\s*"([^"]+)"|\{\{([\w-]+)\}\}', text)
    return {one or other for one, other in named}


def test_every_message_is_said_and_every_phrase_is_known() -> None:
    said = {
        one or other for text in texts("web", "api", "dots", "generator", "kropki") for one, other in SAID.findall(text)
    }
    page = set().union(*(names(file) for file in files("en") if file.name != "teacher.ftl"))
    assert page - said == set()
    assert {name for text in texts("web") for name in called_in(text)} - set(ENGLISH.patterns) == set()


def test_no_page_has_a_text_of_its_own() -> None:
    shown = re.compile(r'>([^<]+)<|(?:aria-label|title|placeholder|alt)="([^"]+)"')
    for file in (ROOT / "web").rglob("*.html"):
        page = re.sub(
            r"<!--.*?-->|\{\{[\w-]+\}\}|\[\[[\w ]+\]\]|&\w+;", "", file.read_text(encoding="utf-8"), flags=re.DOTALL
        )
        texts = {one.strip() or other for one, other in shown.findall(page)}
        assert {text for text in texts if re.search("[A-Za-z]{2}", text)} <= {"Kropki"}, file


def test_no_style_has_a_text() -> None:
    styles = [file.read_text(encoding="utf-8") for file in (ROOT / "web").rglob("*.css")]
    assert re.findall(r'content: "[^"\\]*[A-Za-z]{2}[^"]*"', "".join(styles)) == []


@pytest.mark.parametrize("code", BEGUN)
def test_a_text_in_an_attribute_does_not_end_it(code: str) -> None:
    pages = [file.read_text(encoding="utf-8") for file in (ROOT / "web").rglob("*.html")]
    named = {name for page in pages for name in re.findall(r'="\{\{([\w-]+)\}\}"', page)}
    assert [
        name for name in sorted(named & language(code).patterns.keys()) if '"' in language(code).write(name, {})
    ] == []
