//! What strangers send is answered or refused, and never an error of the server: forms, messages of a socket, requests of
//! programs, each with a few things wrong.
//!
//! A slice runs with the other tests; `PROPTEST_CASES` says how many of each, as for the readers of text in `cli`.

use crate::client::{Client, form};
use crate::house::{House, first_choice, version};
use kernel::{Fast, Source};
use server::Limits;

/// What people and programs write where it is not expected.
const ODD: &[&str] = &[
    "",
    " ",
    "-1",
    "0",
    "255",
    "256",
    "4294967296",
    "18446744073709551616",
    "é\u{202e}",
    "\u{0}",
    "\n\r\n",
    "%",
    "<script>",
    "{\"have\":",
    "null",
    "[[[[",
    "'; DROP TABLE people; --",
    "../../etc/passwd",
];

fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|count| count.parse().ok()).unwrap_or(150)
}

fn pick<'a, T: ?Sized>(chance: &mut Fast, all: &[&'a T]) -> &'a T {
    all[chance.below(u32::try_from(all.len()).unwrap()) as usize]
}

/// A text with something wrong in most cases: odd, cut short, or with odd letters in it.
fn marred(chance: &mut Fast, text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let at = chance.below(u32::try_from(letters.len() + 1).unwrap()) as usize;
    let (before, after): (String, String) =
        (letters[..at].iter().collect(), letters[at..].iter().collect());
    match chance.below(5) {
        0 => text.to_owned(),
        1 => pick(chance, ODD).to_owned(),
        2 => before,
        3 => format!("{before}{}{after}", pick(chance, ODD)),
        _ => text.repeat(1 + chance.below(40) as usize),
    }
}

/// The fields of a form, each marred, now and then left out, named oddly or said twice.
fn filled(chance: &mut Fast, fields: &[(&str, &str)]) -> String {
    let mut said = Vec::new();
    for (name, value) in fields {
        match chance.below(8) {
            0 => {}
            1 => said.push((marred(chance, name), marred(chance, value))),
            2 => said.extend([1, 2].map(|_| ((*name).to_owned(), marred(chance, value)))),
            _ => said.push(((*name).to_owned(), marred(chance, value))),
        }
    }
    let said: Vec<(&str, &str)> =
        said.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let body = form(&said);
    if chance.below(12) == 0 { marred(chance, &body) } else { body }
}

/// Every form a person may send: where it goes and what it says when it is well. `/t` stands for a table.
const FORMS: &[(&str, &[(&str, &str)])] = &[
    ("/t/choose", &[("seat", "0"), ("version", "1"), ("key", "k"), ("choice", "call 9")]),
    ("/t/undo", &[("seat", "0"), ("version", "1"), ("key", "u")]),
    ("/t/hint", &[("seat", "0"), ("version", "1")]),
    ("/t/say", &[("text", "hello"), ("seat", "0")]),
    ("/t/sit", &[("seat", "1"), ("name", "Anna")]),
    ("/t/leave", &[("seat", "1")]),
    ("/t/stand-in", &[("seat", "1"), ("level", "novice")]),
    ("/t/take-back", &[("seat", "1")]),
    ("/t/mute", &[("person", "1")]),
    ("/t/pause", &[("pause", "on")]),
    ("/t/hush", &[("hush", "on")]),
    ("/t/analysis", &[("seed", "1")]),
    ("/t/rematch", &[("option-seats", "2")]),
    (
        "/new/morra",
        &[("option-seats", "2"), ("seat-0", "me"), ("seat-1", "bot-novice"), ("door", "open")],
    ),
    (
        "/new/skirmish",
        &[("option-seats", "3"), ("seat-0", "open"), ("clock", "600+10"), ("set-up", "")],
    ),
    ("/import", &[("journal", "tavolata journal 2\ngame morra\nseats 2\n\n0: call 9\n")]),
    ("/settings", &[("name", "Anna"), ("theme", "dark"), ("motion", "less")]),
    ("/settings/language", &[("lang", "it")]),
    ("/settings/account", &[("login", "anna"), ("password", "correct horse")]),
    ("/settings/profile", &[("shown", "everyone")]),
    ("/settings/tokens", &[("name", "Robot"), ("scope", "play")]),
    ("/settings/tokens/revoke", &[("token", "1")]),
    ("/settings/calls/quiet", &[("from", "22:00"), ("to", "07:00"), ("zone", "60")]),
    ("/settings/calls/turn", &[("channel", "1"), ("on", "true")]),
    ("/sign-in", &[("login", "anna"), ("password", "wrong horse")]),
    ("/forgot", &[("mail", "anna@example.org")]),
];

