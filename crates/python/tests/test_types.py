"""The types that the package states are those it has."""

import subprocess
import sys
from pathlib import Path

import tavolata

FOLDER = Path(tavolata.__file__).parent
# The wrappers stand on classes that other libraries leave untyped; what they are called with is checked all the same.
CONFIG = """
[mypy]
check_untyped_defs = True
warn_redundant_casts = True
[mypy-pyarrow.*,pyspiel.*,ray.*,open_spiel.*,pettingzoo.*,gymnasium.*,fastcatan.*]
ignore_missing_imports = True
follow_imports = skip
"""


def test_the_stub_says_what_the_compiled_part_has(tmp_path):
    run = [sys.executable, "-m", "mypy.stubtest", "tavolata._native"]
    done = subprocess.run(run, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_is_typed(tmp_path):
    config = tmp_path / "mypy.ini"
    config.write_text(CONFIG)
    run = [sys.executable, "-m", "mypy", "--config-file", str(config), "--cache-dir", str(tmp_path / "cache"), str(FOLDER)]
    done = subprocess.run(run, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
