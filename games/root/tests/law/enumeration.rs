//! What can be done, counted a second time: on hundreds of random positions of the Autumn map the offers must be those a
//! reader finds with the Law, a list of paths and a pencil.

use crate::scene::Look;
use crate::support::{eyrie_birdsong, marquise_acts, phase, within};
use root::frame::Frame;
use root::golden_rules::Frame as Golden;
use root::terms::Faction;
use root::{eyrie, law};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The printed paths of the Autumn map.
const PATHS: [(usize, usize); 18] = [
    (1, 5),
    (1, 9),
    (1, 10),
    (2, 5),
    (2, 6),
    (2, 10),
    (3, 6),
    (3, 7),
    (3, 11),
    (4, 8),
    (4, 9),
    (4, 12),
    (6, 11),
    (7, 8),
    (7, 12),
    (9, 12),
    (10, 12),
    (11, 12),
];

/// Slots that no ruin fills, from clearing 1 on.
const SLOTS: [u8; 12] = [1, 2, 1, 1, 2, 1, 2, 2, 2, 1, 2, 1];

const SUITS: [&str; 12] = [
    "fox", "mouse", "rabbit", "rabbit", "rabbit", "fox", "mouse", "fox", "mouse", "rabbit",
    "mouse", "fox",
];

const ALL: std::ops::RangeInclusive<usize> = 1..=12;

/// Numbers that only have to be many, and the same each time.
struct Numbers(u32);

impl Numbers {
    fn up_to(&mut self, most: u8) -> u8 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u8::try_from((self.0 >> 16) % (u32::from(most) + 1)).expect("it is small")
    }
}

/// The pieces of every clearing, by their names.
#[derive(Debug, Default)]
struct Woods {
    here: BTreeMap<(usize, &'static str), u8>,
}

const BUILDINGS: [(&str, u8); 4] =
    [("sawmill", 6), ("workshop", 6), ("recruiter", 6), ("roost", 7)];

impl Woods {
    fn any(numbers: &mut Numbers, roosts: bool) -> Self {
        let mut woods = Self::default();
        let keep = usize::from(numbers.up_to(3)) + 1;
        woods.here.insert((keep, "keep"), u8::from(numbers.up_to(2) > 0));
        for clearing in ALL {
            for (warrior, all) in
                [("marquise-warrior", 25), ("eyrie-warrior", 20), ("alliance-warrior", 10)]
            {
                let count = if numbers.up_to(1) == 0 { 0 } else { numbers.up_to(3) };
                woods.put(clearing, warrior, count, all);
            }
            woods.put(clearing, "wood", numbers.up_to(2).saturating_sub(1), 8);
            woods.put(clearing, "sympathy", numbers.up_to(3) / 3, 10);
            for _ in 0..numbers.up_to(SLOTS[clearing - 1]) {
                let (building, all) = BUILDINGS[usize::from(numbers.up_to(3))];
                let again = building == "roost" && (!roosts || woods.of("roost", clearing) > 0);
                woods.put(clearing, building, u8::from(!again), all);
            }
        }
        woods
    }

    fn put(&mut self, clearing: usize, piece: &'static str, count: u8, all: u8) {
        let left = all - self.on_map(piece);
        *self.here.entry((clearing, piece)).or_default() += count.min(left);
    }

    fn on_map(&self, piece: &str) -> u8 {
        self.here.iter().filter(|((_, it), _)| *it == piece).map(|(_, count)| count).sum()
    }

    fn of(&self, piece: &'static str, clearing: usize) -> u8 {
        self.here.get(&(clearing, piece)).copied().unwrap_or_default()
    }

    fn words(&self) -> String {
        let mut words = String::new();
        for ((clearing, piece), count) in self.here.iter().filter(|(_, count)| **count > 0) {
            writeln!(words, "c{clearing} {piece} {count}").expect("a text takes words");
        }
        words
    }

    fn might(&self, who: Faction, clearing: usize) -> u8 {
        let own: &[&str] = match who {
            Faction::Marquise => &["marquise-warrior", "sawmill", "workshop", "recruiter"],
            Faction::Eyrie => &["eyrie-warrior", "roost"],
            _ => &["alliance-warrior"],
        };
        own.iter()
            .map(|piece| self.here.get(&(clearing, *piece)).copied().unwrap_or_default())
            .sum()
    }

    /// 2.5, 7.2.2
    fn rules(&self, who: Faction, clearing: usize) -> bool {
        let own = self.might(who, clearing);
        [Faction::Marquise, Faction::Eyrie, Faction::Alliance].into_iter().all(|other| {
            let might = self.might(other, clearing);
            other == who || own > might || who == Faction::Eyrie && own == might && own > 0
        })
    }

