"""The table of encodings as the page has it: ``python -m tests.support.encodings`` writes it from that of the package.

The page needs no codec. It needs the characters of an encoding that browsers do not know, or Node.js misreads.
"""

from __future__ import annotations

import re
from pathlib import Path

from kropki.dots.records import encodings

SOURCE = Path(encodings.__file__).with_name("encodings.txt")
PATH = Path(__file__).parents[2] / "web/dots/sgf/encodings-table.js"
UNKNOWN = ("cp437", "cp850", "cp852", "cp855", "windows-1252")
_HEAD = """\
// The encodings of records, from dots/records/encodings.txt, which says what its lines are. The codec is left out;
// in its place are the characters from 0x80 on, where a decoder does not know the encoding well.
// `python -m tests.support.encodings` writes this file.

/* eslint max-len: "off" -- the lines of a table */

export const ENCODINGS = `
"""


def written() -> str:
    """Return the page's module."""
    lines = [_line(line) for line in SOURCE.read_text("utf-8").splitlines() if line and line[0] != "#"]
    return _HEAD + "\n".join(lines) + "\n`;\n"


def _line(line: str) -> str:
    name, *fields = line.replace("\\", "\\\\").split(" ; ")
    if name[1] == " ":
        return line.replace("\\", "\\\\")
    codec, others = fields[0], " ".join(fields[1:])
    known = re.sub("[^a-z0-9]", "", codec)
    characters = bytes(range(128, 256)).decode(codec, "replace") if name in UNKNOWN else ""
    visible = re.sub("[\xa0\xad\ufffd]", lambda found: f"\\u{ord(found[0]):04x}", characters)
    return f"{name} ; {visible} ; {known} {others}".rstrip()


if __name__ == "__main__":
    PATH.write_text(written(), "utf-8")
