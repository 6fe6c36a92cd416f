"""Many games on many machines: shards of a range of seeds, as Ray tasks or as local processes.

A shard is a function of its seeds and of what was asked for. Whoever plays it hands its bytes back, and the driver writes
them, once, under a name that says of what: a run goes on where it was stopped, another run in the same folder takes none of
its shards, a killed worker costs its shard alone, and no machine needs the driver's disk. What is merged has the same bytes
as a run on one core.
"""

import hashlib
import itertools
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tavolata import __version__, records
from tavolata._native import Game
from tavolata.batch import words

# How many tasks wait on a cluster at once, so that their results do not fill its memory.
_WAITING = 256
# How often a task is begun whose workers are killed.
_TRIES = 5


def run(
    function: Callable[..., Sequence[bytes]],
    seeds: range,
    folder: str | Path,
    *arguments: Any,
    name: str = "shard",
    ends: Sequence[str] = (".parquet",),
    shard_size: int = 64,
    workers: int | None = None,
    use_ray: bool | None = None,
    progress: bool | None = None,
) -> list[list[Path]]:
    """Runs ``function(seeds, *arguments)`` for shards of a range of seeds; gives the files, a list for each end of their names.

    The function is one that another process can import, the arguments are plain data, and what it gives is bytes for each of
    ``ends``. It runs on Ray where Ray is connected, else in local processes. Shards that are there are not made again; they
    are those of the same function, arguments and version.
    """
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    asked = {
        "function": f"{function.__module__}.{function.__qualname__}",
        "arguments": arguments,
        "version": __version__,
    }
    told = json.dumps(asked, sort_keys=True, indent=1)
    print_of = hashlib.blake2b(told.encode(), digest_size=8).hexdigest()
    _keep(folder / f"{name}-{print_of}.json", told.encode())
    parts = [seeds[start : start + shard_size] for start in range(0, len(seeds), shard_size)]
    files = [
        [folder / f"{name}-{print_of}-{part.start:020}-{len(part):06}{end}" for end in ends] for part in parts
    ]
    missing = [number for number, its in enumerate(files) if not all(file.exists() for file in its)]
    tasks = [(parts[number], *arguments) for number in missing]
    for task, made in _each(function, tasks, workers, use_ray, progress):
        for file, content in zip(files[missing[task]], made, strict=True):
            _keep(file, content)
    return [list(column) for column in zip(*files)] if files else [[] for _ in ends]


def _keep(path: Path, content: bytes) -> None:
    """Writes a whole file: it is there whole, or as it was."""
    partial = path.with_name(f".{path.name}.partial")
    partial.write_bytes(content)
    partial.replace(path)


def played(
    seeds: range, game: str, options: Mapping[str, str], bots: Sequence[str], decisions: bool, turning: bool
) -> list[bytes]:
    """The games of some seeds, and their decisions where they are asked for, as Parquet. ``turning`` seats the bots anew
    from game to game, so that each sits everywhere."""
    rows, all_decisions = [], []
    for seed in seeds:
        first = seed % len(bots) if turning else 0
        row, its = records.play(game, seed, options, [*bots[first:], *bots[:first]], decisions)
        rows.append(row)
        all_decisions += its
    made = [records.packed(rows)]
    return [*made, records.packed(all_decisions, records.DECISIONS_SCHEMA)] if decisions else made


def simulate(
    folder: str | Path,
    game: str,
    games: int,
    seed: int = 1,
    shard_size: int = 64,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = ("random",),
    decisions: bool = False,
    turning: bool = False,
    workers: int | None = None,
    use_ray: bool | None = None,
    progress: bool | None = None,
) -> Path:
    """Plays games and merges them into ``GAME.parquet``, and their decisions into ``GAME-decisions.parquet`` on request.

    On Ray where it is connected, else in local processes: as many as there are cores, or ``workers``. Progress is shown in a
    terminal unless it is asked for or refused.
    """
    folder, about = Path(folder), Game(game)
    # What changes a game is part of a shard's name: rules and numbers, the list of actions, and everything that was asked.
    of = {**about.options, **words(options)}
    files = run(
        _of_rules,
        range(seed, seed + games),
        folder,
        [about.edition, about.hash],
        game,
        of,
        list(bots),
        decisions,
        turning,
        name=game,
        ends=(".games.parquet", ".decisions.parquet") if decisions else (".games.parquet",),
        shard_size=shard_size,
        workers=workers,
        use_ray=use_ray,
        progress=progress,
    )
    out = folder / f"{game}.parquet"
    records.merge(files[0], out)
    if decisions:
        records.merge(files[1], folder / f"{game}-decisions.parquet", records.DECISIONS_SCHEMA)
    records.card(folder / "README.md", game, games, options, bots)
    return out


def _of_rules(seeds: range, rules: Sequence[object], game: str, *asked: Any) -> list[bytes]:
    """The games of some seeds, if they are played by these rules here."""
    about = Game(game)
    if [about.edition, about.hash] != list(rules):
        raise RuntimeError(f"this machine has other rules of {game}: edition {about.edition}, list {about.hash}")
    return played(seeds, game, *asked)


def arena(
    folder: str | Path, game: str, games: int, bots: Sequence[str], options: Mapping[str, object] | None = None, **how: Any
) -> list[dict]:
    """Lets bots meet, each at every seat in turn; gives a row for each: seats, wins, their rate with Wilson's interval, the
    fair share and the mean place. The games are kept in the folder; ``how`` is what ``simulate`` takes besides."""
    simulate(folder, game, games, options=options, bots=bots, turning=True, **how)
    return records.standings(Path(folder) / f"{game}.parquet")


