//! The options of a table.

use kernel::{Data, Game, Options};
use monster_lands::MonsterLands;

fn refused<'a>(given: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let set = Options::accept(MonsterLands::options(), given)
        .and_then(|options| MonsterLands::set(&options, &Data::embedded(MonsterLands::data())));
    set.expect_err("the options are refused").to_string()
}

#[test]
fn what_does_not_go_together_is_refused_with_its_reason() {
    let cases: [(&[(&str, &str)], &str); 6] = [
        (&[("seats", "2"), ("scenario", "3")], "refuse-scenario-needs-solo"),
        (&[("seats", "1"), ("tricks", "on")], "refuse-tricks-need-rivals"),
        (&[("seats", "2"), ("first-player", "3")], "refuse-first-player-has-no-seat"),
        (&[("affinity-1", "fire"), ("affinity-2", "fire")], "refuse-affinity-taken-twice"),
        (
            &[("seats", "1"), ("scenario", "10"), ("difficulty", "tutorial")],
            "refuse-doom-without-tutorial",
        ),
        (
            &[("seats", "1"), ("scenario", "2"), ("affinity-1", "air")],
            "refuse-scenario-names-the-clan",
        ),
    ];
    for (given, reason) in cases {
        let said = refused(given.iter().copied());
        assert!(said.contains(reason), "{given:?}: {said}");
    }
}

#[test]
fn every_option_has_a_default_that_can_be_played() {
    let options = Options::accept(MonsterLands::options(), []).unwrap();
    let set = MonsterLands::set(&options, &Data::embedded(MonsterLands::data()));
    assert_eq!(set.unwrap().chosen.seats, 4);
}
