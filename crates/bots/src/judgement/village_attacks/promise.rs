//! Which choices look promising at once.
#![warn(clippy::wildcard_enum_match_arm)]

use super::deeds::Turn;
use super::effects::Stage;
use super::goal;
use super::outlook::Outlook;
use crate::judge::{Asked, PLAIN};
use village_attacks::defence::{Blow, By};
use village_attacks::terms::{Capability, Creature, Likeness, Mark, Slot, Symbol, Who, Zone};
use village_attacks::{Choice, Position, Question, Setting, VillageAttacks, death};

/// How promising each offer looks.
pub(super) fn promise(asked: &Asked<'_, VillageAttacks>, promises: &mut [u16]) {
    let Asked { setting, position, ask, offers } = *asked;
    let glance = Glance { setting, position };
    let mut each = |promise: &dyn Fn(Choice) -> f32| {
        for (offer, weight) in offers.iter().zip(&mut *promises) {
            *weight = rounded(promise(offer.choice));
        }
    };
    let stage = |slot| Stage::new(setting, position, slot);
    match ask.question {
        Question::UseResults(slot, _) | Question::SpendWhich(slot, _) => {
            let turn = Turn::new(stage(slot));
            each(&|choice| turn.promise(choice));
        }
        Question::Reroll(slot) => {
            let turn = Turn::new(stage(slot));
            each(&|choice| turn.reroll(choice));
        }
        Question::GainWhich(_) => {
            let turn = Turn::new(stage(glance.acting()));
            each(&|choice| turn.gain(choice));
        }
        Question::WhichZone(capability) => {
            let stage = stage(glance.acting());
            each(&|choice| in_zone(&stage, capability, choice));
        }
        Question::DiscardReserve(_)
        | Question::Defend(..)
        | Question::Shield(..)
        | Question::Avenge(..)
        | Question::Level(_)
        | Question::LevelHeals(_)
        | Question::HealWhom(_)
        | Question::WhichVillager(_)
        | Question::CreatureAttacks(_)
        | Question::Dash(..)
        | Question::CreatureMoves(_)
        | Question::GiveWhom(_)
        | Question::Promise(_)
        | Question::FirstMonster
        | Question::ArrangeSpawn(_)
        | Question::KeepBurden => each(&|choice| glance.of(ask.question, choice)),
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a promise lies between 0 and a few hundred"
)]
fn rounded(promise: f32) -> u16 {
    let promise = promise.clamp(0.0, 999.0);
    let whole = promise as u16;
    whole + u16::from(f32::from(whole) < promise)
}

/// The more a capability brings in a zone, the better.
fn in_zone(stage: &Stage<'_>, capability: Capability, choice: Choice) -> f32 {
    let Choice::In(zone) = choice else { return PLAIN.into() };
    let level = stage.position.board(stage.slot).owns(capability.place()).max(1);
    let steps = &stage.setting.capability(capability, level).steps;
    let near = 1.3 - 0.1 * f32::from(stage.setting.map.to_heart(zone).min(6));
    30.0 * stage.sum(steps, zone).max(0.0) * near
}

/// What anybody sees at once.
#[derive(Clone, Copy)]
struct Glance<'a> {
    setting: &'a Setting,
    position: &'a Position,
}

