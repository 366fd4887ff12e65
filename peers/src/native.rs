//! Which program runs which engine. rapier in f32 with eight lanes deserves a build for this very processor, the others
//! are built as a user of theirs would get them; so it is a program of its own, built from the same source.

use crate::engines::Player;
use anyhow::Context as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs of a run.
pub struct Programs {
    own: PathBuf,
    native: Option<PathBuf>,
    parallel: Option<PathBuf>,
}

impl Programs {
    /// Builds what the players need, but for what was `given` as built already: a program with rapier32 for one thread.
    pub fn build(players: &[Player], given: Option<&Path>) -> anyhow::Result<Self> {
        let own = std::env::current_exe()?;
        let single = players.iter().any(|p| p.engine == "rapier32");
        let double = players.iter().any(|p| p.engine == "rapier64" && p.threads > 1);
        let several = players.iter().any(|p| p.threads > 1);
        let features = if several { "rapier32,parallel" } else { "rapier32" };
        let folder = if several { "target-native-parallel" } else { "target-native" };
        let native = match given.filter(|_| !several) {
            Some(program) => single.then(|| program.to_owned()),
            None => single.then(|| cargo(features, folder, true)).transpose()?,
        };
        let parallel = double.then(|| cargo("rapier64,parallel", "target-parallel", false)).transpose()?;
        Ok(Self { own, native, parallel })
    }

    /// The program that has this player's engine.
    pub fn of(&self, player: &Player) -> &Path {
        match player.engine.as_str() {
            "rapier32" => self.native.as_deref().unwrap_or(&self.own),
            "rapier64" if player.threads > 1 => self.parallel.as_deref().unwrap_or(&self.own),
            _ => &self.own,
        }
    }
}

/// Builds this package with other features; returns the program.
fn cargo(features: &str, folder: &str, native: bool) -> anyhow::Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = here.join(folder);
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["build", "--release", "--no-default-features", "--features", features, "--manifest-path"]);
    command.arg(here.join("Cargo.toml")).arg("--target-dir").arg(&target);
    if native {
        command.env("RUSTFLAGS", "-C target-cpu=native");
    }
    let status = command.status().context("cargo could not be started")?;
    anyhow::ensure!(status.success(), "building {features} ended with {status}");
    Ok(target.join("release").join("tumble-peers"))
}
