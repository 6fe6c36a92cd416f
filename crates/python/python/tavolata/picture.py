"""A position as a page that stands alone: shown by notebooks, or kept as a file."""

import base64
import html
import itertools
import re
from functools import cache
from pathlib import Path

from tavolata._native import Game, asset

_ADDRESS = re.compile(r"/(?:look|asset)/[\w./-]+")
# What XML writes otherwise than HTML: style sheets, tags that are never closed, attributes without a value.
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_TAG = re.compile(r"<([A-Za-z][\w-]*)((?:\s+[^\s=>/]+(?:=\"[^\"]*\")?)*)\s*(/?)>")
_ATTRIBUTE = re.compile(r"\s+([^\s=>/]+)(=\"[^\"]*\")?")
_UNCLOSED = {"br", "hr", "img", "input", "meta", "wbr"}
_SPACES = {"html": "http://www.w3.org/1999/xhtml", "svg": "http://www.w3.org/2000/svg"}


@cache
def _inside(address: str) -> str:
    """What is at an address, as an address that holds it."""
    found = asset(address)
    if found is None:
        raise ValueError(f"a page names {address}, which is not there")
    kind, content = found
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def _tag(found: re.Match[str]) -> str:
    """A tag as XML has it."""
    name, attributes, closed = found.groups()
    written = "".join(f" {key}{value or '=\"\"'}" for key, value in _ATTRIBUTE.findall(attributes))
    if name in _SPACES and " xmlns=" not in written:
        written += f' xmlns="{_SPACES[name]}"'
    return f"<{name}{written}{'/' if closed or name in _UNCLOSED else ''}>"


def _as_xml(page: str) -> str:
    """A page as XML, which an SVG can hold."""
    parts = _STYLE.split(page.removeprefix("<!DOCTYPE html>"))
    even = (_TAG.sub(_tag, part) for part in parts[::2])
    sheets = (f"<style><![CDATA[{sheet}]]></style>" for sheet in parts[1::2])
    return "".join(part + sheet for part, sheet in itertools.zip_longest(even, sheets, fillvalue=""))


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

    def svg(self, width: int = 1280, height: int = 880) -> str:
        """The same as an SVG of this size, which can stand wherever an image does."""
        size = f'width="{width}" height="{height}"'
        held = f'<foreignObject {size}>{_as_xml(self)}</foreignObject>'
        return f'<svg xmlns="{_SPACES["svg"]}" {size} viewBox="0 0 {width} {height}">{held}</svg>'

    def save(self, path: str | Path) -> None:
        """Writes it to a file that any browser opens: an SVG if its name ends so, else a page."""
        path = Path(path)
        path.write_text(self.svg() if path.suffix == ".svg" else self, encoding="utf-8")
