//! Every command as a function, on the tiniest game.

mod arena;
mod bench;
mod campaign;
mod french;
mod law;
mod learn;
mod list;
mod play;
mod replay;
mod simulate;

use clap::Parser;
use cli::{Args, Boxed, Failure, Shelf, World};
use kernel::Lang;
use proof::morra::Morra;

static TINY: [Boxed; 1] = [Boxed::plain::<Morra>()];

/// What a command wrote, and how it ended.
struct Ran {
    out: String,
    result: Result<(), Failure>,
    lang: Lang,
}

impl Ran {
    /// What it wrote, if it did what was asked and said everything in full.
    #[track_caller]
    fn done(self) -> String {
        assert!(self.result.is_ok(), "{:?}\n{}", self.result, self.out);
        assert!(!lang::has_gap(&self.out), "{}", self.out);
        self.out
    }

    /// The sentence with which it refused bad input.
    #[track_caller]
    fn refused(self) -> String {
        let failure = self.result.expect_err("it is refused");
        assert_eq!(failure.code(), 2);
        let said = cli::voice::plain(self.lang, &failure.message());
        assert!(!lang::has_gap(&said), "{said}");
        said
    }
}

/// Runs a command line on the tiniest game; each line of `typed` is typed in turn.
fn tavolata(line: &str, typed: &str) -> Ran {
    run_with(Shelf(&TINY), line, typed)
}

/// Runs a command line with the games of a shelf.
fn run_with(shelf: Shelf, line: &str, typed: &str) -> Ran {
    let words = line.split_whitespace();
    let args = Args::try_parse_from(["tavolata"].into_iter().chain(words)).expect("arguments");
    let (mut input, mut out) = (typed.as_bytes(), Vec::new());
    let lang = args.lang.unwrap_or_default();
    let mut world = World {
        shelf,
        lang,
        colour: false,
        width: 100,
        echo: true,
        live: false,
        input: &mut input,
        out: &mut out,
    };
    let result = cli::run(&args, &mut world);
    Ran { out: String::from_utf8(out).expect("it writes text"), result, lang }
}
