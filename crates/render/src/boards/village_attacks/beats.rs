//! What is to be seen of a fact in the castle.

use super::faces::{self, art};
use super::things::Thing;
use super::{Sight, castle, figures};
use crate::Scene;
use crate::beats::{Around, Die, Kind, Place, Step};
use crate::look::{self, Art};
use village_attacks::defence::By;
use village_attacks::terms::{Creature, Face, Slot, SpecialFace, Symbol, Trap, Who, Zone};
use village_attacks::{Fact, View};

/// Who shows what happens.
struct Stage<'a> {
    sight: Sight<'a>,
}

/// What is to be seen of a fact.
pub(super) fn step(view: &View, scene: &Scene<'_>, around: Around<'_>) -> Option<Step> {
    let fact = *around.fact::<Fact>()?;
    Stage { sight: Sight::new(view, scene) }.show(fact, around)
}

/// A place by the words of one thing.
fn at(thing: Thing) -> Place {
    vec![thing.to_string()]
}

/// A chamber.
fn zone(zone: Zone) -> Place {
    at(Thing::Zone(zone))
}

/// Villagers of a kind in a chamber, or else the chamber.
fn folk(who: Who, zone: Zone) -> Place {
    vec![Thing::Folk(zone, who).to_string(), Thing::Zone(zone).to_string()]
}

/// A gauge of the clock.
fn gauge(name: &str) -> Place {
    vec![format!("gauge-{name}")]
}

/// Something that happens in a chamber.
fn here(at: Zone, picture: &str) -> Step {
    Step::at(Kind::Mark, zone(at)).of(art(picture))
}

/// Something that happens to villagers.
fn befalls(who: Who, at: Zone, picture: &str) -> Step {
    Step::at(Kind::Mark, folk(who, at)).of(art(picture))
}

/// A villager goes from one chamber to another.
fn walks(who: Who, from: Zone, to: Zone) -> Step {
    Step::at(Kind::March, folk(who, to))
        .from(folk(who, from))
        .of(faces::villager(who))
        .along(castle::way_between(from, to))
}

/// The picture of a symbol, or of what a die without one shows.
fn symbol(face: impl Into<SpecialFace>) -> Art {
    faces::symbol(face.into()).unwrap_or_else(|| art("die-blank"))
}

