//! A validator for the part of JSON Schema (draft 2020-12) that the scene schema uses.

use serde_json::{Map, Value};

/// Keywords that constrain.
const KNOWN: [&str; 23] = [
    "pattern",
    "$ref",
    "type",
    "const",
    "enum",
    "properties",
    "required",
    "additionalProperties",
    "maxProperties",
    "items",
    "minItems",
    "maxItems",
    "minLength",
    "maxLength",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "oneOf",
    "anyOf",
    "allOf",
    "not",
    "if",
    "then",
];

/// Keywords that only describe.
const TALK: [&str; 4] = ["$schema", "$defs", "title", "description"];

/// Panics at a keyword that the judge would pass over in silence.
pub(crate) fn check(schema: &Value) {
    let Value::Object(o) = schema else {
        assert!(schema.is_boolean(), "{schema}");
        return;
    };
    for (key, value) in o {
        assert!(KNOWN.contains(&key.as_str()) || TALK.contains(&key.as_str()), "keyword {key}");
        match key.as_str() {
            "properties" | "$defs" => value.as_object().unwrap().values().for_each(check),
            "oneOf" | "anyOf" | "allOf" => value.as_array().unwrap().iter().for_each(check),
            "items" | "additionalProperties" | "not" | "if" | "then" => check(value),
            _ => {}
        }
    }
}

/// All that a value has wrong.
pub(crate) fn complaints(schema: &Value, value: &Value) -> Vec<String> {
    let mut out = Vec::new();
    Judge { root: schema }.judge(schema, value, "", &mut out);
    out
}

struct Judge<'s> {
    root: &'s Value,
}

impl Judge<'_> {
    fn holds(&self, schema: &Value, value: &Value) -> bool {
        let mut out = Vec::new();
        self.judge(schema, value, "", &mut out);
        out.is_empty()
    }

    fn judge(&self, schema: &Value, value: &Value, at: &str, out: &mut Vec<String>) {
        let s = match schema {
            Value::Bool(true) => return,
            Value::Bool(false) => return out.push(format!("{at}: nothing is allowed here")),
            Value::Object(s) => s,
            _ => panic!("no schema: {schema}"),
        };
        if let Some(Value::String(to)) = s.get("$ref") {
            let target = self.root.pointer(to.strip_prefix('#').unwrap()).unwrap();
            self.judge(target, value, at, out);
        }
        let mut fail = |holds: bool, key: &str| {
            if !holds {
                out.push(format!("{at}: {key} {}", s[key]));
            }
        };
        if let Some(kind) = s.get("type") {
            let one = |k: &Value| is(value, k.as_str().unwrap());
            fail(kind.as_array().map_or_else(|| one(kind), |any| any.iter().any(one)), "type");
        }
        if let Some(c) = s.get("const") {
            fail(equal(c, value), "const");
        }
        if let Some(Value::Array(list)) = s.get("enum") {
            fail(list.iter().any(|c| equal(c, value)), "enum");
        }
        if let Some(x) = value.as_f64() {
            let bound = |key: &str| s.get(key).and_then(Value::as_f64);
            fail(bound("minimum").is_none_or(|b| x >= b), "minimum");
            fail(bound("maximum").is_none_or(|b| x <= b), "maximum");
            fail(bound("exclusiveMinimum").is_none_or(|b| x > b), "exclusiveMinimum");
        }
        let count = |key: &str| s.get(key).and_then(Value::as_u64).map(|n| n as usize);
        if let Value::String(text) = value {
            let n = text.chars().count();
            // the only patterns are beginnings
            let begins = |p: &Value| text.starts_with(p.as_str().unwrap().strip_prefix('^').unwrap());
            fail(s.get("pattern").is_none_or(begins), "pattern");
            fail(count("minLength").is_none_or(|b| n >= b), "minLength");
            fail(count("maxLength").is_none_or(|b| n <= b), "maxLength");
        }
        if let Value::Array(list) = value {
            fail(count("minItems").is_none_or(|b| list.len() >= b), "minItems");
            fail(count("maxItems").is_none_or(|b| list.len() <= b), "maxItems");
        }
        if let (Some(list), Some(o)) = (s.get("required").and_then(Value::as_array), value.as_object()) {
            fail(list.iter().all(|k| o.contains_key(k.as_str().unwrap())), "required");
        }
        let each =
            |key: &str| s.get(key).and_then(Value::as_array).map(|l| l.iter().filter(|x| self.holds(x, value)).count());
        fail(each("oneOf").is_none_or(|n| n == 1), "oneOf");
        fail(each("anyOf").is_none_or(|n| n > 0), "anyOf");
        fail(s.get("not").is_none_or(|x| !self.holds(x, value)), "not");
        fail(count("maxProperties").is_none_or(|b| value.as_object().is_none_or(|o| o.len() <= b)), "maxProperties");
        for part in s.get("allOf").and_then(Value::as_array).into_iter().flatten() {
            self.judge(part, value, at, out);
        }
        if let (Some(condition), Some(then)) = (s.get("if"), s.get("then"))
            && self.holds(condition, value)
        {
            self.judge(then, value, at, out);
        }
        if let (Some(item), Value::Array(list)) = (s.get("items"), value) {
            for (k, v) in list.iter().enumerate() {
                self.judge(item, v, &format!("{at}[{k}]"), out);
            }
        }
        if let Value::Object(o) = value {
            self.properties(s, o, at, out);
        }
    }

    fn properties(&self, s: &Map<String, Value>, o: &Map<String, Value>, at: &str, out: &mut Vec<String>) {
        let known = s.get("properties").and_then(Value::as_object);
        for (key, v) in o {
            let path = format!("{at}.{key}");
            if let Some(part) = known.and_then(|k| k.get(key)) {
                self.judge(part, v, &path, out);
            } else if let Some(rest) = s.get("additionalProperties") {
                self.judge(rest, v, &path, out);
            }
        }
    }
}

fn is(value: &Value, kind: &str) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "number" => value.is_number(),
        "integer" => value.as_f64().is_some_and(|x| x.fract() == 0.0),
        _ => panic!("type {kind}"),
    }
}

/// Equal, where 0 and 0.0 are.
fn equal(a: &Value, b: &Value) -> bool {
    match (a.as_f64(), b.as_f64()) {
        (Some(x), Some(y)) => x == y,
        _ => a == b,
    }
}
