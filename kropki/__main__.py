"""``python -m kropki``, and where the command begins."""

from __future__ import annotations

import gc
import os
import signal

_INTERRUPTED = 128 + signal.SIGINT


def _quit(_number: int, _frame: object) -> None:
    """End at once, in one line: until ``signals.listen``, nothing is open that wants to be tidied."""
    os.write(2, b"kropki: interrupted\n")
    os._exit(_INTERRUPTED)


if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, _quit)  # before what takes long to import

from typing import NoReturn  # noqa: E402

_COLLECTED = (20_000, 10, 50)  # objects, then collections: what is imported stays, so to look at it again is wasted


def main() -> NoReturn:
    """Run the command line and exit."""
    gc.set_threshold(*_COLLECTED)
    from kropki.cli.main import main as run

    run()


if __name__ == "__main__":
    main()
