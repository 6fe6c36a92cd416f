//! What the tables of a game say has a message, and every place of that message is filled.

use super::Project;
use crate::fluent::{self, Message, Messages};
use crate::rust::Table;
use crate::tree::Problem;
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::visit::Visit;
use syn::{Attribute, Expr, Ident, LitStr, Macro, Path, Token, Type};

/// The macros whose rows say something.
const TABLES: [&str; 3] = ["speech", "questions", "choices"];

/// What is wrong with the tables.
pub(super) fn check(project: &Project<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut games: BTreeMap<&str, Vec<(&str, Row)>> = BTreeMap::new();
    for source in project.rules() {
        let mut finder = Finder { file: source.path, rows: Vec::new(), problems: Vec::new() };
        finder.visit_file(&source.syntax);
        problems.append(&mut finder.problems);
        let rows = finder.rows.into_iter().map(|row| (source.path, row));
        games.entry(game_of(source.path)).or_default().extend(rows);
    }
    for (game, rows) in &games {
        problems.extend(written_alike(rows));
        let texts = Texts {
            messages: english(project, game),
            named: rows.iter().filter_map(|(_, row)| row.key()).collect(),
        };
        for (path, row) in rows {
            let line = row.name.span().start().line;
            let wrong = row.wrong(&texts).into_iter();
            problems.extend(wrong.map(|what| Problem::new(path, line, what)));
        }
    }
    problems
}

/// The choices of a game that are written as another is, with fields of the same types.
fn written_alike(rows: &[(&str, Row)]) -> Vec<Problem> {
    let mut seen: BTreeMap<&str, &Ident> = BTreeMap::new();
    let mut problems = Vec::new();
    for (path, row) in rows {
        let Some(written) = &row.written else { continue };
        if let Some(other) = seen.insert(written, &row.name) {
            let what = format!("{} and {other} are both written \"{written}\"", row.name);
            problems.push(Problem::new(path, row.name.span().start().line, what));
        }
    }
    problems
}

/// The messages of a game, and the keys that its rows name.
struct Texts {
    messages: Messages,
    named: BTreeSet<String>,
}

impl Texts {
    /// The messages that a key may mean. A pattern does not mean what another row names.
    fn meant(&self, key: &str) -> impl Iterator<Item = (&String, &Message)> {
        let is_meant = move |it: &str| it == key || fits(key, it) && !self.named.contains(it);
        self.messages.iter().filter(move |(it, _)| is_meant(it))
    }
}

/// `games/root` of `games/root/src/fact.rs`.
fn game_of(path: &str) -> &str {
    path.split_once("/src/").map_or(path, |(game, _)| game)
}

/// The English messages of a game; those of the other languages are compared with them.
fn english(project: &Project<'_>, game: &str) -> Messages {
    let folder = format!("{game}/lang/");
    project.tree.below(&folder, ".en.ftl").flat_map(|(_, text)| fluent::messages(text)).collect()
}

struct Finder<'a> {
    file: &'a str,
    rows: Vec<Row>,
    problems: Vec<Problem>,
}

