"""Every exception of every package goes to another process and is raised there as it was."""

from __future__ import annotations

import importlib
import inspect
import pickle
from typing import Any

import pytest

from tests.support.modules import modules

SAMPLES: dict[str, Any] = {"str": "text", "int": 3, "float": 1.5, "bool": True, "tuple": (1, 2), "CachedGame": None}


def exceptions() -> list[type[Exception]]:
    found = {
        value
        for name, _ in modules()
        for value in vars(importlib.import_module(name)).values()
        if isinstance(value, type) and issubclass(value, Exception) and value.__module__.startswith("kropki.")
    }
    return sorted(found, key=lambda each: (each.__module__, each.__qualname__))


def sample(kind: type[Exception]) -> Exception:
    """Return one of *kind*, with something of its type for each parameter that its constructor has."""
    try:
        signature = inspect.signature(kind)
    except ValueError:  # it is that of ``Exception``
        return kind("text", 3)
    values: dict[str, Any] = {}
    for name, parameter in signature.parameters.items():
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            return kind("text")
        values[name] = SAMPLES[str(parameter.annotation).partition(" ")[0].partition("[")[0]]
    return kind(**values)


ALL = exceptions()


@pytest.mark.parametrize("kind", ALL, ids=[f"{kind.__module__}.{kind.__qualname__}" for kind in ALL])
def test_it_survives(kind: type[Exception]) -> None:
    raised = sample(kind)
    again = pickle.loads(pickle.dumps(raised))  # noqa: S301 - our own bytes
    assert (type(again), str(again), again.args, vars(again)) == (kind, str(raised), raised.args, vars(raised))
    with pytest.raises(kind):
        raise again


def test_all_packages_have_some() -> None:
    assert {kind.__module__.split(".")[1] for kind in ALL} >= {"cli", "api", "dots", "generator"}
    assert len(ALL) > 30
