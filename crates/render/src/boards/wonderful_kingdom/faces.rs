//! The pictures of cards, types, pieces and tokens.

use crate::glyph::Glyph;

/// The picture of a resource, a piece, a token or what else a card or a step gives.
pub(super) fn thing(word: &str) -> Glyph {
    match word {
        "materials" => Glyph::Brick,
        "population" => Glyph::People,
        "gold" => Glyph::Coin,
        "exploration" => Glyph::Compass,
        "krystallium" => Glyph::Gem,
        "soldier" | "recruit" => Glyph::Veteran,
        "trap" => Glyph::Mousetrap,
        "spy" => Glyph::Hunter,
        "destruction" | "calamity" => Glyph::Fire,
        "double-move" => Glyph::Horse,
        "prison" => Glyph::Chains,
        "token" => Glyph::Masks,
        _ => Glyph::Star,
    }
}

/// The picture of what a card is: a type of Development, or another kind.
pub(super) fn kind(word: &str) -> Glyph {
    match word {
        "structure" => Glyph::House,
        "company" => Glyph::Flag,
        "monument" => Glyph::Hall,
        "discovery" => Glyph::Map,
        "treasure" => Glyph::Present,
        "calamity" => Glyph::Fire,
        "advisor" => Glyph::Speech,
        _ => Glyph::Skull,
    }
}

/// The picture of a card.
pub(super) fn art(card: &str) -> Glyph {
    development(card)
        .or_else(|| treasure(card))
        .or_else(|| harm(card))
        .unwrap_or_else(|| advisor(card))
}

fn development(card: &str) -> Option<Glyph> {
    Some(match card {
        "hamlet" => Glyph::Hut,
        "sawmill" => Glyph::Saw,
        "guildhall" => Glyph::Scales,
        "market-town" => Glyph::Shop,
        "barracks" => Glyph::Shield,
        "harbour" => Glyph::Anchor,
        "watchtower" => Glyph::Eye,
        "granary" => Glyph::Wheat,
        "royal-roads" => Glyph::Road,
        "walled-city" => Glyph::Village,
        "tatis-tribe" => Glyph::Tent,
        "caravan" => Glyph::Camel,
        "lancers" => Glyph::Horse,
        "merchant-league" | "mercenaries" => Glyph::Bag,
        "royal-fleet" => Glyph::Sail,
        "order-of-rangers" => Glyph::Bow,
        "iron-legion" => Glyph::Swords,
        "brotherhood-of-masons" => Glyph::Brick,
        "war-college" => Glyph::Target,
        "bell-tower" => Glyph::Bell,
        "royal-mint" => Glyph::Coin,
        "cathedral" => Glyph::Church,
        "triumphal-arch" => Glyph::Trophy,
        "great-library" => Glyph::Books,
        "arena" => Glyph::Arena,
        "observatory" => Glyph::Telescope,
        "hanging-gardens" => Glyph::Flower,
        "founders-statue" => Glyph::Idol,
        "bank-of-the-realm" => Glyph::Bank,
        "citadel" => Glyph::Stronghold,
        "hall-of-treaties" => Glyph::Scroll,
        "aqueduct" => Glyph::Droplet,
        "dragon-egg" => Glyph::Egg,
        "sunken-galleon" => Glyph::Wave,
        "fountain-of-ages" => Glyph::Fountain,
        "lost-temple" => Glyph::Hall,
        "giants-stair" => Glyph::Peak,
        "star-chart" => Glyph::Star,
        "crystal-cavern" => Glyph::Gem,
        "sword-of-the-first-king" => Glyph::Dagger,
        "hidden-valley" => Glyph::Valley,
        "world-tree" => Glyph::Tree,
        "tower-of-mages" => Glyph::Mage,
        "dragon-riders" => Glyph::Dragon,
        "quarry" => Glyph::Pickaxe,
        "grand-palace" => Glyph::Castle,
        "maze-of-fenhror" => Glyph::Puzzle,
        _ => return None,
    })
}

fn treasure(card: &str) -> Option<Glyph> {
    Some(match card {
        "cartload-of-marble" => Glyph::Rock,
        "masons-wages" => Glyph::Hammer,
        "gilded-beams" => Glyph::Wood,
        "ship-timber" => Glyph::Ferry,
        "loyal-retinue" => Glyph::People,
        "tithe-chest" => Glyph::Present,
        "pilgrim-band" => Glyph::Boot,
        "kings-ransom" => Glyph::Crown,
        "jewelled-compass" => Glyph::Compass,
        "bundle-of-maps" => Glyph::Map,
        _ => return None,
    })
}

/// Calamities and Menaces.
fn harm(card: &str) -> Option<Glyph> {
    Some(match card {
        "famine" => Glyph::Bone,
        "great-fire" => Glyph::Fire,
        "flood" => Glyph::Wave,
        "plague" | "sister-of-disease" => Glyph::Skull,
        "locusts" => Glyph::Beetle,
        "revolt" => Glyph::Fist,
        "earthquake" => Glyph::Ruin,
        "broken-harvest" => Glyph::Wheat,
        "giant-rat" | "rat" => Glyph::Rat,
        "frost-giant" => Glyph::Snow,
        "marsh-troll" => Glyph::Troll,
        "thief" => Glyph::Ninja,
        "sister-of-drought" => Glyph::Sun,
        "sister-of-tempest" => Glyph::Storm,
        "sister-of-night" => Glyph::Moon,
        "matriarch" | "patriarch" => Glyph::Dragon,
        "black-dragon-egg" => Glyph::Egg,
        "illusionist" => Glyph::Masks,
        syphon if syphon.starts_with("syphon") => Glyph::Cyclone,
        _ => return None,
    })
}

fn advisor(card: &str) -> Glyph {
    match card {
        "court-alchemist" => Glyph::Alembic,
        "drillmaster" => Glyph::Medal,
        "tax-collector" => Glyph::Coin,
        "cartographer" => Glyph::Map,
        "master-builder" => Glyph::Hammer,
        "royal-archivist" => Glyph::Scroll,
        "chamberlain" => Glyph::Key,
        "spymaster" => Glyph::Hunter,
        "master-of-traps" => Glyph::Mousetrap,
        "saboteur" => Glyph::Bomb,
        "seer" => Glyph::Crystal,
        "exorcist" => Glyph::Sparkles,
        "warden" => Glyph::Shield,
        "quartermaster" => Glyph::Bag,
        "usurper" => Glyph::Crown,
        "informed-negotiator" => Glyph::Scales,
        "captivating-conjurer" => Glyph::Mage,
        "grand-financier" => Glyph::Bank,
        _ => Glyph::Card,
    }
}
