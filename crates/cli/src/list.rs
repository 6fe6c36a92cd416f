//! The shelf as a list, and the options of a game.

use crate::voice::Voice;
use crate::{Failure, World};
use kernel::{Kind, Message, OptionSpec};
use render::text::Ink;
use render::text::layout::hang;

/// Lists the games, or the options of one.
pub fn run(game: Option<&str>, world: &mut World<'_>) -> Result<(), Failure> {
    game.map_or(Ok(()), |name| options(name, world))?;
    if game.is_none() { games(world) } else { Ok(()) }
}

/// The games, and how to play one.
pub fn games(world: &mut World<'_>) -> Result<(), Failure> {
    let voice = Voice::new(world.lang);
    world.line(world.ink(Ink::Bold, voice.word("cli-games-title")))?;
    let games = world.shelf.games();
    let Some(first) = games.first() else {
        world.line(voice.word("cli-games-none"))?;
        return Ok(());
    };
    for boxed in games {
        let game = Voice::of(world.lang, *boxed)?;
        let name = boxed.game.name();
        let title = world.ink(Ink::Cyan, game.title(name));
        world.line("")?;
        world.line(format!("  {title} ({name})"))?;
        if let Some(about) = game.about() {
            world.lines(hang("    ", &about, world.width))?;
        }
    }
    world.line("")?;
    world.line(voice.word("cli-games-how"))?;
    world.line(format!("  tavolata play {}", first.game.name()))?;
    world.line("")?;
    world.lines(hang("", &voice.word("cli-games-more"), world.width))?;
    Ok(())
}

/// The options of a game.
fn options(name: &str, world: &mut World<'_>) -> Result<(), Failure> {
    let boxed = world.shelf.find(name)?;
    let voice = Voice::of(world.lang, boxed)?;
    let title = Message::new("cli-options-title").with("game", voice.title(name));
    world.line(world.ink(Ink::Bold, voice.say(&title)))?;
    for spec in boxed.game.options() {
        let default = shown_default(spec, &voice);
        world.line("")?;
        world.line(format!(
            "  {}  {}  {}",
            world.ink(Ink::Cyan, spec.name),
            allowed(spec, &voice),
            world.ink(Ink::Dim, default)
        ))?;
        if let Some(help) = voice.maybe(format!("option-{}", spec.name)) {
            world.lines(hang("    ", &help, world.width))?;
        }
        for value in values(spec) {
            if let Some(help) = voice.maybe(format!("option-{}-{value}", spec.name)) {
                world.lines(hang(&format!("      {value}: "), &help, world.width))?;
            }
        }
    }
    Ok(())
}

fn shown_default(spec: &OptionSpec, voice: &Voice) -> String {
    if spec.default.is_empty() {
        return String::new();
    }
    format!("({})", voice.say(&Message::new("cli-option-default").with("value", spec.default)))
}

fn values(spec: &OptionSpec) -> &'static [&'static str] {
    match spec.kind {
        Kind::OneOf(values) | Kind::Several(values) => values,
        Kind::Toggle | Kind::Number { .. } => &[],
    }
}

fn allowed(spec: &OptionSpec, voice: &Voice) -> String {
    match spec.kind {
        Kind::Toggle => "on | off".to_owned(),
        Kind::Number { min, max } => {
            voice.say(&Message::new("cli-option-number").with("min", min).with("max", max))
        }
        Kind::OneOf(values) => values.join(" | "),
        Kind::Several(values) => format!("{}, …", values.join(", ")),
    }
}
