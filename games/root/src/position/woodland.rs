//! The map and the pieces on it, with their supplies.

use super::Board;
use super::landmarks::Treetop;
use crate::key_terms::rule;
use crate::setting::Setting;
use crate::terms::{CLEARINGS, Clearing, Clearings, Faction, Factions, Piece, Suit};
use kernel::FixedVec;

/// This many hirelings are in a game that has any (A.6).
pub const HIRELINGS: usize = 3;

/// The map and the pieces on it, with their supplies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Woodland {
    counts: [[u8; CLEARINGS]; Piece::COUNT],
    present: [Clearings; Piece::COUNT],
    supply: [u8; Piece::COUNT],
    /// Where each faction that players play has pieces of any kind, kept by every verb.
    pieces: [Clearings; Faction::PLAYED],
    /// What each of them counts for rule in each clearing, kept by every verb (2.5).
    pub(super) might: [[u8; CLEARINGS]; Faction::PLAYED],
    /// Who rules each clearing, and where each of them rules, kept by every verb (2.5).
    pub(super) rulers: [Option<Faction>; CLEARINGS],
    ruled: [Clearings; Faction::PLAYED],
    playing: Factions,
    /// The hirelings of the game, by row.
    pub(super) bands: [Option<Faction>; HIRELINGS],
    /// Whose each hireling counts as for rule, by row (E.3.1).
    pub(super) commanders: [Option<Faction>; HIRELINGS],
    /// Who rules where tied, by the Bluebird Nobles.
    pub(super) nobles: Option<Faction>,
    /// Factions whose tokens count for rule.
    token_rulers: Factions,
    /// Whose the warriors of the Riverfolk count as, while somebody has hired them (11.2.7.III).
    pub(super) hired_by: Board<Option<Faction>>,
    suited: [Clearings; 3],
    adjacent: [Clearings; CLEARINGS],
    free_slots: [u8; CLEARINGS],
    ruins: Clearings,
    /// Paths still closed, by their number in the map's data (C.3.2).
    closed: u8,
    ferry: Option<Clearing>,
    /// The slot of the Elder Treetop (F.E.2).
    treetop: Board<Treetop>,
    /// Clearings nothing can be placed in or moved into (D.6.2).
    scorched: Clearings,
}

impl Woodland {
    pub(super) fn new(setting: &Setting) -> Self {
        let map = &setting.map;
        let mut suited = [Clearings::NONE; 3];
        for clearing in Clearing::all() {
            let suit = map.suits[clearing.index()].index();
            suited[suit] = suited[suit].with(clearing);
        }
        Self {
            counts: [[0; CLEARINGS]; Piece::COUNT],
            present: [Clearings::NONE; Piece::COUNT],
            supply: [0; Piece::COUNT],
            pieces: [Clearings::NONE; Faction::PLAYED],
            might: [[0; CLEARINGS]; Faction::PLAYED],
            rulers: [None; CLEARINGS],
            ruled: [Clearings::NONE; Faction::PLAYED],
            playing: setting.seating.playing(),
            bands: [None; HIRELINGS],
            commanders: [None; HIRELINGS],
            nobles: None,
            token_rulers: Factions::NONE,
            hired_by: Board::default(),
            suited,
            adjacent: map.paths,
            free_slots: map.slots,
            ruins: Clearings::NONE,
            closed: 0,
            ferry: None,
            treetop: Board::default(),
            scorched: Clearings::NONE,
        }
    }

    /// The factions that play.
    #[inline]
    pub const fn playing(&self) -> Factions {
        self.playing
    }

    /// How many pieces of a kind are in a clearing.
    #[inline]
    pub const fn count(&self, piece: Piece, clearing: Clearing) -> u8 {
        self.counts[piece.index()][clearing.index()]
    }

    /// Where there is a piece of a kind.
    #[inline]
    pub const fn with(&self, piece: Piece) -> Clearings {
        self.present[piece.index()]
    }

    /// How many pieces of a kind are on the map.
    #[inline]
    pub fn on_map(&self, piece: Piece) -> u8 {
        self.counts[piece.index()].iter().sum()
    }

    /// How many pieces of a kind are in their supply or on their track.
    #[inline]
    pub const fn supply(&self, piece: Piece) -> u8 {
        self.supply[piece.index()]
    }

    /// A faction's warriors in a clearing, the warlord of the Hundreds among them (14.2.2).
    #[inline]
    pub fn warriors(&self, faction: Faction, clearing: Clearing) -> u8 {
        let warlord = faction == Faction::Hundreds && self.with(Piece::Warlord).has(clearing);
        self.followers(faction, clearing) + u8::from(warlord)
    }

