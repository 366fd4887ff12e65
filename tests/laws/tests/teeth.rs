//! The laws have teeth, in every build: the short form of the command `teeth`. It has a process of its own, since the switches
//! are of the whole process.

use std::collections::BTreeSet;
use tumble_laws::teeth::{Bite, TOOTHLESS, broken_by, faults};
use tumble_laws::{FAMILIES, SWITCHES, Switch};

/// Families and laws that take long when a switch does not end them early: left to the command.
const SLOW: [&str; 2] = ["curved ways", "a_tumbling_body_keeps_energy_and_momentum_for_a_million_steps"];

/// Every law but those that `docs/laws.md` names fails when something is switched off. That they hold with everything on is
/// what the tests of the laws say.
#[test]
fn every_law_but_three_fails_when_a_part_of_the_physics_is_off() {
    let (mut toothless, mut breaking, mut all) = (BTreeSet::new(), BTreeSet::new(), 0);
    let quick = FAMILIES.iter().filter(|(family, _)| !SLOW.contains(family)).flat_map(|(_, laws)| *laws);
    for (name, law) in quick.filter(|(name, _)| !SLOW.contains(name)) {
        all += 1;
        match broken_by((name, *law)) {
            Some(switch) => breaking.insert(format!("{switch:?}")),
            None => toothless.insert(*name),
        };
    }
    assert_eq!(toothless, BTreeSet::from(TOOTHLESS));
    assert!(all > 100 && breaking.len() >= 4, "{all} laws, broken by {breaking:?}");
}

#[test]
fn the_judge_of_teeth_refuses_broken_laws_and_unknown_toothless_ones() {
    let holds = |off: &[usize]| {
        let mut holds = [true; SWITCHES.len()];
        off.iter().for_each(|k| holds[*k] = false);
        holds
    };
    let law = |name, off| Bite { name, holds: holds(off) };
    let good = [law("some law", &[1, 5]), law(TOOTHLESS[0], &[])];
    assert_eq!(faults(&good), Vec::<String>::new());
    for (bad, why) in [
        (law("some law", &[0, 1]), "fails with everything on"),
        (law("some law", &[]), "holds whatever is switched off"),
        (law(TOOTHLESS[0], &[5]), "has teeth"),
        (law(TOOTHLESS[0], &[0]), "fails with everything on"),
    ] {
        let found = faults(&[good[0], bad]);
        assert!(found.len() == 1 && found[0].contains(why), "{found:?}");
    }
    assert_eq!(SWITCHES[0].1, Switch::Nothing);
}

/// The page names those without teeth, and no others.
#[test]
fn the_page_of_laws_names_those_without_teeth() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/laws.md")).unwrap();
    let (_, rest) = page.split_once("hold whatever is switched off").expect("the paragraph on teeth");
    let paragraph = rest.split("\n\n").next().unwrap();
    let named: BTreeSet<&str> = paragraph.split('`').skip(1).step_by(2).collect();
    assert_eq!(named, BTreeSet::from(TOOTHLESS));
}
