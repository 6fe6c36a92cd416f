//! The rules of the skirmish.

use insta::assert_snapshot;
use kernel::{Lang, Seat, Viewer};
use proof::Scenario;
use proof::scenario::{refused_options, setting};
use proof::skirmish::{Frame, Position, Skirmish, law};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const GREEN: Seat = Seat(2);

/// The deeds of Red's day at a table of three, in these words: `red axe ambush`, `blue fallen 2`.
fn day(words: &str) -> Scenario<Skirmish> {
    day_with(&[("seats", "3")], words)
}

fn day_with(options: &[(&str, &str)], words: &str) -> Scenario<Skirmish> {
    let setting = setting::<Skirmish>(options.iter().copied());
    let mut position = Position::new(&setting);
    for line in words.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        let (band, rest) = line.split_once(' ').expect("a line says what a band has");
        let seat = seat_of(band);
        position = if let Some(count) = rest.strip_prefix("fallen ") {
            position.with_fallen(seat, count.parse().expect("so many have fallen"))
        } else {
            let kinds = rest.split(' ').map(|kind| kind.parse().expect("a hand is of cards"));
            position.with_hand(&setting, seat, &kinds.collect::<Vec<_>>())
        };
    }
    position.begin_day(setting.camp.deeds);
    Scenario::within(setting, position, [Frame::NextTurn, Frame::Upkeep, Frame::Deeds])
}

fn seat_of(band: &str) -> Seat {
    match band {
        "red" => RED,
        "blue" => BLUE,
        "green" => GREEN,
        _ => panic!("there is no band {band}"),
    }
}

mod setting_up {
    use super::*;

