//! From text to modules: what a module declares, what it defines, which paths it names.
//!
//! The text is taken apart by `proc_macro2`, so that comments and strings are no paths and the insides of macro calls are
//! looked at like all other code. An item behind `#[cfg(test)]` (or `all(test, …)`, or `doctest`) is skipped, with the file
//! of a module that is declared so.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A path as it is written, from the module in which it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its segments; the first may be `crate`, `self` or `super`.
    pub segments: Vec<String>,
    /// Line in the file.
    pub line: usize,
}

/// A module of a crate.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// Names from the root of the crate; the root itself has none.
    pub path: Vec<String>,
    /// The module whose file this stands in: itself, or one above for `mod name { … }`.
    pub file: Vec<String>,
    /// Modules that are declared here.
    pub children: BTreeSet<String>,
    /// Names that are defined here.
    pub items: BTreeSet<String>,
    /// Names that are brought here by `use`, with the path that each stands for.
    pub bindings: BTreeMap<String, Vec<String>>,
    /// Names among the bindings that are handed on: `pub use`.
    pub handed_on: BTreeSet<String>,
    /// Paths of `use …::*`.
    pub globs: Vec<Vec<String>>,
    /// Paths that are named by `use`, with whether they are handed on.
    pub uses: Vec<(Named, bool)>,
    /// Paths that are named in code.
    pub paths: Vec<Named>,
    /// `impl`s of types, of themselves and of traits.
    pub impls: Vec<Impl>,
}

/// An `impl` of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impl {
    /// The type as it is written, by the segments of its path.
    pub of: Vec<String>,
    /// Whether it is of the type itself, not of a trait.
    pub inherent: bool,
    /// Line in the file.
    pub line: usize,
    /// The functions in it.
    pub methods: BTreeSet<String>,
    /// What it calls on `self` or names by `Self`, with a line.
    pub calls: BTreeMap<String, usize>,
}

/// The modules of a crate, by their paths.
pub type Modules = BTreeMap<Vec<String>, Module>;

/// Reads the crate whose root is the file `root`.
///
/// # Errors
/// A file that cannot be read or taken apart, or a module that has no file.
pub fn read(root: &Path) -> Result<Modules, String> {
    let mut modules = Modules::new();
    let folder = root.parent().ok_or("the root of a crate stands in a folder")?;
    file(root, folder, Vec::new(), &mut modules)?;
    Ok(modules)
}

/// Reads one module from text, as the root of a crate without files: for tests of the checker.
///
/// # Errors
/// Text that cannot be taken apart.
pub fn read_text(files: &[(&str, &str)]) -> Result<Modules, String> {
    let mut modules = Modules::new();
    for (name, text) in files {
        let path: Vec<String> = name.split("::").filter(|s| !s.is_empty()).map(str::to_owned).collect();
        let mut declared = Vec::new();
        module(text, path, &mut modules, &mut declared)?;
    }
    Ok(modules)
}

/// Reads a file and those of the modules that it declares, which stand in `folder`.
fn file(at: &Path, folder: &Path, path: Vec<String>, modules: &mut Modules) -> Result<(), String> {
    let text = fs::read_to_string(at).map_err(|e| format!("{}: {e}", at.display()))?;
    let mut declared = Vec::new();
    module(&text, path, modules, &mut declared).map_err(|e| format!("{}: {e}", at.display()))?;
    for child in declared {
        let (above, name) = child.split_at(child.len() - 1);
        // the folder of the module that declares it: that of the file, and one for each `mod name { … }` around it
        let depth = folder_depth(above, modules);
        let mut inside = folder.to_path_buf();
        inside.extend(&above[above.len() - depth..]);
        let candidates: [PathBuf; 2] = [inside.join(format!("{}.rs", name[0])), inside.join(&name[0]).join("mod.rs")];
        let Some(at) = candidates.iter().find(|p| p.is_file()) else {
            return Err(format!("no file for the module `{}`", child.join("::")));
        };
        file(at, &inside.join(&name[0]), child.clone(), modules)?;
    }
    Ok(())
}

/// How many inline modules stand around a place in a file.
fn folder_depth(path: &[String], modules: &Modules) -> usize {
    modules.get(path).map_or(0, |m| m.path.len() - m.file.len())
}

