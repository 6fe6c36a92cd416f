//! Verbs of the clan: who joins and leaves, wounds, Equipment, settling, Talents used.

use super::{Leader, Position};
use crate::setting::{Role, Setting};
use crate::terms::{Card, EquipmentType, Land, Mercenary, Path};
use kernel::{Seat, Set};

impl Position {
    /// Whose a Mercenary is.
    pub fn owner(&self, mercenary: Mercenary) -> Option<Seat> {
        (0..self.seats).map(Seat).find(|&seat| self.clan(seat).has(mercenary))
    }

    /// Whether a Mercenary is wounded.
    pub fn is_wounded(&self, mercenary: Mercenary) -> bool {
        self.wounded.has(mercenary)
    }

    /// The wounded of all clans.
    pub const fn wounded(&self) -> Set<Mercenary> {
        self.wounded
    }

    /// Whether a Mercenary is assigned to a Path (M6.5).
    pub fn is_assigned(&self, mercenary: Mercenary) -> bool {
        self.assigned.has(mercenary)
    }

    /// A clan's Mercenaries that are not assigned.
    pub fn unassigned(&self, seat: Seat) -> Set<Mercenary> {
        self.clan(seat).members.minus(self.assigned)
    }

    /// Where a Mercenary is assigned.
    pub fn path_of(&self, mercenary: Mercenary) -> Option<Path> {
        Path::ALL.into_iter().find(|&path| self.outside.path(path).mercenary() == Some(mercenary))
    }

    /// Whether a Mercenary has used its Talent this round (M6.3).
    pub fn is_tired(&self, mercenary: Mercenary) -> bool {
        self.tired.has(mercenary)
    }

    /// Notes that a Mercenary has used its Talent this round.
    pub(crate) fn tire(&mut self, mercenary: Mercenary) {
        self.tired.insert(mercenary);
    }

    /// Whether Equipment has been used this round (M6.3).
    pub fn is_used(&self, card: Card) -> bool {
        self.used_cards.has(card)
    }

    /// Notes that Equipment has been used this round.
    pub(crate) fn use_card(&mut self, card: Card) {
        self.used_cards.insert(card);
    }

    /// Whether Equipment was moved in this turn.
    pub fn was_moved(&self, card: Card) -> bool {
        self.moved_cards.has(card)
    }

    /// Who carries an Equipment card.
    pub fn bearer(&self, card: Card) -> Option<Mercenary> {
        self.bearers[usize::from(card.0)]
    }

    /// The Equipment cards that are neither in the deck nor discarded: carried, or on offer.
    fn cards_about(&self) -> Set<Card> {
        Set::ALL.minus(self.citadel.cards).minus(self.citadel.card_discard)
    }

    /// The Equipment a Mercenary carries.
    pub fn equipment(&self, mercenary: Mercenary) -> impl Iterator<Item = Card> {
        self.cards_about().iter().filter(move |&card| self.bearer(card) == Some(mercenary))
    }

    /// The Equipment of a type a Mercenary carries.
    pub fn equipment_of_type(
        &self,
        setting: &Setting,
        mercenary: Mercenary,
        wanted: EquipmentType,
    ) -> Option<Card> {
        let is_wanted = |card: &Card| setting.equipment(setting.kind_of(*card)).r#type == wanted;
        self.equipment(mercenary).find(is_wanted)
    }

    /// The Equipment of a clan, with who carries it.
    pub fn equipment_of_clan(&self, seat: Seat) -> impl Iterator<Item = (Card, Mercenary)> {
        let members = self.clan(seat).members;
        self.cards_about().iter().filter_map(move |card| {
            self.bearer(card).filter(|&bearer| members.has(bearer)).map(|bearer| (card, bearer))
        })
    }

    /// Who has settled a Land.
    pub const fn settler(&self, land: Land) -> Option<Mercenary> {
        self.settlers[land.index()]
    }

    /// The Land a Mercenary has settled.
    pub fn settled_land(&self, mercenary: Mercenary) -> Option<Land> {
        Land::ALL.into_iter().find(|land| self.settler(*land) == Some(mercenary))
    }

