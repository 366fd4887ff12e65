//! The checker's own teeth: planted cycles are found, and what is no import is not taken for one.

use std::collections::BTreeSet;
use tumble_architecture::graph::{Graph, told};
use tumble_architecture::manifest::{self, Dependencies};
use tumble_architecture::order;
use tumble_architecture::source::read_text;

fn graph(files: &[(&str, &str)]) -> Graph {
    Graph::new(&read_text(files).expect("text of modules"))
}

fn arrows(graph: &Graph) -> Vec<String> {
    graph.arrows.keys().map(|(a, b)| format!("{a} → {b}")).collect()
}

/// The names of the only cycle.
fn cycle(files: &[(&str, &str)]) -> String {
    let all = graph(files).cycles();
    assert_eq!(all.len(), 1, "{all:?}");
    told(&all[0]).lines().next().unwrap_or_default().to_owned()
}

#[test]
fn two_files_that_use_each_other_are_a_cycle() {
    let a = ("a", "use crate::b::B;\npub struct A;");
    let b = ("b", "pub struct B;\nimpl B { fn f() { let _ = crate::a::A; } }");
    assert_eq!(cycle(&[("", "mod a; mod b;"), a, b]), "a → b → a");
    let told = told(&graph(&[("", "mod a; mod b;"), a, b]).cycles()[0]);
    assert!(told.contains("b → a (line 2: crate::a::A)"), "{told}");
}

#[test]
fn a_cycle_of_three_is_told_in_its_order() {
    let files = [
        ("", "mod a; mod b; mod c;"),
        ("a", "use super::b;\npub fn f() { b::g() }"),
        ("b", "use crate::c::{self, h as i};\npub fn g() { i(); c::h() }"),
        ("c", "pub fn h() { super::a::f() }"),
    ];
    assert_eq!(cycle(&files), "a → b → c → a");
}

#[test]
fn paths_in_macro_calls_and_types_count() {
    let files = [
        ("", "mod a; mod b;"),
        ("a", "pub fn f() { println!(\"{}\", crate::b::X) }"),
        ("b", "pub const X: u8 = 1; pub struct S(Vec<crate::a::T<u8>>);"),
    ];
    assert_eq!(cycle(&files), "a → b → a");
}

#[test]
fn a_parent_that_uses_its_child_must_not_be_used_by_it() {
    let parent = "mod child; pub struct Shared; pub fn f() { child::g() }";
    let files = [("", "mod parent;"), ("parent", parent), ("parent::child", "pub fn g() { let _ = super::Shared; }")];
    assert_eq!(cycle(&files), "parent → parent::child → parent");
}

#[test]
fn a_parent_that_hands_on_a_name_of_its_child_does_not_use_it() {
    let parent = "mod child; pub use child::g; pub struct Shared;";
    let child = ("parent::child", "use super::Shared; pub fn g(_: Shared) {}");
    let g = graph(&[("", "mod parent;"), ("parent", parent), child]);
    assert_eq!(arrows(&g), ["parent::child → parent"]);
    // unless it calls it
    let parent = format!("{parent} pub fn f() {{ g(Shared) }}");
    assert_eq!(cycle(&[("", "mod parent;"), ("parent", &parent), child]), "parent → parent::child → parent");
}

#[test]
fn a_name_is_followed_through_re_exports_to_its_file() {
    let files = [
        ("", "mod a; mod b; mod c; pub use b::Deep;"),
        ("a", "use crate::Deep; use crate::b::Wide;"),
        ("b", "mod deep; mod wide; pub use deep::Deep; pub use wide::*;"),
        ("b::deep", "pub struct Deep;"),
        ("b::wide", "pub struct Wide;"),
        ("c", "use super::b::deep::Deep as D; fn f(_: D) {}"),
    ];
    assert_eq!(arrows(&graph(&files)), ["a → b::deep", "a → b::wide", "c → b::deep"]);
}

#[test]
fn modules_within_a_file_are_of_that_file() {
    let files = [
        ("", "mod a; mod b;"),
        ("a", "mod inner { pub fn f() { super::g(); crate::b::h() } } fn g() { inner::f() }"),
        ("b", "pub fn h() {} pub mod feature { pub const X: u8 = 0; }"),
    ];
    assert_eq!(arrows(&graph(&files)), ["a → b"]);
    let back = ("b", "pub fn h() { crate::a::inner::f() }");
    assert_eq!(cycle(&[files[0], files[1], back]), "a → b → a");
}

