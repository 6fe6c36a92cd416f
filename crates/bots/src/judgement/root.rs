//! Root: what a faction has built up, and what it would rather not do.

use super::share;
use crate::judge::{Judged, PLAIN, Worth};
use kernel::seat::MAX_SEATS;
use kernel::{Ask, Offer, Seat};
use root::choice::Action;
use root::position::{Goal, ItemState};
use root::terms::{Faction, Item, Piece, Relationship};
use root::{Choice, Position, Question, Root, Setting};

impl Judged for Root {
    const CAP: u32 = 160;

    fn worth(setting: &Setting, position: &Position) -> Worth {
        let mut points = [0.0; MAX_SEATS];
        let mut ahead = 0.0_f32;
        for seat in setting.seats() {
            let score = f32::from(position.player(seat).score());
            ahead = ahead.max(score);
            points[seat.index()] = prospects(setting, position, seat);
        }
        // The nearer the end, the more a point decides.
        share(&points, setting.seat_count(), 3.0 + 4.0 * (1.0 - ahead / 30.0).max(0.0))
    }

    fn promise(_: &Setting, _: &Position, ask: &Ask<Self>, offer: &Offer<Self>) -> u16 {
        match offer.choice {
            Choice::Pass => passing(ask.question),
            Choice::Do(action) => eagerness(action),
            Choice::Craft(_) | Choice::Quest(_) => 60,
            Choice::Battle(..) => 20,
            // To give up points for dominance is for those who see no other way.
            Choice::Activate(_) => 1,
            Choice::Take(_) => 2,
            Choice::Count(count) => 4 + 4 * u16::from(count),
            Choice::In(_)
            | Choice::To(_)
            | Choice::Card(_)
            | Choice::CardOf(_)
            | Choice::Suit(_)
            | Choice::Use(_)
            | Choice::Move(..)
            | Choice::Ferry(..)
            | Choice::Path(..)
            | Choice::Piece(_)
            | Choice::Item(..)
            | Choice::Instead(..)
            | Choice::Faction(_)
            | Choice::Leader(_)
            | Choice::Column(_)
            | Choice::Character(_)
            | Choice::First(_)
            | Choice::Either(_) => PLAIN,
        }
    }

    /// To the end of the turn in which it is asked: what a turn brings is seen when it is over.
    fn has_seen_enough(_: &Setting, asked: &Position, now: &Position) -> bool {
        now.turn.number() > asked.turn.number()
    }
}

/// How likely one passes where one could do something.
fn passing(question: Question) -> u16 {
    match question {
        Question::MarquiseAction { .. } | Question::Craft => 2,
        Question::AddToDecree => 40,
        Question::Ambush { .. } | Question::FoilAmbush { .. } | Question::FieldHospitals { .. } => {
            6
        }
        _ => 8,
    }
}

const fn eagerness(action: Action) -> u16 {
    match action {
        Action::Build | Action::Revolt | Action::SpreadSympathy | Action::Quest => 60,
        Action::Recruit | Action::Explore | Action::Organize => 40,
        Action::Train | Action::Aid | Action::Repair => 24,
        Action::Battle | Action::Overwork | Action::Special => 20,
        Action::Move | Action::March | Action::Mobilize | Action::Strike => 14,
        Action::OpenPath => 4,
    }
}

/// The points a seat has, and those it may hope for from what it has built up.
fn prospects(setting: &Setting, position: &Position, seat: Seat) -> f32 {
    let player = position.player(seat);
    let cards = f32::from(u8::try_from(player.hand().len()).unwrap_or(0));
    let effects = f32::from(u8::try_from(player.effects().len()).unwrap_or(0));
    let common = cards.min(6.0) * 0.35 + effects * 0.8;
    let built = match setting.faction(seat) {
        Faction::Marquise => marquise(position),
        Faction::Eyrie => eyrie(position),
        Faction::Alliance => alliance(position),
        Faction::Vagabond => vagabond(position, 0),
        Faction::SecondVagabond => vagabond(position, 1),
        Faction::LizardCult
        | Faction::Riverfolk
        | Faction::Duchy
        | Faction::Corvids
        | Faction::Hundreds
        | Faction::Keepers => 0.0,
    };
    match player.goal() {
        Goal::Points => f32::from(player.score()) + common + built,
        // Whoever has left the track is judged by what it holds, as one who is late in the race.
        Goal::Dominance(suit) => {
            8.0 + 3.0 * holdings(position, setting.faction(seat), suit) + built
        }
        Goal::Coalition(partner) => 0.5 * f32::from(position.player(partner).score()) + common,
    }
}

/// How many clearings a faction rules that its dominance asks for.
fn holdings(position: &Position, faction: Faction, suit: root::terms::Suit) -> f32 {
    let woodland = &position.woodland;
    count(woodland.ruled(faction).and(woodland.of_suit(suit)).len())
}

fn count(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

fn on_map(position: &Position, piece: Piece) -> f32 {
    f32::from(position.woodland.on_map(piece))
}

fn marquise(position: &Position) -> f32 {
    let buildings: f32 = Piece::MARQUISE_BUILDINGS.iter().map(|&b| on_map(position, b)).sum();
    let ruled = count(position.woodland.ruled(Faction::Marquise).len());
    1.1 * buildings
        + 0.3 * on_map(position, Piece::Sawmill)
        + 0.35 * on_map(position, Piece::Wood).min(8.0)
        + 0.16 * on_map(position, Piece::MarquiseWarrior)
        + 1.5 * on_map(position, Piece::Keep)
        + 0.15 * ruled
}

fn eyrie(position: &Position) -> f32 {
    let roosts = on_map(position, Piece::Roost);
    let decree = count(position.eyrie.decree().len());
    let ruled = count(position.woodland.ruled(Faction::Eyrie).len());
    2.2 * roosts + 0.2 * on_map(position, Piece::EyrieWarrior) + 0.4 * decree.min(8.0) + 0.3 * ruled
}

fn alliance(position: &Position) -> f32 {
    let bases: f32 = Piece::BASES.iter().map(|&base| on_map(position, base)).sum();
    let supporters = count(position.alliance.supporters().len());
    1.5 * on_map(position, Piece::Sympathy)
        + 2.5 * bases
        + 0.45 * supporters.min(8.0)
        + 1.3 * f32::from(position.alliance.officers()).min(5.0)
        + 0.3 * on_map(position, Piece::AllianceWarrior)
}

fn vagabond(position: &Position, number: usize) -> f32 {
    let board = &position.vagabonds[number];
    let mut worth = 0.0;
    for item in Item::ALL {
        for state in ItemState::ALL {
            let each = if state.is_damaged() { 0.25 } else { 0.9 };
            worth += each * f32::from(board.items(item, state));
        }
    }
    for faction in position.playing().iter() {
        worth += match board.relationship(faction) {
            Relationship::Hostile => -0.5,
            Relationship::Indifferent => 0.0,
            Relationship::Amiable => 0.5,
            Relationship::Friendly => 1.0,
            Relationship::Allied => 2.0,
        };
    }
    worth
}
