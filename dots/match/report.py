"""What a match comes to, in words and in one object: score, interval, colours, decisive games, times, faults."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from kropki.dots.match.games import Cost, Game
from kropki.dots.match.statistics import Sequential, elo, stopped_at, wilson

FAULTS = 10  # that are told


class Tally:
    """The counts of some games, A's side."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.games = list(games)
        self.number = len(self.games)
        self.points = sum(game.points for game in self.games)
        self.wins = sum(game.points == 1 for game in self.games)
        self.draws = sum(game.points == 0.5 for game in self.games)
        self.losses = self.number - self.wins - self.draws
        self.faults = [(game.number, game.fault) for game in self.games if game.fault]

    @property
    def score(self) -> float:
        """Points for each game, a half for none."""
        return self.points / self.number if self.number else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the score."""
        return wilson(self.points, self.number)

    @property
    def decisive(self) -> float | None:
        """The share of the games won among those that were not drawn, None where all were."""
        return self.wins / (self.wins + self.losses) if self.wins + self.losses else None

    def seconds(self, side: str) -> float:
        """Seconds of processor time a move of *side*, a or b."""
        costs: list[Cost] = [getattr(game, side) for game in self.games]
        return sum(cost.seconds for cost in costs) / max(1, sum(cost.moves for cost in costs))

    def slowest(self, side: str) -> float:
        """Seconds of the slowest move of *side*, by the wall's clock."""
        costs: list[Cost] = [getattr(game, side) for game in self.games]
        return max((cost.slowest for cost in costs), default=0.0)

    def first(self, side: str) -> Tally:
        """Return the games in which *side* moved first."""
        return Tally([game for game in self.games if game.first == side])


def summary(games: Sequence[Game], test: Sequential | None = None) -> dict[str, Any]:
    """Return the whole match as one object of JSON."""
    tally = Tally(games)
    low, high = tally.interval
    said: dict[str, Any] = {
        "games": tally.number,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "score": round(tally.score, 4),
        "interval": [round(low, 4), round(high, 4)],
        "decisive": None if tally.decisive is None else round(tally.decisive, 4),
        "first": round(tally.first("a").score, 4),
        "second": round(tally.first("b").score, 4),
        "lead": round(sum(game.lead for game in games) / max(1, tally.number), 2),
        "moves": round(sum(len(game.moves) for game in games) / max(1, tally.number), 1),
        "decided_early": sum(game.decided for game in games),
        "seconds": {side: round(tally.seconds(side), 4) for side in "ab"},
        "slowest": {side: round(tally.slowest(side), 4) for side in "ab"},
        "faults": [{"game": number + 1, "what": what} for number, what in tally.faults],
    }
    if test:
        found = stopped_at(test, [game.points for game in games])
        said["test"] = {"low": test.low, "high": test.high, "verdict": found and found[0], "after": found and found[1]}
    return said


def table(a: str, b: str, games: Sequence[Game], test: Sequential | None = None) -> Iterator[str]:
    """Yield the lines that tell of a match of *a* against *b*."""
    tally = Tally(games)
    yield f"A: {a}"
    yield f"B: {b}"
    if not games:
        yield "no game was played"
        return
    low, high = tally.interval
    yield f"games            {tally.number}: A won {tally.wins}, drew {tally.draws}, lost {tally.losses}"
    yield f"A's score        {tally.score:.3f}, 95 % interval {low:.3f} to {high:.3f} (Wilson)"
    yield f"Elo              {elo(tally.score):+.0f}, {elo(low):+.0f} to {elo(high):+.0f}"
    if tally.decisive is not None:
        least, most = wilson(tally.wins, tally.wins + tally.losses)
        of = tally.wins + tally.losses
        yield f"decisive games   {tally.decisive:.3f} of {of} won, {least:.3f} to {most:.3f}; draws {tally.draws}"
    first, second = tally.first("a").score, tally.first("b").score
    yield f"by colour        {first:.3f} with the first move, {second:.3f} with the second"
    yield f"mean lead        {sum(game.lead for game in games) / tally.number:+.1f} dots"
    early = sum(game.decided for game in games)
    yield f"moves a game     {sum(len(game.moves) for game in games) / tally.number:.0f}; {early} games decided early"
    for side in "ab":
        mean, slowest = 1000 * tally.seconds(side), 1000 * tally.slowest(side)
        yield f"{side.upper()} a move         {mean:.1f} ms of processor time; the slowest took {slowest:.0f} ms"
    if test:
        found = stopped_at(test, [game.points for game in games])
        ratio = test.ratio(tally.points, tally.number)
        said = f"{found[0]} after {found[1]} games" if found else f"open, {ratio:+.2f} of ±{test.bound:.2f}"
        yield f"sequential test  {test.low:.2f} against {test.high:.2f}: {said}"
    for number, what in tally.faults[:FAULTS]:
        yield f"fault            game {number + 1}, {what[0].upper()}{what[1:]}"
    if tally.faults[FAULTS:]:
        yield f"fault            and {len(tally.faults) - FAULTS} more"
