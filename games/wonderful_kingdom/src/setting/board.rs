//! A Conquest board: territories, borders, locations (L5.2).

use super::records::BoardFile;
use crate::law;
use crate::terms::{Board, Bonus, Colour, Ground, Territories, Territory};
use kernel::{Data, DataError, FixedVec, cite};

/// The most locations a territory has.
pub const LOCATIONS: usize = 4;

/// A Conquest board.
#[derive(Debug)]
pub struct Map {
    /// Which board it is.
    pub board: Board,
    /// Its territories, castles included.
    pub territories: Territories,
    /// The borders of each territory.
    pub borders: [Territories; Territory::COUNT],
    /// What each is.
    pub ground: [Ground; Territory::COUNT],
    /// The points of each for blue and for red.
    pub points: [[u8; 2]; Territory::COUNT],
    /// The bonus locations of each.
    pub locations: [FixedVec<Location, LOCATIONS>; Territory::COUNT],
    /// What each castle produces.
    pub castle: [u8; 4],
    /// Where each is drawn.
    pub at: [[u16; 2]; Territory::COUNT],
    /// The territory with the prison.
    pub prison: Option<Territory>,
    /// The territories with a location of each bonus.
    pub with_bonus: [Territories; Bonus::ALL.len()],
}

/// A bonus location.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Location {
    /// What it gives.
    pub bonus: Bonus,
    /// Whose Army starts there.
    pub army: Option<Colour>,
}

impl Default for Location {
    fn default() -> Self {
        Self { bonus: Bonus::Materials, army: None }
    }
}

impl Map {
    /// Reads a board.
    pub(super) fn read(board: Board, data: &Data) -> Result<Self, DataError> {
        let name = format!("{board}.toml");
        let file: BoardFile = data.read(&name)?;
        let mut map = Self {
            board,
            territories: Territories::NONE,
            borders: [Territories::NONE; Territory::COUNT],
            ground: [Ground::Land; Territory::COUNT],
            points: [[0; 2]; Territory::COUNT],
            locations: [FixedVec::new(); Territory::COUNT],
            castle: file.board.castle.cubes(),
            at: [[0; 2]; Territory::COUNT],
            prison: None,
            with_bonus: [Territories::NONE; Bonus::ALL.len()],
        };
        for row in &file.territory {
            let (index, id) = (row.id.index(), format!("id = \"{}\"", row.id));
            if row.locations.len() > LOCATIONS {
                return Err(data.error(&name, &id, "locations", "a territory has at most 4"));
            }
            map.territories = map.territories.with(row.id);
            map.borders[index] = row.adjacent.iter().copied().collect();
            (map.ground[index], map.points[index], map.at[index]) = (row.kind, row.points, row.at);
            let location = row.locations.iter();
            map.locations[index] =
                location.map(|row| Location { bonus: row.bonus, army: row.army }).collect();
            for location in &map.locations[index] {
                map.with_bonus[location.bonus.index()].insert(row.id);
            }
        }
        map.prison = map.with_bonus[Bonus::Prison.index()].last();
        map.check(&name, data).map(|()| map)
    }

    /// L5.3 Bonus locations. A castle has none, any other territory has some; borders go both ways.
    fn check(&self, name: &str, data: &Data) -> Result<(), DataError> {
        cite(law::conquest::BONUS_LOCATIONS);
        for territory in self.territories {
            let refuse = |key: &str, reason: &str| {
                Err(data.error(name, &format!("id = \"{territory}\""), key, reason))
            };
            let is_castle = self.ground[territory.index()] == Ground::Castle;
            if is_castle != self.locations[territory.index()].is_empty() {
                return refuse("locations", "every territory has locations, and no castle has");
            }
            let borders = self.borders[territory.index()];
            let two_way = borders.iter().all(|other| self.borders[other.index()].has(territory));
            if !two_way || !borders.minus(self.territories).is_empty() {
                return refuse("adjacent", "a border joins two territories of the board");
            }
        }
        Ok(())
    }

    /// The castle of a colour.
    #[inline]
    pub const fn castle_of(&self, colour: Colour) -> Territory {
        match colour {
            Colour::Blue => Territory::Bc,
            Colour::Red => Territory::Rc,
        }
    }

    /// The locations of a territory.
    #[inline]
    pub fn locations(&self, territory: Territory) -> &[Location] {
        &self.locations[territory.index()]
    }

    /// The number of a bonus among the locations of a territory.
    pub fn location(&self, territory: Territory, bonus: Bonus) -> Option<usize> {
        self.locations(territory).iter().position(|location| location.bonus == bonus)
    }
}