impl Glance<'_> {
    /// Whose turn it is.
    fn acting(self) -> Slot {
        self.position.castle.turn().unwrap_or_default()
    }

    fn of(self, question: Question, choice: Choice) -> f32 {
        match question {
            Question::DiscardReserve(_) => kept(choice),
            Question::Defend(slot, blow) | Question::Shield(slot, blow) => {
                self.defend(slot, blow, choice)
            }
            Question::Avenge(_, blow) => self.avenge(blow, choice),
            Question::Level(slot) => self.level(slot, choice),
            Question::LevelHeals(_) | Question::HealWhom(_) => self.heal(choice),
            Question::WhichVillager(_) | Question::CreatureAttacks(_) => self.villager(choice),
            Question::Dash(slot, _) => self.walk(slot.creature(), choice),
            Question::CreatureMoves(creature) => self.walk(creature, choice),
            Question::GiveWhom(_) => {
                let strikes = matches!(choice, Choice::Give(_, Symbol::Melee | Symbol::Ranged));
                if strikes { 24.0 } else { 8.0 }
            }
            Question::Promise(_) => {
                let Choice::Help(creature) = choice else { return passing(choice, 2.0, 6.0) };
                self.help(creature)
            }
            Question::FirstMonster
            | Question::UseResults(..)
            | Question::SpendWhich(..)
            | Question::Reroll(_)
            | Question::GainWhich(_)
            | Question::WhichZone(_)
            | Question::ArrangeSpawn(_)
            | Question::KeepBurden => PLAIN.into(),
        }
    }

    fn health(self, creature: Creature) -> u8 {
        death::remaining(self.setting, self.position, creature)
    }

    /// Hard blows are warded off, and any that a weak monster cannot bear; a minion takes what is meant for its monster.
    fn defend(self, slot: Slot, blow: Blow, choice: Choice) -> f32 {
        let health = self.health(slot.creature());
        let is_hard = blow.damage >= 2 || health <= 3 || blow.damage >= health;
        let [hard, soft] = if choice == Choice::Defend {
            [60.0, 12.0]
        } else if let Choice::Shield(_) = choice {
            [40.0, 6.0]
        } else {
            return PLAIN.into();
        };
        if is_hard { hard } else { soft }
    }

    /// Vengeance is for those whom it kills.
    fn avenge(self, blow: Blow, choice: Choice) -> f32 {
        let kills = match blow.by {
            By::Villager(_, Who::Hero(hero)) => {
                let left = self.setting.hero(hero).health - self.position.village.damage(hero);
                blow.dealt >= left
            }
            By::Villager(..) => true,
            By::Troll => false,
        };
        match (choice == Choice::Avenge, kills) {
            (true, true) => 60.0,
            (true, false) => 10.0,
            (false, true) => 3.0,
            (false, false) => PLAIN.into(),
        }
    }

    /// The order in which the board is best bought; what comes later in it promises less.
    fn level(self, slot: Slot, choice: Choice) -> f32 {
        let (Choice::Learn(capability) | Choice::Raise(capability)) = choice else {
            return PLAIN.into();
        };
        let board = self.position.board(slot);
        let bought = |place: u8| board.owns(place);
        let mut seen = [0_u8; village_attacks::terms::CAPABILITIES];
        seen[0] = 1;
        let mut promise = 64.0;
        for number in &self.setting.board(slot).buying_order {
            let place = number.saturating_sub(1);
            let level = &mut seen[usize::from(place) % village_attacks::terms::CAPABILITIES];
            *level += 1;
            if *level <= bought(place) {
                continue;
            }
            if place == capability.place() {
                return promise;
            }
            promise *= 0.5;
        }
        2.0
    }

    /// The weakest first; a fire before anything.
    fn heal(self, choice: Choice) -> f32 {
        if let Choice::Heal(creature) = choice {
            return 40.0 - 4.0 * f32::from(self.health(creature).min(9));
        }
        let Choice::Cure(_, condition) = choice else { return 4.0 };
        if condition == village_attacks::terms::Condition::Burn { 34.0 } else { 10.0 }
    }

    fn villager(self, choice: Choice) -> f32 {
        let Choice::Villager(it) = choice else { return 3.0 };
        let near = 40.0 - 6.0 * f32::from(self.setting.map.to_heart(it.zone).min(5));
        near * marked(it)
    }

    /// To where villagers are, and where the goal is.
    fn walk(self, creature: Creature, choice: Choice) -> f32 {
        let here = self.position.pack.zone_of(creature).unwrap_or(Zone::HEART);
        let stay = self.draw(creature, here);
        if let Choice::Move(to) = choice {
            return (2.0 + 24.0 * (self.draw(creature, to) - stay)).max(1.0);
        }
        if stay > 0.0 { PLAIN.into() } else { 2.0 }
    }

    /// How much a zone draws a creature.
    fn draw(self, creature: Creature, zone: Zone) -> f32 {
        let (map, village) = (&self.setting.map, &self.position.village);
        let wanted = creature.slot().map(|slot| goal::places(self.setting, self.position, slot));
        let to_go = wanted.and_then(|it| map.nearest(zone, it));
        let goal = to_go.map_or(0.0, |steps| 1.0 - 0.5 * f32::from(steps));
        let steps = map.nearest(zone, village.occupied()).unwrap_or_default();
        goal + if steps == 0 { 1.0 } else { -0.5 * f32::from(steps) }
    }

    /// A Defence is for one who is attacked.
    fn help(self, creature: Creature) -> f32 {
        let outlook = Outlook::new(self.setting, self.position);
        4.0 + 14.0 * outlook.on(creature).attacks.min(3.0)
    }
}

/// Results that strike are kept; any other is as well rolled again.
fn kept(choice: Choice) -> f32 {
    let Choice::Discard(symbol) = choice else { return PLAIN.into() };
    match symbol {
        Symbol::Melee | Symbol::Ranged => 2.0,
        Symbol::Magic => 5.0,
        Symbol::Defence | Symbol::Vengeance => 12.0,
    }
}

/// To pass promises one thing, anything else another.
fn passing(choice: Choice, pass: f32, other: f32) -> f32 {
    if choice == Choice::Pass { pass } else { other }
}

/// Who already burns or lies there is a worse target.
fn marked(it: Likeness) -> f32 {
    let dying = it.marks.has(Mark::Burning) && !matches!(it.who, Who::Hero(_));
    let lying = it.marks.has(Mark::Stunned);
    match (dying, lying) {
        (true, false) => 0.15,
        (_, true) => 0.6,
        (false, false) => 1.0,
    }
}
