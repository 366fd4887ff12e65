//! Changes of bodies in all rows at once.

use super::Batch;
use crate::arrays;
use crate::errors::{self, wrong_type};
use crate::guard::guarded;
use pyo3::prelude::*;
use pyo3::types::PyString;
use tumble::{BodyId, DVec3};

impl Batch {
    /// Bodies of an argument: one name, several, or all.
    fn bodies(&self, body: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<BodyId>> {
        let Some(body) = body else { return Ok(self.ids.clone()) };
        if body.is_instance_of::<PyString>() {
            return Ok(vec![self.names.find(&crate::convert::text("body", body)?)?]);
        }
        let items: Vec<Bound<'_, PyAny>> = body
            .try_iter()
            .map_err(|_| wrong_type("body", body, "a name or a list of names"))?
            .collect::<PyResult<_>>()?;
        items.iter().map(|b| self.names.find(&crate::convert::text("body", b)?)).collect()
    }

    /// Values (N, bodies, 3), or (N, 3) for one body, as one list.
    fn values(&self, of: &str, given: &Bound<'_, PyAny>, bodies: usize, width: usize) -> PyResult<Vec<f64>> {
        let n = self.n;
        let (all, one): (&[usize], &[usize]) = (&[n, bodies, width], &[n, width]);
        // of one body the second index may be left out
        arrays::finite(of, given, &[all, one][..if bodies == 1 { 2 } else { 1 }])
    }

    /// Which rows are meant: a mask or numbers; all by default.
    pub(crate) fn chosen(&self, mask: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<usize>> {
        let Some(mask) = mask else { return Ok((0..self.n).collect()) };
        arrays::chosen("mask", mask, self.n)?.ok_or_else(|| wrong_type("mask", mask, "truth values or numbers of rows"))
    }

    /// Changes bodies of some rows. What a body takes depends on its kind and the numbers alone, and kinds are those of the first row: all
    /// is tried on a copy of that before any row is changed.
    fn change(
        &self,
        chosen: &[usize],
        ids: &[BodyId],
        act: impl Fn(&mut tumble::World, BodyId, usize) -> Result<(), tumble::WorldError>,
    ) -> PyResult<()> {
        let mut rows = self.lock()?;
        let Some(mut trial) = rows.iter().next().map(|r| r.world.clone()) else { return Ok(()) };
        let all =
            || chosen.iter().flat_map(|&k| ids.iter().enumerate().map(move |(j, id)| (k, *id, k * ids.len() + j)));
        let refuse = |k: usize, id: BodyId, e: &tumble::WorldError| {
            let e = errors::world(e);
            let message = format!("row {k}, body \"{}\": {e}; nothing was changed", self.names.name(id));
            errors::batch(message, vec![k], vec![e.to_string()])
        };
        guarded(|| {
            for (k, id, at) in all() {
                act(&mut trial, id, at).map_err(|e| refuse(k, id, &e))?;
            }
            rows.version += 1;
            for (k, id, at) in all() {
                act(&mut rows[k].world, id, at).map_err(|e| refuse(k, id, &e))?;
            }
            Ok(())
        })
    }
}

#[pymethods]
impl Batch {
    /// Sets bodies in all rows, or in those of a mask: positions [m], velocities [m/s], spins [rad/s] (N, bodies, 3), orientations w x y z
    /// [–] (N, bodies, 4); for one body given by name (N, 3). Every number is checked first; a row that refuses is named.
    #[pyo3(signature = (*, body=None, positions=None, orientations=None, velocities=None, spins=None, mask=None))]
    fn set(
        &self,
        body: Option<&Bound<'_, PyAny>>,
        positions: Option<&Bound<'_, PyAny>>,
        orientations: Option<&Bound<'_, PyAny>>,
        velocities: Option<&Bound<'_, PyAny>>,
        spins: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let ids = self.bodies(body)?;
        let chosen = self.chosen(mask)?;
        let read = |of: &str, given: Option<&Bound<'_, PyAny>>, width| {
            given.map(|g| self.values(of, g, ids.len(), width)).transpose()
        };
        let (p, q) = (read("positions", positions, 3)?, read("orientations", orientations, 4)?);
        let (v, s) = (read("velocities", velocities, 3)?, read("spins", spins, 3)?);
        self.change(&chosen, &ids, |w, id, at| {
            let triple = |all: &[f64]| DVec3::new(all[3 * at], all[3 * at + 1], all[3 * at + 2]);
            if let Some(q) = &q {
                let q = &q[4 * at..4 * at + 4];
                w.set_orientation(id, tumble::DQuat::from_xyzw(q[1], q[2], q[3], q[0]))?;
            }
            if let Some(p) = &p {
                w.set_position(id, triple(p))?;
            }
            if let Some(v) = &v {
                w.set_velocity(id, triple(v))?;
            }
            if let Some(s) = &s {
                w.set_spin(id, triple(s))?;
            }
            Ok(())
        })
    }

    /// Adds forces [N] for the next step only: (N, bodies, 3), or (N, 3) for one body given by name. Zeros are allowed for bodies that
    /// take no force.
    #[pyo3(signature = (forces, *, body=None, mask=None))]
    fn apply_forces(
        &self,
        forces: &Bound<'_, PyAny>,
        body: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let (ids, chosen) = (self.bodies(body)?, self.chosen(mask)?);
        let f = self.values("forces", forces, ids.len(), 3)?;
        self.change(&chosen, &ids, |w, id, at| {
            let force = DVec3::new(f[3 * at], f[3 * at + 1], f[3 * at + 2]);
            if force == DVec3::ZERO { Ok(()) } else { w.apply_force(id, force) }
        })
    }

    /// Adds torques [N·m] for the next step only: (N, bodies, 3), or (N, 3) for one body given by name.
    #[pyo3(signature = (torques, *, body=None, mask=None))]
    fn apply_torques(
        &self,
        torques: &Bound<'_, PyAny>,
        body: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let (ids, chosen) = (self.bodies(body)?, self.chosen(mask)?);
        let t = self.values("torques", torques, ids.len(), 3)?;
        self.change(&chosen, &ids, |w, id, at| {
            let torque = DVec3::new(t[3 * at], t[3 * at + 1], t[3 * at + 2]);
            if torque == DVec3::ZERO { Ok(()) } else { w.apply_torque(id, torque) }
        })
    }
}
