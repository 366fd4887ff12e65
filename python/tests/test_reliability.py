"""What can go wrong in a long life: threads, fork, Ctrl-C, panics, cycles, growth, the end of the interpreter."""

import gc
import multiprocessing
import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import textwrap
import threading
import time
import weakref

import numpy as np
import pytest
from conftest import DIE, ROOT, heap, threads_of_batches

import tumble


def test_a_panic_is_an_exception_and_marks_its_world():
    world = heap()
    world.step(n=5)
    before = world.snapshot()
    with pytest.raises(tumble.InternalError, match="on purpose") as caught:
        world._panic()
    assert isinstance(caught.value, Exception)
    for use in (lambda: world.positions, lambda: world.step(), lambda: world.snapshot(), lambda: world["box 0"].position):
        with pytest.raises(tumble.InternalError, match="restore a snapshot"):
            use()
    assert "World(" in repr(world)
    world.restore(before)
    world.step(n=5)
    other = heap()
    other.step(n=10)
    assert world.state_hash == other.state_hash


MODEL = ROOT / "crates/tumble-robot/models/quadruped.urdf"
BALL = {"kind": "sphere", "radius": 0.1}


def things():
    """One of each, fresh."""
    world = heap()
    pin = world.joint("hinge", None, "box 0", at=(0, 0, 1), axis=(0, 1, 0), name="pin")
    dog = world.robot(tumble.load_robot(MODEL, base="floating"), position=(9, 0, 1), name="dog")
    return world, world["box 1"], pin, dog, tumble.Batch(tumble.Scene.of(DIE), 2), tumble.Scene.of(DIE)


#: Every way into the engine, with arguments that are right: world, body, joint, robot, batch, scene.
ENTRIES = {
    "add": lambda w, b, j, r, n, s: w.add(shape=BALL, mass=1.0, position=(50, 0, 5)),
    "sphere": lambda w, b, j, r, n, s: w.sphere(0.1, mass=1.0, position=(50, 0, 5)),
    "remove": lambda w, b, j, r, n, s: w.remove("box 2"),
    "material": lambda w, b, j, r, n, s: w.material("wax"),
    "joint": lambda w, b, j, r, n, s: w.joint("ball", None, b, at=(0, 0, 1)),
    "remove_joint": lambda w, b, j, r, n, s: w.remove_joint("pin"),
    "robot": lambda w, b, j, r, n, s: w.robot(r.model, name="cat", position=(20, 0, 1)),
    "step": lambda w, b, j, r, n, s: w.step(),
    "run": lambda w, b, j, r, n, s: w.run(0.01),
    "set": lambda w, b, j, r, n, s: w.set(velocities=[(1, 0, 0)], rows=["box 1"]),
    "apply_forces": lambda w, b, j, r, n, s: w.apply_forces([(1, 0, 0)], rows=["box 1"]),
    "apply_impulses": lambda w, b, j, r, n, s: w.apply_impulses([(1, 0, 0)], rows=["box 1"]),
    "gravity": lambda w, b, j, r, n, s: setattr(w, "gravity", (0, 0, -1)),
    "snapshot": lambda w, b, j, r, n, s: w.snapshot(),
    "copy": lambda w, b, j, r, n, s: w.copy(),
    "pickle": lambda w, b, j, r, n, s: w.__reduce__(),
    "energy": lambda w, b, j, r, n, s: w.energy,
    "ray": lambda w, b, j, r, n, s: w.ray((0, 0, 9), (0, 0, -1)),
    "cast": lambda w, b, j, r, n, s: w.cast(BALL, (0, 0, 9), (0, 0, -1)),
    "overlapping": lambda w, b, j, r, n, s: w.overlapping(BALL, (0, 0, 0)),
    "in_box": lambda w, b, j, r, n, s: w.in_box((0, 0, 0), (1, 1, 1)),
    "body.position": lambda w, b, j, r, n, s: b.position,
    "body.velocity": lambda w, b, j, r, n, s: setattr(b, "velocity", (1, 0, 0)),
    "body.apply_force": lambda w, b, j, r, n, s: b.apply_force((1, 0, 0)),
    "joint.coordinates": lambda w, b, j, r, n, s: j.coordinates,
    "joint.drive": lambda w, b, j, r, n, s: j.drive(velocity=1.0),
    "robot.positions": lambda w, b, j, r, n, s: r.positions,
    "robot.set_torques": lambda w, b, j, r, n, s: r.set_torques([0.0] * 12),
    "robot.mass_matrix": lambda w, b, j, r, n, s: r.mass_matrix(),
    "Batch": lambda w, b, j, r, n, s: tumble.Batch(s, 2),
    "batch.step": lambda w, b, j, r, n, s: n.step(),
    "batch.reset": lambda w, b, j, r, n, s: n.reset(),
    "batch.restart": lambda w, b, j, r, n, s: n.restart([0], {"bodies.die.mass": [0.02]}),
    "batch.set": lambda w, b, j, r, n, s: n.set(body="die", velocities=[[0, 0, 1]] * 2),
    "batch.apply_forces": lambda w, b, j, r, n, s: n.apply_forces([[0, 0, 1]] * 2, body="die"),
    "batch.positions": lambda w, b, j, r, n, s: n.positions,
    "batch.energies": lambda w, b, j, r, n, s: n.energies,
    "batch[k]": lambda w, b, j, r, n, s: n[0],
    "scene.world": lambda w, b, j, r, n, s: s.world(),
    "scene.set": lambda w, b, j, r, n, s: s.set("bodies.die.mass", 1.0),
    "scene.lints": lambda w, b, j, r, n, s: s.lints,
    "Scene.of": lambda w, b, j, r, n, s: tumble.Scene.of(DIE),
    "Scene.parse": lambda w, b, j, r, n, s: tumble.Scene.parse(s.text),
    "load": lambda w, b, j, r, n, s: tumble.load(ROOT / "scenes" / "dice.toml"),
    "load_robot": lambda w, b, j, r, n, s: tumble.load_robot(MODEL),
    "solve": lambda w, b, j, r, n, s: tumble.solve(np.eye(3), [(-1, 0, 0)], [0.5]),
}


