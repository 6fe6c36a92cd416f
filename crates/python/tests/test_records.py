"""Records, and shards on local processes and on Ray."""

import os
import signal
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest
import tavolata

from tavolata import ray as shards
from tavolata import records


@pytest.fixture
def cluster():
    """Ray with two workers on this machine."""
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield ray
    ray.shutdown()


def test_a_row_for_each_game_and_each_decision(tmp_path, game):
    row, decisions = records.play(game, 3, bots=["random", "master:16"], decisions=True)
    assert len(decisions) == row["decisions"] and all(d["choice"] in d["offers"] for d in decisions)
    assert {d["ask"] for d in decisions} <= set(tavolata.Game(game).paragraphs())
    searched = [d for d in decisions if d["looked_at"]]
    assert searched and all(d["seat"] % 2 == 1 for d in searched)
    for d in searched:
        assert set(d["looked_at"]) <= set(d["offers"]) and len(d["visits"]) == len(d["worths"]) == len(d["looked_at"])
        assert len(d["expected"]) == len(row["players"]) and all(0 <= worth <= 1 for worth in d["expected"])
    again, _ = records.play(game, 3, bots=["random", "master:16"])
    assert again == row
    records.write(tmp_path / "games.parquet", [row])
    records.write(tmp_path / "decisions.parquet", decisions, records.DECISIONS_SCHEMA)
    assert pq.read_table(tmp_path / "games.parquet").to_pylist() == [row]
    records.card(tmp_path / "README.md", game, 1)
    assert row["catalogue"] in (tmp_path / "README.md").read_text()


def test_shards_merge_to_the_bytes_of_one_core(tmp_path):
    def run(name, **how):
        out = shards.simulate(tmp_path / name, "wonderful-kingdom", 24, decisions=True, use_ray=False, **how)
        return out.read_bytes(), out.with_name("wonderful-kingdom-decisions.parquet").read_bytes()

    one = run("one", shard_size=24, workers=1)
    assert run("two", shard_size=5, workers=2) == one
    kept = sorted((tmp_path / "two").glob("*-000005.games.parquet"))
    stamps = [file.stat().st_mtime_ns for file in kept]
    assert len(kept) == 4 and run("two", shard_size=5, workers=2) == one
    assert [file.stat().st_mtime_ns for file in kept] == stamps


def test_groups_of_rows_do_not_depend_on_how_they_were_cut(tmp_path, monkeypatch):
    rows = [records.play("wonderful-kingdom", seed)[0] for seed in range(7)]
    monkeypatch.setitem(records._GROUP, records.GAMES_SCHEMA, 3)
    made = []
    for size in (1, 2, 7):
        parts = [rows[start : start + size] for start in range(0, 7, size)]
        files = [tmp_path / f"{size}-{number}.parquet" for number in range(len(parts))]
        for file, part in zip(files, parts, strict=True):
            records.write(file, part)
        records.merge(files, tmp_path / "out.parquet")
        made.append((tmp_path / "out.parquet").read_bytes())
    assert made[0] == made[1] == made[2]
    assert pq.ParquetFile(tmp_path / "out.parquet").num_row_groups == 3
    assert pq.read_table(tmp_path / "out.parquet").to_pylist() == rows


def test_a_run_takes_no_shards_of_another(tmp_path):
    def run(folder, **what):
        out = shards.simulate(tmp_path / folder, "wonderful-kingdom", 4, shard_size=2, workers=1, use_ray=False, **what)
        return pq.read_table(out).to_pylist()

    others = [{}, {"options": {"module": "menace"}}, {"bots": ["novice"]}, {"bots": ["novice", "random"], "turning": True}]
    for number, what in enumerate(others):
        assert run("same", **what) == run(f"alone-{number}", **what), what


def killed_once(seeds: range, mark: str) -> list[bytes]:
    """A shard whose worker is killed in the middle of it, the first time."""
    path = Path(mark) / str(seeds.start)
    if seeds.start == 3 and not path.exists():
        path.touch()
        time.sleep(0.3)
        os.kill(os.getpid(), signal.SIGKILL)
    return [bytes(seeds)]


def killed_always(seeds: range) -> list[bytes]:
    """A shard that no worker survives."""
    os.kill(os.getpid(), signal.SIGKILL)
    return [bytes(seeds)]


def killed_and_right(folder, use_ray):
    marks = folder / "marks"
    marks.mkdir()
    files = shards.run(killed_once, range(10), folder, str(marks), ends=(".bytes",), shard_size=3, workers=2, use_ray=use_ray)
    assert (marks / "3").exists()
    return b"".join(file.read_bytes() for file in files[0]) == bytes(range(10))


def test_a_local_worker_is_killed_inside_a_shard(tmp_path):
    assert killed_and_right(tmp_path, use_ray=False)
    with pytest.raises(RuntimeError, match="again and again"):
        shards.run(killed_always, range(4), tmp_path, shard_size=2, workers=2, use_ray=False)


