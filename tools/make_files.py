"""Write docs/files.md: each file of code with the words at its head, room by room.

The words are the first sentences of a module's docstring, or of the comment that a program or a page's module begins
with.
"""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/files.md"
ROOMS = (
    "kropki",
    "generator",
    "dots",
    "judge",
    "jit",
    "api",
    "web",
    "soak",
    "bench",
    "tools",
    "tests/support",
    "scripts",
)
KINDS = (".py", ".js", ".css")
LEFT_OUT = "/migrations/versions/"
LONGEST = 160  # characters: with the first sentence, those that follow within so many
HEAD = """\
# Every file in one line

To find the file for a change, search this page for words of the change. [CONTRIBUTING](../CONTRIBUTING.md) says what
each room is for, and where to begin reading. `scripts/make-files` made this page from the head of each file. A test
compares them.
"""


def text() -> str:
    """Return the whole page."""
    return HEAD + "".join(part for room in ROOMS for part in _parts(room))


def files(room: str) -> list[str]:
    """Return the files of code in a room, those of each folder together."""
    asked = ["git", "ls-files", "--", room]
    listed = subprocess.run(asked, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.split()  # noqa: S603
    is_code = (path for path in listed if Path(path).suffix in KINDS or path.startswith("scripts/"))
    found = (path for path in is_code if LEFT_OUT not in path)
    return sorted(found, key=lambda path: (str(Path(path).parent), path))


def said(path: str) -> str:
    """Return the first sentences at the head of a file; an empty text where there are none."""
    source = (ROOT / path).read_text()
    if path.endswith(".py"):
        whole = ast.get_docstring(ast.parse(source)) or ""
    elif path.endswith(".css"):
        whole = re.sub(r"^/\*\s*|\s*\*/.*", "", source, flags=re.DOTALL) if source.startswith("/*") else ""
    else:
        lines = source.removeprefix("#!/usr/bin/env bash\n").splitlines()
        whole = "\n".join(re.sub(r"^(//|#) ?", "", line) for line in _leading(lines))
    sentences = re.split(r"(?<=[.:])\s+(?=[A-Z])", " ".join(whole.partition("\n\n")[0].split()))
    told = sentences[0]
    for sentence in sentences[1:]:
        if len(f"{told} {sentence}") > LONGEST:
            break
        told = f"{told} {sentence}"
    return told.rstrip(".:")


def _leading(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if not line.startswith(("//", "# ")):
            return
        yield line


def _parts(room: str) -> Iterator[str]:
    for folder, found in groupby(files(room), key=lambda path: str(Path(path).parent)):
        yield f"\n## {folder}/\n\n| File | What it is |\n|---|---|\n"
        yield from (f"| `{Path(path).name}` | {said(path).replace('|', chr(92) + '|')} |\n" for path in found)


if __name__ == "__main__":
    PAGE.write_text(text())
