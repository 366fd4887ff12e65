//! Every constant of the solver that a user may turn, each with its reason.

/// Measure of the certificate that is compared with the tolerance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// `residual` [m/s]: scaled with each contact's own K, comparable between contacts of any mass. For simulation.
    Residual,
    /// `natural` [–]: the field's common relative error. For comparison with published problem sets; a world refuses it. It depends on
    /// the unit of mass, so `relative` [–] must be as small.
    Natural,
}

/// Method that solves a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Chosen by size and kind: the only `match` that decides is in `dispatch`.
    Auto,
    /// Block Gauss–Seidel with the exact one-contact solve.
    GaussSeidel,
    /// The same, accelerated by Anderson's method.
    Anderson,
    /// Sweeps, then proximal-point semismooth Newton, dense in impulses.
    DenseNewton,
    /// Sweeps, then proximal-point semismooth Newton, sparse in body velocities.
    SparseNewton,
    /// Interior point on the smooth form, finished by Newton.
    InteriorPoint,
    /// Exact active set of the frictionless problem.
    ActiveSet,
    /// Scalar projected Gauss–Seidel of the frictionless problem.
    ProjectedGaussSeidel,
}

impl Method {
    /// Every method with its name on the command line.
    pub const NAMES: [(&'static str, Self); 8] = [
        ("auto", Self::Auto),
        ("gauss-seidel", Self::GaussSeidel),
        ("anderson", Self::Anderson),
        ("newton", Self::DenseNewton),
        ("sparse-newton", Self::SparseNewton),
        ("interior-point", Self::InteriorPoint),
        ("active-set", Self::ActiveSet),
        ("pgs", Self::ProjectedGaussSeidel),
    ];

    /// Its name on the command line and in recordings.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, m)| *m == self).map_or("auto", |(n, _)| n)
    }

    /// The method of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(n, _)| *n == name).map(|(_, m)| *m)
    }
}

/// Accuracy and effort of a solve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Largest residual of a solution that is `Solved`, in the unit of `criterion` [m/s or –]. 1e-8 m/s moves a body by a tenth of a
    /// nanometre in a step.
    pub tolerance: f64,
    /// The measure that is compared with `tolerance`.
    pub criterion: Criterion,
    /// The method; `Auto` unless a comparison is wanted.
    pub method: Method,
    /// Most sweeps of Gauss–Seidel in one stage [–]. Beyond 200 sweeps a sweep buys less than a factorisation. An island of more than 1,024
    /// contacts that moves gets no more than 100 where its sweeps converge slowly.
    pub max_sweeps: u32,
    /// Most factorisations for an island of up to `small_island` bodies [–]. Mixed islands of this size need 20–120, the
    /// hard ones of high friction up to 3,000; an island that is not solved by then is stuck.
    pub max_factorisations_small: u32,
    /// Most factorisations for a larger island [–]. Most of the accuracy comes with the first 40; the rest is for
    /// the next step's warm start. Two and a half times as many where it moves and they cost no more than a few times its sweeps:
    /// there every step is another problem.
    pub max_factorisations_large: u32,
    /// Most products of 6×6 blocks that all factorisations of a larger island may take [–]: 1e8 are about four
    /// seconds. An island whose graph allows fewer than sixteen factorisations is swept, at rest fewer than five.
    pub max_products: f64,
    /// Most memory of the factor of a large island [bytes]. An island that needs more is swept, as one is that needs too many
    /// products: of bodies that all touch each other some 700, in a wall 40,000.
    pub max_factor_bytes: usize,
    /// Most bodies of a small island [–].
    pub small_island: u32,
    /// Sweeps and factorisations spent on going below the tolerance once it is met, towards rounding. 0 in a
    /// simulation, where the next step comes anyway.
    pub polish: u32,
    /// Approach speed below which nothing bounces [m/s]. 0 is allowed: an approach too small to be told from rest does not bounce.
    pub restitution_threshold: f64,
    /// Whether a bounce that is found above the surface is given the speed of a bounce at the surface. Off, a contact
    /// leaves with e times its approach; a world has it on, so that a ball rises to e²H at any step.
    pub bounce_at_surface: bool,
    /// Of all impulses that keep the law, the least squares: redundant contacts of a small island share a load as equal springs would.
    /// Without it the first solution that is found counts.
    pub least_loads: bool,
    /// Whether impacts that would bring energy get a share of their restitution, and the energy guard acts. Off only to show
    /// which laws need it.
    pub guard: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            tolerance: 1e-8,
            criterion: Criterion::Residual,
            method: Method::Auto,
            max_sweeps: 200,
            max_factorisations_small: 4000,
            max_factorisations_large: 40,
            max_products: 1e8,
            max_factor_bytes: 400_000_000,
            small_island: 128,
            polish: 0,
            restitution_threshold: 0.5,
            bounce_at_surface: false,
            least_loads: false,
            guard: true,
        }
    }
}

impl Settings {
    /// For a bounded time per step: a few sweeps for a large island, a few factorisations for a small one. The certificate says which
    /// islands are then not solved; cone and energy hold as ever, and from step to step the solution improves.
    #[must_use]
    pub fn realtime() -> Self {
        Self { max_sweeps: 60, max_factorisations_small: 40, max_factorisations_large: 0, ..Self::default() }
    }

    /// For problem files: judged by `natural` and `relative`, and with an effort that suits a problem solved once from a cold start.
    #[must_use]
    pub fn for_files() -> Self {
        Self {
            criterion: Criterion::Natural,
            max_sweeps: 2_000,
            max_factorisations_small: 4000,
            max_factorisations_large: 500,
            polish: 40,
            ..Self::default()
        }
    }
}