/// Reads the text of a file as the module `path`.
fn module(text: &str, path: Vec<String>, modules: &mut Modules, declared: &mut Vec<Vec<String>>) -> Result<(), String> {
    let tokens: TokenStream = text.parse().map_err(|e| format!("cannot be taken apart: {e}"))?;
    let mut reader = Reader { file: path.clone(), modules, declared };
    reader.body(&trees(tokens), path);
    Ok(())
}

fn trees(tokens: TokenStream) -> Vec<TokenTree> {
    tokens.into_iter().collect()
}

fn line(tree: &TokenTree) -> usize {
    tree.span().start().line
}

fn ident(tree: Option<&TokenTree>) -> Option<String> {
    match tree {
        Some(TokenTree::Ident(i)) => Some(i.to_string()),
        _ => None,
    }
}

fn is_punct(tree: Option<&TokenTree>, c: char) -> bool {
    matches!(tree, Some(TokenTree::Punct(p)) if p.as_char() == c)
}

fn is_colons(tokens: &[TokenTree], i: usize) -> bool {
    is_punct(tokens.get(i), ':') && is_punct(tokens.get(i + 1), ':')
}

fn group(tree: Option<&TokenTree>, delimiter: Delimiter) -> Option<Vec<TokenTree>> {
    match tree {
        Some(TokenTree::Group(g)) if g.delimiter() == delimiter => Some(trees(g.stream())),
        _ => None,
    }
}

/// What of a file has been found.
struct Reader<'a> {
    file: Vec<String>,
    modules: &'a mut Modules,
    declared: &'a mut Vec<Vec<String>>,
}

impl Reader<'_> {
    /// The items of a module.
    fn body(&mut self, tokens: &[TokenTree], path: Vec<String>) {
        let mut m = Module { path, file: self.file.clone(), ..Module::default() };
        let mut i = 0;
        while i < tokens.len() {
            if let Some(next) = test_only(tokens, i) {
                i = next;
                continue;
            }
            i = self.item(tokens, i, &mut m);
        }
        let path = m.path.clone();
        self.modules.insert(path, m);
    }

    /// One token of a module's body, or the item that begins there; gives where the next one begins.
    fn item(&mut self, tokens: &[TokenTree], i: usize, m: &mut Module) -> usize {
        let word = ident(tokens.get(i)).unwrap_or_default();
        let name = ident(tokens.get(i + 1));
        match (word.as_str(), name) {
            ("mod", Some(name)) => {
                m.children.insert(name.clone());
                let path: Vec<String> = m.path.iter().cloned().chain([name]).collect();
                match group(tokens.get(i + 2), Delimiter::Brace) {
                    Some(inner) => self.body(&inner, path),
                    None => self.declared.push(path),
                }
                return i + 3;
            }
            ("fn" | "struct" | "enum" | "trait" | "type" | "const" | "static" | "union", Some(name)) => {
                m.items.insert(name);
            }
            ("macro_rules", None) => drop(ident(tokens.get(i + 2)).map(|name| m.items.insert(name))),
            ("impl", _) => impl_of(tokens, i, m),
            ("use", _) => {
                let public = i > 0
                    && (ident(tokens.get(i - 1)).as_deref() == Some("pub")
                        || group(tokens.get(i - 1), Delimiter::Parenthesis).is_some());
                return use_tree(tokens, i, m, Some(public));
            }
            _ => {}
        }
        code(tokens, i, m)
    }
}

/// Where the code goes on, if a token begins what is compiled for tests only.
fn test_only(tokens: &[TokenTree], i: usize) -> Option<usize> {
    if !is_punct(tokens.get(i), '#') {
        return None;
    }
    let attribute = group(tokens.get(i + 1), Delimiter::Bracket)?;
    if ident(attribute.first()).as_deref() != Some("cfg") {
        return None;
    }
    let predicate = group(attribute.get(1), Delimiter::Parenthesis)?;
    is_test(&predicate).then(|| skip_item(tokens, i + 2))
}

/// Whether a predicate holds in tests only.
fn is_test(predicate: &[TokenTree]) -> bool {
    match ident(predicate.first()).as_deref() {
        Some("test" | "doctest") => true,
        Some("all") => group(predicate.get(1), Delimiter::Parenthesis)
            .is_some_and(|inner| inner.split(|t| is_punct(Some(t), ',')).any(is_test)),
        _ => false,
    }
}

