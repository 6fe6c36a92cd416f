"""The batch through Python: buffers, masks, lists, journals, observations, bots."""

import numpy as np
import pytest
import tavolata
from tavolata import BatchedEnv, Bot, Catalogue, Game, Schema


def test_masks_and_lists_say_the_same(table):
    game, options = table
    env = BatchedEnv(game, options, n=8, seed=3)
    rng = np.random.default_rng(0)
    for _ in range(200):
        offsets, ids = env.legal()
        bits = tavolata.unpack(env.masks(), env.actions)
        for slot in range(env.n):
            assert set(np.flatnonzero(bits[slot])) == set(ids[offsets[slot] : offsets[slot + 1]])
        env.step(env.sample(rng))


def test_threads_change_no_game(game):
    def run(threads):
        env = BatchedEnv(game, n=16, seed=5, threads=threads)
        rng, seen = np.random.default_rng(1), []
        for _ in range(300):
            rewards, dones = env.step(env.sample(rng))
            seen.append((rewards.tobytes(), dones.tobytes(), env.observe().tobytes(), env.asked().tobytes()))
        return seen

    assert run(1) == run(3)


def test_the_caller_owns_the_buffers(game):
    env = BatchedEnv(game, n=4, seed=1)
    rewards, dones = np.ones((4, env.seats), np.float32), np.ones(4, np.uint8)
    env.step(env.sample(np.random.default_rng(0)), rewards, dones)
    assert not rewards.any() and not dones.any()
    with pytest.raises(ValueError, match="rewards needs"):
        env.step(env.sample(np.random.default_rng(0)), np.ones(1, np.float32), dones)
    with pytest.raises(ValueError, match="cannot be done in slot 0"):
        env.step(np.full(4, env.actions, np.uint32))


def test_journals_redeals_and_copies(game):
    env = BatchedEnv(game, n=2, seed=9, auto_reset=False)
    rng = np.random.default_rng(2)
    for _ in range(50):
        env.step(env.sample(rng))
    env.load(1, env.save(0))
    assert env.save(1) == env.save(0)
    env.clone_into(0, 1)
    seat = env.native.asked_in(0)
    before = env.native.observe_one(1, seat)
    env.redeal(1, seat, 7)
    assert env.native.observe_one(1, seat) == before
    with pytest.raises(ValueError, match="redealt"):
        env.save(1)
    assert env.story(0) and env.story(0, lang="it") != env.story(0)
    assert "<" in env.picture(0)


def test_actions_have_notation_and_sentence(game):
    catalogue = Catalogue(game)
    for action in range(0, len(catalogue), max(1, len(catalogue) // 50)):
        assert catalogue.action(catalogue.notation(action)) == action
    assert catalogue.sentence(0) and catalogue.sentence(0, lang="it")
    catalogue.check(catalogue.hash)
    with pytest.raises(ValueError, match="another list"):
        catalogue.check("0" * 64)


def test_the_schema_covers_every_byte(game):
    schema = Schema(game)
    assert schema.size == Game(game).size
    end = 0
    for field in schema:
        assert field.offset == end and field.meaning
        end += field.size
    assert schema["ask"] == slice(0, 2) and "ask" in str(schema)
    env = BatchedEnv(game, n=3)
    starts, places, values = env.observe_sparse()
    dense = env.observe()
    assert len(places) == (dense != 0).sum() and starts[-1] == len(values)
    assert np.allclose(env.observe_floats() * 255, dense)


def test_bots_play_a_whole_game(game):
    env = BatchedEnv(game, n=1, seed=4, auto_reset=False)
    bots = [Bot(game, "novice", Bot.seed_of(4, seat)) for seat in range(env.seats)]
    while (seat := env.native.asked_in(0)) is not None:
        env.native.step_one(0, bots[seat].act(env.native, 0))
    assert len(env.native.outcome(0)) == env.seats
