"""``python -m kropki``, and where the command begins: before anything else, whether its packages are its own."""

from __future__ import annotations

import gc
import os
import signal
import sys

_INTERRUPTED = 128 + signal.SIGINT


def _quit(_number: int, _frame: object) -> None:
    """End at once, in one line: until ``signals.listen``, nothing is open that wants to be tidied."""
    os.write(2, b"kropki: interrupted\n")
    os._exit(_INTERRUPTED)


if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, _quit)  # before what takes long to import

from typing import NoReturn  # noqa: E402

from kropki import packages  # noqa: E402

_BAD_USE = 2
_COLLECTED = (20_000, 10, 50)  # objects, then collections: what is imported stays, so to look at it again is wasted


def main() -> NoReturn:
    """Run the command line and exit; where a foreign package stands in for one of ours, say so in one line."""
    gc.set_threshold(*_COLLECTED)
    packages.leave_working_directory()
    try:
        packages.require("dots", "generator", "jit")
    except packages.ForeignPackageError as error:
        print(f"kropki: {error}", file=sys.stderr)
        sys.exit(_BAD_USE)
    from kropki.cli.main import main as run

    run()


if __name__ == "__main__":
    main()
