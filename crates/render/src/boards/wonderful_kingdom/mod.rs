//! It's a Wonderful Kingdom: the production board, the Offering areas, the kingdoms, and what the modules add.

mod beats;
mod cards;
mod faces;
mod keys;
mod map;
mod mat;
mod offering;
mod parts;
mod quest;
mod realm;
mod things;
mod told;
mod track;

use crate::beats::{Around, Step};
use crate::look::{self, Art};
use crate::text::{self, Gloss, Reader};
use crate::{Board, Drawn, Livery, Scene, sight};
use faces::art;
use kernel::{AnyView, Message, Para, Seat};
use maud::{Markup, html};
use parts::Sight;
use track::Phase;
use wonderful_kingdom::View;
use wonderful_kingdom::terms::{Colour, Duchy, Resource};
use wonderful_kingdom::view::RealmView;

/// Draws It's a Wonderful Kingdom.
#[derive(Debug)]
pub struct Kingdoms;

impl Board for Kingdoms {
    fn draw(&self, scene: &Scene<'_>) -> Drawn {
        let Some(view) = scene.view.as_any().downcast_ref::<View>() else {
            return Drawn::default();
        };
        let sight = Sight::new(view, scene);
        let phase = track::phase(&sight);
        Drawn {
            board: board(phase, &sight),
            mat: html! { @if let Some(own) = sight.own() { (mat::own(own, phase, &sight)) } },
            beside: offering::piles(&sight),
            plates: view.realms.iter().map(|realm| plate(realm, &sight)).collect(),
            mats: mats(view, scene),
        }
    }

    fn things(&self, scene: &Scene<'_>, choice: &str) -> Vec<String> {
        let Some(view) = scene.view.as_any().downcast_ref::<View>() else { return Vec::new() };
        let sight = Sight::new(view, scene);
        sight::words(choice, |choice| things::things(choice, &sight))
    }

    fn laws(&self) -> &'static [(&'static str, Para)] {
        things::LAWS
    }

    fn steps(&self, scene: &Scene<'_>, around: Around<'_>) -> Vec<Step> {
        let view = scene.view.as_any().downcast_ref::<View>();
        view.and_then(|view| beats::step(view, around)).into_iter().collect()
    }

    fn amount(&self, choice: &str) -> Option<u8> {
        choice.parse().ok().and_then(things::amount)
    }

    fn livery(&self, view: &dyn AnyView, seat: Seat) -> Livery {
        let view = view.as_any().downcast_ref::<View>();
        let realm = view.and_then(|view| view.realms.iter().find(|realm| realm.seat == seat.0));
        realm.map_or_else(|| Livery::of(seat), livery)
    }

    fn livery_before(&self, role: &Message, seat: Seat) -> Livery {
        let duchy = role.key.strip_prefix("duchy-").and_then(|duchy| duchy.parse().ok());
        let colour = if seat.index() == 0 { Colour::Blue } else { Colour::Red };
        duchy.map_or_else(|| Livery::of(seat), |duchy| marks(duchy, colour))
    }

    fn style(&self) -> &'static str {
        include_str!("../../../assets/wonderful_kingdom.css")
    }

    fn picture(&self, view: &dyn AnyView, reader: &Reader<'_>) -> Option<String> {
        text::wonderful_kingdom::picture(view, reader)
    }

    fn gloss(&self, view: &dyn AnyView, choice: &str, reader: &Reader<'_>) -> Option<Gloss> {
        text::wonderful_kingdom::gloss(view, choice, reader)
    }

    fn cover(&self) -> Art {
        look::art("covers", "wonderful-kingdom")
    }

    fn sign(&self) -> Art {
        look::ui("game-wonderful-kingdom")
    }
}

/// The marks of a player: the colour, and the beast of the Duchy.
fn livery(realm: &RealmView) -> Livery {
    marks(realm.duchy_card, realm.colour)
}

fn marks(duchy: Duchy, colour: Colour) -> Livery {
    let (emblem, letter) = match duchy {
        Duchy::Valados => (art("duchy-valados"), 'V'),
        Duchy::Teressie => (art("duchy-teressie"), 'T'),
        Duchy::Senada => (art("duchy-senada"), 'S'),
    };
    let number = match colour {
        Colour::Blue => 1,
        Colour::Red => 8,
    };
    Livery { number, emblem, letter }
}

/// The table: what everybody produces, the others' kingdoms, the cards on offer, and the map where there is one.
fn board(phase: Option<Phase>, sight: &Sight<'_>) -> Markup {
    let others = sight.view.realms.iter().filter(|realm| Some(realm.seat) != sight.view.seat);
    let choosing = phase == Some(Phase::Choice);
    html! {
        div.kingdoms.choosing[choosing].at-map[sight.view.board.is_some() && !choosing] {
            (track::board(phase, sight))
            @for realm in others { (realm::rival(realm, sight)) }
            @if let Some(quest) = sight.view.quest { (quest::board(quest, sight)) }
            @if choosing { (offering::areas(sight)) }
            @if let Some(own) = sight.own() { (mat::works(own, phase, sight)) }
        }
        @if let Some(board) = &sight.view.board { (map::map(board, sight)) }
    }
}

/// For every seat its kingdom, for others to look at: nothing there is the reader's to choose.
fn mats(view: &View, scene: &Scene<'_>) -> Vec<Markup> {
    let quiet = Scene { ask: None, ..*scene };
    let sight = Sight::aside(view, &quiet);
    let others = |realm: &RealmView| Some(realm.seat) != view.seat;
    let realms = view.realms.iter();
    realms.map(|realm| html! { @if others(realm) { (realm::whole(realm, &sight)) } }).collect()
}

/// Points, production and Soldiers on a player's plate.
fn plate(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    let hand = sight.say(&Message::new("page-wk-hand-size").with("count", realm.hand_size));
    html! {
        span.score title=(sight.word("page-score")) { (cards::signed(realm.score)) }
        span.makes-all {
            @for (of, &count) in Resource::ALL.into_iter().zip(&realm.production) {
                span.many title=(sight.word(format!("resource-{of}"))) { (parts::cube(of.space(), sight)) b { (count) } }
            }
        }
        @if realm.hand_size > 0 { span.count title=(hand) { span.card-back {} b { (realm.hand_size) } span.sr { " " (hand) } } }
        (parts::mark(art("soldier"), &realm.soldiers, &sight.counted("page-wk-soldiers", realm.soldiers)))
        @if realm.krystallium > 0 { (parts::mark(art("krystallium"), &realm.krystallium, &sight.counted("page-wk-krystallium", realm.krystallium))) }
        (parts::mark_some(art("trap"), realm.traps, "page-wk-traps", sight))
        (parts::mark_some(art("spy"), realm.spies, "page-wk-spies", sight))
    }
}
