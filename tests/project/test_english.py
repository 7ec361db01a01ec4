"""The documents are read once: short sentences, short cells, and none of the phrases that make a reader go back.

A machine sees only this much of English. The rest is for people: subject, verb, object; one thought a sentence.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.english import faults

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted({ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")})


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_document_is_read_once(document: Path) -> None:
    assert list(faults(document.read_text(encoding="utf-8"))) == []
