//! The setting: options, map, deck and printed numbers, laid out once and never changed.

pub mod boards;
pub mod deck;
pub mod landmarks;
pub mod hirelings;
pub mod map;
pub mod options;
pub mod records;
pub mod setup_cards;

use crate::position::Seating;
use crate::terms::{
    CardName, Character, Faction, Factions, Item, ItemCounts, Piece, Plot, QuestName, RelicType,
    Suit,
};
use boards::{
    CorvidsFile, DuchyFile, HirelingsFile, HundredsFile, KeepersFile, LizardCultFile, RiverfolkFile,
};
use deck::Deck;
use kernel::{Data, DataError, Options, Seat, Seats};
use landmarks::LandmarksFile;
use map::Map;
use records::{CharactersFile, FactionsFile, ItemsFile, QuestsFile};
use setup_cards::SetupCardsFile;

/// What never changes during a game.
#[derive(Debug)]
pub struct Setting {
    seat_count: usize,
    /// Who plays which faction, as far as the options say.
    pub seating: Seating,
    /// The map.
    pub map: Map,
    /// The shared deck.
    pub deck: Deck,
    /// The quests of the Vagabond, in the order of the data.
    pub quests: Vec<Quest>,
    /// What the options leave to chance or fix.
    pub choices: options::Choices,
    /// The printed numbers of the boards.
    pub boards: Boards,
}

/// A quest card (9.5.5).
#[derive(Debug, Clone)]
pub struct Quest {
    /// Its name, in messages too: `errand-fox`.
    pub id: QuestName,
    /// Its suit.
    pub suit: Suit,
    /// The two items to exhaust.
    pub items: [Item; 2],
}

/// The printed numbers of the boards.
#[derive(Debug)]
pub struct Boards {
    /// Factions, tracks and common numbers.
    pub factions: FactionsFile,
    /// The Lizard Cult.
    pub lizard_cult: LizardCultFile,
    /// The Riverfolk.
    pub riverfolk: RiverfolkFile,
    /// The Duchy.
    pub duchy: DuchyFile,
    /// The Corvids.
    pub corvids: CorvidsFile,
    /// The Hundreds.
    pub hundreds: HundredsFile,
    /// The Keepers.
    pub keepers: KeepersFile,
    /// The landmarks.
    pub landmarks: LandmarksFile,
    /// The set-up cards.
    pub setup_cards: SetupCardsFile,
    /// The hirelings.
    pub hirelings: HirelingsFile,
    /// The item supply of the map.
    pub supply: ItemCounts,
    /// One set of ruin items.
    pub ruin_items: ItemCounts,
    /// What each character starts with.
    pub characters: [ItemCounts; Character::ALL.len()],
}

impl Setting {
    /// Lays out the setting of accepted options.
    pub(crate) fn new(options: &Options, data: &Data) -> Result<Self, kernel::game::SetError> {
        let factions = options::factions(options)?;
        let chosen = options::Choices::read(options, &factions)?;
        let seating = Seating::given(&factions);
        let map = Map::read(chosen.map, data)?;
        let seat_count = options.number("seats") as usize;
        let deck = Deck::read(chosen.deck, seat_count, data)?;
        let quests = quests(data)?;
        let boards = boards(data)?;
        let choices = chosen;
        Ok(Self { seat_count, seating, map, deck, quests, choices, boards })
    }

    /// How many seats there are.
    #[inline]
    pub fn seat_count(&self) -> usize {
        self.seat_count
    }

    /// Whether factions are picked at the table (A.8.2).
    pub fn is_drafted(&self) -> bool {
        self.seating.playing().is_empty()
    }

