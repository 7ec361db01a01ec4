"""A plain search on a pair of streams, by GTP, for the automatic rules without STOP."""

from __future__ import annotations

import sys

from dots import gtp
from dots.board.position import Dots, Player
from dots.engine.engine import Choice
from dots.match.setting import Setting
from dots.rules.game import Play
from lab.searches.alpha_beta import AlphaBeta
from lab.searches.plain_uct import PlainUct

SEARCHES: dict[str, type[AlphaBeta | PlainUct]] = {"kepung-uct": PlainUct, "alpha-beta": AlphaBeta}


class Session(gtp.Session):
    """A game by GTP, played by the search called *name*."""

    def __init__(self, name: str) -> None:
        self._search: AlphaBeta | PlainUct | None = None
        self._of = SEARCHES[name]
        super().__init__()

    def _new(self, dots: Dots | None = None) -> Play:
        self._search = None
        return super()._new(dots)

    def _choose(self, player: Player) -> Choice:
        seconds = self._budget(player).seconds or 0.2
        if self._search is None:
            setting = Setting(self.board.width, self.board.height, str(self.ruleset), self.start)
            self._search = self._of(setting, seconds)
        self._search.seconds = seconds
        return Choice(self._search.choose(self.game, player), 0.0, 0.0, (), 0, seconds, searched=False)


def main() -> None:
    for answer in Session(sys.argv[1]).answers(sys.stdin):
        sys.stdout.write(answer)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
