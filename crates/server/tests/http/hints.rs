//! Hints for the seat that asks, and answers that say what cannot be taken back.

use crate::house::House;
use kernel::chance::{Fast, Source};
use kernel::{Data, Options, Seed, Spoken, Table};
use monster_lands::MonsterLands;
use proof::skirmish::Skirmish;
use root::Root;
use village_attacks::VillageAttacks;

const TWO: &str = "option-seats=2&seat-0=me&seat-1=open&door=open";

#[tokio::test]
async fn a_hint_is_seen_by_the_seat_that_asked_and_by_nobody_else() {
    let house = House::open().await;
    let (mut anna, table) = house.host("morra", &format!("{TWO}&hints=allowed")).await;
    let (mut bruno, mut carla) = (house.client(), house.client());
    bruno.post(&format!("{table}/sit"), "seat=1").await;
    assert!(!anna.get(&table).await.body.contains("class=\"hint\""));
    assert_eq!(anna.post(&format!("{table}/hint"), "seat=0").await.status, 303);
    let page = anna.get(&table).await.body;
    assert!(page.contains("class=\"hint\"") && page.contains("75 %"), "{page}");
    assert!(page.contains("class=\"advised\""), "its answer is marked");
    for other in [&mut bruno, &mut carla] {
        let page = other.get(&table).await.body;
        assert!(!page.contains("class=\"hint\"") && !page.contains("advised"), "{page}");
    }
    assert_eq!(bruno.post(&format!("{table}/hint"), "seat=0").await.status, 403);
    assert_eq!(carla.post(&format!("{table}/hint"), "seat=0").await.status, 403);
}

#[tokio::test]
async fn against_people_there_are_no_hints_unless_the_host_allows_them() {
    let house = House::open().await;
    let (mut anna, table) = house.host("morra", TWO).await;
    house.client().post(&format!("{table}/sit"), "seat=1").await;
    assert!(!anna.get(&table).await.body.contains("data-deed=\"hint\""));
    let refused = anna.script(&format!("{table}/hint"), "seat=0").await;
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("no hints are given"), "{}", refused.body);
    let (mut alone, table) = house.player("skirmish").await;
    assert!(alone.get(&table).await.body.contains("data-deed=\"hint\""), "among bots there are");
    let none = "option-seats=2&seat-0=me&seat-1=bot-random&hints=forbidden";
    let (mut alone, table) = house.host("skirmish", none).await;
    assert!(!alone.get(&table).await.body.contains("data-deed=\"hint\""), "or as the host says");
}

#[tokio::test]
async fn where_the_host_says_so_nothing_is_taken_back() {
    let house = House::open().await;
    let set = "option-seats=2&seat-0=me&seat-1=bot-random&undo=forbidden";
    let (mut anna, table) = house.host("skirmish", set).await;
    let page = anna.get(&table).await;
    assert!(!page.body.contains("data-deed=\"undo\""));
    let version = crate::house::version(&page);
    let body = format!("seat=0&version={version}&key=back");
    let refused = anna.script(&format!("{table}/undo"), &body).await;
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("nothing is taken back"), "{}", refused.body);
}

#[tokio::test]
async fn a_quick_game_can_be_played_from_any_seat() {
    let house = House::open().await;
    let mut anna = house.client();
    assert!(anna.get("/").await.body.contains("id=\"play-as-root\""));
    let table = anna.post("/play/root", "seat=2").await.header("location").unwrap().to_owned();
    let page = anna.get(&table).await;
    assert!(page.body.contains("data-viewer=\"2\""), "{}", page.body);
    let table = anna.post("/play/root", "seat=99").await.header("location").unwrap().to_owned();
    assert!(anna.get(&table).await.body.contains("data-viewer=\"0\""), "no such seat: the first");
}

#[tokio::test]
async fn a_hint_is_gone_once_the_question_is_another() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    anna.post(&format!("{table}/hint"), "seat=0").await;
    let page = anna.get(&table).await;
    assert!(page.body.contains("class=\"hint\""));
    let version = crate::house::version(&page);
    let choice = crate::house::first_choice(&page).unwrap();
    let body = crate::client::answer(0, version, "one", &choice);
    assert_eq!(anna.script(&format!("{table}/choose"), &body).await.status, 200);
    assert!(!anna.get(&table).await.body.contains("class=\"hint\""));
}

/// Plays a game at random; every answer does what was foreseen of it. Says how many there were of each kind.
fn foreseen<G: Spoken>(seed: u64) -> (usize, usize) {
    let options = Options::accept(G::options(), []).unwrap();
    let data = Data::embedded(G::data());
    let mut table = Table::<G>::new(&options, &data, Seed::from_number(seed)).unwrap();
    let mut chance = Fast::new(seed);
    let (mut kept, mut lost) = (0, 0);
    for _ in 0..400 {
        let Some(&ask) = table.asks().first() else { break };
        let foreseen = table.foresee(ask.seat);
        let pick = chance.below(u32::try_from(foreseen.len()).unwrap()) as usize;
        let choice = table.offers(&ask)[pick].choice;
        let told = table.told().len();
        let played = table.play(ask.seat, choice).unwrap();
        if !foreseen[pick].barrier {
            assert!(!played.barrier, "{choice} was not said to be final");
            assert!(table.can_undo(ask.seat));
        }
        let turned = table.told()[told..].iter().any(|told| told.boundary.is_some());
        assert!(
            !turned || foreseen[pick].ends_turn || foreseen[pick].barrier,
            "{choice} ended the turn"
        );
        (kept, lost) = (kept + usize::from(!played.barrier), lost + usize::from(played.barrier));
    }
    (kept, lost)
}

#[test]
fn what_is_not_said_to_be_final_can_be_taken_back() {
    let games = [
        foreseen::<Skirmish>,
        foreseen::<MonsterLands>,
        foreseen::<Root>,
        foreseen::<VillageAttacks>,
    ];
    let played = games.into_iter().flat_map(|game| (1..=3).map(game));
    let (kept, lost) = played.fold((0, 0), |all, (kept, lost)| (all.0 + kept, all.1 + lost));
    assert!(kept > 100 && lost > 100, "both kinds were met: {kept}, {lost}");
}
