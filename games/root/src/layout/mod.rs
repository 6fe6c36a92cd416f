//! Positions laid out in words, for scenarios and tools.
//!
//! A layout starts from a table as set-up leaves it, with every piece in its supply and every card in the deck, and adds
//! to it line by line. Names are those of the notation: `root::terms` lists them.
//!
//! | line | what it lays out |
//! |---|---|
//! | `turn alliance` | whose turn it is |
//! | `c1 marquise-warrior 3 sawmill keep` | pieces in a clearing, taken from their supplies |
//! | `hand eyrie anvil ambush-fox` | cards in a hand, taken from the deck |
//! | `crafted marquise armorers` | crafted cards in a play area |
//! | `items eyrie sword` | items in a Crafted Items box, taken from the supply |
//! | `score vagabond 12` | points |
//! | `discarded anvil dominance-fox` | discarded cards; a dominance card lies beside the map |
//! | `dominance marquise fox` | an activated dominance card |
//! | `coalition vagabond eyrie` | a coalition, and with whom |
//! | `leader despot`, `deposed builder` | the leader of the Eyrie, and those who fell |
//! | `decree recruit vizier anvil` | cards under a column of the Decree |
//! | `supporters anvil sword`, `officers 2` | the board of the Alliance |
//! | `character vagabond thief` | the character of a Vagabond (or of the `second-vagabond`) |
//! | `pawn vagabond c1` | where a pawn stands; `f1` is a forest |
//! | `has vagabond boot sword:exhausted tea:damaged bag:damaged-exhausted` | items of a Vagabond |
//! | `relationship vagabond eyrie hostile` | `indifferent`, `amiable`, `friendly`, `allied` or `hostile` |
//! | `quests errand-fox`, `completed vagabond fox fox` | open quests, and those a Vagabond has completed |
//! | `ruin c6 boot`, `ruin c6 boot sword` | what lies under a ruin |
//! | `aids vagabond eyrie 1` | aids given this turn towards the next space |
//! | `outcast fox`, `outcast fox hated` | the Outcast of the Lizard Cult |
//! | `acolytes 3`, `lost-souls anvil sword`, `revealed anvil` | the rest of its board |
//! | `payments marquise 2`, `funds eyrie 1 riverfolk 3`, `committed riverfolk 1` | warriors on the board of the Riverfolk |
//! | `spaces fox mouse`, `prices 1 2 3`, `sold riverboats` | the rest of it; prices in the order of the services |
//! | `mood bitter`, `hoard boot tea sword:ruin` | the board of the Hundreds; an item marked R comes from a ruin |
//! | `burrow 3`, `swayed captain mayor`, `crowns lord 1` | the board of the Duchy |
//! | `plot c3 bomb`, `plot c3 snare face-up`, `plotted 1` | a plot of the Corvids; how many were placed this turn |
//! | `relic tablet 2 f3`, `relic tablet 2 f3 face-up`, `relic figure 1 c4`, `relic figure 1 recovered` | a relic of the Keepers |
//! | `waystation c4 tablet jewelry` | a waystation of the Keepers, the first type up |
//! | `retinue move retainer anvil` | cards under a column of the Retinue, Faithful Retainers among them |
//! | `landmark lost-city c4`, `market anvil sword` | a landmark and where it stands; the cards of the Black Market |
//! | `hireling forest-patrol`, `hireling forest-patrol eyrie 2` | a hireling of the game; who controls it, with how many markers |
//! | `hireling-pawn the-exile f2`, `clubs 2`, `exhausted-clubs 1`, `fallen 2` | pawns of hirelings; what lies on their cards |
//! | `bandit c1 c5`, `marker 8`, `due eyrie` | a bandit on a path; a marker left on the score track; a marker taken and not used |
//! | `ferry c10`, `open c2 c5`, `scorched c1` | the Ferry; an opened path; where a torch burns |
//! | `stands daylight` | where the turn stands, in a whole set-up: `start-of-birdsong` to `end-of-turn` |
//! | `deck anvil sword` | the deck holds these cards alone: the last line, for what no line names leaves the game |
//!
//! A whole question: where the turn stands is a frame, chance is written as dice or cards, and what cannot be done is
//! refused with its paragraph. A player with only one answer is not asked, so a player with nothing to do but pass is skipped:
//! give the one who is to be refused something a second answer. A card to be drawn is written by its number,
//! `setting.deck.pick(position.deck(), CardName::Anvil).0`.
//!
//! ```
//! use proof::Scenario;
//! use root::{Root, golden_rules::Frame as Golden, layout::{lay_out, turn_from}, law, terms::Piece};
//!
//! let setting = proof::scenario::setting::<Root>([("seats", "4"), ("first", "1")]);
//! let words = "
//!     turn marquise
//!     c1 marquise-warrior 2 eyrie-warrior 2 roost
//!     hand eyrie ambush-fox
//!     crafted marquise armorers
//! ";
//! let position = lay_out(&setting, words).unwrap();
//! let game = Scenario::<Root>::within(setting, position, turn_from(Golden::Daylight))
//!     .chances([2, 1]) // the dice
//!     .luck(1); // everything else
//! assert_eq!(game.refuses("do recruit"), "6.5.3  You have no recruiter on the map.");
//! let game = game.plays("do battle; pass; use armorers");
//! assert_eq!(game.position().woodland.count(Piece::EyrieWarrior, "c1".parse().unwrap()), 0);
//! assert!(game.story().contains("4.3  The Marquise battles the Eyrie in clearing 1."));
//! game.proves(law::key_actions::USE_EFFECTS);
//! ```

