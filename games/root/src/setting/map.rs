//! The maps: clearings, paths, rivers, forests (2.2 to 2.4, C).

use super::records::{ClearingRow, ForestRow, MapFile, SuitsPrinted};
use crate::law;
use crate::terms::{CLEARINGS, Clearing, Clearings, Forest, Place, Suit};
use kernel::{Data, DataError, cite};

kernel::words! {
    /// A map.
    pub enum MapName {
        Autumn, Winter, Lake, Mountain,
    }
}

/// A map as printed.
#[derive(Debug)]
pub struct Map {
    /// Its name.
    pub name: MapName,
    /// The suits printed, or suggested for a fixed layout.
    pub suits: [Suit; CLEARINGS],
    /// Whether the suits are printed on the map.
    pub suits_printed: bool,
    /// Building slots, ruins included.
    pub slots: [u8; CLEARINGS],
    /// Clearings with a ruin at the start.
    pub ruins: Clearings,
    /// Clearings joined by an open path.
    pub paths: [Clearings; CLEARINGS],
    /// Paths that are closed at the start (C.3.2).
    pub closed: Vec<(Clearing, Clearing)>,
    /// Clearings joined by a river.
    pub rivers: [Clearings; CLEARINGS],
    /// The corner diagonally across from a corner.
    pub opposite: [Option<Clearing>; CLEARINGS],
    /// Clearings on the map edge (G.1.4).
    pub edge: Clearings,
    /// Coastal clearings (C.2.3).
    pub coastal: Clearings,
    /// Where the Ferry starts (C.2.1).
    pub ferry: Option<Clearing>,
    /// Where the Tower stands (C.3.1).
    pub tower: Option<Clearing>,
    /// The forests.
    pub forests: Vec<Woods>,
    /// Where clearings are drawn, on a grid of 1000 by 1000.
    pub drawn_at: [(u16, u16); CLEARINGS],
}

/// A forest of a map (2.4.1, C.2.4).
#[derive(Debug)]
pub struct Woods {
    /// The clearings it touches.
    pub clearings: Clearings,
    /// The forests one path away, as bits.
    forests: u16,
    /// Whether it touches the lake.
    pub coastal: bool,
    /// Where it is drawn.
    pub drawn_at: (u16, u16),
}

/// The forests beside one, in order.
type BesideForests = std::iter::Take<std::array::IntoIter<Forest, { Forest::COUNT }>>;

impl Woods {
    fn forests(&self) -> BesideForests {
        let mut beside = [Forest(0); Forest::COUNT];
        let mut count = 0;
        for index in kernel::bits::ones(self.forests.into()) {
            beside[count] = Forest::at(index);
            count += 1;
        }
        beside.into_iter().take(count)
    }
}

/// C.1.1 Raging River. Each stretch of river divides forests like a path; the map's data counts it.
fn raging_river(woods: &Woods) -> BesideForests {
    cite(law::maps::RAGING_RIVER);
    woods.forests()
}

/// C.2.4 Coastal Forests. Each is beside the nearest coastal forest on either hand; the map's data counts it.
fn coastal_forests(woods: &Woods) -> BesideForests {
    if woods.coastal {
        cite(law::maps::COASTAL_FORESTS);
    }
    woods.forests()
}

/// C.3.5 Mountain Forests. Every area that paths enclose is one, closed paths included.
fn mountain_forests(woods: &Woods) -> BesideForests {
    cite(law::maps::MOUNTAIN_FORESTS);
    woods.forests()
}

impl Map {
    /// The corner clearings.
    pub fn corners(&self) -> Clearings {
        Clearing::all().filter(|clearing| self.opposite[clearing.index()].is_some()).collect()
    }

    /// Clearings on a river (11.3.2).
    pub fn river_clearings(&self) -> Clearings {
        Clearing::all().filter(|clearing| !self.rivers[clearing.index()].is_empty()).collect()
    }

    /// 2.4.1 Adjacent Forests. The forests a clearing touches.
    pub fn forests_at(&self, clearing: Clearing) -> impl Iterator<Item = Forest> {
        cite(law::key_terms::ADJACENT_FORESTS);
        let touching = move |&forest: &Forest| self.forests[forest.index()].clearings.has(clearing);
        self.all_forests().filter(touching)
    }

    /// The forests one path away from a forest; what divides forests differs from map to map.
    pub fn forests_beside(&self, forest: Forest) -> BesideForests {
        cite(law::key_terms::ADJACENT_FORESTS);
        let woods = &self.forests[forest.index()];
        match self.name {
            MapName::Autumn => woods.forests(),
            MapName::Winter => raging_river(woods),
            MapName::Lake => coastal_forests(woods),
            MapName::Mountain => mountain_forests(woods),
        }
    }

