//! Rows of mechanisms among many contacts, too many for one dense matrix: the sparse methods take what they can.
//!
//! Hard rows between two bodies are bilateral rows of the sparse methods. All others (linear rows with compliance, rows
//! with bounds, rows over several joints) keep the impulses that they would have without contacts, held to their bounds; the error
//! is in the certificate, and the verdict is then inexact.

use super::solution::Solution;
use crate::judge::certificate::Verdict;
use crate::problem::body::{Bilateral, Body, Velocity};
use crate::problem::contact_problem::Problem;
use crate::problem::row::{End, Row};
use crate::settings::Settings;
use crate::space::mechanism::{apply, velocity};
use tumble_math::order::{clamp, max};

/// Contacts and bounded rows of a problem with rows that one dense matrix is made for [–]: beyond it, memory and time grow as
/// their square and cube.
pub(super) const DENSE: usize = 512;

/// Sweeps that give rows without contacts their impulses [–]. Chosen, not derived; their error is in the certificate.
const SWEEPS: u32 = 50;

/// Whether a row goes to the sparse methods.
fn is_bilateral(row: &Row, ends: &[End]) -> bool {
    row.is_linear() && row.compliance == 0.0 && ends.len() <= 2
}

/// The problem without rows that the sparse methods solve, and the impulses of the rows that they do not know.
pub(super) fn without_rows(problem: &Problem) -> Option<(Problem, Vec<f64>)> {
    let mut impulses = vec![0.0; problem.row_count()];
    let mut now: Vec<Velocity> = problem.bodies().iter().map(|b| b.free).collect();
    for _ in 0..SWEEPS {
        for j in 0..problem.row_count() {
            let (row, ends) = problem.row(j);
            let own = ends.iter().fold(row.compliance, |k, e| k + e.mobility(&problem.bodies()[e.body as usize]));
            let gap = if row.gap > 0.0 { row.gap / problem.horizon() } else { 0.0 };
            let missed = velocity(&now, ends) + row.bias + gap + row.compliance * impulses[j];
            let new = clamp(impulses[j] - missed / own, row.least, row.most);
            apply(problem.bodies(), &mut now, ends, new - impulses[j]);
            impulses[j] = new;
        }
    }
    let mut plain = Problem::new(problem.horizon()).ok()?;
    let mut free: Vec<Velocity> = problem.bodies().iter().map(|b| b.free).collect();
    for j in 0..problem.row_count() {
        let (row, ends) = problem.row(j);
        if is_bilateral(row, ends) {
            impulses[j] = 0.0;
        } else {
            apply(problem.bodies(), &mut free, ends, impulses[j]);
        }
    }
    for (body, free) in problem.bodies().iter().zip(free) {
        plain.add_body(Body { free, ..*body }).ok()?;
    }
    // the other end of a row with one end
    let world = plain.add_body(Body::fixed()).ok()?;
    for c in problem.contacts() {
        plain.add_contact(*c).ok()?;
    }
    for j in 0..problem.row_count() {
        let (row, ends) = problem.row(j);
        if is_bilateral(row, ends) {
            let (a, row_a) = ends.get(1).map_or((world, [0.0; 6]), |e| (e.body, e.coefficients()));
            let (body_b, row_b) = (ends[0].body, ends[0].coefficients());
            plain.add_bilateral(Bilateral { body_a: a, body_b, row_a, row_b, bias: row.bias }).ok()?;
        }
    }
    Some((plain, impulses))
}

/// The solution of the sparse methods as one of the problem with rows.
pub(super) fn with_rows(problem: &Problem, mut impulses: Vec<f64>, settings: &Settings, out: &mut Solution) {
    let mut found = std::mem::take(&mut out.bilateral_impulses).into_iter();
    out.next_bilateral_guess.clear();
    out.body_velocities.truncate(problem.bodies().len());
    out.row_velocities.clear();
    out.bounced_rows.clear();
    (out.row_residual, out.redundant) = (0.0, 0);
    let mut worst = 0.0;
    for j in 0..problem.row_count() {
        let (row, ends) = problem.row(j);
        if is_bilateral(row, ends) {
            impulses[j] = found.next().unwrap_or(0.0);
        }
        let u = velocity(&out.body_velocities, ends);
        out.row_velocities.push(u);
        let own = ends.iter().fold(row.compliance, |k, e| k + e.mobility(&problem.bodies()[e.body as usize]));
        let gap = if row.gap > 0.0 { row.gap / problem.horizon() } else { 0.0 };
        let goal = impulses[j] - (u + row.bias + gap + row.compliance * impulses[j]) / own;
        let missed = own * (impulses[j] - clamp(goal, row.least, row.most)).abs();
        worst = max(worst, if missed.is_nan() { f64::INFINITY } else { missed });
    }
    out.row_impulses = impulses;
    out.row_residual = worst;
    let c = &mut out.certificate;
    c.residual = max(c.residual, worst);
    if c.verdict == Verdict::Solved && !(c.residual + c.rounding <= settings.tolerance) {
        c.verdict = Verdict::Inexact;
    }
}
