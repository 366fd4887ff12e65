"""Ensembles on real local clusters of Ray and Dask: the bytes of one process, also when workers or the driver die."""

import json
import os
import pathlib
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

import pytest
from test_ensemble import HERE, die_scene, driver_death, keys, known  # noqa: F401

import tumble

#: Executor and the package that it needs.
CLUSTERS = {"dask": "distributed", "ray": "ray"}

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="kills processes"),
    # clusters have sockets and files of their own, which the interpreter complains about when they die
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning"),
]


@pytest.fixture(params=list(CLUSTERS))
def executor(request, monkeypatch):
    """A kind of cluster that is installed, whose workers find the functions of this file."""
    pytest.importorskip(CLUSTERS[request.param])
    monkeypatch.setenv("PYTHONPATH", f"{HERE}:{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    return request.param


#: Parts of eight runs that kill their worker once.
DEADLY = {1, 4, 7, 10}
#: A mass for each part, by which its result knows it [kg].
MASSES = [0.01 + 1e-4 * k for k in range(12)]


def mortal(batch):
    """A result whose worker dies with the work done and not yet delivered: once for every deadly part."""
    folder, part = os.environ.get("TUMBLE_TEST_MORTAL"), MASSES.index(batch[0].masses[1])
    # the driver looks at the first run before any step is made
    if folder and batch.steps[0] > 0 and part in DEADLY:
        try:
            (pathlib.Path(folder) / str(part)).touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return {"z": batch.positions[:, 1, 2]}


def test_killed_workers_cost_their_parts_and_no_bit(executor, tmp_path, monkeypatch):
    asked = keys(result=mortal)
    asked["vary"] = {**asked["vary"], "bodies.die.mass": tumble.grid(MASSES, repeat=8)}
    alone = tumble.ensemble(die_scene(), out=tmp_path / "alone", executor="serial", **asked)
    dead = tmp_path / "dead"
    dead.mkdir()
    monkeypatch.setenv("TUMBLE_TEST_MORTAL", str(dead))
    made = tumble.ensemble(die_scene(), out=tmp_path / "cluster", executor=executor, workers=2, **asked)
    assert {int(p.name) for p in dead.iterdir()} == DEADLY
    assert made.columns("run")["run"].tolist() == list(range(90))
    assert set(made.columns("status")["status"].tolist()) == {"done"}
    assert made.digest() == alone.digest()


def test_the_drivers_death_costs_the_parts_in_flight(executor, tmp_path):
    driver_death(tmp_path, executor)


def test_a_cluster_that_runs_is_used_and_left_running(executor, known, tmp_path):  # noqa: F811
    if executor == "dask":
        import distributed

        with (
            distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster,
            distributed.Client(cluster) as client,
        ):
            assert tumble.ensemble(die_scene(), out=tmp_path / "a", executor=client, **keys()).digest() == known.digest()
            by_address = tumble.ensemble(die_scene(), out=tmp_path / "b", executor=cluster.scheduler_address, **keys())
            assert by_address.digest() == known.digest()
            assert client.submit(lambda: 7).result() == 7
    else:
        import ray

        ray.init(num_cpus=1, include_dashboard=False, object_store_memory=100 << 20, log_to_driver=False)
        try:
            assert tumble.ensemble(die_scene(), out=tmp_path / "a", executor="ray", **keys()).digest() == known.digest()
            assert ray.get(ray.remote(lambda: 7).remote()) == 7
        finally:
            ray.shutdown()


#: A driver of its own process: executor and folder are its arguments.
DRIVER = """import sys
from test_ensemble import die_scene, keys
import tumble
if __name__ == "__main__":
    try:
        print(tumble.ensemble(die_scene(), out=sys.argv[2], executor=sys.argv[1], **keys()).digest())
    except tumble.EnsembleError as e:
        print("refused:", e)
"""


def test_a_cluster_of_another_process_is_found_and_left_running(known, tmp_path):  # noqa: F811
    """`ray start --head`, as the page of a cluster says: found by itself, and by its address."""
    pytest.importorskip("ray")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # a cluster and drivers with a token of their own, whatever this process and this machine know of others
    own = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    own["PYTHONPATH"] = f"{HERE}:{os.environ.get('PYTHONPATH', '')}"
    environment = {**os.environ, **own}
    script = tmp_path / "driver.py"
    script.write_text(DRIVER)

    def driven(executor, folder, **more):
        ask = [sys.executable, str(script), executor, str(tmp_path / folder)]
        done = subprocess.run(ask, env={**environment, **more}, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout.strip().splitlines()[-1]

    # stays in the foreground: it ends with its process, and with no other cluster of this machine; names of its sockets may not be long
    short = pathlib.Path(tempfile.mkdtemp(prefix="r", dir="/tmp"))
    start = [str(pathlib.Path(sys.executable).parent / "ray"), "start", "--head", "--block", f"--port={port}", "--num-cpus=1"]
    start += ["--include-dashboard=false", "--object-store-memory=100000000", "--disable-usage-stats", f"--temp-dir={short}"]
    head = subprocess.Popen(start, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        clock = time.monotonic()
        while True:
            assert head.poll() is None, "Ray did not start"
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert time.monotonic() - clock < 240, "no cluster"
            time.sleep(0.5)
        # it answers before it has a node to work with
        while (told := driven("ray", "a", RAY_ADDRESS=f"127.0.0.1:{port}")).startswith("refused"):
            assert time.monotonic() - clock < 480, told
            time.sleep(2.0)
        assert told == known.digest()
        assert driven(f"ray:127.0.0.1:{port}", "b") == known.digest()
        assert head.poll() is None
    finally:
        os.killpg(head.pid, signal.SIGTERM)
        head.wait()
        shutil.rmtree(short, ignore_errors=True)


def kill_reported(folder, times, killed, stop):
    """Kills workers by the numbers with which they signed their parts: those of this ensemble and no others."""
    while len(killed) < times and not stop.is_set():
        time.sleep(0.1)
        try:
            signed = [json.loads(line)["process"] for line in (folder / "_timing.jsonl").read_text().splitlines()]
        except (OSError, ValueError):
            continue
        alive = [p for p in dict.fromkeys(signed) if p and p not in killed and pathlib.Path(f"/proc/{p}").exists()]
        if alive:
            killed.append(alive[-1])
            os.kill(alive[-1], signal.SIGKILL)


@pytest.mark.slow
def test_workers_killed_from_outside_at_any_moment(executor, tmp_path):
    asked = keys(duration=1.0, runs=1200)
    alone = tumble.ensemble(die_scene(), out=tmp_path / "alone", executor="serial", **asked)
    stop, killed = threading.Event(), []
    killer = threading.Thread(target=kill_reported, args=(tmp_path / "cluster", 3, killed, stop))
    killer.start()
    try:
        made = tumble.ensemble(die_scene(), out=tmp_path / "cluster", executor=executor, workers=2, **asked)
    finally:
        stop.set()
        killer.join()
    assert killed
    assert made.columns("run")["run"].tolist() == list(range(1200))
    assert made.digest() == alone.digest()
