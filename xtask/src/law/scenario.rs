//! Scenarios: the tests of a game that say `.proves(law::chapter::PARAGRAPH)`.
//!
//! A test that goes through a table may say `.proves(para)`: it proves the paragraphs that its table lists. What a test proves it must
//! also assert something of, itself or by a function of the tests: `.proves` alone says only that the play came by.

use super::imports::Imports;
use crate::rust;
use crate::tree::{Place, Problem, Tree};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::Visit;
use syn::{Expr, ExprMethodCall, ExprPath, ImplItemFn, ItemFn, Macro};

/// A paragraph that a test names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Proof {
    /// How the constant may be meant: its path, or one path for each glob import.
    pub(crate) readings: Vec<Vec<String>>,
    /// The test it stands in; none in a helper or an ignored test.
    pub(crate) test: Option<String>,
    /// Whether it was found in a table, where not every constant is a paragraph.
    pub(crate) is_listed: bool,
    /// Where it stands.
    pub(crate) place: Place,
}

/// What the tests of a game prove, and the files that cannot be read.
pub(crate) fn proofs(game: &str, tree: &Tree) -> (Vec<Proof>, Vec<Problem>) {
    let (mut proofs, mut problems) = (Vec::new(), Vec::new());
    let mut deeds = Deeds::default();
    for (path, text) in tree.below(&format!("games/{game}/tests/"), ".rs") {
        match rust::parse(path, text) {
            Ok(file) => {
                deeds.visit_file(&file);
                let mut imports = Imports::default();
                imports.visit_file(&file);
                let mut finder =
                    Finder { file: path, imports, test: None, local: None, found: Vec::new() };
                finder.visit_file(&file);
                proofs.append(&mut finder.found);
            }
            Err(problem) => problems.push(problem),
        }
    }
    problems.extend(deeds.idle(&proofs));
    (proofs, problems)
}

/// What the functions of the tests do: whether they assert something, and what they call. Functions of one name are one here.
#[derive(Default)]
struct Deeds {
    within: String,
    asserting: BTreeSet<String>,
    called: BTreeMap<String, BTreeSet<String>>,
}

impl Deeds {
    fn within(&mut self, name: String, look: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.within, name);
        look(self);
        self.within = outer;
    }

    fn call(&mut self, name: String) {
        self.called.entry(self.within.clone()).or_default().insert(name);
    }

    /// The tests that prove and neither assert nor call what asserts.
    fn idle(mut self, proofs: &[Proof]) -> Vec<Problem> {
        loop {
            let asserts = |calls: &BTreeSet<String>| !calls.is_disjoint(&self.asserting);
            let more = self
                .called
                .iter()
                .filter(|(name, calls)| !self.asserting.contains(*name) && asserts(calls));
            let more: Vec<String> = more.map(|(name, _)| name.clone()).collect();
            if more.is_empty() {
                break;
            }
            self.asserting.extend(more);
        }
        let idle = proofs.iter().filter_map(|proof| {
            let test = proof.test.as_ref().filter(|test| !self.asserting.contains(*test))?;
            let what = format!("{test} proves a paragraph and asserts nothing of what it did");
            Some(Problem { place: proof.place.clone(), what })
        });
        idle.collect()
    }
}

impl<'ast> Visit<'ast> for Deeds {
    fn visit_item_fn(&mut self, it: &'ast ItemFn) {
        self.within(it.sig.ident.to_string(), |deeds| syn::visit::visit_item_fn(deeds, it));
    }

    fn visit_impl_item_fn(&mut self, it: &'ast ImplItemFn) {
        self.within(it.sig.ident.to_string(), |deeds| syn::visit::visit_impl_item_fn(deeds, it));
    }

    fn visit_macro(&mut self, it: &'ast Macro) {
        let name = it.path.segments.last().map(|segment| segment.ident.to_string());
        if name.is_some_and(|name| name.starts_with("assert")) {
            self.asserting.insert(self.within.clone());
        }
    }

    fn visit_expr_path(&mut self, it: &'ast ExprPath) {
        if let Some(segment) = it.path.segments.last() {
            self.call(segment.ident.to_string());
        }
    }

    fn visit_expr_method_call(&mut self, it: &'ast ExprMethodCall) {
        self.call(it.method.to_string());
        syn::visit::visit_expr_method_call(self, it);
    }
}

struct Finder<'a> {
    file: &'a str,
    imports: Imports,
    test: Option<String>,
    /// Where the function at hand proves a local of its own.
    local: Option<(Vec<String>, usize)>,
    found: Vec<Proof>,
}

impl Finder<'_> {
    fn file(&mut self, path: Vec<String>, line: usize, is_listed: bool) {
        let (readings, test) = (self.imports.readings(path), self.test.clone());
        let place = Place::new(self.file, line);
        self.found.push(Proof { readings, test, is_listed, place });
    }

    /// Files what the tables of a test list, where the test proves a local. A helper's parameter proves nothing.
    fn file_tables(&mut self, it: &ItemFn) {
        let Some((local, line)) = self.local.take().filter(|_| self.test.is_some()) else { return };
        let mut tables = Tables::default();
        tables.visit_item_fn(it);
        if tables.listed.is_empty() {
            return self.file(local, line, false);
        }
        for path in tables.listed {
            self.file(path, line, true);
        }
    }
}

/// The constants that the arrays and tuples of a function list.
#[derive(Default)]
struct Tables {
    depth: usize,
    listed: Vec<Vec<String>>,
}

