//! Root: the Woodland as a map, every faction's board, the reader's hand.

#![warn(clippy::wildcard_enum_match_arm)]

mod cards;
pub(crate) mod corvids;
mod cover;
mod duchy;
mod factions;
mod hirelings;
mod hundreds;
pub(crate) mod keepers;
mod landmarks;
mod lizard_cult;
mod map;
mod mat;
mod riverfolk;
mod scenery;

use crate::glyph::Glyph;
use crate::text::{self, Reader};
use crate::{Board, Drawn, Livery, Scene};
use kernel::{AnyView, Message, Seat};
use maud::{Markup, html};
use root::View;
use root::terms::{Faction, Item, Piece, Suit};

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
        }
    }

    fn livery(&self, view: &dyn AnyView, seat: Seat) -> Livery {
        let player = view
            .as_any()
            .downcast_ref::<View>()
            .and_then(|view| view.players.iter().find(|player| player.seat == seat.0));
        player.map_or_else(|| Livery::of(seat), |player| livery(player.faction))
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

    fn cover(&self) -> Markup {
        cover::cover()
    }

    fn glyphs(&self) -> [Glyph; 3] {
        [Glyph::Fox, Glyph::Tree, Glyph::Swords]
    }
}

/// A plate for every seat, also for who has not picked a faction yet.
fn plates(view: &View, scene: &Scene<'_>) -> Vec<Markup> {
    let players = view.players.iter();
    let mut plates: Vec<(u8, Markup)> =
        players.map(|player| (player.seat, factions::plate(player, view, scene))).collect();
    let waiting = view.waiting.iter();
    plates.extend(waiting.map(|it| (it.seat, factions::plate_before(it.hand, scene))));
    plates.sort_by_key(|(seat, _)| *seat);
    plates.into_iter().map(|(_, plate)| plate).collect()
}

/// The marks of a faction.
const fn livery(faction: Faction) -> Livery {
    let (number, emblem, letter) = match faction {
        Faction::Marquise => (0, Glyph::Cat, 'M'),
        Faction::Eyrie => (1, Glyph::Eagle, 'E'),
        Faction::Alliance => (2, Glyph::Mouse, 'A'),
        Faction::Vagabond => (3, Glyph::Raccoon, 'V'),
        Faction::SecondVagabond => (5, Glyph::Beaver, 'W'),
        Faction::LizardCult => (6, Glyph::Lizard, 'L'),
        Faction::Riverfolk => (7, Glyph::Otter, 'O'),
        Faction::Duchy => (4, Glyph::Hedgehog, 'D'),
        Faction::Corvids => (9, Glyph::Crow, 'C'),
        Faction::Hundreds => (8, Glyph::Rat, 'H'),
        Faction::Keepers => (10, Glyph::Badger, 'K'),
        Faction::Patrol => (0, Glyph::Cat, 'p'),
        Faction::Dynasty => (1, Glyph::Eagle, 'd'),
        Faction::Uprising => (2, Glyph::Mouse, 'u'),
        Faction::Exile => (3, Glyph::Raccoon, 'x'),
        Faction::Flotilla => (7, Glyph::Otter, 'f'),
        Faction::Prophets => (6, Glyph::Lizard, 'w'),
        Faction::Bandits => (5, Glyph::Raccoon, 'b'),
        Faction::Expedition => (4, Glyph::Hedgehog, 'e'),
        Faction::Spies => (9, Glyph::Crow, 's'),
        Faction::Protector => (2, Glyph::Shield, 'o'),
        Faction::Bearers => (8, Glyph::Rat, 'r'),
        Faction::Vaults => (10, Glyph::Badger, 'v'),
        Faction::Band => (5, Glyph::Loudspeaker, 'm'),
    };
    Livery { number, emblem, letter }
}

/// The picture and the letter of a suit: hue, glyph and letter together.
const fn suit(of: Suit) -> (Glyph, &'static str) {
    match of {
        Suit::Fox => (Glyph::Fox, "F"),
        Suit::Rabbit => (Glyph::Rabbit, "R"),
        Suit::Mouse => (Glyph::Mouse, "M"),
        Suit::Bird => (Glyph::Eagle, "B"),
    }
}

/// The picture of a piece: of a warrior, the emblem of its faction.
const fn piece(of: Piece) -> Glyph {
    match of {
        Piece::MarquiseWarrior | Piece::EyrieWarrior | Piece::AllianceWarrior => emblem(of),
        Piece::CultWarrior | Piece::RiverfolkWarrior | Piece::DuchyWarrior => emblem(of),
        Piece::CorvidWarrior | Piece::HundredsWarrior | Piece::KeeperWarrior => emblem(of),
        Piece::Sawmill => Glyph::Saw,
        Piece::Workshop => Glyph::Hammer,
        Piece::Recruiter => Glyph::Shield,
        Piece::Wood => Glyph::Wood,
        Piece::Keep => Glyph::Castle,
        Piece::Roost => Glyph::Nest,
        Piece::Sympathy => Glyph::Fist,
        Piece::FoxGarden => Glyph::Hibiscus,
        Piece::RabbitGarden => Glyph::Sunflower,
        Piece::MouseGarden => Glyph::Blossom,
        Piece::FoxTradePost | Piece::RabbitTradePost | Piece::MouseTradePost => Glyph::Shop,
        Piece::Citadel => Glyph::Hall,
        Piece::Market => Glyph::Scales,
        Piece::Tunnel => Glyph::Hole,
        Piece::Plot => Glyph::Masks,
        Piece::Warlord => Glyph::Crown,
        Piece::Stronghold => Glyph::Stronghold,
        Piece::Mob => Glyph::Loudspeaker,
        Piece::Waystation => Glyph::Hut,
        Piece::Relic => Glyph::Idol,
        Piece::FoxBase | Piece::RabbitBase | Piece::MouseBase => Glyph::Tent,
        Piece::PatrolWarrior | Piece::DynastyWarrior | Piece::UprisingWarrior => emblem(of),
        Piece::Prophet | Piece::Bandit | Piece::ExpeditionWarrior => emblem(of),
        Piece::Spy | Piece::FlameBearer | Piece::VaultKeeper | Piece::BandWarrior => emblem(of),
        Piece::Foothold => Glyph::Tent,
        Piece::Vault => Glyph::Castle,
    }
}

const fn emblem(warrior: Piece) -> Glyph {
    livery(warrior.owner()).emblem
}

/// The picture of an item.
const fn item(of: Item) -> Glyph {
    match of {
        Item::Boot => Glyph::Boot,
        Item::Bag => Glyph::Bag,
        Item::Crossbow => Glyph::Bow,
        Item::Hammer => Glyph::Hammer,
        Item::Sword => Glyph::Swords,
        Item::Tea => Glyph::Teapot,
        Item::Coins => Glyph::Coin,
        Item::Torch => Glyph::Torch,
    }
}
