//! How the Adventure Phase names what it asks, offers, refuses and tells.

use super::deeds::{Block, Deed, Fact, Question, Why};
use crate::setting::Setting;
use crate::spoken::names;
use crate::terms::{Colour, Land, Loot, Mercenary, Mission, Monster, Path, Side, Trap};
use kernel::Message;

fn say(key: &'static str) -> Message {
    Message::new(key)
}

/// The name of a Mercenary.
pub(crate) fn mercenary(mercenary: Mercenary) -> Message {
    Message::new(format!("mercenary-{mercenary}"))
}

/// The name of a Monster.
pub(crate) fn monster(monster: Monster) -> Message {
    Message::new(format!("monster-{monster}"))
}

/// The name of a Land.
pub(crate) fn land(land: Land) -> Message {
    Message::new(format!("land-{land}"))
}

/// The name of a Trap or Trick.
pub(crate) fn trap(trap: Trap) -> Message {
    say(trap.word())
}

/// The name of a Loot token.
pub(crate) fn loot(loot: Loot) -> Message {
    say(loot.word())
}

/// The name of a Path.
pub(crate) fn path(path: Path) -> Message {
    Message::new(format!("path-{path}"))
}

/// The name of a colour of dice.
pub(crate) fn die(colour: Colour) -> Message {
    say(match colour {
        Colour::Strength => "die-strength",
        Colour::Magic => "die-magic",
        Colour::Persuasion => "die-persuasion",
    })
}

fn block(block: Block) -> Message {
    say(match block {
        Block::Talent => "block-talent",
        Block::Token => "block-token",
        Block::Potion => "block-potion",
    })
}

/// What a contract wants and pays.
fn contract(setting: &Setting, who: Mercenary, mission: Mission, path: Path) -> Message {
    let paper = setting.contract(mission);
    let reward = paper.reward(path);
    let pays = [
        ("resource-glory", reward.glory),
        ("coin", reward.gold),
        ("resource-potion", reward.potions),
        ("resource-venom", reward.venoms),
        ("resource-defence", reward.defence),
    ];
    say("ask-contract")
        .with("who", mercenary(who))
        .with("wants", names::some(&[(paper.discard.resource.key(), paper.discard.count)]))
        .with("pays", names::some(&pays))
}

/// What is asked.
pub(crate) fn question_message(setting: &Setting, question: Question) -> Message {
    match question {
        Question::RemoveMagic(who, dice) => {
            say("ask-remove-magic").with("who", mercenary(who)).with("dice", dice)
        }
        Question::Defend(who, hits) => {
            say("ask-defend").with("who", mercenary(who)).with("hits", hits)
        }
        Question::Attack(who, total, capture, eliminate) => {
            let asked = say(if capture.is_some() { "ask-attack" } else { "ask-attack-untrapped" });
            asked
                .with("who", mercenary(who))
                .with("total", total)
                .with("capture", capture.unwrap_or_default())
                .with("eliminate", eliminate)
        }
        Question::Conquest(who, total, value) => say("ask-conquest")
            .with("who", mercenary(who))
            .with("total", total)
            .with("value", value),
        Question::MissionRoll(who, total, objective) => say("ask-mission-roll")
            .with("who", mercenary(who))
            .with("total", total)
            .with("objective", objective),
        Question::GloryLoot(token) => say("ask-glory-loot").with("loot", loot(token)),
        Question::RevealToken(on, token) => {
            say("ask-reveal-token").with("path", path(on)).with("number", token + 1)
        }
        Question::AimTrick(trick) => say("ask-aim-trick").with("trick", trap(trick)),
        Question::Divert(target, dice) => {
            say("ask-divert").with("path", path(target)).with("dice", dice)
        }
        Question::AimAttackDie(who) => say("ask-aim-attack-die").with("who", mercenary(who)),
        Question::FoilTrick(trick) => say("ask-foil-trick").with("trick", trap(trick)),
        Question::StealDie => say("ask-steal-die"),
        Question::Contract(who, mission, path) => contract(setting, who, mission, path),
        Question::GiveTrap => say("ask-give-trap"),
        Question::GiveLoot => say("ask-give-loot"),
        Question::Plunder(who) => say("ask-plunder").with("who", mercenary(who)),
    }
}

