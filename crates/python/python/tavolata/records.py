"""Records of games as Parquet: a row for each game and, on request, one for each decision; and a data card beside them."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from tavolata._native import Batch, Bot, Game
from tavolata.batch import words

GAMES_SCHEMA = pa.schema(
    [
        ("game", pa.string()),
        ("edition", pa.int32()),
        ("catalogue", pa.string()),
        ("options", pa.string()),
        ("seed", pa.uint64()),
        ("players", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("places", pa.list_(pa.uint8())),
        ("won", pa.list_(pa.bool_())),
        ("decisions", pa.int32()),
        ("journal", pa.string()),
    ]
)

DECISIONS_SCHEMA = pa.schema(
    [
        ("seed", pa.uint64()),
        ("number", pa.int32()),
        ("seat", pa.uint8()),
        ("ask", pa.string()),
        ("offers", pa.list_(pa.uint32())),
        ("choice", pa.uint32()),
    ]
)


def play(
    game: str, seed: int, options: Mapping[str, object] | None = None, bots: Sequence[str] = ("random",), decisions: bool = False
) -> tuple[dict, list[dict]]:
    """Plays the game of a seed with bots; gives its row and, if they are asked for, the rows of its decisions."""
    given, about = words(options), Game(game)
    batch = Batch(game, given, n=1, seed=seed, restarts=False)
    levels = [bots[seat % len(bots)] for seat in range(batch.seats)]
    players = [Bot(game, level, Bot.seed_of(seed, seat)) for seat, level in enumerate(levels)]
    paragraphs = {row[0]: row for row in about.schema()}
    ask = paragraphs["ask"][1]
    rows: list[dict] = []
    number = 0
    while (seat := batch.asked_in(0)) is not None:
        action = players[seat].act(batch, 0)
        if decisions:
            seen = bytes(batch.observe_one(0, seat))
            asked = str(int.from_bytes(seen[ask : ask + 2], "little") - 1)
            offers = batch.legal_in(0)
            rows.append({"seed": seed, "number": number, "seat": seat, "ask": asked, "offers": offers, "choice": action})
        batch.step_one(0, action)
        number += 1
    outcome = batch.outcome(0) or []
    row = {
        "game": game,
        "edition": about.edition,
        "catalogue": about.hash,
        "options": json.dumps({**about.options, **given}, sort_keys=True),
        "seed": seed,
        "players": levels,
        "scores": [line[0] for line in outcome],
        "places": [line[1] for line in outcome],
        "won": [line[2] for line in outcome],
        "decisions": number,
        "journal": batch.save(0),
    }
    return row, rows


def write(path: Path, rows: list[dict], schema: pa.Schema = GAMES_SCHEMA) -> None:
    """Writes rows as Parquet; the same rows are the same bytes."""
    table = pa.Table.from_pylist(rows, schema=schema)
    partial = path.with_suffix(".partial")
    pq.write_table(table, partial, compression="zstd")
    partial.replace(path)


def card(path: Path, game: str, rows: int, options: Mapping[str, object] | None = None, bots: Sequence[str] = ("random",)) -> None:
    """Writes a data card: what the records are, how they were made, what their columns mean."""
    about = Game(game)
    text = f"""# Games of {game}

{rows} games, played by {', '.join(bots)} with Tavolata's rules of {game}, edition {about.edition}.

* Options: {json.dumps({**about.options, **words(options)}, sort_keys=True)}
* Actions: {about.actions}, list {about.hash}
* Every game is determined by its options, its seed and its choices; the column `journal` replays and verifies with
  `tavolata replay FILE --verify`.
* Columns of games: {', '.join(GAMES_SCHEMA.names)}.
* Columns of decisions, where they were asked for: {', '.join(DECISIONS_SCHEMA.names)}; `ask` is the number of the asking
  paragraph in the law, `offers` and `choice` are numbers of the list of actions.
* The players are programs: nothing here says anything about a person.
"""
    path.write_text(text)
