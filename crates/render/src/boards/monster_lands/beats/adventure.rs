//! What is to be seen of a fact of the Adventure Phase: battles with their dice, Missions, and what they bring.

use super::{Stage, at, die_of, enters, fighter, goes, mission, plate};
use crate::beats::{Die as Thrown, Kind, Place, Step};
use crate::boards::monster_lands::faces::{self, art};
use crate::boards::monster_lands::things::Thing;
use crate::look::Art;
use kernel::{Message, Seat};
use monster_lands::adventure::{Block, Faces, Fact};
use monster_lands::terms::{Colour, Face, Mercenary, Monster, Path, Side};

/// Something begins at a Path.
fn begins(path: Path) -> Step {
    Step::at(Kind::Turn, at(Thing::Path(path)))
}

/// Something happens at a Path.
fn on(path: Path, kind: Kind, picture: Art) -> Step {
    Step::at(kind, at(Thing::Path(path))).of(picture)
}

/// Something happens to a Monster.
fn beast(kind: Kind, monster: Monster, picture: Art) -> Step {
    Step::at(kind, at(Thing::Monster(monster))).of(picture)
}

/// The first Path of a Land.
const fn lane(side: Side) -> Path {
    match side {
        Side::A => Path::A1,
        Side::B => Path::B1,
    }
}

/// What a hit is blocked with.
fn shield(with: Block) -> Art {
    art(match with {
        Block::Talent | Block::Token => "defence",
        Block::Potion => "potion",
    })
}

