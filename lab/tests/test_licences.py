"""The licences of what we ship: every package of the lock file is there, and each is free."""

from __future__ import annotations

import re

import pytest

from lab.make import licences as make_licences

FREE = ("MIT", "BSD", "Apache", "PSF", "LGPL", "Zlib", "CC0")
ROWS = re.findall(r"^\| `(\S+)` \| (.+) \| (.*) \|$", make_licences.PAGE.read_text(), re.MULTILINE)


def test_the_page_has_the_packages_and_versions_of_the_lock_file() -> None:
    assert {name: versions.split(", ") for name, versions, _ in ROWS} == make_licences.shipped()


def test_the_page_is_as_it_would_be_made_now() -> None:
    assert make_licences.PAGE.read_text() == make_licences.text()


@pytest.mark.parametrize(("name", "licence"), [(name, licence) for name, _, licence in ROWS])
def test_a_licence_is_free(name: str, licence: str) -> None:
    parts = re.split(r" AND | OR |, ", licence)
    assert all(any(free in part for free in FREE) for part in parts), name
    assert not any(re.match(r"A?GPL", part) for part in parts)


def test_what_is_shipped_follows_the_lock_file_through_extras_and_markers() -> None:
    shipped = make_licences.shipped()
    assert {"psycopg-binary", "starlette", "llvmlite"} <= set(shipped)  # by an extra; by a package's own wish
    assert not {"colorama", "pytest", "distributed", "kropki"} & set(shipped)  # Windows; development; an extra
    assert len(shipped["numpy"]) > 1  # the Python decides
