//! Frames: the rows of the `kernel::frames!` tables of a game.

use super::imports::Imports;
use crate::rust::{self, Table};
use crate::tree::{Place, Problem, Tree};
use proc_macro2::{TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream};
use syn::visit::Visit;
use syn::{Attribute, Expr, Ident, Macro, Path, Token};

/// A frame as its table has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Frame {
    /// Its name.
    pub(crate) name: String,
    /// How its paragraph may be meant; empty where the fields decide on it.
    pub(crate) readings: Vec<Vec<String>>,
    /// The function that resolves it.
    pub(crate) function: String,
    /// The end of the path of the file that function stands in, as far as the row tells: `/eyrie/daylight`.
    module: String,
    /// Where the row stands.
    pub(crate) place: Place,
}

impl Frame {
    /// Whether a function of this name in this file is the one the row means.
    pub(crate) fn is_resolved_in(&self, file: &str) -> bool {
        let stem = file.trim_end_matches("/mod.rs").trim_end_matches(".rs");
        stem.ends_with(&self.module)
    }
}

/// The frames of a game, in order of their places, and the tables that cannot be read.
pub(crate) fn frames(game: &str, tree: &Tree) -> (Vec<Frame>, Vec<Problem>) {
    let (mut frames, mut problems) = (Vec::new(), Vec::new());
    for (path, text) in tree.below(&format!("games/{game}/src/"), ".rs") {
        // A file that is no Rust is named by those who look for functions.
        let Ok(file) = rust::parse(path, text) else { continue };
        let mut imports = Imports::default();
        imports.visit_file(&file);
        let mut finder = Finder { file: path, imports, frames: Vec::new(), problems: Vec::new() };
        finder.visit_file(&file);
        frames.append(&mut finder.frames);
        problems.append(&mut finder.problems);
    }
    (frames, problems)
}

struct Finder<'a> {
    file: &'a str,
    imports: Imports,
    frames: Vec<Frame>,
    problems: Vec<Problem>,
}

impl Finder<'_> {
    fn table(&mut self, tokens: TokenStream) {
        match syn::parse2::<Table<Row>>(tokens) {
            Ok(Table(rows)) => {
                let frames = rows.into_iter().map(|row| row.at(self.file, &self.imports));
                self.frames.extend(frames);
            }
            Err(error) => {
                let what = format!("this is no row of a table of frames: {error}");
                self.problems.push(Problem::new(self.file, error.span().start().line, what));
            }
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_macro(&mut self, it: &'ast Macro) {
        if it.path.segments.last().is_some_and(|segment| segment.ident == "frames") {
            self.table(it.tokens.clone());
        }
    }
}

struct Row {
    name: Ident,
    paragraph: Expr,
    function: Path,
}

impl Row {
    fn at(self, file: &str, imports: &Imports) -> Frame {
        let words = |path: &Path| path.segments.iter().map(|it| it.ident.to_string()).collect();
        let readings = match &self.paragraph {
            Expr::Path(it) => imports.readings(words(&it.path)),
            _ => Vec::new(),
        };
        let mut path: Vec<String> = words(&self.function);
        let function = path.pop().expect("a path has a last word");
        let folder = file.trim_end_matches("/mod.rs").trim_end_matches(".rs");
        let chapter = folder.rsplit('/').next().unwrap_or(folder);
        let module = match path.as_slice() {
            [] => format!("/{chapter}"),
            [module] if file.ends_with("/mod.rs") => format!("/{chapter}/{module}"),
            [.., module] => format!("/{module}"),
        };
        let place = Place::new(file, self.name.span().start().line);
        Frame { place, name: self.name.to_string(), readings, function, module }
    }
}

impl Parse for Row {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        input.call(Attribute::parse_outer)?;
        let name = input.parse()?;
        skip_group(input)?;
        input.parse::<Token![=]>()?;
        let paragraph = input.parse()?;
        input.parse::<Token![=>]>()?;
        let function = input.call(Path::parse_mod_style)?;
        skip_group(input)?;
        Ok(Self { name, paragraph, function })
    }
}

/// Steps over fields or arguments, where there are some.
fn skip_group(input: ParseStream<'_>) -> syn::Result<()> {
    if input.peek(syn::token::Paren) || input.peek(syn::token::Brace) {
        input.parse::<TokenTree>()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Vec<Frame>, Vec<Problem>) {
        frames("root", &Tree::of(&[("games/root/src/eyrie.rs", text)]))
    }

    #[test]
    fn a_row_is_a_frame_its_paragraph_and_its_function() {
        let (frames, problems) = read(
            "use crate::law::eyrie as law;
            kernel::frames! {
                /// Open paragraphs.
                pub enum Frame {
                    Turmoil = law::TURMOIL => turmoil::turmoil,
                    /// A deed.
                    Add { card: CardName } = law::ADD => birdsong::add(card, 1, desk),
                    Act(column: Column) = action(column) => act,
                } of chapters { Inner(inner::Frame) }

                #[inline(never)]
                fn resolve(desk: &mut Desk<'_>) -> Flow;
            }",
        );
        assert_eq!(problems, []);
        let names: Vec<_> = frames.iter().map(|it| (&*it.name, &*it.function)).collect();
        assert_eq!(names, [("Turmoil", "turmoil"), ("Add", "add"), ("Act", "act")]);
        assert_eq!(frames[0].readings, [["crate", "law", "eyrie", "TURMOIL"]]);
        assert_eq!((frames[1].place.line, frames[2].readings.len()), (7, 0));
        assert!(frames[0].is_resolved_in("games/root/src/turmoil.rs"));
        assert!(frames[2].is_resolved_in("games/root/src/eyrie.rs"));
        assert!(!frames[2].is_resolved_in("games/root/src/marquise.rs"));
    }

    #[test]
    fn a_table_that_is_none_is_refused_with_its_line() {
        let (_, problems) = read("kernel::frames! {\npub enum Frame {\nTurmoil => turmoil,\n}\n}");
        assert_eq!(problems[0].place.line, 3);
    }
}
