"""Compile the catalogues of ``languages/`` anew: ``scripts/make languages``.

Fluent (projectfluent.org) is what translators write; what runs is JSON, as languages/interpreter.py describes it. Of
Fluent, there are messages without attributes, terms, arguments, choices, and the functions that are named there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

FOLDER = Path(__file__).parents[2] / "languages"
BEGUN = sorted(file.parent.name for file in FOLDER.glob("*/teacher.ftl"))  # also what is not whole yet


def compiled(code: str) -> dict[str, Any]:
    """Return the patterns of a language by their ids, in the order of its files; raise ``ValueError`` for a fault."""
    patterns: dict[str, Any] = {}
    for file in sorted((FOLDER / code).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            match entry:
                case ast.Message(id=ast.Identifier(name=name), value=ast.Pattern() as value, attributes=[]):
                    pass
                case ast.Term(id=ast.Identifier(name=term), value=ast.Pattern() as value, attributes=[]):
                    name = f"-{term}"
                case ast.BaseComment():
                    continue
                case _:
                    raise ValueError(f"{file.name}: not understood: {getattr(entry, 'content', entry)}")
            if name in patterns:
                raise ValueError(f"{file.name}: {name} is there twice")
            patterns[name] = _pattern(value)
    return patterns


def _pattern(pattern: ast.Pattern) -> Any:
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else _part(element.expression)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(expression: Any) -> Any:
    match expression:
        case ast.StringLiteral():
            return expression.parse()["value"]
        case ast.Placeable(expression=inner):
            return _part(inner)
        case ast.SelectExpression(selector=selector, variants=variants):
            keys = {_key(variant): _pattern(variant.value) for variant in variants}
            return ["?", _part(selector), keys, next(_key(variant) for variant in variants if variant.default)]
        case ast.FunctionReference(id=ast.Identifier(name=function), arguments=arguments):
            return _call(function, list(map(_part, arguments.positional)), dict(_named(arguments)))
    return _reference(expression)


def _reference(expression: Any) -> Any:
    match expression:
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return ["$", name]
        case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
            return ["@", name, {}]
        case ast.TermReference(id=ast.Identifier(name=name), attribute=None, arguments=arguments):
            return ["@", f"-{name}", dict(_named(arguments))]
    raise ValueError(f"not understood: {expression}")


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _named(arguments: ast.CallArguments | None) -> Iterator[tuple[str, str]]:
    for argument in arguments.named if arguments else ():
        yield argument.name.name, _part(argument.value)


def _call(function: str, positional: list[Any], named: dict[str, str]) -> list[Any]:
    match function, positional:
        case (("COUNT" | "CAPITAL"), [inner]) if not named:
            return [function, inner]
        case "JOIN", [inner, str(), *last] if not named and len(last) <= 1:
            return [function, *positional]
        case (("AND" | "OR"), [inner]) if set(named) <= {"comma"}:
            return [function, inner, named.get("comma", "needed")]
        case "HOUSE", [inner]:
            return [function, inner, named]
    raise ValueError(f"{function} is not called so")


def write(code: str) -> str:
    """Return the JSON of a language: a line for each message."""
    lines = (f"{json.dumps(name)}: {_json(pattern)}" for name, pattern in compiled(code).items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(pattern: Any) -> str:
    return json.dumps(pattern, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    for each in sys.argv[1:] or BEGUN:
        (FOLDER / f"{each}.json").write_text(write(each), encoding="utf-8")
