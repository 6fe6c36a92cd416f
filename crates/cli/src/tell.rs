//! Telling a story and showing a board, for players and for those who replay.

use crate::voice::Voice;
use crate::{Boxed, World};
use kernel::face::StoryLine;
use kernel::{AnyView, Weight};
use render::text::layout::hang;
use render::text::{Ink, plain, visible};
use std::io;

/// Tells facts: rounds and turns as headings, the rest under their paragraphs.
pub fn story(story: &[StoryLine], voice: &Voice, world: &mut World<'_>) -> io::Result<()> {
    for line in story {
        let said = voice.say(&line.message);
        match line.weight {
            Weight::Round => {
                let rule = "═".repeat(world.width.saturating_sub(visible(&said) + 4));
                world.line("")?;
                world.line(world.ink(Ink::Bold, format!("══ {said} {rule}")))?;
            }
            Weight::Turn => {
                world.line("")?;
                world.line(world.ink(Ink::Bold, format!("── {said}")))?;
            }
            Weight::Line => {
                let number = world.ink(Ink::Dim, format!("{:<9} ", line.para.number()));
                world.lines(hang(&number, &said, world.width))?;
            }
        }
    }
    Ok(())
}

/// Shows a board: its picture, or the view as it is.
pub fn board(
    boxed: Boxed,
    view: &dyn AnyView,
    voice: &Voice,
    world: &mut World<'_>,
) -> io::Result<()> {
    let drawn = boxed.picture.and_then(|picture| picture(view, &voice.reader(world)));
    world.line("")?;
    match drawn {
        Some(picture) => world.line(picture.trim_end()),
        None => world.lines(plain(view, world.width)),
    }
}
