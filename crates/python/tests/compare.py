"""Random games of the program and of the package, side by side: every choice and every outcome of chance must be the same.

``python crates/python/tests/compare.py target/release/tavolata --decisions 10000000`` plays the games of seed after seed with
the program, which keeps their journals, and again with the package's bots, one step at a time through the list of actions.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tavolata import GAMES
from tavolata._native import Batch, Bot


def played(game: str, batch: Batch, seed: int) -> tuple[str, int]:
    """The game of a seed as the package plays it at random: its journal, and how many decisions it took."""
    batch.reset(0, seed)
    bots = [Bot(game, "random", Bot.seed_of(seed, seat)) for seat in range(batch.seats)]
    decisions = 0
    while (seat := batch.asked_in(0)) is not None:
        batch.step_one(0, bots[seat].act(batch, 0))
        decisions += 1
    return batch.save(0), decisions


def compare(binary: str, game: str, wanted: int, at_once: int) -> tuple[int, int]:
    """Compares games until this many decisions were made; gives the games and the decisions."""
    batch, games, decisions = Batch(game, restarts=False), 0, 0
    while decisions < wanted:
        with tempfile.TemporaryDirectory() as folder:
            first = 1 + games
            command = [binary, "simulate", game, "-n", str(at_once), "--seed", str(first), "--journals", folder]
            subprocess.run(command, check=True, capture_output=True)
            for seed in range(first, first + at_once):
                journal, its = played(game, batch, seed)
                if (Path(folder) / f"{seed}.journal").read_text() != journal:
                    sys.exit(f"{game}: the game of seed {seed} is another")
                games, decisions = games + 1, decisions + its
    return games, decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binary")
    parser.add_argument("--decisions", type=int, default=10_000_000, help="in all games together")
    parser.add_argument("--at-once", type=int, default=200)
    args = parser.parse_args()
    for game in GAMES:
        start = time.monotonic()
        games, decisions = compare(args.binary, game, args.decisions // len(GAMES), args.at_once)
        print(f"{game}: {games:,} games, {decisions:,} decisions, all the same; {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
