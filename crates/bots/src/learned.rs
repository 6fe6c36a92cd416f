//! What was learned adds to the written judgement, and what it is taught with.

use crate::judge::{Asked, Judge, Leaning, Scene, Worth};
use crate::net::prior::{About, Picked};
use crate::net::{Learned, Lesson, Pick, Sensed};
use crate::policy::{self, Scales};
use crate::search::{Budget, Search};
use crate::tree::count;
use kernel::seat::MAX_SEATS;
use kernel::{Fast, Game, Knowledge, Offer, Quiet, Seat, Spoken, State, Viewer};

/// What the judgement says of a position, turned as was learned.
fn leaning<G: Game, J: Judge<G>>(
    dials: &[f32],
    setting: &G::Setting,
    position: &G::Position,
) -> Option<Leaning> {
    match dials {
        [] => J::leaning(setting, position),
        _ => J::turned(setting, position, dials),
    }
}

/// What a position is worth to each seat by the written judgement, turned and corrected by what was learned.
pub(crate) fn worth<G: Game, J: Judge<G>>(
    learned: &Learned,
    setting: &G::Setting,
    position: &G::Position,
    sensed: &mut Sensed,
) -> Worth {
    let Some(leaning) = leaning::<G, J>(&learned.dials, setting, position) else {
        return J::worth(setting, position);
    };
    let Some(net) = &learned.net else { return leaning.worth() };
    let mut by = [0.0; MAX_SEATS];
    let mut gathered = None;
    for (seat, by) in (0..).map(Seat).zip(&mut by).take(leaning.seats()) {
        let now = match gathered {
            Some(gathered) if !J::SIGHT.each => gathered,
            _ => {
                sensed.clear();
                J::sense(&Scene { setting, position, seat, leaning: &leaning }, sensed);
                net.gather(sensed.on())
            }
        };
        *by = net.say(&now, J::output(position, seat));
        gathered = Some(now);
    }
    leaning.corrected(&by)
}

/// A lesson of a position whose target is not known yet; none where nothing is learned.
pub(crate) fn lesson<G: Game, J: Judge<G>>(
    dials: &[f32],
    setting: &G::Setting,
    position: &G::Position,
) -> Option<Lesson> {
    let leaning = leaning::<G, J>(dials, setting, position)?;
    let looks = if J::SIGHT.each { leaning.seats() } else { 1 };
    let look = |seat| {
        let mut sensed = Sensed::default();
        J::sense(&Scene { setting, position, seat, leaning: &leaning }, &mut sensed);
        sensed.on().to_vec()
    };
    let mut outputs = [0; MAX_SEATS];
    for (seat, output) in (0..).map(Seat).zip(&mut outputs).take(leaning.seats()) {
        *output = u8::try_from(J::output(position, seat)).expect("outputs are few");
    }
    let looks = (0..).map(Seat).take(looks).map(look).collect();
    Some(Lesson { game: 0, looks, outputs, leaning, target: [0.0; MAX_SEATS], weight: 1.0 })
}

/// What there is to pick from where a seat is asked, with how often each choice was looked at; none where the seat is not
/// asked, or not about what was looked at.
pub(crate) fn pick<G: Spoken, J: Judge<G>>(
    known: &Knowledge<G>,
    visits: &[(String, u32)],
    (seed, dials): (u64, &[f32]),
) -> Option<Pick> {
    let imagined = known.redealt(&mut Fast::new(seed));
    let table = Quiet::from_state(known.setting(), imagined.state(), seed);
    let ask = table.asks().iter().find(|ask| ask.seat == known.seat())?;
    let (setting, position, offers) = (table.setting(), &table.state().position, table.offers(ask));
    let asked = Asked { setting, position, ask, offers };
    let mut promises = vec![0; offers.len()];
    J::consider(&asked, &mut promises);
    if !dials.is_empty() {
        J::urge(&asked, dials, &mut promises);
    }
    let about = About::of::<G, J>(&asked);
    let looks = |choice: G::Choice| {
        let choice = choice.to_string();
        visits.iter().find(|(other, _)| *other == choice).map_or(0, |(_, looks)| *looks)
    };
    let looks: Vec<u32> = offers.iter().map(|offer| looks(offer.choice)).collect();
    let all: u32 = looks.iter().sum();
    let offer = |((offer, &promise), &looks): ((&Offer<G>, &u16), &u32)| Picked {
        promise,
        features: about.features::<G, J>(&asked, offer.choice, promise),
        part: count(looks) / count(all),
    };
    let offers = offers.iter().zip(&promises).zip(&looks).map(offer).collect();
    (all > 0).then_some(Pick { game: 0, offers })
}

/// A leaf as a search would reach it from what a seat knows: an imagined state, played on by quick choice until enough
/// was seen; none if the game ends on the way.
pub(crate) fn leaf<G: Game, J: Judge<G>>(known: &Knowledge<G>, seed: u64) -> Option<State<G>> {
    let mut chance = Fast::new(seed);
    let imagined = known.redealt(&mut chance);
    let asked = imagined.state().position;
    let setting = known.setting();
    let mut table = Quiet::from_state(setting, imagined.state(), seed ^ 0x1EAF);
    let is_enough = |now: &G::Position| J::has_seen_enough(setting, &asked, now);
    let hands = (&mut Scales::default(), &mut chance);
    let still_on = policy::play_on::<G, J>(&mut table, hands, J::CAP, is_enough);
    still_on.then(|| *table.state())
}

/// What a leaf is worth to each seat when one looks on from there.
pub(crate) fn leaf_worth<G: Game, J: Judge<G>>(
    known: &Knowledge<G>,
    seed: u64,
    learned: Option<&Learned>,
    looks: u32,
) -> Option<Worth> {
    let state = leaf::<G, J>(known, seed)?;
    let setting = known.setting();
    let seat = Quiet::from_state(setting, &state, seed).asks().first()?.seat;
    let deal = |chance: &mut Fast| state.redealt(setting, Viewer::Seat(seat), chance);
    let first = deal(&mut Fast::new(seed));
    let search = Search::<G, J>::new(setting, seat, &first, seed);
    let mut search = search.corrected_by(learned);
    search.think(Budget::Iterations(looks), deal);
    Some(search.expected())
}
