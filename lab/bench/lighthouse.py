"""The page as Lighthouse judges it, in Markdown: scores, the main times, and every audit that failed.

Lighthouse is a program of npm that starts Chromium itself, as a phone of the middle class on a slow network.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any

from lab.bench import report
from lab.bench.process import KROPKI, server

_PROGRAM = Path(__file__).parents[2] / "tools" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
_CHROMIUM = "--headless=new --no-sandbox --disable-gpu"
_TIMEOUT_S = 300  # for one run
GOALS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}  # of 100 points
FIGURES = (  # names of audits that measure
    "first-contentful-paint",
    "largest-contentful-paint",
    "speed-index",
    "total-blocking-time",
    "cumulative-layout-shift",
    "interactive",
    "server-response-time",
    "total-byte-weight",
)
_JUDGED = {"binary", "numeric", "metricSavings"}  # the modes of audits that can fail


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab bench.lighthouse", description=__doc__)
    reader.add_argument("--runs", type=int, default=3, help="how often; the run in the middle is told (default: 3)")
    runs = reader.parse_args().runs
    with TemporaryFile() as errors, TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/kropki.db"
        with server(errors, KROPKI, "serve", KROPKI_DATABASE_URL=database) as (_, port):
            results = [_run(f"http://127.0.0.1:{port}/", Path(folder) / "report.json") for _ in range(runs)]
    print(text(results), end="")


def _run(url: str, output: Path) -> dict[str, Any]:
    """Run Lighthouse on *url* with its own settings, which are those of a phone; give its report."""
    command: list[str | Path] = [
        _PROGRAM,
        url,
        "--quiet",
        "--output=json",
        f"--output-path={output}",
        f"--chrome-flags={_CHROMIUM}",
    ]
    environment = os.environ | {"CHROME_PATH": os.environ["KROPKI_CHROMIUM"]}
    subprocess.run(command, env=environment, check=True, timeout=_TIMEOUT_S)
    result: dict[str, Any] = json.loads(output.read_text("utf-8"))
    if error := result.get("runtimeError"):
        raise RuntimeError(f"Lighthouse could not judge the page: {error['message']}")
    return result


def text(results: Sequence[dict[str, Any]]) -> str:
    """Return the report of several runs: of that whose performance is in the middle, and the scores of all."""
    ordered = sorted(results, key=lambda result: points(result, "performance"))
    middle = ordered[len(ordered) // 2]
    lines = [
        f"# Lighthouse on {datetime.now(UTC).date()}",
        "",
        f"- Machine: {report.machine()}; load {os.getloadavg()[0]:.1f} at the end",
        f"- Versions: Lighthouse {middle['lighthouseVersion']}, {browser(middle)}",
        f"- Settings: Lighthouse's own, a phone; {len(results)} runs of `/`, this one in the middle by performance",
        "- Made by `scripts/lab bench.lighthouse`",
        "",
        "| Category | Points | Goal | Points of all runs |",
        "|---|--:|---|---|",
        *(_category(ordered, middle, name, goal) for name, goal in GOALS.items()),
        "",
        "| Figure | Value |",
        "|---|--:|",
        *(f"| {title(middle, name)} | {middle['audits'][name]['displayValue']} |" for name in FIGURES),
        "",
        "## Audits that failed",
        "",
        *(failures(middle) or ["None."]),
    ]
    return "\n".join(lines) + "\n"


def _category(ordered: Sequence[dict[str, Any]], middle: dict[str, Any], name: str, goal: int) -> str:
    mine = points(middle, name)
    words = f"at least {goal}: {'reached' if mine >= goal else 'missed'}"
    every = ", ".join(str(points(result, name)) for result in ordered)
    return f"| {middle['categories'][name]['title']} | {mine} | {words} | {every} |"


def points(result: dict[str, Any], category: str) -> int:
    """Return the points of a category, of 100."""
    return round(100 * (result["categories"][category]["score"] or 0))


def title(result: dict[str, Any], audit: str) -> str:
    """Return the name that Lighthouse has for an audit."""
    return str(result["audits"][audit]["title"])


def browser(result: dict[str, Any]) -> str:
    """Name the browser of a run, such as "Chrome 142.0.0.0"."""
    agents = result["environment"]["hostUserAgent"].split()
    names = (agent.removeprefix("Headless").replace("/", " ") for agent in agents if "Chrome/" in agent)
    return next(names, "an unknown browser")


def failures(result: dict[str, Any]) -> list[str]:
    """Return a line for each audit that has less than full points, the worst first, and below it what it found."""
    audits = [audit for audit in result["audits"].values() if audit["scoreDisplayMode"] in _JUDGED]
    failed = sorted((audit for audit in audits if (audit["score"] or 0) < 1), key=lambda audit: audit["score"] or 0)
    return [line for audit in failed for line in (_failure(audit), *_found(audit))]


def _failure(audit: dict[str, Any]) -> str:
    return f"- {audit['title']} (`{audit['id']}`): {round(100 * (audit['score'] or 0))} points{_details(audit)}"


def _found(audit: dict[str, Any]) -> Iterator[str]:
    """Yield a line for each error that an audit tells in words, with the address where it came from."""
    for item in audit.get("details", {}).get("items", ()):
        if place := item.get("sourceLocation"):
            yield f"  - {item.get('description', '')} {place['url']}"


def _details(audit: dict[str, Any]) -> str:
    return f"; {audit['displayValue']}" if audit.get("displayValue") else ""


if __name__ == "__main__":
    main()
