//! The castle: Heart, Morale, dial, zone conditions, traps, spawn tokens, the Troll and the scenario's goal.

use crate::setting::Setting;
use crate::setting::scenario::TOKENS;
use crate::terms::{MONSTERS, Slot, ZONES, Zone, Zones};
use kernel::FixedVec;

/// The castle and the village's mood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Castle {
    heart: u8,
    morale: u8,
    dial: u16,
    round: u8,
    first: Slot,
    turn: Option<Slot>,
    is_night: bool,
    /// Damage the Heart still ignores this round, by the monster that wards it (E.28).
    ward: [u8; MONSTERS],
    /// Villagers that died this round.
    died: u8,
    knells: FixedVec<Knell, 2>,
    dark: Zones,
    unlucky: Zones,
    /// Zones where a bell has ended conditions this round.
    cleared: Zones,
    traps: [Option<PlacedTrap>; ZONES],
    sprung: Zones,
    tokens: FixedVec<Zone, TOKENS>,
    deserted: Option<u8>,
    troll: Option<Zone>,
    /// Seals, cups, or results paid for an heirloom, by zone.
    progress: [u8; ZONES],
    /// Heirlooms that lie free, by zone.
    loose: [u8; ZONES],
    /// Zones whose heirloom has been freed.
    freed: Zones,
    delivered: u8,
    heroes_killed: u8,
    has_summoned: bool,
    any_return: Option<(u8, u8)>,
    has_won: bool,
    loss: Option<Loss>,
}

/// A trap in a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlacedTrap {
    /// The card.
    pub card: u8,
    /// Triggers left.
    pub charges: u8,
}

/// A knell that waits for Reset (E.32).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Knell {
    /// How many must have died.
    pub need: u8,
    /// How much Morale falls.
    pub morale: u8,
    /// Whose it is.
    pub by: Slot,
}

kernel::words! {
    /// Why a game was lost (V1.6).
    pub enum Loss {
        /// The Castle Heart has no health left.
        Heart,
        /// All monsters are dead and none may return.
        Monsters,
        /// The scenario's own failure.
        Scenario,
        /// The table's last round is over.
        Rounds,
    }
}

impl Castle {
    pub(super) fn new(setting: &Setting) -> Self {
        let scenario = &setting.scenario;
        Self {
            heart: scenario.heart,
            morale: scenario.morale.unwrap_or(0),
            dial: 0,
            round: 0,
            first: setting.chosen.first.unwrap_or_default(),
            turn: None,
            is_night: false,
            ward: [0; MONSTERS],
            died: 0,
            knells: FixedVec::new(),
            dark: Zones::NONE,
            unlucky: Zones::NONE,
            cleared: Zones::NONE,
            traps: [None; ZONES],
            sprung: Zones::NONE,
            tokens: scenario.tokens.iter().copied().collect(),
            deserted: None,
            troll: None,
            progress: [0; ZONES],
            loose: [0; ZONES],
            freed: Zones::NONE,
            delivered: 0,
            heroes_killed: 0,
            has_summoned: false,
            any_return: None,
            has_won: false,
            loss: None,
        }
    }
}

/// What can be asked.
impl Castle {
    /// The health of the Heart.
    pub const fn heart(&self) -> u8 {
        self.heart
    }

    /// Village Morale.
    pub const fn morale(&self) -> u8 {
        self.morale
    }

    /// The event dial.
    pub const fn dial(&self) -> u16 {
        self.dial
    }

