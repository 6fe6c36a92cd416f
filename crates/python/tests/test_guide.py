"""The examples of docs/python.md."""

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[3] / "docs" / "python.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("number", range(len(EXAMPLES)), ids=lambda number: f"guide{number}")
def test_example(number):
    exec(compile(EXAMPLES[number], f"example {number}", "exec"), {})
