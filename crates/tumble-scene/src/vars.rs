//! `[vars]` and expressions: a text that begins with `=` stands for a number, wherever a number is expected.
//!
//! Expressions become numbers in the tree, before anything else looks at it: limits and ranges see the number. Names of bodies
//! and of the scene are never expressions.

use crate::diagnostic::{Complaints, Path, code, did_you_mean, shown};
use crate::expression::{self, CONSTANTS, FUNCTIONS, Wrong, is_name};
use crate::limits;
use crate::node::{Node, Span, Value};
use std::collections::BTreeMap;

/// Keys whose text is taken as it is.
const TEXTS: [&str; 2] = ["name", "path"];

/// A variable while they are found out.
enum Var<'n> {
    Given(&'n Node),
    /// Its expression is being evaluated: a use of it now is a circle.
    Open,
    Known(f64),
    /// Has a complaint of its own.
    Wrong,
}

/// Numbers by name.
type Known = BTreeMap<String, Option<f64>>;

/// Replaces the expressions of a tree by their values.
pub(crate) fn evaluate(root: &mut Node, text: &str, complaints: &mut Complaints<'_>) {
    let known = variables(root, text, complaints);
    let mut walk = Walk { text, known: &known, complaints };
    let path = Path::Root;
    if let Value::Table(entries) = &mut root.value {
        for e in entries.iter_mut().filter(|e| !matches!(&*e.key, "vars" | "set" | "name")) {
            walk.node(&mut e.node, &path.key(&e.key));
        }
    }
}

struct Walk<'a, 'k, 't> {
    text: &'a str,
    known: &'k Known,
    complaints: &'a mut Complaints<'t>,
}

impl Walk<'_, '_, '_> {
    fn node(&mut self, node: &mut Node, path: &Path<'_>) {
        match &mut node.value {
            Value::List(list) => {
                for (k, n) in list.iter_mut().enumerate() {
                    self.node(n, &path.index(k));
                }
            }
            Value::Table(entries) => {
                for e in entries.iter_mut().filter(|e| !TEXTS.contains(&&*e.key)) {
                    self.node(&mut e.node, &path.key(&e.key));
                }
            }
            Value::Text(t) => {
                let Some(expression) = t.strip_prefix('=') else { return };
                let known = self.known;
                let outcome = expression::evaluate(expression, &mut |name| match known.get(name) {
                    Some(Some(x)) => Ok(*x),
                    // its own complaint is enough
                    Some(None) => Ok(1.0),
                    None => Err(unknown(name, known.keys().map(String::as_str))),
                });
                match finite(outcome, expression) {
                    Ok(x) => node.value = number(x),
                    Err(wrong) => {
                        complain(self.complaints, self.text, &node.span, expression, path, wrong);
                        // no second complaint about a text where a number is expected
                        node.value = Value::Wrong;
                    }
                }
            }
            _ => {}
        }
    }
}

/// A number as the formats write it: whole numbers are whole.
fn number(x: f64) -> Value {
    if x.fract() == 0.0 && x.abs() < 9e15 { Value::Integer(x as i64) } else { Value::Float(x) }
}

fn finite(outcome: Result<f64, Wrong>, text: &str) -> Result<f64, Wrong> {
    match outcome {
        Ok(x) if !x.is_finite() => {
            let lead = text.len() - text.trim_start().len();
            let whole = lead..text.trim_end().len().max(lead);
            let message = if x.is_nan() { "the expression has no value" } else { "the expression is infinite" };
            let help = "look for a division by zero or the root of a negative number".to_owned();
            Err(Wrong { at: whole, message: message.to_owned(), help })
        }
        other => other,
    }
}

fn unknown<'k>(name: &str, known: impl Iterator<Item = &'k str>) -> (String, String) {
    let all = known.chain(CONSTANTS.iter().map(|(n, _)| *n));
    let help = match did_you_mean(name, all) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("add `{} = …` under [vars]", shown(name)),
    };
    (format!("no variable `{}`", shown(name)), help)
}

/// Complains about a place in an expression.
fn complain(complaints: &mut Complaints<'_>, text: &str, span: &Span, expression: &str, path: &Path<'_>, wrong: Wrong) {
    // behind quotes and `=`, where the text has no escapes
    let raw = text.get(span.start as usize..span.end as usize).unwrap_or_default();
    let first = raw.find('=').map(|k| k + 1).filter(|k| raw[*k..].starts_with(expression));
    let at = first.and_then(|first| {
        let byte = |k: usize| u32::try_from(span.start as usize + first + k).ok();
        Some(byte(wrong.at.start)?..byte(wrong.at.end)?)
    });
    complaints.within(code::EXPRESSION, at.as_ref().unwrap_or(span), span, path, wrong.message, wrong.help);
}

