//! The certificate of a solved problem as text: every number with its unit and meaning.

use crate::exit::Exit;
use crate::style;
use std::io::{Result, Write};
use std::time::Instant;
use tumble_problems::BlockProblem;
use tumble_problems::files::Format;
use tumble_solver::{Mode, Settings, Solution, Solver, Verdict};

/// Most contacts that are listed one by one; of a larger problem only the worst is shown (`--json` has them all).
const MOST_LISTED: usize = 16;

/// A solution with its settings and its time.
pub(crate) struct Answer {
    pub(crate) format: Format,
    pub(crate) settings: Settings,
    pub(crate) solution: Solution,
    /// Wall-clock time of the solve alone, without reading the file [s].
    pub(crate) seconds: f64,
}

impl Answer {
    /// Solves `problem` from a cold start.
    pub(crate) fn of(problem: &BlockProblem, format: Format, settings: &Settings) -> Self {
        let mut solver = Solver::new();
        let start = Instant::now();
        let solution = problem.solve(&mut solver, None, settings).clone();
        Self { format, settings: *settings, solution, seconds: start.elapsed().as_secs_f64() }
    }

    /// The exit code of the verdict.
    pub(crate) fn exit(&self, strict: bool) -> Exit {
        match (self.solution.certificate.verdict, strict) {
            (Verdict::Solved, _) | (Verdict::Infeasible | Verdict::Inexact, false) => Exit::Fine,
            (Verdict::Infeasible | Verdict::Inexact | Verdict::Failed, true) => Exit::NotReached,
            (Verdict::Failed, false) => Exit::Failed,
        }
    }

    /// Number of contacts in a mode.
    pub(crate) fn count(&self, mode: Mode) -> usize {
        self.solution.modes.iter().filter(|m| **m == mode).count()
    }

    /// The certificate, verdict first.
    pub(crate) fn print(&self, out: &mut impl Write) -> Result<()> {
        self.print_verdict(out)?;
        // a discarded solution has no defects to list
        if self.solution.certificate.verdict != Verdict::Failed {
            self.print_defects(out)?;
            self.print_contacts(out)?;
        }
        self.print_cost(out)
    }

    fn print_verdict(&self, out: &mut impl Write) -> Result<()> {
        let c = &self.solution.certificate;
        let tolerance = self.settings.tolerance;
        let (colour, meaning) = match c.verdict {
            Verdict::Solved => {
                (style::GOOD, format!("the contact law holds: natural {} ≤ {tolerance:e}", small(c.natural)))
            }
            Verdict::Inexact => {
                let (name, value) =
                    if c.natural > tolerance { ("natural", c.natural) } else { ("relative", c.relative) };
                let energy = "no energy is added";
                (style::FAIR, format!("iteration limit reached: {name} {value:.3e} > {tolerance:e}; {energy}"))
            }
            Verdict::Infeasible => {
                let slack = small(c.slack);
                (style::FAIR, format!("no velocity keeps every bound; driven bodies go on by up to {slack} m/s"))
            }
            Verdict::Failed => (style::BAD, "no usable solution; the impulses are set to zero".to_owned()),
        };
        writeln!(out, "{}  {colour}{}{colour:#}   {meaning}", heading("verdict"), c.verdict.name())?;
        let format = match self.format {
            Format::SiconosDense => "Siconos, dense W",
            Format::SiconosSparse => "Siconos, W in sparse blocks",
            Format::BlockText => "block text",
        };
        writeln!(out, "{}  {} ({format})", heading("problem"), contacts(self.solution.impulses.len()))
    }

    fn print_defects(&self, out: &mut impl Write) -> Result<()> {
        let c = &self.solution.certificate;
        writeln!(out, "\n{0}Residuals of the contact law{0:#} (all zero = exact)", style::TITLE)?;
        for (name, value, unit, meaning) in [
            ("natural", c.natural, "–", "natural map, relative to impulses and velocities; decides the verdict"),
            ("relative", c.relative, "–", "residual relative to velocities, with rounding; decides the verdict too"),
            ("residual", c.residual, "m/s", "largest velocity error at a single contact"),
            ("approach", c.approach, "m/s", "normal-velocity deficit: fastest remaining approach"),
            ("cone", c.cone, "–", "friction above μ × normal impulse, relative to the largest impulse"),
            ("sticky", c.sticky, "J", "complementarity work: impulses on separating contacts"),
            ("dissipation", c.dissipation, "J", "friction-work deficit: friction not opposite to the slip"),
        ] {
            row(out, name, value, unit, meaning)?;
        }
        row(out, "energy", c.energy, "J", "kinetic energy added by contacts (must be ≤ 0)")?;
        if c.guarded {
            let guarded =
                "guarded: the iteration limit was reached, and the energy guard moved what would have added energy";
            writeln!(out, "  {}{guarded}{:#}", style::FAIR, style::FAIR)?;
        }
        Ok(())
    }

