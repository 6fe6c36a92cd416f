"""The games for OpenSpiel: Python games with explicit chance.

``register()`` makes ``tavolata_root`` and the others known to ``pyspiel.load_game``. Options are one word, made so that games
and states go through OpenSpiel's text: ``pyspiel.load_game("tavolata_root(options=seats:3;map:lake)")``; several values are
joined by plus signs, and ``reward=margin`` counts points instead of places. What a seat has seen, its observations and its
own actions in order, is its information state; a state is resampled for a seat by a redeal.
"""

import copy
import hashlib
from collections.abc import Callable, Mapping

import numpy as np
import pyspiel

from tavolata._native import GAMES, Game, Walk
from tavolata.batch import words

_LONGEST = 100_000
# Points are far fewer than this.
_POINTS = 10_000.0


def parse(options: str) -> dict[str, str]:
    """Options out of one word: ``seats:3;map:lake``, several values as in ``factions:eyrie+alliance``."""
    pairs = (part.replace("=", ":", 1).split(":", 1) for part in options.split(";") if part.strip())
    try:
        return {name.strip(): value.strip().replace("+", ",") for name, value in pairs}
    except ValueError:
        raise ValueError(f"options are written as in seats:3;map:lake, not {options}") from None


def word(options: Mapping[str, object]) -> str:
    """Options as one word that OpenSpiel's text can hold; ``parse`` reads it."""
    return ";".join(f"{name}:{value.replace(',', '+')}" for name, value in words(options).items())


def _short(game: str) -> str:
    return f"tavolata_{game.replace('-', '_')}"


def _type(game: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=_short(game),
        long_name=f"Tavolata: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": "", "reward": "rank"},
        default_loadable=True,
        provides_factored_observation_string=False,
    )


