//! What a viewer may know: everything a page or a terminal needs to draw the table, and nothing secret.

use crate::position::{Hidden, Position, Spot, Works};
use crate::production::amount;
use crate::setting::faces::{Kind, Spaces};
use crate::setting::records::Reward;
use crate::setting::{Setting, Step};
use crate::terms::{Area, Card, Cards, Colour, Module, Resource, Space, Territory};
use kernel::{Seat, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seat that looks, if it is one.
    pub seat: Option<u8>,
    /// The module.
    pub module: &'static str,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The resources whose steps were counted this round.
    pub produced: Vec<&'static str>,
    /// How many cards are left in the deck.
    pub deck: usize,
    /// The visible next card of the solo game.
    pub next: Option<&'static str>,
    /// How many cards are left in the solo game's stack.
    pub stack: usize,
    /// The top cards of the stack that the viewer has seen, the top first.
    pub foreseen: Vec<&'static str>,
    /// The discard pile.
    pub discards: Vec<&'static str>,
    /// Calamities beside the deck.
    pub calamities: usize,
    /// Points a Calamity costs.
    pub calamity: u8,
    /// Rats in their pile.
    pub rats: usize,
    /// Illusionist tokens in the supply.
    pub tokens: u8,
    /// The Offering areas, left and right.
    pub areas: Vec<AreaView>,
    /// The players, by seat.
    pub realms: Vec<RealmView>,
    /// Who completed the Quest first.
    pub quest_first: Option<u8>,
    /// The Quest, where there is one.
    pub quest: Option<&'static str>,
    /// The steps of the Quest.
    pub steps: Vec<StepView>,
    /// The Conquest board, where there is one.
    pub board: Option<BoardView>,
    /// What is printed on the cards of this game, by their names.
    pub cards: BTreeMap<&'static str, FaceView>,
}

/// A step of the Quest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StepView {
    /// What its spaces ask for.
    pub cost: Vec<&'static str>,
    /// So many cards of a type that must be in the Duchy.
    pub have: Option<(u8, &'static str)>,
    /// Points at the end.
    pub points: u8,
    /// What everybody gains.
    pub reward: Vec<(&'static str, u8)>,
    /// What the first to complete it gains.
    pub first: Vec<(&'static str, u8)>,
}

/// What is printed on a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FaceView {
    /// What it is: a type of Development, `treasure`, `calamity`, `advisor`, or a Menace set.
    pub kind: &'static str,
    /// What its spaces ask for.
    pub cost: Vec<&'static str>,
    /// What it produces, by resource.
    pub production: [u8; 4],
    /// The resource it produces per card of a type.
    pub produces_per: Option<(&'static str, &'static str)>,
    /// Unconditional points.
    pub points: u8,
    /// Points per card of a type.
    pub points_per: Option<(u8, &'static str)>,
    /// Krystallium it gives.
    pub krystallium: u8,
    /// Soldiers it gives.
    pub soldiers: u8,
    /// The cubes it is recycled for, by resource.
    pub recycle: [u8; 4],
    /// Points it costs undefeated.
    pub penalty: u8,
}

/// An Offering area.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AreaView {
    /// Face-up cards.
    pub cards: Vec<OfferedView>,
    /// Face-down cards.
    pub down: Vec<DownView>,
}

/// A face-up card of an Offering area.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OfferedView {
    /// Its name.
    pub card: &'static str,
    /// The seat whose Illusionist token it bears.
    pub token: Option<u8>,
}

/// A face-down card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DownView {
    /// Its number, from 1.
    pub number: u8,
    /// Its name, if the viewer knows it.
    pub card: Option<&'static str>,
    /// The seat whose Illusionist token it bears.
    pub token: Option<u8>,
}

