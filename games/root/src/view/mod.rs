//! What a viewer may know: everything a page or a terminal needs to draw the table, and nothing secret.

mod boards;
mod tracks;

pub use boards::{BoardView, ColumnView, RelationshipView, VagabondView};
pub use tracks::{SpaceView, TrackView};

use crate::corvids::view::PlotView;
use crate::hirelings::view::HirelingsView;
use crate::keepers::view::{RelicView, WaystationView};
use crate::landmarks::view::LandmarkView;
use crate::position::{Goal, ItemState, Position, RelicPlace};
use crate::setting::map::MapName;
use crate::setting::records::Symbol;
use crate::setting::{Quest, Setting};
use crate::setup::advanced::view::SetupCardView;
use crate::terms::{
    CardName, Cards, Character, Clearing, Column, Faction, Hireling, Item, ItemCounts, Landmark,
    Leader, Minister, Mood, Piece, Place, Plot, QuestName, Rank, Relationship, RelicType, Retinue,
    Service, Suit, Track,
};
use crate::{corvids, hirelings, keepers, landmarks, riverfolk, setup};
use kernel::{Seat, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

kernel::written!(
    CardName,
    Character,
    Column,
    Faction,
    Hireling,
    Item,
    ItemState,
    Leader,
    MapName,
    Minister,
    Mood,
    Piece,
    Plot,
    QuestName,
    Rank,
    Relationship,
    RelicType,
    Retinue,
    Service,
    Suit,
    Symbol,
    Track,
    Landmark
);

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seat that looks, if it is one.
    pub seat: Option<u8>,
    /// The map's name.
    pub map: MapName,
    /// Whose turn it is, by seat, once the first has begun.
    pub turn: Option<u8>,
    /// How many turns there have been.
    pub turns: u16,
    /// The seats in turn order.
    pub order: Vec<u8>,
    /// The clearings, in order.
    pub clearings: Vec<ClearingView>,
    /// The forests, in order.
    pub forests: Vec<ForestView>,
    /// Closed paths (C.3.2).
    pub closed_paths: Vec<(u8, u8)>,
    /// What is printed on the cards of this deck, by their names.
    pub cards: BTreeMap<CardName, CardView>,
    /// How many cards are left in the deck.
    pub deck: usize,
    /// The discard pile (1.2.2).
    pub discards: Vec<CardName>,
    /// Dominance cards beside the map (3.3.3).
    pub available: Vec<CardName>,
    /// Items in the supply.
    pub items: Vec<ItemView>,
    /// Open quests.
    pub quests: Vec<QuestView>,
    /// How many quests are left in their deck.
    pub quest_deck: u32,
    /// The landmarks of this game.
    pub landmarks: Vec<LandmarkView>,
    /// The set-up cards on the table, while factions are picked.
    pub setup_cards: Vec<SetupCardView>,
    /// Those who have not picked a faction yet, in seat order.
    pub waiting: Vec<WaitingView>,
    /// The battle being fought.
    pub battle: Option<BattleView>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The hirelings of this game (E).
    #[serde(skip_serializing_if = "HirelingsView::is_empty")]
    pub hirelings: HirelingsView,
}

/// What is printed on a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CardView {
    /// Its suit.
    pub suit: Suit,
    /// The crafting pieces it costs (4.1.1).
    pub cost: Vec<Symbol>,
    /// The item it is crafted for, and its points.
    pub item: Option<(Item, u8)>,
}

/// A quest in the open: written as its id.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct QuestView {
    /// Its name, in messages too: `errand-fox`.
    pub id: QuestName,
    /// Its number, which choices name.
    #[serde(skip)]
    pub number: u8,
    /// Its suit.
    #[serde(skip)]
    pub suit: Suit,
}

