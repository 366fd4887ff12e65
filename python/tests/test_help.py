"""Help: examples that run, units on numbers, stubs and signatures that agree."""

import doctest
import inspect
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import pytest
from conftest import ROOT

import tumble
from tumble import _tumble

CLASSES = [c for c in vars(_tumble).values() if isinstance(c, type)]


def members(cls):
    return {k: v for k, v in vars(cls).items() if not k.startswith("_")}


def examples():
    finder, globs = doctest.DocTestFinder(exclude_empty=True), {"tumble": tumble}
    for cls in CLASSES:
        if cls.__doc__ and ">>>" in cls.__doc__:
            yield doctest.DocTestParser().get_doctest(cls.__doc__, dict(globs), cls.__name__, None, 0)
        for name, member in members(cls).items():
            text = inspect.getdoc(member) or ""
            if ">>>" in text:
                yield doctest.DocTestParser().get_doctest(text, dict(globs), f"{cls.__name__}.{name}", None, 0)
    for module in (tumble, __import__("tumble.ensemble", fromlist=["x"])):
        yield from finder.find(module, globs=dict(globs))


@pytest.mark.parametrize("test", list(examples()), ids=lambda t: t.name)
def test_examples_of_docstrings_run(test):
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    runner.run(test)
    assert runner.failures == 0


def test_everything_public_has_a_docstring():
    for cls in CLASSES:
        assert cls.__doc__, cls
        for name, member in members(cls).items():
            assert inspect.getdoc(member), f"{cls.__name__}.{name}"


def real(value):
    """Whether a value is a number that is measured: not a count, a place in a list, or a truth value."""
    if isinstance(value, tuple | list) and value:
        return all(real(v) for v in value)
    return isinstance(value, float) or getattr(getattr(value, "dtype", None), "kind", "") == "f"


def test_every_number_has_its_unit():
    """Every attribute of every class that is a number, or an array of numbers, names its unit in brackets; a pure number has a dash."""
    world = tumble.World()
    world.ground()
    body = world.box((1, 1, 1), mass=1.0, position=(0, 0, 0.5))
    joint = world.joint("hinge", None, world.sphere(0.1, mass=1.0, position=(5, 0, 5)), at=(5, 0, 6), axis=(0, 1, 0))
    robot = world.robot(tumble.load_robot(ROOT / "crates/tumble-robot/models/quadruped.urdf", base="floating"), position=(9, 0, 1))
    steps = world.step(n=3)
    scene = tumble.Scene.of({"version": 1, "bodies": [{"name": "ball", "shape": {"kind": "sphere", "radius": 1}, "mass": 1}]})
    batch = tumble.Batch(scene, 2)
    spring, pull = tumble.Spring("a", anchor=(0, 0, 0), stiffness=1.0), tumble.Attraction((0, 0, 0), strength=1.0)
    ones = [world, body, joint, robot, robot.model, steps, world.report, world.ledger, batch, scene, spring, pull, world.ray((0, 0, 9), (0, 0, -1))]
    seen = 0
    for one in ones:
        for name, member in members(type(one)).items():
            if callable(member) or not real(getattr(one, name)):
                continue
            seen += 1
            text = inspect.getdoc(member)
            assert re.search(r"\[[^\]]+\]", text), f"{type(one).__name__}.{name}: {text}"
    assert seen > 70
    # and every method that takes or gives numbers, but for those that refer to `add`
    for cls, names in {
        tumble.World: ["add", "step", "run", "ray", "cast", "in_box", "overlapping", "set", "apply_forces", "apply_impulses", "move_to", "read"],
        tumble.Body: ["apply_force", "apply_torque", "apply_impulse", "apply_angular_impulse", "move_to", "velocity_at"],
        tumble.Joint: ["drive"],
        tumble.Batch: ["set", "read", "step", "apply_forces", "apply_torques", "drive", "joint_positions", "joint_velocities", "joint_torques"],
        tumble.Robot: ["set_targets", "set_torques", "set_velocities", "contact_force", "jacobian", "mass_matrix", "inverse_dynamics", "pose"],
    }.items():
        for name in names:
            text = inspect.getdoc(getattr(cls, name))
            assert re.search(r"\[[^\]]+\]", text), f"{cls.__name__}.{name}: {text}"


def blocks_of(page):
    """Python blocks of a page that are to run."""
    blocks, inside, block = [], False, []
    for line in page.read_text().splitlines():
        if line.startswith("```python"):
            inside, block = "no-run" not in line, []
        elif line.startswith("```") and inside:
            inside = False
            blocks.append("\n".join(block))
        elif inside:
            block.append(line)
    return blocks