mod lizard_cult;
mod riverfolk;
mod duchy;
mod corvids;
mod hundreds;
mod keepers;
mod landmarks;
mod hirelings;

use crate::golden_rules::Frame as Golden;
use crate::position::{Goal, ItemState, Position};
use crate::setting::Setting;
use crate::terms::{
    Card, CardName, Cards, Clearing, Faction, Forest, Item, Nature, Piece, Place, Relationship,
};
use crate::{Frame, Root};
use kernel::notation::{NotAChoice, Words};
use kernel::{LayoutError, Seat, State};

/// A line of a layout that cannot be laid out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotALayout {
    /// The line.
    pub line: String,
    /// What of it: a word that names nothing, or of which there is no more.
    pub what: String,
}

impl std::fmt::Display for NotALayout {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "\"{}\" cannot be laid out: {}", self.line, self.what)
    }
}

impl std::error::Error for NotALayout {}

/// Lays a position out from words.
pub fn lay_out(setting: &Setting, words: &str) -> Result<Position, NotALayout> {
    let mut layout = Layout { setting, position: bare(setting) };
    for line in words.lines().map(str::trim).filter(|line| !line.is_empty()) {
        layout
            .line(Words::of(line))
            .map_err(|what| NotALayout { line: line.to_owned(), what: what.text })?;
    }
    Ok(layout.position)
}

/// The frames of a turn from one of its phases on, outermost first: what a scenario stands in.
pub fn turn_from(phase: Golden) -> Vec<Frame> {
    let steps = [
        Golden::EndOfTurn,
        Golden::Evening,
        Golden::Daylight,
        Golden::StartOfDaylight,
        Golden::Birdsong,
        Golden::StartOfBirdsong,
    ];
    let open = steps.iter().position(|&step| step == phase).map_or(0, |index| index + 1);
    steps.into_iter().take(open).map(Frame::Golden).collect()
}

/// A moment in words: a position, and one line for the phase its turn stands in, such as `stands daylight`.
pub(crate) fn moment(setting: &Setting, words: &str) -> Result<State<Root>, LayoutError> {
    let stands = |_: &mut Position, words: &mut Words<'_>| {
        let phase = match words.word().ok()? {
            "start-of-birdsong" => Golden::StartOfBirdsong,
            "birdsong" => Golden::Birdsong,
            "start-of-daylight" => Golden::StartOfDaylight,
            "daylight" => Golden::Daylight,
            "evening" => Golden::Evening,
            "end-of-turn" => Golden::EndOfTurn,
            _ => return None,
        };
        Some(turn_from(phase))
    };
    kernel::layout::moment(words, |lines| lay_out(setting, lines), stands)
}

