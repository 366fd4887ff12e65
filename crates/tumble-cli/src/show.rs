//! `--show`: numbers of bodies at the end of a run.

use crate::exit::WrongUsage;
use crate::style;
use crate::words::harmless;
use anyhow::Result;
use serde_json::{Map, json};
use std::io::Write;
use tumble_scene::Built;
use tumble_scene::diagnostic::did_you_mean;

/// A number that was asked for.
pub(crate) struct Value<'q> {
    name: &'q str,
    number: f64,
}

impl Value<'_> {
    /// As a table has it.
    pub(crate) fn cell(&self) -> String {
        if self.number.is_nan() { "not there".to_owned() } else { format!("{:.6}", self.number) }
    }
}

/// The numbers of `--show`.
pub(crate) fn values<'q>(asked: &'q [String], built: &Built) -> Result<Vec<Value<'q>>> {
    asked.iter().map(|name| Ok(Value { name, number: quantity(built, name)? })).collect()
}

/// An error if there is no such number, before the run.
pub(crate) fn check(asked: &[String], built: &Built) -> Result<()> {
    values(asked, built).map(|_| ())
}

/// The same as JSON: what is not there is null.
pub(crate) fn json(asked: &[String], built: &Built) -> Result<Map<String, serde_json::Value>> {
    Ok(values(asked, built)?.iter().map(|v| (v.name.to_owned(), json!(v.number))).collect())
}

/// A line for each, after the report.
pub(crate) fn print(out: &mut impl Write, shown: &[Value<'_>]) -> std::io::Result<()> {
    if shown.is_empty() {
        return Ok(());
    }
    let wide = shown.iter().map(|v| v.name.chars().count()).max().unwrap_or(0);
    writeln!(out, "\n{0}At the end{0:#}", style::TITLE)?;
    for v in shown {
        let unit = match v.name.rsplit_once('.').map(|(_, what)| what) {
            _ if v.number.is_nan() => "",
            Some("x" | "y" | "z") => " m",
            Some("wx" | "wy" | "wz") => " rad/s",
            _ => " m/s",
        };
        writeln!(out, "  {:<wide$}  {:>14}{unit}", harmless(v.name), v.cell())?;
    }
    Ok(())
}

/// Numbers of a body that `--show` knows.
const QUANTITIES: [&str; 10] = ["x", "y", "z", "vx", "vy", "vz", "speed", "wx", "wy", "wz"];

/// A number of a body, as `ball.z`: position of its origin [m], velocity [m/s], spin [rad/s]. Not a number of a body that has not
/// come yet.
fn quantity(built: &Built, text: &str) -> Result<f64> {
    let refuse = |message: String| WrongUsage(format!("--show {}: {message}", harmless(text)));
    let Some((name, what)) = text.rsplit_once('.') else {
        return Err(refuse("give a body and a number of it, such as ball.z".to_owned()).into());
    };
    let Some(id) = built.find(name) else {
        let near = did_you_mean(name, built.names.iter().map(|(_, n)| n.as_str()));
        let help = near.map_or_else(String::new, |n| format!("; did you mean \"{}\"?", harmless(n)));
        return Err(refuse(format!("no body \"{}\"{help}", harmless(name))).into());
    };
    let body = built.world.body(id);
    let nowhere = tumble::DVec3::NAN;
    let (p, v, w) = body.map_or((nowhere, nowhere, nowhere), |b| (b.position(), b.velocity(), b.spin()));
    Ok(match what {
        "x" => p.x,
        "y" => p.y,
        "z" => p.z,
        "vx" => v.x,
        "vy" => v.y,
        "vz" => v.z,
        "speed" => v.length(),
        "wx" => w.x,
        "wy" => w.y,
        "wz" => w.z,
        _ => {
            return Err(refuse(format!("no number \"{}\": there are {}", harmless(what), QUANTITIES.join(", "))).into());
        }
    })
}
