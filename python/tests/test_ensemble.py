"""Ensembles: every run once, the same bytes whatever executed them, also when workers or the driver die."""

import contextlib
import json
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest
from conftest import DIE

import tumble
from tumble.ensemble._parquet import read
from tumble.ensemble._plan import make_plan, run_part

HERE = pathlib.Path(__file__).parent


def keys(**more):
    vary = {"bodies.die.orientation": tumble.rotations(), "bodies.die.spin": tumble.uniform(-40, 40, shape=3)}
    return {"runs": 90, "seed": 7, "duration": 0.25, "part": 8, "vary": vary, "result": ["bodies.die.position", "bodies.die.orientation"], **more}


def die_scene():
    return tumble.Scene.of(DIE, name="die")


@pytest.fixture(scope="module")
def known(tmp_path_factory):
    """The dataset of one process."""
    return tumble.ensemble(die_scene(), out=tmp_path_factory.mktemp("known"), executor="serial", **keys())


def test_a_row_per_run_with_parameters_results_and_certificate(known):
    table = known.columns()
    assert table["run"].tolist() == list(range(90))
    assert {"bodies.die.spin[2]", "bodies.die.position.z", "worst_residual", "verdict", "state_hash", "status", "error"} <= set(table)
    assert set(table["status"]) == {"done"}
    assert len(set(table["state_hash"].tolist())) == 90
    # a row alone is enough to repeat its run
    k = 41
    spin = [float(table[f"bodies.die.spin[{j}]"][k]) for j in range(3)]
    turn = [float(table[f"bodies.die.orientation[{j}]"][k]) for j in range(4)]
    world = die_scene().set_all({"bodies.die.spin": spin, "bodies.die.orientation": turn}).world()
    world.step(1 / 240, 60)
    assert f"{world.state_hash:016x}" == table["state_hash"][k]
    assert world["die"].position[2] == table["bodies.die.position.z"][k]
    assert len(known.verify(10)) == 10
    told = known.summary()
    assert told["status"] == {"done": 90}
    assert "bodies.die.position.z" in told["results"]


def test_other_programs_read_the_dataset_as_it_is(known):
    pq = pytest.importorskip("pyarrow.parquet")
    ours, theirs = known.columns(), pq.read_table(known.folder).to_pydict()
    assert list(ours) == list(theirs)
    for name, values in ours.items():
        assert values.tolist() == theirs[name]
    polars = pytest.importorskip("polars")
    assert polars.read_parquet(known.folder / "part-*.parquet").height == 90
    duckdb = pytest.importorskip("duckdb")
    assert duckdb.sql(f"SELECT count(*) FROM '{known.folder}/part-*.parquet'").fetchall() == [(90,)]


@pytest.mark.parametrize("executor", ["threads", "processes"])
def test_the_executor_changes_no_byte(known, tmp_path, executor):
    other = tumble.ensemble(die_scene(), out=tmp_path, executor=executor, workers=2, **keys())
    assert other.digest() == known.digest()


def test_the_cut_into_parts_changes_no_run(known, tmp_path):
    other = tumble.ensemble(die_scene(), out=tmp_path, executor="serial", **keys(part=37))
    a, b = known.columns(), other.columns()
    assert all((a[n] == b[n]).all() for n in a)


def test_resumption_runs_what_is_missing_and_nothing_else(known, tmp_path):
    made = tumble.ensemble(die_scene(), out=tmp_path, executor="serial", **keys())
    kept = {k: made.path(k).stat().st_mtime_ns for k in range(made.plan.parts)}
    for k in (2, 5):
        made.path(k).unlink()
    assert made.missing == [2, 5]
    again = tumble.ensemble(die_scene(), out=tmp_path, executor="serial", **keys())
    assert again.digest() == known.digest()
    assert all(made.path(k).stat().st_mtime_ns == kept[k] for k in kept if k not in (2, 5))
    assert tumble.Ensemble.open(tmp_path).digest() == known.digest()
    with pytest.raises(tumble.EnsembleError, match="seed was 7 and is 8"):
        tumble.ensemble(die_scene(), out=tmp_path, executor="serial", **keys(seed=8))
    timing = [json.loads(line) for line in (tmp_path / "_timing.jsonl").read_text().splitlines()]
    assert sorted(t["part"] for t in timing) == sorted([*range(12), 2, 5])


