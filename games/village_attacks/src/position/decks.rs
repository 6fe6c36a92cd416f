//! The decks. A deck whose order nobody knows is a set; a draw from it is a chance.

use crate::setting::Setting;
use crate::terms::{Deck, Event, Hero, HeroSpecial, Summon, small};
use kernel::{Bits, Chance, FixedVec, Set};

/// The decks, discards and displays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Decks {
    spawn: Bits<1>,
    spawn_gone: Bits<1>,
    /// Spawn cards that were looked at, the next first (E.33).
    scried: FixedVec<u8, 3>,
    traps: Bits<1>,
    traps_gone: Bits<1>,
    display: FixedVec<u8, 8>,
    events: Bits<1>,
    events_gone: Bits<1>,
    /// The persistent event (V16.4).
    standing: Option<u8>,
    /// A Troll lies among this many of the next events (V29.1).
    troll_among: u8,
    heroes: Set<Hero>,
    /// Heroes that died: under the deck, the first to come again first.
    heroes_under: FixedVec<u8, { Hero::ALL.len() }>,
    summons: Set<Summon>,
}

impl Decks {
    /// V2.1 Decks.
    /// V2.5 Hero Deck.
    /// V29.1 Troll Events.
    pub(super) fn new(setting: &Setting) -> Self {
        kernel::cite(crate::law::setup::DECKS);
        let uses = &setting.scenario.uses;
        let mut events = Bits::below(setting.event_cards.len());
        let set_aside = Self::troll_set_aside(setting);
        if let Some(card) = set_aside {
            kernel::cite(crate::law::troll_setup::TROLL_EVENTS);
            events.remove(usize::from(card));
        }
        let is_in_play = |summon: &Summon| {
            let monster = setting.summon(*summon).monster;
            monster.is_some_and(|monster| setting.chosen.team.contains(&monster))
        };
        let heroes = Hero::ALL.into_iter().filter(|hero| uses.heroes && is_dealt(setting, *hero));
        let summons = Summon::ALL.into_iter().filter(|summon| !is_in_play(summon));
        Self {
            spawn: Bits::below(setting.spawn_cards.len()),
            spawn_gone: Bits::EMPTY,
            scried: FixedVec::new(),
            traps: if uses.traps { Bits::below(setting.trap_cards.len()) } else { Bits::EMPTY },
            traps_gone: Bits::EMPTY,
            display: FixedVec::new(),
            events,
            events_gone: Bits::EMPTY,
            standing: None,
            troll_among: set_aside.map_or(0, |_| setting.numbers.troll.among),
            heroes: heroes.collect(),
            heroes_under: FixedVec::new(),
            summons: summons.collect(),
        }
    }

    /// The Troll event that is set aside at set-up.
    fn troll_set_aside(setting: &Setting) -> Option<u8> {
        let troll = setting.event_cards.iter().position(|&event| event == Event::Troll);
        troll.map(small)
    }
}

/// Whether a Hero is in the deck: those of the Yunfakh only in their mode.
fn is_dealt(setting: &Setting, hero: Hero) -> bool {
    kernel::cite(crate::law::setup::HERO_DECK);
    if !setting.chosen.heroes.is_empty() {
        return setting.chosen.heroes.has(hero);
    }
    let of_the_yunfakh = [HeroSpecial::Yun, HeroSpecial::Bell];
    setting.scenario.uses.yunfakh || !of_the_yunfakh.contains(&setting.hero(hero).special)
}

/// What can be asked.
impl Decks {
    /// Trap cards that lie face up.
    pub fn display(&self) -> &[u8] {
        &self.display
    }

    /// The persistent event's card.
    pub const fn standing(&self) -> Option<u8> {
        self.standing
    }

    /// Whether an event stands.
    #[inline]
    pub fn stands(&self, setting: &Setting, event: Event) -> bool {
        self.standing.is_some_and(|card| setting.event_cards[usize::from(card)] == event)
    }

    /// Spawn cards that were looked at, the next first.
    pub fn scried(&self) -> &[u8] {
        &self.scried
    }

    /// How many cards each deck has.
    pub fn sizes(&self) -> [usize; Deck::ALL.len()] {
        Deck::ALL.map(|deck| match deck {
            Deck::Spawn => self.spawn.len() + self.scried.len(),
            Deck::Trap => self.traps.len(),
            Deck::Event => self.events.len() + usize::from(self.troll_among > 0),
            Deck::Hero => self.heroes.len() + self.heroes_under.len(),
            Deck::Summon => self.summons.len(),
        })
    }
}

/// What can be done.
impl Decks {
    /// Draws the next spawn card and discards it.
    pub(crate) fn draw_spawn(&mut self, chance: &mut Chance<'_>) -> u8 {
        if self.scried.is_empty() {
            self.scry(1, chance);
        }
        let card = self.scried.remove(0);
        self.spawn_gone.insert(usize::from(card));
        card
    }