impl<'ast> Visit<'ast> for Tables {
    fn visit_expr(&mut self, expr: &'ast Expr) {
        let is_table = matches!(expr, Expr::Array(_) | Expr::Tuple(_));
        self.depth += usize::from(is_table);
        if self.depth > 0 && matches!(expr, Expr::Path(_)) {
            self.listed.extend(constants(expr).into_iter().filter(|path| !is_local(path)));
        }
        syn::visit::visit_expr(self, expr);
        self.depth -= usize::from(is_table);
    }
}

/// Whether a path is the name of a local: one word in small letters.
fn is_local(path: &[String]) -> bool {
    path.len() == 1 && path[0].starts_with(char::is_lowercase)
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, it: &'ast ItemFn) {
        let outer = (self.test.take(), self.local.take());
        let counts = it.attrs.iter().any(rust::is_of_tests)
            && !it.attrs.iter().any(|attr| attr.path().is_ident("ignore"));
        self.test = counts.then(|| it.sig.ident.to_string());
        syn::visit::visit_item_fn(self, it);
        self.file_tables(it);
        (self.test, self.local) = outer;
    }

    fn visit_expr_method_call(&mut self, it: &'ast ExprMethodCall) {
        if it.method == "proves" {
            let line = it.method.span().start().line;
            for path in it.args.iter().flat_map(constants) {
                if is_local(&path) {
                    self.local = Some((path, line));
                } else {
                    self.file(path, line, false);
                }
            }
        }
        syn::visit::visit_expr_method_call(self, it);
    }
}

/// The constants an argument names, one or a list of them.
fn constants(expr: &Expr) -> Vec<Vec<String>> {
    match expr {
        Expr::Path(it) => vec![it.path.segments.iter().map(|s| s.ident.to_string()).collect()],
        Expr::Reference(it) => constants(&it.expr),
        Expr::Array(it) => it.elems.iter().flat_map(constants).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(String, Option<String>)> {
        let (proofs, _) = proofs("root", &Tree::of(&[("games/root/tests/law/a.rs", text)]));
        let said = |it: &Proof| it.readings.iter().map(|path| path.join("::")).collect::<Vec<_>>();
        proofs.iter().map(|it| (said(it).join(" or "), it.test.clone())).collect()
    }

    fn one(constant: &str, test: &str) -> Vec<(String, Option<String>)> {
        vec![(constant.to_owned(), Some(test.to_owned()))]
    }

    #[test]
    fn a_test_proves_what_it_names() {
        let text = "#[test] fn a() { game().plays(\"x\").proves(law::eyrie::TURMOIL); }";
        assert_eq!(found(text), one("law::eyrie::TURMOIL", "a"));
    }

    #[test]
    fn imported_and_renamed_names_are_followed() {
        let text = "use root::law::{eyrie::{self, TURMOIL}, vagabond as v};
            #[test] fn a() { game.proves(TURMOIL).proves(v::QUEST).proves(eyrie::MOVE); }";
        let mut names: Vec<_> = found(text).into_iter().map(|(name, _)| name).collect();
        names.sort();
        let law =
            ["root::law::eyrie::MOVE", "root::law::eyrie::TURMOIL", "root::law::vagabond::QUEST"];
        assert_eq!(names, law);
    }

    #[test]
    fn a_glob_is_one_of_the_readings() {
        let text = "use root::law::eyrie::*; #[test] fn a() { game.proves(TURMOIL); }";
        assert_eq!(found(text), one("root::law::eyrie::TURMOIL or TURMOIL", "a"));
    }

    #[test]
    fn helpers_and_ignored_tests_prove_nothing() {
        let text =
            "fn help() { g.proves(a::B); } #[test] #[ignore = \"#3\"] fn c() { g.proves(a::D); }";
        assert_eq!(found(text), [("a::B".into(), None), ("a::D".into(), None)]);
    }

    #[test]
    fn a_local_stands_for_what_the_tables_of_the_test_list() {
        let text =
            "#[test] fn a() { for (n, para) in [(1, x::B), (2, x::C)] { game(n).proves(para); } }";
        let names: Vec<_> = found(text).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["x::B", "x::C"]);
        let none = "#[test] fn a() { game.proves(para); }";
        assert_eq!(found(none), one("para", "a"));
        assert_eq!(found("fn ends(para: Para) { game.proves(para); }"), []);
    }

    #[test]
    fn a_list_proves_each_of_its_members() {
        let text = "#[test] fn a() { game.proves([a::B, a::C]); }";
        assert_eq!(found(text).len(), 2);
    }

    #[test]
    fn a_test_that_proves_asserts_something() {
        let idle = |text: &str| {
            let (_, problems) = proofs("root", &Tree::of(&[("games/root/tests/law/a.rs", text)]));
            problems.iter().map(|problem| problem.what.clone()).collect::<Vec<_>>()
        };
        let none = "#[test] fn a() { game().plays(\"x\").proves(b::C); }";
        assert_eq!(idle(none), ["a proves a paragraph and asserts nothing of what it did"]);
        assert!(
            idle("#[test] fn a() { assert_eq!(game.story(), \"\"); game.proves(b::C); }")
                .is_empty()
        );
        let helped = "fn ends(g: G) { assert!(g.is_over()); } fn both(g: G) { ends(g); }
            #[test] fn a() { both(game); game.proves(b::C); }";
        assert!(idle(helped).is_empty());
        let method = "impl G { fn ends(&self) { assert!(true); } } #[test] fn a() { g.ends().proves(b::C); }";
        assert!(idle(method).is_empty());
    }
}
