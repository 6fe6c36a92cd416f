"""The batch through Python: buffers, masks, lists, journals, observations, bots."""

import re
from xml.etree import ElementTree

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
    offsets, ids = np.zeros(5, np.uint32), np.zeros(env.legal_count() + 3, np.uint32)
    theirs = env.legal(offsets, ids)
    ours = env.legal()
    assert theirs[0] is offsets and np.shares_memory(theirs[1], ids)
    assert all(np.array_equal(one, other) for one, other in zip(theirs, ours, strict=True))
    masks = np.full((4, env.words), 2**64 - 1, np.uint64)
    assert env.masks(masks) is masks and np.array_equal(masks, env.masks())
    with pytest.raises(ValueError, match="not in one piece"):
        env.observe(np.zeros((env.size, 4), np.uint8).T)
    sealed = np.zeros((4, env.size), np.uint8)
    sealed.flags.writeable = False
    with pytest.raises(ValueError, match="writeable"):
        env.observe(sealed)
    with pytest.raises(TypeError):
        env.observe(np.zeros((4, env.size), np.float32))
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


def test_a_picture_stands_alone(game, tmp_path):
    env = BatchedEnv(game, n=1, seed=9, auto_reset=False)
    rng = np.random.default_rng(2)
    for _ in range(60):
        env.step(env.sample(rng))
    seen = env.picture(0, seat=env.native.asked_in(0))
    assert seen.startswith("<!DOCTYPE html>") and "<style>" in seen and f"board-{game}" in seen
    outside = re.findall(r"/(?:look|asset)/\S+|<(?:link|script)\b.*?>|(?:src|href)=\"/[^\"]*|url\((?!data:)[^)]*", seen)
    assert outside == [] and "data:image/svg+xml;base64," in seen and "data:font/woff2;base64," in seen
    assert seen != env.picture(0) and env.picture(0, lang="it") != env.picture(0)
    assert seen._repr_html_().startswith("<iframe srcdoc=") and "<!DOCTYPE" not in seen._repr_html_()
    seen.save(tmp_path / "picture.html")
    assert (tmp_path / "picture.html").read_text(encoding="utf-8") == seen
    seen.save(tmp_path / "picture.svg")
    drawn = ElementTree.parse(tmp_path / "picture.svg").getroot()
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg" and (drawn.get("width"), drawn.get("height")) == ("1280", "880")
    shown = {tag: drawn.iter(f"{{http://www.w3.org/1999/xhtml}}{tag}") for tag in ("title", "section", "style")}
    assert all(list(found) for found in shown.values())


def test_a_game_begins_at_a_moment_in_words(game, setup):
    options, words = setup
    env = BatchedEnv(game, options, n=2, auto_reset=False)
    for slot in range(2):
        env.lay_out(slot, words, seed=slot)
    assert env.native.asked_in(0) is not None
    fresh = BatchedEnv(game, options, n=1)
    assert not np.array_equal(env.observe(seat=0)[0], fresh.observe(seat=0)[0])
    rng = np.random.default_rng(3)
    for _ in range(40):
        env.step(env.sample(rng))
    fresh.load(0, env.save(1))
    assert fresh.save(0) == env.save(1)
    before = env.save(0)
    with pytest.raises(ValueError):
        env.lay_out(0, "no such words")
    assert env.save(0) == before


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
    schema.check(schema.hash)
    with pytest.raises(ValueError, match="are others"):
        schema.check("0" * 64)
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


def test_a_bot_at_random_ponders_nothing_and_a_thinker_something(game):
    env = BatchedEnv(game, n=1, seed=4, auto_reset=False)
    looked = 0
    for _ in range(12):
        if (seat := env.native.asked_in(0)) is None:
            break
        chance = Bot(game, "random", Bot.seed_of(4, seat))
        assert chance.ponder(env.native, 0) == (chance.act(env.native, 0), [], [])
        action, expected, findings = Bot(game, "master:20", 1).ponder(env.native, 0)
        assert action == Bot(game, "master:20", 1).act(env.native, 0) and len(expected) == env.seats
        assert {action for action, _, _ in findings} <= set(env.native.legal_in(0))
        looked += len(findings)
        env.native.step_one(0, action)
    assert looked


def test_others_answer_until_a_seat_is_asked(game):
    env, other = (BatchedEnv(game, n=1, seed=6, auto_reset=False) for _ in range(2))
    bots = [Bot(game, "random", Bot.seed_of(6, seat)) for seat in range(env.seats)]
    total = 0.0
    while (asked := other.native.asked_in(0)) not in (None, 1):
        rewards, _ = other.native.step_one(0, bots[asked].act(other.native, 0))
        total += rewards[1]
    assert env.native.until_asked(0, 1, [None if seat == 1 else bot for seat, bot in enumerate(bots)]) == (total, False)
    assert env.save(0) == other.save(0)
    with pytest.raises(ValueError, match="nobody answers for seat 1"):
        env.native.until_asked(0, 0, [None] * env.seats)
    whole = env.native.until_asked(0, env.seats, bots)
    assert whole[1] and env.native.asked_in(0) is None and len(env.native.outcome(0)) == env.seats


def test_what_python_passes_is_refused_with_a_sentence(game):
    env = BatchedEnv(game, n=1, auto_reset=False)
    for wrong in [
        lambda: BatchedEnv("chess"),
        lambda: BatchedEnv(game, {"seats": 99}),
        lambda: BatchedEnv(game, reward="money"),
        lambda: Bot(game, "genius"),
        lambda: env.native.step_one(7, 0),
        lambda: env.native.asked_in(7),
        lambda: env.redeal(0, 99, 1),
        lambda: env.load(0, "no journal"),
        lambda: Game(game).story(env.save(0), 99),
    ]:
        with pytest.raises(ValueError, match=r"\w+ \w+"):
            wrong()
