//! Queries of the world as it stands: rays, moving shapes, overlaps, boxes.

use crate::base::handle::BodyId;
use crate::model::filter::Groups;
use crate::model::placed_shape::PlacedShape;
use crate::world::World;
use tumble_geometry::{Aabb, Impact, Motion, QueryWorkspace, Shape, SweepSettings, overlaps, ray_cast, time_of_impact};
use tumble_math::{DVec3, Pose};

/// The first thing that a ray or a moving shape meets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WorldHit {
    /// The body.
    pub body: BodyId,
    /// Number of the shape on its body, from 0.
    pub shape: u32,
    /// Parameter along the ray: `origin + t · direction` [–].
    pub t: f64,
    /// Place [m].
    pub point: DVec3,
    /// Outward unit normal of the surface there.
    pub normal: DVec3,
}

/// Filter of a query: by default all shapes but sensors.
///
/// ```
/// use tumble::{BodyBuilder, DVec3, Filter, Groups, World};
/// let mut world = World::new();
/// let glass = BodyBuilder::cuboid(DVec3::ONE).groups(Groups { member: 1 << 1, meets: !0 });
/// world.add(glass)?;
/// let wall = world.add(BodyBuilder::cuboid(DVec3::ONE).position(DVec3::X * 5.0))?;
/// let light = Filter { groups: Some(Groups { member: !0, meets: !(1 << 1) }), ..Filter::default() };
/// let hit = world.ray_with(DVec3::X * -5.0, DVec3::X, 20.0, &light).unwrap();
/// assert_eq!(hit.body, wall);
/// # Ok::<(), tumble::WorldError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only shapes that meet these groups; all where nothing is said.
    pub groups: Option<Groups>,
    /// Sensors too.
    pub sensors: bool,
    /// All but this body.
    pub except: Option<BodyId>,
}

impl Filter {
    /// Whether a shape is asked, of the body `id`.
    fn takes(&self, shape: &PlacedShape, id: BodyId) -> bool {
        self.groups.is_none_or(|g| g.meet(shape.traits.groups))
            && (self.sensors || !shape.traits.sensor)
            && self.except != Some(id)
    }
}

impl World {
    /// First hit of the ray `origin + t·direction`, 0 ≤ t ≤ `limit`; of equally near ones that of the first body.
    #[must_use]
    pub fn ray(&self, origin: DVec3, direction: DVec3, limit: f64) -> Option<WorldHit> {
        self.ray_with(origin, direction, limit, &Filter::default())
    }

    /// The same as [`Self::ray`], of the shapes that a filter takes.
    #[must_use]
    pub fn ray_with(&self, origin: DVec3, direction: DVec3, limit: f64, filter: &Filter) -> Option<WorldHit> {
        if !origin.is_finite() || !direction.is_finite() || direction == DVec3::ZERO || !(limit >= 0.0) {
            return None;
        }
        let mut best: Option<(f64, u32, DVec3, DVec3)> = None;
        self.work.detector.broad().ray(origin, direction, limit, |k, limit| {
            let Some(c) = self.taken(k, filter) else { return limit };
            let Some(body) = self.system.at(c.body) else { return limit };
            let Some(hit) = ray_cast(&c.shape, &c.pose(&body.pose()), origin, direction, limit) else { return limit };
            if best.is_none_or(|(t, b, ..)| hit.t < t || (hit.t == t && k < b)) {
                best = Some((hit.t, k, origin + direction * hit.t, hit.normal));
            }
            hit.t
        });
        let (t, k, point, normal) = best?;
        let slot = self.system.shape(k)?.body;
        let body = self.system.at(slot)?;
        let shape = body.model.shapes.iter().position(|&c| c == k)? as u32;
        Some(WorldHit { body: self.system.id_at(slot), shape, t, point, normal })
    }

    /// First body that a shape touches which starts at `pose` and is moved along `pose.position + t·direction` without
    /// turning, 0 ≤ t ≤ `limit`: found to within a micrometre before the touch. What it overlaps at the start is met at
    /// t = 0. Of equally near bodies that of the first shape.
    #[must_use]
    pub fn cast(&self, shape: &Shape, pose: &Pose, direction: DVec3, limit: f64) -> Option<WorldHit> {
        self.cast_with(shape, pose, direction, limit, &Filter::default())
    }

