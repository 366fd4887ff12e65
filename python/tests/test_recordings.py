"""Recordings as tables: numpy, Arrow without a copy, SQL, audit."""

import concurrent.futures
import os
import pickle
import sqlite3
import time

import numpy as np
import pytest
from conftest import ROOT, heap

import tumble


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("recordings") / "dice.db"
    tumble.load(ROOT / "scenes" / "dice.toml").run(0.4, record=path)
    return path


def test_tables_are_columns(file):
    recording = tumble.Recording(file)
    assert len(recording) == 401
    contacts = recording.contacts
    assert len(contacts) == len(contacts["gap"]) > 100
    assert contacts["gap"].dtype == np.float64
    assert contacts["body_a"].dtype == np.int64
    assert contacts.units["gap"] == "m"
    assert set(contacts["mode"]) <= {"open", "stick", "slide", "bounce"}
    with pytest.raises(ValueError):
        contacts["gap"][0] = 1
    part = contacts[100:200]
    assert part["frame"].min() >= 100
    assert part["frame"].max() < 200
    assert set(contacts[100:200][150:300]["frame"]) == set(range(150, 200)) & set(contacts["frame"])
    for name in ("frames", "states", "contacts", "solves", "events", "bodies", "adjustments", "pushes", "edits", "joints", "joint_rows", "motors"):
        table = getattr(recording, name)
        assert len(table.columns) > 3 or len(table) == 0
    assert recording.frames["time"][-1] == pytest.approx(0.4)
    assert recording.bodies["name"][0]
    with pytest.raises(AttributeError, match="its tables are"):
        recording.nothing  # noqa: B018
    with pytest.raises(KeyError, match="there are"):
        contacts["nothing"]
    assert "rows" in contacts._repr_html_()
    assert "dice" in recording._repr_html_()


def test_joints_and_motors_have_tables(tmp_path):
    world = tumble.World()
    bob = world.sphere(0.1, mass=1.0, position=(1, 0, 0), name="bob")
    pivot = world.joint("hinge", None, bob, at=(0, 0, 0), axis=(0, 1, 0), name="pivot")
    tail = world.sphere(0.1, mass=1.0, position=(2, 0, 0), name="tail")
    world.joint("fixed", bob, tail, at=(1.5, 0, 0), name="weld")
    with world.record(tmp_path / "x.db"):
        world.step(0.01, n=20)
        pivot.drive(velocity=0.5, max=200.0)
        world.step(0.01, n=20)
    recording = tumble.Recording(tmp_path / "x.db")
    joints, rows, motors = recording.joints, recording.joint_rows, recording.motors
    assert joints["name"].tolist() == ["pivot", "weld"]
    # the world has no number
    assert (joints["body_a"].tolist(), joints["body_b"].tolist()) == ([-1, 0], [0, 1])
    hinge = (rows["joint"] == 0) & (rows["coordinate"] == 0)
    assert rows["rate"][hinge][-1] == pytest.approx(0.5, abs=1e-9)
    assert rows["rate"][hinge][-1] == pytest.approx(float(pivot.rates[0]), abs=1e-9)
    assert len(rows[10:11]["frame"]) == 3
    assert len(motors["frame"]) >= 1
    assert rows.units["motor_impulse"]


def test_rows_come_in_their_order_also_where_others_were_written_between_them(file, tmp_path):
    """Every table by frame and key, as SQL sorts it; also in a file that was written to, where blocks lie in another order."""
    changed = tmp_path / "changed.db"
    changed.write_bytes(file.read_bytes())
    with sqlite3.connect(changed) as connection:
        connection.execute("UPDATE contact SET gap = gap WHERE frame = 300")
        # one list of rows in two blocks whose order is not that of their rows
        (own,) = connection.execute("SELECT contact FROM source WHERE frame = 300").fetchone()
        rows = connection.execute("SELECT count(*) FROM contact WHERE frame = 300").fetchone()[0]
        assert rows > 1
        connection.execute("UPDATE contact_row SET i = i + 1000 WHERE block = ? AND i = 0", (own,))
        connection.execute("INSERT INTO list (list, start, block) VALUES (?, 1, ?)", (own, own))
    connection.close()
    for path in (file, changed):
        recording = tumble.Recording(path)
        for attribute, table, keys in (("contacts", "contact", "frame, id"), ("states", "state", "frame, body"), ("solves", "solve", "frame, island"), ("events", "event", "frame, id"), ("frames", "frame", "frame")):
            ours, sorted_ = getattr(recording, attribute), recording.sql(f"SELECT * FROM {table} ORDER BY {keys}")
            assert list(ours) == list(sorted_)
            for key in keys.split(", "):
                assert ours[key].tolist() == sorted_[key].tolist(), (path, table)


def test_sql_reads_and_only_reads(file):
    recording = tumble.Recording(file)
    n = recording.sql("SELECT count(*) AS n FROM contact")["n"][0]
    assert n == len(recording.contacts)
    for wrong in ("DELETE FROM frame", "SELECT 1; SELECT 2", "SELECT nothing FROM frame", ""):
        with pytest.raises(tumble.RecordingError):
            recording.sql(wrong)


