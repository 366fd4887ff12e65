//! Joints that turn bodies like springs: whether an island is anchored or stiff, and the inertia that forces of joints add.

use crate::solve::assemble::IslandWorkspace;
use crate::solve::joint_rows::{ActiveJoint, NONE, Role};
use crate::solve::shared::Shared;
use tumble_math::dense::symmetric_eigen;
use tumble_math::order::{max, min};
use tumble_math::{DMat3, DVec3};
use tumble_solver::{Body as ProblemBody, Velocity};

/// Angular impulse of a body's joints in a quarter of a step, over its own inertia, from which rows are leaned [–]: at 1 the rows of x_M
/// are unstable, and a quarter of that is the margin. Chosen, not derived.
const STIFFNESS_LIMIT: f64 = 0.25;

/// Whether a joint or contact holds the island to an immovable body.
pub(super) fn is_anchored(workspace: &IslandWorkspace) -> bool {
    let bodies = workspace.problem.bodies();
    let moves = |k: u32| bodies.get(k as usize).is_some_and(ProblemBody::is_dynamic);
    // a coupling has no bodies of its own
    let ties = |j: &ActiveJoint| j.slots == [NONE; 2];
    workspace.joints.list.iter().any(|j| !(ties(j) || moves(j.bodies[0]) && moves(j.bodies[1])))
        || workspace.problem.contacts().iter().any(|c| !(moves(c.body_a) && moves(c.body_b)))
}

/// Impulses of each joint's hard rows on its ends.
pub(super) fn pushes(workspace: &IslandWorkspace, impulses: &[f64]) -> Vec<[DVec3; 2]> {
    let mut sums = vec![[DVec3::ZERO; 2]; workspace.joints.list.len()];
    for (j, record) in workspace.joints.records.iter().enumerate() {
        let Some(&l) = impulses.get(j).filter(|_| record.role == Role::Hard) else { continue };
        let live = &workspace.joints.list[record.joint as usize];
        for end in workspace.problem.row(j).1 {
            sums[record.joint as usize][usize::from(end.body == live.bodies[1])] += end.linear * l;
        }
    }
    sums
}

/// Whether the joints' forces turn some body about as fast as its inertia lets them within a step.
pub(super) fn is_stiff(workspace: &IslandWorkspace, impulses: &[f64], quarter: f64) -> bool {
    let bodies = workspace.problem.bodies();
    let mut sums = vec![0.0; bodies.len()];
    for (j, record) in workspace.joints.records.iter().enumerate() {
        let Some(&l) = impulses.get(j).filter(|_| record.role == Role::Hard) else { continue };
        for end in workspace.problem.row(j).1 {
            sums[end.body as usize] += (end.angular * l).length();
        }
    }
    bodies.iter().zip(sums).any(|(b, sum)| {
        let easiest = max(b.inverse_inertia.x_axis.x, max(b.inverse_inertia.y_axis.y, b.inverse_inertia.z_axis.z));
        b.is_dynamic() && quarter * sum * easiest > STIFFNESS_LIMIT
    })
}

/// Gives bodies the inertia that their joints' forces add as they turn, and the free spin with which the balance of momentum is the
/// same at `velocities`.
///
/// A force P at a lever r that turns by δ changes its moment by r(δ·P) − δ(r·P). Of that the matrix has what P does along r:
/// −(h/4)(r·P)(1 − r̂r̂ᵀ), all there is for a link under tension. The rest is not symmetric; half of it on each side would
/// overrate the inertia of a thin rod about itself, and the loop would diverge.
pub(super) fn stiffen(
    shared: &Shared<'_>,
    workspace: &mut IslandWorkspace,
    originals: &[ProblemBody],
    pushes: &[[DVec3; 2]],
    velocities: &[Velocity],
    quarter: f64,
) {
    let mut added = vec![DMat3::ZERO; originals.len()];
    for (live, pushes) in workspace.joints.list.iter().zip(pushes) {
        for ((&body, &r), &p) in live.bodies.iter().zip(&live.levers).zip(pushes) {
            let size = r.length_squared();
            if body != NONE && p != DVec3::ZERO && size > 0.0 {
                let along = DMat3::from_cols(r * r.x, r * r.y, r * r.z) * (1.0 / size);
                added[body as usize] += (DMat3::IDENTITY - along) * (quarter * r.dot(p));
            }
        }
    }
    for (k, (body, added)) in originals.iter().zip(&added).enumerate() {
        if !body.is_dynamic() || *added == DMat3::ZERO {
            workspace.problem.replace_body(k, *body);
            continue;
        }
        let inertia = body.inverse_inertia.inverse();
        let moments = shared.system.at(workspace.joints.slots[k]).map_or(DVec3::ZERO, |b| b.model.principal.moments);
        let stiff = positive(inertia, *added, min(moments.x, min(moments.y, moments.z)));
        let inverse = (inertia + stiff).inverse();
        let inverse = (inverse + inverse.transpose()) * 0.5;
        let mut new = *body;
        new.inverse_inertia = inverse;
        new.free.angular = inverse * (inertia * body.free.angular + stiff * velocities[k].angular);
        workspace.problem.replace_body(k, new);
    }
}

/// Fraction of its least moment that an inertia must keep under an addition [–]: the largest inverse moment then grows tenfold at most.
/// Chosen, not derived.
const KEPT_MOMENT: f64 = 0.1;

/// An addition to an inertia: all of it, or its positive part where it would take more than nine tenths of the `least` moment away.
///
/// Links under pressure take inertia away, and one that turns over under them has none: what links under tension add stays.
fn positive(inertia: DMat3, added: DMat3, least: f64) -> DMat3 {
    if is_positive(inertia + added + DMat3::IDENTITY * (-KEPT_MOMENT * least)) {
        return added;
    }
    let (values, turn) = symmetric_eigen(added);
    let axes = DMat3::from_quat(turn);
    let part = |k: usize| {
        let axis = axes.col(k);
        DMat3::from_cols(axis * axis.x, axis * axis.y, axis * axis.z) * max(values[k], 0.0)
    };
    part(0) + part(1) + part(2)
}

/// Whether a symmetric matrix is positive definite: each pivot of its elimination is positive.
fn is_positive(m: DMat3) -> bool {
    let (a, b, c) = (m.x_axis, m.y_axis, m.z_axis);
    let second = b.y - b.x * b.x / a.x;
    let third = c.y - c.x * b.x / a.x;
    a.x > 0.0 && second > 0.0 && c.z - c.x * c.x / a.x - third * third / second > 0.0
}