class TavolataGame(pyspiel.Game):
    """A game of Tavolata with its options."""

    def __init__(self, name: str, kind: pyspiel.GameType, params: dict | None = None) -> None:
        self.name = name
        given = dict(params or {})
        self.options = parse(str(given.pop("options", "")))
        if self.options:
            given["options"] = word(self.options)
        walk = Walk(name, self.options)
        most = _POINTS if given.get("reward") == "margin" else 1.0
        walk.rewards(given.get("reward", "rank"))  # An unknown reward is refused now, not at the end of a game.
        self.size, self.count = len(walk.observe(0)), Game(name).actions
        info = pyspiel.GameInfo(
            num_distinct_actions=self.count,
            max_chance_outcomes=256,
            num_players=walk.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "TavolataState":
        return TavolataState(self)

    def max_chance_nodes_in_history(self) -> int:
        return _LONGEST

    def make_py_observer(self, iig_obs_type=None, params=None):
        """What a seat may know, at once or in order; none for what is public alone or private alone."""
        if isinstance(iig_obs_type, dict):  # OpenSpiel hands over parameters alone where no type is wanted.
            iig_obs_type, params = None, iig_obs_type
        wanted = iig_obs_type or pyspiel.IIGObservationType()
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return TavolataObserver(self.size, wanted.perfect_recall, params)


class Path:
    """A walk that can be copied and pickled: it is walked again. One that was redealt is somebody's imagination."""

    def __init__(self, name: str, options: dict[str, str], applied: tuple[int, ...] = ()) -> None:
        self._of, self.walk, self._is_imagined = (name, options), Walk(name, options), False
        self._applied: list[int] = []
        for action in applied:
            self.apply(action)

    def apply(self, action: int) -> None:
        self.walk.apply(action)
        self._applied.append(action)

    def redeal(self, seat: int, seed: int) -> None:
        self.walk.redeal(seat, seed)
        self._is_imagined = True

    def __reduce__(self):
        if self._is_imagined:
            raise ValueError("a state that was resampled cannot be written down")
        return Path, (*self._of, tuple(self._applied))

    def __deepcopy__(self, memo: dict) -> "Path":
        path = Path.__new__(Path)
        path._of, path._applied, path.walk = self._of, self._applied[:], self.walk.clone()
        path._is_imagined = self._is_imagined
        return path


class TavolataState(pyspiel.State):
    """A state: a walk through a game, and what each seat has seen on it."""

    def __init__(self, game: TavolataGame) -> None:
        super().__init__(game)
        # Only what OpenSpiel can hand over: a state is cloned by making one of the same game and copying what it holds.
        short = game.get_type().short_name
        self.name = next(name for name in GAMES if short == _short(name))
        given = game.get_parameters()
        self.reward = given.get("reward", "rank")
        self.path = Path(self.name, parse(given.get("options", "")))
        self._seen = [b"" for _ in range(self.walk.seats)]
        self._look()

    def _look(self, actor: int | None = None, action: int = 0) -> None:
        """Adds to what each seat has seen: its observation, and what it did itself."""
        if actor is not None and actor >= 0:
            self._seen[actor] = hashlib.blake2b(self._seen[actor] + f"did {action}".encode(), digest_size=16).digest()
        if self.walk.player == -1:
            return
        for seat, before in enumerate(self._seen):
            observed = bytes(self.walk.observe(seat))
            self._seen[seat] = hashlib.blake2b(before + observed, digest_size=16).digest()

    @property
    def walk(self) -> Walk:
        """The walk through the game."""
        return self.path.walk

    def _seat(self, player: int | None) -> int:
        seat = self.walk.player if player is None else player
        if seat < 0:
            raise RuntimeError(f"player >= 0 is wanted, not {seat}")
        if seat >= self.walk.seats:
            raise RuntimeError(f"player < {self.walk.seats} is wanted, not {seat}")
        return seat

    def current_player(self) -> int:
        player = self.walk.player
        if player == -1:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if player == -4 else player

    def _legal_actions(self, player: int) -> list[int]:
        return self.walk.legal() if player == self.walk.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.walk.outcomes
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        actor = self.walk.player
        self.path.apply(int(action))
        self._look(actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return Game(self.name).notation(int(action))

    def is_terminal(self) -> bool:
        return self.walk.player == -4

    def returns(self) -> list[float]:
        return [float(reward) for reward in self.walk.rewards(self.reward)]

    def rewards(self) -> list[float]:
        return self.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self._seen[self._seat(player)].hex()

    def observation_string(self, player: int | None = None) -> str:
        return bytes(self.walk.observe(self._seat(player))).hex()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "TavolataState":
        """What OpenSpiel's search over information sets asks for: ``resample``, with a seed of the sampler's."""
        return resample(self, player_id, int(probability_sampler() * (1 << 53)))

    def __str__(self) -> str:
        return f"{self.name} after {len(self.history())}: {self.history()}"


class TavolataObserver:
    """Observations as OpenSpiel's observer wants them. What was seen in order is a fingerprint, and has no tensor."""

    def __init__(self, size: int, recalls: bool, params) -> None:
        if params:
            raise ValueError(f"observations take no parameters: {params}")
        self.tensor = None if recalls else np.zeros(size, np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}
        self._recalls = recalls

    def set_from(self, state: TavolataState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(bytes(state.walk.observe(player)), np.uint8)

    def string_from(self, state: TavolataState, player: int) -> str:
        return state.information_state_string(player) if self._recalls else state.observation_string(player)


def resample(state: TavolataState, seat: int, seed: int) -> TavolataState:
    """The same moment with everything a seat cannot know replaced by a fair sample.

    It is played on like any state. Its history begins here, so that it tells nothing of what was replaced, and it cannot be
    written down.
    """
    imagined = state.get_game().new_initial_state()
    imagined.path = copy.deepcopy(state.path)
    imagined.path.redeal(seat, seed)
    # What the seat has seen stays; what others have seen is as imagined as what they hold, and begins here.
    imagined._seen = [b"" for _ in state._seen]
    imagined._look()
    imagined._seen[seat] = state._seen[seat]
    return imagined


def register() -> list[str]:
    """Makes every game known to OpenSpiel; gives their names."""
    known = set(pyspiel.registered_names())
    names = []
    for game in GAMES:
        kind = _type(game)
        names.append(kind.short_name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, _maker(game, kind))
    return names


def _maker(name: str, kind: pyspiel.GameType) -> type[TavolataGame]:
    """The class of a game, which OpenSpiel makes from parameters alone."""

    class Made(TavolataGame):
        def __init__(self, params: dict | None = None) -> None:
            super().__init__(name, kind, params)

    return Made