impl Stage<'_> {
    #[expect(clippy::too_many_lines, reason = "a table of every fact and what is to be seen of it")]
    fn show(&self, fact: Fact, around: Around<'_>) -> Option<Step> {
        Some(match fact {
            Fact::Coin(monster) => self.of(Kind::Gain, monster).of(art("first-player")),
            Fact::Heads | Fact::Tails => Step::at(Kind::Mark, Place::new()).of(look::ui("coin")),
            Fact::Night => Step::at(Kind::Mark, gauge("sky")).of(art("night")),
            Fact::Day => Step::at(Kind::Mark, gauge("sky")).of(art("day")),
            Fact::Round(_) => Step::at(Kind::Turn, gauge("round")),
            Fact::VillagersPhase => Step::at(Kind::Turn, zone(Zone::HEART)),
            Fact::Turn(monster) => self.to(Kind::Turn, monster),
            Fact::Returns(monster, _) => self.to(Kind::Arrive, monster).of(self.face(monster)),
            Fact::CannotReturn(monster) => self.of(Kind::Hurt, monster).of(art("status-dead")),
            Fact::Toll(monster, count) => self.loses(monster, art("day")).times(count),
            Fact::StandsUp(creature) => self.creature(Kind::Mark, creature),
            Fact::Discards(monster, of) => self.loses(monster, symbol(of)),
            Fact::Rolls(monster, faces) => self.rolls(monster, &shown(faces)),
            Fact::RollsSpecial(monster, face) => self.rolls(monster, &[face]),
            Fact::Rerolls(monster, face, count) => {
                self.to(Kind::Mark, monster).of(symbol(face)).times(count)
            }
            Fact::TorchFails => Step::at(Kind::Mark, Place::new()).of(art("torch")),
            Fact::Moves(creature, to) => Step { to: zone(to), ..self.marches(creature) },
            Fact::Strikes(creature, who, to) => Step::at(Kind::Hurt, folk(who, to))
                .from(at(Thing::Creature(creature)))
                .of(art("impact")),
            Fact::Fails(at) | Fact::Unlucky(at) => here(at, "status-unlucky"),
            Fact::Hurt(who, at, damage) => {
                Step::at(Kind::Hurt, folk(who, at)).of(art("impact")).times(damage)
            }
            Fact::Shielded(who, at) => befalls(who, at, "die-defence"),
            Fact::Dies(who, at) => {
                Step::at(Kind::Leave, Place::new()).from(folk(who, at)).of(faces::villager(who))
            }
            Fact::Morale(left) => {
                Step::at(Kind::Mark, gauge("morale")).of(art("morale")).times(left)
            }
            Fact::Experience(monster, count) => self.gets(monster, art("experience")).times(count),
            Fact::Level(monster, _) => self.gets(monster, look::ui("star")),
            Fact::Learns(monster, of, _) => self.gets(monster, faces::capability(of)),
            Fact::Guards(monster, of) | Fact::Reserves(monster, of) => {
                self.gets(monster, symbol(of))
            }
            Fact::Gives(monster, of) | Fact::Wild(monster, of) => {
                self.to(Kind::Gain, monster).from(self.plate(monster)).of(symbol(of))
            }
            Fact::Uses(monster, of, _) => {
                self.to(Kind::Card, monster).from(self.plate(monster)).of(faces::capability(of))
            }
            Fact::PlacesTrap(_, trap, to) => {
                Step::at(Kind::Arrive, zone(to)).from(at(Thing::Trap(trap))).of(faces::trap(trap))
            }
            Fact::Heals(creature) => self.creature(Kind::Gain, creature).of(art("health")),
            Fact::Cures(creature, of) => {
                self.creature(Kind::Gain, creature).of(faces::condition(of))
            }
            Fact::AttackOn(by, from, creature, damage) => {
                self.creature(Kind::Hurt, creature).from(striker(by, from)).times(damage)
            }
            Fact::AttackHeart(by, from, damage) => {
                heart(Kind::Hurt, "heart-wounded").from(striker(by, from)).times(damage)
            }
            Fact::Misses(creature) => self.creature(Kind::Mark, creature).of(art("status-miss")),
            Fact::Defends(monster) => self.to(Kind::Mark, monster).of(symbol(Symbol::Defence)),
            Fact::Shields(creature, damage) => {
                self.creature(Kind::Mark, creature).of(symbol(Symbol::Defence)).times(damage)
            }
            Fact::Avenges(monster) => self.to(Kind::Mark, monster).of(symbol(Symbol::Vengeance)),
            Fact::Wounded(creature, damage) => {
                self.creature(Kind::Hurt, creature).of(art("heart-wounded")).times(damage)
            }
            Fact::Falls(creature) => Step {
                kind: Kind::Leave,
                to: creature.slot().map(|slot| self.plate(slot)).unwrap_or_default(),
                ..self.marches(creature)
            },
            Fact::Suffers(creature, of) => {
                self.creature(Kind::Hurt, creature).of(faces::condition(of))
            }
            Fact::Stunned(creature) => self.creature(Kind::Hurt, creature).of(art("mark-stunned")),
            Fact::VillagerStunned(who, at) => befalls(who, at, "mark-stunned"),
            Fact::VillagerBurns(who, at) => befalls(who, at, "mark-burning"),
            Fact::Snared(who, at) => befalls(who, at, "mark-snared"),
            Fact::Pacified(who, at) => befalls(who, at, "mark-pacified"),
            Fact::Held(who, at) => befalls(who, at, "status-hold"),
            Fact::VillagerStands(who, at) | Fact::ActsInstead(who, at) => {
                Step::at(Kind::Mark, folk(who, at)).of(faces::villager(who))
            }
            Fact::VillagerMoves(who, from, to) | Fact::Shoved(who, from, to) => {
                walks(who, from, to)
            }
            Fact::TrapDrawn(trap) => {
                Step::at(Kind::Card, at(Thing::Trap(trap))).of(faces::trap(trap))
            }
            Fact::Dial(_) => Step::at(Kind::Mark, gauge("dial")),
            Fact::Event(event) => {
                Step::at(Kind::Card, gauge("dial")).from(gauge("round")).of(faces::event(event))
            }
            Fact::Dark(at) => here(at, "status-dark"),
            Fact::Cleared(at) => Step::at(Kind::Mark, zone(at)),
            Fact::TrollArrives(to) => Step::at(Kind::Arrive, zone(to)).of(art("troll")),
            Fact::TrollRolls(face) => self.throws(art("troll"), face),
            Fact::TrollMoves(to) => {
                Step::at(Kind::March, zone(to)).from(at(Thing::Troll)).of(art("troll"))
            }
            Fact::TrollLeaves => {
                Step::at(Kind::Leave, Place::new()).from(at(Thing::Troll)).of(art("troll"))
            }
            Fact::TrollHurtsHeart(damage) => {
                heart(Kind::Hurt, "heart-wounded").from(at(Thing::Troll)).times(damage)
            }
            Fact::TrapSprings(trap, at) => Step::at(Kind::Craft, zone(at)).of(faces::trap(trap)),
            Fact::TrapGone(trap) => {
                Step::at(Kind::Leave, Place::new()).from(sprung(trap, around)).of(faces::trap(trap))
            }
            Fact::Spawn(card, to) => Step::at(Kind::Card, zone(to))
                .from(gauge("spawn"))
                .of(art(&format!("spawn-{card}"))),
            Fact::Enters(who, to) => Step::at(Kind::Arrive, folk(who, to)).of(faces::villager(who)),
            Fact::Ward(_) => heart(Kind::Gain, "status-ward"),
            Fact::HeartMends(count) => heart(Kind::Gain, "heart").times(count),
            Fact::Knell(left) => {
                Step::at(Kind::Mark, gauge("morale")).of(art("morale-low")).times(left)
            }
            Fact::Scried(card) => {
                Step::at(Kind::Card, at(Thing::Card(card))).of(art("card-back-spawn"))
            }
            Fact::Minion(creature, to) => Step {
                kind: Kind::Arrive,
                from: Place::new(),
                to: zone(to),
                ..self.marches(creature)
            },
            Fact::Seals(monster, at, count) => self.works(monster, at).times(count),
            Fact::WorksFree(monster, at, count) => self.works(monster, at).times(count),
            Fact::Closes(at) | Fact::Drops(at) | Fact::Cup(at, _) => {
                Step::at(Kind::Mark, goal(at)).of(self.aim())
            }
            Fact::Carries(monster) => self.to(Kind::Gain, monster).of(art("status-carries")),
            Fact::Delivers(monster, _) => {
                heart(Kind::Gain, "status-carries").from(at(Thing::Creature(monster.creature())))
            }
            Fact::PaysSummoning(monster, of) => self.loses(monster, symbol(of)),
            Fact::Summons(summon) => {
                Step::at(Kind::Arrive, at(Thing::Creature(Creature::SUMMONED)))
                    .of(art(&format!("summon-{summon}")))
            }
            Fact::Burdened(monster) => self.to(Kind::Hurt, monster).of(art("status-burdened")),
            // How it ended is said by the page.
            Fact::Won | Fact::Lost(_) => return None,
        })
    }

    fn number(&self, slot: Slot) -> u8 {
        let monster = self.sight.view.monster(slot);
        monster.map_or(slot.0, |it| figures::livery(slot, it.name).number)
    }

    /// The plate of whoever plays a monster.
    fn plate(&self, slot: Slot) -> Place {
        let monster = self.sight.view.monster(slot);
        monster.map(|it| vec![format!("seat-{}", it.seat)]).unwrap_or_default()
    }

    /// Something that happens at the plate of whoever plays a monster.
    fn of(&self, kind: Kind, slot: Slot) -> Step {
        Step::at(kind, self.plate(slot)).in_livery(self.number(slot))
    }

    /// Something that happens to a monster where it stands.
    fn to(&self, kind: Kind, slot: Slot) -> Step {
        Step::at(kind, at(Thing::Creature(slot.creature()))).in_livery(self.number(slot))
    }

    /// Something goes from a monster to the plate of whoever plays it.
    fn gets(&self, slot: Slot, what: Art) -> Step {
        self.of(Kind::Gain, slot).from(at(Thing::Creature(slot.creature()))).of(what)
    }

    /// Something of a monster is gone.
    fn loses(&self, slot: Slot, what: Art) -> Step {
        let step = Step::at(Kind::Leave, Place::new()).from(self.plate(slot));
        step.of(what).in_livery(self.number(slot))
    }

    /// Something that happens to a creature where it stands; a blow, if nothing else is said.
    fn creature(&self, kind: Kind, creature: Creature) -> Step {
        let step = Step::at(kind, at(Thing::Creature(creature))).of(art("impact"));
        let slot = creature.slot();
        Step { livery: slot.map(|slot| self.number(slot)), ..step }
    }

    fn marches(&self, creature: Creature) -> Step {
        let to = at(Thing::Creature(creature));
        Step {
            kind: Kind::March,
            from: to.clone(),
            piece: Some(self.likeness(creature)),
            ..self.creature(Kind::March, creature)
        }
    }

    fn face(&self, slot: Slot) -> Art {
        let monster = self.sight.view.monster(slot);
        monster.map_or_else(|| art("role-guardian"), |it| faces::monster(it.name).0)
    }

    /// The picture of a creature; of a minion that is gone, that of its kind.
    fn likeness(&self, creature: Creature) -> Art {
        if let Some(slot) = creature.slot() {
            return self.face(slot);
        }
        let card = self.sight.view.follower(creature).map(|figure| faces::figure(figure.card));
        let kind = || creature.minion_kind().map(|kind| art(&format!("minion-{kind}")));
        card.or_else(kind).unwrap_or_else(|| art("goal-calling"))
    }

    /// The dice of a monster.
    fn rolls(&self, slot: Slot, shown: &[SpecialFace]) -> Step {
        let monster = self.sight.view.monster(slot);
        let name = monster.map(|it| self.sight.word(format!("monster-{}", it.name)));
        let die = |&face: &SpecialFace| Die {
            shows: self.sight.word(format!("symbol-{face}")),
            picture: Some(symbol(face)),
            livery: Some(self.number(slot)),
            of: name.clone().unwrap_or_default(),
            counts: None,
        };
        self.to(Kind::Dice, slot).rolling(shown.iter().map(die).collect())
    }

    /// The die of the Troll.
    fn throws(&self, who: Art, face: Face) -> Step {
        let die = Die {
            shows: self.sight.word(format!("symbol-{face}")),
            picture: Some(symbol(face)),
            of: self.sight.word("page-va-troll"),
            ..Die::default()
        };
        Step::at(Kind::Dice, at(Thing::Troll)).of(who).rolling(vec![die])
    }

    /// The picture of what the goal counts.
    fn aim(&self) -> Art {
        faces::goal(self.sight.view.goal.name)
    }

    /// A monster works on the goal.
    fn works(&self, slot: Slot, at: Zone) -> Step {
        let from = vec![Thing::Creature(slot.creature()).to_string()];
        Step::at(Kind::Gain, goal(at)).from(from).of(self.aim()).in_livery(self.number(slot))
    }
}