impl Finder<'_> {
    fn table(&mut self, tokens: TokenStream) {
        match syn::parse2::<Table<Row>>(tokens) {
            Ok(Table(rows)) => self.rows.extend(rows),
            Err(error) => {
                let what = format!("this is no row of a table: {error}");
                self.problems.push(Problem::new(self.file, error.span().start().line, what));
            }
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_macro(&mut self, it: &'ast Macro) {
        let is_table = |name: &Ident| TABLES.iter().any(|table| name == table);
        if it.path.segments.last().is_some_and(|segment| is_table(&segment.ident)) {
            self.table(it.tokens.clone());
        }
    }
}

/// A row that says something, with the keys it names and what fills its message.
struct Row {
    name: Ident,
    /// The notation of a choice, its fields by their types.
    written: Option<String>,
    key: Option<LitStr>,
    args: Vec<Ident>,
    pass: Option<LitStr>,
}

impl Row {
    fn key(&self) -> Option<String> {
        self.key.as_ref().map(LitStr::value)
    }

    fn wrong(&self, texts: &Texts) -> Vec<String> {
        let mut wrong = Vec::new();
        if let Some(key) = self.key() {
            let mut meant = texts.meant(&key).peekable();
            if meant.peek().is_none() {
                wrong.push(format!("{key} has no message"));
            }
            wrong.extend(meant.flat_map(|(key, message)| self.unfilled(key, message)));
        }
        let pass = self.pass.as_ref().map(LitStr::value);
        let pass = pass.filter(|pass| !texts.messages.contains_key(pass));
        wrong.extend(pass.map(|pass| format!("{pass} has no message")));
        wrong
    }

    /// The places of a message that the row does not fill. `$who_the` is a form of what fills `who`.
    fn unfilled(&self, key: &str, message: &Message) -> Vec<String> {
        let name = |place: &str| place.split('_').next().unwrap_or(place).to_owned();
        let is_filled = |place: &String| {
            self.args.iter().any(|arg| arg == place.as_str() || *arg == name(place))
        };
        let unfilled = message.variables.iter().filter(|place| !is_filled(place));
        unfilled.map(|place| format!("{key} has a place ${place} that nothing fills")).collect()
    }
}

/// Whether a key may be meant, each `{field}` standing for a word or several.
fn fits(pattern: &str, key: &str) -> bool {
    match pattern.split_once('{') {
        None => pattern == key,
        Some((before, rest)) => {
            let after = rest.split_once('}').map_or("", |(_, after)| after);
            key.len() > before.len() + after.len()
                && key.starts_with(before)
                && key.ends_with(after)
        }
    }
}

impl Parse for Row {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        input.call(Attribute::parse_outer)?;
        let name = input.parse()?;
        let fields = fields(input)?;
        let mut written = None;
        if !input.peek(Token![=>]) {
            input.parse::<Token![=]>()?;
            let notation = input.parse::<LitStr>()?.value();
            written = Some(fields.iter().fold(notation, |notation, (name, kind)| {
                notation.replace(&format!("{{{name}}}"), &format!("{{{kind}}}"))
            }));
        }
        let mut args: Vec<Ident> = fields.into_iter().map(|(name, _)| name).collect();
        input.parse::<Token![=>]>()?;
        let key = if input.peek(LitStr) {
            Some(input.parse()?)
        } else {
            input.call(Path::parse_mod_style)?;
            None
        };
        if input.peek(syn::token::Paren) {
            args = listed(input)?;
        }
        let bar = input.parse::<Option<Token![|]>>()?;
        let pass = bar.map(|_| input.parse()).transpose()?;
        Ok(Self { name, written, key, args, pass })
    }
}

/// `(who: Seat, count: u8 = 1)` or `{ who: Seat }`: names and types.
fn fields(input: ParseStream<'_>) -> syn::Result<Vec<(Ident, String)>> {
    let group;
    if input.peek(syn::token::Paren) {
        syn::parenthesized!(group in input);
    } else if input.peek(syn::token::Brace) {
        syn::braced!(group in input);
    } else {
        return Ok(Vec::new());
    }
    let field = |input: ParseStream<'_>| {
        let name = input.parse::<Ident>()?;
        input.parse::<Token![:]>()?;
        let kind = called(&input.parse()?);
        if input.parse::<Option<Token![=]>>()?.is_some() {
            input.parse::<Expr>()?;
        }
        Ok((name, kind))
    };
    let fields: Punctuated<(Ident, String), Token![,]> =
        group.parse_terminated(field, Token![,])?;
    Ok(fields.into_iter().collect())
}

/// What a type is called.
fn called(kind: &Type) -> String {
    match kind {
        Type::Path(it) => {
            let segments = it.path.segments.iter().map(|segment| segment.ident.to_string());
            segments.collect::<Vec<_>>().join("::")
        }
        other => format!("{other:?}"),
    }
}

