"""``python -m kropki``: the command."""

from __future__ import annotations

from kropki.cli.main import main

main()