/// A clearing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a thing that stands here or not")]
pub struct ClearingView {
    /// Its number, from 1.
    pub number: u8,
    /// Its suits, usually one.
    pub suits: Vec<Suit>,
    /// Building slots in all.
    pub slots: u8,
    /// Free building slots.
    pub free_slots: u8,
    /// Whether a ruin stands here.
    pub ruin: bool,
    /// Items under the ruin that the viewer has seen there.
    pub seen_items: Vec<Item>,
    /// Whether the Ferry is here.
    pub ferry: bool,
    /// Whether the Tower is here.
    pub tower: bool,
    /// Whether nothing can come here any more (D.6.2).
    pub scorched: bool,
    /// The faction that rules.
    pub ruler: Option<Faction>,
    /// Clearings joined by open paths, by number.
    pub paths: Vec<u8>,
    /// Clearings joined by rivers, by number.
    pub rivers: Vec<u8>,
    /// Pieces and how many of each.
    pub pieces: Vec<PieceView>,
    /// The plot of the Corvids here, with what the viewer may know of it.
    pub plot: Option<PlotView>,
    /// The relics of the Keepers here.
    pub relics: Vec<RelicView>,
    /// The waystations of the Keepers here.
    pub waystations: Vec<WaystationView>,
    /// Vagabonds whose pawns stand here.
    pub pawns: Vec<Faction>,
    /// Where it is drawn, on a grid of 1000 by 1000.
    pub at: (u16, u16),
}

/// A forest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ForestView {
    /// Its number, from 1.
    pub number: u8,
    /// The clearings it touches, by number.
    pub clearings: Vec<u8>,
    /// The relics of the Keepers here.
    pub relics: Vec<RelicView>,
    /// Vagabonds whose pawns stand here.
    pub pawns: Vec<Faction>,
    /// Where it is drawn.
    pub at: (u16, u16),
}

/// Pieces of one kind in a clearing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PieceView {
    /// The kind.
    pub piece: Piece,
    /// Whose they are.
    pub faction: Faction,
    /// How many.
    pub count: u8,
}

/// Items of one kind that lie alike.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ItemView {
    /// The kind.
    pub item: Item,
    /// How they lie.
    pub state: ItemState,
    /// How many.
    pub count: u8,
}

/// The battle being fought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BattleView {
    /// Where, by number.
    pub clearing: u8,
    /// Who attacks.
    pub attacker: Faction,
    /// Who defends.
    pub defender: Faction,
    /// The dice as they fell, the attacker's first, once they were rolled.
    pub dice: Option<(u8, u8)>,
    /// What counts of them for each, in extra hits too.
    pub counts: [(u8, u8); 2],
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: u8,
    /// The faction.
    pub faction: Faction,
    /// Victory points.
    pub score: u8,
    /// The suit of an activated dominance card (3.3).
    pub dominance: Option<Suit>,
    /// The faction a Vagabond is in coalition with (9.2.8).
    pub coalition: Option<Faction>,
    /// How many cards are in hand (1.2.1).
    pub hand: usize,
    /// The cards in hand the viewer knows: all of the own, and those seen in another's.
    pub known: Vec<CardName>,
    /// Crafted cards.
    pub crafted: Vec<CardName>,
    /// The Crafted Items box.
    pub items: Vec<ItemView>,
    /// Pieces in the supply and on the tracks.
    pub supply: Vec<PieceView>,
    /// What is printed on the tracks that pieces leave.
    #[serde(skip)]
    pub tracks: Vec<TrackView>,
    /// What else the faction's board shows.
    pub board: BoardView,
}

/// A player who has not picked a faction yet (A.8.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WaitingView {
    /// The seat.
    pub seat: u8,
    /// How many cards are in hand.
    pub hand: usize,
    /// The cards in hand the viewer knows.
    pub known: Vec<CardName>,
}

/// What a viewer may know of a position.
pub(crate) fn view(setting: &Setting, position: &Position, viewer: Viewer) -> View {
    let looker = Looker { setting, position, viewer };
    let began = position.turn.number() > 0;
    View {
        seat: viewer.seat().map(|seat| seat.0),
        map: setting.map.name,
        turn: began.then(|| position.turn.seat().0),
        turns: position.turn.number(),
        order: position.order(setting).map(|seat| seat.0).collect(),
        clearings: Clearing::all().map(|clearing| looker.clearing(clearing)).collect(),
        forests: setting.map.all_forests().map(|forest| looker.forest(forest)).collect(),
        closed_paths: position
            .woodland
            .closed_paths()
            .map(|path| looker.closed_path(path))
            .collect(),
        cards: cards(setting),
        deck: position.deck().len(),
        discards: looker.cards(position.discards()),
        available: looker.cards(position.available()),
        items: items(*position.items(), ItemState::Ready),
        quests: kernel::bits::ones(position.quests.into())
            .map(|quest| quest_view(setting, quest))
            .collect(),
        quest_deck: position.quest_deck.count_ones(),
        landmarks: landmarks::view::landmarks(&looker),
        battle: looker.battle(),
        players: setting
            .seats()
            .filter_map(|seat| Some(looker.player(seat, position.faction_if_any(seat)?)))
            .collect(),
        setup_cards: setup::advanced::view::setup_cards(&looker),
        waiting: looker.waiting(),
        hirelings: hirelings::view::view(&looker),
    }
}

