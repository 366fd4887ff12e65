"""One wheel for every Python from 3.10 on, and one engine for all who ask: the same bits."""

import json
import os
import pathlib
import subprocess

import pytest
from conftest import ROOT

import tumble


def test_the_extension_serves_every_version():
    """The stable interface: no version of Python in the name of the file."""
    names = [p.name for p in pathlib.Path(tumble.__file__).parent.glob("_tumble*.so")]
    assert names == ["_tumble.abi3.so"]


@pytest.mark.parametrize("name", ["dice", "dominoes", "double_pendulum", "gripper", "tippe_top"])
def test_the_bits_are_those_of_the_command_line(name):
    """Every number of every body after some steps, from `tumble run --json`, which writes them with all their digits."""
    command = os.environ.get("TUMBLE_COMMAND")
    if not command:
        pytest.skip("TUMBLE_COMMAND names the command of the same sources")
    scene = tumble.load(ROOT / "scenes" / f"{name}.toml")
    ask = [command, "run", str(ROOT / "scenes" / f"{name}.toml"), "--duration", str(100 * scene.step), "--json"]
    told = json.loads(subprocess.run(ask, capture_output=True, text=True, check=True).stdout)
    world = scene.world()
    world.step(n=told["steps"])
    assert told["steps"] >= 100
    assert [b["name"] for b in told["bodies"]] == world.names
    for key in ("position", "centre", "orientation", "velocity", "spin"):
        ours = [getattr(world[n], key).tolist() for n in world.names]
        assert [b[key] for b in told["bodies"]] == ours, key


def test_a_build_tells_where_it_comes_from():
    info = tumble.build_info()
    assert info["commit"] == "" or (len(info["commit"]) == 40 and set(info["commit"]) <= set("0123456789abcdef"))
    if info["machine"] == "x86_64":
        assert "sse2" in info["cpu"].split(",")
