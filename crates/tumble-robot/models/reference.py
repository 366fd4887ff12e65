"""Reference numbers of the models in this folder, by MuJoCo: `python3 reference.py > reference.json`.

Needs `pip install mujoco`. Masses, centres, tensors, poses, torques of inverse dynamics and mass matrices for positions,
velocities and accelerations drawn from a fixed seed.
"""

import json
import pathlib
import random

import mujoco
import numpy as np

here = pathlib.Path(__file__).parent
models = {}
for file in ["quadruped.urdf", "gripper.xml", "humanoid.xml"]:
    text = (here / file).read_text()
    if file.endswith(".urdf"):
        # keep links that are fixed to others apart, and the mass of the base
        options = '<mujoco><compiler fusestatic="false" discardvisual="false"/></mujoco>'
        text = text.replace('<robot name="quadruped">', '<robot name="quadruped">' + options)
        text = text.replace("</robot>", '<link name="world"/><joint name="base" type="fixed"><parent link="world"/><child link="trunk"/></joint></robot>')
    model = mujoco.MjModel.from_xml_string(text)
    data = mujoco.MjData(model)
    model.opt.gravity[:] = [0, 0, -9.80665]
    model.dof_damping[:] = 0
    flags = mujoco.mjtDisableBit
    model.opt.disableflags |= flags.mjDSBL_CONSTRAINT | flags.mjDSBL_CONTACT | flags.mjDSBL_SPRING | flags.mjDSBL_DAMPER
    draw = random.Random(1)
    links = {}
    names = [mujoco.mj_id2name(model, mujoco.mjtObj.mjOBJ_BODY, k) for k in range(model.nbody)]
    for k in range(1, model.nbody):
        turn = np.zeros(9)
        mujoco.mju_quat2Mat(turn, model.body_iquat[k])
        turn = turn.reshape(3, 3)
        tensor = turn @ np.diag(model.body_inertia[k]) @ turn.T
        links[names[k]] = {
            "mass": model.body_mass[k],
            "centre": model.body_ipos[k].tolist(),
            "tensor": tensor.flatten().tolist(),
        }
    states = []
    for _ in range(3):
        position = []
        for j in range(model.njnt):
            if model.jnt_type[j] == mujoco.mjtJoint.mjJNT_FREE:
                turn = np.array([draw.uniform(-1, 1) for _ in range(4)])
                position += [draw.uniform(-1, 1) for _ in range(3)] + (turn / np.linalg.norm(turn)).tolist()
            else:
                position.append(draw.uniform(*model.jnt_range[j]))
        data.qpos[:] = position
        data.qvel[:] = [draw.uniform(-1, 1) for _ in range(model.nv)]
        data.qacc[:] = [draw.uniform(-1, 1) for _ in range(model.nv)]
        mujoco.mj_inverse(model, data)
        states.append(
            {
                "positions": position,
                "rates": data.qvel.tolist(),
                "accelerations": data.qacc.tolist(),
                "places": {names[k]: data.xpos[k].tolist() + data.xquat[k].tolist() for k in range(1, model.nbody)},
                "torques": data.qfrc_inverse.tolist(),
            }
        )
    models[file] = {"links": links, "states": states}
print(json.dumps(models))
