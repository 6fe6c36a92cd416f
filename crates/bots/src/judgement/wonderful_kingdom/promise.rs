//! Which choices look promising at once.
#![warn(clippy::wildcard_enum_match_arm)]

use super::conquest::{location, points};
use super::menace;
use super::outlook::{Judged, Outlook};
use super::plan::{Plan, Work, at};
use crate::exact;
use crate::judge::PLAIN;
use kernel::{Ask, Offer};
use std::cell::OnceCell;
use wonderful_kingdom::position::Spot;
use wonderful_kingdom::setting::faces::{Face, Kind};
use wonderful_kingdom::terms::{
    Advisor, Area, Card, CardName, Cards, Facing, Lying, Piece, Resource, Site, Space, Target,
    Territory,
};
use wonderful_kingdom::{Choice, Position, Question, Setting, WonderfulKingdom};

/// What somebody sees at once who is asked something.
pub(super) struct Glance<'a> {
    outlook: Outlook<'a>,
    /// The opponent's, where it is about the opponent's cards.
    other: Option<Outlook<'a>>,
    question: Question,
    /// Whether it is about what is built.
    plans: bool,
    /// Made when it is first asked for: often there is only the question whether to go on.
    plan: OnceCell<Plan>,
}

impl<'a> Glance<'a> {
    pub(super) fn new(
        setting: &'a Setting,
        position: &'a Position,
        ask: &Ask<WonderfulKingdom>,
        judged: Judged,
    ) -> Self {
        let outlook = Outlook::new(setting, position, ask.seat, judged);
        let plans = matches!(
            ask.question,
            Question::Plan
                | Question::Place(_)
                | Question::AfterTheStep
                | Question::Torment
                | Question::BuildOn
                | Question::BuildCube
                | Question::FeedDragon
        );
        let eyes_other =
            matches!(ask.question, Question::Destroy | Question::Freeze | Question::Rob);
        let other = setting.opponent(ask.seat).filter(|_| eyes_other);
        let other = other.map(|seat| Outlook::new(setting, position, seat, judged));
        Self { outlook, other, question: ask.question, plans, plan: OnceCell::new() }
    }

    /// What is to be built, where it is about that.
    fn plan(&self) -> Option<&Plan> {
        self.plans.then(|| self.plan.get_or_init(|| Plan::new(&self.outlook)))
    }

    /// How promising all offers look.
    pub(super) fn all(&self, offers: &[Offer<WonderfulKingdom>], promises: &mut [u16]) {
        let is_open = |offer: &Offer<WonderfulKingdom>| {
            if let Choice::Put(piece, target) = offer.choice {
                return piece.resource().is_some() && self.is_planned(target);
            }
            let Choice::Construct(name) = offer.choice else { return false };
            self.selected(name).is_some_and(|work| work.is_planned)
        };
        let has_better = offers.iter().any(is_open);
        for (offer, promise) in offers.iter().zip(promises) {
            *promise = self.of(offer.choice, has_better);
        }
    }

    fn of(&self, choice: Choice, has_better: bool) -> u16 {
        match choice {
            Choice::Pass => self.passing(),
            Choice::Offer(name, _, facing) => self.offering(name, facing),
            Choice::Select(area) => self.selecting(area),
            Choice::Construct(name) => self.constructing(name),
            Choice::Recycle(name) => self.recycling(name, has_better),
            Choice::Hire(_) => {
                if self.outlook.rounds > 0.0 {
                    48
                } else {
                    8
                }
            }
            Choice::Put(Piece::Soldier, target) => self.sending(target),
            Choice::Put(Piece::Krystallium, target) => self.crystal(target, Space::Krystallium),
            Choice::Put(piece, target) => self.placing(piece, target, has_better),
            Choice::StandIn(space, target) => self.crystal(target, space),
            Choice::Scrap(site) => self.scrapping(site),
            Choice::Use(advisor) => using(advisor),
            Choice::Discard(name) => self.discarding(name),
            Choice::Site(site) => self.pointing(site),
            Choice::Remove(_, site) => self.removing(site),
            Choice::Recruit(count) => 4 + 2 * u16::from(count),
            Choice::Move(to) => self.moving(to),
            Choice::From(from) => self.marching(from),
            Choice::Station(_, bonus) => weight(8.0, location(&self.outlook, bonus)),
            Choice::Leave(_, bonus) => weight(8.0, -location(&self.outlook, bonus)),
            Choice::Lock(_) => PLAIN,
            Choice::Spy(_) => 24,
            Choice::Card(name) | Choice::At(Lying::In(_, name)) => self.naming(name),
            Choice::Swap(mine, theirs) => self.swapping(mine, theirs),
            Choice::Mark(Lying::In(_, name)) => self.naming(name) / 2,
            Choice::Mark(_) => 2,
            Choice::At(Lying::Selected(_) | Lying::Down(_)) => PLAIN,
            Choice::Type(_) | Choice::Area(_) => PLAIN,
        }
    }

