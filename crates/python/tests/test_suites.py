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


def test_pettingzoo_plays_the_games_of_the_binary(game):
    from tavolata import BatchedEnv, pettingzoo

    env, batch = pettingzoo.env(game), BatchedEnv(game, n=1, seed=7, auto_reset=False)
    env.reset(seed=7)
    for number, agent in enumerate(env.agent_iter(40)):
        seen, _, over, cut, info = env.last()
        if over or cut:
            break
        assert info["seed"] == 7 and f"player_{batch.native.asked_in(0)}" == agent
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[number % len(legal)]))
        batch.native.step_one(0, int(legal[number % len(legal)]))
    assert env.unwrapped._batch.save(0) == batch.save(0)
    env.reset()
    assert env.infos[env.agent_selection]["seed"] != 7


def test_an_action_that_cannot_be_done_ends_the_game(game):
    from tavolata import pettingzoo

    env = pettingzoo.env(game)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env._cumulative_rewards[agent] == -1
    with pytest.raises(ValueError, match="cannot be done"):
        raw = pettingzoo.raw_env(game)
        raw.reset(seed=1)
        raw.step(int(np.flatnonzero(raw.observe(agent)["action_mask"] == 0)[0]))


@pytest.mark.filterwarnings("ignore")
def test_gymnasium(table):
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from tavolata import gymnasium as ours

    game, options = table
    names = ours.register()
    env = gymnasium.make(f"tavolata/{game}-v0", options=options, disable_env_checker=True)
    check_env(env.unwrapped)
    many = gymnasium.make_vec(f"tavolata/{game}-v0", num_envs=3, options=options)
    seen, _ = many.reset(seed=1)
    for _ in range(30):
        actions = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, rewards, over, _, _ = many.step(actions)
    assert len(names) == 4 and rewards.shape == (3,)


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_plays_the_games_of_the_binary_and_refuses_a_seat_that_is_not_there(game):
    import gymnasium

    from tavolata import gymnasium as ours

    ours.register()
    name = f"tavolata/{game}-v0"
    env = gymnasium.make(name, disable_env_checker=True)
    _, info = env.reset(seed=5)
    assert info == {"seed": 5} and env.unwrapped._seats.batch.seed(0) == 5
    _, info = env.reset()
    assert info["seed"] == env.unwrapped._seats.batch.seed(0) != 5
    many = gymnasium.make_vec(name, num_envs=3)
    _, infos = many.reset(seed=5)
    assert infos["seed"].tolist() == [5, 6, 7] and infos["_seed"].all()
    for make in (gymnasium.make, gymnasium.make_vec):
        for seat in (-1, 9):
            with pytest.raises(ValueError, match=f"there is no seat {seat}"):
                make(name, seat=seat)


@pytest.mark.filterwarnings("ignore")
def test_a_batch_of_gymnasium_plays_what_one_game_plays(game):
    import gymnasium

    from tavolata import gymnasium as ours

    ours.register()
    many = gymnasium.make_vec(f"tavolata/{game}-v0", num_envs=2, seat=1)
    seen, _ = many.reset(seed=8)
    alone = [gymnasium.make(f"tavolata/{game}-v0", disable_env_checker=True, seat=1) for _ in range(2)]
    each = [env.reset(seed=8 + slot)[0] for slot, env in enumerate(alone)]
    for _ in range(40):
        for key in ("observation", "action_mask"):
            assert np.array_equal(seen[key], [one[key] for one in each]) and seen[key].dtype == each[0][key].dtype
        actions = [int(np.flatnonzero(mask)[-1]) for mask in seen["action_mask"]]
        seen, rewards, over, _, _ = many.step(actions)
        steps = [env.step(action) for env, action in zip(alone, actions, strict=True)]
        each = [step[0] for step in steps]
        assert rewards.tolist() == [step[1] for step in steps] and over.tolist() == [step[2] for step in steps]
        if over.any():
            break


