//! The pictures of cards, types, pieces and tokens.

use crate::look::{self, Art};
use wonderful_kingdom::setting::faces::Kind;
use wonderful_kingdom::terms::{Bonus, CardName, Resource};
use wonderful_kingdom::view::Prize;

/// A picture of this game by its name.
pub(super) fn art(name: &str) -> Art {
    look::art("wonderful-kingdom", name)
}

/// The picture of a resource.
pub(super) fn resource(of: Resource) -> Art {
    art(of.word())
}

/// The picture of what a location gives.
pub(super) fn bonus(of: Bonus) -> Art {
    art(match of {
        Bonus::Materials => "materials",
        Bonus::Population => "population",
        Bonus::Gold => "gold",
        Bonus::Exploration => "exploration",
        Bonus::Krystallium => "krystallium",
        Bonus::Trap => "bonus-trap",
        Bonus::Spy => "bonus-spy",
        Bonus::Destruction => "bonus-destruction",
        Bonus::DoubleMove => "bonus-double-move",
        Bonus::Prison => "bonus-prison",
    })
}

/// The picture of what a step of a Quest gives.
pub(super) fn prize(of: Prize) -> Art {
    art(match of {
        Prize::Materials => "materials",
        Prize::Population => "population",
        Prize::Gold => "gold",
        Prize::Exploration => "exploration",
        Prize::Krystallium => "krystallium",
        Prize::Soldier => "soldier",
        Prize::Spy => "spy",
        Prize::Trap => "trap",
        Prize::Points => "points",
        Prize::Calamity => "type-calamity",
    })
}

/// The picture of what a card is: a type of Development, or another kind.
pub(super) fn kind(of: Kind) -> Art {
    match of {
        Kind::Development(of) => art(&format!("type-{of}")),
        Kind::Treasure => art("type-treasure"),
        Kind::Calamity => art("type-calamity"),
        Kind::Menace(_) => art("menace"),
        Kind::Advisor => art("advisor"),
    }
}

/// The picture of a card.
pub(super) fn card(card: CardName) -> Art {
    art(&format!("card-{card}"))
}
