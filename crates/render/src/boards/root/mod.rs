//! Root: the Woodland as a map, every faction's board, the reader's hand.

#![warn(clippy::wildcard_enum_match_arm)]

mod beats;
mod cards;
pub(crate) mod corvids;
mod deeds;
mod duchy;
mod factions;
mod forests;
mod hirelings;
mod hundreds;
pub(crate) mod keepers;
mod landmarks;
mod lizard_cult;
mod map;
mod mat;
mod order;
mod pieces;
mod riverfolk;
mod scenery;
mod things;

use crate::beats::{Around, Step};
use crate::look::{self, Art};
use crate::shell::picture;
use crate::text::{self, Reader};
use crate::{Board, Drawn, Livery, Scene, sight};
use kernel::{AnyView, Message, Para, Seat};
use maud::{Markup, html};
use root::View;
use root::terms::{Faction, Item, Piece, Suit};
use root::view::BoardView;

/// Draws Root.
#[derive(Debug)]
pub struct Woodland;

impl Board for Woodland {
    fn draw(&self, scene: &Scene<'_>) -> Drawn {
        let Some(view) = scene.view.as_any().downcast_ref::<View>() else {
            return Drawn::default();
        };
        Drawn {
            board: html! {
                @if let Some(battle) = &view.battle { (mat::battle(view, battle, scene)) }
                (landmarks::setup_cards(view, scene))
                (map::woodland(view, scene))
            },
            mat: mat::own(view, scene),
            beside: mat::beside(view, scene),
            plates: plates(view, scene),
            mats: mats(view, scene),
        }
    }

    fn things(&self, scene: &Scene<'_>, choice: &str) -> Vec<String> {
        let Some(view) = scene.view.as_any().downcast_ref::<View>() else { return Vec::new() };
        sight::words(choice, |choice| things::things(choice, view))
    }

    fn steps(&self, scene: &Scene<'_>, around: Around<'_>) -> Vec<Step> {
        let view = scene.view.as_any().downcast_ref::<View>();
        view.and_then(|view| beats::step(view, scene, around)).into_iter().collect()
    }

    fn laws(&self) -> &'static [(&'static str, Para)] {
        things::LAWS
    }

    fn amount(&self, choice: &str) -> Option<u8> {
        choice.parse().ok().and_then(things::amount)
    }

    fn usual(&self, scene: &Scene<'_>) -> Option<u8> {
        let view = scene.view.as_any().downcast_ref::<View>()?;
        things::usual(view, *scene.ask?.typed.get()?)
    }

    fn face(&self, choice: &str) -> Option<Art> {
        deeds::face(choice)
    }

    fn livery(&self, view: &dyn AnyView, seat: Seat) -> Livery {
        let player = view
            .as_any()
            .downcast_ref::<View>()
            .and_then(|view| view.players.iter().find(|player| player.seat == seat.0));
        player.map_or_else(|| Livery::of(seat), |player| livery(player.faction))
    }

    fn plays(&self, view: &dyn AnyView, seat: Seat) -> Vec<String> {
        let view = view.as_any().downcast_ref::<View>();
        let player = view.and_then(|view| view.players.iter().find(|it| it.seat == seat.0));
        match player.map(|player| &player.board) {
            Some(BoardView::Vagabond(board)) => board
                .character
                .map(|character| format!("character-{character}"))
                .into_iter()
                .collect(),
            Some(_) | None => Vec::new(),
        }
    }

    fn livery_before(&self, role: &Message, seat: Seat) -> Livery {
        let faction = role.key.strip_prefix("faction-").and_then(|word| word.parse().ok());
        faction.map_or_else(|| Livery::of(seat), livery)
    }

    fn style(&self) -> &'static str {
        include_str!("../../../assets/root.css")
    }

    fn picture(&self, view: &dyn AnyView, reader: &Reader<'_>) -> Option<String> {
        text::root::picture(view, reader)
    }

    fn cover(&self) -> Art {
        look::art("covers", "root")
    }

    fn sign(&self) -> Art {
        look::ui("game-root")
    }
}