    /// Every seat.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.seat_count()).iter()
    }

    /// The faction the options give a seat. Rules ask the position, where factions may have been picked.
    #[track_caller]
    pub fn faction(&self, seat: Seat) -> Faction {
        self.seating.faction(seat)
    }

    /// Whether a place stands for a hireling.
    #[inline]
    pub const fn is_hired(seat: Seat) -> bool {
        Seating::is_hired(seat)
    }

    /// The seat the options give a faction that plays.
    #[track_caller]
    pub fn seat_of(&self, faction: Faction) -> Seat {
        self.seating.seat_of(faction)
    }

    /// How many warriors a faction has.
    pub fn warriors(&self, faction: Faction) -> u8 {
        self.boards
            .factions
            .faction
            .iter()
            .find(|row| row.id == faction)
            .map_or(0, |row| row.warriors)
    }

    /// How many pieces of a kind the box holds.
    pub fn pieces(&self, piece: Piece) -> u8 {
        let (all, boards) = (&self.boards, &self.boards.factions);
        match piece {
            Piece::MarquiseWarrior | Piece::EyrieWarrior | Piece::AllianceWarrior => {
                self.warriors(piece.owner())
            }
            Piece::CultWarrior | Piece::RiverfolkWarrior | Piece::DuchyWarrior => {
                self.warriors(piece.owner())
            }
            Piece::CorvidWarrior | Piece::HundredsWarrior | Piece::KeeperWarrior => {
                self.warriors(piece.owner())
            }
            Piece::Sawmill | Piece::Workshop | Piece::Recruiter => boards.marquise.buildings,
            Piece::Wood => boards.marquise.wood,
            Piece::Roost => boards.eyrie.roosts,
            Piece::Sympathy => boards.alliance.sympathy,
            Piece::Keep | Piece::FoxBase | Piece::RabbitBase | Piece::MouseBase => 1,
            Piece::FoxGarden | Piece::RabbitGarden | Piece::MouseGarden => {
                all.lizard_cult.counts.gardens
            }
            Piece::FoxTradePost | Piece::RabbitTradePost | Piece::MouseTradePost => {
                all.riverfolk.counts.trade_posts
            }
            Piece::Citadel => all.duchy.counts.citadels,
            Piece::Market => all.duchy.counts.markets,
            Piece::Tunnel => all.duchy.counts.tunnels,
            Piece::Plot => all.corvids.counts.plots * small(Plot::ALL.len()),
            Piece::Warlord => 1,
            Piece::Stronghold => all.hundreds.counts.strongholds,
            Piece::Mob => all.hundreds.counts.mobs,
            Piece::Waystation => small(all.keepers.waystation.len()),
            Piece::Relic => small(RelicType::ALL.len() * all.keepers.relics.values.len()),
            Piece::PatrolWarrior | Piece::DynastyWarrior | Piece::UprisingWarrior => {
                self.hired(piece)
            }
            Piece::Prophet | Piece::Bandit | Piece::ExpeditionWarrior => self.hired(piece),
            Piece::Foothold | Piece::Spy | Piece::FlameBearer => self.hired(piece),
            Piece::VaultKeeper | Piece::Vault | Piece::BandWarrior => self.hired(piece),
        }
    }

    /// How many pieces of a kind a hireling has.
    fn hired(&self, piece: Piece) -> u8 {
        let mut rows = self.boards.hirelings.band.iter();
        let row = rows.find(|row| row.id == piece.owner());
        row.map_or(0, |row| if piece.is_warrior() { row.warriors } else { row.others })
    }

    /// The suit of a card by name.
    pub fn suit_of(&self, name: CardName) -> Suit {
        self.deck.facts(name).suit
    }

    /// 5.2 Reach. What the factions at the table add up to, and what is advised for this many players.
    pub fn reach(&self) -> Reach {
        self.reach_of(self.seating.playing())
    }

    /// 5.2 Reach. What these factions add up to.
    pub fn reach_of(&self, playing: Factions) -> Reach {
        kernel::cite(crate::law::setup::REACH);
        let rows = &self.boards.factions;
        let of = |faction: Faction| rows.faction.iter().find(|row| row.id == faction);
        let total = playing.iter().filter_map(of).map(|row| u16::from(row.reach)).sum();
        let advised = rows.reach.advised[self.seat_count() - 2].into();
        Reach { total, advised, adventurous: rows.reach.adventurous.into() }
    }
}

/// How far a table's factions reach (5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// The sum over the factions.
    pub total: u16,
    /// What is advised for this number of players.
    pub advised: u16,
    /// What bold players may make do with.
    pub adventurous: u16,
}

impl Reach {
    /// How the table stands.
    pub const fn advice(self) -> Advice {
        if self.total >= self.advised {
            Advice::Good
        } else if self.total >= self.adventurous {
            Advice::Adventurous
        } else {
            Advice::TooLow
        }
    }
}

/// What the Reach of a table is good for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Advice {
    /// As advised.
    Good,
    /// For the adventurous.
    Adventurous,
    /// Below what the Law recommends at all.
    TooLow,
}

fn quests(data: &Data) -> Result<Vec<Quest>, DataError> {
    let file: QuestsFile = data.read("quests.toml")?;
    let refuse = |id: &str, reason: &str| data.error("quests.toml", id, "quest", reason);
    if file.quest.len() != 15 {
        return Err(refuse("[source]", "the quest deck has 15 cards"));
    }
    let quest = |row: records::QuestRow| match row.items.as_slice() {
        &[first, second] => Ok(Quest { id: row.id, suit: row.suit, items: [first, second] }),
        _ => Err(refuse(row.id.word(), "a quest shows two items")),
    };
    file.quest.into_iter().map(quest).collect()
}

fn boards(data: &Data) -> Result<Boards, DataError> {
    let items: ItemsFile = data.read("items.toml")?;
    let mut supply = ItemCounts::default();
    let mut ruin_items = ItemCounts::default();
    for row in &items.item {
        (0..row.supply).for_each(|_| supply.add(row.id));
        (0..row.ruins).for_each(|_| ruin_items.add(row.id));
    }
    let file: CharactersFile = data.read("characters.toml")?;
    let mut characters = [ItemCounts::default(); Character::ALL.len()];
    for row in file.character {
        characters[row.id.index()] = row.items.into_iter().collect();
    }
    let factions: FactionsFile = data.read("factions.toml")?;
    let leaders = factions.leader.iter().all(|row| row.viziers.len() == 2);
    if !leaders || factions.leader.len() != 4 {
        return Err(data.error(
            "factions.toml",
            "[[leader]]",
            "viziers",
            "each of four leaders has two viziers",
        ));
    }
    Ok(Boards {
        factions,
        lizard_cult: data.read("lizard_cult.toml")?,
        riverfolk: data.read("riverfolk.toml")?,
        duchy: data.read("duchy.toml")?,
        corvids: data.read("corvids.toml")?,
        hundreds: data.read("hundreds.toml")?,
        keepers: data.read("keepers.toml")?,
        landmarks: data.read("landmarks.toml")?,
        setup_cards: data.read("setup_cards.toml")?,
        hirelings: data.read("hirelings.toml")?,
        supply,
        ruin_items,
        characters,
    })
}

/// How many pieces there are, which are few.
fn small(count: usize) -> u8 {
    u8::try_from(count).expect("pieces are few")
}