    /// The round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The monster with the coin.
    pub const fn first(&self) -> Slot {
        self.first
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Option<Slot> {
        self.turn
    }

    /// Whether it is Night.
    pub const fn is_night(&self) -> bool {
        self.is_night
    }

    /// Damage the Heart still ignores.
    pub fn ward(&self) -> u8 {
        self.ward.iter().sum()
    }

    /// Villagers that died this round.
    pub const fn died(&self) -> u8 {
        self.died
    }

    /// Knells that wait for Reset.
    pub fn knells(&self) -> &[Knell] {
        &self.knells
    }

    /// Zones Dark for the round.
    #[inline]
    pub const fn dark(&self) -> Zones {
        self.dark
    }

    /// Zones Unlucky for the round.
    #[inline]
    pub const fn unlucky(&self) -> Zones {
        self.unlucky
    }

    /// Zones where conditions were ended.
    #[inline]
    pub const fn cleared(&self) -> Zones {
        self.cleared
    }

    /// The trap in a zone.
    #[inline]
    pub const fn trap(&self, zone: Zone) -> Option<PlacedTrap> {
        self.traps[zone.index()]
    }

    /// The zones with a trap that has not triggered this round.
    pub fn armed(&self) -> Zones {
        let zones = (0_u8..).take(ZONES).map(Zone);
        zones.filter(|&zone| self.trap(zone).is_some() && !self.sprung.has(zone)).collect()
    }

    /// The zones of the active spawn tokens, in order.
    pub fn tokens(&self) -> &[Zone] {
        &self.tokens
    }

    /// The spawn zones.
    #[inline]
    pub fn spawn_zones(&self) -> Zones {
        self.tokens.iter().copied().collect()
    }

    /// The token that draws no card this round.
    pub const fn deserted(&self) -> Option<u8> {
        self.deserted
    }

    /// Where the Troll is, if it is on the map.
    #[inline]
    pub const fn troll(&self) -> Option<Zone> {
        self.troll
    }

    /// The progress of the goal in a zone.
    pub const fn progress(&self, zone: Zone) -> u8 {
        self.progress[zone.index()]
    }

    /// Heirlooms that lie free in a zone.
    pub const fn loose(&self, zone: Zone) -> u8 {
        self.loose[zone.index()]
    }

    /// Whether the heirloom of a zone has been freed.
    pub fn is_freed(&self, zone: Zone) -> bool {
        self.freed.has(zone)
    }

    /// Heirlooms delivered.
    pub const fn delivered(&self) -> u8 {
        self.delivered
    }

    /// Heroes killed.
    pub const fn heroes_killed(&self) -> u8 {
        self.heroes_killed
    }

    /// Whether a summoning was completed.
    pub const fn has_summoned(&self) -> bool {
        self.has_summoned
    }

    /// What a return of any monster costs in a round.
    pub fn any_return(&self, round: u8) -> Option<u8> {
        self.any_return.filter(|&(_, until)| round <= until).map(|(cost, _)| cost)
    }

    /// Whether the game has ended, and if it was lost, why.
    pub const fn loss(&self) -> Option<Loss> {
        self.loss
    }

    /// Whether the game was won. A loss at the same time counts more (V1.7).
    pub const fn has_won(&self) -> bool {
        self.has_won && self.loss.is_none()
    }

    /// Whether the game has ended.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.has_won || self.loss.is_some()
    }
}

/// What can be done.
impl Castle {
    /// Damage to the Heart; says how much it lost.
    pub(crate) fn hurt_heart(&mut self, amount: u8) -> u8 {
        let mut left = amount;
        for ward in &mut self.ward {
            let warded = left.min(*ward);
            *ward -= warded;
            left -= warded;
        }
        let lost = left.min(self.heart);
        self.heart -= lost;
        lost
    }

    /// A price the Heart pays: no ward helps.
    pub(crate) const fn charge_heart(&mut self, amount: u8) {
        self.heart = self.heart.saturating_sub(amount);
    }

    /// Removes damage from the Heart, up to its health.
    pub(crate) fn mend_heart(&mut self, amount: u8, most: u8) {
        self.heart = (self.heart + amount).min(most.max(self.heart));
    }

    /// Lowers Village Morale.
    pub(crate) const fn lower_morale(&mut self, amount: u8) {
        self.morale = self.morale.saturating_sub(amount);
    }

    /// Advances the dial; says how many marks of a spacing were reached.
    pub(crate) fn advance_dial(&mut self, by: u8, every: u8) -> u8 {
        let before = self.dial / u16::from(every);
        self.dial += u16::from(by);
        u8::try_from(self.dial / u16::from(every) - before).expect("marks are few")
    }

    /// The next round begins.
    pub(crate) const fn begin_round(&mut self) {
        self.round = self.round.saturating_add(1);
    }

    /// The coin goes to a monster.
    pub(crate) const fn give_coin(&mut self, to: Slot) {
        self.first = to;
    }

    /// A turn begins or ends.
    pub(crate) const fn set_turn(&mut self, turn: Option<Slot>) {
        self.turn = turn;
    }

    /// Day or Night.
    pub(crate) const fn set_night(&mut self, is_night: bool) {
        self.is_night = is_night;
    }

    /// The Heart ignores more damage this round.
    pub(crate) const fn add_ward(&mut self, by: Slot, amount: u8) {
        self.ward[by.index()] += amount;
    }

    /// V9.2 End of Effects. What a monster that fell kept up for the castle is over, but not an eased return (R27).
    pub(crate) fn end_effects(&mut self, of: Slot) {
        kernel::cite(crate::law::capabilities::END_OF_EFFECTS);
        self.ward[of.index()] = 0;
        self.knells = self.knells.iter().copied().filter(|knell| knell.by != of).collect();
    }