def test_a_worker_of_ray_is_killed_inside_a_shard(tmp_path, cluster):
    assert killed_and_right(tmp_path, use_ray=True)


def games_killed_once(seeds: range, mark: str, game: str, *asked) -> list[bytes]:
    """The games of a shard, whose worker is killed after the first of them, the first time."""
    path = Path(mark) / str(seeds.start)
    if seeds.start == 8 and not path.exists():
        shards.played(seeds[:1], game, *asked)
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return shards.played(seeds, game, *asked)


@pytest.mark.parametrize("use_ray", [False, True], ids=["processes", "ray"])
def test_a_worker_is_killed_between_two_games_of_a_shard(tmp_path, request, use_ray):
    if use_ray:
        request.getfixturevalue("cluster")
    marks = tmp_path / "marks"
    marks.mkdir()
    asked = ("wonderful-kingdom", {}, ["novice", "random"], True, True)
    ends = (".games.parquet", ".decisions.parquet")
    how = {"ends": ends, "shard_size": 4, "workers": 2, "use_ray": use_ray}
    killed = shards.run(games_killed_once, range(20), tmp_path, str(marks), *asked, **how)
    assert [mark.name for mark in marks.iterdir()] == ["8"]
    for files, schema, whole in zip(killed, (records.GAMES_SCHEMA, records.DECISIONS_SCHEMA), shards.played(range(20), *asked)):
        records.merge(files, tmp_path / "out.parquet", schema)
        assert (tmp_path / "out.parquet").read_bytes() == whole


def test_ray_makes_the_bytes_of_one_core_while_workers_are_killed(tmp_path, cluster):
    @cluster.remote(max_retries=3)
    def dying(mark: str) -> int:
        if not os.path.exists(mark):
            open(mark, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return 1

    killed = dying.remote(str(tmp_path / "mark"))
    out = shards.simulate(tmp_path / "ray", "wonderful-kingdom", 24, shard_size=5)
    assert cluster.get(killed) == 1
    one = shards.simulate(tmp_path / "one", "wonderful-kingdom", 24, shard_size=24, workers=1, use_ray=False)
    assert out.read_bytes() == one.read_bytes()


def test_progress_is_shown_where_it_is_asked_for(tmp_path, capsys):
    how = {"shard_size": 2, "workers": 1, "use_ray": False}
    shards.simulate(tmp_path / "quiet", "wonderful-kingdom", 4, **how)
    assert capsys.readouterr() == ("", "")
    shards.simulate(tmp_path / "told", "wonderful-kingdom", 4, progress=True, **how)
    assert capsys.readouterr().err == "\r1/2 shards\r2/2 shards\n"


def test_bots_meet_at_every_seat(tmp_path):
    rows = shards.arena(tmp_path, "wonderful-kingdom", 12, ["novice", "random"], shard_size=6, workers=1)
    assert [row["player"] for row in rows] == ["novice", "random"] and all(row["seats"] == 12 for row in rows)
    assert sum(row["wins"] for row in rows) == pytest.approx(12) and rows[0]["wins"] > rows[1]["wins"]
    assert all(row["low"] <= row["rate"] <= row["high"] and row["fair"] == 0.5 for row in rows)
    first = [row["players"][0] for row in pq.read_table(tmp_path / "wonderful-kingdom.parquet").to_pylist()]
    assert first.count("novice") == 6


def test_a_study_plays_every_combination(tmp_path):
    over = {"module": ["none", "quests"], "legends": [True, False]}
    rows = shards.study(tmp_path, "wonderful-kingdom", 2, over, workers=1)
    assert [(row["module"], row["legends"]) for row in rows] == [("none", True), ("none", False), ("quests", True), ("quests", False)]
    assert all(row["seats"] == 4 for row in rows)


def test_learning_in_parts_teaches_what_the_program_teaches(tmp_path, cluster):
    """The program is the one that was built beside the package."""
    import subprocess

    binary = os.environ["TAVOLATA_BINARY"]
    tiny = ["--bouts=2", "--quick=2", "--deep=4", "--looks=4"]
    shards.learn(tmp_path / "parts", "wonderful-kingdom", 1, 6, parts=3, arguments=tiny, binary=binary)
    alone = [binary, "learn", "wonderful-kingdom", "--rounds=1", "--games=6", *tiny, f"--dir={tmp_path / 'alone'}"]
    subprocess.run(alone, check=True, capture_output=True)
    rounds = [(tmp_path / folder / "rounds.jsonl").read_text() for folder in ("parts", "alone")]
    assert rounds[0] == rounds[1] and '"number":1' in rounds[0]
    assert len([*(tmp_path / "parts").glob("round-1.sheets.*-of-3")]) == 3
