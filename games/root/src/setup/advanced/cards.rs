//! A.8.2: what each set-up card places.

use super::{Frame, Question, draft, homelands};
use crate::frame::Frame as F;
use crate::golden_rules::place;
use crate::law::advanced_setup as law;
use crate::terms::{Clearing, Clearings, Faction, Piece, Plot, Suit, hireling};
use crate::{
    Choice, Desk, Flow, alliance, corvids, duchy, eyrie, glossary, hundreds, keepers, lizard_cult,
    marquise, riverfolk, vagabond,
};
use kernel::{FixedVec, in_order, next, settled};

/// The steps of a set-up card.
type Steps = FixedVec<F, 8>;

/// A.8.2 Step 2: Pick Factions. The steps of a faction's card: supplies, homelands, what is placed there, and the rest.
pub(super) fn set_up(faction: Faction, desk: &mut Desk<'_>) -> Flow {
    let home = [Frame::Homeland { faction }, Frame::AtHome { faction }].map(F::Advanced);
    let with_home = |first: F, rest: &[F]| -> Steps {
        [first].into_iter().chain(home).chain(rest.iter().copied()).collect()
    };
    let steps = match faction {
        Faction::Marquise => with_home(F::Marquise(marquise::Frame::GatherWarriorsAndWood), &[]),
        Faction::Eyrie => with_home(
            F::Eyrie(eyrie::Frame::GatherWarriors),
            &[F::Eyrie(eyrie::Frame::ChooseLeader)],
        ),
        Faction::Alliance => [F::Alliance(alliance::Frame::SetUp)].into_iter().collect(),
        Faction::Vagabond | Faction::SecondVagabond => vagabond_steps(faction, desk),
        Faction::LizardCult => with_home(
            lizard_cult::Frame::GatherWarriors.into(),
            &[lizard_cult::Frame::ChooseTheOutcast.into()],
        ),
        Faction::Riverfolk => [F::Riverfolk(riverfolk::Frame::SetUp)].into_iter().collect(),
        Faction::Duchy => {
            let tracks = [duchy::Frame::FillTheBuildingTracks, duchy::Frame::FillTheCrownSpaces];
            with_home(duchy::Frame::Gather.into(), &tracks.map(Into::into))
        }
        Faction::Corvids => {
            let scatter = Suit::OF_CLEARINGS.map(|suit| corvids::Frame::Scatter(suit).into());
            with_home(corvids::Frame::Gather.into(), &scatter)
        }
        Faction::Hundreds => {
            let rest = [Frame::RuinItems.into(), hundreds::Frame::BecomeStubborn.into()];
            with_home(Frame::Gather { faction }.into(), &rest)
        }
        Faction::Keepers => {
            let near =
                [Frame::Gather { faction }.into(), keepers::Frame::PlaceStartingRelics.into()];
            let far = keepers::Frame::PlaceRemainingRelics;
            let rest = [far, keepers::Frame::AddTheFaithfulRetainers].map(F::from);
            near.into_iter().chain(home).chain(rest).collect()
        }
        hireling!() => Steps::new(),
    };
    in_order(steps.iter().copied())
}

/// All pieces of a faction form its supplies.
pub(super) fn gather(faction: Faction, desk: &mut Desk<'_>) -> Flow {
    for &piece in Piece::of(faction) {
        desk.position.woodland.gather(piece, desk.setting.pieces(piece));
    }
    settled()
}

/// A Vagabond: the character of the card, a forest, quests and ruin items unless they are there, and the items of the character.
fn vagabond_steps(faction: Faction, desk: &mut Desk<'_>) -> Steps {
    let seat = desk.position.seat_of(faction);
    let character = draft::character_of(faction, desk);
    let first = desk.position.quests == 0;
    let own = [vagabond::Frame::BecomeCharacter(seat, character), vagabond::Frame::PlacePawn(seat)];
    let quests = first.then_some(F::from(vagabond::Frame::GetQuests));
    let items = [Frame::RuinItems.into(), vagabond::Frame::TakeStartingItems(seat).into()];
    own.map(F::from).into_iter().chain(quests).chain(items).collect()
}

/// A.8.2 Step 2: Pick Factions. Items marked R lie under the ruins: one set for the Hundreds or a Vagabond, two for two
/// Vagabonds (9.7.1, R87).
pub(super) fn ruin_items(desk: &mut Desk<'_>) -> Flow {
    let there = desk.position.ruin_items[0].iter().flatten().count();
    let wanted = desk.position.vagabonds().len().max(1);
    if there < wanted {
        vagabond::add_under_ruins(desk, there, law::PICK_FACTIONS);
    }
    settled()
}