def test_a_refused_run_is_a_row_that_says_so(tmp_path):
    masses = [0.01] * 20
    masses[7] = -1.0
    made = tumble.ensemble(die_scene(), 20, out=tmp_path, executor="serial", duration=0.1, vary={"bodies.die.mass": masses}, result="bodies.die.position")
    table = made.columns()
    assert table["status"].tolist() == ["done"] * 7 + ["refused"] + ["done"] * 12
    assert "mass" in table["error"][7]
    assert np.isnan(table["bodies.die.position.z"][7])


def test_a_run_that_is_refused_may_be_the_first(tmp_path):
    masses = [-1.0, 0.01, 0.01]
    made = tumble.ensemble(die_scene(), 3, out=tmp_path / "a", executor="serial", duration=0.05, vary={"bodies.die.mass": masses})
    assert made.columns()["status"].tolist() == ["refused", "done", "done"]
    # but not all of them
    with pytest.raises(tumble.BatchError, match="mass"):
        tumble.ensemble(die_scene(), 3, out=tmp_path / "b", executor="serial", duration=0.05, vary={"bodies.die.mass": [-1.0] * 3})


def test_a_column_has_one_type_in_all_parts(tmp_path):
    """Whole numbers and others, in parts where they are apart: the parts are one dataset all the same."""
    vary = {
        "bodies.die.mass": tumble.grid([1, 2, 0.5, 0.25]),
        "bodies.die.position": tumble.choice([[0, 0, 1], [0.5, 0, 1]]),
        "bodies.die.friction": [0, 1, 0.5, 0, 1, 0, 1, 0.25],
        "bodies.die.shape": tumble.grid([{"kind": "sphere", "radius": 0.01}, {"kind": "box", "size": [0.02, 0.02, 0.02]}], repeat=2),
    }
    made = tumble.ensemble(die_scene(), 8, out=tmp_path, executor="serial", duration=0.02, part=2, vary=vary)
    kinds = [{n: v.dtype for n, v in read(made.path(k).read_bytes()).items()} for k in range(4)]
    assert all(k == kinds[0] for k in kinds)
    assert made.columns()["bodies.die.mass"].tolist() == [1, 2, 0.5, 0.25] * 2
    pq = pytest.importorskip("pyarrow.parquet")
    assert pq.read_table(tmp_path)["bodies.die.mass"].to_pylist() == [1, 2, 0.5, 0.25] * 2
    assert made.to_arrow().num_rows == 8
    polars = pytest.importorskip("polars")
    assert polars.read_parquet(tmp_path / "part-*.parquet")["bodies.die.friction"].to_list() == [0, 1, 0.5, 0, 1, 0, 1, 0.25]
    assert len(made.verify(8)) == 8


def test_a_damaged_part_is_found(known, tmp_path):
    made = tumble.ensemble(die_scene(), out=tmp_path, executor="serial", **keys())
    made.path(3).write_bytes(made.path(3).read_bytes()[:-20])
    with pytest.raises(tumble.EnsembleError, match="part-000003"):
        made.columns()


def test_plans_are_checked_before_anything_runs(tmp_path):
    for wrong, error in (
        ({"vary": {"bodies.dye.mass": tumble.uniform(1, 2)}}, "did you mean"),
        ({"result": "bodies.die.colour"}, "is no result"),
        ({"result": lambda b: {}}, "cannot be sent"),
        ({"runs": 0}, "1 or more"),
        ({"executor": "abacus"}, "executor is"),
        ({"vary": {"bodies.die.mass": [1.0, 2.0]}}, "2 values for 90 runs"),
        ({"vary": [1]}, "give a dict"),
        ({"duration": "long"}, "a number of s"),
        ({"workers": 0, "executor": "threads"}, "1 or more"),
        ({"workers": "two", "executor": "threads"}, "1 or more"),
        ({"progress": 5}, "a function"),
        ({"out": pathlib.Path(__file__)}, "give a folder"),
    ):
        with pytest.raises(tumble.Error, match=error):
            tumble.ensemble(die_scene(), **{**keys(), "out": tmp_path / "x", **wrong})


def kill_workers(times, stop):
    """Kills a child of this process now and then, as long as one of them is at work."""
    import random

    rng = random.Random(3)
    while times and not stop.is_set():
        time.sleep(0.15)
        mine = [int(p) for p in pathlib.Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()]
        mine = [p for p in mine if b"spawn_main" in pathlib.Path(f"/proc/{p}/cmdline").read_bytes()]
        if mine:
            os.kill(rng.choice(mine), signal.SIGKILL)
            times -= 1


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_killed_workers_cost_their_parts_and_no_bit(known, tmp_path):
    stop = threading.Event()
    killer = threading.Thread(target=kill_workers, args=(3, stop))
    killer.start()
    try:
        made = tumble.ensemble(die_scene(), out=tmp_path, executor="processes", workers=2, **keys())
    finally:
        stop.set()
        killer.join()
    assert made.digest() == known.digest()


