"""OpenSpiel's own API test on our games alone: it reads the registry when it is loaded, so ours are registered before."""

import runpy
import sys
from importlib.util import find_spec

from tavolata import openspiel

if __name__ == "__main__":
    openspiel.register()
    path = find_spec("open_spiel.integration_tests.api_test").origin
    sys.argv = [path, f"--test_only_games={sys.argv[1] if len(sys.argv) > 1 else 'tavolata_.*'}"]
    runpy.run_path(path, run_name="__main__")