/// A table as set-up leaves it, with nothing on the map and nothing dealt.
fn bare(setting: &Setting) -> Position {
    let mut position = Position::new(setting);
    position.woodland.set_suits(&setting.map.suits);
    position.woodland.place_ruins(setting.map.ruins);
    position.woodland.close_paths(setting.map.closed.len());
    if let Some(ferry) = setting.map.ferry {
        position.woodland.put_ferry(ferry);
    }
    *position.items_mut() = setting.boards.supply;
    for faction in position.playing() {
        for &piece in Piece::of(faction) {
            position.woodland.gather(piece, setting.pieces(piece));
        }
        for board in &mut position.vagabonds {
            board.set_relationship(faction, Relationship::Indifferent);
        }
    }
    if position.seat_if_playing(Faction::Duchy).is_some() {
        for row in &setting.boards.duchy.rank {
            position.duchy.set_crowns(row.id, row.crowns);
        }
    }
    position.vagabonds.iter_mut().for_each(|board| board.set_pawn(Place::Forest(Forest(0))));
    position.quest_deck =
        u16::try_from((1_u32 << setting.quests.len()) - 1).expect("quests are few");
    position.turn.open(Seat(0));
    position
}

struct Layout<'s> {
    setting: &'s Setting,
    position: Position,
}

type Laid = Result<(), NotAChoice>;

/// Lays out a line of a faction's own board, if its first word is one of that board's.
type BoardLine = fn(&mut Layout<'_>, &str, &mut Words<'_>) -> Option<Laid>;

/// The lines of the boards, in the order of the chapters.
const BOARDS: [BoardLine; 8] = [
    lizard_cult::line,
    riverfolk::line,
    duchy::line,
    corvids::line,
    hundreds::line,
    keepers::line,
    landmarks::line,
    hirelings::line,
];