#[test]
fn comments_strings_and_tests_are_no_imports() {
    let a = "
        //! [`crate::b::B`]
        /// See crate::b::B and `use crate::b`.
        // use crate::b::B;
        /* crate::b::B /* nested */ */
        pub struct A;
        fn f<'a>(_: &'a str) -> char { let _ = (\"crate::b::B\", r#\"use crate::b;\"#, b\"crate::b\"); '\"' }
        #[cfg(test)]
        use crate::b::B;
        #[cfg(test)]
        mod tests { use crate::b::B; }
        #[cfg(all(test, unix))]
        pub(crate) fn g() { crate::b::h() }
        #[cfg(test)]
        const X: crate::b::B = crate::b::B { };
        struct S { #[cfg(test)] field: crate::b::B, other: u8 }
        fn last() { #[cfg(test)] { crate::b::h(); } #[cfg(test)] let _ = crate::b::h(); }
        #[cfg(doctest)]
        struct Readme;
    ";
    let g = graph(&[("", "mod a; mod b;"), ("a", a), ("b", "use crate::a::A; pub struct B; pub fn h(_: A) {}")]);
    assert_eq!(arrows(&g), ["b → a"]);
}

#[test]
fn what_is_compiled_outside_of_tests_counts_whatever_else_it_asks() {
    for condition in ["not(test)", "any(test, unix)", "debug_assertions", "all(not(test), unix)"] {
        let a = format!("#[cfg({condition})]\nuse crate::b::B;\npub struct A;");
        let g = graph(&[("", "mod a; mod b;"), ("a", &a), ("b", "pub struct B;")]);
        assert_eq!(arrows(&g), ["a → b"], "{condition}");
    }
    // what follows an item of tests counts
    let a = "#[cfg(test)] mod tests { use super::*; } pub fn f() { crate::b::h() }";
    assert_eq!(arrows(&graph(&[("", "mod a; mod b;"), ("a", a), ("b", "pub fn h() {}")])), ["a → b"]);
}

#[test]
fn variables_fields_methods_and_other_crates_are_no_modules() {
    let a = "use std::b::B; use other::b; fn f(b: u8) { let s = S { b }; s.b; s.b(); T::b(); <S as b::X>::y(); b(); }";
    let g = graph(&[("", "mod a; mod b;"), ("a", a), ("b", "pub fn b() {}")]);
    assert_eq!(arrows(&g), [""; 0]);
}

#[test]
fn a_type_whose_own_file_calls_methods_of_another_file_is_a_cycle() {
    let files = [
        ("", "mod a; mod b;"),
        ("a", "pub struct A; impl A { pub fn f(&self) { self.g() } }"),
        ("b", "use crate::a::A; impl A { pub(crate) fn g(&self) {} }"),
    ];
    assert_eq!(cycle(&files), "a → b → a");
    let foreign = graph(&files).foreign_impls().to_vec();
    assert_eq!((foreign.len(), &*foreign[0].name, &*foreign[0].home, &*foreign[0].file), (1, "A", "a", "b"));
    // under another name, by its whole path, with its arguments
    for text in [
        "use crate::a::A as Other; impl Other { fn g(&self) {} }",
        "impl crate::a::A { fn g(&self) {} }",
        "impl<'a> super::a::A<'a> { fn g(&self) {} }",
    ] {
        let foreign = graph(&[files[0], files[1], ("b", text)]).foreign_impls().to_vec();
        assert_eq!(foreign.iter().map(|i| (&*i.home, &*i.file)).collect::<Vec<_>>(), [("a", "b")], "{text}");
    }
    // an `impl` of a trait is no method of the type
    let files = [files[0], files[1], ("b", "use crate::a::A; impl From<A> for u8 { fn g(&self) {} }")];
    let g = graph(&files);
    assert_eq!((arrows(&g), g.foreign_impls().len()), (vec!["b → a".to_owned()], 0));
}

/// A type, and two files that give it methods.
fn spread<'t>(one: &'t str, two: &'t str) -> [(&'t str, &'t str); 4] {
    [
        ("", "mod a; mod one; mod two;"),
        ("a", "pub struct A; impl A { pub fn own(&self) {} }"),
        ("one", one),
        ("two", two),
    ]
}

#[test]
fn methods_of_a_type_that_call_each_other_are_a_cycle_of_their_files() {
    let two = "use crate::a::A; impl A { pub(crate) fn down(&self) { self.up() } }";
    for call in [
        "self.down()",
        "Self::down(self)",
        "[()].iter().for_each(|()| vec![(self.down(), ())].clear())",
        "self.down::<u8>()",
        "let f = Self::down;",
    ] {
        let one = format!("use crate::a::A; impl A {{ pub(crate) fn up(&self) {{ {call} }} }}");
        assert_eq!(cycle(&spread(&one, two)), "one → two → one", "{call}");
    }
    // by another name, and from an `impl` of a trait
    let one = "use super::a::A as B; impl<'a> B<'a> { fn up(&self) {} } impl Drop for B<'_> { fn drop(&mut self) { self.down() } }";
    assert_eq!(cycle(&spread(one, two)), "one → two → one");
    let found = graph(&spread(one, two)).arrows;
    assert_eq!(found[&("one".to_owned(), "two".to_owned())].what, "self.down()");
}

#[test]
fn a_method_that_another_file_calls_is_looked_for_by_its_type() {
    let two = "use crate::a::A; impl A { pub(crate) fn down(&self) { self.own() } }";
    let down_only = ["one → a", "one → two", "two → a"];
    assert_eq!(arrows(&graph(&spread("use crate::a::A; impl A { fn up(&self) { self.down() } }", two))), down_only);
    for one in [
        // of another type, of a field, of the file itself, of its tests, without a call
        "use crate::a::A; struct C; impl C { fn down(&self) {} fn up(&self, _: A) { self.down() } }",
        "use crate::a::A; struct C; impl C { fn up(&self, _: A) { self.down() } }",
        "use crate::a::A; impl A { fn up(&self) { self.a.down() } }",
        "use crate::a::A; impl A { fn up(&self) { self.down() } } impl A { fn down(&self) {} }",
        "use crate::a::A; impl A { #[cfg(test)] fn up(&self) { self.down() } }",
        "use crate::a::A; impl A { fn up(&self) { self.down; down() } }",
    ] {
        assert_eq!(arrows(&graph(&spread(one, two))), ["one → a", "two → a"], "{one}");
    }
    // types of one name in two files
    let two = "pub struct A; impl A { pub(crate) fn down(&self) {} }";
    assert_eq!(arrows(&graph(&spread("use crate::a::A; impl A { fn up(&self) { self.down() } }", two))), ["one → a"]);
}

#[test]
fn folders_that_use_each_other_are_a_cycle_though_no_two_files_do() {
    let files = [
        ("", "mod p; mod q;"),
        ("p", "mod one; mod two;"),
        ("p::one", "use crate::q::three::X;"),
        ("p::two", "pub struct Y;"),
        ("q", "mod three; mod four;"),
        ("q::three", "pub struct X;"),
        ("q::four", "use crate::p::two::Y;"),
    ];
    let g = graph(&files);
    assert_eq!(g.cycles().len(), 0);
    let found = g.folders().cycles();
    assert_eq!(found.len(), 1);
    assert!(told(&found[0]).starts_with("p → q → p"), "{}", told(&found[0]));
}

const HEADER: &str =
    "//! Text.\n//!\n//! | room | answers |\n//! |---|---|\n//! | `low`, `beside` | a `word` |\n//! | `top` | b |\n";

#[test]
fn an_import_against_the_declared_order_is_named() {
    let rows = order::declared(HEADER).expect("a table");
    assert_eq!(rows.into_iter().collect::<Vec<_>>(), [("beside".into(), 0), ("low".into(), 0), ("top".into(), 1)]);
    let rows = order::declared(HEADER).expect("a table");
    let root = ("", "mod low; mod top; mod beside;");
    let right =
        graph(&[root, ("low", "use crate::beside::B;"), ("beside", "pub struct B;"), ("top", "use crate::low;")]);
    assert_eq!(order::against(&right, &rows), [""; 0]);
    let wrong = graph(&[root, ("low", "fn f() { crate::top::g() }"), ("beside", ""), ("top", "pub fn g() {}")]);
    assert_eq!(order::against(&wrong, &rows), ["against the declared order: low → top (line 1: crate::top::g)"]);
}

#[test]
fn a_room_without_a_row_and_a_row_without_a_room_are_named() {
    let rows = order::declared(HEADER).expect("a table");
    let g = graph(&[("", "mod low; mod new; mod beside;"), ("low", ""), ("new", ""), ("beside", "")]);
    let found = order::against(&g, &rows);
    assert_eq!(found, ["`new` stands in no row of the declared order", "`top` of the declared order is no module"]);
    assert!(order::declared("//! Text without a table.\n").is_err());
    assert!(order::declared(&HEADER.replace("`top`", "`low`")).is_err());
    let g = graph(&[("", "mod low; pub const X: u8 = 1;"), ("low", "use crate::X;")]);
    assert!(order::against(&g, &rows).iter().any(|f| f.contains("root of the crate")));
}

#[test]
fn a_crate_that_depends_on_one_beside_or_above_it_is_named() {
    let drawing = "# A\n```\n   top        `low` in words\n  /\nmid   side\n  low\n```\n```\nlow\n```\n";
    let names: BTreeSet<String> = ["top", "mid", "side", "low"].iter().map(|n| (*n).to_owned()).collect();
    let floors = manifest::floors(drawing, &names);
    assert_eq!(floors, [vec!["top"], vec!["mid", "side"], vec!["low"]]);
    let of = |name: &str, uses: &str| {
        let text =
            format!("[package]\nname = \"{name}\"\n[dependencies]\n{uses}\n[dev-dependencies]\ntop.workspace = true");
        manifest::read(&text).expect("a manifest")
    };
    let mut all: Dependencies =
        [of("top", "low = \"1\"\nserde = \"1\""), of("mid", ""), of("side", ""), of("low", "")].into();
    assert_eq!(manifest::against(&all, &floors), [""; 0]);
    all.extend([of("mid", "other = { package = \"side\", version = \"1\" }"), of("low", "top = \"1\""), of("new", "")]);
    let found = manifest::against(&all, &floors);
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found[0].contains("`low` depends on `top`") && found[1].contains("`mid` depends on `side`"), "{found:?}");
}