#: Those that may leave a world half changed.
CHANGES = {"add", "sphere", "remove", "material", "joint", "remove_joint", "robot", "step", "run", "set", "apply_forces", "apply_impulses"}
CHANGES |= {"gravity", "body.velocity", "body.apply_force", "joint.drive", "robot.set_torques"}


@pytest.mark.parametrize("name", ENTRIES)
def test_a_panic_behind_any_entry_is_an_exception(name):
    """The next guarded call panics: an entry that goes into the engine without a guard would do its work instead, and the trap stay set."""
    given = things()
    tumble._tumble._trap(True)
    try:
        with pytest.raises((tumble.InternalError, tumble.BatchError), match="on purpose"):
            ENTRIES[name](*given)
    finally:
        left = tumble._tumble._trap(False)
    assert not left
    world = given[0]
    if name in CHANGES:
        # half done, perhaps: nothing but a snapshot helps
        with pytest.raises(tumble.InternalError, match="restore a snapshot"):
            world.positions  # noqa: B018
        world.restore(heap().snapshot())
    world.step()


def test_two_threads_on_one_world_get_busy_errors_and_no_wrong_bits():
    world, reference = heap(8), heap(8)
    busy, wrong, stop = [], [], threading.Event()

    def reader():
        while not stop.is_set():
            try:
                if world.positions.shape != (9, 3) or world.report.residual > 1:
                    wrong.append("shape")
            except tumble.BusyError:
                busy.append(1)
            except Exception as e:
                wrong.append(e)

    readers = [threading.Thread(target=reader) for _ in range(7)]
    for t in readers:
        t.start()
    made = 0
    while made < 200:
        try:
            made += world.step(n=20).steps
        except tumble.BusyError:
            busy.append(1)
    stop.set()
    for t in readers:
        t.join()
    assert not wrong
    reference.step(n=200)
    assert world.state_hash == reference.state_hash


