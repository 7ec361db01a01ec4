"""The calls that ask about a puzzle: its solution, a hint, a reason, what is wrong, what else there is."""

from __future__ import annotations

import json

from answers import Call
from kropki_client import Client
from kropki_client.api.puzzles import get_solution, get_steps
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
from kropki_client.models import (
    AnalyseBody,
    Analysed,
    CheckBody,
    Checked,
    CompleteBody,
    Explanation,
    FoundSolutions,
    Graded,
    HintBody,
    LostMarks,
    Mistaken,
    Neighbourhood,
    NeighboursBody,
    PracticePosition,
    PuzzleBody,
    PuzzleSolution,
    Question,
    ReadBody,
    ReadPuzzle,
    Reason,
    Solved,
    Stepped,
    Technique,
    Want,
    WayToDigit,
    WhyBody,
)


def of_questions(client: Client, known: str, ken: str, solution: str) -> dict[str, Call]:
    """Return the calls, by their names: whether each answer is what its type says."""

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

    def reads() -> bool:
        answer = read_text.sync(client=client, body=ReadBody(text=f"https://kropki.example/k/{known}"))
        return isinstance(answer, ReadPuzzle) and answer.ken == ken

    def solves() -> bool:
        answer = solve.sync(client=client, body=PuzzleBody(ken=ken))
        return isinstance(answer, Solved) and answer.solutions == 1

    return {
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
    }


def says_why(client: Client, ken: str, solution: str) -> bool:
    reason = why.sync(client=client, body=WhyBody(ken=ken, entries="." * 16, cell="r1c1"))
    return isinstance(reason, Reason) and reason.digit == int(solution[0])


def practises(client: Client) -> bool:
    position = get_practice.sync(client=client, technique=Technique.DOT_PAIR, seed="tea")
    return isinstance(position, PracticePosition) and position.answers[0].technique == "dot pair"


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
