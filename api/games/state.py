"""What the events of a game come to: moves, seats, offers, clocks; and which event may be next.

A game is its setup and its events, in order; the same events give the same state, on every
machine. An event is a flat object:

    {"number": 1, "at": 1790000000000, "kind": "sit", "player": 1}
    {... "kind": "move", "player": 1, "move": [1, 5, 3]}           as in a line of ``kropki dots replay``
    {... "kind": "offer" | "decline", "player": 2, "what": "draw" | "count" | "takeback" | "rematch"}
    {... "kind": "accept", "player": 1, "what": "takeback", "undo": 2}
    {... "kind": "accept", "player": 1, "what": "rematch", "game": "0123456789AB"}
    {... "kind": "say", "player": 1, "phrase": "hello"}
    {... "kind": "talk", "player": 1, "on": true}                  the conversation, for this player
    {... "kind": "line", "player": 1, "text": "Hello"}             which only the players are shown
    {... "kind": "claim", "player": 1}                             by post: the days of the other player are over

*at* is in milliseconds since 1970 and never runs backwards. An event may have *waited*: so many milliseconds the player
whose clock ran had waited for the service, which do not count. What is allowed on the board, ``dots``
decides. Knows no database and reads no clock.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from kropki.api.errors import DamagedError, GameError
from kropki.api.games.clocks import Clocks, time_control_of
from kropki.api.games.conversation import Conversation
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.board.position import Player, handicap
from kropki.dots.board.rulesets import End
from kropki.dots.errors import DotsError
from kropki.dots.records import replay
from kropki.dots.rules.game import Play

Event = dict[str, Any]

Phrase = Literal[
    "hello",
    "good-luck",
    "have-fun",
    "well-played",
    "nice-capture",
    "oops",
    "one-moment",
    "i-am-back",
    "thanks",
    "good-game",
]
Offer = Literal["draw", "count", "takeback", "rematch"]
PHRASES, OFFERS = get_args(Phrase), get_args(Offer)
SAID_LIMIT = 100  # phrases of each player
EVENTS_LIMIT = 10_000  # after which there are only moves
RINGS_LIMIT = 20  # of one move; each may take some milliseconds
MOST_RING_POINTS_OF_A_MOVE = 1000  # in all its rings; a full game of 60x60 has one of 123
MOST_RINGS = 1000  # of a game, those of moves taken back among them; a full game of 60x60 has some 200
MOST_RING_POINTS = 10_000  # the same; a full game of 60x60 has some 1,900
MOST_BYTES = 1 << 20  # of the events of a game; 3,600 moves take a third
OTHERS_BYTES = 1 << 19  # of them, after which there are only moves
# that a player may say; time and draws have their own ways, and a count that is not proved is offered
_WORDS = {MoveKind.STOP, MoveKind.DONE, MoveKind.RESIGN, MoveKind.COUNT}
_SAID = ("kind", "what", "phrase", "on", "text")  # of an action, as its event has it
_ENDS = {"draw": MoveKind.DRAW, "count": MoveKind.COUNT}  # by offers


@dataclass(frozen=True, slots=True)
class Action:
    """What a player wants to do: an event without its number, its time and its player."""

    kind: str  # "move", "offer", "accept", "decline", "say", "claim", "talk", "line"
    move: list[Any] | None = None
    what: str | None = None
    phrase: str | None = None
    on: bool | None = None
    text: str | None = None

    @property
    def is_always_taken(self) -> bool:
        """Whether no limit on bytes refuses it: a claim, and the end of a conversation."""
        return self.kind == "claim" or (self.kind == "talk" and not self.on)


class State:
    """A game after its events so far; *setup* is an object with size, rules, start and clock.

    It may have a computer, too: ``{"player": 2, "strength": 7}``, whose clock never runs.
    """

    def __init__(self, setup: Mapping[str, Any]) -> None:
        start = setup["start"]
        # Python's garbage collector passes over tuples of numbers, and a full board has 3,600 dots.
        self.setup = setup if isinstance(start, str) else {**setup, "start": list(map(tuple, start))}
        game = replay.read({name: setup[name] for name in ("size", "rules", "start")})
        self.start = game.start
        self.handicap = handicap(start) if isinstance(start, str) else 0
        self.play = Play(game.board, game.ruleset, game.start, alternate=True)
        self.clocks = Clocks(time_control_of(setup.get("clock")))
        self.computer: Player = (setup.get("computer") or {}).get("player", 0)  # which side is the computer's; 0: none
        self.events: list[str] = []
        self.size = 0  # characters of all events
        self.rings = 0  # that were ever closed by choice
        self.ring_points = 0  # of these
        self.at = 0
        self.seated: set[Player] = set()
        self.offers: dict[str, Player] = {}  # what is offered, and by whom
        self.rematch: str | None = None
        self.made = 0  # moves, those taken back among them
        self._declined: dict[tuple[str, Player], int] = {}  # how many moves there were when an offer was declined
        self._said = {1: 0, 2: 0}
        self._told: tuple[int, list[list[Any]]] = (-1, [])  # after how many events; the moves as they are told
        self.conversation = Conversation()

    @property
    def number(self) -> int:
        """How many events there are."""
        return len(self.events)

    def spared(self, now: int) -> int | None:
        """Return until when a game by post that changes *now* stays where others need its place, in seconds.

        That is twice the days of a move: as long again as one may think, for the other player to claim the win.
        """
        control = self.clocks.control
        if control is None or not control.by_post or self.play.over:
            return None
        return now + 2 * control.move // 1000

    # What has happened

    def add(self, event: Event | str) -> str:
        """Take in the next event, as it is or as JSON, and return it as JSON; raise ``DamagedError`` for none."""
        try:
            self._apply(json.loads(event) if isinstance(event, str) else event)
        except (ValueError, KeyError, TypeError, AttributeError, DotsError) as error:
            raise DamagedError(f"an event of a game is damaged: {error!r}") from None
        text = event if isinstance(event, str) else json.dumps(event, separators=(",", ":"))
        self.events.append(text)
        self.size += len(text)
        return text

    def _apply(self, event: Event) -> None:
        player, at = event["player"], event["at"]
        if event["number"] != self.number + 1:
            raise ValueError(event["number"])
        appliers: dict[str, Callable[[Event, Player], None]] = {
            "sit": self._apply_sit,
            "move": self._apply_move,
            "accept": self._apply_accept,
            "offer": self._apply_offer,
            "decline": self._apply_decline,
            "say": self._apply_say,
            "claim": self._apply_claim,
            "talk": lambda event, player: self.conversation.switch(player, on=event["on"]),
            "line": lambda event, player: self.conversation.add(player, event["text"], event["at"]),
        }
        appliers[event["kind"]](event, player)
        self.at = at

    def _apply_sit(self, event: Event, player: Player) -> None:
        self.seated.add(player)
        if len(self.seated) == 2 and not self.play.over:
            self.clocks.turn(self._timed(), event["at"])

    def _apply_move(self, event: Event, _player: Player) -> None:
        move = replay.move(event["move"], self.play.board)
        self.play.play(move, was_allowed=True)
        self.rings += len(move.rings)
        self.ring_points += sum(map(len, move.rings))
        self.made += 1
        self._drop_offers()
        if move.kind is not MoveKind.DONE or self.play.over or self.play.to_move != self.clocks.running:
            self._turn(event["at"], event.get("waited", 0))

    def _apply_offer(self, event: Event, player: Player) -> None:
        self.offers[event["what"]] = player

    def _apply_decline(self, event: Event, _player: Player) -> None:
        by = self.offers.pop(event["what"])
        self._declined[event["what"], by] = self.made

    def _apply_accept(self, event: Event, player: Player) -> None:
        what = event["what"]
        if what in _ENDS:
            self.play.play(Move(player, _ENDS[what]))
        elif what == "takeback":
            for _ in range(event["undo"]):
                self.play.undo()
        else:
            self.rematch = event["game"]
            self.offers.pop("rematch", None)
        self._drop_offers()
        if what != "rematch":
            self._turn(event["at"], event.get("waited", 0))

    def _apply_say(self, _event: Event, player: Player) -> None:
        self._said[player] += 1

    def _apply_claim(self, event: Event, player: Player) -> None:
        self.play.play(Move(3 - player, MoveKind.TIME))
        self._drop_offers()
        self._turn(event["at"], event.get("waited", 0))

    def _drop_offers(self) -> None:
        for what in (*_ENDS, "takeback"):
            self.offers.pop(what, None)

    def _turn(self, at: int, waited: int) -> None:
        if len(self.seated) == 2:
            self.clocks.turn(self._timed(), at, waited)
        is_alone = self.play.stopped and End.STOP in self.play.ruleset.ends and not self.play.over
        self.clocks.leave_alone(at if is_alone else None)

    def _timed(self) -> Player:
        """Return whose time counts now; 0: nobody's.

        Never the computer's, which waits for the service and for whoever pays. Against the computer, the time of the
        other player counts from their first move: such a game begins before they have seen the board.
        """
        player = self.play.to_move
        if self.play.over or player == self.computer:
            return 0
        has_moved = not self.computer or any(move.player == player for move in self.play.moves)
        return player if has_moved else 0

    # What may be next

    @property
    def awaits_computer(self) -> bool:
        """Whether the computer has to move, or to answer an offer."""
        is_its = self.play.to_move == self.computer or bool(self.offered_to_computer)
        return bool(self.computer) and not self.play.over and is_its

    @property
    def offered_to_computer(self) -> list[str]:
        """What the other player offers, unless the game is too full for an answer."""
        return [] if self._is_full else [what for what, by in self.offers.items() if by != self.computer]

    @property
    def _is_full(self) -> bool:
        """Whether there may be nothing but moves."""
        return self.number >= EVENTS_LIMIT or self.size >= OTHERS_BYTES

    def sitting(self, player: Player, now: int) -> Event:
        """Return the event that *player* has come."""
        return self._event("sit", player, now)

    def expired(self, now: int, waited: int = 0) -> Event | None:
        """Return the event that the time of a player is over, if it is; what the player has *waited* does not count."""
        until = self.clocks.falls
        if until is None or now - waited <= until or self.play.over:
            return None
        player = self.clocks.running
        return self._event("move", player, until + waited, move=[player, MoveKind.TIME.value])

    def repeated(self, player: Player, number: int, action: Action) -> bool:
        """Tell whether *player* did just this with this *number* before.

        Who had not sat down when he moved, sat down first: then it has the next number.
        """
        if number < 1:
            return False
        wanted = {name: getattr(action, name) for name in _SAID if getattr(action, name) is not None}
        for text in self.events[number - 1 : number + 1]:
            event = json.loads(text)
            if event["player"] == player and event["kind"] != "sit":
                is_move = action.move is None or bool(event.get("move") == self._written(action.move))
                return is_move and wanted.items() <= event.items()
            if event["kind"] != "sit":
                return False
        return False

    def decided(
        self, player: Player, action: Action, now: int, pause: Callable[[], object] = lambda: None, waited: int = 0
    ) -> Event:
        """Return the event that *action* of *player* becomes; raise ``GameError`` where it is not allowed.

        Accepting a rematch needs the id of the new game: the caller adds it. *pause* is called before each ring of a
        move; what it raises changes nothing. What whose clock runs has *waited* for the service does not count.
        """
        if action.kind == "move":
            return self._event("move", player, now, move=self._move(player, action.move, pause))
        if action.is_always_taken:
            return self._claiming(player, now, waited) if action.kind == "claim" else self._talking(player, action, now)
        if self._is_full:
            raise GameError("expected a move: this game has too many other events", code="full")
        if action.kind == "say":
            return self._saying(player, str(action.phrase), now)
        if action.kind in {"talk", "line"}:
            return self._talking(player, action, now)
        deciders = {"offer": self._offering, "accept": self._accepting, "decline": self._declining}
        return deciders[action.kind](player, str(action.what), now)

    def _event(self, kind: str, player: Player, now: int, **more: object) -> Event:
        return {"number": self.number + 1, "at": max(now, self.at), "kind": kind, "player": player, **more}

    def _move(self, player: Player, given: object, pause: Callable[[], object]) -> list[Any]:
        try:
            move = replay.move(given, self.play.board)
            self._check_bounds(move)
            if move.player != player:
                raise GameError(f"expected a move of player {player}, whose seat this is", code="seat")
            if move.kind not in {MoveKind.DOT, MoveKind.CLOSE, *_WORDS}:
                raise GameError(f"expected a move, not {move.kind}: only the server says that", code="kind")
            self.play.pause = pause
            move = self._bare(move)
            self._check_count(move)
            replay.make(self.play, given, move)
        except DotsError as error:
            raise GameError(error.message, code=error.code, move=len(self.play.moves) + 1) from None
        finally:
            self.play.pause = lambda: None
        self.play.undo()
        return replay.written(move, self.play.board)

    def _check_count(self, move: Move) -> None:
        """Refuse to count at once where it is not proved that the score stays: it is for both to agree."""
        can_count = End.COUNTED in self.play.ruleset.ends and not self.play.over
        if move.kind is MoveKind.COUNT and can_count and not self.play.settled:
            words = "expected an offer to count: it is not proved that no move can change the score"
            raise GameError(words, code="unsettled")

    def _check_bounds(self, move: Move) -> None:
        """Refuse a move with too many rings, or in a game that is full; who resigns may always."""
        points = sum(map(len, move.rings))
        if len(move.rings) > RINGS_LIMIT:
            raise GameError(f"expected at most {RINGS_LIMIT} rings in a move, not {len(move.rings)}", code="move")
        if points > MOST_RING_POINTS_OF_A_MOVE:
            words = f"expected at most {MOST_RING_POINTS_OF_A_MOVE} points in the rings of a move, not {points}"
            raise GameError(words, code="move")
        is_full = self.rings + len(move.rings) > MOST_RINGS or self.ring_points + points > MOST_RING_POINTS
        if move.rings and is_full and self.play.ruleset.optional:
            raise GameError("expected a move without rings: this game has too many rings", code="full")
        if move.kind in {MoveKind.DOT, MoveKind.CLOSE} and self.size >= MOST_BYTES:
            raise GameError("expected no more moves: this game is too long; its players may resign", code="full")

    def _bare(self, move: Move) -> Move:
        """Leave out rings where they close by themselves: what is said of them there means nothing."""
        is_bare = move.kind is MoveKind.DOT and not self.play.ruleset.optional
        return replace(move, rings=()) if is_bare else move

    def _written(self, given: object) -> list[Any] | None:
        try:
            return replay.written(self._bare(replay.move(given, self.play.board)), self.play.board)
        except DotsError:
            return None

    def _saying(self, player: Player, phrase: str, now: int) -> Event:
        if phrase not in PHRASES:
            raise GameError(f"expected one of {', '.join(PHRASES)}, not {phrase[:20]!r}", code="phrase")
        if self._said[player] >= SAID_LIMIT:
            raise GameError(f"expected at most {SAID_LIMIT} phrases in a game", code="phrase")
        return self._event("say", player, now, phrase=phrase)

    def _talking(self, player: Player, action: Action, now: int) -> Event:
        talk = self.conversation
        if action.kind == "line":
            return self._event("line", player, now, text=talk.check_line(player, action.text, now))
        talk.check_switch(player, on=bool(action.on))
        return self._event("talk", player, now, on=bool(action.on))

    def _claiming(self, player: Player, now: int, waited: int) -> Event:
        if self.clocks.until is None or self.clocks.falls is not None or self.play.over:
            raise GameError("expected a game by post that goes on: only there is a win claimed", code="claim")
        if self.clocks.running == player:
            raise GameError("expected a claim of the player who waits: it is your move", code="claim")
        if now - waited <= self.clocks.until:
            raise GameError("expected a claim once the days of the other player are over", code="claim")
        return self._event("claim", player, now)

    def _offering(self, player: Player, what: str, now: int) -> Event:
        if self.offers.get(what) == 3 - player:
            return self._accepting(player, what, now)
        self._check_offer(player, what)
        if what in self.offers:
            raise GameError("expected another offer: you have made this one already", code="offer")
        if self._declined.get((what, player)) == self.made:
            raise GameError("expected a move before the same offer again", code="offer")
        return self._event("offer", player, now, what=what)

    def _check_offer(self, player: Player, what: str) -> None:
        if what not in OFFERS:
            raise GameError(f"expected one of {', '.join(OFFERS)}, not {what[:20]!r}", code="offer")
        if (what == "rematch") != self.play.over:
            when = "after the end" if what == "rematch" else "while the game goes on"
            raise GameError(f"expected this offer {when}", code="offer")
        if what == "rematch" and self.computer:
            raise GameError("expected a new game: the computer plays no rematch", code="offer")
        if what == "count" and End.COUNTED not in self.play.ruleset.ends:
            raise GameError(f"expected rules with an early count, not {self.play.ruleset}", code="offer")
        if what == "rematch" and self.rematch:
            raise GameError("expected no second rematch: the next game has begun", code="offer")
        if what == "takeback" and not self._undone(player):
            raise GameError("expected a move of your own to take back", code="offer")

    def _undone(self, player: Player) -> int:
        """Count the moves to undo until the last one of *player* is; 0 where there is none."""
        moves = self.play.moves
        return next((n for n in range(1, len(moves) + 1) if moves[-n].player == player), 0)

    def _standing(self, what: str) -> Player:
        """Return whose offer *what* is; raise ``GameError`` if there is none."""
        by = self.offers.get(what)
        if by is None:
            raise GameError("expected an offer that has not ended", code="offer")
        return by

    def _accepting(self, player: Player, what: str, now: int) -> Event:
        by = self._standing(what)
        if by == player:
            raise GameError("expected the other side to accept", code="offer")
        self._check_offer(by, what)
        more = {"undo": self._undone(by)} if what == "takeback" else {}
        return self._event("accept", player, now, what=what, **more)

    def _declining(self, player: Player, what: str, now: int) -> Event:
        if self._standing(what) == player:
            raise GameError("expected the other side to decline: this offer is yours", code="offer")
        return self._event("decline", player, now, what=what)

    # What is told

    def as_json(self, waited: int = 0) -> dict[str, Any]:
        """Return all that anybody may know, but for the events; *waited* as of the clocks."""
        return {
            **self.setup,
            "number": self.number,
            "moves": self._told_moves(),
            "to_move": self.play.to_move,
            "captured": list(self.play.captured),
            "counts": list(self.play.counts),
            "open": self.play.open,
            "over": self.play.over,
            "result": self.play.result,
            "seated": sorted(self.seated),
            "offers": dict(self.offers),
            "rematch": self.rematch,
            "clocks": self.clocks.as_json(waited),
        }

    def _told_moves(self) -> list[list[Any]]:
        """Return the moves, which are written once for each event: nobody may change them."""
        if self._told[0] != self.number:
            self._told = self.number, [replay.written(move, self.play.board) for move in self.play.moves]
        return self._told[1]
