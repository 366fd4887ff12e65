//! What the engine promises, the test behind each promise, and the figure that the long run reached.
//!
//! ```text
//! cargo run --release -p tumble-reliability -- list                promises and commands
//! cargo run --release -p tumble-reliability -- run                 all long runs: hours
//! cargo run --release -p tumble-reliability -- run --quick 1 15    two of them, a hundredth of the size
//! cargo run --release -p tumble-reliability -- run 4=100           one of them at a size of one's own
//! cargo run --release -p tumble-reliability -- soak 60             tower, mixer and chain for an hour of machine time
//! cargo run --release -p tumble-reliability -- pace 100000         step times of a pile with bounded effort
//! cargo run --release -p tumble-reliability -- draw 1 60           60 of the lines that come in, for mutation testing
//! ```
//!
//! `run` starts the long runs of the other packages one after the other, reads their figures from what they print, keeps
//! them in `figures.txt` with the commit and writes `docs/guarantees.md`. A figure is never typed by hand: a promise whose long run has
//! not been made says so, and one that was run at less than its size says at which. Where there is no cargo, `gather`
//! packs the programs, `run --built DIR --figures FILE --of COMMIT` runs them there, and `enter FILE` takes the figures home.

pub mod draw;
pub mod gather;
pub mod pace;
pub mod page;
pub mod rows;
pub mod run;
pub mod soak;
