"""Many games on many machines: shards of a range of seeds, as Ray tasks or as local processes.

A shard is a function of its seeds. It is written once, under its own name; one that is there is not played again, so that a
run goes on where it was stopped, and a killed worker costs its shard alone. The merged file has the same bytes as one made
on one core.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tavolata import records


def shard(
    folder: str, game: str, first: int, count: int, options: Mapping[str, object] | None, bots: Sequence[str]
) -> str:
    """Plays the games of a range of seeds and writes them; gives the file."""
    path = Path(folder) / f"{game}-{first:012}-{count:06}.parquet"
    if not path.exists():
        rows = [records.play(game, seed, options, bots)[0] for seed in range(first, first + count)]
        records.write(path, rows)
    return str(path)


def merge(files: Sequence[str], out: Path) -> None:
    """Joins shards, in the order of their names."""
    import pyarrow.parquet as pq

    rows = [row for file in sorted(files) for row in pq.read_table(file).to_pylist()]
    records.write(out, rows)


def simulate(
    folder: str | Path,
    game: str,
    games: int,
    seed: int = 1,
    shard_size: int = 64,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = ("random",),
    workers: int = 2,
    use_ray: bool | None = None,
    progress: bool = False,
) -> Path:
    """Plays games and merges them into ``GAME.parquet``; on Ray where it is connected, else in local processes."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    starts = range(seed, seed + games, shard_size)
    tasks = [(str(folder), game, first, min(shard_size, seed + games - first), options, tuple(bots)) for first in starts]
    on_ray = _is_connected() if use_ray is None else use_ray
    files = _on_ray(tasks, progress) if on_ray else _in_processes(tasks, workers, progress)
    out = folder / f"{game}.parquet"
    merge(files, out)
    records.card(folder / "README.md", game, games, options, bots)
    return out


def _is_connected() -> bool:
    try:
        import ray
    except ImportError:
        return False
    return ray.is_initialized()


def _on_ray(tasks: list[tuple], progress: bool) -> list[str]:
    import ray

    remote: Any = ray.remote(max_retries=5, num_cpus=1)(shard)
    waiting, files = [remote.remote(*task) for task in tasks], []
    while waiting:
        ready, waiting = ray.wait(waiting)
        files += ray.get(ready)
        _show(progress, len(files), len(tasks))
    return files


def _in_processes(tasks: list[tuple], workers: int, progress: bool) -> list[str]:
    if workers <= 1:
        return [shard(*task) for task in tasks]
    done: dict[tuple, str] = {}
    for _ in range(5):
        left = [task for task in tasks if task[2] not in done]
        if not left:
            break
        try:
            with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
                running = {pool.submit(shard, *task): task[2] for task in left}
                for future in as_completed(running):
                    done[running[future]] = future.result()
                    _show(progress, len(done), len(tasks))
        except BrokenProcessPool:
            continue  # A worker was killed: what is written stays, the rest is played again.
    if len(done) < len(tasks):
        raise RuntimeError("workers were killed again and again")
    return [done[task[2]] for task in tasks]


def _show(progress: bool, done: int, of: int) -> None:
    if progress:
        print(f"\r{done}/{of} shards", end="" if done < of else "\n", flush=True)
