"""Bad days of the service: mixed load and faults of every kind, for as long as wanted.

What is looked for: an answer that should not be (above all 500), a puzzle that was acknowledged
and is lost, memory or descriptors that grow, an error in the log. The first third of the time
the service is killed and restarted, too; after that one process has to live to the end.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from itertools import cycle

from lab.soak.api_clients import Workers
from lab.soak.api_report import report
from lab.soak.faults import FAULTS, RESTARTS
from lab.soak.monitor import Diary
from lab.soak.service import world

_BETWEEN_FAULTS_S = 45.0  # from one fault to the next, at most


async def soak(seconds: float, rate: float) -> Diary:
    """Load a service for so many *seconds*, or until every fault was there; give what came of it."""
    async with world() as around:
        diary = Diary(around.service, seconds)
        async with Workers(diary, rate):
            turn = min(_BETWEEN_FAULTS_S, seconds / len(FAULTS))
            for number, fault in enumerate(cycle(FAULTS)):
                if diary.passed >= seconds and number >= len(FAULTS):
                    break
                if number >= len(FAULTS) and fault in RESTARTS and diary.passed > seconds / 3:
                    continue
                await asyncio.sleep(turn / 2)
                with diary.trouble(fault.name):
                    await fault.happen(around, turn / 2)
        await diary.rest()
        diary.read_log()
        return diary


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab soak.api", description=__doc__)
    reader.add_argument("--minutes", type=float, default=60, help="how long")
    reader.add_argument("--rate", type=float, default=30, help="sound requests a second")
    given = reader.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended
    diary = asyncio.run(soak(given.minutes * 60, given.rate))
    print("\n".join(report(diary, given.minutes)))
    sys.exit(bool(diary.wrong))


if __name__ == "__main__":
    main()
