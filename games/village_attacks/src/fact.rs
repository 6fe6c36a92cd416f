//! Facts: what happened, for the log, the animation and the stories.

use crate::defence::By;
use crate::position::Loss;
use crate::setting::Setting;
use crate::spoken::{
    attacker, capability, condition, creature, event, face, monster, spawn_card, special_face,
    summon, symbol, trap, who, zone,
};
use crate::terms::{
    Capability, Condition, Creature, Event, Face, Slot, SpawnCard, SpecialFace, Summon, Symbol,
    Trap, Who, Zone,
};
use kernel::Message;

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// A monster has the coin.
    Coin(Slot),
    /// The coin was flipped for an attack or the Troll.
    Flip(bool),
    /// It is Night, or Day.
    Night(bool),
    /// A round begins.
    Round(u8),
    /// A monster's turn begins.
    Turn(Slot),
    /// The villagers' phase begins.
    VillagersPhase,
    /// A monster returns at this cost.
    Returns(Slot, u8),
    /// A monster cannot return.
    CannotReturn(Slot),
    /// The day takes experience.
    Toll(Slot, u8),
    /// A monster or summoned monster stands up.
    StandsUp(Creature),
    /// A result is discarded from Reserve.
    Discards(Slot, Symbol),
    /// The dice: how many of each face.
    Rolls(Slot, [u8; 6]),
    /// The Day or Night die.
    RollsSpecial(Slot, SpecialFace),
    /// Dice of a face are rerolled.
    Rerolls(Slot, Face, u8),
    /// A torch finds nobody.
    TorchFails,
    /// A creature moves.
    Moves(Creature, Zone),
    /// A creature attacks a villager.
    Strikes(Creature, Who, Zone),
    /// An attack fails in an Unlucky zone.
    Fails(Zone),
    /// A villager suffers damage.
    Hurt(Who, Zone, u8),
    /// A Hero's shield takes the damage.
    Shielded(Who, Zone),
    /// A villager dies.
    Dies(Who, Zone),
    /// Village Morale is this now.
    Morale(u8),
    /// A monster gains experience.
    Experience(Slot, u8),
    /// A monster gains a level.
    Level(Slot, u8),
    /// A monster owns a capability at a level.
    Learns(Slot, Capability, u8),
    /// A result goes to a Defence slot.
    Guards(Slot, Symbol),
    /// A result goes to a Reserve slot.
    Reserves(Slot, Symbol),
    /// The wild face counts as this.
    Wild(Slot, Symbol),
    /// A capability is used at a level.
    Uses(Slot, Capability, u8),
    /// A trap is placed.
    PlacesTrap(Slot, Trap, Zone),
    /// A damage is removed.
    Heals(Creature),
    /// A condition is removed.
    Cures(Creature, Condition),
    /// A villager attacks a creature.
    AttackOn(By, Creature, u8),
    /// A villager attacks the Heart, which loses this much.
    AttackHeart(By, u8),
    /// An attack on a creature has no effect.
    Misses(Creature),
    /// A Defence is spent.
    Defends(Slot),
    /// A minion takes damage.
    Shields(Creature, u8),
    /// A Vengeance is spent.
    Avenges(Slot),
    /// A creature suffers damage.
    Wounded(Creature, u8),
    /// A creature dies.
    Falls(Creature),
    /// A condition comes on a monster.
    Suffers(Creature, Condition),
    /// A creature is stunned.
    Stunned(Creature),
    /// A villager is stunned.
    VillagerStunned(Who, Zone),
    /// A villager burns.
    VillagerBurns(Who, Zone),
    /// A villager does not move this round.
    Snared(Who, Zone),
    /// A villager does not attack this round.
    Pacified(Who, Zone),
    /// A villager stands up.
    VillagerStands(Who, Zone),
    /// A villager is held where it is.
    Held(Who, Zone),
    /// A villager moves.
    VillagerMoves(Who, Zone),
    /// A villager is shoved.
    Shoved(Who, Zone),
    /// A trap is turned up.
    TrapDrawn(Trap),
    /// The dial stands here.
    Dial(u16),
    /// An event is drawn.
    Event(Event),
    /// A zone is Dark.
    Dark(Zone),
    /// A zone is Unlucky.
    Unlucky(Zone),
    /// A zone's conditions end.
    Cleared(Zone),
    /// The Troll comes.
    TrollArrives(Zone),
    /// The Troll's die.
    TrollRolls(Face),
    /// The Troll moves.
    TrollMoves(Zone),
    /// The Troll leaves.
    TrollLeaves,
    /// The Troll hurts the Heart.
    TrollHurtsHeart(u8),
    /// A trap triggers.
    TrapSprings(Trap, Zone),
    /// A trap is discarded.
    TrapGone(Trap),
    /// A spawn card is drawn for a zone.
    Spawn(SpawnCard, Zone),
    /// A villager enters.
    Enters(Who, Zone),
    /// A kind has run out: this villager acts instead.
    ActsInstead(Who, Zone),
    /// The Heart ignores more damage.
    Ward(u8),
    /// The Heart loses damage.
    HeartMends(u8),
    /// The knell lowers Morale.
    Knell(u8),
    /// A spawn card was looked at.
    Scried(SpawnCard),
    /// A minion appears.
    Minion(Creature, Zone),
    /// A result is given.
    Gives(Slot, Symbol),
    /// A seal is placed: how many there are.
    Seals(Slot, Zone, u8),
    /// A breach closes.
    Closes(Zone),
    /// A cup is filled: how many there are.
    Cup(Zone, u8),
    /// A result is paid for an heirloom: how many there are.
    WorksFree(Slot, Zone, u8),
    /// A monster carries an heirloom.
    Carries(Slot),
    /// An heirloom falls.
    Drops(Zone),
    /// An heirloom is delivered: how many there are.
    Delivers(Slot, u8),
    /// A monster pays for the summoning.
    PaysSummoning(Slot, Symbol),
    /// A monster is summoned.
    Summons(Summon),
    /// A monster keeps the burden.
    Burdened(Slot),
    /// The monsters have won.
    Won,
    /// The monsters have lost.
    Lost(Loss),
}

