//! The `tavolata` binary: hands the world to the command line.

use clap::Parser;
use cli::{Args, Shelf, World};
use std::io::{IsTerminal, Write, stdin, stdout};
use std::process::ExitCode;

/// Counts allocations, for `bench`.
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    let args = Args::parse();
    let (mut input, mut out) = (stdin().lock(), stdout().lock());
    let live = out.is_terminal();
    let env = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let mut world = World {
        shelf: Shelf::whole(),
        lang: args.lang.unwrap_or_else(|| cli::world::lang_of(env)),
        colour: live && env("NO_COLOR").is_none(),
        width: cli::world::width_of(live, env),
        echo: !input.is_terminal(),
        live,
        input: &mut input,
        out: &mut out,
    };
    match cli::run(&args, &mut world) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has gone, as in `tavolata law | head`: nobody is left to tell.
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            let said = cli::voice::plain(world.lang, &failure.message());
            // If even this cannot be written, the exit code is all that is left.
            let _ = writeln!(std::io::stderr(), "tavolata: {said}");
            ExitCode::from(failure.code())
        }
    }
}
