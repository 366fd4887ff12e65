//! Robots in worlds: the class `Robot`, `World.robot` and `World.robots`.

use crate::body::Body;
use crate::convert::{number, path, table, text, vector, word};
use crate::errors::{self, raise, refused, wrong_type};
use crate::frames::fixed;
use crate::guard::guarded;
use crate::inner::Inner;
use crate::joint::{Joint, motor_fits};
use crate::recipe::Call;
use crate::robot_model::{Model, RobotFiles, RobotModel, base, findings, jacobian, list, place, square};
use crate::spec::orientation;
use crate::world::World;
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tumble::{DQuat, DVec3, Drive, Motor, Pose};
use tumble_robot::{Control, Motion, Posture, RobotHandles, SpawnError, SpawnOptions};

/// A robot of a world: the model and its handles.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    robot: Arc<tumble_robot::Robot>,
    files: Option<Arc<RobotFiles>>,
    handles: Arc<RobotHandles>,
}

impl Placed {
    /// A robot of a scene.
    pub(crate) fn new(robot: tumble_robot::Robot, handles: RobotHandles) -> Self {
        Self { robot: Arc::new(robot), files: None, handles: Arc::new(handles) }
    }
}

/// How a robot was put into a world.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct RobotSpec {
    files: RobotFiles,
    position: [f64; 3],
    orientation: [f64; 4],
    key: Option<String>,
    joints: Vec<(String, f64)>,
    control: ControlSpec,
    friction: Option<f64>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
enum ControlSpec {
    Off,
    Hold,
    Gains(f64, f64),
    Drives(Vec<f64>),
}

impl RobotSpec {
    fn options(&self) -> SpawnOptions {
        let [w, x, y, z] = self.orientation;
        let control = match &self.control {
            ControlSpec::Off => Control::Off,
            ControlSpec::Hold => Control::Hold,
            ControlSpec::Gains(k, c) => Control::Gains(*k, *c),
            ControlSpec::Drives(all) => Control::Drives(all.clone()),
        };
        SpawnOptions {
            pose: Pose::new(DVec3::from_array(self.position), DQuat::from_xyzw(x, y, z, w).normalize()),
            key: self.key.clone(),
            joints: self.joints.clone(),
            control,
            fixed: None,
            friction: self.friction,
        }
    }
}

impl Inner {
    /// Puts a robot into the world, whole or not at all.
    pub(crate) fn place_robot(&mut self, spec: &RobotSpec, model: Option<Model>, name: &str) -> PyResult<Placed> {
        let model = model.map_or_else(|| Model::again(&spec.files), Ok)?;
        let before = self.world.clone();
        let parts = Arc::make_mut(&mut self.parts);
        let groups = parts.groups.clone();
        let refuse = |e: SpawnError| match e {
            SpawnError::Robot(f) => refused(&f.path, &f.value, "", &f.to_string(), &f.help),
            SpawnError::World(of, e) => {
                let message = format!("{of}: {e}");
                refused(&of, "", "", &message, message.rsplit_once(": ").map_or("", |(_, remedy)| remedy))
            }
        };
        let options = spec.options();
        let plan = model.robot.planned(&options, &mut parts.groups).map_err(|f| refuse(SpawnError::Robot(f)))?;
        let taken = plan.joints.iter().map(|j| format!("{name}/{}", j.name)).find(|n| self.joints.contains_key(n));
        if let Some(taken) = taken {
            parts.groups = groups;
            let remedy = "choose another name for the robot";
            return Err(refused("name", name, "", &format!("there is a joint \"{taken}\" already: {remedy}"), remedy));
        }
        let (bodies, joints) = match plan.add_to(&mut self.world, options.friction) {
            Ok(added) => added,
            Err(e) => {
                (self.world, parts.groups) = (before, groups);
                return Err(refuse(e));
            }
        };
        let names = Arc::make_mut(&mut self.names);
        for (body, id) in plan.bodies.iter().zip(&bodies) {
            names.add(names.free(&format!("{name}/{}", body.name)), *id);
        }
        let named = plan.joints.iter().zip(&joints).map(|(joint, id)| (format!("{name}/{}", joint.name), *id));
        Arc::make_mut(&mut self.joints).extend(named);
        let handles = RobotHandles::new(&model.robot, &plan, &bodies, &joints);
        let placed = Placed { robot: model.robot, files: Some(model.files), handles: Arc::new(handles) };
        Arc::make_mut(&mut self.parts).robots.insert(name.to_owned(), placed.clone());
        Ok(placed)
    }
}

