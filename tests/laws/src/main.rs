//! Commands on the laws: their teeth, and the accuracy benchmark of the literature.
#![expect(clippy::print_stdout, reason = "the tables are the purpose")]

mod simbench;

use std::panic::{catch_unwind, set_hook};
use std::process::ExitCode;
use tumble_laws::{FAMILIES, teeth};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("hold") => return hold(),
        Some("teeth") => return teeth(),
        Some("simbench") => simbench::run(&args[1..]),
        _ => println!("commands: hold, teeth, simbench [rolling bouncing 666 elastic kapla]"),
    }
    ExitCode::SUCCESS
}

/// Runs every law; fails when one does not hold.
fn hold() -> ExitCode {
    let (mut all, mut failed) = (0, 0);
    for (family, laws) in FAMILIES {
        let broken: Vec<&str> =
            laws.iter().filter(|(_, law)| catch_unwind(law).is_err()).map(|(name, _)| *name).collect();
        println!("{family}: {} of {} laws hold {broken:?}", laws.len() - broken.len(), laws.len());
        all += laws.len();
        failed += broken.len();
    }
    println!("all: {} of {all} laws hold", all - failed);
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs every law with each part of the physics switched off, and shows which then fail; fails itself unless those without
/// teeth are the ones that are known.
fn teeth() -> ExitCode {
    set_hook(Box::new(|_| {}));
    let mut bites = Vec::new();
    println!("off:            friction restitution gyroscopic guard contact force");
    for (family, laws) in FAMILIES {
        println!("{family}");
        for law in *laws {
            let bite = teeth::bite(*law);
            let mark = |k: usize| if bite.holds[k] { "holds" } else { "FAILS" };
            println!(
                "  {:>12}  {:>8} {:>11} {:>10} {:>5} {:>7} {:>5}  {}",
                "",
                mark(1),
                mark(2),
                mark(3),
                mark(4),
                mark(5),
                mark(6),
                bite.name
            );
            bites.push(bite);
        }
    }
    let toothless: Vec<&str> = bites.iter().filter(|b| b.is_toothless()).map(|b| b.name).collect();
    println!("\nlaws that hold whatever is switched off: {toothless:#?}");
    let wrong = teeth::faults(&bites);
    println!("all: {} laws, {} with teeth, {} faults", bites.len(), bites.len() - toothless.len(), wrong.len());
    for fault in &wrong {
        println!("  {fault}");
    }
    if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
