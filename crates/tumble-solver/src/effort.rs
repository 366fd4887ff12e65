//! Work of a solve: sweeps, factorisations.

/// Work of a solve so far, and the outcome of its first phase.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Effort {
    /// Passes over all contacts.
    pub sweeps: u32,
    /// Newton and interior-point steps.
    pub newton_steps: u32,
    /// Numeric factorisations.
    pub factorisations: u32,
    /// Rounds of the restitution phase.
    pub rounds: u32,
    /// Solves beyond the first that found the greatest lawful shares of restitution.
    pub share_solves: u32,
    /// Residual of the restitution phase in its worst round [m/s]; 0 when every round met the tolerance. The
    /// certificate is about the solution as a whole, and may find nothing wrong with one whose bounces were not solved.
    pub bounce_residual: f64,
}
