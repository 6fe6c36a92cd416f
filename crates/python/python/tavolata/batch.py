"""Many games at once, written into NumPy arrays."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from tavolata._native import Batch, Bot, Game
from tavolata.picture import Picture


@dataclass(frozen=True)
class Field:
    """A field of an observation."""

    name: str
    offset: int
    size: int
    meaning: str
    paragraph: str


class Schema:
    """What each byte of an observation means."""

    def __init__(self, game: str) -> None:
        self.fields = [Field(*row) for row in Game(game).schema()]
        self.size = sum(field.size for field in self.fields)
        self._by_name = {field.name: field for field in self.fields}
        places = "\n".join(f"{f.name} {f.offset} {f.size} {f.meaning}" for f in self.fields)
        self.game, self.hash = game, hashlib.blake2b(f"{game}\n{places}".encode(), digest_size=32).hexdigest()

    def check(self, known: str) -> None:
        """Refuses a net that was trained with other observations, with a sentence."""
        if known != self.hash:
            raise ValueError(f"the observations of {self.game} are others: {known} were learned, {self.hash} are made")

    def __getitem__(self, name: str) -> slice:
        """The bytes of a field."""
        field = self._by_name[name]
        return slice(field.offset, field.offset + field.size)

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def __str__(self) -> str:
        rows = [f"{f.offset:6} {f.size:5}  {f.name:24} {f.paragraph:8} {f.meaning}" for f in self.fields]
        return "\n".join(rows)


class Catalogue:
    """The fixed list of a game's actions."""

    def __init__(self, game: str) -> None:
        self._game = Game(game)
        self.game = game
        self.edition = self._game.edition
        self.hash = self._game.hash

    def __len__(self) -> int:
        return self._game.actions

    def notation(self, action: int) -> str:
        """The notation of an action: ``move c1 c5``."""
        return self._game.notation(int(action))

    def action(self, notation: str) -> int:
        """The action of a notation."""
        return self._game.action(notation)

    def sentence(self, action: int, options: Mapping[str, object] | None = None, lang: str = "en") -> str:
        """The sentence of an action, as on a button."""
        return self._game.sentence(int(action), words(options), lang)

    def check(self, known: str) -> None:
        """Refuses a net that was trained with another list, with a sentence."""
        self._game.check(known)


def words(options: Mapping[str, object] | None) -> dict[str, str]:
    """Options as the games read them: True is on, numbers are digits, lists are joined by commas."""

    def word(value: object) -> str:
        if isinstance(value, bool):
            return "on" if value else "off"
        if isinstance(value, (list, tuple)):
            return ",".join(map(str, value))
        return str(value)

    return {name: word(value) for name, value in (options or {}).items()}


def unpack(masks: np.ndarray, actions: int) -> np.ndarray:
    """Masks of packed bits as one byte for each action."""
    octets = np.ascontiguousarray(masks).view(np.uint8)
    return np.unpackbits(octets, axis=-1, count=actions, bitorder="little")


