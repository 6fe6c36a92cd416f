//! The cards of a game: what is printed on each, and the sets they form.

use super::options::Choices;
use super::records::{
    AdvisorRow, AdvisorsFile, Amounts, CalamitiesFile, CalamityRow, DevelopmentRow,
    DevelopmentsFile, ForSeats, MenaceRow, MenacesFile, Numbers, TreasureRow, TreasuresFile,
};
use crate::law;
use crate::terms::{CARDS, Card, CardName, Cards, MenaceSet, Module, Resource, Site, Space, Type};
use kernel::{Data, DataError, cite};
use std::fmt;

/// What is printed on a card.
#[derive(Debug, Clone)]
pub struct Face {
    /// Its name.
    pub name: CardName,
    /// Which copy it is, from 0.
    pub copy: u8,
    /// What it is.
    pub kind: Kind,
    /// What must be placed on it.
    pub spaces: Spaces,
    /// What it produces, by resource.
    pub production: [u8; 4],
    /// What it produces per card of a type.
    pub produces_per: Option<(Resource, Type)>,
    /// Unconditional points.
    pub points: u8,
    /// Points per card of a type.
    pub points_per: Option<(u8, Type)>,
    /// Krystallium gained when it is completed or defeated.
    pub krystallium: u8,
    /// Soldiers gained when it is completed.
    pub soldiers: u8,
    /// The cubes it is recycled for.
    pub recycle: [u8; 4],
    /// Points it costs undefeated.
    pub penalty: u8,
    /// How often its ability may be used, if that is limited.
    pub limit: Option<u8>,
}

/// What a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A Development of a type.
    Development(Type),
    /// A Treasure.
    Treasure,
    /// A Calamity.
    Calamity,
    /// A Menace of a set.
    Menace(MenaceSet),
    /// An Advisor.
    Advisor,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Development(of) => of.fmt(f),
            Self::Treasure => f.write_str("treasure"),
            Self::Calamity => f.write_str("calamity"),
            Self::Menace(set) => set.fmt(f),
            Self::Advisor => f.write_str("advisor"),
        }
    }
}

/// The spaces of a card: bits in the order they are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spaces {
    /// All of them.
    pub all: u16,
    /// Those of each kind.
    pub of: [u16; 7],
    /// How many of each kind.
    pub counts: [u8; 7],
    /// How many in all.
    pub count: u8,
}

impl Spaces {
    /// The spaces of a cost.
    pub fn new(cost: &Amounts) -> Self {
        let [materials, population, gold, exploration] = cost.cubes();
        let counts =
            [materials, population, gold, exploration, cost.krystallium, cost.soldier, cost.any];
        let mut spaces = Self { counts, count: counts.iter().sum(), ..Self::default() };
        let mut next = 0;
        for (space, count) in Space::ALL.into_iter().zip(counts) {
            spaces.of[space.index()] = ((1 << count) - 1) << next;
            next += count;
        }
        spaces.all = spaces.of.iter().fold(0, |all, of| all | of);
        spaces
    }

    /// The spaces a cube of a resource may fill.
    #[inline]
    pub const fn for_cube(&self, resource: Resource) -> u16 {
        self.of[resource.space().index()] | self.of[Space::Any.index()]
    }

    /// The spaces of basic resources.
    #[inline]
    pub const fn basic(&self) -> u16 {
        self.all & !self.of[Space::Krystallium.index()] & !self.of[Space::Soldier.index()]
    }
}

/// The most spaces a card has.
const MOST_SPACES: u32 = 16;

/// The cards of a game.
#[derive(Debug)]
pub struct Faces {
    printed: Vec<Face>,
    sites: [Site; CARDS],
    first: [Option<Card>; CardName::COUNT],
    named: [Cards; CardName::COUNT],
    /// Every card.
    pub all: Cards,
    /// The cards that are shuffled into the deck (K2.2).
    pub deck: Cards,
    /// Developments.
    pub developments: Cards,
    /// Developments that make or score something per card of a type.
    pub counting: Cards,
    /// Cards with an earlier copy.
    pub copies: Cards,
    /// Cards with a space for a cube of each resource.
    pub takers: [Cards; 4],
    /// Cards with a space for a Soldier.
    pub soldiered: Cards,
    /// Developments of each type.
    pub of_type: [Cards; 4],
    /// Treasures.
    pub treasures: Cards,
    /// Calamities.
    pub calamities: Cards,
    /// Menaces.
    pub menaces: Cards,
    /// Menaces of each set.
    pub of_set: [Cards; 8],
    /// Rats, which lie in a pile of their own.
    pub rats: Cards,
    /// Advisors.
    pub advisors: Cards,
    /// Advisors that may be in the deck; this many of them are drawn.
    pub advisors_used: usize,
    /// Cards with printed production of each resource.
    pub producers: [Cards; 4],
}

