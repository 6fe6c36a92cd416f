//! What there is to know before choosing: what a Path asks and gives, what a card does.

use super::outside;
use crate::text::{Gloss, Reader};
use kernel::AnyView;
use monster_lands::{Choice, View};

/// What there is to say about a choice.
pub fn gloss(view: &dyn AnyView, choice: &str, reader: &Reader<'_>) -> Option<Gloss> {
    let view = view.as_any().downcast_ref::<View>()?;
    let text = |kind: &str, id: &dyn std::fmt::Display| {
        reader.tongue.maybe(format!("{kind}-{id}.text")).filter(|text| !text.is_empty())
    };
    let note = match choice.parse().ok()? {
        Choice::Path(path) => outside::ahead(path, view, reader),
        Choice::Hire(mercenary) | Choice::Talent(mercenary) | Choice::Send(mercenary) => {
            text("mercenary", &mercenary)
        }
        Choice::Equipment(equipment) | Choice::Ability(equipment) => text("equipment", &equipment),
        Choice::Buy(trap) | Choice::Trap(trap) => text("trap", &trap),
        Choice::Use(loot) | Choice::Loot(loot) => reader.tongue.maybe(format!("{loot}.text")),
        Choice::Settle(land, _) | Choice::Work(land) => text("land", &land),
        _ => None,
    };
    note.map(|note| Gloss { note: Some(note), ..Gloss::default() })
}
