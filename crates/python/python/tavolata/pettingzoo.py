"""The games for PettingZoo: agents act in turn (AEC)."""

from collections.abc import Mapping

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tavolata._native import Batch, Game
from tavolata.batch import Catalogue, words
from tavolata.picture import Picture


def env(game: str, options: Mapping[str, object] | None = None, **keywords) -> AECEnv:
    """A game with PettingZoo's wrappers: an action that cannot be done ends it with -1 for who did it, steps come in order."""
    ended = wrappers.TerminateIllegalWrapper(raw_env(game, options, **keywords), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(ended)


class raw_env(AECEnv):
    """A game in which the agents ``player_0``, ``player_1`` ... act in turn; one may act several times running."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        reward: str = "rank",
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"tavolata_{game}", "render_modes": ["ansi", "html"], "is_parallelizable": False}
        self.game, self.options, self.render_mode = game, words(options), render_mode
        self._batch = Batch(game, self.options, n=1, seed=0, reward=reward, restarts=False)
        self.catalogue = Catalogue(game)
        self.possible_agents = [f"player_{seat}" for seat in range(self._batch.seats)]
        size, actions = self._batch.size, self._batch.actions
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Space:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Starts the game of a seed, which is the binary's; without one, the next of those that follow it."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._seed = int(self._rng.integers(1 << 62)) if seed is None else int(seed)
        self._batch.reset(0, self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seed": self._seed} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        seat = self._batch.asked_in(0)
        return self.agents[0] if seat is None else self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._batch.actions, np.int8)
        if self._batch.asked_in(0) == seat:
            mask[self._batch.legal_in(0)] = 1
        observed = np.frombuffer(bytes(self._batch.observe_one(0, seat)), np.uint8).copy()
        return {"observation": observed, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no action")
        self._cumulative_rewards[agent] = 0.0
        rewards, over = self._batch.step_one(0, int(action))
        self.rewards = dict(zip(self.possible_agents, map(float, rewards)))
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._asked()

    def render(self) -> str | None:
        if self.render_mode == "html":
            return Picture.of(self.game, self._batch.save(0))
        if self.render_mode == "ansi":
            return "\n".join(Game(self.game).story(self._batch.save(0)))
        return None

    def close(self) -> None:
        pass
