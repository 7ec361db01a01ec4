"""A call of each operation by the client that openapi-python-client makes: ``python calls.py URL``.

Prints, as JSON, whether each answered as its type says. ``tests/api/test_clients.py`` puts the client,
``kropki_client``, beside this file, checks the types of both, and runs it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from datetime import UTC, datetime

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
from kropki_client.api.publications import (
    change_collection,
    change_publication,
    get_collection,
    get_publication,
    publish_collection,
    publish_puzzle,
    withdraw_collection,
    withdraw_publication,
)
from kropki_client.api.puzzles import (
    draw_picture,
    draw_qr_code,
    get_batch,
    get_pack,
    get_puzzle,
    get_puzzle_as_fpuzzles,
    get_puzzle_as_json,
    get_puzzle_as_ken,
    get_puzzle_as_pdf,
    get_puzzle_as_png,
    get_puzzle_as_sudokupad,
    get_puzzle_as_svg,
    get_puzzle_by_id,
    get_puzzle_of_day,
    get_puzzle_of_today,
    get_solution,
    get_steps,
    keep_puzzle,
    make_published_puzzle,
    open_in_sudokupad,
)
from kropki_client.api.questions import (
    analyse_board,
    check,
    complete_board,
    find_neighbours,
    get_practice,
    grade,
    hint,
    read_text,
    solve,
    why,
)
from kropki_client.api.races import begin_race, get_race, take_part_in_race
from kropki_client.api.service import describe_link, is_alive, is_ready
from kropki_client.api.times import forget_times, get_times, send_time
from kropki_client.models import (
    AnalyseBody,
    Analysed,
    AnalysisBody,
    CheckBody,
    Checked,
    ChosenLessons,
    ChosenMove,
    CollectedBody,
    Collection,
    CollectionBody,
    CollectionChangeBody,
    CompleteBody,
    Embedding,
    EventBody,
    EventBodyKind,
    EventBodyWhatType0,
    Explanation,
    ForgetBody,
    ForgottenRatings,
    ForgottenTimes,
    FoundSolutions,
    FPuzzles,
    GameState,
    Graded,
    GradedLevel,
    Health,
    HintBody,
    JoinBody,
    JoinedGame,
    KeepBody,
    KeptPuzzle,
    KnownOpening,
    LessonTheme,
    Level,
    ListedBody,
    ListedRating,
    LobbyGame,
    LobbyState,
    LostMarks,
    Mistaken,
    MoveBody,
    Neighbourhood,
    NeighboursBody,
    NewCollection,
    NewGame,
    NewGameBody,
    NewLobbyGameBody,
    NewPublication,
    NewRace,
    OneTwo,
    OpenedGame,
    OwnRatings,
    PlayedMoveBody,
    PostClock,
    PracticePosition,
    Problem,
    Publication,
    PublicationBody,
    PublicationChangeBody,
    Published,
    Puzzle,
    PuzzleBody,
    PuzzleSolution,
    Question,
    RacePart,
    RacePartState,
    RaceState,
    RatingTable,
    ReadBody,
    ReadPuzzle,
    Ready,
    Reason,
    ReplayBody,
    ReplayedGame,
    ReportedGame,
    Size,
    Solved,
    Stepped,
    TakenOut,
    TakenSeat,
    Technique,
    TimeBody,
    Times,
    ToldEvents,
    Want,
    WayToDigit,
    WhyBody,
    WithdrawnPublication,
)
from kropki_client.types import File

SIZE = Size.VALUE_4
EASY = Level.EASY
TOKEN = "c11e9700c11e9700c11e9700c11e9700"  # noqa: S105 - of no device
FORGET = ForgetBody(token=TOKEN)


def says_why(client: Client, ken: str, solution: str) -> bool:
    reason = why.sync(client=client, body=WhyBody(ken=ken, entries="." * 16, cell="r1c1"))
    return isinstance(reason, Reason) and reason.digit == int(solution[0])


def practises(client: Client) -> bool:
    position = get_practice.sync(client=client, technique=Technique.DOT_PAIR, seed="tea")
    return isinstance(position, PracticePosition) and position.answers[0].technique == "dot pair"


def calls(client: Client, url: str) -> dict[str, Callable[[], bool]]:
    """Return a call of each operation, by its name: whether the answer is what its type says."""
    puzzle = get_puzzle.sync(client=client, size=SIZE, seed="clients", solution=True)
    if not isinstance(puzzle, Puzzle) or not isinstance(puzzle.solution, str):
        raise TypeError(f"expected a puzzle with its solution, got {puzzle}")
    known, ken = puzzle.id, puzzle.ken
    puzzle_solution = puzzle.solution
    solution = puzzle_solution.replace("/", "")
    today = datetime.now(UTC).date().isoformat()

    def answers_a_wish() -> bool:
        wish = get_puzzle.sync(
            client=client,
            seed="clients",
            size=SIZE,
            difficulty=EASY,
            one_two=OneTwo.BLACK,
            technique=[Technique.HIDDEN_SINGLE_IN_A_BOX],
        )
        refused = get_puzzle.sync(client=client, size=SIZE, difficulty=Level.EXTREME)
        return (
            isinstance(wish, Puzzle)
            and wish.difficulty.level is GradedLevel.EASY
            and wish.size is SIZE
            and isinstance(refused, Problem)
            and refused.status == 422
        )

    def answers_a_batch() -> bool:
        lines = get_batch.sync(client=client, size=SIZE, nb=2, seed="clients")
        return isinstance(lines, str) and [Puzzle.from_dict(json.loads(line)).seed for line in lines.splitlines()] == [
            "clients/0",
            "clients/1",
        ]

    def answers_a_pack() -> bool:
        lines = get_pack.sync(client=client, level=EASY, size=SIZE, nb=2)
        return isinstance(lines, str) and all(
            Puzzle.from_dict(json.loads(line)).size == SIZE for line in lines.splitlines()
        )

    def gives_a_hint() -> bool:
        asked = HintBody(ken=ken, entries="." * 16, marks=[""] * 16)
        wrong = CheckBody(ken=ken, entries="1" * 16)
        way = hint.sync(client=client, body=HintBody(ken=ken, entries="." * 16, until="digit"))
        lost = hint.sync(client=client, body=HintBody(ken=ken, entries=wrong.entries, until="digit"))
        return (
            isinstance(hint.sync(client=client, body=asked), Stepped)
            and isinstance(hint.sync(client=client, body=HintBody(ken=ken, entries=wrong.entries)), Mistaken)
            and isinstance(way, WayToDigit)
            and way.steps[-1].placements.additional_properties == {way.cell: way.digit}
            and isinstance(lost, LostMarks)
        )

    def leads_elsewhere() -> bool:
        answer = open_in_sudokupad.sync_detailed(client=client, ken=ken)
        return answer.status_code == 307 and answer.headers["location"].startswith("https://sudokupad.app/")

    def reads() -> bool:
        answer = read_text.sync(client=client, body=ReadBody(text=f"https://kropki.example/k/{known}"))
        return isinstance(answer, ReadPuzzle) and answer.ken == ken

    def sends_a_time() -> bool:
        body = TimeBody(token=TOKEN, ms=86_400_000, hints=0, checks=0, pasted=True, solution=puzzle_solution)
        return isinstance(send_time.sync(known, client=client, body=body), Times)

    def solves() -> bool:
        answer = solve.sync(client=client, body=PuzzleBody(ken=ken))
        return isinstance(answer, Solved) and answer.solutions == 1

    return {
        "get_puzzle": answers_a_wish,
        "make_published_puzzle": lambda: isinstance(make_published_puzzle.sync(client=client), Published),
        "get_puzzle_of_today": lambda: isinstance(get_puzzle_of_today.sync(client=client, difficulty=EASY), Puzzle),
        "get_puzzle_of_day": lambda: isinstance(get_puzzle_of_day.sync(today, client=client, difficulty=EASY), Puzzle),
        "get_batch": answers_a_batch,
        "get_pack": answers_a_pack,
        "draw_picture": lambda: starts(draw_picture.sync(client=client, ken=ken), b"\x89PNG"),
        "draw_qr_code": lambda: starts(draw_qr_code.sync(client=client, ken=ken), "<svg"),
        "open_in_sudokupad": leads_elsewhere,
        "get_puzzle_by_id": lambda: isinstance(get_puzzle_by_id.sync(known, client=client), Puzzle),
        "get_puzzle_as_json": lambda: isinstance(get_puzzle_as_json.sync(known, client=client), Puzzle),
        "get_puzzle_as_svg": lambda: starts(get_puzzle_as_svg.sync(known, client=client), "<svg"),
        "get_puzzle_as_png": lambda: starts(get_puzzle_as_png.sync(known, client=client), b"\x89PNG"),
        "get_puzzle_as_pdf": lambda: starts(get_puzzle_as_pdf.sync(known, client=client), b"%PDF"),
        "get_puzzle_as_ken": lambda: starts(get_puzzle_as_ken.sync(known, client=client), ken),
        "get_puzzle_as_fpuzzles": lambda: isinstance(get_puzzle_as_fpuzzles.sync(known, client=client), FPuzzles),
        "get_puzzle_as_sudokupad": lambda: starts(get_puzzle_as_sudokupad.sync(known, client=client), "https://"),
        "keep_puzzle": lambda: isinstance(keep_puzzle.sync(client=client, body=KeepBody(id=known)), KeptPuzzle),
        **publishing(client, ken),
        **racing(client, ken),
        **collecting(client, ken),
        "get_solution": lambda: isinstance(get_solution.sync(known, client=client), PuzzleSolution),
        "get_steps": lambda: isinstance(get_steps.sync(known, client=client), Explanation),
        "solve": solves,
        "grade": lambda: isinstance(grade.sync(client=client, body=PuzzleBody(ken=ken, negative=True)), Graded),
        "hint": gives_a_hint,
        "why": lambda: says_why(client, ken, solution),
        "get_practice": lambda: practises(client),
        "check": lambda: checks(client, ken, solution),
        "analyse_board": lambda: analyses_a_board(client, ken),
        "complete_board": lambda: completes(client),
        "find_neighbours": lambda: finds_neighbours(client),
        "read_text": reads,
        "replay_game": lambda: replays(client),
        "choose_move": lambda: chooses(client),
        **with_a_friend(client),
        **in_the_lobby(client),
        "analyse_game": lambda: analyses(client),
        "get_lessons": lambda: teaches(client),
        "get_opening": lambda: opens(client),
        "get_times": lambda: isinstance(get_times.sync(known, client=client), Times),
        "send_time": sends_a_time,
        "forget_times": lambda: isinstance(
            forget_times.sync(client=client, body=ForgetBody(token=TOKEN)), ForgottenTimes
        ),
        "describe_link": lambda: isinstance(describe_link.sync(client=client, url_query=f"{url}/k/{known}"), Embedding),
        "is_alive": lambda: isinstance(is_alive.sync(client=client), Health),
        "is_ready": lambda: isinstance(is_ready.sync(client=client), Ready),
    }


def racing(client: Client, ken: str) -> dict[str, Callable[[], bool]]:
    """Return the calls of a race, which is begun here."""
    begun = begin_race.sync(client=client, body=PuzzleBody(ken=ken))
    race = begun.id if isinstance(begun, NewRace) else ""

    def tells() -> bool:
        state = get_race.sync(race, client=client)
        return isinstance(state, RaceState) and state.puzzle is None and state.players == []

    def takes_part() -> bool:
        told = take_part_in_race.sync(race, client=client, body=RacePart(secret=TOKEN))
        return isinstance(told, RacePartState) and told.place == 1

    return {"begin_race": lambda: bool(race), "get_race": tells, "take_part_in_race": takes_part}


def publishing(client: Client, ken: str) -> dict[str, Callable[[], bool]]:
    """Return the calls of a publication, which is made here; they are made in this order."""
    made = publish_puzzle.sync(client=client, body=PublicationBody(title="Tea", ken=ken, note="Two\nlines"))
    if not isinstance(made, NewPublication):
        return {"publish_puzzle": lambda: False}

    def changes() -> bool:
        body = PublicationChangeBody(title="Tea, again")
        answer = change_publication.sync(made.id, client=client, body=body, x_secret=made.secret)
        refused = change_publication.sync(made.id, client=client, body=body, x_secret="another")  # noqa: S106
        is_refused = isinstance(refused, Problem) and refused.status == 403
        return isinstance(answer, Publication) and answer.title == "Tea, again" and is_refused

    def withdraws() -> bool:
        answer = withdraw_publication.sync(made.id, client=client, x_secret=made.secret)
        gone = get_publication.sync(made.id, client=client)
        return isinstance(answer, WithdrawnPublication) and isinstance(gone, Problem) and gone.status == 410

    return {
        "publish_puzzle": lambda: made.ken == ken and made.note == "Two\nlines",
        "get_publication": lambda: isinstance(get_publication.sync(made.id, client=client), Publication),
        "change_publication": changes,
        "withdraw_publication": withdraws,
    }


def collecting(client: Client, ken: str) -> dict[str, Callable[[], bool]]:
    """Return the calls of a collection, which is made here; they are made in this order."""
    puzzles = [CollectedBody(ken=ken, title="First"), CollectedBody(ken="1234/3412/2143/432A", negative=False)]
    made = publish_collection.sync(client=client, body=CollectionBody(title="Tea", puzzles=puzzles))
    if not isinstance(made, NewCollection):
        return {"publish_collection": lambda: False}

    def changes() -> bool:
        body = CollectionChangeBody(title="Tea, again", note="In this order")
        answer = change_collection.sync(made.id, client=client, body=body, x_secret=made.secret)
        return isinstance(answer, Collection) and answer.note == "In this order" and len(answer.puzzles) == 2

    def withdraws() -> bool:
        answer = withdraw_collection.sync(made.id, client=client, x_secret=made.secret)
        gone = get_collection.sync(made.id, client=client)
        return isinstance(answer, WithdrawnPublication) and isinstance(gone, Problem) and gone.status == 410

    return {
        "publish_collection": lambda: [each.title for each in made.puzzles] == ["First", ""],
        "get_collection": lambda: isinstance(get_collection.sync(made.id, client=client), Collection),
        "change_collection": changes,
        "withdraw_collection": withdraws,
    }


def checks(client: Client, ken: str, solution: str) -> bool:
    """Tell whether a full board is found to be right."""
    answer = check.sync(client=client, body=CheckBody(ken=ken, entries=solution))
    return isinstance(answer, Checked) and answer.complete


def analyses_a_board(client: Client, ken: str) -> bool:
    """Tell whether a board with one solution is said to have one."""
    answer = analyse_board.sync(client=client, body=AnalyseBody(ken=ken, ask=[Question.SOLUTIONS, Question.CONFLICT]))
    return isinstance(answer, Analysed) and isinstance(answer.solutions, FoundSolutions) and answer.solutions.count == 1


def finds_neighbours(client: Client) -> bool:
    """Tell whether a puzzle without needless clues is among those near by."""
    body = NeighboursBody(ken="1234/3412/2143/432A", negative=False, want=Want.HARDER)
    answer = find_neighbours.sync(client=client, body=body)
    return isinstance(answer, Neighbourhood) and answer.neighbours[0].kind == "minimal"


def completes(client: Client) -> bool:
    """Tell whether a board is finished, a line for each proposal."""
    answer = complete_board.sync(client=client, body=CompleteBody(ken="1C/D/D/D", number=1, seed="tea"))
    lines = [json.loads(line) for line in answer.splitlines()] if isinstance(answer, str) else []
    return [line["outcome"] for line in lines] == ["completed"]


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


def with_a_friend(client: Client) -> dict[str, Callable[[], bool]]:
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


def in_the_lobby(client: Client) -> dict[str, Callable[[], bool]]:
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


def starts(answer: File | Problem | str | None, beginning: bytes | str) -> bool:
    """Tell whether *answer* is a file or a text that starts with *beginning*."""
    if isinstance(answer, File):
        return isinstance(beginning, bytes) and answer.payload.read().startswith(beginning)
    return isinstance(answer, str) and isinstance(beginning, str) and answer.startswith(beginning)


def main(url: str) -> None:
    """Call all, and print how each went."""
    with Client(base_url=url) as client:
        print(json.dumps({name: call() for name, call in calls(client, url).items()}))


if __name__ == "__main__":
    main(sys.argv[1])
