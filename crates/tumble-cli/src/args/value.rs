//! Values of options: what is not one is refused with what is.

pub(super) fn tolerance(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if x > 0.0 && x.is_finite() => Ok(x),
        _ => Err("give a positive number such as 1e-8".into()),
    }
}

pub(super) fn duration(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if (0.0..=1e9).contains(&x) => Ok(x),
        _ => Err("give a time in s from 0 to 1e9, such as 2.5".into()),
    }
}

pub(super) fn share(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if (0.0..=1.0).contains(&x) => Ok(x),
        _ => Err("give a share from 0 to 1, such as 0.9".into()),
    }
}

pub(super) fn step(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if (1e-9..=1.0).contains(&x) => Ok(x),
        _ => Err("give a time in s from 1e-9 to 1, such as 0.004".into()),
    }
}

pub(super) fn rate(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if (1e-9..=1e9).contains(&x) => Ok(x),
        _ => Err("give frames a second from 1e-9 to 1e9, such as 60".into()),
    }
}

pub(super) fn difference(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if x >= 0.0 && x.is_finite() => Ok(x),
        _ => Err("give a number from 0 on, such as 1e-9".into()),
    }
}

/// A path of a scene and another value for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) path: String,
    pub(crate) value: String,
}

impl Change {
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        match text.split_once('=').map(|(path, value)| (path.trim(), value.trim())) {
            Some((path, value)) if !path.is_empty() && !value.is_empty() => {
                Ok(Self { path: path.to_owned(), value: value.to_owned() })
            }
            _ => Err("give a path and a value, such as bodies.ball.restitution=0.5".into()),
        }
    }
}

/// Most runs of a sweep.
const MOST_RUNS: usize = 10_000;

/// A path of a scene and the values that it takes one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sweep {
    pub(crate) path: String,
    pub(crate) values: Vec<String>,
}

impl Sweep {
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        const GIVE: &str = "give a path with a range, such as bodies.ball.mass=1:5:9, or with a list, such as \
                            solver.effort=exact,realtime";
        let (path, values) = text.split_once('=').ok_or(GIVE)?;
        let (path, values) = (path.trim(), values.trim());
        if path.is_empty() || values.is_empty() {
            return Err(GIVE.into());
        }
        let parts: Vec<&str> = values.split(':').collect();
        let values = match parts[..] {
            [_] => list(values).into_iter().map(str::to_owned).collect(),
            [a, b, n] => range(a, b, n)?,
            _ => return Err(GIVE.into()),
        };
        if values.iter().any(String::is_empty) {
            return Err(GIVE.into());
        }
        Ok(Self { path: path.to_owned(), values })
    }
}

/// The values of a list; commas within brackets and quotes do not part it.
fn list(text: &str) -> Vec<&str> {
    let (mut out, mut start, mut depth, mut quote) = (Vec::new(), 0, 0_i32, None);
    for (k, c) in text.char_indices() {
        match (quote, c) {
            (Some(q), c) if q == c => quote = None,
            (None, '"' | '\'') => quote = Some(c),
            (None, '[' | '{') => depth += 1,
            (None, ']' | '}') => depth -= 1,
            (None, ',') if depth <= 0 => {
                out.push(text[start..k].trim());
                start = k + 1;
            }
            _ => {}
        }
    }
    out.push(text[start..].trim());
    out
}

/// The decimal number of fifteen digits that was meant, where rounding alone made a longer one of it: 0.4, not 0.4000000000000001.
fn decimal(x: f64) -> f64 {
    let near = format!("{x:.14e}").parse().unwrap_or(x);
    if format!("{near:?}").len() + 4 <= format!("{x:?}").len() { near } else { x }
}

