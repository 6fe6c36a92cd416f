//! Positions in words, for scenarios: a line for each monster, zone or number.
//!
//! ```text
//! m1 at z4 damage 2 melee 2 reserve magic guard defence learn spine-whip
//! z4 peasant 3 hunter-undead 2 peasant+s
//! heart 3; morale 5; round 2; night; first m2; troll z3; dark z4; unlucky z4
//! trap z4 stake-pit; display snare-lines; event bounty
//! ```

use crate::position::{PlacedTrap, Position};
use crate::setting::Setting;
use crate::setting::options::TorchOrder;
use crate::terms::{
    Condition, Creature, Figure, Kind, Mark, Marks, Minion, Slot, Summon, Symbol, Trap, Type, Who,
    Zone, read_marks, small,
};
use crate::{Frame, VillageAttacks, minions, rounds, turn};
use kernel::notation::Words;
use kernel::{LayoutError, State};
use std::str::FromStr;

/// A position in words: the monsters stand in the Heart with their first capability, then the lines are laid out.
pub fn lay_out(setting: &Setting, words: &str) -> Result<Position, String> {
    let mut position = Position::new(setting);
    for slot in setting.slots() {
        position.pack.place(slot.creature(), Zone::HEART);
        position.board_mut(slot).acquire(0);
    }
    for line in words.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
        let mut words = line.split_whitespace().peekable();
        let head = words.next().unwrap_or_default();
        let mut line = LaidLine { setting, position: &mut position, words: words.collect(), at: 0 };
        line.lay(head).map_err(|what| format!("{what}: {head}"))?;
    }
    Ok(position)
}

/// A moment in words: a position, and one line for where the round stands: `stands monsters`, `stands turn m2`, `stands
/// results m2` (it has rolled), `stands villagers` or `stands reset`.
pub(crate) fn moment(setting: &Setting, words: &str) -> Result<State<VillageAttacks>, LayoutError> {
    let stands = |position: &mut Position, words: &mut Words<'_>| {
        let (reset, villagers) = (rounds::Frame::Reset, rounds::Frame::Villagers);
        let rest = [rounds::Frame::Round, reset, villagers].map(Frame::Round);
        Some(match words.word().ok()? {
            "reset" => rest[..2].to_vec(),
            "villagers" => rest.to_vec(),
            "monsters" => [&rest[..], &[Frame::Round(rounds::Frame::Monsters)]].concat(),
            "turn" => {
                let slot = monster(words, setting)?;
                let start = [Frame::Turn(turn::Frame::Start(slot))];
                [&rest[..], &turns_after(slot, setting, position), &start].concat()
            }
            "results" => {
                let slot = monster(words, setting)?;
                position.castle.set_turn(Some(slot));
                let turn = turn_left(slot, setting);
                [&rest[..], &turns_after(slot, setting, position), &turn].concat()
            }
            _ => return None,
        })
    };
    kernel::layout::moment(words, |lines| lay_out(setting, lines), stands)
}

fn monster(words: &mut Words<'_>, setting: &Setting) -> Option<Slot> {
    let creature: Creature = words.read().ok()?;
    creature.slot().filter(|slot| slot.0 < setting.count())
}

/// What the Monsters phase has left after a monster's turn, outermost first.
fn turns_after(slot: Slot, setting: &Setting, position: &Position) -> [Frame; 3] {
    let count = setting.count();
    let nth = (slot.0 + count - position.castle.first().0 % count) % count + 1;
    [
        Frame::Round(rounds::Frame::EndOfMonsters),
        Frame::Minions(minions::Frame::Others),
        Frame::Turn(turn::Frame::Turns { nth }),
    ]
}

/// What a turn has left once the dice are rolled, outermost first.
fn turn_left(slot: Slot, setting: &Setting) -> Vec<Frame> {
    let torches = match setting.chosen.torches {
        TorchOrder::First => None,
        TorchOrder::AnyOrder => Some(turn::Frame::Torches(slot)),
    };
    let end = std::iter::once(turn::Frame::End(slot)).chain(torches);
    end.chain([turn::Frame::UseResults(slot)]).map(Frame::Turn).collect()
}

/// A line being laid out.
struct LaidLine<'a> {
    setting: &'a Setting,
    position: &'a mut Position,
    words: Vec<&'a str>,
    at: usize,
}

