//! K3 Round and Choice phase.

use crate::support::{BLUE, RED, plain, planning, within};
use insta::assert_snapshot;
use kernel::Viewer;
use wonderful_kingdom::choice_phase::Frame as Choosing;
use wonderful_kingdom::terms::{Area, CardName};
use wonderful_kingdom::{Frame, law};

const ALTERNATION: Frame = Frame::Choice(Choosing::Alternation);

#[test]
fn offer_and_selection_alternate_until_the_hands_are_empty() {
    let words = "
        hand blue hamlet sawmill
        hand red guildhall barracks
        left granary
    ";
    let game = plain(words, ALTERNATION)
        .plays("offer hamlet left; offer sawmill right")
        .plays("select right; offer guildhall right; offer barracks right; select left");
    assert_snapshot!(game.story(), @"
    K3.4  Valados offers Hamlet in the left area.
    K3.4  Valados offers Sawmill in the right area.
    K3.5  Téressie selects the right area: 1 face up, 0 face down.
    K3.4  Téressie offers Guildhall in the right area.
    K3.4  Téressie offers Barracks in the right area.
    K3.5  Valados selects the left area: 2 face up, 0 face down.
    ");
    assert_eq!(game.position().discards().len(), 2, "what nobody took is discarded");
    game.proves(law::choice::ALTERNATION)
        .proves(law::choice::OFFER)
        .proves(law::choice::SELECT)
        .proves(law::choice::DISCARD_PILE);
}

#[test]
fn a_whole_choice_phase_has_eight_offers() {
    let mut game = within(&[("module", "none")], "", &[Frame::Choice(Choosing::Deal)]);
    let mut selections = 0;
    while let Some(&seat) = game.asked().first() {
        let offer = game.offers_to(seat)[0].clone();
        selections += usize::from(offer.starts_with("select"));
        game = game.plays(&offer);
    }
    assert_eq!((selections, game.position().offers()), (8, 8));
    game.proves(law::choice::ALTERNATION).proves(law::choice::DEAL);
}

#[test]
fn in_an_even_round_red_begins() {
    let words = "
        round 2
        hand blue hamlet sawmill
        hand red guildhall barracks
    ";
    let game = plain(words, ALTERNATION);
    assert_eq!(game.asked(), [RED]);
    game.proves(law::choice::FIRST_PLAYER_OF_THE_ROUND);
}

#[test]
fn an_empty_area_may_be_selected() {
    let words = "
        hand blue hamlet sawmill
        hand red guildhall barracks
    ";
    let game =
        plain(words, ALTERNATION).plays("offer hamlet left; offer sawmill left; select right");
    assert!(game.position().realm(RED).selection().is_empty());
    assert_eq!(game.position().area(Area::Left).len(), 2);
    game.proves(law::choice::EMPTY_AREA);
}

#[test]
fn a_third_trap_is_refused() {
    let words = "
        hand blue hamlet sawmill
        hand red guildhall barracks
    ";
    let game = plain(words, ALTERNATION).plays("offer hamlet left down; offer sawmill left down");
    assert_eq!(game.position().realm(BLUE).traps(), 0);
    let words = "
        hand blue hamlet sawmill
        hand red guildhall barracks
        pieces blue traps 0
    ";
    let game = plain(words, ALTERNATION);
    assert_eq!(
        game.refuses("offer hamlet left down"),
        "K3.8  You have no Trap token left this round."
    );
    game.proves(law::choice::TRAP);
}

#[test]
fn tokens_come_back_with_the_next_round() {
    let game = plain("pieces blue traps 0", Frame::Choice(Choosing::Round));
    assert_eq!(game.position().realm(BLUE).traps(), 2);
    game.proves(law::choice::FOUR_ROUNDS);
}

#[test]
fn a_face_down_card_is_known_to_who_offered_it_alone() {
    let words = "
        hand blue hamlet sawmill
        hand red guildhall barracks
    ";
    let game =
        plain(words, ALTERNATION).plays("offer hamlet left down; offer sawmill right; select left");
    let seen = |viewer| game.view(viewer).realms[1].down[0].card;
    assert_eq!(seen(Viewer::Seat(BLUE)), Some(CardName::Hamlet));
    assert_eq!((seen(Viewer::Seat(RED)), seen(Viewer::Watcher)), (None, None));
    let told = game.story_in(kernel::Lang::English, Viewer::Seat(RED));
    assert!(told.contains("K3.9  Valados offers a card face down in the left area."), "{told}");
    game.proves(law::choice::FACE_DOWN_CARDS);
}

#[test]
fn a_spy_looks_at_one_face_down_card_a_round() {
    let words = "
        down blue left hamlet
        down blue right sawmill
        pieces red spies 1
    ";
    let game = plain(words, Frame::Choice(Choosing::Select(RED)));
    assert_eq!(game.offers(), ["select left", "select right", "spy down:1", "spy down:2"]);
    let game = game.plays("spy down:2");
    assert_eq!(game.view(Viewer::Seat(RED)).areas[1].down[0].card, Some(CardName::Sawmill));
    assert_eq!(game.view(Viewer::Watcher).areas[1].down[0].card, None);
    assert_eq!(game.offers(), ["select left", "select right"]);
    assert_eq!(game.refuses("spy down:1"), "K3.10  You have no Spy token ready.");
    game.proves(law::choice::SPY);
}

#[test]
fn the_game_lasts_four_rounds() {
    let game = plain("round 3", Frame::Choice(Choosing::EndOfRound));
    assert!(game.story().contains("K3.1  Round 4 begins; Téressie is first player."));
    let game = plain("round 4", Frame::Choice(Choosing::EndOfRound));
    assert!(game.table().is_over());
    game.proves(law::choice::FOUR_ROUNDS).proves(law::scoring::LAST_ROUND);
}

#[test]
fn a_discarded_card_stays_discarded() {
    let game = planning(&[("module", "none")], "selection blue hamlet").plays("0: recycle hamlet");
    assert_eq!(game.position().discards().len(), 1);
    game.proves(law::choice::DISCARD_PILE);
}
