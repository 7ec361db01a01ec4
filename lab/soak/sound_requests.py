"""Sound requests of every kind, and what their answers have to be.

Remembers what was answered: a puzzle that was acknowledged must be found again, and the same
seed must give the same puzzle, whatever happened in between.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx2

from kropki.api.routes.sudoku.negotiation import Form
from kropki.generator.board import ken
from kropki.generator.generation.request import LEVELS

_FINE = {200, 301, 304}
_REFUSED = {429, 503}  # what may be, and be tried again
_KEPT = 2000  # puzzles that are remembered
_SEEDS = 300
_PAGES = ("/", "/style.css", "/docs", "/openapi.json", "/healthz", "/favicon.ico", "/sudoku/main.js")


@dataclass(frozen=True, slots=True)
class Sent:
    """One request: what kind it is, and how it reads."""

    kind: str
    method: str
    path: str
    query: dict[str, str] = field(default_factory=dict)
    body: dict[str, object] | None = None
    headers: dict[str, str] = field(default_factory=dict)


class Load:
    """Asks by chance, and checks the answers."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)
        self._kept: deque[dict[str, Any]] = deque(maxlen=_KEPT)
        self._by_seed: dict[str, str] = {}
        self._asks: tuple[tuple[Callable[[], Sent], int], ...] = (
            (self._random, 6), (self._seeded, 3), (self._called, 6), (self._part, 3), (self._page, 2), (self._daily, 1),
            (self._batch, 1), (self._pack, 1), (self._question, 8), (self._preflight, 1),
        )  # fmt: skip

    def ask(self) -> Sent:
        """Think of a request."""
        asks, weights = [ask for ask, _ in self._asks], [weight for _, weight in self._asks]
        return self._chance.choices(asks, weights)[0]()

    def fault_of(self, asked: Sent, answer: httpx2.Response) -> str | None:
        """Say what is wrong with the *answer*, if anything is; remember what it tells."""
        status, kind = answer.status_code, answer.headers.get("content-type", "")
        if status >= 400 and kind != "application/problem+json":
            return f"{status} of type {kind!r}"
        if status in _REFUSED:
            return None if "retry-after" in answer.headers else f"{status} without Retry-After"
        if asked.kind == "preflight":
            return None if status == 204 else f"expected 204, got {status}"
        if status == 422 and asked.kind == "seeded" and answer.json()["code"] == "budget":
            return None
        if status not in _FINE:
            return f"{status}: {answer.text[:200]}"
        return None if status != 200 else self._fault_of_content(asked, answer)

    def _fault_of_content(self, asked: Sent, answer: httpx2.Response) -> str | None:
        if asked.kind == "random" and answer.json().get("kept", True):
            self._kept.append(answer.json())
        if asked.kind == "seeded":
            told = json.dumps({name: value for name, value in answer.json().items() if name not in ("kept", "link")})
            known = self._by_seed.setdefault(json.dumps(asked.query, sort_keys=True), told)
            return None if known == told else f"another puzzle for the same seed: {known} and {told}"
        if asked.kind == "called" and answer.json()["ken"] != asked.headers["X-Expected"]:
            return f"another puzzle under the same id: {answer.text}"
        if asked.kind == "solve" and answer.json()["solutions"] != 1:
            return f"not exactly one solution: {answer.text}"
        if asked.kind == "batch":
            return (
                None
                if all("ken" in json.loads(line) or "title" in json.loads(line) for line in answer.text.splitlines())
                else "no lines"
            )
        if asked.kind == "pack":
            ids = [json.loads(line)["id"] for line in answer.text.splitlines()]
            return None if len(set(ids)) == len(ids) else f"a puzzle twice in a pack: {ids}"
        return None

    def _wish(self) -> dict[str, str]:
        (size, negative), levels = self._chance.choice(list(LEVELS.items()))
        return {"size": str(size), "negative": str(negative).lower(), "difficulty": self._chance.choice(levels)}

    def _random(self) -> Sent:
        return Sent("random", "GET", "/kropki", self._wish())

    def _seeded(self) -> Sent:
        seed = str(self._chance.randrange(_SEEDS))
        return Sent("seeded", "GET", "/kropki", {**Random(seed).choice(_SEEDED), "seed": seed})

    def _called(self) -> Sent:
        known = self._puzzle()
        if known is None:
            return self._random()
        return Sent("called", "GET", f"/kropki/{known['id']}", headers={"X-Expected": known["ken"]})

    def _part(self) -> Sent:
        known = self._puzzle()
        if known is None:
            return self._random()
        ending = self._chance.choice(["/solution", "/steps", *(f".{form}" for form in Form if form is not Form.JSON)])
        return Sent(f"{ending[1:]}", "GET", f"/kropki/{known['id']}{ending}")

    def _page(self) -> Sent:
        known = self._puzzle()
        shared = [f"/k/{known['id']}", f"/?ken={known['ken']}"] if known else []
        return Sent("page", "GET", self._chance.choice([*_PAGES, *shared]))

    def _daily(self) -> Sent:
        return Sent("daily", "GET", self._chance.choice(("/kropki/daily", "/kropki/daily/2026-01-31")))

    def _batch(self) -> Sent:
        return Sent("batch", "GET", "/kropki/batch", {**self._wish(), "nb": str(self._chance.randrange(1, 8))})

    def _pack(self) -> Sent:
        wish = self._wish()
        level = wish.pop("difficulty")
        return Sent("pack", "GET", "/kropki/pack", {**wish, "level": level, "nb": str(self._chance.randrange(1, 50))})

    def _preflight(self) -> Sent:
        headers = {"Origin": "https://example.org", "Access-Control-Request-Method": "POST"}
        return Sent("preflight", "OPTIONS", "/kropki/hint", headers=headers)

    def _question(self) -> Sent:
        known = self._puzzle()
        if known is None:
            return self._random()
        kind = self._chance.choice(("solve", "grade", "hint", "check"))
        body: dict[str, object] = {"ken": known["ken"], "negative": known["negative"]}
        if kind in {"hint", "check"}:
            puzzle = ken.parse(known["ken"])
            body["entries"] = "".join(
                self._chance.choice((".", ".", str(self._chance.randint(1, puzzle.size)))) for _ in puzzle.givens
            )
        return Sent(kind, "POST", f"/kropki/{kind}", body=body)

    def _puzzle(self) -> dict[str, Any] | None:
        return self._chance.choice(self._kept) if self._kept else None


_SEEDED = (
    {"size": "4"}, {"size": "6", "difficulty": "hard"}, {"negative": "false"}, {"difficulty": "extreme"},
    {"one_two": "mixed"}, {"technique": "naked pair"}, {"rating_min": "2.6", "rating_max": "3"}, {"solution": "true"},
)  # fmt: skip
