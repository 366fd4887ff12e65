//! The position pass of an island with joints.

use super::IslandSolve;
use crate::solve::assemble::IslandWorkspace;
use crate::solve::correct::target;
use crate::solve::island::Island;
use crate::solve::shared::Shared;
use tumble_math::order::max;
use tumble_solver::{
    Body as ProblemBody, Contact as ProblemContact, End, Problem, Row, Settings as SolverSettings, Velocity, Verdict,
};

/// Fraction of the largest overlap at which the position pass stops [–]: the rest is done in the next step. Chosen, not derived.
const STOP_FRACTION: f64 = 1e-3;
/// Widest gap, in largest overlaps, that takes part in the pass [–]. Chosen, not derived: a wider one that is closed after all overlaps
/// in the next step and is corrected there.
const GAP_RANGE: f64 = 16.0;

impl IslandSolve {
    /// The position pass of an island with joints: overlap is opened as far as asked for by the smallest move in the mass metric
    /// that leaves the joints where they are. Whether there was any.
    pub(in crate::solve) fn correct_joined(
        &mut self,
        (island, shared): (&Island, &Shared<'_>),
        workspace: &mut IslandWorkspace,
    ) -> bool {
        let settings = &shared.settings.correction;
        let IslandWorkspace { problem, joints, solver, .. } = workspace;
        let list = shared.islands.contacts_of(island);
        let slop = |k: usize| shared.slop(list, k);
        let target_of = |(k, c): (usize, &ProblemContact)| target(c.gap, slop(k), settings.rate);
        let largest = problem.contacts().iter().enumerate().fold(0.0, |m, c| max(m, target_of(c)));
        if !settings.enabled || largest == 0.0 {
            return false;
        }
        let Ok(mut moves) = Problem::new(1.0) else { return false };
        for body in problem.bodies() {
            let still = ProblemBody { before: Velocity::ZERO, free: Velocity::ZERO, ..*body };
            if moves.add_body(still).is_err() {
                return false;
            }
        }
        // a velocity over one second is a displacement
        let enough = SolverSettings { tolerance: STOP_FRACTION * largest, ..shared.settings.solver };
        let mut solution = None;
        for gives_way in [false, true] {
            moves.clear_rows();
            let mut sound = joints.hold(shared, &mut moves);
            for (k, c) in problem.contacts().iter().enumerate() {
                let target = target_of((k, c));
                if target < -GAP_RANGE * largest {
                    continue;
                }
                let n = c.frame.normal;
                let ends = [
                    End { body: c.body_a, linear: -n, angular: -c.lever_a.cross(n) },
                    End { body: c.body_b, linear: n, angular: c.lever_b.cross(n) },
                ];
                let compliance = if gives_way && target > 0.0 { joints.mobility(&ends) } else { 0.0 };
                let row =
                    Row { bias: -target, compliance, ..Row::unilateral((joints.list.len() + k) as u32, 0.0, 0.0) };
                sound &= moves.add_row(row, &ends).is_ok();
            }
            if !sound {
                return false;
            }
            let found = solver.solve(&moves, None, &enough);
            let solved = found.certificate.verdict == Verdict::Solved;
            solution = Some(found);
            if solved {
                break;
            }
            // joints that hold bodies in each other leave no room: every overlap yields then as much as its bodies alone would move
        }
        let Some(solution) = solution else { return false };
        self.moves.clear();
        self.moves.extend(solution.body_velocities.iter().map(|v| (v.linear, v.angular)));
        self.moves.iter().all(|(x, t)| x.is_finite() && t.is_finite())
    }
}
