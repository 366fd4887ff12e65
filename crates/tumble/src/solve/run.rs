//! One island from start to end: problem, solve, energy, position correction.

use super::assemble::IslandWorkspace;
use super::island::Island;
use super::shared::Shared;
use super::task::IslandSolve;
use std::time::Instant;
use tumble_math::order::max;

/// Most factorisations that take an island which stood still down to rounding [–]. Chosen, not derived; where they are not enough
/// it moves, by less than the tolerance.
const SETTLING_FACTORISATIONS: u32 = 10;

impl IslandSolve {
    /// Builds the island's problem, solves it, accounts for its energy, and finds its position correction.
    /// With `threaded` the threads of the pool that this is called from share the work.
    pub(crate) fn run(
        &mut self,
        island: &Island,
        shared: &Shared<'_>,
        workspace: &mut IslandWorkspace,
        threaded: bool,
    ) {
        let clock = shared.settings.timings.then(Instant::now);
        let horizon = shared.clock.horizon(island.offset);
        self.still = false;
        let joined = !shared.islands.joints_of(island).is_empty();
        workspace.assemble(island, shared, (horizon, !joined), threaded, &mut self.refused);
        if joined && self.refused.is_empty() {
            self.solve_joined(island, shared, workspace);
        } else {
            self.forget_joints();
            self.solve(shared, workspace, threaded, 0);
        }
        if !joined && workspace.has_bias() && self.is_better_off_without_pivots(shared, workspace) {
            workspace.assemble(island, shared, (horizon, false), threaded, &mut self.refused);
            self.solve(shared, workspace, threaded, 0);
        }
        if !self.refused.is_empty() {
            let free = |&k: &u32| shared.system.relative(&shared.contacts[k as usize], |b| b.step.free).length();
            let fastest = shared.islands.contacts_of(island).iter().map(free).reduce(max);
            self.unanswered = fastest.filter(|u| u.is_finite()).unwrap_or(f64::MAX);
        }
        self.conclude(island, shared, workspace);
        if !joined && self.is_unsettled(island, shared, workspace) {
            self.settle(island, shared, workspace, threaded);
        }
        if self.still && !joined {
            // once more, of bodies at rest
            self.account(workspace);
        }
        if joined {
            // the same again where nothing moves, whatever the warm start
            self.is_fixed_point = self.still && workspace.starts_still();
        }
        if joined && self.refused.is_empty() {
            self.corrected = self.correct_joined((island, shared), workspace);
            self.wall_ns = clock.map_or(0, |c| c.elapsed().as_nanos() as u64);
            return;
        }
        let (bodies, contacts) = (workspace.problem.bodies(), workspace.problem.contacts());
        let list = shared.islands.contacts_of(island);
        let driven = |k: usize| {
            let c = &shared.contacts[list[k] as usize];
            shared.is_driven(c.body_a.slot) || shared.is_driven(c.body_b.slot)
        };
        let (slop, correction) = (|k: usize| shared.slop(list, k), &shared.settings.correction);
        self.corrected = !self.is_draft && workspace.projection.solve(bodies, contacts, slop, driven, correction);
        if self.corrected {
            self.moves.clone_from(&workspace.projection.moves);
        }
        self.wall_ns = clock.map_or(0, |c| c.elapsed().as_nanos() as u64);
    }

    /// Solves an island that hardly moves down to rounding, so that it comes to rest. Where it does not, the first solution stays.
    fn settle(&mut self, island: &Island, shared: &Shared<'_>, workspace: &mut IslandWorkspace, threaded: bool) {
        let same_again = self.is_fixed_point;
        self.keep_solution();
        // from the solution, whose loads are shared as they should be
        workspace.guess.clone_from(&self.solution().impulses);
        self.solve(shared, workspace, threaded, SETTLING_FACTORISATIONS);
        self.is_fixed_point = false;
        self.conclude(island, shared, workspace);
        if !self.still {
            self.take_kept_solution();
            self.is_fixed_point = same_again;
            self.account(workspace);
            self.conclude(island, shared, workspace);
        }
    }

    /// Velocities of the bodies after the impulses of the solution, and whether they are at rest.
    fn conclude(&mut self, island: &Island, shared: &Shared<'_>, workspace: &IslandWorkspace) {
        self.add_up(workspace);
        if workspace.problem.row_count() > 0 {
            self.add_up_rows(workspace);
        }
        self.press(workspace);
        self.snap_to_rest(island, shared);
    }
}