impl Layout<'_> {
    fn line(&mut self, mut words: Words<'_>) -> Laid {
        match words.word()? {
            "turn" => {
                let seat = self.seat(&mut words)?;
                self.position.turn.open(seat);
                Ok(())
            }
            "hand" => self.cards_of(words, Position::take_in_hand),
            "crafted" => self.crafted(words),
            "score" => self.score(words),
            "items" => self.items(words),
            "supporters" => {
                self.each(words, |layout, card| layout.position.alliance.add_supporter(card))
            }
            "officers" => self.officers(words),
            "discarded" => self.each(words, |layout, card| {
                layout.position.lay_on_discards(card, layout.setting);
            }),
            "leader" => self.leader(words),
            "deposed" => self.deposed(words),
            "decree" => self.decree(words),
            "character" => self.character(words),
            "pawn" => self.pawn(words),
            "has" => self.has(words),
            "relationship" => self.relationship(words),
            "quests" => self.quests(words),
            "completed" => self.completed(words),
            "ruin" => self.ruin(words),
            "coalition" => self.coalition(words),
            "dominance" => self.dominance(words),
            "aids" => self.aids(words),
            "ferry" => self.ferry(words),
            "open" => self.open(words),
            "deck" => self.deck(words),
            "scorched" => self.scorched(words),
            word => {
                let mut boards = BOARDS.iter();
                if let Some(laid) = boards.find_map(|board| board(self, word, &mut words)) {
                    return laid;
                }
                let clearing = word.parse()?;
                self.pieces(clearing, words)
            }
        }
    }

    fn seat(&self, words: &mut Words<'_>) -> Result<Seat, NotAChoice> {
        let faction: Faction = words.read()?;
        let seat = self.position.seat_if_playing(faction).filter(|_| !faction.is_hireling());
        seat.ok_or_else(|| words.refuse())
    }

    /// Takes a card of this name out of the deck.
    fn draw(&mut self, name: CardName) -> Result<Card, NotAChoice> {
        let copies = self.setting.deck.copies(name);
        let card = self.position.deck().and(copies).first();
        let card = card.ok_or_else(|| no_more(name))?;
        self.position.deal_anew([], self.position.deck().without(card));
        Ok(card)
    }

    fn each(&mut self, mut words: Words<'_>, put: fn(&mut Self, Card)) -> Laid {
        while let Ok(word) = words.word() {
            let card = self.draw(word.parse()?)?;
            put(self, card);
        }
        Ok(())
    }

    fn cards_of(&mut self, mut words: Words<'_>, put: fn(&mut Position, Seat, Card)) -> Laid {
        let seat = self.seat(&mut words)?;
        while let Ok(word) = words.word() {
            let card = self.draw(word.parse()?)?;
            put(&mut self.position, seat, card);
        }
        Ok(())
    }

    fn crafted(&mut self, mut words: Words<'_>) -> Laid {
        let seat = self.seat(&mut words)?;
        while let Ok(word) = words.word() {
            let name: CardName = word.parse()?;
            let card = self.draw(name)?;
            self.position.put_in_play(seat, card);
            if name == CardName::SoupKitchens {
                let rulers =
                    self.position.woodland.token_rulers().with(self.position.faction(seat));
                self.position.woodland.set_token_rulers(rulers);
            }
        }
        Ok(())
    }

    fn score(&mut self, mut words: Words<'_>) -> Laid {
        let seat = self.seat(&mut words)?;
        let score = words.read()?;
        self.position.player_mut(seat).set_score(score);
        words.end(())
    }

    fn items(&mut self, mut words: Words<'_>) -> Laid {
        let seat = self.seat(&mut words)?;
        while let Ok(word) = words.word() {
            let item: Item = word.parse()?;
            self.position.items_mut().take(item);
            self.position.player_mut(seat).items_mut().add(item);
        }
        Ok(())
    }

    fn officers(&mut self, mut words: Words<'_>) -> Laid {
        let officers =
            self.position.woodland.draw_from_supply(Piece::AllianceWarrior, words.read()?);
        self.position.alliance.add_officers(officers);
        words.end(())
    }

    fn leader(&mut self, mut words: Words<'_>) -> Laid {
        self.position.eyrie.set_leader(words.read()?);
        words.end(())
    }

    fn deposed(&mut self, mut words: Words<'_>) -> Laid {
        let leader = self.position.eyrie.leader();
        while let Ok(word) = words.word() {
            self.position.eyrie.set_leader(word.parse()?);
            self.position.eyrie.depose();
        }
        if let Some(leader) = leader {
            self.position.eyrie.set_leader(leader);
        }
        Ok(())
    }

    fn decree(&mut self, mut words: Words<'_>) -> Laid {
        let column = words.read()?;
        while let Ok(word) = words.word() {
            if word == "vizier" {
                self.position.eyrie.tuck_vizier(column);
            } else {
                let card = self.draw(word.parse()?)?;
                self.position.eyrie.add(card, column);
            }
        }
        Ok(())
    }

    fn character(&mut self, mut words: Words<'_>) -> Laid {
        let vagabond = vagabond(&mut words)?;
        self.position.vagabonds[vagabond].set_character(words.read()?);
        words.end(())
    }

    fn pawn(&mut self, mut words: Words<'_>) -> Laid {
        let vagabond = vagabond(&mut words)?;
        let place: Place = words.read()?;
        self.position.vagabonds[vagabond].set_pawn(place);
        words.end(())
    }

    /// Items on a Vagabond's board: `boot`, `sword:exhausted`.
    fn has(&mut self, mut words: Words<'_>) -> Laid {
        let vagabond = vagabond(&mut words)?;
        while let Ok(word) = words.word() {
            let (item, state) = word.split_once(':').unwrap_or((word, "ready"));
            let state: ItemState = state.parse()?;
            self.position.vagabonds[vagabond].add_item(item.parse()?, state);
        }
        Ok(())
    }

    fn relationship(&mut self, mut words: Words<'_>) -> Laid {
        let vagabond = vagabond(&mut words)?;
        let (faction, to) = (words.read()?, words.read()?);
        self.position.vagabonds[vagabond].set_relationship(faction, to);
        words.end(())
    }

    fn aids(&mut self, mut words: Words<'_>) -> Laid {
        let vagabond = vagabond(&mut words)?;
        let (faction, aids) = (words.read()?, words.read()?);
        self.position.vagabonds[vagabond].set_aids(faction, aids);
        words.end(())
    }

    fn quests(&mut self, mut words: Words<'_>) -> Laid {
        while let Ok(word) = words.word() {
            let number = self.setting.quests.iter().position(|quest| quest.id.word() == word);
            let quest = 1 << number.ok_or_else(|| words.refuse())?;
            self.position.quest_deck &= !quest;
            self.position.quests |= quest;
        }
        Ok(())
    }

    fn completed(&mut self, mut words: Words<'_>) -> Laid {
        let vagabond = vagabond(&mut words)?;
        while let Ok(word) = words.word() {
            self.position.vagabonds[vagabond].complete(word.parse()?);
        }
        Ok(())
    }

    fn ruin(&mut self, mut words: Words<'_>) -> Laid {
        let clearing: Clearing = words.read()?;
        let ruin = self.setting.map.ruins.iter().position(|ruin| ruin == clearing);
        let ruin = ruin.ok_or_else(|| words.refuse())?;
        for place in 0..2 {
            self.position.ruin_items[ruin][place] = words.read().ok();
        }
        words.end(())
    }

    fn coalition(&mut self, mut words: Words<'_>) -> Laid {
        let (seat, partner) = (self.seat(&mut words)?, self.seat(&mut words)?);
        self.position.player_mut(seat).set_goal(Goal::Coalition(partner));
        words.end(())
    }

    fn dominance(&mut self, mut words: Words<'_>) -> Laid {
        let seat = self.seat(&mut words)?;
        let suit = words.read()?;
        let card = self.draw(CardName::dominance(suit))?;
        self.position.put_in_play(seat, card);
        self.position.player_mut(seat).set_goal(Goal::Dominance(suit));
        words.end(())
    }

    fn ferry(&mut self, mut words: Words<'_>) -> Laid {
        self.position.woodland.put_ferry(words.read()?);
        words.end(())
    }

    fn open(&mut self, mut words: Words<'_>) -> Laid {
        let path: (Clearing, Clearing) = (words.read()?, words.read()?);
        let number = self.setting.map.closed.iter().position(|&closed| closed == path);
        self.position.woodland.open_path(number.ok_or_else(|| words.refuse())?, path);
        words.end(())
    }

    fn deck(&mut self, mut words: Words<'_>) -> Laid {
        let mut deck = Cards::NONE;
        while let Ok(word) = words.word() {
            deck = deck.with(self.draw(word.parse()?)?);
        }
        self.position.deal_anew([], deck);
        Ok(())
    }

    fn scorched(&mut self, mut words: Words<'_>) -> Laid {
        self.position.woodland.scorch(words.read()?);
        words.end(())
    }

    /// Pieces of a clearing: `marquise-warrior 3 sawmill keep`.
    fn pieces(&mut self, clearing: Clearing, mut words: Words<'_>) -> Laid {
        let mut last = None;
        while let Ok(word) = words.word() {
            if let Ok(count) = word.parse::<u8>() {
                let piece = last.take().ok_or_else(|| words.refuse())?;
                self.place(piece, clearing, count.saturating_sub(1))?;
            } else {
                let piece = word.parse()?;
                self.place(piece, clearing, 1)?;
                last = Some(piece);
            }
        }
        Ok(())
    }

    fn place(&mut self, piece: Piece, clearing: Clearing, count: u8) -> Laid {
        let woodland = &mut self.position.woodland;
        if piece.nature() == Nature::Building && woodland.free_slots(clearing) < count {
            return Err(NotAChoice::new(&format!("{clearing} has no slot for {piece}")));
        }
        let placed = woodland.place(piece, clearing, count);
        if placed == count { Ok(()) } else { Err(no_more(piece)) }
    }
}

fn no_more(of: impl std::fmt::Display) -> NotAChoice {
    NotAChoice::new(&format!("there is no more {of}"))
}

fn vagabond(words: &mut Words<'_>) -> Result<usize, NotAChoice> {
    let faction: Faction = words.read()?;
    faction.vagabond().ok_or_else(|| words.refuse())
}
