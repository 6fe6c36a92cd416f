"""The suites of other libraries, on our wrappers."""

import subprocess
import sys
import warnings
from pathlib import Path

import numpy as np
import pytest


def test_pettingzoo(table):
    from pettingzoo.test import api_test, seed_test

    from tavolata import pettingzoo

    game, options = table
    api_test(pettingzoo.env(game, options), num_cycles=300)
    seed_test(lambda: pettingzoo.env(game, options), num_cycles=100)


def test_pettingzoo_render(game):
    from pettingzoo.test import render_test

    from tavolata import pettingzoo

    render_test(
        lambda render_mode: pettingzoo.env(game, render_mode=render_mode),
        custom_tests={"html": lambda drawn: isinstance(drawn, str) and "<" in drawn},
    )


@pytest.mark.filterwarnings("ignore")
def test_gymnasium(table):
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from tavolata import gymnasium as ours

    game, options = table
    names = ours.register()
    env = gymnasium.make(f"tavolata/{game}-v0", options=options, disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=True)
    many = gymnasium.make_vec(f"tavolata/{game}-v0", num_envs=3, options=options)
    seen, _ = many.reset(seed=1)
    for _ in range(30):
        actions = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, rewards, over, _, _ = many.step(actions)
    assert len(names) == 4 and rewards.shape == (3,)


def test_openspiel(game):
    import pyspiel

    from tavolata import openspiel

    openspiel.register()
    loaded = pyspiel.load_game(f"tavolata_{game.replace('-', '_')}")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False, mask_test=True)


def test_openspiel_states_go_through_text(game):
    import pyspiel

    from tavolata import openspiel

    openspiel.register()
    loaded = pyspiel.load_game(f"tavolata_{game.replace('-', '_')}")
    state, rng = loaded.new_initial_state(), np.random.default_rng(3)
    for _ in range(60):
        if state.is_terminal():
            break
        legal = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(legal[int(rng.integers(len(legal)))])
    again = loaded.deserialize_state(state.serialize())
    copied = state.clone()
    for other in (again, copied):
        assert other.history() == state.history() and other.current_player() == state.current_player()
        assert other.information_state_string(0) == state.information_state_string(0)
    if not state.is_chance_node() and not state.is_terminal():
        seat = state.current_player()
        walk = openspiel.resample(state, seat, 5)
        assert walk.observe(seat) == state.walk.observe(seat) and walk.legal() == state.legal_actions()


def test_openspiel_api(game):
    script = Path(__file__).with_name("openspiel_api.py")
    done = subprocess.run(
        [sys.executable, script, f"tavolata_{game.replace('-', '_')}"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "Ran 0 tests" not in done.stderr, done.stderr[-4000:]
