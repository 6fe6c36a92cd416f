//! The collection of pictures: whole, and in one hand as far as a machine can see.

use kernel::AnyGame;
use render::look::{Picture, all, of};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The largest drawing; covers are larger.
const LARGEST: usize = 3072;
/// The largest cover.
const LARGEST_COVER: usize = 20_000;

/// What a picture may be as wide and as high as: a piece, a vignette, a cover, the frame of a card.
const SHAPES: [(u32, u32); 4] = [(64, 64), (120, 72), (640, 280), (250, 350)];

const ELEMENTS: [&str; 7] = ["svg", "title", "g", "path", "circle", "ellipse", "rect"];

const ATTRIBUTES: [&str; 23] = [
    "xmlns",
    "viewBox",
    "preserveAspectRatio",
    "transform",
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-linejoin",
    "stroke-linecap",
    "opacity",
    "d",
    "x",
    "y",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "width",
    "height",
    "points",
];

#[test]
fn every_file_stands_on_its_shelf() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("look");
    let mut files = BTreeSet::new();
    for shelf in fs::read_dir(folder).expect("the collection") {
        let shelf = shelf.expect("a shelf").path();
        if !shelf.is_dir() {
            continue;
        }
        for file in fs::read_dir(&shelf).expect("a shelf") {
            let file = file.expect("a file").path();
            let on = shelf.file_name().expect("a name").to_string_lossy().replace('_', "-");
            let name = file.file_name().expect("a name").to_string_lossy().into_owned();
            files.insert(format!("{on}/{name}"));
        }
    }
    let named: BTreeSet<_> =
        all().iter().map(|picture| format!("{}/{}.svg", picture.shelf, picture.name)).collect();
    let forgotten: Vec<_> = files.symmetric_difference(&named).collect();
    assert!(forgotten.is_empty(), "{forgotten:?}");
    assert_eq!(named.len(), all().len());
}

#[test]
fn every_drawing_keeps_to_what_a_drawing_may_be() {
    let faults: Vec<String> = all().iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong with a drawing.
fn faults(picture: &Picture) -> Vec<String> {
    let Picture { shelf, name, svg, size, .. } = picture;
    let largest = if *shelf == "covers" { LARGEST_COVER } else { LARGEST };
    let mut faults = Vec::new();
    let mut must = |holds: bool, fault: String| {
        if !holds {
            faults.push(format!("{shelf}/{name}: {fault}"));
        }
    };
    must(svg.len() <= largest, format!("{} bytes", svg.len()));
    must(SHAPES.contains(size), format!("as large as {size:?}"));
    let head =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\"", size.0, size.1);
    must(svg.starts_with(&head) && svg.ends_with("</svg>\n"), "another frame".to_owned());
    must(svg.matches("<title>").count() == 1, "one title".to_owned());
    must(!svg.contains("<title></title>"), "an empty title".to_owned());
    must(!svg.contains("url(") && !svg.contains('&'), "a reference".to_owned());
    for element in svg.split('<').skip(1).filter(|element| !element.starts_with('/')) {
        let tag = element.split([' ', '>', '/']).next().unwrap_or_default();
        must(ELEMENTS.contains(&tag), format!("<{tag}>"));
        for (attribute, value) in attributes(element) {
            must(ATTRIBUTES.contains(&attribute), attribute.to_owned());
            must(is_painted(attribute, value), format!("{attribute}=\"{value}\""));
            must(is_short(attribute, value), format!("{attribute}=\"{value}\""));
        }
    }
    faults
}

/// The attributes of an element, as written.
fn attributes(element: &str) -> impl Iterator<Item = (&str, &str)> {
    let tag = element.split('>').next().unwrap_or_default();
    let mut quoted = tag.split('"');
    std::iter::from_fn(move || {
        let name = quoted.next()?.trim_end_matches('=').rsplit(' ').next()?;
        Some((name, quoted.next()?))
    })
}

/// Whether a colour is no pure black, and varies only with what has a value of its own to fall back on.
fn is_painted(attribute: &str, value: &str) -> bool {
    let is_colour = attribute == "fill" || attribute == "stroke";
    !is_colour
        || !["#000", "#000000", "black"].contains(&value)
            && value.matches("var(").count() == value.matches(",#").count().min(1)
        || value.starts_with("color-mix(")
}