/// What a player has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RealmView {
    /// The seat.
    pub seat: u8,
    /// The Duchy.
    pub duchy_card: &'static str,
    /// The colour.
    pub colour: &'static str,
    /// How many cards are in hand.
    pub hand_size: usize,
    /// The cards of the hand that the viewer knows.
    pub hand: Vec<&'static str>,
    /// Face-up cards of the Selection area.
    pub selection: Vec<&'static str>,
    /// Face-down cards of the Selection area.
    pub down: Vec<DownView>,
    /// Cards under construction.
    pub construction: Vec<SiteView>,
    /// Hired Advisors.
    pub council: Vec<SiteView>,
    /// The cards of the Duchy.
    pub duchy: Vec<BuiltView>,
    /// Defeated Menaces.
    pub trophies: Vec<&'static str>,
    /// What a step brings, by resource: the Duchy, Syphons and the Conquest board.
    pub production: [u8; 4],
    /// Cubes to be placed now, by resource.
    pub cubes: [u8; 4],
    /// Cubes in the Alchemy area.
    pub alchemy: u8,
    /// Krystallium.
    pub krystallium: u8,
    /// Soldiers.
    pub soldiers: u8,
    /// Whether a Soldier is in training.
    pub training: bool,
    /// Trap tokens that are ready.
    pub traps: u8,
    /// Spy tokens that are ready.
    pub spies: u8,
    /// Illusionist tokens.
    pub tokens: u8,
    /// Cubes set aside by Syphons.
    pub aside: u8,
    /// Steps of the Quest that are done, and the current one.
    pub steps: u8,
    /// What is still missing on the current step.
    pub step: Option<Vec<SpaceView>>,
    /// The score if the game ended now.
    pub score: i32,
}

/// A card with spaces.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SiteView {
    /// Its name in notation, with the number of its copy.
    pub site: String,
    /// Its name.
    pub card: &'static str,
    /// Its spaces.
    pub spaces: Vec<SpaceView>,
    /// Whether it is frozen.
    pub frozen: bool,
}

/// A space.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SpaceView {
    /// What it asks for.
    pub space: &'static str,
    /// Whether it is filled.
    pub filled: bool,
    /// Whether a Krystallium fills it in place of a cube.
    pub stands_in: bool,
}

/// A card of a Duchy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BuiltView {
    /// Its name.
    pub card: &'static str,
    /// Whether it bears a Stolen token.
    pub stolen: bool,
}

/// A Conquest board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BoardView {
    /// Its name.
    pub board: &'static str,
    /// Its territories.
    pub territories: Vec<TerritoryView>,
    /// Armies in reserve, blue and red.
    pub reserve: [u8; 2],
    /// Armies in prison, blue and red.
    pub locked: [u8; 2],
    /// Armies under way.
    pub marching: u8,
}

/// A territory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TerritoryView {
    /// Its code.
    pub id: &'static str,
    /// What it is.
    pub ground: &'static str,
    /// Where it is drawn.
    pub at: [u16; 2],
    /// Its points for blue and red.
    pub points: [u8; 2],
    /// Armies of blue and red.
    pub armies: [u8; 2],
    /// Its locations, and whether an Army holds them.
    pub locations: Vec<(&'static str, bool)>,
    /// Its neighbours.
    pub borders: Vec<&'static str>,
}

/// Takes the view of a position.
pub(crate) fn view(setting: &Setting, position: &Position, viewer: Viewer) -> View {
    let eye = Eye { setting, position, viewer };
    let quests = setting.module() == Module::Quests;
    View {
        seat: viewer.seat().map(|seat| seat.0),
        module: setting.module().word(),
        round: position.round(),
        rounds: setting.numbers.common.rounds,
        produced: eye.produced(),
        deck: position.deck().len(),
        next: position.next().map(|card| eye.name(card)),
        stack: position.stack().len() + position.foreseen().len(),
        foreseen: eye.foreseen(),
        discards: eye.names(position.discards()),
        calamities: position.calamities().len(),
        calamity: setting.numbers.common.calamity,
        rats: position.rats().len(),
        tokens: position.tokens(),
        areas: Area::ALL.into_iter().map(|area| eye.area(area)).collect(),
        realms: setting.seats().iter().map(|seat| eye.realm(seat)).collect(),
        quest_first: position.quest_first().map(|seat| seat.0),
        quest: quests.then(|| setting.choices.quest.word()),
        steps: setting.steps.iter().map(step).collect(),
        board: setting.map.as_ref().map(|_| eye.board()),
        cards: setting.faces.all.iter().map(|card| (eye.name(card), eye.face(card))).collect(),
    }
}

