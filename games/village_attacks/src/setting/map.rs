//! The map of a scenario (V1.2).

use super::records::{Capacity, MapsFile, ZoneKind, ZoneRow};
use crate::law;
use crate::terms::{MapName, ZONES, Zone, Zones, small};
use kernel::{Data, DataError, cite};

const FILE: &str = "maps.toml";
/// Farther than any zone.
pub(crate) const FAR: u8 = u8::MAX;

/// A map: zones, edges and distances.
#[derive(Debug)]
pub struct Map {
    /// Its name.
    pub name: MapName,
    /// The Summoning Chamber, if it has one (V1.3).
    pub chamber: Option<Zone>,
    /// All zones.
    pub zones: Zones,
    /// The corridors.
    pub corridors: Zones,
    kinds: [ZoneKind; ZONES],
    capacity: [u8; ZONES],
    places: [(u16, u16); ZONES],
    adjacent: [Zones; ZONES],
    nearer: [Zones; ZONES],
    ways: [Zones; ZONES],
    within: [[Zones; ZONES]; ZONES],
    distances: [[u8; ZONES]; ZONES],
}

impl Map {
    /// V1.2 Zones.
    /// V1.3 Special Zones.
    /// Reads a map and checks that it hangs together.
    pub(super) fn read(name: MapName, fits: &Capacity, data: &Data) -> Result<Self, DataError> {
        cite(law::frame::ZONES);
        cite(law::frame::SPECIAL_ZONES);
        let file: MapsFile = data.read(FILE)?;
        let wrong = |key: &str, what: String| data.error(FILE, &format!("\"{name}\""), key, what);
        let row = file.map.iter().find(|row| row.id == name);
        let row = row.ok_or_else(|| wrong("id", format!("there is no map {name}")))?;
        let zones: Vec<&ZoneRow> = file.zone.iter().filter(|zone| zone.map == name).collect();
        let in_order = zones.iter().enumerate().all(|(at, zone)| usize::from(zone.number) == at);
        if zones.is_empty() || zones.len() > ZONES || !in_order {
            return Err(wrong(
                "number",
                format!("{name} numbers its zones from 0, at most {ZONES}"),
            ));
        }
        if zones[0].kind != ZoneKind::Heart {
            return Err(wrong("kind", format!("zone 0 of {name} is the Castle Heart")));
        }
        let adjacent =
            adjacency(&zones).map_err(|what| wrong("paths", format!("{name}: {what}")))?;
        let distances = distances(&adjacent, zones.len());
        if distances[0][..zones.len()].contains(&FAR) {
            return Err(wrong("paths", format!("{name}: every zone has a way to the Heart")));
        }
        let chamber = row.chamber.map(Zone);
        if chamber.is_some_and(|zone| zone.index() >= zones.len()) {
            return Err(wrong("chamber", format!("{name} has no such zone")));
        }
        let mut map = Self {
            name,
            chamber,
            zones: (0..small(zones.len())).map(Zone).collect(),
            corridors: Zones::NONE,
            kinds: [ZoneKind::Corridor; ZONES],
            capacity: [0; ZONES],
            places: [(0, 0); ZONES],
            adjacent,
            nearer: [Zones::NONE; ZONES],
            ways: [Zones::NONE; ZONES],
            within: [[Zones::NONE; ZONES]; ZONES],
            distances,
        };
        for row in zones {
            map.lay(row, fits);
        }
        Ok(map)
    }

    fn lay(&mut self, row: &ZoneRow, fits: &Capacity) {
        let zone = Zone(row.number);
        self.kinds[zone.index()] = row.kind;
        self.places[zone.index()] = (row.x, row.y);
        self.capacity[zone.index()] = match row.kind {
            ZoneKind::Heart => fits.heart,
            ZoneKind::Corridor => fits.corridor,
            ZoneKind::SmallRoom => fits.small_room,
            ZoneKind::LargeRoom => fits.large_room,
        };
        if row.kind == ZoneKind::Corridor {
            self.corridors = self.corridors.with(zone);
        }
        let closer = |&next: &Zone| self.to_heart(next) < self.to_heart(zone);
        self.nearer[zone.index()] = self.adjacent(zone).iter().filter(closer).collect();
        let on_the_way = |&other: &Zone| {
            self.distance(zone, other) + self.to_heart(other) == self.to_heart(zone)
        };
        self.ways[zone.index()] = self.zones.iter().filter(on_the_way).collect();
        self.within[zone.index()] = std::array::from_fn(|steps| {
            let is_within = |&other: &Zone| usize::from(self.distance(zone, other)) <= steps;
            self.zones.iter().filter(is_within).collect()
        });
    }