impl LaidLine<'_> {
    fn lay(&mut self, head: &str) -> Result<(), String> {
        if let Ok(creature) = head.parse::<Creature>() {
            return match creature.slot() {
                Some(slot) => self.monster(slot),
                None => self.other(creature),
            };
        }
        if let Ok(zone) = head.parse::<Zone>() {
            return self.villagers(zone);
        }
        match head {
            "heart" => {
                let heart = self.read()?;
                self.position.castle.charge_heart(u8::MAX);
                self.position.castle.mend_heart(heart, u8::MAX);
            }
            "morale" => {
                let morale: u8 = self.read()?;
                let less = self.position.castle.morale().saturating_sub(morale);
                self.position.castle.lower_morale(less);
            }
            "round" => {
                let round: u8 = self.read()?;
                (0..round).for_each(|_| self.position.castle.begin_round());
            }
            "night" => self.position.castle.set_night(true),
            "first" => {
                let first: Creature = self.read()?;
                self.position.castle.give_coin(Slot(first.0));
            }
            "troll" => {
                let zone = self.read()?;
                self.position.castle.set_troll(Some(zone));
            }
            "dark" => {
                let zone = self.read()?;
                self.position.castle.darken(zone);
            }
            "unlucky" => {
                let zone = self.read()?;
                self.position.castle.curse(zone);
            }
            "trap" => return self.trap(),
            "display" => return self.display(),
            "event" => return self.event(),
            "progress" => {
                let (zone, count): (Zone, u8) = (self.read()?, self.read()?);
                (0..count).for_each(|_| {
                    self.position.castle.advance(zone);
                });
            }
            "dial" => {
                let dial: u8 = self.read()?;
                self.position.castle.advance_dial(dial, u8::MAX);
            }
            _ => return Err("no such line".to_owned()),
        }
        Ok(())
    }

    fn word(&mut self) -> Option<&str> {
        let word = self.words.get(self.at)?;
        self.at += 1;
        Some(word)
    }

    fn read<T: FromStr>(&mut self) -> Result<T, String> {
        let word = self.word().ok_or("a word is missing")?;
        word.parse().map_err(|_| format!("\"{word}\" is not expected here"))
    }

    /// A number, or 1 if none follows.
    fn count(&mut self) -> u8 {
        let number = self.words.get(self.at).and_then(|word| word.parse().ok());
        self.at += usize::from(number.is_some());
        number.unwrap_or(1)
    }

    fn monster(&mut self, slot: Slot) -> Result<(), String> {
        let card = self.setting.board(slot);
        while let Some(word) = self.word().map(str::to_owned) {
            match word.as_str() {
                "at" => {
                    let zone = self.read()?;
                    self.position.pack.shift(slot.creature(), zone);
                }
                "dead" => self.position.pack.remove(slot.creature()),
                "damage" => {
                    let damage = self.count();
                    self.position.pack.wound(slot.creature(), damage, card.health);
                }
                "experience" => {
                    let count = self.count();
                    (0..count).for_each(|_| {
                        self.position.board_mut(slot).learn(card);
                    });
                }
                "reserve" => {
                    let (symbol, count) = (self.read()?, self.count());
                    (0..count).for_each(|_| self.position.board_mut(slot).receive(symbol));
                }
                "guard" => {
                    let (symbol, count): (Symbol, u8) = (self.read()?, self.count());
                    let board = self.position.board_mut(slot);
                    (0..count).for_each(|_| match symbol {
                        Symbol::Vengeance => board.swear(),
                        Symbol::Defence | Symbol::Melee | Symbol::Ranged | Symbol::Magic => {
                            board.ward_off();
                        }
                    });
                }
                "learn" => {
                    let capability: crate::terms::Capability = self.read()?;
                    let place = small(capability.index() % crate::terms::CAPABILITIES);
                    self.position.board_mut(slot).acquire(place);
                }
                "lying" => self.position.board_mut(slot).lie_down(),
                "carries" => self.position.board_mut(slot).carries = true,
                "paid" => {
                    let symbol = self.read()?;
                    self.position.board_mut(slot).pay_summoning(Some(symbol));
                }
                "wild" => {
                    let face = crate::terms::SpecialFace::Wild;
                    self.position.board_mut(slot).show(Some(face));
                }
                "torch" => {
                    let count = self.count();
                    (0..count).for_each(|_| self.position.board_mut(slot).gain_torch());
                }
                word => self.result(slot, word)?,
            }
        }
        Ok(())
    }

    fn result(&mut self, slot: Slot, word: &str) -> Result<(), String> {
        let card = self.setting.board(slot);
        if let Ok(condition) = word.parse::<Condition>() {
            let count = self.count();
            (0..count).for_each(|_| {
                self.position.board_mut(slot).suffer(condition, card);
            });
            return Ok(());
        }
        let symbol: Symbol = word.parse().map_err(|_| format!("\"{word}\" is no result"))?;
        let count = self.count();
        (0..count).for_each(|_| self.position.board_mut(slot).gain(symbol));
        Ok(())
    }

    /// `summoned grey-shuck z6`, `minion1 z3 1`.
    fn other(&mut self, creature: Creature) -> Result<(), String> {
        if creature == Creature::SUMMONED {
            let (card, zone): (Summon, Zone) = (self.read()?, self.read()?);
            self.position.pack.summon(card, zone);
            return Ok(());
        }
        let kind: Option<Minion> = creature.minion_kind();
        kind.and_then(|kind| self.setting.owner(kind)).ok_or("no such minion plays")?;
        let (zone, health) = (self.read()?, self.count());
        self.position.pack.place_minion(creature, zone, health);
        Ok(())
    }

    fn villagers(&mut self, zone: Zone) -> Result<(), String> {
        while let Some(word) = self.word().map(str::to_owned) {
            let (who, marks) = word.split_once('+').unwrap_or((&word, ""));
            let who: Who = who.parse().map_err(|_| format!("\"{who}\" is no villager"))?;
            let marks = read_marks(marks).ok_or_else(|| format!("\"{marks}\" are no marks"))?;
            for _ in 0..self.count() {
                self.villager(who, marks, zone)?;
            }
        }
        Ok(())
    }

    fn villager(&mut self, who: Who, marks: Marks, zone: Zone) -> Result<(), String> {
        let typed = |kind: Kind, of: Option<Type>| (kind, of);
        let (kind, of) = match who {
            Who::Peasant => typed(Kind::Peasant, None),
            Who::Hunter(of) => typed(Kind::Hunter, Some(of)),
            Who::Veteran => typed(Kind::Hunter, None),
            Who::Yunfakh(of) => typed(Kind::Yunfakh, Some(of)),
            Who::Hero(_) => typed(Kind::Hero, None),
        };
        let village = &mut self.position.village;
        let figure = match who {
            Who::Hero(hero) => {
                self.position.decks.deal(hero);
                Figure::of_hero(hero)
            }
            Who::Peasant | Who::Hunter(_) | Who::Veteran | Who::Yunfakh(_) => {
                village.idle(kind, kind.most()).ok_or("too many of this kind")?
            }
        };
        village.place(figure, zone, of);
        for mark in marks {
            match mark {
                Mark::Stunned => village.stun(figure),
                Mark::Burning => village.burn(figure),
                Mark::Snared => village.snare(figure),
                Mark::Pacified => village.pacify(figure),
            }
        }
        Ok(())
    }

    /// The first card of a kind of trap that is still in the deck.
    fn trap_card(&mut self) -> Result<(u8, Trap), String> {
        let trap: Trap = self.read()?;
        let cards = self.setting.trap_cards.iter().enumerate();
        let mut cards = cards.filter(|(_, kind)| **kind == trap).map(|(card, _)| small(card));
        let card = cards.find(|&card| self.position.decks.take_from_deck(card));
        card.map(|card| (card, trap)).ok_or_else(|| format!("no {trap} is in the deck"))
    }

    fn trap(&mut self) -> Result<(), String> {
        let zone = self.read()?;
        let (card, trap) = self.trap_card()?;
        let charges = self.setting.trap(trap).charges;
        self.position.castle.place_trap(zone, PlacedTrap { card, charges });
        Ok(())
    }

    fn display(&mut self) -> Result<(), String> {
        while self.at < self.words.len() {
            let (card, _) = self.trap_card()?;
            self.position.decks.show_trap(card);
        }
        Ok(())
    }

    fn event(&mut self) -> Result<(), String> {
        let event: crate::terms::Event = self.read()?;
        let card = self.setting.event_cards.iter().position(|&it| it == event);
        let card = card.map(small).ok_or("no such event is in the deck")?;
        self.position.decks.stand(card);
        Ok(())
    }
}