    /// The same as [`Self::cast`], of the shapes that a filter takes.
    #[must_use]
    pub fn cast_with(
        &self,
        shape: &Shape,
        pose: &Pose,
        direction: DVec3,
        limit: f64,
        filter: &Filter,
    ) -> Option<WorldHit> {
        let way = direction * limit;
        if !pose.is_finite() || !way.is_finite() || !(limit >= 0.0) {
            return None;
        }
        let path = Motion::linear(*pose, direction);
        let start = shape.aabb(pose);
        let swept = start.union(&shape.aabb(&Pose::new(pose.position + way, pose.rotation)));
        let mut near = Vec::new();
        self.work.detector.broad().overlapping(&swept, |k| near.push(k));
        near.sort_unstable();
        let mut ws = QueryWorkspace::new();
        let mut best: Option<(u32, Impact)> = None;
        for k in near {
            let Some((c, body)) = self.taken(k, filter).and_then(|c| Some((c, self.system.at(c.body)?))) else {
                continue;
            };
            let still = Motion::fixed(c.pose(&body.pose()));
            let left = best.map_or(limit, |(_, hit)| hit.time);
            let hit = time_of_impact(shape, &path, &c.shape, &still, left, SweepSettings::default(), &mut ws);
            if let Some(hit) = hit.filter(|hit| best.is_none_or(|(_, b)| hit.time < b.time)) {
                best = Some((k, hit));
            }
        }
        let (k, hit) = best?;
        let slot = self.system.shape(k)?.body;
        let index = self.system.at(slot)?.model.shapes.iter().position(|&c| c == k)? as u32;
        let (point, normal) = (hit.closest.position_b, -hit.closest.normal);
        Some(WorldHit { body: self.system.id_at(slot), shape: index, t: hit.time, point, normal })
    }

    /// All bodies that a shape at a pose would touch, in the order of their slots.
    #[must_use]
    pub fn overlapping(&self, shape: &Shape, pose: &Pose) -> Vec<BodyId> {
        self.overlapping_with(shape, pose, &Filter::default())
    }

    /// The same as [`Self::overlapping`], of the shapes that a filter takes.
    #[must_use]
    pub fn overlapping_with(&self, shape: &Shape, pose: &Pose, filter: &Filter) -> Vec<BodyId> {
        if !pose.is_finite() {
            return Vec::new();
        }
        let mut ws = QueryWorkspace::new();
        self.bodies_where(&shape.aabb(pose), filter, |c, at| overlaps(shape, pose, c, at, &mut ws))
    }

    /// All bodies with a shape whose box meets `aabb`, in the order of their slots.
    #[must_use]
    pub fn in_aabb(&self, aabb: &Aabb) -> Vec<BodyId> {
        self.in_aabb_with(aabb, &Filter::default())
    }

    /// The same as [`Self::in_aabb`], of the shapes that a filter takes.
    #[must_use]
    pub fn in_aabb_with(&self, aabb: &Aabb, filter: &Filter) -> Vec<BodyId> {
        self.bodies_where(aabb, filter, |shape, at| shape.aabb(at).overlaps(aabb))
    }

    /// A shape that a filter takes.
    fn taken(&self, k: u32, filter: &Filter) -> Option<&PlacedShape> {
        self.system.shape(k).filter(|c| filter.takes(c, self.system.id_at(c.body)))
    }

    fn bodies_where(&self, aabb: &Aabb, filter: &Filter, mut holds: impl FnMut(&Shape, &Pose) -> bool) -> Vec<BodyId> {
        let mut slots = Vec::new();
        self.work.detector.broad().overlapping(aabb, |k| {
            if let Some(c) = self.taken(k, filter)
                && let Some(body) = self.system.at(c.body)
                && holds(&c.shape, &c.pose(&body.pose()))
            {
                slots.push(c.body);
            }
        });
        slots.sort_unstable();
        slots.dedup();
        slots.into_iter().map(|s| self.system.id_at(s)).collect()
    }
}