def test_own_worlds_on_own_threads_run_side_by_side():
    hashes = []

    def run():
        world = heap()
        world.step(n=100)
        hashes.append(world.state_hash)

    threads = [threading.Thread(target=run) for _ in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(hashes) == 8
    assert len(set(hashes)) == 1


def test_a_step_lets_other_threads_run():
    world = tumble.load(ROOT / "scenes" / "dice.toml").world()
    count, stop = [0], threading.Event()

    def tick():
        while not stop.is_set():
            count[0] += 1
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    clock = time.perf_counter()
    while time.perf_counter() - clock < 0.3:
        world.step(n=200)
    stop.set()
    thread.join()
    assert count[0] > 20


ENSEMBLE = "tumble.ensemble(scene, 10**6, duration=50.0, out=tempfile.mkdtemp(), executor='serial', part=4)"


@pytest.mark.parametrize("call", ["world.step(n=10**9)", "batch.step(n=10**8)", "world.run(1e5)", ENSEMBLE])
def test_ctrl_c_ends_a_long_call_within_half_a_second_at_a_whole_step(call):
    # the alarm stands for the key: it raises KeyboardInterrupt in the main thread
    script = f"""
        import signal, tempfile, time, tumble
        scene = tumble.Scene.of({DIE!r})
        world = tumble.World()
        for k in range(3):
            world.sphere(0.1, mass=1.0, position=(k, 0, 1), spin=(1, 2, 3))
        batch = tumble.Batch(scene, 4, threads=2)
        told = []
        def alarm(*_):
            told.append(time.perf_counter())
            raise KeyboardInterrupt
        signal.signal(signal.SIGALRM, alarm)
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        clock = time.perf_counter()
        try:
            {call}
            print("went on")
        except KeyboardInterrupt:
            spent = time.perf_counter() - clock - 0.5
            before = world.state_hash
            again = world.copy()
            world.step(); again.step()
            print("ended", spent < 0.5, world.state_hash == again.state_hash)
    """
    # the least of a few: another program may hold the machine for longer than that
    for _ in range(5):
        done = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, timeout=300)
        assert done.stdout.strip() in ("ended True True", "ended False True"), done.stdout + done.stderr
        if done.stdout.strip() == "ended True True":
            return
    raise AssertionError(f"{call} ended late five times")


def stepped(text):
    world = tumble.Scene.parse(text).world()
    world.step(n=20)
    return world.state_hash


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_children_step_whatever_the_start_method(method):
    scene = tumble.Scene.of({**DIE, "solver": {"threads": 2}})
    world = scene.world()
    world.step(n=20)
    batch = tumble.Batch(scene, 8, threads=2)
    batch.step(n=50)
    with multiprocessing.get_context(method).Pool(1) as pool:
        assert pool.apply_async(stepped, (scene.text,)).get(timeout=60) == world.state_hash


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_child_uses_what_it_inherited():
    """A world with threads, a batch and a world of several hundred bodies, all used before the fork and after it."""
    big = tumble.load(ROOT / "scenes" / "granular_pile.toml").set("solver.threads", 2).world()
    big.step(n=2)
    batch = tumble.Batch(tumble.Scene.of(DIE), 64, threads=2)
    batch.step(n=50)
    expected = big.copy()
    expected.step(n=2)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            signal.alarm(40)
            big.step(n=2)
            batch.step(n=5)
            code = 0 if big.state_hash == expected.state_hash else 3
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="counts threads in /proc")
def test_a_forked_child_begins_threads_of_its_own_and_leaves_those_of_its_parent():
    """A batch whose threads wait when its process forks: the child steps it with threads of its own, to the same bits, and ends; so does
    the parent."""
    scene = tumble.Scene.of(DIE)
    batch, same = tumble.Batch(scene, 200, threads=3), tumble.Batch(scene, 200, threads=1)
    for one in (batch, same):
        one.step(n=20)
        one.step(n=20)
    threads = threads_of_batches()
    assert threads >= 2
    same.step(n=20)
    expected = same.state_hashes.tolist()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            signal.alarm(60)
            alone = threads_of_batches()
            batch.step(n=20)
            begun = threads_of_batches()
            right = batch.state_hashes.tolist() == expected
            del batch, one
            ended = threads_of_batches()
            code = 0 if (alone, begun, ended, right) == (0, 2, 0, True) else 3
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    batch.step(n=20)
    assert batch.state_hashes.tolist() == expected
    assert threads_of_batches() == threads


def test_a_recording_does_not_go_on_in_a_forked_child(tmp_path):
    world = heap()
    recorder = world.record(tmp_path / "x.db")
    world.step(n=5)
    child = os.fork()
    if child == 0:
        try:
            recorder.close()
            os._exit(1)
        except tumble.RecordingError:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert recorder.close() == 6


def test_cycles_through_potentials_are_collected():
    class Closure:
        def __init__(self, world):
            self.world = world

        def wrench(self, place):
            return (0, 0, 0), (0, 0, 0)

        def energy(self, place):
            return 0.0

    world = tumble.World()
    world.sphere(0.1, mass=1.0)
    potential = Closure(world)
    world.add_potential(potential)
    world.step(n=3)
    seen = weakref.ref(world), weakref.ref(potential)
    del world, potential
    gc.collect()
    assert [s() for s in seen] == [None, None]


def test_bodies_keep_their_world_and_nothing_more():
    world = heap()
    body = world["box 1"]
    seen = weakref.ref(world)
    del world
    gc.collect()
    assert seen() is not None
    assert body.world.names
    del body
    gc.collect()
    assert seen() is None