impl Stage<'_> {
    #[expect(clippy::too_many_lines, reason = "a table of every fact and what is to be seen of it")]
    pub(super) fn adventure(&self, fact: Fact) -> Vec<Step> {
        vec![match fact {
            Fact::DiceMission => begins(mission(Side::A)),
            Fact::Contracts => begins(mission(Side::B)),
            Fact::LandBattle(side) => begins(lane(side)),
            Fact::CitadelDefence(monster) => Step::at(Kind::Turn, at(Thing::Monster(monster))),
            Fact::TrapRevealed(path, trap) => on(path, Kind::Card, faces::trap(trap)),
            Fact::TrapConcealed(path) => on(path, Kind::Mark, art("trap-hidden")),
            Fact::Attacks(monster, who, dice) => self
                .stands(Kind::Hurt, who, art("die-monster"))
                .from(at(Thing::Monster(monster)))
                .times(dice),
            Fact::Spores(monster, face, hits) => self.spores(monster, face, hits),
            Fact::MagicRemoved(who, _) => self.stands(Kind::Mark, who, die_of(Colour::Magic)),
            Fact::Diverted(from, to, dice) => {
                self.stands(Kind::Hurt, to, art("die-monster")).from(fighter(from)).times(dice)
            }
            Fact::DivertLost(who, _) => self.stands(Kind::Mark, who, art("die-monster")),
            Fact::AttackRolled(who, faces, hits) => self.attack(fighter(who), faces, hits),
            Fact::MissesRerolled(faces, hits) => self.attack(Place::new(), faces, hits),
            Fact::AutomaticHits(monster, hits) => {
                beast(Kind::Mark, monster, art("hit")).times(hits)
            }
            Fact::Blocked(who, with) => self.stands(Kind::Mark, who, shield(with)),
            Fact::Wounded(who) => self.stands(Kind::Hurt, who, art("wound")),
            Fact::WoundCostsGlory(seat, glory) => self.scores(seat, -i32::from(glory)),
            Fact::Died(who, glory) => return self.dies(who, glory),
            Fact::DieRolled(who, colour, face, _, total) => {
                self.throws(Some(who), (colour, face), total)
            }
            Fact::DieCounts(who, colour, face, counts, total) => {
                self.counted((who, colour, face), counts, total)
            }
            Fact::DieRerolled(colour, _, to, total) => self.throws(None, (colour, to), total),
            Fact::VenomSpent(who, _) => self.stands(Kind::Mark, who, art("venom")),
            Fact::LootSpent(seat, loot) => self.plays(seat, faces::loot(loot)),
            Fact::Captured(who, monster, glory, gold) => {
                return self.wins(
                    who,
                    (faces::monster(monster), Thing::Monster(monster)),
                    [glory, gold],
                );
            }
            Fact::Eliminated(who, monster, glory, _) => {
                return self.wins(
                    who,
                    (faces::monster(monster), Thing::Monster(monster)),
                    [glory, 0],
                );
            }
            Fact::Conquered(who, land, glory) => {
                return self.wins(who, (faces::land(land), Thing::Land(land)), [glory, 0]);
            }
            Fact::ExtraGlory(seat, glory) => self.scores(seat, glory.into()),
            Fact::ExtraPotions(seat, potions) => self.gets(seat, art("potion")).times(potions),
            Fact::Escapes(monster) => enters(monster),
            Fact::FinalLash(monster) => beast(Kind::Hurt, monster, art("hit")),
            Fact::AttackFailed(who, _) | Fact::ConquestFailed(who, ..) => {
                self.stands(Kind::Hurt, who, art("hit"))
            }
            Fact::ConquestBegins(who, land) => Step {
                livery: self.clan_of(who).and_then(|seat| self.number(seat)),
                ..Step::at(Kind::Turn, at(Thing::Land(land)))
            },
            Fact::Plundered(who, loot) => {
                self.earns(who, faces::loot(loot)).from(at(Thing::Loot(loot)))
            }
            Fact::MonsterStays(monster) => beast(Kind::Mark, monster, faces::monster(monster)),
            Fact::MissionWon(who, _, glory, gold) => return self.paid(who, [glory, gold]),
            Fact::Leftovers(who, _, gold) => return self.paid(who, [0, gold]),
            Fact::ContractFulfilled(who, glory, gold) => return self.paid(who, [glory, gold]),
            Fact::MissionFailed(who, _, glory) => {
                let costs = |seat| self.scores(seat, -i32::from(glory)).from(fighter(who));
                return self.clan_of(who).map(costs).into_iter().collect();
            }
            Fact::ContractDeclined(who) | Fact::NothingToPlunder(who) => {
                self.stands(Kind::Mark, who, art("mission-contract"))
            }
            Fact::TrapGiven(seat, trap) => self.loses(seat, faces::trap(trap)),
            Fact::LootGiven(seat, loot) => self.loses(seat, faces::loot(loot)),
            Fact::MadhalaWins => begins(mission(Side::A)).of(art("mercenary-madhala")),
            Fact::MadhalaRemovesMonster(it) => goes(Thing::Monster(it), faces::monster(it)),
            Fact::MadhalaRemovesLand(it) => goes(Thing::Land(it), faces::land(it)),
            Fact::TrickAimed(trick, path) => on(path, Kind::Card, faces::trap(trick)),
            Fact::TrickWasted(it) | Fact::TrickFoiled(it) | Fact::TrickVoid(it) => {
                Step::at(Kind::Mark, Place::new()).of(faces::trap(it))
            }
            Fact::Stolen(path, colour) => {
                Step::at(Kind::Leave, Place::new()).from(at(Thing::Path(path))).of(die_of(colour))
            }
            // Nobody is afraid any more: the buildings show it.
            Fact::PanicEnds => return Vec::new(),
        }]
    }

    /// Something happens to a Mercenary on a Path.
    fn stands(&self, kind: Kind, who: Mercenary, picture: Art) -> Step {
        let livery = self.clan_of(who).and_then(|seat| self.number(seat));
        Step { livery, ..Step::at(kind, fighter(who)).of(picture) }
    }

    /// Glory is won or lost.
    fn scores(&self, seat: Seat, glory: i32) -> Step {
        self.of(Kind::Score, seat).times(glory)
    }

    /// Something comes to the clan of a Mercenary.
    fn earns(&self, who: Mercenary, what: Art) -> Step {
        let to = self.clan_of(who).map(plate).unwrap_or_default();
        self.stands(Kind::Gain, who, what).to(to)
    }

    /// What a Mercenary is paid: Glory and Gold.
    fn paid(&self, who: Mercenary, [glory, gold]: [u8; 2]) -> Vec<Step> {
        let Some(seat) = self.clan_of(who) else { return Vec::new() };
        let glory = (glory > 0).then(|| self.scores(seat, glory.into()).from(fighter(who)));
        let gold = (gold > 0).then(|| self.gets(seat, art("gold")).from(fighter(who)).times(gold));
        glory.into_iter().chain(gold).collect()
    }

    /// A Monster or a Land is won, with Glory and Gold.
    fn wins(&self, who: Mercenary, (picture, won): (Art, Thing), pays: [u8; 2]) -> Vec<Step> {
        let taken = self.earns(who, picture).from(at(won));
        std::iter::once(Step { kind: Kind::Leave, ..taken }).chain(self.paid(who, pays)).collect()
    }

    /// A Mercenary dies a heroic death.
    fn dies(&self, who: Mercenary, glory: u8) -> Vec<Step> {
        let falls = self.stands(Kind::Leave, who, faces::mercenary(who)).from(fighter(who));
        std::iter::once(falls.to(Place::new())).chain(self.paid(who, [glory, 0])).collect()
    }

    /// The attack dice of a Monster: what they show, and how many are hits.
    fn attack(&self, whom: Place, faces: Faces, hits: u8) -> Step {
        let die = |face: Face| Thrown {
            shows: face.to_string(),
            of: self.sight.word("page-ml-attack"),
            ..Thrown::default()
        };
        let mut dice: Vec<Thrown> = faces.iter().map(die).collect();
        if let Some(last) = dice.last_mut() {
            last.counts = Some(self.sight.say(&Message::new("page-ml-hits").with("count", hits)));
        }
        Step::at(Kind::Dice, whom).rolling(dice)
    }

    fn spores(&self, monster: Monster, face: Face, hits: u8) -> Step {
        let die = Thrown {
            shows: face.to_string(),
            of: self.sight.say(&monster.into()),
            counts: Some(self.sight.say(&Message::new("page-ml-hits").with("count", hits))),
            ..Thrown::default()
        };
        Step::at(Kind::Dice, at(Thing::Monster(monster))).rolling(vec![die])
    }

    /// A die of a Mercenary, and what all of them come to.
    fn throws(&self, who: Option<Mercenary>, (colour, face): (Colour, Face), total: u8) -> Step {
        let who = who.or_else(|| self.thrower());
        let seat = who.and_then(|who| self.clan_of(who));
        let die = Thrown {
            shows: face.to_string(),
            picture: None,
            livery: seat.and_then(|seat| self.number(seat)),
            of: who.map(|who| self.sight.say(&who.into())).unwrap_or_default(),
            counts: Some(self.sight.say(&Message::new("page-ml-total").with("count", total))),
        };
        let to = who.map(fighter).unwrap_or_default();
        Step::at(Kind::Dice, to).of(die_of(colour)).rolling(vec![die])
    }

    /// A die that counts other than its face.
    fn counted(&self, die: (Mercenary, Colour, Face), counts: u8, total: u8) -> Step {
        let (who, colour, face) = die;
        let mut step = self.throws(Some(who), (colour, face), total);
        let said = Message::new("page-ml-counts").with("count", counts).with("total", total);
        for die in &mut step.dice {
            die.counts = Some(self.sight.say(&said));
        }
        step
    }

    /// Whose dice were rolled last.
    fn thrower(&self) -> Option<Mercenary> {
        let rolled = |fact: &monster_lands::Fact| match *fact {
            monster_lands::Fact::Adventure(Fact::DieRolled(who, ..) | Fact::DieCounts(who, ..)) => {
                Some(who)
            }
            _ => None,
        };
        self.around.before().find_map(rolled)
    }
}
