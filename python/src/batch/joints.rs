//! Joints of a batch: positions, velocities and motors of all rows at once.

use super::Batch;
use crate::arrays;
use crate::convert::{text, word};
use crate::errors::{self, refused, wrong_type};
use crate::frames::fixed;
use crate::guard::guarded;
use crate::joint::motor_fits;
use crate::robot_model::place;
use numpy::PyArray2;
use numpy::ndarray::Array2;
use pyo3::prelude::*;
use pyo3::types::PyString;
use tumble::{Drive, JointId, JointRef, Motor};

impl Batch {
    /// Joints of one coordinate: by name, all of a robot by `name/`, or all.
    fn single(&self, joints: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<(String, JointId)>> {
        let rows = self.lock()?;
        let first = rows.iter().next();
        let one = |id: &JointId| {
            let joint = first.and_then(|r| r.world.joint(*id));
            joint.is_some_and(|j| j.coordinate_count() == 1)
        };
        let all: Vec<(String, JointId)> =
            self.joints.iter().filter(|(_, id)| one(id)).map(|(n, id)| (n.clone(), *id)).collect();
        let Some(given) = joints.filter(|j| !j.is_none()) else { return Ok(all) };
        let find = |name: &Bound<'_, PyAny>| -> PyResult<(String, JointId)> {
            Ok(all[place("joint", &text("joints", name)?, all.iter().map(|(n, _)| n.clone()))?].clone())
        };
        if given.is_instance_of::<PyString>() {
            return Ok(vec![find(given)?]);
        }
        let wrong = |_| wrong_type("joints", given, "a name or a list of names");
        given.try_iter().map_err(wrong)?.map(|name| find(&name?)).collect()
    }

    fn joint_numbers<'py>(
        &self,
        py: Python<'py>,
        joints: Option<&Bound<'py, PyAny>>,
        read: impl Fn(&JointRef<'_>) -> f64,
    ) -> PyResult<Bound<'py, PyArray2<f64>>> {
        let ids = self.single(joints)?;
        let rows = self.lock()?;
        // a joint that broke has no numbers
        let of = |(k, j): (usize, usize)| rows[k].world.joint(ids[j].1).map_or(f64::NAN, |joint| read(&joint));
        let array = Array2::from_shape_fn((rows.len(), ids.len()), of);
        Ok(fixed(PyArray2::from_owned_array(py, array)))
    }
}

#[pymethods]
impl Batch {
    /// Names of the joints that have one coordinate, in the order of the arrays of joints; those of robots are called name/joint.
    #[getter]
    fn joint_names(&self) -> PyResult<Vec<String>> {
        Ok(self.single(None)?.into_iter().map(|(name, _)| name).collect())
    }

    /// Coordinates of joints, (N, joints) [rad or m]: of all that have one, or of names; NaN where a joint broke.
    #[pyo3(signature = (joints=None))]
    fn joint_positions<'py>(
        &self,
        py: Python<'py>,
        joints: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray2<f64>>> {
        self.joint_numbers(py, joints, |j| j.coordinate(0))
    }

    /// Rates of joints, (N, joints) [rad/s or m/s]: of all that have one coordinate, or of names; NaN where a joint broke.
    #[pyo3(signature = (joints=None))]
    fn joint_velocities<'py>(
        &self,
        py: Python<'py>,
        joints: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray2<f64>>> {
        self.joint_numbers(py, joints, |j| j.rate(0))
    }

    /// Mean motor torques and forces of the last step, (N, joints) [N·m or N]; NaN where a joint broke.
    #[pyo3(signature = (joints=None))]
    fn joint_torques<'py>(
        &self,
        py: Python<'py>,
        joints: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray2<f64>>> {
        self.joint_numbers(py, joints, |j| j.motor_force(0))
    }

    /// Drives joints in all rows, or in those of a mask: values (N, joints) are targets of servos (what="position" [rad or m], unless said
    /// otherwise; their gains stay), rates ("velocity" [rad/s or m/s]) or torques and forces ("force" [N·m or N]). All is checked before
    /// any motor is changed.
    #[pyo3(signature = (values, *, what=None, joints=None, mask=None), text_signature = "($self, values, *, what='position', joints=None, mask=None)")]
    fn drive(
        &self,
        values: &Bound<'_, PyAny>,
        what: Option<&Bound<'_, PyAny>>,
        joints: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let what = what.map_or(Ok("position"), |w| word("what", w, &["position", "velocity", "force"]))?;
        let (ids, chosen) = (self.single(joints)?, self.chosen(mask)?);
        let flat = arrays::finite("values", values, &[&[self.n, ids.len()]])?;
        let mut rows = self.lock()?;
        let mut motors = Vec::with_capacity(chosen.len() * ids.len());
        for &k in &chosen {
            for (j, (name, id)) in ids.iter().enumerate() {
                let x = flat[k * ids.len() + j];
                let Some(now) = rows[k].world.joint(*id).map(|joint| joint.motor(0)) else { continue };
                let drive = match (what, now.drive) {
                    ("velocity", _) => Drive::Velocity { rate: x },
                    ("force", _) => Drive::Force { force: x },
                    (_, Drive::Position { rate, stiffness, damping, .. }) => {
                        Drive::Position { position: x, rate, stiffness, damping }
                    }
                    _ => {
                        let remedy = "give its motor a position with stiffness and damping in the scene";
                        let message = format!("joint \"{name}\" has no servo: {remedy}");
                        return Err(refused("joints", name, "", &message, remedy));
                    }
                };
                let motor = if what == "force" { Motor { drive, max: f64::INFINITY } } else { Motor { drive, ..now } };
                motor_fits(motor)?;
                motors.push((k, *id, motor));
            }
        }
        guarded(|| {
            rows.version += 1;
            for (k, id, motor) in motors {
                rows[k].world.set_motor(id, 0, motor).map_err(|e| errors::world(&e))?;
            }
            Ok(())
        })
    }
}
