//! Handles: names of things in one world, which there never point at something else.
//!
//! A slot may be used again after its thing was removed; the generation tells the two apart, so a stale handle finds
//! nothing instead of a stranger.
//!
//! A handle belongs to the world that gave it, and to its clones and snapshots, where it names the same body. It does not
//! know its world: another one may have a body of its own in that slot, which the handle then finds.

use std::fmt;

/// Names a body of the world that gave it, and of its clones and snapshots. Another world may find a stranger by it.
///
/// ```
/// use tumble::{BodyBuilder, DVec3, World};
/// let (mut world, mut other) = (World::new(), World::new());
/// let ball = world.add(BodyBuilder::ball(0.1))?;
/// let copy = world.clone();
/// world.remove(ball)?;
/// assert_eq!(world.position(ball), None); // removed here, for ever
/// assert_eq!(copy.position(ball), Some(DVec3::ZERO)); // the same ball, as it was
/// other.add(BodyBuilder::ball(0.5).position(DVec3::X))?;
/// assert_eq!(other.position(ball), Some(DVec3::X)); // a stranger
/// # Ok::<(), tumble::WorldError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BodyId {
    pub(crate) slot: u32,
    pub(crate) generation: u32,
}

/// Two handles, or two slots, the smaller first: the same for a pair in either order.
pub(crate) fn ordered<T: Ord>(a: T, b: T) -> (T, T) {
    if a <= b { (a, b) } else { (b, a) }
}

impl BodyId {
    /// Place in the world's list; used again after the body was removed.
    #[must_use]
    pub fn slot(self) -> u32 {
        self.slot
    }

    /// Number of earlier uses of the slot.
    #[must_use]
    pub fn generation(self) -> u32 {
        self.generation
    }

    /// The handle with these parts, as saved by [`Self::slot`] and [`Self::generation`]. Finds nothing unless the
    /// world has just that body.
    #[must_use]
    pub fn from_parts(slot: u32, generation: u32) -> Self {
        Self { slot, generation }
    }
}

impl fmt::Debug for BodyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "body {}.{}", self.slot, self.generation)
    }
}

/// Names a shape of a body: the body, and the shape's place in its list. A body keeps its shapes, so the handle lasts as long
/// as that of the body.
///
/// ```
/// use tumble::{BodyBuilder, DVec3, Pose, Shape, ShapeId, World};
/// let mut world = World::new();
/// let foot = Shape::ball(0.1)?;
/// let head = Pose::new(DVec3::Z, tumble::DQuat::IDENTITY);
/// let body = world.add(BodyBuilder::dynamic().shape(foot.clone()).shape_at(foot, head))?;
/// let second = ShapeId { body, index: 1 };
/// assert_eq!(world.shape(second).unwrap().place().position, DVec3::Z);
/// assert!(world.shape(ShapeId { body, index: 2 }).is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShapeId {
    /// The body.
    pub body: BodyId,
    /// Place in the body's list of shapes, counted from 0.
    pub index: u32,
}

/// Names a material of the world that gave it, and of its clones and snapshots. Another world may find a stranger by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MaterialId(pub(crate) u32);

impl MaterialId {
    /// Place in the world's list of materials.
    #[must_use]
    pub fn index(self) -> u32 {
        self.0
    }
}

impl fmt::Debug for MaterialId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "material {}", self.0)
    }
}

/// Names a joint of the world that gave it, and of its clones and snapshots. Another world may find a stranger by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JointId {
    pub(crate) slot: u32,
    pub(crate) generation: u32,
}

impl JointId {
    /// Place in the world's list; used again after the joint was removed.
    #[must_use]
    pub fn slot(self) -> u32 {
        self.slot
    }

    /// Number of earlier uses of the slot.
    #[must_use]
    pub fn generation(self) -> u32 {
        self.generation
    }

    /// The handle with these parts, as saved by [`Self::slot`] and [`Self::generation`]. Finds nothing unless the world has
    /// just that joint.
    #[must_use]
    pub fn from_parts(slot: u32, generation: u32) -> Self {
        Self { slot, generation }
    }

    /// The joint in a place of the world's list.
    pub(crate) fn of(place: BodyId) -> Self {
        Self { slot: place.slot, generation: place.generation }
    }

    pub(crate) fn place(self) -> BodyId {
        BodyId { slot: self.slot, generation: self.generation }
    }
}

impl fmt::Debug for JointId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "joint {}.{}", self.slot, self.generation)
    }
}
