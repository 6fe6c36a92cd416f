//! 4.3 counted a second time, slowly and by name: hundreds of random battles must end as the sentences of the Law say.

use crate::scene::{c, four, seat};
use proof::Scenario;
use root::fact::Fact;
use root::frame::Frame;
use root::key_actions::battle::Frame as Battle;
use root::terms::Faction;
use root::vagabond::Fact as Wandering;
use root::vagabond::items::Task;
use root::{Root, law};

/// Numbers that only have to be many, and the same each time.
struct Numbers(u32);

impl Numbers {
    fn up_to(&mut self, most: u8) -> u8 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u8::try_from((self.0 >> 16) % (u32::from(most) + 1)).expect("it is small")
    }

    fn coin(&mut self) -> bool {
        self.up_to(1) == 1
    }

    fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        let last = u8::try_from(things.len() - 1).expect("they are few");
        things[usize::from(self.up_to(last))]
    }
}

/// What one side brings to the battle.
#[derive(Debug)]
struct Army {
    faction: Faction,
    /// Warriors; a Vagabond's undamaged swords.
    strength: u8,
    /// Buildings and tokens; a Vagabond's other undamaged items.
    rest: u8,
    ambush: bool,
    armorers: bool,
    /// Sappers in defence, Brutal Tactics in attack.
    extra: bool,
}

impl Army {
    fn any(numbers: &mut Numbers, faction: Faction) -> Self {
        let rest = match faction {
            Faction::Eyrie => numbers.up_to(1),
            Faction::Alliance => numbers.up_to(2),
            _ => numbers.up_to(3),
        };
        Self {
            faction,
            strength: numbers.up_to(4),
            rest,
            ambush: numbers.up_to(2) == 0,
            armorers: numbers.up_to(2) == 0,
            extra: numbers.up_to(2) == 0,
        }
    }

    fn is_vagabond(&self) -> bool {
        self.faction == Faction::Vagabond
    }

    /// What lies in clearing 8 and on the board.
    fn words(&self, extra: &str, ambush: &str) -> String {
        let who = self.faction;
        let times = |name: &str, count: u8| format!(" {name}").repeat(count.into());
        let rest = usize::from(self.rest);
        let pieces = match who {
            Faction::Marquise => ["", " sawmill", " sawmill wood", " sawmill wood wood"][rest],
            Faction::Eyrie => ["", " roost"][rest],
            Faction::Alliance => ["", " sympathy", " sympathy fox-base"][rest],
            _ => "",
        };
        let here = if self.is_vagabond() {
            let items = format!("{}{}", times("sword", self.strength), times("boot", self.rest));
            format!(
                "
                pawn vagabond c8
                has vagabond{items} tea:damaged
            "
            )
        } else {
            format!("c8{}{pieces}", times(&format!("{who}-warrior"), self.strength))
        };
        let held = if self.ambush { format!("hand {who} {ambush}") } else { String::new() };
        let armor = if self.armorers { " armorers" } else { "" };
        let extra = if self.extra { extra } else { "" };
        // What follows goes on in its last line.
        format!("{here}\n{held}\ncrafted {who}{armor}{extra}")
    }

    /// Takes hits, warriors first; says how many warriors and how many others went.
    fn takes(&mut self, hits: u8) -> (u8, u8) {
        if self.is_vagabond() {
            // Which items a test does not care: swords last, as the answers below choose.
            let others = hits.min(self.rest);
            let swords = (hits - others).min(self.strength);
            self.rest -= others;
            self.strength -= swords;
            return (0, others + swords);
        }
        let warriors = hits.min(self.strength);
        let others = (hits - warriors).min(self.rest);
        self.strength -= warriors;
        self.rest -= others;
        (warriors, others)
    }
}

/// What came of it: losses and points of attacker and defender.
#[derive(Debug, PartialEq, Eq, Default)]
struct Count {
    lost: [u8; 2],
    points: [u8; 2],
}

/// A battle as the Law tells it.
struct Told {
    armies: [Army; 2],
    dice: [u8; 2],
    leader: &'static str,
    hostile: bool,
    despot: bool,
    count: Count,
}

impl Told {
    /// 4.3.4, 3.2.1, 7.8.4, 9.2.9.III: one side takes hits of the other, who scores.
    fn deal(&mut self, to: usize, hits: u8) {
        let from = 1 - to;
        let (warriors, others) = self.armies[to].takes(hits);
        self.count.lost[to] += warriors + others;
        if self.armies[to].is_vagabond() {
            return;
        }
        self.count.points[from] += others;
        let by = &self.armies[from];
        if by.faction == Faction::Eyrie && self.leader == "despot" && others > 0 && !self.despot {
            self.despot = true;
            self.count.points[from] += 1;
        }
        // Infamy, in the turn of the Vagabond, who attacks.
        if by.is_vagabond() && from == 0 {
            let first = u8::from(!self.hostile && warriors > 0);
            self.hostile |= warriors > 0;
            if self.hostile {
                self.count.points[0] += warriors + others - first;
            }
        }
    }

