//! Nothing is put off without an issue number, and tests neither sleep, nor hope for a panic, nor are passed over.
//!
//! A test that waits for others looks again and again, in a loop with a short pause. A pause that is itself what is tested, such as a
//! server that is gone for a while, says so in the line above it.

use super::{Project, Source};
use crate::rust;
use crate::tree::Problem;
use syn::visit::Visit;
use syn::{Attribute, ExprForLoop, ExprLoop, ExprPath, ExprWhile, ItemFn, ItemMod, Macro};

/// What marks work put off in a comment.
const MARKS: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];

/// What marks work put off in code.
const MACROS: [&str; 2] = ["todo", "unimplemented"];

/// What a pause says that is itself the fault of a test.
const FAULT: &str = "// The pause is the fault";

/// What is put off or passed over.
pub(super) fn check(project: &Project<'_>) -> Vec<Problem> {
    let mut problems: Vec<Problem> = project.sources.iter().flat_map(code).collect();
    for ending in [".rs", ".toml", ".ftl"] {
        for (path, text) in project.tree.below("", ending) {
            problems.extend(marks(path, text));
        }
    }
    problems
}

fn marks(path: &str, text: &str) -> Vec<Problem> {
    let marked = |line: &str| {
        let mut words = line.split(|c: char| !c.is_alphanumeric());
        words.find_map(|word| MARKS.iter().find(|mark| **mark == word))
    };
    let lines = text.lines().enumerate().filter(|(_, line)| !has_issue(line));
    lines
        .filter_map(|(at, line)| Some((at + 1, marked(line)?)))
        .map(|(at, mark)| Problem::new(path, at, format!("{mark} without an issue number")))
        .collect()
}

/// Whether a text names an issue: `#12`.
fn has_issue(text: &str) -> bool {
    text.split('#').skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn code(source: &Source<'_>) -> Vec<Problem> {
    let in_test = source.path.contains("/tests/");
    let lines = source.text.lines().collect();
    let mut look = Look { path: source.path, lines, in_test, loops: 0, problems: Vec::new() };
    look.visit_file(&source.syntax);
    look.problems
}

struct Look<'a> {
    path: &'a str,
    lines: Vec<&'a str>,
    in_test: bool,
    /// How many loops stand around what is looked at.
    loops: usize,
    problems: Vec<Problem>,
}

impl Look<'_> {
    fn problem(&mut self, line: usize, what: String) {
        self.problems.push(Problem::new(self.path, line, what));
    }

    fn looped(&mut self, look: impl FnOnce(&mut Self)) {
        self.loops += 1;
        look(self);
        self.loops -= 1;
    }

    /// Whether a pause at a line is one that a test may make.
    fn may_pause(&self, line: usize) -> bool {
        let above = line.checked_sub(2).and_then(|at| self.lines.get(at));
        self.loops > 0 || above.is_some_and(|above| above.trim().starts_with(FAULT))
    }

    fn within(&mut self, attrs: &[Attribute], look: impl FnOnce(&mut Self)) {
        let outer = self.in_test;
        self.in_test |= attrs.iter().any(rust::is_of_tests);
        look(self);
        self.in_test = outer;
    }
}

/// The tokens of an attribute or macro as text.
fn said(attr: &Attribute) -> String {
    match &attr.meta {
        syn::Meta::List(it) => it.tokens.to_string(),
        syn::Meta::NameValue(it) => match &it.value {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => text.value(),
            _ => String::new(),
        },
        syn::Meta::Path(_) => String::new(),
    }
}