def test_a_column_has_the_type_that_holds_all_its_values(file):
    recording = tumble.Recording(file)

    def column(*values):
        return recording.sql(" UNION ALL ".join(f"SELECT {v} AS x, {k} AS k" for k, v in enumerate(values)) + " ORDER BY k")["x"].tolist()

    assert column("NULL", "3", "NULL", "-7") == [-1, 3, -1, -7]
    assert column("3", "0.5", "2") == [3.0, 0.5, 2.0]
    assert column("NULL", "'stick'", "NULL", "4") == ["", "stick", "", "4"]
    assert column("3", "x'01ff'") == ["3", "01ff"]
    assert np.isnan(column("NULL", "0.5", "NULL")).tolist() == [True, False, True]
    assert np.isnan(column("NULL", "NULL")).all()


def test_the_numbers_are_those_of_the_run(tmp_path):
    world = heap()
    with world.record(tmp_path / "heap.db") as recorder:
        world.step(0.01, n=50)
        with pytest.raises(tumble.RecordingError, match="already"):
            world.record(tmp_path / "other.db")
    assert recorder.path == tmp_path / "heap.db"
    states = tumble.Recording(tmp_path / "heap.db").states[50:51]
    place = np.stack([states[c] for c in "xyz"], axis=1)
    assert (place == world.centres).all()
    frames = tumble.Recording(tmp_path / "heap.db").frames
    assert frames["state_hash"][-1] == f"{world.state_hash:016x}"
    # with and without a recording: the same bits
    other = heap()
    other.step(0.01, n=50)
    assert other.state_hash == world.state_hash


def test_arrow_streams_have_the_memory_of_the_columns(file):
    pa = pytest.importorskip("pyarrow")
    contacts = tumble.Recording(file).contacts
    table = pa.table(contacts)
    assert table.num_rows == len(contacts)
    where = table["gap"].chunk(0).buffers()[1].address
    assert where == contacts["gap"].ctypes.data
    assert pa.table(contacts)["gap"].chunk(0).buffers()[1].address == where
    assert table.schema.field("gap").metadata == {b"unit": b"m"}
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame(contacts)
    assert frame["gap"].to_numpy().tolist() == contacts["gap"].tolist()
    assert contacts.to_polars().equals(frame)
    duckdb = pytest.importorskip("duckdb")
    assert duckdb.sql("SELECT count(*) FROM contacts").fetchall() == [(len(contacts),)]
    pandas = pytest.importorskip("pandas")
    assert contacts.to_pandas()["gap"].tolist() == contacts["gap"].tolist()
    assert len(pandas.DataFrame(dict(contacts))) == len(contacts)


def test_a_recording_is_read_while_it_is_written_and_closed_as_if_nobody_had(tmp_path):
    world = heap()
    path = tmp_path / "x.db"
    with world.record(path):
        world.step(n=300)
        seen = None
        for _ in range(500):  # frames are committed every so often
            seen = tumble.Recording(path)
            if len(seen) > 1:
                break
            time.sleep(0.02)
        assert len(seen.frames) >= 1
        world.step(n=10)
    # nothing of the writer is left beside the file, although it was read
    assert [p.name for p in tmp_path.iterdir()] == ["x.db"]
    assert len(tumble.Recording(path)) == 311
    assert len(seen.states) == 311 * 5


def test_recordings_and_tables_are_pickled_shared_by_threads_and_used_after_a_fork(file):
    recording = tumble.Recording(file)
    gaps = recording.contacts["gap"].tolist()
    again = pickle.loads(pickle.dumps(recording))
    assert again.contacts["gap"].tolist() == gaps
    assert pickle.loads(pickle.dumps(tumble.Recording(file).contacts))["gap"].tolist() == gaps
    fresh = tumble.Recording(file)
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: fresh.sql("SELECT gap FROM contact ORDER BY frame, id")["gap"].tolist(), range(24)))
    assert all(f == gaps for f in found)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = 0 if fresh.contacts["gap"].tolist() == gaps else 3
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert fresh.contacts["gap"].tolist() == gaps


def test_audit_verify_and_diff(file, tmp_path):
    tumble.audit(file).require(solved=True)
    answer = tumble.verify(file).require()
    assert answer.replay == {"same": True}
    assert answer.closed
    assert tumble.diff(file, file) is None
    # a planted violation: a die is moved in the middle of the run
    bad = tmp_path / "bad.db"
    bad.write_bytes(file.read_bytes())
    connection = sqlite3.connect(bad)
    connection.execute("UPDATE state SET z = z + 0.01 WHERE frame = 200 AND body = 3")
    connection.commit()
    connection.close()
    with pytest.raises(tumble.AuditError, match="frame"):
        tumble.audit(bad).require()
    with pytest.raises(tumble.AuditError, match="changed"):
        tumble.verify(bad, replay=False).require()
    found = tumble.diff(file, bad)
    assert (found["frame"], found["table"]) == (200, "state")


def test_files_that_are_no_recordings_are_refused(tmp_path):
    text = tmp_path / "x.db"
    text.write_text("not a recording")
    for wrong in (text, tmp_path / "missing.db", tmp_path):
        with pytest.raises(tumble.RecordingError):
            tumble.Recording(wrong)
        with pytest.raises(OSError):
            tumble.audit(wrong)
    world = heap()
    with pytest.raises(tumble.RecordingError, match="not overwritten"):
        world.record(text)
    with pytest.raises(tumble.RecordingError):
        world.record(tmp_path / "no folder" / "x.db")


def test_an_interrupted_recording_says_so(tmp_path):
    world = heap()

    def run():
        with world.record(tmp_path / "x.db"):
            world.step(n=10)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run()
    recording = tumble.Recording(tmp_path / "x.db")
    assert recording.meta["ending"] == "interrupted"
    assert len(recording) == 11
