//! Positions laid out in words, for scenarios and tools.
//!
//! A layout starts from a table as set-up leaves it, with every piece in its supply and every card in the deck, and adds
//! to it line by line:
//!
//! ```text
//! turn alliance
//! c1 marquise-warrior 3 sawmill keep
//! hand eyrie anvil ambush-fox
//! supporters anvil sword
//! has vagabond boot sword:exhausted tea:damaged
//! ```

use crate::position::{Goal, ItemState, Position};
use crate::setting::Setting;
use crate::terms::{Card, CardName, Clearing, Faction, Forest, Item, Piece, Place, Relationship};
use kernel::Seat;
use kernel::notation::{NotAChoice, Words};

/// A line of a layout that cannot be laid out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotALayout {
    /// The line.
    pub line: String,
}

impl std::fmt::Display for NotALayout {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "\"{}\" cannot be laid out", self.line)
    }
}

impl std::error::Error for NotALayout {}

impl From<NotAChoice> for NotALayout {
    fn from(not: NotAChoice) -> Self {
        Self { line: not.text }
    }
}

/// Lays a position out from words.
pub fn lay_out(setting: &Setting, words: &str) -> Result<Position, NotALayout> {
    let mut layout = Layout { setting, position: bare(setting) };
    for line in words.lines().map(str::trim).filter(|line| !line.is_empty()) {
        layout.line(Words::of(line)).map_err(|_| NotALayout { line: line.to_owned() })?;
    }
    Ok(layout.position)
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
    for faction in setting.playing().iter() {
        for &piece in Piece::of(faction) {
            position.woodland.gather(piece, setting.pieces(piece));
        }
        for board in &mut position.vagabonds {
            board.set_relationship(faction, Relationship::Indifferent);
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
            "discarded" => {
                self.each(words, |layout, card| layout.position.lay_down(card, layout.setting))
            }
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
            "ferry" => self.ferry(words),
            "scorched" => self.scorched(words),
            place => {
                let clearing = place.parse()?;
                self.pieces(clearing, words)
            }
        }
    }

    fn seat(&self, words: &mut Words<'_>) -> Result<Seat, NotAChoice> {
        let faction: Faction = words.read()?;
        self.setting.seat_if_playing(faction).ok_or_else(|| words.refuse())
    }

    /// Takes a card of this name out of the deck.
    fn draw(&mut self, name: CardName) -> Card {
        let card = self.setting.deck.pick(self.position.deck(), name);
        self.position.deal_anew([], self.position.deck().without(card));
        card
    }

    fn each(&mut self, mut words: Words<'_>, put: fn(&mut Self, Card)) -> Laid {
        while let Ok(word) = words.word() {
            let card = self.draw(word.parse()?);
            put(self, card);
        }
        Ok(())
    }

    fn cards_of(&mut self, mut words: Words<'_>, put: fn(&mut Position, Seat, Card)) -> Laid {
        let seat = self.seat(&mut words)?;
        while let Ok(word) = words.word() {
            let card = self.draw(word.parse()?);
            put(&mut self.position, seat, card);
        }
        Ok(())
    }

    fn crafted(&mut self, mut words: Words<'_>) -> Laid {
        let seat = self.seat(&mut words)?;
        while let Ok(word) = words.word() {
            let name: CardName = word.parse()?;
            let card = self.draw(name);
            self.position.put_in_play(seat, card);
            if name == CardName::SoupKitchens {
                let rulers = self.position.woodland.token_rulers().with(self.setting.faction(seat));
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
                let card = self.draw(word.parse()?);
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

    fn quests(&mut self, mut words: Words<'_>) -> Laid {
        while let Ok(word) = words.word() {
            let number = self.setting.quests.iter().position(|quest| quest.id == word);
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
        let card = self.draw(CardName::dominance(suit));
        self.position.put_in_play(seat, card);
        self.position.player_mut(seat).set_goal(Goal::Dominance(suit));
        words.end(())
    }

    fn ferry(&mut self, mut words: Words<'_>) -> Laid {
        self.position.woodland.put_ferry(words.read()?);
        words.end(())
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
                self.position.woodland.place(piece, clearing, count - 1);
            } else {
                let piece = word.parse()?;
                self.position.woodland.place(piece, clearing, 1);
                last = Some(piece);
            }
        }
        Ok(())
    }
}

fn vagabond(words: &mut Words<'_>) -> Result<usize, NotAChoice> {
    let faction: Faction = words.read()?;
    faction.vagabond().ok_or_else(|| words.refuse())
}