    /// C.2.2 The Lake. The clearings a river joins to one; the lake joins every coast to every other.
    #[inline]
    pub fn rivers_at(&self, clearing: Clearing) -> Clearings {
        if self.coastal.has(clearing) {
            cite(law::maps::THE_LAKE);
        }
        self.rivers[clearing.index()]
    }

    /// Every forest.
    pub fn all_forests(&self) -> impl Iterator<Item = Forest> + use<> {
        (0..self.forests.len()).map(Forest::at)
    }

    /// Whether a place is on this map.
    pub fn has(&self, place: Place) -> bool {
        match place {
            Place::Clearing(clearing) => clearing.index() < CLEARINGS,
            Place::Forest(forest) => forest.index() < self.forests.len(),
        }
    }

    pub(super) fn read(name: MapName, data: &Data) -> Result<Self, DataError> {
        let file_name = match name {
            MapName::Autumn => "autumn.toml",
            MapName::Winter => "winter.toml",
            MapName::Lake => "lake.toml",
            MapName::Mountain => "mountain.toml",
        };
        let file: MapFile = data.read(file_name)?;
        let refuse = |near: &str, reason: &str| data.error(file_name, near, "id", reason);
        let rows = &file.clearing;
        let in_order = rows.iter().enumerate().all(|(index, row)| usize::from(row.id) == index + 1);
        if rows.len() != CLEARINGS || !in_order {
            return Err(refuse("[[clearing]]", "a map lists its 12 clearings in order"));
        }
        if file.forest.len() > Forest::COUNT {
            return Err(refuse("[[forest]]", "a map has at most 10 forests"));
        }
        let map = Self::lay_out(name, &file);
        map.check().map_err(|(near, reason)| refuse(&near, reason))?;
        Ok(map)
    }

    fn lay_out(name: MapName, file: &MapFile) -> Self {
        let rows = &file.clearing;
        let each =
            |of: &dyn Fn(&ClearingRow) -> Clearings| std::array::from_fn(|index| of(&rows[index]));
        let those = |of: &dyn Fn(&ClearingRow) -> bool| {
            rows.iter().filter(|row| of(row)).map(|row| numbered(row.id)).collect()
        };
        let closed = rows
            .iter()
            .flat_map(|row| row.closed.iter().map(|&to| (numbered(row.id), numbered(to))));
        Self {
            name,
            suits: std::array::from_fn(|index| rows[index].suit),
            suits_printed: file.map.suits == SuitsPrinted::Printed,
            slots: std::array::from_fn(|index| rows[index].slots),
            ruins: those(&|row| row.ruin),
            paths: each(&|row| set(&row.paths)),
            closed: closed.filter(|(from, to)| from < to).collect(),
            rivers: each(&|row| set(&row.rivers)),
            opposite: std::array::from_fn(|index| rows[index].opposite.map(numbered)),
            edge: those(&|row| row.edge),
            coastal: those(&|row| row.coastal),
            ferry: file.map.ferry.map(numbered),
            tower: file.map.tower.map(numbered),
            forests: file.forest.iter().map(Woods::of).collect(),
            drawn_at: std::array::from_fn(|index| (rows[index].x, rows[index].y)),
        }
    }

    /// What joins one way must join the other.
    fn check(&self) -> Result<(), (String, &'static str)> {
        for from in Clearing::all() {
            for joined in [&self.paths, &self.rivers] {
                if joined[from.index()].iter().any(|to| !joined[to.index()].has(from)) {
                    return Err((
                        format!("id = {}", from.0 + 1),
                        "a path or river joins both ways",
                    ));
                }
            }
            if self.slots[from.index()] < u8::from(self.ruins.has(from)) {
                return Err((format!("id = {}", from.0 + 1), "a ruin needs a slot"));
            }
        }
        Ok(())
    }
}

impl Woods {
    fn of(row: &ForestRow) -> Self {
        let forests = row.forests.iter().fold(0, |bits, &forest| bits | 1 << (forest - 1));
        Self {
            clearings: set(&row.clearings),
            forests,
            coastal: row.coastal,
            drawn_at: (row.x, row.y),
        }
    }
}

fn numbered(number: u8) -> Clearing {
    Clearing(number.saturating_sub(1).min(11))
}

fn set(numbers: &[u8]) -> Clearings {
    numbers.iter().map(|&number| numbered(number)).collect()
}