def resident():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def rounds(n, touched=50):
    """Steps and every array of a world that rests, and is pushed every so often."""
    world = heap(2)
    world.step(n=400)
    for k in range(n):
        if k % touched == 0:
            world["box 0"].apply_force((0, 0, 0.1))
        world.step()
        world.positions, world.centres, world.orientations, world.velocities, world.spins, world.contacts, world.report  # noqa: B018


def lives(n):
    scene = tumble.Scene.of(DIE)
    for _ in range(n):
        batch = tumble.Batch(scene, 2)
        batch.step()
        world = scene.world()
        world.step()
        assert batch.positions.shape == (2, 2, 3)


def pools(n):
    """Batches with threads of their own, which end with them."""
    scene = tumble.Scene.of(DIE)
    before = threads_of_batches()
    for _ in range(n):
        batch = tumble.Batch(scene, 48, threads=3)
        batch.step(n=5)
        batch.step()
    assert threads_of_batches() == before + 2
    del batch
    assert threads_of_batches() == before


def recordings(n):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "x.db"
        for _ in range(n):
            world = heap(1)
            with world.record(file):
                world.step(n=2)
            assert len(tumble.Recording(file).states) > 0
            file.unlink()


def growth(use, n):
    """By how much resident memory grows over n uses [bytes]: the median of the last third of nine stretches against that of the first.

    A single high mark, which an allocator keeps, is no growth; what is lost in every use is. Warmed up with a ninth of it.
    """
    use(n // 9)
    marks = []
    for _ in range(9):
        use(n // 9)
        marks.append(resident())
    return sorted(marks[6:])[1] - sorted(marks[:3])[1]


def growth_alone(use, n):
    """The same in a process of its own: in this one, what other tests have let go would hide it."""
    script = f"import test_reliability as t; print('grows by', t.growth(t.{use.__name__}, {n}))"
    path = os.pathsep.join([str(pathlib.Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path})
    assert done.returncode == 0, done.stderr
    return int(done.stdout.split("grows by")[1])


def leaking(n, kept=[]):  # noqa: B006
    kept.extend(bytes(200) for _ in range(n))


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_growth_is_seen_where_there_is_some():
    assert growth_alone(leaking, 18_000) > 1 << 20


#: What each finds: 1 MB in the two thirds of n uses between the medians. Rounds: 100 bytes a round, an array or a report that is
#: not let go; lives: 1,000 bytes, the 30,000 of a world or a row; pools: 8 kB, a thread; recordings: 15 kB, a connection to a file.
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize(("use", "n"), [(rounds, 15_000), (lives, 1_500), (pools, 180), (recordings, 90)])
def test_memory_stays_flat(use, n):
    assert growth_alone(use, n) < 1 << 20


#: The same over a time in which a byte and a half a round is seen, 150 a life, 800 a pool and 1,500 a recording.
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize(("use", "n"), [(rounds, 1_000_000), (lives, 10_000), (pools, 2_000), (recordings, 1_000)])
def test_memory_stays_flat_over_a_million_rounds(use, n):
    assert growth_alone(use, n) < 1 << 20


def test_arrays_of_dead_worlds_stay_what_they_were():
    arrays = []
    for k in range(10_000):
        world = tumble.World()
        world.sphere(0.1, mass=1.0, position=(k, 0, 0))
        arrays.append(world.positions)
    del world
    gc.collect()
    assert [a[0, 0] for a in arrays] == list(range(10_000))
    assert np.concatenate(arrays).shape == (10_000, 3)


def test_the_interpreter_ends_with_a_batch_running_in_a_daemon_thread():
    script = f"""
        import threading, time, tumble
        batch = tumble.Batch(tumble.Scene.of({DIE!r}), 8, threads=2)
        threading.Thread(target=lambda: batch.step(n=10**7), daemon=True).start()
        time.sleep(0.2)
        print("over")
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "over"


def test_nothing_is_printed():
    script = "import tumble\ntry:\n    tumble.World()._panic()\nexcept tumble.InternalError:\n    pass\n"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.skipif(sys.version_info < (3, 13), reason="needs _interpreters")
def test_sub_interpreters_are_refused_with_a_sentence():
    # in a process of its own: Python 3.13 does not survive a fork of one that has sub-interpreters
    script = "import _interpreters; failure = _interpreters.exec(_interpreters.create(), 'import tumble'); print(failure.msg)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "interpreter" in done.stdout
