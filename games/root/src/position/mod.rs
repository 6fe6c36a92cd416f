//! The position: everything that changes during a game, plain and compact.
//!
//! Fields are private here; rules read through questions and change through verbs. What is worked out from the rest (who
//! rules where, free slots) is kept up to date by the verbs.

mod woodland;
mod bands;
mod players;
mod deck;
mod pledge;
mod turn;
mod battle;
mod eyrie;
mod alliance;
mod vagabond;
mod board;
mod seating;
mod lizard_cult;
mod riverfolk;
mod duchy;
mod corvids;
mod hundreds;
mod keepers;
mod landmarks;
mod draft;
mod hirelings;

pub use alliance::AllianceBoard;
pub use battle::{Battle, Side};
pub use board::Board;
pub use corvids::CorvidsBoard;
pub(crate) use deck::any_of;
pub use draft::{Draft, SETUP_CARDS, SetupCard};
pub use duchy::DuchyBoard;
pub use eyrie::EyrieBoard;
pub use hirelings::{BANDITS, ExileItems, HirelingCard, HirelingsBoard, Once, Path};
pub use hundreds::HundredsBoard;
pub use keepers::{KeepersBoard, RelicPlace, Token, WAYSTATIONS, Waystation};
pub use landmarks::{LandmarksBoard, STALLS};
pub use lizard_cult::LizardCultBoard;
pub use players::{Goal, Player};
pub use pledge::{Limits, Pile, Pledge};
pub use riverfolk::RiverfolkBoard;
pub use seating::Seating;
pub use turn::{Mark, Trigger, TriggerKind, Turn};
pub use vagabond::{ItemState, VagabondBoard};
pub use woodland::{HIRELINGS, Woodland};

use crate::setting::Setting;
use crate::terms::{
    Cards, Clearings, Faction, Factions, Item, ItemCounts, PLAYERS, Piece, Suit, hireling,
};
use kernel::{FixedVec, Seat, Seats};
use turn::TRIGGERS;

/// What a hireling has of what a player has.
static NOBODY: Player = Player::nobody();

/// How many ruins a map has.
pub const RUINS: usize = 4;

/// Everything that changes during a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Cards nobody has drawn.
    deck: Cards,
    /// The discard pile.
    discards: Cards,
    /// Dominance cards beside the map (3.3.3).
    available: Cards,
    players: [Player; PLAYERS],
    seating: Seating,
    /// What a player owes out of a hidden pile.
    pledge: Option<Pledge>,
    /// The map and the pieces on it.
    pub woodland: Woodland,
    /// Items in the supply of the map.
    items: ItemCounts,
    /// The turn being played.
    pub turn: Turn,
    /// The battle being fought.
    pub battle: Battle,
    /// What waits until all removal is done (1.5.4).
    triggers: FixedVec<Trigger, TRIGGERS>,
    /// Turn order, by seat.
    order: [Seat; PLAYERS],
    /// Who reached the winning score or fulfilled a dominance.
    won: Seats,
    /// Whether the game was declared a draw.
    drawn: bool,
    /// The board of the Eyrie.
    pub eyrie: EyrieBoard,
    /// The board of the Alliance.
    pub alliance: AllianceBoard,
    /// The boards of the two Vagabonds.
    pub vagabonds: [VagabondBoard; 2],
    /// The board of the Lizard Cult.
    pub lizard_cult: Board<LizardCultBoard>,
    /// The board of the Riverfolk.
    pub riverfolk: Board<RiverfolkBoard>,
    /// The board of the Duchy.
    pub duchy: Board<DuchyBoard>,
    /// The board of the Corvids.
    pub corvids: Board<CorvidsBoard>,
    /// The board of the Hundreds.
    pub hundreds: Board<HundredsBoard>,
    /// The board of the Keepers.
    pub keepers: Board<KeepersBoard>,
    /// The landmarks of this game.
    pub landmarks: Board<LandmarksBoard>,
    /// The set-up cards on the table and the homelands that were chosen.
    pub draft: Board<Draft>,
    /// The hirelings of this game.
    pub hirelings: Board<HirelingsBoard>,
    /// Clearings chosen as starting clearings (5.1.7).
    pub starting: Clearings,
    /// Items under the ruins, by the order of the map's ruins; nobody has looked unless a rule says so.
    pub ruin_items: [[Option<Item>; 2]; RUINS],
    /// Which ruins each Vagabond has looked under (9.7.3), as bits.
    ruins_seen: [u8; 2],
    /// Warriors on the card of the Coffin Makers, by faction.
    pub(crate) coffins: [u8; Faction::PLAYED],
    /// Items that have left the game.
    pub gone: ItemCounts,
    /// Quest cards nobody has drawn, as bits.
    pub quest_deck: u16,
    /// Quest cards that lie open, as bits.
    pub quests: u16,
}