/// The variables of a scene; `None` for those with a complaint.
fn variables(root: &Node, text: &str, complaints: &mut Complaints<'_>) -> Known {
    let path = Path::Root;
    let path = path.key("vars");
    let Some(table) = root.get("vars") else { return Known::new() };
    if !matches!(table.value, Value::Table(_)) {
        let message = format!("expected a table, found {}", table.kind());
        complaints.add(code::WRONG_TYPE, &table.span, &path, message, "write [vars] with numbers below it".into());
        return Known::new();
    }
    if table.entries().len() > limits::VARIABLES {
        let message = format!("{} variables", table.entries().len());
        let at = table.span.start..table.span.start;
        complaints.missing(code::TOO_MANY, &at, &path, message, format!("keep to {}", limits::VARIABLES));
        return Known::new();
    }
    let mut all = BTreeMap::new();
    for e in table.entries() {
        let taken = CONSTANTS.iter().any(|(n, _)| *n == &*e.key) || FUNCTIONS.iter().any(|(n, _)| *n == &*e.key);
        if taken || !is_name(&e.key) {
            let message = if taken {
                format!("`{}` is taken by a function or a constant", e.key)
            } else {
                format!("`{}` cannot be the name of a variable", shown(&e.key))
            };
            let help = "a name has letters, digits and _, and begins with a letter".to_owned();
            complaints.about_key(code::EXPRESSION, e, &path.key(&e.key), message, help);
            all.insert(e.key.to_string(), Var::Wrong);
        } else {
            all.insert(e.key.to_string(), Var::Given(&e.node));
        }
    }
    for e in table.entries() {
        resolve(&e.key, &mut all, text, complaints, &path, &mut Vec::new());
    }
    let known = |var: &Var<'_>| if let Var::Known(x) = var { Some(*x) } else { None };
    all.iter().map(|(name, var)| (name.clone(), known(var))).collect()
}

/// Most variables of a circle that a message names.
const NAMED: usize = 8;

/// How a variable comes back to itself through those that are open: `a → b → a`.
fn circle(open: &[String], again: &str) -> (String, String) {
    let from = open.iter().position(|name| name == again).unwrap_or(0);
    let mut way: Vec<String> = open[from..].iter().take(NAMED).map(|name| shown(name)).collect();
    if open.len() - from > NAMED {
        way.push("…".to_owned());
    }
    way.push(shown(again));
    (format!("`{}` is made of itself", shown(again)), format!("break the circle {}", way.join(" → ")))
}

/// Finds out a variable, and those that it is made of; `open` are those that lead to it. `None` after a complaint.
fn resolve(
    name: &str,
    all: &mut BTreeMap<String, Var<'_>>,
    text: &str,
    complaints: &mut Complaints<'_>,
    path: &Path<'_>,
    open: &mut Vec<String>,
) -> Option<f64> {
    let node = match all.get(name)? {
        Var::Known(x) => return Some(*x),
        Var::Wrong | Var::Open => return None,
        Var::Given(node) => *node,
    };
    all.insert(name.to_owned(), Var::Open);
    open.push(name.to_owned());
    let at = path.key(name);
    let x = match &node.value {
        Value::Integer(n) => Some(*n as f64),
        Value::Float(x) if x.is_finite() => Some(*x),
        Value::Text(t) if t.starts_with('=') => {
            let expression = &t[1..];
            let outcome = expression::evaluate(expression, &mut |other| {
                if !all.contains_key(other) {
                    return Err(unknown(other, all.keys().map(String::as_str)));
                }
                if matches!(all.get(other), Some(Var::Open)) {
                    return Err(circle(open, other));
                }
                if open.len() > limits::EXPRESSION_DEPTH as usize {
                    let most = limits::EXPRESSION_DEPTH;
                    return Err((
                        format!("more than {most} variables, each made of the next"),
                        "give a number".to_owned(),
                    ));
                }
                let x = resolve(other, all, text, complaints, path, open);
                // a variable with a complaint of its own: one is enough
                Ok(x.unwrap_or(1.0))
            });
            match finite(outcome, expression) {
                Ok(x) => Some(x),
                Err(wrong) => {
                    complain(complaints, text, &node.span, expression, &at, wrong);
                    None
                }
            }
        }
        _ => {
            let message = format!("expected a number or an expression, found {}", node.kind());
            let help = "give a finite number, or \"= 2 * r\"".to_owned();
            complaints.add(code::WRONG_TYPE, &node.span, &at, message, help);
            None
        }
    };
    open.pop();
    all.insert(name.to_owned(), x.map_or(Var::Wrong, Var::Known));
    x
}
