//! The reader's own hand and board, the battle being fought, and what lies beside the map.

use super::{art, cards, factions, hirelings, landmarks, order};
use crate::Scene;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::terms::Faction;
use root::view::{BattleView, PlayerView};

/// The hand, card by card, and the board of the reader's faction.
pub(super) fn own(view: &View, scene: &Scene<'_>) -> Markup {
    let own = view.players.iter().find(|player| Some(player.seat) == view.seat);
    let Some(own) = own else { return own_before(view, scene) };
    let livery = super::livery(own.faction);
    html! {
        div.holding {
            div.hand role="group" tabindex="0" aria-label=(scene.tongue.word("page-root-hand")) {
                @for (index, card) in own.known.iter().enumerate() { (cards::face(view, (*card, index), scene)) }
                @if own.known.is_empty() { div.nothing { (scene.tongue.word("page-root-no-cards")) } }
            }
            div.own-board.(livery.class()) {
                h2.faction-name { (picture(livery.emblem, None)) " " (scene.tongue.word(format!("faction-{}", own.faction))) }
                (order::turn(own, view, scene))
                (factions::board(own, view, scene))
                (order::abilities(own, scene))
            }
        }
    }
}

/// The board of a faction, whole.
pub(super) fn whole(player: &PlayerView, view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div.own-board.(super::livery(player.faction).class()) {
            (factions::board(player, view, scene))
            (order::turn(player, view, scene))
            (order::abilities(player, scene))
        }
    }
}

/// The hand of a reader who has not picked a faction yet.
fn own_before(view: &View, scene: &Scene<'_>) -> Markup {
    let own = view.waiting.iter().find(|waiting| Some(waiting.seat) == view.seat);
    html! {
        @if let Some(own) = own {
            div.holding {
                div.hand role="group" tabindex="0" aria-label=(scene.tongue.word("page-root-hand")) {
                    @for (index, card) in own.known.iter().enumerate() { (cards::face(view, (*card, index), scene)) }
                }
            }
        }
    }
}

/// The battle being fought: who against whom, where, with how many, and the dice of both.
pub(super) fn battle(view: &View, battle: &BattleView, scene: &Scene<'_>) -> Markup {
    let who = |faction: Faction| Message::new(format!("faction-{faction}"));
    let shows = battle.dice;
    let told = Message::new("page-root-battle")
        .with("attacker", who(battle.attacker))
        .with("defender", who(battle.defender))
        .with("clearing", battle.clearing)
        .with("attack", shows.map_or(0, |it| it.0))
        .with("defence", shows.map_or(0, |it| it.1));
    let place = Message::new("page-root-clearing").with("number", battle.clearing);
    let side = |faction: Faction, key: &'static str| {
        let livery = super::livery(faction);
        let role = scene.tongue.word(key);
        // A Vagabond fights with swords, not with warriors (9.2.6).
        let count =
            Message::new("page-root-warriors").with("count", warriors(view, battle, faction));
        let strength = (!faction.is_vagabond()).then(|| scene.tongue.say(&count));
        html! {
            span.fighter.(livery.class()) {
                (picture(livery.emblem, None))
                span { b { (scene.tongue.word(format!("faction-{faction}"))) } small { (role) @if let Some(strength) = strength { " · " (strength) } } }
            }
        }
    };
    html! {
        // The band lies over the half of the map where nobody fights, and leaves the map as it is.
        div.fray.low[super::scenery::place(view, battle.clearing).1 < 500] role="group" aria-label=(scene.tongue.say(&told)) {
            (side(battle.attacker, "page-root-attacks"))
            (die(shows.map(|it| (it.0, battle.counts[0])), battle.attacker, scene))
            h3 { (picture(art("die"), None)) span { (scene.tongue.say(&place)) } }
            (die(shows.map(|it| (it.1, battle.counts[1])), battle.defender, scene))
            (side(battle.defender, "page-root-defends"))
        }
    }
}