    /// The count, and whether dice were rolled.
    fn tell(mut self, scouting: bool) -> (Count, bool) {
        if self.armies[1].ambush && !scouting && !self.armies[0].ambush {
            self.deal(0, 2);
            if self.armies[0].strength == 0 && !self.armies[0].is_vagabond() {
                return (self.count, false);
            }
        }
        let [one, two] = self.dice;
        let (high, low) = (one.max(two), one.min(two));
        let guerrillas = self.armies[1].faction == Faction::Alliance;
        let rolled = if guerrillas { [low, high] } else { [high, low] };
        let [attacker, defender] = &self.armies;
        let rolled = [rolled[0].min(attacker.strength), rolled[1].min(defender.strength)];
        let commands = attacker.faction == Faction::Eyrie && self.leader == "commander";
        let attack =
            u8::from(defender.strength == 0) + u8::from(commands) + u8::from(attacker.extra);
        let defence = u8::from(defender.extra);
        let of_attacker = if defender.armorers { 0 } else { rolled[0] } + attack;
        let of_defender = if attacker.armorers { 0 } else { rolled[1] } + defence;
        if attacker.extra {
            self.count.points[1] += 1;
        }
        self.deal(1, of_attacker);
        self.deal(0, of_defender);
        (self.count, true)
    }
}

/// Plays every card, takes losses as they come (swords last), and counts what was told.
fn fought(mut game: Scenario<Root>, sides: [Faction; 2]) -> (Scenario<Root>, Count) {
    let over = |game: &Scenario<Root>| {
        let told = game.table().told();
        game.table().is_over() || told.iter().any(|told| matches!(told.fact, Fact::Turn { .. }))
    };
    while !over(&game) {
        let offers = game.offers();
        let sword = |offer: &&String| !offer.starts_with("item sword");
        let answer = offers.iter().find(sword).unwrap_or(&offers[0]).clone();
        game = game.plays(&answer);
    }
    let mut count = Count::default();
    let told = game.table().told().iter().map(|told| told.fact);
    let side = |faction| sides.iter().position(|&side| side == faction).expect("only two battle");
    for fact in told.take_while(|fact| !matches!(fact, Fact::Turn { .. })) {
        match fact {
            Fact::Removed { piece, count: pieces, .. } => {
                count.lost[side(piece.owner())] += pieces;
            }
            Fact::Vagabond(Wandering::ItemPicked { who, task: Task::Damage, .. }) => {
                count.lost[side(who)] += 1;
            }
            Fact::Scored { who, points } => count.points[side(who)] += points,
            _ => {}
        }
    }
    (game, count)
}

#[test]
fn battles_end_as_the_law_counts_them() {
    let factions = [Faction::Marquise, Faction::Eyrie, Faction::Alliance, Faction::Vagabond];
    let mut numbers = Numbers(7);
    let mut battles = 0;
    while battles < 600 {
        let sides = [numbers.one_of(&factions), numbers.one_of(&factions)];
        let [attacker, defender] = sides.map(|faction| Army::any(&mut numbers, faction));
        let fights = attacker.strength > 0 || attacker.is_vagabond();
        let there = defender.strength + defender.rest > 0 || defender.is_vagabond();
        battles += 1;
        if !fights || !there || attacker.faction == defender.faction {
            continue;
        }
        fight([attacker, defender], &mut numbers);
    }
}

fn fight(armies: [Army; 2], numbers: &mut Numbers) {
    let (scouting, hostile) = (numbers.up_to(3) == 0, numbers.coin());
    let leader = numbers.one_of(&["builder", "commander", "despot"]);
    let dice = [numbers.up_to(3), numbers.up_to(3)];
    let [attacker, defender] = &armies;
    let sides = [attacker.faction, defender.faction];
    let scouts = if scouting { " scouting-party" } else { "" };
    let words = format!(
        "
            turn {0}
            leader {leader}
            character vagabond thief
            {1}{scouts}
            {2}
            relationship vagabond {3} {4}
        ",
        sides[0],
        attacker.words(" brutal-tactics", "ambush-fox"),
        defender.words(" sappers", "ambush-bird"),
        if sides[1] == Faction::Vagabond { sides[0] } else { sides[1] },
        if hostile { "hostile" } else { "indifferent" },
    );
    let frame = Battle::Battle {
        clearing: c(8),
        attacker: seat(sides[0]),
        defender: seat(sides[1]),
        instigator: None,
    };
    let told = Told { armies, dice, leader, hostile, despot: false, count: Count::default() };
    let (expected, rolled) = told.tell(scouting);
    let faces = dice.map(u32::from).into_iter().filter(|_| rolled);
    let game = four(&words, Frame::Battle(frame)).chances(faces).luck(1);
    let (game, count) = fought(game, sides);
    assert_eq!(count, expected, "{words}\n{dice:?}\n{}", game.story());
    game.proves(law::key_actions::BATTLE);
}
