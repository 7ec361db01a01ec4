"""The rules of a puzzle in English words: what they say of dots that are missing, and rules that Kropki does not have.

A form that says only what is drawn, such as ``scl``, leaves the rest to its rules.
"""

from __future__ import annotations

import re

from kropki.generator.board.rules import Dot, Negative
from kropki.generator.errors import FPuzzlesError

_FOREIGN = re.compile(  # rules that are not drawn
    "knight| king | kings |diagonal|disjoint|windoku|modular|entrop|nonconsecutive|non consecutive|doubler|"
    "schr dinger|schrodinger|wrogn|liar|chaos|deconstruct|toroid"
)
_MEANING = {  # words, one of which says what a dot is
    Dot.WHITE: re.compile("consecutive|kropki|(?:difference of|differ by|differing by) (?:1|one)|(?:1|one) apart"),
    Dot.BLACK: re.compile("ratio|kropki|double|twice|half|1 2|2 1"),
}
_NAMES = {Dot.WHITE: "a white dot joins consecutive digits", Dot.BLACK: "a black dot joins a digit and its double"}
_SOME = re.compile(
    " (?:not all|not every|not necessarily|no negative|without negative|need not|may still|might|may or may not) "
)
_ALL = re.compile(
    r" (?:all|every)((?: [a-z]+){0,5}) (?:dot|circle)s?(?: [a-z]+){0,3} "
    r"(?:displayed|drawn|given|included|indicated|marked|placed|present|provided|shown|visible) "
)
_GAP = re.compile(r" (?:without|no|lacks?|missing) (?:an? )?(?:[a-z]+ ){0,3}(?:dot|circle)s? ")
_NOT = re.compile(r" (?:cannot|can t|may not|must not|not|neither|never|nor) ")


def check(words: str, dots: set[Dot]) -> None:
    """Raise ``FPuzzlesError`` if *words* have a rule that Kropki does not have, or do not say what *dots* are."""
    plain = _plain(words)
    foreign = _FOREIGN.search(f" {plain} ")
    if foreign:
        raise FPuzzlesError(f"the rules speak of “{foreign[0].strip()}”, which Kropki does not support")
    for dot, meaning in _MEANING.items():
        if dot in dots and plain and not meaning.search(plain):
            raise FPuzzlesError(f"the rules do not say that {_NAMES[dot]}")


def negative(words: str) -> Negative:
    """Return which dots are all drawn, as *words* say it.

    >>> negative("All possible dots are given."), negative("Not all dots are given."), negative("")
    (True, False, False)
    """
    complete, partial = set[Dot](), set[Dot]()
    for sentence in re.split(r"[.!?;\n]", words):
        padded = f" {_plain(sentence)} "
        if _SOME.search(padded):
            partial |= _coloured(padded)
        else:
            complete |= _complete(padded)
    white, black = (dot in complete - partial for dot in (Dot.WHITE, Dot.BLACK))
    if white == black:
        return white
    return "white" if white else "black"


def _complete(sentence: str) -> set[Dot]:
    """Return the dots that a *sentence* says are all drawn."""
    said = _ALL.search(sentence)
    if said:
        return _coloured(said[1])
    if " negative constraint " in sentence:
        return _coloured(sentence)
    if _GAP.search(sentence) and _NOT.search(sentence):
        return {dot for dot, meaning in _MEANING.items() if meaning.search(sentence)}
    return set()


def _coloured(words: str) -> set[Dot]:
    """Return the colours in *words*; both where there is none."""
    colours = {dot for dot, name in ((Dot.WHITE, "white"), (Dot.BLACK, "black")) if name in words}
    return colours or {Dot.WHITE, Dot.BLACK}


def _plain(words: str) -> str:
    return " ".join(re.findall("[a-z0-9]+", words.lower()))
