//! Draws the figures of the book and lists what the engine is built from.
#![expect(clippy::print_stdout, reason = "it says what it wrote")]

use std::path::Path;
use std::process::ExitCode;
use tumble_book::{ROOT, crates, figures, gallery, measured};

fn main() -> ExitCode {
    let outcome = match std::env::args().nth(1).as_deref() {
        Some("figures") => figures::FIGURES.iter().try_for_each(|(name, draw)| {
            println!("docs/figures/{name}");
            std::fs::write(Path::new(ROOT).join("docs/figures").join(name), draw())
        }),
        Some("crates") => {
            let path = Path::new(ROOT).join("docs/dependencies.md");
            crates::page().and_then(|page| std::fs::write(&path, page))
        }
        Some("measure") => {
            let arguments: Vec<String> = std::env::args().skip(2).collect();
            measured::measure(&arguments, |command| println!("{command}"))
        }
        Some("gallery") => {
            let path = Path::new(ROOT).join("docs/gallery.md");
            gallery::page().and_then(|page| std::fs::write(&path, page))
        }
        Some("fill") => measured::fill(),
        Some("packages") => crates::alone(),
        _ => {
            println!(
                "commands: figures, crates, gallery, measure [--built DIR] [--to DIR] [NAME… FILE…], fill, packages"
            );
            Ok(())
        }
    };
    if let Err(error) = outcome {
        println!("{error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
