//! A game from the first page to the last, in the ways people play.

use crate::client::{Client, answer, form};
use crate::house::{House, first_choice, regions, version};
use server::Limits;
use std::time::Duration;

/// Answers with the first choice until the game is over; says how many answers it took.
async fn play_out(client: &mut Client, table: &str, seat: u8) -> u32 {
    let mut answers = 0;
    loop {
        let page = client.get(table).await;
        if page.body.contains("class=\"ended\"") {
            return answers;
        }
        let Some(choice) = first_choice(&page) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let at = version(&page);
        let body = answer(seat, at, &format!("{seat}-{at}"), &choice);
        let reply = client.post(&format!("{table}/choose"), &body).await;
        assert!(matches!(reply.status, 303 | 409), "{} {}", reply.status, reply.body);
        answers += 1;
        assert!(answers < 2000, "the game ends");
    }
}

#[tokio::test]
async fn one_click_starts_a_game_against_bots_and_it_ends_without_script() {
    let house = House::open().await;
    let (mut anna, table) = house.player("morra").await;
    assert!(play_out(&mut anna, &table, 0).await > 0);
    let home = anna.get("/").await;
    assert!(home.body.contains(&table), "the finished table is listed");
}

#[tokio::test]
async fn the_seed_is_told_at_the_end_and_verifies() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let page = anna.get(&table).await;
    let commitment = page.after("<code title=\"").unwrap().to_owned();
    assert_eq!(
        anna.get(&format!("{table}/journal")).await.status,
        409,
        "secret while it is played"
    );
    assert_eq!(anna.get(&format!("{table}/verify")).await.status, 409);
    play_out(&mut anna, &table, 0).await;
    let journal = anna.get(&format!("{table}/journal")).await;
    assert_eq!(journal.status, 200);
    assert!(journal.body.contains(&format!("commitment {commitment}")));
    assert!(journal.body.contains("\nseed "));
    let verified = anna.get(&format!("{table}/verify")).await;
    assert!(verified.body.contains("class=\"good\""), "{}", verified.body);
}

#[tokio::test]
async fn a_table_is_rebuilt_from_its_export() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    play_out(&mut anna, &table, 0).await;
    let journal = anna.get(&format!("{table}/journal")).await.body;
    let cut: Vec<&str> = journal.lines().collect();
    let half = cut[..cut.len() * 2 / 3].join("\n") + "\n";
    for text in [journal.as_str(), &half] {
        let reply = anna.post("/import", &form(&[("journal", text)])).await;
        assert_eq!(reply.status, 303, "{}", reply.body);
        let again = reply.header("location").unwrap().to_owned();
        assert_ne!(again, table);
        play_out(&mut anna, &again, 0).await;
    }
    for wrong in ["nonsense", &journal.replace("game skirmish", "game chess")] {
        let reply = anna.post("/import", &form(&[("journal", wrong)])).await;
        assert_eq!(reply.status, 422);
    }
}

/// Every entry but the checks, as it was before anything was kept unplayed.
fn moves(journal: &str) -> Vec<&str> {
    let (_, entries) = journal.split_once("---\n").unwrap();
    let lines = entries.lines().map(|line| line.strip_prefix("! ").unwrap_or(line));
    lines.filter(|line| !line.starts_with('~')).collect()
}

#[tokio::test]
async fn a_table_whose_journal_is_refused_somewhere_waits_until_somebody_goes_on() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    play_out(&mut anna, &table, 0).await;
    let journal = anna.get(&format!("{table}/journal")).await.body;
    let third = journal.match_indices("\n0: ").nth(2).unwrap().0;
    let line_end = journal[third + 1..].find('\n').unwrap() + third + 1;
    let refused = format!("{}\n0: dance{}", &journal[..third], &journal[line_end..]);
    let reply = anna.post("/import", &form(&[("journal", &refused)])).await;
    assert_eq!(reply.status, 303, "{}", reply.body);
    let cut = reply.header("location").unwrap().to_owned();

    let page = anna.get(&cut).await;
    assert!(page.body.contains("The rules have changed since this game was played"));
    assert!(page.body.contains("is no choice of this game"), "it says why");
    assert_eq!(first_choice(&page), None, "nothing is asked yet");
    let mut stranger = house.client();
    stranger.get("/").await;
    assert_ne!(stranger.post(&format!("{cut}/go-on"), "").await.status, 303);
    assert!(stranger.get(&cut).await.body.contains("Whoever sits at the table may go on"));

    assert_eq!(anna.post(&format!("{cut}/go-on"), "").await.status, 303);
    assert!(first_choice(&anna.get(&cut).await).is_some());
    play_out(&mut anna, &cut, 0).await;
    let whole = anna.get(&format!("{cut}/journal")).await.body;
    assert!(moves(&whole).starts_with(&moves(&refused)), "nothing of it is lost");
    let verified = anna.get(&format!("{cut}/verify")).await;
    assert!(verified.body.contains("class=\"good\""), "{}", verified.body);
}