/// A robot of a world. Joint vectors are in the order of `joints`: hinges and slides, in the order of the model.
///
/// >>> arm = tumble.RobotModel.parse('''<mujoco><worldbody><body name="arm">
/// ...   <joint name="elbow" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 -0.4" size="0.03" mass="2"/>
/// ... </body></worldbody></mujoco>''', name="arm.xml")
/// >>> world = tumble.World()
/// >>> robot = world.robot(arm, name="arm", stiffness=4000.0, damping=100.0)
/// >>> robot.set_targets({"elbow": 1.0})
/// >>> done = world.step(1/240, n=720)
/// >>> held = robot.inverse_dynamics()[0]
/// >>> bool(abs(robot.torques[0] - held) < 1e-6), done.verdict
/// (True, 'solved')
#[pyclass(frozen, weakref, module = "tumble", name = "Robot")]
#[derive(Debug)]
pub(crate) struct Robot {
    world: Py<World>,
    name: String,
    placed: Placed,
    /// Hinges and slides: numbers among the joints of the model.
    single: Vec<usize>,
}

impl Robot {
    fn new(world: Py<World>, name: String, placed: Placed) -> Self {
        let single = |(k, j): (usize, &tumble_robot::Joint)| {
            (matches!(j.motion, Motion::Hinge | Motion::Slide) && placed.handles.joints[k].is_some()).then_some(k)
        };
        let single = placed.robot.joints.iter().enumerate().filter_map(single).collect();
        Self { world, name, placed, single }
    }

    fn read<T>(&self, read: impl FnOnce(&Inner) -> T) -> PyResult<T> {
        let inner = self.world.get().lock()?;
        guarded(|| {
            self.whole(&inner)?;
            Ok(read(&inner))
        })
    }

    /// An exception if one of its bodies was removed.
    fn whole(&self, inner: &Inner) -> PyResult<()> {
        if self.placed.handles.links.iter().all(|(id, _)| inner.world.body(*id).is_some()) {
            return Ok(());
        }
        let message = format!("a link of robot \"{}\" was removed from its world: keep no handle to it", self.name);
        Err(raise("NoSuchBody", message))
    }

    fn names(&self) -> impl Iterator<Item = String> {
        self.single.iter().map(|k| self.placed.robot.joints[*k].name.clone())
    }

    /// A value for each of some joints: a dict of names, or an array of all.
    fn values(&self, of: &str, given: &Bound<'_, PyAny>) -> PyResult<Vec<(usize, f64)>> {
        if let Ok(table) = given.cast::<PyDict>() {
            return table
                .iter()
                .map(|(name, x)| {
                    let k = place("joint", &text(of, &name)?, self.names())?;
                    let one = PyList::new(x.py(), [x])?;
                    Ok((self.single[k], list(of, one.as_any(), 1)?[0]))
                })
                .collect();
        }
        Ok(self.single.iter().copied().zip(list(of, given, self.single.len())?).collect())
    }

    /// Sets motors; every one is made before any is set.
    fn drive(&self, values: &[(usize, f64)], make: impl Fn(Motor, usize, f64) -> PyResult<Motor>) -> PyResult<()> {
        let mut inner = self.world.get().lock()?;
        self.whole(&inner)?;
        let handles = &self.placed.handles;
        let mut motors: Vec<(usize, Motor)> = Vec::with_capacity(values.len());
        for (k, x) in values {
            if handles.joints[*k].is_none() {
                continue;
            }
            let present = handles.motor(&inner.world, *k).ok_or_else(|| {
                let name = &self.placed.robot.joints[*k].name;
                raise("NoSuchBody", format!("joint \"{}/{name}\" was removed from its world, or broke", self.name))
            })?;
            let motor = make(present, *k, *x)?;
            motor_fits(motor)?;
            motors.push((*k, motor));
        }
        inner.guarded(|inner| {
            inner.touch();
            for (k, motor) in motors {
                handles.set_motor(&mut inner.world, k, motor).map_err(|e| errors::world(&e))?;
            }
            Ok(())
        })
    }

    fn effort(&self, joint: usize) -> f64 {
        self.placed.robot.joints[joint].effort.unwrap_or(f64::INFINITY)
    }

    fn posture(&self, inner: &Inner) -> Posture {
        self.placed.robot.posture(&self.placed.handles.positions(&self.placed.robot, &inner.world))
    }