/// `n` values from `a` to `b`, both included.
fn range(a: &str, b: &str, n: &str) -> Result<Vec<String>, String> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|x| x.is_finite());
    let (Some(a), Some(b)) = (number(a), number(b)) else {
        return Err("a range is A:B:N with numbers A and B, such as 0.1:0.9:5".into());
    };
    let n = n.trim().parse::<usize>().ok().filter(|n| (2..=MOST_RUNS).contains(n));
    let n = n.ok_or_else(|| format!("a range is A:B:N with N values from 2 to {MOST_RUNS}"))?;
    let whole = |x: f64| x.fract() == 0.0 && x.abs() < 9e15;
    let step = (b - a) / (n - 1) as f64;
    Ok((0..n)
        .map(|k| {
            let x = match k {
                0 => a,
                _ if k == n - 1 => b,
                // of both ends: 0.2:0.8:4 has 0.6, not a sum of rounded steps
                _ => decimal((a * (n - 1 - k) as f64 + b * k as f64) / (n - 1) as f64),
            };
            // whole numbers for keys that count
            if whole(a) && whole(b) && whole(step) { format!("{x}") } else { format!("{x:?}") }
        })
        .collect())
}

/// All combinations of the values of sweeps, the last running fastest; an error when there are too many.
pub(crate) fn combinations(sweeps: &[Sweep]) -> Result<Vec<Vec<Change>>, String> {
    let mut all = vec![Vec::new()];
    for sweep in sweeps {
        if all.len().saturating_mul(sweep.values.len()) > MOST_RUNS {
            return Err(format!("--sweep: more than {MOST_RUNS} runs"));
        }
        all = all
            .iter()
            .flat_map(|before: &Vec<Change>| {
                sweep.values.iter().map(move |value| {
                    let mut now = before.clone();
                    now.push(Change { path: sweep.path.clone(), value: value.clone() });
                    now
                })
            })
            .collect();
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sweeps_are_ranges_or_lists() {
        let values = |text: &str| Sweep::parse(text).map(|s| s.values.join(" "));
        assert_eq!(values("a.b=1:5:3").as_deref(), Ok("1 3 5"));
        assert_eq!(values("a=0:1:3").as_deref(), Ok("0.0 0.5 1.0"));
        assert_eq!(values("a=0.1:0.3:3").as_deref(), Ok("0.1 0.2 0.3"));
        assert_eq!(values("a=0.2:0.8:4").as_deref(), Ok("0.2 0.4 0.6 0.8"));
        assert_eq!(values("a=0.1:0.9:9").as_deref(), Ok("0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9"));
        assert_eq!(values("a=0:1:4").as_deref(), Ok("0.0 0.3333333333333333 0.6666666666666666 1.0"));
        assert_eq!(values("a=1e-3:3e-3:3").as_deref(), Ok("0.001 0.002 0.003"));
        assert_eq!(values("a=3:-3:2").as_deref(), Ok("3 -3"));
        assert_eq!(values("a=exact,realtime").as_deref(), Ok("exact realtime"));
        assert_eq!(values("g=[0, 0, -1],[0, 0, -9.81]").as_deref(), Ok("[0, 0, -1] [0, 0, -9.81]"));
        for wrong in [
            "a",
            "=1",
            "a=",
            "a=1:2",
            "a=1:2:1",
            "a=1:2:x",
            "a=x:2:3",
            "a=1:inf:3",
            "a=1:2:3:4",
            "a=1,,2",
            "a=1:2:99999",
        ] {
            assert!(Sweep::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn sweeps_are_combined() {
        let sweeps = ["a=1:2:2", "b=x,y,z"].map(|s| Sweep::parse(s).unwrap());
        let all = combinations(&sweeps).unwrap();
        let shown: Vec<String> =
            all.iter().map(|c| c.iter().map(|c| c.value.as_str()).collect::<Vec<_>>().join("")).collect();
        assert_eq!(shown, ["1x", "1y", "1z", "2x", "2y", "2z"]);
        let large = Sweep::parse("a=1:2:9999").unwrap();
        assert!(combinations(&[large.clone(), large]).is_err());
    }
}