/// Whether numbers have one decimal at most; shares and scales may have two.
fn is_short(attribute: &str, value: &str) -> bool {
    let most = if attribute.ends_with("opacity") || attribute == "transform" { 3 } else { 1 };
    let decimals = value.split('.').skip(1);
    let longest = decimals.map(|rest| rest.bytes().take_while(u8::is_ascii_digit).count()).max();
    attribute == "xmlns" || longest.unwrap_or(0) <= most
}

/// A kind of row of the data and the picture its rows have: the field whose word names it, between what stands before.
type Shown = (&'static str, &'static str, &'static str);

const MONSTER_LANDS: &[Shown] = &[
    ("contract", "id", "mission-"),
    ("dice-mission", "id", "mission-"),
    ("entrance-path", "id", "entrance!"),
    ("equipment", "id", "equipment-"),
    ("equipment", "type", "equipment-type-"),
    ("header", "id", "header!"),
    ("land", "affinity", "affinity-"),
    ("land", "id", "land-"),
    ("loot", "id", ""),
    ("member", "id", "mercenary-"),
    ("mercenary", "id", "mercenary-"),
    ("monster", "id", "monster-"),
    ("novice", "id", "mercenary-"),
    ("panic", "building", "building-"),
    ("panic", "building", "panic-"),
    ("scenario", "id", "scenario-"),
    ("trap", "id", ""),
];

const ROOT: &[Shown] = &[
    ("card", "id", "card-"),
    ("card", "suit", "suit-"),
    ("character", "id", "character-"),
    ("faction", "id", "warrior-"),
    ("item", "id", "item-"),
    ("leader", "id", "leader-"),
    ("map", "id", "map-"),
    ("minister", "id", "minister-"),
    ("mood", "id", "mood-"),
    ("quest", "id", "quest-"),
    ("rank", "id", "rank-"),
    ("waystation", "front", "relic-"),
    ("waystation", "front", "waystation-"),
];

const VILLAGE_ATTACKS: &[Shown] = &[
    ("capability", "id", "capability-"),
    ("card", "id", "spawn-"),
    ("difficulty", "id", "difficulty-"),
    ("event", "id", "event-"),
    ("hero", "id", "hero-"),
    ("hero", "type", "hunter-"),
    ("hero", "type", "type-"),
    ("hero", "type", "yunfakh-"),
    ("map", "id", "map-"),
    ("minion", "id", "minion-"),
    ("monster", "id", "monster-"),
    ("monster", "role", "role-"),
    ("scenario", "goal", "goal-"),
    ("scenario", "id", "scenario-"),
    ("summon", "id", "summon-"),
    ("trap", "id", "trap-"),
    ("zone", "kind", "zone-"),
];

const WONDERFUL_KINGDOM: &[Shown] = &[
    ("advisor", "id", "card-"),
    ("board", "id", "board-"),
    ("calamity", "id", "card-"),
    ("development", "id", "card-"),
    ("development", "type", "type-"),
    ("duchy", "id", "duchy-"),
    ("menace", "id", "card-"),
    ("menace", "set", "set-"),
    ("step", "quest", "quest-"),
    ("step", "quest,step", "step-"),
    ("territory", "kind", "territory-"),
    ("treasure", "id", "card-"),
];

/// Rows that are numbers or places, and have no picture of their own.
const UNSEEN: [&str; 6] = ["affinity", "band", "clearing", "forest", "medals", "track"];

/// Every game, and what shows its rows.
const GAMES: [(&dyn AnyGame, &[Shown]); 4] = [
    (monster_lands::GAME, MONSTER_LANDS),
    (root::GAME, ROOT),
    (village_attacks::GAME, VILLAGE_ATTACKS),
    (wonderful_kingdom::GAME, WONDERFUL_KINGDOM),
];

#[test]
fn every_id_of_the_data_has_a_picture() {
    let missing: Vec<String> =
        GAMES.iter().flat_map(|(game, shown)| missing(*game, shown)).collect();
    assert!(missing.is_empty(), "no picture of: {}", missing.join(", "));
}

/// The pictures that the rows of a game should have and have not.
fn missing(game: &dyn AnyGame, shown: &[Shown]) -> BTreeSet<String> {
    let mut missing = BTreeSet::new();
    let mut idle: BTreeSet<&Shown> = shown.iter().collect();
    for row in game.data().iter().flat_map(|file| rows(file.text)) {
        let kinds: Vec<_> = shown.iter().filter(|shown| shown.0 == row.kind).collect();
        if kinds.is_empty() && row.many && !UNSEEN.contains(&row.kind) {
            missing.insert(format!("{}: what shows a row of {}?", game.name(), row.kind));
        }
        for kind @ (_, fields, before) in kinds {
            let words: Vec<&str> = fields.split(',').filter_map(|field| row.word(field)).collect();
            let name = match before.strip_suffix('!') {
                Some(name) => name.to_owned(),
                None => format!("{before}{}", words.join("-")),
            };
            if words.is_empty() {
                continue;
            }
            idle.remove(kind);
            if of(game.name(), &name).is_none() {
                missing.insert(format!("{}/{name}", game.name()));
            }
        }
    }
    missing.extend(
        idle.iter().map(|(kind, field, _)| format!("{}: no {kind} has a {field}", game.name())),
    );
    missing
}

#[test]
fn the_test_would_notice_a_picture_that_is_missing() {
    let unseen = missing(root::GAME, &[("card", "id", "drawn-"), ("card", "colour", "suit-")]);
    assert!(unseen.contains("root/drawn-ambush-bird"), "{unseen:?}");
    assert!(unseen.contains("root: no card has a colour"));
    assert!(unseen.contains("root: what shows a row of quest?"));
}

/// A table of a data file.
struct Row<'a> {
    kind: &'a str,
    many: bool,
    fields: Vec<(&'a str, &'a str)>,
}