    fn link_place(&self, link: &Bound<'_, PyAny>) -> PyResult<usize> {
        place("link", &text("link", link)?, self.placed.robot.links.iter().map(|l| l.name.clone()))
    }

    fn each<'py>(&self, py: Python<'py>, all: &[f64]) -> Bound<'py, PyArray1<f64>> {
        fixed(PyArray1::from_iter(py, self.single.iter().map(|k| all[*k])))
    }
}

#[pymethods]
impl Robot {
    /// Its name, unique in its world.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Its world.
    #[getter]
    fn world(&self, py: Python<'_>) -> Py<World> {
        self.world.clone_ref(py)
    }

    /// Its model.
    #[getter]
    fn model(&self) -> PyResult<RobotModel> {
        let Placed { robot, files, .. } = &self.placed;
        let files = files.clone().ok_or_else(|| {
            let remedy = "read its file: tumble.load_robot(path)";
            refused("model", "", "", &format!("this robot came with a scene: {remedy}"), remedy)
        })?;
        Ok(RobotModel { model: Model { robot: Arc::clone(robot), files } })
    }

    /// Names of its hinges and slides.
    #[getter]
    fn joints(&self) -> Vec<String> {
        self.names().collect()
    }

    /// Names of its links.
    #[getter]
    fn links(&self) -> Vec<String> {
        self.placed.robot.links.iter().map(|l| l.name.clone()).collect()
    }