/// How a fact is said.
struct Say<'a>(&'a Setting);

impl Say<'_> {
    fn of(&self, key: &'static str, slot: Slot) -> Message {
        Message::new(key).with("monster", monster(self.0, slot))
    }

    fn by(&self, key: &'static str, it: Creature) -> Message {
        Message::new(key).with("creature", creature(self.0, it))
    }

    fn at(&self, key: &'static str, at: Zone) -> Message {
        Message::new(key).with("zone", zone(self.0, at))
    }

    fn villager(&self, key: &'static str, it: Who, at: Zone) -> Message {
        self.at(key, at).with("who", who(it))
    }
}

impl Fact {
    /// The message of the fact.
    #[expect(clippy::too_many_lines, reason = "a table of facts and messages")]
    pub(crate) fn message(self, setting: &Setting) -> Message {
        let (say, key) = (Say(setting), Message::new);
        match self {
            Self::Coin(slot) => say.of("fact-coin", slot),
            Self::Flip(true) => key("fact-heads"),
            Self::Flip(false) => key("fact-tails"),
            Self::Night(true) => key("fact-night"),
            Self::Night(false) => key("fact-day"),
            Self::Round(round) => key("fact-round").with("round", round),
            Self::Turn(slot) => say.of("fact-turn", slot),
            Self::VillagersPhase => key("fact-villagers-phase"),
            Self::Returns(slot, cost) => say.of("fact-returns", slot).with("cost", cost),
            Self::CannotReturn(slot) => say.of("fact-cannot-return", slot),
            Self::Toll(slot, count) => say.of("fact-toll", slot).with("count", count),
            Self::StandsUp(it) => say.by("fact-stands-up", it),
            Self::Discards(slot, it) => say.of("fact-discards", slot).with("symbol", symbol(it)),
            Self::Rolls(slot, faces) => {
                let shown = Face::ALL.into_iter().zip(faces).filter(|(_, count)| *count > 0);
                let shown = shown
                    .map(|(it, count)| key("dice-of").with("count", count).with("face", face(it)));
                say.of("fact-rolls", slot).with("dice", shown.collect::<Vec<_>>())
            }
            Self::RollsSpecial(slot, it) => {
                say.of("fact-rolls-special", slot).with("face", special_face(it))
            }
            Self::Rerolls(slot, it, count) => {
                say.of("fact-rerolls", slot).with("face", face(it)).with("count", count)
            }
            Self::TorchFails => key("fact-torch-fails"),
            Self::Moves(it, to) => say.by("fact-moves", it).with("zone", zone(setting, to)),
            Self::Strikes(it, whom, at) => {
                say.villager("fact-strikes", whom, at).with("creature", creature(setting, it))
            }
            Self::Fails(at) => say.at("fact-fails", at),
            Self::Hurt(it, at, damage) => say.villager("fact-hurt", it, at).with("damage", damage),
            Self::Shielded(it, at) => say.villager("fact-shielded", it, at),
            Self::Dies(it, at) => say.villager("fact-dies", it, at),
            Self::Morale(morale) => key("fact-morale").with("morale", morale),
            Self::Experience(slot, count) => say.of("fact-experience", slot).with("count", count),
            Self::Level(slot, level) => say.of("fact-level", slot).with("level", level),
            Self::Learns(slot, it, level) => {
                say.of("fact-learns", slot).with("capability", capability(it)).with("level", level)
            }
            Self::Guards(slot, it) => say.of("fact-guards", slot).with("symbol", symbol(it)),
            Self::Reserves(slot, it) => say.of("fact-reserves", slot).with("symbol", symbol(it)),
            Self::Wild(slot, it) => say.of("fact-wild", slot).with("symbol", symbol(it)),
            Self::Uses(slot, it, level) => {
                say.of("fact-uses", slot).with("capability", capability(it)).with("level", level)
            }
            Self::PlacesTrap(slot, it, at) => say
                .at("fact-places-trap", at)
                .with("monster", monster(setting, slot))
                .with("trap", trap(it)),
            Self::Heals(it) => say.by("fact-heals", it),
            Self::Cures(it, of) => say.by("fact-cures", it).with("condition", condition(of)),
            Self::AttackOn(by, it, damage) => {
                say.by("fact-attack-on", it).with("who", attacker(by)).with("damage", damage)
            }
            Self::AttackHeart(by, lost) => {
                key("fact-attack-heart").with("who", attacker(by)).with("damage", lost)
            }
            Self::Misses(it) => say.by("fact-misses", it),
            Self::Defends(slot) => say.of("fact-defends", slot),
            Self::Shields(it, damage) => say.by("fact-shields", it).with("damage", damage),
            Self::Avenges(slot) => say.of("fact-avenges", slot),
            Self::Wounded(it, damage) => say.by("fact-wounded", it).with("damage", damage),
            Self::Falls(it) => say.by("fact-falls", it),
            Self::Suffers(it, of) => say.by("fact-suffers", it).with("condition", condition(of)),
            Self::Stunned(it) => say.by("fact-stunned", it),
            Self::VillagerStunned(it, at) => say.villager("fact-villager-stunned", it, at),
            Self::VillagerBurns(it, at) => say.villager("fact-villager-burns", it, at),
            Self::Snared(it, at) => say.villager("fact-snared", it, at),
            Self::Pacified(it, at) => say.villager("fact-pacified", it, at),
            Self::VillagerStands(it, at) => say.villager("fact-villager-stands", it, at),
            Self::Held(it, at) => say.villager("fact-held", it, at),
            Self::VillagerMoves(it, to) => say.villager("fact-villager-moves", it, to),
            Self::Shoved(it, to) => say.villager("fact-shoved", it, to),
            Self::TrapDrawn(it) => key("fact-trap-drawn").with("trap", trap(it)),
            Self::Dial(dial) => key("fact-dial").with("dial", dial),
            Self::Event(it) => key("fact-event").with("event", event(it)),
            Self::Dark(at) => say.at("fact-dark", at),
            Self::Unlucky(at) => say.at("fact-unlucky", at),
            Self::Cleared(at) => say.at("fact-cleared", at),
            Self::TrollArrives(at) => say.at("fact-troll-arrives", at),
            Self::TrollRolls(it) => key("fact-troll-rolls").with("face", face(it)),
            Self::TrollMoves(at) => say.at("fact-troll-moves", at),
            Self::TrollLeaves => key("fact-troll-leaves"),
            Self::TrollHurtsHeart(lost) => key("fact-troll-hurts-heart").with("damage", lost),
            Self::TrapSprings(it, at) => say.at("fact-trap-springs", at).with("trap", trap(it)),
            Self::TrapGone(it) => key("fact-trap-gone").with("trap", trap(it)),
            Self::Spawn(it, at) => say.at("fact-spawn", at).with("card", spawn_card(it)),
            Self::Enters(it, at) => say.villager("fact-enters", it, at),
            Self::ActsInstead(it, at) => say.villager("fact-acts-instead", it, at),
            Self::Ward(count) => key("fact-ward").with("count", count),
            Self::HeartMends(count) => key("fact-heart-mends").with("count", count),
            Self::Knell(count) => key("fact-knell").with("count", count),
            Self::Scried(it) => key("fact-scried").with("card", spawn_card(it)),
            Self::Minion(it, at) => say.by("fact-minion", it).with("zone", zone(setting, at)),
            Self::Gives(slot, it) => say.of("fact-gives", slot).with("symbol", symbol(it)),
            Self::Seals(slot, at, count) => say
                .at("fact-seals", at)
                .with("monster", monster(setting, slot))
                .with("count", count),
            Self::Closes(at) => say.at("fact-closes", at),
            Self::Cup(at, count) => say.at("fact-cup", at).with("count", count),
            Self::WorksFree(slot, at, count) => say
                .at("fact-works-free", at)
                .with("monster", monster(setting, slot))
                .with("count", count),
            Self::Carries(slot) => say.of("fact-carries", slot),
            Self::Drops(at) => say.at("fact-drops", at),
            Self::Delivers(slot, count) => say.of("fact-delivers", slot).with("count", count),
            Self::PaysSummoning(slot, it) => {
                say.of("fact-pays-summoning", slot).with("symbol", symbol(it))
            }
            Self::Summons(it) => key("fact-summons").with("summon", summon(it)),
            Self::Burdened(slot) => say.of("fact-burdened", slot),
            Self::Won => key("fact-won"),
            Self::Lost(loss) => {
                key("fact-lost").with("reason", Message::new(format!("loss-{loss}")))
            }
        }
    }
}
