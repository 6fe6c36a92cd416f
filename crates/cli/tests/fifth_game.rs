//! A fifth game that brings nothing but its rules, as `examples/fifth_game.rs` puts it on the shelf: every command knows
//! it, bots of every level play it, terminal and page draw it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../../server/tests/http/client.rs"]
#[expect(dead_code, reason = "the tests of the server use more of it")]
mod client;

use clap::Parser;
use cli::{Args, Boxed, Shelf, World};
use client::{Client, Reply, answer};
use kernel::Lang;
use proof::skirmish::Skirmish;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

fn five() -> Shelf {
    Shelf::whole().with(Boxed::plain::<Skirmish>())
}

/// Runs a command; each line of `typed` is typed in turn.
fn run(line: &str, mut typed: &[u8], out: &mut dyn Write) {
    let words = line.split_whitespace();
    let args = Args::try_parse_from(["tavolata"].into_iter().chain(words)).unwrap();
    let mut world = World {
        shelf: five(),
        lang: args.lang.unwrap_or(Lang::English),
        colour: false,
        width: 80,
        echo: true,
        live: false,
        input: &mut typed,
        out,
    };
    cli::run(&args, &mut world).unwrap();
}

/// What a command writes.
fn told(line: &str, typed: &str) -> String {
    let mut out = Vec::new();
    run(line, typed.as_bytes(), &mut out);
    let said = String::from_utf8(out).unwrap();
    assert!(!lang::has_gap(&said), "{said}");
    said
}

#[test]
fn it_stands_on_the_shelf_beside_the_others() {
    let games = told("games", "");
    assert!(games.contains("Root (root)") && games.contains("Skirmish (skirmish)"), "{games}");
    assert!(told("games skirmish", "").contains("summer | winter"));
    assert!(told("law skirmish 2", "").contains("2.1"));
}

#[test]
fn a_person_plays_it_in_the_terminal_against_a_bot() {
    let typed = "1\n".repeat(300) + "q\n";
    let out = told("play skirmish --seed 3 --option rounds=2", &typed);
    assert!(out.contains("Red band: you\n  Blue band: adept"), "{out}");
    assert!(out.contains("Bands              Red band"), "{out}");
    assert!(out.contains("Soldiers"), "{out}");
    assert!(out.contains("Result"), "{out}");
    let out = told("--lang it play skirmish --seed 3", "q\n");
    assert!(out.contains("Soldati") && out.contains("Carte nel mazzo"), "{out}");
}

#[test]
fn a_hint_is_had_for_it() {
    let out = told("play skirmish --seed 3", "hint\nq\n");
    assert!(out.contains("% sure"), "{out}");
}

#[test]
fn every_level_meets_every_other_at_it() {
    let line = "arena skirmish --bots novice,adept:40,master:40 -o rounds=2 -n 6 --json";
    let report: serde_json::Value = serde_json::from_str(&told(line, "")).unwrap();
    assert_eq!(report["games"], 6);
}

#[test]
fn who_judges_as_it_is_written_can_be_named_like_any_other() {
    let line = "arena skirmish --bots adept-written,master-written:40 -o rounds=2 -n 2 --json";
    let report: serde_json::Value = serde_json::from_str(&told(line, "")).unwrap();
    assert_eq!(report["games"], 2);
    let simulated = |who: &str| {
        let line = format!("simulate skirmish --bots {who} -n 2 --seed 5 --jobs 1");
        told(&line, "").lines().skip(1).map(|line| line.replace(who, "?")).collect::<Vec<_>>()
    };
    let squeezed = |lines: Vec<String>| lines.join(" ").split_whitespace().collect::<String>();
    assert_eq!(squeezed(simulated("adept-written")), squeezed(simulated("adept")));
    let out = told("--lang it play skirmish --bots adept-written --seed 3", "q\n");
    assert!(out.contains("esperto di riferimento"), "{out}");
}

/// Hands on every line that is written.
struct Lines(Sender<String>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let _nobody_reads = self.0.send(String::from_utf8_lossy(bytes).into_owned());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Serves on a thread of its own until the test ends.
fn serve(database: &std::path::Path) -> SocketAddr {
    let line = format!("serve --listen 127.0.0.1:0 --database {}", database.display());
    let (lines, said) = channel();
    std::thread::spawn(move || run(&line, &[], &mut Lines(lines)));
    let mut text = String::new();
    loop {
        text += &said.recv_timeout(Duration::from_mins(1)).unwrap();
        let address = text.split("http://").nth(1).and_then(|rest| rest.split_once([' ', '\n']));
        if let Some(address) = address.and_then(|(address, _)| address.parse().ok()) {
            return address;
        }
    }
}

/// The first choice that the page has a button for.
fn first_choice(page: &Reply) -> Option<String> {
    let question = page.body.split("data-region=\"question\"").nth(1)?;
    let (_, rest) = question.split_once("name=\"choice\" value=\"")?;
    Some(rest.split_once('"')?.0.to_owned())
}

#[tokio::test]
async fn a_seat_may_be_given_to_who_judges_as_it_is_written() {
    let dir = tempfile::tempdir().unwrap();
    let mut anna = Client::new(serve(&dir.path().join("written.db")));
    assert!(!anna.get("/new/skirmish").await.body.contains("adept-written"), "no form lists it");
    let form = |level: &str| format!("option-seats=2&seat-0=me&seat-1=bot-{level}");
    let table = anna.post("/new/skirmish", &form("adept-written")).await;
    let page = anna.get(table.header("location").unwrap()).await;
    assert!(page.body.contains("reference adept"), "{}", page.body);
    assert_eq!(anna.post("/new/skirmish", &form("novice-written")).await.status, 422);
}

#[tokio::test]
async fn a_person_plays_it_on_the_page_against_a_bot() {
    let dir = tempfile::tempdir().unwrap();
    let mut anna = Client::new(serve(&dir.path().join("five.db")));
    assert!(anna.get("/").await.body.contains("Small bands, hidden cards, ambushes"));
    let form = "option-seats=2&option-rounds=2&seat-0=me&seat-1=bot-novice";
    let table = anna.post("/new/skirmish", form).await;
    let table = table.header("location").unwrap().to_owned();
    let first = anna.get(&table).await;
    for drawn in ["board-skirmish", "class=\"plain-board\"", "Soldiers", "class=\"plain-mat\""] {
        assert!(first.body.contains(drawn), "{drawn}: {}", first.body);
    }
    let sheet = first.after("<link rel=\"stylesheet\" href=\"/asset/boards-").unwrap();
    let sheet = anna.get(&format!("/asset/boards-{sheet}")).await;
    assert!(sheet.body.contains(".plain-mat"), "{}", sheet.status);
    for answers in 0.. {
        assert!(answers < 2000, "the game ends");
        let page = anna.get(&table).await;
        if page.body.contains("class=\"ended\"") {
            break;
        }
        let Some(choice) = first_choice(&page) else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let version = page.after("data-version=\"").unwrap().parse().unwrap();
        let body = answer(0, version, &format!("key-{answers}"), &choice);
        let reply = anna.post(&format!("{table}/choose"), &body).await;
        assert!(matches!(reply.status, 303 | 409), "{} {}", reply.status, reply.body);
    }
    let verified = anna.get(&format!("{table}/verify")).await;
    assert!(verified.body.contains("class=\"good\""), "{}", verified.body);
}
