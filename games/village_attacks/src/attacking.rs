//! V6 Attacking, and what a villager's death brings.

use crate::setting::options::Avenged;
use crate::setting::records::GoalName;
use crate::terms::{Figure, HeroSpecial, Kind, Slot, Who, Zone};
use crate::{Desk, Fact, experience, law, objectives, rounds};
use kernel::{Para, cite};

/// What hurts a villager.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cause {
    /// A playing monster or its minion.
    Monster(Slot),
    /// A playing monster's Vengeance (V7.3).
    Vengeance(Slot),
    /// The summoned monster (V14.10).
    Summoned,
    /// Fire (V23.2).
    Burn,
    /// A trap (V19.3).
    Trap,
    /// An event.
    Event,
    /// The Troll (V18.4).
    Troll,
}

impl Cause {
    /// The paragraph a death is filed under, where the kind of villager does not say it.
    const fn para(self) -> Option<Para> {
        match self {
            Self::Monster(_) | Self::Vengeance(_) => None,
            Self::Summoned => Some(law::summoning::KILLS_OF_THE_SUMMONED),
            Self::Burn => Some(law::villager_conditions::BURNING_VILLAGER),
            Self::Trap => Some(law::triggering::KILLED_BY_A_TRAP),
            Self::Event => Some(law::events::KINDS_OF_EVENTS),
            Self::Troll => Some(law::troll::KILLED_BY_THE_TROLL),
        }
    }
}

/// V6.7 Separate Attacks. Damage to a villager; says whether it died.
pub(crate) fn hurt(figure: Figure, amount: u8, cause: Cause, desk: &mut Desk<'_>) -> bool {
    cite(law::attacking::SEPARATE_ATTACKS);
    let mut amount = amount;
    if let Some(hero) = figure.hero() {
        let card = desk.setting.hero(hero);
        let (who, zone) = (Who::Hero(hero), desk.position.village.zone_of(figure));
        if amount > 0 && card.special == HeroSpecial::Shield && desk.position.village.shield(figure)
        {
            amount -= 1;
            desk.tell(law::villagers::NUMBERS_OF_VILLAGERS, Fact::Shielded(who, zone));
        }
        if amount == 0 {
            return false;
        }
        desk.tell(law::attacking::SEPARATE_ATTACKS, Fact::Hurt(who, zone, amount));
        if !desk.position.village.wound(hero, card, amount) {
            return false;
        }
    }
    if amount > 0 {
        kill(figure, cause, desk);
    }
    amount > 0
}

/// V6.3 Peasant Killed.
/// V6.4 Hunter Killed.
/// V6.6 Hero Killed.
/// V14.10 Kills of the Summoned.
/// V19.3 Killed by a Trap.
pub(crate) fn kill(figure: Figure, cause: Cause, desk: &mut Desk<'_>) {
    let village = &mut desk.position.village;
    let (who, zone) = (village.who(figure), village.zone_of(figure));
    village.remove(figure);
    let para = match figure.kind() {
        Kind::Peasant => law::attacking::PEASANT_KILLED,
        Kind::Hunter => law::attacking::HUNTER_KILLED,
        Kind::Yunfakh => law::attacking::YUNFAKH_HUNTER,
        Kind::Hero => law::attacking::HERO_KILLED,
    };
    let para = cause.para().unwrap_or(para);
    desk.tell(para, Fact::Dies(who, zone));
    desk.position.castle.mourn();
    if let Some(hero) = figure.hero() {
        desk.position.decks.bury(hero);
    }
    if cause == Cause::Troll {
        return;
    }
    let rewards = &desk.setting.numbers.rewards;
    let is_hero = figure.kind() == Kind::Hero;
    let morale = if is_hero { rewards.hero_morale } else { rewards.morale };
    rounds::lower_morale(morale, para, desk);
    match cause {
        Cause::Monster(slot) => reward(slot, worth_of(who, slot, desk), desk),
        Cause::Vengeance(slot) => reward(slot, avenged(who, slot, desk), desk),
        Cause::Summoned | Cause::Burn | Cause::Trap | Cause::Event | Cause::Troll => {}
    }
    if is_hero {
        objectives::hero_killed(desk);
    }
    fill_cup(zone, desk);
}

/// The experience printed for a kill.
fn worth_of(who: Who, slot: Slot, desk: &Desk<'_>) -> u8 {
    let (setting, rewards) = (desk.setting, &desk.setting.numbers.rewards);
    match who {
        Who::Hero(hero) if setting.hero(hero).of_type == setting.board(slot).of_type => {
            rewards.hero_same_type
        }
        Who::Hero(_) => rewards.hero_experience,
        Who::Peasant | Who::Hunter(_) | Who::Veteran | Who::Yunfakh(_) => rewards.experience,
    }
}

/// V7.3 Vengeance. The experience for a kill by Vengeance: the same for anybody (R30).
fn avenged(who: Who, slot: Slot, desk: &Desk<'_>) -> u8 {
    match desk.setting.chosen.avenged_heroes {
        Avenged::One => desk.setting.numbers.rewards.experience,
        Avenged::AsHeroes => worth_of(who, slot, desk),
    }
}

/// V28.4 Night. A kill is rewarded.
fn reward(slot: Slot, worth: u8, desk: &mut Desk<'_>) {
    let (setting, rewards) = (desk.setting, &desk.setting.numbers.rewards);
    let mut gained = worth;
    if setting.scenario.uses.day_and_night {
        if desk.position.castle.is_night() {
            cite(law::day_and_night::NIGHT);
            gained += rewards.night;
        } else {
            cite(law::day_and_night::DAY);
            gained = 0;
        }
    }
    experience::gain(slot, gained, desk);
}

fn fill_cup(zone: Zone, desk: &mut Desk<'_>) {
    if desk.setting.scenario.goal == GoalName::Altars {
        objectives::fill_cup(zone, desk);
    }
}
