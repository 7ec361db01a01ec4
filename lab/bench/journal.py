"""A file of what a long run has found, so that a later run goes on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any


class Journal:
    """A line of JSON for each thing found, with the *state* of the sources; *lines* are those of this state."""

    def __init__(self, path: Path, state: str) -> None:
        self.path, self.state = path, state
        path.parent.mkdir(parents=True, exist_ok=True)
        texts = path.read_text(encoding="utf-8").splitlines() if path.exists() else ()
        self.lines: list[dict[str, Any]] = [line for line in map(json.loads, texts) if line["state"] == state]

    def add(self, line: Mapping[str, Any]) -> None:
        """Write a line, for good."""
        text = json.dumps({"state": self.state, **line})
        self.lines.append(json.loads(text))
        with self.path.open("a", encoding="utf-8") as file:
            file.write(text + "\n")
