//! K4 Planning phase.

use crate::frame::Frame as F;
use crate::position::{Pile, Spot};
use crate::setting::faces::Kind;
use crate::terms::{Card, CardName, Module, Resource};
use crate::{
    Asking, Choice, Desk, Fact, Flow, Question, Why, advisors, choice_phase, conquest, law,
    menaces, pieces, quests,
};
use kernel::{FixedVec, Seat, cite, in_order, next, settled, together};

kernel::frames! {
    /// Open paragraphs of chapter K4.
    pub enum Frame {
        Reveal = law::planning::REVEAL => reveal,
        StartOfPlanning = law::planning::START_OF_PLANNING => start_of_planning,
        IllFates = law::planning::CALAMITIES => ill_fates,
        PlanTogether = law::planning::CONSTRUCT_OR_RECYCLE => plan_together,
        Plan(seat: Seat) = law::planning::CONSTRUCT_OR_RECYCLE => construct_or_recycle,
        Construct(seat: Seat, card: CardName) = law::planning::CONSTRUCT_OR_RECYCLE => construct,
        Recycle(seat: Seat, card: CardName) = law::planning::RECYCLE => recycle,
        EndOfPlanning = law::planning::END_OF_PLANNING => end_of_planning,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// K4.1 Reveal. What was left in the Offering areas is seen as it is discarded (R2).
fn reveal(desk: &mut Desk<'_>) -> Flow {
    let turned = desk.position.turn_up();
    if !turned.is_empty() {
        desk.reveal();
    }
    for hidden in &turned {
        let card = desk.setting.faces.name(hidden.card);
        let fact = match hidden.at {
            Spot::Selected(who) => Fact::Revealed { who, card },
            Spot::Offered(_) => Fact::LeftOver { card },
        };
        desk.tell(law::planning::REVEAL, fact);
    }
    next(F::Planning(Frame::StartOfPlanning))
}

/// K4.2 Start of Planning. The first player's effects first.
fn start_of_planning(desk: &Desk<'_>) -> Flow {
    let mut frames: FixedVec<F, 8> = FixedVec::new();
    for seat in choice_phase::in_round_order(desk).iter().copied() {
        match desk.setting.module() {
            Module::Conquest => frames.push(F::Conquest(conquest::Frame::Destruction(seat, 0))),
            Module::Menace => frames.push(F::Menaces(menaces::Frame::Trolls(seat, 0))),
            Module::None | Module::Advisors | Module::Quests => {}
        }
    }
    frames.extend([Frame::IllFates, Frame::PlanTogether, Frame::EndOfPlanning].map(F::Planning));
    in_order(frames.iter().copied())
}

/// Cards that leave nothing to choose go where they must (R10).
fn ill_fates(desk: &mut Desk<'_>) -> Flow {
    for seat in desk.setting.seats().iter() {
        desk.position.realm_mut(seat).forget_recycled();
        let selection = desk.position.realm(seat).selection();
        for card in selection.and(desk.setting.faces.calamities) {
            calamities(seat, card, desk);
        }
        for card in selection.and(desk.setting.faces.menaces) {
            menaces(seat, card, desk);
        }
    }
    settled()
}

/// K4.6 Calamities. Straight to the Duchy.
pub(crate) fn calamities(seat: Seat, card: Card, desk: &mut Desk<'_>) {
    cite(law::planning::CALAMITIES);
    let realm = desk.position.realm_mut(seat);
    realm.take(Pile::Selection, card);
    realm.put(Pile::Duchy, card);
    let card = desk.setting.faces.name(card);
    desk.tell(law::planning::CALAMITIES, Fact::Struck { who: seat, card });
}

/// K4.7 Menaces. To the Construction area.
fn menaces(seat: Seat, card: Card, desk: &mut Desk<'_>) {
    let realm = desk.position.realm_mut(seat);
    realm.take(Pile::Selection, card);
    realm.put(Pile::Construction, card);
    let card = desk.setting.faces.name(card);
    desk.tell(law::planning::MENACES, Fact::Menaced { who: seat, card });
}

fn plan_together(desk: &Desk<'_>) -> Flow {
    together(desk.setting.seats(), |seat| F::Planning(Frame::Plan(seat)))
}

/// K4.3 Construct or recycle. Every selected card, in any order, with all that may be done at any time.
fn construct_or_recycle(seat: Seat, desk: &Desk<'_>) -> Flow {
    let realm = desk.position.realm(seat);
    if let Some(resource) = realm.cube_in_hand() {
        return place(seat, resource, desk);
    }
    let mut asking = desk.ask(seat, law::planning::CONSTRUCT_OR_RECYCLE, Question::Plan);
    for card in desk.setting.faces.of_each_name(realm.selection()) {
        asking = offer_uses(asking, desk, seat, card);
    }
    let sites = pieces::distinct_open_sites(desk, seat);
    asking = pieces::offer_pieces(asking, desk, sites);
    asking = advisors::offer_in_planning(asking, desk);
    asking = pieces::offer_scrap(asking, desk, sites);
    asking = withhold_ill_fates(asking, desk, seat);
    if realm.selection().is_empty() {
        return asking.may(Choice::Pass);
    }
    let para = law::planning::CONSTRUCT_OR_RECYCLE;
    asking.withhold(Choice::Pass, para, Why::SelectedCardsLeft).must()
}

/// Calamities and Menaces stay where they went (K4.6, K4.7, K6.6).
fn withhold_ill_fates<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    asking.withholds(|| {
        let (faces, realm) = (&desk.setting.faces, desk.position.realm(seat));
        let calamities = faces
            .names(realm.duchy().and(faces.calamities))
            .map(|name| (Choice::Recycle(name), law::planning::CALAMITIES, Why::Calamity(name)));
        let menaces = realm.construction().and(faces.menaces);
        let recycled = faces
            .names(menaces)
            .map(|name| (Choice::Recycle(name), law::planning::MENACES, Why::Menace(name)));
        let scrapped = menaces.iter().map(|card| {
            let site = faces.site(card);
            (Choice::Scrap(site), law::pieces::SCRAP, Why::Menace(site.name))
        });
        calamities.chain(recycled).chain(scrapped).collect::<Vec<_>>()
    })
}

#[inline]
fn offer_uses<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat, card: Card) -> Asking<'d> {
    let face = desk.setting.faces.face(card);
    let name = face.name;
    let construct = (Choice::Construct(name), F::Planning(Frame::Construct(seat, name)));
    let recycle = (Choice::Recycle(name), F::Planning(Frame::Recycle(seat, name)));
    match face.kind {
        Kind::Development(_) => asking.again(construct.0, construct.1).again(recycle.0, recycle.1),
        Kind::Treasure => treasures(asking.again(recycle.0, recycle.1), name),
        Kind::Advisor => {
            let hire = F::Advisors(advisors::Frame::Hire(seat, name));
            asking.again(Choice::Hire(name), hire).again(recycle.0, recycle.1)
        }
        Kind::Calamity | Kind::Menace(_) => asking,
    }
}