/// Where the item, field or arm that begins at `i` is over.
fn skip_item(tokens: &[TokenTree], mut i: usize) -> usize {
    while is_punct(tokens.get(i), '#') {
        i += 2;
    }
    while ident(tokens.get(i)).as_deref() == Some("pub") || group(tokens.get(i), Delimiter::Parenthesis).is_some() {
        i += 1;
    }
    let word = ident(tokens.get(i)).unwrap_or_default();
    let to_semicolon = matches!(word.as_str(), "use" | "const" | "static" | "type" | "let")
        && ident(tokens.get(i + 1)).as_deref() != Some("fn");
    let is_item = matches!(
        word.as_str(),
        "fn" | "mod" | "impl" | "struct" | "enum" | "trait" | "union" | "async" | "extern" | "macro_rules" | "const"
    );
    while i < tokens.len() {
        let ends = match &tokens[i] {
            TokenTree::Punct(p) if p.as_char() == ';' => true,
            TokenTree::Punct(p) if p.as_char() == ',' => !to_semicolon && !is_item,
            TokenTree::Group(g) if g.delimiter() == Delimiter::Brace => !to_semicolon,
            _ => false,
        };
        i += 1;
        if ends {
            break;
        }
    }
    i
}

/// Notes an `impl`: its type, its functions, and which functions of the type it calls.
fn impl_of(tokens: &[TokenTree], i: usize, m: &mut Module) {
    let (mut depth, mut of, mut inherent) = (0_i32, Vec::new(), true);
    let mut k = i + 1;
    while let Some(t) = tokens.get(k) {
        match t {
            TokenTree::Punct(p) if p.as_char() == '<' => depth += 1,
            // the arrow of a function type closes nothing
            TokenTree::Punct(p) if p.as_char() == '>' && !is_punct(tokens.get(k - 1), '-') => depth -= 1,
            // what stands before is the trait
            TokenTree::Ident(w) if depth == 0 && w == "for" => {
                of.clear();
                inherent = false;
            }
            TokenTree::Ident(w) if depth == 0 && w == "where" => break,
            TokenTree::Ident(w) if depth == 0 => {
                if !is_punct(tokens.get(k - 1), ':') {
                    of.clear();
                }
                of.push(w.to_string());
            }
            TokenTree::Group(g) if g.delimiter() == Delimiter::Brace => break,
            _ => {}
        }
        k += 1;
    }
    if of.is_empty() {
        return;
    }
    let body = tokens[k..].iter().find_map(|t| group(Some(t), Delimiter::Brace)).unwrap_or_default();
    let mut found = Impl { of, inherent, line: line(&tokens[i]), methods: BTreeSet::new(), calls: BTreeMap::new() };
    for pair in body.windows(2) {
        if let (Some("fn"), Some(name)) = (ident(pair.first()).as_deref(), ident(pair.get(1))) {
            found.methods.insert(name);
        }
    }
    own_calls(&body, &mut found.calls);
    m.impls.push(found);
}

/// The names `f` of `self.f(…)` and `Self::f` in the body of an `impl`.
fn own_calls(tokens: &[TokenTree], calls: &mut BTreeMap<String, usize>) {
    let mut i = 0;
    while i < tokens.len() {
        if let Some(next) = test_only(tokens, i) {
            i = next;
            continue;
        }
        match &tokens[i] {
            TokenTree::Group(g) => own_calls(&trees(g.stream()), calls),
            TokenTree::Ident(name) if is_own_call(tokens, i) => {
                calls.entry(name.to_string()).or_insert_with(|| line(&tokens[i]));
            }
            _ => {}
        }
        i += 1;
    }
}

/// Code from `i` on: one token, or the path or `use` that begins there. Gives where the next one begins.
fn code(tokens: &[TokenTree], i: usize, m: &mut Module) -> usize {
    if let Some(next) = test_only(tokens, i) {
        return next;
    }
    match &tokens[i] {
        TokenTree::Group(g) => {
            let inner = trees(g.stream());
            let mut k = 0;
            while k < inner.len() {
                k = code(&inner, k, m);
            }
        }
        TokenTree::Ident(word) if word == "use" && is_use(tokens, i) => return use_tree(tokens, i, m, None),
        TokenTree::Ident(_) if begins_path(tokens, i) => return path(tokens, i, m),
        _ => {}
    }
    i + 1
}