/// The deed of a choice, as on a button.
pub(crate) fn choice_message(deed: Deed) -> Message {
    match deed {
        Deed::Remove => say("choice-remove"),
        Deed::Brace => say("choice-brace"),
        Deed::Block(with) => say("choice-block").with("with", block(with)),
        Deed::Suffer => say("choice-suffer"),
        Deed::Roll(colour) => say("choice-roll").with("die", die(colour)),
        Deed::RollAll => say("choice-roll-all"),
        Deed::Reroll(colour, face) => {
            say("choice-reroll").with("die", die(colour)).with("face", face)
        }
        Deed::Stop => say("choice-stop"),
        Deed::Spare => say("choice-spare"),
        Deed::Reveal => say("choice-reveal"),
        Deed::Conceal => say("choice-conceal"),
        Deed::Against(target) => say("choice-against").with("path", path(target)),
        Deed::Withstand => say("choice-withstand"),
        Deed::Foil => say("choice-foil"),
        Deed::Bear => say("choice-bear"),
        Deed::Steal(colour) => say("choice-steal").with("die", die(colour)),
        Deed::Fulfil => say("choice-fulfil"),
        Deed::Decline => say("choice-decline"),
        Deed::GiveTrap(given) => say("choice-hand-over").with("what", trap(given)),
        Deed::GiveLoot(given) => say("choice-hand-over").with("what", loot(given)),
        Deed::Plunder(token) => say("choice-plunder").with("loot", loot(token)),
    }
}

/// Why a deed is withheld.
pub(crate) fn why_message(why: Why) -> Message {
    match why {
        Why::Power(foe) => say("why-power").with("monster", monster(foe)),
        Why::NoneLeft(with) => say("why-none-left").with("with", block(with)),
        Why::TalentsFirst => say("why-talents-first"),
        Why::NoArmor => say("why-no-armor"),
        Why::NoVenom => say("why-no-venom"),
        Why::NoVenomInConquest => say("why-no-venom-in-conquest"),
        Why::CannotFulfil => say("why-cannot-fulfil"),
        Why::NoDefenceToken => say("why-no-defence-token"),
        Why::OtherAffinity => say("why-other-affinity"),
        Why::SettledElsewhere(of) => say("why-settled-elsewhere").with("land", land(of)),
    }
}

