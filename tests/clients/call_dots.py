"""The calls of Dots: a position, a move, lessons, a game with a friend, the lobby, ratings."""

from __future__ import annotations

import json

from answers import Call, starts
from kropki_client import Client
from kropki_client.api.games import (
    add_event,
    analyse_game,
    begin_game,
    choose_move,
    draw_game_code,
    forget_ratings,
    get_game,
    get_game_as_ics,
    get_game_as_png,
    get_game_as_sgf,
    get_game_as_svg,
    get_lessons,
    get_lobby,
    get_lobby_game,
    get_opening,
    get_own_ratings,
    get_ratings,
    join_lobby_game,
    leave_lobby,
    list_rating,
    open_lobby_game,
    play_move,
    replay_game,
    report_game,
    take_seat,
)
from kropki_client.models import (
    AnalysisBody,
    ChosenLessons,
    ChosenMove,
    EventBody,
    EventBodyKind,
    EventBodyWhatType0,
    ForgottenRatings,
    GameState,
    JoinBody,
    JoinedGame,
    KnownOpening,
    LessonTheme,
    ListedBody,
    ListedRating,
    LobbyGame,
    LobbyState,
    MoveBody,
    NewGame,
    NewGameBody,
    NewLobbyGameBody,
    OpenedGame,
    OwnRatings,
    PlayedMoveBody,
    PostClock,
    Problem,
    RatingTable,
    ReplayBody,
    ReplayedGame,
    ReportedGame,
    TakenOut,
    TakenSeat,
    ToldEvents,
)


def of_dots(client: Client) -> dict[str, Call]:
    """Return the calls, by their names: whether each answer is what its type says."""
    return {
        "replay_game": lambda: replays(client),
        "choose_move": lambda: chooses(client),
        **with_a_friend(client),
        **in_the_lobby(client),
        "analyse_game": lambda: analyses(client),
        "get_lessons": lambda: teaches(client),
        "get_opening": lambda: opens(client),
    }


def replays(client: Client) -> bool:
    """Tell whether a game of dots is replayed."""
    answer = replay_game.sync(client=client, body=ReplayBody(size=[3, 3], moves=[[1, 1, 1], [2, "resign"]]))
    return isinstance(answer, ReplayedGame) and answer.result == "B+R" and answer.error is None


def chooses(client: Client) -> bool:
    """Tell whether a move is chosen in a game of dots, and a position that is none refused."""
    answer = choose_move.sync(client=client, body=MoveBody(size=[9, 9], start="cross", moves=[[1, 5, 3]], level=2))
    refused = choose_move.sync(client=client, body=MoveBody(position="nothing"))
    return isinstance(answer, ChosenMove) and isinstance(refused, Problem) and refused.status == 422


def analyses(client: Client) -> bool:
    """Tell whether the moves of a game of dots are judged, a line each."""
    body = AnalysisBody(size=[5, 5], moves=[[1, 2, 2], [2, 1, 2]], level=1)
    answer = analyse_game.sync(client=client, body=body)
    lines = [json.loads(line) for line in answer.splitlines()] if isinstance(answer, str) else []
    return [line["move"] for line in lines] == [1, 2]


def teaches(client: Client) -> bool:
    """Tell whether there are lessons of a theme."""
    answer = get_lessons.sync(client=client, theme=LessonTheme.LADDER, seed="tea", nb=2)
    return isinstance(answer, ChosenLessons) and [each.theme for each in answer.lessons] == [LessonTheme.LADDER] * 2


def opens(client: Client) -> bool:
    """Tell whether the opening book answers."""
    answer = get_opening.sync(client=client, size="15x15", start="cross", moves="fhgi")
    return isinstance(answer, KnownOpening) and answer.player == 1


