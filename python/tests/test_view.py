"""The viewer: it shows the world as it runs, to this machine, to who has the token, in frames of allowed pages alone."""

import gc
import json
import os
import time
import urllib.error
import urllib.request
import weakref

import pytest
from conftest import heap

import tumble


def ask(view, path, token=True):
    base, _, key = view.link.partition("/#token=")
    request = urllib.request.Request(base + path, headers={"x-tumble-token": key} if token else {})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.headers, answer.read()


def source(view, name):
    """What the page is told of the source of that name."""
    line = next(s for s in json.loads(ask(view, "/api/session")[1])["sources"] if s["name"] == name)
    return json.loads(ask(view, f"/api/source/{line['index']}")[1])


def refused(view, path, token=True):
    try:
        ask(view, path, token)
    except (urllib.error.URLError, OSError) as e:
        return getattr(e, "code", "gone")
    return None


def test_a_world_is_shown_while_it_runs():
    world = heap(2)
    view = world.view(open=False, name="heap")
    world.step(n=30)
    headers, page = ask(view, "/", token=False)
    assert b"<html" in page
    assert "frame-ancestors http://localhost:* http://127.0.0.1:*" in headers["content-security-policy"]
    assert "x-frame-options" not in headers
    assert refused(view, "/api/session", token=False) == 403
    shown = source(view, "heap")
    assert (shown["first"], shown["end"], shown["growing"]) == (0, 31, True)
    world.box((0.2, 0.2, 0.2), mass=1.0, position=(3, 0, 1), name="late")
    world.step(n=4)
    again = source(view, "heap")
    assert again["epoch"] == shown["epoch"] + 1
    assert again["end"] == 4
    # looking changes no bit
    unseen = heap(2)
    unseen.step(n=30)
    unseen.box((0.2, 0.2, 0.2), mass=1.0, position=(3, 0, 1), name="late")
    unseen.step(n=4)
    assert world.state_hash == unseen.state_hash


def test_a_view_ends_with_its_world_or_when_it_is_closed():
    world = heap(1)
    view = world.view(open=False)
    assert "<iframe" in view._repr_html_()
    assert view.link in view._repr_html_().replace("&amp;", "&")
    view.close()
    assert not view.open
    assert "closed" in view._repr_html_()
    assert refused(view, "/") == "gone"
    world.step(n=3)
    second = world.view(open=False)
    assert second.open
    seen = weakref.ref(world)
    del world
    gc.collect()
    assert seen() is None
    assert not second.open
    for _ in range(50):
        if refused(second, "/") == "gone":
            break
        time.sleep(0.05)
    assert refused(second, "/") == "gone"


def test_a_recording_is_shown(tmp_path):
    world = heap(1)
    with world.record(tmp_path / "x.db"):
        world.step(n=5)
    recording = tumble.Recording(tmp_path / "x.db")
    with recording.view(open=False, framed_by="http://localhost:8888") as view:
        headers, _ = ask(view, "/", token=False)
        assert headers["content-security-policy"].endswith("frame-ancestors http://localhost:8888")
        assert source(view, "python")["end"] == 6
    assert not view.open
    with pytest.raises(tumble.Error, match="give origins"):
        recording.view(open=False, framed_by="*; script-src *")
    with pytest.raises(tumble.Error):
        tumble.view(tmp_path / "nothing.db", open=False)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_view_does_not_go_on_in_a_forked_child():
    world = heap(1)
    view = world.view(open=False)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            view.close()
        except tumble.Error:
            world.step(n=2)
            code = 0
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert ask(view, "/", token=False)[1]
