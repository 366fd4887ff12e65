//! The narrow phase of any two shapes: convex shapes and compounds of them ([`crate::collide`]), or one of these and a mesh
//! ([`crate::on_mesh`]).

use crate::collide::{self, PairMemory};
use crate::manifold::{ContactPoint, Manifolds, Settings};
use crate::on_mesh::{MeshContactWorkspace, collide_mesh};
use crate::shape::Shape;
use crate::surface::SurfaceWorkspace;
use tumble_math::{DVec3, Pose};

/// Scratch memory of the narrow phase and the queries. Reuse one per thread: nothing is allocated once it is warm.
#[derive(Debug, Default)]
pub struct Workspace {
    pub(crate) mesh: MeshContactWorkspace,
    pub(crate) surface: SurfaceWorkspace,
    /// Points of a manifold as a surface sees them.
    pub(crate) points: Vec<ContactPoint>,
    /// Points of two shapes along a given normal.
    pub(crate) along: Manifolds,
    /// Axes that may separate a part from a piece: by how much [m], normal, face of the piece.
    pub(crate) axes: Vec<(f64, DVec3, Option<u32>)>,
}

impl Workspace {
    /// An empty workspace.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}

/// Finds all manifolds of `a` at `pose_a` and `b` at `pose_b`: every point with a gap of at most `margin` [m].
///
/// `out` is cleared first. Rotations must have unit length. A pose that is not finite touches nothing; two half-spaces
/// or meshes touch nothing either, since neither can be pushed.
pub fn collide(
    a: &Shape,
    pose_a: &Pose,
    b: &Shape,
    pose_b: &Pose,
    margin: f64,
    settings: Settings,
    workspace: &mut Workspace,
    out: &mut Manifolds,
) {
    let mut nothing = PairMemory::default();
    collide_again(a, pose_a, b, pose_b, margin, settings, &mut nothing, workspace, out);
}

/// [`collide`] with a memory of the last time that the same two shapes were looked at.
#[inline]
pub fn collide_again(
    a: &Shape,
    pose_a: &Pose,
    b: &Shape,
    pose_b: &Pose,
    margin: f64,
    settings: Settings,
    memory: &mut PairMemory,
    workspace: &mut Workspace,
    out: &mut Manifolds,
) {
    match (a, b) {
        (Shape::Mesh(_), Shape::Mesh(_) | Shape::HalfSpace(_)) | (Shape::HalfSpace(_), Shape::Mesh(_)) => out.clear(),
        (Shape::Mesh(mesh), _) => {
            collide_mesh(mesh, pose_a, b, pose_b, margin, settings, &mut workspace.mesh, out);
        }
        (_, Shape::Mesh(mesh)) => {
            collide_mesh(mesh, pose_b, a, pose_a, margin, settings, &mut workspace.mesh, out);
            out.swap();
        }
        _ => {
            let narrow = &mut workspace.mesh.narrow;
            collide::collide_again(a, pose_a, b, pose_b, margin, settings, memory, narrow, out);
        }
    }
}

/// Finds the points of two convex shapes that face each other along a given unit `normal` from A to B, whatever separates
/// them best: every one with a gap of at most `margin` [m].
///
/// For callers that know more than the two shapes: of a floor of several slabs, each sees an edge where the floor has none. `out`
/// is cleared first. Compounds, half-spaces and meshes have no such points.
pub fn collide_along(
    a: &Shape,
    pose_a: &Pose,
    b: &Shape,
    pose_b: &Pose,
    normal: DVec3,
    margin: f64,
    settings: Settings,
    workspace: &mut Workspace,
    out: &mut Manifolds,
) {
    collide::collide_along(a, pose_a, b, pose_b, normal, margin, settings, &mut workspace.mesh.narrow, out);
}