/// What a faction has at home.
pub(super) fn at_home(faction: Faction, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.seat_of(faction);
    let own = desk.position.draft.homelands(seat);
    desk.position.starting = desk.position.starting.union(own);
    let cards = &desk.setting.boards.setup_cards;
    match faction {
        Faction::Marquise => marquise_at_home(own, desk),
        Faction::Eyrie => {
            let pieces = [(Piece::Roost, 1), (Piece::EyrieWarrior, cards.eyrie.warriors)];
            place_all(own, &pieces, desk);
            settled()
        }
        Faction::LizardCult => cult_at_home(own, desk),
        Faction::Duchy => {
            let pieces = [(Piece::Tunnel, 1), (Piece::DuchyWarrior, cards.duchy.warriors)];
            place_all(own, &pieces, desk);
            around(own, Piece::DuchyWarrior, cards.duchy.around, desk)
        }
        Faction::Corvids => {
            place_all(own, &[(Piece::CorvidWarrior, cards.corvids.warriors)], desk);
            own.first().map_or_else(settled, |clearing| next(Frame::WhichPlot { clearing }.into()))
        }
        Faction::Hundreds => {
            let warriors = (Piece::HundredsWarrior, cards.hundreds.warriors);
            place_all(own, &[(Piece::Warlord, 1), warriors, (Piece::Stronghold, 1)], desk);
            settled()
        }
        Faction::Keepers => {
            place_all(own, &[(Piece::KeeperWarrior, cards.keepers.warriors)], desk);
            settled()
        }
        Faction::Alliance | Faction::Vagabond | Faction::SecondVagabond | Faction::Riverfolk => {
            settled()
        }
        hireling!() => settled(),
    }
}

fn place_all(clearings: Clearings, pieces: &[(Piece, u8)], desk: &mut Desk<'_>) {
    for clearing in clearings {
        for &(piece, count) in pieces {
            place(desk, law::PICK_FACTIONS, piece, clearing, count);
        }
    }
}

/// The Marquise: warriors at home and everywhere else, the keep in a homeland as far from enemies as can be, and a building in
/// each.
fn marquise_at_home(own: Clearings, desk: &mut Desk<'_>) -> Flow {
    let card = &desk.setting.boards.setup_cards.marquise;
    for clearing in Clearing::all() {
        let count = if own.has(clearing) { card.warriors } else { card.elsewhere };
        place(desk, law::PICK_FACTIONS, Piece::MarquiseWarrior, clearing, count);
    }
    let buildings = Piece::MARQUISE_BUILDINGS.map(|piece| Frame::HomeBuilding { piece });
    in_order([Frame::WhereKeep].into_iter().chain(buildings).map(Into::into))
}

/// The Marquise: the keep, not next to an enemy homeland if possible.
pub(super) fn where_keep(desk: &Desk<'_>) -> Flow {
    let offers = homelands::sheltered(Faction::Marquise, desk)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::KeepIn { clearing }.into()));
    let seat = desk.position.seat_of(Faction::Marquise);
    desk.ask(seat, law::PICK_FACTIONS, Question::KeepAtHome.into()).offers(offers).if_any()
}

pub(super) fn keep_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    place(desk, law::PICK_FACTIONS, Piece::Keep, clearing, 1);
    settled()
}

/// The Marquise: sawmill, workshop and recruiter, each in a homeland of its own.
pub(super) fn home_building(piece: Piece, desk: &Desk<'_>) -> Flow {
    let (seat, woodland) = (desk.position.seat_of(Faction::Marquise), &desk.position.woodland);
    let built = Piece::MARQUISE_BUILDINGS.iter().map(|&building| woodland.with(building));
    let built = built.fold(Clearings::NONE, Clearings::union);
    let open = desk.position.draft.homelands(seat).minus(built).and(woodland.with_free_slot());
    let offers = open
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::HomeBuildingIn { piece, clearing }.into()));
    desk.ask(seat, law::PICK_FACTIONS, Question::HomeBuilding(piece).into()).offers(offers).if_any()
}

pub(super) fn home_building_in(piece: Piece, clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    place(desk, law::PICK_FACTIONS, piece, clearing, 1);
    settled()
}

