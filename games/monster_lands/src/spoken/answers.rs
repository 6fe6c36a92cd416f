//! The deeds of choices as answers: what a price comes to, what a space yields, what a piece is for here.

use super::{choices, names};
use crate::ask::Question;
use crate::choice::Choice;
use crate::citadel::{Bargain, defence_price};
use crate::setting::Setting;
use crate::terms::{Building, Equipment, Mercenary, Space};
use kernel::Message;

/// The deed of a choice as the answer to a question.
pub(super) fn answer(setting: &Setting, question: Question, choice: Choice) -> Message {
    let say = |key: &'static str| Message::new(key);
    match (question, choice) {
        (Question::Hire { bargain }, Choice::Hire(m)) => hire(setting, m, bargain),
        (Question::FreeHire, Choice::Hire(m)) => hire(setting, m, Bargain::FREE),
        (Question::Hire { bargain }, Choice::HireNovice) => say("answer-hire-novice")
            .with("price", bargain.price(setting.novice.cost.into()))
            .with("dice", names::dice(setting.novice.dice)),
        (Question::DefenceTokens { bargain }, Choice::Count(count)) => say("answer-defence-tokens")
            .with("count", count)
            .with("price", defence_price(setting, bargain, count)),
        (Question::Equipment { bargain }, Choice::Equipment(ware)) => buy(setting, ware, bargain),
        (Question::FreeEquipment, Choice::Equipment(ware)) => buy(setting, ware, Bargain::FREE),
        (Question::SpaceOf(building), Choice::Space(at)) => space(setting, building, at),
        (Question::Brew { tokens }, Choice::Potions(potions)) => {
            let brewed = [("resource-potion", potions), ("resource-venom", tokens - potions)];
            say("answer-brew").with("tokens", names::some(&brewed))
        }
        (Question::Add { .. }, Choice::Die(die)) => say("answer-add").with("what", names::die(die)),
        (Question::Add { .. }, Choice::Trap(trap)) => {
            say("answer-lay-trap").with("trap", names::trap(trap))
        }
        (Question::Add { .. }, Choice::Defence) => say("answer-lay-defence"),
        (Question::Add { .. }, Choice::Potion) => say("answer-take-potion"),
        (Question::Add { .. }, Choice::Venom) => say("answer-take-venom"),
        (Question::Add { .. }, Choice::Done) => say("answer-set-out"),
        (Question::SurplusTrap, Choice::Trap(trap)) => {
            say("answer-discard-trap").with("trap", names::trap(trap))
        }
        (Question::Traps { price, .. }, Choice::Done) => say("answer-pay").with("price", price),
        (Question::Adventure(_), Choice::Venom) => {
            say("answer-spend-venom").with("adds", setting.numbers.battle.venom)
        }
        (_, choice) => choices::choice(setting, choice),
    }
}

/// A Mercenary for what it costs here, and what it brings.
fn hire(setting: &Setting, mercenary: Mercenary, bargain: Bargain) -> Message {
    let card = setting.mercenary(mercenary);
    Message::new("answer-hire")
        .with("mercenary", names::mercenary(mercenary))
        .with("price", bargain.price(card.cost.into()))
        .with("dice", names::dice(card.dice))
        .with("reputation", card.reputation)
}

/// Equipment for what it costs here.
fn buy(setting: &Setting, ware: Equipment, bargain: Bargain) -> Message {
    let card = setting.equipment(ware);
    Message::new("answer-equipment")
        .with("equipment", names::equipment(ware))
        .with("type", names::equipment_type(card.r#type))
        .with("price", bargain.price(card.cost.into()))
}

/// A space by what it takes and yields.
fn space(setting: &Setting, building: Building, space: Space) -> Message {
    let at = space.index();
    match building {
        Building::Mine => Message::new("answer-dig")
            .with("dice", setting.mine.dice[at])
            .with("gold", setting.mine.yields[at]),
        Building::Alchemist => {
            let tokens = setting.alchemist.yields.get(at).copied();
            Message::new("answer-cauldron").with("tokens", tokens.unwrap_or_default())
        }
        Building::Lodge
        | Building::Tavern
        | Building::Armory
        | Building::PawnShop
        | Building::Bazaar => choices::choice(setting, Choice::Space(space)),
    }
}
