//! The worlds of a batch: one scene, a value of each variation for each row.

use super::rows::{Changes, Row};
use crate::errors::{self, refused, wrong_type};
use crate::guard::caught;
use crate::inner::Inner;
use crate::names::Names;
use crate::recipe::SceneText;
use crate::world::json_text;
use pyo3::prelude::*;
use std::sync::Mutex;
use tumble::{BodyId, BodyKind};

/// Variations: for each path, a value in JSON for each row.
pub(super) type Vary = Vec<(String, Vec<String>)>;

pub(super) fn read_vary(vary: Option<&Bound<'_, PyAny>>, n: usize) -> PyResult<Vary> {
    let Some(vary) = vary else { return Ok(Vec::new()) };
    let vary = crate::convert::table("vary", vary, "a dict of scene paths and arrays of values")?;
    let mut out = Vec::with_capacity(vary.len());
    for (path, values) in vary {
        let path = crate::convert::text("path", &path)?;
        let text = json_text(&values)?;
        let list: Vec<serde_json::Value> = serde_json::from_str(&text)
            .map_err(|_| wrong_type(&path, &values, &format!("a list or array of {n} values")))?;
        if list.len() != n {
            let remedy = format!("give {n} values, one for each row");
            let message = format!("{path} has {} values: {remedy}", list.len());
            return Err(refused(&path, &list.len().to_string(), "", &message, &remedy));
        }
        out.push((path, list.iter().map(ToString::to_string).collect()));
    }
    Ok(out)
}

type Built = (Vec<Row>, Names);

/// What is varied in a row: as before, but for what it is given now.
fn changed(mut before: Changes, vary: &Vary, k: usize) -> Changes {
    for (path, values) in vary {
        before.retain(|(known, _)| known != path);
        before.push((path.clone(), values[k].clone()));
    }
    before
}

/// The worlds of a batch, made by several threads: one for each list of what was varied before.
pub(super) fn build(scene: &tumble_scene::Scene, before: Vec<Changes>, vary: &Vary, threads: usize) -> PyResult<Built> {
    let n = before.len();
    let first = Inner::of_scene(scene)?;
    if !first.parts.script.arrivals().is_empty() {
        let message = "a batch has arrays of all bodies, and this scene has bodies that come later ([[spawn]]): step worlds of it one by one";
        return Err(errors::raise("SceneError", message));
    }
    let names = (*first.names).clone();
    let bodies: Vec<(BodyId, BodyKind)> = first.world.bodies().map(|b| (b.id(), b.kind())).collect();
    if vary.is_empty() && before.iter().all(Vec::is_empty) {
        let all = (0..n).map(|_| Row::new(first.world.clone(), first.parts.script.clone(), None)).collect();
        return Ok((all, names));
    }
    let one = |k: usize| -> Result<Row, String> {
        let changes = changed(before[k].clone(), vary, k);
        let given: Vec<(&str, &str)> = changes.iter().map(|(path, value)| (path.as_str(), value.as_str())).collect();
        let varied = scene.with(&given).map_err(|e| told(&e))?;
        let built = varied.build().map_err(|e| told(&e))?;
        if !built.world.bodies().map(|b| (b.id(), b.kind())).eq(bodies.iter().copied()) {
            return Err(
                "it has other bodies, or bodies of another kind: all worlds of a batch have the same".to_owned()
            );
        }
        let text = SceneText::of(&varied.source, &varied.file);
        Ok(Row { changes, ..Row::new(built.world, built.script, Some(text)) })
    };
    let mut made: Vec<Option<Result<Row, String>>> = Vec::new();
    made.resize_with(n, || None);
    let piece = 1.max(n.div_ceil(4 * threads.max(1)));
    let work = Mutex::new(made.chunks_mut(piece).enumerate());
    let toil = || {
        while let Some((c, slots)) = work.lock().map_or(None, |mut w| w.next()) {
            for (j, slot) in slots.iter_mut().enumerate() {
                *slot = Some(caught(|| one(c * piece + j)).unwrap_or_else(Err));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(n.div_ceil(64)).max(1) {
            scope.spawn(toil);
        }
        toil();
    });
    let (mut all, mut failed) = (Vec::with_capacity(n), Vec::new());
    for (k, slot) in made.into_iter().enumerate() {
        match slot {
            Some(Ok(row)) => all.push(row),
            Some(Err(why)) => failed.push((k, why)),
            None => failed.push((k, "not made".to_owned())),
        }
    }
    if failed.is_empty() {
        return Ok((all, names));
    }
    let (rows, reasons): (Vec<usize>, Vec<String>) = failed.into_iter().unzip();
    let message = format!("{} of {n} rows are refused, the first is row {}: {}", rows.len(), rows[0], reasons[0]);
    Err(errors::batch(message, rows, reasons))
}

fn told(e: &tumble_scene::Errors) -> String {
    e.0.iter().map(|d| d.with_excerpt()).collect::<Vec<_>>().join("\n")
}
