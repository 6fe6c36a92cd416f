//! 10.6 Evening.

use super::cult;
use crate::scene::Look;
use kernel::Viewer;
use root::Frame as F;
use root::golden_rules::Frame as Golden;
use root::law::lizard_cult as law;
use root::lizard_cult::Frame;
use root::terms::{CardName, Faction};

#[test]
fn revealed_cards_return_to_the_hand_where_all_know_them() {
    let words = "
        outcast mouse
        revealed anvil sword
        hand lizard-cult bake-sale
    ";
    let game = cult(words, Frame::ReturnRevealedCards).plays("");
    assert_eq!(
        game.hand(Faction::LizardCult),
        [CardName::Anvil, CardName::BakeSale, CardName::Sword]
    );
    let view = game.view(Viewer::Seat(game.seat(Faction::Marquise)));
    let cult = view.players.iter().find(|player| player.faction == Faction::LizardCult).unwrap();
    assert_eq!(cult.known, [CardName::Anvil, CardName::Sword]);
    game.proves(law::RETURN_REVEALED_CARDS);
}

#[test]
fn the_cult_crafts_with_cards_it_revealed_but_uses_no_daylight_effects() {
    let words = "
        outcast fox
        c8 fox-garden
        revealed anvil
        score lizard-cult 12
        hand lizard-cult dominance-mouse
        crafted lizard-cult codebreakers
        hand marquise sword
    ";
    let game = cult(words, F::Golden(Golden::Evening));
    assert_eq!(game.offers(), ["craft anvil", "pass"]);
    game.plays("craft anvil").proves(law::EVENING).proves(law::CRAFT);
}

#[test]
fn a_card_is_drawn_for_each_track_with_two_gardens() {
    let draws = |words: &str| {
        let game = cult(
            &format!(
                "
            outcast mouse
            {words}
        "
            ),
            Frame::DrawAndDiscard,
        )
        .plays("");
        game.proves(law::DRAW_AND_DISCARD);
        game.hand(Faction::LizardCult).len()
    };
    assert_eq!(draws(""), 1);
    assert_eq!(draws("c8 fox-garden\nc7 mouse-garden"), 1);
    assert_eq!(draws("c8 fox-garden 2"), 2);
    assert_eq!(draws("c8 fox-garden 2\nc7 mouse-garden 2\nc11 mouse-garden 2"), 3);
    assert_eq!(draws("c8 fox-garden 2\nc7 mouse-garden 2\nc5 rabbit-garden 2"), 4);
}

#[test]
fn the_hand_goes_down_to_five() {
    let words = "
        outcast mouse
        hand lizard-cult anvil sword bake-sale armorers birdy-bindle
    ";
    let game = cult(words, Frame::DrawAndDiscard);
    assert_eq!(
        (game.hand(Faction::LizardCult).len(), game.asked_faction()),
        (6, Faction::LizardCult)
    );
    let game = game.plays("card anvil");
    assert_eq!(game.hand(Faction::LizardCult).len(), 5);
    assert_eq!(game.position().lizard_cult.lost_souls().len(), 1);
}