    /// Where a faction has warriors, the warlord of the Hundreds among them (14.2.2).
    #[inline]
    pub fn with_warriors(&self, faction: Faction) -> Clearings {
        let warriors = self.with_followers(faction);
        if faction == Faction::Hundreds {
            warriors.union(self.with(Piece::Warlord))
        } else {
            warriors
        }
    }

    /// A faction's warriors in a clearing whom others can move and remove: all but the warlord (14.2.2).
    #[inline]
    pub fn followers(&self, faction: Faction, clearing: Clearing) -> u8 {
        faction.warrior().map_or(0, |warrior| self.count(warrior, clearing))
    }

    /// Where a faction has warriors whom others can move and remove: all but the warlord (14.2.2).
    #[inline]
    pub fn with_followers(&self, faction: Faction) -> Clearings {
        faction.warrior().map_or(Clearings::NONE, |warrior| self.with(warrior))
    }

    /// Where a faction has pieces of any kind, its pawn not counted.
    #[inline]
    pub fn with_pieces(&self, faction: Faction) -> Clearings {
        let kept = self.pieces.get(faction.index()).copied();
        kept.unwrap_or_else(|| self.with_band(faction))
    }

    /// A faction's buildings and tokens in a clearing.
    pub fn cardboard(&self, faction: Faction, clearing: Clearing) -> u8 {
        let cardboard = Piece::of(faction).iter().filter(|piece| !piece.is_warrior());
        cardboard.map(|&piece| self.count(piece, clearing)).sum()
    }

    /// What a faction counts for rule in a clearing (2.5).
    #[inline]
    pub fn might(&self, faction: Faction, clearing: Clearing) -> u8 {
        let kept = self.might.get(faction.index()).map(|might| might[clearing.index()]);
        kept.unwrap_or_else(|| self.might_of_band(faction, clearing))
    }

    /// Where a faction rules.
    #[inline]
    pub fn ruled(&self, faction: Faction) -> Clearings {
        let kept = self.ruled.get(faction.index()).copied();
        kept.unwrap_or_else(|| self.ruled_by_band(faction))
    }

    /// The clearings of a suit; of birds there is none.
    #[inline]
    pub const fn of_suit(&self, suit: Suit) -> Clearings {
        match suit {
            Suit::Bird => Clearings::NONE,
            Suit::Fox | Suit::Rabbit | Suit::Mouse => self.suited[suit.index()],
        }
    }

    /// The clearings of every suit at once: the Lost City (F.C.2).
    #[inline]
    pub fn of_every_suit(&self) -> Clearings {
        self.suited[0].and(self.suited[1])
    }

    /// The suits of a clearing: usually one.
    #[inline]
    pub fn suits(&self, clearing: Clearing) -> impl Iterator<Item = Suit> + use<> {
        let suited = self.suited;
        Suit::OF_CLEARINGS.into_iter().filter(move |suit| suited[suit.index()].has(clearing))
    }

    /// The clearings joined to one by an open path.
    #[inline]
    pub const fn paths(&self, clearing: Clearing) -> Clearings {
        self.adjacent[clearing.index()]
    }

    /// Free building slots of a clearing.
    #[inline]
    pub const fn free_slots(&self, clearing: Clearing) -> u8 {
        self.free_slots[clearing.index()]
    }

    /// 2.2.3 Slots. Where there is a free building slot.
    #[inline]
    pub fn with_free_slot(&self) -> Clearings {
        kernel::cite(crate::law::key_terms::SLOTS);
        Clearing::all().filter(|&clearing| self.free_slots(clearing) > 0).collect()
    }

    /// Where there are ruins.
    pub const fn ruins(&self) -> Clearings {
        self.ruins
    }

    /// Where the Ferry is.
    #[inline]
    pub const fn ferry(&self) -> Option<Clearing> {
        self.ferry
    }

    /// The clearings nothing can be placed in or moved into.
    #[inline]
    pub const fn scorched(&self) -> Clearings {
        self.scorched
    }

    /// The paths that are still closed, by their number in the map's data.
    pub fn closed_paths(&self) -> impl Iterator<Item = u8> + use<> {
        let closed = self.closed;
        (0..8).filter(move |path| closed >> path & 1 == 1)
    }

    /// Whether any path is still closed.
    #[inline]
    pub const fn has_closed_paths(&self) -> bool {
        self.closed != 0
    }
}

/// Verbs.
impl Woodland {
    /// A faction joins the game (A.8.2).
    pub(crate) fn join(&mut self, faction: Faction) {
        self.playing = self.playing.with(faction);
    }

    /// Fills a supply or a track.
    pub(crate) fn gather(&mut self, piece: Piece, count: u8) {
        self.supply[piece.index()] = count;
    }

