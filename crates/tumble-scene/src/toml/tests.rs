//! The reader against a second opinion, and after a mistake.

use super::from_toml;
use crate::node::{Node, Value};
use ::toml as other;
use tumble_random::{Random as _, XorShift};

/// Our tree and that of the `toml` crate, compared; the order of keys is free.
fn same(ours: &Node, theirs: &other::Value) -> bool {
    match (&ours.value, theirs) {
        (Value::Bool(a), other::Value::Boolean(b)) => a == b,
        (Value::Integer(a), other::Value::Integer(b)) => a == b,
        (Value::Float(a), other::Value::Float(b)) => a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
        (Value::Text(a), other::Value::String(b)) => **a == **b,
        (Value::Date, other::Value::Datetime(_)) => true,
        (Value::List(a), other::Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Table(a), other::Value::Table(b)) => {
            a.len() == b.len() && a.iter().all(|e| b.get(&*e.key).is_some_and(|v| same(&e.node, v)))
        }
        _ => false,
    }
}

/// Asserts that both read the same tree, if both accept the text; the difference, if one alone accepts it.
#[track_caller]
fn compare(text: &str) -> Option<&'static str> {
    let ours = from_toml(text);
    let theirs = other::from_str::<other::Table>(text);
    match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => {
            assert!(same(&ours, &other::Value::Table(theirs)), "{text}");
            None
        }
        (Err(_), Err(_)) => None,
        (Ok(_), Err(_)) => Some("only we accept it"),
        (Err(_), Ok(_)) => Some("only they accept it"),
    }
}

const GOOD: [&str; 26] = [
    "",
    "# only a comment",
    "a = 1\r\nb = 2\r\n",
    "a = +1\nb = -0\nc = 1_000\nd = 0xDEAD_beef\ne = 0o17\nf = 0b11\n",
    "a = 1.5\nb = -1e5\nc = 6.626e-34\nd = 1_0.0_1\ne = 1E+2\nf = inf\ng = -inf\nh = nan\ni = 0e0\nj = -0.0\n",
    "a = 1979-05-27\nb = 1979-05-27T07:32:00Z\nc = 07:32:00\nd = 1979-05-27 07:32:00.5-07:00\n",
    "a.b.c = 1\na.b.d = 2\na.e = 3",
    "\"quoted key\" = 1\n'literal key' = 2\n\"\" = 3\n'a.b' = 4\nc . d = 5",
    "[a]\nb = 1\n[a.c]\nd = 2\n[e.f.g]\n[e.f]\n[e]",
    "[[a]]\nb = 1\n[[a]]\n[a.c]\nd = 1\n[[a.e]]\n[[a.e]]\nf = 2",
    "[ a . b ]\nc=1\n[ \"d\" ]",
    "a = []\nb = [1, 2, 3,]\nc = [ [1], [\"x\", { y = 1 }] ]",
    "a = [\n  1, # one\n\n  2\n  , 3\n]",
    "a = {}\nb = { c = 1, d.e = 2, d.f = 3 }\ng = { h = { i = [ {} ] } }",
    "a = { b = 1, }\nc = {\n  d = 1, # comment\n  e = 2\n}",
    "a = \"x\\ty\\n\\\"\\\\\\u00b5\\U0001F600\\x41\\e\"",
    "a = 'C:\\dir'\nb = ''",
    "a = \"\"\"\nfirst\nsecond\"\"\"\nb = \"\"\"one \\\n   two\"\"\"\nc = \"\"\"\"quoted\"\"\"\"\"\n",
    "a = \'\'\'\nraw \\ \'text\'\'\'\'\n",
    "a = true\nb = false",
    "a = 1 # µ ☃",
    "a = \"µ ☃ 😀\"",
    "\tindented = 1\n  [ t ]\n  x = 2",
    "[fruit]\napple.colour = 1\napple.taste.sweet = true\n[fruit.apple.texture]\nsmooth = true",
    "1 = 2\n-_ = 3\n3.4 = 3\ntrue = 4",
    "a = 99999999999",
];

