//! 11.6 Evening.

use super::{board, company};
use crate::scene::Look;
use root::golden_rules::Frame as Golden;
use root::law::riverfolk as law;
use root::terms::{Faction, Service};

#[test]
fn the_hand_goes_down_to_five_and_nothing_is_drawn() {
    let words = "hand riverfolk anvil sword bake-sale armorers sappers cobbler";
    let game = company(words, Golden::Evening).plays("card sword");
    assert_eq!(game.hand(Faction::Riverfolk).len(), 5);
    game.proves(law::DISCARD_CARDS).proves(law::EVENING);
}

#[test]
fn prices_may_change_every_evening() {
    let game = company("hand riverfolk anvil", Golden::Evening);
    assert_eq!(
        game.offers(),
        ["service hand-card", "service riverboats", "service mercenaries", "pass"]
    );
    let game = game.plays("service hand-card");
    assert_eq!(game.offers(), ["count 1", "count 2", "count 3"], "it costs 4 already");
    let game = game.plays("count 1; service mercenaries; count 2");
    assert_eq!(Service::ALL.map(|service| board(&game).price(service)), [1, 4, 2]);
    game.proves(law::SET_PRICES);
}
