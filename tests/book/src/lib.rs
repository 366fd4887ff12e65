//! Keeps the README and the book true.
//!
//! - `figures`: the pictures of `docs/model.md`, drawn from simulations; a test draws them again and compares.
//! - `tests/it/pages.rs`: every page is in the summary, every link leads somewhere, every `cargo` line names a package, an
//!   example and a command that exist. The `tumble` lines are run by the tests of `tumble-cli`.
//! - `claims`: every number of the README has evidence; `measured`: what long commands printed, kept and shown.
//! - the Rust of the README and of the pages below is compiled and run as documentation tests.
//!
//! ```text
//! cargo run --release -p tumble-book -- figures     draw docs/figures/*.svg
//! cargo run --release -p tumble-book -- crates      list dependencies and licences into docs/dependencies.md
//! cargo run --release -p tumble-book -- gallery     write docs/gallery.md
//! cargo run --release -p tumble-book -- measure     run what the pages quote into docs/measured (long), fill the pages
//! cargo run --release -p tumble-book -- fill        fill the pages from docs/measured
//! cargo run --release -p tumble-book -- packages    pack all crates, unpack them elsewhere, run tumble from there
//! ```

pub mod claims;
pub mod counted;
pub mod crates;
pub mod figures;
pub mod gallery;
pub mod measured;
pub mod plot;

/// The repository.
pub const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

macro_rules! run_the_code_of {
    ($($name:ident $path:literal)*) => {
        $(
            #[cfg(doctest)]
            #[doc = include_str!($path)]
            mod $name {}
        )*
    };
}

run_the_code_of! {
    readme "../../../README.md"
    embedding "../../../docs/embedding.md"
    from_rapier "../../../docs/from-rapier.md"
    from_box3d "../../../docs/from-box3d.md"
    from_mujoco "../../../docs/from-mujoco.md"
    from_bullet "../../../docs/from-bullet.md"
    faq "../../../docs/faq.md"
    robots "../../../docs/robots.md"
}