impl Position {
    /// The position before anything has been set up.
    pub(crate) fn new(setting: &Setting) -> Self {
        let mut order = [Seat(0); PLAYERS];
        setting.seats().for_each(|seat| order[seat.index()] = seat);
        Self {
            deck: setting.deck.whole,
            discards: Cards::NONE,
            available: Cards::NONE,
            players: [Player::default(); PLAYERS],
            seating: setting.seating,
            pledge: None,
            woodland: Woodland::new(setting),
            items: ItemCounts::default(),
            turn: Turn::default(),
            battle: Battle::default(),
            triggers: FixedVec::new(),
            order,
            won: Seats::NONE,
            drawn: false,
            eyrie: EyrieBoard::default(),
            alliance: AllianceBoard::default(),
            vagabonds: [VagabondBoard::default(); 2],
            lizard_cult: Board::default(),
            riverfolk: Board::default(),
            duchy: Board::default(),
            corvids: Board::default(),
            hundreds: Board::default(),
            keepers: Board::default(),
            landmarks: Board::default(),
            draft: Board::default(),
            hirelings: Board::default(),
            starting: Clearings::NONE,
            ruin_items: [[None; 2]; RUINS],
            ruins_seen: [0; 2],
            coffins: [0; Faction::PLAYED],
            gone: ItemCounts::default(),
            quest_deck: 0,
            quests: 0,
        }
    }