    #[test]
    fn everyone_is_dealt_a_hand_for_their_own_eyes() {
        let game = Scenario::<Skirmish>::new([]).chances([0, 8, 14, 18, 1, 9]);
        assert_snapshot!(game.story_in(Lang::English, Viewer::Seat(BLUE)), @"
        1.2  The Red band draws a card.
        1.2  The Red band draws a card.
        1.2  The Red band draws a card.
        1.2  The Blue band draws an ambush.
        1.2  The Blue band draws a sword.
        1.2  The Blue band draws a pike.
        ");
        game.proves(law::setting_up::HANDS).proves(law::setting_up::THE_DECK);
    }

    #[test]
    fn everyone_at_once_may_swap_a_card() {
        let game = Scenario::<Skirmish>::new([]).chances([0, 8, 14, 18, 1, 9]);
        assert_eq!(game.asked(), [RED, BLUE]);
        let game = game.chances([20]).plays("1: swap ambush").from_here();
        assert_eq!(game.asked(), [RED]);
        let game = game.chances([2]).plays("stand");
        assert_snapshot!(game.story_in(Lang::Italian, Viewer::Seat(RED)), @"
        2  È il turno della Banda rossa.
        2.1  La Banda rossa pesca una spada.
        ");
        game.proves(law::setting_up::MUSTER);
    }

    #[test]
    fn a_hand_that_was_kept_may_be_reconsidered_until_another_answers() {
        let game = Scenario::<Skirmish>::new([("seats", "3")]).luck(1).plays("0: stand").undo(RED);
        assert_eq!(game.asked(), [RED, BLUE, GREEN]);
        let table = game.plays("0: stand; 1: stand");
        assert!(!table.table().can_undo(RED) && table.table().can_undo(BLUE));
    }

    #[test]
    fn a_deck_without_weapons_or_with_too_few_cards_cannot_be_played() {
        let bare = refused_options::<Skirmish>([("without", "sword,pike,axe")]);
        assert_snapshot!(bare, @"At least one kind of weapon must stay in the deck.");
        let short = refused_options::<Skirmish>([("without", "sword,pike"), ("seats", "4")]);
        assert_snapshot!(short, @"The deck would have 10 cards; this many seats need 16.");
    }
}

mod turn {
    use super::*;

    #[test]
    fn a_turn_begins_with_a_card() {
        let game = day("red axe").chances([7]).plays("rest");
        assert_snapshot!(game.story_in(Lang::English, Viewer::Watcher), @"
        2  The Blue band is to act.
        2.1  The Blue band draws a card.
        ");
        game.proves(law::turn::TURN).proves(law::turn::DRAW).proves(law::turn::NEXT_TURN);
    }

    #[test]
    fn deeds_are_done_one_by_one_until_the_day_is_over() {
        let game = day("red axe").plays("train; train");
        assert_snapshot!(game.asks(), @"0: 2.2  What is your last deed today?");
        assert_snapshot!(game.refuses("train"), @"2.3  You have no coin.");
        game.proves(law::turn::DEEDS).proves(law::turn::TRAIN);
    }

    #[test]
    fn a_winters_day_is_shorter() {
        let game =
            Scenario::<Skirmish>::new([("season", "winter")]).luck(3).plays("0: stand; 1: stand");
        assert_snapshot!(game.asks(), @"0: 2.2  What do you do? 2 deeds are left today.");
        game.proves(law::turn::WINTER);
    }

    #[test]
    fn training_can_be_taken_back() {
        let before = day("red axe").table().digest();
        let game = day("red axe").plays("train").undo(RED);
        assert_eq!(game.table().digest(), before);
    }

    #[test]
    fn a_card_too_many_is_dropped_in_the_open() {
        let game = day("red axe axe pike sword ambush").plays("rest");
        assert_eq!(game.offers(), ["drop sword", "drop pike", "drop axe", "drop ambush"]);
        let game = game.chances([10]).plays("drop sword");
        assert_snapshot!(game.story(), @"
        2.4  The Red band drops a sword.
        2  The Blue band is to act.
        2.1  The Blue band draws a pike.
        ");
        game.proves(law::turn::UPKEEP);
    }
}

mod attack {
    use super::*;

    #[test]
    fn a_march_is_won_with_the_weapon_added() {
        let game = day("red axe").plays("arm axe").chances([3, 5]).plays("at 1; hold");
        assert_snapshot!(game.story(), @"
        3.1  The Red band takes an axe in hand.
        3.2  The Red band marches on the Blue band.
        3.6  The Red band fights with 6, the Blue band with 5.
        3.7  The Red band takes a banner from the Blue band and a coin.
        3.6  A soldier of the Blue band falls.
        ");
        game.proves(law::attack::ARM).proves(law::attack::MARCH);
        game.proves(law::attack::BATTLE).proves(law::attack::PLUNDER);
    }

    #[test]
    fn on_a_tie_who_marches_loses() {
        let game = day("red axe").plays("arm axe").chances([2, 5]).plays("at 1; hold");
        assert_snapshot!(game.story(), @"
        3.1  The Red band takes an axe in hand.
        3.2  The Red band marches on the Blue band.
        3.6  The Red band fights with 5, the Blue band with 5.
        3.6  A soldier of the Red band falls.
        ");
    }

    #[test]
    fn whom_to_march_on_can_be_taken_back_but_not_the_weapon() {
        let game = day("red axe").plays("arm axe; at 1").undo(RED);
        assert_eq!(game.offers(), ["at 1", "at 2"]);
        assert!(!game.table().can_undo(RED));
    }

    #[test]
    fn nobody_is_marched_on_twice_a_day() {
        let game = day("red axe pike").chances([3, 3]).plays("arm axe; at 1; hold; arm pike");
        // With one target left there is nothing to choose.
        assert_eq!(game.asked(), [GREEN]);
        game.proves(law::attack::ONCE_A_DAY);
    }

    #[test]
    fn with_nobody_left_to_march_on_no_weapon_is_taken() {
        let game =
            day_with(&[("seats", "2")], "red axe pike").chances([3, 3]).plays("arm axe; hold");
        assert_snapshot!(game.refuses("arm pike"), @"3.2.1  You have marched on everyone today.");
        assert_snapshot!(game.refuses("arm sword"), @"3.1  You hold no sword.");
    }

    #[test]
    fn whoever_is_marched_on_is_asked_even_without_an_ambush() {
        let game = day("red axe").plays("arm axe; at 1");
        assert_eq!(game.offers(), ["hold"]);
        assert_snapshot!(game.refuses("ambush"), @"3.3  You hold no ambush.");
    }

    #[test]
    fn an_ambush_that_is_not_countered_ends_the_day_at_once() {
        let game =
            day("red axe; blue ambush").plays("arm axe; at 1; ambush").chances([9]).plays("hold");
        assert_snapshot!(game.story(), @"
        3.1  The Red band takes an axe in hand.
        3.2  The Red band marches on the Blue band.
        3.3  The Blue band lays an ambush.
        3.5  The Red band is routed.
        3.6  A soldier of the Red band falls.
        2  The Blue band is to act.
        2.1  The Blue band draws a pike.
        ");
        assert_snapshot!(game.asks(), @"1: 2.2  What do you do? 3 deeds are left today.");
        game.proves(law::attack::AMBUSH).proves(law::attack::ROUT);
    }

    #[test]
    fn a_counter_ambush_lets_the_march_go_on() {
        let game = day("red axe ambush; blue ambush")
            .chances([6, 1])
            .plays("arm axe; at 1; ambush; ambush");
        assert_snapshot!(game.story(), @"
        3.1  The Red band takes an axe in hand.
        3.2  The Red band marches on the Blue band.
        3.3  The Blue band lays an ambush.
        3.4  The Red band counters the ambush.
        3.6  The Red band fights with 9, the Blue band with 1.
        3.7  The Red band takes a banner from the Blue band and a coin.
        3.6  A soldier of the Blue band falls.
        ");
        assert_snapshot!(game.asks(), @"0: 2.2  What do you do? 2 deeds are left today.");
        game.proves(law::attack::COUNTER_AMBUSH);
    }

    #[test]
    fn without_ambushes_nobody_is_asked_for_one() {
        let game = day_with(&[("seats", "3"), ("ambushes", "off")], "red axe")
            .chances([6, 1])
            .plays("arm axe; at 1");
        assert_eq!(game.asked(), [RED]);
    }
}

mod end {
    use super::*;

    #[test]
    fn an_empty_camp_ends_the_skirmish() {
        let game = day("red axe; blue fallen 2").chances([6, 1]).plays("arm axe; at 1; hold");
        assert_snapshot!(game.story(), @"
        3.1  The Red band takes an axe in hand.
        3.2  The Red band marches on the Blue band.
        3.6  The Red band fights with 9, the Blue band with 1.
        3.7  The Red band takes a banner from the Blue band and a coin.
        3.6  A soldier of the Blue band falls.
        4.1  The camp of the Blue band is empty: the skirmish is over.
        ");
        assert_eq!(game.outcome().winners().iter().collect::<Vec<_>>(), [RED]);
        game.proves(law::end::EMPTY_CAMP).proves(law::end::WINNER);
    }

    #[test]
    fn after_the_last_round_soldiers_break_the_tie() {
        let game = Scenario::<Skirmish>::new([("rounds", "1")]).luck(5);
        let game = game.plays("0: stand; 1: stand; train; rest; rest");
        assert_eq!(game.outcome().winners().iter().collect::<Vec<_>>(), [RED]);
        game.proves(law::end::LAST_ROUND);
    }
}
