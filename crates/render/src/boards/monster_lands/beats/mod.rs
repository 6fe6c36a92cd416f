//! What is to be seen of a fact in the Citadel and outside.

mod adventure;

use super::Sight;
use super::faces::{self, art};
use super::things::Thing;
use crate::Scene;
use crate::beats::{Around, Die as Thrown, Kind, Place, Step};
use crate::look::{self, Art};
use kernel::Seat;
use monster_lands::Fact;
use monster_lands::terms::{Building, Colour, Die, Equipment, Face, Mercenary, Path, Side, Store};
use monster_lands::view::View;

/// Who shows what happens.
struct Stage<'a> {
    sight: Sight<'a>,
    around: Around<'a>,
}

/// What is to be seen of a fact.
pub(super) fn steps(view: &View, scene: &Scene<'_>, around: Around<'_>) -> Vec<Step> {
    let Some(&fact) = around.fact::<Fact>() else { return Vec::new() };
    let stage = Stage { sight: Sight::new(view, scene), around };
    match fact {
        Fact::Adventure(fact) => stage.adventure(fact),
        fact => stage.show(fact).into_iter().collect(),
    }
}

/// A place by the words of one thing.
fn at(thing: Thing) -> Place {
    vec![thing.to_string()]
}

/// The plate of a clan.
fn plate(who: Seat) -> Place {
    vec![format!("seat-{who}")]
}

/// A Mercenary where it stands on a Path.
fn fighter(who: Mercenary) -> Place {
    vec![format!("fighter-{who}")]
}

/// The picture of a die of a colour.
fn die_of(colour: Colour) -> Art {
    art(match colour {
        Colour::Strength => "die-strength",
        Colour::Magic => "die-magic",
        Colour::Persuasion => "die-persuasion",
    })
}

/// The picture of a die.
fn die(of: Die) -> Art {
    die_of(match of {
        Die::Strength => Colour::Strength,
        Die::Magic => Colour::Magic,
        Die::Persuasion(_) => Colour::Persuasion,
    })
}

/// The picture of what is stored.
fn store(of: Store) -> Art {
    art(match of {
        Store::Defence => "defence",
        Store::Potions => "potion",
        Store::Venoms => "venom",
    })
}

/// The picture of a piece of Equipment.
fn ware(of: Equipment) -> Art {
    art(&format!("equipment-{of}"))
}

/// A Path of a Mission.
const fn mission(side: Side) -> Path {
    match side {
        Side::A => Path::MissionALeft,
        Side::B => Path::MissionBLeft,
    }
}

/// Something comes onto the board.
fn comes(thing: Thing, picture: Art) -> Step {
    Step::at(Kind::Arrive, at(thing)).of(picture)
}

/// Something is taken off the board.
fn goes(thing: Thing, picture: Art) -> Step {
    Step::at(Kind::Leave, Place::new()).from(at(thing)).of(picture)
}

/// A Monster goes to the Entrance.
fn enters(monster: monster_lands::terms::Monster) -> Step {
    Step::at(Kind::March, at(Thing::Path(Path::Upper)))
        .from(at(Thing::Monster(monster)))
        .of(faces::monster(monster))
}

