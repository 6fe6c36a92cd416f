//! What a card says when it is asked: its tooltip, in the reader's language.

use super::parts::{Sight, kind_name};
use kernel::Message;
use wonderful_kingdom::terms::{CardName, Resource, Space};
use wonderful_kingdom::view::{FaceView, Prize};

/// A card's name, kind, cost, and what it brings.
pub(super) fn told(card: CardName, sight: &Sight<'_>) -> String {
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
pub(super) fn effect(card: CardName, sight: &Sight<'_>) -> Option<String> {
    sight.scene.tongue.maybe(format!("card-{card}.text"))
}

/// Spaces and how often each is there, in their order.
pub(super) fn tally(spaces: &[Space]) -> Vec<(Space, u8)> {
    let mut tally: Vec<(Space, u8)> = Vec::new();
    for &space in spaces {
        match tally.iter_mut().find(|(of, _)| *of == space) {
            Some((_, count)) => *count += 1,
            None => tally.push((space, 1)),
        }
    }
    tally
}

/// What is counted when something is paid or gained.
pub(super) trait Counted: Copy {
    /// The message that says a number of it.
    fn pieces(self) -> String;
}

impl Counted for Space {
    fn pieces(self) -> String {
        match self {
            Self::Any => format!("page-wk-pieces-{self}"),
            Self::Materials | Self::Population | Self::Gold | Self::Exploration => {
                format!("pieces-{self}")
            }
            Self::Krystallium | Self::Soldier => format!("pieces-{self}"),
        }
    }
}

impl Counted for Prize {
    fn pieces(self) -> String {
        match self {
            Self::Spy | Self::Trap | Self::Points | Self::Calamity => {
                format!("page-wk-pieces-{self}")
            }
            Self::Materials | Self::Population | Self::Gold | Self::Exploration => {
                format!("pieces-{self}")
            }
            Self::Krystallium | Self::Soldier => format!("pieces-{self}"),
        }
    }
}

/// What is paid or gained, as a list.
pub(super) fn amounts(all: &[(impl Counted, u8)], sight: &Sight<'_>) -> String {
    let said = all.iter().map(|(of, count)| Message::new(of.pieces()).with("count", *count));
    said.map(|message| sight.say(&message)).collect::<Vec<_>>().join(", ")
}

/// A list with what it is a list of.
pub(super) fn list(key: &'static str, all: &[(impl Counted, u8)], sight: &Sight<'_>) -> String {
    sight.say(&Message::new(key).with("what", amounts(all, sight)))
}

fn by_resource(amounts: [u8; 4]) -> Vec<(Space, u8)> {
    let each = Resource::ALL.map(Resource::space).into_iter().zip(amounts);
    each.filter(|&(_, count)| count > 0).collect()
}

fn makes(face: &FaceView, sight: &Sight<'_>) -> Option<String> {
    if let Some((made, of)) = face.produces_per {
        let made = amounts(&[(made.space(), 1)], sight);
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
    let all = [(Space::Krystallium, face.krystallium), (Space::Soldier, face.soldiers)];
    let gained: Vec<_> = all.into_iter().filter(|&(_, count)| count > 0).collect();
    (!gained.is_empty()).then(|| list("page-wk-told-bonus", &gained, sight))
}

fn recycled(face: &FaceView, sight: &Sight<'_>) -> Option<String> {
    let cubes = by_resource(face.recycle);
    (!cubes.is_empty()).then(|| list("page-wk-told-recycled", &cubes, sight))
}
