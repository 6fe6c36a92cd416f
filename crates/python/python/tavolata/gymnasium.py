"""The games for Gymnasium: one seat against our bots, or a batch of them."""

from collections.abc import Mapping

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tavolata._native import GAMES, Batch, Bot, Game
from tavolata.batch import Catalogue, unpack, words
from tavolata.picture import Picture


def _spaces(batch: Batch) -> tuple[spaces.Space, spaces.Space]:
    seen = spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (batch.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (batch.actions,), np.int8),
        }
    )
    return seen, spaces.Discrete(batch.actions)


class _Seats:
    """One seat of some slots against bots."""

    def __init__(self, game: str, options: dict[str, str], n: int, seat: int, bots: str, reward: str) -> None:
        self.batch = Batch(game, options, n=n, seed=0, reward=reward, restarts=False)
        if not 0 <= seat < self.batch.seats:
            raise ValueError(f"there is no seat {seat}: the game has {self.batch.seats}")
        self.game, self.seat, self.level = game, seat, bots
        self.bots: list[list[Bot | None]] = [[] for _ in range(n)]

    def begin(self, slot: int, seed: int | None, rng: np.random.Generator) -> int:
        """Starts the game of a seed, or of the next one drawn; gives the seed.

        A game that the bots end before the seat is asked is no episode: another is drawn in its place.
        """
        while True:
            seed = int(rng.integers(1 << 62)) if seed is None else seed
            self.batch.reset(slot, seed)
            made = [Bot(self.game, self.level, Bot.seed_of(seed, other)) for other in range(self.batch.seats)]
            self.bots[slot] = [None if other == self.seat else bot for other, bot in enumerate(made)]
            if not self._until_asked(slot)[1]:
                return seed
            seed = None

    def step(self, slot: int, action: int) -> tuple[float, bool]:
        rewards, over = self.batch.step_one(slot, action)
        more, over = (0.0, over) if over else self._until_asked(slot)
        return float(rewards[self.seat]) + more, over

    def _until_asked(self, slot: int) -> tuple[float, bool]:
        return self.batch.until_asked(slot, self.seat, self.bots[slot])

    def observe(self, slot: int) -> dict[str, np.ndarray]:
        mask = np.zeros(self.batch.actions, np.int8)
        if self.batch.asked_in(slot) == self.seat:
            mask[self.batch.legal_in(slot)] = 1
        observed = np.frombuffer(bytes(self.batch.observe_one(slot, self.seat)), np.uint8).copy()
        return {"observation": observed, "action_mask": mask}

    def observe_all(self) -> dict[str, np.ndarray]:
        """What the seat sees in all slots, in arrays of their own."""
        n = self.batch.n
        observed, asked = np.empty((n, self.batch.size), np.uint8), np.empty(n, np.uint8)
        bits = np.empty((n, self.batch.words), np.uint64)
        self.batch.observe(observed, self.seat)
        self.batch.masks(bits)
        self.batch.asked(asked)
        mask = unpack(bits, self.batch.actions).view(np.int8)
        mask[asked != self.seat] = 0
        return {"observation": observed, "action_mask": mask}


class SeatEnv(gymnasium.Env):
    """One seat of a game; bots play the others. An action that cannot be done ends the game with a reward of -1."""

    metadata = {"render_modes": ["ansi", "html"]}

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        bots: str = "random",
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        self._seats = _Seats(game, words(options), 1, seat, bots, reward)
        self.game, self.render_mode, self.catalogue = game, render_mode, Catalogue(game)
        self.observation_space, self.action_space = _spaces(self._seats.batch)

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Starts the game of a seed, which is the binary's; without one, the next of those that follow it."""
        super().reset(seed=seed)
        played = self._seats.begin(0, seed, self.np_random)
        return self._seats.observe(0), {"seed": played}

    def step(self, action):
        if int(action) not in self._seats.batch.legal_in(0):
            return self._seats.observe(0), -1.0, True, False, {"illegal": True}
        reward, over = self._seats.step(0, int(action))
        return self._seats.observe(0), reward, over, False, {}

    def render(self) -> str | None:
        journal = self._seats.batch.save(0)
        if self.render_mode == "html":
            return Picture.of(self.game, journal, self._seats.seat)
        if self.render_mode == "ansi":
            return "\n".join(Game(self.game).story(journal, self._seats.seat))
        return None


class SeatVectorEnv(VectorEnv):
    """Many games of one seat each; bots play the others. The next game begins with the step after the last.

    An action that cannot be done ends its game with a reward of -1.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int,
        game: str,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        bots: str = "random",
        reward: str = "rank",
    ) -> None:
        self._seats = _Seats(game, words(options), num_envs, seat, bots, reward)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(self._seats.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over = np.zeros(num_envs, bool)
        self._seeds = np.zeros(num_envs, np.uint64)

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Starts the games of a seed and of the seeds after it, one for each slot."""
        super().reset(seed=seed)
        given = [None] * self.num_envs if seed is None else [seed + slot for slot in range(self.num_envs)]
        for slot, its in enumerate(given):
            self._seeds[slot] = self._seats.begin(slot, its, self.np_random)
        self._over[:] = False
        return self._seats.observe_all(), self._infos(np.ones(self.num_envs, bool))

    def step(self, actions):
        rewards = np.zeros(self.num_envs, np.float64)
        over = np.zeros(self.num_envs, bool)
        for slot in range(self.num_envs):
            if self._over[slot]:
                self._seeds[slot] = self._seats.begin(slot, None, self.np_random)
            elif int(actions[slot]) not in self._seats.batch.legal_in(slot):
                rewards[slot], over[slot] = -1.0, True
            else:
                rewards[slot], over[slot] = self._seats.step(slot, int(actions[slot]))
        begun, self._over = self._over, over.copy()
        return self._seats.observe_all(), rewards, over, np.zeros(self.num_envs, bool), self._infos(begun)

    def _infos(self, begun: np.ndarray) -> dict[str, np.ndarray]:
        """The seeds of the games that have just begun, as Gymnasium writes what only some slots have."""
        return {"seed": self._seeds.copy(), "_seed": begun} if begun.any() else {}


def register() -> list[str]:
    """Registers ``tavolata/GAME-v0`` for every game; gives the names."""
    names = []
    for game in GAMES:
        name = f"tavolata/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="tavolata.gymnasium:SeatEnv",
                vector_entry_point="tavolata.gymnasium:SeatVectorEnv",
                kwargs={"game": game},
            )
        names.append(name)
    return names
