//! A fifth game on the shelf, with every command of the program:
//!
//! `cargo run -p cli --example fifth_game -- play skirmish`, `... -- serve`, `... -- arena skirmish --bots master,novice`
//!
//! The skirmish brings rules, data and texts. It has no judgement in `bots` and no board in `render`: bots play it by
//! playing on to its end, page and terminal draw the outline of its view. One line puts it on the shelf.

use cli::{Boxed, Shelf};
use proof::skirmish::Skirmish;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::start(Shelf::whole().with(Boxed::plain::<Skirmish>()))
}