/// One who looks at a position.
struct Eye<'a> {
    setting: &'a Setting,
    position: &'a Position,
    viewer: Viewer,
}

impl Eye<'_> {
    fn name(&self, card: Card) -> &'static str {
        self.setting.faces.name(card).word()
    }

    fn face(&self, card: Card) -> FaceView {
        let face = self.setting.faces.face(card);
        let kind = match face.kind {
            Kind::Development(of) => of.word(),
            Kind::Treasure => "treasure",
            Kind::Calamity => "calamity",
            Kind::Menace(set) => set.word(),
            Kind::Advisor => "advisor",
        };
        FaceView {
            kind,
            cost: cost(&face.spaces),
            production: face.production,
            produces_per: face.produces_per.map(|(made, of)| (made.word(), of.word())),
            points: face.points,
            points_per: face.points_per.map(|(points, of)| (points, of.word())),
            krystallium: face.krystallium,
            soldiers: face.soldiers,
            recycle: face.recycle,
            penalty: face.penalty,
        }
    }

    fn produced(&self) -> Vec<&'static str> {
        let counted = Resource::ALL.into_iter().filter(|&of| self.position.is_produced(of));
        counted.map(Resource::word).collect()
    }

    fn names(&self, cards: Cards) -> Vec<&'static str> {
        cards.iter().map(|card| self.name(card)).collect()
    }

    fn foreseen(&self) -> Vec<&'static str> {
        let sees = self.viewer.seat().is_some();
        let cards = self.position.foreseen().iter().filter(|_| sees);
        cards.map(|&card| self.name(card)).collect()
    }

    fn down(&self, spot: Spot) -> Vec<DownView> {
        let knows = |hidden: &Hidden| self.viewer.seat().is_some_and(|seat| hidden.seen.has(seat));
        let view = |number: u8| {
            let hidden = &self.position.hidden()[usize::from(number)];
            let card = knows(hidden).then(|| self.name(hidden.card));
            DownView { number: number + 1, card, token: hidden.token.map(|seat| seat.0) }
        };
        self.position.hidden_at(spot).map(view).collect()
    }

    fn area(&self, area: Area) -> AreaView {
        let token = |card: Card| {
            let mut seats = self.setting.seats().iter();
            seats.find(|&seat| self.position.realm(seat).marked().has(card)).map(|seat| seat.0)
        };
        let cards = self.position.area(area).iter();
        let cards = cards.map(|card| OfferedView { card: self.name(card), token: token(card) });
        AreaView { cards: cards.collect(), down: self.down(Spot::Offered(area)) }
    }

    fn realm(&self, seat: Seat) -> RealmView {
        let (setting, position) = (self.setting, self.position);
        let realm = position.realm(seat);
        RealmView {
            seat: seat.0,
            duchy_card: setting.duchies[seat.index()].duchy.word(),
            colour: setting.colour(seat).word(),
            hand_size: realm.hand().len(),
            hand: self.names(self.hand(seat)),
            selection: self.names(realm.selection()),
            down: self.down(Spot::Selected(seat)),
            construction: self.sites(realm.construction()),
            council: self.sites(realm.council()),
            duchy: self.built(realm.duchy()),
            trophies: self.names(realm.trophies()),
            production: Resource::ALL.map(|of| amount(setting, position, seat, of)),
            cubes: Resource::ALL.map(|of| realm.cubes(of)),
            alchemy: realm.alchemy(),
            krystallium: realm.krystallium(),
            soldiers: realm.soldiers(),
            training: realm.is_training(),
            traps: realm.traps(),
            spies: realm.spies(),
            tokens: realm.tokens(),
            aside: realm.aside(),
            steps: realm.steps(),
            step: self.step(seat),
            score: crate::scoring::score(setting, position, seat),
        }
    }

    /// The cards of a hand that the viewer knows.
    fn hand(&self, seat: Seat) -> Cards {
        let realm = self.position.realm(seat);
        match self.viewer {
            Viewer::Seat(own) if own == seat => realm.hand(),
            Viewer::Seat(_) => realm.shown().and(realm.hand()),
            Viewer::Watcher => Cards::NONE,
        }
    }

    fn step(&self, seat: Seat) -> Option<Vec<SpaceView>> {
        let step = crate::quests::open_step(self.setting, self.position, seat)?;
        Some(spaces(&step.spaces, self.position.realm(seat).step_works()))
    }

    fn sites(&self, cards: Cards) -> Vec<SiteView> {
        let site = |card: Card| SiteView {
            site: self.setting.faces.site(card).to_string(),
            card: self.name(card),
            spaces: spaces(&self.setting.faces.face(card).spaces, self.position.works(card)),
            frozen: self.position.frozen().has(card),
        };
        cards.iter().map(site).collect()
    }

    fn built(&self, cards: Cards) -> Vec<BuiltView> {
        let stolen = self.position.stolen();
        let view = |card| BuiltView { card: self.name(card), stolen: stolen.has(card) };
        cards.iter().map(view).collect()
    }

    fn board(&self) -> BoardView {
        let (map, conquest) = (self.setting.board(), &self.position.conquest);
        BoardView {
            board: map.board.word(),
            territories: map.territories.iter().map(|it| self.territory(it)).collect(),
            reserve: Colour::ALL.map(|colour| conquest.reserve(colour)),
            locked: Colour::ALL.map(|colour| conquest.locked(colour)),
            marching: conquest.marching(),
        }
    }

    fn territory(&self, territory: Territory) -> TerritoryView {
        let (map, conquest) = (self.setting.board(), &self.position.conquest);
        let held = conquest.held(territory);
        let locations = map.locations(territory).iter().enumerate();
        TerritoryView {
            id: territory.word(),
            ground: map.ground[territory.index()].word(),
            at: map.at[territory.index()],
            points: map.points[territory.index()],
            armies: Colour::ALL.map(|colour| conquest.armies(colour, territory)),
            locations: locations.map(|(at, it)| (it.bonus.word(), held >> at & 1 == 1)).collect(),
            borders: map.borders[territory.index()].iter().map(Territory::word).collect(),
        }
    }
}