    /// What was approximated for the position in which it started, besides the findings of its model.
    #[getter]
    fn findings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        findings(py, &self.placed.handles.findings)
    }

    /// Positions of its joints, (joints,) [rad or m].
    #[getter]
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let Placed { robot, handles, .. } = &self.placed;
        let q = self.read(|w| handles.positions(robot, &w.world))?;
        let all: Vec<f64> = (0..robot.joints.len()).map(|j| q[robot.position_of(j)]).collect();
        Ok(self.each(py, &all))
    }

    /// Velocities of its joints, (joints,) [rad/s or m/s].
    #[getter]
    fn velocities<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let all = self.read(|w| self.placed.handles.rates(&w.world))?;
        Ok(self.each(py, &all))
    }

    /// Mean torques and forces of its motors in the last step, (joints,) [N·m or N].
    #[getter]
    fn torques<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let all = self.read(|w| self.placed.handles.torques(&w.world))?;
        Ok(self.each(py, &all))
    }

    /// Position of all its joints, free ones and balls included, (nq,), as its model takes it [rad or m].
    #[getter]
    fn q<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let Placed { robot, handles, .. } = &self.placed;
        Ok(fixed(PyArray1::from_vec(py, self.read(|w| handles.positions(robot, &w.world))?)))
    }

    /// Velocity of all its freedoms, (nv,), as its model takes it [rad/s or m/s].
    #[getter]
    fn v<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let Placed { robot, handles, .. } = &self.placed;
        Ok(fixed(PyArray1::from_vec(py, self.read(|w| handles.velocities(robot, &w.world))?)))
    }

    /// Position control: targets [rad or m] as a dict of joint names or an array in the order of `joints`, with stiffness
    /// [N·m/rad or N/m] and damping [N·m·s/rad or N·s/m]; without them the gains that a joint has, which must be a servo then. Torques stay
    /// within the efforts of the file. The law is solved with the contacts: stable at any gain and step.
    #[pyo3(signature = (targets, *, stiffness=None, damping=None))]
    fn set_targets(
        &self,
        targets: &Bound<'_, PyAny>,
        stiffness: Option<&Bound<'_, PyAny>>,
        damping: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let stiffness = stiffness.map(|x| number("stiffness", x)).transpose()?;
        let damping = damping.map(|x| number("damping", x)).transpose()?;
        self.drive(&self.values("targets", targets)?, |present, k, x| {
            if let (None, None) = (stiffness, damping) {
                if let Drive::Position { rate, stiffness, damping, .. } = present.drive {
                    let drive = Drive::Position { position: x, rate, stiffness, damping };
                    return Ok(Motor { drive, ..present });
                }
                let name = &self.placed.robot.joints[k].name;
                let remedy = "give stiffness and damping";
                return Err(refused("targets", name, "", &format!("joint \"{name}\" has no servo: {remedy}"), remedy));
            }
            Ok(Motor::position(x).gains(stiffness.unwrap_or(0.0), damping.unwrap_or(0.0)).max(self.effort(k)))
        })
    }

    /// Velocity control: rates [rad/s or m/s] as a dict of joint names or an array, held with at most the efforts of the file.
    fn set_velocities(&self, velocities: &Bound<'_, PyAny>) -> PyResult<()> {
        self.drive(&self.values("velocities", velocities)?, |_, k, x| Ok(Motor::velocity(x).max(self.effort(k))))
    }

    /// Torque control: torques and forces [N·m or N] as a dict of joint names or an array; they act until they are set again.
    fn set_torques(&self, torques: &Bound<'_, PyAny>) -> PyResult<()> {
        self.drive(&self.values("torques", torques)?, |_, _, x| Ok(Motor::force(x)))
    }

    /// Controls of the drives of the file, one for each of `model.drives`, by their laws and within their ranges.
    fn set_controls(&self, controls: &Bound<'_, PyAny>) -> PyResult<()> {
        let robot = &self.placed.robot;
        let motors = robot.driven(&list("controls", controls, robot.actuators.len())?);
        let all: Vec<(usize, f64)> = self.single.iter().map(|k| (*k, 0.0)).collect();
        self.drive(&all, |_, k, _| Ok(motors[k]))
    }

    /// Switches all its motors off.
    fn release(&self) -> PyResult<()> {
        let all: Vec<(usize, f64)> = self.single.iter().map(|k| (*k, 0.0)).collect();
        self.drive(&all, |_, _, _| Ok(Motor::OFF))
    }

    /// The body of a link; links that are fixed to each other have one.
    fn link(&self, py: Python<'_>, link: &Bound<'_, PyAny>) -> PyResult<Body> {
        let id = self.placed.handles.links[self.link_place(link)?].0;
        let name = self.read(|w| w.names.name(id).to_owned())?;
        Ok(Body::new(self.world.clone_ref(py), id, name))
    }

    /// The joint of a name.
    fn joint(&self, py: Python<'_>, joint: &Bound<'_, PyAny>) -> PyResult<Joint> {
        let k = self.single[place("joint", &text("joint", joint)?, self.names())?];
        let name = format!("{}/{}", self.name, self.placed.robot.joints[k].name);
        let id = self.placed.handles.joints[k].ok_or_else(|| raise("NoSuchBody", format!("no joint \"{name}\"")))?;
        Ok(Joint::new(self.world.clone_ref(py), id, name))
    }

    /// Where a link is: position [m] and orientation w, x, y, z.
    #[allow(clippy::type_complexity)]
    fn pose<'py>(&self, link: &Bound<'py, PyAny>) -> PyResult<(Bound<'py, PyArray1<f64>>, Bound<'py, PyArray1<f64>>)> {
        let k = self.link_place(link)?;
        let pose = self.read(|w| self.placed.handles.pose(&w.world, k))?.unwrap_or_default();
        let (p, q) = (pose.position.to_array(), pose.rotation);
        let py = link.py();
        Ok((fixed(PyArray1::from_slice(py, &p)), fixed(PyArray1::from_slice(py, &[q.w, q.x, q.y, q.z]))))
    }

    /// Mean force of all contacts on the body of a link in the last step, world axes [N].
    fn contact_force<'py>(&self, link: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let k = self.link_place(link)?;
        let force = self.read(|w| self.placed.handles.contact_force(&w.world, k))?;
        Ok(fixed(PyArray1::from_slice(link.py(), &force.to_array())))
    }

    /// What the sensors of its file read, by name (kind and object where it has none), in the units and frames of MJCF. Forces, torques
    /// and accelerations are means over the last step; a force or torque is that of the link's joint on the link. Sensors that are not
    /// read are in the findings of the model.
    #[getter]
    fn sensors<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let Placed { robot, handles, .. } = &self.placed;
        let read = |w: &Inner| (0..robot.sensors.len()).map(|k| handles.sense(robot, &w.world, k)).collect::<Vec<_>>();
        let all = PyDict::new(py);
        for (sensor, value) in robot.sensors.iter().zip(self.read(read)?) {
            let Some(value) = value else { continue };
            let own =
                if sensor.name.is_empty() { format!("{} {}", sensor.kind, sensor.of) } else { sensor.name.clone() };
            all.set_item(own, fixed(PyArray1::from_vec(py, value)))?;
        }
        Ok(all)
    }

    /// How a point [m] of a link, in its own frame, moves with each freedom now, (6, nv): three rows of velocity [m/s], three of spin
    /// [rad/s], world axes.
    #[pyo3(signature = (link, point=None))]
    fn jacobian<'py>(
        &self,
        link: &Bound<'py, PyAny>,
        point: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray2<f64>>> {
        let k = self.link_place(link)?;
        let point = point.map_or(Ok(DVec3::ZERO), |p| vector("point", p))?;
        let posture = self.read(|w| self.posture(w))?;
        Ok(jacobian(link.py(), &posture, k, point, self.placed.handles.frame.rotation))
    }

    /// The mass matrix now, (nv, nv) [kg·m², kg·m, kg].
    fn mass_matrix<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f64>>> {
        let robot = &self.placed.robot;
        let matrix = self.read(|w| robot.mass_matrix(&self.posture(w)))?;
        square(py, robot.velocities(), matrix)
    }

    /// Torques and forces, (nv,) [N·m or N], that give accelerations a [rad/s², m/s²] now, under the gravity of the world; without contacts,
    /// springs, dampers and friction. v [rad/s, m/s] stands for the velocities that it has.
    #[pyo3(signature = (a=None, *, v=None))]
    fn inverse_dynamics<'py>(
        &self,
        py: Python<'py>,
        a: Option<&Bound<'py, PyAny>>,
        v: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f64>>> {
        let Placed { robot, handles, .. } = &self.placed;
        let freedoms = |of, given: &Bound<'py, PyAny>| list(of, given, robot.velocities());
        let a = a.map_or(Ok(Vec::new()), |a| freedoms("a", a))?;
        let v = v.map(|v| freedoms("v", v)).transpose()?;
        let torques = self.read(|w| {
            let v = v.unwrap_or_else(|| handles.velocities(robot, &w.world));
            let gravity = handles.frame.rotation.conjugate() * w.world.gravity();
            robot.inverse_dynamics(&self.posture(w), &v, &a, gravity)
        })?;
        Ok(fixed(PyArray1::from_vec(py, torques)))
    }

    fn __repr__(&self) -> String {
        format!("Robot({:?}, {} links, {} joints)", self.name, self.placed.robot.links.len(), self.single.len())
    }

    fn __traverse__(&self, visit: pyo3::PyVisit<'_>) -> Result<(), pyo3::PyTraverseError> {
        visit.call(&self.world)
    }
}

