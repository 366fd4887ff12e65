"""A scene of the referee in MuJoCo: reads it from stdin, steps it, and writes raw states to a file and times to stdout.

Started by `tumble-peers joints`. Bodies have their frames at their centres of mass; links along the referee's tree are joints, the others
`connect` equalities, two of them for a hinge. Everything else is left at MuJoCo's defaults.
"""

import json
import resource
import sys
import time
from xml.sax.saxutils import quoteattr

import mujoco
import numpy as np

order = json.load(sys.stdin)
bodies, links = order["bodies"], order["links"]


def numbers(*values):
    """An attribute's value."""
    return quoteattr(" ".join(repr(float(v)) for v in values))


def turned(q, v):
    """A vector turned by a quaternion (x, y, z, w)."""
    u, w = np.array(q[:3]), q[3]
    t = 2 * np.cross(u, v)
    return np.array(v) + w * t + np.cross(u, t)


def back(q):
    return [-q[0], -q[1], -q[2], q[3]]


def product(p, q):
    (a, b, c, d), (e, f, g, h) = p, q
    return [d * e + a * h + b * g - c * f, d * f - a * g + b * h + c * e, d * g + a * f - b * e + c * h, d * h - a * e - b * f - c * g]


def local(body, point):
    """A point of the world in a body's frame."""
    if body is None:
        return np.array(point)
    return turned(back(bodies[body]["orientation"]), np.array(point) - np.array(bodies[body]["position"]))


def geom(body):
    kind, size = body["form"]
    touch = "" if order["collides"] else ' contype="0" conaffinity="0"'
    return f'<geom type="{kind}" size={numbers(*size)} friction={numbers(order["friction"], 0.005, 0.0001)}{touch} mass="0"/>'


def place(body, parent):
    if parent is None:
        return body["position"], body["orientation"]
    over = bodies[parent]
    return local(parent, body["position"]), product(back(over["orientation"]), body["orientation"])


tree, used, children, parts = {}, set(), {}, []
for body, by in order["tree"]:
    parent = None
    if by is not None:
        used.add(by)
        link = links[by]
        parent = link["a"] if link["b"] == body else link["b"]
    tree[body] = (parent, by)
    children.setdefault(parent, []).append(body)

# without recursion: chains are ten thousand deep
stack = [("open", b) for b in reversed(children.get(None, []))]
while stack:
    what, k = stack.pop()
    if what == "close":
        parts.append("</body>")
        continue
    body, (parent, by) = bodies[k], tree[k]
    (x, q) = place(body, parent)
    parts.append(f'<body name="b{k}" pos={numbers(*x)} quat={numbers(q[3], *q[:3])}>')
    if not body["fixed"]:
        i = body["inertia"]
        full = numbers(i[0][0], i[1][1], i[2][2], i[0][1], i[0][2], i[1][2])
        parts.append(f'<inertial pos="0 0 0" mass={numbers(body["mass"])} fullinertia={full}/>')
        if by is None:
            parts.append("<freejoint/>")
        elif links[by]["axis"] is None:
            parts.append(f'<joint type="ball" pos={numbers(*local(k, links[by]["at"]))}/>')
        else:
            axis = turned(back(body["orientation"]), links[by]["axis"])
            parts.append(f'<joint type="hinge" pos={numbers(*local(k, links[by]["at"]))} axis={numbers(*axis)}/>')
    parts.append(geom(body))
    stack.append(("close", k))
    stack.extend(("open", b) for b in reversed(children.get(k, [])))

loops = []
for k, link in enumerate(links):
    if k in used:
        continue
    ends = [np.array(link["at"])]
    if link["axis"] is not None:
        ends = [ends[0] + s * 0.25 * np.array(link["axis"]) for s in (-1, 1)]
    for end in ends:
        other = "" if link["a"] is None else f' body2="b{link["a"]}"'
        loops.append(f'<connect body1="b{link["b"]}"{other} anchor={numbers(*local(link["b"], end))}/>')

xml = f"""<mujoco>
<compiler angle="radian" inertiafromgeom="false"/>
<option timestep={numbers(order["dt"])} gravity={numbers(*order["gravity"])} integrator="{order["integrator"]}"/>
<worldbody>{"".join(parts)}</worldbody>
<equality>{"".join(loops)}</equality>
</mujoco>"""

before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
model = mujoco.MjModel.from_xml_string(xml)
data = mujoco.MjData(model)
ids = [mujoco.mj_name2id(model, mujoco.mjtObj.mjOBJ_BODY, f"b{k}") for k in range(len(bodies))]


def write(file):
    # positions belong to the state of now, velocities to the same
    mujoco.mj_kinematics(model, data)
    mujoco.mj_comPos(model, data)
    mujoco.mj_comVel(model, data)
    x, q, spin = data.xpos[ids], data.xquat[ids], data.cvel[ids, :3]
    v = data.cvel[ids, 3:] + np.cross(spin, x - data.subtree_com[model.body_rootid[ids]])
    file.write(np.hstack([x, q[:, 1:], q[:, :1], v, spin]).astype("<f8").tobytes())


cpu_ms, wall_ms, frames, spent, done = [], [], [0], 0.0, 0
mujoco.mj_forward(model, data)
with open(order["states"], "wb") as file:
    write(file)
    while done < order["steps"] and spent <= order["cap"]:
        count = min(order["every"], order["steps"] - done)
        wall, cpu = time.perf_counter(), time.process_time()
        mujoco.mj_step(model, data, count)
        cpu_ms.append(1e3 * (time.process_time() - cpu))
        wall_ms.append(1e3 * (time.perf_counter() - wall))
        spent += cpu_ms[-1] / 1e3
        done += count
        write(file)
        frames.append(done)

memory = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
json.dump(
    {"cpu_ms": cpu_ms, "wall_ms": wall_ms, "energy": [], "certified": [], "memory_mb": memory, "contacts": int(data.ncon), "frames": frames},
    sys.stdout,
)