/// What is printed on the cards is no secret.
fn cards(setting: &Setting) -> BTreeMap<CardName, CardView> {
    let ours = CardName::ALL.into_iter().filter(|&name| !setting.deck.copies(name).is_empty());
    ours.map(|name| (name, card(setting, name))).collect()
}

fn card(setting: &Setting, name: CardName) -> CardView {
    let facts = setting.deck.facts(name);
    let copies = |symbol: Symbol| {
        let count = symbol.suit().map_or(facts.cost.any, |suit| facts.cost.suits[suit.index()]);
        std::iter::repeat_n(symbol, count.into())
    };
    CardView {
        suit: setting.suit_of(name),
        cost: Symbol::ALL.into_iter().flat_map(copies).collect(),
        item: facts.item,
    }
}

fn quest_view(setting: &Setting, number: usize) -> QuestView {
    let Quest { id, suit, .. } = &setting.quests[number];
    let number = u8::try_from(number).expect("quests are counted in bytes");
    QuestView { id: *id, number, suit: *suit }
}

/// A viewer at a table.
pub(crate) struct Looker<'a> {
    pub(crate) setting: &'a Setting,
    pub(crate) position: &'a Position,
    pub(crate) viewer: Viewer,
}

impl Looker<'_> {
    /// Cards by name, in the order of names.
    pub(crate) fn cards(&self, cards: Cards) -> Vec<CardName> {
        let mut names: Vec<_> = cards.iter().map(|card| self.setting.deck.name(card)).collect();
        names.sort();
        names
    }

    fn clearing(&self, clearing: Clearing) -> ClearingView {
        let (woodland, map) = (&self.position.woodland, &self.setting.map);
        let hired = self.position.hirelings.cards().map(|(_, card)| card.side.band());
        let hired: Vec<Faction> = hired.collect();
        let playing = || woodland.playing().iter().chain(hired.iter().copied());
        let numbers =
            |all: crate::terms::Clearings| all.iter().map(|clearing| clearing.0 + 1).collect();
        ClearingView {
            number: clearing.0 + 1,
            suits: woodland.suits(clearing).collect(),
            slots: map.slots[clearing.index()] + woodland.treetop_slots(clearing),
            free_slots: woodland.free_slots(clearing),
            ruin: woodland.ruins().has(clearing),
            seen_items: self.seen_items(clearing),
            ferry: woodland.ferry() == Some(clearing),
            tower: landmarks::tower(self.setting, self.position) == Some(clearing),
            scorched: woodland.scorched().has(clearing),
            ruler: playing().find(|&faction| woodland.ruled(faction).has(clearing)),
            paths: numbers(woodland.paths(clearing)),
            rivers: numbers(map.rivers[clearing.index()]),
            pieces: playing()
                .flat_map(|faction| pieces(faction, |piece| woodland.count(piece, clearing)))
                .collect(),
            plot: corvids::view::plot(self, clearing),
            relics: keepers::view::relics(self, RelicPlace::Clearing(clearing)),
            waystations: keepers::view::waystations(self, clearing),
            pawns: self.pawns(Place::Clearing(clearing)),
            at: map.drawn_at[clearing.index()],
        }
    }

    /// 9.7.3: a Vagabond knows the items he has looked at.
    fn seen_items(&self, clearing: Clearing) -> Vec<Item> {
        let faction = self.viewer.seat().and_then(|seat| self.position.faction_if_any(seat));
        let ruin = self.setting.map.ruins.iter().position(|ruin| ruin == clearing);
        let (Some(faction), Some(ruin)) = (faction, ruin) else { return Vec::new() };
        let seen = self.position.has_looked_under(faction, ruin);
        self.position.ruin_items[ruin].iter().flatten().filter(|_| seen).copied().collect()
    }

    fn forest(&self, forest: crate::terms::Forest) -> ForestView {
        let woods = &self.setting.map.forests[forest.index()];
        ForestView {
            number: forest.0 + 1,
            clearings: woods.clearings.iter().map(|clearing| clearing.0 + 1).collect(),
            relics: keepers::view::relics(self, RelicPlace::Forest(forest)),
            pawns: self.pawns(Place::Forest(forest)),
            at: woods.drawn_at,
        }
    }

    /// The Vagabonds and hirelings whose pawns stand in a place; before they are placed, nowhere.
    fn pawns(&self, place: Place) -> Vec<Faction> {
        let factions = self.setting.seats().filter_map(|seat| self.position.faction_if_any(seat));
        let there = |faction: &Faction| {
            let board = faction.vagabond().map(|index| &self.position.vagabonds[index]);
            board.is_some_and(|board| board.pawn() == place && board.character().is_some())
        };
        let hired = self.position.hirelings.cards();
        let hired = hired.filter(|(_, card)| card.pawn == Some(place));
        factions.filter(there).chain(hired.map(|(_, card)| card.side.band())).collect()
    }

    fn closed_path(&self, number: u8) -> (u8, u8) {
        let (from, to) = self.setting.map.closed[usize::from(number)];
        (from.0 + 1, to.0 + 1)
    }

    fn battle(&self) -> Option<BattleView> {
        let battle = &self.position.battle;
        if battle.attacker() == battle.defender() {
            return None;
        }
        let [attacker, defender] = crate::position::Side::BOTH;
        Some(BattleView {
            clearing: battle.clearing.0 + 1,
            attacker: self.position.faction(battle.attacker()),
            defender: self.position.faction(battle.defender()),
            dice: battle.dice().map(|[attack, defence]| (attack, defence)),
            counts: [attacker, defender]
                .map(|side| (battle.hits(side) - battle.extra(side), battle.extra(side))),
        })
    }

    /// The cards of a hidden set the viewer knows.
    fn known(&self, owner: Seat, cards: Cards) -> Vec<CardName> {
        match self.viewer.seat() {
            Some(seat) if seat == owner => self.cards(cards),
            Some(seat) => self.cards(cards.and(self.position.player(seat).seen())),
            None => Vec::new(),
        }
    }

    /// Those who have not picked a faction yet (A.8.2).
    fn waiting(&self) -> Vec<WaitingView> {
        let without = |seat: &Seat| self.position.faction_if_any(*seat).is_none();
        let waiting = self.setting.seats().filter(without).map(|seat| {
            let player = self.position.player(seat);
            let known = self.known(seat, player.hand());
            WaitingView { seat: seat.0, hand: player.hand_size(), known }
        });
        waiting.collect()
    }

    fn player(&self, seat: Seat, faction: Faction) -> PlayerView {
        let player = self.position.player(seat);
        let (dominance, coalition) = match player.goal() {
            Goal::Points => (None, None),
            Goal::Dominance(suit) => (Some(suit), None),
            Goal::Coalition(partner) => (None, Some(self.position.faction(partner))),
        };
        let mut boxed = items(*player.items(), ItemState::Ready);
        boxed.extend(items(*player.exhausted(), ItemState::Exhausted));
        PlayerView {
            seat: seat.0,
            faction,
            score: player.score(),
            dominance,
            coalition,
            hand: player.hand_size(),
            // 11.2.3: one hand lies open.
            known: if riverfolk::has_open_hand(faction) {
                self.cards(player.hand())
            } else {
                self.known(seat, player.hand())
            },
            crafted: self.cards(player.effects()),
            items: boxed,
            supply: pieces(faction, |piece| self.position.woodland.supply(piece)).collect(),
            tracks: tracks::tracks(self.setting, faction),
            board: self.board(seat, faction),
        }
    }
}

/// Pieces of a faction, with how many there are of each kind that has some.
pub(crate) fn pieces(
    faction: Faction,
    count: impl Fn(Piece) -> u8,
) -> impl Iterator<Item = PieceView> {
    let counted = Piece::of(faction).iter().map(move |&piece| (piece, count(piece)));
    let some = counted.filter(|(_, count)| *count > 0);
    some.map(move |(piece, count)| PieceView { piece, faction, count })
}

pub(crate) fn items(counts: ItemCounts, state: ItemState) -> Vec<ItemView> {
    counts.kinds().map(|item| ItemView { item, state, count: counts.of(item) }).collect()
}
