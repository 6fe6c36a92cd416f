//! Telling a story and showing a board, for players and for those who replay.

use crate::voice::Voice;
use crate::{Boxed, World};
use kernel::face::StoryLine;
use kernel::{AnyTable, AnyView, Boundary, Entry, Findings, Journal, Message, Seat};
use render::text::layout::hang;
use render::text::{Ink, visible};
use std::io;

/// Tells facts: rounds and turns as headings, the rest under their paragraphs.
pub fn story(story: &[StoryLine], voice: &Voice, world: &mut World<'_>) -> io::Result<()> {
    for line in story {
        let said = voice.say(&line.message);
        match line.boundary {
            Some(Boundary::Round) => {
                let rule = "═".repeat(world.width.saturating_sub(visible(&said) + 4));
                world.line("")?;
                world.line(world.ink(Ink::Bold, format!("══ {said} {rule}")))?;
            }
            Some(Boundary::Turn) => {
                world.line("")?;
                world.line(world.ink(Ink::Bold, format!("── {said}")))?;
            }
            None => {
                let number = world.ink(Ink::Dim, format!("{:<9} ", line.para.number()));
                world.lines(hang(&number, &said, world.width))?;
            }
        }
    }
    Ok(())
}

/// Tells where a game is not as its journal has it, and what of the journal these rules have no place for.
pub fn findings(
    findings: &Findings,
    table: &dyn AnyTable,
    voice: &Voice,
    world: &mut World<'_>,
) -> io::Result<()> {
    for difference in &findings.differences {
        note(difference.line, &difference.message(), voice, world)?;
    }
    let Some(cut) = &findings.cut else { return Ok(()) };
    world.line("")?;
    note(cut.line, &cut.message(), voice, world)?;
    if let Some(para) = cut.refusal.para {
        let text = voice.say(&Message::new("cli-replay-cut-law").with("para", para.number()));
        world.lines(hang("", &text, world.width))?;
    }
    world.lines(hang("", &voice.word("cli-replay-cut"), world.width))?;
    for (seat, choice) in rest(table.journal()) {
        let deed = table.deed(&choice).map_or_else(|| choice.clone(), |deed| voice.say(&deed));
        let line = Message::new("cli-replay-former").with("seat", seat).with("deed", deed);
        world.lines(hang("  ", &voice.say(&line), world.width))?;
    }
    Ok(())
}

fn note(line: usize, what: &Message, voice: &Voice, world: &mut World<'_>) -> io::Result<()> {
    let line = Message::new("cli-replay-differs").with("line", line);
    let said = format!("{} {}", voice.say(&line), voice.say(what));
    world.lines(hang("", &said, world.width))
}

/// The choices at the end of a journal that were kept and not played.
fn rest(journal: &Journal) -> Vec<(Seat, String)> {
    let is_former = |entry: &&Entry| matches!(entry, Entry::Former(_));
    let count = journal.entries.iter().rev().take_while(is_former).count();
    let former = journal.entries[journal.entries.len() - count..].iter();
    former
        .filter_map(Entry::kept)
        .filter_map(|entry| entry.choice().map(|(seat, choice)| (seat, choice.to_owned())))
        .collect()
}

/// Shows a board.
pub fn board(
    boxed: Boxed,
    view: &dyn AnyView,
    voice: &Voice,
    world: &mut World<'_>,
) -> io::Result<()> {
    let drawn = boxed.board.picture(view, &voice.reader(world)).unwrap_or_default();
    world.line("")?;
    world.line(drawn.trim_end())
}
