//! M37 Campaign.

use kernel::para::trace;
use kernel::{Game, Options, Outcome, Para, Seat, Standing, Verdict};
use monster_lands::campaign::{Campaign, Chronicle, Difficulty, Rank, State};
use monster_lands::{MonsterLands, law};

fn at(scenario: u8, difficulty: Difficulty) -> Campaign {
    Campaign { scenario, difficulty, games: 3, state: State::Open }
}

/// The paragraphs of the campaign that were applied while this ran.
fn cited(act: impl FnOnce()) -> Vec<&'static str> {
    trace::begin();
    act();
    trace::cited().into_iter().collect()
}

/// Paragraphs that were applied.
struct Cited(Vec<&'static str>);

impl Cited {
    #[track_caller]
    fn proves(self, para: Para) -> Self {
        assert!(self.0.contains(&para.number()), "{para:?} was never applied");
        self
    }
}

#[test]
fn the_table_sends_each_rank_where_it_belongs() {
    let normal = at(4, Difficulty::Normal);
    let after = |rank| normal.after(rank, Difficulty::Hard, true);
    assert_eq!(after(Rank::MonsterFodder), Campaign { games: 4, ..at(4, Difficulty::Tutorial) });
    assert_eq!(after(Rank::Trainee), Campaign { games: 4, ..at(4, Difficulty::Normal) });
    assert_eq!(after(Rank::Veteran), Campaign { games: 4, ..at(5, Difficulty::Normal) });
    assert_eq!(after(Rank::Hero), Campaign { games: 4, ..at(5, Difficulty::Hard) });
    let cut_throat = normal.after(Rank::Hero, Difficulty::CutThroat, true);
    assert_eq!(cut_throat.difficulty, Difficulty::CutThroat);
    Cited(cited(|| _ = after(Rank::Trainee))).proves(law::campaign::CAMPAIGN_TABLE);
}

#[test]
fn a_campaign_is_lost_as_fodder_on_the_lowest_level() {
    let lost =
        |campaign: Campaign| campaign.after(Rank::MonsterFodder, Difficulty::Hard, true).state;
    assert_eq!(lost(at(2, Difficulty::Tutorial)), State::Lost);
    assert_eq!(lost(at(2, Difficulty::Normal)), State::Open);
    assert_eq!(lost(at(10, Difficulty::Normal)), State::Lost);
    assert_eq!(lost(at(10, Difficulty::Hard)), State::Open);
    Cited(cited(|| _ = lost(at(10, Difficulty::Normal))))
        .proves(law::campaign::CAMPAIGN_LOST)
        .proves(law::campaign::LAST_STAND);
}

#[test]
fn a_campaign_is_won_with_the_last_scenario() {
    let won = |difficulty, counts| {
        at(10, difficulty).after(Rank::Veteran, Difficulty::Hard, counts).state
    };
    assert_eq!(won(Difficulty::Normal, true), State::Won);
    assert_eq!(won(Difficulty::CutThroat, true), State::Won);
    assert_eq!(won(Difficulty::CutThroat, false), State::Open);
    Cited(cited(|| _ = won(Difficulty::Hard, true))).proves(law::campaign::CAMPAIGN_WON);
}

#[test]
fn a_campaign_is_written_and_read_back() {
    let campaign = Campaign::new(Difficulty::CutThroat);
    assert_eq!(campaign.to_string().parse(), Ok(campaign));
    assert!("scenario 11, difficulty hard, games 1, open".parse::<Campaign>().is_err());
    assert!("".parse::<Campaign>().is_err());
}

#[test]
fn a_campaign_that_is_over_stays_as_it_is() {
    let after = |campaign: Campaign, rank| campaign.after(rank, Difficulty::Hard, true);
    let lost = after(at(2, Difficulty::Tutorial), Rank::MonsterFodder);
    assert_eq!(after(lost, Rank::Hero), lost);
    let won = after(at(10, Difficulty::Normal), Rank::Hero);
    assert_eq!(after(won, Rank::MonsterFodder), won);
}

fn solo(rank: Rank, score: i32) -> Outcome {
    let line = Standing { seat: Seat(0), score, place: 1, won: rank > Rank::MonsterFodder };
    let verdict = Verdict::Solo { rank: rank.key(), level: rank.level() };
    Outcome { standings: [line].into_iter().collect(), verdict }
}

fn usual() -> Options {
    Options::accept(MonsterLands::options(), []).expect("the usual options stand")
}

#[test]
fn a_chronicle_tells_what_was_played_and_reads_what_it_wrote() {
    let first = Chronicle::new(Difficulty::Normal);
    let second = first.after(&solo(Rank::Trainee, 38), &usual()).unwrap();
    let third = second.after(&solo(Rank::Hero, 63), &usual()).unwrap();
    assert_eq!(third.to_string().parse(), Ok(third.clone()));
    assert_eq!((third.campaign.scenario, third.campaign.games, third.chooses), (2, 2, true));
    assert_eq!(third.played.iter().map(|game| game.points).collect::<Vec<_>>(), [38, 63]);
    assert_eq!(third.chosen(Difficulty::Normal), None, "a Hero plays Hard or Cut-throat");
    let chosen = third.chosen(Difficulty::CutThroat).unwrap();
    assert_eq!((chosen.campaign.difficulty, chosen.chooses), (Difficulty::CutThroat, false));
    assert_eq!(chosen.chosen(Difficulty::Hard), None, "it is asked once");
    for wrong in [
        "",
        "scenario 1",
        "
        scenario 1, difficulty hard, games 0, open
        played badly
    ",
    ] {
        assert!(wrong.parse::<Chronicle>().is_err(), "{wrong}");
    }
}

#[test]
fn a_hero_of_the_last_scenario_has_nothing_to_choose() {
    let last =
        Chronicle { campaign: at(10, Difficulty::Tutorial), ..Chronicle::new(Difficulty::Normal) };
    let again = last.after(&solo(Rank::Hero, 70), &usual()).unwrap();
    assert_eq!((again.campaign.state, again.campaign.difficulty), (State::Open, Difficulty::Hard));
    assert!(!again.chooses, "it is played again on Hard");
}