/// Somebody at a table of morra in a house that counts nobody's requests.
async fn seated() -> (House, Client, String) {
    let house = House::with(Limits::for_a_crowd(), "").await;
    let (anna, table) = house.player("morra").await;
    (house, anna, table)
}

/// The table still answers its player.
async fn is_well(client: &mut Client, table: &str) {
    let page = client.get(table).await;
    assert_eq!(page.status, 200, "{}", page.body);
}

#[tokio::test]
async fn forms_are_taken_or_refused() {
    let (house, anna, table) = seated().await;
    let (mut chance, cookie) = (Fast::new(25), anna.cookie.clone());
    let (mut taken, mut refused) = (0, 0);
    for case in 0..cases() {
        let (path, fields) = FORMS[chance.below(u32::try_from(FORMS.len()).unwrap()) as usize];
        let path = path
            .strip_prefix("/t")
            .map_or_else(|| path.to_owned(), |rest| format!("{table}{rest}"));
        let body = filled(&mut chance, fields);
        let mut client = house.client();
        // Strangers send forms too.
        client.cookie = cookie.clone().filter(|_| chance.below(6) > 0);
        let reply = if chance.below(2) == 0 {
            client.script(&path, &body).await
        } else {
            client.post(&path, &body).await
        };
        assert!(
            (200..500).contains(&reply.status),
            "{case}: {path} {body}: {} {}",
            reply.status,
            reply.body
        );
        *(if reply.status < 400 { &mut taken } else { &mut refused }) += 1;
    }
    assert!(taken > 0 && refused > 0, "{taken} taken, {refused} refused");
    let mut anna = house.client();
    anna.cookie = cookie;
    is_well(&mut anna, &table).await;
}

#[tokio::test]
async fn messages_of_a_socket_are_read_or_end_it() {
    let (_house, mut anna, table) = seated().await;
    let mut chance = Fast::new(7);
    let well = "{\"have\":{\"board\":\"0123456789abcdef\",\"log\":\"x\"},\"version\":3}";
    for _ in 0..cases() {
        let Ok(mut socket) = anna.try_socket(&table).await else { panic!("the socket opens") };
        for _ in 0..3 {
            socket.say(&marred(&mut chance, well)).await;
        }
    }
    is_well(&mut anna, &table).await;
}

#[tokio::test]
async fn requests_of_programs_are_taken_or_refused() {
    let (house, mut anna, table) = seated().await;
    let account = form(&[("login", "anna"), ("password", "a long password")]);
    assert_eq!(anna.post("/settings/account", &account).await.status, 200);
    let made = anna.post("/settings/tokens", &form(&[("name", "Robot"), ("scope", "play")])).await;
    let token = made.after("id=\"fresh\" readonly value=\"").unwrap().to_owned();
    let page = anna.get(&table).await;
    let choice = first_choice(&page).unwrap();
    let id = table.trim_start_matches("/t/");
    let answer =
        serde_json::json!({ "seat": 0, "version": version(&page), "key": "k", "choice": choice });
    let new = serde_json::json!({ "game": "morra", "options": { "seats": "2" }, "seats": ["me", "bot-novice"] });
    let mut chance = Fast::new(99);
    for case in 0..cases() {
        let (path, body) = match chance.below(4) {
            0 => (format!("/tables/{id}/choices"), answer.to_string()),
            1 => ("/tables".to_owned(), new.to_string()),
            2 => (format!("/tables/{}", marred(&mut chance, id)), String::new()),
            _ => (marred(&mut chance, "/me/tables"), answer.to_string()),
        };
        // A request line has neither spaces nor controls in its address.
        let path: String = path.chars().filter(char::is_ascii_graphic).collect();
        let body = marred(&mut chance, &body);
        let token = if chance.below(5) == 0 { marred(&mut chance, &token) } else { token.clone() };
        let token: String = token.chars().filter(char::is_ascii_graphic).collect();
        let method = pick(&mut chance, &["GET", "POST", "DELETE", "PUT"]);
        let request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            house.address,
            body.len()
        );
        let reply = house.client().raw(request.as_bytes()).await;
        assert!(
            (200..500).contains(&reply.status),
            "{case}: {request}: {} {}",
            reply.status,
            reply.body
        );
    }
    is_well(&mut anna, &table).await;
}