/// This many pieces in the clearings round a homeland, as evenly as possible; who sets up says where the last ones go.
fn around(home: Clearings, piece: Piece, count: u8, desk: &mut Desk<'_>) -> Flow {
    let paths = home.iter().map(|clearing| desk.position.woodland.paths(clearing));
    let near = paths.fold(Clearings::NONE, Clearings::union).minus(home);
    let among = near.and(glossary::placeable(desk, piece.owner()));
    let number = u8::try_from(among.len()).expect("clearings are few");
    let (each, left) = match number {
        0 => return settled(),
        _ => (count / number, count % number),
    };
    for clearing in among {
        place(desk, law::PICK_FACTIONS, piece, clearing, each);
    }
    if left == 0 { settled() } else { next(Frame::Spread { piece, among, left }.into()) }
}

/// One more piece in this many of some clearings.
pub(super) fn spread(piece: Piece, among: Clearings, left: u8, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.seat_of(piece.owner());
    // In the order of the map, so that each way is asked for once.
    let enough = |clearing: &Clearing| {
        among.iter().filter(|other| other >= clearing).count() >= usize::from(left)
    };
    let offers = among.iter().filter(enough).map(|clearing| {
        (Choice::In(clearing), Frame::SpreadTo { piece, clearing, among, left }.into())
    });
    desk.ask(seat, law::PICK_FACTIONS, Question::Spread { piece, left }.into())
        .offers(offers)
        .must()
}

pub(super) fn spread_to(
    piece: Piece,
    clearing: Clearing,
    (among, left): (Clearings, u8),
    desk: &mut Desk<'_>,
) -> Flow {
    place(desk, law::PICK_FACTIONS, piece, clearing, 1);
    let among = among.iter().filter(|&other| other > clearing).collect();
    if left == 1 { settled() } else { next(Frame::Spread { piece, among, left: left - 1 }.into()) }
}

/// The Cult: acolytes, warriors, and a garden that matches, of choice in the Lost City (F.C.2).
fn cult_at_home(own: Clearings, desk: &mut Desk<'_>) -> Flow {
    let card = &desk.setting.boards.setup_cards.lizard_cult;
    place_all(own, &[(Piece::CultWarrior, card.warriors)], desk);
    let acolytes = desk.position.woodland.draw_from_supply(Piece::CultWarrior, card.acolytes);
    desk.position.lizard_cult.add_acolytes(acolytes);
    let gained = lizard_cult::Fact::AcolytesGained { count: acolytes };
    desk.tell(law::PICK_FACTIONS, gained.into());
    own.first().map_or_else(settled, |clearing| next(Frame::WhichGarden { clearing }.into()))
}

/// The Cult: which garden it has at home.
pub(super) fn which_garden(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let gardens = || desk.position.woodland.suits(clearing).filter_map(Piece::garden);
    let offers = gardens()
        .map(|garden| (Choice::Piece(garden), Frame::GardenIn { clearing, garden }.into()));
    let seat = desk.position.seat_of(Faction::LizardCult);
    let question = Question::HomeGarden { clearing }.into();
    desk.ask(seat, law::PICK_FACTIONS, question).offers(offers).if_any()
}

pub(super) fn garden_in(clearing: Clearing, garden: Piece, desk: &mut Desk<'_>) -> Flow {
    place(desk, law::PICK_FACTIONS, garden, clearing, 1);
    let count = desk.setting.boards.setup_cards.lizard_cult.around;
    around(Clearings::only(clearing), Piece::CultWarrior, count, desk)
}

/// The Corvids: a plot of choice at home, face down.
pub(super) fn which_plot(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let offers =
        Plot::ALL.map(|plot| (Choice::Plot(plot), Frame::PlotIn { clearing, plot }.into()));
    let seat = desk.position.seat_of(Faction::Corvids);
    let question = Question::HomePlot { clearing }.into();
    desk.ask(seat, law::PICK_FACTIONS, question).offers(offers).aloud().must()
}

pub(super) fn plot_in(clearing: Clearing, plot: Plot, desk: &mut Desk<'_>) -> Flow {
    desk.position.corvids.put(clearing, plot);
    place(desk, law::PICK_FACTIONS, Piece::Plot, clearing, 1);
    let seat = desk.position.seat_of(Faction::Corvids);
    let fact = corvids::Fact::Plotted { clearing, plot };
    desk.tell_only(seat, law::PICK_FACTIONS, fact.into(), None);
    settled()
}
