"""Joins the modules of a page to two scripts, so that a visit does not wait for each of them in turn.

``all.js`` has what the page begins with: it runs each module as a function, those that it needs before it, and exports
what each exports by a name for each. ``later.js`` has what is loaded when it is wanted: there, each runs when it is
first asked for. It goes by lines as Prettier writes them. No module has a default export, none exports what changes,
and none needs one that needs it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from posixpath import dirname, normpath
from typing import NamedTuple

NAME, LATER = "all.js", "later.js"
Read = Callable[[str], str]  # gives the text of a module

_NAMED = re.compile(r'^(import|export) (\{[^}]*\}|\* as \w+) from "(\.{1,2}/[\w./-]+\.js)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:(?:async )?function\*? ?|class |const )(?:(\w+)|\[([^\]]*)\]))", re.MULTILINE)
_LATER = re.compile(r'\bimport\("(\.{1,2}/[\w./-]+\.js)"\)')
_ADDRESS = re.compile(r'(?:\bnew URL\("(\.{1,2}/[\w./-]+\.js)", )?\bimport\.meta\.url\b')
_ONCE = "const later$ = (make, made) => () => (made ??= make());\n"


class Modules(NamedTuple):
    """The modules of a page: the first, those that it needs to run, and those that any of them loads later.

    Each is behind all that it needs.
    """

    first: str
    begun: tuple[str, ...]
    later: tuple[str, ...]

    def places(self) -> Mapping[str, str]:
        """Return what gives the exports of each but the first."""
        begun = {name: f"part${number}" for number, name in enumerate(self.begun)}
        return begun | {name: f"later${number}()" for number, name in enumerate(self.later)}


def modules(read: Read, first: str) -> Modules:
    """Return the modules of the page that begins with *first*."""
    seen = {first}
    begun = tuple(_needed(read, first, seen))
    later: list[str] = []
    waiting = [first, *begun]
    for name in waiting:
        for other in (_at(name, each) for each in _LATER.findall(read(name))):
            if other not in seen:
                seen.add(other)
                more = [*_needed(read, other, seen), other]
                later += more
                waiting += more
    return Modules(first, begun, tuple(later))


def _needed(read: Read, name: str, seen: set[str]) -> Iterator[str]:
    """Yield the modules that *name* needs to run and that were not *seen*, each behind all that it needs."""
    for _, _, each in _NAMED.findall(read(name)):
        if (other := _at(name, each)) not in seen:
            seen.add(other)
            yield from _needed(read, other, seen)
            yield other


def together(read: Read, page: Modules, plain: str) -> str:
    """Return the script of what a page begins with; *plain* leads to the files of its modules."""
    places = page.places()
    parts = (f"const {places[name]} = ({_run(read, name, places, plain)})();\n" for name in page.begun)
    return "".join(parts) + f"export {{ {', '.join(places[name] for name in page.begun)} }};\n"


def afterwards(read: Read, page: Modules, plain: str) -> str:
    """Return the script of what a page loads later."""
    places = page.places()
    names = {name: places[name].removesuffix("()") for name in page.later}
    parts = (f"const {names[name]} = later$({_run(read, name, places, plain)});\n" for name in page.later)
    return _taking(LATER, _ONCE + "".join(parts) + f"export {{ {', '.join(names.values())} }};\n")


def apart(read: Read, page: Modules, plain: str) -> str:
    """Return the first module of a page, which takes what it needs from the script that has it."""
    return _taking(page.first, _linked(read(page.first), page.first, page.first, page.places(), plain)[0])


def _taking(home: str, text: str) -> str:
    """Return *text* with an import of what it takes of what the page begins with."""
    taken = dict.fromkeys(re.findall(r"\bpart\$\d+", text))
    return f'import {{ {", ".join(taken)} }} from "{_from(home, NAME)}";\n{text}' if taken else text


def _run(read: Read, name: str, places: Mapping[str, str], plain: str) -> str:
    """Return the module *name* as a function that gives its exports, for a script in the folder of them all."""
    text, exported = _linked(read(name), name, NAME, places, plain)
    own = [each for pair in _EXPORT.findall(text) for each in ", ".join(filter(None, pair)).split(", ")]
    given = ", ".join([*own, *map(": ".join, exported.items())])
    return f"() => {{\n{_EXPORT.sub('', text)}\nreturn {{ {given} }};\n}}"


def _linked(text: str, name: str, home: str, places: Mapping[str, str], plain: str) -> tuple[str, dict[str, str]]:
    """Return the text of the module *name* for the address *home*, and what it exports of other modules."""
    exported: dict[str, str] = {}

    def link(found: re.Match[str]) -> str:
        verb, what, other = found.groups()
        place = places[_at(name, other)]
        if verb == "import":
            return f"const {what.removeprefix('* as ').replace(' as ', ': ')} = {place};"
        exported.update((each, f"{place}.{each}") for each in re.findall(r"\w+", what))
        return ""

    def load(found: re.Match[str]) -> str:
        place = places[_at(name, found[1])]
        return f'import("{_from(home, LATER if place.endswith("()") else NAME)}").then((all) => all.{place})'

    def address(found: re.Match[str]) -> str:
        path = _at(name, found[1]) if found[1] else name
        address = f'new URL("{_from(home, plain + path)}", import.meta.url'
        return address if found[1] else f"{address})"

    return _ADDRESS.sub(address, _LATER.sub(load, _NAMED.sub(link, text))), exported


def _at(name: str, other: str) -> str:
    """Return the module that *name* calls *other*."""
    return normpath(f"{dirname(name)}/{other}")


def _from(name: str, other: str) -> str:
    """Return what *name* must call *other*."""
    return (name.count("/") * "../" or "./") + other
