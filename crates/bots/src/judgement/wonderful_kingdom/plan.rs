//! A quick plan: which cards the cubes to come will finish.

use super::outlook::{CUBE, Outlook};
use arrayvec::ArrayVec;
use wonderful_kingdom::position::{Spot, Works};
use wonderful_kingdom::setting::faces::{Kind, Spaces};
use wonderful_kingdom::terms::{Advisor, CARDS, Card, CardName, Cards, Resource, Space, Target};

/// The most things a plan looks at; the rest is left out.
const MOST: usize = 28;
/// What is finished in a later round is not sure.
const SURE: f32 = 0.92;
/// What a cube is worth in the Alchemy area, as long as there are rounds to come.
const ALCHEMY: f32 = 0.3;
/// What a recycled card brings at least.
const RECYCLED: f32 = 0.35;

/// Something that takes pieces, or a selected card that could.
#[derive(Clone, Copy)]
pub(super) struct Work {
    /// The card; none for the Quest.
    pub(super) card: Option<Card>,
    /// Whether it has still to be planned.
    pub(super) selected: bool,
    /// What it brings when it is finished.
    pub(super) worth: f32,
    /// What is missing on it, by space.
    missing: [u8; 7],
    /// How many pieces are missing.
    pub(super) left: u8,
    /// How many pieces lie on it.
    placed: u8,
    /// What is missing, in points of cubes.
    cost: f32,
    /// What it brings for what it costs.
    density: f32,
    /// Whether the plan finishes it.
    pub(super) is_planned: bool,
}

/// What is missing on something.
#[derive(Clone, Copy)]
struct Gap {
    /// By space.
    missing: [u8; 7],
    /// In all.
    left: u8,
    /// How many pieces lie there.
    placed: u8,
}

impl Gap {
    fn new(spaces: &Spaces, works: Works) -> Self {
        let (mut missing, mut placed) = (spaces.counts, 0);
        if !works.is_empty() {
            for (missing, of) in missing.iter_mut().zip(spaces.of) {
                let filled = of & works.filled();
                if filled != 0 {
                    let filled = u8::try_from(filled.count_ones()).unwrap_or(u8::MAX);
                    (*missing, placed) = (*missing - filled, placed + filled);
                }
            }
        }
        Self { missing, left: spaces.count - placed, placed }
    }

    /// The part of this round's steps a card misses that has so much missing.
    fn misses(&self) -> f32 {
        (f32::from(self.left) * 0.2).min(1.0)
    }

    /// What is missing, in points of cubes.
    fn price(&self) -> f32 {
        let cubes: f32 = (0..4).map(|at| f32::from(self.missing[at]) * CUBE[at]).sum();
        let [.., krystallium, soldiers, any] = self.missing;
        cubes + f32::from(any) * 0.8 + 1.7 * f32::from(krystallium) + f32::from(soldiers)
    }
}

impl Work {
    /// Something with a gap that is worth so much once it is filled.
    fn new(card: Option<Card>, selected: bool, gap: Gap, worth: f32) -> Self {
        let Gap { missing, left, placed } = gap;
        let cost = gap.price();
        let density = worth / (cost + 0.4);
        Self { card, selected, worth, missing, left, placed, cost, density, is_planned: false }
    }

    /// How many pieces of a kind are missing.
    pub(super) const fn missing(&self, space: Space) -> u8 {
        self.missing[space.index()]
    }

    /// The part of it that is done.
    fn progress(&self) -> f32 {
        f32::from(self.placed) / f32::from(self.placed + self.left).max(1.0)
    }
}

/// Pieces one may count on.
#[derive(Clone, Copy)]
struct Purse {
    /// Cubes of this round.
    now: [f32; 4],
    /// Cubes of later rounds.
    later: [f32; 4],
    krystallium: f32,
    soldiers: f32,
}

impl Purse {
    /// Pays for what is missing; says how much of it must wait for later rounds, if it can be paid at all.
    fn pay(&mut self, work: &Work) -> Option<f32> {
        let mut after = *self;
        let (mut stand_ins, mut waits) = (f32::from(work.missing(Space::Krystallium)), 0.0);
        for at in 0..4 {
            let mut due = f32::from(work.missing[at]);
            let now = due.min(after.now[at]);
            due -= now;
            let later = due.min(after.later[at]);
            (after.now[at], after.later[at]) = (after.now[at] - now, after.later[at] - later);
            waits += later;
            stand_ins += due - later;
        }
        let mut any = f32::from(work.missing(Space::Any));
        for at in 0..4 {
            let now = any.min(after.now[at]);
            (after.now[at], any) = (after.now[at] - now, any - now);
        }
        after.krystallium -= stand_ins + any;
        after.soldiers -= f32::from(work.missing(Space::Soldier));
        if after.krystallium < -0.01 || after.soldiers < -0.01 {
            return None;
        }
        *self = after;
        Some(waits)
    }

