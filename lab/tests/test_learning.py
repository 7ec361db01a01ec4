"""Learning the weights of dots: the same seeds give the same games, and these the same weights, which can be read."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from kropki.dots.engine import prior
from lab.make.learn_dots import main

pytestmark = pytest.mark.release


def run(*words: object) -> str:
    result = CliRunner().invoke(main, [str(word) for word in words], catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def test_games_and_weights_are_the_same_each_time(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        games, weights = tmp_path / f"{name}.games", tmp_path / f"{name}.weights"
        run("play", games, "--games", 2, "--nodes", 4)
        said = run("fit", games, "-o", weights)
        assert "2 games" in said
        texts.append((games.read_text(), weights.read_text().split("\n", 1)[1]))
        numbers, _ = np.loadtxt(weights, unpack=True, ndmin=2)
        assert len(set(numbers)) == numbers.size
        assert 0 <= min(numbers) <= max(numbers) < prior.COUNT
    assert texts[0] == texts[1]
    again = tmp_path / "again.games"
    run("play", again, "--games", 2, "--nodes", 4, "--seed", 2, "--weights", tmp_path / "one.weights")
    assert again.read_text() != texts[0][0]
    said = run("remake", tmp_path / "three", "--games", 2, 2, "--nodes", 4, 4)
    assert (tmp_path / "three/games-1.txt").read_text() == texts[0][0]
    assert (tmp_path / "three/weights-1.txt").read_text().split("\n", 1)[1] == texts[0][1]
    assert (tmp_path / "three/games-2.txt").read_text() == again.read_text()
    assert len(re.findall("^[0-9a-f]{64}  ", said, re.MULTILINE)) == 4
    assert said.endswith("not the weights of weights.txt that are committed\n")
    assert all(line.split()[2] in ("cross", "two-crosses", "empty") for line in texts[0][0].splitlines())
