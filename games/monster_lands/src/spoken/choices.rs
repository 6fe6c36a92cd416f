//! The deeds of choices, as on buttons.

use super::names;
use crate::adventure;
use crate::choice::Choice;
use crate::setting::{Role, Setting};
use crate::terms::{Affinity, Mercenary};
use kernel::Message;

/// The deed of a choice.
pub(super) fn choice(setting: &Setting, choice: Choice) -> Message {
    let say = |key: &'static str| Message::new(key);
    match choice {
        Choice::Clan(affinity) => clan(setting, affinity),
        Choice::Visit(building) => say("choice-visit").with("building", names::building(building)),
        Choice::Send(m) => say("choice-send").with("mercenary", names::mercenary(m)),
        Choice::Work(land) => say("choice-work").with("land", names::land(land)),
        Choice::Die(die) => say("choice-die").with("die", names::die(die)),
        Choice::Colour(colour) => say("choice-colour").with("colour", names::colour(colour)),
        Choice::Space(space) => say("choice-space").with("space", space.index() + 1),
        Choice::Path(path) => say("choice-path").with("path", names::path(path)),
        Choice::Buy(trap) => say("choice-buy")
            .with("trap", names::trap(trap))
            .with("price", setting.trap(trap).price),
        Choice::Trap(trap) => say("choice-trap").with("trap", names::trap(trap)),
        Choice::Hire(m) => say("choice-hire")
            .with("mercenary", names::mercenary(m))
            .with("price", setting.mercenary(m).cost)
            .with("reputation", setting.mercenary(m).reputation),
        Choice::HireNovice => say("choice-hire-novice").with("price", setting.novice.cost),
        Choice::Beer => say("choice-beer").with("price", crate::setup::beer_price(setting)),
        Choice::Equipment(equipment) => say("choice-equipment")
            .with("equipment", names::equipment(equipment))
            .with("price", setting.equipment(equipment).cost),
        Choice::Give(m) => say("choice-bearer").with("mercenary", names::mercenary(m)),
        Choice::Rearrange => say("choice-rearrange"),
        Choice::Move(m, kind) => say("choice-move")
            .with("mercenary", names::mercenary(m))
            .with("type", names::equipment_type(kind)),
        Choice::Count(count) => say("choice-count").with("count", count),
        Choice::Potions(count) => say("choice-potions").with("count", count),
        Choice::Potion => say("choice-potion"),
        Choice::Venom => say("choice-venom"),
        Choice::Defence => say("choice-defence"),
        Choice::Gold => say("choice-gold"),
        Choice::Convert(die) => say("choice-convert").with("die", names::die(die)),
        Choice::Use(loot) => say("choice-use").with("loot", names::loot(loot)),
        Choice::Loot(loot) => say("choice-loot").with("loot", names::loot(loot)),
        Choice::Sell(monster) => {
            let points = setting.monster(monster).elimination.trophies;
            say("choice-sell")
                .with("monster", names::monster(monster))
                .with("gold", points * setting.numbers.gold.per_trophy)
        }
        Choice::Heal(m) => say("choice-heal").with("mercenary", names::mercenary(m)),
        Choice::Talent(m) => say("choice-talent").with("mercenary", names::mercenary(m)),
        Choice::Ability(equipment) => {
            say("choice-ability").with("equipment", names::equipment(equipment))
        }
        Choice::Settle(land, m) => say("choice-settle")
            .with("land", names::land(land))
            .with("mercenary", names::mercenary(m)),
        Choice::Promote(m) => say("choice-promote").with("mercenary", names::mercenary(m)),
        Choice::Desert(m) => say("choice-desert").with("mercenary", names::mercenary(m)),
        Choice::DesertNovice => say("choice-desert-novice"),
        Choice::Done => say("choice-done"),
        Choice::Pass => say("choice-pass"),
        Choice::Adventure(choice) => adventure::choice_message(choice),
    }
}

/// A clan, by those who found it.
fn clan(setting: &Setting, affinity: Affinity) -> Message {
    let cards =
        Mercenary::ALL.into_iter().map(|mercenary| (mercenary, setting.mercenary(mercenary)));
    let founders = cards.filter(|(_, card)| card.affinity == affinity && card.role != Role::Hired);
    let founders = founders.map(|(mercenary, card)| {
        Message::new("founder")
            .with("mercenary", names::mercenary(mercenary))
            .with("dice", names::dice(card.dice))
    });
    Message::new("choice-clan")
        .with("affinity", names::affinity(affinity))
        .with("founders", founders.collect::<Vec<_>>())
}
