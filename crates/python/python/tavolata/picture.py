"""A position as a page that stands alone: shown by notebooks, or kept as a file."""

import base64
import html
import re
from functools import cache
from pathlib import Path

from tavolata._native import Game, asset

_ADDRESS = re.compile(r"/(?:look|asset)/[\w./-]+")


@cache
def _inside(address: str) -> str:
    """What is at an address, as an address that holds it."""
    found = asset(address)
    if found is None:
        raise ValueError(f"a page names {address}, which is not there")
    kind, content = found
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


class Picture(str):
    """A page in HTML with everything it shows inside it: board, hand and mats, as a seat or a watcher sees them."""

    __slots__ = ()

    @classmethod
    def of(cls, game: str, journal: str, seat: int | None = None, lang: str = "en") -> "Picture":
        """The position at the end of a journal."""
        page = Game(game).page(journal, seat, lang)
        return cls(_ADDRESS.sub(lambda found: _inside(found.group()), page))

    def _repr_html_(self) -> str:
        frame = 'title="Tavolata" style="width: 100%; height: 44rem; border: 0"'
        return f'<iframe srcdoc="{html.escape(self)}" {frame}></iframe>'

    def save(self, path: str | Path) -> None:
        """Writes the page to a file that any browser opens."""
        Path(path).write_text(self, encoding="utf-8")
