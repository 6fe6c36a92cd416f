"""What the suites share. A library that is not installed fails the run, unless the slice that needs none is asked for."""

import pytest
import tavolata

# Several options for each game.
OPTIONS = {
    "monster-lands": [{}, {"seats": 4}],
    "root": [{}, {"seats": 3, "map": "lake"}],
    "village-attacks": [{}, {"seats": 3}],
    "wonderful-kingdom": [{}, {"module": "quests"}],
}


@pytest.fixture(params=[(game, number) for game in tavolata.GAMES for number in range(2)], ids=lambda it: f"{it[0]}-{it[1]}")
def table(request):
    """A game with options."""
    game, number = request.param
    return game, OPTIONS[game][number]


@pytest.fixture(params=tavolata.GAMES)
def game(request):
    """A game."""
    return request.param
