//! M21, M25 and M27 counted a second time, slowly and by name: hundreds of random battles, conquests and Missions must end
//! as the sentences of the books say.

use super::{adventure, total};
use crate::{Scenario, play_area};
use monster_lands::Question;
use monster_lands::adventure::Question as Asked;
use monster_lands::position::Aim;
use monster_lands::setting::MonsterCard;
use monster_lands::terms::{Land, Mercenary, Monster};

/// Numbers that only have to be many, and the same each time.
struct Numbers(u32);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        usize::try_from(self.0 >> 16).expect("sixteen bits") % n
    }

    fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }

    fn dice(&mut self, count: usize) -> Vec<u32> {
        (0..count).map(|_| self.one_of(&[1, 2, 3, 4, 5, 6])).collect()
    }
}

/// A Mercenary on a Path with all that may touch its dice; what is empty is not there.
struct Kit {
    mercenary: &'static str,
    equipment: [&'static str; 3],
    traps: Vec<&'static str>,
    loot: &'static str,
    venoms: i32,
    strength: Vec<u32>,
    magic: Vec<u32>,
}

/// Those of whom something is added, and others.
const MERCENARIES: [&str; 14] = [
    "tortock", "torko", "poissen", "naiala", "taroa", "timbulu", "frunks", "geas", "jaruna",
    "puargh", "lusara", "karunna", "ginova", "wondou",
];

const TRAPS: [&str; 14] = [
    "trap-s1", "trap-s2", "trap-s3", "trap-m1", "trap-m2", "trap-m3", "trap-ps1", "trap-ps2",
    "trap-ps3", "trap-pm1", "trap-pm2", "trap-f4", "trap-f6", "trap-f8",
];

impl Kit {
    /// A random one with at most this many Traps; on a Mission there are neither Traps nor Venoms.
    fn any(numbers: &mut Numbers, aim: Aim) -> Self {
        let tokens = if aim == Aim::Mission { 0 } else { 2 };
        let mut traps: Vec<&str> = vec![];
        for _ in 0..numbers.below(tokens + 1) {
            let trap = numbers.one_of(&TRAPS);
            if !traps.contains(&trap) {
                traps.push(trap);
            }
        }
        let on_traps = |brings: [&str; 3]| -> usize {
            (1..=3).zip(brings).filter(|(_, trap)| traps.contains(trap)).map(|(dice, _)| dice).sum()
        };
        let strength = 1 + numbers.below(2) + on_traps(["trap-s1", "trap-s2", "trap-s3"]);
        let magic = numbers.below(3) + on_traps(["trap-m1", "trap-m2", "trap-m3"]);
        Self {
            mercenary: numbers.one_of(&MERCENARIES),
            equipment: [
                numbers.one_of(&["", "krakhen", "pugnor", "slyzor"]),
                numbers.one_of(&["", "noxx", "slham"]),
                numbers.one_of(&["", "mortis", "kedavra", "tergeo"]),
            ],
            loot: numbers.one_of(&["", "", "loot-s-plus2", "loot-m-plus2", "loot-elim6"]),
            venoms: if tokens == 0 { 0 } else { numbers.one_of(&[0, 1, 2]) },
            strength: numbers.dice(strength),
            magic: numbers.dice(magic),
            traps,
        }
    }

    /// The seat that owns it: an Initial member its own, anybody else seat 1.
    fn seat(&self) -> u8 {
        match self.mercenary {
            "frunks" => 0,
            "poissen" | "timbulu" => 2,
            _ => 1,
        }
    }

    fn has(&self, name: &str) -> bool {
        self.mercenary == name
            || self.loot == name
            || self.equipment.contains(&name)
            || self.traps.contains(&name)
    }

    /// The sum of what is there of these.
    fn sum(&self, worth: &[(&str, i32)]) -> i32 {
        worth.iter().filter(|(name, _)| self.has(name)).map(|(_, worth)| worth).sum()
    }

    /// The dice with what is added to each, never less than nothing.
    fn count(&self, strength: i32, magic: i32) -> i32 {
        let sum = |dice: &[u32], bonus: i32| -> i32 {
            dice.iter().map(|&die| (i32::try_from(die).expect("a face") + bonus).max(0)).sum()
        };
        sum(&self.strength, strength) + sum(&self.magic, magic)
    }

    /// What is added to each die wherever it is rolled.
    fn bonuses(&self) -> (i32, i32) {
        let strength =
            [("taroa", 1), ("timbulu", 1), ("pugnor", 1), ("trap-ps1", 1), ("trap-ps2", 2)];
        let magic = [("frunks", 1), ("mortis", 1), ("trap-pm1", 1), ("trap-pm2", 2)];
        (
            self.sum(&strength) + self.sum(&[("trap-ps3", 3), ("loot-s-plus2", 2)]),
            self.sum(&magic) + self.sum(&[("loot-m-plus2", 2)]),
        )
    }

