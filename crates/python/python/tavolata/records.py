"""Records of games as Parquet: a row for each game and, on request, one for each decision; and a data card beside them."""

import io
import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
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
        ("verdict", pa.string()),
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
        ("expected", pa.list_(pa.float32())),
        ("looked_at", pa.list_(pa.uint32())),
        ("visits", pa.list_(pa.uint32())),
        ("worths", pa.list_(pa.float32())),
    ]
)

# How many rows a group has, whatever pieces they come in.
_GROUP = {GAMES_SCHEMA: 1024, DECISIONS_SCHEMA: 65_536}


def play(
    game: str, seed: int, options: Mapping[str, object] | None = None, bots: Sequence[str] = ("random",), decisions: bool = False
) -> tuple[dict, list[dict]]:
    """Plays the game of a seed with bots; gives its row and, if they are asked for, the rows of its decisions."""
    given, about = words(options), Game(game)
    batch = Batch(game, given, n=1, seed=seed, restarts=False)
    levels = [bots[seat % len(bots)] for seat in range(batch.seats)]
    players = [Bot(game, level, Bot.seed_of(seed, seat)) for seat, level in enumerate(levels)]
    paragraphs = about.paragraphs()
    ask = next(offset for name, offset, *_ in about.schema() if name == "ask")
    rows: list[dict] = []
    number = 0
    while (seat := batch.asked_in(0)) is not None:
        if decisions:
            asked = int.from_bytes(bytes(batch.observe_one(0, seat)[ask : ask + 2]), "little")
            offers = batch.legal_in(0)
            action, expected, looked = players[seat].ponder(batch, 0)
            rows.append(
                {
                    "seed": seed,
                    "number": number,
                    "seat": seat,
                    "ask": paragraphs[asked - 1],
                    "offers": offers,
                    "choice": action,
                    "expected": expected,
                    "looked_at": [action for action, _, _ in looked],
                    "visits": [visits for _, visits, _ in looked],
                    "worths": [worth for _, _, worth in looked],
                }
            )
        else:
            action = players[seat].act(batch, 0)
        batch.step_one(0, action)
        number += 1
    outcome = batch.outcome(0) or []
    row = {
        "game": game,
        "edition": about.edition,
        "catalogue": about.hash,
        "options": json.dumps({**about.options, **given}, sort_keys=True),
        "seed": seed,
        "verdict": batch.verdict(0),
        "players": levels,
        "scores": [line[0] for line in outcome],
        "places": [line[1] for line in outcome],
        "won": [line[2] for line in outcome],
        "decisions": number,
        "journal": batch.save(0),
    }
    return row, rows


def packed(rows: list[dict], schema: pa.Schema = GAMES_SCHEMA) -> bytes:
    """Rows as the bytes of a Parquet file; the same rows are the same bytes."""
    out = io.BytesIO()
    _write(out, [pa.Table.from_pylist(rows, schema=schema)], schema)
    return out.getvalue()


def write(path: Path, rows: list[dict], schema: pa.Schema = GAMES_SCHEMA) -> None:
    """Writes rows as Parquet; the same rows are the same bytes."""
    _replace(path, lambda partial: _write(partial, [pa.Table.from_pylist(rows, schema=schema)], schema))


def merge(files: Sequence[Path], out: Path, schema: pa.Schema = GAMES_SCHEMA) -> None:
    """Joins files of rows in the order given, a group at a time; how the rows were cut into files changes no byte."""
    pieces = (pq.read_table(file, schema=schema) for file in files)
    _replace(out, lambda partial: _write(partial, pieces, schema))


def _replace(path: Path, write: Callable[[Path], None]) -> None:
    """Writes a whole file: it is there whole, or as it was."""
    partial = path.with_name(f".{path.name}.partial")
    write(partial)
    partial.replace(path)


def _write(out: Path | io.BytesIO, pieces: Iterable[pa.Table], schema: pa.Schema) -> None:
    """Writes rows in groups of one size, whatever pieces they come in."""
    size, waiting = _GROUP[schema], schema.empty_table()
    with pq.ParquetWriter(out, schema, compression="zstd") as writer:
        for piece in pieces:
            waiting = pa.concat_tables([waiting, piece])
            while len(waiting) >= size:
                writer.write_table(waiting.slice(0, size).combine_chunks(), row_group_size=size)
                waiting = waiting.slice(size)
        if len(waiting):
            writer.write_table(waiting.combine_chunks(), row_group_size=size)


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
  paragraph, as `tavolata law {game}` has it, `offers`, `choice` and `looked_at` are numbers of the list of actions. Who
  searched says what it expected for each seat, from 0 to 1, which actions it looked at, how often, and what each brought;
  who plays at random, or saw at once what was best, looked at nothing.
* The players are programs: nothing here says anything about a person.
"""
    path.write_text(text)


def standings(path: Path) -> list[dict]:
    """How players did in a file of games, as the binary's arena counts: for each its seats, its wins (one that is shared counts in
    part, one that is won together for everybody), their rate with Wilson's interval of 95 %, the share it would win if all
    were equal, and its mean place."""
    sums: dict[str, list[float]] = {}
    for batch in pq.ParquetFile(path).iter_batches(columns=["verdict", "players", "places", "won"]):
        for row in batch.to_pylist():
            seats, together = len(row["won"]), row["verdict"] in ("won", "lost")
            share = 1.0 if together else 1.0 / max(sum(row["won"]), 1)
            for player, place, won in zip(row["players"], row["places"], row["won"], strict=True):
                its = sums.setdefault(player, [0.0, 0.0, 0.0, 0.0])
                its[0] += 1
                its[1] += share if won else 0.0
                its[2] += 1.0 / seats
                its[3] += place
    rows = []
    for player, (count, wins, fair, places) in sorted(sums.items()):
        low, high = _wilson(wins / count, count)
        rate = {"rate": wins / count, "low": low, "high": high, "fair": fair / count}
        rows.append({"player": player, "seats": int(count), "wins": wins, **rate, "place": places / count})
    return rows


def _wilson(rate: float, count: float, z: float = 1.96) -> tuple[float, float]:
    middle = rate + z * z / (2 * count)
    half = z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    low, high = ((middle + side) / (1 + z * z / count) for side in (-half, half))
    # Rounding must not put a rate of 0 or 1 outside.
    return min(low, rate), max(high, rate)