    /// The part of what is missing that could be paid.
    fn covers(&self, work: &Work) -> f32 {
        let cubes = (0..4).map(|at| f32::from(work.missing[at]).min(self.now[at] + self.later[at]));
        cubes.sum::<f32>() / f32::from(work.left).max(1.0)
    }
}

/// A plan.
pub(super) struct Plan {
    /// All that could be worked on, the best first.
    works: ArrayVec<Work, MOST>,
    /// Where each card stands among them, and behind all cards the Quest.
    places: [u8; CARDS + 1],
    /// The cards that are selected.
    pub(super) selection: Cards,
    /// What all of it is worth, with what is left over.
    pub(super) worth: f32,
    /// What a step of each resource makes.
    pub(super) made: [f32; 4],
    /// Soldiers that are left over.
    pub(super) soldiers: f32,
}

impl Plan {
    /// Plans for what is under construction, selected, hired or sought.
    pub(super) fn new(outlook: &Outlook<'_>) -> Self {
        let made = outlook.made();
        let mut purse = purse(outlook, &made);
        let selection = selected(outlook);
        let mut works = works(outlook, selection, &mut purse);
        works.sort_unstable_by(|one, other| other.density.total_cmp(&one.density));
        let (mut worth, mut places) = (0.0, [NOWHERE; CARDS + 1]);
        for (place, work) in (0..).zip(works.iter_mut()) {
            worth += entered(work, &mut purse, outlook);
            places[slot(work.card)] = place;
        }
        for resource in Resource::ALL {
            let at = resource.index();
            worth += purse.later[at] * Outlook::later(resource);
            if outlook.rounds > 0.0 {
                worth += purse.now[at] * ALCHEMY;
            }
        }
        worth += purse.krystallium.max(0.0) * outlook.krystallium();
        Self { works, places, selection, worth, made, soldiers: purse.soldiers.max(0.0) }
    }

    /// What a target is to the plan.
    pub(super) fn work(&self, card: Option<Card>) -> Option<&Work> {
        self.at(card).filter(|work| !work.selected)
    }

    /// What a selected card is to the plan.
    pub(super) fn selected(&self, card: Card) -> Option<&Work> {
        self.at(Some(card)).filter(|work| work.selected)
    }

    fn at(&self, card: Option<Card>) -> Option<&Work> {
        self.works.get(usize::from(self.places[slot(card)]))
    }
}

/// The place of what is not in the plan.
const NOWHERE: u8 = u8::MAX;

fn slot(card: Option<Card>) -> usize {
    card.map_or(CARDS, Card::index)
}

/// Enters a work into the plan; says what it adds.
fn entered(work: &mut Work, purse: &mut Purse, outlook: &Outlook<'_>) -> f32 {
    // A cube that is recycled is in the purse already: a card that is built takes it out again.
    let refund = if work.selected { RECYCLED } else { 0.0 };
    let pays_off = work.worth > refund + 0.45 * work.cost;
    if pays_off && let Some(waits) = purse.pay(work) {
        work.is_planned = true;
        let sure = if waits > 0.0 { SURE } else { 1.0 };
        return work.worth * sure;
    }
    if outlook.rounds < 1.0 {
        return if work.selected { 0.1 } else { 0.0 };
    }
    let hope = if pays_off { 0.5 * work.worth * purse.covers(work) } else { 0.0 };
    let share = if work.selected { 0.5 } else { work.progress() };
    refund.max(hope * share)
}

/// What may be counted on.
fn purse(outlook: &Outlook<'_>, made: &[f32; 4]) -> Purse {
    let realm = outlook.realm;
    let mut purse = Purse {
        now: [0.0; 4],
        later: [0.0; 4],
        krystallium: f32::from(realm.krystallium()) + f32::from(realm.alchemy()) * 0.2,
        soldiers: f32::from(realm.soldiers()),
    };
    for resource in Resource::ALL {
        let at = resource.index();
        let this_round = outlook.steps[at] - outlook.rounds;
        purse.now[at] = f32::from(realm.cubes(resource)) + made[at] * this_round;
        purse.later[at] = made[at] * outlook.rounds;
    }
    if outlook.rounds > 0.0 {
        purse.soldiers += 0.5 * f32::from(u8::from(realm.is_training()));
    }
    purse
}

