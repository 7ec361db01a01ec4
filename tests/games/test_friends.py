"""Games of dots between friends: seats, moves, offers, clocks, bounds, and what events come to."""

from __future__ import annotations

import json
import re
from collections import Counter
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.api.errors import GameError, LimitError, NumberError, SeatError, UnknownGameError
from kropki.api.games.clocks import SIDE_MS
from kropki.api.games.games import INVITATION
from kropki.api.games.state import OFFERS, PHRASES, SAID_LIMIT, Action, State
from kropki.api.store.repository import Stock
from kropki.dots.records import replay, sgf
from kropki.generator.errors import KropkiError
from tests.support.friend_games import CLOCKED, NOWHERE, PATIENT, SMALL, Process

DAY_S = 24 * 3600


# seats


def test_a_seat_is_of_whoever_has_its_secret(process: Process) -> None:
    begun = process.begin(player=2)
    assert begun.player == 2
    assert process.state(begun.game_id)["seated"] == []
    assert process.do(process.games.sit(begun.game_id, begun.secret))[0] == 2
    assert process.do(process.games.sit(begun.game_id, begun.secret))[:2] == (2, begun.secret)
    assert process.state(begun.game_id)["seated"] == [2]
    for wrong in ("", "x" * 22, begun.game_id, "\udcff"):
        with pytest.raises(SeatError):
            process.do(process.games.sit(begun.game_id, wrong))


def test_an_open_seat_is_of_whoever_comes_first(kept: Process) -> None:
    begun = kept.begin(is_open=True)
    assert begun.invitation is None
    assert kept.state(begun.game_id)["open_seat"] == 2
    player, secret, _ = kept.do(kept.games.sit(begun.game_id, None))
    assert player == 2
    assert kept.do(kept.games.sit(begun.game_id, secret))[0] == 2
    with pytest.raises(SeatError):
        kept.do(kept.games.sit(begun.game_id, None))


def test_no_secret_is_kept(kept: Process) -> None:
    begun = kept.begin()
    row = kept.store.find(begun.game_id)
    assert row
    assert begun.invitation
    assert all(text.removeprefix(INVITATION) not in repr(row) for text in (begun.secret, begun.invitation))


def test_nobody_knows_a_game_that_there_is_not(process: Process) -> None:
    for asked in (process.games.state(NOWHERE), process.games.sit(NOWHERE, None), process.games.record(NOWHERE)):
        with pytest.raises(UnknownGameError):
            process.do(asked)


# events


