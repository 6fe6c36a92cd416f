//! Where each player's points came from, and what decided the game.

use crate::position::Goal;
use crate::{Fact, Position, Root, Setting, law, spoken};
use kernel::{Message, Para, Reckoning, Seat, Told};

/// Where points come from, in the order they are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Source {
    /// The faction's own way: what its chapter scores.
    Own,
    /// An enemy's buildings and tokens (3.2.1).
    Removing,
    /// Items (3.2.2), whoever cares little for trade included.
    Crafting,
    /// Effects of cards, in play or in battle.
    Cards,
    /// What the map, its landmarks and hirelings score.
    Woodland,
    /// What was lost again.
    Lost,
}

impl Source {
    const ALL: [Self; 6] =
        [Self::Own, Self::Removing, Self::Crafting, Self::Cards, Self::Woodland, Self::Lost];

    /// The source of points that a paragraph scores.
    fn of(para: Para) -> Self {
        let crafting =
            [law::victory::CRAFTING_ITEMS, law::eyrie::DISDAIN_FOR_TRADE, law::eyrie::BUILDER];
        let woodland = [law::maps::ALL, law::landmarks::ALL, law::hirelings::ALL];
        if para == law::victory::REMOVING_BUILDINGS_AND_TOKENS {
            Self::Removing
        } else if crafting.contains(&para) {
            Self::Crafting
        } else if law::key_actions::ALL.contains(&para) {
            Self::Cards
        } else if woodland.iter().any(|chapter| chapter.contains(&para)) {
            Self::Woodland
        } else {
            Self::Own
        }
    }

    fn name(self) -> Message {
        Message::new(match self {
            Self::Own => "source-own",
            Self::Removing => "source-removing",
            Self::Crafting => "source-crafting",
            Self::Cards => "source-cards",
            Self::Woodland => "source-woodland",
            Self::Lost => "source-lost",
        })
    }
}

/// Where each player's points came from, and what decided the game where points did not.
pub(crate) fn reckoning(setting: &Setting, position: &Position, told: &[Told<Root>]) -> Reckoning {
    let mut counts = [[0; 6]; Source::ALL.len()];
    for told in told {
        let (who, points, source) = if let Fact::Scored { who, points } = told.fact {
            (who, i32::from(points), Source::of(told.para))
        } else if let Fact::Lost { who, points } = told.fact {
            (who, -i32::from(points), Source::Lost)
        } else {
            continue;
        };
        if let Some(seat) = position.seat_if_playing(who).filter(|seat| seat.index() < 6) {
            counts[source as usize][seat.index()] += points;
        }
    }
    let seats = setting.seat_count();
    let sources = Source::ALL.into_iter().zip(counts);
    let sources = sources.map(|(source, counts)| (source.name(), counts[..seats].to_vec()));
    Reckoning::of(sources).decided(decided(position))
}

/// What won, where it was not the score.
fn decided(position: &Position) -> Option<Message> {
    let winner = position.won().iter().next()?;
    let name = |seat: Seat| spoken::seat(position.faction_if_any(seat), seat);
    match position.player(winner).goal() {
        Goal::Points => None,
        Goal::Dominance(suit) => Some(
            Message::new("decided-dominance")
                .with("who", name(winner))
                .with("suit", Message::from(suit)),
        ),
        Goal::Coalition(partner) => Some(
            Message::new("decided-coalition").with("who", name(winner)).with("whom", name(partner)),
        ),
    }
}