/// `(who, place: to)`. A place may be called as Rust calls something else: `type`.
fn listed(input: ParseStream<'_>) -> syn::Result<Vec<Ident>> {
    use syn::ext::IdentExt;
    let group;
    syn::parenthesized!(group in input);
    let argument = |input: ParseStream<'_>| {
        let name = input.call(Ident::parse_any)?;
        if input.parse::<Option<Token![:]>>()?.is_some() {
            input.parse::<Expr>()?;
        }
        Ok(name)
    };
    let listed: Punctuated<Ident, Token![,]> = group.parse_terminated(argument, Token![,])?;
    Ok(listed.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::*;

    const TEXTS: &str = "fact-won = { $who_The } wins\nfact-drew = { $who } { $count }\n\
        ask-a = a\nask-b = b\nanswer-no = n\nchoice-in = { $type }\n";

    fn of(table: &str) -> Vec<String> {
        let text = format!("//! Facts.\n{table}\n");
        found(check, &[("games/a/src/fact.rs", &text), ("games/a/lang/a.en.ftl", TEXTS)])
    }

    fn facts(rows: &str) -> Vec<String> {
        of(&format!(
            "kernel::speech! {{ pub enum Fact {{ {rows} }} fn message(s: &S) -> Message; }}"
        ))
    }

    #[test]
    fn a_key_has_a_message_and_its_places_are_filled() {
        assert_eq!(
            facts(
                "Won { who: Seat } => \"fact-won\", Drew(who: Seat, count: u8) => \"fact-drew\","
            ),
            [""; 0]
        );
        let lost = facts("Lost => \"fact-lost\",");
        assert_eq!(lost, ["games/a/src/fact.rs:2: fact-lost has no message"]);
        let bare = facts("Drew(who: Seat) => \"fact-drew\",");
        assert_eq!(
            bare,
            ["games/a/src/fact.rs:2: fact-drew has a place $count that nothing fills"]
        );
    }

    #[test]
    fn arguments_may_be_listed_and_functions_say_what_they_will() {
        assert_eq!(
            facts("Drew(by: Seat, of: [u8; 2]) => \"fact-drew\" (who: by, count: of[0]),"),
            [""; 0]
        );
        assert_eq!(facts("Drew(who: Seat, count: u8) => \"fact-drew\" (who),").len(), 1);
        assert_eq!(facts("Rolled(faces: [u8; 6]) => dice::rolled,"), [""; 0]);
    }

    #[test]
    fn questions_have_passes_and_choices_notations() {
        let questions =
            |rows: &str| of(&format!("questions! {{ pub enum Question {{ {rows} }} }}"));
        assert_eq!(questions("A(of: Ab) => \"ask-{of}\" () | \"answer-no\","), [""; 0]);
        assert_eq!(
            questions("A => \"ask-a\" | \"answer-yes\", C(of: Ab) => \"tell-{of}\" (),").len(),
            2
        );
        assert_eq!(questions("A(of: B) => \"ask-{of}\" (), Own(left: u8) => \"ask-a\","), [""; 0]);
        let choices = |rows: &str| of(&format!("choices! {{ pub enum Choice {{ {rows} }} }}"));
        assert_eq!(
            choices("In(of: T, n: u8 = 0) = \"in {of} {n}\" => \"choice-in\" (type: of),"),
            [""; 0]
        );
        assert_eq!(choices("In(of: T) = \"in {of}\" => \"choice-in\",").len(), 1);
    }

    #[test]
    fn two_choices_are_not_written_alike() {
        let choices = |rows: &str| of(&format!("choices! {{ pub enum Choice {{ {rows} }} }}"));
        let row = |name: &str, kind: &str| format!("{name}(a: {kind}) = \"in {{a}}\" => deed,");
        assert_eq!(choices(&(row("In", "Zone") + &row("Of", "Suit"))), [""; 0]);
        let alike = choices(&(row("In", "Zone") + &row("Of", "Zone")));
        assert_eq!(alike, ["games/a/src/fact.rs:2: Of and In are both written \"in {Zone}\""]);
    }

    #[test]
    fn a_table_that_is_none_is_refused() {
        assert_eq!(facts("Won { who } => \"fact-won\",").len(), 1);
    }
}