/// What happened.
#[expect(clippy::too_many_lines, reason = "a table that reads downwards")]
pub(crate) fn fact_message(fact: Fact) -> Message {
    match fact {
        Fact::Mission(side) => {
            say(if side == Side::A { "fact-dice-mission" } else { "fact-contracts" })
        }
        Fact::LandBattle(side) => {
            say(if side == Side::A { "fact-battle-a" } else { "fact-battle-b" })
        }
        Fact::CitadelDefence(foe) => say("fact-citadel-defence").with("monster", monster(foe)),
        Fact::TrapRevealed(on, what) => {
            say("fact-trap-revealed").with("path", path(on)).with("trap", trap(what))
        }
        Fact::TrapConcealed(on) => say("fact-trap-concealed").with("path", path(on)),
        Fact::Attacks(foe, who, dice) => attack("fact-attacks", foe, who).with("dice", dice),
        Fact::Spores(foe, shown, hits) => {
            say("fact-spores").with("monster", monster(foe)).with("face", shown).with("hits", hits)
        }
        Fact::MagicRemoved(who, dice) => doing("fact-magic-removed", who).with("dice", dice),
        Fact::Diverted(from, target, dice) => say("fact-diverted")
            .with("from", mercenary(from))
            .with("to", mercenary(target))
            .with("dice", dice),
        Fact::DivertLost(who, dice) => doing("fact-divert-lost", who).with("dice", dice),
        Fact::AttackRolled(who, faces, hits) => {
            doing("fact-attack-rolled", who).with("faces", faces.to_string()).with("hits", hits)
        }
        Fact::MissesRerolled(faces, hits) => {
            say("fact-misses-rerolled").with("faces", faces.to_string()).with("hits", hits)
        }
        Fact::AutomaticHits(foe, hits) => {
            say("fact-automatic-hits").with("monster", monster(foe)).with("hits", hits)
        }
        Fact::Blocked(who, with) => doing("fact-blocked", who).with("with", block(with)),
        Fact::Wounded(who) => doing("fact-wounded", who),
        Fact::WoundCostsGlory(seat, glory) => {
            say("fact-wound-costs-glory").with("seat", seat).with("glory", glory)
        }
        Fact::Died(who, glory) => doing("fact-died", who).with("glory", glory),
        Fact::DieRolled(who, colour, face, worth, total) => {
            let key = if worth == face { "fact-die-rolled" } else { "fact-die-counts" };
            doing(key, who)
                .with("die", die(colour))
                .with("face", face)
                .with("counts", worth)
                .with("total", total)
        }
        Fact::DieRerolled(colour, from, to, total) => {
            let fact = say("fact-die-rerolled").with("die", die(colour)).with("from", from);
            fact.with("to", to).with("total", total)
        }
        Fact::VenomSpent(who, total) => doing("fact-venom-spent", who).with("total", total),
        Fact::LootSpent(seat, token) => {
            say("fact-loot-spent").with("seat", seat).with("loot", loot(token))
        }
        Fact::Captured(who, foe, glory, gold) => {
            attack("fact-captured", foe, who).with("glory", glory).with("gold", gold)
        }
        Fact::Eliminated(who, foe, glory, trophies) => {
            attack("fact-eliminated", foe, who).with("glory", glory).with("trophies", trophies)
        }
        Fact::ExtraGlory(seat, glory) => {
            say("fact-extra-glory").with("seat", seat).with("glory", glory)
        }
        Fact::ExtraPotions(seat, potions) => {
            say("fact-extra-potions").with("seat", seat).with("potions", potions)
        }
        Fact::Escapes(foe) => say("fact-escapes").with("monster", monster(foe)),
        Fact::FinalLash(foe) => say("fact-final-lash").with("monster", monster(foe)),
        Fact::AttackFailed(who, damage) => doing("fact-attack-failed", who).with("damage", damage),
        Fact::ConquestBegins(who, of) => doing("fact-conquest-begins", who).with("land", land(of)),
        Fact::Conquered(who, of, glory) => {
            doing("fact-conquered", who).with("land", land(of)).with("glory", glory)
        }
        Fact::ConquestFailed(who, of, total) => {
            doing("fact-conquest-failed", who).with("land", land(of)).with("total", total)
        }
        Fact::Plundered(who, token) => doing("fact-plundered", who).with("loot", loot(token)),
        Fact::NothingToPlunder(who) => doing("fact-nothing-to-plunder", who),
        Fact::MonsterStays(foe) => say("fact-monster-stays").with("monster", monster(foe)),
        Fact::PanicEnds => say("fact-panic-ends"),
        Fact::MissionWon(who, total, glory, gold) => doing("fact-mission-won", who)
            .with("total", total)
            .with("glory", glory)
            .with("gold", gold),
        Fact::Leftovers(who, total, gold) => {
            doing("fact-leftovers", who).with("total", total).with("gold", gold)
        }
        Fact::MissionFailed(who, total, glory) => {
            doing("fact-mission-failed", who).with("total", total).with("glory", glory)
        }
        Fact::ContractFulfilled(who, glory, gold) => {
            doing("fact-contract-fulfilled", who).with("glory", glory).with("gold", gold)
        }
        Fact::ContractDeclined(who) => doing("fact-contract-declined", who),
        Fact::TrapGiven(seat, what) => {
            say("fact-given").with("seat", seat).with("what", trap(what))
        }
        Fact::LootGiven(seat, what) => {
            say("fact-given").with("seat", seat).with("what", loot(what))
        }
        Fact::MadhalaWins => say("fact-madhala-wins"),
        Fact::MadhalaRemovesMonster(foe) => {
            say("fact-madhala-removes-monster").with("monster", monster(foe))
        }
        Fact::MadhalaRemovesLand(of) => say("fact-madhala-removes-land").with("land", land(of)),
        Fact::TrickAimed(trick, target) => {
            say("fact-trick-aimed").with("trick", trap(trick)).with("path", path(target))
        }
        Fact::TrickWasted(trick) => say("fact-trick-wasted").with("trick", trap(trick)),
        Fact::TrickFoiled(trick) => say("fact-trick-foiled").with("trick", trap(trick)),
        Fact::Stolen(from, colour) => {
            say("fact-stolen").with("path", path(from)).with("die", die(colour))
        }
    }
}

fn doing(key: &'static str, who: Mercenary) -> Message {
    say(key).with("who", mercenary(who))
}

fn attack(key: &'static str, foe: Monster, who: Mercenary) -> Message {
    doing(key, who).with("monster", monster(foe))
}
