//! A position as a page that stands alone: for a notebook, or to be kept as a file.

use envs::AnyEnvironment;
use kernel::{AnyTable, Seat, Viewer};
use lang::Voice;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use render::livery::Sitter;
use render::{Board, Drawn, Plate, Scene, assets, boards, look};

/// What the page has besides the style sheets of a table: the board, and round it what everyone sees.
const LAID: &str = "
body.page-table { height: 100vh; }
.table.picture { grid-template: \"left board\" minmax(0, 1fr) \"mat mat\" auto / clamp(150px, 22vw, 270px) minmax(0, 1fr); }
.table.picture > .mat { height: clamp(7rem, 26vh, 15rem); }
.table.picture > .mat:empty { height: 0; }
";

/// A position as a page, with the addresses of its pictures as a server has them.
pub(crate) fn page(
    env: &dyn AnyEnvironment,
    table: &dyn AnyTable,
    viewer: Viewer,
    voice: &Voice,
) -> String {
    let game = env.game().name();
    let (board, view) = (board(game), table.view(viewer));
    let plate = |seat: Seat| Plate {
        seat,
        name: voice.say(&table.seat_name(seat)),
        role: String::new(),
        livery: board.livery(&*view, seat),
        sitter: Sitter::Nobody,
        asked: table.asked().contains(&seat),
        time: None,
    };
    let plates: Vec<Plate> = (0_u8..).take(table.seats()).map(|seat| plate(Seat(seat))).collect();
    let scene = Scene { view: &*view, viewer, ask: None, plates: &plates, tongue: voice.tongue() };
    let drawn = board.draw(&scene);
    let of_board = assets::boards([board]);
    let sheets = [&*assets::style().content, &*of_board.content];
    html! {
        (DOCTYPE)
        html lang=(voice.lang.code()) data-still data-motion="off" {
            head {
                meta charset="utf-8";
                meta name="color-scheme" content="light dark";
                title { (render::table::title_of(&scene.tongue, game)) }
                @for sheet in sheets { style { (PreEscaped(String::from_utf8_lossy(sheet))) } }
                style { (PreEscaped(LAID)) }
            }
            body.page-table { main { (laid(game, &scene, &drawn)) } }
        }
    }
    .into_string()
}

/// What is drawn, each part in its place.
fn laid(game: &str, scene: &Scene<'_>, drawn: &Drawn) -> Markup {
    html! {
        div.table.picture.(format!("board-{game}")) {
            section.region.board { (drawn.board) }
            section.region.mat { (drawn.mat) }
            div.left {
                section.region.players {
                    ul.plates role="list" {
                        @for plate in scene.plates { (seat(game, scene, plate, drawn)) }
                    }
                }
                section.region.beside { (drawn.beside) }
            }
        }
    }
}

/// The plate of a seat, which opens its mat.
fn seat(game: &str, scene: &Scene<'_>, plate: &Plate, drawn: &Drawn) -> Markup {
    let index = plate.seat.index();
    let mat = drawn.mats.get(index).filter(|mat| !mat.0.is_empty());
    let id = format!("mat-of-{index}");
    html! {
        li.plate.(plate.livery.class()).asked[plate.asked].own[scene.is_own(plate.seat)] {
            span.emblem {
                (plate.livery.emblem.shown(None))
                span.letter { (plate.livery.letter_in(&scene.tongue, game)) }
            }
            span.who { b.name { (plate.name) } }
            @if let Some(extra) = drawn.plates.get(index) { div.extra { (extra) } }
            @if let Some(mat) = mat {
                button.opens type="button" popovertarget=(id) aria-label=(plate.name) {}
                section.mat-of.(plate.livery.class()) #(id) popover { (mat) }
            }
        }
    }
}

/// What is at an address that a page names: what kind of file it is, and its bytes.
pub(crate) fn at(address: &str) -> Option<(&'static str, &'static [u8])> {
    let asset = || assets::at(address).map(|asset| (asset.kind, &*asset.content));
    let picture = look::at(address).map(|picture| ("image/svg+xml", picture.svg.as_bytes()));
    picture.or_else(asset)
}

/// What draws a game.
fn board(name: &str) -> &'static dyn Board {
    match name {
        "monster-lands" => &boards::monster_lands::Lands,
        "root" => &boards::root::Woodland,
        "village-attacks" => &boards::village_attacks::Castle,
        "wonderful-kingdom" => &boards::wonderful_kingdom::Kingdoms,
        _ => &boards::Plain,
    }
}