impl Faces {
    /// Reads the cards of a game with these options.
    pub(super) fn read(
        chosen: &Choices,
        numbers: &Numbers,
        data: &Data,
    ) -> Result<Self, DataError> {
        let mut faces = Vec::new();
        let file: DevelopmentsFile = data.read("developments.toml")?;
        for row in file.development.iter().filter(|row| legends_cards(chosen, row.legends)) {
            spaces_fit(data, "developments.toml", row.id, row.cost)?;
            (0..row.copies).for_each(|copy| faces.push(development(row, copy)));
        }
        if chosen.module == Module::Advisors {
            let file: AdvisorsFile = data.read("advisors.toml")?;
            let fits = |row: &&AdvisorRow| {
                let other = if chosen.is_solo() { ForSeats::Two } else { ForSeats::Solo };
                row.r#for != other && legends_cards(chosen, row.legends)
            };
            for row in file.advisor.iter().filter(fits) {
                spaces_fit(data, "advisors.toml", row.id, row.pay)?;
                faces.push(advisor(row));
            }
        } else {
            let file: TreasuresFile = data.read("treasures.toml")?;
            faces.extend(file.treasure.iter().map(treasure));
        }
        let file: CalamitiesFile = data.read("calamities.toml")?;
        faces.extend(file.calamity.iter().map(calamity));
        if chosen.module == Module::Menace {
            menaces(chosen, data, &mut faces)?;
        }
        if faces.len() > CARDS {
            let reason = format!("a game has at most {CARDS} cards");
            return Err(data.error("developments.toml", "[[development]]", "copies", reason));
        }
        Ok(Self::of(faces, chosen, numbers))
    }

    fn of(faces: Vec<Face>, chosen: &Choices, numbers: &Numbers) -> Self {
        let those = |is: &dyn Fn(&Face) -> bool| -> Cards {
            let cards = faces.iter().enumerate().filter(|(_, face)| is(face));
            cards.map(|(index, _)| Card::at(index)).collect()
        };
        let mut first = [None; CardName::COUNT];
        let mut named = [Cards::NONE; CardName::COUNT];
        for (index, face) in faces.iter().enumerate().rev() {
            first[face.name.index()] = Some(Card::at(index));
            named[face.name.index()].insert(Card::at(index));
        }
        let developments = those(&|face| matches!(face.kind, Kind::Development(_)));
        let treasures = those(&|face| face.kind == Kind::Treasure);
        let advisors = those(&|face| face.kind == Kind::Advisor);
        Self {
            first,
            named,
            sites: std::array::from_fn(|index| {
                let site = |face: &Face| Site { name: face.name, copy: face.copy };
                faces.get(index).map_or(Site { name: CardName::ALL[0], copy: 0 }, site)
            }),
            copies: those(&|face| face.copy > 0),
            takers: Resource::ALL.map(|of| those(&|face| face.spaces.for_cube(of) != 0)),
            soldiered: those(&|face| face.spaces.of[Space::Soldier.index()] != 0),
            all: those(&|_| true),
            deck: developments.union(treasures).union(advisors),
            developments,
            counting: those(&|face| face.points_per.is_some() || face.produces_per.is_some())
                .and(developments),
            of_type: Type::ALL.map(|of| those(&|face| face.kind == Kind::Development(of))),
            treasures,
            calamities: those(&|face| face.kind == Kind::Calamity),
            menaces: those(&|face| matches!(face.kind, Kind::Menace(_))),
            of_set: MenaceSet::ALL.map(|set| those(&|face| face.kind == Kind::Menace(set))),
            rats: those(&|face| face.name == CardName::Rat),
            advisors,
            advisors_used: advisors_in_use(chosen, numbers, advisors.len()),
            producers: Resource::ALL.map(|of| {
                let per = |face: &Face| face.produces_per.is_some_and(|(made, _)| made == of);
                those(&|face| face.production[of.index()] > 0 || per(face))
            }),
            printed: faces,
        }
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.printed[card.index()]
    }

    /// The name of a card.
    #[inline]
    pub fn name(&self, card: Card) -> CardName {
        self.site(card).name
    }

    /// A card in the open, by name and copy.
    #[inline]
    pub const fn site(&self, card: Card) -> Site {
        self.sites[card.index()]
    }

    /// The card of a name and copy, if the game has it.
    pub fn card(&self, site: Site) -> Option<Card> {
        let first = self.first[site.name.index()]?;
        let index = first.index() + usize::from(site.copy);
        let face = self.printed.get(index).filter(|face| face.name == site.name);
        face.map(|_| Card::at(index))
    }

    /// Whether the game has cards of this name.
    pub const fn has(&self, name: CardName) -> bool {
        self.first[name.index()].is_some()
    }

