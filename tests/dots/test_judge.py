"""Every sentence of the rules has a case that fails without it: the judge, a sentence at a time spoilt.

Each row says what is taken away, and what of the judge's text is replaced by what to do so.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from judge import game as judge_game
from judge.cases import every
from tests.support.dots_games import complaint

ROOT = Path(__file__).parents[2]
MODULES = ("judge.plane", "judge.regions", "judge.game")  # of the judge, each after those that it imports
SOURCES = {name: (ROOT / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8") for name in MODULES}
CASES = every()

SPOILT = {  # by the file that has the case, most likely
    "ends": [  # all rule sets
        ("a point with a dot is taken", 'if point in self.dots:\n            raise Refused("taken")', "pass"),
        ("nobody plays inside a region", "closed = point in self.dots or point in self.owner or", "closed ="),
        ("a point belongs to the last region", "self.owner[point] = player", "self.owner.setdefault(point, player)"),
        ("captured are enemy dots", "owner == player and self.dots.get(point) == 3 - player", "owner == player"),
        (
            "no dot inside a region builds a ring",
            "== player and point not in self.owner\n\n    def under",
            "== player\n\n    def under",
        ),
        (
            "the edge is no wall",
            "if self.on_edge(point):\n                        return None",
            "if self.on_edge(point):\n                        continue",
        ),
        (
            "diagonal steps do not ground",
            "self.on_edge(point)], ground.__contains__)",
            "self.on_edge(point)], ground.__contains__, around)",
        ),
        ("live dots ground", "own = {point for point in self.dots if self.is_live(point, player)}", "own = set()"),
        ("regions ground", "own |= {point for point, owner in self.owner.items() if owner == player}", ""),
        ("pools ground", "return own | self.pool_points(player)", "return own"),
        ("player 1 begins", "self.to_move = 1", "self.to_move = 2"),
        ("turns are held to where the line says so", "if self.alternate and self.to_move != player:", "if False:"),
        ("and nowhere else", "if self.alternate and self.to_move != player:", "if self.to_move != player:"),
        ("who resigns has lost", "{' WB'[player]}+R", "{' BW'[player]}+R"),
        ("who has no time has lost", "{' WB'[player]}+T", "{' BW'[player]}+T"),
        ("a draw is agreed", 'self.end("Draw")', "self.end()"),
        ("counted is the score", "self.end()\n\n    def agree", 'self.end("Draw")\n\n    def agree'),
        ("and only where the rules say so", 'if self.rules != "standard":', "if False:"),
        ("equal scores draw", 'return "0"', 'return "Draw"'),
        ("a full board ends the game", "if not self.open_points():", "if False:"),
        ("nobody moves in a game that has ended", 'if self.over:\n            raise Refused("over")', "pass"),
        ("a refused move does nothing", "vars(self).update(before)\n", "pass\n"),
        ("the start closes as if played", "judge.put_automatic((x, y), player)", "judge.dots[x, y] = player"),
    ],
    "targets": [  # what wins at once
        ("captures win", "most >= first_to", "False"),
        ("of one player", "most, lead = max(first, second)", "most, lead = first + second"),
        ("a lead wins", "lead >= wanted", "False"),
        ("of either", "abs(first - second)\n", "first - second\n"),
        ("by what counts", "= self.score(1), self.score(2)\n", "= self.captured(1), self.captured(2)\n"),
        ("after each move", "self.end_if_reached()\n        except", "pass\n        except"),
    ],
    "automatic": [  # rings that close by themselves
        ("all rings of one dot close together", "for area, ring in closing:", "for area, ring in closing[:1]:"),
        ("a region takes what is inside", "self.take(reached, player)", "self.take(set(enemies), player)"),
        ("the area is minimal", "pockets |= outside", "pockets |= set() and outside"),
        ("an enclosure without enemy dots is no region", "if not enemies:", "if False:"),
        ("a dot in a pool is captured", "elif pool:", "elif False:"),
        ("a pool is captured as a whole", "self.take_minimal(held, tightest(held), pool)", "self.take({point}, pool)"),
        ("who moves goes first", "if pool and closing:", "if False:"),
        ("the rest of a broken pool is open ground", "self.pools.pop(each, None)", "pass"),
        ("one may play in one's own pool", "if pool == player:", "if False and pool:"),
        ("the shorter ring first", "(len(pair[1]), len(self.cut_off(*pair)))", "-len(pair[1])"),
        ("older regions keep their borders", "self.cut_off(area, ring | older)", "self.cut_off(area, ring)"),
        (
            "rings with a dot are passed over",
            "if self.rules in AUTOMATIC:\n            self.put_automatic",
            "if self.rules in AUTOMATIC and not rings:\n            self.put_automatic",
        ),
    ],
    "optional": [  # rings that are a choice
        ("a ring is of own live dots", "if not all(self.is_live(point, player) for point in ring):", "if False:"),
        ("a ring is on the board", "if not all(self.on_board(point) for point in ring):", "if False:"),
        ("a ring passes no dot twice", "if len(set(ring)) < len(ring):", "if False:"),
        ("steps are short", "if not all(self.is_link(a, b) for a, b in links(ring)):", "if False:"),
        ("a ring closes", "ring[i]) for i in range(len(ring))]", "ring[i]) for i in range(1, len(ring))]"),
        ("a ring does not cross itself", "any(meet(link, other) for other in links(ring))\n            or", ""),
        ("nor a drawn border", "or any(meet(link, other) for _, other in self.drawn)", ""),
        ("nor runs inside a region", "or any(is_inside(middle,", "or any(False and is_inside(middle,"),
        ("something new is inside", 'raise Refused("ring-empty")', "pass"),
        ("what is held is not new", "self.owner.get(p) != player for p in inside", "True for p in inside"),
        ("a ring takes every point inside", "self.take(inside, player)", "self.take(inside & set(self.dots), player)"),
        ("first point again at the end", "if len(ring) > 1 and ring[0] == ring[-1]:", "if False:"),
        (
            "closing does not replace the dot",
            'if point is None:\n            raise Refused("kind")',
            "if point is None:\n            return [self.close(ring, player) for ring in rings]",
        ),
        ("on a full board one side may close", "self.may_close = 3 - mover", "pass"),
        ("the side that is to move", 'if player != self.may_close:\n            raise Refused("turn")', "pass"),
        ("once", "self.may_close = 0\n        self.end()", "self.end()"),
        ("not in territory", 'elif self.rules in ("gorilla", "paper"):', "else:"),
    ],
    "territory": [  # territory
        ("at most one dot shared", "and self.shares_too_many(ring, before)", "and False"),
        ("only in territory", 'if self.rules == "territory" and self.shares', "if self.shares"),
        ("one dot may be shared", 'allowed = 0 if "szkrab" in self.options else 1', "allowed = 0"),
        ("none on szkrab", 'allowed = 0 if "szkrab" in self.options else 1', "allowed = 1"),
        ("with regions outside any number", "and region.inside <= inside]", "]"),
        ("touching regions are one group", "group |= touching\n", "break\n"),
        (
            "others are not",
            "for touching in [each for each in groups if each & group]:",
            "for touching in list(groups):",
        ),
        ("szkrab leaves no hole", 'if "szkrab" in self.options and self.leaves', "if False and self.leaves"),
        ("others do", 'if "szkrab" in self.options and self.leaves', "if self.leaves"),
        ("a hole has borders all around", "if walls <= borders and walls & set(ring):", "if walls & set(ring):"),
        (
            "the last dot in a pool is enclosed",
            'if self.rules == "territory" and "szkrab" not in self.options and dot:',
            "if False:",
        ),
        (
            "not on szkrab",
            'if self.rules == "territory" and "szkrab" not in self.options and dot:',
            'if self.rules == "territory" and dot:',
        ),
        (
            "not elsewhere",
            'if self.rules == "territory" and "szkrab" not in self.options and dot:',
            'if self.rules not in AUTOMATIC and "szkrab" not in self.options and dot:',
        ),
        (
            "with all of the pool",
            "self.take(self.cut_off(area, tightest(area)), 3 - mover)",
            "self.take({dot}, 3 - mover)",
        ),
        ("agreement counts pools by half", "- self.score(2)) + pools))", "- self.score(2))))"),
        ("of both", "len(self.pool_points(1)) - len(self.pool_points(2))", "len(self.pool_points(1))"),
        (
            "pools without enemy dots",
            "if not any(self.on_edge(p) or self.is_live(p, 3 - player) for p in area):",
            "if not any(self.on_edge(p) for p in area):",
        ),
        ("agreement needs both", "if offered:\n            pools", "if True:\n            pools"),
        ("not one side twice", 'if offered == player:\n            raise Refused("kind")', "pass"),
        ("a move withdraws an offer", "self.done = 0\n        self.put[player]", "self.put[player]"),
    ],
    "stop": [  # STOP
        (
            "STOP is of no-territory",
            'allowed = self.rules == "no-territory" or "early_end" in self.options',
            "allowed = True",
        ),
        (
            "STOP gives up what is not grounded",
            'if self.rules == "no-territory":\n            self.lose(player)',
            'if self.rules == "no-territory":\n            pass',
        ),
        (
            "regions with it",
            "lost = self.ground(player) - self.grounded(player)\n",
            "lost = {p for p in self.ground(player) - self.grounded(player) if p in self.dots}\n",
        ),
        ("who stopped plays no more", "if self.stopped == player:\n            raise", "if False:\n            raise"),
        (
            "the other plays on alone",
            "self.to_move = player if self.stopped else 3 - player",
            "self.to_move = 3 - player",
        ),
        (
            "STOP takes a turn",
            'raise Refused("kind")\n        self.check_turn(player)\n        if self.stopped:',
            'raise Refused("kind")\n        if self.stopped:',
        ),
        (
            "his STOP ends the game",
            "self.lose(self.stopped)\n            self.end()\n            return",
            "self.lose(self.stopped)\n            return",
        ),
        (
            "and encloses nothing more",
            'if self.rules == "paper":\n                self.lose(self.stopped)',
            "self.lose(player)",
        ),
        ("the four minutes end by score", 'if self.rules == "no-territory" and self.stopped:', "if False:"),
        ("the stopper has no clock", 'if player == self.stopped:\n                raise Refused("stopped")', "pass"),
        ("done is said after STOP alone", 'or (word == "done" and not self.stopped)', ""),
    ],
    "paper": [  # paper and kepung
        ("the ender's dots are received", 'if self.rules == "paper":\n                self.lose(self.stopped)', "pass"),
        (
            "also on a full board",
            'if self.rules == "paper" and self.stopped:\n                self.lose(self.stopped)',
            'if self.rules == "paper" and self.stopped:\n                pass',
        ),
        (
            "not before",
            'if self.rules == "no-territory":\n            self.lose(player)',
            "if True:\n            self.lose(player)",
        ),
        ("regions that lost dots border fall", "if region.owner == player and dots & set(region.ring):", "if False:"),
        (
            "points under borders ground",
            "own |= {point for point, owner in self.under().items()",
            "own |= {point for point, owner in ()",
        ),
        ("every point counts", 'if "all_points" in self.options:', "if False:"),
        ("with the option alone", 'if "all_points" in self.options:', "if True:"),
        ("a limit of dots", "if self.put[player] >= (", "if False and ("),
        ("that ends the game", "elif limit and all(count >= limit for count in self.put.values()):", "elif False:"),
        ("for both", "all(count >= limit for", "any(count >= limit for"),
        ("knight's steps", "return reach == [1, 2] or (", "return ("),
        ("two straight steps", "reach in ([0, 2], [2, 2])", "reach in ([2, 2],)"),
        ("two diagonal steps", "reach in ([0, 2], [2, 2])", "reach in ([0, 2],)"),
        ("over no dot", "and middle not in self.dots)", ")"),
        ("with the option alone", 'if "two_steps" not in self.options:', "if False:"),
        ("points under borders are closed", "or point in self.under()", ""),
        (
            "own lines may be part of later rings",
            "if set(one) == set(other):\n        return False",
            "if set(one) == set(other):\n        return one is not other",
        ),
    ],
}


def faults(judge: ModuleType, first: str) -> Iterator[str]:
    """Yield the cases that *judge* answers otherwise than they say; those of the file *first* are looked at first."""
    for case in sorted(CASES, key=lambda case: case.file != first):
        for rules in case.rules:
            try:
                told = complaint(case, judge.replay(case.line(rules)))
            except Exception as error:  # noqa: BLE001  a spoilt judge may fail anyhow
                told = repr(error)
            if told:
                yield f"{case.file}: {case.name} ({rules}): {told}"


ROWS = [
    pytest.param(file, old, new, id=f"{file}: {name} {number}")
    for file, rows in SPOILT.items()
    for number, (name, old, new) in enumerate(rows)
]


@pytest.mark.parametrize(("file", "old", "new"), ROWS)
def test_a_case_fails_without_the_sentence(file: str, old: str, new: str, monkeypatch: pytest.MonkeyPatch) -> None:
    count = sum(source.count(old) for source in SOURCES.values())
    assert count == 1, f"expected {old!r} once in the judge, found it {count} times"
    for name, source in SOURCES.items():
        spoilt = ModuleType(name)
        monkeypatch.setitem(sys.modules, name, spoilt)
        exec(compile(source.replace(old, new), name, "exec"), vars(spoilt))  # noqa: S102  our own text
    assert next(faults(spoilt, file), None) is not None


def test_the_judge_itself_has_no_fault() -> None:
    assert list(faults(judge_game, "")) == []
