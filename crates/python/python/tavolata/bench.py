"""How fast the games are through Python: ``python -m tavolata.bench``. Steps in a second of CPU time."""

import argparse
import time

import numpy as np

from tavolata import GAMES, BatchedEnv

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


def step_alone(game: str, n: int, threads: int, rounds: int = 200) -> float:
    """Steps in a second of the clock inside ``step``."""
    env = BatchedEnv(game, OPTIONS.get(game), n=n, seed=1, threads=threads)
    rng, spent = np.random.default_rng(1), 0.0
    for _ in range(rounds):
        actions = env.sample(rng)
        start = time.perf_counter()
        env.step(actions)
        spent += time.perf_counter() - start
    return rounds * n / spent


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("-n", type=int, default=1024, help="games at once")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each figure")
    args = parser.parse_args()
    for game in args.games or GAMES:
        env = BatchedEnv(game, OPTIONS.get(game))
        full, _ = steps_per_second(game, args.n, 1, args.seconds, True)
        bare, _ = steps_per_second(game, args.n, 1, args.seconds, False)
        one, two = (step_alone(game, args.n, threads) for threads in (1, 2))
        print(f"{game}, {env.seats} seats, {env.actions} actions, {env.size} bytes of observation")
        print(f"  {full:12,.0f}  steps a CPU second with mask and observation")
        print(f"  {bare:12,.0f}  steps a CPU second without")
        print(f"  {two / one:12.2f}  times the steps with two threads, inside step, by the clock")
    for name, rate in [
        ("PettingZoo's connect four", pettingzoo_connect_four(args.seconds)),
        ("OpenSpiel's backgammon", openspiel_backgammon(args.seconds)),
    ]:
        said = "is not installed" if rate is None else f"{rate:,.0f} steps a CPU second"
        print(f"{name}: {said}")


if __name__ == "__main__":
    main()