impl<'ast> Visit<'ast> for Look<'_> {
    fn visit_attribute(&mut self, it: &'ast Attribute) {
        let line = it.pound_token.span.start().line;
        if it.path().is_ident("should_panic") {
            self.problem(line, "should_panic: assert on the error that is returned".to_owned());
        }
        if it.path().is_ident("ignore") && !has_issue(&said(it)) {
            self.problem(line, "ignore without an issue number".to_owned());
        }
    }

    fn visit_macro(&mut self, it: &'ast Macro) {
        let name = it.path.segments.last().map(|segment| &segment.ident);
        let put_off = name.filter(|name| MACROS.iter().any(|other| *name == other));
        if let Some(name) = put_off
            && !has_issue(&it.tokens.to_string())
        {
            self.problem(name.span().start().line, format!("{name}! without an issue number"));
        }
    }

    fn visit_expr_path(&mut self, it: &'ast ExprPath) {
        let path: Vec<String> = it.path.segments.iter().map(|s| s.ident.to_string()).collect();
        let ends = |with: [&str; 2]| path.ends_with(&with.map(str::to_owned));
        let line = it.path.segments[0].ident.span().start().line;
        if self.in_test
            && (ends(["thread", "sleep"]) || ends(["time", "sleep"]) && !self.may_pause(line))
        {
            self.problem(line, "a test does not sleep: it looks again in a loop".to_owned());
        }
    }

    fn visit_expr_loop(&mut self, it: &'ast ExprLoop) {
        self.looped(|look| syn::visit::visit_expr_loop(look, it));
    }

    fn visit_expr_while(&mut self, it: &'ast ExprWhile) {
        self.looped(|look| syn::visit::visit_expr_while(look, it));
    }

    fn visit_expr_for_loop(&mut self, it: &'ast ExprForLoop) {
        self.looped(|look| syn::visit::visit_expr_for_loop(look, it));
    }

    fn visit_item_fn(&mut self, it: &'ast ItemFn) {
        self.within(&it.attrs, |look| syn::visit::visit_item_fn(look, it));
    }

    fn visit_item_mod(&mut self, it: &'ast ItemMod) {
        self.within(&it.attrs, |look| syn::visit::visit_item_mod(look, it));
    }
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::*;

    fn refused(text: &str) -> bool {
        !found(check, &[("crates/a/src/b.rs", text)]).is_empty()
    }

    #[test]
    fn marks_need_an_issue() {
        for mark in MARKS {
            assert!(refused(&format!("// {mark}: later\nfn a() {{}}")), "{mark}");
            assert!(!refused(&format!("// {mark} (#12): later\nfn a() {{}}")), "{mark}");
            assert!(!refused(&format!("// {mark}S\nfn a() {{}}")), "{mark}");
            let data = format!("a = 1 # {mark}\n");
            assert_eq!(found(check, &[("games/a/data/b.toml", &data)]).len(), 1);
        }
    }

    #[test]
    fn unwritten_code_needs_an_issue() {
        for name in MACROS {
            assert!(refused(&format!("fn a() {{ {name}!() }}")), "{name}");
            assert!(!refused(&format!("fn a() {{ {name}!(\"#12 brings it\") }}")), "{name}");
        }
    }

    #[test]
    fn ignored_tests_need_an_issue() {
        assert!(refused("#[test]\n#[ignore]\nfn a() {}"));
        assert!(refused("#[test]\n#[ignore = \"slow\"]\nfn a() {}"));
        assert!(!refused("#[test]\n#[ignore = \"#12\"]\nfn a() {}"));
    }

    #[test]
    fn tests_do_not_hope_for_a_panic() {
        assert!(refused("#[test]\n#[should_panic]\nfn a() {}"));
        assert!(!refused("#[test]\nfn a() {}"));
    }

    #[test]
    fn tests_do_not_sleep() {
        assert!(refused("#[test]\nfn a() { std::thread::sleep(b); }"));
        assert!(refused("#[cfg(test)]\nmod tests { fn a() { thread::sleep(b); } }"));
        assert!(!refused("fn a() { std::thread::sleep(b); }"));
        let paused = |before: &str| {
            format!("#[tokio::test]\nasync fn a() {{\n{before}\ntokio::time::sleep(b).await;\n}}\n")
        };
        assert!(refused(&paused("")));
        assert!(refused(&paused("// A while.")));
        assert!(!refused(&paused("// The pause is the fault: the server is gone.")));
        let again = "#[tokio::test]\nasync fn a() { while !b() { tokio::time::sleep(c).await; } }";
        assert!(!refused(again));
    }
}
