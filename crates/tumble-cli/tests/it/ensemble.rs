//! `tumble ensemble` hands its words to the Python package, or says how to get it.

use crate::support::{run, tumble};

#[test]
fn without_the_package_it_says_what_to_install() {
    let nowhere = tempfile_folder("nowhere");
    let outcome = run(tumble(&["ensemble", "die.toml", "--runs", "3", "--out", "x"]).env("PATH", &nowhere));
    assert_eq!(outcome.code, Some(1), "{outcome:?}");
    assert!(outcome.stderr.contains("pip install ."), "{outcome:?}");
    let empty = run(&mut tumble(&["ensemble"]));
    assert_eq!(empty.code, Some(2), "{empty:?}");
}

#[cfg(unix)]
#[test]
fn words_and_outcome_pass_as_they_are() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile_folder("there");
    let program = folder.join("tumble-ensemble");
    std::fs::write(&program, "#!/bin/sh\nfor w in \"$@\"; do echo \"<$w>\"; done\nexit ${#}\n").unwrap();
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:/usr/bin:/bin", folder.display());
    let outcome = run(tumble(&["ensemble", "a b.toml", "--sweep"]).env("PATH", &path));
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(2), "<a b.toml>\n<--sweep>\n"), "{outcome:?}");
    let outcome = run(tumble(&["ensemble", "--runs", "1", "--quiet"]).env("PATH", &path));
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), "<--runs>\n<1>\n<--quiet>\n"), "{outcome:?}");
}

fn tempfile_folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("tumble-ensemble-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
