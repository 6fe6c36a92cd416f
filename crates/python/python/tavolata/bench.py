"""How fast the games are through Python: ``python -m tavolata.bench``. Steps in a second of CPU time.

Every figure is of random games, the actions drawn from the list of what can be done. Beside them stand, where they are
installed, PettingZoo's connect four, OpenSpiel's backgammon and fastCatan's batches, run in the same minute.
"""

import argparse
import os
import time

import numpy as np

from tavolata import GAMES, BatchedEnv, unpack

OPTIONS = {"root": {"seats": 4}}


def steps_per_second(game: str, n: int, threads: int, seconds: float, full: bool) -> tuple[float, float]:
    """Steps of random games in a second of CPU time, and of the clock."""
    env = BatchedEnv(game, OPTIONS.get(game), n=n, seed=1, threads=threads)
    rng = np.random.default_rng(1)
    masks, seen = np.empty((n, env.words), np.uint64), np.empty((n, env.size), np.uint8)

    def one() -> None:
        env.step(env.sample(rng))
        if full:
            env.masks(masks)
            env.observe(seen)

    for _ in range(20):
        one()
    steps, cpu, clock = 0, time.process_time(), time.perf_counter()
    while time.process_time() - cpu < seconds:
        one()
        steps += n
    return steps / (time.process_time() - cpu), steps / (time.perf_counter() - clock)


def inside_step(game: str, n: int, rounds: int, threads: tuple[int, ...] = (1, 2)) -> list[float]:
    """Steps in a second of the clock inside ``step``, for each number of threads.

    The same steps of the same games are done by each in turn, so that whatever else the machine does meets all of them; what
    counts is the quickest tenth of them, since the clock goes on while another program has the core.
    """
    envs = [BatchedEnv(game, OPTIONS.get(game), n=n, seed=1, threads=count) for count in threads]
    rng = np.random.default_rng(1)
    spent: list[list[float]] = [[] for _ in threads]
    for _ in range(rounds):
        actions = envs[0].sample(rng).copy()
        for env, its in zip(envs, spent, strict=True):
            start = time.perf_counter()
            env.step(actions)
            its.append(time.perf_counter() - start)
    return [n / float(np.quantile(its, 0.1)) for its in spent]


def pettingzoo_connect_four(seconds: float) -> float | None:
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return None
    env, rng = connect_four_v3.env(), np.random.default_rng(1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=int(rng.integers(1 << 30)))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
    return steps / (time.process_time() - start)


def openspiel_backgammon(seconds: float) -> float | None:
    try:
        import pyspiel
    except ImportError:
        return None
    game, rng = pyspiel.load_game("backgammon"), np.random.default_rng(1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
    return steps / (time.process_time() - start)


def fastcatan_batch(seconds: float, n: int) -> tuple[float, float] | None:
    """fastCatan's batches with their masks, from which NumPy draws, on one thread; and inside its step alone."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    try:
        import fastcatan
    except ImportError:
        return None
    games, rng = fastcatan.BatchedEnv(n, seed=1), np.random.default_rng(1)
    games.reset()
    masks, dones = np.zeros((n, fastcatan.MASK_WORDS), np.uint64), np.zeros(n, np.uint8)
    steps, inside, start = 0, 0.0, time.process_time()
    while time.process_time() - start < seconds:
        games.write_masks(masks)
        legal = unpack(masks, fastcatan.NUM_ACTIONS)
        counts = legal.sum(1, dtype=np.int64)
        picks = np.cumsum(counts) - counts + (rng.random(n) * counts).astype(np.int64)
        actions = (np.flatnonzero(legal)[picks] % fastcatan.NUM_ACTIONS).astype(np.uint32)
        before = time.process_time()
        games.step_autoreset(actions, dones)
        inside += time.process_time() - before
        steps += n
    return steps / (time.process_time() - start), steps / inside


def ours(game: str, n: int, seconds: float, rounds: int) -> None:
    """Prints the figures of one of our games."""
    env = BatchedEnv(game, OPTIONS.get(game))
    full, _ = steps_per_second(game, n, 1, seconds, True)
    bare, _ = steps_per_second(game, n, 1, seconds, False)
    one, two = inside_step(game, n, rounds)
    print(f"{game}, {env.seats} seats, {env.actions:,} actions, {env.size:,} bytes of observation")
    print(f"  {full:12,.0f}  steps a CPU second with mask and observation")
    print(f"  {bare:12,.0f}  steps a CPU second without")
    print(f"  {one:12,.0f}  steps a second inside step, with one thread")
    print(f"  {two / one:12.2f}  times as many with two")


def neighbours(n: int, seconds: float) -> None:
    """Prints the figures of other libraries, or that they are not there."""
    catan = fastcatan_batch(seconds, n)
    for name, rate in [
        ("PettingZoo's connect four", pettingzoo_connect_four(seconds)),
        ("OpenSpiel's backgammon", openspiel_backgammon(seconds)),
        ("fastCatan with its mask", catan and catan[0]),
        ("fastCatan inside step", catan and catan[1]),
    ]:
        said = "is not installed" if rate is None else f"{rate:,.0f} steps a CPU second"
        print(f"{name}: {said}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the games are through Python.")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("-n", type=int, default=1024, help="games at once")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each figure")
    parser.add_argument("--rounds", type=int, default=1000, help="steps of the batch with one thread and with two")
    args = parser.parse_args()
    start = time.monotonic()
    for game in args.games or GAMES:
        ours(game, args.n, args.seconds, args.rounds)
    neighbours(args.n, args.seconds)
    print(f"{args.n:,} games at once; measured in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
