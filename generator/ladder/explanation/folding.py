"""Keeps the sentence of a step short: reasons that have no room in it are listed below it, in the chain of the step.

A sentence keeps what is looked at and what follows. Of the ways to fill some cells it keeps the ways, and tells below
why there are no others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from kropki.generator.ladder.explanation.catalogue import Argument, Message, Said, say
from kropki.generator.ladder.explanation.view import MAX_CHARACTERS, NOTHING

_Shorter = tuple[Said, list[Said]]
_TOLD = {"no-way-has", "every-way-uses", "reasons-below", "try-it"}  # reasons that are listed already


def folded(sentence: Said, room: int = MAX_CHARACTERS) -> _Shorter:
    """Return *sentence*, with less in it where it has no *room*, in characters; and the clauses that it leaves out."""
    shorten = _SHORTEN.get(sentence.message.id)
    if shorten is None or len(sentence) <= room:
        return sentence, []
    text, left = shorten(sentence.message, room)
    return text or sentence, left


def clauses(why: Said) -> list[Said]:
    """Return the reasons of *why* that are not listed yet."""
    told = cast("Said", why.message.arguments["text"]) if why.message.id == "each-way-uses" else why
    if told.message.id in _TOLD:
        return []
    return list(cast("Sequence[Said]", why.message.arguments["parts"])) if why.message.id == "each-of" else [why]


def _found(message: Message, room: int) -> _Shorter:
    """Leave out what is left and, where that is too little, the reasons of what is ``found``."""
    why = cast("Said", message.arguments["why"])
    for so in _conclusions(cast("Said", message.arguments["so"])):
        made = partial(_found_by, message, so)
        text, left = _reasons(why, made, room)
        if left or len(text := made(why)) <= room:
            return text, left
    told = clauses(why)
    is_listing = told and ("ways" in why.message.id or "way-uses" in why.message.id)
    return _with(message, why=say("ways-below" if is_listing else "reasons-below")), told


def _found_by(message: Message, so: Said, why: Said) -> Said:
    return _with(message, why=why, so=so)


def _conclusions(so: Said) -> list[Said]:
    """Return *so* and, where it says what is left, the same without that."""
    shorter = _without_left(so)
    return [so] if shorter == so else [so, shorter]


def _without_left(so: Said) -> Said:
    arguments = so.message.arguments
    if so.message.id == "is-not-leaving":
        return say("is-not", cells=arguments["cells"], digits=arguments["gone"])
    if so.message.id in {"each-of", "all-of"}:
        return _with(so.message, parts=[_without_left(part) for part in cast("Sequence[Said]", arguments["parts"])])
    return so


def _reasons(why: Said, made: Callable[[Said], Said], room: int) -> _Shorter:
    """Return what is *made* with the ways of *why*, and why there are no others; nothing where that does not fit."""
    arguments = why.message.arguments
    if why.message.id in {"each-way-uses", "the-way-uses"}:
        inner = cast("Said", arguments["text"])
        return _reasons(inner, lambda kept: made(_with(why.message, text=kept)), room)
    if why.message.id in {"their-ways-as", "together-ways-as"}:
        text = made(say(why.message.id.removesuffix("-as"), ways=arguments["ways"]))
        if len(text) <= room:
            return text, [say("no-other-ways", parts=arguments["parts"])]
    return NOTHING, []


def _told(message: Message, room: int) -> _Shorter:
    """Leave out the reasons of findings that are told as one."""
    return _with(message, parts=[say("each-below")]), list(cast("Sequence[Said]", message.arguments["parts"]))


def _against(message: Message, room: int) -> _Shorter:
    """Leave out why the digit has no other places; where that is too little, why it would have none."""
    arguments = dict(message.arguments)
    left = list(cast("Sequence[Said]", arguments.pop("parts")))
    text = say("against-below", **arguments)
    if len(text) > room:
        left.append(cast("Said", arguments["why"]))
        text = say("against-below", **{**arguments, "why": say("each-below")})
    return text, left


def _contains(message: Message, room: int) -> _Shorter:
    """Leave out why there are no other ways; return nothing where that is too little."""
    return _reasons(cast("Said", message.arguments["why"]), lambda kept: _with(message, why=kept), room)


def _and_so(message: Message, room: int) -> _Shorter:
    """Shorten what comes before the digits that it leaves."""
    after = len(say("and-so", **message.arguments)) - len(cast("Said", message.arguments["text"]))
    text, left = folded(cast("Said", message.arguments["text"]), room - after)
    return _with(message, text=text), left


def _with(message: Message, **arguments: Argument) -> Said:
    return say(message.id, **{**message.arguments, **arguments})


_SHORTEN: dict[str, Callable[[Message, int], _Shorter]] = {
    "found": _found,
    "told-together": _told,
    "against": _against,
    "contains-each": _contains,
    "contains-the-one": _contains,
    "and-so": _and_so,
}