def study(
    folder: str | Path, game: str, games: int, over: Mapping[str, Sequence[object]], options: Mapping[str, object] | None = None, **how: Any
) -> list[dict]:
    """Plays games with every combination of some options; gives a row for each bot in each, as ``arena`` has them. Each
    combination has a folder of its own."""
    rows = []
    for values in itertools.product(*over.values()):
        these = dict(zip(over, values))
        label = "-".join(f"{name}-{value}" for name, value in words(these).items())
        out = simulate(Path(folder) / label, game, games, options={**(options or {}), **these}, **how)
        rows += [{**these, **row} for row in records.standings(out)]
    return rows


def learn(
    folder: str | Path,
    game: str,
    rounds: int = 5,
    games: int = 2000,
    parts: int = 16,
    arguments: Sequence[str] = (),
    binary: str = "tavolata",
    workers: int | None = None,
    use_ray: bool | None = None,
    progress: bool | None = None,
) -> Path:
    """Teaches the bots of a game as ``tavolata learn`` does, with the games of each round played in parts on many machines.

    ``binary`` is the program, on every machine; ``arguments`` are further ones of ``tavolata learn``, such as ``--seed=2``.
    The folder is the one the program has: the same games are played, and the same weights come of them, as by it alone. Gives
    where the weights are that were kept, if any were.
    """
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    asked = [game, f"--games={games}", *arguments]
    for number in range(1, rounds + 1):
        if number not in _rounds(folder):
            _play_round(folder, number, parts, binary, asked, (workers, use_ray, progress))
            _tavolata(binary, *asked, f"--rounds={number}", f"--dir={folder}")
    return folder / "kept.weights"


def _rounds(folder: Path) -> set[int]:
    """The rounds that are done."""
    path = folder / "rounds.jsonl"
    return {json.loads(line)["number"] for line in path.read_text().splitlines()} if path.exists() else set()


def _play_round(folder: Path, number: int, parts: int, binary: str, asked: Sequence[str], how: tuple) -> None:
    """Plays the parts of a round that are not there yet, and puts their sheets into the folder."""
    names = ("learn.json", "rounds.jsonl", "kept.weights")
    known = {name: (folder / name).read_bytes() for name in names if (folder / name).exists()}
    missing = [part for part in range(1, parts + 1) if not [*folder.glob(f"round-{number}.sheets.{part}-of-{parts}*")]]
    tasks = [(known, binary, (*asked, f"--rounds={number}", f"--part={part}/{parts}", "--jobs=1")) for part in missing]
    for _, sheets in _each(_part, tasks, *how):
        for name, content in sheets.items():
            _keep(folder / name, content)


def _part(known: Mapping[str, bytes], binary: str, arguments: Sequence[str]) -> dict[str, bytes]:
    """Plays a part of the games of a round in a folder of its own; gives the sheets."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in known.items():
            (Path(folder) / name).write_bytes(content)
        _tavolata(binary, *arguments, f"--dir={folder}")
        return {file.name: file.read_bytes() for file in Path(folder).glob("round-*.sheets*")}


def _tavolata(binary: str, *arguments: str) -> None:
    done = subprocess.run([binary, "learn", *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{binary} learn {' '.join(arguments)}: {done.stderr or done.stdout}")


def _is_connected() -> bool:
    """Whether Ray is there and connected; one that was never imported is not."""
    ray = sys.modules.get("ray")
    return ray is not None and ray.is_initialized()


def _each(
    function: Callable[..., Any], tasks: list[tuple], workers: int | None, use_ray: bool | None, progress: bool | None
) -> Iterator[tuple[int, Any]]:
    """What comes of tasks, as they are done: their numbers, and what the function gave."""
    on_ray = _is_connected() if use_ray is None else use_ray
    workers = workers or os.cpu_count() or 1
    if on_ray:
        made = _on_ray(function, tasks)
    elif workers > 1 and len(tasks) > 1:
        made = _in_processes(function, tasks, workers)
    else:
        made = ((number, function(*task)) for number, task in enumerate(tasks))
    shown = sys.stderr.isatty() if progress is None else progress
    for done, one in enumerate(made, 1):
        yield one
        if shown:
            print(f"\r{done}/{len(tasks)} shards", end="" if done < len(tasks) else "\n", file=sys.stderr, flush=True)


def _on_ray(function: Callable[..., Any], tasks: list[tuple]) -> Iterator[tuple[int, Any]]:
    import ray

    remote: Any = ray.remote(max_retries=_TRIES, num_cpus=1)(function)
    numbers = iter(range(len(tasks)))
    running: dict[Any, int] = {}
    while True:
        for number in itertools.islice(numbers, _WAITING - len(running)):
            running[remote.remote(*tasks[number])] = number
        if not running:
            return
        ready, _ = ray.wait([*running])
        for one in ready:
            yield running.pop(one), ray.get(one)


def _in_processes(function: Callable[..., Any], tasks: list[tuple], workers: int) -> Iterator[tuple[int, Any]]:
    left, tries = set(range(len(tasks))), 0
    while left:
        before = len(left)
        try:
            with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
                running = {pool.submit(function, *tasks[number]): number for number in sorted(left)}
                for future in as_completed(running):
                    made = future.result()
                    left.discard(running[future])
                    yield running[future], made
        except BrokenProcessPool:
            # A worker was killed: what is done stays done, the rest is begun again.
            tries = 0 if len(left) < before else tries + 1
            if tries == _TRIES:
                raise RuntimeError("workers were killed again and again") from None