def deadly(batch):
    """A result that kills its worker for one run."""
    z = batch.positions[:, 1, 2]
    masses = [batch[k].masses[1] for k in range(len(batch))]
    if any(m == 0.013 for m in masses) and os.environ.get("TUMBLE_TEST_DEADLY"):
        os.kill(os.getpid(), signal.SIGKILL)
    return {"z": z}


@pytest.mark.skipif(sys.platform != "linux", reason="kills itself")
def test_a_run_that_kills_its_worker_becomes_a_failed_row(tmp_path, monkeypatch):
    monkeypatch.setenv("TUMBLE_TEST_DEADLY", "1")
    monkeypatch.setenv("PYTHONPATH", f"{HERE}:{os.environ.get('PYTHONPATH', '')}")
    masses = [0.01] * 12
    masses[6] = 0.013
    made = tumble.ensemble(die_scene(), 12, out=tmp_path, executor="processes", workers=2, duration=0.05, part=4, vary={"bodies.die.mass": masses}, result=deadly)
    assert made.columns()["status"].tolist() == ["done"] * 6 + ["failed"] + ["done"] * 5


@pytest.mark.skipif(sys.platform != "linux", reason="kills a session of processes")
@pytest.mark.parametrize("executor", ["serial", "processes"])
def test_the_drivers_death_costs_the_parts_in_flight(tmp_path, executor):
    driver_death(tmp_path, executor)


def stalling(batch):
    """A result that is given for the first three parts (and for the check of the plan) and then stalls, so that the driver is at work when it dies."""
    folder = os.environ.get("TUMBLE_TEST_STALL")
    if folder:
        for k in range(4):
            with contextlib.suppress(FileExistsError):
                (pathlib.Path(folder) / f"slot {k}").touch(exist_ok=False)
                break
        else:
            time.sleep(300)
    return {"z": batch.positions[:, 1, 2]}


def driver_death(tmp_path, executor):
    """The driver dies with all that it started; another executor ends the work, with the same bytes."""
    script = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from test_ensemble import die_scene, keys, stalling\nimport tumble\n"
        "if __name__ == '__main__':\n"
        "    tumble.ensemble(die_scene(), out=sys.argv[2], executor=sys.argv[3], workers=2, **keys(result=stalling))\n"
    )
    file = tmp_path / "driver.py"
    file.write_text(script)
    (tmp_path / "slots").mkdir()
    out = tmp_path / "out"
    environment = {**os.environ, "PYTHONPATH": f"{HERE}:{os.environ.get('PYTHONPATH', '')}", "TUMBLE_TEST_STALL": str(tmp_path / "slots")}
    driver = subprocess.Popen([sys.executable, str(file), str(HERE), str(out), executor], start_new_session=True, env=environment)
    try:
        clock = time.monotonic()
        while len(list(out.glob("part-*.parquet"))) < 3:
            assert driver.poll() is None, "the driver ended by itself"
            assert time.monotonic() - clock < 240, "three parts did not come"
            time.sleep(0.02)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(driver.pid, signal.SIGKILL)
        driver.wait()
    there = tumble.Ensemble.open(out)
    assert len(there.missing) == there.plan.parts - 3
    made = tumble.ensemble(die_scene(), out=out, executor="threads", **keys(result=stalling))
    assert made.complete
    assert made.columns("run")["run"].tolist() == list(range(90))
    alone = tumble.ensemble(die_scene(), out=tmp_path / "alone", executor="serial", **keys(result=stalling))
    assert made.digest() == alone.digest()


def test_an_executor_of_ones_own_that_breaks_is_told(tmp_path):
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as own:
        made = tumble.ensemble(die_scene(), out=tmp_path / "well", executor=own, **keys(runs=4, part=2))
        assert made.complete
        os.kill(own.submit(os.getpid).result(), signal.SIGKILL)
        with contextlib.suppress(Exception):
            own.submit(os.getpid).result()
        with pytest.raises(tumble.EnsembleError, match="give another"):
            tumble.ensemble(die_scene(), out=tmp_path / "broken", executor=own, **keys(runs=4, part=2))