/// How many warriors a faction has where the battle is.
fn warriors(view: &View, battle: &BattleView, faction: Faction) -> u8 {
    let here = view.clearings.iter().filter(|clearing| clearing.number == battle.clearing);
    let pieces = here.flat_map(|clearing| &clearing.pieces);
    // The warlord fights like a warrior (14.2.2).
    let own = pieces.filter(|piece| piece.faction == faction && piece.piece.is_warrior());
    own.map(|piece| piece.count).sum()
}

/// What counts of a die that shows this many hits, where that is something else: fewer fighters, or extra hits.
fn counts(shows: u8, (rolled, extra): (u8, u8), scene: &Scene<'_>) -> Option<String> {
    let fewer = || Message::new("page-root-counts").with("count", rolled);
    let more = || Message::new("page-root-extra").with("count", extra);
    let said = [(rolled < shows).then(fewer), (extra > 0).then(more)];
    let said: Vec<String> = said.iter().flatten().map(|it| scene.tongue.say(it)).collect();
    (!said.is_empty()).then(|| said.join(" · "))
}

/// A die of twelve faces with the hits it shows, and below it what counts; one that lies still shows none.
fn die(shows: Option<(u8, (u8, u8))>, faction: Faction, scene: &Scene<'_>) -> Markup {
    let hits = shows.map(|(hits, _)| hits);
    let counted = shows.and_then(|(hits, of)| counts(hits, of, scene));
    let told = hits.map_or_else(
        || scene.tongue.word("page-root-not-rolled"),
        |hits| scene.tongue.say(&Message::new("page-root-hits").with("count", hits)),
    );
    html! {
        div.cast {
        svg.battle-die.(super::livery(faction).class()) viewBox="-26 -26 52 52" role="img" aria-label=(told) data-key=(format!("die-{faction}-{hits:?}")) {
            title { (told) }
            path.hull d="M0 -24L14 -19.5L23 -7.5V7.5L14 19.5L0 24L-14 19.5L-23 7.5V-7.5L-14 -19.5z" {}
            path.facets d="M0 -24V-15M23 -7.5L14.3 -4.6M14 19.5L8.8 12.1M-14 19.5L-8.8 12.1M-23 -7.5L-14.3 -4.6" {}
            path.front d="M0 -15L14.3 -4.6L8.8 12.1H-8.8L-14.3 -4.6z" {}
            @if let Some(hits) = hits { text y="7" { (hits) } }
        }
        @if let Some(counted) = counted { small { (counted) } }
        }
    }
}

/// 1.2.2 The discard pile can be looked through.
fn discards(view: &View, scene: &Scene<'_>) -> Markup {
    let count = Message::new("page-look-through").with("count", view.discards.len());
    html! {
        details.open-pile {
            summary { (scene.tongue.say(&count)) }
            p.named { @for &card in view.discards.iter().rev() { (cards::name(card, view, scene)) } }
        }
    }
}

/// Deck, discards, items to craft, open quests, dominance cards.
pub(super) fn beside(view: &View, scene: &Scene<'_>) -> Markup {
    let tongue = &scene.tongue;
    let piles = Message::new("page-root-piles")
        .with("deck", view.deck)
        .with("discards", view.discards.len());
    html! {
        div.piles title=(tongue.say(&piles)) {
            span.pile data-key="pile-deck" { span.card-back {} (tongue.word("page-root-deck")) " " b { (view.deck) } }
            span.pile.spent data-key="pile-discards" { span.card-back {} (tongue.word("page-root-discards")) " " b { (view.discards.len()) } }
        }
        @if !view.discards.is_empty() { (discards(view, scene)) }
        (hirelings::beside(view, scene))
        @if !view.items.is_empty() { h2 data-key="pile-items" { (tongue.word("page-root-items")) } (cards::items(&view.items, scene)) }
        (landmarks::beside(view, scene))
        @if !view.quests.is_empty() {
            h2 { (tongue.word("page-root-quests")) }
            div.quests role="group" { @for quest in &view.quests { (cards::quest(quest, scene)) } }
        }
        @if !view.available.is_empty() {
            h2 { (tongue.word("page-root-dominance")) }
            p.named { @for &card in &view.available { (cards::name(card, view, scene)) } }
        }
    }
}