    /// Whether a Mercenary has settled a Land.
    pub fn is_settled(&self, mercenary: Mercenary) -> bool {
        self.settlers.contains(&Some(mercenary))
    }

    /// Settles a Land.
    pub(crate) const fn settle(&mut self, land: Land, mercenary: Mercenary) {
        self.settlers[land.index()] = Some(mercenary);
    }

    /// Whether a Land's Action was used this round.
    pub fn was_worked(&self, land: Land) -> bool {
        self.worked.has(land)
    }

    /// Notes that a Land's Action was used this round.
    pub(crate) fn work(&mut self, land: Land) {
        self.worked.insert(land);
    }

    /// Wounds a Mercenary.
    pub(crate) fn wound(&mut self, mercenary: Mercenary) {
        self.wounded.insert(mercenary);
    }

    /// Heals a Mercenary.
    pub(crate) fn heal(&mut self, mercenary: Mercenary) {
        self.wounded.remove(mercenary);
    }

    /// A Mercenary joins a clan.
    pub(crate) fn join(&mut self, seat: Seat, mercenary: Mercenary) {
        self.clan_mut(seat).members.insert(mercenary);
    }

    /// A Novice joins a clan, from the pile.
    pub(crate) fn join_novice(&mut self, seat: Seat) {
        self.citadel.novices -= 1;
        self.clan_mut(seat).novices += 1;
    }

    /// Names a Leader, or notes that there is none.
    pub(crate) const fn set_leader(&mut self, seat: Seat, leader: Option<Leader>) {
        self.clan_mut(seat).leader = leader;
    }

    /// A Mercenary leaves its clan for the discard pile; an Initial member leaves the game. Equipment still carried is
    /// discarded, its Land is unsettled, and a clan it led has no Leader.
    pub(crate) fn leave(&mut self, setting: &Setting, mercenary: Mercenary) {
        let seat = self.owner(mercenary).expect("a Mercenary that leaves has a clan");
        let carried: Set<Card> = self.equipment(mercenary).collect();
        carried.iter().for_each(|card| self.discard_card(card));
        self.unsettle(mercenary);
        let is_leader = self.clan(seat).is_led_by(mercenary);
        let clan = self.clan_mut(seat);
        clan.members.remove(mercenary);
        if is_leader {
            clan.leader = None;
        }
        self.wounded.remove(mercenary);
        self.assigned.remove(mercenary);
        match setting.mercenary(mercenary).role {
            Role::Hired => self.citadel.discard.insert(mercenary),
            Role::Leader | Role::Initial => self.citadel.boxed.insert(mercenary),
        }
    }

    /// A Novice deserts to the pile.
    pub(crate) fn leave_novice(&mut self, seat: Seat) {
        self.clan_mut(seat).novices -= 1;
        self.citadel.novices += 1;
    }

    /// A Mercenary leaves its Land.
    pub(crate) fn unsettle(&mut self, mercenary: Mercenary) {
        for settler in &mut self.settlers {
            if *settler == Some(mercenary) {
                *settler = None;
            }
        }
    }

    /// Puts Equipment under a Mercenary. What it carried of that type is discarded.
    pub(crate) fn equip(&mut self, setting: &Setting, card: Card, mercenary: Mercenary) {
        let kind = setting.equipment(setting.kind_of(card)).r#type;
        if let Some(old) = self.equipment_of_type(setting, mercenary, kind) {
            self.discard_card(old);
        }
        self.bearers[usize::from(card.0)] = Some(mercenary);
    }

    /// Moves Equipment to another Mercenary; what that one carried of the type comes back in exchange.
    pub(crate) fn swap(&mut self, setting: &Setting, card: Card, to: Mercenary) {
        let kind = setting.equipment(setting.kind_of(card)).r#type;
        let from = self.bearer(card).expect("Equipment that is moved is carried");
        if let Some(other) = self.equipment_of_type(setting, to, kind) {
            self.bearers[usize::from(other.0)] = Some(from);
        }
        self.bearers[usize::from(card.0)] = Some(to);
        self.moved_cards.insert(card);
    }

    /// Discards Equipment.
    pub(crate) fn discard_card(&mut self, card: Card) {
        self.bearers[usize::from(card.0)] = None;
        self.citadel.card_discard.insert(card);
    }
}
