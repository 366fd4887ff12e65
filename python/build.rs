//! Which commit the module is built from, and for which processor: `tumble.build_info()`.

use std::process::Command;

fn main() {
    // empty where there is no repository, such as in a source package; also where it lies in a repository that is not its own
    let own = git(&["ls-files", "--error-unmatch", "build.rs"]).is_some();
    let commit = if own { git(&["rev-parse", "HEAD"]).unwrap_or_default() } else { String::new() };
    println!("cargo::rustc-env=TUMBLE_COMMIT={commit}");
    let cpu = std::env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    println!("cargo::rustc-env=TUMBLE_CPU={cpu}");
    println!("cargo::rerun-if-changed=build.rs");
    // the log of what is checked out grows with every commit; the file HEAD itself names a branch and stays as it is
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]).filter(|_| own) {
        println!("cargo::rerun-if-changed={log}");
    }
}

/// What git prints, where it is installed and has an answer.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|o| o.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