impl<'a> Row<'a> {
    fn word(&self, field: &str) -> Option<&'a str> {
        self.fields.iter().find(|(name, _)| *name == field).map(|&(_, word)| word)
    }
}

/// The tables of a data file and their fields that are a word or a number.
fn rows(text: &str) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    for line in text.lines() {
        if line.starts_with('[') {
            let kind = line.trim_matches(['[', ']']);
            rows.push(Row { kind, many: line.starts_with("[["), fields: Vec::new() });
        } else if let (Some(row), Some((name, word))) = (rows.last_mut(), line.split_once(" = ")) {
            row.fields.push((name, word.trim_matches('"')));
        }
    }
    rows
}

/// Landmarks are words of the rules, and no rows of the data.
#[test]
fn every_landmark_has_a_picture() {
    for landmark in root::terms::Landmark::ALL {
        let name = format!("landmark-{}", landmark.word());
        assert!(of("root", &name).is_some(), "{name}");
    }
}

/// What is in no data file, but on the table.
#[test]
fn what_the_games_count_and_play_with_has_a_picture() {
    let here = |shelf: &str, names: &str| {
        let missing: Vec<_> =
            names.split_whitespace().filter(|name| of(shelf, name).is_none()).collect();
        assert!(missing.is_empty(), "{shelf}: {missing:?}");
    };
    here(
        "monster-lands",
        "die-strength die-magic die-persuasion die-monster gold glory reputation trap defence potion venom trophy \
         panic trap-hidden loot-hidden difficulty-tutorial difficulty-normal difficulty-hard difficulty-cut-throat \
         rank-monster-fodder rank-trainee rank-veteran rank-hero phase-dice-pool phase-deployment phase-adventure \
         phase-clean-up card-back",
    );
    here(
        "root",
        "sawmill workshop recruiter wood keep roost fox-base rabbit-base mouse-base sympathy supporters officer \
         fox-garden rabbit-garden mouse-garden acolyte fox-trade-post rabbit-trade-post mouse-trade-post citadel \
         market tunnel burrow crown plot-bomb plot-snare plot-extortion plot-raid plot-back stronghold mob warlord \
         waystation ruin die die-mob-fox die-uprising-mouse club vault foothold column-recruit column-move \
         column-battle column-build relationship-hostile relationship-indifferent relationship-amiable \
         relationship-friendly relationship-allied service-hand-card service-riverboats service-mercenaries \
         phase-birdsong phase-daylight phase-evening card-loyal-vizier faithful-retainer card-back deck-standard deck-exiles",
    );
    here(
        "village-attacks",
        "die-melee die-ranged die-magic die-defence die-vengeance die-torch die-wild die-blank die-any mark-stunned \
         mark-burning mark-snared mark-pacified status-sunder status-silence status-slow status-burn villager-peasant \
         villager-hunter villager-veteran villager-yunfakh villager-hero troll heart morale day night experience \
         card-back-event card-back-spawn card-back-trap",
    );
    here(
        "wonderful-kingdom",
        "materials population gold exploration krystallium soldier any bonus-trap bonus-spy bonus-destruction \
         bonus-double-move bonus-prison medal-bronze medal-silver medal-gold army-blue army-red points alchemy \
         recycle card-back type-treasure type-calamity",
    );
}
