"""The page of files: every file of code has words at its head, and the page has them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import make_files


def test_the_page_is_as_it_would_be_made_now() -> None:
    assert make_files.PAGE.read_text() == make_files.text()


@pytest.mark.parametrize("room", make_files.ROOMS)
def test_every_file_says_what_it_is(room: str) -> None:
    found = make_files.files(room)
    assert found
    assert [path for path in found if not make_files.said(path)] == []


@pytest.mark.parametrize(
    ("name", "source", "told"),
    [
        ("a.py", '"""What it is.\n\nMore."""\n', "What it is"),
        (
            "a.py",
            '"""What it is: A thing. And more of it, over\ntwo lines."""\n',
            "What it is: A thing. And more of it, over two lines",
        ),
        ("a.py", f'"""What it is. {"Long " * 40}."""\n', "What it is"),
        ("a.js", "// What it is,\n// over two lines.\n\n// More.\n", "What it is, over two lines"),
        ("a.css", "/* What it is. */\n\na { color: red; }\n", "What it is"),
        ("a", "#!/usr/bin/env bash\n# What it is.\nset -e\n", "What it is"),
        ("a.py", "x = 1\n", ""),
        ("a.js", "const x = 1;\n", ""),
        ("a.css", "a { color: red; }\n", ""),
    ],
)
def test_the_first_sentences_are_what_a_file_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, source: str, told: str
) -> None:
    (tmp_path / name).write_text(source)
    monkeypatch.setattr(make_files, "ROOT", tmp_path)
    assert make_files.said(name) == told
