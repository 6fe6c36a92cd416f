//! How a view is taken: one who looks at a position.

use super::{
    AreaView, BoardView, BuiltView, DownView, FaceView, OfferedView, Prize, RealmView, SiteView,
    SpaceView, StepView, TerritoryView, View,
};
use crate::position::{Hidden, Position, Realm, Spot, Works};
use crate::production::amount;
use crate::setting::faces::Spaces;
use crate::setting::records::Reward;
use crate::setting::{Setting, Step};
use crate::terms::{Area, Card, CardName, Cards, Colour, Module, Resource, Space, Territory};
use crate::{choice_phase, scoring};
use kernel::{Seat, Viewer};

/// Takes the view of a position.
pub(crate) fn view(setting: &Setting, position: &Position, viewer: Viewer) -> View {
    let eye = Eye { setting, position, viewer };
    let quests = setting.module() == Module::Quests;
    View {
        seat: viewer.seat().map(|seat| seat.0),
        module: setting.module(),
        round: position.round(),
        rounds: setting.numbers.common.rounds,
        first: choice_phase::first_of(setting, position).0,
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
        quest: quests.then_some(setting.choices.quest),
        steps: setting.steps.iter().map(step).collect(),
        alchemy: setting.numbers.common.alchemy,
        supremacy: setting.is_solo().then_some(setting.numbers.solo.supremacy),
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
    fn name(&self, card: Card) -> CardName {
        self.setting.faces.name(card)
    }

    fn face(&self, card: Card) -> FaceView {
        let face = self.setting.faces.face(card);
        FaceView {
            kind: face.kind,
            cost: cost(&face.spaces),
            production: face.production,
            produces_per: face.produces_per,
            points: face.points,
            points_per: face.points_per,
            krystallium: face.krystallium,
            soldiers: face.soldiers,
            recycle: face.recycle,
            penalty: face.penalty,
        }
    }

    fn produced(&self) -> Vec<Resource> {
        Resource::ALL.into_iter().filter(|&of| self.position.is_produced(of)).collect()
    }

    fn names(&self, cards: Cards) -> Vec<CardName> {
        cards.iter().map(|card| self.name(card)).collect()
    }

    fn foreseen(&self) -> Vec<CardName> {
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
        let (realm, card) = (position.realm(seat), setting.duchies[seat.index()]);
        RealmView {
            seat: seat.0,
            duchy_card: card.duchy,
            duchy_production: card.production,
            duchy_points_per: card.points_per,
            colour: setting.colour(seat),
            hand_size: realm.hand().len(),
            hand: self.names(self.hand(seat)),
            selection: self.names(realm.selection()),
            down: self.down(Spot::Selected(seat)),
            construction: self.sites(realm.construction()),
            council: self.sites(realm.council()),
            duchy: self.built(realm),
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
            score: scoring::score(setting, position, seat),
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
            site: self.setting.faces.site(card),
            card: self.name(card),
            spaces: spaces(&self.setting.faces.face(card).spaces, self.position.works(card)),
            frozen: self.position.frozen().has(card),
        };
        cards.iter().map(site).collect()
    }

    fn built(&self, realm: &Realm) -> Vec<BuiltView> {
        let stolen = self.position.stolen();
        let conjured = |card| realm.conjured().filter(|(changed, _)| *changed == card);
        let view = |card| BuiltView {
            card: self.name(card),
            stolen: stolen.has(card),
            points: scoring::worth(self.setting, realm, card),
            counts: conjured(card).map(|(_, to)| to),
        };
        realm.duchy().iter().map(view).collect()
    }

    fn board(&self) -> BoardView {
        let (map, conquest) = (self.setting.board(), &self.position.conquest);
        BoardView {
            board: map.board,
            territories: map.territories.iter().map(|it| self.territory(it)).collect(),
            castle: map.castle,
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
            id: territory,
            ground: map.ground[territory.index()],
            at: map.at[territory.index()],
            points: map.points[territory.index()],
            armies: Colour::ALL.map(|colour| conquest.armies(colour, territory)),
            locations: locations.map(|(at, it)| (it.bonus, held >> at & 1 == 1)).collect(),
            borders: map.borders[territory.index()].iter().collect(),
        }
    }
}

fn step(step: &Step) -> StepView {
    StepView {
        cost: cost(&step.spaces),
        have: step.have,
        points: step.points,
        reward: gains(&step.reward),
        first: gains(&step.first),
    }
}

/// What a reward gives, and how many of it.
fn gains(reward: &Reward) -> Vec<(Prize, u8)> {
    let count = |prize| match prize {
        Prize::Materials => reward.materials,
        Prize::Population => reward.population,
        Prize::Gold => reward.gold,
        Prize::Exploration => reward.exploration,
        Prize::Krystallium => reward.krystallium,
        Prize::Soldier => reward.soldier,
        Prize::Spy => reward.spy,
        Prize::Trap => reward.trap,
        Prize::Points => reward.points,
        Prize::Calamity => reward.calamity,
    };
    let all = Prize::ALL.map(|prize| (prize, count(prize)));
    all.into_iter().filter(|(_, count)| *count > 0).collect()
}

fn cost(of: &Spaces) -> Vec<Space> {
    spaces(of, Works::default()).iter().map(|space| space.space).collect()
}

fn spaces(spaces: &Spaces, works: Works) -> Vec<SpaceView> {
    let kind = |bit: u16| Space::ALL.into_iter().find(|of| spaces.of[of.index()] & bit != 0);
    let bits = (0..16).map(|at| 1_u16 << at).filter(|bit| spaces.all & bit != 0);
    let view = |bit: u16| SpaceView {
        space: kind(bit).expect("every space asks for something"),
        filled: works.filled() & bit != 0,
        stands_in: works.stands_in(bit),
    };
    bits.map(view).collect()
}