def with_a_friend(client: Client) -> dict[str, Call]:
    """Return the calls of a game with a friend, which is begun here; they are made in this order."""
    begun = begin_game.sync(client=client, body=NewGameBody(size=[5, 5], player=1, clock=PostClock(days=3)))
    if not isinstance(begun, NewGame):
        return {"begin_game": lambda: False}
    game, secret = begun.id, begun.seats[0].secret or ""
    move = PlayedMoveBody(number=3, move=[1, 2, 2])
    offer = EventBody(number=4, kind=EventBodyKind.OFFER, what=EventBodyWhatType0.DRAW)

    def sits() -> bool:
        answer = take_seat.sync(game, client=client, x_seat=secret)
        friend = take_seat.sync(game, client=client, x_invitation=begun.seats[1].invitation or "")
        answers = [each.player for each in (answer, friend) if isinstance(each, TakenSeat)]
        return answers == [1, 2]

    def moves() -> bool:
        answer = play_move.sync(game, client=client, body=move, x_seat=secret)
        refused = play_move.sync(game, client=client, body=move, x_seat="wrong")
        is_refused = isinstance(refused, Problem) and refused.status == 403
        return isinstance(answer, ToldEvents) and answer.number == 3 and is_refused

    return {
        "begin_game": lambda: True,
        "take_seat": sits,
        "play_move": moves,
        "add_event": lambda: isinstance(add_event.sync(game, client=client, body=offer, x_seat=secret), ToldEvents),
        "get_game": lambda: isinstance(get_game.sync(game, client=client), GameState),
        "get_game_as_sgf": lambda: starts(get_game_as_sgf.sync(game, client=client), "(;FF[4]GM[40]"),
        "get_game_as_svg": lambda: starts(get_game_as_svg.sync(game, client=client), "<svg"),
        "get_game_as_ics": lambda: starts(get_game_as_ics.sync(game, client=client), "BEGIN:VCALENDAR"),
        "get_game_as_png": lambda: starts(get_game_as_png.sync(game, client=client), b"\x89PNG"),
        "report_game": lambda: isinstance(report_game.sync(game, client=client, x_seat=secret), ReportedGame),
        "draw_game_code": lambda: starts(draw_game_code.sync(game, client=client), "<svg"),
    }


def in_the_lobby(client: Client) -> dict[str, Call]:
    """Return the calls of the lobby, in which games are begun here; they are made in this order."""
    me, you = "pR0Yc1sGq2bQmXw4n6uJfA", "Zk3vTq8yLw1oN5eBc7dHsg"
    body = NewLobbyGameBody(size=[5, 5], name="Ada", watch=True)
    begun, other = (open_lobby_game.sync(client=client, body=body, x_player=me) for _ in range(2))
    if not isinstance(begun, OpenedGame) or not isinstance(other, OpenedGame):
        return {"open_lobby_game": lambda: False}

    def lists() -> bool:
        answer = get_lobby.sync(client=client)
        return isinstance(answer, LobbyState) and begun.id in [each.id for each in answer.waiting]

    def joins() -> bool:
        answer = join_lobby_game.sync(begun.id, client=client, body=JoinBody(name="Bob"), x_player=you)
        return isinstance(answer, JoinedGame) and answer.badge != begun.badge

    def tells() -> bool:
        answer = get_lobby_game.sync(begun.id, client=client)
        return isinstance(answer, LobbyGame) and [each.name for each in answer.players] in (
            ["Ada", "Bob"],
            ["Bob", "Ada"],
        )

    return {
        "open_lobby_game": lambda: True,
        "get_lobby": lists,
        "join_lobby_game": joins,
        "get_lobby_game": tells,
        "leave_lobby": lambda: isinstance(leave_lobby.sync(other.id, client=client, x_seat=other.secret), TakenOut),
        "get_ratings": lambda: isinstance(get_ratings.sync(client=client), RatingTable),
        "get_own_ratings": lambda: isinstance(get_own_ratings.sync(client=client, x_player=me), OwnRatings),
        "list_rating": lambda: isinstance(
            list_rating.sync(client=client, body=ListedBody(listed=False), x_player=me), ListedRating
        ),
        "forget_ratings": lambda: isinstance(forget_ratings.sync(client=client, x_player=me), ForgottenRatings),
    }
