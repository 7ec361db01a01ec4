"""Joins the modules that a page begins with to one script, so that a visit does not wait for each of them in turn.

The script ``all.js`` runs each module as a function, those that it needs before it, and exports what each exports by a
name for each. Whatever else the page loads, at first or later, takes it from there. It goes by lines as Prettier
writes them: no module has a default export, none exports what changes, and none needs one that needs it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from posixpath import dirname, normpath

NAME = "all.js"
Read = Callable[[str], str]  # gives the text of a module

_NAMED = re.compile(r'^(import|export) (\{[^}]*\}|\* as \w+) from "(\.{1,2}/[\w./-]+\.js)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:(?:async )?function\*? ?|class |const )(?:(\w+)|\[([^\]]*)\]))", re.MULTILINE)
_LATER = re.compile(r'\bimport\("(\.{1,2}/[\w./-]+\.js)"\)')
_ADDRESS = re.compile(r'(?:\bnew URL\("(\.{1,2}/[\w./-]+\.js)", )?\bimport\.meta\.url\b')


def needed(read: Read, first: str) -> tuple[str, ...]:
    """Return the modules that *first* needs to run, itself left out, each behind all that it needs."""
    seen, found = {first}, []

    def visit(name: str) -> None:
        for other in (_at(name, each) for _, _, each in _NAMED.findall(read(name))):
            if other not in seen:
                seen.add(other)
                visit(other)
                found.append(other)

    visit(first)
    return tuple(found)


def together(read: Read, names: Sequence[str], plain: str) -> str:
    """Return the script of the modules *names*, each behind all that it needs; *plain* leads to their files."""
    places = _places(names)
    parts = []
    for name, place in places.items():
        text, exported = _linked(read(name), name, NAME, places, plain)
        own = [each for pair in _EXPORT.findall(text) for each in ", ".join(filter(None, pair)).split(", ")]
        given = ", ".join([*own, *map(": ".join, exported.items())])
        parts.append(f"const {place} = (() => {{\n{_EXPORT.sub('', text)}\nreturn {{ {given} }};\n}})();\n")
    return "".join(parts) + f"export {{ {', '.join(places.values())} }};\n"


def apart(read: Read, name: str, names: Sequence[str], plain: str) -> str:
    """Return the module *name* as it is beside the script of the modules *names*, of which it has none twice."""
    places = _places(names)
    text, exported = _linked(read(name), name, name, places, plain)
    given = "".join(f"const {each}$ = {value};\nexport {{ {each}$ as {each} }};\n" for each, value in exported.items())
    taken = dict.fromkeys(re.findall(r"= (part\$\d+)", text + given))
    head = f'import {{ {", ".join(taken)} }} from "{_from(name, NAME)}";\n' if taken else ""
    return head + text + given


def _places(names: Sequence[str]) -> Mapping[str, str]:
    return {name: f"part${number}" for number, name in enumerate(names)}


def _linked(text: str, name: str, home: str, places: Mapping[str, str], plain: str) -> tuple[str, dict[str, str]]:
    """Return the text of the module *name* for the address *home*, and what it exports of the modules in *places*."""
    exported: dict[str, str] = {}

    def link(found: re.Match[str]) -> str:
        verb, what, other = found.groups()
        if (place := places.get(_at(name, other))) is None:
            return found[0]
        if verb == "import":
            return f"const {what.removeprefix('* as ').replace(' as ', ': ')} = {place};"
        exported.update((each, f"{place}.{each}") for each in re.findall(r"\w+", what))
        return ""

    def load(found: re.Match[str]) -> str:
        there = _at(name, found[1])
        if there in places:
            return f'import("{_from(home, NAME)}").then((all) => all.{places[there]})'
        return f'import("{_from(home, there)}")'

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