/// `use` of an item, not of a captured lifetime (`impl Trait + use<'a>`).
fn is_use(tokens: &[TokenTree], i: usize) -> bool {
    !is_punct(tokens.get(i + 1), '<')
}

/// Whether no path or field goes on with this token.
fn begins_path(tokens: &[TokenTree], i: usize) -> bool {
    let field = i > 0 && is_punct(tokens.get(i - 1), '.') && !(i > 1 && is_punct(tokens.get(i - 2), '.'));
    let goes_on = i > 1 && is_colons(tokens, i - 2);
    !field && !goes_on
}

/// The name of `self.name(…)`, `self.name::<…>(…)` or `Self::name`.
fn is_own_call(tokens: &[TokenTree], i: usize) -> bool {
    let word = |back: usize| i.checked_sub(back).and_then(|k| ident(tokens.get(k)));
    let called = group(tokens.get(i + 1), Delimiter::Parenthesis).is_some() || is_colons(tokens, i + 1);
    let of_self = word(2).as_deref() == Some("self") && is_punct(tokens.get(i - 1), '.');
    let of_type = word(3).as_deref() == Some("Self") && is_colons(tokens, i - 2);
    of_self && called || of_type
}

/// A path in code.
fn path(tokens: &[TokenTree], mut i: usize, m: &mut Module) -> usize {
    let at = line(&tokens[i]);
    let mut segments = Vec::new();
    while let Some(word) = ident(tokens.get(i)) {
        segments.push(word);
        i += 1;
        if !(is_colons(tokens, i) && ident(tokens.get(i + 2)).is_some()) {
            break;
        }
        i += 2;
    }
    let calls = group(tokens.get(i), Delimiter::Parenthesis).is_some() || is_punct(tokens.get(i), '!');
    let is_type = segments[0].starts_with(char::is_uppercase);
    // a lone word in small letters is a variable unless it is called
    if segments.len() > 1 || is_type || calls {
        m.paths.push(Named { segments, line: at });
    }
    i
}

/// A `use` from its word on; gives where it is over. `public` is none within a function.
fn use_tree(tokens: &[TokenTree], i: usize, m: &mut Module, public: Option<bool>) -> usize {
    let end = tokens[i..].iter().position(|t| is_punct(Some(t), ';')).map_or(tokens.len(), |n| i + n);
    let start = if is_colons(tokens, i + 1) { i + 3 } else { i + 1 };
    branch(&tokens[start..end], &[], m, public);
    end + 1
}

/// One branch of a `use`, below the path so far.
fn branch(tokens: &[TokenTree], above: &[String], m: &mut Module, public: Option<bool>) {
    let mut segments = above.to_vec();
    let mut i = 0;
    while let Some(t) = tokens.get(i) {
        match t {
            TokenTree::Ident(w) if w == "as" => break,
            TokenTree::Ident(w) => segments.push(w.to_string()),
            TokenTree::Group(g) => {
                for part in trees(g.stream()).split(|t| is_punct(Some(t), ',')).filter(|p| !p.is_empty()) {
                    branch(part, &segments, m, public);
                }
                return;
            }
            TokenTree::Punct(p) if p.as_char() == '*' => {
                if public.is_some() {
                    m.globs.push(segments.clone());
                }
                m.uses.push((Named { segments, line: line(t) }, public == Some(true)));
                return;
            }
            _ => {}
        }
        i += 1;
    }
    let Some(at) = tokens.first().map(line) else { return };
    // `a::{self}` is `a`
    if segments.len() > 1 && segments.last().is_some_and(|s| s == "self") {
        segments.pop();
    }
    let name = ident(tokens.get(i + 1)).or_else(|| segments.last().cloned());
    if let (Some(name), Some(public)) = (name, public) {
        if public {
            m.handed_on.insert(name.clone());
        }
        m.bindings.insert(name, segments.clone());
    }
    m.uses.push((Named { segments, line: at }, public == Some(true)));
}
