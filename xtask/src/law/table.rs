//! Law tables: the rows of the `kernel::law!` macros of a game.

use super::number::Number;
use crate::rust;
use crate::tree::{Place, Problem, Tree};
use proc_macro2::TokenStream;
use std::collections::BTreeMap;
use syn::parse::{Parse, ParseStream};
use syn::visit::Visit;
use syn::{Attribute, Expr, Ident, Item, LitStr, Token, braced};

/// A chapter of a game's law.
#[derive(Debug)]
pub(crate) struct Chapter {
    /// The module it stands in.
    pub(crate) module: String,
    /// Its paragraphs in order.
    pub(crate) rows: Vec<Row>,
}

/// A paragraph as the table has it.
#[derive(Debug)]
pub(crate) struct Row {
    /// Its constant.
    pub(crate) constant: String,
    /// Its number.
    pub(crate) number: Number,
    /// Its title in English.
    pub(crate) title: String,
    /// Why it has no code, where it has none.
    pub(crate) absence: Option<Absence>,
    /// Where the row stands.
    pub(crate) place: Place,
}

/// Why a paragraph has no code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Absence {
    /// It asks nothing of software.
    NoCode(String),
    /// It comes with a later part of the game.
    Later(String),
}

/// The chapters of a game in the order of its `CHAPTERS`, and what is wrong with their tables.
pub(crate) fn chapters(game: &str, tree: &Tree) -> (Vec<Chapter>, Vec<Problem>) {
    let mut reader = Tables::default();
    for root in [format!("games/{game}/src/law.rs"), format!("games/{game}/src/law/")] {
        for (path, text) in tree.below(&root, ".rs") {
            reader.read(path, text);
        }
    }
    let Tables { mut chapters, listed, mut problems, .. } = reader;
    for chapter in &chapters {
        if !listed.contains(&chapter.module) {
            let place = chapter.rows.first().map(|row| row.place.clone());
            let place = place.unwrap_or(Place::new(&format!("games/{game}/src/law"), 1));
            let what = format!("CHAPTERS does not list {}::ALL", chapter.module);
            problems.push(Problem { place, what });
        }
    }
    chapters.sort_by_key(|chapter| listed.iter().position(|name| *name == chapter.module));
    problems.extend(order(&chapters));
    (chapters, problems)
}

/// The numbers that stand more than once in a game's law, or before one that the book has earlier.
fn order(chapters: &[Chapter]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
    let mut last: Option<&Number> = None;
    for row in chapters.iter().flat_map(|chapter| &chapter.rows) {
        let mut problem = |what| problems.push(Problem { place: row.place.clone(), what });
        if let Some(other) = seen.insert(row.number.printed(), &row.constant) {
            problem(format!("{} stands twice: as {other} and as {}", row.number, row.constant));
        } else if let Some(last) = last.filter(|last| **last > row.number) {
            problem(format!("{} stands behind {last}, against the book's order", row.number));
        }
        last = Some(&row.number);
    }
    problems
}

#[derive(Default)]
struct Tables {
    file: String,
    modules: Vec<String>,
    chapters: Vec<Chapter>,
    listed: Vec<String>,
    problems: Vec<Problem>,
}

impl Tables {
    fn read(&mut self, path: &str, text: &str) {
        path.clone_into(&mut self.file);
        let stem = path.trim_end_matches("/mod.rs").trim_end_matches(".rs");
        self.modules = vec![stem.rsplit('/').next().unwrap_or(stem).to_owned()];
        match rust::parse(path, text) {
            Ok(file) => self.visit_file(&file),
            Err(problem) => self.problems.push(problem),
        }
    }

    fn table(&mut self, tokens: TokenStream) {
        match syn::parse2::<Table>(tokens) {
            Ok(Table::One(rows)) => {
                let module = self.modules.last().expect("a file is a module").clone();
                self.chapter(module, rows);
            }
            Ok(Table::Several(modules)) => {
                for Module { name, rows } in modules {
                    self.listed.push(name.to_string());
                    self.chapter(name.to_string(), rows);
                }
            }
            Err(error) => {
                let what = format!("this is no row of a law table: {error}");
                self.problems.push(Problem::new(&self.file, error.span().start().line, what));
            }
        }
    }

    fn chapter(&mut self, module: String, Rows(rows): Rows) {
        let rows = rows.into_iter().map(|row| row.at(&self.file)).collect();
        self.chapters.push(Chapter { module, rows });
    }
}

impl<'ast> Visit<'ast> for Tables {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Mod(module) if module.content.is_some() => {
                self.modules.push(module.ident.to_string());
                syn::visit::visit_item_mod(self, module);
                self.modules.pop();
            }
            Item::Macro(it) if it.mac.path.segments.last().is_some_and(|s| s.ident == "law") => {
                self.table(it.mac.tokens.clone());
            }
            Item::Const(it) if it.ident == "CHAPTERS" => {
                self.listed = listed(&it.expr);
            }
            other => syn::visit::visit_item(self, other),
        }
    }
}

