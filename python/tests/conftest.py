"""Shared by all tests: the scenes of the repository, the option --slow."""

from __future__ import annotations

import contextlib
import gc
import pathlib

import pytest

import tumble

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCENES = sorted((ROOT / "scenes").glob("*.toml"))


def pytest_addoption(parser):
    parser.addoption("--slow", action="store_true", help="also what needs a cluster or minutes")


def pytest_collection_modifyitems(config, items):
    if not config.getoption("--slow"):
        for item in items:
            if "slow" in item.keywords:
                item.add_marker(pytest.mark.skip(reason="needs --slow"))


def heap(n: int = 4) -> tumble.World:
    """A ground and some boxes that fall on it and on each other."""
    world = tumble.World()
    world.ground()
    for k in range(n):
        world.box((0.5, 0.5, 0.5), mass=1.0 + k, position=(0.05 * k, 0.02 * k, 0.4 + 0.6 * k), spin=(0.3, 0.2, 0.1), name=f"box {k}")
    return world


def threads_of_batches():
    """Threads of this process that batches have begun and that have not ended."""
    gc.collect()
    count = 0
    for task in pathlib.Path("/proc/self/task").iterdir():
        # it may end while it is looked at
        with contextlib.suppress(OSError):
            count += (task / "comm").read_text().startswith("tumble-")
    return count


DIE = {
    "version": 1,
    "time": {"step": 1 / 240, "duration": 1.0},
    "bodies": [
        {"name": "floor", "kind": "fixed", "shape": {"kind": "plane", "normal": [0, 0, 1]}, "friction": 0.4, "restitution": 0.3},
        {
            "name": "die",
            "shape": {"kind": "box", "size": [0.02, 0.02, 0.02]},
            "mass": 0.01,
            "position": [0, 0, 0.1],
            "spin": [10, 20, 5],
            "friction": 0.4,
            "restitution": 0.3,
        },
    ],
}


@pytest.fixture
def die() -> tumble.Scene:
    return tumble.Scene.of(DIE, name="die")
