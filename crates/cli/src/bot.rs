//! A bot that plays a seat over the API of a server: an example for programs of one's own.

use crate::args::BotArgs;
use crate::voice::Voice;
use crate::{Failure, World};
use kernel::Message;
use server::asked_to_end;
use server::program::{Played, Program};

/// Plays until the table has ended, or until it is asked to end.
pub fn run(args: &BotArgs, world: &mut World<'_>) -> Result<(), Failure> {
    let token =
        args.token.clone().or_else(|| std::env::var("TAVOLATA_TOKEN").ok()).unwrap_or_default();
    let program = Program { url: args.url.clone(), token };
    let voice = Voice::new(world.lang);
    let (tell, told) = std::sync::mpsc::channel::<Played>();
    let runtime = tokio::runtime::Runtime::new()?;
    let table = args.table.clone();
    let playing = runtime.spawn(async move {
        let mut telling = |played| {
            // Whoever listened may have gone; the game goes on.
            let _unheard = tell.send(played);
        };
        tokio::select! {
            done = program.play(table.as_deref(), &mut telling) => done,
            () = asked_to_end() => Ok(()),
        }
    });
    for played in told {
        let line = Message::new("cli-bot-played")
            .with("table", played.table.chars().take(8).collect::<String>())
            .with("question", played.question)
            .with("answer", played.answer);
        world.line(voice.say(&line))?;
    }
    match runtime.block_on(playing) {
        Ok(done) => done.map_err(Failure::Program),
        Err(_) => Ok(()),
    }
}