/// The modules that `&[a::ALL, b::ALL]` names.
fn listed(expr: &Expr) -> Vec<String> {
    match expr {
        Expr::Reference(it) => listed(&it.expr),
        Expr::Array(it) => it.elems.iter().flat_map(listed).collect(),
        Expr::Path(it) => {
            let segments: Vec<_> = it.path.segments.iter().map(|s| s.ident.to_string()).collect();
            segments.len().checked_sub(2).map(|at| segments[at].clone()).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// What stands in one `law!`: a chapter, or several as modules, whose order is that of `CHAPTERS`.
enum Table {
    One(Rows),
    Several(Vec<Module>),
}

struct Module {
    name: Ident,
    rows: Rows,
}

struct Rows(Vec<Parsed>);

struct Parsed {
    constant: Ident,
    number: String,
    title: String,
    absence: Option<Absence>,
}

impl Parsed {
    fn at(self, file: &str) -> Row {
        Row {
            place: Place::new(file, self.constant.span().start().line),
            constant: self.constant.to_string(),
            number: Number::new(&self.number),
            title: self.title,
            absence: self.absence,
        }
    }
}

impl Parse for Table {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if !input.peek(Token![#]) && !input.peek(Token![mod]) {
            return input.parse().map(Self::One);
        }
        let mut modules = Vec::new();
        while !input.is_empty() {
            modules.push(input.parse()?);
        }
        Ok(Self::Several(modules))
    }
}

impl Parse for Module {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        input.call(Attribute::parse_outer)?;
        input.parse::<Token![mod]>()?;
        let name = input.parse()?;
        let rows;
        braced!(rows in input);
        Ok(Self { name, rows: rows.parse()? })
    }
}

impl Parse for Rows {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut rows = Vec::new();
        while !input.is_empty() {
            rows.push(input.parse()?);
            input.parse::<Token![;]>()?;
        }
        Ok(Self(rows))
    }
}

impl Parse for Parsed {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let constant: Ident = input.parse()?;
        input.parse::<Token![=]>()?;
        let number = input.parse::<LitStr>()?;
        if !Number::is_one(&number.value()) {
            return Err(syn::Error::new(number.span(), "a paragraph has a number"));
        }
        input.parse::<Token![,]>()?;
        let title = input.parse::<LitStr>()?.value();
        let absence = input.parse::<Option<Token![,]>>()?.map(|_| absence(input)).transpose()?;
        Ok(Self { constant, number: number.value(), title, absence })
    }
}

/// `heading`, or `no code because "..."` or `later because "..."`, with a reason that says something.
fn absence(input: ParseStream<'_>) -> syn::Result<Absence> {
    let mut words = Vec::new();
    while input.peek(Ident) {
        words.push(input.parse::<Ident>()?.to_string());
    }
    if words == ["heading"] {
        return Ok(Absence::NoCode("it is a heading".to_owned()));
    }
    let reason = input.parse::<LitStr>()?;
    if reason.value().trim().is_empty() {
        return Err(syn::Error::new(reason.span(), "the reason is empty"));
    }
    match words.join(" ").as_str() {
        "no code because" => Ok(Absence::NoCode(reason.value())),
        "later because" => Ok(Absence::Later(reason.value())),
        _ => Err(syn::Error::new(
            reason.span(),
            "expected `heading`, `no code because` or `later because`",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(files: &[(&str, &str)]) -> (Vec<Chapter>, Vec<Problem>) {
        chapters("root", &Tree::of(files))
    }

    #[test]
    fn a_table_in_one_file_has_a_chapter_per_module() {
        let (chapters, problems) = read(&[(
            "games/root/src/law.rs",
            r#"kernel::law! {
                /// 7 The Eyrie.
                mod eyrie {
                    OVERVIEW = "7.1", "Overview", no code because "it is a story";
                    TURMOIL = "7.7", "Turmoil";
                    GARDENS = "7.9", "Gardens", later because "they come later";
                }
                mod alliance {
                    SET_UP = "8.1", "Set-up", heading;
                }
            }"#,
        )]);
        assert_eq!(problems, []);
        let [eyrie, alliance] = &chapters[..] else { panic!("two chapters: {chapters:?}") };
        assert_eq!((alliance.module.as_str(), alliance.rows.len()), ("alliance", 1));
        assert_eq!(alliance.rows[0].absence, Some(Absence::NoCode("it is a heading".into())));
        assert_eq!(eyrie.module, "eyrie");
        assert_eq!(eyrie.rows[0].absence, Some(Absence::NoCode("it is a story".into())));
        assert_eq!((eyrie.rows[1].constant.as_str(), eyrie.rows[1].place.line), ("TURMOIL", 5));
        assert_eq!(eyrie.rows[2].absence, Some(Absence::Later("they come later".into())));
    }

    #[test]
    fn a_table_in_a_folder_has_a_chapter_per_file_in_the_listed_order() {
        let (chapters, problems) = read(&[
            ("games/root/src/law/mod.rs", "pub const CHAPTERS: &[A] = &[b::ALL, a::ALL];"),
            ("games/root/src/law/a.rs", r#"kernel::law! { X = "2", "X"; }"#),
            ("games/root/src/law/b.rs", r#"kernel::law! { Y = "1", "Y"; }"#),
        ]);
        assert_eq!(problems, []);
        assert_eq!(chapters.iter().map(|it| it.module.as_str()).collect::<Vec<_>>(), ["b", "a"]);
    }

    #[test]
    fn a_chapter_that_is_not_listed_is_refused() {
        let (_, problems) = read(&[
            ("games/root/src/law/mod.rs", "pub const CHAPTERS: &[A] = &[];"),
            ("games/root/src/law/a.rs", r#"kernel::law! { X = "2", "X"; }"#),
        ]);
        assert_eq!(problems[0].what, "CHAPTERS does not list a::ALL");
    }

    #[test]
    fn a_row_that_is_not_one_is_refused_with_its_line() {
        for row in [
            r#"X = "one", "X";"#,
            r#"X = "1", "X", because "so";"#,
            r#"X = "1", "X", no code because "";"#,
            r#"X = "1";"#,
        ] {
            let text = format!("kernel::law! {{\n{row}\n}}");
            let (_, problems) = read(&[("games/root/src/law.rs", &text)]);
            assert_eq!(problems.len(), 1, "{row}");
            assert_eq!(problems[0].place.line, 2, "{row}: {problems:?}");
        }
    }
}