/// Everything that could be worked on. The cubes of selected Treasures go into the purse.
fn works(outlook: &Outlook<'_>, selection: Cards, purse: &mut Purse) -> ArrayVec<Work, MOST> {
    let (setting, position, realm) = (outlook.setting, outlook.position, outlook.realm);
    let faces = &setting.faces;
    let mut works: ArrayVec<Work, MOST> = ArrayVec::new();
    let mut add = |card: Option<Card>, selected: bool, gap: Gap, worth: f32| {
        if !works.is_full() {
            works.push(Work::new(card, selected, gap, worth));
        }
    };
    for card in realm.construction().and(faces.developments) {
        let face = faces.face(card);
        let gap = Gap::new(&face.spaces, position.works(card));
        // What is frozen waits for the next round.
        let misses = if position.frozen().has(card) { 1.0 } else { gap.misses() };
        add(Some(card), false, gap, outlook.development(face, misses));
    }
    for card in realm.council() {
        let face = faces.face(card);
        let gap = Gap::new(&face.spaces, position.works(card));
        add(Some(card), false, gap, advisor(outlook, face.name));
    }
    if let Some(step) = setting.steps.get(usize::from(realm.steps())) {
        add(None, false, Gap::new(&step.spaces, realm.step_works()), quest(outlook, step));
    }
    for card in selection {
        let face = faces.face(card);
        let gap = Gap::new(&face.spaces, Works::default());
        match face.kind {
            Kind::Development(_) => {
                add(Some(card), true, gap, outlook.development(face, gap.misses()));
            }
            Kind::Treasure => {
                for at in 0..4 {
                    purse.now[at] += f32::from(face.recycle[at]);
                }
            }
            Kind::Advisor => add(Some(card), true, gap, advisor(outlook, face.name)),
            Kind::Calamity | Kind::Menace(_) => {}
        }
    }
    works
}

/// The cards of a Selection area, those face down among them: the position is an imagined one.
pub(super) fn selected(outlook: &Outlook<'_>) -> Cards {
    let position = outlook.position;
    let down = position.hidden_at(Spot::Selected(outlook.seat));
    let down = down.map(|at| position.hidden()[usize::from(at)].card);
    down.fold(outlook.realm.selection(), Cards::with)
}

/// What a step of the Quest brings.
fn quest(outlook: &Outlook<'_>, step: &wonderful_kingdom::setting::Step) -> f32 {
    let reward = step.reward;
    let cubes = reward.cubes();
    let cubes: f32 = (0..4).map(|at| f32::from(cubes[at]) * CUBE[at] * 0.7).sum();
    let worth = f32::from(step.points)
        + cubes
        + f32::from(reward.krystallium) * outlook.krystallium()
        + f32::from(reward.soldier) * outlook.soldier()
        + f32::from(reward.trap + reward.spy) * 0.3 * outlook.rounds
        + f32::from(reward.calamity) * 2.0;
    let first = step.first;
    let first = f32::from(first.points)
        + f32::from(first.krystallium) * outlook.krystallium()
        + f32::from(first.soldier) * outlook.soldier()
        + f32::from(first.calamity) * 2.0;
    let is_open = outlook.position.quest_first().is_none();
    // The steps after it come into reach.
    let next = 0.5 * outlook.rounds;
    let have = step.have.map_or(1.0, |(count, of)| {
        let built = outlook.realm.of_type(outlook.setting, of);
        if built >= count { 1.0 } else { 0.5 * f32::from(built) / f32::from(count) }
    });
    (worth + next + if is_open { 0.6 * first } else { 0.0 }) * have
}

/// What one use of an Advisor is worth, with a little for its being used again.
fn advisor(outlook: &Outlook<'_>, name: CardName) -> f32 {
    let Some(advisor) = Advisor::ALL.into_iter().find(|it| it.card() == name) else { return 0.0 };
    let (rounds, realm) = (outlook.rounds, outlook.realm);
    let again = 0.4 * rounds;
    let left = |used: u8, limit: u8, worth: f32| if used < limit { worth } else { 0.0 };
    match advisor {
        Advisor::CourtAlchemist => outlook.krystallium().max(0.9) + again,
        Advisor::Drillmaster => outlook.soldier() + again,
        Advisor::TaxCollector | Advisor::Cartographer => 2.6 + again,
        Advisor::MasterBuilder => 2.0 + again,
        Advisor::RoyalArchivist => left(realm.archives(), 2, 5.0),
        Advisor::Chamberlain => 1.0 * rounds,
        Advisor::Exorcist => 3.0,
        Advisor::GrandFinancier => left(u8::from(realm.doubled().is_some()), 1, 9.0),
        Advisor::CaptivatingConjurer => left(u8::from(realm.conjured().is_some()), 1, 5.0),
        Advisor::Saboteur | Advisor::Usurper | Advisor::InformedNegotiator => 1.2 * rounds,
        Advisor::Warden | Advisor::Quartermaster | Advisor::Seer => 1.2 * rounds,
        Advisor::Spymaster | Advisor::MasterOfTraps => 0.6 * rounds,
    }
}

/// The work a target stands for.
pub(super) fn at<'p>(plan: &'p Plan, outlook: &Outlook<'_>, target: Target) -> Option<&'p Work> {
    match target {
        Target::Alchemy => None,
        Target::Quest => plan.work(None),
        Target::Site(site) => {
            let card = outlook.setting.faces.card(site)?;
            plan.work(Some(card)).or_else(|| twin(plan, outlook, card))
        }
    }
}

fn twin<'p>(plan: &'p Plan, outlook: &Outlook<'_>, card: Card) -> Option<&'p Work> {
    let name = outlook.setting.faces.name(card);
    let is_it = |work: &&Work| {
        work.card.is_some_and(|it| outlook.setting.faces.name(it) == name) && !work.selected
    };
    plan.works.iter().find(is_it)
}
