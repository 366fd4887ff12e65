//! Stacks, mass ratios, pyramid, arch and card house stand.

use tumble_contracts::piles::{arch, card_house, pyramid, stack};

const H: f64 = 1.0 / 60.0;

#[test]
fn sixteen_boxes_stand_for_ten_seconds() {
    let mut p = stack(&[1.0; 16]);
    assert_eq!(p.run(600, H), 0);
    assert!(p.moved() < 1e-7, "moved {:e} m", p.moved());
}

#[test]
fn light_boxes_carry_heavy_ones() {
    let mut ten = vec![1.0; 10];
    ten.push(1000.0);
    for masses in [ten, vec![1.0, 1e6]] {
        let mut p = stack(&masses);
        assert_eq!(p.run(600, H), 0);
        assert!(p.sunk() < 1e-6, "sunk {:e} m", p.sunk());
    }
}

// two thousand steps are the command `stacks`
#[test]
fn a_pyramid_of_base_thirty_stands() {
    let mut p = pyramid(30);
    p.run(200, H);
    assert!(p.moved() < 1e-3, "moved {:e} m", p.moved());
}

#[test]
fn an_arch_of_seventeen_stones_stands_for_a_minute() {
    let mut p = arch(17);
    p.run(3600, H);
    assert!(p.moved() < 1e-3, "moved {:e} m", p.moved());
}

#[test]
fn a_card_house_stands_for_a_minute() {
    let mut p = card_house(3);
    p.run(3600, H);
    assert!(p.moved() < 1e-2, "moved {:e} m", p.moved());
}
