//! The `tavolata` command line: play, simulate, measure, replay and look up the law, for every game on the shelf.
//!
//! Commands write to a [`World`] they are handed, so that tests run them as functions. They refuse to know any rule:
//! a game is held by its face ([`kernel::AnyGame`]). Start reading at [`Shelf`], the one registry of games, then [`args`].

pub mod admin;
pub mod args;
pub mod calling;
mod usage;
pub mod games;
pub mod failure;
pub mod world;
pub mod voice;
pub mod settings;
pub mod setup;
pub mod outcome;
pub mod tell;
pub mod list;
pub mod serve;
pub mod bot;
pub mod health;
pub mod database;
pub mod play;
pub mod pool;
pub mod grid;
pub mod plot;
pub mod simulate;
pub mod arena;
pub mod learn;
pub mod bench;
pub mod replay;
pub mod analyse;
pub mod law;

pub use args::Args;
pub use failure::Failure;
pub use games::{Boxed, Shelf};
pub use world::World;

use args::Command;
use clap::{CommandFactory, Parser};
use std::io::{IsTerminal, Write, stdin, stdout};
use std::process::ExitCode;

/// Does what the program was called with, with these games; says on standard error why not.
pub fn start(shelf: Shelf) -> ExitCode {
    let env = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let args = match settings::spelled_out(std::env::args_os().collect(), env) {
        Ok(args) => args,
        Err(failure) => {
            let said = voice::plain(world::lang_of(env), &failure.message());
            let _ = writeln!(std::io::stderr(), "tavolata: {said}");
            return ExitCode::from(failure.code());
        }
    };
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        Err(error) => return misused(&error),
    };
    let (mut input, mut out) = (stdin().lock(), stdout().lock());
    let live = out.is_terminal();
    let mut world = World {
        shelf,
        lang: args.lang.unwrap_or_else(|| world::lang_of(env)),
        colour: live && env("NO_COLOR").is_none(),
        width: world::width_of(live, env),
        echo: !input.is_terminal(),
        live,
        input: &mut input,
        out: &mut out,
    };
    match run(&args, &mut world) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has gone, as in `tavolata law | head`: nobody is left to tell.
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            let said = voice::plain(world.lang, &failure.message());
            // If even this cannot be written, the exit code is all that is left.
            let _ = writeln!(std::io::stderr(), "tavolata: {said}");
            ExitCode::from(failure.code())
        }
    }
}

/// Says what is wrong with the arguments; or gives the help or the version they ask for.
fn misused(error: &clap::Error) -> ExitCode {
    let env = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let Some(message) = usage::message(error) else { error.exit() };
    let lang = usage::lang_of(std::env::args()).unwrap_or_else(|| world::lang_of(env));
    let said = voice::plain(lang, &message);
    // If even this cannot be written, the exit code is all that is left.
    let _ = writeln!(std::io::stderr(), "tavolata: {said}");
    ExitCode::from(2)
}

/// Runs what the arguments ask for.
pub fn run(args: &Args, world: &mut World<'_>) -> Result<(), Failure> {
    match &args.command {
        None => {
            let Args { command, .. } = Args::parse_from(["tavolata", "serve"]);
            let Some(Command::Serve(usual)) = command else {
                unreachable!("serve is what was parsed")
            };
            serve::run(&usual, world)
        }
        Some(Command::Serve(serve)) => serve::run(serve, world),
        Some(Command::Bot(bot)) => bot::run(bot, world),
        Some(Command::Health(health)) => health::run(health.listen, world),
        Some(Command::Admin(admin)) => admin::run(admin, world),
        Some(Command::Backup { to, database }) => database::backup(database, to, world),
        Some(Command::Restore(restore)) => database::restore(restore, world),
        Some(Command::Check(check)) => database::check::run(check, world),
        Some(Command::MoveDatabase(moving)) => database::moving::run(moving, world),
        Some(Command::Games { game }) => list::run(game.as_deref(), world),
        Some(Command::Play(play)) => play::run(play, world),
        Some(Command::Simulate(simulate)) => simulate::run(simulate, world),
        Some(Command::Arena(arena)) => arena::run(arena, world),
        Some(Command::Learn(learn)) => learn::run(learn, world),
        Some(Command::Bench(bench)) => bench::run(bench, world),
        Some(Command::Replay(replay)) => replay::run(replay, world),
        Some(Command::Analyse(analyse)) => analyse::run(analyse, world),
        Some(Command::Law { game, paragraph }) => {
            law::run(game.as_deref(), paragraph.as_deref(), world)
        }
        Some(Command::Completions { shell }) => {
            clap_complete::generate(*shell, &mut Args::command(), "tavolata", &mut world.out);
            Ok(())
        }
    }
}
