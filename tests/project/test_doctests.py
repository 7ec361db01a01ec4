"""The examples in the docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from tests.support.modules import modules


@pytest.mark.parametrize("module", [name for name, path in modules() if ">>> " in path.read_text()])
def test_the_examples_of_a_module(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS)
    assert tried
    assert not failed
