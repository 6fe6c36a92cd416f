//! What a card says when it is asked: its tooltip, in the reader's language.

use super::parts::{RESOURCES, Sight, kind_name};
use kernel::Message;
use wonderful_kingdom::view::FaceView;

/// A card's name, kind, cost, and what it brings.
pub(super) fn told(card: &str, sight: &Sight<'_>) -> String {
    let Some(face) = sight.face(card) else { return sight.name(card) };
    let first = format!("{} ({})", sight.name(card), kind_name(face.kind, sight));
    let cost = tally(&face.cost);
    let parts = [
        Some(first),
        (!cost.is_empty()).then(|| list("page-wk-told-cost", &cost, sight)),
        makes(face, sight),
        points(face, sight),
        bonus(face, sight),
        recycled(face, sight),
        effect(card, sight),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// What an Advisor can do or a Menace does.
pub(super) fn effect(card: &str, sight: &Sight<'_>) -> Option<String> {
    sight.scene.tongue.maybe(format!("card-{card}.text"))
}

/// Words and how often each is there, in their order.
pub(super) fn tally<'a>(words: &[&'a str]) -> Vec<(&'a str, u8)> {
    let mut tally: Vec<(&str, u8)> = Vec::new();
    for &word in words {
        match tally.iter_mut().find(|(of, _)| *of == word) {
            Some((_, count)) => *count += 1,
            None => tally.push((word, 1)),
        }
    }
    tally
}

/// What is paid or gained, as a list.
pub(super) fn amounts(all: &[(&str, u8)], sight: &Sight<'_>) -> String {
    let one = |&(word, count): &(&str, u8)| {
        let key = match word {
            "any" | "spy" | "trap" | "points" | "calamity" => format!("page-wk-pieces-{word}"),
            piece => format!("pieces-{piece}"),
        };
        sight.say(&Message::new(key).with("count", count))
    };
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A list with what it is a list of.
pub(super) fn list(key: &'static str, all: &[(&str, u8)], sight: &Sight<'_>) -> String {
    sight.say(&Message::new(key).with("what", amounts(all, sight)))
}

fn by_resource(amounts: [u8; 4]) -> Vec<(&'static str, u8)> {
    RESOURCES.into_iter().zip(amounts).filter(|&(_, count)| count > 0).collect()
}

fn makes(face: &FaceView, sight: &Sight<'_>) -> Option<String> {
    if let Some((made, of)) = face.produces_per {
        let made = amounts(&[(made, 1)], sight);
        let of = Message::new(format!("type-{of}"));
        return Some(
            sight.say(&Message::new("page-wk-told-makes-per").with("what", made).with("type", of)),
        );
    }
    let made = by_resource(face.production);
    (!made.is_empty()).then(|| list("page-wk-told-makes", &made, sight))
}

fn points(face: &FaceView, sight: &Sight<'_>) -> Option<String> {
    if let Some((points, of)) = face.points_per {
        let of = Message::new(format!("type-{of}"));
        return Some(
            sight.say(
                &Message::new("page-wk-told-points-per").with("count", points).with("type", of),
            ),
        );
    }
    let lost = sight.lost(face);
    let lost = (lost > 0).then(|| sight.counted("page-wk-told-penalty", lost));
    lost.or_else(|| (face.points > 0).then(|| sight.counted("page-wk-pieces-points", face.points)))
}

fn bonus(face: &FaceView, sight: &Sight<'_>) -> Option<String> {
    let all = [("krystallium", face.krystallium), ("soldier", face.soldiers)];
    let gained: Vec<_> = all.into_iter().filter(|&(_, count)| count > 0).collect();
    (!gained.is_empty()).then(|| list("page-wk-told-bonus", &gained, sight))
}

fn recycled(face: &FaceView, sight: &Sight<'_>) -> Option<String> {
    let cubes = by_resource(face.recycle);
    (!cubes.is_empty()).then(|| list("page-wk-told-recycled", &cubes, sight))
}
