"""The calls that publish a puzzle and a collection, change them and withdraw them."""

from __future__ import annotations

from answers import Call
from kropki_client import Client
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
from kropki_client.models import (
    CollectedBody,
    Collection,
    CollectionBody,
    CollectionChangeBody,
    NewCollection,
    NewPublication,
    Problem,
    Publication,
    PublicationBody,
    PublicationChangeBody,
    WithdrawnPublication,
)


def publishing(client: Client, ken: str) -> dict[str, Call]:
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


def collecting(client: Client, ken: str) -> dict[str, Call]:
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