    fn words(&self, path: &str) -> String {
        let (seat, who) = (self.seat(), self.mercenary);
        let is_there = ["frunks", "poissen", "timbulu", "tortock"].contains(&who);
        let member = if is_there { String::new() } else { format!("{seat} member {who}") };
        let carries = |card: &&str| format!("{seat} carries {who}:{card}");
        let cards = self.equipment.iter().filter(|card| !card.is_empty()).map(carries);
        let loot =
            if self.loot.is_empty() { String::new() } else { format!("{seat} loot {}", self.loot) };
        let traps = if self.traps.is_empty() {
            String::new()
        } else {
            format!("traps {}", self.traps.join(","))
        };
        let (dice, venoms) = (self.deployed(), self.venoms);
        let lies = format!("path {path} {who} dice {dice} defence 30 venoms {venoms} {traps}");
        let lines: Vec<String> = [member, loot].into_iter().chain(cards).chain([lies]).collect();
        lines.join("\n")
    }

    /// The dice of the Path itself: those on Traps come with them.
    fn deployed(&self) -> String {
        let own = |dice: &[u32], traps: [&str; 3], letter: &'static str| {
            let brought =
                (1..=3).zip(traps).filter(|(_, trap)| self.has(trap)).map(|(dice, _)| dice);
            vec![letter; dice.len() - brought.sum::<usize>()]
        };
        let strength = own(&self.strength, ["trap-s1", "trap-s2", "trap-s3"], "s");
        let magic = own(&self.magic, ["trap-m1", "trap-m2", "trap-m3"], "m");
        [strength, magic].concat().join(",")
    }

    /// M25.1, M25.2, M25.8: what it comes to against a Monster, with the damage of the Paths to its left.
    fn against(&self, monster: Monster, damage: i32) -> Sums {
        let (mut strength, mut magic) = self.bonuses();
        strength += self.sum(&[("slyzor", 1)]);
        match monster {
            Monster::Caribdis => strength -= self.sum(&[("pugnor", 1), ("slyzor", 1)]),
            Monster::Moldo => strength -= 1,
            Monster::Krushus => magic -= 1,
            _ => {}
        }
        let flat = self.sum(&[("trap-f4", 4), ("trap-f6", 6), ("trap-f8", 8)]);
        let venoms = if monster == Monster::Gator { 0 } else { self.venoms };
        let total = damage + self.count(strength, magic) + flat + 2 * venoms;
        let traps = if monster == Monster::Turfus { 2 } else { 1 };
        Sums {
            total,
            elimination: total + self.sum(&[("poissen", 2), ("naiala", 3), ("loot-elim6", 6)]),
            capture: total + self.sum(&[("tortock", 1), ("torko", 3)]),
            may_capture: self.has("jaruna") || self.traps.len() >= traps,
        }
    }

    /// M27.2: what it comes to against a Land.
    fn against_the_land(&self) -> i32 {
        let (strength, magic) = self.bonuses();
        let magic = magic + self.sum(&[("kedavra", 2)]);
        self.count(strength, magic) + self.sum(&[("geas", 3)]) + 2 * self.venoms
    }
}

/// What a roll against a Monster comes to.
struct Sums {
    total: i32,
    elimination: i32,
    capture: i32,
    may_capture: bool,
}

impl Sums {
    /// The Glory, Gold and Trophy cards of the Mercenary, or nothing if the Monster is still there.
    fn reward(&self, kit: &Kit, card: &MonsterCard) -> Option<(u8, u16, usize)> {
        if self.elimination >= card.elimination_value.into() {
            Some((card.elimination.glory, 0, 1))
        } else if self.capture >= card.capture_value.into() && self.may_capture {
            let glory = card.capture.glory + u8::from(kit.has("puargh"));
            Some((glory, card.capture.gold.into(), 0))
        } else {
            None
        }
    }
}

/// Whose roll it is.
fn attacker(game: &Scenario) -> Option<Mercenary> {
    match game.question() {
        Question::Adventure(Asked::Attack(who, ..) | Asked::Conquest(who, ..)) => Some(who),
        _ => None,
    }
}

/// What is answered, the first that is offered: every hit is cancelled, everything is used, all dice are rolled.
const ORDER: [&str; 9] = [
    "brace",
    "block talent",
    "block token",
    "use",
    "roll all",
    "roll s",
    "roll m",
    "venom",
    "stop",
];

/// Plays the Paths of these to their end, their dice as written.
fn fight(kits: &[Kit], mut game: Scenario) -> Scenario {
    let mut rolled = vec![];
    while !game.table().asks().is_empty() {
        let offers = game.offers();
        let fits = |offer: &str, word: &str| {
            offer == word || word == "use" && offer.starts_with("use loot")
        };
        let next = ORDER.iter().find_map(|word| offers.iter().find(|offer| fits(offer, word)));
        let Some(next) = next else { break };
        let kit =
            kits.iter().find(|kit| attacker(&game).is_some_and(|who| who.word() == kit.mercenary));
        let kit = kit.filter(|kit| next.starts_with("roll") && !rolled.contains(&kit.mercenary));
        if let Some(kit) = kit {
            rolled.push(kit.mercenary);
            game = game.chances(kit.strength.iter().chain(&kit.magic).copied());
        }
        game = game.plays(next);
    }
    game
}

