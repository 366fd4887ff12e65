//! Touches of two shapes: their contacts there, and the bodies near a path.

use super::detector::Detector;
use super::pair::{ShapePair, may_touch, trusted_margin};
use crate::state::contact::{Contact, Origin};
use crate::system::System;
use tumble_geometry::{Aabb, Manifolds, Workspace, collide};
use tumble_math::order::min;

/// Memory of the narrow phase at touches.
#[derive(Debug, Default)]
pub(crate) struct TouchWorkspace {
    workspace: Workspace,
    found: Manifolds,
    resolved: Manifolds,
    near: Vec<u32>,
}

impl Detector {
    /// Brings boxes and ground up to date for questions about paths.
    pub(crate) fn prepare(&mut self, system: &System, dt: f64) {
        self.refresh(system, dt);
        self.refresh_ground(system);
    }

    /// Adds the contacts of two shapes where their bodies are now, all points that are no farther apart than `within` [m].
    pub(crate) fn touching(
        &self,
        system: &System,
        shapes: (u32, u32),
        within: f64,
        ws: &mut TouchWorkspace,
        contacts: &mut Vec<Contact>,
    ) {
        let Some(pair) = ShapePair::of_shapes(system, shapes) else { return };
        let ((ca, a), (cb, b)) = (pair.a, pair.b);
        let poses = (&ca.pose(&a.pose()), &cb.pose(&b.pose()));
        let margin = min(within, trusted_margin(ca, cb));
        let settings = system.model.settings.geometry;
        let TouchWorkspace { workspace, found, resolved, .. } = ws;
        collide(&ca.shape, poses.0, &cb.shape, poses.1, margin, settings, workspace, found);
        found.sort_by_feature();
        if found.iter().next().is_none() {
            return;
        }
        let memory = (workspace, resolved);
        let _ = self.ground().resolve_within(system, (&pair, poses, margin), found, memory, |normal, parts, p| {
            if p.gap <= within {
                pair.push(system, normal, parts, (p, Origin::Touch), contacts);
            }
        });
    }

    /// The pairs of shapes that a body may touch while it is in a box: its own shape and the other, the smaller number first.
    pub(crate) fn near_path(
        &self,
        system: &System,
        slot: u32,
        reach: f64,
        ws: &mut TouchWorkspace,
        mut tell: impl FnMut((u32, u32), u32),
    ) {
        let Some(body) = system.at(slot) else { return };
        for &k in &body.model.shapes {
            let Some(c) = system.shape(k) else { continue };
            let own: Aabb = c.shape.aabb(&c.pose(&body.pose())).grown(reach);
            ws.near.clear();
            let near = &mut ws.near;
            self.broad().overlapping(&own, |id| near.push(id));
            ws.near.sort_unstable();
            for &other in &ws.near {
                let Some(d) = system.shape(other).filter(|d| d.body != slot) else { continue };
                let Some(b) = system.at(d.body) else { continue };
                if may_touch(system, (c, body), (d, b)) {
                    tell(if k < other { (k, other) } else { (other, k) }, d.body);
                }
            }
        }
    }
}