def loaded_game(table, **more):
    """A game of OpenSpiel's, by its text."""
    import pyspiel

    from tavolata import openspiel

    openspiel.register()
    game, options = table
    given = {"options": openspiel.word(options), **more} if options else more
    text = ",".join(f"{name}={value}" for name, value in given.items())
    return pyspiel.load_game(f"tavolata_{game.replace('-', '_')}({text})" if text else f"tavolata_{game.replace('-', '_')}")


def test_openspiel(table):
    import pyspiel

    loaded = loaded_game(table)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_openspiel_games_go_through_text(table):
    import pickle

    import pyspiel

    from tavolata import openspiel

    game, options = table
    loaded = loaded_game(table)
    short = loaded.get_type().short_name
    for given in ({"options": openspiel.word(options)}, {"options": openspiel.word(options).replace(":", "=")}):
        assert str(pyspiel.load_game(short, given)) == str(loaded)
    for again in (pyspiel.load_game(str(loaded)), pickle.loads(pickle.dumps(loaded))):
        assert str(again) == str(loaded) and again.num_players() == loaded.num_players()
        assert again.options == openspiel.parse(openspiel.word(options))
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    again, its = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
    assert str(again) == str(loaded) and its.history() == state.history()
    assert its.observation_string(0) == state.observation_string(0)


def test_openspiel_rewards_by_margin(game):
    loaded = loaded_game((game, {}), reward="margin")
    assert loaded.max_utility() > 1 and "reward=margin" in str(loaded)
    state = loaded.new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        legal = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(legal[int(rng.integers(len(legal)))])
    rank = loaded_game((game, {})).new_initial_state()
    for action in state.history():
        rank.apply_action(action)
    assert state.returns() == state.walk.rewards("margin") and rank.returns() == state.walk.rewards("rank")


def test_openspiel_shows_a_seat_its_own_observation_and_nothing_else(game):
    import pyspiel

    loaded = loaded_game((game, {}))
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    kinds = pyspiel.PrivateInfoType
    for public in (False, True):
        for private in (kinds.NONE, kinds.SINGLE_PLAYER, kinds.ALL_PLAYERS):
            for recall in (False, True):
                wanted = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
                observer = loaded.make_py_observer(wanted)
                assert (observer is not None) == (public and private == kinds.SINGLE_PLAYER)
                if observer and recall:
                    assert observer.tensor is None
                    assert observer.string_from(state, 0) == state.information_state_string(0)
                elif observer:
                    observer.set_from(state, 0)
                    assert observer.tensor.astype(np.uint8).tobytes().hex() == observer.string_from(state, 0)


def test_openspiel_states_go_through_text(table):
    from tavolata import openspiel

    loaded = loaded_game(table)
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
        imagined = openspiel.resample(state, seat, 5)
        assert imagined.observation_string(seat) == state.observation_string(seat)
        assert imagined.information_state_string(seat) == state.information_state_string(seat)
        assert imagined.legal_actions() == state.legal_actions() and imagined.current_player() == seat
        assert imagined.history() == [] and state.history()
        with pytest.raises(ValueError, match="cannot be written down"):
            imagined.serialize()
        played = imagined.clone()
        while not played.is_terminal():
            legal = [o for o, _ in played.chance_outcomes()] if played.is_chance_node() else played.legal_actions()
            played.apply_action(legal[int(rng.integers(len(legal)))])
        assert len(played.returns()) == loaded.num_players()


def test_openspiel_searches_over_information_sets(game):
    from open_spiel.python.algorithms import ismcts, mcts

    state = loaded_game((game, {})).new_initial_state()
    rng = np.random.RandomState(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(state.get_game(), rollouts, uct_c=2.0, max_simulations=6, random_state=rng)
    policy = bot.get_policy(state)
    assert {action for action, _ in policy} == set(state.legal_actions())
    assert sum(chance for _, chance in policy) == pytest.approx(1)


def test_openspiel_api(game):
    script = Path(__file__).with_name("openspiel_api.py")
    done = subprocess.run(
        [sys.executable, script, f"tavolata_{game.replace('-', '_')}"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "Ran 0 tests" not in done.stderr, done.stderr[-4000:]
