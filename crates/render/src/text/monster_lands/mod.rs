//! Monster Lands in a terminal: the Citadel beside the Outside, the battle, and the clans.

mod citadel;
mod clans;
mod gloss;
mod outside;
mod tokens;

pub use gloss::gloss;

use super::{Ink, Reader, beside, frame};
use kernel::{AnyView, Message};
use monster_lands::terms::Path;
use monster_lands::view::{BattleView, View};

/// From this width on, the Citadel and the Outside stand beside each other.
const WIDE: usize = 120;

/// Draws a view of Monster Lands.
pub fn picture(view: &dyn AnyView, reader: &Reader<'_>) -> Option<String> {
    let view = view.as_any().downcast_ref::<View>()?;
    let mut lines = vec![heading(view, reader)];
    lines.extend(match &view.battle {
        Some(battle) => {
            let outside = outside_framed(view, reader.width, reader).into_iter();
            outside.chain(fray(battle, reader)).collect()
        }
        None => places(view, reader),
    });
    for clan in &view.clans {
        lines.extend(clans::lines(clan, view, reader));
    }
    Some(lines.join("\n"))
}

/// The Citadel beside or above the Outside. While a battle is fought nobody can visit the Citadel: it is left out then.
fn places(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let wide = reader.width >= WIDE;
    let left = if wide { reader.width * 9 / 20 } else { reader.width };
    let title = reader.word("picture-ml-citadel");
    let citadel = frame(&title, &citadel::lines(view, left, reader), left);
    if wide {
        return beside(&citadel, &outside_framed(view, reader.width - left - 1, reader), 1);
    }
    citadel.into_iter().chain(outside_framed(view, reader.width, reader)).collect()
}

fn outside_framed(view: &View, width: usize, reader: &Reader<'_>) -> Vec<String> {
    frame(&reader.word("picture-ml-outside"), &outside::lines(view, width, reader), width)
}

fn heading(view: &View, reader: &Reader<'_>) -> String {
    let round = Message::new("picture-ml-round")
        .with("round", view.round)
        .with("rounds", view.rounds)
        .with("dice", view.round_dice);
    let mut parts = vec![reader.say(&round)];
    parts.extend(
        view.scenario
            .map(|number| reader.say(&Message::new("picture-ml-scenario").with("number", number))),
    );
    parts.extend(
        view.madhala_tokens
            .map(|tokens| reader.say(&Message::new("picture-ml-madhala").with("tokens", tokens))),
    );
    reader.ink(Ink::Bold, parts.join(" · "))
}

/// The battle under way, Path by Path.
fn fray(battle: &BattleView, reader: &Reader<'_>) -> Vec<String> {
    let path = |path: Path| reader.say(&path.into());
    let mut parts = vec![reader.word("picture-ml-battle")];
    parts.extend(battle.active.map(path));
    for (key, count) in [
        ("picture-ml-attack-dice", battle.attack_dice),
        ("picture-ml-hits", battle.hits),
        ("picture-ml-damage", battle.damage),
        ("picture-ml-inroads", battle.inroads),
        ("picture-ml-rerolls", battle.rerolls),
    ] {
        let message = Message::new(key).with("count", count);
        parts.extend((count > 0).then(|| reader.say(&message)));
    }
    let mut lines = vec![reader.ink(Ink::Red, parts.join(" · "))];
    for front in &battle.fronts {
        let rolled = front.rolled.iter().map(|&(colour, face)| tokens::die(colour, face, reader));
        let rolled = rolled.collect::<Vec<_>>().join(" ");
        let waiting = tokens::dice(front.unrolled, reader);
        if !rolled.is_empty() || !waiting.is_empty() {
            let fared = reader.word(format!("picture-ml-{}", front.fared));
            lines.push(format!("  {}: {rolled}  {waiting} ({fared})", path(front.path)));
        }
    }
    lines
}