    /// The zones adjacent to a zone.
    #[inline]
    pub const fn adjacent(&self, zone: Zone) -> Zones {
        self.adjacent[zone.index()]
    }

    /// The adjacent zones nearer the Heart.
    #[inline]
    pub const fn nearer(&self, zone: Zone) -> Zones {
        self.nearer[zone.index()]
    }

    /// The distance between two zones.
    #[inline]
    pub const fn distance(&self, from: Zone, to: Zone) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// The distance to the Castle Heart.
    #[inline]
    pub const fn to_heart(&self, zone: Zone) -> u8 {
        self.distances[0][zone.index()]
    }

    /// How many figures fit (V26.1).
    #[inline]
    pub const fn capacity(&self, zone: Zone) -> u8 {
        self.capacity[zone.index()]
    }

    /// What the zone is.
    pub const fn kind(&self, zone: Zone) -> ZoneKind {
        self.kinds[zone.index()]
    }

    /// Where it is drawn, on a grid of 1000 by 1000.
    pub const fn place(&self, zone: Zone) -> (u16, u16) {
        self.places[zone.index()]
    }

    /// The zones on the shortest ways from a zone to the Heart, both included.
    #[inline]
    pub const fn ways(&self, zone: Zone) -> Zones {
        self.ways[zone.index()]
    }

    /// The zones within this many steps, the zone itself included.
    #[inline]
    pub fn within(&self, zone: Zone, steps: u8) -> Zones {
        self.within[zone.index()][usize::from(steps).min(ZONES - 1)]
    }

    /// Those of some zones that are nearest the Heart.
    pub(crate) fn nearest_the_heart(&self, zones: Zones) -> Zones {
        let rings = self.within[0].iter().map(|within| within.and(zones));
        rings.into_iter().find(|near| !near.is_empty()).unwrap_or(Zones::NONE)
    }

    /// Those of some zones that are farthest from the Heart.
    pub(crate) fn farthest_from_the_heart(&self, zones: Zones) -> Zones {
        let mut farthest = zones;
        for within in self.within[0] {
            let beyond = farthest.minus(within);
            if beyond.is_empty() {
                break;
            }
            farthest = beyond;
        }
        farthest
    }

    /// How far the nearest of some zones is.
    #[inline]
    pub fn nearest(&self, from: Zone, zones: Zones) -> Option<u8> {
        if zones.is_empty() {
            return None;
        }
        (0_u8..).take(ZONES).find(|&steps| !self.within(from, steps).and(zones).is_empty())
    }
}

fn adjacency(zones: &[&ZoneRow]) -> Result<[Zones; ZONES], String> {
    let mut adjacent = [Zones::NONE; ZONES];
    for row in zones {
        for &other in &row.paths {
            if usize::from(other) >= zones.len() || other == row.number {
                return Err(format!("zone {} has a path to {other}", row.number));
            }
            adjacent[usize::from(row.number)] = adjacent[usize::from(row.number)].with(Zone(other));
        }
    }
    for row in zones {
        let one_way =
            row.paths.iter().find(|&&to| !adjacent[usize::from(to)].has(Zone(row.number)));
        if let Some(other) = one_way {
            return Err(format!("the path from zone {} to {other} leads one way", row.number));
        }
    }
    Ok(adjacent)
}

fn distances(adjacent: &[Zones; ZONES], count: usize) -> [[u8; ZONES]; ZONES] {
    let mut all = [[FAR; ZONES]; ZONES];
    for (start, from) in all.iter_mut().enumerate().take(count) {
        from[start] = 0;
        let mut edge = Zones::only(Zone(small(start)));
        let mut seen = edge;
        for steps in 1_u8.. {
            let next = edge.iter().fold(Zones::NONE, |set, zone| set.union(adjacent[zone.index()]));
            edge = next.minus(seen);
            if edge.is_empty() {
                break;
            }
            seen = seen.union(edge);
            edge.iter().for_each(|zone| from[zone.index()] = steps);
        }
    }
    all
}
