//! Facts: what happened, for the log, the animation and the stories.

use crate::Setting;
use crate::defence::By;
use crate::position::Loss;
use crate::terms::{
    Capability, Condition, Creature, Event, Face, Slot, SpawnCard, SpecialFace, Summon, Symbol,
    Trap, Who, Zone,
};
use kernel::Message;

kernel::speech! {
    /// What happened.
    pub enum Fact {
        Coin(monster: Slot) => "fact-coin",
        Heads => "fact-heads",
        Tails => "fact-tails",
        Night => "fact-night",
        Day => "fact-day",
        Round(round: u8) => "fact-round",
        Turn(monster: Slot) => "fact-turn",
        VillagersPhase => "fact-villagers-phase",
        Returns(monster: Slot, cost: u8) => "fact-returns",
        CannotReturn(monster: Slot) => "fact-cannot-return",
        Toll(monster: Slot, count: u8) => "fact-toll",
        StandsUp(creature: Creature) => "fact-stands-up",
        Discards(monster: Slot, symbol: Symbol) => "fact-discards",
        /// How many dice show each face.
        Rolls(monster: Slot, faces: [u8; 6]) => "fact-rolls" (monster, dice: shown(faces)),
        RollsSpecial(monster: Slot, face: SpecialFace) => "fact-rolls-special",
        Rerolls(monster: Slot, face: Face, count: u8) => "fact-rerolls",
        TorchFails => "fact-torch-fails",
        Moves(creature: Creature, zone: Zone) => "fact-moves",
        Strikes(creature: Creature, who: Who, zone: Zone) => "fact-strikes" (zone, who, creature),
        Fails(zone: Zone) => "fact-fails",
        Hurt(who: Who, zone: Zone, damage: u8) => "fact-hurt" (zone, who, damage),
        Shielded(who: Who, zone: Zone) => "fact-shielded" (zone, who),
        Dies(who: Who, zone: Zone) => "fact-dies" (zone, who),
        Morale(morale: u8) => "fact-morale",
        Experience(monster: Slot, count: u8) => "fact-experience",
        Level(monster: Slot, level: u8) => "fact-level",
        Learns(monster: Slot, capability: Capability, level: u8) => "fact-learns",
        Guards(monster: Slot, symbol: Symbol) => "fact-guards",
        Reserves(monster: Slot, symbol: Symbol) => "fact-reserves",
        Wild(monster: Slot, symbol: Symbol) => "fact-wild",
        Uses(monster: Slot, capability: Capability, level: u8) => "fact-uses",
        PlacesTrap(monster: Slot, trap: Trap, zone: Zone) => "fact-places-trap" (zone, monster, trap),
        Heals(creature: Creature) => "fact-heals",
        Cures(creature: Creature, condition: Condition) => "fact-cures",
        AttackOn(who: By, from: Zone, creature: Creature, damage: u8) => "fact-attack-on" (creature, who, damage),
        AttackHeart(who: By, from: Zone, damage: u8) => "fact-attack-heart" (who, damage),
        Misses(creature: Creature) => "fact-misses",
        Defends(monster: Slot) => "fact-defends",
        Shields(creature: Creature, damage: u8) => "fact-shields",
        Avenges(monster: Slot) => "fact-avenges",
        Wounded(creature: Creature, damage: u8) => "fact-wounded",
        Falls(creature: Creature) => "fact-falls",
        Suffers(creature: Creature, condition: Condition) => "fact-suffers",
        Stunned(creature: Creature) => "fact-stunned",
        VillagerStunned(who: Who, zone: Zone) => "fact-villager-stunned" (zone, who),
        VillagerBurns(who: Who, zone: Zone) => "fact-villager-burns" (zone, who),
        Snared(who: Who, zone: Zone) => "fact-snared" (zone, who),
        Pacified(who: Who, zone: Zone) => "fact-pacified" (zone, who),
        VillagerStands(who: Who, zone: Zone) => "fact-villager-stands" (zone, who),
        Held(who: Who, zone: Zone) => "fact-held" (zone, who),
        VillagerMoves(who: Who, from: Zone, zone: Zone) => "fact-villager-moves" (zone, who),
        Shoved(who: Who, from: Zone, zone: Zone) => "fact-shoved" (zone, who),
        TrapDrawn(trap: Trap) => "fact-trap-drawn",
        Dial(dial: u16) => "fact-dial",
        Event(event: Event) => "fact-event",
        Dark(zone: Zone) => "fact-dark",
        Unlucky(zone: Zone) => "fact-unlucky",
        Cleared(zone: Zone) => "fact-cleared",
        TrollArrives(zone: Zone) => "fact-troll-arrives",
        TrollRolls(face: Face) => "fact-troll-rolls",
        TrollMoves(zone: Zone) => "fact-troll-moves",
        TrollLeaves => "fact-troll-leaves",
        TrollHurtsHeart(damage: u8) => "fact-troll-hurts-heart",
        TrapSprings(trap: Trap, zone: Zone) => "fact-trap-springs" (zone, trap),
        TrapGone(trap: Trap) => "fact-trap-gone",
        Spawn(card: SpawnCard, zone: Zone) => "fact-spawn" (zone, card),
        Enters(who: Who, zone: Zone) => "fact-enters" (zone, who),
        ActsInstead(who: Who, zone: Zone) => "fact-acts-instead" (zone, who),
        Ward(count: u8) => "fact-ward",
        HeartMends(count: u8) => "fact-heart-mends",
        Knell(count: u8) => "fact-knell",
        Scried(card: SpawnCard) => "fact-scried",
        Minion(creature: Creature, zone: Zone) => "fact-minion",
        Gives(monster: Slot, symbol: Symbol) => "fact-gives",
        Seals(monster: Slot, zone: Zone, count: u8) => "fact-seals" (zone, monster, count),
        Closes(zone: Zone) => "fact-closes",
        Cup(zone: Zone, count: u8) => "fact-cup",
        WorksFree(monster: Slot, zone: Zone, count: u8) => "fact-works-free" (zone, monster, count),
        Carries(monster: Slot) => "fact-carries",
        Drops(zone: Zone) => "fact-drops",
        Delivers(monster: Slot, count: u8) => "fact-delivers",
        PaysSummoning(monster: Slot, symbol: Symbol) => "fact-pays-summoning",
        Summons(summon: Summon) => "fact-summons",
        Burdened(monster: Slot) => "fact-burdened",
        Won => "fact-won",
        Lost(reason: Loss) => "fact-lost",
    }

    fn message(setting: &Setting) -> Message;
}

/// The faces that were rolled, each with its count.
fn shown(faces: [u8; 6]) -> Vec<Message> {
    let shown = Face::ALL.into_iter().zip(faces).filter(|(_, count)| *count > 0);
    shown.map(|(face, count)| dice_of(count, face)).collect()
}

/// This many dice or results of a symbol.
pub(crate) fn dice_of(count: u8, face: impl Into<Message>) -> Message {
    Message::new("dice-of").with("count", count).with("face", face.into())
}