const BAD: [&str; 44] = [
    "a",
    "a =",
    "= 1",
    "a = 1 b = 2",
    "a = 1\na = 2",
    "a.b = 1\na = 2",
    "a = 1\na.b = 2",
    "[a]\n[a]",
    "[a]\nb = 1\n[a.b]",
    "[a.b]\n[a]\nb.c = 1",
    "a.b = 1\n[a]",
    "[[a]]\n[a]",
    "[a]\n[[a]]",
    "a = []\n[[a]]",
    "a = {}\n[a]",
    "a = { b = 1 }\na.c = 2",
    "a = { b = 1, b = 2 }",
    "[a\nb = 1",
    "[]",
    "[a.]",
    "[[a]",
    "a = [1, 2",
    "a = [1 2]",
    "a = [,]",
    "a = { b }",
    "a = { , }",
    "a = 01",
    "a = 1_",
    "a = _1",
    "a = 1__2",
    "a = 1.",
    "a = .5",
    "a = 1e",
    "a = 0x",
    "a = +0x1",
    "a = tru",
    "a = \"x",
    "a = \"\\q\"",
    "a = \"\\ud800\"",
    "a = \"\"\"x",
    "a = 'x\n'",
    "a = \"\u{1}\"",
    "# \u{1}",
    "a = 1\rb = 2",
];

#[test]
fn both_parsers_read_the_same_tree() {
    for text in GOOD {
        assert_eq!(compare(text), None, "{text}");
        assert!(from_toml(text).is_ok(), "{text}");
    }
    for text in BAD {
        assert_eq!(compare(text), None, "{text}");
        assert!(from_toml(text).is_err(), "{text}");
    }
}

/// Mutated documents: the two never disagree about a tree. We accept more only where dates, or whole numbers beyond 64
/// bits, are not our business; they accept a little more, such as a line break before the `=` in an inline table.
#[test]
fn both_parsers_agree_about_mutants() {
    let mut dice = XorShift(0x1234_5678_9abc_def1);
    let mut below = |n: usize| dice.index(n);
    let (mut good, mut bad, mut stricter) = (0, 0, 0);
    for _ in 0..60_000 {
        let mut text = GOOD[below(GOOD.len())].to_owned();
        if below(2) == 0 {
            text = format!("{text}\n{}", GOOD[below(GOOD.len())]);
        }
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..below(4) {
            let pool: Vec<char> = "ab.=[]{},\"'\n\r #0123456789_-+exinftr\\u:TZ\u{1}µ".chars().collect();
            let k = below(letters.len() + 1);
            match below(3) {
                0 if k < letters.len() => drop(letters.remove(k)),
                1 if k < letters.len() => letters[k] = pool[below(pool.len())],
                _ => letters.insert(k, pool[below(pool.len())]),
            }
        }
        let text: String = letters.into_iter().collect();
        if from_toml(&text).is_ok() {
            good += 1;
        } else {
            bad += 1;
        }
        match compare(&text) {
            None => {}
            Some("only they accept it") => {
                assert!(text.contains('{') && text.contains('\n'), "{text}");
                stricter += 1;
            }
            Some(difference) => {
                let mut excused = false;
                let large = |v: &Value| matches!(v, Value::Float(x) if x.abs() > 9.2e18);
                let mut look = |n: &Node| excused |= matches!(n.value, Value::Date) || large(&n.value);
                if let Ok(tree) = from_toml(&text) {
                    visit(&tree, &mut look);
                }
                assert!(excused, "{difference}: {text}");
            }
        }
    }
    assert!(stricter < 300, "{stricter}");
    assert!(good > 10_000 && bad > 10_000, "{good} good, {bad} bad");
}

fn visit(node: &Node, look: &mut impl FnMut(&Node)) {
    look(node);
    match &node.value {
        Value::List(l) => l.iter().for_each(|n| visit(n, look)),
        Value::Table(t) => t.iter().for_each(|e| visit(&e.node, look)),
        _ => {}
    }
}

#[test]
fn reading_goes_on_after_a_mistake() {
    let text = "a = = 1\nb = 2\n[t\nc = [1,\n  2 3,\n  [4, 5],\n]\nd = 'x\n[[u]]\ne = 1\ne = 2\n";
    let places: Vec<_> =
        from_toml(text).unwrap_err().iter().map(|s| text[..s.at.start as usize].matches('\n').count() + 1).collect();
    assert_eq!(places, [1, 3, 5, 8, 11]);
}
