//! Rule functions: those whose doc comment opens with the number and title of a paragraph.

use super::number::Number;
use crate::rust;
use crate::tree::{Place, Problem, Tree};
use proc_macro2::Ident;
use syn::visit::Visit;
use syn::{Attribute, Expr, ExprLit, ImplItemFn, ItemFn, ItemMod, Lit, Meta, TraitItemFn};

/// A function that says which paragraph it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Function {
    /// The number it names.
    pub(crate) number: Number,
    /// What follows the number on its line: the title, a full stop, perhaps a sentence.
    pub(crate) opening: String,
    /// Its name.
    pub(crate) name: String,
    /// Where it stands.
    pub(crate) place: Place,
}

impl Function {
    /// Whether it opens with this title and a full stop.
    pub(crate) fn is_called(&self, title: &str) -> bool {
        let rest = self.opening.strip_prefix(title);
        rest.is_some_and(|rest| rest == "." || rest.starts_with(". "))
    }
}

/// The rule functions of a game, in order of their places, and the files that cannot be read.
pub(crate) fn functions(game: &str, tree: &Tree) -> (Vec<Function>, Vec<Problem>) {
    let mut finder = Finder::default();
    let mut problems = Vec::new();
    for (path, text) in tree.below(&format!("games/{game}/src/"), ".rs") {
        path.clone_into(&mut finder.file);
        match rust::parse(path, text) {
            Ok(file) => finder.visit_file(&file),
            Err(problem) => problems.push(problem),
        }
    }
    (finder.found, problems)
}

#[derive(Default)]
struct Finder {
    file: String,
    found: Vec<Function>,
}

impl Finder {
    fn look(&mut self, attrs: &[Attribute], name: &Ident) {
        let place = Place::new(&self.file, name.span().start().line);
        for (number, opening) in paragraphs(&docs(attrs)) {
            let name = name.to_string();
            self.found.push(Function { number, opening, name, place: place.clone() });
        }
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item_fn(&mut self, it: &'ast ItemFn) {
        self.look(&it.attrs, &it.sig.ident);
        syn::visit::visit_item_fn(self, it);
    }

    fn visit_impl_item_fn(&mut self, it: &'ast ImplItemFn) {
        self.look(&it.attrs, &it.sig.ident);
        syn::visit::visit_impl_item_fn(self, it);
    }

    fn visit_trait_item_fn(&mut self, it: &'ast TraitItemFn) {
        self.look(&it.attrs, &it.sig.ident);
        syn::visit::visit_trait_item_fn(self, it);
    }

    fn visit_item_mod(&mut self, it: &'ast ItemMod) {
        if !it.attrs.iter().any(rust::is_of_tests) {
            syn::visit::visit_item_mod(self, it);
        }
    }
}

/// The lines of a doc comment.
fn docs(attrs: &[Attribute]) -> Vec<String> {
    let line = |attr: &Attribute| match &attr.meta {
        Meta::NameValue(it) if it.path.is_ident("doc") => match &it.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value().trim().to_owned()),
            _ => None,
        },
        _ => None,
    };
    attrs.iter().filter_map(line).collect()
}

/// The paragraphs that the first lines of a doc comment name.
fn paragraphs(lines: &[String]) -> Vec<(Number, String)> {
    lines.iter().map_while(|line| paragraph(line)).collect()
}

/// `7.5.2 Resolve the Decree.` as number and opening. A count in a sentence ("2 cards ...") is no number.
fn paragraph(line: &str) -> Option<(Number, String)> {
    let (number, rest) = line.split_once(' ')?;
    let is_count = !number.contains('.') && rest.starts_with(char::is_lowercase);
    (Number::is_one(number) && !is_count).then(|| (Number::new(number), rest.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(String, String, String)> {
        let (functions, problems) = functions("root", &Tree::of(&[("games/root/src/a.rs", text)]));
        assert_eq!(problems, []);
        functions.into_iter().map(|it| (it.number.to_string(), it.opening, it.name)).collect()
    }

    #[test]
    fn a_function_names_its_paragraph_first() {
        let found = found(
            "/// 7.5.2 Resolve the Decree.\n/// From left to right.\nfn resolve_the_decree() {}
             /// Recruits, as 7.5.2.I says.\nfn helper() {}
             /// 2 cards are drawn.\nfn draw() {}",
        );
        let decree = ("7.5.2".into(), "Resolve the Decree.".into(), "resolve_the_decree".into());
        assert_eq!(found, [decree]);
    }

    #[test]
    fn a_function_may_carry_several_paragraphs() {
        let found = found(
            "impl Eyrie {\n/// 7.1 One.\n/// 7.2 Two.\n/// And more.\n/// 7.3 Three.\nfn both(&self) {} }",
        );
        let numbers: Vec<_> = found.iter().map(|(number, ..)| number.as_str()).collect();
        assert_eq!(numbers, ["7.1", "7.2"]);
    }

    #[test]
    fn tests_inside_the_sources_are_not_rules() {
        assert_eq!(found("#[cfg(test)]\nmod tests {\n/// 7.1 One.\nfn one() {}\n}"), []);
    }

    #[test]
    fn a_file_that_is_not_rust_is_refused() {
        let (_, problems) = functions("root", &Tree::of(&[("games/root/src/a.rs", "fn (")]));
        assert_eq!(problems.len(), 1);
    }
}