    /// A villager died.
    pub(crate) const fn mourn(&mut self) {
        self.died = self.died.saturating_add(1);
    }

    /// A knell waits for Reset.
    pub(crate) fn toll(&mut self, knell: Knell) {
        if !self.knells.is_full() {
            self.knells.push(knell);
        }
    }

    /// A zone is Dark this round.
    pub(crate) fn darken(&mut self, zone: Zone) {
        self.dark = self.dark.with(zone);
        self.cleared = self.cleared.without(zone);
    }

    /// A zone is Unlucky this round.
    pub(crate) fn curse(&mut self, zone: Zone) {
        self.unlucky = self.unlucky.with(zone);
        self.cleared = self.cleared.without(zone);
    }

    /// A zone's conditions end.
    pub(crate) fn clear(&mut self, zone: Zone) {
        self.dark = self.dark.without(zone);
        self.unlucky = self.unlucky.without(zone);
        self.cleared = self.cleared.with(zone);
    }

    /// A trap is placed.
    pub(crate) const fn place_trap(&mut self, zone: Zone, trap: PlacedTrap) {
        self.traps[zone.index()] = Some(trap);
    }

    /// A trap triggers: a charge goes. Says which card is discarded, if it was the last.
    pub(crate) fn spring(&mut self, zone: Zone) -> Option<u8> {
        self.sprung = self.sprung.with(zone);
        let trap = self.traps[zone.index()].as_mut()?;
        trap.charges = trap.charges.saturating_sub(1);
        if trap.charges > 0 { None } else { self.remove_trap(zone) }
    }

    /// A trap is taken away; says which card it was.
    pub(crate) fn remove_trap(&mut self, zone: Zone) -> Option<u8> {
        self.traps[zone.index()].take().map(|trap| trap.card)
    }

    /// A breach closes: its spawn tokens go.
    pub(crate) fn close(&mut self, zone: Zone) {
        self.tokens = self.tokens.iter().copied().filter(|&token| token != zone).collect();
        self.deserted = None;
    }

    /// A token draws no card this round.
    pub(crate) const fn desert(&mut self, token: Option<u8>) {
        self.deserted = token;
    }

    /// The Troll comes, goes or moves.
    pub(crate) const fn set_troll(&mut self, zone: Option<Zone>) {
        self.troll = zone;
    }

    /// One more seal, cup or result in a zone.
    pub(crate) const fn advance(&mut self, zone: Zone) -> u8 {
        self.progress[zone.index()] += 1;
        self.progress[zone.index()]
    }

    /// The heirloom of a zone is free.
    pub(crate) fn free(&mut self, zone: Zone) {
        self.freed = self.freed.with(zone);
    }

    /// An heirloom falls in a zone.
    pub(crate) const fn drop_heirloom(&mut self, zone: Zone) {
        self.loose[zone.index()] += 1;
    }

    /// An heirloom is lifted from a zone.
    pub(crate) const fn lift(&mut self, zone: Zone) {
        self.loose[zone.index()] -= 1;
    }

    /// An heirloom is delivered.
    pub(crate) const fn deliver(&mut self) {
        self.delivered += 1;
    }

    /// A Hero was killed.
    pub(crate) const fn kill_hero(&mut self) {
        self.heroes_killed = self.heroes_killed.saturating_add(1);
    }

    /// The summoning is complete.
    pub(crate) const fn complete_summoning(&mut self) {
        self.has_summoned = true;
    }

    /// A return of any monster costs this much until the end of a round's Monsters phase.
    pub(crate) const fn ease_return(&mut self, cost: u8, until: u8) {
        self.any_return = Some((cost, until));
    }

    /// What an eased return was good for is over.
    pub(crate) const fn end_ease(&mut self, round: u8) {
        if let Some((_, until)) = self.any_return
            && until <= round
        {
            self.any_return = None;
        }
    }

    /// The monsters have won.
    pub(crate) const fn win(&mut self) {
        self.has_won = true;
    }

    /// The monsters have lost.
    pub(crate) fn lose(&mut self, loss: Loss) {
        self.loss.get_or_insert(loss);
    }

    /// V21.1 Remove What Is Over.
    /// V24.1 Zone Conditions.
    pub(crate) fn end_round(&mut self) {
        kernel::cite(crate::law::reset::REMOVE_WHAT_IS_OVER);
        kernel::cite(crate::law::zone_conditions::ZONE_CONDITIONS);
        (self.ward, self.died, self.deserted) = ([0; MONSTERS], 0, None);
        self.knells.clear();
        (self.dark, self.unlucky, self.cleared) = (Zones::NONE, Zones::NONE, Zones::NONE);
        self.sprung = Zones::NONE;
    }
}
