"""Reads texts under Atheris, which looks for ways that no text has gone: ``python -m lab.soak.fuzz_guided FOLDER``.

Ends with the texts that it found in FOLDER, or with the one that must not be in a file ``crash-...``
there. A process of its own, since Atheris leaves it.
"""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(
    include=[
        "kropki.generator.board.notation",
        *(f"kropki.generator.formats.{name}" for name in ("fpuzzles", "importing", "lz")),
    ]
):
    from lab.soak import fuzz_check, fuzz_corpus


def _read(content: bytes) -> None:
    fuzz_check.check(fuzz_corpus.decode(content))


def main() -> None:
    """Run the command line: a folder, and options of libFuzzer."""
    folder, *options = sys.argv[1:]
    atheris.Setup([sys.argv[0], folder, f"-artifact_prefix={folder}/", *options], _read)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