    /// 4.2, 4.2.1
    fn moves(&self, who: Faction, warrior: &'static str) -> BTreeSet<String> {
        let pairs = ALL.flat_map(|from| near(from).into_iter().map(move |to| (from, to)));
        let can = |&(from, to): &(usize, usize)| {
            self.of(warrior, from) > 0 && (self.rules(who, from) || self.rules(who, to))
        };
        pairs.filter(can).map(|(from, to)| format!("move c{from} c{to}")).collect()
    }

    fn free(&self, clearing: usize) -> bool {
        let built: u8 = BUILDINGS.iter().map(|(piece, _)| self.of(piece, clearing)).sum();
        built < SLOTS[clearing - 1]
    }

    /// 6.5.4.II: the wood that reaches a clearing through ruled clearings.
    fn wood(&self, site: usize) -> u8 {
        let (mut seen, mut open) = (BTreeSet::from([site]), vec![site]);
        while let Some(here) = open.pop() {
            for next in near(here) {
                if self.rules(Faction::Marquise, next) && seen.insert(next) {
                    open.push(next);
                }
            }
        }
        seen.into_iter().map(|clearing| self.of("wood", clearing)).sum()
    }
}

fn near(clearing: usize) -> Vec<usize> {
    let one = PATHS.iter().filter(|path| path.0 == clearing).map(|path| path.1);
    let other = PATHS.iter().filter(|path| path.1 == clearing).map(|path| path.0);
    one.chain(other).collect()
}

fn clearings(found: impl Iterator<Item = usize>) -> BTreeSet<String> {
    found.map(|clearing| format!("in c{clearing}")).collect()
}

/// The offers that begin so.
fn offered(game: &crate::support::Question, word: &str) -> BTreeSet<String> {
    game.offers().into_iter().filter(|offer| offer.starts_with(word)).collect()
}

#[test]
fn a_march_goes_where_the_law_lets_it() {
    let mut numbers = Numbers(11);
    let mut counted = 0;
    for _ in 0..150 {
        let woods = Woods::any(&mut numbers, true);
        let expected = woods.moves(Faction::Marquise, "marquise-warrior");
        if expected.len() < 2 {
            continue;
        }
        let game = marquise_acts(3, &woods.words()).plays("do march");
        assert_eq!(offered(&game, "move"), expected, "{}", woods.words());
        game.proves(law::key_actions::RULE_REQUIRED);
        counted += 1;
    }
    assert!(counted > 30, "only {counted}");
}

#[test]
fn the_decree_moves_builds_and_recruits_where_the_law_lets_it() {
    let mut numbers = Numbers(23);
    let mut counted = 0;
    for round in 0..150 {
        let woods = Woods::any(&mut numbers, true);
        let placeable = |clearing: &usize| woods.of("keep", *clearing) == 0;
        let (frame, word, expected) = match round % 3 {
            0 => (
                eyrie::Frame::Move(root::terms::Suit::Bird),
                "move",
                woods.moves(Faction::Eyrie, "eyrie-warrior"),
            ),
            1 => {
                let site = |clearing: &usize| {
                    woods.rules(Faction::Eyrie, *clearing)
                        && woods.free(*clearing)
                        && woods.of("roost", *clearing) == 0
                        && SUITS[clearing - 1] == "mouse"
                };
                let sites = ALL.filter(site).filter(placeable);
                (eyrie::Frame::Build(root::terms::Suit::Mouse), "in", clearings(sites))
            }
            _ => {
                let roost = |clearing: &usize| woods.of("roost", *clearing) > 0;
                let sites = ALL.filter(roost).filter(placeable);
                (eyrie::Frame::Recruit(root::terms::Suit::Bird), "in", clearings(sites))
            }
        };
        if expected.len() < 2 {
            continue;
        }
        let frames = [Frame::Golden(Golden::EndOfTurn), Frame::Eyrie(frame)];
        let words = format!(
            "
            turn eyrie
            leader builder
            {}
        ",
            woods.words()
        );
        let game = within(&[], &words, &frames);
        assert_eq!(offered(&game, word), expected, "{}", woods.words());
        counted += 1;
    }
    assert!(counted > 30, "only {counted}");
}

#[test]
fn buildings_rise_where_ruled_wood_reaches() {
    let costs = [0, 1, 2, 3, 3, 4];
    let mut numbers = Numbers(37);
    let mut counted = 0;
    for _ in 0..200 {
        let woods = Woods::any(&mut numbers, true);
        let next = usize::from(woods.on_map("sawmill"));
        let Some(&cost) = costs.get(next) else { continue };
        let site = |clearing: &usize| {
            woods.rules(Faction::Marquise, *clearing)
                && woods.free(*clearing)
                && woods.wood(*clearing) >= cost
        };
        let expected = clearings(ALL.filter(site));
        if expected.len() < 2 {
            continue;
        }
        let game = marquise_acts(3, &woods.words()).plays("do build");
        let game = if game.offers().contains(&"piece sawmill".to_owned()) {
            game.plays("piece sawmill")
        } else {
            game
        };
        assert_eq!(offered(&game, "in"), expected, "cost {cost}\n{}", woods.words());
        game.proves(law::marquise::CHOOSE_CLEARING_AND_BUILDING);
        counted += 1;
    }
    assert!(counted > 30, "only {counted}");
}

#[test]
fn sympathy_spreads_where_supporters_suffice() {
    let costs = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
    let mut numbers = Numbers(41);
    let mut counted = 0;
    for _ in 0..150 {
        let woods = Woods::any(&mut numbers, true);
        let Some(&printed) = costs.get(usize::from(woods.on_map("sympathy"))) else { continue };
        let none = woods.on_map("sympathy") == 0;
        let site = |clearing: &usize| {
            let there = |piece| woods.of(piece, *clearing);
            let martial = there("marquise-warrior") >= 3 || there("eyrie-warrior") >= 3;
            let reached =
                none || near(*clearing).iter().any(|&next| woods.of("sympathy", next) > 0);
            // Three fox supporters, a rabbit and a bird.
            let supporters = ["fox", "rabbit", "mouse"].iter().zip([4, 2, 1]);
            let mut own = supporters.filter(|(suit, _)| **suit == SUITS[clearing - 1]);
            let own = own.next().map_or(0, |(_, count)| count);
            there("sympathy") == 0
                && there("keep") == 0
                && reached
                && own >= printed + u8::from(martial)
        };
        let expected = clearings(ALL.filter(site));
        if expected.is_empty() {
            continue;
        }
        let supporters = "supporters anvil foxfolk-steel travel-gear-fox bake-sale armorers";
        let words = format!(
            "
            turn alliance
            {supporters}
            {}
        ",
            woods.words()
        );
        let frames =
            [Frame::Golden(Golden::EndOfTurn), root::alliance::Frame::SpreadSympathy.into()];
        let game = within(&[], &words, &frames);
        assert_eq!(offered(&game, "in"), expected, "{}", woods.words());
        game.proves(law::alliance::SPREAD_CHOOSE_CLEARING);
        counted += 1;
    }
    assert!(counted > 30, "only {counted}");
}

#[test]
fn a_new_roost_finds_the_emptiest_clearing_with_room() {
    let mut numbers = Numbers(53);
    let mut counted = 0;
    for _ in 0..150 {
        let woods = Woods::any(&mut numbers, false);
        let warriors = |clearing: usize| -> u8 {
            ["marquise-warrior", "eyrie-warrior", "alliance-warrior"]
                .map(|piece| woods.of(piece, clearing))
                .iter()
                .sum()
        };
        let room = |clearing: &usize| woods.free(*clearing) && woods.of("keep", *clearing) == 0;
        let fewest = ALL.filter(room).map(warriors).min();
        let sites = ALL.filter(room).filter(|&clearing| Some(warriors(clearing)) == fewest);
        let expected = clearings(sites);
        if expected.len() < 2 {
            continue;
        }
        let words = format!(
            "
            leader despot
            hand eyrie anvil
            {}
        ",
            woods.words()
        );
        let game = eyrie_birdsong(&words).plays("column move; card anvil");
        assert_eq!(offered(&game, "in"), expected, "{}", woods.words());
        game.proves(law::eyrie::A_NEW_ROOST);
        counted += 1;
    }
    assert!(counted > 30, "only {counted}");
}

#[test]
fn a_royal_claim_counts_what_a_reader_counts() {
    let mut numbers = Numbers(61);
    for _ in 0..100 {
        let woods = Woods::any(&mut numbers, true);
        let ruled = ALL.filter(|&clearing| woods.rules(Faction::Alliance, clearing)).count();
        let words = format!(
            "
            turn alliance
            crafted alliance royal-claim
            {}
        ",
            woods.words()
        );
        let game = phase(&[], &words, Golden::Birdsong).plays("use royal-claim");
        assert_eq!(usize::from(game.score(Faction::Alliance)), ruled, "{}", woods.words());
    }
}