/// The goal in a chamber, or else the chamber.
fn goal(zone: Zone) -> Place {
    vec![format!("goal-{zone}"), Thing::Zone(zone).to_string()]
}

/// Something that happens to the Heart.
fn heart(kind: Kind, picture: &str) -> Step {
    Step::at(kind, zone(Zone::HEART)).of(art(picture))
}

/// Where a blow comes from.
fn striker(by: By, from: Zone) -> Place {
    match by {
        By::Villager(_, who) => folk(who, from),
        By::Troll => at(Thing::Troll),
    }
}

/// Where a trap lay: where it sprang, or in the display.
fn sprung(trap: Trap, around: Around<'_>) -> Place {
    let springs = |fact: &Fact| match *fact {
        Fact::TrapSprings(it, zone) if it == trap => Some(zone),
        _ => None,
    };
    let place = around.before::<Fact>().take(12).find_map(springs);
    place.map_or_else(|| at(Thing::Trap(trap)), |zone| vec![format!("trap-{zone}")])
}

/// The faces that were rolled, one by one.
fn shown(faces: [u8; 6]) -> Vec<SpecialFace> {
    let each = Face::ALL.into_iter().zip(faces);
    each.flat_map(|(face, count)| std::iter::repeat_n(face.into(), count.into())).collect()
}