class BatchedEnv:
    """Many games of the same options, each with a seed of its own.

    The seed of slot ``i`` is ``seed + i``, and counts up by ``n`` from game to game; the number of threads changes no game.
    Buffers are made here if none are given, and are written again by every call.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        n: int = 1,
        seed: int = 0,
        threads: int = 1,
        reward: str = "rank",
        auto_reset: bool = True,
    ) -> None:
        self.game, self.options = game, words(options)
        self.native = Batch(
            game, self.options, n=n, seed=seed, threads=threads, reward=reward, restarts=auto_reset
        )
        self.n, self.seats, self.size = n, self.native.seats, self.native.size
        self.actions, self.words = self.native.actions, self.native.words
        self.rewards = np.zeros((n, self.seats), np.float32)
        self.dones = np.zeros(n, np.uint8)
        self._ids = np.zeros(64 * n, np.uint32)
        self._offsets = np.zeros(n + 1, np.uint32)

    def step(
        self, actions: np.ndarray, rewards: np.ndarray | None = None, dones: np.ndarray | None = None
    ) -> tuple[np.ndarray, np.ndarray]:
        """Does an action in every game, for the seat that is asked first. If one cannot be done, none is."""
        rewards = self.rewards if rewards is None else rewards
        dones = self.dones if dones is None else dones
        self.native.step(np.ascontiguousarray(actions, np.uint32), rewards, dones)
        return rewards, dones

    def asked(self, out: np.ndarray | None = None) -> np.ndarray:
        """The seat that is asked first in each game; 255 where it is over."""
        out = np.empty(self.n, np.uint8) if out is None else out
        self.native.asked(out)
        return out

    def masks(self, out: np.ndarray | None = None) -> np.ndarray:
        """What can be done in each game, a bit for each action."""
        out = np.empty((self.n, self.words), np.uint64) if out is None else out
        self.native.masks(out)
        return out

    def legal(
        self, offsets: np.ndarray | None = None, actions: np.ndarray | None = None
    ) -> tuple[np.ndarray, np.ndarray]:
        """What can be done as a list: where each game's actions begin (and the last ones end), and the actions.

        ``legal_count()`` says how much room the actions need; more is no harm.
        """
        offsets = self._offsets if offsets is None else offsets
        if actions is None:
            count = self.legal_count()
            if count > len(self._ids):
                self._ids = np.zeros(2 * count, np.uint32)
            actions = self._ids
        count = self.native.legal(offsets, actions)
        return offsets, actions[:count]

    def legal_count(self) -> int:
        """How many actions can be done in all games together."""
        return self.native.legal_count()

    def observe(self, out: np.ndarray | None = None, seat: int | None = None) -> np.ndarray:
        """What the seat that is asked first may know of each game, or the same seat everywhere."""
        out = np.empty((self.n, self.size), np.uint8) if out is None else out
        self.native.observe(out, seat)
        return out

    def observe_floats(self, out: np.ndarray | None = None, seat: int | None = None) -> np.ndarray:
        """Observations as numbers from 0 to 1."""
        observed = self.observe(seat=seat)
        return np.divide(observed, np.float32(255), out=out, dtype=np.float32)

    def observe_sparse(self, seat: int | None = None) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Observations as a list: where each game's begins, the offsets of the bytes that are not 0, and those bytes."""
        observed = self.observe(seat=seat)
        rows, places = np.nonzero(observed)
        starts = np.searchsorted(rows, np.arange(self.n + 1)).astype(np.uint32)
        return starts, places.astype(np.uint32), observed[rows, places]

    def sample(self, rng: np.random.Generator) -> np.ndarray:
        """A random action that can be done in every game; 0 where it is over."""
        offsets, ids = self.legal()
        counts = np.diff(offsets)
        picks = offsets[:-1] + (rng.random(self.n, np.float32) * counts).astype(np.uint32)
        picks = np.minimum(picks, np.maximum(offsets[1:], 1) - 1)
        return ids[picks] if len(ids) else np.zeros(self.n, np.uint32)

    def reset(self, slot: int, seed: int) -> None:
        """Starts the game of a seed."""
        self.native.reset(slot, seed)

    def save(self, slot: int) -> str:
        """A game as a journal, which the binary replays and verifies."""
        return self.native.save(slot)

    def load(self, slot: int, journal: str) -> None:
        """Goes on with the game of a journal."""
        self.native.load(slot, journal)

    def lay_out(self, slot: int, setup: str, seed: int = 0) -> None:
        """Begins at a moment that is laid out in words."""
        self.native.lay_out(slot, setup, seed)

    def redeal(self, slot: int, seat: int, seed: int) -> None:
        """Replaces what a seat cannot know by a fair sample."""
        self.native.redeal(slot, seat, seed)

    def clone_into(self, source: int, target: int) -> None:
        """Makes one slot's game the same as another's."""
        self.native.clone_into(source, target)

    def bot(self, level: str, seed: int = 0) -> Bot:
        """Somebody who plays a seat: ``bot.act(env.native, slot)`` is an action."""
        return Bot(self.game, level, seed)

    def story(self, slot: int, seat: int | None = None, lang: str = "en") -> list[str]:
        """What has happened in a game, as a seat or a watcher hears it."""
        return Game(self.game).story(self.save(slot), seat, lang)

    def picture(self, slot: int, seat: int | None = None, lang: str = "en") -> Picture:
        """A game as a seat or a watcher sees it: a notebook shows it, and ``save`` keeps it as a page."""
        return Picture.of(self.game, self.save(slot), seat, lang)