def test_a_script_without_a_guard_is_told_so(tmp_path):
    """Workers read the script of their parent: one that begins workers itself, unguarded, ends with a sentence, and soon."""
    script = tmp_path / "script.py"
    script.write_text(
        f"import tumble\ndie = tumble.Scene.of({DIE!r})\n"
        f"print(len(tumble.ensemble(die, 4, out={str(tmp_path / 'out')!r}, duration=0.05, part=2, workers=2)))\n"
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert '__name__ == "__main__"' in done.stderr.splitlines()[-1]
    assert not list((tmp_path / "out").glob("part-*"))
    # under its guard it does what it says
    lines = script.read_text().splitlines()
    script.write_text("\n".join([*lines[:2], 'if __name__ == "__main__":', "    " + lines[2]]) + "\n")
    assert subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120).stdout == "4\n"


def dawdling(batch):
    """A result that takes a minute, but for the check of the plan."""
    if batch.steps[0] > 0:
        pathlib.Path(os.environ["TUMBLE_TEST_DAWDLING"]).touch()
        time.sleep(60)
    return {"z": batch.positions[:, 1, 2]}


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_an_interrupted_driver_does_not_wait_for_its_workers(tmp_path):
    script = tmp_path / "driver.py"
    script.write_text(
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from test_ensemble import dawdling, die_scene, keys\nimport tumble\n"
        "if __name__ == '__main__':\n"
        "    tumble.ensemble(die_scene(), out=sys.argv[2], executor='processes', workers=2, **keys(result=dawdling))\n"
    )
    flag = tmp_path / "at work"
    environment = {**os.environ, "PYTHONPATH": f"{HERE}:{os.environ.get('PYTHONPATH', '')}", "TUMBLE_TEST_DAWDLING": str(flag)}
    command = [sys.executable, str(script), str(HERE), str(tmp_path / "out")]
    driver = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    clock = time.monotonic()
    while not flag.exists():
        assert driver.poll() is None
        assert time.monotonic() - clock < 120
        time.sleep(0.05)
    # the driver alone, as a notebook does it: its workers hear nothing
    driver.send_signal(signal.SIGINT)
    _, told = driver.communicate(timeout=30)
    assert told.splitlines()[-1] == "KeyboardInterrupt"


def test_the_command_line(tmp_path):
    file = tmp_path / "die.json"
    file.write_text(json.dumps(DIE))
    command = [sys.executable, "-m", "tumble.ensemble", str(file), "--runs", "12", "--out", str(tmp_path / "out"), "--duration", "0.1"]
    command += ["--sweep", "bodies.die.spin=uniform:-9:9:3", "--result", "bodies.die.position", "--executor", "serial", "--verify", "3"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["status"] == {"done": 12}
    assert len(told["verified"]) == 3
    wrong = subprocess.run([*command, "--seed", "5"], capture_output=True, text=True)
    assert wrong.returncode == 2
    assert "seed was 0 and is 5" in wrong.stderr


def test_samplers_are_what_they_say():
    u = np.array(tumble.uniform(-1, 3).draw(5, "a", 0, 20000))
    assert u.min() >= -1
    assert u.max() < 3
    assert abs(u.mean() - 1) < 0.04
    n = np.array(tumble.normal(2, 0.5, shape=2).draw(5, "a", 0, 20000))
    assert np.abs(n.mean(axis=0) - 2).max() < 0.02
    assert np.abs(n.std(axis=0) - 0.5).max() < 0.02
    assert abs(np.corrcoef(n.T)[0, 1]) < 0.03
    q = np.array(tumble.rotations().draw(5, "a", 0, 20000))
    assert np.allclose((q * q).sum(axis=1), 1)
    assert np.abs(q.mean(axis=0)).max() < 0.02
    assert np.abs((q**2).mean(axis=0) - 0.25).max() < 0.01
    c = tumble.choice(["a", "b", "c"]).draw(5, "a", 0, 9000)
    assert all(2800 < c.count(x) < 3200 for x in "abc")
    assert tumble.grid([1, 2, 3], repeat=2).draw(0, "a", 0, 8) == [1, 1, 2, 2, 3, 3, 1, 1]
    whole = tumble.normal().draw(9, "x", 0, 100)
    assert tumble.normal().draw(9, "x", 40, 20) == whole[40:60]


def test_parts_have_the_same_bytes_every_time():
    plan = make_plan(die_scene(), **keys())
    assert run_part(plan, 3) == run_part(plan, 3)
    assert read(run_part(plan, 11))["run"].tolist() == [88, 89]
