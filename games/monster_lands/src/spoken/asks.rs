//! What is asked, and why a choice is withheld.

use super::names;
use crate::adventure;
use crate::ask::{Question, Why};
use crate::setting::Setting;
use kernel::Message;

/// What is asked.
pub(super) fn question(setting: &Setting, question: Question) -> Message {
    let say = |key: &'static str| Message::new(key);
    match question {
        Question::Clan => say("ask-clan"),
        Question::GrantDie => say("ask-grant-die"),
        Question::GrantBoon => say("ask-grant-boon"),
        Question::Turn => say("ask-turn"),
        Question::LastDie => say("ask-last-die"),
        Question::Waste => say("ask-waste"),
        Question::DieFor(building) => {
            say("ask-die-for").with("building", names::building(building))
        }
        Question::SpaceOf(building) => {
            say("ask-space-of").with("building", names::building(building))
        }
        Question::Traps { price, discount } => {
            say("ask-traps").with("price", price).with("discount", discount)
        }
        Question::SurplusTrap => say("ask-surplus-trap"),
        Question::Brew { tokens } => say("ask-brew").with("tokens", tokens),
        Question::Hire { bargain } => say("ask-hire").with("discount", bargain.discount()),
        Question::FreeHire => say("ask-free-hire"),
        Question::DefenceTokens { bargain } => {
            say("ask-defence-tokens").with("discount", bargain.discount())
        }
        Question::Pawn => say("ask-pawn"),
        Question::Equipment { bargain } => {
            say("ask-equipment").with("discount", bargain.discount())
        }
        Question::FreeEquipment => say("ask-free-equipment"),
        Question::Bearer(equipment) => {
            say("ask-bearer").with("equipment", names::equipment(equipment))
        }
        Question::Move => say("ask-move"),
        Question::PathOf(m) => say("ask-path-of").with("mercenary", names::mercenary(m)),
        Question::MissionDie(path) => say("ask-mission-die").with("path", names::path(path)),
        Question::Add { mercenary, path, load } => say("ask-add")
            .with("mercenary", names::mercenary(mercenary))
            .with("path", names::path(path))
            .with("load", names::load(load)),
        Question::LandDie(land) => say("ask-land-die").with("land", names::land(land)),
        Question::TakeLoot => say("ask-take-loot"),
        Question::ConvertInto => say("ask-convert-into"),
        Question::ConvertWhich => say("ask-convert-which"),
        Question::PotionOrVenom => say("ask-potion-or-venom"),
        Question::Settle(land) => say("ask-settle").with("land", names::land(land)),
        Question::AtHome => say("ask-at-home"),
        Question::BeforeScoring => say("ask-before-scoring"),
        Question::Promote => say("ask-promote"),
        Question::Desert => say("ask-desert"),
        Question::Adventure(question) => adventure::question_message(setting, question),
    }
}

/// Why a choice is withheld.
pub(super) fn why(why: Why) -> Message {
    let say = |key: &'static str| Message::new(key);
    match why {
        Why::CannotPay { price, gold } => {
            say("why-cannot-pay").with("price", price).with("gold", gold)
        }
        Why::NotEnoughGlory { reputation, excess } => {
            say("why-not-enough-glory").with("reputation", reputation).with("excess", excess)
        }
        Why::Full(building) => say("why-full").with("building", names::building(building)),
        Why::SpaceTaken => say("why-space-taken"),
        Why::Panic(building) => say("why-panic").with("building", names::building(building)),
        Why::Closed(building) => say("why-closed").with("building", names::building(building)),
        Why::NoDie(colours) => say("why-no-die").with("colours", names::one_of(colours)),
        Why::TooFewDice => say("why-too-few-dice"),
        Why::NothingOnOffer => say("why-nothing-on-offer"),
        Why::NobodyAtHome => say("why-nobody-at-home"),
        Why::Assigned(m) => say("why-assigned").with("mercenary", names::mercenary(m)),
        Why::NoPath => say("why-no-path"),
        Why::PathTaken(path) => say("why-path-taken").with("path", names::path(path)),
        Why::NoMonster => say("why-no-monster"),
        Why::NoPersuasion => say("why-no-persuasion"),
        Why::NoRoom => say("why-no-room"),
        Why::NoMoreDice => say("why-no-more-dice"),
        Why::OnlyOne => say("why-only-one"),
        Why::NoNovice => say("why-no-novice"),
        Why::NoPotion => say("why-no-potion"),
        Why::Used => say("why-used"),
        Why::Moved => say("why-moved"),
        Why::NotSettled(land) => say("why-not-settled").with("land", names::land(land)),
        Why::DiceRemain => say("why-dice-remain"),
        Why::BeerBought => say("why-beer-bought"),
        Why::TakeBack => say("why-take-back"),
        Why::InOrder => say("why-in-order"),
        Why::OnlyOutside => say("why-only-outside"),
        Why::OnlyAtHome => say("why-only-at-home"),
        Why::Adventure(why) => adventure::why_message(why),
    }
}
