"""Takes lines of comments and indentation out of scripts and styles, which only their readers need.

It goes by lines, as Prettier writes them. A test holds every script of the page to a real parser.
"""

from __future__ import annotations


def bare(text: str) -> str:
    """Return JavaScript or CSS without lines of comments, blank lines and indentation; templates stay as they are."""
    kept: list[str] = []
    is_comment = is_template = False
    for line in text.splitlines():
        told = line if is_template else line.strip()
        if is_comment or (not is_template and told.startswith("/*") and told.find("*/") in (-1, len(told) - 2)):
            is_comment = "*/" not in told
        elif is_template or (told and not told.startswith("//")):
            kept.append(told)
            is_template ^= told.replace("\\`", "").count("`") % 2 == 1
    return "".join(f"{line}\n" for line in kept)
