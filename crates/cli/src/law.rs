//! The law on the command line.

use crate::voice::Voice;
use crate::{Boxed, Failure, World};
use kernel::{Absence, AnyGame, Message, Para};
use render::text::Ink;
use render::text::layout::hang;

/// Lists the games' laws, a game's chapters, or shows what was looked for.
pub fn run(game: Option<&str>, text: Option<&str>, world: &mut World<'_>) -> Result<(), Failure> {
    let Some(name) = game else { return counts(world) };
    let boxed = world.shelf.find(name)?;
    let voice = Voice::of(world.lang, boxed)?;
    match text {
        None => chapters(boxed, &voice, world),
        Some(text) => match find(boxed.game, &voice, text) {
            Some(found) if found.len() == 1 => page(boxed.game, found[0], &voice, world),
            Some(found) => found.into_iter().try_for_each(|para| row(para, &voice, world)),
            None => Err(Failure::NoParagraph { game: boxed.game.name(), text: text.to_owned() }),
        },
    }
}

/// The paragraph of a number, or those with a word in their titles.
pub fn find(game: &dyn AnyGame, voice: &Voice, text: &str) -> Option<Vec<Para>> {
    let paras = || game.law().iter().copied().flatten().copied();
    if let Some(para) = paras().find(|para| para.number().eq_ignore_ascii_case(text)) {
        return Some(vec![para]);
    }
    let wanted = text.to_lowercase();
    let titled = |para: &Para| {
        [para.title().to_owned(), voice.law(*para).title]
            .iter()
            .any(|title| title.to_lowercase().contains(&wanted))
    };
    let found: Vec<Para> = paras().filter(titled).collect();
    (!found.is_empty() && !wanted.is_empty()).then_some(found)
}

fn counts(world: &mut World<'_>) -> Result<(), Failure> {
    let voice = Voice::new(world.lang);
    for boxed in world.shelf.games() {
        let name = boxed.game.name();
        let count: usize = boxed.game.law().iter().map(|chapter| chapter.len()).sum();
        let counted = voice.say(&Message::new("cli-law-counts").with("count", count));
        world.line(format!("{}  {counted}", world.ink(Ink::Bold, format!("{name:<20}"))))?;
    }
    world.lines(hang("", &voice.word("cli-law-use"), world.width))?;
    Ok(())
}

fn chapters(boxed: Boxed, voice: &Voice, world: &mut World<'_>) -> Result<(), Failure> {
    let title = Message::new("cli-law-title").with("game", voice.title(boxed.game.name()));
    world.line(world.ink(Ink::Bold, voice.say(&title)))?;
    if voice.foreign("game-name").is_some() {
        world.line(voice.word("texts-foreign"))?;
    }
    for chapter in boxed.game.law() {
        world.line("")?;
        chapter.iter().try_for_each(|&para| row(para, voice, world))?;
    }
    Ok(())
}

/// A paragraph on a line, as deep as its number.
fn row(para: Para, voice: &Voice, world: &mut World<'_>) -> Result<(), Failure> {
    let depth = para.number().matches('.').count();
    let number = world.ink(Ink::Cyan, format!("{:<12}", para.number()));
    world.line(format!("{number} {}{}", "  ".repeat(depth), voice.law(para).title))?;
    Ok(())
}

/// A paragraph with what it says and what stands under it.
fn page(
    game: &dyn AnyGame,
    para: Para,
    voice: &Voice,
    world: &mut World<'_>,
) -> Result<(), Failure> {
    let text = voice.law(para);
    world.line(world.ink(Ink::Bold, format!("{para} {}", text.title)))?;
    world.lines(hang("  ", &text.summary, world.width))?;
    let absence = para.absence().map(|absence| match absence {
        Absence::NoCode(reason) => Message::new("cli-law-absence").with("reason", reason),
        Absence::Later(reason) => Message::new("cli-law-later").with("reason", reason),
    });
    if let Some(absence) = absence {
        world.lines(hang("  ", &voice.say(&absence), world.width))?;
    }
    let prefix = format!("{para}.");
    let below: Vec<Para> = game
        .law()
        .iter()
        .copied()
        .flatten()
        .copied()
        .filter(|other| other.number().starts_with(&prefix))
        .collect();
    if !below.is_empty() {
        world.line(voice.word("cli-law-below"))?;
    }
    below.into_iter().try_for_each(|para| row(para, voice, world))
}
