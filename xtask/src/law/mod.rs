//! The law index: every paragraph of every game with its functions and the scenarios that prove it.
//!
//! This half of the proof is static: it reads tables, doc comments and tests without running them. The other half
//! is `.proves` itself, which fails when the test's play never came through the paragraph. A green test run and a
//! green check together say that every paragraph has code, and that a scenario ran it.

mod check;
mod code;
mod frames;
mod imports;
mod index;
mod lessons;
mod number;
mod print;
mod scenario;
mod table;
mod texts;

use crate::tree::Tree;
use anyhow::{Result, bail};
use index::GameLaw;

/// What is asked of the law.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct Query {
    /// The game: `root`, `monster-lands`; all of them when left out.
    game: Option<String>,
    /// A paragraph, with all that stand under it: `7.5`; or a word of titles and texts: `nimble`.
    paragraph: Option<String>,
    /// Fail unless every paragraph has code and a scenario, or a reason.
    ///
    /// Contradictions count for every game; gaps count for games that the command line registers, and for a game
    /// that is named here.
    #[arg(long)]
    check: bool,
    /// Print JSON.
    #[arg(long, conflicts_with = "check")]
    json: bool,
    /// Print only the counts per game; of one game, also per chapter with gaps.
    #[arg(long, conflicts_with_all = ["check", "json"])]
    counts: bool,
}

impl Query {
    /// The check of all games.
    pub(crate) fn check() -> Self {
        Self { check: true, ..Self::default() }
    }
}

/// An answer: what to print, and whether all is well.
#[derive(Debug)]
pub(crate) struct Answer {
    /// What to print.
    pub(crate) text: String,
    /// Whether nothing is wrong.
    pub(crate) is_well: bool,
}

/// The law of the games, in answer to a query.
pub(crate) fn answer(query: &Query, tree: &Tree) -> Result<Answer> {
    let games = games(query, tree)?;
    if query.check {
        return Ok(check::answer(&games, query.game.is_some()));
    }
    let text = if query.json {
        print::json(&games, query.paragraph.as_deref())
    } else if query.counts {
        let print = if query.game.is_some() { print::chapters } else { print::counts };
        games.iter().map(print).collect()
    } else {
        games.iter().map(|game| print::index(game, query.paragraph.as_deref())).collect()
    };
    if query.paragraph.is_some() && text.is_empty() {
        bail!("no paragraph has that number or says that word; `cargo xtask law` lists them all");
    }
    Ok(Answer { text, is_well: true })
}

