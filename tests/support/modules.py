"""The modules of the product, by the names under which they are imported."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("api", "dots", "generator", "jit", "languages")  # folders beside ``kropki``, and packages in it
LEFT_OUT = "__main__"  # runs when it is imported


def modules() -> Iterator[tuple[str, Path]]:
    """Yield each module with its file; the judge's, too."""
    for folder in ("kropki", "judge", *ROOMS):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            if LEFT_OUT not in name:
                yield (f"kropki.{name}" if folder in ROOMS else name), path
