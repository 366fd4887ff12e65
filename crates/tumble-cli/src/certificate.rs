//! A solved problem in words: the certificate for people, with what each number means and in which unit.

use crate::exit::Exit;
use crate::style;
use std::io::{Result, Write};
use std::time::Instant;
use tumble_problems::BlockProblem;
use tumble_problems::files::Format;
use tumble_solver::{Mode, Settings, Solution, Solver, Verdict};

/// Most contacts that are listed one by one; of a larger problem only the worst is shown (`--json` has them all).
const MOST_LISTED: usize = 16;

/// An answer, and what was asked.
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

    /// What the verdict means for a script.
    pub(crate) fn exit(&self, strict: bool) -> Exit {
        match (self.solution.certificate.verdict, strict) {
            (Verdict::Solved, _) | (Verdict::Budget, false) => Exit::Fine,
            (Verdict::Budget | Verdict::Failed, true) => Exit::NotReached,
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
        // of an answer that was thrown away there is nothing to explain
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
            Verdict::Solved => (style::GOOD, format!("the law holds: natural {} ≤ {tolerance:e}", small(c.natural))),
            Verdict::Budget => {
                let (name, value) =
                    if c.natural > tolerance { ("natural", c.natural) } else { ("relative", c.relative) };
                let missed = "no energy is gained, but the law is missed";
                (style::FAIR, format!("the work ran out: {name} {value:.3e} > {tolerance:e}; {missed}"))
            }
            Verdict::Failed => (style::BAD, "no usable answer; the impulses are set to zero".to_owned()),
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
        writeln!(out, "\n{0}By how much the answer fails the law{0:#} (all zero = exact)", style::TITLE)?;
        for (name, value, unit, meaning) in [
            ("natural", c.natural, "–", "error relative to impulses and velocities; decides the verdict"),
            ("relative", c.relative, "–", "residual beside velocities alone, rounding included; decides with it"),
            ("residual", c.residual, "m/s", "largest failure of the law at a single contact"),
            ("approach", c.approach, "m/s", "fastest approach that is left between touching bodies"),
            ("cone", c.cone, "–", "friction beyond μ × normal impulse, relative to the largest one"),
            ("sticky", c.sticky, "J", "work of impulses on contacts that separate"),
            (
                "dissipation",
                c.dissipation,
                "J",
                "friction work that is missing where it is not straight against the slip",
            ),
        ] {
            row(out, name, value, unit, meaning)?;
        }
        let lost = "kinetic energy that the contacts add; they only take, so it is never above 0";
        row(out, "energy", c.energy, "J", lost)?;
        if c.guarded {
            let guarded = "the energy guard pulled the answer back: unguarded it would have gained energy";
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
            "{}  {} · {} · {} · {} · last word: {}",
            heading("cost"),
            plural(e.sweeps, "sweep"),
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

fn plural(n: u32, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// A defect: two digits say all there is to say, a few more when it is large.
pub(crate) fn small(x: f64) -> String {
    if x == 0.0 {
        "0".to_owned()
    } else if (1e-2..1e4).contains(&x.abs()) {
        format!("{x:.4}")
    } else {
        format!("{x:.1e}")
    }
}

/// A quantity: six digits, with an exponent only where that is shorter.
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
