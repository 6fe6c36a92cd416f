"""Records, and shards on local processes and on Ray."""

import os
import signal

import pyarrow.parquet as pq

from tavolata import ray as shards
from tavolata import records


def test_a_row_for_each_game_and_each_decision(tmp_path, game):
    row, decisions = records.play(game, 3, decisions=True)
    assert len(decisions) == row["decisions"] and all(d["choice"] in d["offers"] for d in decisions)
    records.write(tmp_path / "games.parquet", [row])
    records.write(tmp_path / "decisions.parquet", decisions, records.DECISIONS_SCHEMA)
    assert pq.read_table(tmp_path / "games.parquet").to_pylist() == [row]
    records.card(tmp_path / "README.md", game, 1)
    assert row["catalogue"] in (tmp_path / "README.md").read_text()


def test_shards_merge_to_the_bytes_of_one_core(tmp_path):
    one = shards.simulate(tmp_path / "one", "wonderful-kingdom", 24, shard_size=24, workers=1, use_ray=False)
    two = shards.simulate(tmp_path / "two", "wonderful-kingdom", 24, shard_size=5, workers=2, use_ray=False)
    assert one.read_bytes() == two.read_bytes()
    kept = sorted((tmp_path / "two").glob("*-000005.parquet"))
    stamps = [file.stat().st_mtime_ns for file in kept]
    again = shards.simulate(tmp_path / "two", "wonderful-kingdom", 24, shard_size=5, workers=2, use_ray=False)
    assert again.read_bytes() == one.read_bytes()
    assert [file.stat().st_mtime_ns for file in kept] == stamps


def test_ray_survives_a_killed_worker(tmp_path):
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:

        @ray.remote(max_retries=3)
        def killed_once(mark: str) -> int:
            if not os.path.exists(mark):
                open(mark, "w").close()
                os.kill(os.getpid(), signal.SIGKILL)
            return 1

        dying = killed_once.remote(str(tmp_path / "mark"))
        out = shards.simulate(tmp_path / "ray", "wonderful-kingdom", 24, shard_size=5)
        assert ray.get(dying) == 1
    finally:
        ray.shutdown()
    one = shards.simulate(tmp_path / "one", "wonderful-kingdom", 24, shard_size=24, workers=1, use_ray=False)
    assert out.read_bytes() == one.read_bytes()