    /// 1.5.1 Limit. Places up to this many pieces from their supply; says how many there were.
    pub(crate) fn place(&mut self, piece: Piece, clearing: Clearing, count: u8) -> u8 {
        kernel::cite(crate::law::golden_rules::LIMIT);
        let mut placed = count.min(self.supply(piece));
        if piece.is_building() {
            placed = placed.min(self.free_slots(clearing));
            self.free_slots[clearing.index()] -= placed;
            self.fill_treetop(piece, clearing);
        }
        if placed > 0 {
            self.supply[piece.index()] -= placed;
            self.put(piece, clearing, placed);
        }
        placed
    }

    /// Takes pieces off the map into their supply.
    pub(crate) fn lift(&mut self, piece: Piece, clearing: Clearing, count: u8) {
        self.take(piece, clearing, count);
        self.return_to_supply(piece, count);
    }

    /// Takes pieces off the map for good.
    pub(crate) fn take(&mut self, piece: Piece, clearing: Clearing, count: u8) {
        if piece.is_building() {
            self.free_slots[clearing.index()] += count;
        }
        let here = &mut self.counts[piece.index()][clearing.index()];
        *here = here.checked_sub(count).expect("pieces that are removed are there");
        if *here == 0 {
            if self.in_treetop(clearing) == Some(piece) {
                self.clear_treetop();
            }
            self.present[piece.index()] = self.present[piece.index()].without(clearing);
            self.settle_pieces(piece.owner());
        }
        let (owner, weight) = (piece.owner(), rule::weight(piece, self.token_rulers));
        if owner.is_hireling() {
            return self.recount_band(owner, clearing, |might| might - weight * count);
        }
        if weight == 0 {
            return;
        }
        let owner = self.hirer_or_owner(piece, owner);
        self.might[owner.index()][clearing.index()] -= weight * count;
        // Whoever rules goes on ruling where others lose pieces.
        if self.rulers[clearing.index()].is_none_or(|ruler| ruler == owner) {
            self.settle_rule(clearing);
        }
    }

    /// Moves pieces from one clearing to another.
    pub(crate) fn shift(&mut self, piece: Piece, from: Clearing, to: Clearing, count: u8) {
        self.take(piece, from, count);
        self.put(piece, to, count);
    }

    /// Takes pieces out of their supply to somewhere that is not the map.
    pub(crate) fn draw_from_supply(&mut self, piece: Piece, count: u8) -> u8 {
        let taken = count.min(self.supply(piece));
        self.supply[piece.index()] -= taken;
        taken
    }

    /// Returns pieces to their supply from somewhere that is not the map.
    pub(crate) fn return_to_supply(&mut self, piece: Piece, count: u8) {
        self.supply[piece.index()] += count;
    }

    /// 2.2.4 Ruins. Each takes a slot until it is explored.
    pub(crate) fn place_ruins(&mut self, ruins: Clearings) {
        kernel::cite(crate::law::key_terms::RUINS);
        self.ruins = ruins;
        ruins.iter().for_each(|clearing| self.free_slots[clearing.index()] -= 1);
    }

    /// Removes a ruin; its slot is free.
    pub(crate) fn remove_ruin(&mut self, clearing: Clearing) {
        self.ruins = self.ruins.without(clearing);
        self.free_slots[clearing.index()] += 1;
    }

    /// Gives the clearings their suits.
    pub(crate) fn set_suits(&mut self, suits: &[Suit; CLEARINGS]) {
        for suit in Suit::OF_CLEARINGS {
            self.suited[suit.index()] =
                Clearing::all().filter(|c| suits[c.index()] == suit).collect();
        }
    }

    /// Makes a clearing one of every suit (F.C.2).
    pub(crate) fn give_every_suit(&mut self, clearing: Clearing) {
        self.suited = self.suited.map(|suited| suited.with(clearing));
    }

    /// Adds the slot of the Elder Treetop to a clearing.
    pub(crate) fn grow_treetop(&mut self, clearing: Clearing) {
        self.treetop.clearing = Some(clearing);
        self.free_slots[clearing.index()] += 1;
    }

    /// A building that took the last slot of the treetop's clearing is in the treetop, unless another is (R83).
    fn fill_treetop(&mut self, piece: Piece, clearing: Clearing) {
        let full = self.free_slots(clearing) == 0;
        if full && self.treetop.clearing == Some(clearing) && self.treetop.building.is_none() {
            self.treetop.building = Some(piece);
        }
    }

    /// Slots that the Elder Treetop adds to a clearing.
    pub fn treetop_slots(&self, clearing: Clearing) -> u8 {
        u8::from(self.treetop.clearing == Some(clearing))
    }

