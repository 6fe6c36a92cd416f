//! What happened.

use super::names;
use crate::adventure;
use crate::fact::Fact;
use crate::terms::{Land, Mercenary};
use kernel::{Message, Seat};

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("who", seat)
}

fn of(key: &'static str, seat: Seat, mercenary: Mercenary) -> Message {
    by(key, seat).with("mercenary", names::mercenary(mercenary))
}

fn count(key: &'static str, seat: Seat, count: u8) -> Message {
    by(key, seat).with("count", count)
}

fn land(key: &'static str, seat: Seat, land: Land) -> Message {
    by(key, seat).with("land", names::land(land))
}

/// What happened, said with its arguments.
#[expect(clippy::too_many_lines, reason = "a table that reads downwards")]
pub(super) fn fact(fact: Fact) -> Message {
    let say = |key: &'static str| Message::new(key);
    match fact {
        Fact::Scenario(number) => say("fact-scenario")
            .with("number", number)
            .with("law", Message::new(format!("law-m38-{number}"))),
        Fact::FirstPlayer(seat) => by("fact-first-player", seat),
        Fact::Clan(seat, affinity) => {
            by("fact-clan", seat).with("affinity", names::affinity(affinity))
        }
        Fact::MercenaryArrives(m) => {
            say("fact-mercenary-arrives").with("mercenary", names::mercenary(m))
        }
        Fact::MercenarySetAside(m) => {
            say("fact-mercenary-set-aside").with("mercenary", names::mercenary(m))
        }
        Fact::TrapArrives(trap) => say("fact-trap-arrives").with("trap", names::trap(trap)),
        Fact::EquipmentArrives(equipment) => {
            say("fact-equipment-arrives").with("equipment", names::equipment(equipment))
        }
        Fact::MonsterArrives(monster, place) => say("fact-monster-arrives")
            .with("monster", names::monster(monster))
            .with("place", names::place(place)),
        Fact::LandArrives(land, side, header) => say("fact-land-arrives")
            .with("land", names::land(land))
            .with("place", names::place(crate::terms::Place::Land(side)))
            .with("header", names::header(header)),
        Fact::MissionArrives(mission, side) => {
            say("fact-mission-arrives").with("mission", names::mission(mission, side))
        }
        Fact::LootArrives(loot) => say("fact-loot-arrives").with("loot", names::loot(loot)),
        Fact::Round(round) => say("fact-round").with("round", round),
        Fact::NewBeginning(seat, gold) => by("fact-new-beginning", seat).with("gold", gold),
        Fact::DicePool(seat, dice) => by("fact-dice-pool", seat).with("dice", names::dice(dice)),
        Fact::Rolled(seat, face) => by("fact-rolled", seat).with("face", face),
        Fact::GainsDice(seat, colour, dice) => {
            count("fact-gains-dice", seat, dice).with("colour", names::colour(colour))
        }
        Fact::GrantedDie(seat, colour) => {
            by("fact-granted-die", seat).with("colour", names::colour(colour))
        }
        Fact::Turn(seat) => by("fact-turn", seat),
        Fact::Passes(seat) => by("fact-passes", seat),
        Fact::DieWasted(seat, die) => by("fact-die-wasted", seat).with("die", names::die(die)),
        Fact::Places(seat, building, die) => by("fact-places", seat)
            .with("die", names::die(die))
            .with("building", names::building(building)),
        Fact::Digs(seat, dice) => count("fact-digs", seat, dice),
        Fact::GainsGold(seat, gold) => count("fact-gains-gold", seat, gold),
        Fact::Pays(seat, price) => by("fact-pays", seat).with("count", price),
        Fact::BuysTrap(seat, trap) => by("fact-buys-trap", seat).with("trap", names::trap(trap)),
        Fact::BuysTraps(seat, traps) => count("fact-buys-traps", seat, traps),
        Fact::DiscardsTrap(seat, trap) => {
            by("fact-discards-trap", seat).with("trap", names::trap(trap))
        }
        Fact::GainsPotions(seat, potions) => count("fact-gains-potions", seat, potions),
        Fact::GainsVenoms(seat, venoms) => count("fact-gains-venoms", seat, venoms),
        Fact::GainsDefence(seat, tokens) => count("fact-gains-defence", seat, tokens),
        Fact::NoRoomForPotions(seat, lost) => count("fact-no-room-potions", seat, lost),
        Fact::NoRoomForVenoms(seat, lost) => count("fact-no-room-venoms", seat, lost),
        Fact::NoRoomForDefence(seat, lost) => count("fact-no-room-defence", seat, lost),
        Fact::GainsGlory(seat, glory) => count("fact-gains-glory", seat, glory),
        Fact::Beer(seat) => by("fact-beer", seat),
        Fact::Hires(seat, m) => of("fact-hires", seat, m),
        Fact::HiresNovice(seat) => by("fact-hires-novice", seat),
        Fact::Equips(seat, equipment, m) => {
            of("fact-equips", seat, m).with("equipment", names::equipment(equipment))
        }
        Fact::DiscardsEquipment(seat, equipment) => {
            by("fact-discards-equipment", seat).with("equipment", names::equipment(equipment))
        }
        Fact::Sends(seat, m, path, load) => of("fact-sends", seat, m)
            .with("path", names::path(path))
            .with("load", names::load(load)),
        Fact::Works(seat, land_) => land("fact-works", seat, land_),
        Fact::TakesLoot(seat, loot) => by("fact-takes-loot", seat).with("loot", names::loot(loot)),
        Fact::UsesLoot(seat, loot) => by("fact-uses-loot", seat).with("loot", names::loot(loot)),
        Fact::UsesTalent(seat, m) => of("fact-uses-talent", seat, m),
        Fact::UsesAbility(seat, equipment) => {
            by("fact-uses-ability", seat).with("equipment", names::equipment(equipment))
        }
        Fact::Converts(seat, die, colour) => by("fact-converts", seat)
            .with("die", names::die(die))
            .with("colour", names::colour(colour)),
        Fact::SellsTrophy(seat, monster, gold) => {
            count("fact-sells-trophy", seat, gold).with("monster", names::monster(monster))
        }
        Fact::Heals(seat, m) => of("fact-heals", seat, m),
        Fact::Settles(seat, land_, m) => {
            of("fact-settles", seat, m).with("land", names::land(land_))
        }
        Fact::Unsettled(seat, land_) => land("fact-unsettled", seat, land_),
        Fact::ComesHome(seat, m, gold, potions, venoms) => {
            let brought = names::some(&[
                ("coin", gold),
                ("resource-potion", potions),
                ("resource-venom", venoms),
            ]);
            if brought.is_empty() {
                of("fact-comes-home", seat, m)
            } else {
                of("fact-brings-home", seat, m).with("brought", brought)
            }
        }
        Fact::AtTheEntrance(m) => say("fact-at-the-entrance").with("monster", names::monster(m)),
        Fact::DrivenOff(m) => say("fact-driven-off").with("monster", names::monster(m)),
        Fact::Panic(building) => say("fact-panic").with("building", names::building(building)),
        Fact::Promoted(seat, m) => of("fact-promoted", seat, m),
        Fact::NovicePromoted(seat) => by("fact-novice-promoted", seat),
        Fact::PaysWages(seat, wages) => by("fact-pays-wages", seat).with("count", wages),
        Fact::CannotPayWages(seat, wages, paid) => {
            by("fact-cannot-pay-wages", seat).with("count", wages).with("paid", paid)
        }
        Fact::Deserts(seat, m) => of("fact-deserts", seat, m),
        Fact::NoviceDeserts(seat) => by("fact-novice-deserts", seat),
        Fact::GloryReached(seat, glory) => count("fact-glory-reached", seat, glory),
        Fact::LastRound => say("fact-last-round"),
        Fact::Score(seat, glory, reputation, trophies, affinities) => {
            let total: u16 = [glory, reputation, trophies, affinities].map(u16::from).iter().sum();
            by("fact-score", seat)
                .with("total", total)
                .with("glory", glory)
                .with("reputation", reputation)
                .with("trophies", trophies)
                .with("affinities", affinities)
        }
        Fact::MadhalaRolls(red, yellow) => {
            say("fact-madhala-rolls").with("red", red).with("yellow", yellow)
        }
        Fact::MadhalaRollsAgain => say("fact-madhala-rolls-again"),
        Fact::MadhalaPlaces(building, die) => say("fact-madhala-places")
            .with("die", names::die(die))
            .with("building", names::building(building)),
        Fact::MadhalaTakesTrap(trap) => {
            say("fact-madhala-takes-trap").with("trap", names::trap(trap))
        }
        Fact::MadhalaTakesMercenary(m) => {
            say("fact-madhala-takes").with("what", names::mercenary(m))
        }
        Fact::MadhalaTakesEquipment(equipment) => {
            say("fact-madhala-takes").with("what", names::equipment(equipment))
        }
        Fact::MadhalaOn(path) => say("fact-madhala-on").with("path", names::path(path)),
        Fact::Adventure(fact) => adventure::fact_message(fact),
    }
}
