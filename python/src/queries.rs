//! Questions about space: rays, casts, overlap.

use crate::body::Body;
use crate::convert::{number, quaternion, vector};
use crate::errors::refused;
use crate::guard::guarded;
use crate::spec::shape;
use crate::world::World;
use pyo3::prelude::*;
use tumble::{Aabb, BodyId, DQuat, DVec3, Pose, WorldHit};

/// What a ray or a cast shape meets.
#[pyclass(frozen, module = "tumble", name = "Hit", get_all)]
#[derive(Debug)]
pub(crate) struct Hit {
    /// The body.
    body: Py<Body>,
    /// Distance along the direction, in lengths of the direction [–].
    t: f64,
    /// Where [m].
    point: [f64; 3],
    /// Unit normal of the surface there [–].
    normal: [f64; 3],
}

#[pymethods]
impl Hit {
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let [x, y, z] = self.point;
        let name = self.body.bind(py).getattr("name")?;
        Ok(format!("Hit({name:?}, t {:.6}, at ({x:.4}, {y:.4}, {z:.4}) m)", self.t))
    }
}

fn told(slf: &Bound<'_, World>, names: &crate::names::Names, hit: Option<WorldHit>) -> PyResult<Option<Hit>> {
    hit.map(|hit| {
        let body = Body::new(slf.clone().unbind(), hit.body, names.name(hit.body).to_owned());
        let (point, normal) = (hit.point.to_array(), hit.normal.to_array());
        Ok(Hit { body: Py::new(slf.py(), body)?, t: hit.t, point, normal })
    })
    .transpose()
}

fn pose(position: &Bound<'_, PyAny>, orientation: Option<&Bound<'_, PyAny>>) -> PyResult<Pose> {
    let turn = orientation.map_or(Ok(DQuat::IDENTITY), |q| quaternion("orientation", q))?;
    let length = turn.length();
    if !((length - 1.0).abs() <= 1e-6) {
        let remedy = "give a unit quaternion (within 1e-6)";
        let message = format!("orientation has length {length}: {remedy}");
        return Err(refused("orientation", &length.to_string(), "", &message, remedy));
    }
    Ok(Pose::new(finite("position", vector("position", position)?)?, turn))
}

fn listed(slf: &Bound<'_, World>, names: &crate::names::Names, ids: Vec<BodyId>) -> Vec<Body> {
    ids.into_iter().map(|id| Body::new(slf.clone().unbind(), id, names.name(id).to_owned())).collect()
}

#[pymethods]
impl World {
    /// The first body that a ray from origin [m] along direction meets within limit lengths of direction; None if there is none.
    ///
    /// >>> world = tumble.World()
    /// >>> ground = world.ground()
    /// >>> world.ray((0, 0, 3), (0, 0, -1)).t
    /// 3.0
    #[pyo3(signature = (origin, direction, limit=None))]
    fn ray(
        slf: &Bound<'_, Self>,
        origin: &Bound<'_, PyAny>,
        direction: &Bound<'_, PyAny>,
        limit: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Option<Hit>> {
        let origin = finite("origin", vector("origin", origin)?)?;
        let (direction, limit) = (way(direction)?, limit.map_or(Ok(f64::MAX), self::limit)?);
        let inner = slf.get().lock()?;
        guarded(|| told(slf, &inner.names, inner.world.ray(origin, direction, limit)))
    }

    /// The first body that a shape meets on its way from a position [m] along direction within limit lengths of direction (1 unless
    /// given); shape is a table as in `add`.
    #[pyo3(signature = (shape, position, direction, limit=None, orientation=None), text_signature = "($self, shape, position, direction, limit=1.0, orientation=None)")]
    fn cast(
        slf: &Bound<'_, Self>,
        shape: &Bound<'_, PyAny>,
        position: &Bound<'_, PyAny>,
        direction: &Bound<'_, PyAny>,
        limit: Option<&Bound<'_, PyAny>>,
        orientation: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Option<Hit>> {
        let (shape, pose) = (self::shape("shape", shape)?, pose(position, orientation)?);
        let (direction, limit) = (way(direction)?, limit.map_or(Ok(1.0), self::limit)?);
        let inner = slf.get().lock()?;
        guarded(|| told(slf, &inner.names, inner.world.cast(&shape, &pose, direction, limit)))
    }

    /// The bodies that a shape overlaps at a place [m].
    #[pyo3(signature = (shape, position, orientation=None))]
    fn overlapping(
        slf: &Bound<'_, Self>,
        shape: &Bound<'_, PyAny>,
        position: &Bound<'_, PyAny>,
        orientation: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<Body>> {
        let (shape, pose) = (self::shape("shape", shape)?, pose(position, orientation)?);
        let inner = slf.get().lock()?;
        guarded(|| Ok(listed(slf, &inner.names, inner.world.overlapping(&shape, &pose))))
    }

    /// The bodies with a shape whose box meets that between two corners [m].
    fn in_box(slf: &Bound<'_, Self>, least: &Bound<'_, PyAny>, most: &Bound<'_, PyAny>) -> PyResult<Vec<Body>> {
        let (min, max) = (finite("least", vector("least", least)?)?, finite("most", vector("most", most)?)?);
        if !min.cmple(max).all() {
            let remedy = "give the corner with the smaller numbers first";
            let message = format!("least {min} is not below most {max}: {remedy}");
            return Err(refused("least", &min.to_string(), "m", &message, remedy));
        }
        let inner = slf.get().lock()?;
        guarded(|| Ok(listed(slf, &inner.names, inner.world.in_aabb(&Aabb { min, max }))))
    }
}

/// A direction that leads somewhere.
fn way(given: &Bound<'_, PyAny>) -> PyResult<DVec3> {
    let v = finite("direction", vector("direction", given)?)?;
    if v != DVec3::ZERO {
        return Ok(v);
    }
    let remedy = "give a vector that is not zero";
    Err(refused("direction", &v.to_string(), "", &format!("direction is {v}: {remedy}"), remedy))
}

/// How far, in lengths of the direction.
fn limit(given: &Bound<'_, PyAny>) -> PyResult<f64> {
    let x = number("limit", given)?;
    if x >= 0.0 {
        return Ok(x);
    }
    let remedy = "give 0 or more lengths of the direction";
    Err(refused("limit", &x.to_string(), "", &format!("limit is {x}: {remedy}"), remedy))
}

fn finite(of: &str, v: DVec3) -> PyResult<DVec3> {
    if v.is_finite() {
        return Ok(v);
    }
    let remedy = "give finite numbers";
    Err(refused(of, &v.to_string(), "", &format!("{of} is {v}: {remedy}"), remedy))
}
