"""The cases of tests/data/importing.json, which the command, the library and the API run alike.

A case has its `text`, or says in what the JSON of an empty board of size 4 is another: `change` has members of it,
`cells` has cells by their names. What it is read as is `ken`, `negative` and the names that are `ignored`, or the
`id` that a link names. Where it was found is `from`. What is wrong with it is `refused`, in words, or the `code` and
`offset` of a fault of KEN.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "data/importing.json").read_text("utf-8"))
NAMES = [case["what"] for case in CASES]


def text_of(case: dict[str, Any]) -> str:
    """Return the text that *case* is about."""
    if "text" in case:
        return str(case["text"])
    plain: dict[str, Any] = {"size": 4, "grid": [[{} for _ in range(4)] for _ in range(4)], **case.get("change", {})}
    for name, cell in case.get("cells", {}).items():
        plain["grid"][int(name[1]) - 1][int(name[3]) - 1] = cell
    return json.dumps(plain)