    /// Turns up the next spawn cards, as many as there are.
    pub(crate) fn scry(&mut self, count: u8, chance: &mut Chance<'_>) {
        while self.scried.len() < usize::from(count) {
            if self.spawn.is_empty() {
                self.spawn = std::mem::take(&mut self.spawn_gone);
            }
            if self.spawn.is_empty() {
                return;
            }
            self.scried.push(small(chance.draw(&mut self.spawn)));
        }
    }

    /// Puts the looked-at card of this place before those from another place on.
    pub(crate) fn arrange(&mut self, from: usize, to: usize) {
        let card = self.scried.remove(from);
        self.scried.insert(to, card);
    }

    /// Draws a trap to the display, if there is one.
    pub(crate) fn draw_trap(&mut self, chance: &mut Chance<'_>) -> Option<u8> {
        if self.traps.is_empty() {
            self.traps = std::mem::take(&mut self.traps_gone);
        }
        if self.traps.is_empty() {
            return None;
        }
        let card = small(chance.draw(&mut self.traps));
        self.display.push(card);
        Some(card)
    }

    /// Takes a trap from the display by its place.
    pub(crate) fn take_trap(&mut self, place: usize) -> u8 {
        self.display.remove(place)
    }

    /// Discards a trap.
    pub(crate) fn discard_trap(&mut self, card: u8) {
        self.traps_gone.insert(usize::from(card));
    }

    /// Draws an event; the persistent one ends.
    pub(crate) fn draw_event(&mut self, setting: &Setting, chance: &mut Chance<'_>) -> u8 {
        if let Some(card) = self.standing.take() {
            self.events_gone.insert(usize::from(card));
        }
        if self.troll_among > 0 {
            let is_troll = chance.below(u32::from(self.troll_among)) == 0;
            self.troll_among = if is_troll { 0 } else { self.troll_among - 1 };
            if is_troll {
                return Self::troll_set_aside(setting).expect("a Troll was set aside");
            }
        }
        if self.events.is_empty() {
            self.events = std::mem::take(&mut self.events_gone);
        }
        small(chance.draw(&mut self.events))
    }

    /// A drawn event stays, or is discarded.
    pub(crate) fn settle_event(&mut self, card: u8, stays: bool) {
        if stays {
            self.standing = Some(card);
        } else {
            self.events_gone.insert(usize::from(card));
        }
    }

    /// Draws a Hero, if there is one.
    pub(crate) fn draw_hero(&mut self, chance: &mut Chance<'_>) -> Option<Hero> {
        if let Some(hero) = self.heroes.draw(chance) {
            return Some(hero);
        }
        let has_some = !self.heroes_under.is_empty();
        has_some.then(|| Hero::ALL[usize::from(self.heroes_under.remove(0))])
    }

    /// A Hero died: its card goes under the deck.
    pub(crate) fn bury(&mut self, hero: Hero) {
        self.heroes_under.push(small(hero.index()));
    }

    /// Draws a summon card, if there is one.
    pub(crate) fn draw_summon(&mut self, chance: &mut Chance<'_>) -> Option<Summon> {
        self.summons.draw(chance)
    }

    /// A Hero is dealt from the deck, for a scene.
    pub(crate) fn deal(&mut self, hero: Hero) {
        self.heroes.remove(hero);
    }

    /// Takes a trap card from the deck, for a scene; says whether it was there.
    pub(crate) fn take_from_deck(&mut self, card: u8) -> bool {
        self.traps.remove(usize::from(card))
    }

    /// A trap card lies face up, for a scene.
    pub(crate) fn show_trap(&mut self, card: u8) {
        self.display.push(card);
    }

    /// A persistent event stands, for a scene.
    pub(crate) fn stand(&mut self, card: u8) {
        self.events.remove(usize::from(card));
        self.standing = Some(card);
    }

    /// Whether a summon card is left.
    pub fn can_summon(&self) -> bool {
        !self.summons.is_empty()
    }

    /// What is wrong with the decks, given the traps placed and the Heroes on the map.
    pub(super) fn audit(
        &self,
        setting: &Setting,
        placed: impl Iterator<Item = u8>,
        heroes: usize,
    ) -> Result<(), String> {
        let check = |what: &str, there: usize, all: usize| {
            if there == all { Ok(()) } else { Err(format!("{there} {what} cards of {all}")) }
        };
        let spawn = self.spawn.len() + self.spawn_gone.len() + self.scried.len();
        check("spawn", spawn, setting.spawn_cards.len())?;
        let uses = &setting.scenario.uses;
        let traps = self.traps.len() + self.traps_gone.len() + self.display.len() + placed.count();
        check("trap", traps, if uses.traps { setting.trap_cards.len() } else { 0 })?;
        let aside = usize::from(self.troll_among > 0) + usize::from(self.standing.is_some());
        let events = self.events.len() + self.events_gone.len() + aside;
        check("event", events, setting.event_cards.len())?;
        let dealt = Hero::ALL.into_iter().filter(|&hero| uses.heroes && is_dealt(setting, hero));
        check("Hero", self.heroes.len() + self.heroes_under.len() + heroes, dealt.count())
    }
}