def run_all(blocks, name, folder):
    """Blocks one after the other, in a folder with the scenes and crates of the repository."""
    for part in ("scenes", "crates"):
        (folder / part).symlink_to(ROOT / part)
    here = os.getcwd()
    os.chdir(folder)
    try:
        space = {"__name__": "page"}
        for block in blocks:
            exec(compile(block, name, "exec"), space)
    finally:
        os.chdir(here)


@pytest.mark.parametrize(("page", "least"), [("docs/python.md", 5), ("docs/from-pybullet.md", 1), ("docs/from-mujoco.md", 1), ("README.md", 1)])
def test_the_examples_of_pages_run(page, least, tmp_path, capsys):
    blocks = blocks_of(ROOT / page)
    assert len(blocks) >= least
    run_all(blocks, page, tmp_path)


def test_the_page_of_every_name_is_up_to_date():
    made = subprocess.run([sys.executable, str(ROOT / "python" / "tools" / "reference.py")], capture_output=True, text=True, check=True).stdout
    assert made == (ROOT / "docs" / "python-reference.md").read_text(), "python python/tools/reference.py > docs/python-reference.md"


@pytest.mark.parametrize(("study", "runs"), [("tolerance", "40"), ("galton", "40"), ("die", "40")])
def test_studies_run(study, runs, tmp_path):
    done = subprocess.run([sys.executable, str(ROOT / "python" / "studies" / f"{study}.py"), runs, "out"], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "worst residual" in done.stdout
    if study == "tolerance":
        deviation, bound = (float(done.stdout.split(before)[1].split()[0]) for before in ("closed form: ", "h²/8 is "))
        assert deviation <= bound, done.stdout


NOTEBOOKS = sorted((ROOT / "python" / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda f: f.stem)
def test_notebooks_run(file, tmp_path, capsys):
    cells = json.loads(file.read_text())["cells"]
    code = ["".join(c["source"]) for c in cells if c["cell_type"] == "code"]
    assert len(code) >= 3
    run_all(code, file.name, tmp_path)


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda f: f.stem)
def test_notebooks_run_in_a_kernel(file, tmp_path):
    """As Jupyter runs them: in a kernel of their own, with tables, frames and bars as outputs."""
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    from jupyter_client.manager import KernelManager

    for part in ("scenes", "crates"):
        (tmp_path / part).symlink_to(ROOT / part)
    book = nbformat.read(file, as_version=4)
    nbformat.validate(book)
    # sockets in a folder of their own, which nobody else can take; their names may not be long
    with tempfile.TemporaryDirectory() as folder:
        kernel = KernelManager(kernel_name="python3", transport="ipc", ip=f"{folder}/k")
        try:
            nbclient.NotebookClient(book, km=kernel, timeout=300, resources={"metadata": {"path": str(tmp_path)}}).execute()
        finally:
            kernel.shutdown_kernel(now=True)
    assert not kernel.is_alive()
    outputs = [o for c in book.cells if c.cell_type == "code" for o in c.outputs]
    shown = "".join(o.data.get("text/html", "") for o in outputs if o.output_type in ("execute_result", "display_data"))
    assert not [o for o in outputs if o.output_type == "error"]
    if file.stem == "first_steps":
        assert "<b>World</b>" in shown
        assert shown.count("<iframe") == 2
        assert any("%|" in str(o) for o in outputs), "a progress bar"


def test_there_are_three_notebooks():
    assert len(NOTEBOOKS) == 3


def test_worlds_batches_and_ensembles_show_themselves(tmp_path, die):
    world = die.world()
    world.step(n=5)
    assert "die" in world._repr_html_()
    assert "m/s" in world._repr_html_()
    batch = tumble.Batch(die, 2)
    assert "worlds" in batch._repr_html_()
    named = tumble.Scene.of({"version": 1, "bodies": [{"name": "<b>x", "shape": {"kind": "sphere", "radius": 1}, "mass": 1}]})
    assert "<b>x" not in named.world()._repr_html_()
    assert "runs" in tumble.ensemble(die, 2, out=tmp_path, executor="serial", duration=0.01)._repr_html_()


@pytest.mark.skipif(not (pathlib.Path(sys.prefix) / "bin" / "mypy").exists(), reason="mypy is not installed here")
def test_stubs_agree_with_the_module(tmp_path):
    command = [sys.executable, "-m", "mypy.stubtest", "tumble._tumble", "--ignore-disjoint-bases", "--mypy-config-file", str(ROOT / "pyproject.toml")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