/// The games that a query names.
fn games(query: &Query, tree: &Tree) -> Result<Vec<GameLaw>> {
    let names = tree.folders("games");
    let wanted: Vec<&str> = match &query.game {
        None => names,
        Some(game) => {
            let folder = game.replace('-', "_");
            match names.iter().find(|name| **name == folder) {
                Some(name) => vec![name],
                None => bail!("there is no game {game}; the games are {}", names.join(", ")),
            }
        }
    };
    Ok(wanted.into_iter().map(|name| GameLaw::read(name, tree)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages;

    const LAW: &str = r#"
        pub mod eyrie {
            kernel::law! {
                OVERVIEW = "7.1", "Overview", no code because "it is a story";
                TURMOIL = "7.7", "Turmoil";
            }
        }
        pub const CHAPTERS: &[A] = &[eyrie::ALL];"#;
    const TEXTS: &str = "law-7-1 = A.\n    .title = A\nlaw-7-7 = B.\n    .title = B\n";

    /// A game in which everything is as it should be.
    fn sound() -> Vec<(&'static str, &'static str)> {
        vec![
            ("games/root/src/law.rs", LAW),
            ("games/root/src/eyrie.rs", "/// 7.7 Turmoil.\nfn turmoil() { /* R1 */ } // R1\n"),
            (
                "games/root/tests/law/eyrie.rs",
                "#[test] fn falls() { assert!(a); g.proves(eyrie::TURMOIL); }",
            ),
            ("games/root/src/spoken.rs", "const A: B = texts![in \"../lang\", en it: \"law\"];"),
            (languages::LIST, "English = \"en\", \"English\";\nItalian = \"it\", \"Italiano\";\n"),
            ("games/root/lang/law.en.ftl", TEXTS),
            ("games/root/lang/law.it.ftl", TEXTS),
            ("games/root/RULINGS.md", "## R1 A reading\n"),
        ]
    }

    /// The same game with one file replaced.
    fn with(path: &'static str, text: &'static str) -> Vec<(&'static str, &'static str)> {
        let mut files = sound();
        files.retain(|(other, _)| *other != path);
        files.push((path, text));
        files
    }

    fn check(files: &[(&str, &str)]) -> Answer {
        let query = Query { game: Some("root".into()), ..Query::check() };
        answer(&query, &Tree::of(files)).unwrap()
    }

    fn refused(path: &'static str, text: &'static str, why: &str) {
        let answer = check(&with(path, text));
        assert!(!answer.is_well && answer.text.contains(why), "{why}?\n{}", answer.text);
    }

    #[test]
    fn a_sound_game_passes() {
        let answer = check(&sound());
        assert!(answer.is_well, "{}", answer.text);
    }

    #[test]
    fn a_paragraph_without_code_or_reason_is_refused() {
        refused(
            "games/root/src/eyrie.rs",
            "fn turmoil() {}",
            "7.7 Turmoil has no code and no reason",
        );
    }

    #[test]
    fn a_paragraph_without_scenario_is_refused() {
        let none = "#[test] #[ignore] fn falls() { g.proves(eyrie::TURMOIL); }";
        refused("games/root/tests/law/eyrie.rs", none, "7.7 Turmoil has no scenario");
    }

    #[test]
    fn code_where_the_table_says_none_is_refused() {
        let code = "/// 7.7 Turmoil.\n/// 7.1 Overview.\nfn turmoil() {}";
        refused("games/root/src/eyrie.rs", code, "7.1 Overview has code although the table says");
    }

    #[test]
    fn a_number_or_title_that_the_table_lacks_is_refused() {
        let number = "/// 7.7 Turmoil.\nfn a() {}\n/// 7.8 Leaders.\nfn b() {}";
        refused("games/root/src/eyrie.rs", number, "no paragraph 7.8");
        let title = "/// 7.7 Turmoils.\nfn turmoil() {}";
        refused("games/root/src/eyrie.rs", title, "7.7 is called \"Turmoil\"");
        let stop = "/// 7.7 Turmoil\nfn turmoil() {}";
        refused("games/root/src/eyrie.rs", stop, "7.7 is called \"Turmoil\"");
    }

    #[test]
    fn the_function_of_a_frame_stands_under_the_heading_of_its_paragraph() {
        let table = |function: &str| {
            format!(
                "use crate::law::eyrie as law;
                kernel::frames! {{ pub enum Frame {{ Turmoil = law::TURMOIL => {function}, }} }}
                /// 7.7 Turmoil.\nfn turmoil() {{ /* R1 */ }} // R1
                /// 7.6 Evening.\nfn evening() {{}}"
            )
        };
        let law = LAW.replace(
            "TURMOIL =",
            "EVENING = \"7.6\", \"Evening\", later because \"it is late\";\nTURMOIL =",
        );
        let text = |function| {
            let (table, mut files) = (table(function), sound());
            files.retain(|(path, _)| !path.ends_with("/law.rs") && !path.ends_with("src/eyrie.rs"));
            files.extend([("games/root/src/law.rs", &*law), ("games/root/src/eyrie.rs", &*table)]);
            check(&files).text
        };
        let why = "evening is not under the heading of 7.7 Turmoil";
        assert!(text("evening").contains(why) && !text("turmoil").contains(why));
    }

    #[test]
    fn a_sentence_may_follow_the_title() {
        let said = "/// 7.7 Turmoil. The government falls.\nfn turmoil() {}";
        assert!(check(&with("games/root/src/eyrie.rs", said)).is_well);
        let unstopped = "/// 7.7 Turmoil: the government falls.\nfn turmoil() {}";
        refused("games/root/src/eyrie.rs", unstopped, "7.7 is called \"Turmoil\"");
    }

    #[test]
    fn a_proof_of_an_unknown_or_absent_paragraph_is_refused() {
        let unknown = "#[test] fn a() { g.proves(eyrie::TURMOIL).proves(eyrie::FEUDS); }";
        refused("games/root/tests/law/eyrie.rs", unknown, "no paragraph eyrie::FEUDS");
        let absent = "#[test] fn a() { g.proves(eyrie::TURMOIL).proves(eyrie::OVERVIEW); }";
        refused("games/root/tests/law/eyrie.rs", absent, "is proved although the table says");
    }

    #[test]
    fn texts_and_rows_must_match() {
        let less = "law-7-1 = A.\n    .title = A\n";
        refused("games/root/lang/law.it.ftl", less, "law-7-7 is missing");
        let heading = "law-7 = H.\nlaw-7-1 = A.\n    .title = A\nlaw-7-7 = B.\n    .title = B\n";
        assert!(check(&with("games/root/lang/law.en.ftl", heading)).is_well);
        let more = "law-7-1 = A.\n    .title = A\nlaw-7-7 = B.\n    .title = B\nlaw-8 = C.\n";
        refused("games/root/lang/law.en.ftl", more, "law-8 has no row");
        let bare = "law-7-1 = A.\nlaw-7-7 = B.\n    .title = B\n";
        refused("games/root/lang/law.en.ftl", bare, "law-7-1 has no .title");
    }

    #[test]
    fn a_ruling_that_is_not_written_down_is_refused() {
        refused("games/root/RULINGS.md", "## R2 Another\n", "RULINGS.md has no R1");
    }

    #[test]
    fn numbers_stand_once_and_in_order() {
        let twice = r#"kernel::law! { A = "7.7", "Turmoil"; B = "7.7", "Again"; }
            pub const CHAPTERS: &[X] = &[law::ALL];"#;
        refused("games/root/src/law.rs", twice, "7.7 stands twice");
        let behind = r#"kernel::law! { A = "7.10", "A"; B = "7.7", "Turmoil"; }
            pub const CHAPTERS: &[X] = &[law::ALL];"#;
        refused("games/root/src/law.rs", behind, "7.7 stands behind 7.10");
    }

    #[test]
    fn gaps_count_once_the_command_line_registers_the_game() {
        let query = Query::check();
        let mut files = with("games/root/src/eyrie.rs", "fn turmoil() {}");
        files.push(("games/empty/src/lib.rs", "//! Empty."));
        let unregistered = answer(&query, &Tree::of(&files)).unwrap();
        assert!(unregistered.text.contains("empty: not yet begun"), "{}", unregistered.text);
        assert!(unregistered.text.contains("root: not registered"), "{}", unregistered.text);
        files.push(("crates/cli/src/games.rs", "fn games() { [root::game()] }"));
        assert!(!answer(&query, &Tree::of(&files)).unwrap().is_well);
    }

    #[test]
    fn a_paragraph_is_looked_up_with_all_that_stand_under_it() {
        let query = |game: &str, paragraph: &str| Query {
            game: Some(game.into()),
            paragraph: Some(paragraph.into()),
            ..Query::default()
        };
        let tree = Tree::of(&sound());
        let text = answer(&query("root", "7.7"), &tree).unwrap().text;
        assert!(text.contains("games/root/src/eyrie.rs:2") && text.contains("falls"), "{text}");
        assert!(!text.contains("Overview"), "{text}");
        assert!(answer(&query("root", "9"), &tree).is_err());
        assert!(answer(&query("chess", "9"), &tree).is_err());
    }

    #[test]
    fn a_word_is_looked_up_in_titles_and_in_texts_of_every_language() {
        let query = |word: &str| {
            let (game, paragraph) = (Some("root".into()), Some(word.into()));
            Query { game, paragraph, ..Query::default() }
        };
        let italian = "law-7-1 = Uno.\n    .title = Storia\nlaw-7-7 = Due.\n    .title = Il tumulto\n        del governo\n";
        let tree = Tree::of(&with("games/root/lang/law.it.ftl", italian));
        for word in ["turm", "Tumulto", "due", "GOVERNO"] {
            let text = answer(&query(word), &tree).unwrap().text;
            assert!(text.contains("7.7") && !text.contains("Overview"), "{word}: {text}");
        }
        assert!(answer(&query("nimble"), &tree).is_err());
    }

    #[test]
    fn the_counts_of_one_game_name_the_chapters_with_gaps() {
        let tree = Tree::of(&with("games/root/src/eyrie.rs", "fn turmoil() {}"));
        let query = Query { game: Some("root".into()), counts: true, ..Query::default() };
        let text = answer(&query, &tree).unwrap().text;
        let chapter =
            "  eyrie                  0 proved; gaps:   1 without code,   0 without scenario";
        assert_eq!(text.lines().next(), Some(chapter));
        assert!(text.contains("root: 2 paragraphs"), "{text}");
    }

    #[test]
    fn the_index_is_machine_readable() {
        let query = Query { json: true, ..Query::default() };
        let text = answer(&query, &Tree::of(&sound())).unwrap().text;
        let json: serde_json::Value = serde_json::from_str(&text).unwrap();
        let turmoil = &json[0]["paragraphs"][1];
        assert_eq!(turmoil["number"], "7.7");
        assert_eq!(turmoil["scenarios"][0]["test"], "falls");
        assert_eq!(json[0]["counts"]["proved"], 1);
    }
}
