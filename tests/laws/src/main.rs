//! Commands on the laws: their teeth, and the accuracy benchmark of the literature.
#![expect(clippy::print_stdout, reason = "the tables are the purpose")]

mod simbench;

use std::panic::{catch_unwind, set_hook};
use tumble_laws::{FAMILIES, SWITCHES, Switch, set_switch};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("teeth") => teeth(),
        Some("simbench") => simbench::run(&args[1..]),
        _ => println!("commands: teeth, simbench [rolling bouncing 666 elastic kapla]"),
    }
}

/// Runs every law with each part of the physics switched off, and shows which then fail.
fn teeth() {
    set_hook(Box::new(|_| {}));
    let mut toothless = Vec::new();
    println!("off:            friction restitution gyroscopic guard contact force");
    for (family, laws) in FAMILIES {
        println!("{family}");
        for (name, law) in *laws {
            let holds: Vec<bool> = SWITCHES
                .iter()
                .map(|(_, switch)| {
                    set_switch(*switch);
                    catch_unwind(law).is_ok()
                })
                .collect();
            set_switch(Switch::Nothing);
            let mark = |k: usize| if holds[k] { "holds" } else { "FAILS" };
            println!(
                "  {:>12}  {:>8} {:>11} {:>10} {:>5} {:>7} {:>5}  {name}",
                "",
                mark(1),
                mark(2),
                mark(3),
                mark(4),
                mark(5),
                mark(6)
            );
            if !holds[0] {
                println!("    fails with everything on!");
            }
            if holds[1..].iter().all(|h| *h) {
                toothless.push(*name);
            }
        }
    }
    println!("\nlaws that hold whatever is switched off: {toothless:#?}");
}