/// How a robot is driven at first.
fn control(
    word_given: &Bound<'_, PyAny>,
    stiffness: Option<f64>,
    damping: Option<f64>,
    controls: Option<&Bound<'_, PyAny>>,
    drives: usize,
) -> PyResult<ControlSpec> {
    let word = word("control", word_given, &["hold", "off", "drives"])?;
    let remedy = match (word, stiffness.is_some() || damping.is_some(), controls.is_some()) {
        ("hold", _, false) | ("off", false, false) | ("drives", false, _) => None,
        ("drives", ..) => Some("drives have the gains of the file: leave stiffness and damping out"),
        (_, _, true) => Some("controls are for control=\"drives\""),
        _ => Some("stiffness and damping are for control=\"hold\""),
    };
    if let Some(remedy) = remedy {
        return Err(refused("control", word, "", remedy, remedy));
    }
    for (of, x) in [("stiffness", stiffness), ("damping", damping)] {
        if let Some(x) = x.filter(|x| !(*x >= 0.0 && x.is_finite())) {
            let remedy = "give a finite number that is not negative";
            return Err(refused(of, &x.to_string(), "", &format!("{of} is {x}: {remedy}"), remedy));
        }
    }
    Ok(match (word, stiffness, damping) {
        ("off", ..) => ControlSpec::Off,
        ("drives", ..) => ControlSpec::Drives(controls.map_or(Ok(Vec::new()), |c| list("controls", c, drives))?),
        (_, None, None) => ControlSpec::Hold,
        (_, k, c) => ControlSpec::Gains(k.unwrap_or(0.0), c.unwrap_or(0.0)),
    })
}

