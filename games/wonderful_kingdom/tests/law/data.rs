//! The data: what is printed on the components, and how bad data is refused.

use kernel::game::SetError;
use kernel::{Data, Game, Options};
use proof::scenario::setting;
use wonderful_kingdom::setting::faces::{Face, Kind};
use wonderful_kingdom::terms::{Board, Resource, Space, Territory, Type};
use wonderful_kingdom::{Setting, WonderfulKingdom};

fn base() -> std::sync::Arc<Setting> {
    setting::<WonderfulKingdom>([("module", "none"), ("legends", "off")])
}

#[test]
fn seventy_developments_of_four_types() {
    let setting = base();
    let counts = Type::ALL.map(|of| setting.faces.of_type[of.index()].len());
    assert_eq!(counts, [24, 18, 16, 12]);
    assert_eq!((setting.faces.treasures.len(), setting.faces.calamities.len()), (10, 8));
}

#[test]
fn the_deck_has_the_printed_totals() {
    let setting = base();
    let cards = || setting.faces.developments.iter().map(|card| setting.faces.face(card));
    let made = Resource::ALL
        .map(|of| cards().map(|face| u32::from(face.production[of.index()])).sum::<u32>());
    assert_eq!(made, [13, 21, 24, 26]);
    let spaces = [
        Space::Materials,
        Space::Population,
        Space::Gold,
        Space::Exploration,
        Space::Krystallium,
        Space::Soldier,
    ]
    .map(|of| cards().map(|face| face.spaces.of[of.index()].count_ones()).sum::<u32>());
    assert_eq!(spaces, [104, 76, 53, 50, 3, 3]);
    assert_eq!(cards().map(|face| u32::from(face.soldiers)).sum::<u32>(), 28);
}

/// Cost less benefit, in hundredths of a Materials cube.
fn residual(face: &Face) -> i32 {
    let spaces = |of: Space| face.spaces.of[of.index()].count_ones().cast_signed();
    let cost = 100 * spaces(Space::Materials)
        + 110 * spaces(Space::Population)
        + 130 * spaces(Space::Gold)
        + 140 * spaces(Space::Exploration)
        + 200 * spaces(Space::Krystallium)
        + 180 * spaces(Space::Soldier);
    let made = |of: Resource| i32::from(face.production[of.index()]);
    let production = 50 * made(Resource::Materials)
        + 100 * made(Resource::Population)
        + 115 * made(Resource::Gold)
        + 125 * made(Resource::Exploration);
    let per = match face.produces_per {
        Some((Resource::Materials, _)) => 210,
        Some((Resource::Exploration, _)) => 240,
        Some((Resource::Gold, _)) => 230,
        Some((Resource::Population, _)) | None => 0,
    };
    let combo = face.points_per.map_or(0, |(points, of)| {
        i32::from(points)
            * if of == Type::Structure {
                220
            } else if of == Type::Discovery {
                160
            } else {
                200
            }
    });
    let bonus = 100 * i32::from(face.soldiers) + 140 * i32::from(face.krystallium);
    cost - (120 + production + per + 62 * i32::from(face.points) + combo + bonus)
}

#[test]
fn every_development_lies_on_the_cost_curve() {
    let setting = setting::<WonderfulKingdom>([("module", "none")]);
    for card in setting.faces.developments {
        let face = setting.faces.face(card);
        assert!(matches!(face.kind, Kind::Development(_)));
        let residual = residual(face);
        assert!(residual.abs() <= 100, "{}: {residual}", face.name);
    }
}

#[test]
fn boards_are_connected_and_those_for_two_are_the_same_from_both_sides() {
    for board in Board::ALL {
        let seats = if matches!(board, Board::C1 | Board::C2) { "1" } else { "2" };
        let options = [("module", "conquest"), ("board", board.word()), ("seats", seats)];
        let setting = setting::<WonderfulKingdom>(options);
        let map = setting.board();
        let mut reached = wonderful_kingdom::terms::Territories::only(Territory::Bc);
        for _ in 0..Territory::COUNT {
            reached = reached.iter().fold(reached, |all, at| all.union(map.borders[at.index()]));
        }
        assert_eq!(reached, map.territories, "{board} is connected");
        if seats == "2" {
            let points = |side: usize| {
                let mut all: Vec<u8> =
                    map.territories.iter().map(|at| map.points[at.index()][side]).collect();
                all.sort_unstable();
                all
            };
            assert_eq!(points(0), points(1), "{board} is fair");
        }
    }
}

#[test]
fn bad_data_is_refused_with_file_line_and_key() {
    let options = Options::accept(WonderfulKingdom::options(), [("module", "none")]).unwrap();
    let refused = |file: &str, from: &str, to: &str| {
        let mut data = Data::embedded(WonderfulKingdom::data());
        let text = WonderfulKingdom::data().iter().find(|it| it.name == file).unwrap().text;
        assert!(text.contains(from), "{from} in {file}");
        data.replace(file, text.replacen(from, to, 1)).unwrap();
        match WonderfulKingdom::set(&options, &data) {
            Err(SetError::Data(error)) => (error.file, error.line, error.key.unwrap_or_default()),
            other => panic!("{file} was taken: {other:?}"),
        }
    };
    let file = "developments.toml";
    assert_eq!(refused(file, "copies = 4", "copies = 400"), (file.into(), 10, "copies".into()));
    assert_eq!(refused(file, "\"hamlet\"", "\"hut\""), (file.into(), 8, "id".into()));
    assert_eq!(
        refused(file, "cost = { materials = 2 }", "cost = { materials = 17 }"),
        (file.into(), 11, "cost".into())
    );
    assert_eq!(refused(file, "recycle", "recycles").2, "recycles");
    assert_eq!(refused("duchies.toml", "side = \"a\"", "side = \"b\"").2, "side");
    assert_eq!(refused("numbers.toml", "alchemy = 5\n", "").2, "alchemy");
}