/// A plate for every seat, also for whoever has not picked a faction yet.
fn plates(view: &View, scene: &Scene<'_>) -> Vec<Markup> {
    let players = view.players.iter();
    let mut plates: Vec<(u8, Markup)> =
        players.map(|player| (player.seat, factions::plate(player, scene))).collect();
    let waiting = view.waiting.iter();
    plates.extend(waiting.map(|it| (it.seat, factions::plate_before(it.hand, scene))));
    plates.sort_by_key(|(seat, _)| *seat);
    plates.into_iter().map(|(_, plate)| plate).collect()
}

/// For every seat its mat, for others to look at; the reader's own lies below the map.
fn mats(view: &View, scene: &Scene<'_>) -> Vec<Markup> {
    let quiet = &Scene { ask: None, ..*scene };
    let of = |seat: u8| view.players.iter().find(|player| player.seat == seat);
    let others = |seat: u8| of(seat).filter(|player| Some(player.seat) != view.seat);
    let mat = |seat: u8| others(seat).map_or_else(|| html! {}, |it| mat::whole(it, view, quiet));
    let seats = view.players.iter().map(|it| it.seat).chain(view.waiting.iter().map(|it| it.seat));
    (0..=seats.max().unwrap_or(0)).map(mat).collect()
}

/// A picture of this game by its name.
fn art(name: &str) -> Art {
    look::art("root", name)
}

/// The marks of a faction; of hirelings, those of the faction they come from, with a small letter.
fn livery(faction: Faction) -> Livery {
    let (number, name, letter) = match faction {
        Faction::Marquise => (0, "warrior-marquise", 'M'),
        Faction::Eyrie => (1, "warrior-eyrie", 'E'),
        Faction::Alliance => (2, "warrior-alliance", 'A'),
        Faction::Vagabond => (3, "warrior-vagabond", 'V'),
        Faction::SecondVagabond => (5, "warrior-second-vagabond", 'W'),
        Faction::LizardCult => (6, "warrior-lizard-cult", 'L'),
        Faction::Riverfolk => (7, "warrior-riverfolk", 'O'),
        Faction::Duchy => (4, "warrior-duchy", 'D'),
        Faction::Corvids => (9, "warrior-corvids", 'C'),
        Faction::Hundreds => (8, "warrior-hundreds", 'H'),
        Faction::Keepers => (10, "warrior-keepers", 'K'),
        Faction::Patrol => (0, "hireling-forest-patrol", 'p'),
        Faction::Dynasty => (1, "hireling-last-dynasty", 'd'),
        Faction::Uprising => (2, "hireling-spring-uprising", 'u'),
        Faction::Exile => (3, "hireling-exile", 'x'),
        Faction::Flotilla => (7, "hireling-flotilla", 'f'),
        Faction::Prophets => (6, "hireling-warm-sun-prophets", 'w'),
        Faction::Bandits => (5, "hireling-highway-bandits", 'b'),
        Faction::Expedition => (4, "hireling-sunward-expedition", 'e'),
        Faction::Spies => (9, "hireling-corvid-spies", 's'),
        Faction::Protector => (2, "hireling-furious-protector", 'o'),
        Faction::Bearers => (8, "hireling-flame-bearers", 'r'),
        Faction::Vaults => (10, "hireling-vault-keepers", 'v'),
        Faction::Band => (5, "hireling-popular-band", 'm'),
    };
    Livery { number, emblem: art(name), letter }
}

/// The picture of a suit.
fn suit(of: Suit) -> Art {
    art(&format!("suit-{of}"))
}

/// A tick beside what has been done.
fn done(scene: &Scene<'_>) -> Markup {
    picture(look::ui("check"), Some(&scene.tongue.word("page-root-done")))
}

/// The letter of a suit in the reader's language: hue, picture and letter go together.
fn initial(of: Suit, scene: &Scene<'_>) -> String {
    let name = scene.tongue.word(format!("suit-{of}"));
    name.chars().take(1).flat_map(char::to_uppercase).collect()
}

/// The picture of a piece: of a warrior, the emblem of its faction.
fn piece(of: Piece) -> Art {
    if of == Piece::Plot {
        art("plot-back")
    } else if of == Piece::Relic {
        art("relic-figure")
    } else if of.is_warrior() && of != Piece::Warlord {
        emblem(of)
    } else {
        art(of.word())
    }
}

fn emblem(warrior: Piece) -> Art {
    livery(warrior.owner()).emblem
}

/// The picture of an item.
fn item(of: Item) -> Art {
    art(&format!("item-{of}"))
}