impl Stage<'_> {
    #[expect(clippy::too_many_lines, reason = "a table of every fact and what is to be seen of it")]
    fn show(&self, fact: Fact) -> Option<Step> {
        Some(match fact {
            Fact::FirstPlayer(who) => self.gets(who, art("first-player")),
            Fact::Clan(who, affinity) => self.gets(who, faces::affinity(affinity)),
            Fact::MercenaryArrives(it) => comes(Thing::Mercenary(it), faces::mercenary(it)),
            Fact::TrapArrives(it) => comes(Thing::Trap(it), faces::trap(it)),
            Fact::EquipmentArrives(it) => comes(Thing::Equipment(it), ware(it)),
            Fact::MonsterArrives(it, _) => comes(Thing::Monster(it), faces::monster(it)),
            Fact::LandArrives(it, ..) => comes(Thing::Land(it), faces::land(it)),
            Fact::LootArrives(it) => comes(Thing::Loot(it), faces::loot(it)),
            Fact::MissionArrives(_, side) => comes(Thing::Path(mission(side)), art("objective")),
            Fact::Round(_) | Fact::LastRound => Step::at(Kind::Turn, vec!["track".to_owned()]),
            Fact::NewBeginning(who, gold) => self.gets(who, art("gold")).times(gold),
            Fact::DicePool(who, dice) => {
                self.gets(who, die_of(Colour::Strength)).times(dice.total())
            }
            Fact::Rolled(who, face) => self.rolls(who, face),
            Fact::GainsDice(who, colour, count) => self.gets(who, die_of(colour)).times(count),
            Fact::GrantedDie(who, colour) => self.gets(who, die_of(colour)),
            Fact::Turn(who) => self.of(Kind::Turn, who),
            Fact::Passes(who) => self.of(Kind::Mark, who),
            Fact::DieWasted(who, of) => self.loses(who, die(of)),
            Fact::Places(who, building, of) => self.places(who, building, die(of)),
            Fact::Digs(who, count) => {
                self.places(who, Building::Mine, die_of(Colour::Strength)).times(count)
            }
            Fact::GainsGold(who, count) => self.gets(who, art("gold")).times(count),
            Fact::Pays(who, count) | Fact::PaysWages(who, count) => {
                self.loses(who, art("gold")).times(count)
            }
            Fact::BuysTrap(who, trap) => {
                self.gets(who, faces::trap(trap)).from(at(Thing::Trap(trap)))
            }
            Fact::BuysTraps(who, count) => self
                .gets(who, art("trap-hidden"))
                .from(at(Thing::Building(Building::Lodge)))
                .times(count),
            Fact::DiscardsTrap(who, trap) => self.loses(who, faces::trap(trap)),
            Fact::Gains(who, what, count) => self.gets(who, store(what)).times(count),
            Fact::NoRoomFor(who, what, count) => self.loses(who, store(what)).times(count),
            Fact::GainsGlory(who, count) => self.of(Kind::Score, who).times(count),
            Fact::Beer(who) => self.gets(who, art("beer")),
            Fact::Hires(who, it) => {
                self.gets(who, faces::mercenary(it)).from(at(Thing::Mercenary(it)))
            }
            Fact::HiresNovice(who) => {
                self.gets(who, art("mercenary-novicius")).from(at(Thing::Novices))
            }
            Fact::Equips(who, it, _) => self.gets(who, ware(it)).from(at(Thing::Equipment(it))),
            Fact::DiscardsEquipment(who, it) => self.loses(who, ware(it)),
            Fact::Sends(who, it, path, _) => self
                .of(Kind::Arrive, who)
                .from(plate(who))
                .to(at(Thing::Path(path)))
                .of(faces::mercenary(it)),
            Fact::Works(who, land) => self.plays(who, faces::land(land)),
            Fact::TakesLoot(who, it) => self.gets(who, faces::loot(it)).from(at(Thing::Loot(it))),
            Fact::UsesLoot(who, it) => self.plays(who, faces::loot(it)),
            Fact::UsesTalent(who, it) => self.plays(who, faces::mercenary(it)),
            Fact::UsesAbility(who, it) => self.plays(who, ware(it)),
            Fact::Converts(who, _, colour) => self.gets(who, die_of(colour)),
            Fact::SellsTrophy(who, monster, _) => self.loses(who, faces::monster(monster)),
            Fact::Heals(who, _) => self.gets(who, art("potion")),
            Fact::Settles(who, land, _) => self.gets(who, faces::land(land)),
            Fact::Unsettled(who, land) => self.loses(who, faces::land(land)),
            Fact::ComesHome(who, it) => self.gets(who, faces::mercenary(it)).from(fighter(it)),
            Fact::BringsHome(who, it, gold, potions, venoms) => {
                let (what, count) = brought(gold, potions, venoms);
                self.gets(who, art(what)).from(fighter(it)).times(count)
            }
            Fact::AtTheEntrance(monster) => enters(monster),
            Fact::DrivenOff(monster) => goes(Thing::Monster(monster), faces::monster(monster)),
            Fact::Panic(building) => Step::at(Kind::Hurt, at(Thing::Building(building)))
                .of(art(&format!("panic-{building}"))),
            Fact::Promoted(who, it) => self.gets(who, faces::mercenary(it)),
            Fact::NovicePromoted(who) => self.gets(who, art("mercenary-novicius")),
            Fact::CannotPayWages(who, ..) => self.of(Kind::Hurt, who).of(art("gold")),
            Fact::Deserts(who, it) => self.loses(who, faces::mercenary(it)),
            Fact::NoviceDeserts(who) => self.loses(who, art("mercenary-novicius")),
            Fact::GloryReached(who, _) => self.gets(who, look::ui("star")),
            Fact::Score(who, glory, reputation, trophies, affinities) => {
                let points = [glory, reputation, trophies, affinities].map(i32::from);
                self.of(Kind::Score, who).times(points.iter().sum::<i32>())
            }
            Fact::MadhalaRolls(red, yellow) => self.madhala([red, yellow]),
            Fact::MadhalaPlaces(building, of) => comes(Thing::Building(building), die(of)),
            Fact::MadhalaTakesTrap(it) => goes(Thing::Trap(it), faces::trap(it)),
            Fact::MadhalaTakesMercenary(it) => goes(Thing::Mercenary(it), faces::mercenary(it)),
            Fact::MadhalaTakesEquipment(it) => goes(Thing::Equipment(it), ware(it)),
            Fact::MadhalaOn(path) => comes(Thing::Path(path), art("mercenary-madhala")),
            // What is said in the log alone, and what the other table shows.
            Fact::Scenario(_) | Fact::MercenarySetAside(_) | Fact::MadhalaRollsAgain => {
                return None;
            }
            Fact::Adventure(_) => return None,
        })
    }

    fn number(&self, who: Seat) -> Option<u8> {
        self.sight.scene.plate(who).map(|plate| plate.livery.number)
    }

    /// Something that happens to a clan.
    fn of(&self, kind: Kind, who: Seat) -> Step {
        Step { livery: self.number(who), ..Step::at(kind, plate(who)) }
    }

    /// A clan gains something.
    fn gets(&self, who: Seat, what: Art) -> Step {
        self.of(Kind::Gain, who).of(what)
    }

    /// A clan gives something away.
    fn loses(&self, who: Seat, what: Art) -> Step {
        self.of(Kind::Leave, who).from(plate(who)).to(Place::new()).of(what)
    }

    /// A clan uses something.
    fn plays(&self, who: Seat, what: Art) -> Step {
        self.of(Kind::Card, who).of(what)
    }

    /// A die is placed on a building.
    fn places(&self, who: Seat, building: Building, what: Art) -> Step {
        self.of(Kind::Arrive, who).from(plate(who)).to(at(Thing::Building(building))).of(what)
    }

    /// A Persuasion die.
    fn rolls(&self, who: Seat, face: Face) -> Step {
        let plate = self.sight.scene.plate(who);
        let die = Thrown {
            shows: face.to_string(),
            livery: self.number(who),
            of: plate.map(|plate| plate.name.clone()).unwrap_or_default(),
            ..Thrown::default()
        };
        self.of(Kind::Dice, who).rolling(vec![die])
    }

    /// The two dice of Madhala.
    fn madhala(&self, faces: [Face; 2]) -> Step {
        let die = |face: Face| Thrown {
            shows: face.to_string(),
            of: self.sight.word("mercenary-madhala"),
            ..Thrown::default()
        };
        Step::at(Kind::Dice, Place::new()).rolling(faces.map(die).into())
    }

    /// Whose Mercenary it is, or was.
    fn clan_of(&self, it: Mercenary) -> Option<Seat> {
        let clans = self.sight.view.clans.iter();
        let has =
            |clan: &&monster_lands::view::ClanView| clan.members.iter().any(|who| who.id == it);
        let sent = |fact: &Fact| match *fact {
            Fact::Sends(who, sent, ..) | Fact::ComesHome(who, sent) if sent == it => Some(who),
            _ => None,
        };
        let mut clans = clans.filter(has);
        clans.next().map(|clan| clan.seat).or_else(|| self.around.before().find_map(sent))
    }
}

/// What is brought home most of, and how much is brought in all.
fn brought(gold: u8, potions: u8, venoms: u8) -> (&'static str, u8) {
    let most = if gold > 0 {
        "gold"
    } else if potions > 0 {
        "potion"
    } else {
        "venom"
    };
    (most, gold + potions + venoms)
}