    /// A player's cards, items and points.
    ///
    /// A hireling, where it stands for a player, has none of them (E.3.5).
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        self.players.get(seat.index()).unwrap_or(&NOBODY)
    }

    /// The faction a seat plays.
    #[inline]
    #[track_caller]
    pub fn faction(&self, seat: Seat) -> Faction {
        self.seating.faction(seat)
    }

    /// The faction of a seat, once it has one.
    #[inline]
    pub fn faction_if_any(&self, seat: Seat) -> Option<Faction> {
        self.seating.faction_if_any(seat)
    }

    /// The seat of a faction that plays.
    #[inline]
    #[track_caller]
    pub fn seat_of(&self, faction: Faction) -> Seat {
        self.seating.seat_of(faction)
    }

    /// The seat of a faction, if it plays.
    #[inline]
    pub fn seat_if_playing(&self, faction: Faction) -> Option<Seat> {
        self.seating.seat_if_playing(faction)
    }

    /// Whether a Vagabond plays.
    pub const fn has_vagabonds(&self) -> bool {
        !self.seating.vagabonds().is_empty()
    }

    /// The seats of the Vagabonds that play.
    #[inline]
    pub const fn vagabonds(&self) -> Seats {
        self.seating.vagabonds()
    }

    /// A player picks a faction (A.8.2).
    pub(crate) fn pick_faction(&mut self, seat: Seat, faction: Faction) {
        self.seating.pick(seat, faction);
        self.woodland.join(faction);
    }

    /// The items in the supply of the map (4.1.2).
    pub const fn items(&self) -> &ItemCounts {
        &self.items
    }

    /// The items in the supply, to take from or fill.
    pub(crate) const fn items_mut(&mut self) -> &mut ItemCounts {
        &mut self.items
    }

    /// The seats in turn order, the first player first.
    pub fn order(&self, setting: &Setting) -> impl Iterator<Item = Seat> + use<> {
        self.order.into_iter().take(setting.seat_count())
    }

    /// Sets the turn order.
    pub(crate) fn set_order(&mut self, order: impl IntoIterator<Item = Seat>) {
        order.into_iter().zip(&mut self.order).for_each(|(seat, place)| *place = seat);
    }

    /// Who plays after a seat.
    pub fn after(&self, seat: Seat, setting: &Setting) -> Seat {
        let count = setting.seat_count();
        let place = self.order[..count].iter().position(|&other| other == seat);
        self.order[(place.expect("every seat has its place in the order") + 1) % count]
    }

    /// Who has won, the turn player alone if several did at once (3.1).
    pub const fn won(&self) -> Seats {
        self.won
    }

    /// Notes that a seat has won.
    pub(crate) fn win(&mut self, seats: Seats) {
        self.won = seats;
    }

    /// Whether the game was declared a draw.
    pub const fn is_drawn(&self) -> bool {
        self.drawn
    }

    /// Declares a draw.
    pub(crate) fn declare_draw(&mut self) {
        self.drawn = true;
    }

    /// Whether nothing more is to be played.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.drawn | !self.won.is_empty()
    }

    /// The factions that play.
    pub const fn playing(&self) -> Factions {
        self.woodland.playing()
    }

    /// Whether a faction has looked under a ruin (9.7.3).
    pub fn has_looked_under(&self, faction: Faction, ruin: usize) -> bool {
        match faction.vagabond() {
            Some(vagabond) => self.has_seen_ruin(vagabond, ruin),
            None => faction == Faction::Hundreds && self.hundreds.has_seen_ruin(ruin),
        }
    }

    /// Whether a Vagabond has looked under a ruin (9.7.3).
    pub const fn has_seen_ruin(&self, vagabond: usize, ruin: usize) -> bool {
        self.ruins_seen[vagabond] >> ruin & 1 == 1
    }

    /// Notes that a Vagabond has looked under a ruin.
    pub(crate) fn look_under_ruin(&mut self, vagabond: usize, ruin: usize) {
        self.ruins_seen[vagabond] |= 1 << ruin;
    }

    /// Pieces of a kind that are neither on the map nor in their supply: in a box of a board or in a coffin.
    pub fn pieces_elsewhere(&self, piece: Piece) -> u8 {
        let faction = piece.owner();
        if piece == Piece::Relic {
            return self.keepers.relics_elsewhere();
        }
        if faction.warrior() != Some(piece) {
            return 0;
        }
        if faction.is_hireling() {
            return self.hired_elsewhere(faction);
        }
        let boxed = match faction {
            Faction::Alliance => self.alliance.officers(),
            Faction::LizardCult => self.lizard_cult.acolytes(),
            Faction::Duchy => self.duchy.burrow(),
            Faction::Marquise | Faction::Eyrie | Faction::Vagabond | Faction::SecondVagabond => 0,
            Faction::Riverfolk | Faction::Corvids | Faction::Hundreds | Faction::Keepers => 0,
            hireling!() => 0,
        };
        // 11.2.6.I: warriors of every faction lie on the board of the Riverfolk.
        boxed + self.riverfolk.warriors_of(faction) + self.coffins[faction.index()]
    }

    /// Warriors of a hireling that are neither in a clearing nor in their supply: on their card, or on paths.
    fn hired_elsewhere(&self, band: Faction) -> u8 {
        let bandits = || u8::try_from(self.hirelings.bandits().count()).expect("bandits are few");
        if band == Faction::Patrol {
            self.hirelings.fallen()
        } else if band == Faction::Bandits {
            bandits()
        } else {
            0
        }
    }

    /// The sets of cards that lie on faction boards, each in one place.
    pub fn cards_on_boards(&self) -> impl Iterator<Item = Cards> {
        let boards = [
            self.eyrie.decree(),
            self.alliance.supporters(),
            self.lizard_cult.lost_souls(),
            self.lizard_cult.revealed(),
            self.duchy.revealed(),
            self.keepers.retinue(),
            self.landmarks.market(),
            self.hirelings.revealed(),
        ];
        boards.into_iter()
    }

    /// How many quests of a suit a Vagabond has completed.
    pub fn completed_quests(&self, vagabond: usize, suit: Suit) -> u8 {
        self.vagabonds[vagabond].completed(suit)
    }
}

/// 1.5.4 Handling Pieces. What waits until all removal is done.
impl Position {
    /// Lets an effect wait until all removal is done.
    pub(crate) fn await_trigger(&mut self, trigger: Trigger) {
        match self.triggers.iter_mut().find(|waiting| waiting.joins(trigger)) {
            Some(waiting) => waiting.count += trigger.count,
            None => self.triggers.push(trigger),
        }
    }

    /// The effects that wait.
    pub fn triggers(&self) -> &[Trigger] {
        &self.triggers
    }

    /// Takes the first waiting effect of a kind.
    pub(crate) fn take_trigger(&mut self, kind: TriggerKind) -> Option<Trigger> {
        let index = self.triggers.iter().position(|trigger| trigger.kind == kind)?;
        Some(self.triggers.remove(index))
    }
}

/// A position is copied with every imagined game.
const _: () = assert!(size_of::<Position>() < 2048, "a position of Root is under 2 KiB");
