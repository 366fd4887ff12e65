//! Options of `tumble solve`.

use super::value::tolerance;
use crate::exit;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use std::path::PathBuf;
use tumble_solver::Method;

/// Solve a contact problem file and print its certificate
///
/// Finds impulses r with u = W r + q such that at every contact 0 ≤ u_n ⟂ r_n ≥ 0, |r_t| ≤ μ r_n,
/// and friction opposes the slip: the Signorini–Coulomb law. The certificate gives the residual of
/// that law, recomputed from the file and the impulses alone. Its verdict is
///
///   solved   `natural` and `relative` are within the tolerance, cone and energy hold to rounding
///   inexact  the iteration limit was reached: no energy is added, the tolerance is missed; it is
///            called guarded too where the energy guard had to see to that
///   failed   no usable solution; the printed impulses are zero
#[derive(Debug, Args)]
#[command(verbatim_doc_comment, after_long_help = solve_help(), after_help = SOLVE_SHORT)]
pub(crate) struct SolveOptions {
    /// Contact problem, Siconos .dat or block text; - reads stdin
    #[arg(value_name = "PROBLEM")]
    pub(crate) problem: PathBuf,

    /// Largest `natural` and `relative` error of a solution that is called solved
    #[arg(long, value_name = "X", default_value = "1e-8", value_parser = tolerance, allow_hyphen_values = true)]
    pub(crate) tolerance: f64,

    /// Most sweeps over all contacts in each stage of a method [default: 2000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), allow_negative_numbers = true)]
    pub(crate) max_sweeps: Option<u32>,

    /// Solution method; auto chooses by size and kind
    #[arg(long, value_name = "METHOD", default_value = "auto", value_parser = methods())]
    pub(crate) method: Method,

    /// Exit with 6 unless the verdict is solved
    #[arg(long)]
    pub(crate) strict: bool,

    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

const SOLVE_SHORT: &str = "--help describes the file formats, the certificate and the exit codes.";

fn solve_help() -> String {
    format!(
        "\
The two file formats are told apart by their content. Numbers are separated by white space,
contacts are counted from 0, and the components of a contact are normal, first tangent, second
tangent. Units are SI: q in m/s, W in 1/kg, impulses in N·s.

  Siconos .dat   3, contacts, then W: 0, rows, columns, rows, columns, all entries by columns
                 (or 1 and its sparse blocks), then q, then μ
  block text     contacts, blocks; μ of each contact; q of each contact;
                 then for each 3×3 block of W: row, column, nine entries by rows

A sledge of 1 kg that slides at 1 m/s, pressed down by gravity (q_n = -0.1 m/s), μ = 0.5, as
block text:

  1 1
  0.5
  -0.1 1 0
  0 0  1 0 0  0 1 0  0 0 1

Examples:
  tumble solve pile.dat
  tumble solve pile.dat --tolerance 1e-12 --strict
  tumble solve pile.dat --method anderson --max-sweeps 500
  generate | tumble solve - --json | jq .verdict

{}",
        exit::HELP
    )
}

fn methods() -> impl TypedValueParser<Value = Method> {
    let values = Method::NAMES.map(|(name, method)| PossibleValue::new(name).help(describe(method)));
    PossibleValuesParser::new(values).map(|name| Method::from_name(&name).unwrap_or(Method::Auto))
}

fn describe(method: Method) -> &'static str {
    match method {
        Method::Auto => "chosen by size and kind of the problem",
        Method::GaussSeidel => "block Gauss–Seidel sweeps of exact one-contact solves",
        Method::Anderson => "the same sweeps with Anderson acceleration",
        Method::DenseNewton => "sweeps, then proximal-point semismooth Newton on the impulses",
        Method::SparseNewton => "Newton for problems given by bodies; on a file the same as newton",
        Method::InteriorPoint => "interior point, finished by Newton",
        Method::ActiveSet => "active-set method, exact, for problems without friction only",
        Method::ProjectedGaussSeidel => "projected Gauss–Seidel sweeps, for problems without friction only",
    }
}