    const fn setting(&self) -> &'a Setting {
        self.outlook.setting
    }

    fn face(&self, name: CardName) -> Option<&'a Face> {
        self.setting().face_of(name)
    }

    /// What a card is worth to a player who gets it.
    fn taken(outlook: &Outlook<'_>, face: &Face) -> f32 {
        match face.kind {
            Kind::Development(_) => {
                let cost = f32::from(face.spaces.count);
                (outlook.development(face, 0.5) - 0.7 * cost).max(0.5)
            }
            Kind::Treasure => 1.3,
            Kind::Calamity => -f32::from(outlook.setting.numbers.common.calamity),
            Kind::Menace(_) => {
                let combat = f32::from(face.spaces.count);
                let prize = menace::prize(outlook, face);
                if face.penalty == 0 { 1.0 } else { -prize.min(0.3 * prize + 0.9 * combat) }
            }
            Kind::Advisor => 0.5 + 0.7 * outlook.rounds,
        }
    }

    fn worth(&self, card: Card) -> f32 {
        Self::taken(&self.outlook, self.setting().faces.face(card))
    }

    fn sum(&self, cards: Cards) -> f32 {
        cards.iter().map(|card| self.worth(card)).sum()
    }

    /// The cards of an area, as far as the player knows them; the others are worth nothing in particular.
    fn selecting(&self, area: Area) -> u16 {
        let position = self.outlook.position;
        let down = position.hidden_at(Spot::Offered(area));
        let down = down.map(|at| position.hidden()[usize::from(at)]);
        let own = self.outlook.seat;
        let down: f32 =
            down.map(|it| if it.seen.has(own) { self.worth(it.card) } else { -0.4 }).sum();
        weight(64.0, 0.8 * (self.sum(position.area(area)) + down))
    }

    /// Ill fates are hidden, and what is good is shown.
    fn offering(&self, name: CardName, facing: Facing) -> u16 {
        let is_ill = self.face(name).is_some_and(|face| {
            matches!(face.kind, Kind::Calamity | Kind::Menace(_))
                && face.name != CardName::BlackDragonEgg
        });
        match (facing, is_ill) {
            (Facing::Up, _) => 12,
            (Facing::Down | Facing::Masterly, true) => 16,
            (Facing::Down | Facing::Masterly, false) => 4,
        }
    }

    fn selected(&self, name: CardName) -> Option<&Work> {
        let plan = self.plan()?;
        let card = self.setting().faces.find(name, plan.selection)?;
        plan.selected(card)
    }

    fn constructing(&self, name: CardName) -> u16 {
        match self.selected(name) {
            Some(work) if work.is_planned => weight(48.0, 0.15 * work.worth),
            Some(_) => {
                if self.outlook.rounds > 0.0 {
                    3
                } else {
                    0
                }
            }
            None => PLAIN,
        }
    }

    /// What is not to be built is recycled, after what is.
    fn recycling(&self, name: CardName, has_better: bool) -> u16 {
        let is_planned = self.selected(name).is_some_and(|work| work.is_planned);
        match (is_planned, has_better) {
            (true, _) => 2,
            (false, true) => 6,
            (false, false) => 48,
        }
    }

    fn work(&self, target: Target) -> Option<&Work> {
        at(self.plan()?, &self.outlook, target)
    }

    fn is_planned(&self, target: Target) -> bool {
        self.work(target).is_some_and(|work| work.is_planned)
    }

    /// Where a cube goes: where it finishes something, then where the plan wants it.
    fn placing(&self, _: Piece, target: Target, has_better: bool) -> u16 {
        if target == Target::Alchemy {
            return if has_better { 1 } else { 24 };
        }
        match self.work(target) {
            Some(work) if work.left == 1 => weight(96.0, 0.15 * work.worth),
            Some(work) if work.is_planned => {
                let density = work.worth / f32::from(work.left).max(1.0);
                weight(24.0, 0.6 * density)
            }
            Some(_) if has_better => 1,
            Some(_) if self.outlook.rounds > 0.0 => 12,
            Some(_) => 2,
            None => 2,
        }
    }

    /// A Krystallium is used where it finishes something, or where no cube will come.
    fn crystal(&self, target: Target, space: Space) -> u16 {
        let Some(work) = self.work(target).filter(|work| work.is_planned) else { return 0 };
        if work.left == 1 {
            return weight(32.0, 0.15 * (work.worth - 1.7));
        }
        let resource = Resource::ALL.into_iter().find(|it| it.space() == space);
        let comes = resource.zip(self.plan()).map(|(resource, plan)| {
            plan.made[resource.index()] * self.outlook.steps[resource.index()]
        });
        let comes = comes.is_some_and(|comes| comes >= f32::from(work.missing(space)));
        if comes { 0 } else { 4 }
    }

    /// Where a Soldier goes: to cards the plan finishes, and against Menaces that can be defeated.
    fn sending(&self, target: Target) -> u16 {
        let Target::Site(site) = target else {
            return if self.is_planned(target) { 24 } else { 0 };
        };
        let Some(card) = self.setting().faces.card(site) else { return PLAIN };
        let face = self.setting().faces.face(card);
        if !matches!(face.kind, Kind::Menace(_)) {
            return if self.is_planned(target) { 24 } else { 0 };
        }
        let missing = menace::missing(&self.outlook, card);
        let prize = menace::prize(&self.outlook, face);
        if missing <= f32::from(self.outlook.realm.soldiers()) {
            weight(24.0, 0.8 * prize / missing.max(1.0))
        } else if self.outlook.rounds > 0.0 {
            4
        } else {
            0
        }
    }

    /// A card under construction is given up only if nothing will come of it and its cube makes a Krystallium.
    fn scrapping(&self, site: Site) -> u16 {
        let makes = self.outlook.realm.alchemy() + 1 >= self.setting().numbers.common.alchemy;
        let is_last = self.outlook.rounds < 1.0;
        if makes && is_last && !self.is_planned(Target::Site(site)) { 2 } else { 0 }
    }

    fn passing(&self) -> u16 {
        match self.question {
            Question::Plan | Question::AfterTheStep => 24,
            Question::Fight => 6,
            Question::Conquest => 10,
            Question::March(_) => 24,
            Question::Destroy | Question::LockUp => 1,
            Question::Offer { .. } | Question::Select | Question::Place(_) => 12,
            Question::FeedTroll | Question::Freeze | Question::Rob | Question::Torment => 12,
            Question::FeedDragon | Question::BuildOn | Question::BuildCube => 12,
            Question::TakeBack | Question::PointAt(_) | Question::Replace => 12,
            Question::Arrange | Question::Usurped | Question::Negotiate => 12,
            Question::Conjure | Question::ConjureTo(_) | Question::Finance => 12,
            Question::LeaveWhich(_) | Question::StationWhere(_) | Question::LockUpOwn => 12,
        }
    }

    /// A card goes: one's own that is worth least, or the opponent's that is worth most.
    fn discarding(&self, name: CardName) -> u16 {
        let Some(face) = self.face(name) else { return PLAIN };
        match (&self.other, face.kind) {
            (Some(_), Kind::Calamity | Kind::Menace(_)) => 0,
            (Some(other), _) => weight(16.0, 0.6 * Self::taken(other, face)),
            (None, _) => weight(16.0, -0.6 * Self::taken(&self.outlook, face)),
        }
    }

    /// A card in the open: the opponent's best, or one's own that is meant.
    fn pointing(&self, site: Site) -> u16 {
        let faces = &self.setting().faces;
        let Some(card) = faces.card(site) else { return PLAIN };
        let face = faces.face(card);
        match (&self.other, self.question) {
            (Some(other), Question::Rob) => {
                let made: f32 = (0..4).map(|at| f32::from(face.production[at])).sum();
                let per = f32::from(u8::from(face.produces_per.is_some()));
                weight(8.0, other.rounds * (made + 2.0 * per) * 0.5)
            }
            (Some(other), _) => {
                let placed = self.outlook.position.works(card).len();
                let placed = f32::from(u8::try_from(placed).unwrap_or(0));
                weight(8.0, 0.2 * other.development(face, 0.0) + 0.3 * placed)
            }
            (None, Question::Finance) => weight(4.0, 0.4 * f32::from(face.points)),
            (None, Question::BuildOn) => self.work(Target::Site(site)).map_or(PLAIN, |work| {
                if work.is_planned { weight(16.0, 0.2 * work.worth) } else { 4 }
            }),
            (None, _) => PLAIN,
        }
    }

    /// A cube is given up where least is lost.
    fn removing(&self, site: Site) -> u16 {
        match self.work(Target::Site(site)) {
            Some(work) if work.is_planned => weight(8.0, -0.3 * work.worth),
            Some(_) => 32,
            None => PLAIN,
        }
    }

    /// A territory is worth what it scores and what its locations give.
    fn moving(&self, to: Territory) -> u16 {
        let (setting, position) = (self.setting(), self.outlook.position);
        let own = setting.colour(self.outlook.seat);
        let enemies = position.conquest.armies(own.other(), to);
        let soldiers = self.outlook.realm.soldiers();
        if position.conquest.armies(own, to) > 0 {
            return 2;
        }
        if soldiers <= enemies {
            return 0;
        }
        let gain = points(&self.outlook, to, own)
            + if enemies > 0 { points(&self.outlook, to, own.other()) } else { 0.0 };
        let locations = setting.board().locations(to).iter();
        let locations: f32 = locations.map(|it| location(&self.outlook, it.bonus)).sum();
        weight(8.0, 0.3 * (gain + 0.4 * locations) - 0.6 * f32::from(enemies))
    }

    /// Armies come from where nothing is lost.
    fn marching(&self, from: Territory) -> u16 {
        let (setting, conquest) = (self.setting(), &self.outlook.position.conquest);
        let own = setting.colour(self.outlook.seat);
        if setting.board().castle_of(own) == from {
            return 32;
        }
        if conquest.spare(own, from) > 0 {
            24
        } else if conquest.armies(own, from) > 1 {
            10
        } else {
            2
        }
    }

    fn naming(&self, name: CardName) -> u16 {
        let Some(face) = self.face(name) else { return PLAIN };
        let worth = Self::taken(&self.outlook, face);
        // What is given away is to be bad; what is thrown away is what the opponent would like.
        let share = if self.question == Question::Usurped { -0.6 } else { 0.5 };
        weight(16.0, share * worth)
    }

    fn swapping(&self, mine: Lying, theirs: Lying) -> u16 {
        let worth = |lying: Lying| match lying {
            Lying::In(_, name) | Lying::Selected(name) => {
                self.face(name).map_or(0.0, |face| Self::taken(&self.outlook, face))
            }
            Lying::Down(at) => {
                let hidden = self.outlook.position.hidden()[usize::from(at)];
                if hidden.seen.has(self.outlook.seat) { self.worth(hidden.card) } else { -0.4 }
            }
        };
        let gain = worth(theirs) - worth(mine);
        if gain <= 0.0 { 0 } else { weight(6.0, 0.6 * gain) }
    }
}

/// How likely an ability is used that may be.
const fn using(advisor: Advisor) -> u16 {
    match advisor {
        Advisor::CourtAlchemist | Advisor::Drillmaster | Advisor::TaxCollector => 96,
        Advisor::Cartographer | Advisor::RoyalArchivist | Advisor::Exorcist => 96,
        Advisor::MasterBuilder | Advisor::CaptivatingConjurer | Advisor::GrandFinancier => 40,
        Advisor::Chamberlain | Advisor::Saboteur | Advisor::Warden | Advisor::Seer => 16,
        Advisor::Usurper | Advisor::InformedNegotiator | Advisor::Quartermaster => 12,
        Advisor::Spymaster | Advisor::MasterOfTraps => 12,
    }
}

/// A weight that grows with a value in points: threefold with each.
fn weight(base: f32, value: f32) -> u16 {
    let weight = base * exact::exp(1.1 * value.clamp(-5.0, 5.0));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is clamped")]
    let whole = weight.clamp(1.0, 20_000.0) as u16;
    whole
}