    fn print_contacts(&self, out: &mut impl Write) -> Result<()> {
        let (open, stick, slide) = (self.count(Mode::Open), self.count(Mode::Stick), self.count(Mode::Slide));
        let worst = self.solution.certificate.worst_contact as usize;
        writeln!(out, "\n{}  {open} open · {stick} stick · {slide} slide", heading("contacts"))?;
        let all = 0..self.solution.impulses.len();
        let shown = if all.len() <= MOST_LISTED { all } else { worst..worst + 1 };
        let quiet = style::QUIET;
        writeln!(
            out,
            "  {quiet}{:<4} {:<6} {:>37}  {:>37}{quiet:#}",
            "", "mode", "impulse n, t1, t2 [N·s]", "velocity n, t1, t2 [m/s]"
        )?;
        for i in shown {
            let (r, u) = (self.solution.impulses[i], self.solution.velocities[i]);
            write!(out, "  {i:<4} {:<6}", self.solution.modes[i].name())?;
            for v in [r, u] {
                let [n, t1, t2] = [v.x, v.y, v.z].map(plain);
                write!(out, " {n:>12} {t1:>12} {t2:>12}")?;
            }
            writeln!(out, "{}", if i == worst { " ← largest residual" } else { "" })?;
        }
        writeln!(out)
    }

    fn print_cost(&self, out: &mut impl Write) -> Result<()> {
        let e = &self.solution.effort;
        writeln!(
            out,
            "{}  {} · {} · {} · {} · final method: {}",
            heading("cost"),
            plural(e.sweeps, "iteration"),
            plural(e.newton_steps, "Newton step"),
            plural(e.factorisations, "factorisation"),
            duration(self.seconds),
            self.solution.method.name()
        )
    }
}

fn heading(name: &str) -> String {
    format!("{0}{name:<10}{0:#}", style::TITLE)
}

fn row(out: &mut impl Write, name: &str, value: f64, unit: &str, meaning: &str) -> Result<()> {
    let quiet = style::QUIET;
    writeln!(out, "  {name:<12} {:>9} {unit:<4} {quiet}{meaning}{quiet:#}", small(value))
}

fn contacts(n: usize) -> String {
    if n == 1 { "1 contact".to_owned() } else { format!("{n} contacts") }
}

fn plural(n: u32, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// A residual: two digits, four decimals when it is large.
pub(crate) fn small(x: f64) -> String {
    if x == 0.0 {
        "0".to_owned()
    } else if (1e-2..1e4).contains(&x.abs()) {
        format!("{x:.4}")
    } else {
        format!("{x:.1e}")
    }
}

/// A quantity: six decimals, an exponent only where that is shorter.
fn plain(x: f64) -> String {
    let size = x.abs();
    if x == 0.0 {
        "0".to_owned()
    } else if (1e-3..1e5).contains(&size) {
        format!("{x:.6}")
    } else {
        format!("{x:.4e}")
    }
}

pub(crate) fn duration(seconds: f64) -> String {
    if seconds < 1e-3 {
        format!("{:.0} µs", seconds * 1e6)
    } else if seconds < 1.0 {
        format!("{:.1} ms", seconds * 1e3)
    } else {
        format!("{seconds:.2} s")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_keep_their_sign() {
        assert_eq!(small(0.0), "0");
        assert_eq!(small(-0.0), "0");
        assert_eq!(small(-1.26e-9), "-1.3e-9");
        assert_eq!(small(-2.19599), "-2.1960");
        assert_eq!(plain(-2.5), "-2.500000");
        assert_eq!(plain(1e-12), "1.0000e-12");
        assert_eq!(small(f64::NAN), "NaN");
        assert_eq!(duration(0.0123), "12.3 ms");
        assert_eq!(plural(1, "sweep"), "1 sweep");
        assert_eq!(plural(0, "sweep"), "0 sweeps");
    }
}
