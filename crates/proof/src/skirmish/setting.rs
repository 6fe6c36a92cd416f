//! What is shared by a whole game: options, and the components as read from the data.

use super::Kind;
use super::law::setting_up;
use kernel::data::SourceNote;
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::{
    Data, DataFile, Message, OptionSpec, Options, Provenance, Seat, Seats, Set, Viewer, cite,
};
use serde::Deserialize;

kernel::numbered! {
    /// A card; its kind is in the setting.
    pub struct Card: 64 in u64;
}

/// A set of cards.
pub type Cards = Set<Card>;

/// What is shared by a whole game.
#[derive(Debug, Clone)]
pub struct Setting {
    /// How many play.
    pub seats: usize,
    /// How many rounds are played.
    pub rounds: u8,
    /// Whether it is winter.
    pub season: Season,
    /// Whether ambushes are played with.
    pub ambushes: bool,
    /// What a camp has.
    pub camp: Camp,
    cards: [Cards; Kind::ALL.len()],
    strengths: [u8; Kind::ALL.len()],
}

kernel::words! {
    /// When the skirmish is fought.
    pub enum Season {
        /// Long days.
        Summer,
        /// Short days.
        Winter,
    }
}

pub(super) const OPTIONS: &[OptionSpec] = {
    use kernel::Kind::{Number, OneOf, Several, Toggle};
    &[
        OptionSpec { name: "seats", kind: Number { min: 2, max: 4 }, default: "2" },
        OptionSpec { name: "rounds", kind: Number { min: 1, max: 9 }, default: "4" },
        OptionSpec { name: "season", kind: OneOf(&["summer", "winter"]), default: "summer" },
        OptionSpec { name: "ambushes", kind: Toggle, default: "on" },
        OptionSpec { name: "without", kind: Several(&["sword", "pike", "axe"]), default: "" },
    ]
};

pub(super) const DATA: &[DataFile] = kernel::files![in "data": "deck.toml", "camp.toml"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the source is for readers of the file")]
struct DeckFile {
    source: SourceNote,
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the provenance is for readers of the file")]
struct CardRow {
    id: String,
    copies: usize,
    strength: u8,
    provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the source is for readers of the file")]
struct CampFile {
    source: SourceNote,
    camp: Camp,
}

/// What a camp has.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Camp {
    /// Soldiers at the beginning.
    pub soldiers: u8,
    /// Soldiers that can still be trained.
    pub reserve: u8,
    /// Coins at the beginning.
    pub coins: u8,
    /// Cards dealt.
    pub hand: u8,
    /// Cards kept at the end of a turn.
    pub hand_limit: u8,
    /// Deeds of a summer day.
    pub deeds: u8,
    /// Deeds of a winter day.
    pub winter_deeds: u8,
    /// Sides of the die.
    pub die: u8,
    /// Where these numbers come from.
    pub provenance: Provenance,
}

impl Setting {
    pub(super) fn read(options: &Options, data: &Data) -> Result<Self, SetError> {
        let small = |name| u8::try_from(options.number(name)).expect("the option's range is small");
        let deck: DeckFile = data.read("deck.toml")?;
        let CampFile { camp, .. } = data.read("camp.toml")?;
        let mut setting = Self {
            seats: small("seats").into(),
            rounds: small("rounds"),
            season: options.get("season").parse().expect("the option's values are the seasons"),
            ambushes: options.is_on("ambushes"),
            camp,
            cards: Default::default(),
            strengths: Default::default(),
        };
        setting.lay_out_the_deck(&deck.card, options, data)?;
        setting.refuse_a_short_deck()?;
        Ok(setting)
    }

    /// 1.1 The Deck.
    fn lay_out_the_deck(
        &mut self,
        rows: &[CardRow],
        options: &Options,
        data: &Data,
    ) -> Result<(), SetError> {
        let wrong = |row: &CardRow, key, why: &str| data.error("deck.toml", &row.id, key, why);
        let left_out = |kind: Kind| {
            options.several("without").any(|word| word == kind.word())
                || (kind == Kind::Ambush && !options.is_on("ambushes"))
        };
        let mut next = 0;
        for row in rows {
            let kind: Kind =
                row.id.parse().map_err(|_| wrong(row, "id", "there is no such card"))?;
            let copies = if left_out(kind) { 0 } else { row.copies };
            if next + copies > Card::COUNT {
                return Err(wrong(row, "copies", "a deck has at most 64 cards").into());
            }
            self.cards[kind.index()] = (next..next + copies).map(Card::at).collect();
            self.strengths[kind.index()] = row.strength;
            next += copies;
        }
        Ok(())
    }

    fn refuse_a_short_deck(&self) -> Result<(), SetError> {
        if Kind::WEAPONS.iter().all(|&kind| self.cards_of(kind).is_empty()) {
            return Err(refuse("without", Message::new("option-without-no-weapon")));
        }
        let (cards, needed) = (self.deck().len(), self.seats * usize::from(self.camp.hand));
        if cards < needed + self.seats {
            let message = Message::new("option-without-too-few").with("cards", cards);
            return Err(refuse("without", message.with("needed", needed + self.seats)));
        }
        Ok(())
    }

    /// 1.1 The Deck: every card that is played with.
    pub fn deck(&self) -> Cards {
        cite(setting_up::THE_DECK);
        self.cards.iter().fold(Cards::NONE, |all, &cards| all.union(cards))
    }

    /// The cards of a kind.
    pub const fn cards_of(&self, kind: Kind) -> Cards {
        self.cards[kind.index()]
    }

    /// What a card is.
    pub fn kind_of(&self, card: Card) -> Kind {
        let is_it = |kind: &Kind| self.cards_of(*kind).has(card);
        Kind::ALL.into_iter().find(is_it).expect("every card of the deck is of a kind")
    }

    /// What a weapon adds to the die.
    pub const fn strength_of(&self, kind: Kind) -> u8 {
        self.strengths[kind.index()]
    }

    /// The seats.
    pub const fn everyone(&self) -> Seats {
        Seats::first(self.seats)
    }

    /// The seats other than this one.
    pub const fn others(&self, seat: Seat) -> Seats {
        self.everyone().without(seat)
    }
    /// The seats whose cards a viewer does not see.
    pub(super) fn hidden_from(&self, viewer: Viewer) -> Seats {
        viewer.seat().map_or(self.everyone(), |seat| self.others(seat))
    }

    /// More decisions than a game takes. Of each deed: itself, the march, the ambush, the counter-ambush. Then the rest, and
    /// a card or two to drop.
    pub(super) fn bound(&self) -> u32 {
        let seats = u32::try_from(self.seats).expect("seats are few");
        let deeds = self.camp.deeds.max(self.camp.winter_deeds);
        let turn = u32::from(deeds) * 4 + 1 + u32::from(self.camp.hand);
        seats + u32::from(self.rounds) * seats * turn
    }
}