#[pymethods]
impl World {
    /// Puts a robot into the world: a RobotModel, or the path of a URDF or MJCF file. position [m] and orientation place its root; key is
    /// a stored position of the file; joints is a dict of positions [rad or m]. control is "hold" (servos hold the start; with stiffness
    /// and damping of your own, or by the inertia that each joint moves), "drives" (those of the file, with controls) or "off". base
    /// ("fixed" or "floating") is for a path alone. friction [–] is that of shapes of which the file says nothing. Its bodies are called
    /// name/link, its joints name/joint.
    #[pyo3(signature = (robot, *, name=None, position=None, orientation=None, key=None, joints=None, control=None, stiffness=None,
                        damping=None, controls=None, base=None, friction=None))]
    fn robot(
        slf: &Bound<'_, Self>,
        robot: &Bound<'_, PyAny>,
        name: Option<&Bound<'_, PyAny>>,
        position: Option<&Bound<'_, PyAny>>,
        orientation: Option<&Bound<'_, PyAny>>,
        key: Option<&Bound<'_, PyAny>>,
        joints: Option<&Bound<'_, PyAny>>,
        control: Option<&Bound<'_, PyAny>>,
        stiffness: Option<&Bound<'_, PyAny>>,
        damping: Option<&Bound<'_, PyAny>>,
        controls: Option<&Bound<'_, PyAny>>,
        base: Option<&Bound<'_, PyAny>>,
        friction: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Robot> {
        let fixed = self::base(base)?;
        let stiffness = stiffness.map(|x| number("stiffness", x)).transpose()?;
        let damping = damping.map(|x| number("damping", x)).transpose()?;
        let joints = joints.map(|j| table("joints", j, "a dict of joint names and positions")).transpose()?;
        let model = match robot.cast::<RobotModel>() {
            Ok(_) if fixed.is_some() => {
                let remedy = "give it to load_robot";
                return Err(refused("base", "", "", &format!("base of a model that was read: {remedy}"), remedy));
            }
            Ok(model) => model.get().model.clone(),
            Err(_) => Model::load(
                &path("robot", robot).map_err(|_| wrong_type("robot", robot, "a RobotModel or the path of a file"))?,
                fixed,
            )?,
        };
        let hold = PyString::new(slf.py(), "hold");
        let given = control.unwrap_or(hold.as_any());
        let mut start = Vec::new();
        for (joint, x) in joints.into_iter().flatten() {
            let joint = text("joints", &joint)?;
            start.push((joint.clone(), number(&format!("joints[{joint:?}]"), &x)?));
        }
        if let Some((joint, x)) = start.iter().find(|(_, x)| !x.is_finite()) {
            let remedy = "give finite numbers";
            return Err(refused(
                "joints",
                &x.to_string(),
                "",
                &format!("joint \"{joint}\" is at {x}: {remedy}"),
                remedy,
            ));
        }
        let spec = RobotSpec {
            files: (*model.files).clone(),
            position: position.map_or(Ok(DVec3::ZERO), |p| vector("position", p))?.to_array(),
            orientation: orientation.map_or(Ok([1.0, 0.0, 0.0, 0.0]), |q| self::orientation("orientation", q))?,
            key: key.map(|k| text("key", k)).transpose()?,
            joints: start,
            control: self::control(given, stiffness, damping, controls, model.robot.actuators.len())?,
            friction: friction.map(|f| number("friction", f)).transpose()?,
        };
        let mut inner = slf.get().lock()?;
        let taken = |n: &str| inner.parts.robots.contains_key(n);
        let name = match name.map(|n| text("name", n)).transpose()? {
            Some(name) if taken(&name) => {
                let remedy = "choose another name";
                return Err(refused(
                    "name",
                    &name,
                    "",
                    &format!("there is a robot \"{name}\" already: {remedy}"),
                    remedy,
                ));
            }
            Some(name) => name,
            None if taken(&model.robot.name) => {
                let free = (2..).map(|k| format!("{} ({k})", model.robot.name)).find(|n| !taken(n));
                free.unwrap_or_default()
            }
            None => model.robot.name.clone(),
        };
        let placed = inner.guarded(|inner| inner.place_robot(&spec, Some(model), &name))?;
        inner.log(Call::Robot(Box::new(spec), name.clone()));
        inner.touch();
        Ok(Robot::new(slf.clone().unbind(), name, placed))
    }

    /// The robots by name, those of a scene included.
    #[getter]
    fn robots<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyDict>> {
        let inner = slf.get().lock()?;
        let all = PyDict::new(slf.py());
        for (name, placed) in &inner.parts.robots {
            let robot = Robot::new(slf.clone().unbind(), name.clone(), placed.clone());
            if robot.whole(&inner).is_ok() {
                all.set_item(name, robot)?;
            }
        }
        Ok(all)
    }
}