#[tokio::test]
async fn an_undo_brings_back_the_table_as_it_was() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let mut undone = false;
    for _ in 0..60 {
        let page = anna.get(&table).await;
        let (Some(choice), at) = (first_choice(&page), version(&page)) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let before = regions(&page);
        anna.script(&format!("{table}/choose"), &answer(0, at, &format!("c{at}"), &choice)).await;
        let after = anna.get(&table).await;
        let now = version(&after);
        if now != at + 1 || !after.body.contains("data-deed=\"undo\"") {
            continue;
        }
        let reply =
            anna.script(&format!("{table}/undo"), &answer(0, now, &format!("u{now}"), "")).await;
        if reply.status != 200 {
            continue;
        }
        let back = regions(&anna.get(&table).await);
        for region in ["board", "log"] {
            assert_eq!(back[region], before[region], "{region}");
        }
        undone = true;
        break;
    }
    assert!(undone, "something could be undone");
}

#[tokio::test]
async fn a_table_that_has_come_far_takes_nothing_back() {
    let house = House::with(Limits { steps: 0, ..Limits::default() }, "").await;
    let (mut anna, table) = house.player("skirmish").await;
    let mut refused = 0;
    for _ in 0..60 {
        let page = anna.get(&table).await;
        let (Some(choice), at) = (first_choice(&page), version(&page)) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        anna.script(&format!("{table}/choose"), &answer(0, at, &format!("c{at}"), &choice)).await;
        let after = anna.get(&table).await;
        let now = version(&after);
        if !after.body.contains("data-deed=\"undo\"") {
            continue;
        }
        let key = format!("u{now}");
        let reply = anna.script(&format!("{table}/undo"), &answer(0, now, &key, "")).await;
        assert_ne!(reply.status, 200, "{}", reply.body);
        refused += usize::from(reply.status == 409);
    }
    assert!(refused > 0, "something was asked to be taken back");
}

#[tokio::test]
async fn everyone_sees_a_change_and_only_what_changed() {
    let house = House::open().await;
    let (mut anna, table) =
        house.host("morra", "option-seats=2&seat-0=me&seat-1=open&door=open").await;
    let mut bruno = house.client();
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    let page = anna.get(&table).await;
    let watcher = house.client();
    let mut sockets = Vec::new();
    for client in [&anna, &bruno, &watcher] {
        let own = client.clone().get(&table).await;
        let mut socket = client.socket(&table, &regions(&own)).await;
        // Coming in is news to the others: presence. What is still to come is only what changes.
        tokio::time::timeout(Duration::from_millis(300), socket.hear()).await.ok();
        sockets.push(socket);
    }
    let (choice, at) = (first_choice(&page).unwrap(), version(&page));
    let start = std::time::Instant::now();
    let done = anna.script(&format!("{table}/choose"), &answer(0, at, "k", &choice)).await;
    let now = done.json()["version"].as_u64().unwrap();
    for socket in &mut sockets {
        let heard =
            tokio::time::timeout(Duration::from_secs(5), socket.hear_version(now)).await.unwrap();
        assert!(heard["regions"].get("chat").is_none(), "the chat has not changed");
        assert!(heard["regions"].get("log").is_some(), "the log has");
    }
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
}

#[tokio::test]
async fn a_page_that_was_away_is_healed_by_what_it_lacks() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let old = anna.get(&table).await;
    let had = regions(&old);
    let (choice, at) = (first_choice(&old).unwrap(), version(&old));
    anna.script(&format!("{table}/choose"), &answer(0, at, "k", &choice)).await;
    let mut socket = anna.socket(&table, &had).await;
    let heard = socket.hear_version(at + 1).await;
    assert!(heard["regions"].get("question").is_some());
}