    /// The building in the treetop of a clearing.
    #[inline]
    pub fn in_treetop(&self, clearing: Clearing) -> Option<Piece> {
        self.treetop.building.filter(|_| self.treetop.clearing == Some(clearing))
    }

    /// The building of the treetop goes.
    pub(crate) fn clear_treetop(&mut self) {
        self.treetop.building = None;
    }

    /// Covers the first this many paths of the map's list.
    pub(crate) fn close_paths(&mut self, count: usize) {
        self.closed = (0..count).fold(0, |closed, path| closed | 1 << path);
    }

    /// Opens a path for good.
    pub(crate) fn open_path(&mut self, number: usize, (from, to): (Clearing, Clearing)) {
        self.closed &= !(1 << number);
        self.adjacent[from.index()] = self.adjacent[from.index()].with(to);
        self.adjacent[to.index()] = self.adjacent[to.index()].with(from);
    }

    /// Puts the Ferry in a clearing.
    pub(crate) fn put_ferry(&mut self, clearing: Clearing) {
        self.ferry = Some(clearing);
    }

    /// Marks a clearing as scorched.
    pub(crate) fn scorch(&mut self, clearing: Clearing) {
        self.scorched = self.scorched.with(clearing);
    }

    /// Lets a faction's tokens count for rule, or no longer.
    pub(crate) fn set_token_rulers(&mut self, factions: Factions) {
        self.token_rulers = factions;
        self.settle_might();
    }

    pub(super) fn settle_might(&mut self) {
        self.might = [[0; CLEARINGS]; Faction::PLAYED];
        let kinds = if self.has_bands() { Piece::COUNT } else { Piece::OF_PLAYERS };
        for &piece in &Piece::ALL[..kinds] {
            let (owner, weight) = (self.counts_for(piece), rule::weight(piece, self.token_rulers));
            let Some(might) = self.might.get_mut(owner.index()) else { continue };
            for clearing in self.present[piece.index()] {
                might[clearing.index()] += weight * self.counts[piece.index()][clearing.index()];
            }
        }
        Clearing::all().for_each(|clearing| self.settle_rule(clearing));
    }

    /// The factions whose tokens count for rule.
    pub(crate) const fn token_rulers(&self) -> Factions {
        self.token_rulers
    }

    fn put(&mut self, piece: Piece, clearing: Clearing, count: u8) {
        self.counts[piece.index()][clearing.index()] += count;
        self.present[piece.index()] = self.present[piece.index()].with(clearing);
        let (owner, weight) = (piece.owner(), rule::weight(piece, self.token_rulers));
        let Some(pieces) = self.pieces.get_mut(owner.index()) else {
            return self.recount_band(owner, clearing, |might| might + weight * count);
        };
        *pieces = pieces.with(clearing);
        if weight == 0 {
            return;
        }
        let owner = self.hirer_or_owner(piece, owner);
        let might = &mut self.might[owner.index()][clearing.index()];
        *might += weight * count;
        // Whoever rules goes on ruling where the own pieces grow more, or others' do and are still fewer: no garden (10.2.4).
        let might = *might;
        let fewer = |ruler| owner != Faction::LizardCult && might < self.might(ruler, clearing);
        let rules_on = |ruler| ruler == owner || fewer(ruler);
        if !self.rulers[clearing.index()].is_some_and(rules_on) {
            self.settle_rule(clearing);
        }
    }

    fn settle_pieces(&mut self, owner: Faction) {
        let Some(pieces) = self.pieces.get_mut(owner.index()) else { return };
        let kinds = Piece::of(owner).iter().map(|&piece| self.present[piece.index()]);
        *pieces = kinds.fold(Clearings::NONE, Clearings::union);
    }

    pub(super) fn settle_rule(&mut self, clearing: Clearing) {
        let ruler = rule::ruler(self, clearing);
        let before = std::mem::replace(&mut self.rulers[clearing.index()], ruler);
        if let Some(ruled) = before.and_then(|faction| self.ruled.get_mut(faction.index())) {
            *ruled = ruled.without(clearing);
        }
        if let Some(ruled) = ruler.and_then(|faction| self.ruled.get_mut(faction.index())) {
            *ruled = ruled.with(clearing);
        }
    }

    /// The kinds of building and token of a faction in a clearing.
    pub fn cardboard_kinds(
        &self,
        faction: Faction,
        clearing: Clearing,
    ) -> FixedVec<Option<Piece>, 8> {
        let here = |piece: &&Piece| !piece.is_warrior() && self.count(**piece, clearing) > 0;
        Piece::of(faction).iter().filter(here).map(|&piece| Some(piece)).collect()
    }
}
