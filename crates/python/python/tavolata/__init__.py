"""Monster Lands, Root, Village Attacks and It's a Wonderful Kingdom as fast, seedable environments.

``BatchedEnv`` steps many games at once into arrays that you own; ``Game`` says what actions and observations mean; ``Bot``
plays a seat. Wrappers for other libraries are modules of their own: ``tavolata.pettingzoo``, ``tavolata.gymnasium``,
``tavolata.openspiel``, ``tavolata.records``, ``tavolata.ray``.
"""

from tavolata._native import GAMES, Bot, Game, Walk
from tavolata._native import VERSION as __version__
from tavolata.batch import BatchedEnv, Catalogue, Schema, unpack
from tavolata.picture import Picture

__all__ = ["GAMES", "BatchedEnv", "Bot", "Catalogue", "Game", "Picture", "Schema", "Walk", "__version__", "unpack"]
