//! Which commit the module is built from, and for which processor: `tumble.build_info()`.

use std::process::Command;

fn main() {
    // empty where there is no repository, such as in a source package
    let git = Command::new("git").args(["rev-parse", "HEAD"]).output().ok().filter(|o| o.status.success());
    let commit = git.and_then(|o| String::from_utf8(o.stdout).ok()).unwrap_or_default();
    println!("cargo::rustc-env=TUMBLE_COMMIT={}", commit.trim());
    let cpu = std::env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    println!("cargo::rustc-env=TUMBLE_CPU={cpu}");
    println!("cargo::rerun-if-changed=build.rs");
    let head = Command::new("git").args(["rev-parse", "--git-path", "HEAD"]).output().ok().filter(|o| o.status.success());
    if let Some(head) = head.and_then(|o| String::from_utf8(o.stdout).ok()) {
        println!("cargo::rerun-if-changed={}", head.trim());
    }
}