#[test]
fn an_attack_ends_as_the_books_count_it() {
    let mut numbers = Numbers(7);
    let mut ends = [0; 3];
    for _ in 0..300 {
        let kit = [Kit::any(&mut numbers, Aim::Monster)];
        let monster = numbers.one_of(&Monster::ALL);
        let words = format!(
            "
            land a kyzhul 1a
            monster a {monster}
            {}
        ",
            kit[0].words("a4")
        );
        let game = fight(&kit, adventure(&words));
        let sums = kit[0].against(monster, 0);
        let reward = sums.reward(&kit[0], game.setting().monster(monster));
        let clan = play_area(&game, kit[0].seat());
        let got = (clan.glory - 5, clan.gold, clan.trophies.len());
        assert_eq!(got, reward.unwrap_or_default(), "{words}\n{}", game.story());
        if reward.is_none() {
            let told = format!("the damage so far is {}.", sums.total);
            assert!(game.story().contains(&told), "{told} {words}\n{}", game.story());
        }
        ends[reward.map_or(2, |(.., trophies)| 1 - trophies)] += 1;
    }
    assert!(ends.iter().all(|&times| times > 10), "eliminated, captured, failed: {ends:?}");
}

#[test]
fn two_mercenaries_end_as_the_books_count_them() {
    // The damage of the first helps the second; if the first wins, the second conquers.
    let mut numbers = Numbers(17);
    let mut ends = [0; 4];
    for _ in 0..300 {
        let mut kits = [0; 2].map(|_| Kit::any(&mut numbers, Aim::Monster));
        for kit in &mut kits {
            kit.loot = "";
        }
        let [first, second] = &kits;
        let shares = first.traps.iter().any(|trap| second.traps.contains(trap));
        if first.mercenary == second.mercenary || kits.iter().any(|kit| kit.has("ginova")) || shares
        {
            continue;
        }
        let (monster, land) = (numbers.one_of(&Monster::ALL), numbers.one_of(&Land::ALL));
        let (left, right) = (first.words("a2"), second.words("a4"));
        let words = format!(
            "
            land a {land} 2b
            monster a {monster}
            {left}
            {right}
        "
        );
        let game = fight(&kits, adventure(&words));
        let (card, place) = (game.setting().monster(monster), game.setting().land(land));
        let sums = first.against(monster, 0);
        let won = sums.reward(first, card);
        let then = match won {
            Some(_) if second.against_the_land() >= place.conquest_value.into() => {
                Some((place.glory, 0, 0))
            }
            Some(_) => None,
            None => second.against(monster, sums.total).reward(second, card),
        };
        let seats = [(first.seat(), won), (second.seat(), then)];
        for (seat, _) in seats {
            let own =
                seats.iter().filter(|(other, _)| *other == seat).filter_map(|(_, reward)| *reward);
            let due =
                own.fold((5, 0, 0), |all, more| (all.0 + more.0, all.1 + more.1, all.2 + more.2));
            let clan = play_area(&game, seat);
            assert_eq!(
                (clan.glory, clan.gold, clan.trophies.len()),
                due,
                "{words}\n{}",
                game.story()
            );
        }
        ends[usize::from(won.is_none()) * 2 + usize::from(then.is_none())] += 1;
    }
    assert!(
        ends.iter().all(|&times| times > 5),
        "won and conquered, won, second, nobody: {ends:?}"
    );
}

#[test]
fn a_conquest_ends_as_the_books_count_it() {
    let mut numbers = Numbers(11);
    for _ in 0..300 {
        let kit = [Kit::any(&mut numbers, Aim::Land)];
        let land = numbers.one_of(&Land::ALL);
        // Without a Monster it is a conquest at once.
        let words = format!(
            "
            land a {land} 1a
            {}
        ",
            kit[0].words("a4")
        );
        let game = fight(&kit, adventure(&words));
        let card = *game.setting().land(land);
        let sum = kit[0].against_the_land();
        let clan = play_area(&game, kit[0].seat());
        let glory = if sum >= card.conquest_value.into() { card.glory } else { 0 };
        assert_eq!(clan.glory - 5, glory, "{sum}: {words}\n{}", game.story());
    }
}

#[test]
fn a_mission_ends_as_the_books_count_it() {
    let mut numbers = Numbers(13);
    for _ in 0..200 {
        let kits = [Kit::any(&mut numbers, Aim::Mission)];
        let [kit] = &kits;
        // Dice Mission 8: 9 to reach, 3 Glory, or 1 lost.
        let words = format!(
            "
            mission a 8
            {}
        ",
            kit.words("mission-a-left")
        );
        let game = adventure(&words).chances(kit.strength.iter().chain(&kit.magic).copied());
        let game = fight(&kits, game);
        let (strength, magic) = kit.bonuses();
        let sum = kit.count(strength, magic);
        let glory = if sum >= 9 { 8 } else { 4 };
        assert_eq!(play_area(&game, kit.seat()).glory, glory, "{sum}: {words}\n{}", game.story());
        assert!(i32::from(total(&game)) <= sum, "what is not needed may be spared");
    }
}
