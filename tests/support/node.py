"""The page's own modules, asked by the programs in ``tests/web/programs``."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

PROGRAMS = Path(__file__).parents[1] / "web/programs"
ENGLISH = Path(__file__).parents[1] / "web/english.js"  # puts the messages into the modules


def ask(program: str, questions: Iterable[object]) -> list[Any]:
    """Return what a program answers to each of *questions*."""
    asked = "".join(json.dumps(question) + "\n" for question in questions)
    command = ["node", "--import", str(ENGLISH), str(PROGRAMS / f"{program}.js")]
    ended = subprocess.run(command, input=asked, capture_output=True, encoding="utf-8", check=False)
    assert ended.returncode == 0, ended.stderr
    return [json.loads(line) for line in ended.stdout.split("\n")[:-1]]
