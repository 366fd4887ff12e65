//! Draws some of many lines by chance: which changes mutation testing tries.

use tumble_random::{Random as _, SplitMix};

/// `count` of the lines, each as likely as any other and none twice, in the order in which they came. The same seed draws the
/// same of the same lines on every machine.
///
/// # Errors
/// Fewer lines than are wanted.
pub fn draw<'a>(lines: &[&'a str], seed: u64, count: usize) -> Result<Vec<&'a str>, String> {
    if lines.len() < count {
        return Err(format!("{count} cannot be drawn of {} lines", lines.len()));
    }
    let mut chance = SplitMix(seed);
    let mut wanted = count;
    let mut drawn = Vec::with_capacity(count);
    for (k, line) in lines.iter().enumerate() {
        // of those that are left, so many are still wanted
        if below(&mut chance, (lines.len() - k) as u64) < wanted as u64 {
            drawn.push(*line);
            wanted -= 1;
        }
    }
    Ok(drawn)
}

/// Below `n`, by the upper half of a product: off from even by less than n parts in 2⁶⁴.
fn below(chance: &mut SplitMix, n: u64) -> u64 {
    ((u128::from(chance.bits()) * u128::from(n)) >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::draw;

    #[test]
    fn a_draw_has_its_size_its_order_and_its_seed() {
        let names: Vec<String> = (0..1000).map(|k| format!("{k:03}")).collect();
        let lines: Vec<&str> = names.iter().map(String::as_str).collect();
        let once = draw(&lines, 8107, 60).unwrap();
        assert_eq!(once.len(), 60);
        assert!(once.is_sorted_by(|a, b| a < b), "in order, none twice: {once:?}");
        assert_eq!(draw(&lines, 8107, 60).unwrap(), once);
        assert_ne!(draw(&lines, 8108, 60).unwrap(), once);
        assert_eq!(draw(&lines, 1, 1000).unwrap(), lines);
        assert_eq!(draw(&lines, 1, 0).unwrap(), Vec::<&str>::new());
        assert!(draw(&lines, 1, 1001).is_err());
    }

    /// Every line is drawn as often as any other, within what chance allows.
    #[test]
    fn a_draw_is_even() {
        let lines = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
        let mut counts = [0_u32; 10];
        for seed in 0..10_000 {
            for line in draw(&lines, seed, 3).unwrap() {
                counts[lines.iter().position(|l| *l == line).unwrap()] += 1;
            }
        }
        // 3,000 each; the deviation of one is 46
        assert!(counts.iter().all(|c| (2_800..3_200).contains(c)), "{counts:?}");
    }
}
