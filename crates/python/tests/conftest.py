"""What the suites share. A library that is not installed fails the run, unless the slice that needs none is asked for."""

import pytest
import tavolata

# Several options for each game.
OPTIONS = {
    "monster-lands": [{}, {"seats": 2, "difficulty": "hard"}, {"seats": 1, "scenario": 3}],
    "root": [{}, {"seats": 3, "map": "lake"}, {"seats": 2, "factions": ["eyrie", "alliance"], "deck": "exiles"}],
    "village-attacks": [{}, {"seats": 3}, {"seats": 1}],
    "wonderful-kingdom": [{}, {"module": "menace", "legends": False}, {"seats": 1, "module": "none"}],
}

# A moment in the middle of each game, in words, and the options of its table.
SETUPS = {
    "monster-lands": (
        {"seats": 2},
        "clan 0 fire; clan 1 water; 0 gold 3 pool s,s,m,p5; 1 gold 2 pool s,m; land a kyzhul 1a; land b thaklan 2a; stands round",
    ),
    "root": (
        {"seats": 2},
        "turn marquise; c1 marquise-warrior 2 eyrie-warrior 2 roost; c5 sawmill keep marquise-warrior 3; stands daylight",
    ),
    "village-attacks": ({}, "m2 at z4 melee 2 guard defence; z4 peasant 3; z9 peasant 2; round 2; stands turn m2"),
    "wonderful-kingdom": ({"module": "menace"}, "round 2; stands choice"),
}


@pytest.fixture(params=[(game, number) for game in tavolata.GAMES for number in range(3)], ids=lambda it: f"{it[0]}-{it[1]}")
def table(request):
    """A game with options."""
    game, number = request.param
    return game, OPTIONS[game][number]


@pytest.fixture(params=tavolata.GAMES)
def game(request):
    """A game."""
    return request.param


@pytest.fixture
def setup(game):
    """Options of a game, and a moment in words."""
    options, words = SETUPS[game]
    return options, "\n".join(words.split("; "))