    /// The first card of a name in a set.
    #[inline]
    pub fn find(&self, name: CardName, cards: Cards) -> Option<Card> {
        cards.and(self.named[name.index()]).first()
    }

    /// The names in a set, each once.
    #[inline]
    pub fn names(&self, cards: Cards) -> impl Iterator<Item = CardName> {
        self.of_each_name(cards).map(|card| self.name(card))
    }

    /// A card of each name in a set.
    #[inline]
    pub fn of_each_name(&self, cards: Cards) -> impl Iterator<Item = Card> {
        let mut last = None;
        cards.iter().filter(move |&card| {
            let name = self.name(card);
            last.replace(name) != Some(name)
        })
    }
}

/// L1.2 Legends cards. Whether a card is played with: without the Legends their Developments and Advisors are sorted out, and
/// nothing else is (R13).
fn legends_cards(chosen: &Choices, is_of_legends: bool) -> bool {
    cite(law::deluxe::LEGENDS_CARDS);
    chosen.legends || !is_of_legends
}

/// K9.4 Advisors in use. All that fit without the Legends, ten with them (L3.1).
fn advisors_in_use(chosen: &Choices, numbers: &Numbers, fitting: usize) -> usize {
    cite(law::solo::ADVISORS_IN_USE);
    if chosen.legends { four_more_advisors(numbers).min(fitting) } else { fitting }
}

/// L3.1 Four more Advisors.
fn four_more_advisors(numbers: &Numbers) -> usize {
    cite(law::more_advisors::FOUR_MORE_ADVISORS);
    numbers.advisor.used.into()
}

fn spaces_fit(data: &Data, file: &str, id: CardName, cost: Amounts) -> Result<(), DataError> {
    let cubes: u32 = cost.cubes().into_iter().map(u32::from).sum();
    let all = cubes + u32::from(cost.krystallium) + u32::from(cost.soldier) + u32::from(cost.any);
    if (1..=MOST_SPACES).contains(&all) {
        return Ok(());
    }
    let reason = format!("a card has 1 to {MOST_SPACES} spaces");
    Err(data.error(file, &format!("\"{id}\""), "cost", reason))
}

fn blank(name: CardName, copy: u8, kind: Kind) -> Face {
    Face {
        name,
        copy,
        kind,
        spaces: Spaces::default(),
        production: [0; 4],
        produces_per: None,
        points: 0,
        points_per: None,
        krystallium: 0,
        soldiers: 0,
        recycle: [0; 4],
        penalty: 0,
        limit: None,
    }
}

fn one(resource: Resource) -> [u8; 4] {
    Resource::ALL.map(|of| u8::from(of == resource))
}

fn development(row: &DevelopmentRow, copy: u8) -> Face {
    Face {
        spaces: Spaces::new(&row.cost),
        production: row.production.cubes(),
        produces_per: row.produces_per.map(|per| (per.resource, per.r#type)),
        points: row.points,
        points_per: row.points_per.map(|per| (per.points, per.r#type)),
        krystallium: row.bonus.krystallium,
        soldiers: row.bonus.soldier,
        recycle: one(row.recycle),
        ..blank(row.id, copy, Kind::Development(row.r#type))
    }
}

fn treasure(row: &TreasureRow) -> Face {
    Face { recycle: row.cubes.cubes(), ..blank(row.id, 0, Kind::Treasure) }
}

fn calamity(row: &CalamityRow) -> Face {
    blank(row.id, 0, Kind::Calamity)
}

fn advisor(row: &AdvisorRow) -> Face {
    Face {
        spaces: Spaces::new(&row.pay),
        recycle: one(row.recycle),
        limit: row.limit,
        ..blank(row.id, 0, Kind::Advisor)
    }
}

fn menaces(chosen: &Choices, data: &Data, faces: &mut Vec<Face>) -> Result<(), DataError> {
    let file: MenacesFile = data.read("menaces.toml")?;
    for row in file.menace.iter().filter(|row| chosen.sets[..chosen.seats].contains(&row.set)) {
        if !(1..=8).contains(&row.combat) {
            let reason = "a Menace is fought with 1 to 8 Soldiers";
            return Err(data.error("menaces.toml", &format!("\"{}\"", row.id), "combat", reason));
        }
        (0..row.copies).for_each(|copy| faces.push(menace(row, copy)));
    }
    Ok(())
}

fn menace(row: &MenaceRow, copy: u8) -> Face {
    let combat = Amounts { soldier: row.combat, ..Amounts::default() };
    Face {
        spaces: Spaces::new(&combat),
        production: row.resource.map_or([0; 4], one),
        krystallium: row.krystallium,
        penalty: row.penalty,
        ..blank(row.id, copy, Kind::Menace(row.set))
    }
}