/// K4.5 Treasures. They cannot be constructed.
fn treasures(asking: Asking<'_>, name: CardName) -> Asking<'_> {
    let why = Why::OnlyRecycled(name);
    asking.withhold(Choice::Construct(name), law::planning::TREASURES, why)
}

fn construct(seat: Seat, name: CardName, desk: &mut Desk<'_>) -> Flow {
    let card = pieces::take_selected(seat, name, desk);
    desk.position.realm_mut(seat).put(Pile::Construction, card);
    desk.tell(law::planning::CONSTRUCT_OR_RECYCLE, Fact::Planned { who: seat, card: name });
    settled()
}

/// K4.4 Recycle. The cubes are placed before anything else.
fn recycle(seat: Seat, name: CardName, desk: &mut Desk<'_>) -> Flow {
    let card = pieces::take_selected(seat, name, desk);
    let cubes = desk.setting.faces.face(card).recycle;
    desk.position.discard(card);
    let realm = desk.position.realm_mut(seat);
    realm.recycle(card);
    for resource in Resource::ALL {
        realm.gain_cubes(resource, cubes[resource.index()]);
    }
    desk.tell(law::planning::RECYCLE, Fact::Recycled { who: seat, card: name });
    settled()
}

fn place(seat: Seat, resource: Resource, desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat, law::planning::RECYCLE, Question::Place(resource));
    let sites = pieces::distinct_open_sites(desk, seat);
    let asking = pieces::offer_cube(asking, desk, sites, resource);
    let asking = pieces::offer_pieces(asking, desk, sites);
    let asking = advisors::offer_in_planning(asking, desk);
    asking.withhold(Choice::Pass, law::planning::RECYCLE, Why::CubesLeft).must()
}

/// K4.9 End of Planning. The first player's effects first (R3).
fn end_of_planning(desk: &Desk<'_>) -> Flow {
    let mut frames: FixedVec<F, 8> = FixedVec::new();
    match desk.setting.module() {
        Module::Menace => {
            let order = choice_phase::in_round_order(desk);
            frames.extend(order.iter().map(|&seat| F::Menaces(menaces::Frame::ActOn(seat))));
        }
        Module::Quests => frames.push(F::Quests(quests::Frame::FirstToFinish)),
        Module::None | Module::Advisors | Module::Conquest => {}
    }
    in_order(frames.iter().copied())
}