def test_a_game_is_played_to_its_end_and_is_a_record(kept: Process) -> None:
    game, secrets = kept.seated({**SMALL, "size": [3, 3]})
    for number in range(9):
        kept.move(game, secrets[number % 2], 1 + number % 2, number % 3, number // 3)
    state = kept.state(game)
    assert (state["over"], state["result"], len(state["moves"])) == (True, "W+1", 9)
    record = sgf.read(kept.do(kept.games.record(game))).records[0]
    assert replay.replay_record(record)["result"] == "W+1"
    with pytest.raises(GameError) as caught:
        kept.move(game, secrets[1], 2, 1, 1)
    assert caught.value.code == "over"


def test_a_target_ends_a_game_and_its_record_says_the_handicap(process: Process) -> None:
    setup = {**SMALL, "rules": "standard+first_to=1", "start": "empty+handicap=4"}
    game, secrets = process.seated(setup)
    for at, (x, y) in enumerate([(2, 1), (2, 2), (1, 2), (0, 0), (3, 2), (4, 0), (2, 3)]):
        process.move(game, secrets[at % 2], 1 + at % 2, x, y)
    assert (process.state(game)["over"], process.state(game)["result"]) == (True, "B+1")
    record = sgf.read(process.do(process.games.record(game))).records[0]
    assert (record.handicap, str(record.ruleset)) == (4, "standard+first_to=1")
    assert replay.replay_record(record)["result"] == "B+1"


@pytest.mark.parametrize(
    ("by", "action", "code"),
    [
        (1, Action("move", move=[1, 2, 2]), "turn"),
        (2, Action("move", move=[2, 1, 1]), "taken"),
        (2, Action("move", move=[1, 2, 2]), "seat"),
        (2, Action("move", move=[2, 9, 9]), "off"),
        (2, Action("move", move=[2, "time"]), "kind"),
        (2, Action("move", move=[2, "draw"]), "kind"),
        (2, Action("move", move=[2, "stop"]), "kind"),
        (2, Action("move", move=[2]), "move"),
        (2, Action("move", move=["x", {}, []]), "move"),
        (2, Action("move", move=[2, 2, 2, [[[0, 0]]] * 21]), "move"),
        (2, Action("move", move=None), "move"),
        (2, Action("offer", what="peace"), "offer"),
        (2, Action("offer", what="takeback"), "offer"),  # of a move that it has not made
        (2, Action("offer", what="rematch"), "offer"),
        (2, Action("accept", what="draw"), "offer"),
        (2, Action("decline", what="draw"), "offer"),
        (2, Action("say", phrase="nonsense"), "phrase"),
    ],
)
def test_what_is_not_allowed_is_refused_and_changes_nothing(
    process: Process, by: int, action: Action, code: str
) -> None:
    game, secrets = process.seated()
    process.move(game, secrets[0], 1, 1, 1)
    before = process.state(game)
    with pytest.raises(GameError) as caught:
        process.act(game, secrets[by - 1], action)
    assert caught.value.code == code
    assert process.state(game) == before


def test_rings_where_they_close_by_themselves_are_not_kept(process: Process) -> None:
    game, (first, second) = process.seated()
    move = Action("move", move=[1, 1, 1, [[[99, -1]]]])
    [event] = process.act(game, first, move, number=3)
    assert event["move"] == [1, 1, 1]
    assert process.act(game, first, move, number=3) == [event]
    assert "B[bb]" in process.do(process.games.record(game))
    with pytest.raises(GameError, match=re.escape("expected points of the 5x5 board, not [2, 9, 9]")):
        process.move(game, second, 2, 9, 9)
    with pytest.raises(GameError, match="expected a move of standard, not 'stop'"):
        process.move(game, second, 2, "stop")


def test_a_number_is_given_once_and_the_same_again_is_no_other(kept: Process) -> None:
    game, (first, second) = kept.seated()
    move = Action("move", move=[1, 1, 1])
    [event] = kept.act(game, first, move, number=3)
    assert kept.act(game, first, move, number=3) == [event]
    assert kept.act(game, first, Action("move", move=[1, 1, 1, []]), number=3) == [event]
    for secret, action, number in (
        (first, Action("move", move=[1, 2, 2]), 3),
        (second, Action("move", move=[2, 2, 2]), 3),
        (second, Action("move", move=[2, 2, 2]), 5),
        (second, Action("move", move=[2, 2, 2]), 0),
    ):
        with pytest.raises(NumberError) as caught:
            kept.act(game, secret, action, number=number)
        assert caught.value.number == 3


def test_whoever_moves_without_having_sat_down_sits_down_first_and_once(process: Process) -> None:
    begun = process.begin()
    move = Action("move", move=[1, 1, 1])
    events = process.act(begun.game_id, begun.secret, move, number=1)
    assert [event["kind"] for event in events] == ["sit", "move"]
    assert process.act(begun.game_id, begun.secret, move, number=1) == events


def test_a_draw_is_by_consent(process: Process) -> None:
    game, (first, second) = process.seated()
    draw = Action("offer", what="draw")
    process.act(game, first, draw)
    for answer in ("accept", "decline"):
        with pytest.raises(GameError, match=f"expected the other side to {answer}") as caught:
            process.act(game, first, Action(answer, what="draw"))
        assert caught.value.code == "offer"
    process.act(game, second, Action("decline", what="draw"))
    with pytest.raises(GameError):
        process.act(game, first, draw)  # before a move
    process.move(game, first, 1, 1, 1)
    process.act(game, first, draw)
    assert process.state(game)["offers"] == {"draw": 1}
    process.act(game, second, draw)  # both offer: that is consent
    assert (process.state(game)["result"], process.state(game)["offers"]) == ("Draw", {})


# three points are left between two walls
WALLS = {
    "size": [5, 3],
    "rules": "standard",
    "start": [[player, x, y] for player, columns in ((1, (0, 1)), (2, (3, 4))) for x in columns for y in range(3)],
}


def test_a_count_that_is_proved_ends_the_game_at_once(process: Process) -> None:
    game, (first, second) = process.seated(WALLS)
    process.move(game, first, 1, 2, 1)
    [event] = process.act(game, first, Action("move", move=[1, "count"]))  # whoever is to move
    assert event["move"] == [1, "count"]
    state = process.state(game)
    assert (state["over"], state["result"], state["open"]) == (True, "0", 2)
    record = process.do(process.games.record(game))
    assert "RE[0]" in record
    answer = replay.replay_record(sgf.read(record).records[0])
    assert (answer["over"], answer["result"], answer["error"]) == (True, "0", None)
    with pytest.raises(GameError) as caught:
        process.move(game, second, 2, "count")
    assert caught.value.code == "over"


def test_a_count_that_is_not_proved_is_by_consent(process: Process) -> None:
    game, (first, second) = process.seated()
    process.move(game, first, 1, 1, 1)
    with pytest.raises(GameError, match="expected an offer to count") as caught:
        process.move(game, second, 2, "count")
    assert caught.value.code == "unsettled"
    offer = Action("offer", what="count")
    process.act(game, second, offer)
    process.act(game, first, Action("decline", what="count"))
    process.move(game, second, 2, 2, 2)
    process.act(game, second, offer)
    [event] = process.act(game, first, Action("accept", what="count"))
    assert event["kind"] == "accept"
    state = process.state(game)
    assert (state["over"], state["result"], state["offers"]) == (True, "0", {})
    assert state["moves"][-1] == [1, "count"]
    assert replay.replay_record(sgf.read(process.do(process.games.record(game))).records[0])["result"] == "0"


def test_rules_with_an_end_of_their_own_are_not_counted(process: Process) -> None:
    game, (first, second) = process.seated({**SMALL, "rules": "no-territory"})
    with pytest.raises(GameError) as offered:
        process.act(game, second, Action("offer", what="count"))
    with pytest.raises(GameError) as said:
        process.move(game, first, 1, "count")
    assert (offered.value.code, said.value.code) == ("offer", "kind")


@pytest.mark.parametrize(("asking", "left"), [(1, 0), (2, 1)])
def test_a_move_is_taken_back_by_consent_up_to_the_move_of_who_asks(process: Process, asking: int, left: int) -> None:
    game, secrets = process.seated()
    process.move(game, secrets[0], 1, 1, 1)
    process.move(game, secrets[1], 2, 2, 2)
    process.act(game, secrets[asking - 1], Action("offer", what="takeback"))
    [event] = process.act(game, secrets[2 - asking], Action("accept", what="takeback"))
    assert event["undo"] == 2 - left
    assert (len(process.state(game)["moves"]), process.state(game)["to_move"]) == (left, asking)


def test_a_move_answers_an_offer_with_no(process: Process) -> None:
    game, (first, second) = process.seated()
    process.act(game, second, Action("offer", what="draw"))
    process.move(game, first, 1, 1, 1)
    with pytest.raises(GameError):
        process.act(game, first, Action("accept", what="draw"))


def test_a_rematch_has_the_other_colours_and_the_same_secrets(kept: Process) -> None:
    game, (first, second) = kept.seated()
    kept.move(game, first, 1, "resign")
    assert kept.state(game)["result"] == "W+R"
    kept.act(game, second, Action("offer", what="rematch"))
    [event] = kept.act(game, first, Action("accept", what="rematch"))
    assert kept.state(game)["rematch"] == event["game"]
    assert kept.do(kept.games.sit(event["game"], first))[0] == 2
    assert kept.do(kept.games.sit(event["game"], second))[0] == 1
    with pytest.raises(GameError):
        kept.act(game, second, Action("offer", what="rematch"))


def test_phrases_are_few(process: Process) -> None:
    game, (first, _) = process.seated()
    for number in range(SAID_LIMIT):
        process.act(game, first, Action("say", phrase=PHRASES[number % len(PHRASES)]))
    with pytest.raises(GameError):
        process.act(game, first, Action("say", phrase="hello"))


# clocks


def test_a_clock_takes_from_the_reserve_what_a_move_takes_too_long(process: Process) -> None:
    game, (first, second) = process.seated(CLOCKED)
    began = process.now
    assert process.state(game)["clocks"] == {
        "running": 1,
        "since": began,
        "until": began + 40_000,
        "reserves": [30_000, 30_000],
    }
    process.now += 9_000
    process.move(game, first, 1, 1, 1)
    process.now += 25_000
    process.move(game, second, 2, 2, 2)
    assert process.state(game)["clocks"]["reserves"] == [30_000, 15_000]
    process.now += 40_000
    assert not process.state(game)["over"]
    process.now += 1
    state = process.state(game)
    assert (state["result"], state["clocks"]["running"]) == ("W+T", 0)
    assert state["events"][-1]["at"] == began + 74_000
    with pytest.raises(GameError):
        process.move(game, first, 1, 3, 3)


def test_the_clock_runs_once_both_have_come(process: Process) -> None:
    begun = process.begin(CLOCKED)
    process.do(process.games.sit(begun.game_id, begun.secret))
    assert process.state(begun.game_id)["clocks"]["running"] == 0
    process.do(process.games.sit(begun.game_id, None, begun.invitation))
    assert process.state(begun.game_id)["clocks"]["running"] == 1


def test_who_is_left_alone_after_stop_has_four_minutes_in_all(process: Process) -> None:
    game, (first, second) = process.seated({**CLOCKED, "rules": "no-territory"})
    process.move(game, first, 1, 2, 2)
    process.move(game, second, 2, 1, 1)
    process.move(game, first, 1, "stop")
    stopped = process.now
    process.now += SIDE_MS - 1000
    process.move(game, second, 2, 0, 0)
    assert process.state(game)["clocks"]["until"] == stopped + SIDE_MS == stopped + 4 * 60 * 1000
    process.now = stopped + SIDE_MS + 1
    assert process.state(game)["result"] == "W+1"  # by the score, not by time


def test_time_never_runs_backwards(process: Process) -> None:
    game, (first, second) = process.seated(CLOCKED)
    process.now += 5000
    process.move(game, first, 1, 1, 1)
    process.now -= 4000  # the clock of another machine
    [event] = process.move(game, second, 2, 2, 2)
    assert event["at"] == process.state(game)["events"][-2]["at"]


# bounds


def test_an_address_begins_so_many_games_a_day(stock: Stock) -> None:
    process = Process(stock.games, replace(PATIENT, new_games=2))
    process.begin()
    process.begin()
    with pytest.raises(LimitError):
        process.begin()
    process.now += DAY_S * 1000
    process.begin()


NETWORKS = {  # addresses, and how many games may be begun from them together where one may begin two
    2: ["2001:db8:1:2::"] * 8,
    4: ["2001:db8:1:2::", "2001:db8:1:3::"] * 4,
    8: [f"2001:db8:1:{n:x}00::" for n in range(10)],
    20: [f"192.0.2.{n}" for n in range(10)] * 3,
}


@pytest.mark.parametrize("by_post", [False, True])
@pytest.mark.parametrize("most", NETWORKS)
def test_a_network_begins_so_many_however_many_addresses_it_has(process: Process, most: int, *, by_post: bool) -> None:
    settings = replace(PATIENT, post_games=2) if by_post else replace(PATIENT, new_games=2)
    process = Process(process.store, settings)
    begun = 0
    for address in [*NETWORKS[most], *NETWORKS[most]]:
        with suppress(LimitError):
            process.begin({**SMALL, "clock": {"days": 2} if by_post else None}, address=address)
            begun += 1
    assert begun == most
    process.begin(address="2001:db8:2::")


def test_games_of_one_address_do_not_fill_the_database(stock: Stock) -> None:
    process = Process(stock.games, replace(PATIENT, games_kept=60))
    begun = Counter[str]()
    for address in ("192.0.2.1", "192.0.2.2", "2001:db8:1:2::", "192.0.2.3"):
        with suppress(LimitError):
            while True:
                process.begin(address=address)
                begun[address] += 1
    assert list(begun.values()) == [6, 5, 5, 4]


def test_games_that_nobody_plays_are_forgotten_and_finished_ones_later(stock: Stock) -> None:
    process = Process(stock.games, replace(PATIENT, game_days=2, record_days=5))
    going_on, _ = process.seated()
    ended, (first, _) = process.seated()
    process.move(ended, first, 1, "resign")
    process.now += 3 * DAY_S * 1000
    with pytest.raises(UnknownGameError):
        process.state(going_on)
    assert process.state(ended)["over"]
    process.begin()  # and so they are removed
    assert process.store.events(going_on, 0) == []
    assert process.store.count() == 2
    process.now += 3 * DAY_S * 1000
    with pytest.raises(UnknownGameError):
        process.state(ended)


def test_a_full_database_forgets_what_nobody_has_played_for_a_day(stock: Stock) -> None:
    process = Process(stock.games, replace(PATIENT, games_kept=2))
    old = process.begin()
    process.begin(address="192.0.2.1")
    with pytest.raises(KropkiError, match="too many"):
        process.begin(address="192.0.2.2")
    process.now += 2 * DAY_S * 1000
    process.begin()
    with pytest.raises(UnknownGameError):
        process.state(old.game_id)


# what events come to


@st.composite
def deeds(draw: st.DrawFn) -> list[tuple[int, Action, int]]:
    """Draw what players try: who, what, and after how many milliseconds."""
    move = st.tuples(st.integers(1, 2), st.integers(-1, 4), st.integers(0, 3)).map(
        lambda found: Action("move", move=list(found))
    )
    words = st.tuples(st.integers(1, 2), st.sampled_from(["stop", "done", "resign", "time"])).map(
        lambda found: Action("move", move=list(found))
    )
    answer = st.builds(Action, st.sampled_from(["offer", "accept", "decline"]), what=st.sampled_from(OFFERS))
    say = st.builds(Action, st.just("say"), phrase=st.sampled_from(PHRASES))
    claim = st.just(Action("claim"))
    talk = st.builds(Action, st.just("talk"), on=st.booleans()) | st.just(Action("line", text="Hello"))
    what = st.one_of(move, move, move, words, answer, say, claim, talk)
    deed = st.tuples(st.integers(1, 2), what, st.integers(0, 20_000))
    return draw(st.lists(deed, max_size=40))


@given(
    deeds(),
    st.sampled_from(["standard", "no-territory", "territory", "gorilla", "kepung+move_limit=3"]),
    st.sampled_from([(CLOCKED["clock"], 1), ({"days": 1}, 10_000)]),
)
def test_the_same_events_give_the_same_state(
    tried: list[tuple[int, Action, int]], rules: str, clock: tuple[dict[str, int], int]
) -> None:
    setup, pace = {**CLOCKED, "size": [4, 4], "rules": rules, "clock": clock[0]}, clock[1]
    state, now = State(setup), 1000
    for player in (1, 2):
        state.add(json.dumps(state.sitting(player, now)))
    for player, action, ms in tried:
        now += ms * pace
        over = state.expired(now)
        if over:
            state.add(json.dumps(over))
        before = state.as_json()
        try:
            event = state.decided(player, action, now)
        except GameError:
            assert state.as_json() == before
            continue
        if event.get("what") == "rematch" and event["kind"] == "accept":
            event["game"] = NOWHERE
        state.add(json.dumps(event))
    again = State(setup)
    for text in state.events:
        again.add(text)
    assert again.as_json() == state.as_json()
    told = {**state.as_json(), "events": [json.loads(text) for text in state.events]}
    assert [event["number"] for event in told["events"]] == list(range(1, state.number + 1))
    assert [event["at"] for event in told["events"]] == sorted(event["at"] for event in told["events"])
    line = {name: setup[name] for name in ("size", "rules", "start")} | {"moves": told["moves"], "alternate": True}
    replayed = replay.replay(line)
    assert replayed["error"] is None
    assert (replayed["over"], replayed["result"]) == (told["over"], told["result"])