fn step(step: &Step) -> StepView {
    StepView {
        cost: cost(&step.spaces),
        have: step.have.map(|(count, of)| (count, of.word())),
        points: step.points,
        reward: gains(&step.reward),
        first: gains(&step.first),
    }
}

/// What a reward gives, and how many of it.
fn gains(reward: &Reward) -> Vec<(&'static str, u8)> {
    let cubes = Resource::ALL.into_iter().map(Resource::word).zip(reward.cubes());
    let others = [
        ("krystallium", reward.krystallium),
        ("soldier", reward.soldier),
        ("spy", reward.spy),
        ("trap", reward.trap),
        ("points", reward.points),
        ("calamity", reward.calamity),
    ];
    cubes.chain(others).filter(|(_, count)| *count > 0).collect()
}

fn cost(of: &Spaces) -> Vec<&'static str> {
    spaces(of, Works::default()).iter().map(|space| space.space).collect()
}

fn spaces(spaces: &Spaces, works: Works) -> Vec<SpaceView> {
    let kind = |bit: u16| Space::ALL.into_iter().find(|of| spaces.of[of.index()] & bit != 0);
    let bits = (0..16).map(|at| 1_u16 << at).filter(|bit| spaces.all & bit != 0);
    let view = |bit: u16| SpaceView {
        space: kind(bit).map_or("", Space::word),
        filled: works.filled() & bit != 0,
        stands_in: works.stands_in(bit),
    };
    bits.map(view).collect()
}
