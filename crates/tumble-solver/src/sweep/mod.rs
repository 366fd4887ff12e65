//! Methods that sweep: one exact contact after the other, over and over.

pub(crate) mod anderson;
pub(crate) mod batch;
pub(crate) mod colours;
pub(crate) mod gauss_seidel;
mod momentum;
mod pool;
pub(crate) mod projected;
