"""What other sites make a preview of a link from."""

from __future__ import annotations

import re
from html import unescape


def tags(text: str) -> dict[str, str]:
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', text)
    return {name: unescape(content) for name, content in found}
