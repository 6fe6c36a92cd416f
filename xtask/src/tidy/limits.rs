//! Files of at most 500 lines, functions of at most 60 and five parameters; tables that read downwards are exempt.

use super::{Project, Source};
use crate::tree::Problem;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Attribute, Block, ImplItemFn, Item, ItemFn, Meta, Signature, TraitItemFn};

const FILE_LINES: usize = 500;
const FUNCTION_LINES: usize = 60;
const PARAMETERS: usize = 5;

/// What is too long.
pub(super) fn check(project: &Project<'_>) -> Vec<Problem> {
    project.sources.iter().flat_map(source).collect()
}

fn source(source: &Source<'_>) -> Vec<Problem> {
    let mut measure = Measure { source, functions: 0, problems: Vec::new() };
    measure.visit_file(&source.syntax);
    let tables: usize = source.syntax.items.iter().map(table_lines).sum();
    let lines = source.text.lines().count() - tables;
    // Scenarios are a table of questions; a file without functions is a table of types.
    let is_exempt = source.path.contains("/tests/") || measure.functions == 0;
    if lines > FILE_LINES && !is_exempt {
        let what = format!("{lines} lines: a file has at most {FILE_LINES}, tables not counted");
        measure.problems.push(Problem::new(source.path, 1, what));
    }
    measure.problems
}

/// The lines of an item that is a table: a constant, or a macro's rows.
fn table_lines(item: &Item) -> usize {
    match item {
        Item::Const(_) | Item::Static(_) => lines(item),
        Item::Macro(it) if it.ident.is_none() => lines(item),
        Item::Mod(module) => {
            module.content.iter().flat_map(|(_, items)| items).map(table_lines).sum()
        }
        _ => 0,
    }
}

fn lines(item: &Item) -> usize {
    let span = item.span();
    span.end().line - span.start().line + 1
}

struct Measure<'a> {
    source: &'a Source<'a>,
    functions: usize,
    problems: Vec<Problem>,
}

impl Measure<'_> {
    fn function(&mut self, attrs: &[Attribute], signature: &Signature, body: Option<&Block>) {
        self.functions += 1;
        let line = signature.ident.span().start().line;
        let mut problem = |what| self.problems.push(Problem::new(self.source.path, line, what));
        let (name, parameters) = (&signature.ident, signature.inputs.len());
        if parameters > PARAMETERS && !expects(attrs, "too_many_arguments") {
            problem(format!("{name} has {parameters} parameters: at most {PARAMETERS}"));
        }
        let lines = body.map_or(0, |body| code_lines(self.source.text, body));
        if lines > FUNCTION_LINES && !expects(attrs, "too_many_lines") {
            problem(format!("{name} has {lines} lines: at most {FUNCTION_LINES}"));
        }
    }
}

/// The lines between a body's braces that are neither blank nor comment.
fn code_lines(text: &str, body: &Block) -> usize {
    let (open, close) = (body.span().start().line, body.span().end().line);
    let inside = text.lines().skip(open).take(close.saturating_sub(open + 1));
    inside.map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")).count()
}

/// Whether the function says, with a reason, that it expects this lint of clippy: it is a table.
fn expects(attrs: &[Attribute], lint: &str) -> bool {
    attrs.iter().any(|attr| match &attr.meta {
        Meta::List(it) if it.path.is_ident("expect") => {
            let words = it.tokens.to_string();
            words.contains(lint) && words.contains("reason")
        }
        _ => false,
    })
}

impl<'ast> Visit<'ast> for Measure<'_> {
    fn visit_item_fn(&mut self, it: &'ast ItemFn) {
        self.function(&it.attrs, &it.sig, Some(&it.block));
        syn::visit::visit_item_fn(self, it);
    }

    fn visit_impl_item_fn(&mut self, it: &'ast ImplItemFn) {
        self.function(&it.attrs, &it.sig, Some(&it.block));
        syn::visit::visit_impl_item_fn(self, it);
    }

    fn visit_trait_item_fn(&mut self, it: &'ast TraitItemFn) {
        self.function(&it.attrs, &it.sig, it.default.as_ref());
        syn::visit::visit_trait_item_fn(self, it);
    }
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::*;

    fn of(path: &str, text: &str) -> usize {
        found(check, &[(path, text)]).len()
    }

    fn function(lines: usize) -> String {
        format!("fn a() {{\n    // Why.\n\n{}}}\n", "    b();\n".repeat(lines))
    }

    #[test]
    fn a_long_file_is_refused_unless_it_is_a_table() {
        let long = "fn a() {}\n".repeat(501);
        assert_eq!(of("games/a/src/b.rs", &long), 1);
        assert_eq!(of("games/a/tests/b.rs", &long), 0);
        assert_eq!(of("games/a/src/b.rs", &"fn a() {}\n".repeat(500)), 0);
        assert_eq!(of("games/a/src/b.rs", &"struct A;\n".repeat(501)), 0);
        let table = format!("fn a() {{}}\nconst B: &[u8] = &[\n{}];\n", "    1,\n".repeat(600));
        assert_eq!(of("games/a/src/b.rs", &table), 0);
        let law =
            format!("mod b {{ kernel::law! {{\n{}}} }}\n", "    A = \"1\", \"A\";\n".repeat(600));
        assert_eq!(of("games/a/src/law.rs", &law), 0);
    }

    #[test]
    fn a_long_function_is_refused_unless_it_is_a_table() {
        assert_eq!(of("crates/a/src/b.rs", &function(61)), 1);
        assert_eq!(of("crates/a/src/b.rs", &function(60)), 0);
        let expects = "#[expect(clippy::too_many_lines, reason = \"a table\")]\n".to_owned();
        assert_eq!(of("crates/a/src/b.rs", &(expects + &function(61))), 0);
        let bare = "#[expect(clippy::too_many_lines)]\n".to_owned();
        assert_eq!(of("crates/a/src/b.rs", &(bare + &function(61))), 1);
        let method = format!("impl B {{ {} }}", function(61));
        assert_eq!(of("games/a/tests/b.rs", &method), 1);
    }

    #[test]
    fn six_parameters_are_refused() {
        assert_eq!(of("xtask/src/b.rs", "fn a(b: B, c: B, d: B, e: B, f: B, g: B) {}"), 1);
        assert_eq!(of("xtask/src/b.rs", "trait A { fn a(&self, c: B, d: B, e: B, f: B); }"), 0);
    }
}
